"""The score table on paper as html: one sheet with all that a table needs, and cards to cut out."""

from typing import Callable

from ...learn.fu_groups import RON_TRIPLET
from ...learn.fu_lines import PINFU_TSUMO, WAIT_CHOICE, fu_lines
from ...learn.table import Limit, Row, ScoreTable, Way, score_table
from ...learn.yaku_status import YakuStatus, yaku_status
from ...riichi.points import KAZOE_YAKUMAN
from ...riichi.rulebooks import named
from ...riichi.rules import Rules, changes_from
from ...riichi.seats import THREE
from ...riichi.settle import STICK_POINTS
from ...riichi.text import Entry
from ...riichi.yaku import YAKU_IDS
from ...words.lookup import capital
from ...words.words import Words
from ..answer.amounts import short_limit
from ..app import App
from ..hand.tools import book_names
from ..html import NOTHING, Html, html, joined
from ..rules.house import house_of, house_text
from ..rules.names import book_name, choice_name
from .fu import fu_name
from .parts import guide_of
from .table import CARDS as ALL_CARDS
from .table import deciding, han_text, paid_text, table_of

CARD_FU = 70  # the last row of a card: beyond, all is rare or mangan
CARDS = 10  # on a page, two beside each other
# The groups of rules that bear on what a win pays.
BEARING = ("yaku", "limit", "fu", "dora", "pay")
CASES = ("kokushi_13", "suuankou_tanki", "junsei_chuuren")  # of other yakuman
INSTEAD = (PINFU_TSUMO, "chiitoitsu")  # whose fu are not counted
SHOWN_ELSEWHERE = (RON_TRIPLET, WAIT_CHOICE)  # what decides between other lines of the fu


def printed(app: App, draw: Callable[[str], str]) -> Html:
    """What is printed; draw: gives a link as a QR code, "" where it cannot."""
    if table_of(app).paper == ALL_CARDS:
        return cards_html(app.entry, app.say)
    link, house = guide_of(app).means.link, house_text(house_of(app.entry), ",")
    drawn = draw(link(house))
    code = Html('<div class="code" aria-hidden="true">%s</div>' % drawn) if drawn else NOTHING
    day = app.device.date(app.device.new_name(), app.say.language)
    return sheet_html(app.entry, "%s#%s" % (link(""), house), code, day, app.say)


# The sheet

SHEET = (
    '<article class="sheet-paper"><header><h1>%s</h1><p><b>%s</b> %s</p></header>'
    '<div class="both">%s%s</div><div class="lists">%s%s%s%s</div><footer>%s<div>%s</div></footer>'
    "</article>"
)


def sheet_html(entry: Entry, link: str, code: Html, day: str, say: Words) -> Html:
    """One page: both tables, limits, yaku and fu; link: the address of the same rules, code: the
    same as a picture, day: when it is printed.
    """
    rules = entry.rules
    return html(
        SHEET,
        say("guide_page_table"),
        book_names(entry, say)[0],
        book_name(say, named(entry.rulebook)),
        _half(False, rules, say),
        _half(True, rules, say),
        _yaku_list(rules, say),
        _yakuman_list(rules, say),
        _fu_list(entry, False, say),
        _fu_list(entry, True, say),
        code,
        joined(_small_print(entry, link, day, say)),
    )


def _half(dealer: bool, rules: Rules, say: Words) -> Html:
    table = score_table(dealer, 0, rules)
    title = say.title("dealer" if dealer else "non_dealer")
    key = say("table_key_dealer" if dealer else "table_key_other")
    made = "<section><h2>%s</h2><p>%s</p>%s%s</section>"
    return html(made, title, key, _points(table, table.rows, say), _limits(table.limits, say))


def _points(table: ScoreTable, rows: tuple[Row, ...], say: Words) -> Html:
    """Han across, fu down; cells that are mangan joined."""
    heads = [html("<th>%s</th>", say("n_han", n=each.han)) for each in table.rows[0].cells]
    lines = [html("<tr><th>%d</th>%s</tr>", row.fu, joined(_cells(row, say))) for row in rows]
    made = '<table class="paper-points"><tr><th>%s</th>%s</tr>%s</table>'
    return html(made, say.title("fu"), joined(heads), joined(lines))


def _cells(row: Row, say: Words) -> list[Html]:
    found: list[Html] = []
    for span in row.spans:
        cell = span.cells[0]
        if span.limit:
            wide = html(' colspan="%d"', len(span.cells)) if len(span.cells) > 1 else NOTHING
            name = short_limit(say, cell.value)
            found.append(html('<td class="reached"%s>%s</td>', wide, name))
        elif cell.possible:
            found.append(html("<td>%s</td>", _ways(cell.ron, cell.tsumo, say)))
        else:
            found.append(Html('<td class="none">–</td>'))
    return found


def _ways(ron: Way, tsumo: Way, say: Words) -> Html:
    return html(
        "<b>%s</b><span>%s</span>", paid_text(say, ron.payments), paid_text(say, tsumo.payments)
    )


def _limits(limits: tuple[Limit, ...], say: Words) -> Html:
    """A column for each limit: name, han, ron and tsumo. What counts as a yakuman and what is one
    pay alike and share theirs.
    """
    columns: list[Html] = []
    counted = ""
    for each in limits:
        han = han_text(say, each)
        if each.value.limit == KAZOE_YAKUMAN:
            counted = han
            continue
        name, ron = say.title(each.value.limit), paid_text(say, each.ron)
        made = "<td>%s<small>%s</small><b>%s</b><span>%s</span></td>"
        columns.append(html(made, name, han or counted, ron, paid_text(say, each.tsumo)))
    return html('<table class="paper-limits"><tr>%s</tr></table>', joined(columns))


# Yaku


def yaku_worths(rules: Rules) -> "tuple[tuple[str, YakuStatus], ...]":
    """Each yaku that the rules have, with how it stands. A yakuman that is just a case of another
    one is named where it counts twice.
    """
    found: list[tuple[str, YakuStatus]] = []
    for yaku_id in YAKU_IDS:
        stands = yaku_status(yaku_id, rules)
        twice = stands.closed is not None and stands.closed.yakuman > 1
        if stands.known and (twice or yaku_id not in CASES):
            found.append((yaku_id, stands))
    return tuple(found)


def _yaku_list(rules: Rules, say: Words) -> Html:
    rows: list[Html] = []
    for yaku_id, stands in yaku_worths(rules):
        closed, opened = stands.closed, stands.open
        if closed and not closed.yakuman:
            size = say("mangan") if stands.alone else say.number(closed.han)
            other = say.number(opened.han) if opened else "–"
            line = "<tr><th>%s</th><td>%s</td><td>%s</td></tr>"
            rows.append(html(line, say.title(yaku_id), size, other))
    head = html("<tr><th></th><td>%s</td><td>%s</td></tr>", say("paper_closed"), say("paper_open"))
    return _list(say.title("yaku"), [head] + rows)


def _yakuman_list(rules: Rules, say: Words) -> Html:
    rows: list[Html] = []
    for yaku_id, stands in yaku_worths(rules):
        if stands.closed and stands.closed.yakuman:
            times = "×%d" % stands.closed.yakuman if stands.closed.yakuman > 1 else ""
            rows.append(html("<tr><th>%s</th><td>%s</td></tr>", say.title(yaku_id), times))
    return _list(say.title("yakuman"), rows)


def _fu_list(entry: Entry, instead: bool, say: Words) -> Html:
    """What earns fu, or what is worth so many in place of a count."""
    rows = [
        html("<tr><th>%s</th><td>%d</td></tr>", fu_name(say, line.id), line.fu)
        for line in fu_lines(entry)
        if line.fu and line.id not in SHOWN_ELSEWHERE and (line.id in INSTEAD) == instead
    ]
    return _list(say("paper_instead") if instead else say.title("fu"), rows)


def _list(title: str, rows: list[Html]) -> Html:
    return html("<section><h2>%s</h2><table>%s</table></section>", title, joined(rows))


# What the numbers rest on


def _small_print(entry: Entry, link: str, day: str, say: Words) -> list[Html]:
    """The rules that decide the numbers, house rules, what is assumed, and where to find them."""
    rules, book = entry.rules, named(entry.rulebook)
    facts = [_rule(each, rules, say) for each in deciding(rules)]
    facts.append(_fact("why_riichi", say.number(STICK_POINTS), say))
    if rules.players == THREE:
        facts += [_fact("nuki", say("n_han", n=1), say), _rule("yaku_north_value", rules, say)]
    lines = [" · ".join(facts) + "."]
    if rules.yaku_two_han_minimum_at_5_honba:
        lines.append(say("about_yaku_two_han_minimum_at_5_honba"))
    changed = [each for each, _value in changes_from(book.rules, rules)]
    bearing = [each for each in changed if _bears(each)]
    if bearing:
        names = say.listed([_rule(each, rules, say) for each in bearing])
        lines.append(say("paper_changed", rulebook=say.rulebook(book), list=names))
    if len(changed) > len(bearing):
        lines.append(say("paper_changed_more", n=len(changed) - len(bearing)))
    assumed = [say(each) for each in book.assumed if each not in changed and _bears(each)]
    if assumed:
        lines.append(say("paper_assumed", list=say.listed(assumed)))
    found = [html("<p>%s</p>", capital(line)) for line in lines]
    same = '<p>%s <span class="link">%s</span> · %s</p>'
    found.append(html(same, say("paper_same_rules"), link, day))
    return found


def _bears(option: str) -> bool:
    """Whether a rule bears on what a win pays."""
    return option.split("_")[0] in BEARING


def _fact(option: str, choice: str, say: Words) -> str:
    return say("decided_by", option=say.title(option), choice=choice)


def _rule(option: str, rules: Rules, say: Words) -> str:
    return _fact(option, choice_name(say, getattr(rules, option)), say)


# Cards

CARD = '<section class="card-paper"><header><b>%s</b> <span>%s</span></header>%s%s</section>'


def cards_html(entry: Entry, say: Words) -> Html:
    """Two pages to be printed on one paper: the fronts for other winners, the backs for a dealer."""
    pages = [
        html(
            '<article class="cards-paper">%s</article>', joined([_card(dealer, entry, say)] * CARDS)
        )
        for dealer in (False, True)
    ]
    return joined(pages)


def _card(dealer: bool, entry: Entry, say: Words) -> Html:
    table = score_table(dealer, 0, entry.rules)
    rows = tuple([row for row in table.rows if row.fu <= CARD_FU])
    about = [book_names(entry, say)[0], _rule("pay_honba", entry.rules, say)]
    if entry.rules.yaku_two_han_minimum_at_5_honba:
        about.append(say("yaku_two_han_minimum_at_5_honba"))
    title = say.title("dealer" if dealer else "non_dealer")
    return html(
        CARD, title, " · ".join(about), _points(table, rows, say), _limits(table.limits, say)
    )
