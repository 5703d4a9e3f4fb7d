"""The score table as it is drawn: every cell is the engine's, under every rulebook."""

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pyapp.learn.table import HAN, ROWS, limits, why_not
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.payments import pay_text, payments
from pyapp.riichi.points import KAZOE_YAKUMAN, value
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import EMPTY, Entry
from pyapp.riichi.worths import worth_exists
from pyapp.screen.action import Action, read
from pyapp.screen.guide.state import Place, TableState
from pyapp.screen.guide.table import (
    MOST_HONBA,
    begin,
    example_for,
    facts_html,
    half,
    marks,
    place_of,
    place_ways,
    rules_html,
    tools_html,
    turned,
)
from pyapp.screen.hand.tools import book_names
from pyapp.words.lookup import capital
from pyapp.words.words import Words
from tests.entered import BOOKS, entry_of, under
from tests.spoken import words

CASES = Path(__file__).parents[2] / "cases/score_table.txt"
Key = tuple[str, str, str, str]  # by, dealer, han, fu


class Cells(HTMLParser):
    """The attributes of each [data-cell] with the text it shows, of those marked."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.cells: list[dict[str, str]] = []
        self.texts: list[str] = []
        self.marked: list[dict[str, str]] = []
        self.depth = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: text or "" for name, text in attrs}
        if "data-cell" in found:
            self.cells.append(found)
            self.texts.append("")
            self.depth = 1
        elif self.depth and tag == "span":
            self.depth += 1
        if tag == "mark":
            self.marked.append(self.cells[-1])

    def handle_endtag(self, tag: str) -> None:
        if self.depth and tag == "span":
            self.depth -= 1

    def handle_data(self, data: str) -> None:
        if self.depth:
            self.texts[-1] += data


def table(dealer: bool, state: TableState, entry: Entry, say: Words) -> str:
    """The html of a table's parts, one after the other."""
    parts = half(state, dealer, entry, say)
    return "".join(each.make(*each.made_from).text for each in parts)


def drawn(entry: Entry, dealer: bool, honba: int = 0) -> Cells:
    state = begin(entry)._replace(honba=honba)
    return Cells(table(dealer, state, entry, words()))


def pays(cells: Cells) -> dict[Key, str]:
    """What each cell of han and fu says is paid."""
    return {
        (each["data-by"], each["data-dealer"], each["data-han"], each["data-fu"]): each["data-pay"]
        for each in cells.cells
        if "data-limit" not in each
    }


@BOOKS
@pytest.mark.parametrize("dealer", [False, True])
@pytest.mark.parametrize("honba", [0, 5])
def test_every_cell_is_the_engines(book: Rulebook, dealer: bool, honba: int) -> None:
    rules = book.rules
    shown = drawn(under(book.key), dealer, honba)
    assert len(shown.cells) == len({tuple(sorted(each.items())) for each in shown.cells})
    expected = {}
    for fu in ROWS:
        for han in HAN:
            for by in (RON, TSUMO):
                paid = payments(value(han, fu, rules).base, by, dealer, honba, rules)
                few = han == 1 and honba >= 5 and rules.yaku_two_han_minimum_at_5_honba
                text = pay_text(paid) if worth_exists(han, fu, by, rules) and not few else ""
                assert (why_not(han, fu, by, honba, rules) == "") == (text != "")
                expected[by, "true" if dealer else "false", str(han), str(fu)] = text
    assert pays(shown) == expected
    strip = [each for each in shown.cells if "data-limit" in each]
    wanted = []
    for limit in limits(dealer, honba, rules):
        for by, paid in ((RON, limit.ron), (TSUMO, limit.tsumo)):
            least = str(limit.value.han or "")
            wanted.append([limit.value.limit, by, least, "", pay_text(paid)])
    names = ("data-limit", "data-by", "data-han", "data-fu", "data-pay")
    assert [[each[name] for name in names] for each in strip] == wanted
    assert {each["data-dealer"] for each in shown.cells} == {"true" if dealer else "false"}


@BOOKS
def test_what_is_shown_is_what_is_paid_and_a_reason_stands_where_nothing_is(book: Rulebook) -> None:
    say = words()
    for dealer in (False, True):
        shown = drawn(under(book.key), dealer)
        for each, text in zip(shown.cells, shown.texts, strict=True):
            if each["data-pay"]:
                number = text.removesuffix(" all").replace(",", "")
                assert number == each["data-pay"]
                everybody = dealer and each["data-by"] == TSUMO
                assert text.endswith(" all") == everybody
            else:
                han, fu = int(each["data-han"]), int(each["data-fu"])
                reason = why_not(han, fu, each["data-by"], 0, book.rules)
                assert say.knows(reason)
                assert text == capital(say(reason)) + "–"


# The article prints a ron of 20 fu, which it raises to 30 where it counts the fu.
@pytest.mark.parametrize(
    ("key", "other"), [("common-japanese", set()), ("wrc-2015", {("4", "30"), ("3", "60")})]
)
def test_the_printed_table(key: str, other: set[tuple[str, str]]) -> None:
    """Each of its 128 cells as drawn, the three misprints as their fifth column means them; WRC
    2015 lifts two of them to mangan.
    """
    found = {**pays(drawn(under(key), False)), **pays(drawn(under(key), True))}
    count = misprints = 0
    for line in CASES.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        han, fu, kind, text, *meant = line.split()
        by = TSUMO if "tsumo" in kind else RON
        paid = found[by, "true" if "east" in kind else "false", han, fu]
        count += 1
        misprints += len(meant)
        if text == "-" or (fu, by) == ("20", RON):
            assert paid == "", line
        else:
            assert (paid == text) == ((han, fu) not in other), line
    assert (count, misprints) == (128, 3)


def test_cells_that_kiriage_lifts_join_mangan() -> None:
    lifted = 'class="limit-cell"><button type="button" data-do="guide table cell 0/4/30/"'
    texts = {
        key: table(False, begin(under(key)), under(key), words())
        for key in ("wrc-2015", "ema-2008")
    }
    assert lifted in texts["wrc-2015"]
    assert lifted not in texts["ema-2008"]
    joined = 'class="limit-cell joined"><button type="button" data-do="guide table cell 0/4/%d/"'
    assert joined % 60 in texts["wrc-2015"]
    assert joined % 60 not in texts["ema-2008"]
    assert joined % 70 in texts["ema-2008"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("234567m33456p67s+8s,riichi", {RON: (False, 3, 30, ""), TSUMO: (False, 4, 20, "")}),
        ("234567m33456p67s+8s,riichi,seat:E,tsumo", {TSUMO: (True, 4, 20, "")}),
        ("19m19p19s1234567z+7z", dict.fromkeys((RON, TSUMO), (False, 0, 0, "yakuman"))),
        (
            "234567m33456p67s+8s,riichi,ippatsu,dora:1m2m",
            dict.fromkeys((RON, TSUMO), (False, 0, 0, "haneman")),
        ),
        ("123m", {}),
    ],
)
def test_the_hand_just_scored_is_marked(
    text: str, expected: dict[str, tuple[bool, int, int, str]]
) -> None:
    entry = entry_of(text)
    assert {by: tuple(place) for by, place in marks(entry)} == expected
    for dealer in (False, True):
        shown = drawn(entry, dealer)
        found = {each["data-by"] for each in shown.marked}
        assert found == (set(expected) if dealer == entry.situation.dealer else set())
        for each in shown.marked:
            place = dict(marks(entry))[each["data-by"]]
            assert each.get("data-limit", "") == place.limit
            assert place.limit or (each["data-han"], each["data-fu"]) == (
                str(place.han),
                str(place.fu),
            )


def test_it_begins_with_the_seat_and_counters_of_the_hand_and_its_row_in_sight() -> None:
    assert begin(EMPTY) == TableState(False, 0, False, None, (), EMPTY, False, "sheet")
    assert begin(entry_of("seat:E,honba:2"))[:3] == (True, 2, False)
    # Two concealed kans of honours: 110 fu by ron.
    wide = entry_of("2233456p+4p,ankan:1111z,ankan:5555z,riichi")
    assert begin(wide).rare == any(place.fu > 50 for _by, place in marks(wide))


def touch(state: TableState, verb: str, what: str) -> TableState:
    return turned(state, Action("table", verb, what))


def test_its_steps() -> None:
    state = begin(EMPTY)
    assert touch(touch(state, "seat", "dealer"), "seat", "other") == state
    assert touch(state, "seat", "dealer").dealer
    assert touch(touch(state, "honba", "more"), "honba", "less") == state
    assert touch(state._replace(honba=MOST_HONBA), "honba", "more").honba == MOST_HONBA
    assert touch(state, "rare", "other").rare
    for place in (Place(False, 3, 30, ""), Place(True, 0, 0, KAZOE_YAKUMAN)):
        assert place_of(place.text) == place


def test_rare_rows_are_folded_until_they_are_asked_for() -> None:
    entry = EMPTY
    state = begin(entry)
    folded = table(False, state, entry, words())
    assert folded.count("<tr hidden>") == 6
    assert 'aria-expanded="false"><span>60 to 110 fu' in folded
    assert "<tr hidden>" not in table(False, state._replace(rare=True), entry, words())


def opened(place: Place, entry: Entry, honba: int = 0) -> str:
    """What stands below a place that is open, without its tags."""
    state = begin(entry)._replace(place=place, honba=honba, rare=True)
    text = table(place.dealer, state, entry, words())
    inner = text.partition('<td colspan="5"><h3>')[2] or text.partition('<div class="open">')[2]
    return inner.partition('<div class="earns">')[0]


def test_a_cell_opens_its_sum_before_and_after_rounding() -> None:
    ron = opened(Place(False, 3, 30, ""), EMPTY, 1)
    assert "30 fu × 2<sup>2+3</sup>" in ron
    assert "960 × 4 = 3,840 → 3,900 + 300 for 1 honba" in ron
    assert "Tsumo, every non-dealer" in ron
    assert "960 × 2 = 1,920 → 2,000 + 100 for 1 honba" in ron
    lifted = opened(Place(False, 4, 30, ""), EMPTY)
    assert "= 1,920 → kiriage mangan" in lifted
    assert "Tsumo, everybody" in opened(Place(True, 2, 40, ""), EMPTY)
    sanma = opened(Place(False, 2, 40, ""), entry_of("rules:tenhou-sanma"))
    assert "Tsumo, non-dealer" in sanma
    empty = opened(Place(False, 1, 25, ""), EMPTY)
    assert "25 fu is chiitoitsu, which is worth two han by itself." in empty
    assert "Base points" not in empty
    assert "Haneman" in opened(Place(False, 0, 0, "haneman"), EMPTY)


@BOOKS
@pytest.mark.parametrize("dealer", [False, True])
def test_a_hand_that_earns_a_cell_opens_on_the_hand_screen(book: Rulebook, dealer: bool) -> None:
    entry = under(book.key)
    places = [Place(dealer, han, fu, "") for han, fu in ((1, 30), (2, 25), (3, 40), (4, 20))]
    places += [Place(dealer, 0, 0, each.value.limit) for each in limits(dealer, 0, book.rules)]
    for place in places:
        found = []
        for by in place_ways(place, 2, book.rules):
            example = example_for(place, by, 2, entry)
            if place.limit == KAZOE_YAKUMAN:
                assert example is None
            else:
                assert example is not None, (place, by)
                found.append((by, example))
        state = begin(entry)._replace(place=place, honba=2, rare=True, examples=tuple(found))
        text = table(dealer, state, entry, words())
        asked = [read(unescape(each)) for each in re.findall('data-do="([^"]*)"', text)]
        shown = [each.what for each in asked if each.verb == "hand"]
        assert len(shown) == len(found)
        for text, (by, example) in zip(shown, found, strict=True):
            again = entry_of(text)
            assert again == example
            assert (again.situation.honba, again.situation.dealer) == (2, dealer)
            won = score(again.hand, again.situation, by, again.rules)
            assert isinstance(won, Score)
            if place.limit:
                assert won.value.limit == place.limit
            else:
                assert (won.value.han, won.value.fu) == (place.han, place.fu)


def test_no_hand_is_shown_that_so_many_counters_would_refuse() -> None:
    """EMA 2008: from five counters on a win needs two han of yaku."""
    entry = under("ema-2008")
    place = Place(False, 1, 30, "")
    assert example_for(place, RON, 4, entry) is not None
    assert example_for(place, RON, 5, entry) is None


def test_the_hands_of_an_open_cell_follow_the_counters() -> None:
    entry = under("ema-2008")
    place = Place(False, 1, 30, "")
    found = example_for(place, RON, 3, entry)
    assert found is not None
    state = begin(entry)._replace(place=place, honba=3, examples=((RON, found),))
    four = touch(state, "honba", "more")
    assert [each.situation.honba for _by, each in four.examples] == [4]
    assert touch(four, "honba", "less") == state
    assert touch(four, "honba", "more").examples == ()


def test_the_head_names_the_rules_and_what_of_them_changes_the_numbers() -> None:
    say = words()

    def told(text: str) -> str:
        entry = entry_of(text)
        return facts_html(entry.rulebook, entry.rules, say).text

    shown, spoken = book_names(entry_of("rules:ema-2008"), say)
    control = rules_html(shown, spoken).text
    assert 'data-do="page open rules"' in control
    assert ">EMA 2008<" in control
    plain = told("rules:ema-2008")
    assert "European Mahjong Association 2008" in plain
    assert "<span>Kiriage mangan</span> <b>no</b></li>" in plain
    assert "From five honba on, a win needs two han of yaku." in plain
    house = told("rules:ema-2008 limit_kiriage_mangan=yes")
    assert '<b>yes</b> <small class="mark changed">changed</small>' in house
    assert "Share of the missing north" not in house
    assert "Share of the missing north</span> <b>lost" in told("rules:tenhou-sanma")
    for book in RULEBOOKS:
        text = told(f"rules:{book.key}")
        assert ("assumed" in text) == any(
            f"<span>{capital(say(option_id))}</span>" in text for option_id in book.assumed
        )


def test_the_tools_say_whose_win_it_is_and_how_many_counters() -> None:
    text = tools_html(True, 3, words()).text
    assert 'aria-pressed="false">Non-dealer' in text
    assert 'aria-pressed="true">Dealer' in text
    assert "<output>3<small>Honba</small></output>" in text
