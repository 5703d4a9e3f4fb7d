"""The README stays true: its examples hold, and what it names is there."""

import doctest
import re
from pathlib import Path

from pyapp.riichi.text import TextError, parse_entry

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
INSIDE = (ROOT / "pyapp/README.md").read_text()
PICTURES = {path.relative_to(ROOT).as_posix() for path in (ROOT / "static/readme").iterdir()}


def test_the_examples_hold() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_the_japanese_one_leads_to_the_same() -> None:
    japanese = (ROOT / "README.ja.md").read_text()
    for text, other in ((README, "README.ja.md"), (japanese, "README.md")):
        assert f"]({other})" in text
        assert set(re.findall(r"\]\((static/readme/.+)\)", text)) == PICTURES
        assert re.findall(r"^make (\w+) ", text, re.M)[:2] == ["serve", "test"]


def test_every_make_target_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    named = set(re.findall(r"`make ([a-z]+)`|^make ([a-z]+)", README, re.M))
    assert {a or b for a, b in named} <= targets
    assert ("", "serve") in named


def test_every_path_it_names_exists() -> None:
    for path in re.findall(
        r"`((?:pyapp|static|tests|\.ci|\.github)(?:/[/\w.-]*)?)`", README + INSIDE
    ):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (ROOT / path).exists(), path


def test_its_notation_is_read() -> None:
    example = re.search(r"^(\S+\+\S+ pon:.*)$", README, re.M)
    assert example
    assert not isinstance(parse_entry(example[1]), TextError)
