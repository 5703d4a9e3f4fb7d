"""The answer dock: its states, its hooks, and what it says."""

import re

import pytest

from pyapp.check.cases import HANDS, lines
from pyapp.check.hands import books, under
from pyapp.riichi.score import Score, score
from pyapp.screen.answer.dock import BOTH, WIN, answer
from tests.entered import entry_of
from tests.rows import CASES, rows, several
from tests.screen.answer.reading import ask, plain
from tests.spoken import words

A = "234567m33456p67s+8s riichi dora:4p"
B = "456m99p56p+7p pon:555z chii:234s dora:4p"
NEXT = "\u00a0· "  # a line may end with the point, and never begins with it


def wins(html: str) -> dict[str, dict[str, str]]:
    """The data attributes of each win shown."""
    found = {}
    for tag in re.findall(r"<[a-z]+ [^>]*data-win=[^>]*>", html):
        attributes = dict(re.findall(r'data-([a-z]+)="([^"]*)"', tag))
        found[attributes.pop("win")] = attributes
    return found


def hooks(han: int, fu: str, yakuman: int, pay: str, by: str) -> dict[str, str]:
    return {"do": "page open " + by, "han": str(han), "fu": fu, "yakuman": str(yakuman), "pay": pay}


# Wins


@pytest.mark.parametrize("name", HANDS)
def test_what_wins_by_one_way_is_shown_as_won(name: str) -> None:
    lost, won = [], 0
    for _number, line in lines((CASES / name).read_text()):
        _id, text, _by, keys, _answer = [part.strip() for part in line.split("|")]
        for key in books(keys)[:3]:
            entry = entry_of(text)
            entry = entry._replace(rulebook=key, rules=under(entry, key))
            ways = [score(entry.hand, entry.situation, by, entry.rules) for by in BOTH]
            if any(isinstance(each, Score) for each in ways):
                won += 1
                lost += [] if answer(entry, words("en"), None).state == WIN else [(text, key)]
    assert (won > 10, lost) == (True, [])


def test_a_red_five_that_counts_nothing_is_said_to() -> None:
    """A link or the keyboard can bring one under rules without."""
    hand = "067m678p345s22p99s+9s riichi"
    plain_five, red_under = ask("567m678p345s22p99s+9s riichi"), ask(hand + " rules:tenhou")
    red = ask(hand)
    assert wins(red.html) == wins(plain_five.html) != wins(red_under.html)
    assert "Riichi" + NEXT + "red five\u00a00<" in red.html
    assert "red five\u00a01<" in red_under.html
    assert "red five" not in plain_five.html
    assert "red five" not in ask("1112223334445p+0p").html  # nor is any dora of a yakuman


def test_both_wins_carry_their_hooks() -> None:
    found = ask(A)
    assert found.state == "win"
    assert wins(found.html) == {
        "ron": hooks(4, "30", 0, "8000", "ron"),
        "tsumo": hooks(5, "20", 0, "2000/4000", "tsumo"),
    }


def test_a_win_is_a_button_that_opens_the_sheet() -> None:
    html = ask(B).html
    assert html.count('<button type="button" class="half" data-do="page open ') == 2
    assert html.count('aria-haspopup="dialog"') == 2


def test_payments_are_written_as_spoken_at_the_table() -> None:
    assert "1,000 / 2,000" in plain(ask("111m456p99p234s23s+4s riichi").html)
    assert plain(ask("234567m33456p67s+8s seat:E").html).count("1,300 all") == 1
    assert "Ron 2 han 30 fu 2,000" in plain(ask(B).html)


def test_a_yakuman_has_no_fu() -> None:
    found = ask("1122334455667z+7z seat:E")
    assert wins(found.html)["ron"] == hooks(0, "", 1, "48000", "ron")
    assert "Tsumo yakuman 16,000 all as ron" in plain(found.html)


def test_yakuman_that_add_up_are_counted() -> None:
    found = ask("1112223334445z+5z rules:mahjong-soul honba:3")
    assert wins(found.html)["tsumo"] == hooks(0, "", 5, "40300/80300", "tsumo")
    assert '<b class="pay long">40,300<i> / </i>80,300</b>' in found.html


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("234567m33456p67s+8s riichi", ""),  # 3,900
        ("19m19p19s1234567z+7z", ""),  # 32,000
        ("234567m33456p67s+8s seat:E", ""),  # 1,300 all
        ("19m19p19s1234567z+7z", "long"),  # 8,000 / 16,000
    ],
)
def test_long_payments_are_written_smaller(text: str, size: str) -> None:
    sizes = re.findall(r'<b class="pay ?(\w*)">', ask(text).html)
    assert size in sizes


def test_honba_are_shown_apart_too() -> None:
    found = ask(B + " honba:2")
    assert wins(found.html)["ron"]["pay"] == "2600"
    assert "2,000 + 2 honba" in found.html
    assert "500/1,000 + 2 honba" in found.html
    assert "2,000 + 2 counters" in ask(B + " honba:2", "wrc").html
    assert "2,000 + 1 counter<" in ask(B + " honba:1", "wrc").html
    assert "+ 2" not in plain(ask(B).html)


def test_sticks_are_left_to_the_sheet() -> None:
    assert ask(B + " sticks:2").html == ask(B).html


def test_the_yaku_are_named_with_dora_apart() -> None:
    assert NEXT.join(("Riichi", "pinfu", "tanyao", "dora\u00a01<")) in ask(A).html
    names = ("立直", "平和", "断么九", "ドラ\u00a01<")
    assert NEXT.join(names) in ask(A, "japanese").html


def named(text: str, terms: str = "native") -> list[str]:
    """The yaku that stand in a row beside what is paid, by each way to win."""
    found = re.findall(r'<span class="named">([^<]*)</span>', ask(text, terms).html)
    return [each.replace("\u00a0", " ") for each in found]


def table(text: str) -> list[list[str]]:
    """The yaku as a table, a list for each line."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", ask(text).html)
    return [re.findall(r"<t[hd][^>]*>([^<]*)<", row) for row in rows]


def test_of_tsumo_only_those_are_named_that_ron_has_not() -> None:
    assert named(A) == ["Riichi · pinfu · tanyao · dora 1", "as ron + menzen tsumo"]
    assert named(B) == ["Yakuhai: white dragon · dora 1", "as ron"]


def test_where_tsumo_has_not_all_that_ron_has_both_are_named_whole() -> None:
    assert named(A + " last_tile") == [
        "Riichi · houtei · pinfu · tanyao · dora 1",
        "Riichi · menzen tsumo · haitei · pinfu · tanyao · dora 1",
    ]


def test_the_yaku_stand_in_a_table_by_way_then_han_and_fu() -> None:
    assert table(A) == [
        ["Yaku", "Ron", "Tsumo"],
        ["Riichi", "1", "1"],
        ["Pinfu", "1", "1"],
        ["Tanyao", "1", "1"],
        ["Menzen tsumo", "–", "1"],
        ["Dora", "1", "1"],
        ["Han", "4", "5"],
        ["Fu", "30", "20"],
    ]
    assert table("1122334455667z+7z") == [
        ["Yaku", "Ron", "Tsumo"],
        ["Tsuuiisou", "1", "1"],
        ["Yakuman", "1", "1"],
    ]


@pytest.mark.parametrize(
    ("text", "size"), [(B, "few"), (A, "some"), (A.replace("riichi", "riichi ippatsu"), "lots")]
)
def test_the_answer_says_how_long_its_table_is(text: str, size: str) -> None:
    assert f'<div class="ways {size}">' in ask(text).html


def test_of_very_many_yaku_there_is_no_table() -> None:
    html = ask("223344m556677p8s+8s riichi ippatsu dora:1m4p ura:7s last_tile").html
    assert '<div class="ways"><button' in html
    assert "<table" not in html


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        (A, "Ron mangan 4 han 30 fu 8,000"),  # rounded up to it by WRC 2015
        (A + " rules:tenhou", "4 han 30 fu 7,700"),
        ("22334455m55667p+7p riichi dora:4p", "Ron baiman 8 han 16,000"),
        ("1112345678999m+5m", "yakuman"),
    ],
)
def test_limits_are_named_shortly(text: str, limit: str) -> None:
    assert limit in plain(ask(text).html)


def test_counted_yakuman_is_a_yakuman_with_han() -> None:
    text = "11122233399m78m+9m riichi ippatsu rules:tenhou"
    found = ask(text)
    han = int(wins(found.html)["ron"]["han"])
    assert han >= 13
    assert f"yakuman {han} han 32,000" in plain(found.html)
    assert wins(found.html)["ron"]["yakuman"] == "0"


# One way only


@rows("no_way.tsv")
def test_a_way_that_cannot_be_says_why(text: str, way: str, why: str) -> None:
    found = ask(text)
    assert found.state == "win"
    assert list(wins(found.html)) == [way]
    assert why in plain(found.html)
    assert why.split(" ", 1)[1] in found.spoken


def test_one_way_without_yaku_says_so() -> None:
    found = ask("123m456p789s11z23s+4s")
    assert found.state == "win"
    assert list(wins(found.html)) == ["tsumo"]
    assert "Ron no yaku needs riichi, tsumo, the last tile or chankan" in plain(found.html)
    assert found.spoken.startswith("Ron: no yaku. Tsumo: 1 han 30 fu")


# No win


def test_no_yaku_names_what_would_give_one() -> None:
    found = ask("456m99p567p chii:234s chii:234s")
    assert found.state == "no-yaku"
    assert wins(found.html) == {}
    assert plain(found.html) == "No yaku Wins only with: the last tile or chankan."
    assert found.spoken == "No yaku. Wins only with: the last tile or chankan."


def test_open_all_simples_is_named_where_the_rules_lack_it() -> None:
    found = ask("456m88p567p chii:234s chii:234s rules:ema-2008")
    assert "or rules with open tanyao." in plain(found.html)


def test_two_han_minimum_is_explained() -> None:
    found = ask(
        "456m88p567p chii:234s chii:678s honba:5 rules:ema-2016 yaku_two_han_minimum_at_5_honba=yes"
    )
    assert found.state == "no-yaku"
    assert "Two han of yaku are needed: there are five honba" in plain(found.html)


@rows("impossible.tsv", sentences=several)
def test_impossible_says_which_and_why_all_at_once(text: str, sentences: tuple[str, ...]) -> None:
    found = ask(text)
    assert found.state == "impossible"
    assert re.findall(r"<li>([^<]*)</li>", found.html) == list(sentences)
    assert found.spoken == "Impossible hand. " + " ".join(sentences)


def test_empty_invites() -> None:
    found = ask("")
    assert found.state == "empty"
    assert "Tap the winning hand" in found.html


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("1m", "13 tiles to go"),
        ("123m456p pon:555z", "5 tiles to go"),
        ("1357m1357p13579s", "1 tile"),
    ],
)
def test_fewer_tiles_say_how_many_to_go(text: str, title: str) -> None:
    found = ask(text)
    assert found.state == "incomplete"
    assert title in plain(found.html)


def test_fourteen_tiles_that_are_no_hand_name_the_discard() -> None:
    found = ask("234m456p789s1122z3m")
    assert found.state == "incomplete"
    assert plain(found.html) == (
        "These 14 tiles make no winning hand Tenpai after this discard: three of characters."
    )


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("1357m1357p13579s", "1 tile to go 4 tiles away from tenpai."),
        ("123m456p pon:555z 1z24s9m", "1 tile to go 1 tile away from tenpai."),
        ("147m258p369s12345z", "These 14 tiles make no winning hand 6 tiles away from tenpai."),
        ("123m456p", "8 tiles to go Or slide: → Run ↑ Triplet ↓ Pair ← Closed kan"),
    ],
)
def test_nearly_full_hands_say_how_far_they_are(text: str, more: str) -> None:
    assert plain(ask(text).html) == more


def test_how_far_is_left_out_until_it_can_be_counted() -> None:
    for text, title in (
        ("1357m1357p13579s", "1 tile to go"),
        ("147m258p369s12345z", "These 14 tiles make no winning hand"),
    ):
        assert plain(answer(entry_of(text), words(), None).html) == title


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", True),
        ("123m", True),
        ("1z", True),
        ("1357m1357p13579s", False),
        ("234567m33456p67s+8s", False),
    ],
)
def test_slides_are_told_where_there_is_room_for_sets(text: str, told: bool) -> None:
    assert ("Run ↑ Triplet" in plain(ask(text).html)) == told


# Terminologies


# Spoken


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        (B, "Ron: 2 han 30 fu, 2,000 points. Tsumo: 2 han 30 fu, 500 and 1,000 points."),
        (
            "234567m33456p67s+8s seat:E",
            "Ron: 2 han 30 fu, 2,900 points. Tsumo: 3 han 20 fu, 1,300 points all.",
        ),
        ("1m", "13 tiles to go."),
    ],
)
def test_one_sentence_is_spoken(text: str, spoken: str) -> None:
    assert ask(text).spoken == spoken
