"""The hand, its melds and the indicators as html."""

from ...riichi.hand import ANKAN, INDICATORS, Hand, Meld
from ...riichi.tiles import NAMES, Tile, dora_after
from ..html import BACK, button, escape, tile_svg
from ..words import Words, capital
from .entering import KAN, PAIR, RUN, TRIPLET, WINS, set_of
from .state import State

# Two lines of this many tiles, with a margin; melds that need more make all tiles smaller.
LINE = 9.6
APART = 0.23
SIDEWAYS = 1.3


def hand_parts(hand: Hand, say: Words) -> tuple[str, ...]:
    """What #hand holds, one after the other: a button for each tile, sorted, the winning one
    last, and for each meld; equal tiles are equal html."""
    if not hand.size:
        return ('<p class="hint">%s</p>' % escape(say("hand_hint")),)
    parts = [_tile_button(tile, "", say) for tile in hand.concealed]
    if hand.winning is not None:
        parts.append(_tile_button(hand.winning, WINS, say))
    for place, meld in enumerate(hand.melds):
        label = say.say("meld_label", call=capital(say.call(meld.call)), tiles=_named(say, meld))
        more = 'class="meld" tabindex="-1"'
        parts.append(button("unmeld", place, meld_html(meld), label, more))
    return tuple(parts)


_BUTTONS: dict[tuple[Tile, str, str], str] = {}  # made once for each tile and terminology


def _tile_button(tile: Tile, wins: str, say: Words) -> str:
    key = (tile, wins, say.terms)
    made = _BUTTONS.get(key)
    if made is None:
        label = capital(say.tile(tile))
        kind = "t"
        if wins:
            label = "%s, %s" % (label, say("winning_tile"))
            kind = "t won"
        more = 'class="%s" tabindex="-1"' % kind
        made = _BUTTONS[key] = button("touch", wins + NAMES[tile], tile_svg(tile), label, more)
    return made


def _named(say: Words, meld: Meld) -> str:
    return say.listed(tuple([say.tile(tile) for tile in meld.tiles]), "and")


def meld_html(meld: Meld) -> str:
    """A called set, its called tile sideways; a concealed kan between two backs."""
    tiles = meld.tiles
    if meld.call == ANKAN:
        middle = "".join([tile_svg(tile) for tile in tiles[:2]])
        return tile_svg(BACK) + middle + tile_svg(BACK)
    return tile_svg(tiles[0], "side") + "".join([tile_svg(tile) for tile in tiles[1:]])


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


def dora_html(state: State, say: Words) -> str:
    """The inside of #dora: the indicators and, with riichi, those below them."""
    situation = state.entry.situation
    rows = _strip(state, say, "dora", situation.indicators)
    if situation.riichi or situation.ura:
        rows += _strip(state, say, "ura", situation.ura)
    return rows


def _strip(state: State, say: Words, id: str, tiles: tuple[Tile, ...]) -> str:
    parts: list[str] = []
    for place, tile in enumerate(tiles):
        label = say.say(
            "indicator_label",
            row=say.title(id),
            tile=say.tile(tile),
            dora=say.tile(dora_after(tile)),
        )
        parts.append(button("un" + id, place, tile_svg(tile), label, 'class="slot"'))
    if len(tiles) < INDICATORS:
        pressed = "true" if state.mode == id else "false"
        inner = "<b>+</b>%s" % escape(say.say("slot_" + id))
        label = say.say("add_indicator", row=say.title(id))
        more = 'class="slot add" aria-pressed="%s"' % pressed
        parts.append(button("mode", id, inner, label, more))
    return '<div class="strip n%d" role="group" aria-label="%s">%s</div>' % (
        len(parts),
        escape(say.title(id)),
        "".join(parts),
    )


def offer_html(state: State, say: Words) -> str:
    """The inside of #offer: the call without and with a red five, and a way out."""
    if not state.offer:
        return ""
    parts = ['<span class="ask">%s</span>' % escape(say("which_five"))]
    for place, meld in enumerate(state.offer):
        inner = "".join([tile_svg(tile) for tile in meld.tiles])
        parts.append(button("choose", place, inner, capital(_named(say, meld))))
    parts.append(button("choose", "", "✕", say("cancel")))
    return "".join(parts)


def ring_html(tile: Tile, say: Words) -> str:
    """The inside of #ring: the sets that start from a key, as they would look."""
    parts: list[str] = []
    for shape in (TRIPLET, KAN, RUN, PAIR):
        tiles = set_of(shape, tile)
        if shape == KAN:
            drawn = meld_html(Meld(ANKAN, tiles))
        else:
            drawn = "".join([tile_svg(each) for each in tiles])
        more = 'role="menuitem"' if tiles else 'role="menuitem" disabled'
        inner = "<span>%s</span>%s" % (drawn, escape(say("set_" + shape)))
        parts.append(button(shape, NAMES[tile], inner, "", more))
    return "".join(parts)
