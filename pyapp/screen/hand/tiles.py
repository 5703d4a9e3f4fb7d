"""The hand, its melds and the indicators as html."""

from ...riichi.hand import ANKAN, INDICATORS, Hand, Meld
from ...riichi.tiles import NAMES, Tile, dora_after
from ...words.lookup import capital
from ...words.words import Words
from ..action import HAND, asking
from ..html import BACK, NOTHING, Html, button, html, joined, tile_svg, truth
from .entering import KAN, PAIR, RUN, TRIPLET, WINS, set_of
from .state import State

# Two lines of this many tiles, with a margin; melds that need more make all tiles smaller.
LINE = 9.6
APART = 0.23
SIDEWAYS = 1.3

TILE, WINNING = Html('class="t" tabindex="-1"'), Html('class="t won" tabindex="-1"')
MELD = Html('class="meld" tabindex="-1"')
ITEM = Html('role="menuitem"')


def hand_parts(hand: Hand, say: Words) -> tuple[str, ...]:
    """What #hand holds, one after the other: a button for each tile, sorted, the winning one
    last, and for each meld; equal tiles are equal html."""
    if not hand.size:
        return (html('<p class="hint">%s</p>', say("hand_hint")).text,)
    parts = [_tile_button(tile, "", say) for tile in hand.concealed]
    if hand.winning is not None:
        parts.append(_tile_button(hand.winning, WINS, say))
    for place, meld in enumerate(hand.melds):
        label = say("meld_label", call=say(meld.call), tiles=say.tiles(meld.tiles))
        do = asking(HAND, "unmeld", place)
        parts.append(button(do, meld_html(meld), label, MELD).text)
    return tuple(parts)


_BUTTONS: dict[tuple[Tile, str, Words], str] = {}  # made once for each tile and its words


def _tile_button(tile: Tile, wins: str, say: Words) -> str:
    key = (tile, wins, say)
    text = _BUTTONS.get(key)
    if text is None:
        label, more = say.tile(tile), TILE
        if wins:
            label, more = say("winning_tile", tile=label), WINNING
        do = asking(HAND, "touch", wins + NAMES[tile])
        text = _BUTTONS[key] = button(do, tile_svg(tile), capital(label), more).text
    return text


def tiles_svg(tiles: tuple[Tile, ...]) -> Html:
    """Tiles side by side, without names."""
    return joined([tile_svg(tile) for tile in tiles])


def meld_html(meld: Meld) -> Html:
    """A called set, its called tile sideways; a concealed kan between two backs."""
    tiles = meld.tiles
    if meld.call == ANKAN:
        return tiles_svg((BACK,) + tiles[:2] + (BACK,))
    return joined((tile_svg(tiles[0], "side"), tiles_svg(tiles[1:])))


def lines(hand: Hand) -> int:
    """The lines that the hand takes; with more than two, the tiles have to be smaller."""
    widths = [1.0] * len(hand.concealed)
    if hand.winning is not None:
        widths.append(1 + APART)
    for meld in hand.melds:
        turned = 0 if meld.call == ANKAN else SIDEWAYS - 1
        widths.append(len(meld.tiles) + turned + APART)
    count = 1
    room = LINE
    for width in widths:
        if width > room:
            count += 1
            room = LINE
        room -= width
    return count


def dora_html(state: State, say: Words) -> Html:
    """The inside of #dora: the indicators and, with riichi, those below them."""
    situation = state.entry.situation
    rows = [_strip(state, say, "dora", situation.indicators)]
    if situation.riichi or situation.ura:
        rows.append(_strip(state, say, "ura", situation.ura))
    return joined(rows)


def _strip(state: State, say: Words, id: str, tiles: tuple[Tile, ...]) -> Html:
    row = say.title(id)
    parts: list[Html] = []
    for place, tile in enumerate(tiles):
        dora = say.tile(dora_after(tile))
        label = say("indicator_label", row=row, tile=say.tile(tile), dora=dora)
        do = asking(HAND, "un" + id, place)
        parts.append(button(do, tile_svg(tile), label, Html('class="slot"')))
    if len(tiles) < INDICATORS:
        inner = html("<b>+</b>%s", say("slot_" + id))
        more = html('class="slot add" aria-pressed="%s"', truth(state.mode == id))
        do = asking(HAND, "mode", id)
        parts.append(button(do, inner, say("add_indicator", row=row), more))
    strip = '<div class="strip n%d" role="group" aria-label="%s">%s</div>'
    return html(strip, len(parts), row, joined(parts))


def offer_html(state: State, say: Words) -> Html:
    """The inside of #offer: the call without and with a red five, and a way out."""
    if not state.offer:
        return NOTHING
    parts = [html('<span class="ask">%s</span>', say("which_five"))]
    for place, meld in enumerate(state.offer):
        do = asking(HAND, "choose", place)
        parts.append(button(do, tiles_svg(meld.tiles), capital(say.tiles(meld.tiles))))
    parts.append(button(asking(HAND, "choose"), "✕", say("cancel")))
    return joined(parts)


def ring_html(tile: Tile, say: Words) -> Html:
    """The inside of #ring: the sets that start from a key, as they would look."""
    parts: list[Html] = []
    for shape in (TRIPLET, KAN, RUN, PAIR):
        tiles = set_of(shape, tile)
        if not tiles:
            continue
        picture = meld_html(Meld(ANKAN, tiles)) if shape == KAN else tiles_svg(tiles)
        name = say("key_" + (ANKAN if shape == KAN else shape))
        do, inner = asking(HAND, shape, NAMES[tile]), html("<span>%s</span>%s", picture, name)
        parts.append(button(do, inner, "", ITEM))
    return joined(parts)
