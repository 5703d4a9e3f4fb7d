"""Make files smaller on the wire: scripts and styles without spaces, modules deflated."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ESBUILD = ROOT / "node_modules/.bin/esbuild"
# The oldest browsers that run the page: WebAssembly with everything MicroPython's build uses.
TARGET = "--target=es2020,safari15"
# Older ones must still read the script that tells them so.
TARGETS = {"js": "--target=es2018", "css": TARGET}


def shrink(content: str, loader: str) -> str:
    """A script ("js") or style ("css") that does the same in fewer bytes."""
    # Scripts and styles of our own; a module of others' keeps the language it is written in.
    return _esbuild(["--minify", f"--loader={loader}", TARGETS[loader]], content)


def bundle_worker(path: Path, precache: str) -> bytes:
    """The service worker with the parts of Workbox it imports; `precache` is JSON."""
    defined = ['--define:process.env.NODE_ENV="production"', f"--define:PRECACHE={precache}"]
    options = ["--bundle", "--minify", "--format=iife", "--legal-comments=none", TARGET]
    return _esbuild([str(path), *options, *defined]).encode()


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


def deflate(content: bytes) -> bytes:
    """The size in four bytes and the smallest zlib stream: a host need not compress it."""
    import zopfli.zlib

    return len(content).to_bytes(4, "big") + bytes(zopfli.zlib.compress(content))
