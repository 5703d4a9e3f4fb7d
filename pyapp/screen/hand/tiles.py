"""The hand, its melds and the indicators as html."""

from ...riichi.hand import ANKAN, FULL, INDICATORS, Hand, Meld
from ...riichi.rules import Rules
from ...riichi.tiles import NAMES, NORTH, Tile, dora_after
from ...words.lookup import capital
from ...words.words import Words
from ..action import HAND, asking
from ..html import BACK, NOTHING, Html, button, html, joined, tile_svg, truth
from .entering import KAN, PAIR, RUN, TRIPLET, WINS, set_of
from .state import State

# Two lines of this many tiles; melds that need more make all tiles smaller.
LINE = 8.75
APART = 0.2
SIDEWAYS = 1.3
TURN = 7  # tiles in the first line of a hand with at most one meld

TILE, WINNING = Html('class="t" tabindex="-1"'), Html('class="t won" tabindex="-1"')
MELD = Html('class="meld" tabindex="-1"')
PLACE, LAST_PLACE = '<i class="t"></i>', '<i class="t won"></i>'  # where tiles will stay
ITEM = Html('role="menuitem"')


def hand_parts(hand: Hand, say: Words) -> tuple[str, ...]:
    """What #hand holds, one after the other: a button for each tile, sorted, empty places for
    those to come, the winning tile, and a button for each meld; equal tiles are equal html.
    """
    parts = [_tile_button(tile, "", say) for tile in hand.concealed]
    parts += [PLACE] * (FULL - 1 - 3 * len(hand.melds) - len(parts))
    if hand.winning is not None:
        parts.append(_tile_button(hand.winning, WINS, say))
    elif hand.size < FULL:
        parts.append(LAST_PLACE)
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


def shape(hand: Hand) -> str:
    """How the hand stands, as the style sheet calls it: "turns" when its concealed tiles go on
    in a second line, "tight" when all are smaller.
    """
    names = ["turns"] if len(hand.melds) < 2 else []
    return " ".join(names + ["tight"] * (lines(hand) > 2))


def lines(hand: Hand) -> int:
    """The lines that the whole hand will take; with more than two, tiles have to be smaller."""
    tiles = FULL - 1 - 3 * len(hand.melds)
    count, room = 1, LINE - tiles
    if len(hand.melds) < 2:
        count, room = 2, room + TURN
    room -= 1 + APART
    for meld in hand.melds:
        turned = 0 if meld.call == ANKAN else SIDEWAYS - 1
        width = len(meld.tiles) + turned + APART
        if width > room:
            count += 1
            room = LINE
        room -= width
    return count


def dora_html(state: State, say: Words) -> Html:
    """The inside of #dora: the indicators, with riichi those below them, norths set aside."""
    situation = state.entry.situation
    rows = [_strip(state, say, "dora", situation.indicators)]
    if situation.riichi or situation.ura:
        rows.append(_strip(state, say, "ura", situation.ura))
    if situation.nuki:
        pile = joined([tile_svg(NORTH)] * situation.nuki)
        label = say("nuki_label", n=situation.nuki)
        rows.append(button(asking(HAND, "unnuki"), pile, label, Html('class="nuki"')))
    return joined(rows)


def _strip(state: State, say: Words, element_id: str, tiles: tuple[Tile, ...]) -> Html:
    row = say.title(element_id)
    parts: list[Html] = []
    for place, tile in enumerate(tiles):
        dora = say.tile(dora_after(tile, state.entry.rules.players))
        label = say("indicator_label", row=row, tile=say.tile(tile), dora=dora)
        do = asking(HAND, "un" + element_id, place)
        parts.append(button(do, tile_svg(tile), label, Html('class="slot"')))
    if len(tiles) < INDICATORS:
        inner = html("<b>+</b>%s", say("slot_" + element_id))
        more = html('class="slot add" aria-pressed="%s"', truth(state.mode == element_id))
        do = asking(HAND, "mode", element_id)
        parts.append(button(do, inner, say("add_indicator", row=say("slot_" + element_id)), more))
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


def ring_html(tile: Tile, rules: Rules, say: Words) -> Html:
    """The inside of #ring: the sets that start from a key, as they would look."""
    parts: list[Html] = []
    for shape in (TRIPLET, KAN, RUN, PAIR):
        tiles = set_of(shape, tile, rules)
        if not tiles:
            continue
        picture = meld_html(Meld(ANKAN, tiles)) if shape == KAN else tiles_svg(tiles)
        name = say("key_" + (ANKAN if shape == KAN else shape))
        do, inner = asking(HAND, shape, NAMES[tile]), html("<span>%s</span>%s", picture, name)
        parts.append(button(do, inner, "", ITEM))
    return joined(parts)
