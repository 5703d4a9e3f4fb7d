"""Series: the cases worked by hand, and what holds of any."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from pyapp.club.records import AVERAGE, BEST, SERIES, Club, Penalty, Result, series_of
from pyapp.club.results import placings, with_result
from pyapp.club.series import games_of, half, table, with_penalty, with_series, without_series
from pyapp.game.events import TONPUUSEN
from tests.club.club_cases import run
from tests.club.clubs import CLUB, DATE, IDS, club_in, club_of, problem_in, result, start


def test_cases_worked_by_hand() -> None:
    count, failures = run(Path(__file__).with_name("series.txt").read_text())
    assert not failures, "\n".join(failures)
    assert count > 20


@st.composite
def clubs(draw: st.DrawFn) -> Club:
    """Some games, in which players of the club and others sit, and some penalties."""
    results: list[Result] = []
    for number in range(draw(st.integers(0, 8))):
        moves = [100 * draw(st.integers(-300, 300)) for _ in range(3)]
        sticks = draw(st.integers(0, 3))
        scores = (
            *(30000 + moves[0] - 1000 * sticks, 30000 - moves[0] + moves[1]),
            *(30000 - moves[1] + moves[2], 30000 - moves[2]),
        )
        ids = draw(st.permutations((*IDS, "", "")))[:4]
        results.append(
            result(f"r{number}", *scores, sticks=sticks)._replace(
                round=number, players=tuple(ids), stopped=draw(st.booleans())
            )
        )
    club = CLUB
    for each in results:
        club = club_in(with_result(club, each))
    guests = draw(st.sets(st.sampled_from(IDS)))
    players = tuple(each._replace(guest=each.id in guests) for each in club.players)
    penalties = [
        Penalty(
            f"x{n}", draw(st.sampled_from(IDS)), 1000 * n, "", DATE, "", "", draw(st.booleans())
        )
        for n in range(draw(st.integers(0, 3)))
    ]
    return club._replace(players=players, penalties=tuple(penalties))


@given(clubs(), st.sampled_from(("sum", AVERAGE, BEST)), st.integers(1, 4), st.integers(0, 3))
def test_the_sums_hold(club: Club, rule: str, best: int, least: int) -> None:
    found = table(club, SERIES._replace(rule=rule, best=best, least=least))
    every = sum(each.points for result in club.results for each in placings(result))
    assert found.results == every
    assert every == -1000 * sum(result.sticks for result in club.results)  # WRC 2025 loses them
    listed = sum(row.points for row in found.rows) + found.guests + found.left_out
    assert listed == found.results
    assert found.total == found.results - found.penalties
    assert sum(row.total for row in found.rows) + found.guests + found.left_out == found.total
    guests = [each.id for each in club.players if each.guest]
    assert not [row for row in found.rows if row.player in guests]
    places = [row.place for row in found.rows if row.place]
    assert places == sorted(places)
    assert all((len(row.games) >= max(least, 1)) == (row.place > 0) for row in found.rows)
    ranked = [row for row in found.rows if row.place]
    values = [row.total / len(row.counts) if rule == AVERAGE else row.total for row in ranked]
    assert values == sorted(values, reverse=True)
    for row in found.rows:
        count = min(best, len(row.games)) if rule == BEST else len(row.games)
        assert len(row.counts) == count
        counted = sorted((placing.points for _result, placing in row.games), reverse=True)
        if rule == BEST:
            assert row.points == sum(counted[:count])


def test_what_belongs_to_a_series() -> None:
    one = result("a", 30000, 30000, 30000, 30000)
    short = one._replace(id="b", start=start()._replace(length=TONPUUSEN))
    stopped = one._replace(id="c", stopped=True)
    later = one._replace(id="d", date="2026-04-01", evening="e2")
    three = result("e", 35000, 35000, 35000, rulebook="tenhou-sanma")
    next_year = one._replace(id="f", date="2027-01-05", evening="e3")
    club = club_of(one, short, stopped, later, three, next_year)

    def ids(**asked: object) -> str:
        series = SERIES._replace(**asked)  # type: ignore[arg-type]
        return "".join(each.id for each in games_of(club, series))

    assert ids() == "acdf"
    assert ids(stopped=False) == "adf"
    assert ids(length=TONPUUSEN) == "b"
    assert ids(players=3) == "e"
    assert ids(first="2026-03-15") == "df"
    assert ids(first="2026-01-01", last="2026-12-31") == "acd"
    assert ids(first="2027-01-01") == "f"
    assert ids(last="2026-03-31") == "ac"
    assert ids(evenings=("e2",)) == "d"


def test_half_goes_to_the_tenth() -> None:
    assert [half(each) for each in (0, 100, 150, 300, -100, -300, -250, 12300)] == [
        *(0, 100, 100, 200, -100, -200, -100, 6200)
    ]


def test_series_and_penalties_are_kept_or_refused() -> None:
    one = SERIES._replace(id="s1", name="Spring")
    club = club_in(with_series(CLUB, one))
    club = club_in(with_series(club, one._replace(id="s2", name="Autumn", carries="s1")))
    assert problem_in(with_series(club, one._replace(carries="s2"))) == "series_in_circle"
    assert problem_in(with_series(club, one._replace(carries="s1"))) == "series_in_circle"
    circle = club._replace(series=(one._replace(carries="s1"),))  # of a text that somebody made
    assert table(circle, circle.series[0]).rows == ()
    assert problem_in(with_series(club, one._replace(name=" "))) == "no_name"
    assert problem_in(with_series(club, one._replace(last="May"))) == "no_date"
    assert problem_in(with_series(club, one._replace(rule="luck"))) == "unknown_rule"
    assert problem_in(with_series(club, one._replace(rule=BEST))) == "best_of_how_many"
    club = club_in(with_series(club, one._replace(name="Summer")))
    assert [each.name for each in club.series] == ["Summer", "Autumn"]
    club = without_series(club, "s1")
    assert series_of(club, "s1") is None
    assert [each.carries for each in club.series] == [""]

    late = Penalty("x", "p1", 20000, "late", DATE, "", "", False)
    club = club_in(with_penalty(club, late))
    club = club_in(with_penalty(club, late._replace(cancelled=True)))
    assert [each.cancelled for each in club.penalties] == [True]
    assert problem_in(with_penalty(club, late._replace(points=0))) == "no_points"
    assert problem_in(with_penalty(club, late._replace(player="p9"))) == "no_such_player"
    assert problem_in(with_penalty(club, late._replace(date=""))) == "no_date"
