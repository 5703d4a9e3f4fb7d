"""The opened answer: how one win is counted, who pays, and what it would be otherwise.

`sheet` gives the inside of a dialog, labelled by #sheet-title. Its controls: the way to
win (data-do="sheet", data-arg="ron" or "tsumo", aria-pressed) and data-do="close".
"""

from ...riichi.arrange import arrange
from ...riichi.dora import DoraItem
from ...riichi.explain import makers
from ...riichi.score import Outcome, Score, score
from ...riichi.text import Entry
from ...riichi.tiles import dora_after
from ..html import button, escape, tile_svg
from ..words import Words, capital, words
from ..words.sheet_sentences import SHEET
from .alternatives import others_section, rulebooks_section
from .amounts import amount, honba_apart, worth
from .dock import BOTH, ONE_WAY
from .groups import Tiles, hand_html, row, section, tiles_html
from .payments import points_section


def sheet(entry: Entry, by: str, terms: str) -> str:
    """The opened answer of a complete hand for "ron" or "tsumo"."""
    say = words(terms)
    say.learn(SHEET)
    hand, situation, _, _, rules = entry
    outcomes: list[tuple[str, Outcome]] = []
    for way in BOTH:
        outcome = score(hand, situation, way, rules)
        if isinstance(outcome, Score) or outcome.problems[0].id not in ONE_WAY:
            outcomes.append((way, outcome))
    if by not in [way for way, _ in outcomes] and outcomes:
        by = outcomes[0][0]
    html = [_head(say, by, outcomes)]
    for way, outcome in outcomes:
        if way == by:
            if isinstance(outcome, Score):
                html.append(_won(say, entry, outcome))
            else:
                why = say.problem(outcome.problems[0], hand).rstrip(".")
                html.append(_title(say.say("pays_nothing", way=say(by), why=why), ""))
    return "".join(html)


def _head(say: Words, by: str, outcomes: list[tuple[str, Outcome]]) -> str:
    """The switch between the ways to win, and the way out."""
    switch = "".join(
        [
            '<button type="button" data-do="sheet" data-arg="%s" aria-pressed="%s">%s</button>'
            % (way, "true" if way == by else "false", escape(say.title(way)))
            for way, _ in outcomes
        ]
    )
    return (
        '<div class="sheet-head"><div class="switch" role="group" aria-label="%s">%s</div>'
        '<button type="button" class="close" data-do="close" aria-label="%s">'
        '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>'
        "</button></div>"
    ) % (escape(say("won_by")), switch, escape(say("close")))


def _title(text: str, paid: str) -> str:
    pay = '<b class="pay">%s</b>' % escape(paid) if paid else ""
    return '<h2 id="sheet-title" tabindex="-1"><span>%s</span> %s</h2>' % (escape(text), pay)


def _won(say: Words, entry: Entry, won: Score) -> str:
    tiles = arrange(entry.hand, won.reading)
    sections = [_title(worth(say, won.value), amount(say, won.payments))]
    if won.payments[0].honba:
        sections.append('<p class="quiet">%s</p>' % escape(honba_apart(say, entry, won)))
    sections.append(hand_html(say, entry.hand, won, tiles))
    sections.append(_yaku_section(say, entry, won, tiles))
    sections.append(_fu_section(say, won, tiles))
    sections.append(points_section(say, entry, won))
    sections.append(others_section(say, entry, won))
    sections.append(rulebooks_section(say, entry, won.by))
    to_table = button("table", "take " + won.by, escape(say("to_table")), "", 'class="main"')
    sections.append('<div class="to-table">%s</div>' % to_table)
    return "".join(sections)


# Yaku and dora


def _yaku_section(say: Words, entry: Entry, won: Score, tiles: Tiles) -> str:
    rows: list[str] = []
    for hit in won.yaku:
        made: list[str] = []
        for place in makers(hit.id, won.reading, entry.situation):
            marked = place == won.reading.finished
            made.append("<span>%s</span>" % tiles_html(say, tiles[place], marked))
        if hit.yakuman:
            number = say.yakuman(hit.yakuman)
        elif hit.han:
            number = say.say("n_han", n=hit.han)
        else:
            number = say("not_added")
        wide = "wide" if len(made) > 1 else ""
        rows.append(row(say.title(hit.id), "".join(made), number, "", wide))
    for item in won.dora:
        rows.append(row(say.title(item.id), _dora(say, item), say.say("n_han", n=item.han)))
    if len(rows) > 1:
        total = _total(say, won)
        rows.append(row(say("total_han"), "", total, "", "sum"))
    return section(say.title("yaku"), rows)


def _total(say: Words, won: Score) -> str:
    """The sum of the yaku section."""
    value = won.value
    return say.yakuman(value.yakuman) if value.yakuman else say.say("n_han", n=value.han)


def _dora(say: Words, item: DoraItem) -> str:
    """An indicator and the tile it names; a red five itself."""
    if item.id == "aka":
        return "<span>%s</span>" % tile_svg(item.tile, "", say.tile(item.tile))
    dora = dora_after(item.tile)
    return "<span>%s<i>→</i>%s</span>" % (
        tile_svg(item.tile, "", say.tile(item.tile)),
        tile_svg(dora, "", say.tile(dora)),
    )


# Fu


def _fu_section(say: Words, won: Score, tiles: Tiles) -> str:
    if not won.fu_items:
        return ""
    reading = won.reading
    rows: list[str] = []
    total = 0
    for item in won.fu_items:
        made = ""
        if item.group is not None:
            place = reading.finished
            if reading.groups[place] is not item.group:
                place = list(reading.groups).index(item.group)
            made = "<span>%s</span>" % tiles_html(say, tiles[place], place == reading.finished)
        rows.append(row(capital(say.fu(item)), made, str(item.fu)))
        total += item.fu
    rounding = "rounded_to" if total != won.value.fu else "not_rounded"
    made = escape(say.say(rounding, n=won.value.fu))
    rows.append(row(say("sum_fu"), made, str(total), "", "sum"))
    more = ""
    if won.value.han > 4:
        more = '<p class="quiet">%s</p>' % escape(say.say("fu_idle"))
    return section(say.title("fu"), rows, more)
