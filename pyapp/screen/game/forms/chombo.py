"""Whose chombo it was, and what it costs."""

from ....game.ending import CHOMBO_POINTS
from ....game.events import Chombo, Refused
from ....game.game import Game
from ....game.play import play
from ....words.words import Words
from ...html import Html, joined
from ..controls import entry_sheet, help_html, players, radios
from ..moves import preview
from ..seats import seat_of
from ..state import ChomboDraft


def change_chombo(draft: ChomboDraft, game: Game, verb: str, what: str) -> ChomboDraft:
    """The draft after an action; one that cannot be changes nothing."""
    seat = seat_of(game, what)
    return draft._replace(seat=seat) if verb == "chombo" and seat is not None else draft


def chombo_sheet(say: Words, game: Game, draft: ChomboDraft, error: str) -> Html:
    """The inside of the dialog."""
    seat = draft.seat
    now = "" if seat is None else str(seat)
    choices = players(game, game.seats)
    parts = [radios("chombo", say("game_chombo_who"), "chombo", choices, now)]
    after = None if seat is None else play(game, Chombo(seat))
    if after and not isinstance(after, Refused):
        points = CHOMBO_POINTS.get(game.rules.misc_chombo, 0)
        if points:
            parts.append(help_html(say("game_chombo_later", n=points)))
        if not points or game.riichi:
            parts.append(preview(say, game, after))
    return entry_sheet(say, game, None, say("game_chombo"), joined(parts), error)
