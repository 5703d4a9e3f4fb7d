"""The score table on paper as html: one sheet with all that a table needs, and cards to cut out."""

from ...learn.table import Limit, Row, ScoreTable, Way, score_table
from ...riichi.fu import MENZEN_RON, SELF_DRAW, WINNING, triplet_item
from ...riichi.payments import EACH, Payment
from ...riichi.readings import KANCHAN, PENCHAN, TANKI
from ...riichi.rulebooks import named
from ...riichi.rules import Rules, changes_from
from ...riichi.seats import THREE
from ...riichi.shapes import KANTSU, KOUTSU, group
from ...riichi.text import Entry
from ...riichi.tiles import EAST
from ...riichi.yaku import YAKU, Yaku, YakuHit
from ...words.lookup import capital
from ...words.words import Words
from ..answer.amounts import short_limit, tight
from ..hand.tools import book_names
from ..html import NOTHING, Html, html, joined
from ..rules.names import choice_name
from .table import deciding, edition, han_text

CARD_FU = 70  # the last row of a card: beyond, all is rare or mangan
CARDS = 10  # on a page, two beside each other
# The groups of rules that bear on what a win pays.
BEARING = ("yaku", "limit", "fu", "dora", "pay")
SIMPLE_KIND = 1  # two of characters, as any simple tile


# The sheet

SHEET = (
    '<article class="sheet-paper"><header><h1>%s</h1><p><b>%s</b> %s</p></header>'
    '<div class="both">%s%s</div><div class="lists">%s%s%s</div><footer>%s<div>%s</div></footer>'
    "</article>"
)


def sheet_html(entry: Entry, link: str, code: Html, say: Words) -> Html:
    """One page: both tables, limits, yaku and fu; link: the address of the same rules, code: the
    same as a picture."""
    rules = entry.rules
    return html(
        SHEET,
        say("guide_page_table"),
        book_names(entry, say)[0],
        edition(entry),
        _half(False, rules, say),
        _half(True, rules, say),
        _yaku_list(rules, say),
        _yakuman_list(rules, say),
        _fu_list(rules, say),
        code,
        joined(_small_print(entry, link, say)),
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
    return html("<b>%s</b><span>%s</span>", _paid(ron.payments, say), _paid(tsumo.payments, say))


def _paid(paid: tuple[Payment, ...], say: Words) -> str:
    if not paid:
        return "–"
    text = tight(say, paid)
    return say("from_all", n=text) if paid[0].payer == EACH else text


def _limits(limits: tuple[Limit, ...], say: Words) -> Html:
    """A column for each limit: name, han, ron and tsumo."""
    columns = [
        html(
            "<td>%s<small>%s</small><b>%s</b><span>%s</span></td>",
            say.title(each.value.limit),
            han_text(say, each),
            _paid(each.ron, say),
            _paid(each.tsumo, say),
        )
        for each in limits
    ]
    return html('<table class="paper-limits"><tr>%s</tr></table>', joined(columns))


# Yaku


def yaku_worths(rules: Rules) -> tuple[tuple[str, "YakuHit | None", "YakuHit | None"], ...]:
    """Each yaku that the rules have, with what it is worth closed and open (None: nothing). A
    yakuman that is just a case of another one is named where it counts twice.
    """
    found: list[tuple[str, YakuHit | None, YakuHit | None]] = []
    for row in YAKU:
        if row.id in _missing(rules):
            continue
        closed, open = [_worth(row, hit, rules) for hit in (row.closed, row.open)]
        if row.id == "tanyao" and not rules.yaku_open_tanyao:
            open = None
        if row.id in CASES and closed and closed.yakuman < 2:
            continue
        found.append((row.id, closed, open))
    return tuple(found)


CASES = ("kokushi_13", "suuankou_tanki", "junsei_chuuren")


def _missing(rules: Rules) -> tuple[str, ...]:
    """The ids of the yaku that the rules leave out."""
    out: list[str] = []
    if not rules.yaku_ippatsu:
        out.append("ippatsu")
    if rules.yaku_renhou == "none":
        out.append("renhou")
    if not rules.yaku_north_value:
        out.append("pei")
    if rules.players == THREE:
        out += ["sanshoku_doujun"]
    return tuple(out)


def _worth(row: Yaku, hit: "YakuHit | None", rules: Rules) -> "YakuHit | None":
    return row.worth(hit, rules) if hit and row.worth else hit


def _yaku_list(rules: Rules, say: Words) -> Html:
    rows: list[Html] = []
    for id, closed, open in yaku_worths(rules):
        if closed and not closed.yakuman:
            size = say.number(closed.han)
            if id == "renhou" and rules.yaku_renhou == "mangan":
                size = say("mangan")
            other = say.number(open.han) if open else "–"
            rows.append(
                html("<tr><th>%s</th><td>%s</td><td>%s</td></tr>", say.title(id), size, other)
            )
    head = html("<tr><th></th><td>%s</td><td>%s</td></tr>", say("paper_closed"), say("paper_open"))
    return html(
        "<section><h2>%s</h2><table>%s%s</table></section>", say.title("yaku"), head, joined(rows)
    )


def _yakuman_list(rules: Rules, say: Words) -> Html:
    rows: list[Html] = []
    for id, closed, _open in yaku_worths(rules):
        if closed and closed.yakuman:
            times = "×%d" % closed.yakuman if closed.yakuman > 1 else ""
            rows.append(html("<tr><th>%s</th><td>%s</td></tr>", say.title(id), times))
    made = "<section><h2>%s</h2><table>%s</table></section>"
    return html(made, say.title("yakuman"), joined(rows))


# Fu


def _fu_list(rules: Rules, say: Words) -> Html:
    rows = [
        html("<tr><th>%s</th><td>%d</td></tr>", capital(name), fu)
        for name, fu in fu_worths(rules, say)
    ]
    made = "<section><h2>%s</h2><table>%s</table></section>"
    return html(made, say.title("fu"), joined(rows))


def fu_worths(rules: Rules, say: Words) -> list[tuple[str, int]]:
    """What earns fu, and how many."""
    found = [(say.fu(item), item.fu) for item in (WINNING, MENZEN_RON, SELF_DRAW)]
    found += [(say(wait), 2) for wait in (KANCHAN, PENCHAN, TANKI)]
    found += [(say(id), 2) for id in ("pair_dragon", "pair_seat_wind", "pair_round_wind")]
    found.append((say("pair_double_wind"), rules.fu_double_wind_pair))
    if rules.yaku_north_value:
        found.append((say("pair_pei"), 2))
    for shape in (KOUTSU, KANTSU):
        for melded in (True, False):
            for kind in (SIMPLE_KIND, 0, EAST):
                item = triplet_item(group(shape, kind, melded))
                found.append((say.fu(item), item.fu))
    found.append((say("fu_chiitoitsu"), rules.fu_chiitoitsu))
    found.append((say("fu_pinfu_tsumo"), rules.fu_pinfu_tsumo))
    found.append((say("fu_open_pinfu_ron"), rules.fu_open_pinfu_ron))
    return found


# What the numbers rest on


def _small_print(entry: Entry, link: str, say: Words) -> list[Html]:
    """The rules that decide the numbers, house rules, what is assumed, and where to find them."""
    rules, book = entry.rules, named(entry.rulebook)
    facts = [_rule(id, rules, say) for id in deciding(rules)]
    lines = [" · ".join(facts) + "."]
    changed = [id for id, _value in changes_from(book.rules, rules)]
    bearing = [id for id in changed if id.split("_")[0] in BEARING]
    if bearing:
        names = say.listed([_rule(id, rules, say) for id in bearing])
        lines.append(say("paper_changed", rulebook=book.short, list=names))
    if len(changed) > len(bearing):
        lines.append(say("paper_changed_more", n=len(changed) - len(bearing)))
    assumed = [say(id) for id in book.assumed if id.split("_")[0] in BEARING and id not in changed]
    if assumed:
        lines.append(say("paper_assumed", list=say.listed(assumed)))
    found = [html("<p>%s</p>", capital(line)) for line in lines]
    found.append(html('<p>%s <span class="link">%s</span></p>', say("paper_same_rules"), link))
    return found


def _rule(id: str, rules: Rules, say: Words) -> str:
    return say("decided_by", option=say(id), choice=choice_name(say, getattr(rules, id)))


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
    honba = _rule("pay_honba", entry.rules, say)
    about = "%s · %s" % (book_names(entry, say)[0], honba)
    title = say.title("dealer" if dealer else "non_dealer")
    return html(CARD, title, about, _points(table, rows, say), _limits(table.limits, say))
