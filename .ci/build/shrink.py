"""Make files smaller on the wire: scripts and styles without spaces, modules deflated."""

import json
import subprocess
import zlib
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from cache import cached

ROOT = Path(__file__).resolve().parents[2]
ESBUILD = ROOT / "node_modules/.bin/esbuild"
# Styles are for the oldest browsers that run the page: WebAssembly with everything MicroPython's
# build uses. Older ones must still read the script that tells them so.
TARGETS = {"js": "--target=es2018", "css": "--target=es2020,safari15"}
BUNDLED = ("--bundle", "--minify", "--format=iife", "--legal-comments=none", TARGETS["js"])


def shrink(content: str, loader: str) -> str:
    """A script ("js") or style ("css") that does the same in fewer bytes."""
    # Scripts and styles of our own; a module of others' keeps the language it is written in.
    return _esbuild(["--minify", f"--loader={loader}", TARGETS[loader]], content)


def bundle_worker(path: Path, known: dict[str, object]) -> bytes:
    """The service worker, with values for names in it."""
    defined = [f"--define:{name}={json.dumps(value)}" for name, value in known.items()]
    return _esbuild([str(path), *BUNDLED, *defined]).encode()


def bundled_files(scripts: Iterable[Path]) -> list[str]:
    """The paths, from ROOT, of all that these scripts are bundled from, themselves among them."""
    with TemporaryDirectory() as folder:
        about = Path(folder, "about.json")
        places = [f"--outdir={folder}", f"--metafile={about}", "--log-level=error"]
        _esbuild([*map(str, scripts), *BUNDLED, *places])
        outputs = json.loads(about.read_text())["outputs"].values()
    return sorted({name for output in outputs for name in output["inputs"]})


def bundle_scripts(paths: list[Path]) -> bytes:
    """Scripts of ours, one after the other, as one plain script with what they import."""
    imports = "".join(f"import {json.dumps(str(path))};" for path in paths)
    return _esbuild(list(BUNDLED), imports).encode()


def _esbuild(arguments: list[str], content: str | None = None) -> str:
    if not ESBUILD.exists():
        raise SystemExit("esbuild is not installed: run `make serve` or `npm ci`")
    # Absolute paths in its comments would make the outcome depend on the machine.
    done = subprocess.run(
        [ESBUILD, "--log-level=warning", *arguments],
        input=content,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    if done.returncode:
        raise SystemExit(f"esbuild refused the source:\n{done.stderr}")
    return done.stdout


def deflate(content: bytes, quick: bool = False) -> bytes:
    """The size in four bytes and the smallest zlib stream: a host need not compress it.

    A `quick` one is some percent larger.
    """
    size = len(content).to_bytes(4, "big")
    if quick:
        return size + zlib.compress(content)
    return size + cached(partial(_smallest, content), "deflated", content)


def _smallest(content: bytes) -> bytes:
    import zopfli.zlib

    return bytes(zopfli.zlib.compress(content))
