"""Python programs in the shipped MicroPython, under Node, with the site's compiled modules."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from modules import compile_modules
from runtime import MICROPYTHON

RUNNER = Path(__file__).with_name("run.mjs")
TIMEOUT = 1200  # seconds until it counts as hanging, on a busy machine too


@pytest.fixture(scope="session")
def compiled() -> list[tuple[str, bytes]]:
    """The modules as the site's bundles have them: path and bytecode."""
    return list(compile_modules().values())


@pytest.fixture(scope="session")
def micropython(
    tmp_path_factory: pytest.TempPathFactory, compiled: list[tuple[str, bytes]]
) -> Callable[..., str]:
    """Run a program; gives what it printed. `files` go beside the modules, path to text."""

    def run(program: str, files: dict[str, str] | None = None) -> str:
        folder = tmp_path_factory.mktemp("micropython")
        content = {path: text.encode() for path, text in (files or {}).items()}
        for path, data in [*compiled, *content.items(), ("main.py", program.encode())]:
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        done = subprocess.run(
            ["node", RUNNER, MICROPYTHON / "micropython.mjs", folder],
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
