"""The log of a game changed: whatever was put in, taken out or changed, the game is the one that
was entered so from the start.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.game.events import HANCHAN, TONPUUSEN, Event, Refused, Riichi, Start
from pyapp.game.game import Game, earlier
from pyapp.game.history import History, add, edit, insert, opened, redo, remove, reopened, undo
from pyapp.game.notation import format_event, parse_event
from pyapp.game.play import begin, replay
from pyapp.game.saved import dump, dump_undone, load, load_undone
from pyapp.riichi.problem import Problem
from tests.game.random_events import entered, entry_by_chance
from tests.game_text import accepted

NAMES = ("Ann", "Bob", "Cid", "Dee")
TENHOU = Start(NAMES, "tenhou", (), HANCHAN, "", None)


def events(*lines: str) -> tuple[Event, ...]:
    found = []
    for line in lines:
        event = parse_event(line, 4)
        assert not isinstance(event, Problem), line
        found.append(event)
    return tuple(found)


def history_of(*lines: str, start: Start = TENHOU) -> History:
    game = accepted(replay((start, *events(*lines))))
    return opened(game)


# A hand with nothing but a triplet of north, won by the first dealer once the deal has passed.
NORTH = "ron from:B A:1/40::234m567p3488s444z+5s,seat:N,ron"
DRAGONS = "ron from:B A:1/40::234m567p3488s777z+5s,seat:N,ron"
EAST = "ron from:B A:%s::234m567p3488s111z+5s,%sron"
PINFU = "tsumo %s:%s::234567m3455p678s+2p,%stsumo"


def test_a_hand_that_the_changed_seat_robs_of_its_yaku_is_named() -> None:
    history = history_of("draw", NORTH)
    refused = edit(history, 1, *events("draw tenpai:A"))
    assert isinstance(refused, Refused)
    assert refused.place == 2
    (why,) = refused.problems
    assert (why.id, why.seats, why.detail) == ("wins_no_more", (0,), ("no_yaku",))


def test_a_changed_seat_is_undone_and_kept_with_the_hand() -> None:
    history = history_of("draw", DRAGONS, "riichi C")
    east = accepted(edit(history, 1, *events("draw tenpai:A")))
    assert east.game.log[1].event == events(DRAGONS.replace("seat:N", "seat:E"))[0]
    assert [step.deltas[0] for step in history.game.log[:2]] == [0, 1600]
    assert [step.deltas[0] for step in east.game.log[:2]] == [3000, 2300]
    assert undo(east).game == history.game
    assert redo(undo(east)).game == east.game
    assert load(dump(east.game.events)) == east.game


@pytest.mark.parametrize(
    ("before", "win", "instead", "again"),
    [
        # East's triplet is the dealer's twice over.
        ("draw", EAST % ("1/40", "seat:N,"), "draw tenpai:A", EAST % ("2/40", "seat:E,")),
        ("draw tenpai:A", EAST % ("2/40", "seat:E,"), "draw", EAST % ("1/40", "seat:N,")),
        # Riichi put into the log is riichi in the hand; taken out, what hangs on it goes too.
        ("chombo A", PINFU % ("B", "3/20", ""), "riichi B", PINFU % ("B", "4/20", "riichi,")),
        (
            "riichi B",
            PINFU % ("B", "6/0", "dora:9s,ura:2m,riichi,ippatsu,open_riichi,"),
            "chombo A",
            PINFU % ("B", "3/20", "dora:9s,"),
        ),
    ],
)
def test_what_the_table_makes_of_a_hand(before: str, win: str, instead: str, again: str) -> None:
    history = history_of(before, win, start=TENHOU._replace(rulebook="wrc-2015"))
    after = accepted(edit(history, 1, *events(instead)))
    assert format_event(after.game.log[1].event) == again
    assert format_event(undo(after).game.log[1].event) == win


def test_riichi_put_before_an_open_hand_is_refused() -> None:
    history = history_of("ron from:A B:1/30::234m567p3488s+5s,pon:777z")
    refused = insert(history, 1, Riichi(1, None))
    assert isinstance(refused, Refused)
    assert (refused.place, refused.problems[0].detail) == (2, ("riichi_open",))


def test_other_rules_value_the_hands_anew() -> None:
    """A win in first turn on a discard is a yakuman in one rulebook, or a mangan, or nothing."""
    renhou = "ron from:A B:%s::234567m22345p67s+8s,first_turn,ron"
    history = history_of(renhou % "y1", start=TENHOU._replace(rulebook="ema-2008"))
    for book, worth in (("wrc-2015", "5/0"), ("tenhou", "2/30"), ("ema-2008", "y1")):
        history = accepted(edit(history, 0, TENHOU._replace(rulebook=book)))
        assert format_event(history.game.log[0].event) == renhou % worth


def test_what_was_only_said_stays_as_it_was_said() -> None:
    for hand in ("", "::123m%20ron", "::no%20hand"):
        history = history_of("draw", f"ron from:B A:3/40{hand}")
        after = accepted(edit(history, 1, *events("draw tenpai:A")))
        assert after.game.log[1].event is history.game.log[1].event


@pytest.mark.parametrize("place", [-1, 3, 99])
def test_a_place_that_does_not_exist_is_refused(place: int) -> None:
    history = history_of("draw", "riichi A")
    event = Riichi(2, None)
    nowhere = [edit(history, place, event), remove(history, place)]
    nowhere.append(insert(history, place + (place > 0), event))
    for refused in nowhere:
        assert isinstance(refused, Refused)
        assert [each.id for each in refused.problems] == ["no_such_entry"]


def test_a_correction_among_three_is_redone_after_loading() -> None:
    start = Start(NAMES[:3], "tenhou-sanma", (), HANCHAN, "", None)
    game = accepted(begin(start))
    correction = parse_event("adjust A-1000 C+1000", 3)
    assert not isinstance(correction, Problem)
    history = undo(accepted(add(opened(game), correction)))
    text = dump(history.game.events)
    undone = load_undone(dump_undone(history.future, text), text, 3)
    assert redo(reopened(history.game, undone)).game.scores == (34000, 35000, 36000)


# Games by chance

BOOKS = (
    *("tenhou", "wrc-2015", "wrc-2025", "ema-2025", "mahjong-soul", "jpml-a-2026", "m-league"),
    *("tenhou-sanma",),
)


def played(wanted: list[Event]) -> Game | Refused:
    """The game of these events, entered one after another from the start."""
    start = wanted[0]
    assert isinstance(start, Start)
    game = begin(start)
    for event in wanted[1:]:
        if isinstance(game, Refused):
            break
        game = entered(game, event)
    return game


def put(game: Game, event: Event) -> Event:
    """The event as it is handed over: with the worth that tiles have there."""
    after = entered(game, event)
    return event if isinstance(after, Refused) else after.log[-1].event


@given(st.integers(0, 10**9))
def test_a_changed_log_is_the_game_entered_so(seed: int) -> None:
    random = Random(seed)
    book = random.choice(BOOKS)
    names = NAMES[:3] if book == "tenhou-sanma" else NAMES
    wanted: list[Event] = [Start(names, book, (), random.choice((HANCHAN, TONPUUSEN)), "", None)]
    game = played(wanted)
    assert isinstance(game, Game)
    history = opened(game)
    for _ in range(20):
        if history.game.over:
            break
        event = entry_by_chance(history.game, random)
        history = accepted(add(history, put(history.game, event)))
        wanted.append(event)
    for _ in range(6):
        before = history.game
        place = random.randint(1, len(wanted))
        there = earlier(before, place)
        kinds = ("edit", "insert", "remove", "rules") if place < len(wanted) else ("rules",)
        kind = random.choice(kinds)
        wish = list(wanted)
        after: History | Refused
        if kind == "rules":
            books = [each for each in BOOKS if (each == "tenhou-sanma") == (len(names) == 3)]
            start = before.start._replace(rulebook=random.choice(books))
            wish[0] = start
            after = edit(history, 0, start)
        elif kind == "remove":
            del wish[place]
            after = remove(history, place)
        else:
            event = entry_by_chance(there, random)
            wish[place : place + (kind == "edit")] = [event]
            after = (edit if kind == "edit" else insert)(history, place, put(there, event))
        game = played(wish)
        if isinstance(after, Refused):
            assert isinstance(game, Refused)
            assert after.place == game.place
            continue
        assert after.game == game
        text = dump(before.events)
        back = undo(after)
        assert back.game == before
        undone = load_undone(dump_undone(back.future, text), text, len(names))
        assert redo(reopened(before, undone)).game == game
        history, wanted = after, wish
