"""The end of a game, item by item."""

from ...game.ending import SCORE, Item, ending
from ...game.game import Game
from ...words.words import Words
from ..action import CLUB, asking
from ..besides import besides
from ..html import NOTHING, Html, button, html, joined
from ..picture import Line, fitting, picture
from .controls import framed, text_button, told_html
from .sentences import about
from .state import End

WAYS = (  # for a result to leave the page
    ("result text", "share_text"),
    ("result picture", "share_picture"),
    ("say", "say_aloud"),
    ("print", "paper_print_sheet"),
)
UNDO = (("undo", "key_undo"),)  # a game that was ended by a tap goes on by one


def end_sheet(say: Words, game: Game, sheet: End, game_id: str = "") -> Html:
    """Places and final points; of a game still going on, as if it ended now.

    game_id: under which it can go to a club's evening, "" where it cannot.
    """
    result = ending(game)
    rows = []
    for each in result.standings:
        data = html(' data-place="%s" data-total="%s"', each.place, each.total)
        place, name = say("nth_place", n=each.place), game.start.names[each.seat]
        rows.append(_row(say, data, place, name, each.total, each.items))
    gone = tuple([Item(item_id, -points) for item_id, points in result.outside])
    total = sum([each.total for each in result.standings])
    data = html(' class="sum" data-sum="%s"', total)
    rows.append(_row(say, data, "", say("end_sum"), total, gone))
    by_hand, told = told_html(say, sheet.told, sheet.text)
    title = say("end_title" if game.over else "end_so_far")
    ways = (UNDO if game.over == "stopped" else ()) + WAYS
    more = joined([text_button(do, say(word_id), "small") for do, word_id in ways])
    line = '<div class="line">%s</div>'
    inner = html('<ol class="end">%s</ol>' + line + "%s", joined(rows), more, by_hand)
    again = club = NOTHING
    if game.over:
        again = text_button("again", say("game_again"), "main")
        to = asking(CLUB, "open", "keeper/-/" + game_id)
        club = button(to, say("end_to_evening"), "", Html('class="second"')) if game_id else NOTHING
    foot = html('%s%s<div class="line">%s</div>', told, club, again) if game.over else told
    return framed(say, title, inner, foot)


def _row(
    say: Words, data: Html, place: str, name: str, points: int, items: tuple[Item, ...]
) -> Html:
    """A line of the result: whose points, and the items that they are the sum of; the sum of all
    by what went out of the game.
    """
    cells = [] if place or not items else [html("<li><span>%s</span></li>", say("end_outside"))]
    for item in items:
        text = say.number(item.points) if item.id == SCORE else say.signed(item.points)
        label = say("item_" + item.id)
        cells.append(html('<li data-item="%s"><span>%s</span> %s</li>', item.id, label, text))
    sums = html('<ul class="items">%s</ul>', joined(cells)) if cells else NOTHING
    row = '<li%s><p><b>%s</b><span>%s</span><b class="total">%s</b></p>%s</li>'
    return html(row, data, place, name, say.thousands(points), sums)


def result_svg(say: Words, game: Game) -> str:
    """The result as a picture."""
    head = [about(say, game)] if game.over else [about(say, game), say("end_so_far")]
    lines = []
    for each in ending(game).standings:
        name, score = game.start.names[each.seat], say.number(game.scores[each.seat])
        left = "%s %s" % (say("nth_place", n=each.place), name)
        lines.append(Line(left, "%s   %s" % (score, say.thousands(each.total)), 40, True))
    size = min([fitting(line) for line in lines])
    told = [Line(words, "", 26, False) for words in head]
    told += [line._replace(size=size) for line in lines]
    more = [Line(words, "", 26, False) for words in besides(say, game)]
    told += [line._replace(size=fitting(line)) for line in more]
    return picture(told + [Line("", "Tenbou", 22, False)])


def result_text(say: Words, game: Game) -> str:
    """The result in plain lines, to send to the others."""
    lines = [say("log_worth", name="Tenbou", worth=about(say, game))]
    if not game.over:
        lines.append(say("end_so_far"))
    for each in ending(game).standings:
        name, score = game.start.names[each.seat], say.number(game.scores[each.seat])
        place = say("nth_place", n=each.place)
        lines.append("%s %s  %s  %s" % (place, name, score, say.thousands(each.total)))
    lines += besides(say, game)
    outside = ending(game).outside
    if outside:
        gone = ["%s %s" % (say("item_" + each), say.thousands(-points)) for each, points in outside]
        lines.append(say("log_worth", name=say("end_outside"), worth=say.listed(gone)))
    return "\n".join(lines)
