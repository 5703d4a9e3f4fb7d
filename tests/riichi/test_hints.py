"""Hints: what would have given a hand its yaku."""

from pyapp.riichi.hints import hints
from tests.entered import entry_of
from tests.rows import rows, several


@rows("hints.tsv", expected=several)
def test_what_would_have_helped(text: str, by: str, expected: tuple[str, ...]) -> None:
    entry = entry_of(text)
    assert hints(entry.hand, entry.situation, by, entry.rules) == expected
