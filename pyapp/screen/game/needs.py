"""What do I need? The cheapest win to keep the place and for each better one."""

from ...game.game import Game, places
from ...game.needs import Need, needs
from ...words.lookup import capital
from ...words.words import Words
from ..answer.amounts import worth
from ..html import NOTHING, Html, html, joined
from ..script import parts_whole
from .controls import framed
from .sentences import worth_parts


def needs_sheet(say: Words, game: Game, seat: int) -> Html:
    """The inside of the dialog about one player."""
    parts = []
    best = min(places(game.scores, game.rules)[seat], len(game.seats) - 1)  # the last needs none
    for place in range(best, 0, -1):
        title = say("game_for_place", place=say("nth_place", n=place))
        rows = joined([_need(say, game, each) for each in needs(game, seat, place)])
        parts.append(html('<h3>%s</h3><table class="grid needs">%s</table>', title, rows))
    return framed(say, say("game_needs_title", name=game.start.names[seat]), joined(parts))


def _need(say: Words, game: Game, need: Need) -> Html:
    how = say.title("tsumo")
    if need.payer is not None:
        how = say("game_ron_from", name=game.start.names[need.payer])
    gain = say.signed(need.gain) if need.value is not None else ""
    hands: list[str] = []
    lowest = 999
    for han, fu in () if _is_any(need) else need.hands:
        if fu < lowest:  # more han with the same fu say nothing new
            both = {"han": say("n_han", n=han), "fu": say("n_fu", n=fu)}
            hands.append(say("han_and_fu", **both))
            lowest = fu
    more = joined([html("<span>%s</span> ", hand) for hand in hands[1:]])
    small = html("<small>%s</small>", more) if more.text else NOTHING
    row = '<tr><th scope="row"><div>%s</div></th><td>%s%s</td><td>%s</td></tr>'
    return html(row, how, least_html(say, need), small, gain)


def _is_any(need: Need) -> bool:
    """Whether every hand will do."""
    value = need.value
    return value is not None and (value.han, value.fu) == (1, 30) and need.hands != ()


def least_html(say: Words, need: Need) -> Html:
    """The least that will do, a dash where nothing does."""
    if need.value is None:
        return Html("–")
    if _is_any(need):
        return html("%s", capital(say("game_any")))
    if need.value.han > 4:
        return html("%s", capital(say.limit(need.value.limit)))
    return parts_whole(capital(worth(say, need.value)), worth_parts(say, need.value))
