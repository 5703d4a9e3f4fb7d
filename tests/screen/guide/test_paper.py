"""The score table on paper: its numbers, its lists, and what it says that they rest on."""

import re
from html import unescape

from pyapp.learn.table import HAN, ROWS, limits, why_not
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.payments import Payment, payments
from pyapp.riichi.points import value
from pyapp.riichi.rulebooks import Rulebook
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import EMPTY
from pyapp.screen.guide.paper import CARD_FU, CARDS, cards_html, sheet_html, yaku_worths
from pyapp.screen.html import NOTHING
from tests.entered import BOOKS, entry_of
from tests.learn.dealt import practice_hand
from tests.spoken import words

CELL = re.compile(r"<td[^>]*?(?:colspan=\"(\d)\")?>(.*?)</td>")
DAY = "24 Nov 2026"
HANDS = 30  # dealt under each rulebook, which most yaku come up in


def sheet(text: str) -> str:
    return sheet_html(entry_of(text), "https://tenbou.example/#" + text, NOTHING, DAY, words()).text


def plain(text: str) -> str:
    return unescape(re.sub("<[^>]*>", "", text))


def tables(text: str) -> list[list[list[str]]]:
    """The rows of each table of points: a cell for each han, those joined repeated."""
    found = []
    for table in re.findall(r'<table class="paper-points">(.*?)</table>', text):
        rows = []
        for line in re.findall(r"<tr>(.*?)</tr>", table)[1:]:
            cells = [[plain_pay(inner)] * int(wide or 1) for wide, inner in CELL.findall(line)]
            rows.append([each for group in cells for each in group])
        found.append(rows)
    return found


def plain_pay(inner: str) -> str:
    return plain(inner.replace("</b><span>", " "))


def paid_text(paid: tuple[Payment, ...], everybody: bool) -> str:
    return "/".join(f"{each.total:,}" for each in paid) + (" all" if everybody else "")


def expected(book: Rulebook, dealer: bool, most_fu: int) -> list[list[str]]:
    rows = []
    for fu in ROWS:
        if fu > most_fu:
            break
        row = []
        for han in HAN:
            worth = value(han, fu, book.rules)
            texts = [
                "–"
                if why_not(han, fu, by, 0, book.rules)
                else paid_text(
                    payments(worth.base, by, dealer, 0, book.rules), dealer and by == TSUMO
                )
                for by in (RON, TSUMO)
            ]
            if texts == ["–", "–"]:
                row.append("–")
            else:
                row.append("mangan" if worth.limit else " ".join(texts))
        rows.append(row)
    return rows


@BOOKS
def test_the_numbers_on_paper_are_the_engines(book: Rulebook) -> None:
    entry = EMPTY._replace(rulebook=book.key, rules=book.rules)
    text = sheet_html(entry, "", NOTHING, DAY, words()).text
    assert tables(text) == [expected(book, dealer, ROWS[-1]) for dealer in (False, True)]
    cards = tables(cards_html(entry, words()).text)
    assert len(cards) == 2 * CARDS
    assert cards[0] == expected(book, False, CARD_FU)
    assert cards[-1] == expected(book, True, CARD_FU)
    assert all(each == cards[0] for each in cards[:CARDS])
    for dealer in (False, True):
        for limit in limits(dealer, 0, book.rules):
            drawn = (
                f"<b>{paid_text(limit.ron, False)}</b><span>{paid_text(limit.tsumo, dealer)}</span>"
            )
            assert drawn in text


@BOOKS
def test_each_yaku_is_worth_what_the_engine_pays_for_it(book: Rulebook) -> None:
    entry = EMPTY._replace(rulebook=book.key, rules=book.rules)
    listed = {yaku_id: (stands.closed, stands.open) for yaku_id, stands in yaku_worths(book.rules)}
    met = set()
    for seed in range(HANDS):
        dealt = practice_hand(60, entry, f"yaku of {book.key} {seed}")
        won = score(dealt.hand, dealt.situation, dealt.by, dealt.rules)
        assert isinstance(won, Score)
        for hit in won.yaku:
            if hit.han:
                assert listed[hit.id][0 if dealt.hand.closed else 1] == hit
                met.add(hit.id)
    assert len(met) > 8


def test_the_yaku_that_rules_leave_out_or_change() -> None:
    def worth(text: str, yaku_id: str) -> tuple[object, ...]:
        for row, stands in yaku_worths(entry_of(text).rules):
            if row == yaku_id:
                both = (stands.closed, stands.open)
                return tuple((each.han or -each.yakuman) if each else 0 for each in both)
        return ()

    assert worth("", "honitsu") == (3, 2)
    assert worth("", "riichi") == (1, 0)
    assert worth("", "tanyao") == (1, 1)
    assert worth("yaku_open_tanyao=no", "tanyao") == (1, 0)
    assert worth("fu_chiitoitsu=50", "chiitoitsu") == (1, 0)
    assert worth("yaku_ippatsu=no", "ippatsu") == ()
    assert worth("yaku_renhou=none", "renhou") == ()
    assert worth("yaku_renhou=yakuman", "renhou") == (-1, 0)
    assert worth("", "pei") == ()
    assert worth("rules:tenhou-sanma yaku_north_value=yes", "pei") == (1, 1)
    assert worth("rules:tenhou-sanma", "sanshoku_doujun") == ()
    assert worth("", "daisuushii") == (-1, -1)
    assert worth("", "suuankou_tanki") == ()
    assert worth("limit_double_yakuman=suuankou_tanki/daisuushii", "suuankou_tanki") == (-2, 0)


def test_the_fu_that_rules_change() -> None:
    usual, changed = (
        dict(re.findall(r"<tr><th>([^<]+)</th><td>(\d+)</td></tr>", sheet(text)))
        for text in ("", "fu_double_wind_pair=2 fu_chiitoitsu=50 fu_pinfu_tsumo=30")
    )
    assert usual["Base"] == "20"
    assert usual["Closed hand, ron"] == "10"
    assert usual["Open triplet, simples"] == "2"
    assert {name for name in usual if usual[name] != changed[name]} == {
        "Pair of seat and round wind",
        "Chiitoitsu",
        "Pinfu by tsumo",
    }
    assert (usual["Chiitoitsu"], changed["Chiitoitsu"]) == ("25", "50")


def test_it_says_what_the_numbers_rest_on() -> None:
    text = plain(sheet("rules:ema-2008"))
    assert "EMA 2008" in text
    assert "European Mahjong Association 2008" in text
    assert "Kiriage mangan: no" in text
    assert "From five honba on, a win needs two han of yaku." in text
    assert "needs two han" not in plain(sheet("rules:ema-2025"))
    assert "Points for honba: 300 / 100" in text
    assert "Riichi stick: 1,000" in text
    assert "Kita" not in text
    assert text.endswith(f"https://tenbou.example/#rules:ema-2008 · {DAY}")
    assert "Kita: 1 han · North is yakuhai: no" in plain(sheet("rules:tenhou-sanma"))
    assert "Assumed, where the rulebook is silent: Red fives" in text
    assert "Changed" not in text
    assert "https://tenbou.example/#rules:ema-2008" in text
    house = plain(sheet("rules:ema-2008 house:Club limit_kiriage_mangan=yes end_oka=20"))
    assert "Club *" in house
    assert "Changed from EMA 2008: Kiriage mangan: yes." in house
    assert "1 more rule is changed, which affects none of these numbers." in house


def test_what_replaces_a_count_stands_apart_from_the_fu() -> None:
    counted, _, instead = sheet("rules:ema-2025").partition("<h2>Instead of counting</h2>")
    assert re.findall("<tr><th>(.*?)</th><td>(.*?)</td></tr>", instead) == [
        ("Pinfu by tsumo", "20"),
        ("Chiitoitsu", "25"),
    ]
    assert "<th>Pinfu by tsumo" not in counted
