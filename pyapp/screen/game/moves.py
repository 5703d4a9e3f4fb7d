"""Points on their way: who pays whom what and why, and what the scores come to."""

from ...game.events import Refused
from ...game.game import Game
from ...riichi.settle import Transfer
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .controls import error_html, help_html
from .sentences import refusal


def moves(say: Words, game: Game, transfers: tuple[Transfer, ...]) -> Html:
    """The transfers of an event, a line each."""
    names = game.start.names
    rows = []
    for payer, payee, points, why in transfers:
        giver = say("log_table") if payer is None else names[payer]
        taker = say("log_table") if payee is None else names[payee]
        row = "<li><span><bdi>%s</bdi> → <bdi>%s</bdi> <small>%s</small></span><b>%s</b></li>"
        rows.append(html(row, giver, taker, say("why_" + why), say.number(points)))
    return html('<ul class="moves">%s</ul>', joined(rows))


def preview(say: Words, game: Game, after: Game) -> Html:
    """What moves from a game to a later one, and what that comes to."""
    transfers: tuple[Transfer, ...] = ()
    for step in after.log[len(game.log) :]:
        transfers += step.transfers
    if not transfers:
        return help_html(say("game_nothing_moves"))
    sums = []
    for seat in game.seats:
        change = after.scores[seat] - game.scores[seat]
        sums.append(change_row(say, game.start.names[seat], change))
    return html('%s<ul class="sums">%s</ul>', moves(say, game, transfers), joined(sums))


def what_moves(say: Words, game: Game, after: "Game | Refused", error: str) -> Html:
    """What an event that is entered moves, or why it cannot be, unless an error tells that."""
    if not isinstance(after, Refused):
        return preview(say, game, after)
    return NOTHING if error else error_html(refusal(say, game.start.names, after))


def row(name: str, figure: Html) -> Html:
    """A player and a figure of theirs."""
    return html('<li><span title="%s">%s</span> %s</li>', name, name, figure)


def change_row(say: Words, name: str, change: int) -> Html:
    """A player and what their points change by."""
    return row(name, html('<b class="%s">%s</b>', direction(change), say.signed(change)))


def direction(change: int) -> str:
    """The class of a change of points."""
    return "up" if change > 0 else "down" if change else ""


def change_html(say: Words, change: int) -> Html:
    """A change of points in small, nothing for none."""
    if not change:
        return NOTHING
    return html('<small class="%s">%s</small>', direction(change), say.signed(change))
