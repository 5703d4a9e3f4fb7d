"""The end of a game item by item, and what a player needs to get there."""

from ...game.ending import Item, ending
from ...game.game import Game, places
from ...game.needs import Need, needs
from ...riichi.rulebooks import named
from ..answer.amounts import worth
from ..html import escape
from ..words import Words, capital
from .controls import error_html, framed, text_button
from .sentences import points, signed, thousands
from .state import Desk


def end_sheet(say: Words, desk: Desk) -> str:
    """Places and final points; of a game still going on, as if it ended now."""
    game = desk.game
    assert game is not None
    result = ending(game)
    names = game.start.names
    rows: list[str] = []
    total = 0
    for each in result.standings:
        total += each.total
        rows.append(
            '<li data-place="%d" data-total="%d"><p><b>%s</b><span>%s</span><b class="total">%s</b></p>%s</li>'
            % (
                each.place,
                each.total,
                escape(say.part("t_places", each.place - 1)),
                escape(names[each.seat]),
                thousands(each.total),
                _items(say, each.items),
            )
        )
    if result.outside:
        gone = sum([item.points for item in result.outside])
        total += gone
        rows.append(
            '<li class="outside"><p><b></b><span>%s</span><b class="total">%s</b></p>%s</li>'
            % (escape(say("end_outside")), thousands(gone), _items(say, result.outside))
        )
    rows.append(
        '<li class="sum" data-sum="%d"><p><b></b><span>%s</span><b class="total">%s</b></p></li>'
        % (total, escape(say("end_sum")), thousands(total))
    )
    parts = ['<ol class="end">%s</ol>' % "".join(rows)]
    if desk.error == say("end_not_copied"):
        parts.append(
            '<textarea readonly rows="6" aria-label="%s">%s</textarea>'
            % (
                escape(say("end_copy")),
                escape(share_text(say, game)),
            )
        )
        parts.append(error_html(desk.error))
    elif desk.error:
        parts.append('<p class="help" role="status">%s</p>' % escape(desk.error))
    foot = text_button("copy", say("end_copy"), "second")
    if game.over:
        foot += text_button("again", say("t_again"), "main")
    title = say("end_title" if game.over else "end_so_far")
    return framed(say, title, "".join(parts), '<div class="line">%s</div>' % foot)


def _items(say: Words, items: tuple[Item, ...]) -> str:
    cells = []
    for item in items:
        text = points(item.points) if item.id == "score" else signed(item.points)
        name = escape(say("item_" + item.id))
        cells.append('<li data-item="%s"><span>%s</span> %s</li>' % (item.id, name, text))
    return '<ul class="items">%s</ul>' % "".join(cells)


def share_text(say: Words, game: Game) -> str:
    """The result in plain lines, to send to the others."""
    title = named(game.start.rulebook).short
    length = say("t_" + game.start.length)
    lines = ["Tenbou: %s, %s" % (title, length)]
    if not game.over:
        lines.append(say("end_so_far"))
    for each in ending(game).standings:
        name = game.start.names[each.seat]
        score = points(game.scores[each.seat])
        lines.append("%d. %s  %s  %s" % (each.place, name, score, thousands(each.total)))
    return "\n".join(lines)


# What do I need?


def needs_sheet(say: Words, desk: Desk) -> str:
    """The cheapest win to keep the place and for each better one."""
    game, seat = desk.game, desk.focus
    assert game is not None
    assert seat is not None
    now = places(game.scores, game.rules)[seat]
    parts: list[str] = []
    for place in range(min(now, 3), 0, -1):
        title = say.say("t_for_place", place=say.part("t_places", place - 1))
        rows = [_need(say, game, each) for each in needs(game, seat, place)]
        parts.append("<h3>%s</h3>" % escape(title))
        parts.append('<table class="grid needs">%s</table>' % "".join(rows))
    title = say.say("t_needs_title", name=game.start.names[seat])
    return framed(say, title, "".join(parts))


def _need(say: Words, game: Game, need: Need) -> str:
    how = capital(say("tsumo"))
    if need.payer is not None:
        how = "%s %s" % (
            capital(say("ron")),
            say.say("t_from_n", name=game.start.names[need.payer]),
        )
    value = need.value
    if value is None:
        return '<tr><th scope="row">%s</th><td>%s</td><td></td></tr>' % (escape(how), "–")
    hands = []
    lowest = 999
    for han, fu in need.hands:
        if fu < lowest:  # more han with the same fu say nothing new
            hands.append("%s %s" % (say.say("n_han", n=han), say.say("n_fu", n=fu)))
            lowest = fu
    least = worth(say, value)
    if value.han == 1 and value.fu == 30 and need.hands:
        least, hands = say("t_any"), []
    elif value.han > 4:
        least = say.limit(value.limit)
    more = "".join(["<span>%s</span> " % escape(hand) for hand in hands[1:]])
    more = "<small>%s</small>" % more if more else ""
    return '<tr><th scope="row">%s</th><td>%s%s</td><td>%s</td></tr>' % (
        escape(how),
        escape(capital(least)),
        more,
        signed(need.gain),
    )
