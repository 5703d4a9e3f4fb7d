"""Texts that are kept: what is not whole, of another kind or newer is refused, and says why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kept.codec import Opened, extended, pack, unpack
from pyapp.riichi.problem import Problem

LINES = st.lists(
    st.text(st.characters(exclude_characters="\n\r\ufeff", exclude_categories=["Cs"]), min_size=1),
    max_size=5,
)


@given(LINES, st.integers(1, 9))
def test_what_was_packed_is_unpacked(lines: list[str], version: int) -> None:
    assert unpack("kind", 9, pack("kind", version, lines), 5) == Opened(version, tuple(lines))


@given(LINES, st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"])))
def test_a_line_more(lines: list[str], line: str) -> None:
    assert extended(pack("kind", 1, lines), line) == pack("kind", 1, [*lines, line])


@given(LINES, st.data())
def test_what_was_cut_or_changed_is_refused(lines: list[str], data: st.DataObject) -> None:
    text = pack("kind", 1, lines).rstrip("\n")
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0 a\nz9-"))
    for bad in (text[:place], text[:place] + letter + text[place + 1 :]):
        assert bad == text or isinstance(unpack("kind", 1, bad, 9), Problem), bad


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "other_kind"),
        ("another 1\n", "other_kind"),
        ("kind", "damaged"),
        ("kind x\n", "damaged"),
        ("kind 0\n", "damaged"),
        ("kind 3\nanything", "newer_version"),
        ("kind 1\n" + "a\n" * 9, "too_many_lines"),
        (pack("kind", 1, ["a"])[:-10], "damaged"),
    ],
)
def test_why_it_is_refused(text: str, name: str) -> None:
    found = unpack("kind", 2, text, 5)
    assert isinstance(found, Problem)
    assert found.id == name
