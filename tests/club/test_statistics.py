"""Statistics equal those of a second, slow counting, and each shows of how many it is."""

from collections import Counter
from random import Random

import pytest

from pyapp.club.figures import FIGURES, GAP, OF, PLACE, RATE, L, R, T, even, figures, yaku_of
from pyapp.club.honours import HONOURS, honours, yakuman
from pyapp.club.records import Result
from pyapp.club.results import placings
from pyapp.club.statistics import (
    Who,
    by_seat,
    counted,
    curve,
    extremes,
    of_player,
    peaks,
    runs,
    sums,
    versus,
    word_of,
)
from pyapp.club.tally import (
    AT,
    KIND,
    LANES,
    OF_RESULTS,
    PEAKS,
    is_current,
    lane,
    packed,
    peaks_in,
    seats_in,
    tally,
    yakuman_in,
)
from pyapp.game.game import Game
from tests.club import clubs
from tests.club.recount import recount
from tests.club.simulated import PEOPLE, some
from tests.conftest import tries

GAMES = tries(100)  # 2,000 at night
SEED = 28
Games = tuple[tuple[Result, Game], ...]
Results = tuple[Result, ...]


@pytest.fixture(scope="module")
def games() -> Games:
    return some(Random(SEED), GAMES)


@pytest.fixture(scope="module")
def results(games: Games) -> Results:
    """Their results, each counted once."""
    return tuple(counted(result) for result, _game in games)


def known(result: Result, counts: Counter[str]) -> Counter[str]:
    """What may be counted of a result of which no more is known."""
    names = [name for name in counts if result.log or name in OF_RESULTS]
    return Counter({name: counts[name] for name in names if counts[name]})


def test_the_sums_are_those_of_the_second_counting(games: Games, results: Results) -> None:
    expected: dict[Who, Counter[str]] = {}
    for result, game in games:
        for seat, counts in enumerate(recount(game.events)):
            who = Who(result.players[seat], len(game.seats), game.start.length)
            sum_ = expected.setdefault(who, Counter())
            for name, count in known(result, counts).items():
                sum_[name] += count
    for each in (results, tuple(result for result, _game in games)):
        found = sums(each)
        alone = {player: sums(each, player) for player in {who.player for who in found}}
        for who, total in found.items():
            assert alone[who.player][who] == total
        assert set(found) == set(expected)
        for who, counts in expected.items():
            lanes = dict(zip(LANES, unpacked(found[who]), strict=True))
            wanted = {name: counts[name] for name in LANES}
            assert lanes == wanted, who
    some_had = {name for counts in expected.values() for name in counts if counts[name]}
    never = {lane for lane in LANES if lane not in some_had and not lane.startswith("yaku_")}
    assert never <= {"riichi_only"}, "what no game had shows nothing"


def test_the_most_is_that_of_the_second_counting(games: Games, results: Results) -> None:
    expected: dict[Who, Counter[str]] = {}
    for result, game in games:
        for seat, counts in enumerate(recount(game.events) if result.log else []):
            who = Who(result.players[seat], len(game.seats), game.start.length)
            expected[who] = expected.get(who, Counter()) | counts
    for who, counts in expected.items():
        assert peaks(results, who) == tuple(counts["max " + name] for name in PEAKS), who


def test_seats_share_out_what_a_player_has(results: Results) -> None:
    for who, total in sums(results).items():
        assert sum(by_seat(results, who)) == total
        first = [each for each in of_player(results, who) if each.players[0] == who.player]
        assert unpacked(by_seat(results, who)[0])[AT["games"]] == len(first)
        unknown = tuple(each._replace(seated=False) for each in results)
        assert by_seat(unknown, who) == (0,) * who.players


def test_what_is_kept_is_what_was_counted(games: Games, results: Results) -> None:
    for (result, game), kept in zip(games, results, strict=True):
        many = len(game.seats)
        assert counted(kept) is kept
        made = tally(result, placings(result), game if result.log else None)
        assert seats_in(kept.counted, many) == made.seats
        assert peaks_in(kept.counted, many) == made.peaks
        assert yakuman_in(kept.counted) == made.yakuman
        assert set(kept.counted) <= set("0123456789abcdefwxyz/;,")


def test_what_another_version_kept_is_counted_again(games: Games) -> None:
    kept = counted(games[0][0])
    for wrong in ("", "0" + kept.counted, kept.counted[1:], kept.counted + "x" * 9999):
        assert not is_current(wrong)
        assert counted(kept._replace(counted=wrong)) == kept


def test_what_was_tampered_with_breaks_nothing(games: Games) -> None:
    random = Random(7)
    for result, game in games:
        word = word_of(result)
        at = random.randrange(len(KIND) + 1, len(word))
        odd = random.choice(("", "/", ";", "g", "-", "9999", "z" * 99, ",,"))
        bad = result._replace(counted=word[:at] + odd + word[at + random.randint(0, 9) :])
        who = Who(result.players[0], len(game.seats), game.start.length)
        assert set(sums((bad,))) >= {who}
        by_seat((bad,), who)
        assert len(peaks((bad,), who)) in (0, len(PEAKS))
        yakuman((bad,), who.player)
        honours((bad,))


def test_packing_keeps_what_is_below_zero() -> None:
    random = Random(1)
    rows = [[random.randint(-60000, 60000) for _ in LANES] for _ in range(200)]
    total = sum(packed(row) for row in rows)
    assert unpacked(total) == [sum(column) for column in zip(*rows, strict=True)]
    assert unpacked(0) == [0] * len(LANES)


def unpacked(total: int) -> list[int]:
    """All numbers of a packed one."""
    return [lane(total, name) for name in LANES]


def counts_of(**lanes: int) -> int:
    return packed([lanes.get(name, 0) for name in LANES])


def test_a_figure_has_its_level_and_its_n() -> None:
    assert [OF[id_].level for id_ in ("points", "bust", "win", "dama", "ippatsu")] == [
        R,
        R,
        L,
        T,
        T,
    ]
    for row in FIGURES:
        assert row.form == "count" or row.of, row.id
    found = {each.figure.id: each for each in figures(counts_of(games=1, hands=9), 4)}
    assert (found["win"].hit, found["win"].n, found["win"].enough) == (0, 9, False)
    assert (found["dama"].n, found["dama"].value, found["dama"].enough) == (0, None, False)


def test_few_are_grey_and_have_their_error() -> None:
    few = counts_of(games=19, places=95, hands=99, wins=21)
    many = counts_of(games=20, places=100, hands=100, wins=21, last=5)
    for counts, enough in ((few, False), (many, True)):
        found = {each.figure.id: each for each in figures(counts, 4)}
        assert [found[id_].enough for id_ in ("average_place", "win")] == [enough, enough]
    place, win, avoided = found["average_place"], found["win"], found["last_avoided"]
    assert (place.value, round(place.error or 0, 2)) == (2.5, 0.25)
    assert (win.value, round(win.error or 0, 4)) == (0.21, 0.0407)
    assert (avoided.hit, avoided.n, avoided.value) == (15, 20, 0.75)
    three = {each.figure.id: each for each in figures(counts, 3)}
    assert round(three["average_place"].error or 0, 3) == 0.182
    assert {"fourth", "top_two"} & set(three) == set()


def test_the_order_is_that_of_mleague() -> None:
    known = ["games", "hands", "points", "average_place", "first", "second", "third", "fourth"]
    known += ["top_two", "last_avoided", "average_win", "riichi", "win", "deal_in"]
    assert [row.id for row in FIGURES][: len(known) + 1] == [*known, "average_deal_in"]


def test_even_shares() -> None:
    assert [even(OF["average_place"], players) for players in (4, 3)] == [2.5, 2.0]
    assert [even(OF["first"], players) for players in (4, 3)] == [1 / 4, 1 / 3]
    assert [even(OF["last_avoided"], players) for players in (4, 3)] == [3 / 4, 1 - 1 / 3]
    assert (even(OF["top_two"], 4), even(OF["win"], 4)) == (0.5, None)


def test_a_share_is_one_of_something(results: Results) -> None:
    for who, total in sums(results).items():
        for each in figures(total, who.players):
            if each.figure.form == RATE and each.value is not None:
                assert 0 <= each.value <= 1, each
            if each.figure.form == PLACE:
                assert each.value is None or 1 <= each.value <= who.players
            if each.figure.form == GAP:
                assert each.value is None or -1 <= each.value <= 1


FOUR = Who("p1", 4, "hanchan")
SEASON = (
    clubs.result("a", 45000, 35000, 25000, 15000),
    clubs.result("b", 40000, 40000, 25000, 15000),
    clubs.result("c", -5000, 60000, 35000, 30000),
    clubs.result("d", 30000, 35000, 40000, 15000),
    clubs.result("e", 31000, 30000, 30000, 29000),
)


def test_runs() -> None:
    found = {each.id: (each.longest, each.current) for each in runs(SEASON, FOUR)}
    assert found == {"first": (2, 1), "top_two": (2, 1), "last_avoided": (2, 2), "no_first": (2, 0)}
    assert [each.longest for each in runs((), FOUR)] == [0, 0, 0, 0]


def test_head_to_head() -> None:
    rows = {row.other: row for row in versus(SEASON, FOUR)}
    assert list(rows) == ["p2", "p3", "p4"]
    two = rows["p2"]
    assert (two.games, two.better, two.shared, two.raw) == (5, 2, 1, 10000 - 65000 - 5000 + 1000)
    assert rows["p4"].better == 4
    points = [placings(each)[1].points for each in SEASON]
    assert two.theirs == sum(points)
    assert two.points == curve(SEASON, FOUR)[-1]
    away = SEASON[0]._replace(players=("p1", "", "p5", "p4"))
    assert [row.other for row in versus((away,), FOUR)] == ["p4", "p5"]


def test_best_and_worst() -> None:
    found = extremes(SEASON, FOUR)
    assert found is not None
    assert (found.best_raw.id, found.worst_raw.id) == ("a", "c")
    assert (found.best_points.id, found.worst_points.id) == ("a", "c")
    assert extremes((), FOUR) is None


def test_the_curve_of_a_season() -> None:
    points = [placings(each)[0].points for each in SEASON]
    assert curve(SEASON, FOUR) == (0, *[sum(points[: many + 1]) for many in range(5)])
    assert curve((), FOUR) == (0,)


def test_honours_are_shared_by_those_who_tie() -> None:
    found = {each.id: each for each in honours(SEASON)}
    assert found["biggest_score"].players == ("p2",)
    assert found["biggest_score"].worth == 60000
    assert set(found) == {"biggest_score"}, "without logs nothing else is known"
    tied = {each.id: each for each in honours((SEASON[1],))}
    assert tied["biggest_score"].players == ("p1", "p2")


def test_every_honour_is_won_by_somebody(results: Results) -> None:
    found = honours(results)
    won = [each.id for each in found]
    assert won == [row.id for row in HONOURS if row.id in won]
    assert {row.id for row in HONOURS} - set(won) <= {"most_riichi_only", "most_chiitoitsu"}  # rare
    assert {player for each in found for player in each.players} <= set(PEOPLE)


def test_yakuman_are_listed_from_their_lines(games: Games, results: Results) -> None:
    expected: dict[str, list[tuple[str, int, int, str]]] = {}
    for result, game in games:
        for step in game.log if result.log else ():
            for won in getattr(step.event, "wins", ()):
                if won.value(game.rules).limit in ("yakuman", "kazoe_yakuman"):
                    row = (result.id, won.seat, won.yakuman, won.hand)
                    expected.setdefault(result.players[won.seat], []).append(row)
    for player, rows in expected.items():
        found = yakuman(results, player)
        assert [(each.result.id, each.seat, each.times, each.hand) for each in found] == rows
    assert {times for rows in expected.values() for _id, _seat, times, _hand in rows} >= {0, 1}


def test_yaku_are_counted_over_wins_with_tiles() -> None:
    counts = counts_of(shown=31, wins=58, yaku_riichi=12, yaku_tanyao=12, yaku_pinfu=3)
    found = yaku_of(counts)
    assert [(each.id, each.wins) for each in found] == [
        ("riichi", 12),
        ("tanyao", 12),
        ("pinfu", 3),
    ]


def test_who_is_in_no_roster_has_no_row() -> None:
    guest = SEASON[0]._replace(players=("", *clubs.IDS[1:]))
    assert {who.player for who in sums((guest,))} == set(clubs.IDS[1:])
