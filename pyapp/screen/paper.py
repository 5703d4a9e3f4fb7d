"""The score sheet of a game on paper, blank or filled: a row a hand, the end item by item with sums
that check it, and where to sign.
"""

from typing import NamedTuple

from ..game.ending import SCORE, ending
from ..game.game import Game
from ..words.words import WINDS, Words
from .html import NOTHING, Html, html, joined

HANDS = 20  # rows of a page
SHEET = (
    '<article class="score-paper"><header><h1>%s</h1><p>%s</p></header>'
    '<table><thead><tr>%s</tr></thead><tbody class="hands">%s</tbody><tbody>%s</tbody></table>%s%s</article>'
)
SIGN = '<div class="sign">%s</div>'


class Sheet(NamedTuple):
    """What stands on a sheet; of what is to be written by hand "" each."""

    about: tuple[str, ...]  # what is played, when and where
    names: tuple[str, ...]  # by seat
    # Which hand, how it ended, who won, from whom; what each seat gained; sticks left lying.
    hands: tuple[tuple[str, ...], ...]
    ends: tuple[tuple[str, ...], ...]  # an item, what it gave each seat, their sum
    note: str  # by whom it was computed, "" for nobody


def blank(say: Words, about: tuple[str, ...], names: tuple[str, ...]) -> Sheet:
    """Give a sheet to be filled by hand."""
    items = [say("item_" + each) for each in ("score", "return", "uma", "oka", "penalty")]
    empty = ("",) * (len(names) + 1)
    return Sheet(
        about, names, (), tuple([(item,) + empty for item in items + [say("end_sum"), "#"]]), ""
    )


def sheet_html(say: Words, sheet: Sheet) -> Html:
    """Draw a sheet."""
    ways = "%s / %s" % (say.title("ron"), say.title("tsumo"))
    heads = [say("game_round"), ways, say("paper_winner"), say("paper_from")]
    seats = [
        html("<th>%s %s</th>", say("key_" + WINDS[seat]), name)
        for seat, name in enumerate(sheet.names)
    ]
    head = [html("<th>%s</th>", each) for each in heads] + seats
    head.append(html("<th>%s</th>", say("item_sticks")))
    wide = len(head)
    hands = sheet.hands + (("",) * wide,) * max(HANDS - len(sheet.hands), 0)
    rows = [
        html('<tr><th colspan="%d">%s</th>%s</tr>', len(heads), each[0], _cells(each[1:]))
        for each in sheet.ends
    ]
    return html(
        SHEET,
        say("paper_score_sheet"),
        " · ".join([each for each in sheet.about if each]),
        joined(head),
        joined([html("<tr>%s</tr>", _cells(each)) for each in hands]),
        joined(rows),
        html("<p>%s</p>", sheet.note) if sheet.note else NOTHING,
        signatures(say, sheet.names),
    )


def ends(say: Words, game: Game) -> tuple[tuple[str, ...], ...]:
    """Tell the end item by item, and what nobody gets, so that the last sum is zero."""
    result = ending(game)
    outside = {each.id: each.points for each in result.outside}
    items = {(each.id, s.seat): each.points for s in result.standings for each in s.items}
    ids: list[str] = []
    for each in result.standings:
        ids += [item.id for item in each.items if item.id not in ids]
    rows = []
    for item in ids:
        points = [items.get((item, seat), 0) for seat in game.seats]
        write = say.number if item == SCORE else say.signed
        rows.append((say("item_" + item),) + tuple([write(n) for n in points + [sum(points)]]))
    totals = {each.seat: each for each in result.standings}
    points = [totals[seat].total for seat in game.seats]
    for item, lost in outside.items():
        gone = ("",) * len(points) + (say.signed(lost),)
        title = say("log_worth", name=say("end_outside"), worth=say("item_" + item))
        rows.append((title,) + gone)
    zero = sum(points) + sum(outside.values())
    row = [say.thousands(n) for n in points] + [say.thousands(zero) + (" ✓" if not zero else "")]
    places = [say("nth_place", n=totals[seat].place) for seat in game.seats]
    return tuple(rows) + ((say("end_sum"),) + tuple(row), ("",) + tuple(places) + ("",))


def _cells(texts: tuple[str, ...]) -> Html:
    return joined([html("<td>%s</td>", each) for each in texts])


def signatures(say: Words, names: tuple[str, ...]) -> Html:
    """Draw lines for the signatures of players and a referee."""
    lines = [html("<p>%s</p>", name or say("paper_signature")) for name in names]
    return html(SIGN, joined(lines + [html("<p>%s</p>", say("paper_referee"))]))
