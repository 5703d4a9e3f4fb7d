"""Saved games: what was written is read again, and anything else is refused with a reason."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.game.events import HANCHAN, Adjustment, Refused, Riichi, Start, Win, Won
from pyapp.game.game import Game
from pyapp.game.play import replay
from pyapp.game.saved import VERSION, checksum, dump, load
from tests.game.strategies import games

START = Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), HANCHAN)
EVENTS = (
    START,
    Riichi(1, None),
    Win((Won(1, 3, 40, 0, (), "234567m33456p67s+8s,riichi,dora:1z"),), 3, None),
    Adjustment((-1000, 0, 0, 1000), 0, "miscounted, by 1,000"),
)
# The form of version 1 never changes: games saved with it must load for ever.
TEXT = """\
tenbou-game 1
start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
riichi B
ron from:D B:3/40::234567m33456p67s+8s,riichi,dora:1z
adjust A-1000 D+1000 reason:miscounted,%20by%201,000
end 4 SUM
"""


def test_the_form_of_version_1() -> None:
    lines = TEXT.splitlines()
    text = TEXT.replace("SUM", checksum(lines[1:-1]))
    assert dump(EVENTS) == text
    game = load(text)
    assert isinstance(game, Game)
    assert game == replay(EVENTS)
    assert game.events == EVENTS


@pytest.mark.parametrize("lines", [[], ["a"], ["Wikipedia", "東 2"], ["x" * 70000]])
def test_checksum_is_adler_32_of_code_points(lines: list[str]) -> None:
    # zlib takes bytes: the same for text within Latin-1.
    text = "".join(line + "\n" for line in lines)
    if text.isascii():
        assert checksum(lines) == f"{zlib.adler32(text.encode()):08x}"
    else:
        assert checksum(lines) != checksum([text.replace("東", "西")])


@pytest.mark.parametrize("change", ["\ufeff{}", "{}\n\n"])
def test_what_editors_add_does_no_harm(change: str) -> None:
    text = dump(EVENTS)
    assert load(change.format(text)) == load(text)
    assert load(text.replace("\n", "\r\n")) == load(text)
    assert isinstance(load(text), Game)


@pytest.mark.parametrize(
    ("text", "place", "id"),
    [
        ("", 0, "not_a_game"),
        ("{}", 0, "not_a_game"),
        ("234567m33456p67s+8s", 0, "not_a_game"),
        ("tenbou-game", 0, "damaged"),
        ("tenbou-game one\nend 0 00000001\n", 0, "damaged"),
        (f"tenbou-game {VERSION + 1}\nanything\n", 0, "newer_version"),
        ("tenbou-game 1", 0, "damaged"),
        ("tenbou-game 1\nend 0 00000001\n", 1, "no_start"),
    ],
)
def test_refused(text: str, place: int, id: str) -> None:
    refused = load(text)
    assert isinstance(refused, Refused)
    assert (refused.place, refused.problems[0].id) == (place, id)


def with_check(*lines: str) -> str:
    return "\n".join(["tenbou-game 1", *lines, f"end {len(lines)} {checksum(list(lines))}", ""])


def test_refused_at_a_line() -> None:
    """A text that is whole but says what cannot be: by hand, or by another program."""
    start = "start rules:wrc-2015 hanchan names:A,B,C,D"
    for line, id in (("riichi E", "cannot_read"), ("abortive four_winds", "not_in_rulebook")):
        refused = load(with_check(start, "riichi A", line))
        assert isinstance(refused, Refused)
        assert (refused.place, refused.problems[0].id) == (3, id)
    assert isinstance(load(with_check(start, "riichi A")), Game)


@given(games(12), st.data())
def test_a_damaged_text_is_refused(game: Game, data: st.DataObject) -> None:
    text = dump(game.events)
    start = data.draw(st.integers(0, len(text) - 2))
    kind = data.draw(st.sampled_from(("cut", "hole", "other")))
    if kind == "cut":
        damaged = text[:start]
    elif kind == "hole":
        damaged = text[:start] + text[start + data.draw(st.integers(1, 5)) :]
    else:
        damaged = text[:start] + data.draw(st.characters()) + text[start + 1 :]
    if damaged.rstrip("\n\r").lstrip("\ufeff") == text.rstrip("\n"):
        return
    refused = load(damaged)
    assert isinstance(refused, Refused) or refused == game
