"""A game of an evening: each player's score after every hand, where it was kept hand by hand."""

from ...club.curves import scores_of, svg
from ...club.records import Player, Result, result_of
from ...game.game import Game
from ...game.saved import load
from ...words.words import Words
from ..app import App
from ..html import NOTHING, Html, html
from ..region import Region
from ..trail import CLUB
from .frame import ROOM, Date, gone
from .page import Page, as_form, shows
from .steps import path_of, state_of
from .tables import where, with_places


def _result(app: App) -> Result | None:
    return result_of(state_of(app).club, path_of(app)[-1])


def _draw(say: Words, result: Result, players: tuple[Player, ...], date: Date) -> Html:
    game = load(result.log) if result.log else None
    if not isinstance(game, Game):
        return gone(say)
    names = {each.id: each.name for each in players}
    curves = [
        curve._replace(name=names.get(id_) or curve.name or say.wind(seat))
        for seat, (curve, id_) in enumerate(zip(scores_of(game), result.players))
    ]
    drawn = svg(tuple(curves), say("club_scores"), say.number)
    card = with_places(say, where(say, result), result, players, NOTHING)
    day = date(result.date, say.language)
    return html('<div class="curve">%s</div><h2>%s</h2>%s', Html(drawn), day, card)


def _regions(app: App) -> tuple[Region, ...]:
    result = _result(app)
    if not result:
        return (Region(ROOM, CLUB, (app.say,), gone),)
    return (
        Region(ROOM, CLUB, (app.say, result, state_of(app).club.players, app.device.date), _draw),
    )


def _above(app: App) -> str:
    result = _result(app)
    return "evening/%s/tables" % result.evening if result else ""


PAGE = Page(lambda app: app.say("club_scores"), _above, shows, _regions, as_form)
