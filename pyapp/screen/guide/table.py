"""The score table of the Guide as html: what each han and fu pay under the rules in force.

Every payment stands in an element with data-cell: data-by, data-dealer, data-han, data-fu and
data-pay, the payments as score tables print them, "" where no hand can be paid so. That of a
limit has data-limit too, no fu, and the least han that reach it (none for a yakuman).
"""

from typing import NamedTuple

from ...learn.table import HAN, MOST_HAN_NAMED, ROWS, Cell, Limit, Way, cell, example, limits
from ...riichi.arrange import arrange
from ...riichi.hand import RON, TSUMO
from ...riichi.payments import EACH, Payment, pay_text
from ...riichi.points import KAZOE_YAKUMAN, KIRIAGE_MANGAN, MANGAN, NO_LIMIT, Value
from ...riichi.rulebooks import named
from ...riichi.rules import Rules
from ...riichi.score import Score, score
from ...riichi.seats import THREE
from ...riichi.text import Entry, format_entry
from ...words.lookup import capital
from ...words.words import Words
from ..action import GUIDE, PAGE, Action, asking
from ..answer.amounts import han_and_fu, tight, yaku_lines
from ..answer.groups import hand_html, row
from ..answer.payments import base_row, sum_of
from ..app import App, Effect, Outcome, Step
from ..effects import SOON, After, Print
from ..hand.last import scores
from ..hand.tools import book_names
from ..html import NOTHING, Html, button, html, joined, truth
from ..region import Attribute, Region
from ..rules.names import book_name, choice_name
from ..script import parts_whole
from .frame import ROOM
from .page import Page, no_address
from .parts import guide_of, page_of, with_guide
from .state import Place, TableState

NAME = "table"
SHEET, CARDS = "sheet", "cards"  # what can be printed
PRINT = Html('class="second"')
NO_FU = 0  # of the place of a limit
USUAL_FU = 50  # rows with more fu fold: three hands in a hundred have them
MOST_HONBA = 99
# The rules that change a number of the table.
DECIDING = (
    "limit_kiriage_mangan",
    "limit_counted_13_han",
    "fu_pinfu_tsumo",
    "fu_open_pinfu_ron",
    "fu_chiitoitsu",
    "fu_double_wind_pair",
    "pay_honba",
)


def begin(entry: Entry) -> TableState:
    """The table of the seat and counters of the hand entered, whose own row is in sight."""
    rare = any(mine.fu > USUAL_FU for _by, mine in marks(entry))
    situation = entry.situation
    return TableState(situation.dealer, situation.honba, rare, None, (), entry, False, SHEET)


def table_of(app: App) -> TableState:
    """The page; as it begins before it was opened."""
    return guide_of(app).table or begin(app.entry)


def _opened(app: App, _rest: str) -> Outcome:
    state, entry = table_of(app), app.entry
    if (entry.hand, entry.situation) != (state.entry.hand, state.entry.situation):
        state = begin(entry)
    return _drawn(app, state._replace(entry=entry, paper=SHEET))


def _drawn(app: App, state: TableState) -> Outcome:
    """Draw what is seen of the table in front, and then the rest."""
    later = () if table_of(app).behind else (After(SOON, _catch_up),)
    return Outcome(with_guide(app, table=state._replace(behind=True)), later)


def _catch_up(app: App) -> Outcome:
    return Outcome(with_guide(app, table=table_of(app)._replace(behind=False)), ())


def act(app: App, action: Action) -> Outcome:
    """Do what a control of the page asks for."""
    before, what = table_of(app), action.what
    if action.verb == "print":
        return Outcome(with_guide(app, table=before._replace(paper=what)), (Print(),))
    state = turned(before, action)
    outcome, place = _drawn(app, state), state.place
    if not place or place is before.place:
        return outcome
    ways = place_ways(place, state.honba, app.entry.rules)
    return outcome._replace(effects=outcome.effects + _find_on(place, ways))


def _find_on(place: Place, ways: tuple[str, ...]) -> tuple[Effect, ...]:
    """Find a hand for each way to win a place, once what was touched is painted."""
    return (After(SOON, _find(place, ways)),) if ways else ()


def _find(place: Place, ways: tuple[str, ...]) -> Step:
    def step(app: App) -> Outcome:
        state, by = table_of(app), ways[0]
        if state.place is not place or page_of(app) != NAME:
            return Outcome(app, ())
        hand = example_for(place, by, state.honba, app.entry)
        if hand is not None:
            state = state._replace(examples=state.examples + ((by, hand),))
        return Outcome(with_guide(app, table=state), _find_on(place, ways[1:]))

    return step


def turned(state: TableState, action: Action) -> TableState:
    """The page after a touch that only turns or unfolds it."""
    verb, what = action.verb, action.what
    if verb == "seat":
        return state._replace(dealer=what == "dealer")
    if verb == "honba":
        honba = min(max(state.honba + (1 if what == "more" else -1), 0), MOST_HONBA)
        return state._replace(honba=honba, examples=_with_honba(state.examples, honba))
    if verb == "rare":
        return state._replace(rare=not state.rare)
    if verb == "cell":
        place = place_of(what)
        return state._replace(place=None if place == state.place else place, examples=())
    return state


def _with_honba(
    examples: "tuple[tuple[str, Entry], ...]", honba: int
) -> "tuple[tuple[str, Entry], ...]":
    """Put so many counters beside each hand; leave out those for which they ask more han."""
    moved = [
        (by, each._replace(situation=each.situation._replace(honba=honba))) for by, each in examples
    ]
    return tuple(
        [
            (by, each)
            for by, each in moved
            if isinstance(score(each.hand, each.situation, by, each.rules), Score)
        ]
    )


def place_of(text: str) -> Place:
    """The place that a control names."""
    dealer, han, fu, limit = text.split("/")
    return Place(dealer == "1", int(han), int(fu), limit)


def marks(entry: Entry) -> tuple[tuple[str, Place], ...]:
    """Where the hand entered stands, with how it is won: by ron and by tsumo as both can be."""
    found: list[tuple[str, Place]] = []
    for won in scores(entry):
        if entry.by in ("", won.by):
            found.append((won.by, place_for(won.value, entry.situation.dealer)))
    return tuple(found)


def place_for(worth: Value, dealer: bool) -> Place:
    """Where a value stands in the table."""
    if worth.yakuman or worth.han > 4 or worth.fu > 110:
        return Place(dealer, 0, 0, worth.limit)
    return Place(dealer, worth.han, worth.fu, NO_LIMIT)


# The page

FRAME = (
    '<div class="score-page"><div id="table-tools"></div><div id="table-both">'
    '<section id="table-other"></section><section id="table-dealer"></section></div>'
    '<section id="table-facts" class="card"></section><section class="card to-paper"><h2>%s</h2><p>%s</p>%s%s</section></div>'
)


def _regions(app: App) -> tuple[Region, ...]:
    say, entry, state = app.say, app.entry, table_of(app)
    tools = (state.dealer, state.honba, say)
    parts: tuple[Region, ...] = (
        Region(ROOM, GUIDE, (say,), frame),
        Region("guide-aside", GUIDE, book_names(entry, say), rules_html),
        Region("table-facts", ROOM, (entry.rulebook, entry.rules, say), facts_html),
        Region("table-tools", ROOM, tools, tools_html),
    )
    for dealer in (state.dealer,) if state.behind else (state.dealer, not state.dealer):
        parts += half(state, dealer, entry, say)
    return parts


def half(state: TableState, dealer: bool, entry: Entry, say: Words) -> tuple[Region, ...]:
    """Give the table of one seat row by row, so that a touch draws no more than what it opens."""
    half_id, place = "table-dealer" if dealer else "table-other", state.place
    mine = [(by, each) for by, each in marks(entry) if each.dealer == dealer]
    parts = [Region(half_id, ROOM, (dealer, say), half_html)]
    for fu in ROWS + (NO_FU,):
        hidden = fu > USUAL_FU and not state.rare
        if hidden and state.behind:
            continue  # what was touched is shown first
        own = tuple([each for each in mine if each[1].fu == fu])
        drawn = Drawn(say, dealer, state.honba, entry.rules, own, None, ())
        if place and place.dealer == dealer and place.fu == fu:
            drawn = drawn._replace(place=place, examples=state.examples)
        if fu == NO_FU:
            parts.append(Region(half_id + "-limits", half_id, (drawn,), limits_html))
        else:
            parts.append(Region("%s-%d" % (half_id, fu), half_id, (drawn, fu, hidden), row_html))
    parts.append(Region(half_id + "-rare", half_id, (state.rare, dealer, say), rare_html))
    return tuple(parts)


def _attributes(app: App) -> tuple[Attribute, ...]:
    front = "dealer" if table_of(app).dealer else "other"
    return (Attribute("table-both", "data-front", front),)


def _left(app: App) -> App:
    return with_guide(app, table=table_of(app)._replace(paper=SHEET))


TABLE_PAGE = Page(_opened, act, _left, _regions, _attributes, no_address)


def frame(say: Words) -> Html:
    """The regions of the page, and the way to paper."""
    sheet, cards = [
        button(asking(GUIDE, NAME, "print " + what), say("table_print_" + what), "", PRINT)
        for what in (SHEET, CARDS)
    ]
    return html(FRAME, say("table_paper"), say("table_paper_more"), sheet, cards)


def rules_html(shown: str, spoken: str) -> Html:
    """Which rules the numbers follow, and the way to others."""
    more = Html('aria-haspopup="dialog"')
    return button(asking(PAGE, "open", "rules"), html("<span>%s</span>", shown), spoken, more)


def facts_html(rulebook: str, rules: Rules, say: Words) -> Html:
    """The rulebook, and what of the rules changes the numbers."""
    book = named(rulebook)
    rows: list[Html] = []
    for option_id in deciding(rules):
        value = getattr(rules, option_id)
        mark = NOTHING
        if value != getattr(book.rules, option_id):
            mark = html(' <small class="mark changed">%s</small>', say("changed"))
        elif option_id in book.assumed:
            mark = html(' <small class="mark">%s</small>', say("assumed"))
        line = "<li><span>%s</span> <b>%s</b>%s</li>"
        rows.append(html(line, say.title(option_id), choice_name(say, value), mark))
    if rules.yaku_two_han_minimum_at_5_honba:
        about = say("about_yaku_two_han_minimum_at_5_honba")
        rows.append(html('<li class="whole">%s</li>', about))
    return html('<h2>%s</h2><ul class="facts">%s</ul>', book_name(say, book), joined(rows))


def deciding(rules: Rules) -> tuple[str, ...]:
    """The ids of the rules that change a number of the table of so many players."""
    return DECIDING + ("pay_north_share",) if rules.players == THREE else DECIDING


def tools_html(in_front: bool, honba: int, say: Words) -> Html:
    """Whose win it is, and the counters on the table."""
    seats = [
        button(
            asking(GUIDE, NAME, "seat " + ("dealer" if dealer else "other")),
            say.title(_seat(dealer)),
            "",
            html('aria-pressed="%s"', truth(dealer == in_front)),
        )
        for dealer in (False, True)
    ]
    title = say("honba_title")
    less = button(asking(GUIDE, NAME, "honba less"), "−", say("less", name=title))
    more = button(asking(GUIDE, NAME, "honba more"), "+", say("more_of", name=title))
    made = (
        '<div class="well seats" role="group" aria-label="%s">%s</div>'
        '<div class="counter" role="group" aria-label="%s">%s<output>%d<small>%s</small></output>%s</div>'
    )
    return html(made, say("table_seat"), joined(seats), title, less, honba, title, more)


def _seat(dealer: bool) -> str:
    return "dealer" if dealer else "non_dealer"


HALF = (
    '<h2 class="unseen">%s</h2><table class="points"><caption class="unseen">%s</caption><thead><tr>'
    '<th scope="col">%s</th>%s</tr></thead>%s</table><p class="quiet">%s</p><h3>%s</h3><div id="%s-limits"></div>'
)


class Drawn(NamedTuple):
    """What a part of a table is drawn from; of the hand entered, and of what is open, only what
    stands in that part.
    """

    say: Words
    dealer: bool
    honba: int
    rules: Rules
    mine: tuple[tuple[str, Place], ...]  # where the hand entered stands, with how it is won
    place: Place | None
    examples: tuple[tuple[str, Entry], ...]


def half_html(dealer: bool, say: Words) -> Html:
    """Draw the table of a seat without its rows."""
    half_id = "table-dealer" if dealer else "table-other"
    heads = [html('<th scope="col">%s</th>', say("n_han", n=han)) for han in HAN]
    bodies: list[Html] = []
    for fu in ROWS:
        if fu > USUAL_FU and ROWS[len(bodies) - 1] <= USUAL_FU:
            bodies.append(html('<tbody id="%s-rare"></tbody>', half_id))
        bodies.append(html('<tbody id="%s-%d"></tbody>', half_id, fu))
    title = say.title(_seat(dealer))
    caption, key = say("table_caption", winner=title), say("table_key_" + half_id[len("table-") :])
    unit = say("fu")
    return html(
        HALF, title, caption, unit, joined(heads), joined(bodies), key, say("group_limit"), half_id
    )


def rare_html(shown: bool, dealer: bool, say: Words) -> Html:
    """Draw the row that folds the rare rows out and in."""
    rare = [fu for fu in ROWS if fu > USUAL_FU]
    text = say("table_rare", n=rare[0], most=rare[-1])
    more = html('class="fold" aria-expanded="%s"', truth(shown))
    do = asking(GUIDE, NAME, "rare " + _seat(dealer))
    inner = html("<span>%s</span>", text)
    return html('<tr class="more"><td colspan="5">%s</td></tr>', button(do, inner, "", more))


def row_html(drawn: Drawn, fu: int, is_hidden: bool) -> Html:
    """Draw a row, and below it what is open of it."""
    say, hidden = drawn.say, Html(" hidden") if is_hidden else NOTHING
    cells: list[Html] = []
    opened = NOTHING
    limit_before = False
    above = ROWS[ROWS.index(fu) - 1] if fu > ROWS[0] else 0
    for han in HAN:
        each = cell(han, fu, drawn.dealer, drawn.honba, drawn.rules)
        place = Place(drawn.dealer, han, fu, NO_LIMIT)
        kind = "limit-cell" if each.possible and each.value.limit else ""
        if kind and limit_before:
            kind += " joined"
        limit_before = kind != ""
        written = html(' class="%s"', kind) if kind else NOTHING
        told = NOTHING
        if kind:
            before = cell(han, above, drawn.dealer, drawn.honba, drawn.rules)
            limit = _short(each.value.limit)
            again = before.possible and _short(before.value.limit) == limit
            kept = Html(' class="unseen"') if again else NOTHING
            told = html("<i%s>%s</i>", kept, say.limit(limit))
        cells.append(html("<td%s>%s</td>", written, _cell(drawn, each, place, told)))
        if place == drawn.place:
            inner = open_html(drawn, each.value, (each.ron, each.tsumo))
            opened = html('<tr class="open"%s><td colspan="5">%s</td></tr>', hidden, inner)
    head = html('<th scope="row"><b>%d</b><span class="unseen"> %s</span></th>', fu, say("fu"))
    return html("<tr%s>%s%s</tr>%s", hidden, head, joined(cells), opened)


def _cell(drawn: Drawn, each: Cell, place: Place, limit: Html) -> Html:
    """Draw what is paid by ron, below it by tsumo, and the name of the limit they come to."""
    ways = [_way(drawn, way, place, "") for way in (each.ron, each.tsumo)]
    return _control(drawn, place, joined(ways + [limit]))


def _control(drawn: Drawn, place: Place, inner: Html) -> Html:
    """Draw the button that opens a place."""
    mine = [by for by, mark in drawn.mine if mark == place]
    if mine:
        inner = html("%s<em>%s</em>", inner, drawn.say("table_mine"))
    kind, is_open = " mine" if mine else "", truth(place == drawn.place)
    more = html('class="cell%s" aria-expanded="%s"', kind, is_open)
    return button(asking(GUIDE, NAME, "cell " + place.text), inner, "", more)


def _way(drawn: Drawn, way: Way, place: Place, han: str) -> Html:
    """Draw one payment in the element that is promised for it."""
    limit = html(' data-limit="%s"', place.limit) if place.limit else NOTHING
    han, fu = (han, "") if place.limit else (str(place.han), str(place.fu))
    if way.reason:
        shown = html('<span class="unseen">%s</span>–', capital(drawn.say(way.reason)))
    else:
        shown = paid_html(drawn.say, way.payments)
        if (way.by, place) in drawn.mine:
            shown = html("<mark>%s</mark>", shown)
    made = (
        '<span data-cell data-by="%s" data-dealer="%s" data-han="%s" data-fu="%s"%s'
        ' data-pay="%s">%s</span>'
    )
    return html(made, way.by, truth(drawn.dealer), han, fu, limit, pay_text(way.payments), shown)


def limits_html(drawn: Drawn) -> Html:
    """Draw the limits in a strip, and below it the one that is open."""
    say = drawn.say
    items: list[Html] = []
    opened = NOTHING
    for each in limits(drawn.dealer, drawn.honba, drawn.rules):
        place = Place(drawn.dealer, 0, NO_FU, each.value.limit)
        han = str(each.value.han) if each.value.han else ""
        ways = (Way(RON, "", each.ron), Way(TSUMO, "", each.tsumo))
        paid = joined([_way(drawn, way, place, han) for way in ways])
        title, size = say.title(each.value.limit), han_text(say, each)
        inner = html("<b>%s</b><small>%s</small>%s", title, size, paid)
        items.append(html("<li>%s</li>", _control(drawn, place, inner)))
        if place == drawn.place:
            opened = html('<div class="open">%s</div>', open_html(drawn, each.value, ways))
    return html('<ul class="limits">%s</ul>%s', joined(items), opened)


def _short(limit: str) -> str:
    return MANGAN if limit == KIRIAGE_MANGAN else limit


def han_text(say: Words, limit: Limit) -> str:
    """The han of a limit: "5 han", "6–7 han", "from 13 han"; "" for a yakuman."""
    least, most = limit.value.han, limit.most_han
    if not least:
        return ""
    if not most:
        return say("han_from", n=least)
    return say("n_han", n=least) if least == most else say("han_to", n=least, most=most)


def paid_html(say: Words, paid: tuple[Payment, ...]) -> Html:
    """The payments, which may break after the stroke."""
    first, stroke, rest = paid_text(say, paid).partition("/")
    return html("%s/<wbr>%s", first, rest) if stroke else html("%s", first)


def paid_text(say: Words, paid: tuple[Payment, ...]) -> str:
    """The payments: "3,900", "1,000/2,000", "2,000 all", "–" for none."""
    if not paid:
        return "–"
    text = tight(say, paid)
    return say("from_all", n=text) if paid[0].payer == EACH else text


# What is open


def open_html(drawn: Drawn, worth: Value, ways: tuple[Way, ...]) -> Html:
    """How a cell comes about: the base, each payment before and after rounding, the reason why
    one cannot be; and hands that earn it.
    """
    say = drawn.say
    title = say.limit(worth.limit) if worth.han > 4 or worth.yakuman else han_and_fu(say, worth)
    rows: list[Html] = []
    if [1 for way in ways if not way.reason]:
        rows.append(base_row(say, worth))
    for way in ways:
        name = say.title(way.by)
        if way.reason:
            rows.append(row(name, say(way.reason), "–", "why-not"))
        for each in way.payments:
            who = say("table_" + each.payer, n=each.count)
            line = say("table_way", way=name, payer=who)
            total = sum_of(say, worth.base, each, drawn.honba)
            rows.append(row(line, total, say.number(each.total), "calc"))
    hands = joined([example_html(by, hand, say) for by, hand in drawn.examples])
    made = '<h3>%s</h3><ul class="sum-of">%s</ul><div class="earns">%s</div>'
    return html(made, capital(title), joined(rows), hands)


def example_html(by: str, hand: Entry, say: Words) -> Html:
    """A hand that earns a cell: its tiles, its yaku, and the way to the Hand screen."""
    won = score(hand.hand, hand.situation, by, hand.rules)
    if not isinstance(won, Score):
        return NOTHING
    tiles = hand_html(say, hand.hand, won, arrange(hand.hand, won.reading), True)
    do = asking(GUIDE, "hand", format_entry(hand))
    named_by = say("table_example_" + by)
    names = [line.short for line in yaku_lines(say, hand, won)]
    listed = parts_whole(capital(say.listed(names)), [capital(names[0])] + names[1:])
    way = button(
        do, say("table_open_hand"), say("table_open_hand_of", hand=named_by), Html('class="reset"')
    )
    made = '<div class="example"><p>%s</p>%s<p class="quiet">%s</p>%s</div>'
    return html(made, named_by, tiles, listed, way)


def place_ways(place: Place, honba: int, rules: Rules) -> tuple[str, ...]:
    """List the ways to win a place with so many counters on the table."""
    if place.limit:
        return (RON, TSUMO)
    found = cell(place.han, place.fu, place.dealer, honba, rules)
    return tuple([way.by for way in (found.ron, found.tsumo) if not way.reason])


def example_for(place: Place, by: str, honba: int, under: Entry) -> Entry | None:
    """Find a hand won so that earns a place, with the counters on the table; None for counted
    yakuman, and where the rules ask for more han than the place has.
    """
    han = _least_han(place, under.rules)
    return example(han, place.fu, by, place.dealer, honba, under) if han else None


def _least_han(place: Place, rules: Rules) -> int:
    """The han to ask `example` for; 0 for none."""
    if not place.limit:
        return place.han
    if place.limit == KAZOE_YAKUMAN:
        return 0
    for each in limits(place.dealer, 0, rules):
        if each.value.limit == place.limit:
            return each.value.han or MOST_HAN_NAMED
    return 0
