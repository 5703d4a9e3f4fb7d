"""Slips: each worked out by hand, and none that calls a right answer wrong."""

import pytest

from pyapp.learn.slips import PAYERS_SWAPPED, SLIP_IDS, slipped, steps, verdict
from pyapp.learn.working import Answer, Question, answered
from pyapp.riichi.hand import PLAIN, RON, TSUMO
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY, Entry, parse_entry
from pyapp.riichi.yaku import YAKU

# Closed, all runs: pinfu by 5-8s; the same won in the middle; open.
PINFU = "234567m34599p67s+8s"
MIDDLE = "234567m34599p68s+7s"
OPENED = "345m567p22s67s+8s chii:234m"
STRAIGHT = "123456m55p23s+4s chii:789m"

ITTSUU = [row.id for row in YAKU].index("ittsuu")

# slip | kind | what of the hand is asked | hand or cell, won how, rules | right | with the slip.
CASES: list[tuple[str, str, tuple[int, ...], str, Answer, Answer]] = [
    # 20 + 10 + 4 for 333p + 4 for 999m finished by ron = 38; as concealed 8 = 42.
    ("ron_triplet_concealed", "fu_hand", (), "234m333p99m88s567s+9m riichi ron", 40, 50),
    ("ron_triplet_concealed", "fu_set", (1,), "234m333p99m88s567s+9m riichi ron", 4, 8),
    ("called_set_concealed", "fu_set", (4,), "234m567p88s45s+6s pon:777z ron", 4, 8),
    ("outer_set_simple", "fu_set", (4,), "234m567p88s45s+6s pon:777z ron", 4, 2),
    # 20 + 10 is pinfu; the north pair of a south seat in an east round would make it 32.
    ("guest_wind_pair", "fu_hand", (), "234567m345p67s44z+8s riichi ron", 30, 40),
    ("guest_wind_pair", "fu_pair", (4,), "234567m345p67s44z+8s riichi ron", 0, 2),
    ("double_wind_pair", "fu_pair", (4,), "234567m345p67s11z+8s seat:E riichi ron", 4, 2),
    (
        "double_wind_pair",
        "fu_pair",
        (4,),
        "234567m345p67s11z+8s seat:E riichi ron rules:tenhou",
        4,
        2,
    ),
    (
        "double_wind_pair",
        "fu_pair",
        (4,),
        "234567m345p67s11z+8s seat:E riichi ron rules:wrc-2025",
        2,
        4,
    ),
    ("wait_missed", "fu_hand", (), f"{MIDDLE} riichi ron", 40, 30),
    ("wait_invented", "fu_hand", (), f"{PINFU} riichi ron", 30, 40),
    # 20 + 2 rounded up, or 20.
    ("tsumo_fu_forgotten", "fu_hand", (), f"{OPENED} tsumo", 30, 20),
    ("tsumo_fu_for_pinfu", "fu_hand", (), f"{PINFU} tsumo", 20, 30),
    ("menzen_ron_forgotten", "fu_hand", (), f"{PINFU} riichi ron", 30, 20),
    ("menzen_ron_open", "fu_win", (), f"{OPENED} ron", 2, 10),
    ("open_pinfu_forgotten", "fu_hand", (), f"{OPENED} ron", 30, 20),
    ("fu_not_rounded_up", "fu_hand", (), f"{MIDDLE} riichi ron", 40, 30),
    ("closed_value", "han", (), f"{STRAIGHT} ron", 1, 2),
    ("closed_value", "yaku_han", (ITTSUU,), f"{STRAIGHT} ron", 1, 2),
    # Menzen tsumo and pinfu, which an open hand has not.
    ("closed_yaku", "han", (), f"{STRAIGHT} tsumo", 1, 3),
    (
        "closed_yaku",
        "yaku",
        (),
        f"{STRAIGHT} tsumo",
        ("ittsuu",),
        ("menzen_tsumo", "pinfu", "ittsuu"),
    ),
    ("indicator_is_dora", "dora_tile", (2,), f"{PINFU} riichi dora:3m ron", 3, 2),
    # Riichi, pinfu and the 2m; there is no 1m.
    ("indicator_is_dora", "han", (), f"{PINFU} riichi dora:1m ron", 3, 2),
    # 40 fu doubled six times are 2,560: times four 10,240.
    ("limit_missed", "cell", (4, 40), "ron", (8000,), (10300,)),
    ("limit_missed", "limit", (), f"{MIDDLE} riichi dora:3m3m2p ron", "mangan", ""),
    ("kiriage", "cell", (4, 30), "ron", (8000,), (7700,)),
    ("kiriage", "cell", (3, 60), "tsumo rules:tenhou", (2000, 3900), (2000, 4000)),
    ("dealer_swapped", "cell", (2, 30), "ron", (2000,), (2900,)),
    ("dealer_swapped", "cell", (2, 30), "seat:E tsumo", (1000,), (500, 1000)),
    ("points_not_rounded_up", "cell", (3, 30), "ron", (3900,), (3800,)),
    # Pinfu and menzen tsumo of 20 fu are 400/700, two counters 100 each from each.
    ("honba_forgotten", "payment_honba", (), f"{PINFU} honba:2 tsumo", (600, 900), (400, 700)),
    ("honba_whole", "payment_honba", (), f"{PINFU} honba:2 tsumo", (600, 900), (1000, 1300)),
    # Riichi and pinfu by ron: 2,000, one counter, two sticks.
    ("sticks_forgotten", "income", (), f"{PINFU} riichi honba:1 sticks:2 ron", 4300, 2300),
    (PAYERS_SWAPPED, "share", (0, -1), f"{PINFU} tsumo", 700, 400),
    (PAYERS_SWAPPED, "share", (2, -1), f"{PINFU} tsumo", 400, 700),
    (PAYERS_SWAPPED, "share", (2, 3), f"{PINFU} riichi ron", 0, 2000),
]


def entry_of(text: str) -> Entry:
    entry = parse_entry(text)
    assert isinstance(entry, Entry), entry
    return entry


def asked(kind: str, ask: tuple[int, ...], text: str) -> Question:
    blank = Question(kind, entry_of(text), ask, (), 0, ())
    return blank._replace(answer=answered(kind, ask, steps(blank)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]} {case[1]} {case[3]}")
def test_the_slip_gives_its_number(
    case: tuple[str, str, tuple[int, ...], str, Answer, Answer],
) -> None:
    id, kind, ask, text, right, wrong = case
    question = asked(kind, ask, text)
    assert question.answer == right
    assert dict(slipped(kind, ask, steps(question)))[id] == wrong
    said = verdict(question, wrong)
    assert not said.right
    assert id in said.slips
    assert verdict(question, right) == (True, ())


def test_every_slip_is_worked_out_by_hand() -> None:
    assert {case[0] for case in CASES} == set(SLIP_IDS)


def test_slips_that_give_one_number_are_all_said() -> None:
    """32 fu taken for 30: the 2 of the wait forgotten, the 10 of a closed ron, or not rounded."""
    question = asked("fu_hand", (), f"{MIDDLE} riichi ron")
    assert verdict(question, 30).slips == (
        "wait_missed",
        "menzen_ron_forgotten",
        "fu_not_rounded_up",
    )
    assert verdict(question, 70).slips == ()


# Hands in which a slip cannot be made: it gives nothing, not the right answer again.
@pytest.mark.parametrize(
    ("id", "kind", "text"),
    [
        ("ron_triplet_concealed", "fu_hand", "234m333p99m88s567s+9m riichi tsumo"),
        ("ron_triplet_concealed", "fu_hand", f"{PINFU} riichi ron"),
        ("tsumo_fu_for_pinfu", "fu_hand", f"{MIDDLE} tsumo"),
        ("tsumo_fu_forgotten", "fu_hand", f"{PINFU} tsumo"),
        ("menzen_ron_forgotten", "fu_hand", f"{OPENED} ron"),
        ("menzen_ron_open", "fu_win", f"{PINFU} riichi ron"),
        ("guest_wind_pair", "fu_hand", "234567m345p67s22z+8s riichi ron"),
        ("guest_wind_pair", "fu_hand", f"{PINFU} riichi ron"),
        ("double_wind_pair", "fu_hand", "234567m345p67s22z+8s riichi ron"),
        ("wait_invented", "fu_hand", f"{MIDDLE} riichi ron"),
        ("wait_missed", "fu_hand", f"{PINFU} riichi ron"),
        ("closed_value", "han", f"{OPENED} ron"),
        ("closed_value", "han", f"{PINFU} riichi ron"),
        ("closed_yaku", "han", f"{PINFU} riichi ron"),
        ("limit_missed", "payment", f"{PINFU} riichi ron"),
        ("kiriage", "payment", f"{PINFU} riichi ron"),
        ("honba_forgotten", "payment_honba", f"{PINFU} riichi ron"),
        ("honba_whole", "payment_honba", f"{PINFU} riichi honba:2 ron"),
        ("sticks_forgotten", "income", f"{PINFU} riichi honba:2 ron"),
        # Seven pairs has no fu to miss, a yakuman none to count.
        ("wait_missed", "fu_hand", "1133m2244p5577s3z+3z riichi ron"),
        ("fu_not_rounded_up", "fu_hand", "1133m2244p5577s3z+3z riichi ron"),
        ("wait_invented", "payment", "19m19p19s1234567z+1z ron"),
        ("indicator_is_dora", "payment", "19m19p19s1234567z+1z dora:1z ron"),
    ],
)
def test_a_slip_that_cannot_be_made_gives_nothing(id: str, kind: str, text: str) -> None:
    question = asked(kind, (), text)
    assert id not in dict(slipped(kind, (), steps(question)))


def test_under_which_rules_a_slip_is_one() -> None:
    """Where the rules count the triplet of a ron as concealed it is no slip to do so."""
    text = "234m333p99m88s567s+9m riichi ron"
    entry = entry_of(text)
    closed = entry._replace(rules=entry.rules._replace(fu_ron_completed_triplet="closed"))
    blank = Question("fu_hand", closed, (), (), 0, ())
    work = steps(blank)
    assert answered("fu_hand", (), work) == 50
    assert "ron_triplet_concealed" not in dict(slipped("fu_hand", (), work))


def test_a_ron_triplet_taken_as_concealed_may_make_three_of_them() -> None:
    """The han go with it: 333p, 777s and the 9m would be sanankou."""
    question = asked("han", (), "234m99m333p777s88s+9m riichi ron")
    assert (
        question.answer,
        dict(slipped("han", (), steps(question)))["ron_triplet_concealed"],
    ) == (1, 3)


def test_a_cell_knows_its_rules() -> None:
    entry = EMPTY._replace(by=TSUMO, situation=PLAIN, rules=rules_for("tenhou"), rulebook="tenhou")
    question = Question("cell", entry, (4, 30), (), (2000, 3900), ())
    assert verdict(question, (2000, 3900)).right
    assert verdict(question, (2000, 4000)).slips == ("kiriage",)
    assert entry.by != RON
