"""Games of a few kinds, open on the game screen, and actions on them."""

from functools import cache

from pyapp.game.history import opened
from pyapp.game.play import replay
from pyapp.screen.action import GAME, asking, read
from pyapp.screen.game.actions import turn
from pyapp.screen.game.state import EACH, OpenGame, State
from pyapp.screen.game.steps import Step
from pyapp.screen.game.typed import typed
from pyapp.words.words import Words
from tests.game_text import START, WIN, accepted, event

DRAGONS = "123m9p+9p,pon:555z,pon:666z,pon:777z,seat:W"
GAMES = {
    "begun": (START,),
    "going on": (
        "start rules:mahjong-soul hanchan names:Ann,Bob,Cid,Dee draw_abortive=four_winds"
        " misc_bust_ends_game=no misc_chombo=reverse_mangan",
        "riichi A",
        "riichi C",
        "ron from:D A:2/30 B:5/0",
        f"tsumo B:3/30::{WIN}",
        "draw tenpai:AB nagashi:C",
        "tsumo C:y1:daisangen=A",
        "abortive four_winds",
        "chombo A",
        "adjust A-1000 B+1000 reason:Dee",
        "riichi B",
        "draw tenpai:B",
        "riichi B",
    ),
    "over": (
        "start rules:tenhou tonpuusen names:Ann,Bob,Cid,Dee end_yakitori=-20",
        "ron from:D A:2/30",
        "ron from:A D:y1",
    ),
    "three": ("start rules:tenhou-sanma hanchan names:Ann,Bob,Cid",),
    "stopped": ("start rules:ema-2016 hanchan names:Ann,Bob,Cid,Dee", "chombo A", "stop"),
}


@cache
def game_state(name: str) -> OpenGame:
    return played(GAMES[name])


def with_events(*lines: str) -> OpenGame:
    """A game that has just begun, and these events in it."""
    return played(GAMES["begun"] + lines)


def played(lines: tuple[str, ...]) -> OpenGame:
    players = lines[0].count(",") + 1
    game = accepted(replay(tuple(event(line, players) for line in lines)))
    return OpenGame(opened(game), "20260102", None, None, EACH, "")


def do(state: State, say: Words, *actions: str, fields: dict[str, str] | None = None) -> State:
    """The state after these actions, each "verb what"; fields: typed before each of them."""
    for each in actions:
        state = step(state, say, each, fields).state
    return state


def step(state: State, say: Words, what: str, fields: dict[str, str] | None = None) -> Step:
    """One of them, with what is said."""
    state = state._replace(sheet=typed(state.sheet, tuple((fields or {}).items())))
    return turn(state, read(asking(GAME, what)), say)


def after(*lines: str, start: str = START) -> OpenGame:
    """A game that has gone on by these events."""
    game = accepted(replay(tuple(event(line) for line in (start, *lines))))
    return OpenGame(opened(game), "", None, None, EACH, "")
