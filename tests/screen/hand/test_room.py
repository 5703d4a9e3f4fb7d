"""The hand while a game is on, touched without a browser: what comes to it from elsewhere."""

import pytest

from pyapp.riichi.text import format_entry
from pyapp.screen.app import KeepHand, Note
from pyapp.screen.game.outcomes import seat_players
from pyapp.screen.hand.room import put_hand
from pyapp.screen.hand.seating import Seating
from pyapp.screen.sheets import regions
from tests.entered import entry_of
from tests.screen.apps import Player, app_of, drawn

WON = "234567m33456p67s+8s"
TABLE = Seating(("Bob", "Cid", "Dee", "Ann"), 0, 2, 1, 2, (1,), (), None)
COUNTS = "honba:1 sticks:2"
THEIRS = "Round, honba and sticks are those of the game."


def at_table(text: str = "") -> Player:
    player = Player(app_of(text))
    player.step(lambda app: seat_players(app, TABLE))
    return player


def test_a_hand_that_was_there_comes_to_the_table_and_is_told() -> None:
    player = at_table(f"{WON} honba:7")
    assert format_entry(player.app.entry) == f"{WON} riichi {COUNTS}"
    assert player.effects == (Note(THEIRS, True),)
    player.step(lambda app: seat_players(app, TABLE._replace(honba=2)))  # the game goes on
    assert format_entry(player.app.entry) == f"{WON} riichi honba:2 sticks:2"
    assert not player.effects
    player.step(lambda app: seat_players(app, None))
    assert player.app.seating is None


def test_a_link_or_a_kept_hand_brings_no_counters_of_its_own() -> None:
    player = at_table(WON)
    won = player.app.entry
    player.step(lambda app: put_hand(app, entry_of("123p round:S honba:7 seat:W")))
    assert format_entry(player.app.entry) == f"123p seat:W {COUNTS}"
    assert player.note == THEIRS
    assert player.asked(KeepHand) == KeepHand(won)
    player.do("page open text", "page draft 55z honba:3", "page write")
    assert format_entry(player.app.entry) == f"55z riichi {COUNTS}"
    assert player.effects[0] == Note(THEIRS, True)


def test_an_example_is_shown_as_it_is_and_apart_from_the_game() -> None:
    player = at_table()
    player.step(lambda app: put_hand(app, entry_of(f"{WON} round:S"), True))
    assert format_entry(player.app.entry) == f"{WON} round:S"
    assert player.note.startswith("Only to look at:")
    player.do("page open ron")
    html = drawn(regions, player.app)["sheet"]
    assert "South receives" in html
    assert "game take" not in html
    player.do("page close", "hand clear")
    assert format_entry(player.app.entry) == f"riichi {COUNTS}"
    player.step(lambda app: put_hand(app, entry_of(f"{WON} {COUNTS}"), True))  # it might be one
    player.do("page open ron")
    assert "game take ron" in drawn(regions, player.app)["sheet"]


def test_what_only_the_game_says_is_refused_with_the_reason() -> None:
    player = at_table("123m")
    for touch in ("hand honba +", "hand sticks -", "hand round 1", "hand reset"):
        player.do(touch)
        assert (player.note, player.app.session.past) == (THEIRS, ())
    player.do("hand riichi", "hand riichi")
    assert player.note.startswith("Cid has declared riichi. Choose who won,")
    player.do("hand mode pon")
    assert player.note.startswith("Cid has declared riichi.")
    player.do("page open winds")
    html = drawn(regions, player.app)["sheet"]
    assert THEIRS in html
    assert "hand honba" not in html


def test_how_to_move_the_mark_and_remove_a_tile_is_told_once() -> None:
    player = Player(app_of("123m456p789s1122z"))
    mark, remove = [player.say("hint_" + each) for each in ("mark", "remove")]
    player.do("hand tile 1z")
    assert player.note == mark
    player.do("hand undo")
    assert player.note == remove
    player.do("hand redo", "hand undo", "hand tile 2z", "hand touch 1m")
    assert player.note == ""
    assert player.app.settings.told == "mark remove"


def test_who_touches_a_tile_is_told_how_to_remove_it() -> None:
    player = Player(app_of("123m456p789s1122z"))
    player.do("hand touch 1m")
    assert player.note == player.say("hint_remove")
    player.do("hand touch 2m", "hand tile 1z")
    assert player.note == ""


@pytest.mark.parametrize(
    ("mode", "told"),
    [
        ("chii", "Tap the lowest tile of the run."),
        ("run", "Tap the lowest tile of the run."),
        ("dora", "Tap the indicator, not the dora that it names."),
        ("ura", "Tap the indicator, not the dora that it names."),
        ("pon", ""),
    ],
)
def test_a_key_says_which_tile_it_waits_for_whenever_it_does(mode: str, told: str) -> None:
    player = Player(app_of("123m dora:1z" + (" riichi" if mode == "ura" else "")))
    for _ in range(2):
        player.do("hand mode " + mode)
        assert player.note == told
        player.do("hand mode " + mode)
        assert player.note == ""


def test_who_removes_a_tile_is_not_told_how() -> None:
    player = Player(app_of("123m456p789s1122z"))
    player.do("hand drop 1m", "hand undo", "hand tile 1m", "hand undo")
    assert player.note == ""
