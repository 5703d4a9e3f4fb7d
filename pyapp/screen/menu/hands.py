"""The last hands that won, to be opened again, as html."""

from ...riichi.hand import Hand
from ...words.words import Words
from ..action import PAGE, asking
from ..answer.amounts import amount
from ..hand.last import Left
from ..hand.tiles import meld_html, tiles_svg
from ..hand.tools import book_names
from ..html import Html, button, html, joined, tile_svg
from .view import framed

SMALL = '<span class="small-hand">%s</span><span class="unseen">%s</span>'
INSIDE = "%s<b>%s</b><small>%s</small>"
RESET = Html('class="reset"')
UNDO = '<p class="fixed" role="status">%s%s</p>'


def hands_sheet(rows: tuple[Html, ...], deleted: bool, told: str, say: Words) -> Html:
    """The inside of the dialog. deleted: whether all were just dropped and can be had back;
    told: the id of what there is to tell of how they are kept, or "".
    """
    parts: list[Html] = []
    if deleted:
        undo = button(asking(PAGE, "undelete"), say("key_undo"), "", RESET)
        parts.append(html(UNDO, say("hands_deleted"), undo))
    if rows:
        parts.append(html('<ul class="last">%s</ul>', joined(rows)))
        parts.append(button(asking(PAGE, "delete"), say("hands_delete"), "", RESET))
    else:
        parts.append(html('<p class="help">%s</p>', say("hands_none")))
    if told:
        parts.append(html('<p class="help">%s</p>', say(told)))
    return framed(say, "hands_title", joined(parts))


def small_hand(say: Words, hand: Hand) -> Html:
    """Draw the tiles of a hand, small."""
    parts = [tiles_svg(hand.concealed)]
    tiles = list(hand.concealed)
    if hand.winning is not None:
        parts.append(tile_svg(hand.winning, "won"))
        tiles.append(hand.winning)
    for meld in hand.melds:
        parts.append(html('<span class="meld">%s</span>', meld_html(meld)))
        tiles += meld.tiles
    return html(SMALL, joined(parts), say.tiles(tuple(tiles)))


def hand_row(place: int, left: Left, date: str, say: Words) -> Html:
    """Draw a hand with its tiles, its worth and when it was left."""
    paid = ["%s %s" % (say.title(won.by), amount(say, won.payments)) for won in left.scores]
    facts = " · ".join([date, book_names(left.entry, say)[0]])
    inside = html(INSIDE, small_hand(say, left.entry.hand), " · ".join(paid), facts)
    return html("<li>%s</li>", button(asking(PAGE, "reopen", place), inside))
