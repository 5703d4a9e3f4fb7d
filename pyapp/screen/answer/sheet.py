"""The opened answer: how one win is counted, who pays, and what it would be otherwise.

`regions` give the inside of a dialog, labelled by #sheet-title, or on a wide screen of what stands
beside the hand, labelled by #beside-title. The way to win that is open has aria-pressed="true" on
its button. It begins with who pays whom; why follows.
"""

from ...learn.fu_groups import RON_TRIPLET, line_id
from ...riichi.arrange import arrange
from ...riichi.dora import DoraItem
from ...riichi.explain import makers
from ...riichi.fu import total
from ...riichi.local import LOCAL_IDS
from ...riichi.score import Outcome, Score
from ...riichi.shapes import KOUTSU
from ...riichi.text import Entry
from ...riichi.tiles import dora_after
from ...words.languages import JAPANESE, ROMAJI
from ...words.lookup import capital
from ...words.words import Words
from ..action import GAME, GUIDE, PAGE, asking
from ..html import NOTHING, Html, button, html, joined, tile_svg, truth
from ..menu.view import close_button
from ..region import Later, Region
from .alternatives import others_section, rulebooks_section
from .amounts import honba_apart, idle_reds, yaku_name, yaku_word
from .dock import amount_html, ways
from .groups import Tiles, hand_html, row, section, tiles_html, worth_html
from .payments import NOBODY, Names, payers_list, points_section

# On what reads out.
VOICE = Html(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9v6h4l6 4V5L8 9zM18 8q4 4 0 8"/></svg>'
)
# Elements: of what lies over the page, of what a phone shows further down, of the other rulebooks.
SHEET, REST, BOOKS = "sheet", "%s-rest", "%s-books"


def regions(
    place: str, entry: Entry, by: str, say: Words, names: "Names | None", other: Words | None
) -> tuple[Region, ...]:
    """The opened answer of a complete hand for "ron" or "tsumo"; what a phone shows further down
    follows, and then the other rulebooks, which take as long as all before them.

    place: the element that it is in, SHEET where it lies over the page and can be closed; names:
    None for a hand that is only looked at while a game is on; other: what yaku are called
    otherwise, to stand beside their names.
    """
    return (
        Region(place, "", (place, entry, by, say, names, other), sheet),
        Later(REST % place, place, (place, entry, by, say, names), _rest),
        Later(BOOKS % place, REST % place, (entry, by, say), _books),
    )


def sheet(
    place: str, entry: Entry, by: str, say: Words, names: "Names | None", other: Words | None
) -> Html:
    """What is seen at once: payments, hand and yaku."""
    by, outcomes = _way(entry, by)
    parts = [_head(say, by, outcomes, close_button(say) if place == SHEET else NOTHING)]
    outcome = dict(outcomes).get(by)
    if isinstance(outcome, Score):
        parts.append(_won(say, entry, outcome, place, names, other))
    else:
        if outcome:
            why = say.problem(outcome.problems[0], entry.hand)
            parts.append(_title(place, say("pays_nothing", way=say(by), why=why)))
        parts.append(html('<div id="%s"></div>', REST % place))
    return joined(parts)


def _way(entry: Entry, by: str) -> tuple[str, list[tuple[str, Outcome]]]:
    """Give the way to win that is shown, and all that are possible."""
    outcomes = ways(entry)
    if by not in [way for way, _ in outcomes] and outcomes:
        by = outcomes[0][0]
    return by, outcomes


def _rest(place: str, entry: Entry, by: str, say: Words, names: "Names | None") -> Html:
    """Fu, points and the other readings of a win, and room for the other rulebooks."""
    by, outcomes = _way(entry, by)
    won = dict(outcomes).get(by)
    if not isinstance(won, Score):
        return html('<div id="%s"></div>', BOOKS % place)
    parts = (
        fu_section(say, won, arrange(entry.hand, won.reading)),
        points_section(say, entry, won, names or NOBODY),
        others_section(say, entry, won),
        html('<section class="books" id="%s"></section>', BOOKS % place),
    )
    return joined(parts)


def _books(entry: Entry, by: str, say: Words) -> Html:
    """The other rulebooks, of a win."""
    by, outcomes = _way(entry, by)
    won = isinstance(dict(outcomes).get(by), Score)
    return rulebooks_section(say, entry, by) if won else NOTHING


def _head(say: Words, by: str, outcomes: list[tuple[str, Outcome]], close: Html) -> Html:
    """Draw the switch between the ways to win, and the way out."""
    switch: list[Html] = []
    for way, _ in outcomes:
        pressed = html('aria-pressed="%s"', truth(way == by))
        switch.append(button(asking(PAGE, "open", way), say.title(way), "", pressed))
    head = '<div class="sheet-head"><div class="switch well" role="group" aria-label="%s">%s</div>%s%s</div>'
    aloud = button(asking(PAGE, "say", by), VOICE, say("say_aloud"), Html('class="voice"'))
    return html(head, say("won_by"), joined(switch), aloud, close)


def _title(place: str, inner: Html | str) -> Html:
    return html('<h2 id="%s-title" tabindex="-1">%s</h2>', place, inner)


def _won(
    say: Words, entry: Entry, won: Score, place: str, names: "Names | None", other: Words | None
) -> Html:
    """Explain the win: who pays, the hand, why, and the way to the game."""
    tiles = arrange(entry.hand, won.reading)
    why = html(
        '%s<div class="rest" id="%s"></div>',
        yaku_section(say, entry, won, tiles, other),
        REST % place,
    )
    send = button(asking(PAGE, "picture", won.by), say("share_picture"), "", Html('class="second"'))
    made = '<div class="opened">%s<div class="felt">%s</div><div class="why">%s</div>%s%s</div>'
    return html(
        made,
        _paid(say, entry, won, place, names or NOBODY),
        hand_html(say, entry.hand, won, tiles),
        why,
        send,
        NOTHING if names is None else _to_game(say, won.by, names),
    )


def _paid(say: Words, entry: Entry, won: Score, place: str, names: Names) -> Html:
    """Draw the payments in the largest type, what they are for, and who pays them."""
    amount, value = amount_html(say, won.payments), worth_html(say, won.value)
    inner = html('<b class="pay">%s</b> <span class="worth">%s</span>', amount, value)
    apart = NOTHING
    if won.payments[0].honba:
        apart = html('<p class="quiet">%s</p>', honba_apart(say, entry, won))
    made = '<div class="paid">%s%s%s</div>'
    return html(made, _title(place, inner), apart, payers_list(say, entry, won, names))


def _to_game(say: Words, by: str, names: Names) -> Html:
    """Draw the way into the game: always in sight when one is on, else at the end."""
    do = asking(GAME, "take", by)
    if names.at:
        main = button(do, say("to_game"), "", Html('class="main"'))
        return html('<div class="to-game">%s</div>', main)
    return button(do, say("begin_with_hand"), "", Html('class="second"'))


# Yaku and dora


def yaku_section(say: Words, entry: Entry, won: Score, tiles: Tiles, other: Words | None) -> Html:
    """The yaku and dora with the groups that make them; the Guide tells more of each yaku."""
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
        if hit.id in LOCAL_IDS:
            about = say("about_" + hit.id)
            name = html("%s <small>%s</small>", capital(yaku_name(say, hit.id, entry)), about)
        else:
            name = _told(say, "yaku/" + hit.id, _name(say, other, yaku_word(hit.id, entry)))
        rows.append(row(name, joined(groups), size, wide))
    idle = [DoraItem("aka", tile, 0) for tile in idle_reds(entry, won)]
    for place, item in enumerate(list(won.dora) + idle):
        name = _name(say, other, item.id)
        han = say("n_han", n=item.han) if item.han else say("not_added")
        shown = _dora(say, item, entry.rules.players)
        rows.append(row(name, shown, han, "" if place else "apart"))
    if len(rows) > 1:
        value = won.value
        worth = say.yakuman(value.yakuman) if value.yakuman else say("n_han", n=value.han)
        rows.append(row(say("total_han"), "", worth, "sum"))
    return section(say.title("yaku"), rows)


def _name(say: Words, other: Words | None, item_id: str) -> Html:
    """Name a yaku, and beside it what it is called otherwise, if that is another word."""
    name = html('<span lang="ja">%s</span>' if say.terms == JAPANESE else "%s", say.title(item_id))
    if other is None or other(item_id) in ("", say(item_id)):
        return name
    return html("%s <small%s>%s</small>", name, spelt(other.terms), other(item_id))


def spelt(terms: str) -> Html:
    """The attribute that says the language of a name, where a terminology is of another one."""
    if terms == ROMAJI:
        return Html(' lang="ja-Latn"')
    return Html(' lang="ja"') if terms == JAPANESE else NOTHING


def _told(say: Words, address: str, name: Html) -> Html:
    """Link the name of a line to the Guide's explanation."""
    title = html('title="%s"', say("told_of"))
    return button(asking(GUIDE, "open", address), name, "", title)


def _dora(say: Words, item: DoraItem, players: int) -> Html:
    """Draw an indicator and the tile it names; a red five or the norths set aside themselves."""
    shown = tile_svg(item.tile, "", say.tile(item.tile))
    if item.id in ("aka", "nuki"):
        return html("<span>%s</span>", joined([shown] * (item.han or 1)))
    dora = dora_after(item.tile, players)
    return html("<span>%s<i>→</i>%s</span>", shown, tile_svg(dora, "", say.tile(dora)))


# Fu


def fu_section(say: Words, won: Score, tiles: Tiles) -> Html:
    """The fu with the groups that earn them, and what they come to; the Guide tells more of each."""
    if not won.fu_items:
        return NOTHING
    reading = won.reading
    rows: list[Html] = []
    for item in won.fu_items:
        group, item_id, by_ron = NOTHING, line_id(item), False
        if item.group is not None:
            place = reading.finished
            if reading.groups[place] is not item.group:
                place = list(reading.groups).index(item.group)
            finished = place == reading.finished
            shown = tiles_html(say, tiles[place], finished)
            group = html("<span>%s</span>", shown)
            by_ron = finished and item.id == KOUTSU and item.group.melded
        words = html("%s", capital(say.fu(item, by_ron)))
        name = _told(say, "fu/" + (RON_TRIPLET if by_ron else item_id), words)
        rows.append(row(name, group, say.number(item.fu)))
    before, fu = total(won.fu_items), won.value.fu
    how = say("not_rounded" if before == fu else "before_rounding", n=before)
    rows.append(row(say("sum_fu"), how, say.number(fu), "sum"))
    idle = html('<p class="quiet">%s</p>', say("fu_idle")) if won.value.han > 4 else NOTHING
    return section(say.title("fu"), rows, idle)
