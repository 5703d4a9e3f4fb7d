"""The parts of PyScript and MicroPython the page loads, and where they come from."""

import json
import subprocess
from pathlib import Path

from cache import cached

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "node_modules/@pyscript/core/dist"
MICROPYTHON = ROOT / "node_modules/@micropython/micropython-webassembly-pyscript"
BUNDLE = Path(__file__).with_name("pyscript.mjs")

# What core.js gives Python to import from `pyscript`.
NAMES = {"document", "window"}


def runtime_files(names: set[str]) -> tuple[dict[str, bytes], list[str]]:
    """The files to ship, by path, to a page that imports these names from `pyscript`, and the
    paths of the files that its script is made of.
    """
    if not (CORE / "core.js").exists():
        raise SystemExit("the PyScript runtime is not installed: run `make serve` or `npm ci`")
    if names - NAMES:
        raise SystemExit(f"{BUNDLE.name} gives no {sorted(names - NAMES)} to import from pyscript")
    made = json.loads(cached(_bundled, "runtime"))
    files = {
        "pyscript/core.js": made["script"].encode(),
        "pyscript/micropython.wasm": (MICROPYTHON / "micropython.wasm").read_bytes(),
    }
    return files, made["inputs"]


def _bundled() -> bytes:
    done = subprocess.run(["node", BUNDLE], capture_output=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"PyScript's core could not be bundled:\n{done.stderr.decode()}")
    return done.stdout
