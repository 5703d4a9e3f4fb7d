"""Results: computed by the rulebook's own end of a game, whether hands were written down or not."""

import pytest
from hypothesis import given

from pyapp.club.records import Result, fresh, inserted
from pyapp.club.results import (
    Total,
    ended,
    game_of,
    in_points,
    of_game,
    outside,
    placings,
    total_of,
    typed,
    with_result,
    without_result,
)
from pyapp.game.ending import ending
from pyapp.game.game import Game
from pyapp.game.saved import dump
from pyapp.riichi.problem import Problem
from pyapp.riichi.rulebooks import rules_for
from tests.club.clubs import CLUB, IDS, problem_in, result
from tests.game.strategies import games
from tests.game_text import text

WRC = rules_for("wrc-2025")


def points(*scores: int, sticks: int = 0, rulebook: str = "wrc-2025") -> list[int]:
    return [
        each.points for each in placings(result("r", *scores, sticks=sticks, rulebook=rulebook))
    ]


def test_points_are_those_of_the_rulebook() -> None:
    # 31.2 - 30 + 15; 25.5 - 30 + 5, ...; a stick is lost by WRC 2025, so the sum is -1.0
    assert points(36200, 29600, 23700, 29500, sticks=1) == [21200, 4600, -21300, -5500]
    # 31.2 - 30 + 30 + oka 20, ... by M.League
    assert points(31200, 24600, 18700, 25500, rulebook="m-league") == [51200, -15400, -41300, 5500]
    # Who has as much shares the uma: (5 - 5) / 2
    assert points(40000, 30000, 30000, 20000) == [25000, 0, 0, -25000]
    tied = placings(result("r", 40000, 30000, 30000, 20000))
    assert [each.sharing for each in tied] == [1, 2, 2, 1]


def test_who_busted_has_a_result_like_others() -> None:
    # 61 - 30 + 20 + oka 20; -2 - 30 - 20, by Tenhou, where a bust ends the game
    assert points(61000, 30000, 11000, -2000, rulebook="tenhou") == [71000, 10000, -29000, -52000]
    # The same with two chombo of 20,000, where a house lets a bust end the game.
    bust = result("r", 62000, 40000, 20000, -2000)
    changes = (("misc_bust_ends_game", "yes"), ("misc_chombo", "penalty_20000"))
    bust = bust._replace(start=bust.start._replace(changes=changes), chombo=(0, 0, 0, 2))
    assert [each.points for each in placings(bust)] == [47000, 15000, -15000, -87000]


def test_chombo_and_penalties_come_off_and_yakitori_is_asked() -> None:
    plain = result("r", 30000, 30000, 30000, 30000)
    once = plain._replace(chombo=(0, 2, 0, 0), penalties=(0, 0, 500, 0))
    assert [each.points for each in placings(once)] == [0, -60000, -500, 0]  # WRC 2025: 30,000
    at_table = once._replace(start=once.start._replace(rulebook="ema-2008"))
    assert placings(at_table) == ()  # 25,000 each
    house = (("end_yakitori", "-20"),)
    birds = plain._replace(start=plain.start._replace(changes=house), won=(0, 3))
    assert [each.points for each in placings(birds)] == [0, -20000, -20000, 0]


@given(games())
def test_a_log_and_its_numbers_alone_end_alike(game: Game) -> None:
    many = len(game.seats)
    blank = result("r", *(0,) * many)
    found = of_game(blank, dump(game.events))
    assert not isinstance(found, Problem)
    again = game_of(found)
    assert isinstance(again, Game)
    end = ending(game)
    assert ending(again) == end
    gone = (
        {each.id: -each.points for each in end.outside}
        if sum(e.points for e in end.outside)
        else {}
    )
    told = outside((found,))
    assert {what: points for what, points in told.items() if points} == gone
    twice = outside((found, found._replace(ended=ended(found))))
    assert twice == {what: 2 * points for what, points in told.items()}
    assert found.log


def test_a_log_that_was_typed_over_is_gone() -> None:
    start = "start rules:wrc-2025 hanchan names:Ann,Bob,Cid,Dee"
    found = of_game(result("r", 0, 0, 0, 0), text(start, "chombo A", "tsumo B:2/30", "stop"))
    assert isinstance(found, type(result("r", 0)))
    assert (found.chombo, found.won, found.stopped) == ((1, 0, 0, 0), (1,), True)
    again = typed(found, (30000,) * 4, 0)
    assert (again.chombo, again.won, again.stopped, again.log) == ((0, 0, 0, 0), (), False, "")


@pytest.mark.parametrize(
    ("scores", "sticks", "total"),
    [
        ((36200, 29600, 23700, 30500), 0, Total(120000, 120000, "", 0)),
        ((36200, 29600, 23700, 29500), 0, Total(119000, 120000, "sticks", 1)),
        ((36200, 29600, 23700, 28500), 1, Total(119000, 120000, "sticks", 2)),
        ((36200, 29600, 23700, 29500), 1, Total(120000, 120000, "", 0)),
        # -1,300 typed without its sign: 2,600 too much
        ((60000, 30000, 31300, 1300), 0, Total(122600, 120000, "one_wrong", 0)),
        ((36200, 29600, 23700, 30400), 0, Total(119900, 120000, "unknown", 0)),
        ((46200, 29600, 23700, 30500), 0, Total(130000, 120000, "unknown", 0)),
    ],
)
def test_a_sum_that_is_off_says_why(scores: tuple[int, ...], sticks: int, total: Total) -> None:
    assert total_of(WRC, scores, sticks) == total


@pytest.mark.parametrize(
    ("scores", "by"),
    [
        *(((362, 296, 237, 305), 100), ((362, 296, 237, 295), 100), ((562, 296, -13, 275), 100)),
        *(((362, 296, 237, 306), 1), ((362, 296, 237, 224), 1), ((36200, 29600, 23700, 30500), 1)),
    ],
)
def test_hundreds_are_known_by_their_sum_and_sticks(scores: tuple[int, ...], by: int) -> None:
    assert in_points(WRC, scores) == tuple(score * by for score in scores)


def test_results_are_entered_replaced_and_taken_out() -> None:
    one = result("a", 36200, 29600, 23700, 30500)
    other = one._replace(id="b", round=2)
    club = with_result(CLUB, other)
    assert not isinstance(club, Problem)
    club = with_result(club, one)
    assert not isinstance(club, Problem)
    assert [each.id for each in club.results] == ["a", "b"]
    better = one._replace(scores=(29600, 36200, 23700, 30500))
    club = with_result(club, better)
    assert not isinstance(club, Problem)
    assert [each.scores[0] for each in club.results] == [29600, 36200]
    assert [each.id for each in without_result(club, "b").results] == ["a"]


def test_what_cannot_be_is_refused() -> None:
    one = result("a", 36200, 29600, 23700, 30500)
    assert problem_in(with_result(CLUB, one._replace(scores=(36200, 29600, 23700, 29500))))
    twice = one._replace(players=(IDS[0], IDS[0], "", ""))
    assert problem_in(with_result(CLUB, twice)) == "player_twice"
    assert (
        problem_in(with_result(CLUB, one._replace(players=("", "", "", "p9")))) == "no_such_player"
    )
    assert problem_in(with_result(CLUB, one._replace(evening=""))) == "no_such_evening"
    assert problem_in(with_result(CLUB, one._replace(players=IDS[:3]))) == "as_many_scores"
    guests = one._replace(players=("", "", "", IDS[3]))
    assert not isinstance(with_result(CLUB, guests), Problem)


def test_ids_are_fresh_and_results_in_order() -> None:
    made: list[str] = []
    for _ in range(200):
        made.append(fresh("p", made, "a device"))
    assert len(set(made)) == 200
    assert fresh("p", [], "one") != fresh("p", [], "another")


def test_results_stand_as_they_were_played() -> None:
    made = [result(f"r{n}", 0)._replace(round=n * 7 % 10) for n in range(10)]
    found: tuple[Result, ...] = ()
    for each in made:
        found = inserted(found, each)
    assert [each.round for each in found] == list(range(10))


@given(games())
def test_what_is_kept_of_an_end_is_what_it_was(game: Game) -> None:
    blank = result("r", *(0,) * len(game.seats))
    found = of_game(blank, dump(game.events))
    assert not isinstance(found, Problem)
    kept = found._replace(ended=ended(found))
    standings = sorted(ending(game).standings, key=lambda each: each.seat)
    wanted = [(each.place, each.total) for each in standings]
    assert [(each.place, each.points) for each in placings(kept)] == wanted
    assert placings(kept) == placings(found)
