"""Slips: each worked out by hand, and none that calls a right answer wrong."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from pyapp.learn.course import LADDER, on_rung
from pyapp.learn.dice import Dice
from pyapp.learn.kinds import KINDS, Answer, Question
from pyapp.learn.questions import ask
from pyapp.learn.questions import question as ask_question
from pyapp.learn.slips import SLIP_IDS, slipped, steps, verdict
from pyapp.riichi.readings import Reading
from pyapp.riichi.shapes import Group
from pyapp.riichi.text import Entry, format_entry
from pyapp.riichi.tiles import KIND_OF
from pyapp.riichi.yaku import YAKU
from tests.entered import entry_of, under, won
from tests.learn.dealt import asked_of, practice_cases, slips_made
from tests.learn.judged import case_of
from tests.learn.sizes import MANY
from tests.oracle.rulebooks import rulebook
from tests.oracle.scorer import limit_and_base, payments, score

# A closed hand of runs won in the middle: 20 + 10 + 2.
MIDDLE = "234567m34599p68s+7s riichi ron"


def test_every_slip_and_every_kind_of_question_is_worked_out_by_hand() -> None:
    rows = practice_cases()
    made = {(slip, wrong != "-") for slip, _asked, _hand, _answer, wrong in rows if slip != "-"}
    assert {slip for slip, could in made if could} == set(SLIP_IDS), "see tests/cases/practice.txt"
    kinds = {asked.split()[0] for _slip, asked, *_rest in rows}
    assert kinds == set(KINDS), "see tests/cases/practice.txt"


def test_the_slip_is_named_and_a_right_answer_is_right() -> None:
    for slip, question, given in slips_made():
        said = verdict(question, given)
        assert not said.right
        assert slip in said.slips
        assert verdict(question, question.answer) == (True, ())


def test_slips_that_give_one_number_are_all_said() -> None:
    """32 fu taken for 30: the 2 of the wait forgotten, the 10 of a closed ron, or not rounded."""
    question = asked_of("fu_hand", MIDDLE)
    assert verdict(question, 30).slips == (
        "menzen_ron_forgotten",
        "wait_missed",
        "fu_not_rounded_up",
        "way_fu_swapped",
    )
    assert verdict(question, 70).slips == ()


def test_the_fu_of_a_self_draw_given_to_pinfu_are_named_first() -> None:
    """A run, a pair or a wait that earns fu gives 30 too, but nobody has to be told of these."""
    hand = "234567m34599p67s+8s riichi tsumo"
    for kind, given in (("fu_hand", 30), ("payment", (1000, 2000))):
        assert verdict(asked_of(kind, hand), given).slips[0] == "tsumo_fu_for_pinfu"


# Each slip once more, from what the engine says of the hand and by sums of our own.


class Told(NamedTuple):
    """What the engine says of a hand without a yakuman, as plain numbers."""

    fu: tuple[tuple[str, int, Group | None], ...]
    yaku: tuple[tuple[str, int], ...]
    dora: tuple[int, ...]
    by: str
    dealer: bool
    honba: int
    honba_each: int  # points a counter
    sticks: int
    cell: tuple[int, int] | None  # read in place of the han and fu that there are
    round_fu: int  # to which they are rounded: up 1, down 0; else the fu themselves
    round_up: bool  # whether the payments are
    capped: bool  # whether the limits are known
    kiriage: bool
    payers_swapped: bool


def told(question: Question) -> Told:
    entry = question.entry
    best = won(entry, entry.by)
    rules, situation = entry.rules, entry.situation
    return Told(
        tuple((item.id, item.fu, item.group) for item in best.fu_items),
        tuple((hit.id, hit.han) for hit in best.yaku if hit.han),
        tuple(item.han for item in best.dora),
        entry.by,
        situation.dealer,
        situation.honba,
        rules.pay_honba[entry.by == "tsumo"],
        situation.sticks,
        None,
        1,
        True,
        True,
        rules.limit_kiriage_mangan,
        False,
    )


def fu_of(state: Told) -> int:
    if state.cell:
        return state.cell[1]
    fu = sum(each for _id, each, _group in state.fu)
    if state.round_fu > 1 or fu == 25:
        return state.round_fu if state.round_fu > 1 else 25
    return -(-fu // 10) * 10 if state.round_fu else fu // 10 * 10


def han_of(state: Told) -> int:
    return state.cell[0] if state.cell else sum(han for _id, han in state.yaku) + sum(state.dora)


LIMITS = ((13, 8000), (11, 6000), (8, 4000), (6, 3000), (5, 2000))


def paid(state: Told, counted_to: int) -> tuple[int, ...]:
    """What is paid: by ron at once; by tsumo by each, or by another and by the dealer."""
    han, fu = han_of(state), fu_of(state)
    base = fu * 2 ** (han + 2)
    if state.capped:
        base = min(base, 2000)
        if state.kiriage and base == 1920:
            base = 2000
        for least, limit in LIMITS if han >= 5 else ():
            if han >= least:
                base = min(limit, counted_to)
                break
    shares = (6 if state.dealer else 4,) if state.by == "ron" else (2,) if state.dealer else (1, 2)
    points = [base * share for share in shares]
    rounded = [-(-each // 100) * 100 if state.round_up else each // 100 * 100 for each in points]
    return tuple(each + state.honba * state.honba_each for each in rounded)


def answer(question: Question, state: Told) -> Answer:
    counted_to = 6000 if question.entry.rules.limit_counted_13_han == "sanbaiman" else 8000
    if question.kind == "fu_hand":
        return fu_of(state)
    if question.kind == "han":
        return han_of(state)
    if question.kind == "dora_han":
        return sum(state.dora)
    points = paid(state, counted_to)
    if question.kind == "income":
        several = state.by == "tsumo"
        if several and state.dealer:
            return 3 * points[0] + 1000 * state.sticks
        return sum(points) + several * points[0] + 1000 * state.sticks
    if question.kind == "share":
        seat, discarder = question.ask
        if state.by == "ron":
            return points[0] if discarder in (seat, -1) or state.payers_swapped else 0
        dealer_pays = (seat == 0) != state.payers_swapped
        return points[-1] if dealer_pays else points[0]
    return points


class Seen(NamedTuple):
    """A question's hand as the engine reads it, and what it says of it."""

    state: Told
    entry: Entry
    reading: Reading

    @property
    def sets(self) -> list[Group]:
        return [each for each in self.reading.groups if each.shape in ("koutsu", "kantsu")]

    @property
    def winds(self) -> set[int]:
        return {27 + self.entry.situation.seat, 27 + self.entry.situation.round}

    @property
    def pair_fu(self) -> int:
        return sum(fu for name, fu, _group in self.state.fu if name.startswith("pair_"))

    def fu_as(self, change: Callable[[str, int, Group | None], int]) -> Told:
        """With other fu for some items; 0: the item goes."""
        fu = [(name, change(name, each, group), group) for name, each, group in self.state.fu]
        return self.state._replace(fu=tuple(item for item in fu if item[1]))


def more_fu(state: Told, *fu: int) -> list[Told]:
    """With fu beside those that are not given for want of others."""
    bare = tuple(item for item in state.fu if item[0] != "open_pinfu")
    return [state._replace(fu=(*bare, ("more", each, None))) for each in fu]


def forgotten(*names: str) -> Callable[[Seen], list[Told]]:
    return lambda seen: [seen.fu_as(lambda name, fu, _group: 0 if name in names else fu)]


def sets_as(is_so: Callable[[Group], bool], by: float) -> Callable[[Seen], list[Told]]:
    """With other fu for such sets, but for the one that a ron finished."""

    def ways(seen: Seen) -> list[Told]:
        by_ron = seen.state.by == "ron"
        done = seen.reading.groups[seen.reading.finished] if by_ron else None
        meant = [each for each in seen.sets if each != done and is_so(each)]
        return [seen.fu_as(lambda _name, fu, group: int(fu * by) if group in meant else fu)]

    return ways


def is_outer(group: Group) -> bool:
    return group.kind >= 27 or group.kind % 9 in (0, 8)


def each_set_as(by: float, *shapes: str) -> Callable[[Seen], list[Told]]:
    """With other fu for one set of these shapes."""

    def way(seen: Seen, meant: Group) -> Told:
        return seen.fu_as(lambda _name, fu, group: int(fu * by) if group == meant else fu)

    return lambda seen: [way(seen, each) for each in seen.sets if each.shape in shapes]


def ron_triplet(seen: Seen) -> list[Told]:
    done = seen.reading.groups[seen.reading.finished]
    concealed = [each for each in seen.sets if not each.melded]
    if seen.reading.wait != "shanpon" or not done.melded or len(concealed) == 3:
        return []  # four are a yakuman, of which no han or fu are asked
    state = seen.fu_as(lambda _name, fu, group: 2 * fu if group == done else fu)
    more = (("sanankou", 2),) if len(concealed) == 2 else ()
    return [state._replace(yaku=state.yaku + more)]


def guest_wind(seen: Seen) -> list[Told]:
    kind, state = seen.reading.pair.kind, seen.state
    if not 27 <= kind < 31 or kind in seen.winds or seen.pair_fu:
        return []
    rest = tuple(hit for hit in state.yaku if hit[0] != "pinfu")
    if rest and rest != state.yaku:
        more = (("tsumo", 2, None),) if state.by == "tsumo" else ()
        state = state._replace(yaku=rest, fu=state.fu + more)
    return more_fu(state, 2, 4)


def pair_overvalued(seen: Seen) -> list[Told]:
    kind = seen.reading.pair.kind
    if kind < 27:
        return more_fu(seen.state, 2, 4)
    return more_fu(seen.state, 2) if seen.pair_fu == 2 and seen.winds != {kind} else []


def way_fu_swapped(seen: Seen) -> list[Told]:
    [bare] = forgotten("tsumo", "menzen_ron", "open_pinfu")(seen)
    closed, rules = seen.entry.hand.closed, seen.entry.rules
    if bare.by == "ron":
        pinfu = "pinfu" in dict(seen.state.yaku)
        return more_fu(bare, 2) + [bare] * (pinfu and rules.fu_pinfu_tsumo == 20)
    raised = rules.fu_open_pinfu_ron == 30 and sum(fu for _id, fu, _group in bare.fu) == 20
    return more_fu(bare, 10 if closed else 2) if closed or raised else [bare]


VALUES = {row.id: row for row in YAKU}


def other_values(seen: Seen) -> list[Told]:
    """With what the yaku are worth open in a closed hand, or closed in an open one."""
    hits = []
    for name, han in seen.state.yaku:
        row = VALUES[name]
        opened, closed = row.open.han if row.open else 0, row.closed.han if row.closed else 0
        other = opened if seen.entry.hand.closed else closed
        hits.append((name, other if 0 < opened < closed else han))
    return [seen.state._replace(yaku=tuple(hits))]


def call_han(seen: Seen) -> list[Told]:
    alike = [name for name, _han in seen.state.yaku if VALUES[name].closed]
    alike = [name for name in alike if VALUES[name].open in (None, VALUES[name].closed)]
    yaku = seen.state.yaku
    return [
        seen.state._replace(yaku=(*yaku, ("more", one)))
        for name in alike
        for one in (-1, 1)
        if dict(yaku)[name] + one  # without han it would be left out, which is another slip
    ]


def dora_forgotten(seen: Seen) -> list[Told]:
    dora = seen.state.dora
    ways = [dora[:place] + dora[place + 1 :] for place in range(len(dora))]
    return [seen.state._replace(dora=each) for each in [*ways, *([()] if dora else [])]]


def misread(steps_on: tuple[int, ...]) -> Callable[[Seen], list[Told]]:
    """With the tile so many steps after each indicator for its dora."""

    def ways(seen: Seen) -> list[Told]:
        entry = seen.entry
        shown = entry.situation.indicators + (entry.situation.ura if entry.situation.riichi else ())
        best = won(entry, entry.by)
        others = sum(item.han for item in best.dora if item.id not in ("dora", "ura"))
        tiles = (*entry.hand.tiles, *[tile for meld in entry.hand.melds for tile in meld.tiles])
        kinds = [KIND_OF[tile] for tile in tiles] + [30] * entry.situation.nuki
        orders = [
            [27, 28, 29, 30],
            [31, 32, 33],
            *[[*range(suit, suit + 9)] for suit in (0, 9, 18)],
        ]
        if entry.rules.players == 3:
            orders[2] = [0, 8]
        found = []
        for steps_after in steps_on:
            named = []
            for tile in shown:
                order = next(each for each in orders if KIND_OF[tile] in each)
                place = order.index(KIND_OF[tile]) + steps_after
                named.append(kinds.count(order[place % len(order)]))
            found.append(seen.state._replace(dora=(others, *named)))
        return found if shown else []

    return ways


def limit_missed(seen: Seen) -> list[Told]:
    high = fu_of(seen.state) * 2 ** (han_of(seen.state) + 2) > 2000
    return [seen.state._replace(capped=False)] if high and han_of(seen.state) <= 5 else []


def swapped(seen: Seen) -> list[Told]:
    other = "ron" if seen.state.by == "tsumo" else "tsumo"
    each = seen.entry.rules.pay_honba[other == "tsumo"]
    return [seen.state._replace(by=other, honba_each=each)]


def changed(**other: Any) -> Callable[[Seen], list[Told]]:
    return lambda seen: [seen.state._replace(**other)]


# Slips of the fu of four sets and a pair, of any fu, and of what follows; each with when it can be.
OF_STANDARD: "dict[str, Callable[[Seen], list[Told]]]" = {
    "called_set_concealed": sets_as(lambda each: each.melded, 2),
    "concealed_set_called": sets_as(lambda each: not each.melded, 0.5),
    "outer_set_simple": sets_as(is_outer, 0.5),
    "simple_set_outer": sets_as(lambda each: not is_outer(each), 2),
    "kan_as_triplet": each_set_as(0.25, "kantsu"),
    "set_forgotten": each_set_as(0, "koutsu", "kantsu"),
    "run_counted": lambda seen: more_fu(seen.state, 2, 4) if len(seen.sets) < 4 else [],
    "guest_wind_pair": guest_wind,
    "double_wind_pair": lambda seen: (
        more_fu(seen.state, 6 - 2 * seen.pair_fu) if seen.winds == {seen.reading.pair.kind} else []
    ),
    "pair_forgotten": lambda seen: [
        seen.fu_as(lambda name, fu, _group: 0 if name.startswith("pair_") else fu)
    ],
    "pair_overvalued": pair_overvalued,
    "wait_invented": lambda seen: (
        more_fu(seen.state, 2) if seen.reading.wait in ("ryanmen", "shanpon") else []
    ),
    "menzen_ron_open": lambda seen: (
        [] if seen.entry.hand.closed else more_fu(forgotten("tsumo")(seen)[0], 10)
    ),
    "way_fu_swapped": way_fu_swapped,
}
BY_RON: "dict[str, Callable[[Seen], list[Told]]]" = {"ron_triplet_concealed": ron_triplet}
OTHERS: "dict[str, Callable[[Seen], list[Told]]]" = {
    "wait_missed": forgotten("kanchan", "penchan", "tanki"),
    "tsumo_fu_forgotten": forgotten("tsumo"),
    "menzen_ron_forgotten": forgotten("menzen_ron"),
    "open_pinfu_forgotten": forgotten("open_pinfu"),
    "tsumo_fu_for_pinfu": lambda seen: (
        more_fu(seen.state, 2)
        if seen.state.by == "tsumo" and "pinfu" in dict(seen.state.yaku)
        else []
    ),
    "fu_not_rounded_up": changed(round_fu=0),
    "chiitoitsu_fu": lambda seen: [
        seen.state._replace(round_fu=fu) for fu in (30, 40, 50) if seen.reading.form != "standard"
    ],
    "yaku_forgotten": lambda seen: [
        seen.state._replace(yaku=tuple(hit for hit in seen.state.yaku if hit != gone))
        for gone in seen.state.yaku
    ],
    "closed_value": lambda seen: [] if seen.entry.hand.closed else other_values(seen),
    "open_value": lambda seen: other_values(seen) if seen.entry.hand.closed else [],
    "call_han": call_han,
    "dora_forgotten": dora_forgotten,
    "dora_overcounted": lambda seen: [
        seen.state._replace(dora=(*seen.state.dora, each)) for each in seen.state.dora or (1, 2)
    ],
    "indicator_is_dora": misread((0,)),
    "dora_off": misread((-1, 2)),
    "limit_missed": limit_missed,
    "kiriage": lambda seen: [seen.state._replace(kiriage=not seen.state.kiriage)],
    "dealer_swapped": lambda seen: [seen.state._replace(dealer=not seen.state.dealer)],
    "points_not_rounded_up": changed(round_up=False),
    "way_swapped": swapped,
    "honba_forgotten": changed(honba=0),
    "honba_whole": lambda seen: (
        [seen.state._replace(honba_each=seen.entry.rules.pay_honba[0])]
        if seen.state.by == "tsumo"
        else []
    ),
    "sticks_forgotten": changed(sticks=0),
    "payers_swapped": changed(payers_swapped=True),
}


def again(slip: str, question: Question) -> list[Told]:
    """What who makes a slip has in mind, in every way that it can be made."""
    entry = question.entry
    seen = Seen(told(question), entry, won(entry, entry.by).reading)
    if slip in OF_STANDARD:
        return OF_STANDARD[slip](seen) if seen.reading.form == "standard" else []
    if slip in BY_RON:
        fits = seen.reading.form == "standard" and entry.by == "ron"
        return BY_RON[slip](seen) if fits else []
    return OTHERS[slip](seen)


# What is near in a mind or on the table is no sum: the tests after this one work these out.
NEAR = ("yaku_invented", "closed_yaku", "cell_off")
SUMMED = ("fu_hand", "han", "dora_han", "payment", "payment_honba", "income", "share")


@pytest.mark.parametrize("kind", SUMMED)
def test_every_slip_is_what_its_sum_gives(kind: str) -> None:
    seen = set()
    for seed in range(MANY // 80):
        book = ("wrc-2015", "tenhou", "ema-2025", "wrc-2025")[seed % 4]
        question = ask_question((kind,), 50, under(book), f"slips {kind} {seed}")
        if won(question.entry, question.entry.by).value.yakuman:
            continue
        found = slipped(kind, question.ask, steps(question))
        for slip in SLIP_IDS:
            if slip in NEAR:
                continue
            given = {each for slip_id, each in found if slip_id == slip}
            ways = [
                each for each in again(slip, question) if han_of(each) > 0 or kind == "dora_han"
            ]
            wanted = {answer(question, each) for each in ways} - {question.answer}
            assert given == wanted, (slip, format_entry(question.entry), question.ask)
            seen |= {slip} if given else set()
    assert len(seen) > (2 if kind in ("dora_han", "han") else 8)


CLOSED_ALONE = ("menzen_tsumo", "pinfu", "iipeikou", "ryanpeikou")


def as_read(question: Question, shut: bool) -> list[dict[str, Any]]:
    """The readings of the slow scorer; shut: as if nothing had been called."""
    entry = question.entry
    case, rules = case_of(entry)
    if shut:
        kans = [("ankan", tiles) for _call, tiles in case["melds"] if len(tiles) == 4]
        shown = [tile for _call, tiles in case["melds"] if len(tiles) == 3 for tile in tiles]
        case = {**case, "melds": kans, "concealed": [*case["concealed"], *shown]}
    return score(case, rules)["readings"]  # type: ignore[no-any-return]


def groups_of(read: dict[str, Any]) -> tuple[Any, ...]:
    """Which groups a reading has, and which of them the winning tile finished."""
    sets = sorted((shape, tiles) for shape, tiles, _called in read["sets"])
    return sets, read["finished"], read["wait"]


def test_yaku_that_are_invented_are_found_by_the_slow_scorer_nearly_there() -> None:
    """A yaku that only closed hands have is there once nothing counts as called; the others are
    taken for what the tiles nearly are.
    """
    met: set[str] = set()
    for seed in range(MANY // 40):
        question = ask_question(("yaku",), 20, under("tenhou"), f"near {seed}")
        reads = as_read(question, False)
        if reads[0]["form"] != "standard" or reads[0]["yakuman"]:
            continue
        found: dict[str, set[Any]] = {"yaku_invented": set(), "closed_yaku": set()}
        for slip, given in slipped("yaku", (), steps(question)):
            if slip in found:
                assert isinstance(given, tuple)
                assert isinstance(question.answer, tuple)
                assert set(question.answer) < set(given)
                found[slip] |= {*given} - {*question.answer}
        # Of readings that pay the same the engine may show another one.
        equal = [each for each in reads if each["points"] == reads[0]["points"]]
        assert found in [invented(question, each) for each in equal], format_entry(question.entry)
        met |= found["yaku_invented"] | found["closed_yaku"]
    assert {"menzen_tsumo", "tanyao"} <= met


def invented(question: Question, read: dict[str, Any]) -> dict[str, set[str]]:
    """The yaku that somebody may see in a reading who looks badly, by the slip."""
    had = {name for name, _han, _ in read["yaku"]}
    closed = question.entry.hand.closed
    only_closed: set[str] = set()
    for other in [] if closed else as_read(question, True):
        if groups_of(other) == groups_of(read):
            only_closed = {name for name, _han, _ in other["yaku"]} & {*CLOSED_ALONE} - had
            if other["yakuman"]:  # four closed triplets, which were called
                only_closed = {"menzen_tsumo"} if question.entry.by == "tsumo" else set()
    return {"yaku_invented": nearly(question, read, closed) - had, "closed_yaku": only_closed}


def nearly(question: Question, read: dict[str, Any], closed: bool) -> set[str]:
    """What the tiles are taken for."""
    sets = [tiles for shape, tiles, _ in read["sets"] if shape in ("koutsu", "kantsu")]
    outer = [
        tile for _, tiles, _ in read["sets"] for tile in tiles if tile[1] == "z" or tile[0] in "19"
    ]
    rows = {
        "menzen_tsumo": closed and question.entry.by == "ron",
        "pinfu": closed and not sets,
        "tanyao": len(outer) <= 3,
        "seat_wind": any(tiles[0] in ("1z", "2z", "3z", "4z") for tiles in sets),
        "toitoi": len(sets) == 3,
    }
    return {name for name, holds in rows.items() if holds}


# The rows of the table, and cells that no hand has.
ROWS_OF_TABLE = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)


def is_there(han: int, fu: int, by: str) -> bool:
    if fu == 20:
        return by == "tsumo" and han > 1
    if fu == 25:
        return han > (2 if by == "tsumo" else 1)
    return not (han == 1 and fu == 110 and by == "tsumo")


def test_the_cells_beside() -> None:
    """What is read beside the right cell is what the slow scorer pays there."""
    rules = rulebook("tenhou")
    met = set()
    for seed in range(MANY // 40):
        question = ask_question(("cell",), 50, under("tenhou"), f"beside {seed}")
        (han, fu), by = question.ask, question.entry.by
        place = ROWS_OF_TABLE.index(fu)
        beside = [(han - 1, fu), (han + 1, fu)]
        beside += [(han, row) for row in ROWS_OF_TABLE[max(place - 1, 0) : place + 2] if row != fu]
        there = [each for each in beside if each[0] > 4 or (each[0] and is_there(*each, by))]
        if limit_and_base(han, fu, rules)[0] or han == 4:
            there.append((6, 0))
        wanted = set()
        for each in there:
            _limit, base = limit_and_base(*each, rules)
            pay = payments(base, by, question.entry.situation.dealer, 0, rules)
            wanted.add(tuple(sorted(pay.values())))
        given = [
            found
            for slip, found in slipped("cell", (han, fu), steps(question))
            if slip == "cell_off"
        ]
        assert set(given) == wanted - {question.answer}, question.ask
        met.add(question.ask)
    assert len(met) > 12


BOOKS = ("wrc-2015", "tenhou", "ema-2025", "tenhou-sanma")


def offered(questions: Iterable[Question]) -> tuple[int, int]:
    """How many wrong answers are offered, and how many of them have a name; of yaku each choice is
    one by itself.
    """
    every = named = 0
    for question in questions:
        for choice in question.choices:
            given: Answer = choice
            if question.kind == "yaku":
                assert isinstance(question.answer, tuple)
                given = tuple(
                    str(each)
                    for each in question.choices
                    if (each in question.answer) != (each == choice)
                )
            if given not in (question.answer, ()):
                every += 1
                named += len(verdict(question, given).slips) > 0
    return every, named


def test_wrong_answers_are_offered_because_a_slip_leads_to_them() -> None:
    """Of five that are offered at least four have a name, of each kind and on each step, and of ten
    of all nine.
    """
    count, total = MANY // 80, (0, 0)
    for asks, name in [(kind, kind) for kind in KINDS] + [(rung, rung.id) for rung in LADDER]:
        asked = []
        for seed in range(count):
            here = under(BOOKS[seed % len(BOOKS)])
            if isinstance(asks, str):
                asked.append(ask_question((asks,), 20, here, f"offered {asks} {seed}"))
            else:
                asked.append(on_rung(asks, here, f"offered {seed}"))
        every, named = offered(asked)
        assert named >= 0.8 * every, name
        total = (total[0] + every, total[1] + named)
    assert total[1] >= 0.9 * total[0]


def test_no_slip_to_a_yakuman_is_offered_as_no_han() -> None:
    """333p, 777s and 888s, and the 9m that the ron finished: with it four, a yakuman."""
    question = ask("han", entry_of("333p777s888s99m11z+9m riichi ron"), Dice("x"))
    assert question is not None
    assert 0 not in question.choices
    assert 0 not in [given for _slip, given in slipped("han", (), steps(question))]


@pytest.mark.parametrize(
    ("hand", "right"),
    [
        ("2233445566778p+8p riichi ippatsu dora:1p ura:2p tsumo rules:tenhou", "kazoe_yakuman"),
        ("19m19p19s1234567z+7z tsumo rules:tenhou", "yakuman"),
    ],
)
def test_of_a_yakuman_and_a_counted_one_not_both_are_offered(hand: str, right: str) -> None:
    """One that is counted is a yakuman too: neither answer could be called wrong."""
    question = ask("limit", entry_of(hand), Dice("x"))
    assert question is not None
    assert question.answer == right
    assert {"yakuman", "kazoe_yakuman"} & {*question.choices} == {right}
    assert len(question.choices) == 3
