"""CONTRIBUTING names only targets and files that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_make_target_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = (ROOT / "CONTRIBUTING.md").read_text()
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))
    assert {"check", "hook", "lock", "release"} <= named
    assert named <= targets


def test_every_path_it_names_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    paths = re.findall(r"`((?:pyapp|static|tests|\.ci|\.github)/[/\w.-]*)`", text)
    assert len(paths) > 10
    assert [path for path in paths if not (ROOT / path).exists()] == []
