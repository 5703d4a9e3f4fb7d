"""A club as text: what is written is read again, what is damaged refused, two tabs joined."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pyapp.club.evenings import with_evening
from pyapp.club.kept import (
    EVENING,
    KIND,
    NAME,
    ROSTER,
    VERSION,
    changes,
    dump,
    joined,
    load,
    newest_first,
    placed,
    summed,
)
from pyapp.club.records import EMPTY, Club, Player, Round, evening_of
from pyapp.club.results import with_result, without_result
from pyapp.club.roster import entered
from pyapp.kept.client import Client
from pyapp.kept.codec import pack
from pyapp.riichi.free_text import LONGEST_NAME, clean
from pyapp.riichi.problem import Problem
from tests.club.clubs import CLUB, IDS, club_in, problem_in, result, start
from tests.club.clubs import EVENING as PI
from tests.club.full import LOG, full
from tests.kept.device import Disk, Tab


def texts_of(club: Club) -> dict[str, str]:
    return dict(changes(EMPTY, club))


def taken(club: Club, name: str, text: str) -> Club | Problem:
    """What a club comes to with a text of a device."""
    part = load(text) if text else EMPTY
    return part if isinstance(part, Problem) else placed(club, name, part)


def opened(texts: dict[str, str]) -> Club:
    club = EMPTY
    for name in newest_first(texts):
        club = club_in(taken(club, name, texts[name]))
    return club


def test_what_is_written_is_read_again() -> None:
    club = full()
    assert load(dump(club)) == club
    assert opened(texts_of(club)) == club
    assert [bool(each.log) for each in club.results] == [True, False, False]
    assert load(dump(EMPTY)) == EMPTY
    assert load("\ufeff" + dump(club).replace("\n", "\r\n") + "\r\n") == club


words = st.text(max_size=12).map(lambda each: clean(each, LONGEST_NAME))


@given(words, st.lists(words, max_size=3), st.lists(words, min_size=4, max_size=4))
@example("-", ["-"], ["-", "-", "", "yes"])
@example("", ["", ""], ["", "", "", ""])
@example("yes", ["-", ""], ["%2D", "%", "1", "a,b"])
def test_any_words_are_read_again(name: str, aliases: list[str], names: list[str]) -> None:
    aliases = aliases if aliases != [""] else []
    club = CLUB._replace(name=name, players=(Player("p1", name, tuple(aliases), True),))
    club = club._replace(evenings=(PI._replace(name=name, present=("p1",)),))
    one = result("r1", 30000, 30000, 30000, 30000)._replace(players=("p1", "", "", ""), note=name)
    one = one._replace(start=start(tuple(names)), table=name)
    club = club_in(with_result(club, one))
    assert load(dump(club)) == club


def test_a_change_writes_the_text_of_its_evening() -> None:
    club = full()
    texts = texts_of(club)
    assert sorted(texts) == [EVENING + "e1", EVENING + "e2", ROSTER]
    assert changes(club, club) == ()
    more = club_in(with_result(club, result("r9", 30000, 30000, 30000, 30000)._replace(round=2)))
    ((name, new),) = changes(club, more)
    assert name == EVENING + "e1"
    assert taken(club, name, new) == more
    ((name, _new),) = changes(club, club._replace(backup="2026-04-01"))
    assert name == ROSTER
    less = without_result(without_result(club, "r2"), "r3")
    less = less._replace(evenings=less.evenings[:1])
    assert changes(club, less) == ((EVENING + "e2", ""),)
    assert taken(club, EVENING + "e2", "") == less


def test_nobody_is_at_an_evening_who_is_not_in_the_roster_yet_or_any_more() -> None:
    club = full()
    more = club_in(entered(club, ("Zoe",), "2026"))
    there = club.evenings[0]
    there = there._replace(present=(*there.present, more.players[-1].id))
    more = club_in(with_evening(more, there))
    assert [name for name, _text in changes(club, more)] == [ROSTER, EVENING + there.id]
    assert [name for name, _text in changes(more, club)] == [EVENING + there.id, ROSTER]
    behind = opened({**texts_of(more), ROSTER: texts_of(club)[ROSTER]})
    assert evening_of(behind, there.id) == club.evenings[0]


def test_an_evening_that_moved_is_taken_at_its_place() -> None:
    club = full()
    moved = club_in(with_evening(club, club.evenings[0]._replace(date="2026-05-01")))
    ((name, new),) = changes(club, moved)
    assert taken(club, name, new) == moved


def test_what_is_damaged_is_refused() -> None:
    whole = dump(full())
    for place in range(0, len(whole) - 1, 7):
        broken = whole[:place] + chr(ord(whole[place]) ^ 1) + whole[place + 1 :]
        assert isinstance(load(broken), Problem), place
        assert isinstance(load(whole[:place]), Problem), place
    assert problem_in(load("")) == "other_kind"
    assert problem_in(load(LOG)) == "other_kind"
    assert problem_in(load(whole.replace("club 1", "club 2", 1))) == "newer_version"
    assert isinstance(taken(full(), ROSTER, whole[:50]), Problem)


@pytest.mark.parametrize(
    "line",
    [
        *("", "nonsense", "club", "player p1", "player p1 %ZZ -", "series s1 -", "penalty x"),
        *("evening e", "round", "start rules:x", "start", "result", "result r 1 1 a,b 1,2 a,b -"),
        *("evening e2 14.3.2026 - -", "round - p1,p2,p3"),
        "result r 1 1 a,b,c,d 1,2,3 a,b,c,d -",
        "result r 1 1 a,b,c,d 1,2,3,x a,b,c,d -",
        "result r x 1 a,b,c,d 1,2,3,4 a,b,c,d -",
        "result r 1 1 a,b,c,d 1,2,3,4 a,b,c,d 1/30000/1,2,3/1,2,3,4",
        "result r 1 1 a,b,c,d 1,2,3,4 a,b,c,d - won:4",
        "result r 1 1 a,b,c,d 1,2,3,4 a,b,c,d - chombo:1",
        "result r 1 1 a,b,c,d 1,2,3,4 a,b,c,d - chombo:1_0,0,0,0",
        "result r 1 1 a,b,c,d 1,2,3,4 a,b,c,d - luck",
    ],
)
def test_lines_that_make_no_sense_are_named(line: str) -> None:
    head = ["club - -", "evening e1 2026-03-14 - p1", "start rules:wrc-2025 hanchan names:,,,"]
    found = load(pack(NAME, VERSION, [*head, line], summed))
    assert problem_in(found) == "cannot_read"
    assert getattr(found, "detail", ()) == (4, line)


def test_an_evening_has_a_start() -> None:
    found = load(pack(NAME, VERSION, ["club - -", "evening e1 2026-03-14 - p1"], summed))
    assert problem_in(found) == "damaged"


def club_of_tabs(base: Club, mine: Club, theirs: Club) -> tuple[Club, bool]:
    """What two tabs make of a club on which both began."""
    texts = texts_of(base)
    told = False
    for name in {*texts, *texts_of(mine), *texts_of(theirs)}:
        one, other = texts_of(mine).get(name, ""), texts_of(theirs).get(name, "")
        both = joined(one, other, texts.get(name, ""))
        assert both.beside == ""
        told = told or both.told
        texts[name] = both.text
    return opened({name: kept for name, kept in texts.items() if kept}), told


def test_two_tabs_that_changed_other_things() -> None:
    club = full()
    mine = club_in(with_result(club, result("r8", 30000, 30000, 30000, 30000)._replace(round=3)))
    mine = club_in(entered(mine, ("Mine",), "m"))
    theirs = club_in(with_result(club, result("r9", 31000, 29000, 30000, 30000)._replace(round=2)))
    theirs = club_in(entered(theirs, ("Theirs",), "t"))._replace(backup="2026-05-01")
    theirs = without_result(theirs, "r1")
    both, told = club_of_tabs(club, mine, theirs)
    assert not told
    assert [each.id for each in both.results] == ["r9", "r8", "r2", "r3"]
    assert [each.name for each in both.players[-2:]] == ["Theirs", "Mine"]
    assert both.backup == "2026-05-01"


def test_two_tabs_that_changed_the_same() -> None:
    club = full()
    one = result("r1", 30000, 30000, 30000, 30000)
    mine = club_in(with_result(club, one))
    theirs = club_in(with_result(club, one._replace(scores=(31000, 29000, 30000, 30000))))
    both, told = club_of_tabs(club, mine, theirs)
    assert told
    assert both == theirs
    assert club_of_tabs(club, mine, without_result(club, "r1")) == (mine, True)
    assert club_of_tabs(club, without_result(club, "r1"), theirs) == (theirs, True)
    assert club_of_tabs(club, mine, mine) == (mine, False)
    # Of an evening one changes who is there, the other its plan.
    plan = club_in(with_evening(club, PI._replace(plan=(Round((IDS,), ()),))))
    there = club_in(with_evening(club, PI._replace(present=IDS[:3])))
    both, told = club_of_tabs(club, plan, there)
    assert not told
    assert both.evenings[0] == PI._replace(plan=(Round((IDS,), ()),), present=IDS[:3])


def test_a_text_that_cannot_be_read_stays() -> None:
    mine = texts_of(full())[ROSTER]
    both = joined(mine, "tenbou-club 2\nof tomorrow", "")
    assert (both.text, both.beside, both.told) == ("tenbou-club 2\nof tomorrow", mine, True)
    assert KIND.beside(ROSTER, mine) != ROSTER


@given(st.data())
def test_tabs_over_one_device_lose_nothing(data: st.DataObject) -> None:
    disk = Disk()
    tabs = [Client(Tab(disk), KIND, lambda _news: None) for _ in range(2)]
    clubs: list[Club] = [CLUB, CLUB]
    name = EVENING + PI.id
    tabs[0].put(name, texts_of(CLUB)[name])
    disk.settle()
    made = []
    for number in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, 1))
        text = tabs[at].text(name)
        club = club_in(taken(clubs[at], name, text)) if text else clubs[at]
        one = result(f"r{number}", 30000, 30000, 30000, 30000)._replace(round=number)
        clubs[at] = club_in(with_result(club, one))
        for each, new in changes(club, clubs[at]):
            tabs[at].put(each, new)
        made.append(one.id)
        if data.draw(st.booleans()):
            disk.answer(data.draw(st.integers(0, 4)))
    disk.settle()
    both = [club_in(taken(CLUB, name, tab.text(name))) for tab in tabs]
    assert both[0] == both[1]
    assert [each.id for each in both[0].results] == made
