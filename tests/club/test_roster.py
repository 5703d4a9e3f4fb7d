"""The roster: who is known, who may be the same, and nothing left of who is forgotten."""

import pytest

from pyapp.club.evenings import (
    blank_result,
    is_date,
    results_of,
    waiting,
    with_evening,
    without_evening,
)
from pyapp.club.records import EMPTY, Penalty, Round, player_of
from pyapp.club.results import of_game, with_result
from pyapp.club.roster import (
    changed,
    entered,
    forgotten,
    key,
    log_without,
    merged,
    met,
    names_in,
    remembered,
    taken_for,
    without,
)
from pyapp.game.game import Game
from pyapp.game.saved import load
from pyapp.riichi.problem import Problem
from tests.club.clubs import CLUB, DATE, EVENING, IDS, club_in, problem_in, result, start
from tests.game_text import text


def test_pasted_names_are_read_each_once() -> None:
    assert names_in("Ida\n  Jun \n\nida\nMarek, Sofia;丸子、園田\tŻ") == (
        *("Ida", "Jun", "ida", "Marek", "Sofia", "丸子", "園田", "Ż"),
    )
    assert names_in("\x00\n \u202e\n") == ()
    listed = "1. Ida\n2) Jun\n- Marek\n• 丸子\n10.Sofia\n3\n-\nB. Ida\n12. 3\n2 Kim"
    assert names_in(listed) == (
        *("Ida", "Jun", "Marek", "丸子", "Sofia", "3", "-", "B. Ida", "2 Kim"),
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ida", "IDA"), ("Ida B.", "ida b"), ("伊田さん", "伊田"), ("Örn", "örn"), ("Ида", "ида")],
)
def test_the_same_name_written_otherwise(one: str, other: str) -> None:
    assert key(one) == key(other)


@pytest.mark.parametrize(
    ("known", "typed", "near"),
    [
        ("Marek", "Merek", True),
        ("Marek", "Marke", True),
        ("Marek", "Marek K.", True),
        ("Sofia", "Sophia", False),  # two letters of so short a name
        ("Friederike", "Fredericke", True),
        ("Ida", "Eda", False),  # short names differ by one letter
        ("Jun", "Jon", False),
        ("園田", "園", False),
        ("園田賢", "園田", True),
    ],
)
def test_near_names_are_asked_about(known: str, typed: str, near: bool) -> None:
    club = club_in(entered(EMPTY, (known,), "seed"))
    found = met(club, typed)
    assert found.player == ""
    assert (found.near == (club.players[0].id,)) == near


def test_names_are_entered_once() -> None:
    club = club_in(entered(EMPTY, ("Ida", "Jun"), "seed"))
    assert [each.name for each in club.players] == ["Ida", "Jun"]
    assert len({each.id for each in club.players}) == 2
    assert problem_in(entered(club, ("Jun",), "other")) == "name_taken"
    assert problem_in(entered(club, ("Marek", "Marek"), "other")) == "name_taken"
    assert problem_in(entered(club, (" ",), "other")) == "no_name"
    assert club_in(entered(club, ("Guest",), "x", guest=True)).players[-1].guest


def test_a_name_is_matched_once() -> None:
    club = club_in(remembered(CLUB, "p1", "Ida Berg"))
    assert met(club, "ida berg").player == "p1"
    assert club_in(remembered(club, "p1", "Ida Berg")) == club
    assert club_in(remembered(club, "p1", "IDA BERG")).players[0].aliases[1:] == ("IDA BERG",)
    assert problem_in(remembered(club, "p2", "Ida Berg")) == "name_taken"
    assert problem_in(remembered(club, "p9", "X")) == "no_such_player"
    jun = player_of(club, "p2")
    assert jun
    assert problem_in(changed(club, jun._replace(name="Ida"))) == "name_taken"
    assert met(club_in(changed(club, jun._replace(name="June"))), "June").player == "p2"


def test_two_whose_names_are_alike_are_told_apart_by_just_these() -> None:
    club = club_in(entered(CLUB, ("Li Na",), "seed"))
    assert taken_for(club, ("lina", "Li Na")) == (("lina", "Li Na"),)
    club = club_in(entered(club, ("Lina",), "seed"))
    one, other = club.players[-2].id, club.players[-1].id
    assert [met(club, name).player for name in ("Li Na", "Lina")] == [one, other]
    assert met(club, "LINA") == ("LINA", "", (one, other)), "nobody knows which"
    assert taken_for(club, ("Li Na", "Lina", "LINA")) == ()
    club = club_in(remembered(club, other, "LINA"))
    assert met(club, "LINA").player == other
    played = result("r1", 30000, 30000, 30000, 30000)._replace(players=(one, other, "p1", "p2"))
    names = start(("Li Na", "Lina", "Ida", "Jun"))
    club = club_in(with_result(club, played._replace(start=names)))
    gone = club_in(forgotten(club, other))
    assert gone.results[0].start.names == ("Li Na", "", "Ida", "Jun")
    assert met(gone, "lina").player == one


def test_two_become_one_unless_they_met() -> None:
    club = club_in(entered(CLUB, ("Idda", "Noa"), "seed"))
    idda, noa = club.players[-2].id, club.players[-1].id
    plan = (Round(((idda, *IDS[1:]),), (noa,)),)
    club = club_in(with_evening(club, EVENING._replace(present=(*IDS, idda, noa), plan=plan)))
    club = club_in(with_result(club, result("r1", 30000, 30000, 30000, 30000)))
    other = result("r2", 30000, 30000, 30000, 30000)._replace(players=(idda, *IDS[1:]), round=2)
    club = club_in(with_result(club, other))
    club = club._replace(penalties=(Penalty("x", idda, 1000, "late", DATE, "e1", "r2", False),))
    one = club_in(merged(club, "p1", idda))
    assert [each.players for each in one.results] == [IDS, IDS]
    assert one.evenings[0].present == (*IDS, noa)
    assert one.evenings[0].plan == (Round((IDS,), (noa,)),)
    assert one.penalties[0].player == "p1"
    assert met(one, "Idda").player == "p1"
    assert player_of(one, idda) is None
    assert problem_in(merged(club, "p1", "p2")) == "both_at_a_table"
    assert problem_in(merged(club, "p1", "p1")) == "no_such_player"


LOG = text(
    "start rules:wrc-2025 hanchan names:Ida%20B,Jun,Marek,Sofia",
    "tsumo A:2/30",
    "penalty A 500 reason:ida%20was%20late",
    "adjust A-1000 B+1000 reason:Ida%20B%20miscounted",
    "stop Ida%20left",
)


def test_nothing_is_left_of_who_is_forgotten() -> None:
    club = club_in(remembered(CLUB, "p1", "Ida B"))
    found = of_game(result("r1", 0, 0, 0, 0), LOG)
    assert not isinstance(found, Problem)
    club = club_in(with_result(club, found._replace(note="Ida's yakuman; Idabel cheered")))
    stranger = result("r2", 30000, 30000, 30000, 30000)._replace(players=("", "p2", "p3", "p4"))
    club = club_in(with_result(club, stranger))
    late = Penalty("x", "p1", 1000, "asleep", DATE, "e1", "", False)
    club = club._replace(name="Ida's club", penalties=(late, late._replace(player="p2")))
    club = club_in(with_evening(club, club.evenings[0]._replace(name="For Ida")))
    gone = club_in(forgotten(club, "p1"))
    told = repr(gone)
    assert "Idabel" in told
    assert "Ida" not in told.replace("Idabel", "")
    assert "ida" not in told
    assert "miscounted" in told
    assert [each.reason for each in gone.penalties] == ["", "asleep"]
    before, after = load(LOG), load(gone.results[0].log)
    assert isinstance(before, Game)
    assert isinstance(after, Game)
    assert after.scores == before.scores
    assert [each.scores for each in gone.results] == [each.scores for each in club.results]
    assert [each.players for each in gone.results] == [each.players for each in club.results]
    assert problem_in(forgotten(club, "p9")) == "no_such_player"
    # Nobody gets the id again, and the name is free.
    assert club_in(entered(gone, ("Ida",), "seed")).players[-1].id != "p1"


def test_a_name_goes_as_a_word() -> None:
    assert without("Al and Also, al", ("Al",)) == "– and Also, –"
    assert without("園田が和了", ("園田",)) == "–が和了"
    assert without("Ида, Идальго", ("Ида",)) == "–, Идальго"
    assert without("Jo Ann, Jo", ("Jo", "Jo Ann")) == "–, –"
    assert log_without("nonsense", ("Al",)) == ""


def test_evenings() -> None:
    club = club_in(with_evening(CLUB, EVENING._replace(id="e0", date="2026-03-15")))
    assert [each.id for each in club.evenings] == ["e1", "e0"]
    club = club_in(with_result(club, result("r1", 30000, 30000, 30000, 30000)))
    club = club_in(
        with_result(club, result("r0", 30000, 30000, 30000, 30000)._replace(evening="e0"))
    )
    assert [each.id for each in club.results] == ["r1", "r0"]
    club = club._replace(results=tuple(each._replace(counted="x") for each in club.results))
    club = club_in(with_evening(club, EVENING._replace(date="2026-03-16")))
    assert [each.counted for each in club.results] == ["x", "x"]  # another day counts nothing anew
    assert [(each.id, each.date) for each in club.results] == [
        *(("r0", "2026-03-15"), ("r1", "2026-03-16"))
    ]
    assert [each.id for each in club.evenings] == ["e0", "e1"]
    assert problem_in(without_evening(club, "e1")) == "evening_has_results"
    assert without_evening(club._replace(results=()), "e1") != club
    assert problem_in(with_evening(club, EVENING._replace(date="16.3.2026"))) == "no_date"
    assert problem_in(with_evening(club, EVENING._replace(present=("p9",)))) == "no_such_player"
    assert (
        problem_in(with_evening(club, EVENING._replace(start=start(("", ""))))) == "as_many_names"
    )
    assert not is_date("2026-13-01")
    assert not is_date("2026-3-1")


def test_tables_of_the_plan_wait_for_their_results() -> None:
    plan = (Round((IDS,), ()), Round((IDS[::-1],), ()))
    club = club_in(with_evening(CLUB, EVENING._replace(plan=plan)))
    evening = club.evenings[0]
    assert waiting(club, evening) == ((1, "1", IDS), (2, "1", IDS[::-1]))
    three = evening._replace(start=start(("", "", ""), "tenhou-sanma"))
    assert problem_in(with_evening(club, three)) == "plan_table"
    blank = blank_result(club, evening, 1, "1", IDS, "seed")
    assert blank.start.names == ("Ida", "Jun", "Marek", "Sofia")
    club = club_in(with_result(club, blank._replace(scores=(30000,) * 4)))
    assert waiting(club, evening) == ((2, "1", IDS[::-1]),)
    assert results_of(club, "e1") == club.results
