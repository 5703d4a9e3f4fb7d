"""Whose chombo it was: a tap records it."""

from ....game.game import Game
from ....words.words import Words
from ...html import Html, html
from ..controls import error_html, framed, list_html, players, text_button


def chombo_sheet(say: Words, game: Game, error: str) -> Html:
    """The inside of the dialog with the players."""
    rows = [text_button("chombo " + seat, name) for seat, name in players(game, game.seats)]
    inner = html("<h3>%s</h3>%s%s", say("game_chombo_who"), list_html(rows), error_html(error))
    return framed(say, say("game_chombo"), inner)
