"""What is entered over the board comes back after a reload, in the game that it was entered in."""

from collections.abc import Callable

import pytest

from pyapp.game.events import Win
from pyapp.riichi.problem import Problem
from pyapp.screen.game.drafts import load
from pyapp.screen.game.forms.win_draft import new_win
from pyapp.screen.game.games import DRAFT
from pyapp.screen.game.outcomes import game_of
from tests.game_text import NAMES, START, WIN, text
from tests.screen.game.game_player import GamePlayer, play

TILES = "1m 2m 3m 9m 9m 1p 2p 3p 1s 2s 3s 7s 8s 9s"


def on(rules: str = "tenhou", *lines: str) -> GamePlayer:
    """A game of four with these events, seen on the board."""
    player = GamePlayer(hand=f"rules:{rules}")
    player.do("game open")
    player.begin(*NAMES)
    play(player, *lines)
    return player


def back(player: GamePlayer) -> GamePlayer:
    """The page loaded again, and the board opened."""
    again = player.again()
    again.do("game open")
    return again


def test_a_double_ron_from_tiles_is_there_after_a_reload() -> None:
    player = on()
    player.put_hand(WIN + ",rules:tenhou")
    player.tap("take ron", "winner 2", "from 3")
    again = back(player)
    for each in (again, player):
        each.tap("tiles 2")
        each.do(*["hand tile " + tile for tile in TILES.split()], "game take ron", "game record")
    (event,) = [each.event for each in again.game.log if isinstance(each.event, Win)]
    assert [won.seat for won in event.wins] == [1, 2]
    assert again.game == player.game
    assert not again.own[DRAFT]


ENTERED: dict[str, tuple[str, ...]] = {
    "win": ("win", "winner 1", "from 3", "han 1 3", "fu 1 40"),
    "tsumo": ("win", "winner 0", "from tsumo", "han 0 y1", "liable 0 daisangen 2"),
    "no payer": ("win", "winner 1", "winner 2", "han 2 5", "winner 2"),
    "draw": ("draw", "tenpai 0", "tenpai 2", "rare", "nagashi 3"),
    "chombo": ("sheet more", "sheet chombo", "pick 2"),
    "correction": ("sheet more", "adjust", "field points0 -10", "field reason a, b=c"),
    "inserted": ("sheet log", "insert 1", "kind draw", "tenpai 3"),
    "changed": ("sheet log", "edit 1", "pick 3"),
    "start": ("sheet more", "new", "field name0 Zoë, Q%", "length tonpuusen"),
    "names": ("sheet more", "setup", "field name1 Robert"),
    "under way": ("sheet more", "new", "underway", "deal 2", "field score1 -x", "field honba 2"),
}


@pytest.mark.parametrize("name", ENTERED)
def test_what_is_entered_comes_back(name: str) -> None:
    player = on("tenhou", "riichi B")
    for each in ENTERED[name]:
        player.do("game " + each)
    again = back(player)
    assert again.sheet
    player.do("game open")  # which draws the sheet with what was typed
    assert again.sheet == player.sheet
    assert again.board.sheet == player.board.sheet
    again.tap("record")
    player.tap("record")
    assert again.game.start == player.game.start
    assert (again.state, again.error) == (player.state, player.error)


def test_the_text_is_of_its_version() -> None:
    """Who changes it counts the version up: an older page's text is not read as the new one."""
    player = on("tenhou", "riichi B")
    player.tap("sheet log", "insert 1")
    player.choose("kind win")
    player.tap("winner 1", "winner 2", "from 3", "han 1 3", "fu 1 40", "han 2 y1")
    player.tap("liable 2 daisangen 0", "winner 2")
    lines = player.own[DRAFT].split("\n")
    assert lines[0] == "tenbou-draft 1"
    assert lines[2:-2] == ["win", "1", "B:3/40", "ron", "D", "", "", "C:y1:daisangen=A"]


def test_a_penalty_comes_back() -> None:
    player = on("ema-2025")
    player.tap("sheet more", "penalty", "offender 2")
    player.write(points="5000", reason="late again")
    again = back(player)
    again.tap("record")
    start = START.replace("wrc-2015", "ema-2025")
    assert again.games == [text(start, "penalty C 5000 reason:late%20again")]


def test_names_come_back_before_there_is_a_game() -> None:
    player = GamePlayer(hand=WIN)
    player.tap("take ron")
    player.write(name0="Ann", name2="Ann, too")
    again = back(player)
    again.tap("record")
    assert again.game.start.names == ("Ann", "P2", "Ann, too", "P4")
    again.tap("from 0", "record")
    assert again.state == "22000 38000 30000 30000 E2 sticks:0"


def test_what_was_closed_or_recorded_does_not_come_back() -> None:
    player = on()
    player.tap("win", "winner 1", "close")
    player = back(player)
    assert not player.sheet
    player.tap("draw", "record")
    assert not back(player).sheet


LEFT = [name for name in ENTERED if ENTERED[name][0] in ("win", "draw") or "chombo" in name]


@pytest.mark.parametrize("name", [*LEFT, "correction"])
def test_a_sheet_that_was_closed_opens_as_it_was_left_in_the_same_deal(name: str) -> None:
    player, steps = on("tenhou", "riichi B"), ENTERED[name]
    opening = steps[: 1 + (steps[0] == "sheet more")]
    for each in steps:
        player.do("game " + each)
    player.do("game open")  # as above
    entered = player.sheet
    player.tap("close", "riichi 2", "riichi 2")  # a stick laid down, and taken back
    player.do(*["game " + each for each in opening])
    assert player.sheet == entered
    player.tap("close")
    play(player, "abortive four_winds")
    player.do(*["game " + each for each in opening])
    assert player.sheet != entered


@pytest.mark.parametrize(
    "steps",
    [
        ("edit 1", "han 1 3"),
        ("edit 2", "tenpai 0"),
        ("insert 1", "kind penalty", "offender 2", "field points 5000"),
    ],
)
def test_what_was_entered_in_the_log_is_there_again_at_once_and_forgotten_later(
    steps: tuple[str, ...],
) -> None:
    player, opening = on("tenhou", "ron from:C B:2/40", "draw tenpai:B", "riichi A"), steps[0]
    player.tap("sheet log")
    for each in steps:
        player.do("game " + each)
    player.do("game open")  # what is typed is drawn
    entered, tried = player.sheet, player.app
    later: tuple[tuple[str, ...], ...] = (
        *(("sheet log", each, "close") for each in ("edit 1", "edit 2", "insert 1", "insert 2")),
        ("sheet log", "setup", "close"),
        ("sheet log", "close"),
        ("sheet more", "close"),
        ("riichi 2",),
        ("sheet log", "edit 1", "han 1 4", "record", "close"),  # what stood there is another thing
    )
    for way in later:
        player.app = tried
        player.tap("close", "sheet log", opening)
        assert player.sheet == entered
        player.tap("close", *way, "sheet log", opening)
        assert (player.sheet == entered) == (opening in way and "record" not in way), way


def test_tiles_of_the_log_stay_what_they_are_whatever_the_hand_screen_holds() -> None:
    player = on()
    player.put_hand(WIN + ",rules:tenhou")
    player.tap("take ron", "from 3", "record", "sheet log", "edit 2", "from 2", "close")
    player.put_hand("123p456p789p11s99m+9m,rules:tenhou")  # of the next deal, at the same seat
    player.do("game open", "game sheet log", "game edit 2")
    assert "from the tiles" in player.sheet
    player.tap("record")
    assert player.state == "25000 32700 17300 25000 E2 sticks:0"  # what it was, from another


def test_names_are_there_again_when_a_new_game_is_opened_as_before() -> None:
    player = GamePlayer()
    player.do("game open")
    player.write(name0="Ann")
    player.tap("length tonpuusen", "close")
    assert not player.app.at_game
    player.do("game open")
    assert 'value="Ann"' in player.sheet
    player.tap("close")
    player.put_hand(WIN)
    player.tap("take ron")  # goes into the game that begins
    assert 'value="Ann"' in player.sheet
    player.tap("record")
    assert (player.game.start.names[0], player.game.start.length) == ("Ann", "tonpuusen")
    assert player.board.sheet is not None
    player.tap("close", "sheet more", "new")
    assert 'value="Ann"' not in player.sheet  # that game has begun
    player.write(name1="Bob")
    player.tap("close", "sheet log", "setup")
    assert 'value="Bob"' not in player.sheet
    player.write(name1="Bea")
    player.tap("close", "sheet log", "setup")
    assert 'value="Bea"' in player.sheet
    player.tap("record", "close", "sheet log", "setup")
    player.write(name1="Bob")
    player.tap("close")
    play(player, "stop")
    player.tap("again")  # the players of this one
    assert 'value="Bea"' in player.sheet


def test_tiles_that_are_others_by_now_are_offered_in_the_place_of_those_that_were_taken() -> None:
    player = on()
    player.put_hand(WIN + ",rules:tenhou")
    player.tap("take ron", "from 3", "close", "hand", "open", "win")
    assert "from the tiles" in player.sheet
    player.tap("close", "hand")
    player.do("hand undora 0", "game open", "game win")  # an indicator was wrong
    assert "from the tiles" not in player.sheet
    player.tap("use 1", "record")
    assert player.state == "25000 28900 25000 21100 E2 sticks:0"  # 3 han 30 fu


def test_what_is_recorded_or_cleared_is_not_there_again() -> None:
    player = on()
    player.tap("win", "winner 1", "from tsumo", "winner 1", "close", "win")
    assert player.board.sheet == new_win(player.game)
    player.tap("winner 1", "from 3", "han 1 3", "fu 1 40", "close", "win", "record", "undo", "win")
    assert player.board.sheet == new_win(player.game)
    player.tap("winner 1", "close", "sheet more", "new", "record", "win")  # another game
    assert player.board.sheet == new_win(player.game)


def test_a_win_of_a_game_that_went_on_in_another_tab_is_refused() -> None:
    player = on()
    player.tap("win", "winner 1", "from 2", "han 1 3", "fu 1 40")
    other = GamePlayer(player.disk, own={**player.own, DRAFT: ""})
    other.do("game open")
    left = dict(player.own)
    player.tab.disk.tabs.remove(player.tab)
    play(other, "ron from:C B:3/40")
    again = GamePlayer(other.disk, own=left)
    assert again.told[-1] == again.say("game_taken_over")
    again.do("game open")
    assert not again.sheet
    assert again.game == other.game
    assert not again.own[DRAFT]  # and is not told of once more


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda kept: kept[:-20], "damaged"),
        (lambda kept: kept.replace("3/40", "3/70"), "damaged"),
        (lambda kept: kept.replace("draft 1", "draft 2"), "newer_version"),
        (lambda kept: "tenbou-game" + kept[len("tenbou-draft") :], "other_kind"),
        (lambda kept: "", "other_kind"),
    ],
)
def test_a_damaged_text_is_refused(damage: Callable[[str], str], why: str) -> None:
    player = on()
    player.tap("win", "winner 1", "han 1 3", "fu 1 40")
    kept = damage(player.own[DRAFT])
    assert kept != player.own[DRAFT]
    refused = load(kept, game_of(player.app).text, player.game)
    assert isinstance(refused, Problem)
    assert refused.id == why
    player.own[DRAFT] = kept
    assert not back(player).sheet
