"""Games that go from one device to another: two players, each with a disk of their own."""

from collections.abc import Callable
from random import Random

import pytest

from pyapp.club.handover import AHEAD, APART, BEHIND, OTHER, SAME, dump_handed
from pyapp.club.links import MOST_WORD, encoded, word_of
from pyapp.game.saved import HEAD
from pyapp.screen.game.forms.arrived import CHOICES
from pyapp.screen.game.games import OPEN
from pyapp.screen.game.state import Arrived, NoGame, WinDraft
from pyapp.screen.trail import HAND
from tests.game_text import NAMES, START, text
from tests.packed import squeeze
from tests.screen.apps import SITE
from tests.screen.game.game_player import GamePlayer, play

WON = "ron from:D B:3/40"


def begun(*lines: str) -> GamePlayer:
    player = GamePlayer()
    player.do("game open")
    player.begin(*NAMES)
    play(player, *lines)
    return player


def link_of(player: GamePlayer) -> str:
    player.tap("sheet more", "share", "share link")
    player.tap("close")
    return player.copied[-1]


def open_link(player: GamePlayer, link: str) -> str:
    """Open it as the loop does; gives how the copy stands, "" where none came."""
    player.do("game arrive " + link.removeprefix(SITE + "game/"))
    player.disk.settle()
    assert player.app.at_game
    sheet = player.app.game.board.sheet if player.app.game else None
    return sheet.how if isinstance(sheet, Arrived) else ""


def test_a_link_opens_as_a_copy_on_another_device() -> None:
    giver, taker = begun("riichi B", WON), GamePlayer()
    assert open_link(taker, link_of(giver)) == OTHER
    assert "35,200" in taker.sheet
    assert taker.games == []
    taker.tap("choose theirs")
    assert (taker.state, taker.sheet) == (giver.state, "")
    assert taker.games == giver.games
    assert taker.again().state == giver.state
    # And back again, as it has gone on there.
    play(taker, "draw tenpai:A")
    assert open_link(giver, link_of(taker)) == AHEAD
    assert "Yours" not in giver.sheet
    giver.tap("choose theirs")
    assert giver.games == taker.games


def test_a_link_that_is_closed_changes_nothing() -> None:
    link = link_of(begun(WON))
    taker = begun()
    taker.tap("win", "winner 1")
    assert open_link(taker, link) == OTHER
    taker.tap("close")
    assert isinstance(taker.board.sheet, WinDraft)
    assert taker.games == [text(START)]
    bare = GamePlayer()
    assert open_link(bare, link) == OTHER
    bare.tap("close")
    assert bare.app.shown == HAND


def test_a_half_entered_win_is_kept_under_a_copy_that_came() -> None:
    taker = begun()
    link = link_of(taker)
    taker.tap("win", "winner 1")
    assert open_link(taker, link) == SAME
    again = taker.again()
    again.do("game open")
    assert isinstance(again.board.sheet, WinDraft)
    taker.tap("choose mine")
    assert isinstance(taker.board.sheet, WinDraft)


@pytest.mark.parametrize(
    ("mine", "theirs", "how"),
    [((), (), SAME), ((), (WON,), AHEAD), ((WON,), (), BEHIND), ((WON,), ("draw",), APART)],
)
def test_of_two_copies_one_is_chosen(
    mine: tuple[str, ...], theirs: tuple[str, ...], how: str
) -> None:
    giver, taker = begun("draw tenpai:A"), GamePlayer()
    open_link(taker, link_of(giver))
    taker.tap("choose theirs")
    play(taker, *mine)
    play(giver, *theirs)
    before, link = taker.games, link_of(giver)
    for whose in sorted(CHOICES[how]):  # mine, of which nothing comes, first
        assert open_link(taker, link) == how
        taker.tap("choose " + whose)
        assert taker.sheet == ""
        if whose == "mine":
            assert taker.games == before
    assert taker.state == (giver if "theirs" in CHOICES[how] else taker).state
    gone = [each for each in before if each not in taker.games]
    assert gone == (before if how == AHEAD else [])


def test_what_both_ends_are_is_shown() -> None:
    giver, taker = begun(), GamePlayer()
    open_link(taker, link_of(giver))
    taker.tap("choose theirs")
    play(taker, "riichi C")
    play(giver, "tsumo B:3/30")
    open_link(taker, link_of(giver))
    mine, theirs = taker.sheet.split("<h3>")[1:]
    assert "Cid" in mine
    assert "Bob" in theirs
    assert "1 entry" in mine


def test_a_copy_is_compared_with_what_another_tab_has_made_of_mine() -> None:
    giver, taker = begun(), GamePlayer()
    open_link(taker, link_of(giver))
    taker.tap("choose theirs")
    other = GamePlayer(taker.disk, own=taker.own)
    play(giver, WON)
    assert open_link(taker, link_of(giver)) == AHEAD
    other.do("game open")
    play(other, "draw tenpai:B")
    taker.tap("choose theirs")
    assert isinstance(taker.board.sheet, Arrived)
    assert taker.board.sheet.how == APART
    assert taker.games == other.games


def hostile(random: Random, link: str) -> str:
    word = link.removeprefix(SITE + "game/")
    at = random.randrange(len(word))
    wrong = word[:at] + random.choice("Az9-_%<") + word[at + random.randint(1, 9) :]
    return word[:at] if wrong == word or random.random() < 0.3 else wrong


def test_damaged_links_say_why_and_change_nothing() -> None:
    link, taker, random = link_of(begun("riichi B", WON)), begun(), Random(1)
    for _ in range(300):
        assert open_link(taker, hostile(random, link)) == ""
        assert "Nothing was changed." in taker.error
        taker.tap("close")
    assert taker.games == [text(START)]


def newer() -> str:
    return dump_handed("2" * 20, begun().game, text(START)).replace("handed 1", "handed 2", 1)


REFUSED: dict[str, tuple[Callable[[], str], str]] = {
    "newer": (lambda: word_of(newer(), squeeze), "newer Tenbou"),
    "long": (lambda: "z" + "A" * MOST_WORD, "too long"),
    "bomb": (lambda: "z" + encoded(squeeze(b"\0" * 10**6)), "incomplete"),
    "no game": (lambda: word_of("<script>alert(1)</script>", squeeze), "not a Tenbou game"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_says_why(name: str) -> None:
    word, told = REFUSED[name]
    player = GamePlayer()
    open_link(player, word())
    assert told in player.error
    assert isinstance(player.app.game.board if player.app.game else None, NoGame)


def test_a_link_or_a_text_is_pasted() -> None:
    giver = begun(WON)
    link = link_of(giver)
    giver.tap("sheet more", "share", "share text")
    for pasted in (f"Go on: {link}\n", giver.copied[-1]):
        taker = GamePlayer()
        taker.do("game games", "game field pasted " + pasted, "game pasted")
        taker.tap("choose theirs")
        assert taker.games == giver.games
    taker.tap("sheet more", "games")
    taker.do("game field pasted nonsense", "game pasted")
    assert "not a Tenbou game" in taker.error
    assert "nonsense</textarea>" in taker.sheet


def test_a_file_that_says_whose_it_is_is_a_copy_too() -> None:
    giver = begun(WON)
    giver.tap("sheet more", "share", "share file")
    ((name, content),) = giver.files
    assert name.endswith("-Ann-Bob-Cid-Dee.txt")
    assert giver.say("game_exported") in giver.sheet
    giver.do("game games", "game import " + content)
    assert isinstance(giver.board.sheet, Arrived)
    assert giver.board.sheet.how == SAME


def test_the_ways_to_share_say_what_came_of_them() -> None:
    player = begun()
    player.tap("sheet more", "share")
    assert "<svg>game/z" in player.sheet
    player.tap("share link")
    assert "Copied." in player.sheet
    player.copies = False
    player.tap("share link")
    assert f">{player.copied[-1]}</textarea>" in player.sheet
    for player.shares in ("closed", "shared"):
        player.tap("share link")
        assert "<textarea" not in player.sheet


def test_a_game_too_long_for_a_link_says_so() -> None:
    long_ = text(START, *["adjust A-100 B+100 reason:" + "x" * 30] * 600)
    player = GamePlayer(own={OPEN: "2" * 20})
    player.disk.inside[HEAD + "2" * 20] = long_
    player = player.again()
    player.tap("sheet more", "share")
    assert "no QR code" in player.sheet
    player.tap("share link")
    assert "too long for a link" in player.sheet
    player.tap("share file")
    assert player.files[0][1].endswith(long_)
