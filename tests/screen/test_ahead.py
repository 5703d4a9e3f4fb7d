"""What the page makes ready while it rests: things that can be asked for where it stands."""

from pathlib import Path

from pyapp.screen.action import asking
from pyapp.screen.ahead import likely
from pyapp.screen.answer.dock import WIN, answer
from pyapp.screen.app import App
from pyapp.screen.game.room import regions as of_game
from pyapp.screen.guide.room import regions as of_guide
from pyapp.screen.sheets import regions as over_it
from tests.screen.apps import Player, app_of, drawn
from tests.screen.game.game_player import GamePlayer
from tests.screen.guide.guide_player import GuidePlayer

INDEX = (Path(__file__).parents[2] / "index.html").read_text()
WON = "234567m33456p67s+8s"


def asked(app: App, wins: bool = False) -> list[str]:
    return [asking(*each).strip() for each in likely(app, wins)]


def test_on_the_hand_screen_they_are_the_answers_and_what_stands_at_the_top() -> None:
    app = app_of(WON)
    shown = answer(app.entry, app.say, None)
    assert shown.state == WIN
    ready = asked(app, True)
    assert [each for each in ready if f'data-do="{each}"' not in shown.html + INDEX] == []
    assert ready == ["page open ron", "page open tsumo", *asked(app)]


def test_each_opens_something_that_is_drawn() -> None:
    for each in asked(app_of(WON), True):
        player = Player(app_of(WON))
        player.do(each)
        assert drawn(over_it, player.app), each


def test_on_the_board_and_in_the_guide_its_own_controls() -> None:
    board, focused = GamePlayer(), GamePlayer()
    board.do("game open", "game record")
    focused.do("game open", "game record", "game seat 1")
    guide, table = GuidePlayer(), GuidePlayer("table")
    of_board = [(each, of_game) for each in (board, focused)]
    of_pages = [(each, of_guide) for each in (guide, table)]
    for player, regions in of_board + of_pages:
        shown = "".join(drawn(regions, player.app).values())
        ready = asked(player.app)
        assert ready
        assert [each for each in ready if f'data-do="{each}"' not in shown] == []


def test_in_an_answer_the_pages_of_the_guide_that_its_rows_lead_to() -> None:
    player = GuidePlayer("", hand=WON)
    player.do("guide close")
    answered = Player(player.app)
    answered.do("page open ron")
    shown = "".join(drawn(over_it, answered.app).values())
    ready = asked(answered.app, True)
    assert ready == ["guide open yaku", "guide open fu"]
    assert [each for each in ready if f'data-do="{each}/' not in shown] == []
    for each in ready:
        player.app = answered.app
        player.do(each)
        assert len(drawn(of_guide, player.app)) > 20


def test_nothing_while_something_lies_over_the_page() -> None:
    board = GamePlayer()
    board.do("game open", "game record", "game draw")
    assert asked(board.app) == asked(app_of(WON)._replace(sheet="menu"), True) == []
