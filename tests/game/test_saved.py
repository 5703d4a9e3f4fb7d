"""Saved games: what was written is read again, and anything else is refused with a reason."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.game.events import HANCHAN, Adjustment, Refused, Riichi, Start, Win, Won
from pyapp.game.game import MOST_EVENTS, Game
from pyapp.game.history import add, edit, opened, redo, remove, reopened, undo
from pyapp.game.notation import format_event
from pyapp.game.play import replay
from pyapp.game.saved import (
    LONGEST_LINE,
    MOST_UNDONE,
    VERSION,
    beside,
    dump,
    dump_undone,
    extended,
    goes_on,
    is_current,
    joined,
    load,
    load_undone,
)
from pyapp.kept.codec import checksum
from tests.game.strategies import games
from tests.game_text import accepted, refusal

START = Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), HANCHAN, "", None)
EVENTS = (
    START,
    Riichi(1, None),
    Win((Won(1, 3, 40, 0, (), "234567m33456p67s+8s,riichi,dora:1z"),), 3, None),
    Adjustment((-1000, 0, 0, 1000), 0, "miscounted, by 1,000"),
)
# The form never changes: games saved with it must load for ever, and so must those of version 1.
TEXT = """\
tenbou-game 2
start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
riichi B
ron from:D B:3/40::234567m33456p67s+8s,riichi,dora:1z
adjust A-1000 D+1000 reason:miscounted,%20by%201,000
end 4 SUM
"""


def test_the_form_of_a_kept_game() -> None:
    lines = TEXT.splitlines()
    text = TEXT.replace("SUM", checksum(lines[1:-1]))
    assert dump(EVENTS) == text
    for kept in (text, text.replace("tenbou-game 2", "tenbou-game 1")):
        game = accepted(load(kept))
        assert game == replay(EVENTS)
        assert game.events == EVENTS
        assert is_current(kept) == (kept == text)


@pytest.mark.parametrize(("book", "players"), [("tenhou", 4), ("tenhou-sanma", 3)])
def test_a_game_of_version_1_is_rounded_as_tenhou_was_said_to_round(
    book: str, players: int
) -> None:
    """What somebody kept and saw the result of stays as it was; a new game is in tenths."""
    start = f"start rules:{book} hanchan names:{','.join('ABCD'[:players])}"
    asked = f"{start} end_final_rounding=none"
    as_before = "half_away_from_zero"
    for version, line, rounding in (
        (1, start, as_before),
        (1, asked, "none"),
        (2, start, "none"),
        (1, start.replace(book, "wrc-2015"), "none") if players == 4 else (2, asked, "none"),
    ):
        text = with_check(line, "chombo A" if "wrc" in line else "riichi A")
        game = accepted(load(text.replace("tenbou-game 1", f"tenbou-game {version}")))
        assert game.rules.end_final_rounding == rounding
        assert load(dump(game.events)) == game


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
    ("text", "place", "item_id"),
    [
        ("", 0, "not_a_game"),
        ("{}", 0, "not_a_game"),
        ("234567m33456p67s+8s", 0, "not_a_game"),
        ("tenbou-game", 0, "damaged"),
        ("tenbou-game one\nend 0 00000001\n", 0, "damaged"),
        ("tenbou-game 0\nend 0 00000001\n", 0, "damaged"),
        ("tenbou-game -1\nend 0 00000001\n", 0, "damaged"),
        ("\ufffdPNG\r\n\x1a\n", 0, "not_a_game"),
        ("\ufeff\ufffdtenbou-game 1\n", 0, "not_a_game"),
        (f"tenbou-game {VERSION + 1}\nanything\n", 0, "newer_version"),
        ("tenbou-game 1", 0, "damaged"),
        ("tenbou-game 1\nend 0 00000001\n", 1, "no_start"),
    ],
)
def test_refused(text: str, place: int, item_id: str) -> None:
    assert refusal(load(text)) == (place, item_id)


def with_check(*lines: str) -> str:
    return "\n".join(["tenbou-game 1", *lines, f"end {len(lines)} {checksum(list(lines))}", ""])


def test_refused_at_a_line() -> None:
    """A text that is whole but says what cannot be: by hand, or by another program."""
    start = "start rules:wrc-2015 hanchan names:A,B,C,D"
    for line, item_id in (("riichi E", "cannot_read"), ("abortive four_winds", "not_in_rulebook")):
        assert refusal(load(with_check(start, "riichi A", line))) == (3, item_id)
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


def test_more_events_than_any_evening_has_are_refused_before_any_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = ["start rules:wrc-2015 hanchan names:A,B,C,D", *["chombo A"] * (MOST_EVENTS + 1)]
    text = with_check(*lines)
    monkeypatch.setattr("pyapp.kept.codec.checksum", lambda _lines: pytest.fail("work"))
    for many in (text, text + text, text + "\n\n"):
        refused = load(many)
        assert isinstance(refused, Refused)
        assert [(each.id, each.detail) for each in refused.problems] == [
            ("too_many_events", (MOST_EVENTS,))
        ]


def test_a_line_longer_than_any_event_is_refused_before_any_work() -> None:
    assert refusal(load(with_check("start " + "x" * LONGEST_LINE))) == (1, "damaged")


def test_names_in_a_file_lose_what_cannot_be_shown() -> None:
    """A NUL ends a text on its way to the page, a mark turns what follows the other way."""
    start = "start rules:wrc-2015 hanchan names:A%00nn,B\u202eob,%0ACid,Dee"
    game = accepted(load(with_check(start, "adjust A-1000 B+1000 reason:%00why%7F")))
    assert game.start.names == ("Ann", "Bob", "Cid", "Dee")
    assert game.events[1] == Adjustment((-1000, 1000, 0, 0), 0, "why")


def test_worths_that_no_hand_has_are_read_from_older_games() -> None:
    """Versions before asked nothing; a game that somebody kept stays readable, and editable."""
    start = "start rules:wrc-2015 hanchan names:A,B,C,D"
    game = accepted(load(with_check(start, "ron from:B A:1/25", "riichi C")))
    history = opened(game)
    removed = accepted(remove(history, 2))
    mended = accepted(edit(removed, 1, Win((Won(0, 2, 25, 0, (), ""),), 1, None)))
    assert undo(mended).game == removed.game
    assert redo(undo(mended)).game == mended.game
    refused = edit(mended, 1, game.events[1])
    assert isinstance(refused, Refused)
    assert [problem.id for problem in refused.problems] == ["no_such_ron"]


@given(games(12))
def test_a_text_is_extended_as_if_it_were_written_anew(game: Game) -> None:
    text = dump((game.start,))
    for step in game.log:
        text = extended(text, step.event)
    assert text == dump(game.events)


@pytest.mark.parametrize("name", ["東", "end 1 00000000", "\U0001f004"])
def test_a_text_is_extended_whatever_is_in_it(name: str) -> None:
    events = (*EVENTS, Adjustment((0, 0, 0, 0), 0, name), Riichi(0, None))
    assert format_event(events[-2]).count("\n") == 0
    assert extended(extended(dump(EVENTS), events[-2]), events[-1]) == dump(events)


# Two tabs


def noted(reason: str) -> Adjustment:
    return Adjustment((-1000, 0, 0, 1000), 0, reason)


BASE, MINE = dump(EVENTS[:2]), dump(EVENTS[:3])
THEIRS = dump((*EVENTS[:2], noted("theirs")))


@pytest.mark.parametrize(
    ("mine", "theirs", "base", "text", "kept_beside", "to_enter"),
    [
        (MINE, BASE, BASE, MINE, "", False),  # they had done nothing
        (BASE, MINE, BASE, MINE, "", False),  # I had
        (MINE, dump(EVENTS), BASE, dump(EVENTS), "", False),  # they went on from mine
        (dump(EVENTS), MINE, BASE, dump(EVENTS), "", False),
        (MINE, THEIRS, BASE, THEIRS, "", True),
        (MINE, THEIRS, "", THEIRS, MINE, True),  # two games of one name
        (MINE, "", BASE, "", MINE, True),
        (MINE, THEIRS[:-3], BASE, THEIRS[:-3], MINE, True),
    ],
)
def test_what_two_wrote_of_a_game_is_joined_and_nothing_lost(
    mine: str, theirs: str, base: str, text: str, kept_beside: str, to_enter: bool
) -> None:
    assert joined(mine, theirs, base) == (text, kept_beside, to_enter)


def test_a_game_goes_on_by_whole_lines() -> None:
    one, ten = dump((*EVENTS, noted("1"))), dump((*EVENTS, noted("10")))
    assert goes_on(one, one)
    assert goes_on(one, dump(EVENTS))
    assert not goes_on(dump(EVENTS), one)
    assert not goes_on(ten, one)


def test_the_name_beside_is_the_same_for_the_same_game_only() -> None:
    assert beside("20261122", MINE) == beside("20261122", MINE)
    assert len({beside("20261122", text) for text in (BASE, MINE, THEIRS)}) == 3
    assert all(len(beside("20261122", text)) == len("20261122") + 3 for text in (BASE, MINE))


# What was undone


def undone_thrice() -> tuple[str, str]:
    """The text of a game and that of what was undone in it: a win, its change, the start's."""
    game = accepted(replay(EVENTS[:2]))
    history = opened(game)
    won = accepted(add(history, EVENTS[2]))
    changed = accepted(edit(won, 2, Win((Won(2, 2, 30, 0, (), ""),), 3, None)))
    renamed = accepted(edit(changed, 0, START._replace(names=("Eve", "Bob", "Cid", "Dee"))))
    history = undo(undo(undo(renamed)))
    text = dump(history.game.events)
    return text, dump_undone(history.future, text)


def test_what_was_undone_is_redone_after_loading() -> None:
    text, undone = undone_thrice()
    game = accepted(load(text))
    history = reopened(game, load_undone(undone, text, 4))
    assert len(history.future) == 3
    assert redo(history).game.log[-1].event == EVENTS[2]
    history = redo(redo(redo(history)))
    assert history.game.start.names[0] == "Eve"
    assert isinstance(load(dump(history.game.events)), Game)
    assert undo(undo(undo(history))).game == game


def test_what_was_undone_belongs_to_one_game() -> None:
    text, undone = undone_thrice()
    assert load_undone(undone, dump(EVENTS), 4) == ()
    assert load_undone("", text, 4) == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2 0 1", "9 0 1"),
        ("2 0 1", "2 1 0"),
        ("2 0 1", "2 0 7"),
        ("2 0 1", "-2 0 1"),
        ("2 0 1", "x"),
        ("2 0 1", ""),
        ("ron from:D B:", "ron from:B B:"),
        ("ron from:D B:", "fly to:D B:"),
    ],
)
def test_what_was_undone_and_is_damaged_is_not_redone(old: str, new: str) -> None:
    text, undone = undone_thrice()
    assert old in undone
    game = accepted(load(text))
    head, _cut, last = undone.rpartition(old)
    history = reopened(game, load_undone(head + new + last, text, 4))
    assert redo(history) == history


def test_no_more_is_kept_of_what_was_undone_than_a_start_can_bear() -> None:
    game = accepted(replay((START, Riichi(1, None), Adjustment((0, 0, 0, 0), 0, "x"))))
    history = opened(game)
    for n in range(99):
        changed = accepted(edit(history, 2, Adjustment((0, 0, 0, 0), 0, f"x{n}")))
        history = changed
    for _ in range(99):
        history = undo(history)
    text = dump(history.game.events)
    found = load_undone(dump_undone(history.future, text), text, 4)
    assert found == history.future[-MOST_UNDONE:]
