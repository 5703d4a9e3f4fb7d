"""The score sheet beside a wide board: the last hands, what is between the players, their needs."""

import re

from pyapp.screen.game.room import regions
from pyapp.screen.game.score_sheet import MOST, hands, score_html
from tests.game_text import NAMES
from tests.screen.game.game_player import GamePlayer
from tests.screen.game.open_games import after
from tests.spoken import words

GONE_ON = ("riichi B", "ron from:D B:3/40", "draw tenpai:AB", "riichi C", "riichi D")


def test_a_riichi_stands_with_the_hand_it_was_declared_in() -> None:
    found = hands(after(*GONE_ON).game)
    assert [moved for _step, moved in found] == [(1500, 1500, -1500, -1500), (0, 5200, 0, -5200)]
    assert [sum(moved) for _step, moved in found] == [0, 0]  # nobody's stick is told twice
    text = score_html(words(), after(*GONE_ON).game).text
    assert text.count("<tbody>") == 2
    assert re.findall("<th colspan[^>]*><b>(.*?)</b> <b>(.*?)</b>", text) == [
        ("East 2", "Exhaustive draw. Tenpai: Ann and Bob"),
        ("East 1", "Bob: ron from Dee"),
    ]


def test_only_the_last_hands_are_shown() -> None:
    game = after(*["draw tenpai:ABCD"] * (MOST + 1)).game
    assert len(game.log) == MOST + 1
    assert score_html(words(), game).text.count("<tbody>") == MOST
    assert hands(game)[0][0] is game.log[-1]


def test_each_is_told_how_far_the_next_place_is_and_what_brings_it() -> None:
    text = score_html(words(), after("ron from:D B:3/40").game).text
    stands = re.findall("<td>(.*?)</td>", text)[:4]
    assert [re.sub("<[^>]*>", "|", each).strip("|").split("|")[0] for each in stands] == [
        *("2nd", "1st", "2nd", "4th")
    ]
    assert '<small class="down">\u22125,200</small><small>For 1st place</small>' in stands[0]
    assert "Tsumo" in stands[0]
    assert "Tsumo" not in stands[1]
    over = score_html(words(), after("ron from:D B:3/40", "stop").game).text
    assert "Tsumo" not in over


def test_it_is_drawn_where_there_is_room_beside_the_board() -> None:
    player = GamePlayer()
    player.do("game open")
    player.begin(*NAMES)
    narrow = player.app
    wide = narrow._replace(device=narrow.device._replace(is_wide=lambda: True))
    drawn = [{region.id for region in regions(app)} for app in (narrow, wide)]
    assert drawn[1] - drawn[0] == {"game-score"}
