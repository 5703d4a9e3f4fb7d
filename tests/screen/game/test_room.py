"""Games touched without a browser: from the Hand screen and back, the log, the result."""

import re

import pytest

from pyapp.game.saved import dump
from pyapp.riichi.hand import PLAIN, RON
from pyapp.riichi.tiles import format_tiles
from pyapp.screen.effects import (
    FullScreen,
    KeepSetting,
    KeepText,
    OnPaper,
    Protect,
    SharePicture,
    Speak,
)
from pyapp.screen.game.controls import radios, toggles
from pyapp.screen.game.games import FACING, OPEN
from pyapp.screen.game.room import asked_for, attributes, is_amid, regions, stays_dark
from pyapp.screen.game.state import StartDraft, WinDraft
from pyapp.screen.sheets import regions as of_the_hand
from pyapp.screen.trail import GAME, HAND, SHEET
from pyapp.screen.way import belongs
from tests.game_text import NAMES, START, WIN, text
from tests.kept.device import Disk
from tests.screen.apps import drawn
from tests.screen.game.game_player import GamePlayer, play
from tests.screen.game.open_games import DRAGONS

BEGUN = "30000 30000 30000 30000 E1 sticks:0"


@pytest.fixture
def player() -> GamePlayer:
    return GamePlayer()


@pytest.fixture
def on() -> GamePlayer:
    """A game of four under WRC 2015."""
    player = GamePlayer()
    player.do("game open")
    player.begin(*NAMES)
    return player


def won(player: GamePlayer, hand: str, by: str = RON) -> None:
    """A hand of the Hand screen is taken to the game."""
    player.put_hand(hand)
    player.tap(f"take {by}")


def changed(player: GamePlayer) -> list[str]:
    """What the sheet of a change shows as new."""
    return [row.split("<")[0] for row in player.sheet.split('<tr class="new"><th scope="row">')[1:]]


# Beginning


def test_a_game_begins_with_one_touch_on_its_sheet(player: GamePlayer) -> None:
    player.do("game open")
    assert player.app.shown == GAME
    player.tap("record")
    assert player.state == BEGUN
    assert player.game.start.names == tuple(f"P{n}" for n in (1, 2, 3, 4))
    assert player.told[-1] == "P1 deals first."
    assert not player.sheet
    assert player.games == [text(START.replace("Ann,Bob,Cid,Dee", "P1,P2,P3,P4"))]


def test_what_begins_is_kept_under_a_name_of_its_own(player: GamePlayer) -> None:
    player.do("game open")
    super(GamePlayer, player).do("game record")
    kinds = [type(each) for each in player.effects]
    assert kinds[:2] == [Protect, KeepSetting]
    assert player.asked(KeepText).text == dump(player.game.events)
    assert player.asked(KeepText).name == "game." + player.board.id
    super(GamePlayer, player).do("game riichi 1")
    assert Protect not in [type(each) for each in player.effects]


def test_the_rules_of_the_hand_screen_are_the_default() -> None:
    player = GamePlayer(hand="rules:tenhou,misc_bust_ends_game=no")
    player.do("game open")
    assert '<option value="tenhou" selected>' in player.sheet
    player.choose("book ema-2025")
    player.begin(*NAMES)
    assert player.games == [text("start rules:ema-2025 hanchan names:Ann,Bob,Cid,Dee")]
    player.tap("sheet more", "new")
    player.begin(*NAMES)
    house = "start rules:tenhou hanchan names:Ann,Bob,Cid,Dee misc_bust_ends_game=no"
    assert player.games[1] == text(house)


def test_a_name_that_is_too_long_leaves_the_rest_of_the_sheet_as_it_is(player: GamePlayer) -> None:
    player.do("game open")
    player.write(name0="n" * 41)
    player.tap("record")
    assert "at most 40" in player.error
    assert "uma +15" in player.sheet


def test_leaving_the_sheet_of_a_first_game_leads_to_the_hand(player: GamePlayer) -> None:
    player.do("game open", "game close")
    assert (player.app.shown, player.sheet) == (HAND, "")


def test_the_hand_after_a_game_has_no_honba_of_it(player: GamePlayer) -> None:
    player.do("game open")
    player.begin(*NAMES)
    play(player, "draw tenpai:A", "stop")
    assert player.app.entry.situation == PLAIN
    player.leave_sheet()
    player.do("game undo")
    assert player.app.entry.situation.honba == 1


STRANGE = ('<b>&amp;"', "Zoë 🀄", "Bartholomew", "Ann, Bob=1|%20")


def test_any_name_is_shown_and_kept_as_typed(player: GamePlayer) -> None:
    player.do("game open")
    player.begin(*STRANGE)
    assert player.game.start.names == STRANGE
    assert "&lt;b&gt;&amp;amp;&quot;" in player.html
    play(player, "ron from:D B:3/40")
    assert player.again().game == player.game


def test_names_may_be_empty_blank_or_the_same(player: GamePlayer) -> None:
    player.do("game open")
    assert 'name="name0" data-input="game field name0" value="" placeholder="P1"' in player.sheet
    player.begin("Ann", "Ann", "  ", "")
    assert player.game.start.names == ("Ann", "Ann", "P3", "P4")
    player.tap("sheet more", "setup")
    player.do("game field name0 ")
    player.tap("record")
    assert player.game.start.names == ("P1", "Ann", "P3", "P4")


# To and from the Hand screen


def test_a_ron_comes_to_the_game_in_three_touches(on: GamePlayer) -> None:
    won(on, WIN)
    on.tap("from 3", "record")
    # Riichi, tanyao, pinfu and a dora, 30 fu: a mangan here. Bob's stick goes and comes back.
    assert on.state == "30000 38000 30000 22000 E2 sticks:0"
    on.tap("close") if on.sheet else None
    on.do("game hand")
    assert on.app.shown == HAND
    assert on.app.entry.hand.size == 0


def test_a_tsumo_in_two(on: GamePlayer) -> None:
    won(on, WIN, "tsumo")
    on.tap("record")
    assert on.state == "26000 38000 28000 28000 E2 sticks:0"


def test_tiles_taken_as_a_ron_are_counted_anew_as_a_tsumo(on: GamePlayer) -> None:
    won(on, WIN)
    on.tap("from tsumo", "record")
    assert on.state == "26000 38000 28000 28000 E2 sticks:0"


def test_who_is_liable_or_has_fed_a_kan_is_asked_where_tiles_allow_it() -> None:
    rules = ",rules:common-japanese"
    player = GamePlayer(hand=rules)
    player.do("game open")
    player.begin(*NAMES)
    won(player, "19m19p19s1234567z+7z" + rules)
    assert not player.offers("liable")
    for kan, fed in (("kan", True), ("ankan", False)):
        won(player, f"22m34m+5m,pon:055p,chii:678s,{kan}:9999s,rinshan{rules}", "tsumo")
        assert player.offers("fed") == fed


def test_a_hand_waits_until_a_game_begins(player: GamePlayer) -> None:
    won(player, WIN)
    player.write(**{f"name{seat}": name for seat, name in enumerate(NAMES)})
    player.tap("record", "from 0", "record")
    assert player.state == "22000 38000 30000 30000 E2 sticks:0"


def test_the_hand_screen_takes_over_what_lies_on_the_table(on: GamePlayer) -> None:
    play(on, "draw tenpai:A", "riichi D")
    on.tap("win", "winner 3", "tiles 3")
    assert on.app.shown == HAND
    situation = on.app.entry.situation
    assert (situation.honba, situation.sticks, situation.seat, situation.riichi) == (1, 1, 3, 1)
    for name in ("2m", "3m", "4m", "5m", "6m", "7m", "3p", "3p", "4p", "5p", "6p", "6s", "7s"):
        on.do(f"hand tile {name}")
    assert asked_for(on.app) is None
    on.do("hand tile 8s")
    assert asked_for(on.app) == ("Dee", "")  # nobody has said yet how
    on.do("hand seat 1")  # of whom nobody has said that he won
    assert asked_for(on.app) is None
    on.do("hand seat 3", "game take ron")
    assert asked_for(on.app) is None
    on.tap("from 0", "record")
    # 3 han 30 fu 3,900 + 300 and the stick.
    assert on.state == "28800 29000 29000 33200 E2 sticks:0"


def test_tiles_that_do_not_win_as_asked_say_why_on_the_way_back(on: GamePlayer) -> None:
    on.tap("win", "winner 1", "from 0", "tiles 1")
    for name in ("1m", "2m", "3m", "4p", "5p", "6p", "7s", "8s", "9s", "5z", "5z", "5m", "6m"):
        on.do(f"hand tile {name}")
    on.do("hand tile 7m", "game open")
    why = on.say("game_hand_no_win", why=on.say("no_yaku"))
    assert (on.app.shown, on.error) == (GAME, why)
    on.tap("from tsumo")
    assert on.error == ""
    on.tap("use 1", "record")
    assert on.state == "29500 31100 29700 29700 E2 sticks:0"


def test_liability_is_asked_for_a_yakuman_from_tiles(on: GamePlayer) -> None:
    won(on, DRAGONS)
    on.tap("from 0")
    assert on.sheet.count('data-do="game liable 2 daisangen') == 4
    assert "game liable 2 daisuushii" not in on.sheet
    on.tap("liable 2 daisangen 3", "record")
    assert on.state == "14000 30000 62000 14000 E2 sticks:0"


def test_nobody_is_liable_for_more_than_the_hand_has() -> None:
    player = GamePlayer(hand="rules:tenhou")
    player.do("game open")
    player.begin(*NAMES)
    player.tap("win", "winner 0", "from tsumo", "han 0 y2", "liable 0 daisangen 1")
    assert 'class="sums"' in player.sheet
    player.tap("liable 0 daisuushii 2")
    why = player.say("cannot_liable_beyond", name="Ann")
    assert why in player.sheet
    player.tap("record")
    assert (player.error, player.events) == (why, 0)
    player.tap("liable 0 daisuushii -", "record")
    assert player.events == 1


def test_a_kept_game_with_such_a_win_opens() -> None:
    line = "tsumo A:y1:daisangen=B,daisuushii=C"
    player = GamePlayer(own={OPEN: "1"}, disk=Disk())
    player.disk.inside["game.1"] = text(START, line)
    again = player.again()
    again.do("game open")
    assert again.events == 1


def test_other_rules_of_the_game_count_the_hand_anew() -> None:
    player = GamePlayer(hand="rules:ema-2016")
    player.do("game open")
    player.begin(*NAMES)
    won(player, WIN)  # under WRC 2015 a rounded-up mangan
    player.tap("from 0", "record")
    assert player.state == "22300 37700 30000 30000 E2 sticks:0"


def test_two_hands_from_tiles_win_on_one_discard() -> None:
    player = GamePlayer(hand="rules:ema-2025")
    player.do("game open")
    player.begin(*NAMES)
    won(player, WIN + ",rules:ema-2025")
    player.tap("from 0", "winner 2", "tiles 2")
    for name in ("1m", "2m", "3m", "9m", "9m", "1p", "2p", "3p", "1s", "2s", "3s", "7s", "8s"):
        player.do(f"hand tile {name}")
    player.do("hand tile 9s", "page open ron")
    assert "Ann pays" in drawn(of_the_hand, player.app)["sheet"]  # as the sheet was told
    player.do("hand seat 0")  # one that is to be paid by himself is not: his hand is looked at
    assert "Discarder pays" in drawn(of_the_hand, player.app)["sheet"]
    player.do("hand seat 2", "game take ron")
    player.tap("record")
    # Bob a mangan, 8,000; Cid pinfu, junchan and sanshoku, 6 han: 12,000.
    assert player.state == "10000 38000 42000 30000 E2 sticks:0"


def test_the_second_of_two_winners_has_the_indicators_of_the_first() -> None:
    on = GamePlayer(hand="rules:ema-2025")
    on.do("game open")
    on.begin(*NAMES)
    play(on, "riichi B", "riichi C")
    won(on, WIN + ",ura:1z")
    on.tap("from 0", "winner 3", "tiles 3")
    shown = on.app.entry.situation
    assert (format_tiles(shown.indicators), shown.ura) == ("4p", ())  # Dan is not in riichi
    on.do("game open")
    on.tap("winner 3", "winner 2", "tiles 2")
    shown = on.app.entry.situation
    assert (format_tiles(shown.indicators), format_tiles(shown.ura)) == ("4p", "1z")
    on.do("hand triplet 4p", "hand tile 4p")  # a fifth one
    assert on.note == "Four of circles: 5 of them, and there are only four."
    on.do("hand undora 0")
    assert on.app.entry.situation.indicators == ()


SHARES = {  # of two honba and three sticks, one of them Bob's and one Cid's
    "tenhou": ((1, 0, 0), (0, 2, 3)),
    "ema-2016": ((1, 2, 1), (0, 2, 2)),
}


@pytest.mark.parametrize("book", SHARES)
def test_each_of_two_winners_has_what_the_rules_give_of_the_table(book: str) -> None:
    player = GamePlayer(hand=f"rules:{book}")
    player.do("game open")
    player.begin(*NAMES)
    play(player, "riichi A", "draw tenpai:A", "draw tenpai:A", "riichi B", "riichi A")
    player.tap("win", "winner 0", "winner 1")
    for seat, honba, sticks in SHARES[book]:
        player.do("game open")
        player.tap("from 3", f"tiles {seat}")
        situation = player.app.entry.situation
        assert (situation.honba, situation.sticks) == (honba, sticks), seat
    player.do("hand seat 2")
    assert player.app.entry.situation.honba == 2


def test_the_hand_that_is_entered_is_offered_to_who_won(on: GamePlayer) -> None:
    on.tap("hand")
    on.put_hand("234567m33456p67s+8s,seat:S")
    on.do("game open")
    on.tap("win", "use")
    assert on.app.shown == GAME
    assert isinstance(on.board.sheet, WinDraft)
    assert [each.seat for each in on.board.sheet.wins] == [1]
    on.tap("winner 1", "close", "hand")
    on.put_hand("234567m,seat:S")  # not full: it is gone on with
    on.do("game open")
    on.tap("win", "winner 2", "use 2")
    assert on.app.shown == HAND
    assert on.app.entry.situation.seat == 2


def entered(player: GamePlayer) -> list[str]:
    """What the sheet of a win says of the hand that is entered."""
    return re.findall(r'class="entered".*?<b>([^<]*)</b>', player.sheet)


def test_it_is_taken_once(on: GamePlayer) -> None:
    on.put_hand(WIN)
    on.do("game open")
    on.tap("win")
    assert entered(on) == ["Use the hand entered: Bob"]
    on.tap("use")
    assert (entered(on), on.is_pressed("winner 1")) == ([], True)
    on.tap("from 3", "record")
    assert on.state == "30000 38000 30000 22000 E2 sticks:0"
    on.tap("win")
    assert entered(on) == []


def test_it_may_be_another_players_and_by_tsumo(on: GamePlayer) -> None:
    on.put_hand(WIN)
    on.do("game open")
    on.tap("win", "winner 2", "from tsumo")
    assert entered(on) == ["Use the hand entered: Cid"]
    on.tap("use 2", "record")
    assert on.state == "26000 28000 38000 28000 E2 sticks:0"


def test_a_hand_that_is_not_whole_is_gone_on_with(on: GamePlayer) -> None:
    on.put_hand("234567m33456p67s,dora:4p")
    on.do("game open")
    on.tap("win", "winner 2", "from 0")
    assert entered(on) == ["Go on with the hand entered: Cid"]
    on.tap("use 2")
    assert (on.app.shown, on.app.entry.hand.size, on.app.entry.situation.seat) == (HAND, 13, 2)
    on.do("hand tile 8s", "game take ron")
    on.tap("record")
    assert on.state == "26100 30000 33900 30000 E2 sticks:0"


def test_a_hand_that_a_winner_has_is_not_offered_to_another(on: GamePlayer) -> None:
    won(on, WIN)
    on.tap("winner 2", "from 0")
    assert (entered(on), on.is_pressed("winner 2")) == ([], True)


def test_riichi_on_the_board_counts_with_nothing_tapped(on: GamePlayer) -> None:
    on.tap("riichi 1", "hand")
    tiles = ["2m", "3m", "4m", "5m", "6m", "7m", "3p", "3p", "4p", "5p", "6p", "6s", "7s", "8s"]
    on.do(*[f"hand tile {tile}" for tile in tiles])
    for seat, riichi in ((1, 1), (2, 0), (1, 1)):
        on.do(f"hand seat {seat}")
        assert on.app.entry.situation.riichi == riichi, seat
    on.tap("take ron", "from 3", "record")
    assert on.state == "30000 33900 30000 26100 E2 sticks:0"


# The hand of a deal goes with it


def on_hand(player: GamePlayer) -> tuple[str, int]:
    """The hand as text, and how many steps can be taken back on its screen."""
    return format_tiles(player.app.entry.hand.tiles), len(player.app.session.past)


HALF = "1m 2m 3m"
ENDS = {
    "a win by counts": ("win", "winner 1", "from 3", "han 1 3", "fu 1 40", "record"),
    "a draw": ("draw", "record"),
    "an abortive draw": ("sheet more", "abortive four_winds"),
    "chombo": ("sheet more", "sheet chombo", "pick 2", "record"),
    "a new game": ("sheet more", "new", "record"),
    "a game of three": ("sheet more", "new", "book tenhou-sanma", "record"),
}


@pytest.mark.parametrize("name", ENDS)
def test_the_hand_is_empty_for_the_next_deal(name: str) -> None:
    player = GamePlayer(hand="rules:tenhou,misc_chombo=reverse_mangan")
    player.do("game open")
    player.begin(*NAMES)
    player.do("game hand", *[f"hand tile {tile}" for tile in HALF.split()], "game open")
    for what in ENDS[name]:
        player.do(f"game {what}")
    player.do("game hand")
    assert on_hand(player) == ("", 4)
    assert player.app.entry.rulebook == player.game.start.rulebook
    player.do("hand undo")
    assert on_hand(player)[0] == "123m"


def test_the_hand_of_a_game_does_not_go_to_another_one(on: GamePlayer) -> None:
    first = on.board.id
    on.tap("sheet more", "new", "record", "hand")
    on.do(*[f"hand tile {tile}" for tile in HALF.split()], "game open")
    on.tap("sheet more", "games", "load " + on.board.id)  # the same
    assert on_hand(on)[0] == "123m"
    on.tap("sheet more", "games", "load " + first)
    assert on_hand(on)[0] == ""
    on.do("game hand", "hand undo", "game open", "game games", "game import " + on.games[0])
    assert on_hand(on)[0] == ""


STAYS = {
    "riichi": ("riichi 0",),
    "a correction": ("sheet more", "adjust", "record"),
    "an entry put in": ("sheet log", "insert 1", "kind draw", "record"),
    "an entry changed": ("sheet log", "edit 1", "tenpai 2", "record"),
    "undo": ("undo",),
}


@pytest.mark.parametrize("name", STAYS)
def test_within_a_deal_the_hand_stays(on: GamePlayer, name: str) -> None:
    play(on, "draw")
    on.do("game hand", *[f"hand tile {tile}" for tile in HALF.split()], "game open")
    for what in STAYS[name]:
        on.do(f"game {what}")
    on.do("game hand")
    assert on_hand(on) == ("123m", 3)


def test_the_hand_opens_at_the_only_player_in_riichi(on: GamePlayer) -> None:
    on.tap("riichi 2", "hand")
    assert (on.app.entry.situation.seat, on.app.entry.situation.riichi) == (2, 1)
    on.do("hand seat 0", "game open", "game hand")
    assert (on.app.entry.situation.seat, on.app.entry.situation.riichi) == (0, 0)
    on.do("game open", "game draw", "game record", "game riichi 0", "game hand")
    assert on.app.entry.situation.seat == on.game.wind(0)


def test_an_empty_hand_of_the_game_is_nothing_to_take_back() -> None:
    player = GamePlayer()
    player.do("game open")
    player.choose("book tenhou")
    player.begin(*NAMES)
    player.tap("hand")
    assert (player.app.entry.rulebook, on_hand(player)) == ("tenhou", ("", 0))
    player.do("game open", "game win", "game winner 2", "game tiles 2")
    assert (player.app.entry.situation.seat, on_hand(player)) == (2, ("", 0))


def test_house_rules_that_a_game_does_not_have_can_be_had_back() -> None:
    player = GamePlayer(hand="rules:tenhou,misc_bust_ends_game=no")
    player.do("game open")
    player.choose("book ema-2025")
    player.begin(*NAMES)
    player.do("game hand", "hand undo")
    assert not player.app.entry.rules.misc_bust_ends_game
    assert player.app.entry.rulebook == "tenhou"


def test_the_tiles_of_a_win_taken_back_are_in_the_hand_again(on: GamePlayer) -> None:
    won(on, f"{WIN},ippatsu")
    on.tap("from 3", "record")
    before = on_hand(on)
    on.tap("undo", "hand")
    assert on_hand(on) == ("234567m33456p678s", before[1] - 1)
    situation = on.app.entry.situation
    assert (situation.seat, situation.riichi, situation.ippatsu) == (1, 1, True)
    on.do("game open", "game redo")
    assert on_hand(on)[0] == ""
    on.do("game hand", "hand tile 1m", "game open", "game undo")
    assert on_hand(on)[0] == "1m"  # what is entered meanwhile stays
    on.do("game redo", "hand clear", "game hand", "hand clear", "game open", "game undo")
    assert on_hand(on)[0] == "234567m33456p678s"


def test_a_hand_that_goes_into_an_earlier_deal_is_none_of_this_one(on: GamePlayer) -> None:
    play(on, "riichi B", "ron from:D B:3/40")
    on.tap("sheet log", "edit 2", "tiles 1")
    won(on, WIN)
    on.tap("close", "hand")
    assert on_hand(on)[0] == "234567m33456p678s"  # it has gone nowhere yet
    on.do("game open", "game sheet log", "game edit 2", "game tiles 1")
    won(on, WIN)
    on.tap("record", "close", "hand")
    assert on_hand(on)[0] == ""
    on.do("hand undo")
    assert on_hand(on)[0] == "234567m33456p678s"


def test_the_tiles_of_a_win_in_the_log_are_there_to_be_changed(on: GamePlayer) -> None:
    play(on, "riichi B")
    won(on, WIN)
    on.tap("from 3", "record", "sheet log", "edit 2", "clear 1", "tiles 1")
    assert on_hand(on)[0] == "234567m33456p678s"
    on.do("hand mode ura", "hand tile 2p")
    on.tap("open")
    assert "from the tiles" in on.sheet
    on.tap("record")
    assert on.game.scores == (30000, 42000, 30000, 18000)  # 4 han 30 fu and two ura dora


def test_a_deal_looked_at_after_the_game_leaves_nothing_in_the_hand(on: GamePlayer) -> None:
    play(on, "draw tenpai:A", "riichi B", "ron from:D B:3/40", "stop")
    on.leave_sheet()
    on.tap("sheet log", "edit 3", "tiles 1")
    assert (on.app.entry.situation.riichi, on.app.entry.situation.honba) == (1, 1)
    on.tap("open", "close")
    assert on.app.entry.situation == PLAIN


def test_tiles_that_were_asked_for_are_in_the_win_on_coming_back(on: GamePlayer) -> None:
    on.tap("riichi 1", "win", "winner 1", "from 0", "tiles 1")
    on.do(
        *[
            f"hand tile {tile}"
            for tile in [
                "2m",
                "3m",
                "4m",
                "5m",
                "6m",
                "7m",
                "3p",
                "3p",
                "4p",
                "5p",
                "6p",
                "6s",
                "7s",
                "8s",
            ]
        ]
    )
    on.tap("open")
    assert "from the tiles" in on.sheet
    on.tap("record")
    assert on.game.scores == (26100, 33900, 30000, 30000)


@pytest.mark.parametrize(
    ("hand", "way"),
    [
        ("234567m33456p67s,riichi", "open"),  # a tile misses
        (f"{WIN},seat:W", "open"),  # another one's
        ("234m456p99p67s+8s,pon:222s,seat:S", "open"),  # wins nothing
        (WIN, "open again"),  # the page is loaded again
    ],
)
def test_other_tiles_are_offered_and_not_taken(on: GamePlayer, hand: str, way: str) -> None:
    on.tap("win", "winner 1", "from 0", "tiles 1")
    on.put_hand(hand)
    on.tap(way)
    assert "from the tiles" not in on.sheet
    assert on.offers("use 1")


def test_a_change_within_the_log_that_is_taken_back_brings_no_hand(on: GamePlayer) -> None:
    won(on, WIN)
    on.tap("from 3", "record", "sheet log", "insert 1")
    on.choose("kind draw")
    on.tap("record", "undo", "hand")
    assert on_hand(on)[0] == ""
    on.do("game open", "game sheet more", "game setup", "game record", "game undo", "game hand")
    assert on_hand(on)[0] == ""


# On the board


def test_a_draw_takes_five_touches_at_most(on: GamePlayer) -> None:
    for tenpai in range(16):
        seats = [seat for seat in range(4) if tenpai >> seat & 1]
        between = ["all"] if len(seats) == 4 else [f"tenpai {seat}" for seat in seats]
        taps = ["draw", *between, "record"]
        assert len(taps) <= 5
        on.tap(*taps)
        assert on.events == 1
        on.tap("undo")
    assert on.state == BEGUN


def test_all_are_tenpai_and_again_only_who_must_be(on: GamePlayer) -> None:
    on.tap("riichi 2", "draw", "tenpai 0", "all")
    assert [seat for seat in range(4) if on.is_pressed(f"tenpai {seat}")] == [0, 1, 2, 3]
    assert 'data-do="game all" class="small" aria-pressed="true"' in on.sheet
    on.tap("all")
    assert [seat for seat in range(4) if on.is_pressed(f"tenpai {seat}")] == [2]


def test_why_a_draw_cannot_be_is_said_at_once(on: GamePlayer) -> None:
    on.tap("riichi 2", "draw", "tenpai 2")
    why = on.say("cannot_riichi_not_tenpai", names="Cid")
    assert on.sheet.count(why) == 1
    on.tap("record")
    assert (on.sheet.count(why), on.events) == (1, 1)
    on.tap("tenpai 2", "record")
    assert on.events == 2


def test_a_stick_goes_down_and_comes_back(on: GamePlayer) -> None:
    on.tap("riichi 2")
    assert on.state == "30000 30000 29000 30000 E1 sticks:1"
    stick = re.compile('data-do="game riichi 2"[^>]* aria-pressed="(.*?)"')
    assert stick.findall(on.html) == ["true"]
    on.tap("riichi 2")
    assert on.state == BEGUN
    assert stick.findall(on.html) == ["false"]


def test_differences_to_a_seat(on: GamePlayer) -> None:
    play(on, "ron from:D B:3/40")
    on.tap("seat 0")
    board = drawn(regions, on.app)["board"]
    shown = [part.split("<")[0] for part in board.split('<span class="score">')[1:]]
    assert shown == ["30,000", "+5,200", "±0", "\u22125,200"]


def test_what_the_style_sheet_and_others_know_of_the_board(on: GamePlayer) -> None:
    play(on, "draw tenpai:B", "riichi C")
    told = {f"{each.id} {each.name}": each.value for each in attributes(on.app)}
    assert told["game data-hand"] == "1"
    assert (told["game data-honba"], told["game data-sticks"]) == ("1", "1")
    assert (told["game data-events"], told["game data-over"]) == ("2", "")
    assert told["board aria-label"]


@pytest.mark.parametrize("facing", ["one", "table"])
def test_which_way_the_seats_face_is_kept(on: GamePlayer, facing: str) -> None:
    on.tap("sheet more", f"facing {facing}")
    assert on.asked(FullScreen).on == (facing == "table")
    assert on.own[FACING] == facing
    assert on.again().board.facing == facing


def test_amid_the_table_each_sees_how_far_the_others_are_at_their_sides(on: GamePlayer) -> None:
    play(on, "ron from:B A:3/40", "draw tenpai:A", "riichi C")
    assert not is_amid(on.app)
    on.tap("sheet more", "facing table")
    assert is_amid(on.app)
    shown = re.findall(r'class="apart".*?</span>', drawn(regions, on.app)["board"])
    told = [re.sub(r"<i class=\"(\w+) \w*\">", r" \1 ", each) for each in shown]
    texts = [" ".join(re.sub("<.*?>|class.*?>", "", each).split()) for each in told]
    assert texts[1] == "4th left \u221219,400 top \u22127,700 right \u22126,700"
    on.step(stays_dark)
    assert "cannot keep the screen on" in on.told[-1]
    on.tap("sheet more", "facing each")
    assert not on.asked(FullScreen).on


def test_dice_tell_the_wall_and_seats_are_drawn(on: GamePlayer) -> None:
    on.tap("sheet more", "dice")
    first, second, total, name = re.findall(r"(\d) \+ (\d) = (\d+): (.*)", on.told[-1])[0]
    assert int(first) + int(second) == int(total)
    assert name == on.game.start.names[(int(total) - 1) % 4]
    on.tap("sheet more", "new")
    for seat, each in enumerate("ABCD"):
        on.do(f"game field name{seat} {each}")
    on.tap("seats")
    sheet = on.board.sheet
    assert isinstance(sheet, StartDraft)
    assert sorted(sheet.start.names) == list("ABCD")
    on.do("game book tenhou-sanma")
    fourth = sheet.start.names[3]  # waits until four play again
    for _ in range(8):
        on.tap("seats")
        assert f'value="{fourth}"' not in on.sheet


def test_a_result_is_read_out_or_it_is_said_that_there_is_no_voice(on: GamePlayer) -> None:
    on.tap("sheet more", "sheet end", "say")
    said = on.asked(Speak)
    assert "1st Ann" in said.text
    assert said.missing
    on.step(said.missing)
    assert "no voice of its own" in drawn(regions, on.app)["game-sheet"]


def test_what_was_undone_can_be_redone_after_a_reload(on: GamePlayer) -> None:
    play(on, "ron from:D B:3/40", "riichi C")
    on.tap("undo", "undo")
    back = on.again()
    back.do("game open")
    back.tap("redo", "redo")
    assert back.state == "30000 35200 29000 24800 E2 sticks:1"
    back.tap("undo", "riichi 0")  # a new step: what was undone is gone
    assert not back.board.history.future
    assert not back.again().board.history.future


# The log


def test_an_entry_is_changed_and_the_game_replayed(on: GamePlayer) -> None:
    play(on, "ron from:D B:3/40", "draw tenpai:B")
    on.tap("sheet log", "edit 1", "from 0", "record")
    assert changed(on) == ["Ann", "Dee"]
    assert 'data-do="game undo"' in on.sheet
    on.tap("close")
    assert on.state == "23800 38200 29000 29000 E2+1 sticks:0"
    on.tap("sheet log", "remove 2", "undo")
    assert on.state == "23800 38200 29000 29000 E2+1 sticks:0"
    assert on.games == [dump(on.game.events)]


# What is typed


def test_what_is_typed_draws_only_what_comes_of_it(on: GamePlayer) -> None:
    on.tap("sheet more", "adjust")
    before = {each.id: each.made_from for each in regions(on.app)}
    on.write(points0="-1000", points1="1000", reason="late")
    after = {each.id: each.made_from for each in regions(on.app)}
    new = {region_id: made[0] for region_id, made in after.items() if made != before[region_id]}
    assert new == {"game-output-0": "29,000", "game-output-1": "31,000"}
    on.tap("record")
    assert on.state == "29000 31000 30000 30000 E1 sticks:0"


def test_what_is_wrong_is_not_said_on_while_it_is_mended(on: GamePlayer) -> None:
    on.tap("sheet more", "adjust")
    on.write(points0="1-0")
    on.tap("record")
    assert drawn(regions, on.app)["game-error"] == "“1-0” is not a number."
    assert 'value="1-0"' in on.sheet
    on.write(points0="100")
    assert drawn(regions, on.app)["game-error"] == ""
    on.tap("record")
    assert "100" in drawn(regions, on.app)["game-error"]  # which nobody has paid
    assert on.events == 0
    on.tap("close", "sheet more", "penalty", "record")
    assert drawn(regions, on.app)["game-error"]
    on.write(reason="late")
    assert drawn(regions, on.app)["game-error"] == ""


def test_what_is_typed_stays_over_another_touch_and_away_from_the_board(on: GamePlayer) -> None:
    on.tap("sheet more", "new")
    on.write(name0="Eve")
    on.tap("length tonpuusen")
    assert 'value="Eve"' in on.sheet
    on.write(name1="Fay")
    on.do("game hand", "game open")
    assert 'value="Fay"' in on.sheet
    on.tap("close", "sheet more", "new")
    assert 'value="Eve"' in on.sheet


# Where Back leads


def path(player: GamePlayer, *now: str) -> tuple[str, ...]:
    app = player.app
    return belongs(now, app.shown, app.seating is not None, app.sheet != "", app.covers_game)


def test_the_history_follows_what_is_shown(player: GamePlayer) -> None:
    player.do("game open")
    assert path(player, HAND) == (HAND, GAME, SHEET)
    player.tap("record")
    assert path(player, HAND, GAME, SHEET) == (HAND, GAME)
    player.do("page open keys")
    assert path(player, HAND, GAME) == (HAND, GAME, SHEET)
    player.do("page close")
    player.tap("win", "winner 1", "tiles 1")
    assert path(player, HAND, GAME, SHEET) == (HAND, GAME, SHEET, HAND)
    player.do("page open winds")
    assert path(player, HAND, GAME, SHEET, HAND) == (HAND, GAME, SHEET, HAND, SHEET)


# The end


def test_the_result_is_handed_on(on: GamePlayer) -> None:
    play(on, "ron from:D B:3/40")
    on.tap("sheet more", "stop", "result text")
    assert "1st Bob  35,200  +20.2" in on.copied[0]
    assert '<p class="help" role="status">Copied.</p>' in on.sheet.split('class="foot"')[1]
    on.copies = False
    on.tap("result text")
    assert "<textarea readonly" in on.sheet
    on.tap("result picture")
    assert "Bob" in on.asked(SharePicture).svg
    on.tap("print")
    assert "35,200" in on.asked(OnPaper).text


def test_the_same_players_begin_again(on: GamePlayer) -> None:
    on.tap("sheet more", "stop", "again")
    assert 'value="Cid"' in on.sheet
    on.tap("record")
    assert on.state == BEGUN
    assert len(on.games) == 2


# Three at the table


@pytest.fixture
def three() -> GamePlayer:
    """A game of three."""
    player = GamePlayer(hand="rules:tenhou-sanma")
    player.do("game open")
    player.begin("Ann", "Bob", "Cid")
    return player


def test_a_game_begins_with_as_many_names_as_play() -> None:
    player = GamePlayer(hand="rules:tenhou-sanma")
    player.do("game open")

    def names() -> list[str]:
        return re.findall(r'data-input="game field (name\d)"', player.sheet)

    assert len(names()) == 3
    player.write(name2="Cid")
    player.choose("book tenhou")
    assert len(names()) == 4
    player.write(name3="Dee")
    player.choose("book mahjong-soul-sanma")
    assert len(names()) == 3
    player.choose("book wrc-2015")
    assert 'value="Dee"' in player.sheet
    player.choose("book tenhou-sanma")
    player.begin("Ann", "Bob")
    assert player.game.start.names == ("Ann", "Bob", "Cid")
    assert player.state == "35000 35000 35000 E1 sticks:0"
    # The rules of a game that is on stay those of three.
    player.tap("sheet more", "setup")
    assert re.findall(r'<option value="([^"]*)"', player.sheet) == [
        *("tenhou-sanma", "mahjong-soul-sanma")
    ]


def test_a_hand_with_norths_goes_to_the_game_and_into_its_log(three: GamePlayer) -> None:
    won(three, "123456p567s99m78s+9s,nuki:2,riichi,seat:W,rules:tenhou-sanma")
    three.tap("from 0", "record")
    # Cid sits west: riichi, pinfu and two norths, 30 fu; the stick comes back.
    assert three.state == "27300 35000 42700 E2 sticks:0"
    three.tap("sheet log", "show 2 2")
    assert (three.app.shown, three.app.entry.situation.nuki) == (HAND, 2)


def test_a_correction_has_a_field_for_each(three: GamePlayer) -> None:
    three.tap("sheet more", "adjust")
    assert len(re.findall(r'data-input="game field points\d"', three.sheet)) == 3
    three.write(points0="-1000", points2="1000")
    three.tap("record")
    assert three.state == "34000 35000 36000 E1 sticks:0"
    three.tap("seat 1", "sheet needs")
    # Second before the last: two places to reach, from two others and by tsumo.
    table = re.findall(r"<table.*?</table>", three.sheet)[0]
    assert table.count("<tr") == 3


def test_who_ends_a_game_by_mistake_goes_on_from_its_result(on: GamePlayer) -> None:
    on.tap("sheet more", "stop")
    assert on.game.over == "stopped"
    on.tap("undo")
    assert (on.game.over, on.sheet) == ("", "")


def test_a_game_that_ended_by_itself_is_not_offered_to_go_on() -> None:
    player = GamePlayer(hand="rules:tenhou")
    player.do("game open")
    player.begin(*NAMES)
    play(player, "ron from:B A:y1")
    assert player.game.over == "bust"
    assert 'data-do="game undo"' not in player.sheet


def test_the_style_sheet_knows_what_is_entered_and_how_many_stand_side_by_side(
    on: GamePlayer,
) -> None:
    """It need not look through all of the sheet for it at every touch."""
    for what in ("win", "draw", "sheet chombo", "sheet log"):
        on.do("game " + what)
        (kind,) = [each.value for each in attributes(on.app) if each.name == "data-sheet"]
        assert kind == what.split(" ")[-1]
    assert 'class="well pick two"' in radios("a", "", "a", [("1", ""), ("2", "")], "", "six").text
    assert 'class="well pick three"' in toggles(("Ann", "Bob", "Cid"), "", "winner", ()).text
    assert 'class="well pick "' in toggles(NAMES, "", "winner", ()).text
