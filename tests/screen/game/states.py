"""The game with each of its sheets open, filled in and refused."""

from collections.abc import Iterator

from pyapp.game.events import Refused
from pyapp.game.saved import load
from pyapp.screen.game.actions import take_hand
from pyapp.screen.game.forms.arrived import CHOICES
from pyapp.screen.game.forms.start import new_start
from pyapp.screen.game.state import (
    EACH,
    Arrived,
    End,
    GameList,
    Kept,
    NoGame,
    OpenGame,
    Share,
    State,
)
from pyapp.words.words import Words
from tests.entered import entry_of
from tests.game_text import WIN
from tests.screen.game.open_games import DRAGONS, GAMES, do, game_state


def states(name: str, say: Words) -> Iterator[State]:
    start = game_state(name)
    yield start
    yield from _sheets(start, say)
    yield from _log(start, say)
    for chombo in ("pick 0", "pick 2", "record"):
        yield do(start, say, "sheet chombo", chombo)
    yield do(start, say, "win", "winner 0", "winner 1", "from 3", "han 0 1")
    yield from _handed_over(start)
    yield from _wins(start, say)
    yield from _others(start, say)
    if not start.game.over:
        for text, by in ((WIN, "ron"), (WIN, "tsumo"), (DRAGONS, "ron"), ("123m", "ron")):
            yield take_hand(start, entry_of(text), by, say).state


def _sheets(start: OpenGame, say: Words) -> Iterator[State]:
    for sheet in ("log", "more", "chombo", "end"):
        yield do(start, say, f"sheet {sheet}")
    for seat in start.game.seats:
        yield do(start, say, f"seat {seat}")
        yield do(start, say, f"seat {seat}", "sheet needs")
    yield do(start, say, "setup")
    yield do(start, say, "more", "facing one", "sheet more")
    yield do(start, say, "undo")
    yield do(start, say, "undo", "sheet more")
    yield do(start, say, "record", "setup", "book ema-2025", "record")


def _log(start: OpenGame, say: Words) -> Iterator[State]:
    for place in range(1, len(start.game.log) + 1):
        yield do(start, say, f"edit {place}")
        yield do(start, say, "sheet log", f"remove {place}")
        yield do(start, say, f"edit {place}", "tenpai 0", "record")
        yield do(start, say, f"insert {place}", "record")
        for kind in ("win", "abortive", "chombo", "adjust", "draw"):
            yield do(start, say, f"insert {place}", f"kind {kind}", "record")


def _handed_over(start: OpenGame) -> Iterator[State]:
    for told, by_hand in (("end_copied", ""), ("end_not_copied", "1st Ann")):
        yield start._replace(sheet=End(told, by_hand))
        yield start._replace(sheet=Share("", told, by_hand))
    for how in CHOICES:
        theirs = game_state("begun").game
        yield start._replace(sheet=Arrived("1", theirs, start.game, "", how, 1, None))


def _wins(start: OpenGame, say: Words) -> Iterator[State]:
    yield do(start, say, "win", "record")
    yield do(start, say, "win", "winner 1", "record")
    for worth in ("han 1 1", "han 1 4", "han 1 6", "han 1 y1", "han 1 y2"):
        yield do(start, say, "win", "winner 1", "from tsumo", worth, "record")
        yield do(start, say, "win", "winner 1", "from 0", worth, "fu 1 30")
    yield do(start, say, "win", "winner 1", "winner 2", "from 0", "han 1 1", "han 2 y1", "fu 1 20")


def _others(start: OpenGame, say: Words) -> Iterator[State]:
    yield do(start, say, "draw", "rare", "tenpai 0", "karaten 1", "nagashi 2")
    yield do(start, say, "draw", "all")
    yield do(start, say, "draw", "tenpai 1", "record")
    for points in ("100", "1-0", "-50"):
        yield do(start, say, "adjust", "record", fields={"points0": points, "reason": "Ann"})
    for points in ("2000", "50", "x", ""):
        fields = {"points": points, "reason": "Ann"}
        yield do(start, say, "penalty", "offender 1", "record", "sheet log", fields=fields)
        yield do(start, say, "penalty", "offender 1", "record", "sheet end", fields=fields)
        yield do(start, say, "penalty", "record", fields=fields)
    yield do(start, say, "setup", "underway", "deal 3", "record")


def without_game(say: Words) -> Iterator[State]:
    none = NoGame(None, EACH, "")
    yield none
    house = ("tenhou", (("misc_bust_ends_game", "no"),), "Our club")
    asked = none._replace(sheet=new_start(house))
    yield asked
    yield none._replace(sheet=new_start(house, (entry_of(WIN), "ron")))
    yield do(asked, say, "book jpml-a-2026", "length tonpuusen", fields={"name0": "Ann"})
    under_way = do(asked, say, "underway", "deal 9")
    yield under_way
    yield do(under_way, say, "record", fields={"score0": "1-0"})
    for honba in ("1", "100"):
        fields = {"score0": "75000", "score3": "25000", "score1": "-1000", "sticks": "1"}
        yield do(under_way, say, "record", "sheet log", fields=fields | {"honba": honba})
    right = {"score0": "75000", "score3": "25000", "honba": "1"}
    yield do(under_way, say, "length hanchan", fields=right)
    yield do(under_way, say, "record", "sheet log", fields=right)
    tenhou = do(none._replace(sheet=new_start(("tenhou", (), ""))), say, "record")
    yield do(tenhou, say, "win", "winner 1", "winner 2", "winner 3")
    yield do(tenhou, say, "riichi 1", "draw", "tenpai 1", "record")
    kept = [Kept("1", "2026", game_state(name).game) for name in GAMES]
    for text in ("", "tenbou-game 9\n", "tenbou-game 1\nend 3 00000000\n"):
        game = load(text)
        assert isinstance(game, Refused)
        kept.append(Kept("2", "2026", game))
    yield none._replace(sheet=GameList((), False, ""))
    yield none._replace(sheet=GameList(tuple(kept), True, ""), error="Ann")
    yield game_state("begun")._replace(id="1", sheet=GameList(tuple(kept), False, "#game/z"))
