"""Only riichi/seats.py knows how many sit and how seats go round."""

import ast
import re
from functools import partial
from pathlib import Path

import pytest
from cache import cached
from hypothesis import given
from hypothesis import strategies as st

from pyapp.riichi import seats

PYAPP = Path(__file__).parents[1] / "pyapp"
OWN = Path(__file__).read_text(encoding="utf-8")  # what is found depends on
FOLDERS = ("riichi", "game", "club", "learn", "words", "screen", "browser")
# The one place, and the rulebooks' own data: an uma has a number for each place.
EXEMPT = ("riichi/seats.py", "riichi/options.py", "riichi/rulebooks.py")

# Four of anything goes round, or is one for each; three only beside words like these: sets and
# suits are three and four of too.
ABOUT = re.compile(
    r"seat|(?<!re)turn|deal|player|winner|payer|score|name|wind|delta|gain|chombo|settle|game", re.I
)
FOUR = re.compile(
    r"(?:%|//) 4\b|range\((?:\w+, )?4\)|[\])] \* 4\b"
    r"|len\([\w.]*(?:seats|scores|names|deltas|players)\) [!=<>]+ 4\b"
    r"|\b(?:SEATS|PLAYERS_AT_TABLE|FOUR_PLAYERS) ="
)
EACH = re.compile(r"% 3\b|range\(3\)|\b(\d+)(?:, \1){2,3}[)\]]|[(\[](?:0, )?1, 2, 3(?:, 4)?[)\]]")


def seats_in(source: str) -> list[str]:
    """The lines of a module that take the number of players for granted."""
    return cached(partial(_seats_in, source), "seats", source, OWN)


def _seats_in(source: str) -> list[str]:
    lines = [ast.unparse(node) for node in ast.parse(source).body]
    return [
        line.strip()
        for line in "\n".join(lines).split("\n")
        if FOUR.search(line) or (ABOUT.search(line) and EACH.search(line))
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_nobody_else_counts_them(folder: str) -> None:
    found = set()
    for path in sorted((PYAPP / folder).rglob("*.py")):
        name = path.relative_to(PYAPP).as_posix()
        if name not in EXEMPT:
            found |= {f"{name}: {each}" for each in seats_in(path.read_text(encoding="utf-8"))}
    assert found == set()


@pytest.mark.parametrize(
    "line",
    [
        "dealer = (seat + 1) % 4",
        "round = hand // 4",
        "turn = (seat - dealer) % 3",
        "for seat in range(4): pass",
        "winds = [wind(seat) for seat in range(3)]",
        "for turn in range(1, 4): pass",
        "others = [(seat + turn) % players for turn in (1, 2, 3, 4)]",
        "for seat in (0, 1, 2, 3): pass",
        "deltas = [0, 0, 0, 0]",
        "chombos = (0, 0, 0)",
        "scores = (30000,) * 4",
        "SEATS = all_seats(players)",
        "wrong = len(start.names) != 4",
    ],
)
def test_seats_are_noticed(line: str) -> None:
    assert seats_in(line) != []


@pytest.mark.parametrize(
    "line",
    [
        "suit = kind // 9",
        "sets = len(tiles) // 3",
        "good = total % 3 != 1",
        "left = [COPIES] * KINDS",
        "crowded = counts[tile] > 4",
        "places = [kinds.index(low + step * n) for n in range(3)]",
        "runs = runs & runs >> 3 & runs >> 6",
        "fu = tuple(range(30, 150, 10))",
        "key = pile * 4 + suit",
        "rows = ((15, 5, -5, -15), (9, 9))",
        "DOTS = (SOUTH, WEST, NORTH, EAST)",
        "four = concealed_triplets(reading) == 4",
        "piles = [0, 0, 0, 0]",
    ],
)
def test_tiles_are_no_seats(line: str) -> None:
    assert seats_in(line) == []


@given(st.integers(2, 6), st.data())
def test_seats_go_round(players: int, data: st.DataObject) -> None:
    everyone = seats.all_seats(players)
    seat, dealer, winner = (data.draw(st.sampled_from(everyone)) for _ in range(3))
    assert len(everyone) == players
    assert [seats.turns_to(other, seat, players) for other in seats.others(seat, players)] == list(
        range(1, players)
    )
    assert sorted((*seats.others(seat, players), seat)) == list(everyone)
    assert seats.after(seat, players, players) == seat
    winds = [seats.turns_to(each, dealer, players) for each in everyone]
    assert winds[dealer] == 0
    assert winds[seats.after(dealer, 1, players)] == 1
    assert sorted(winds) == list(everyone)
    paid = dict(seats.shares(winner, None, dealer, players))
    assert set(paid) == set(everyone) - {winner}
    assert sum(paid.values()) == (2 * (players - 1) if winner == dealer else players)
    ((payer, times),) = seats.shares(winner, seat, dealer, players)
    assert (payer, times) == (seat, 6 if winner == dealer else 4)


@given(st.integers(0, 40))
def test_the_deal_passes_to_the_next(deal: int) -> None:
    for players in (3, 4):
        round_wind, dealer = seats.round_and_dealer(deal, players)
        assert round_wind * players + dealer == deal
        assert seats.round_and_dealer(deal + 1, players)[1] == seats.after(dealer, 1, players)


def test_nobody_sits_north_among_three() -> None:
    """The sixth deal of three is South 3: seat 2 deals, seat 0 sits south, seat 1 west."""
    assert seats.round_and_dealer(5, 3) == (1, 2)
    assert [seats.turns_to(seat, 2, 3) for seat in seats.all_seats(3)] == [1, 2, 0]
