"""Seats: nobody twice in a round, winds and rests shared out, few meet again; plans read."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from pyapp.club.evenings import results_of
from pyapp.club.records import EMPTY, Club, Evening, Round
from pyapp.club.roster import entered
from pyapp.club.seating import (
    MOST_ROUNDS,
    SWISS,
    drawn,
    pairs,
    pasted,
    points_so_far,
    seen,
    unfairness,
)
from tests.club.clubs import CLUB, DATE, EVENING, club_in, problem_in, result, start


def evening_of(found: object) -> Evening:
    assert isinstance(found, Evening), found
    return found


def club_with(count: int, many: int = 4) -> tuple[Club, Evening]:
    """A club of so many, all of them present."""
    club = club_in(entered(EMPTY, tuple(f"Player {n}" for n in range(count)), "s"))
    ids = tuple(player.id for player in club.players)
    book = "wrc-2025" if many == 4 else "tenhou-sanma"
    evening = Evening("e1", "", DATE, start(("",) * many, book), ids, (), 0, 0)
    return club._replace(evenings=(evening,)), evening


DRAW = ""
rounds = st.lists(st.sampled_from((DRAW, SWISS)), min_size=1, max_size=6)


@given(st.integers(3, 26), st.sampled_from((3, 4)), rounds, st.text(max_size=5))
def test_each_sits_once_and_rests_are_shared(
    count: int, many: int, ways: list[str], seed: str
) -> None:
    club, evening = club_with(count, many)
    if count < many:
        assert problem_in(drawn(club, evening, DRAW, seed)) == "too_few_players"
        return
    for number, way in enumerate(ways):
        before = seen(club, evening)
        evening = evening_of(drawn(club, evening, way, f"{seed}{number}"))
        round_ = evening.plan[-1]
        everybody = [id_ for table in (*round_.tables, round_.bench) for id_ in table]
        assert sorted(everybody) == sorted(evening.present)
        assert {len(table) for table in round_.tables} == {many}
        assert len(round_.bench) == count % many
        for table in round_.tables:  # no other order of the table is fairer
            cost = unfairness(table, before)
            assert cost == min(unfairness(o, before) for o in itertools.permutations(table))
        rests = [seen(club, evening).sat_out[id_][0] for id_ in evening.present]
        assert max(rests) - min(rests) <= 1
        if 2 * (count % many) <= count and number:  # enough others: nobody rests twice running
            assert not set(round_.bench) & set(evening.plan[-2].bench)


@given(st.integers(5, 11), st.integers(1, 5), st.integers(0, 3), st.text(max_size=5))
def test_who_comes_late_or_back_rests_no_more_than_the_others(
    count: int, missed: int, on_time: int, seed: str
) -> None:
    club, evening = club_with(count)
    late, *others = evening.present
    here = dict.fromkeys(evening.present, 0)  # rests since the late one is there
    for number in range(on_time + missed + 4):
        is_there = not on_time <= number < on_time + missed
        evening = evening._replace(present=(late, *others) if is_there else tuple(others))
        evening = evening_of(drawn(club, evening, DRAW, f"{seed}{number}"))
        bench = evening.plan[-1].bench
        if number >= on_time + missed:
            assert late not in bench or number > on_time + missed
            for id_ in bench:
                here[id_] += 1
            assert here[late] <= 1 + min(here[id_] for id_ in others)


@given(st.integers(1, 12), st.text(max_size=5))
def test_at_one_table_winds_are_as_even_as_can_be(count: int, seed: str) -> None:
    club, evening = club_with(4)
    for number in range(count):
        evening = evening_of(drawn(club, evening, DRAW, f"{seed}{number}"))
    winds = seen(club, evening).winds
    for id_ in evening.present:
        had = [winds.get((id_, seat), 0) for seat in range(4)]
        assert max(had) - min(had) <= 1


def test_the_same_seed_draws_the_same() -> None:
    club, evening = club_with(9)
    assert drawn(club, evening, DRAW, "x") == drawn(club, evening, DRAW, "x")
    assert len({repr(drawn(club, evening, DRAW, str(n))) for n in range(20)}) > 15


def test_winds_of_other_evenings_count() -> None:
    club, evening = club_with(4)
    ids = evening.present
    before = result("r", 30000, 30000, 30000, 30000)._replace(players=ids, evening="e0")
    for seed in range(10):
        table = evening_of(drawn(club._replace(results=(before,)), evening, DRAW, str(seed)))
        assert not [
            1 for one, other in zip(table.plan[0].tables[0], ids, strict=True) if one == other
        ]
    unknown = club._replace(results=(before._replace(seated=False),))
    assert seen(unknown, evening).winds == {}


def test_swiss_has_few_meet_again_and_the_near_meet() -> None:
    club, evening = club_with(16)
    meetings: list[int] = []
    for number in range(3):
        evening = evening_of(drawn(club, evening, SWISS, str(number)))
        meetings.append(max(seen(club, evening).meetings.values()))
    assert meetings[1] == 1  # 16 can meet anew
    assert meetings[2] <= 2
    again = [many for many in seen(club, evening).meetings.values() if many > 1]
    assert len(again) <= 6  # of 72

    club, evening = club_with(8)
    ids = evening.present
    rich = result("a", 40000, 35000, 25000, 20000)._replace(players=ids[:4])
    poor = result("b", 39000, 34000, 26000, 21000)._replace(players=ids[4:], table="2")
    plan = (Round((ids[:4], ids[4:]), ()),)
    evening = evening._replace(plan=plan)
    club = club._replace(evenings=(evening,), results=(rich, poor))
    assert len(results_of(club, "e1")) == 2
    assert points_so_far(club, evening)[ids[0]] == 25000
    first, second = evening_of(drawn(club, evening, SWISS, "x")).plan[1].tables
    best = {ids[0], ids[1], ids[4], ids[5]}
    assert best in (set(first), set(second))  # two meet again anyhow


def test_too_much_is_refused() -> None:
    club, evening = club_with(4)
    full = evening._replace(plan=(Round((evening.present,), ()),) * MOST_ROUNDS)
    assert problem_in(drawn(club, full, DRAW, "x")) == "too_many_rounds"
    crowd = evening._replace(present=evening.present * 60)
    assert problem_in(drawn(club, crowd, DRAW, "x")) == "too_many_players"


def test_plans_are_read() -> None:
    ids = EVENING.present
    for text in (
        "1-2-3-4\n\n4-3-2-1",
        "1 2 3 4\n\n\n4 3 2 1\n",
        "Ida, Jun, Marek, Sofia\r\n\r\nsofia\tmarek\tjun\tida",
        "Ida Jun Marek Sofia\n \nSofia Marek Jun Ida",
    ):
        found = evening_of(pasted(CLUB, EVENING, text))
        assert found.plan == (Round((ids,), ()), Round((ids[::-1],), ()))
    club, evening = club_with(9)
    found = evening_of(pasted(club, evening, "1 2 3 4\n5 6 7 8\n\n9 8 7 6\n5 4 3 2"))
    assert [round_.bench for round_ in found.plan] == [(evening.present[8],), (evening.present[0],)]


def test_plans_that_cannot_be_say_where() -> None:
    for text, wrong in (
        ("", ("plan_table", 1, 4)),
        ("1 2 3 4\n\n1 2 3", ("plan_table", 3, 4)),
        ("1 2 3 5", ("plan_unknown", 1, "5")),
        ("Ida,Jun,Marek,Noa", ("plan_unknown", 1, "Noa")),
        ("1,2,3," + 9999 * "x", ("plan_unknown", 1, 40 * "x")),
        ("1 2 3 1", ("plan_twice", 1, "1")),
        ("1 2 3 4\n1 2 3 4", ("plan_twice", 2, "1")),
    ):
        found = pasted(CLUB, EVENING, text)
        assert problem_in(found) == wrong[0]
        assert getattr(found, "detail", ()) == wrong[1:]
    assert problem_in(pasted(CLUB, EVENING, "1 2 3 4\n\n" * 41)) == "too_many_rounds"


@given(st.text(alphabet="1234 -\n,IdaJun", max_size=60))
def test_any_text_is_a_plan_or_a_problem(text: str) -> None:
    found = pasted(CLUB, EVENING, text)
    if isinstance(found, Evening):
        for round_ in found.plan:
            sitting = [id_ for table in (*round_.tables, round_.bench) for id_ in table]
            assert sorted(sitting) == sorted(EVENING.present)


def test_pairs_are_listed_once() -> None:
    assert pairs(("b", "a", "c")) == [("a", "b"), ("b", "c"), ("a", "c")]
