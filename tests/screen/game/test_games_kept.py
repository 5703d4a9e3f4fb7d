"""What becomes of games on the device: reloads, several tabs, a full store, texts that are none."""

import pytest

from pyapp.club.handover import load_handed
from pyapp.game.saved import HEAD, beside, dump
from pyapp.kept.codec import checksum
from pyapp.kept.shelf import BOTH
from pyapp.riichi.text import format_entry
from pyapp.screen.action import GAME, Action
from pyapp.screen.effects import After, FindAll
from pyapp.screen.game.games import GAMES, OPEN, begin_late, find_club
from pyapp.screen.game.outcomes import game_of
from pyapp.screen.game.room import act
from pyapp.screen.game.state import DrawDraft, GameList, NoGame
from tests.game_text import NAMES, START, text
from tests.kept.device import Disk
from tests.screen.game.game_player import GamePlayer, play

WHOLE = text(START, "riichi B", "ron from:D B:3/40")
PLAYED = "30000 35200 30000 24800 E2 sticks:0"
UNREADABLE = {
    "cut short": (WHOLE[:-20], "incomplete"),
    "changed": (WHOLE.replace("3/40", "3/70"), "changed outside"),
    "newer": (WHOLE.replace("tenbou-game 2", "tenbou-game 3"), "newer Tenbou"),
    "nonsense": ("nonsense", "not a Tenbou game"),
}


def disk_with(*texts: str) -> Disk:
    """A device that has these games, under names in their order."""
    disk = Disk()
    for place, each in enumerate(texts):
        disk.inside[f"{HEAD}2026010100000000{place}"] = each
    return disk


def opened(disk: Disk, place: int) -> GamePlayer:
    """A tab that goes on from one in which that game was open."""
    player = GamePlayer(disk, own={OPEN: f"2026010100000000{place}"})
    player.do("game open")
    return player


def begun(disk: Disk | None = None) -> GamePlayer:
    player = GamePlayer(disk)
    player.do("game open")
    player.begin(*NAMES)
    return player


def tabs() -> tuple[GamePlayer, GamePlayer]:
    """Two tabs with the same game open."""
    one = begun()
    other = GamePlayer(one.disk, own=one.own)
    other.do("game open")
    assert other.game == one.game
    return one, other


def do(player: GamePlayer, what: str) -> None:
    """Touch a control, and have nothing come of it yet on the device."""
    player.take(act(player.app, Action(GAME, *what.partition(" ")[::2])))


# Texts that are no game


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_game_that_cannot_be_read_is_left_alone(name: str) -> None:
    broken, said = UNREADABLE[name]
    player = opened(disk_with(WHOLE, broken), 1)
    assert said in player.error
    assert "It stays on this device as it is." in player.error
    assert player.error in player.sheet
    # The ways out: save it as it is, open another, begin a new one, or leave.
    player.tap("export 20260101000000001")
    assert player.files == [("tenbou-2026-01-01.txt", broken)]
    player.tap("load 20260101000000000")
    assert (player.state, player.sheet) == (PLAYED, "")
    play(player, "draw")
    assert player.games[1] == broken
    player = opened(disk_with(broken), 0)
    player.tap("new")
    player.begin(*NAMES)
    assert player.games == [broken, text(START)]
    player = opened(disk_with(broken), 0)
    player.tap("close")
    assert not player.app.at_game


def test_why_a_game_did_not_open_stays_over_a_list_read_again() -> None:
    player = opened(disk_with(WHOLE[:-20]), 0)
    told = player.error
    player.tab.come()
    player.disk.settle()
    assert (player.error, told != "") == (told, True)


def as_file(*lines: str) -> str:
    end = f"end {len(lines)} {checksum(list(lines))}"
    return "\n".join(["tenbou-game 1", *lines, end, ""])


GAME_OF_THREE = (START, "riichi B", "ron from:D B:3/40")
NO_GAME = "This is not a Tenbou game. Nothing was changed."
CUT = "This game is incomplete or was changed outside of Tenbou. Nothing was changed."
FOUR, THREE = "start rules:tenhou hanchan names:", "start rules:tenhou-sanma hanchan names:"
TOLD = "These rules are for {} players: each must have a name. Nothing was changed."
FILES = {
    "photo": ("\x89PNG\r\n\x1a\n\0\0", NO_GAME),
    "cut": (as_file(*GAME_OF_THREE)[:-30], CUT),
    "empty": ("", NO_GAME),
    "zeros": ("\0" * 300_000, NO_GAME),
    "page": ("<!DOCTYPE html><p>tenbou-game 1", NO_GAME),
    "version 0": (as_file(*GAME_OF_THREE).replace("game 1", "game 0"), CUT),
    "version minus 1": (as_file(*GAME_OF_THREE).replace("game 1", "game -1"), CUT),
    "long": (
        as_file(START, *["draw tenpai:A"] * 26_000),
        "A game has at most 2,000 entries. Nothing was changed.",
    ),
    "four under rules of three": (as_file(THREE + "A,B,C,D"), TOLD.format(3)),
    "three under rules of four": (as_file(FOUR + "A,B,C"), TOLD.format(4)),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_game_says_why(name: str) -> None:
    content, told = FILES[name]
    player = begun()
    player.tap("sheet more", "games")
    player.do("game import " + content)
    assert player.error == told
    assert len(player.games) == 1
    player.tap("close")
    assert player.state == "30000 30000 30000 30000 E1 sticks:0"


@pytest.mark.parametrize("lead", ["", "\ufeff"])
def test_a_file_opens_as_a_game_of_its_own(lead: str) -> None:
    player = begun()
    player.tap("sheet more", "games")
    player.do(
        "game import " + lead + as_file(*GAME_OF_THREE).replace("\n", "\r\n" if lead else "\n")
    )
    assert (player.state, player.sheet) == (PLAYED, "")
    assert player.games == [text(START), text(*GAME_OF_THREE)]
    three = as_file(THREE + "A,B,C", "riichi C", "tsumo C:3/30")
    player.do("game import " + three)
    assert player.state == "33000 34000 38000 E2 sticks:0"


def test_a_game_is_saved_as_a_file() -> None:
    player = begun()
    play(player, "ron from:D B:3/40")
    player.tap("sheet more", "games", f"export {player.board.id}")
    ((name, content),) = player.files
    assert name.endswith("-Ann-Bob-Cid-Dee.txt")
    assert content.endswith("\n" + text(START, "ron from:D B:3/40"))
    assert load_handed(content) == (player.board.id, player.game)
    assert player.told[-1] == player.say("game_exported")


# The list


def test_a_deleted_game_can_be_had_back() -> None:
    player = begun()
    player.tap("sheet more", "new")
    player.begin("Eve", "Fay", "Gus", "Hal")
    older, newer = sorted(player.disk.inside)
    older, newer = older.removeprefix(HEAD), newer.removeprefix(HEAD)
    player.tap("sheet more", "games")
    assert player.sheet.index("Eve, Fay") < player.sheet.index("Ann, Bob")
    player.tap(f"delete {older}")
    assert not player.offers(f"load {older}")
    assert len(player.games) == 1
    player.tap("undelete")
    assert len(player.games) == 2
    player.tap(f"delete {newer}")  # the one that is open
    assert isinstance(game_of(player.app).board, NoGame)
    assert player.app.seating is None
    player.tap(f"load {older}")
    assert player.game.start.names == NAMES
    assert len(player.games) == 1


def test_a_list_closed_before_the_games_came_stays_closed() -> None:
    player = begun()
    do(player, "games")
    assert isinstance(player.board.sheet, GameList)
    do(player, "close")
    player.disk.settle()
    assert player.board.sheet is None
    player.do("game games")
    assert player.sheet.count("game load") == 1


def test_a_list_of_many_games_comes_in_turns() -> None:
    disk = disk_with(*[WHOLE] * 9)
    player = begun(disk)
    seen, ticks = [], iter(range(0, 10**6, 20))  # milliseconds that each look at the clock takes
    player.app = player.app._replace(device=player.app.device._replace(clock=lambda: next(ticks)))
    do(player, "games")
    while disk.coming:
        disk.coming.pop(0)()
        seen.append(player.sheet.count("game load"))
    assert seen == sorted(seen)
    assert seen[-1] == 10
    assert len(set(seen)) > 3  # not all at once
    names = [part.split('"')[0] for part in player.sheet.split('data-do="game load ')[1:]]
    assert names == sorted(names, reverse=True)


def test_a_list_that_is_read_again_meanwhile_goes_on_alone() -> None:
    disk = disk_with(*[WHOLE] * 9)
    player = begun(disk)
    ticks = iter(range(0, 10**6, 60))
    player.app = player.app._replace(device=player.app.device._replace(clock=lambda: next(ticks)))
    do(player, "games")
    disk.coming.pop(0)()
    do(player, "games")
    assert player.asked(FindAll)
    disk.settle()
    assert player.sheet.count("game load") == 10
    assert not [each for each in player.effects if isinstance(each, After)]


# A form that is half filled, and other tabs


def test_another_tab_takes_the_newest_over() -> None:
    one, other = tabs()
    play(other, "ron from:D B:3/40")
    assert one.state == PLAYED
    assert one.told[-1] == one.say("game_from_other_tab")
    play(one, "draw")
    assert other.events == 2
    assert one.games == [dump(other.game.events)]


def test_of_two_events_at_once_one_stands_and_the_other_is_told() -> None:
    one, other = tabs()
    do(one, "riichi 0")
    do(other, "riichi 1")
    one.disk.settle()
    assert one.game == other.game
    assert one.games == [text(START, "riichi A")]
    assert other.told[-1] == other.say("game_taken_over")
    assert other.say("game_taken_over") not in one.told


def test_the_tiles_of_a_hand_whose_record_is_lost_stay() -> None:
    """A step that is to be done again has not emptied the Hand screen."""
    one, other = tabs()
    play(other, "draw")
    one.do(*["hand tile " + tile for tile in ("1m", "2m", "4m", "9p")], "game open")
    one.tap("draw", "tenpai 0")
    other.tap("win", "winner 1", "from 0", "han 1 5")
    do(other, "record")
    do(one, "record")
    assert not one.app.entry.hand.size
    one.disk.settle()
    assert one.told[-1] == one.say("game_taken_over")
    assert format_entry(one.app.entry) == "124m9p honba:2"  # Bob deals
    play(one, "draw")
    assert not one.app.entry.hand.size
    one.disk.settle()
    assert other.game == one.game


def test_a_longer_game_is_never_overwritten() -> None:
    """A tab that missed the news of another one notices when it wants to write."""
    player = begun()
    longer = text(START, "ron from:D B:3/40", "draw", "draw")
    player.disk.inside[HEAD + player.board.id] = longer
    player.tap("riichi 0")
    assert "in another tab" in player.told[-1]
    assert player.state == "30000 35200 30000 24800 E4+2 sticks:0"
    assert player.games == [longer]


def test_what_is_half_entered_stays_when_another_tab_goes_on() -> None:
    one, other = tabs()
    one.tap("draw", "tenpai 2")
    play(other, "riichi B")
    assert one.events == 1
    assert isinstance(one.board.sheet, DrawDraft)
    assert one.board.sheet.event.tenpai == (2,)
    one.tap("tenpai 1", "record")
    assert one.events == other.events == 2


def test_what_is_half_typed_stays_too() -> None:
    one, other = tabs()
    one.tap("sheet more", "adjust")
    one.write(points0="-1000", reason="late")
    play(other, "riichi B")
    assert 'value="-1000"' in one.sheet
    one.write(points1="1000")
    one.tap("record")
    assert one.state == "29000 30000 30000 30000 E1 sticks:1"
    assert other.game == one.game


def test_what_is_entered_says_what_another_tab_has_recorded_and_for_which_hand_it_is_now() -> None:
    one, other = tabs()
    one.tap("win", "winner 1", "from 0", "han 1 5")
    play(other, "riichi C")
    assert one.error == "In another tab: Cid: riichi."
    assert one.error not in one.told  # the board's own note would lie behind the sheet
    play(other, "draw tenpai:C")
    now_for = "What is entered here is now for East 2, 1 honba."
    assert one.error == f"In another tab: Exhaustive draw. Tenpai: Cid. {now_for}"
    one.tap("record")
    assert one.state == "16700 42300 32000 29000 E2+2 sticks:0"
    one.tap("draw")
    other.tap("sheet more", "stop")
    assert one.error == "In another tab: Game ended. Ended by the players."


def test_tiles_that_are_entered_count_in_the_hand_that_is_played_now() -> None:
    one, other = tabs()
    one.put_hand("234m456p99p67s+8s,pon:222z,seat:S")
    one.tap("take ron", "from 0")
    play(other, "riichi B")
    assert "1 han 30 fu" in one.sheet
    play(other, "ron from:D C:3/40")
    assert "1 han 30 fu" not in one.sheet  # Bob is east now
    assert one.offers("use 1")
    one.tap("record")
    assert one.events == other.events == 2


def test_a_start_that_is_half_typed_stays() -> None:
    one, other = tabs()
    one.tap("sheet more", "new")
    one.write(name0="Zoe")
    play(other, "draw")
    assert 'value="Zoe"' in one.sheet
    one.tap("record")
    assert one.game.start.names[0] == "Zoe"
    assert len(one.games) == 2


def test_names_and_rules_of_two_tabs_come_together() -> None:
    one, other = tabs()
    one.tap("sheet more", "setup", "length tonpuusen")
    one.write(name1="Robert")
    other.tap("sheet more", "setup", "underway")
    other.choose("book ema-2025")
    other.write(name0="Anna", name1="Bobby", **{f"score{seat}": "30000" for seat in range(4)})
    other.tap("record")
    assert one.error == one.say("game_from_other_tab")
    one.tap("record")
    start = one.game.start
    assert start.names == ("Anna", "Robert", "Cid", "Dee")  # of one that both changed, the last
    assert (start.rulebook, start.length) == ("ema-2025", "tonpuusen")
    assert start.at
    assert start.at.scores == (30000,) * 4
    assert other.game == one.game


def test_an_entry_being_changed_is_given_up_when_another_tab_goes_on() -> None:
    one, other = tabs()
    play(one, "draw")
    one.tap("sheet log", "edit 1")
    play(other, "riichi A")
    assert one.board.sheet is None
    assert one.told[-1] == one.say("game_taken_over")


def test_a_game_that_is_spoilt_is_kept_as_a_new_one() -> None:
    player = begun()
    play(player, "ron from:D B:3/40")
    player.disk.inside[HEAD + player.board.id] = "spoilt"
    play(player, "draw")
    assert "as a new one" in player.told[-1]
    assert player.games == ["spoilt", text(START, "ron from:D B:3/40", "draw")]
    assert player.own[OPEN] == player.board.id
    play(player, "draw")
    assert player.again().events == 3


def test_a_game_spoilt_by_another_tab_goes_on_under_another_name() -> None:
    one, other = tabs()
    play(one, "draw")
    other.clients.put(GAMES, HEAD + other.board.id, "spoilt")
    one.disk.settle()
    assert sorted(one.games) == sorted(["spoilt", text(START, "draw")])
    assert one.told[-1] == one.say("game_saved_anew")


def test_a_game_deleted_in_another_tab_is_told() -> None:
    one, other = tabs()
    other.tap("sheet more", "games", f"delete {other.board.id}")
    assert isinstance(game_of(one.app).board, NoGame)
    assert one.told[-1] == one.say("game_gone_elsewhere")
    assert one.say("game_no_games") in one.sheet


def test_the_hand_screen_follows_a_game_that_goes_on_or_ends_in_another_tab() -> None:
    one, other = tabs()
    one.do("game hand", "hand tile 2m", "hand seat 2")
    play(other, "draw tenpai:B")
    situation = one.app.entry.situation
    assert (situation.honba, situation.seat, one.app.entry.hand.size) == (1, 2, 1)
    assert one.app.seating
    assert one.told[-1] == one.say("game_from_other_tab")
    other.tap("sheet more", "stop")
    assert one.app.seating is None
    assert one.app.entry.hand.size == 1
    other.tap("close", "sheet more", "games", f"delete {other.board.id}")
    assert one.told[-1] == one.say("game_gone_elsewhere")


# A device that keeps less, or comes late


def test_without_a_store_it_plays_and_says_so_once() -> None:
    player = GamePlayer(opens=False, room=False)
    player.do("game open")
    player.begin(*NAMES)
    warning = player.say("game_not_saved")
    assert player.told[-1] == warning
    play(player, "ron from:D B:3/40", "draw")
    assert player.told.count(warning) == 1
    assert player.state == "30000 35200 30000 24800 E3+1 sticks:0"


def test_a_store_that_is_full_meanwhile_says_so() -> None:
    player = begun()
    player.tab.opens = player.tab.room = False
    play(player, "riichi A")
    assert player.told[-1] == player.say("game_not_saved")
    player.tab.opens = True
    play(player, "riichi B")
    assert player.games == [text(START, "riichi A", "riichi B")]


def test_the_game_of_before_comes_with_a_database_that_is_late() -> None:
    first = begun()
    play(first, "draw")
    late = GamePlayer(first.disk, opens=False)
    assert isinstance(game_of(late.app).board, NoGame)
    late.own = dict(first.own)
    late.tab.come()
    late.step(begin_late(late.left()))
    late.disk.settle()
    assert late.game == first.game
    assert late.app.seating


def test_a_game_begun_meanwhile_stays_open_when_another_comes_late() -> None:
    first = begun()
    late = GamePlayer(first.disk, opens=False)
    late.do("game open")
    late.begin("Eve", "Fay", "Gus", "Hal")
    late.tab.come()
    late.step(begin_late(first.left()))
    late.disk.settle()
    assert late.game.start.names[0] == "Eve"
    assert len(late.games) == 2


def test_why_games_cannot_be_read_is_said_where_one_begins() -> None:
    player = GamePlayer()
    newer = player.app.device._replace(trouble=lambda: "store_newer")
    player.app = player.app._replace(device=newer)
    player.do("game open")
    assert player.error == player.say("store_newer")
    player.do("game games")
    assert player.error == player.say("store_newer")


def test_two_ways_of_one_game_are_both_kept() -> None:
    """What was written beside the database, when that did not open, is another way."""
    one, two = text(START, "riichi B"), text(START, "ron from:D B:3/40")
    disk = disk_with(one + BOTH + two)
    player = opened(disk, 0)
    assert player.say("game_two_ways") in player.told
    assert sorted(player.games) == sorted([one, two])
    assert beside("20260101000000000", two) != "20260101000000000"


def test_a_game_that_is_over_goes_to_a_club_where_there_is_one() -> None:
    player = begun()
    player.tap("sheet more", "stop")
    for roster, offered in ((None, False), ("tenbou-club 1", True), ("", False)):
        player.take(find_club(roster)(player.app))
        assert ("To the club’s evening" in player.sheet) == offered
