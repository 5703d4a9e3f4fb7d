"""The log changed by taps: put in, made another kind, given to another player."""

import re

from pyapp.game.events import HANCHAN, Start
from pyapp.game.history import opened
from pyapp.game.notation import format_event
from pyapp.game.play import replay
from pyapp.screen.game.actions import take_hand
from pyapp.screen.game.sheets import sheet_html
from pyapp.screen.game.state import EACH, DrawDraft, OpenGame, State, name_of
from tests.entered import entry_of
from tests.game_text import NAMES, accepted, event
from tests.screen.game.open_games import do
from tests.spoken import words

SAY = words()
NORTH = "234m567p3488s444z+5s"


ALL = (("misc_chombo", "reverse_mangan"),)  # with these, Tenhou has every kind of entry


def played(*lines: str, changes: tuple[tuple[str, str], ...] = ALL) -> OpenGame:
    game = accepted(
        replay((Start(NAMES, "tenhou", changes, HANCHAN, "", None), *map(event, lines)))
    )
    return OpenGame(opened(game), "1", None, None, EACH, "")


def going(state: State) -> OpenGame:
    assert isinstance(state, OpenGame)
    return state


def log(state: State) -> list[str]:
    return [format_event(step.event) for step in going(state).game.log]


def changes(state: State) -> list[tuple[str, str, str]]:
    """The rows of what a change has changed that are not as they were."""
    assert state.sheet
    assert name_of(state.sheet) == "changed"
    text = sheet_html(SAY, state).text
    return re.findall(
        r'<tr class="new"><th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td></tr>', text
    )


def test_a_forgotten_riichi_is_put_in_by_three_taps() -> None:
    state = played("riichi C", "draw tenpai:BC", "chombo A")
    state_after = do(state, SAY, "sheet log", "insert 2", "pick 1", "record")
    assert log(state_after) == ["riichi C", "riichi B", "draw tenpai:BC", "chombo A"]
    assert ("Bob", "30,500", "29,500") in changes(state_after)
    assert log(do(state_after, SAY, "undo")) == log(state)


def test_nobody_declares_twice() -> None:
    state = do(played("riichi C", "draw tenpai:C"), SAY, "insert 2")
    text = sheet_html(SAY, state).text
    assert re.findall(r'"game pick (\d)"', text) == ["0", "1", "3"]
    assert do(state, SAY, "pick 2").sheet == state.sheet
    assert do(state, SAY, "record").error == "Choose whose riichi it was."


def test_a_draw_that_was_a_win_becomes_one() -> None:
    state = do(played("draw tenpai:A", "riichi B"), SAY, "edit 1", "kind win")
    assert "Win, East 1" in sheet_html(SAY, state).text
    state = do(state, SAY, "winner 1", "from 3", "han 1 2", "fu 1 30", "record")
    assert log(state) == ["ron from:D B:2/30", "riichi B"]
    assert ("Round", "East 1", "East 2") in changes(state)


def test_what_is_changed_can_be_of_any_kind_that_the_rules_have() -> None:
    kinds = {
        "riichi": (("pick 3",), "riichi D"),
        "win": (("winner 0", "from 1", "han 0 1", "fu 0 30"), "ron from:B A:1/30"),
        "draw": (("tenpai 2",), "draw tenpai:C"),
        "abortive": (("pick four_winds",), "abortive four_winds"),
        "chombo": (("pick 0",), "chombo A"),
        "penalty": (("offender 0",), "penalty A 500"),
        "adjust": ((), "adjust A-1000 B+1000"),
    }
    fields = {"points0": "-1000", "points1": "1000", "points": "500"}
    for first, (taps, line) in kinds.items():
        state = played(line)
        for kind, (again, other) in kinds.items():
            if kind == first:
                assert do(state, SAY, "edit 1", f"kind {kind}") == do(state, SAY, "edit 1")
                continue
            changed = do(state, SAY, "edit 1", f"kind {kind}")
            shown = sheet_html(SAY, changed).text
            assert re.findall(r'<option value="(\w+)"', shown) == list(kinds)
            assert re.findall(r'<option value="(\w+)" selected', shown) == [kind]
            # And back: what stands there is not entered anew.
            back = do(changed, SAY, f"kind {first}")
            assert back.sheet == do(state, SAY, "edit 1").sheet
            assert log(do(changed, SAY, *again, "record", fields=fields)) == [other]
        assert log(do(state, SAY, "edit 1", "record")) == [line]
        assert taps or first == "adjust"
    without = sheet_html(SAY, do(played("draw", changes=()), SAY, "edit 1")).text
    assert re.findall(r'<option value="(\w+)"', without) == [
        *("riichi", "win", "draw", "abortive", "penalty", "adjust")
    ]


def test_the_end_of_a_game_can_only_be_taken_out() -> None:
    state = played("draw", "stop")
    text = sheet_html(SAY, do(state, SAY, "sheet log")).text
    assert re.findall(r'"game (edit|insert|remove) 2"', text) == ["insert", "remove"]
    assert do(state, SAY, "edit 2") == state
    after = do(state, SAY, "insert 2", "kind win", "winner 0", "from 1", "han 0 1", "fu 0 30")
    assert log(do(after, SAY, "record")) == ["draw", "ron from:B A:1/30", "stop"]


def test_kinds_belong_to_the_log_alone() -> None:
    for taps in (("win",), ("sheet chombo",), ("sheet log",), ()):
        state = do(played("draw"), SAY, *taps)
        assert do(state, SAY, "kind draw") == state
        assert "game-kind" not in sheet_html(SAY, state).text
    state = do(played("draw", changes=()), SAY, "edit 1")
    for what in ("chombo", "nothing", "", "stop"):
        assert do(state, SAY, f"kind {what}") == state


def test_another_player_is_chosen_where_one_was_wrong() -> None:
    state = do(played("riichi A wall:9", "draw tenpai:AC"), SAY, "edit 1", "pick 2", "record")
    assert log(state) == ["riichi C wall:9", "draw tenpai:AC"]
    state = do(played("chombo B"), SAY, "edit 1", "pick 3", "record")
    assert log(state) == ["chombo D"]


def test_a_win_goes_to_another_player_with_its_worth() -> None:
    state = do(played("ron from:D B:3/40"), SAY, "edit 1", "winner 1", "winner 2", "record")
    assert log(state) == ["ron from:D C:3/40"]
    other_way = do(played("ron from:D B:3/40"), SAY, "edit 1", "winner 2", "winner 1", "record")
    assert log(other_way) == log(state)
    two = do(played("ron from:D B:3/40"), SAY, "edit 1", "winner 2", "record")
    assert two.error == "Choose the han or a limit."


def test_the_tiles_of_another_player_are_worth_what_they_are_at_his_seat() -> None:
    south = f"ron from:D B:1/40::{NORTH.replace('444z', '222z')},ron"
    state = do(played(south.replace("222z", "777z")), SAY, "edit 1", "winner 1", "winner 0")
    assert log(do(state, SAY, "record")) == ["ron from:D A:1/40::234m567p3488s777z+5s,seat:E,ron"]
    # South's triplet is nothing to West, whose hand has to be entered, or is of Bob again.
    state = do(played(south), SAY, "edit 1", "winner 1", "winner 2")
    assert do(state, SAY, "record").error == "Choose the han or a limit."
    assert log(do(state, SAY, "winner 2", "winner 1", "record")) == [south]


def test_hands_that_a_change_values_again_are_shown() -> None:
    win = f"ron from:B A:1/40::{NORTH.replace('444z', '111z')},seat:N,ron"
    state = do(played("draw", win), SAY, "sheet log", "edit 1", "tenpai 0", "record")
    assert changes(state) == [
        ("East 1: Ann", "1 han 40 fu", "2 han 40 fu"),
        ("Ann", "26,600", "32,200"),
        ("Bob", "23,400", "19,800"),
        ("Cid", "25,000", "24,000"),
        ("Dee", "25,000", "24,000"),
        ("Round", "East 3", "East 1"),
        ("Honba", "0", "2"),
    ]
    text = sheet_html(SAY, do(state, SAY, "sheet log")).text
    assert "2 han 40 fu" in text


def test_a_hand_that_wins_no_more_is_named_before_anything_is_taken() -> None:
    state = played("draw", f"ron from:B A:1/40::{NORTH},seat:N,ron")
    after = do(state, SAY, "sheet log", "edit 1", "tenpai 0", "record")
    assert after.error == (
        "That would make “Ann: ron from Bob” (East 2, 1 honba) impossible: "
        "The hand of Ann does not win: no yaku"
    )
    assert after.error in sheet_html(SAY, after).text
    assert isinstance(after.sheet, DrawDraft)
    assert log(after) == log(state)
    open_hand = played("ron from:A B:1/30::234m567p3488s+5s,pon:777z,ron")
    assert do(open_hand, SAY, "insert 1", "pick 1", "record").error == (
        "That would make “Bob: ron from Ann” (East 1) impossible: The hand of Bob does not win: "
        "Riichi needs a closed hand. Take back riichi, or these calls: pon."
    )


def test_a_game_that_would_be_over_by_then_says_why() -> None:
    state = played("draw tenpai:A", "riichi B")
    after = do(state, SAY, "insert 2", "kind win", "winner 1", "from 0", "han 1 y1", "record")
    now = "That would make “Bob: riichi” (East 1, 1 honba) impossible: Somebody is below zero."
    assert after.error == now


def test_a_riichi_that_the_hand_says_is_put_in_with_it() -> None:
    state = do(played("draw", "draw"), SAY, "insert 2", "kind win")
    entry = entry_of("234567m33456p67s+8s riichi")
    state = do(take_hand(going(state), entry, "ron", SAY).state, SAY, "from 3", "record")
    assert [line.partition(":")[0] for line in log(state)] == [
        *("draw", "riichi C", "ron from", "draw")
    ]
    assert log(do(state, SAY, "undo")) == ["draw", "draw"]
