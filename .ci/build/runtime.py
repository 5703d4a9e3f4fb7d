"""The parts of PyScript and MicroPython the page loads, and where they come from."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "node_modules/@pyscript/core/dist"
MICROPYTHON = ROOT / "node_modules/@micropython/micropython-webassembly-pyscript"

# As written in index.html and pyscript.toml, and as the built site names them.
SOURCE_URLS = (
    "./node_modules/@pyscript/core/dist/",
    "./node_modules/@micropython/micropython-webassembly-pyscript/",
)
BUILT_URL = "./pyscript/"

# PyScript imports all of its plugins unless told not to, and a missing one stops the boot. The
# page needs none but `error`; they are switched off for both of PyScript's script types, of
# which the page uses only "mpy".
PLUGINS_OFF = ("deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
CHUNKS = ("toml", "error")


def runtime_files() -> list[Path]:
    """The files to ship, in the order the boot asks for them; SystemExit when one is missing."""
    core = CORE / "core.js"
    if not core.exists():
        raise SystemExit("the PyScript runtime is not installed: run `make serve` or `npm ci`")
    entry = core.read_text()
    chunk = CORE / _only(r'from"\./(core-[\w-]+\.js)"', entry)
    imported = chunk.read_text()
    chunks = [CORE / _only(rf'import\("\./({name}-[\w-]+\.js)"\)', imported) for name in CHUNKS]
    return [
        core,
        chunk,
        *chunks,
        MICROPYTHON / "micropython.mjs",
        MICROPYTHON / "micropython.wasm",
    ]


# In the core, PyScript's own Python modules stand as text in an object: {"name.py": "source"}.
PYTHON = re.compile(r'(?<=\(".",\{pyscript:\{)"__init__\.py":.*?(?=\}\}\))')
MODULE = re.compile(r'"(\w+)\.py":("(?:[^"\\]|\\.)*")')
FROM = re.compile(r"from pyscript\.(\w+) import ([\w,]+)")


def needed_core(core: str, names: set[str]) -> str:
    """PyScript's core with its Python modules left out but for those that give these names.

    The page would compile all of them at each start, which takes as long as its own modules.
    """
    found = PYTHON.search(core)
    if found is None:
        raise SystemExit("PyScript's core changed: its Python modules are not where they were")
    sources = {name: json.loads(text) for name, text in MODULE.findall(found[0])}
    package = [
        line
        for line in sources["__init__"].split("\n")
        if (given := FROM.search(line)) is None or names & set(given[2].split(","))
    ]
    kept = {"__init__": "\n".join(package)}
    waiting = [kept["__init__"]]
    while waiting:
        for name in re.findall(r"pyscript\.(\w+)", waiting.pop()):
            if name in sources and name not in kept:
                kept[name] = sources[name]
                waiting.append(sources[name])
    modules = ",".join(f'"{name}.py":{json.dumps(kept[name])}' for name in sorted(kept))
    return core[: found.start()] + modules + core[found.end() :]


def _only(pattern: str, text: str) -> str:
    found = set(re.findall(pattern, text))
    if len(found) != 1:
        raise SystemExit(f"PyScript's files changed: {pattern} matches {sorted(found)}")
    return str(found.pop())
