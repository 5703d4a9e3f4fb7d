"""Source files as Python reads them, each parsed once for all tests that look into it."""

import ast
from functools import cache
from pathlib import Path


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a file consists of."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
