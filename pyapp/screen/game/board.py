"""The board: four seats round the screen, the deal in the middle, the actions below."""

from ...game.game import Game, places
from ...riichi.settle import SEATS
from ..html import escape
from ..words import Words
from .controls import act, text_button
from .sentences import deal, points, signed, sticks
from .state import Desk

SIDES = ("bottom", "right", "top", "left")  # where seats 0 to 3 sit, in turn order


def board_html(say: Words, desk: Desk) -> str:
    """The four seats and the middle; without a game nothing."""
    game = desk.game
    if game is None:
        return ""
    seats = "".join([_seat(say, desk, game, seat) for seat in SEATS])
    return seats + _middle(say, desk, game)


def _seat(say: Words, desk: Desk, game: Game, seat: int) -> str:
    name = game.start.names[seat]
    wind = say.wind(game.wind(seat))
    score = game.scores[seat]
    place = say.part("t_places", places(game.scores, game.rules)[seat] - 1)
    id = "t_seat" if game.wind(seat) else "t_seat_dealer"
    spoken = say.say(id, wind=wind, place=place)
    shown, note = points(score), _last_change(game, seat)
    if desk.focus is not None and desk.focus != seat:
        apart = score - game.scores[desk.focus]
        shown = signed(apart) if apart else "±0"
        note = "<small>%s</small>" % points(score)
        spoken = say.say("t_apart", other=game.start.names[desk.focus])
    inner = (
        '<i class="wind" aria-hidden="true">%s</i><span class="who"><span class="name">%s</span>'
        ' <span class="score">%s</span> %s <span class="unseen">%s</span></span>'
    ) % (escape(wind[:1]), escape(name), shown, note, escape(spoken))
    pressed = 'class="look" aria-pressed="%s"' % ("true" if desk.focus == seat else "false")
    return (
        '<div class="seat %s%s" data-seat="%d" data-wind="%d" data-score="%d"><div class="turn">%s%s</div></div>'
    ) % (
        SIDES[seat],
        "" if game.wind(seat) else " dealer",
        seat,
        game.wind(seat),
        score,
        act("seat %d" % seat, inner, "", pressed),
        _stick(say, game, seat),
    )


def _last_change(game: Game, seat: int) -> str:
    """What the last entry of the log did to this seat."""
    change = game.log[-1].deltas[seat] if game.log else 0
    if not change:
        return "<small></small>"
    return '<small class="%s">%s</small>' % ("up" if change > 0 else "down", signed(change))


def _stick(say: Words, game: Game, seat: int) -> str:
    """The riichi stick: an empty place to tap, or the stick that lies there."""
    if game.over:
        return ""
    down = seat in game.riichi
    inner = '<svg class="stick" aria-hidden="true"><use href="#riichi"/></svg>'
    if not down:
        inner = "<span>%s</span>" % escape(say.title("riichi"))
    return act(
        "riichi %d" % seat,
        inner,
        say.say("t_riichi_of", name=game.start.names[seat]),
        'class="lay" aria-pressed="%s"' % ("true" if down else "false"),
    )


def _middle(say: Words, desk: Desk, game: Game) -> str:
    title = deal(say, game.hand)
    honba = say.honba(game.honba)
    spoken = say.say("t_centre", deal=title, honba=honba, sticks=sticks(say, game.sticks))
    counts = "".join(
        [
            '<span class="count"><svg class="stick"><use href="#%s"/></svg>%d</span>' % pair
            for pair in (("honba", game.honba), ("riichi", game.sticks))
        ]
    )
    below = ""
    if game.over:
        below = "<p>%s</p>%s" % (
            escape(say("t_over_" + game.over)),
            text_button("sheet end", say("t_result"), "small main"),
        )
    elif desk.focus is not None:
        text = say.say("t_needs", name=game.start.names[desk.focus])
        below = text_button("sheet needs", text + " …", "small")
    return (
        '<div class="middle"><h2><span class="unseen">%s</span><b aria-hidden="true">%s</b></h2>'
        '<p class="counts" aria-hidden="true">%s</p>%s</div>'
    ) % (escape(spoken), escape(say("t_over") if game.over else title), counts, below)


def bar_html(say: Words, desk: Desk) -> str:
    """The actions under the board."""
    parts = [text_button("hand", say("t_hand"))]
    game = desk.game
    if game is not None:
        if game.over:
            parts.append(text_button("sheet end", say("t_result"), "first"))
        else:
            parts.append(text_button("win", say("t_win"), "first"))
            parts.append(text_button("draw", say("t_draw")))
        parts.append(text_button("undo", say("t_undo")))
        parts.append(text_button("sheet log", say("t_log")))
    parts.append(text_button("sheet more", say("t_more")))
    return "".join(parts)
