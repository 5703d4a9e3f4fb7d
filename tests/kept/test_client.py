"""Texts that tabs share: two tabs, and a database that comes late, stalls or keeps nothing."""

import itertools
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.game import saved
from pyapp.game.events import HANCHAN, Adjustment, Start
from pyapp.kept.client import ELSEWHERE, HEARD, NOT_KEPT, Client, News
from pyapp.kept.shelf import Joined, Kind
from pyapp.learn import progress
from pyapp.learn.progress import NEW, Progress
from pyapp.riichi.problem import Problem
from pyapp.screen.hand import last
from pyapp.screen.rules import house
from tests.kept.device import Beside, Disk, Tab
from tests.screen.hand.lasts import load_hands

START = Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), HANCHAN, "", None)
GAMES = Kind("game.", saved.joined, saved.beside)
HANDS = Kind("hands", last.joined, lambda name, _text: name)
RULES = Kind("rules.", house.joined, lambda name, _text: "rules." + house.next_name(name[6:]))
PRACTICE = Kind("practice", progress.joined, lambda name, _text: name)


def game(*reasons: str) -> str:
    """A game with an event for each of them."""
    events = [Adjustment((0, 0, 0, 0), 0, reason) for reason in reasons]
    return saved.dump((START, *events))


def client(device: Tab, kind: Kind) -> tuple[Client, list[News]]:
    told: list[News] = []
    return Client(device, kind, told.append), told


def two(kind: Kind) -> tuple[Disk, Client, Client, list[News], list[News]]:
    """Two tabs of one device."""
    disk = Disk()
    one, told = client(Tab(disk), kind)
    other, told_other = client(Tab(disk), kind)
    return disk, one, other, told, told_other


@pytest.mark.parametrize(
    ("faster", "slower"),
    [(("a", "b"), ("a", "c")), (("a", "b"), ()), ((), ("a", "b"))],
    ids=["goes on too", "undoes", "goes on while another undoes"],
)
def test_the_slower_tab_is_told_what_stands(
    faster: tuple[str, ...], slower: tuple[str, ...]
) -> None:
    disk, one, other, told, told_other = two(GAMES)
    one.put("game.1", game("a"))
    disk.settle()
    assert told_other == [News("game.1", HEARD, "")]
    one.put("game.1", game(*faster))
    other.put("game.1", game(*slower))
    disk.settle()
    assert disk.inside == {"game.1": game(*faster)}
    assert one.text("game.1") == other.text("game.1") == game(*faster)
    assert (told, told_other[1:]) == ([], [News("game.1", ELSEWHERE, "")])


@pytest.mark.parametrize("there", ["", "spoilt", "tenbou-game 9\nsomething new\n"])
def test_a_game_that_is_gone_or_unreadable_is_not_written_over(there: str) -> None:
    disk = Disk()
    one, told = client(Tab(disk), GAMES)
    one.put("game.1", game())
    disk.settle()
    disk.inside["game.1"] = there
    one.put("game.1", game("a"))
    disk.settle()
    ((_name, what, place),) = told
    assert what == ELSEWHERE
    assert disk.inside == {"game.1": there, place: game("a")}


def test_what_waits_for_another_write_is_noted_for_the_next_start() -> None:
    disk, one, _other, _told, _told_other = two(GAMES)
    one.put("game.1", game())
    one.put("game.1", game("a"))
    one.put("game.2", game("b"))
    assert disk.noted == {"game.1": (game("a"), game())}


def test_texts_of_two_names_are_on_their_way_together() -> None:
    disk, one, _other, _told, _told_other = two(GAMES)
    for reason in "abcd":
        one.put("game.1", game(reason))
        one.put("game.2", game(reason))
    assert len(disk.coming) == 2
    disk.answer(2)
    assert disk.inside == {"game.1": game("a"), "game.2": game("a")}
    disk.settle()
    assert disk.inside == {"game.1": game("d"), "game.2": game("d")}
    assert one.waiting == []


# The database comes late


def late(kind: Kind, inside: dict[str, str]) -> tuple[Disk, Tab, Client, list[News]]:
    """A tab whose database holds something, but has not opened yet."""
    disk = Disk()
    disk.inside = dict(inside)
    tab = Tab(disk, opens=False)
    one, told = client(tab, kind)
    return disk, tab, one, told


def test_a_game_that_only_goes_on_has_one_way() -> None:
    disk, tab, one, _told = late(GAMES, {"game.1": game("a")})
    one.put("game.1", game("a", "b"))
    disk.settle()
    tab.come()
    disk.settle()
    assert disk.inside == {"game.1": game("a", "b")}
    assert disk.beside == {}


def test_what_was_left_beside_is_joined_at_the_next_start_and_only_once() -> None:
    disk = Disk()
    disk.inside["game.1"] = game("a")
    disk.beside["game.1"] = Beside(game("b"), None)
    place = saved.beside("game.1", game("b"))
    for _ in range(2):
        one, _told = client(Tab(disk), GAMES)
        one.find_all(lambda _texts: None)
        disk.settle()
        assert disk.inside == {"game.1": game("a"), place: game("b")}
        disk.beside["game.1"] = Beside(game("b"), None)  # a crash brought it back


def test_the_hands_of_both_are_there() -> None:
    one, other = "234567m33456p67s+8s riichi", "19m19p19s1234567z+7z"
    disk, tab, hands, _told = late(HANDS, {"hands": last.with_hand("", "1", one)})
    hands.put("hands", last.with_hand(hands.text("hands"), "2", other))
    disk.settle()
    tab.come()
    disk.settle()
    assert [left.text for left in load_hands(disk.inside["hands"])] == [other, one]
    hands.put("hands", "")
    disk.settle()
    assert disk.kept() == set()


def test_hands_of_a_later_version_are_not_written_over() -> None:
    newer = "tenbou-hands 2\nsomething new"
    disk, tab, hands, _told = late(HANDS, {"hands": newer})
    mine = last.with_hand("", "2", "19m19p19s1234567z+7z")
    hands.put("hands", mine)
    disk.settle()
    tab.come()
    disk.settle()
    assert disk.kept() == {newer, mine}
    assert last.is_newer(hands.text("hands"))
    assert last.with_hand(newer, "3", "1m") == newer


def answers(before: Progress, visit: str, count: int) -> Progress:
    for _ in range(count):
        boxes = before.boxes._replace(asked=before.boxes.asked + 1)
        before = progress.stepped(before, before._replace(boxes=boxes), visit)
    return before


def test_what_is_not_kept_is_said_and_tried_again() -> None:
    disk = Disk()
    tab = Tab(disk, opens=False, room=False)
    one, told = client(tab, GAMES)
    one.put("game.1", game("a"))
    one.put("game.2", game("b"))
    disk.settle()
    assert told == [News("game.1", NOT_KEPT, ""), News("game.2", NOT_KEPT, "")]
    assert not one.keeps
    tab.room = True
    one.put("game.1", game("a", "c"))
    disk.settle()
    assert disk.kept() == {game("a", "c"), game("b")}
    assert one.keeps


def test_what_stands_beside_is_written_before_it_is_gone_from_its_place() -> None:
    disk = Disk()
    tab = Tab(disk)
    disk.inside["game.1"], disk.beside["game.1"] = game("a"), Beside(game("b"), None)
    one, _told = client(tab, GAMES)
    one.find_all(lambda _texts: None)
    while disk.coming:
        assert disk.kept() == {game("a"), game("b")}
        disk.coming.pop(0)()
    assert disk.kept() == {game("a"), game("b")}


# All of it at random


def asked(disk: Disk) -> int:
    found = progress.load(disk.inside["practice"])
    assert not isinstance(found, Problem)
    return found.boxes.asked


TOUCHES = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.sampled_from(("play", "play", "practise", "practise", "hand", "come", "fail", "leave")),
    ),
    max_size=24,
)


class Visit:
    """A tab that plays, practises and enters hands."""

    def __init__(self, disk: Disk, name: str, opens: bool) -> None:
        self.name = name
        self.device = Tab(disk, opens)
        self.games, self.told = client(self.device, GAMES)
        self.hands, _told = client(self.device, HANDS)
        self.practice, _told = client(self.device, PRACTICE)
        self.answered = NEW
        self.games.find("game.1", lambda _text: None)
        self.hands.find("hands", lambda _text: None)
        self.practice.find("practice", lambda _text: None)

    def play(self, reason: str) -> None:
        text = self.games.text("game.1") or game()
        event = Adjustment((0, 0, 0, 0), 0, reason)
        self.games.put("game.1", saved.extended(text, event))

    def leave_hand(self, hand: str, when: str) -> None:
        self.hands.put("hands", last.with_hand(self.hands.text("hands"), when, hand))

    def practise(self) -> None:
        """Answer a question: as the page does, beside what was answered here before, whatever of
        that the device has.
        """
        text = self.practice.text("practice")
        kept = progress.load(text) if text else NEW
        assert not isinstance(kept, Problem)
        self.answered = answers(progress.together(kept, self.answered), self.name, 1)
        self.practice.put("practice", progress.dump(self.answered))


@given(TOUCHES, st.randoms(use_true_random=False))
def test_whatever_happens_nothing_kept_is_missing(
    touches: list[tuple[int, str]], random: Random
) -> None:
    """Three tabs with databases that come and go; answers arrive in order, but at any time."""
    disk, number = Disk(), itertools.count(1)
    open_now = [Visit(disk, f"first{place}", random.random() < 0.5) for place in range(3)]
    events: dict[str, Visit] = {}
    hands: list[str] = []
    count = 0
    for place, what in touches:
        tab = open_now[place]
        if what == "play":
            reason = str(next(number))
            events["reason:" + reason] = tab
            tab.play(reason)
        elif what == "practise":
            tab.practise()
            count += 1
        elif what == "hand":
            when = next(number)
            hands.append(f"19m19p19s1234567z+7z honba:{when}")
            tab.leave_hand(hands[-1], f"{when:04}")
        elif what == "come":
            tab.device.come()
        elif what == "fail":
            tab.device.opens = False
        else:  # left when all is written, and another visit begins
            disk.settle()
            disk.tabs.remove(tab.device)
            open_now[place] = Visit(disk, f"next{next(number)}", random.random() < 0.5)
        disk.answer(random.randrange(4))
    disk.settle()
    for tab in [Visit(disk, "end", True), *open_now]:
        tab.device.come()
        disk.settle()
    assert asked(disk) == count if count else "practice" not in disk.inside
    kept = [left.text for left in load_hands(disk.inside.get("hands", ""))]
    assert kept == hands[: -last.MOST - 1 : -1]
    there = {line for text in disk.inside.values() for line in text.split("\n")}
    gone = [event for event in events if not any(line.endswith(event) for line in there)]
    for event in gone:
        told = [(news.what, news.beside) for news in events[event].told]
        assert (ELSEWHERE, "") in told, event
    assert disk.beside == {}


# Two texts become one


@pytest.mark.parametrize("kind", [GAMES, HANDS, PRACTICE], ids=lambda kind: kind.head)
@given(data=st.data())
def test_joining_twice_changes_nothing(kind: Kind, data: st.DataObject) -> None:
    def text() -> str:
        if kind is GAMES:
            return game(*data.draw(st.lists(st.sampled_from("ab"), max_size=3)))
        if kind is PRACTICE:
            visits = data.draw(st.lists(st.sampled_from("xyz"), max_size=5))
            made = NEW
            for each in visits:
                made = answers(made, each, 1)
            return progress.dump(made)
        found = ""
        for number in data.draw(st.lists(st.integers(1, 9), max_size=4)):
            found = last.with_hand(found, str(number), f"19m19p19s1234567z+7z honba:{number}")
        return found

    one, other = text(), text()
    both = kind.join(one, other, "")
    assert both is not None
    assert kind.join(both.text, both.text, "") == Joined(both.text, "", False)
    again = kind.join(other, both.text, "")
    assert again is not None
    assert again.text == both.text
    assert again.beside in ("", both.beside)
