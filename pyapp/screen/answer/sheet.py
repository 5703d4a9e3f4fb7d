"""The opened answer: how one win is counted, who pays, and what it would be otherwise.

`sheet` gives the inside of a dialog, labelled by #sheet-title, or on a wide screen of what stands
beside the hand, labelled by #beside-title. The way to win that is open has aria-pressed="true" on
its button.
"""

from ...riichi.arrange import arrange
from ...riichi.dora import DoraItem
from ...riichi.explain import makers
from ...riichi.score import Outcome, Score
from ...riichi.text import Entry
from ...riichi.tiles import dora_after
from ...words.lookup import capital
from ...words.words import Words
from ..action import GAME, PAGE, asking
from ..html import NOTHING, Html, button, html, joined, tile_svg, truth
from ..menu.view import close_button
from .alternatives import others_section, rulebooks_section
from .amounts import amount, honba_apart, worth
from .dock import ways
from .groups import Tiles, hand_html, row, section, tiles_html
from .payments import points_section


def sheet(entry: Entry, by: str, say: Words, over: bool = True) -> Html:
    """The opened answer of a complete hand for "ron" or "tsumo"; over: whether it lies over the
    page and can be closed."""
    outcomes = ways(entry)
    if by not in [way for way, _ in outcomes] and outcomes:
        by = outcomes[0][0]
    id = "sheet-title" if over else "beside-title"
    parts = [_head(say, by, outcomes, close_button(say) if over else NOTHING)]
    outcome = dict(outcomes).get(by)
    if isinstance(outcome, Score):
        parts.append(_won(say, entry, outcome, id))
    elif outcome:
        why = say.problem(outcome.problems[0], entry.hand)
        parts.append(_title(id, say("pays_nothing", way=say(by), why=why)))
    return joined(parts)


def _head(say: Words, by: str, outcomes: list[tuple[str, Outcome]], close: Html) -> Html:
    """The switch between the ways to win, and the way out."""
    switch: list[Html] = []
    for way, _ in outcomes:
        pressed = html('aria-pressed="%s"', truth(way == by))
        switch.append(button(asking(PAGE, "open", way), say.title(way), "", pressed))
    head = (
        '<div class="sheet-head"><div class="switch" role="group" aria-label="%s">%s</div>%s</div>'
    )
    return html(head, say("won_by"), joined(switch), close)


def _title(id: str, text: str, paid: Html = NOTHING) -> Html:
    return html('<h2 id="%s" tabindex="-1"><span>%s</span> %s</h2>', id, text, paid)


def _won(say: Words, entry: Entry, won: Score, id: str) -> Html:
    tiles = arrange(entry.hand, won.reading)
    paid = html('<b class="pay">%s</b>', amount(say, won.payments))
    parts = [_title(id, worth(say, won.value), paid)]
    if won.payments[0].honba:
        parts.append(html('<p class="quiet">%s</p>', honba_apart(say, entry, won)))
    parts.append(hand_html(say, entry.hand, won, tiles))
    parts.append(_yaku_section(say, entry, won, tiles))
    parts.append(_fu_section(say, won, tiles))
    parts.append(points_section(say, entry, won))
    parts.append(others_section(say, entry, won))
    parts.append(rulebooks_section(say, entry, won.by))
    to_table = button(asking(GAME, "take", won.by), say("to_table"), "", Html('class="main"'))
    parts.append(html('<div class="to-table">%s</div>', to_table))
    return joined(parts)


# Yaku and dora


def _yaku_section(say: Words, entry: Entry, won: Score, tiles: Tiles) -> Html:
    rows: list[Html] = []
    for hit in won.yaku:
        groups: list[Html] = []
        for place in makers(hit.id, won.reading, entry.situation):
            marked = place == won.reading.finished
            groups.append(html("<span>%s</span>", tiles_html(say, tiles[place], marked)))
        if hit.yakuman:
            size = say.yakuman(hit.yakuman)
        else:
            size = say("n_han", n=hit.han) if hit.han else say("not_added")
        wide = "wide" if len(groups) > 1 else ""
        rows.append(row(say.title(hit.id), joined(groups), size, NOTHING, wide))
    for item in won.dora:
        rows.append(row(say.title(item.id), _dora(say, item), say("n_han", n=item.han)))
    if len(rows) > 1:
        value = won.value
        total = say.yakuman(value.yakuman) if value.yakuman else say("n_han", n=value.han)
        rows.append(row(say("total_han"), "", total, NOTHING, "sum"))
    return section(say.title("yaku"), rows)


def _dora(say: Words, item: DoraItem) -> Html:
    """An indicator and the tile it names; a red five itself."""
    shown = tile_svg(item.tile, "", say.tile(item.tile))
    if item.id == "aka":
        return html("<span>%s</span>", shown)
    dora = dora_after(item.tile)
    return html("<span>%s<i>→</i>%s</span>", shown, tile_svg(dora, "", say.tile(dora)))


# Fu


def _fu_section(say: Words, won: Score, tiles: Tiles) -> Html:
    if not won.fu_items:
        return NOTHING
    reading = won.reading
    rows: list[Html] = []
    total = 0
    for item in won.fu_items:
        group = NOTHING
        if item.group is not None:
            place = reading.finished
            if reading.groups[place] is not item.group:
                place = list(reading.groups).index(item.group)
            shown = tiles_html(say, tiles[place], place == reading.finished)
            group = html("<span>%s</span>", shown)
        rows.append(row(capital(say.fu(item)), group, say.number(item.fu)))
        total += item.fu
    rounding = "rounded_to" if total != won.value.fu else "not_rounded"
    how = say(rounding, n=won.value.fu)
    rows.append(row(say("sum_fu"), how, say.number(total), NOTHING, "sum"))
    idle = html('<p class="quiet">%s</p>', say("fu_idle")) if won.value.han > 4 else NOTHING
    return section(say.title("fu"), rows, idle)
