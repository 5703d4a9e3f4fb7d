"""The oracle has to be right before it may judge: it answers the case files and the printed score
table.
"""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cache import cached

from pyapp.check.cases import HANDS
from tests.oracle.rulebooks import FACTS, RULEBOOKS, rulebook
from tests.oracle.scorer import limit_and_base, payments, score
from tests.oracle.text import read_case

CASES = Path(__file__).parent.parent / "cases"
# What decides its answers, which are worked out once: nothing of pyapp does.
SOURCES = [FACTS, *(path.read_text() for path in sorted(Path(__file__).parent.glob("*.py")))]
WRC_2015 = rulebook("wrc-2015")


def lines_of(name: str) -> list[str]:
    text = (CASES / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def spoken(pay: dict[str, int]) -> str:
    """Payments as the case files print them."""
    if "dealer" in pay:
        return f"{pay['non_dealer']}/{pay['dealer']}"
    return str(next(iter(pay.values())))


def listed(answer: dict[str, Any]) -> list[str]:
    """Yaku and dora as the case files print them, sorted."""
    if answer["yakuman"]:
        return sorted(name for name, _, _ in answer["yaku"])
    counted = [(name, han) for name, han, _ in answer["yaku"]]
    counted += [(key, answer[key]) for key in ("dora", "ura", "aka", "nuki") if answer[key]]
    return sorted(f"{name} {han}" for name, han in counted)


def described(answer: dict[str, Any]) -> tuple[str, list[str]]:
    """The answer as the case files print it: its value, and what earns it."""
    if answer["status"] != "win":
        return f"refused {answer['status']}", []
    if answer["yakuman"]:
        value = f"yakuman x{answer['yakuman']}"
    else:
        value = f"{answer['han']} han {answer['fu']} fu {answer['limit']}".rstrip()
    return f"{value} {spoken(answer['pay'])}", listed(answer)


def split_answer(text: str) -> tuple[str, list[str]]:
    value, _, names = text.partition(" : ")
    return value.strip(), sorted(name.strip() for name in names.split(",") if name)


# What the oracle can say of a hand that does not win; it takes every case to be possible.
REFUSALS = (
    *("no_shape", "no_yaku", "two_han_minimum", "closed_kan_not_robbed"),
    "too_many_plain_fives",
)


def hands_of(name: str) -> list[str]:
    """The cases that the oracle can judge."""
    lines = lines_of(name)
    return [x for x in lines if " refused " not in x or x.split(" refused ")[1] in REFUSALS]


def test_each_rule_that_it_asks_has_a_value() -> None:
    asked = set(re.findall(r'rules\["(\w+)"\]', "".join(SOURCES)))
    assert asked - set(WRC_2015) == set(), "tests/cases/rulebooks.tsv: what each rulebook has"


@pytest.mark.parametrize("name", HANDS)
def test_positions(name: str) -> None:
    lines = hands_of(name)
    wrong = cached(partial(wrong_positions, lines), "positions", lines, SOURCES)
    assert wrong == {}, f"tests/cases/{name}, or tests/oracle, which asks each option too"


def wrong_positions(lines: list[str]) -> dict[tuple[str, str], tuple[str, list[str]]]:
    """What the oracle answers otherwise, by line and rulebook."""
    wrong = {}
    for line in lines:
        _, hand, by, books, expected = [part.strip() for part in line.split("|")]
        case, house = read_case(hand, by)
        players = {"all": 4, "three": 3}.get(books)
        named = [key for key, rules in RULEBOOKS.items() if rules["players"] == players]
        for key in named or books.split(","):
            answer = described(score(case, {**rulebook(key), **house}))
            if answer != split_answer(expected):
                wrong[line, key] = answer
    return wrong


def test_score_table() -> None:
    wrong = {}
    for line in lines_of("score_table.txt"):
        han, fu, kind, printed, *computed = line.split()
        if line[-1] == "-":
            continue
        _, base = limit_and_base(int(han), int(fu), {**WRC_2015, "limit_kiriage_mangan": False})
        pay = payments(base, kind.removeprefix("east_"), kind.startswith("east_"), 0, WRC_2015)
        if spoken(pay) != (computed or [printed])[0]:
            wrong[line] = spoken(pay)
    assert wrong == {}


IMPOSSIBLE = [
    # A robbed kan is no discard, ippatsu needs riichi, riichi a closed hand, rinshan a kan.
    ("234m567m67s99p+8s chii:345p chankan last_tile", "ron", "1 han 30 fu 1000 : chankan 1"),
    ("234m567m345p67s99p+8s ippatsu dora:1z ura:8p", "ron", "1 han 30 fu 1000 : pinfu 1"),
    ("234m567m67s99p+8s chii:345p riichi", "ron", "refused no_yaku"),
    ("234m567m67s99p+8s chii:345p rinshan", "tsumo", "refused no_yaku"),
    ("234m567m67s99p+8s chii:345p first_turn", "tsumo", "refused no_yaku"),
    ("123m456p999s11p24s+3s first_turn seat:E", "ron", "refused no_yaku"),
    # Five counters ask for two han from yaku, whatever the dora.
    (
        "234m567m345p67s99p+8s honba:5 dora:8p yaku_two_han_minimum_at_5_honba=yes",
        "ron",
        "refused two_han_minimum",
    ),
    (
        "234p23s567m99p+1s chii:234m honba:5 dora:8p yaku_two_han_minimum_at_5_honba=yes",
        "ron",
        "refused no_yaku",
    ),
    # The robbed kan has no indicator.
    ("234m567m67s99p+8s chii:345p chankan dora:1z2z3z5z8p", "ron", "1 han 30 fu 1000 : chankan 1"),
    (
        "234m567m67s99p+8s chii:345p chankan dora:1z2z3z5z8p dora_chankan_counts_new_indicator=yes",
        "ron",
        "3 han 30 fu 3900 : chankan 1, dora 2",
    ),
]


@pytest.mark.parametrize(("hand", "by", "expected"), IMPOSSIBLE)
def test_flags_a_win_cannot_have_count_for_nothing(hand: str, by: str, expected: str) -> None:
    case, house = read_case(hand, by)
    answer = score(case, {**WRC_2015, **house})
    assert described(answer) == split_answer(expected)


def test_readings_are_all_there() -> None:
    """Three equal runs read as koutsu and as shuntsu; the lesser one is kept too."""
    case, _ = read_case("111222333m7899p+9p", "ron")
    answer = score(case, WRC_2015)
    assert [(reading["wait"], reading["han"], reading["fu"]) for reading in answer["readings"]] == [
        ("ryanmen", 5, 30),
        ("tanki", 4, 40),
        ("ryanmen", 2, 50),
        ("tanki", 2, 50),
    ]
    assert answer["sets"] == answer["readings"][0]["sets"]
    assert answer["finished"] == ["7p", "8p", "9p"]
