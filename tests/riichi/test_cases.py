"""The case files on CPython; tests/micropython runs the same ones in the shipped runtime.

Also that they are complete: every yaku, fu item, limit, refusal, option and rulebook has its case.
"""

import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path

from pyapp.check.cases import FILES, HANDS, checked, joined, lines, parted
from pyapp.check.hands import under
from pyapp.learn.examples import NONE, YAKU_EXAMPLES
from pyapp.riichi.compare import SCORING
from pyapp.riichi.options import CHOICE, PARTED, PLAYERS, Option, asked
from pyapp.riichi.points import BAIMAN, HANEMAN, KAZOE_YAKUMAN, KIRIAGE_MANGAN, MANGAN, SANBAIMAN
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import value_text
from pyapp.riichi.score import Score, score
from pyapp.riichi.yaku import YAKU
from tests.cases_runner import run
from tests.riichi.case_lines import CASES, LINES, Line, read

RIICHI = Path(__file__).parents[2] / "pyapp" / "riichi"

# Options of the scoring groups that no hand's score can show; options.txt says where they are.
SETTLED_AT_THE_TABLE = {
    "yaku_nagashi_mangan",
    "dora_kan_dora_reveal",
    "pay_simultaneous_ron",
    "pay_multi_ron_honba",
    "pay_multi_ron_sticks",
}
SHOWN_BY_A_HAND = [
    (option, players)
    for players in PLAYERS
    for option in asked(players)
    if option.group in SCORING and option.id not in SETTLED_AT_THE_TABLE
]


def test_every_case_holds() -> None:
    passed, failures = run(lambda name: (CASES / name).read_text())
    assert not failures, "\n".join(failures)
    assert passed > 3000


def test_all_files_as_one_text_come_apart_again() -> None:
    one = joined(lambda name: (CASES / name).read_text())
    apart = parted(one)
    assert apart is not None
    for name, text in apart:
        assert list(lines(text)) == list(lines((CASES / name).read_text())), name
    assert [name for name, _ in apart] == list(FILES)
    middle = one.index("@ three.txt")
    for damaged in ("", "<html>", one[:-5], one[middle:], one[:middle] + one[middle + 1 :]):
        assert parted(damaged) is None


def test_an_error_is_a_case_that_does_not_hold() -> None:
    broken = "P | 1m | ron | nobody | refused"
    whole = "P | 1m | ron | wrc-2015 | refused no_winning_tile,too_few"
    first, second = checked(HANDS[0], f"{broken}\n\n{whole}")
    assert (first.number, first.found.holds) == (1, False)
    assert second.number == 3


def test_every_option_changes_the_answer_to_a_hand() -> None:
    lines = read("options.txt")
    for option, players in SHOWN_BY_A_HAND:
        check_shown(option, players, lines)


def check_shown(option: Option, players: int, lines: list[Line]) -> None:
    """Some hand's answers differ by this option alone, and its hands have all its values."""
    answers: dict[Line, dict[str, str]] = defaultdict(dict)
    for line in lines:
        value = re.search(rf"\b{option.id}=(\S+)", line.hand)
        if value and players in {rules_for(key).players for key in line.keys}:
            same = line._replace(hand=line.hand.replace(value[0], ""), answer="")
            answers[same][value[1]] = line.answer
    differing = [given for given in answers.values() if len(set(given.values())) > 1]
    wanted = f"tests/cases/options.txt, hands of {players} players: {option.id}"
    assert differing, f"{wanted} decides none"
    named = {value for given in differing for value in given}
    if option.kind == CHOICE:
        unlike = named ^ {value_text(choice) for choice in option.offered(players)}
        assert unlike == set(), f"{wanted} with each of its choices"
    elif option.kind in PARTED:
        parts = {part.split(".")[0] for value in named for part in value.split("/")}
        unshown = {"none", *map(str, option.offered(players))} - parts
        assert unshown == set(), f"{wanted} with each of these"


# The list that three.txt tells of.
POSITIONS_OF_THREE = (
    *("S01", "S02", "S04", "S05", "S07", "S08", "S10", "S11", "S13", "S14", "S16", "S17", "S19"),
    *("S20", "S22", "S23", "S25", "S26", "S28", "S29", "S31", "S32", "S34", "S35", "S37", "S38"),
    *("S40", "S41", "S43", "S44", "S46", "S47", "S49", "S50", "S52", "S53", "S55", "S56", "S58"),
    "S59",
)


def test_every_position_of_three_is_a_case() -> None:
    """A hand has its number; above a settlement or a game stands a comment that begins with it."""
    texts = [path.read_text(encoding="utf-8") for path in CASES.rglob("*.txt")]
    case = r"^(S\d\d) \||^# (S\d\d)\b.*\n(?:#.*\n)*[^#\n]"
    found = {each for text in texts for both in re.findall(case, text, re.M) for each in both}
    assert set(POSITIONS_OF_THREE) - found == set()


def test_the_other_scoring_options_are_named_in_the_file() -> None:
    text = (CASES / "options.txt").read_text(encoding="utf-8")
    assert [item_id for item_id in sorted(SETTLED_AT_THE_TABLE) if item_id not in text] == []


def test_any_two_rulebooks_answer_some_hand_differently() -> None:
    answers = {
        book: {(line.hand, line.by): line.answer for line in LINES if book.key in line.keys}
        for book in RULEBOOKS
    }
    alike = []
    for (one, of_one), (other, of_other) in combinations(answers.items(), 2):
        if one.rules.players == other.rules.players:
            both = of_one.keys() & of_other.keys()
            differing = [hand for hand, by in both if of_one[hand, by] != of_other[hand, by]]
            alike += [] if differing else [f"{one.key} {other.key}"]
            assert not any("=" in hand for hand in differing)
    assert alike == [], "tests/cases/hands.txt has no hand that the two answer differently"


def test_every_yaku_is_won_closed_and_open() -> None:
    closed: set[str] = set()
    opened: set[str] = set()
    for line in LINES:
        (closed if line.entry.hand.closed else opened).update(line.yaku)
    remedy = "tests/cases/hands.txt: no line pays these"
    assert {row.id for row in YAKU if row.closed} - closed == set(), remedy
    # Four kans, or all honours, need no call; these need that there is none.
    never_open = {
        row.id for row in YAKU if row.open and YAKU_EXAMPLES.get(row.id, (NONE, ""))[1] == NONE
    }
    assert never_open >= {"kokushi", "suuankou", "chuuren"}
    can_be_open = {row.id for row in YAKU if row.open} - never_open
    remedy = "tests/cases/hands.txt has no open hand with these, YAKU_EXAMPLES has one"
    assert can_be_open - opened == set(), remedy
    assert opened >= {"rinshan", "chankan", "haitei", "houtei"}
    by_closing = {"riichi", "double_riichi", "ippatsu", "menzen_tsumo"}
    assert closed >= by_closing | {"rinshan", "chankan", "haitei", "houtei"}
    assert closed >= {"tenhou", "chiihou", "renhou"}
    assert opened & (never_open | by_closing | {"chiitoitsu"}) == set()


def test_every_fu_item_and_limit_occurs() -> None:
    items: set[tuple[str, int]] = set()
    limits: set[str] = set()
    for line in LINES:
        entry = line.entry
        outcome = score(entry.hand, entry.situation, line.by, under(entry, line.keys[0]))
        if isinstance(outcome, Score):
            limits.add(outcome.value.limit)
            items.update((item.id, item.fu) for item in outcome.fu_items)
    assert limits >= {MANGAN, KIRIAGE_MANGAN, HANEMAN, BAIMAN, SANBAIMAN, KAZOE_YAKUMAN}
    assert items == {
        ("winning", 20),
        ("menzen_ron", 10),
        ("tsumo", 2),
        ("open_pinfu", 2),
        *((wait, 2) for wait in ("kanchan", "penchan", "tanki")),
        *(("koutsu", fu) for fu in (2, 4, 8)),
        *(("kantsu", fu) for fu in (8, 16, 32)),
        *(
            (f"pair_{pair}", 2)
            for pair in ("dragon", "seat_wind", "round_wind", "double_wind", "pei")
        ),
        ("chiitoitsu", 25),
        ("chiitoitsu", 50),
    }


def test_every_refusal_has_a_case() -> None:
    sources = "".join((RIICHI / name).read_text() for name in ("hand.py", "score.py", "local.py"))
    ids = set(re.findall(r'problem\(\s*"(\w+)"', sources)) | {"two_han_minimum", "no_yaku"}
    ids.remove("said_went")  # which is told of a tap
    assert len(ids) > 20
    told = {
        item_id
        for line in read("refusals.txt")
        for item_id in line.answer.removeprefix("refused ").split(",")
    }
    assert told == ids
