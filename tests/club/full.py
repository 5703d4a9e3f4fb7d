"""A club with something of everything that is kept."""

from pyapp.club.evenings import with_evening
from pyapp.club.records import BEST, SERIES, Club, Penalty, Round
from pyapp.club.results import of_game, with_result
from pyapp.club.roster import entered
from pyapp.club.series import with_penalty, with_series
from pyapp.riichi.problem import Problem
from tests.club.clubs import CLUB, DATE, EVENING, IDS, club_in, result, start
from tests.game_text import WIN, text

LOG = text(
    "start rules:wrc-2025 hanchan names:Ida,Jun,Marek,Sofia",
    "riichi A",
    "tsumo A:2/30::" + WIN,
    "chombo B",
    "penalty C 500 reason:late,%20twice",
    "stop",
)


def full() -> Club:
    """A club with something of everything."""
    later = EVENING._replace(id="e2", date="2026-03-21", name="-", plan=(Round((IDS,), ()),) * 2)
    club = club_in(with_evening(CLUB, later))
    club = club_in(entered(club, ("Noa, the second", "-", "100 %"), "s", guest=True))
    club = club._replace(name="Our club", backup="2026-03-14")
    kept = of_game(result("r1", 0, 0, 0, 0), LOG)
    assert not isinstance(kept, Problem)
    club = club_in(with_result(club, kept._replace(counted="abc/0", note="A - B, 50 %")))
    stopped = result("r2", 36200, 29600, 23700, 29500, sticks=1)._replace(evening="e2")
    stopped = stopped._replace(stopped=True, seated=False, players=("", "", "", "p1"))
    club = club_in(with_result(club, stopped._replace(table="")))
    own = start(("", "a,b", "-", ""), "ema-2008")._replace(
        house="Ours", changes=(("end_oka", "5"),)
    )
    other = result("r3", 25000, 25000, 25000, 25000)._replace(start=own, won=(0, 3), evening="e2")
    club = club_in(with_result(club, other))
    fine = Penalty("x1", "p1", -1000, "a yakuman, = +1", DATE, "", "r1", False)
    club = club_in(with_penalty(club, fine))
    club = club_in(with_penalty(club, fine._replace(id="x2", cancelled=True, reason="")))
    club = club_in(with_series(club, SERIES._replace(id="s1", name="Spring 2026")))
    best = SERIES._replace(id="s2", name="-", rule=BEST, best=3, evenings=("e1", "e2"), first=DATE)
    return club_in(with_series(club, best._replace(carries="s1", stopped=False, tie="best_game")))
