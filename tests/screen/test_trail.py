"""The tab's history as a list: Back comes out of whatever is shown, layer by layer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.screen.action import read as action
from pyapp.screen.trail import (
    GAME,
    GUIDE,
    HAND,
    LINK,
    SHEET,
    Path,
    linked,
    read,
    screen,
    step,
)
from pyapp.screen.way import belongs, way_to

ELSEWHERE = "the page before"


class Tab:
    """A tab that came from elsewhere, and what is shown in it."""

    def __init__(self) -> None:
        self.entries = [ELSEWHERE, ""]
        self.at = 1
        self.deep: Path = ()
        self.added = 0  # entries
        self.shown, self.on, self.on_hand, self.on_game = HAND, False, False, False
        self.show()

    @property
    def path(self) -> Path:
        return read(self.entries[self.at])

    def show(self, **what: int | str) -> None:
        """Something else is shown; the history is led there, as by pyapp/browser/trail.py."""
        for name, value in what.items():
            setattr(self, name, value)
        while True:
            now = self.path
            wanted = belongs(now, self.shown, self.on, self.on_hand, self.on_game)
            if self.deep[: len(now)] != now:
                self.deep = now
            by, path = step(now, wanted, self.deep)
            if by:
                self.at += by
                assert 0 < self.at < len(self.entries), "led out of the site"
                continue
            if len(path) > 1:
                self.entries[self.at + 1 :] = [" ".join(path)]
                self.at += 1
                self.added += 1
            elif path:
                self.entries[self.at] = " ".join(path)
            else:
                break
            self.deep = path
        assert self.path == wanted

    def go(self, by: int) -> None:
        """Back or Forward, as far as entries of ours go."""
        if not 0 < self.at + by < len(self.entries):
            return
        self.at += by
        path = self.path
        shown = screen(path)
        bare = path[-1] != SHEET
        self.show(
            shown=shown,
            on_hand=self.on_hand and shown == self.shown == HAND and not bare,
            on_game=min(self.on_game, path.count(SHEET) if shown == self.shown == GAME else 2),
        )

    def link(self) -> None:
        self.entries[self.at + 1 :] = [" ".join(linked(self.path))]
        self.at += 1
        self.deep = ()
        self.show(shown=HAND, on_hand=False)


def test_without_a_game_the_hand_comes_first() -> None:
    tab = Tab()
    assert tab.entries == [ELSEWHERE, "hand"]
    tab.show(on_hand=True)
    assert tab.entries == [ELSEWHERE, "hand", "hand sheet"]
    tab.show(on_hand=False)
    assert tab.path == (HAND,)


def test_a_game_lies_over_the_hand_and_the_hand_over_the_game() -> None:
    tab = Tab()
    tab.show(shown=GAME, on_game=True)
    assert tab.path == (HAND, GAME, SHEET)
    tab.show(on=True, on_game=False)
    assert tab.entries[: tab.at + 1] == [ELSEWHERE, "hand", "hand game"]
    tab.show(shown=HAND)
    assert tab.entries == [ELSEWHERE, "hand", "hand game", "hand game hand"]
    tab.go(-1)
    assert (tab.at, tab.shown) == (2, GAME)
    tab.go(1)
    assert (tab.at, tab.shown) == (3, HAND)


def test_back_goes_to_and_fro_between_hand_and_game_and_adds_nothing() -> None:
    """What is added without a touch a browser leaves out when it goes back."""
    tab = Tab()
    tab.show(shown=GAME, on=True)
    tab.show(shown=HAND)
    tab.show(shown=GAME)
    added = tab.added
    for shown in (HAND, GAME) * 3:
        tab.go(-1)
        assert tab.shown == shown
    assert tab.added == added
    tab.show(on_game=True)
    tab.show(on_game=False)
    tab.go(-1)
    assert (tab.shown, tab.path) == (HAND, (HAND, GAME, HAND))


def test_an_entry_of_the_log_lies_over_the_log() -> None:
    """Nothing is added by Back: a browser would leave out all that it comes to so."""
    tab = Tab()
    for each in ({"shown": GAME, "on": True}, {"on_game": 1}, {"on_game": 2}):
        tab.show(**each)
    assert tab.entries[tab.at] == "hand game sheet sheet"
    tab.show(shown=HAND)  # for the tiles
    tab.go(-1)
    assert (tab.shown, tab.on_game, tab.entries[tab.at]) == (GAME, 2, "hand game sheet sheet")
    added = tab.added
    for left in (1, 0):
        tab.go(-1)
        assert (tab.shown, tab.on_game) == (GAME, left)
    assert (tab.entries[tab.at], tab.added) == ("hand game", added)
    tab.show(on_game=2)
    tab.show(shown=HAND, on_game=0)
    assert tab.entries[tab.at] == "hand game hand"


def test_nobody_is_held_who_has_no_game() -> None:
    tab = Tab()
    for on in (False, True):  # the second time one that is over
        tab.show(shown=GAME, on=on)
        tab.show(on=False)
        while tab.at > 1:
            tab.go(-1)
        assert (tab.shown, tab.entries[0]) == (HAND, ELSEWHERE)
        tab.go(-1)  # a browser goes where the player came from: nothing is put in its way
        assert tab.at == 1


def test_a_game_opened_from_the_menu_takes_its_place() -> None:
    tab = Tab()
    tab.show(on_hand=True)
    tab.show(shown=GAME, on_hand=False, on_game=True)
    assert tab.entries == [ELSEWHERE, "hand", "hand game", "hand game sheet"]


def test_a_game_that_is_read_late_is_put_below_the_hand() -> None:
    tab = Tab()
    tab.show(on_hand=True)
    tab.show(on=True)
    assert tab.entries[: tab.at + 1] == [ELSEWHERE, *OVER_GAME, "hand game hand sheet"]


OVER_GAME = ("hand", "hand game", "hand game hand")


@pytest.mark.parametrize("entries", [["game"], ["game", "game hand"], ["game", "game sheet"]])
def test_entries_of_an_older_page_are_gone_on_from(entries: list[str]) -> None:
    tab = Tab()
    tab.entries[1:] = entries
    tab.at = len(entries)
    tab.show(shown=HAND, on=True)
    assert tab.entries[: tab.at + 1] == [ELSEWHERE, *OVER_GAME]


def test_a_game_that_ends_or_goes_leaves_the_hand_alone() -> None:
    tab = Tab()
    tab.show(on=True)
    tab.show(on=False)
    assert tab.entries[: tab.at + 1] == [ELSEWHERE, "hand"]


def test_a_game_that_is_over_stays_over_the_hand() -> None:
    tab = Tab()
    tab.show(shown=GAME, on=True)
    tab.show(on=False, on_game=True)
    assert tab.path == (HAND, GAME, SHEET)
    tab.show(on_game=False)
    tab.go(-1)
    assert (tab.shown, tab.at) == (HAND, 1)


def test_the_tiles_of_a_winner_lie_over_the_sheet_that_asks_for_them() -> None:
    tab = Tab()
    tab.show(shown=GAME, on=True)
    tab.show(on_game=True)
    tab.show(shown=HAND)
    assert tab.path == (HAND, GAME, SHEET, HAND)
    tab.show(on_hand=True)
    tab.show(shown=GAME, on_hand=False)
    assert " ".join(tab.path) == "hand game sheet"


def test_a_link_lies_over_what_was_shown() -> None:
    tab = Tab()
    tab.show(on=True)
    tab.link()
    assert tab.path == (HAND, GAME, HAND, LINK)
    tab.show(shown=GAME)
    assert tab.entries[: tab.at + 1] == [ELSEWHERE, "hand", "hand game"]


@pytest.mark.parametrize(
    "text", ["", "None", "sheet", "game  hand", "game table", "[object]", "link"]
)
def test_other_entries_are_not_ours(text: str) -> None:
    assert read(text) == ()


def test_each_screen_is_reached_as_by_a_touch() -> None:
    for wanted, shown, bare, way in (
        (HAND, HAND, False, None),
        (GAME, HAND, False, "game open"),
        (GUIDE + "/fu", HAND, False, "guide open fu"),
        (HAND, GAME, False, "game hand"),
        (HAND, GUIDE, False, "guide leave"),
        (HAND, GUIDE, True, "guide leave bare"),
    ):
        assert way_to(wanted, shown, bare) == (action(way) if way else None)


DOINGS = st.lists(
    st.one_of(
        st.sampled_from(["link", "back", "forward"]),
        st.tuples(st.sampled_from(["shown", "on", "on_hand", "on_game"]), st.booleans()),
    ),
    max_size=30,
)


@given(DOINGS)
def test_back_never_leaves_the_site_while_a_game_is_on(
    doings: list[str | tuple[str, bool]],
) -> None:
    tab = Tab()
    for doing in doings:
        if doing == "link":
            tab.link()
        elif isinstance(doing, str):
            tab.go(-1 if doing == "back" else 1)
        else:
            name, value = doing
            tab.show(**{name: (GAME if value else HAND) if name == "shown" else value})
        assert screen(tab.path) == tab.shown
        # What lies below an entry is what its path says, so that no way back leads out.
        below = [read(text) for text in tab.entries[1 : tab.at + 1]]
        assert len(below) >= len(tab.path)
        if tab.on:
            seen = set()
            for _ in range(len(tab.entries) + 1):
                assert tab.at > 1
                tab.go(-1)
                seen.add(tab.shown)
            assert seen == {HAND, GAME}
