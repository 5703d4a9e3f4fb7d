"""Python as the page runs it: without what only people and type checkers read."""

import ast

DOCUMENTED = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def bare(source: str) -> str:
    """A module that does the same without its comments, docstrings and types.

    What it imports for types alone it does not import, and of a record it knows the names of the
    fields.
    """
    tree = _Typeless().visit(ast.parse(source))
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    _Unused(used).visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


class _Typeless(ast.NodeTransformer):
    """Takes docstrings and types away."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, DOCUMENTED):
            if ast.get_docstring(node) is not None:
                node.body = node.body[1:]
            if not node.body and not isinstance(node, ast.Module):
                node.body = [ast.Pass()]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A record, written as a class with a field a line, becomes what the runtime knows; one
        without methods needs no class of its own.
        """
        if [ast.unparse(base) for base in node.bases] == ["NamedTuple"]:
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            names: list[ast.expr] = [ast.Constant(ast.unparse(each.target)) for each in fields]
            named = [ast.Constant(node.name), ast.Tuple(names, ast.Load())]
            record = ast.Call(ast.Name("NamedTuple", ast.Load()), named, [])
            node.bases = [record]
            node.body = [each for each in node.body if each not in fields] or [ast.Pass()]
            self.generic_visit(node)
            if isinstance(node.body[0], ast.Pass):
                return ast.Assign([ast.Name(node.name, ast.Store())], record)
            return node
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None or ast.unparse(node.annotation) == "TypeAlias":
            return None
        return ast.Assign(targets=[node.target], value=self.visit(node.value))

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        return node.orelse if ast.unparse(node.test) == "TYPE_CHECKING" else node


class _Unused(ast.NodeTransformer):
    """Takes away imports of names that are not used, nor given on as `name as name`."""

    def __init__(self, used: set[str]) -> None:
        self.used = used

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        node.names = [
            each
            for each in node.names
            if each.asname == each.name or (each.asname or each.name) in self.used
        ]
        return node if node.names else None
