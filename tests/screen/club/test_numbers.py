"""Series, statistics, honours and curves, as a club comes to see them."""

import re
from random import Random

import pytest

from pyapp.club.figures import FIGURES
from pyapp.club.honours import HONOURS
from pyapp.club.records import AVERAGE, BEST, EMPTY, SUM, Club, Player, Result
from pyapp.club.results import ended
from pyapp.club.series import table, tenths
from pyapp.club.statistics import counted, sums
from pyapp.club.tally import is_current, lane
from pyapp.screen.club.steps import changed, state_of
from pyapp.screen.effects import OnPaper
from pyapp.screen.html import html
from tests.club import clubs
from tests.club.simulated import PEOPLE, some
from tests.screen.club.evenings import Organiser

GAMES = 60
ROUND = ((61200, 18800, 42000, -2000), (30000, 30000, 30000, 30000), (-1000, 41000, 40000, 40000))


@pytest.fixture
def at() -> Organiser:
    """Three games of an evening, by the plan."""
    organiser = Organiser()
    organiser.begin_evening(names="Ida\nJun\nMarek\nSofia")
    organiser.go("tables")
    for n, scores in enumerate(ROUND):
        organiser.go("tables")
        organiser.do("club draw")
        organiser.result(f"{n + 1}.1", *scores)
    return organiser


@pytest.fixture(scope="module")
def full() -> Club:
    """A club of which of some games all is known, of others the result; three and four play."""
    players = tuple(Player(id_, f"Name {id_}", (), False) for id_ in PEOPLE)
    results: list[Result] = []
    for n, (result, _game) in enumerate(some(Random(3), GAMES)):
        result = result._replace(date=clubs.DATE, evening="e1", round=n, id=f"r{n:02}")
        results.append(counted(result._replace(ended=ended(result))))
    evening = clubs.EVENING._replace(present=PEOPLE)
    return EMPTY._replace(players=players, evenings=(evening,), results=tuple(results))


def of(club: Club) -> Organiser:
    organiser = Organiser()
    organiser.step(lambda app: changed(app, club, ""))
    return organiser


def series(at: Organiser, *picks: str, **boxes: str) -> None:
    """A series is begun."""
    at.do("club open series/new")
    for name, text in {"name": "Spring", **boxes}.items():
        at.type(name, text)
    at.do(*[f"club pick {pick}" for pick in picks], "club save")


def test_a_series_has_a_name_a_rule_and_a_standing(at: Organiser) -> None:
    series(at)
    (spring,) = at.club.series
    assert at.app.shown == f"club/series/{spring.id}"
    assert (spring.name, spring.players, spring.length) == ("Spring", 4, "hanchan")
    assert "Sum of points · 4 players · Hanchan · games: 3" in at.text
    assert "✓" in at.text
    at.do("club open")
    assert f"club open series/{spring.id}" in at.controls()
    at.go("")
    assert f"club open series/{spring.id}" in at.controls()


@pytest.mark.parametrize(
    ("picks", "boxes", "told"),
    [
        ((f"rule {AVERAGE}",), {"least": "2"}, "4 players · Hanchan · minimum games: 2"),
        ((f"rule {AVERAGE}",), {}, "Average points · 4 players"),
        ((f"rule {BEST}",), {"best": "2"}, "Best 2 games"),
        ((f"rule {BEST}",), {"best": "1"}, "Best 1 game ·"),
        ((), {"first": "2026-01-01", "last": "2026-12-31"}, "on 2026-12-31 · games: 3"),
        ((), {"last": "2026-01-31"}, "games: 0"),
        (("players 3",), {}, "3 players · Hanchan · games: 0"),
        (("length tonpuusen",), {}, "Tonpuusen · games: 0"),
    ],
)
def test_a_series_ranks_by_its_formula(
    at: Organiser, picks: tuple[str, ...], boxes: dict[str, str], told: str
) -> None:
    series(at, *picks, **boxes)
    assert told in at.text


@pytest.mark.parametrize(
    ("picks", "boxes", "why"),
    [
        ((), {"name": " "}, "Type a name."),
        ((f"rule {BEST}",), {}, "Enter how many games count."),
        ((), {"first": "soon"}, "Choose a date."),
    ],
)
def test_a_series_that_cannot_be_says_why_and_keeps_what_is_typed(
    at: Organiser, picks: tuple[str, ...], boxes: dict[str, str], why: str
) -> None:
    series(at, *picks, **{"least": "7", **boxes})
    assert at.club.series == ()
    assert at.wrong == why
    assert ("least", "7") in state_of(at.app).typed


def test_the_best_games_count_and_the_others_are_named(at: Organiser) -> None:
    series(at, f"rule {BEST}", best="2")
    (spring,) = at.club.series
    assert "2 / 3" in at.text
    assert "Carried" not in at.text
    assert "Games left out" in at.text
    row = table(at.club, spring).rows[0]
    at.do(f"club open series/{spring.id}/{row.player}")
    assert at.text.count("does not count") == 1
    assert f"club open player/{row.player}" in at.controls()


def test_half_is_carried_and_a_penalty_is_in_the_sums(at: Organiser) -> None:
    series(at)
    first = at.club.series[0]
    at.go("")
    at.do(f"club pick who {at.id('Ida')}")
    at.type("points", "20")
    at.do("club penalty")
    series(at, f"carries {first.id}", name="Summer")
    assert "Half the points of “Spring” are carried over." in at.text
    assert "Player Total Games Points Carried Penalty ⌀ place" in at.text
    assert "Σ −30.0 ✓ 0.0 −10.0 −20.0" in at.text
    assert "Σ −30.0: Carried −10.0 · Penalty −20.0" in at.text
    summer = at.club.series[1]
    found = table(at.club, summer)
    assert found.penalties == 20000
    assert found.carried == sum(row.carried for row in found.rows)
    at.do(f"club cancel {at.club.penalties[0].id}")
    assert "Player Total Games Points Carried ⌀ place" in at.text
    assert "Σ 0.0 ✓ 0.0 0.0" in at.text
    assert "Σ −20.0" not in at.text


def test_what_ranks_stands_beside_the_name(at: Organiser) -> None:
    for rule, head in (
        (SUM, "Total Games ⌀"),
        (BEST, "Total Games ⌀"),
        (AVERAGE, "⌀ points Total"),
    ):
        series(at, f"rule {rule}", best="2")
        rows = table(at.club, at.club.series[-1]).rows
        shown = [at.say.thousands(tenths(each.value)) for each in rows]
        assert f"Pl. Player {head}" in at.text
        assert re.findall('class="total">([^<]*)<', at.html["club-series"]) == shown


def test_a_sum_that_is_not_zero_says_of_what() -> None:
    at = Organiser()
    at.step(lambda app: changed(app, clubs.CLUB, ""))
    at.do("club open result/e1/new")
    for seat, name in enumerate(clubs.IDS):
        at.do(f"club pick seat{seat} {name}")
    for name, text in zip("0123", ("36200", "29600", "23700", "29500"), strict=True):
        at.type(f"score{name}", text)
    at.type("sticks", "1")
    at.type("chombo2", "1")
    at.do("club save", "club open evening/e1")
    assert "Σ −31.0 ✓" in at.text  # WRC 2025: a stick is lost, a chombo is 30
    assert "Σ −31.0: Chombo −30.0 · Leftover sticks −1.0" in at.text
    at.do("club print results")
    assert at.asked(OnPaper).text.count("Σ −31.0: Chombo −30.0 · Leftover sticks −1.0") == 2


def test_those_who_are_equal_are_told_by_what() -> None:
    at = Organiser()
    at.begin_evening(names="Ida\nJun\nMarek\nSofia")
    at.go("tables")
    at.type("plan", "\n\n".join(["Ida,Jun,Marek,Sofia"] * 3))
    at.do("club plan")
    at.result("1.1", 30000, 30000, 30000, 30000)
    series(at)
    assert "Equal points: share the place." in at.text
    assert at.text.count("1=") == 4
    at.result("2.1", 40000, 30000, 25000, 25000)
    at.result("3.1", 20000, 30000, 39900, 30100)
    series(at, name="Shared")
    assert re.findall(r"<td>(\d=?)</td><th", at.html["club-series"]) == ["1", "2=", "2=", "4"]
    series(at, "tie best_game", name="Other")
    assert re.findall(r"<td>(\d=?)</td><th", at.html["club-series"]) == list("1234")
    assert "Equal points: better best game first." in at.text


def test_evenings_are_chosen_and_the_last_one_stays(at: Organiser) -> None:
    old = at.evening.id
    series(at)
    at.begin_evening("Friday")
    spring = at.club.series[0]
    at.do(f"club open series/{spring.id}/evenings")
    assert "Every evening within the dates counts" in at.text
    (new,) = [each.id for each in at.club.evenings if each.id != old]
    at.do(f"club evening {old}")
    assert at.club.series[0].evenings == (new,)
    assert "Only the evenings chosen here count." in at.text
    at.do(f"club evening {new}")
    assert at.wrong == "At least one evening has to count."
    at.do("club evening")
    assert not at.club.series[0].evenings


def test_a_series_is_changed_removed_and_had_back(at: Organiser) -> None:
    series(at)
    at.do(f"club open series/{at.club.series[0].id}/rules")
    assert 'value="Spring"' in at.html["club-series"]
    at.type("name", "Season")
    at.do("club pick stopped False", "club save")
    assert [(each.name, each.stopped) for each in at.club.series] == [("Season", False)]
    at.do(f"club open series/{at.club.series[0].id}/rules", "club ask delete", "club delete")
    assert not at.club.series
    at.do("club undo")
    assert [each.name for each in at.club.series] == ["Season"]
    assert Organiser(at.disk).club == at.club


# Players


def test_a_player_has_figures_with_their_numbers(at: Organiser) -> None:
    at.go("")
    assert f"club open player/{at.id('Ida')}" in at.controls()
    at.do(f"club open player/{at.id('Ida')}")
    assert "Average place" in at.text
    assert "R: from results (games: 3)" in at.text
    assert "L: from games kept hand by hand (games: 0, hands: 0)" in at.text
    assert "±" not in at.html["club-part"].split("</table>")[0]
    at.do("club pick chance true")
    assert "± 0.65" in at.text  # 1.118 / √3
    assert "(" in at.text


def test_every_figure_and_every_part_of_the_page(full: Club) -> None:
    at = of(full)
    seen = set()
    for id_ in PEOPLE:
        at.do(f"club open player/{id_}")
        kinds = [each for each in at.controls() if each.startswith(f"club open player/{id_}/fig")]
        assert len(kinds) > 1, "three and four, long and short, are apart"
        for kind in kinds:
            at.do(kind)
            part = at.html["club-part"]
            for figure in FIGURES:
                name = html('<th scope="row">%s</th>', at.say("figure_" + figure.id)).text
                if name in part:
                    seen.add(figure.id)
            at.do("club pick chance true")
            for part in ("course", "against", "seats", "yaku"):
                at.do(kind.replace("figures", part))
                assert "not here any more" not in at.text
                if part == "course":
                    assert "<svg" in at.html["club-part"]
    assert seen == {each.id for each in FIGURES}


def test_figures_of_three_have_no_fourth_place(full: Club) -> None:
    at = of(full)
    at.do("club open player/p1/figures/3-hanchan")
    assert at.say("figure_third") in at.text
    assert at.say("figure_fourth") not in at.text


def test_a_player_who_has_not_played_or_is_gone(at: Organiser) -> None:
    at.do("club open players")
    at.type("names", "Zoe")
    at.do("club enter")
    at.do(f"club open player/{at.id('Zoe')}")
    assert "No games yet." in at.text
    assert f"club open names/{at.id('Zoe')}" in at.controls()
    at.do("club open player/nobody")
    assert at.say("club_gone") in at.text


# Honours and curves


def test_the_evening_has_honours_and_ways_to_players(full: Club) -> None:
    at = of(full)
    at.go("")
    html = at.html["club-honours"]
    assert at.say("club_honours") in html
    had = [each.id for each in HONOURS if at.say("honour_" + each.id) in html]
    assert len(had) > 8


def test_a_game_kept_hand_by_hand_has_a_curve(full: Club) -> None:
    at = of(full)
    at.go("tables")
    known = [each for each in full.results if each.log]
    assert f"club open game/{known[0].id}" in at.controls()
    other = next(each for each in full.results if not each.log)
    assert f"club open game/{other.id}" not in at.controls()
    at.do(f"club open game/{known[0].id}")
    assert at.html["club-room"].count("<polyline") == len(known[0].players)
    at.do(f"club open game/{other.id}")
    assert at.say("club_gone") in at.text


# Opening


def test_what_a_game_counts_is_kept_and_counted_again_when_it_changes(at: Organiser) -> None:
    def chombo() -> list[int]:
        return [lane(total, "chombo") for total in sums(Organiser(at.disk).club.results).values()]

    assert all(is_current(each.counted) for each in Organiser(at.disk).club.results)
    assert chombo() == [0, 0, 0, 0]
    at.do(f"club open result/{at.evening.id}/{at.club.results[0].id}")
    at.do("club field chombo0 1", "club save")
    assert all(is_current(each.counted) for each in at.club.results)
    assert sorted(chombo()) == [0, 0, 0, 1]
    at.do("club undo")
    assert chombo() == [0, 0, 0, 0]
