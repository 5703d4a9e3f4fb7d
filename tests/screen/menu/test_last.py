"""The last hands that won: kept by every way out of them, opened again, shared by tabs."""

import re

from pyapp.riichi.text import format_entry
from pyapp.screen.action import HAND, Action
from pyapp.screen.app import KeepHand
from pyapp.screen.hand.last import FORMAT
from pyapp.screen.hand.room import act, put_hand
from pyapp.screen.menu.hands import small_hand
from pyapp.screen.menu.last import last_of, regions
from tests.entered import entry_of
from tests.kept.device import Disk
from tests.screen.apps import KeepingPlayer, app_of, drawn
from tests.spoken import words

A = format_entry(entry_of("234567m33456p67s+8s riichi"))
B = format_entry(entry_of("456m99p56p+7p pon:555z chii:234s"))
C = format_entry(entry_of("19m19p19s1234567z+7z"))


class HandPlayer(KeepingPlayer):
    """A tab with a hand, and the hands that are kept."""

    def __init__(self, hand: str = "", disk: Disk | None = None, room: bool = True) -> None:
        super().__init__(app_of(hand), disk or Disk(), room, room)

    def show(self, hand: str) -> None:
        """Another link is opened."""
        self.step(lambda app: put_hand(app, entry_of(hand)))
        self.disk.settle()

    def clear(self, *hands: str) -> None:
        for hand in hands:
            self.show(hand)
            self.do("hand clear")

    @property
    def kept(self) -> list[str]:
        """The hands that the device has, the newest first."""
        lines = self.disk.inside.get("hands", FORMAT).split("\n")[1:]
        return [line.partition(" ")[2] for line in lines]

    @property
    def sheet(self) -> str:
        return drawn(regions, self.app)["sheet"]

    @property
    def rows(self) -> int:
        return self.sheet.count("page reopen")


def test_a_hand_is_kept_when_the_next_one_takes_its_place() -> None:
    player = HandPlayer(A)
    player.do("page open hands")
    assert "No hands yet." in player.sheet
    player.do("page close", "hand clear")
    assert player.kept == [A]
    player.clear(B)
    assert player.kept == [B, A]
    player.show(A)
    player.show("123m")  # a link takes its place
    assert player.kept == [A, B]
    player.show(B)
    player.do("page open text", f"page draft {C}", "page write")
    assert player.kept == [B, A]


def test_what_does_not_win_is_not_kept() -> None:
    player = HandPlayer()
    player.clear("234567m33456p67s", "234567m33456p67s+9s", A)
    assert player.kept == [A]


def test_a_hand_is_opened_again_and_nothing_is_lost() -> None:
    player = HandPlayer(A)
    player.do("hand clear")
    player.show(B)
    player.do("page open hands")
    assert player.rows == 1
    assert "Ron 3,900 · Tsumo 1,300 / 2,600" in player.sheet
    assert "WRC 2015" in player.sheet
    player.do("page reopen 0")
    assert (player.app.sheet, format_entry(player.app.entry)) == ("", A)
    assert player.kept == [B, A]  # the one whose place it took is kept in turn
    player.do("hand undo")
    assert format_entry(player.app.entry) == B
    player.do("page open hands", "page reopen 9")
    assert format_entry(player.app.entry) == B


def test_a_hand_is_drawn_with_all_its_tiles_the_winning_one_marked() -> None:
    drawn_hand = small_hand(words(), entry_of("99p67s+8s,pon:222s").hand).text
    tiles = re.findall(r'href="#t(\w+)"', drawn_hand)
    assert " ".join(tiles) == "9p 9p 6s 7s 8s 2s 2s 2s"
    assert re.findall(r'class="tile won"[^>]*><use href="#t(\w+)"', drawn_hand) == ["8s"]
    assert "seven of bamboo, eight of bamboo, two of bamboo" in drawn_hand
    assert "won" not in small_hand(words(), entry_of("99p67s").hand).text


def test_all_are_deleted_and_had_back() -> None:
    player = HandPlayer(A)
    player.do("hand clear", "page open hands", "page delete")
    assert "All deleted." in player.sheet
    assert (player.rows, player.kept) == (0, [])
    player.do("page undelete")
    assert (player.rows, player.kept) == (1, [A])
    player.do("page delete", "page close", "page open hands")
    assert "All deleted." not in player.sheet


def test_two_tabs_share_them() -> None:
    one = HandPlayer(A)
    other = HandPlayer(B, one.disk)
    for tab in (one, other):  # at once
        tab.take(act(tab.app, Action(HAND, "clear", "")))
    one.disk.settle()
    assert sorted(one.kept) == sorted([A, B])
    other.do("page open hands")
    assert other.rows == 2
    one.clear(C)
    assert other.rows == 3


def test_without_a_device_they_last_as_long_as_the_page() -> None:
    player = HandPlayer(room=False)
    player.clear(A, B)
    player.do("page open hands")
    assert player.rows == 2
    assert "stores nothing" in player.sheet
    player.do("page delete")
    assert player.rows == 0
    player.do("page undelete")
    assert player.rows == 2


def test_many_are_read_in_turns_and_none_while_they_are_not_seen() -> None:
    player = HandPlayer()
    player.clear(*[f"{A} honba:{n}" for n in range(1, 8)])
    assert last_of(player.app).hands == ()
    ticks, seen = iter(range(0, 10**6, 20)), []
    player.app = player.app._replace(device=player.app.device._replace(clock=lambda: next(ticks)))
    super(KeepingPlayer, player).do("page open hands")
    while player.disk.coming:
        player.disk.coming.pop(0)()
        seen.append(player.rows)
    assert seen == sorted(seen)
    assert (seen[-1], len(set(seen)) > 2) == (7, True)


def test_those_of_a_later_version_are_left_alone() -> None:
    player = HandPlayer()
    player.disk.inside["hands"] = FORMAT.replace("1", "2") + "\nanything"
    player.clear(A)
    player.do("page open hands")
    assert player.say("store_newer") in player.sheet
    assert player.disk.inside["hands"].endswith("anything")


def test_only_a_full_hand_is_asked_to_be_kept() -> None:
    player = HandPlayer()
    super(KeepingPlayer, player).do("hand tile 1m", "hand clear")
    assert not [each for each in player.effects if isinstance(each, KeepHand)]
