"""What every control leads to: each is touched once, by the shortest way to it. A digest of all
that is shown then, and of what the browser is asked to do, stands in touched.txt; `make touched`
writes that anew.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import sha256
from html import unescape
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pyapp.club import series
from pyapp.club.records import Club
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.shanten import away
from pyapp.screen import sheets
from pyapp.screen.action import CLUB, GAME, GUIDE
from pyapp.screen.app import App
from pyapp.screen.club import clock
from pyapp.screen.club import room as club
from pyapp.screen.club.steps import changed
from pyapp.screen.find import NAMES as FINDS
from pyapp.screen.game import room as game
from pyapp.screen.game.board import bar_html, board_html
from pyapp.screen.game.games import OPEN
from pyapp.screen.game.sheets import sheet_html
from pyapp.screen.guide import room as guide
from pyapp.screen.guide.practice.asked import answered, begun
from pyapp.screen.guide.practice.question import USUALLY
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.tools import round_html, seat_label
from pyapp.screen.region import Region
from tests.browser.places import HANDS, RULE_GROUPS, WHOLE
from tests.club.full import full
from tests.club.pasted import AZ
from tests.club.season import small
from tests.foreign import said
from tests.game_text import text
from tests.kept.device import Disk
from tests.screen import apps
from tests.screen.apps import KeepingPlayer, app_of, inside
from tests.screen.club.evenings import NAMES, Organiser
from tests.screen.game.game_player import GamePlayer
from tests.screen.game.open_games import GAMES
from tests.screen.game.states import states, without_game
from tests.screen.guide import guide_player
from tests.screen.guide.guide_player import GuidePlayer
from tests.screen.samples import asked_and_wrong, question_shown
from tests.spoken import IDS, words

WRITTEN = Path(__file__).with_name("touched.txt")
INDEX = (Path(__file__).parents[2] / "index.html").read_text(encoding="utf-8")
CONTROL = re.compile(r'data-do="([^"]*)"')
FIELD = re.compile(r'data-input="([^"]*)"')
LIST = re.compile(r'<select[^>]*data-do="([^"]*)"[^>]*>(.*?)</select>', re.S)
CHOICE = re.compile(r'<option value="([^"]*)"')
ALIKE = re.compile(r"house_yaku .*|\d+")  # controls that differ in this count as one
TYPED = " 12"  # into each field


class Start(NamedTuple):
    """Somebody who begins, on a phone or a wide screen, and what is done before controls are looked
    for.
    """

    name: str
    begin: Callable[[], KeepingPlayer]
    way: tuple[str, ...] = ()
    wide: bool = False


class Seen(NamedTuple):
    """A digest of what is seen by where that is, and all that is read there, in the language of
    ids.
    """

    digests: dict[str, str]
    texts: set[str]


# Who touches what


def at_hand(hand: str) -> Callable[[], KeepingPlayer]:
    return lambda: KeepingPlayer(app_of(hand), Disk())


def at_game(lines: tuple[str, ...]) -> Callable[[], KeepingPlayer]:
    def begin() -> KeepingPlayer:
        disk = Disk()
        disk.inside["game.1"] = text(*lines, players=lines[0].count(",") + 1)
        return GamePlayer(disk, own={OPEN: "1"})

    return begin


def at_club(make: Callable[[], Club]) -> Callable[[], KeepingPlayer]:
    made = cache(make)

    def begin() -> KeepingPlayer:
        organiser = Organiser()
        organiser.step(lambda app: changed(app, made(), ""))
        return organiser

    return begin


def organiser_under(book: str) -> Organiser:
    organiser = Organiser()
    organiser.app = organiser.app._replace(session=app_of(f"rules:{book}").session)
    organiser.step(clock.begin)
    organiser.disk.settle()
    return organiser


def at_evening(part: str, book: str = "wrc-2015") -> Callable[[], KeepingPlayer]:
    """One with a result, a plan of two tables and a penalty."""

    def begin() -> KeepingPlayer:
        organiser = organiser_under(book)
        organiser.begin_evening()
        organiser.go("tables")
        organiser.do("club draw")
        organiser.result("1.1", 41200, 30000, 18800, 30000)
        organiser.go("")
        organiser.do(f"club pick who {organiser.id('Ida')}", "club field points 20", "club penalty")
        organiser.go(part)
        return organiser

    return begin


def at_guide(hand: str) -> Callable[[], KeepingPlayer]:
    return lambda: GuidePlayer(hand=hand)


def at_practice(page: str, *answers: bool) -> Callable[[], KeepingPlayer]:
    """So many questions are answered, well or not; the last one is still on the screen."""

    def begin() -> KeepingPlayer:
        player = GuidePlayer(f"practice/{page}")
        if 'data-do="guide practice begin"' in player.html:
            player.touch("practice begin")
        for place, well in enumerate(answers):
            if place:
                player.on()
            player.answer(well)
        return player

    return begin


SHOWN = {**HANDS, **WHOLE}
HOUSES = ("rules:ema-2008", "rules:ema-2008 limit_kiriage_mangan=yes seat:E honba:2")
ANSWERS = ((), ("page open ron",), ("page open tsumo",))
EVENING = ("club open new", "club begin", f"club field names {NAMES}", "club enter")
WON = ("game win", "game winner 0", "game from 1", "game winner 2", "game han 0 2", "game han 2 y1")
GONE = (
    *("evening/x", "evening/x/tables", "evening/x/players", "evening/x/clock", "result/x/1.1"),
    *("names/x", "player/x", "player/x/yaku", "series/x", "keeper/x", "import/x", "scores/x"),
)
MUCH = "too_long 2000000"  # what the browser asks, with the most bytes that are read
PASTED = ("club open import", f"club read {AZ}", "club take")
UNFOLDED = ("page open rules", *[f"rules fold {group}" for group in RULE_GROUPS])
LOG = ("game sheet log", "game edit 4")
# The rooms whose controls are touched, and where that begins.
STARTS: dict[str, tuple[tuple[str, ...], tuple[Start, ...]]] = {
    "hand": (
        ("hand", "page", "menu"),
        (
            *[Start(name, at_hand(hand), way) for name, hand in SHOWN.items() for way in ANSWERS],
            Start("wide", at_hand(HANDS["riichi"]), ("page open tsumo",), wide=True),
            Start("winds", at_hand("seat:W round:S honba:3 sticks:11"), ("page open winds",)),
        ),
    ),
    "hand in a game": (
        ("hand", "page"),
        (Start("going on", at_game(GAMES["going on"]), ("game open", "game hand")),),
    ),
    "rules": (
        ("rules",),
        (
            Start("", at_hand(""), ("page open rules",)),
            Start("changed", at_hand("rules:ema-2025 fu_pinfu_tsumo=30"), ("page open rules",)),
            *[Start(each.key, at_hand(f"rules:{each.key}"), UNFOLDED) for each in RULEBOOKS],
        ),
    ),
    **{
        f"game, {name}": (("game",), (Start(name, at_game(lines), ("game open",)),))
        for name, lines in GAMES.items()
    },
    "game": (
        ("game",),
        (
            Start("new", GamePlayer, ("game open",)),
            Start("a file", GamePlayer, ("game open", "game games", f"game {MUCH}")),
            Start("two win", at_game(GAMES["going on"]), ("game open", *WON)),
            Start(
                "log", at_game(GAMES["going on"]), ("game open", "game sheet log", "game edit 4")
            ),
            Start("wide", at_game(GAMES["going on"]), ("game open",), wide=True),
        ),
    ),
    "guide": (
        ("guide",),
        (
            *[Start(hand, at_guide(hand)) for hand in ("", "rules:tenhou-sanma")],
            *[Start(hand, at_guide(hand), ("guide open table",)) for hand in HOUSES],
            *[Start(str(well), at_practice("learn", well)) for well in (True, False)],
            Start("exam", at_practice("exam", True, False, False, False), ("guide practice next",)),
            Start("step", at_practice("rung_limits", *[True] * 7)),
            Start("test", at_practice("test", True, True, False)),
            Start("a file", GuidePlayer, ("guide open about", f"guide about {MUCH}")),
            Start(
                "results", GuidePlayer, ("guide open practice/progress", f"guide practice {MUCH}")
            ),
        ),
    ),
    "season": (("club",), (Start("season", at_club(lambda: small(tuple(NAMES.split("\n"))))),)),
    "club": (
        ("club",),
        (
            Start("new", Organiser),
            Start("evening", Organiser, EVENING),
            Start("a file", Organiser, (*EVENING, f"club {MUCH}")),
            *[Start(part, at_evening(part)) for part in ("", "tables", "players", "clock")],
            Start("something of everything", at_club(full)),
            Start("clock by other rules", at_evening("clock", "tenhou")),
            *[Start("gone", Organiser, (f"club open {each}",)) for each in GONE],
            Start("running", at_evening("clock"), ("club arm", "club start")),
            Start("pasted", lambda: organiser_under("m-league"), PASTED),
        ),
    ),
}


# What is seen


def shown(app: App) -> dict[str, str]:
    """All that is on the screen, region by region with what holds it, and beside "" what is no
    html.
    """
    if app.room == CLUB:
        return over(app, club.regions(app))
    if app.room == GUIDE:
        return over(app, guide.regions(app)) | {"": repr(guide.attributes(app))}
    if app.room == GAME:
        return over(app, game.regions(app)) | {"": repr(game.attributes(app))}
    hand = scene(app.session, app.say, None, away)
    found = over(app, sheets.beside(app, hand.answer.state))
    found["hand"] = "".join((*hand.hand, hand.dora, hand.offer, hand.answer.html))
    found["round"] = round_html(hand.state, app.say, app.seating).text
    seats = [seat_label(place, app.say, app.seating) for place in range(3)]
    return found | {"": repr((hand._replace(shanten=None, hand=()), *seats))}


def over(app: App, regions: tuple[Region, ...]) -> dict[str, str]:
    """The html of what lies over the page, and of its own regions."""
    both = (*(sheets.regions(app) if app.sheet else ()), *regions)
    return {f"{each.frame} > {each.id}": inside(each) for each in both}


def controls(parts: dict[str, str]) -> Iterator[str]:
    """What can be touched, written or chosen, in the order in which it stands there."""
    together = " ".join((*parts.values(), INDEX))
    lists = {do: CHOICE.findall(inner) for do, inner in LIST.findall(together)}
    for do in CONTROL.findall(together):
        yield unescape(f"{do} {lists[do][-1]}" if lists.get(do) else do)
    for do in FIELD.findall(together):
        yield unescape(do) + TYPED


def digest(*seen: object) -> str:
    return sha256(repr(seen).encode()).hexdigest()[:8]


def after(start: Start, path: tuple[str, ...]) -> tuple[dict[str, str], list[object]]:
    """What is shown at the end of a way, with the same moments and chances each time, and what the
    last step asked of the browser.
    """
    apps.MOMENTS = count(20260102000000000)
    series._YEARS.clear()  # else a year that a test before went through is not gone through again
    guide_player.CHANCES = count(1)
    player = start.begin()
    device = player.app.device._replace(
        date=lambda name, _tag: name,
        is_wide=lambda: start.wide,
        words=lambda tag, terms: words(terms, tag if terms == FINDS else IDS),
    )
    player.app = player.app._replace(device=device, say=words(tag=IDS))
    player.do(*path[:-1])
    before = len(player.every)
    player.do(*path[-1:])
    asked: list[object] = [
        (type(each).__name__, [part for part in each if isinstance(part, str | int)])
        for each in player.every[before:]
    ]
    return shown(player.app), asked


def touched(group: str) -> Seen:
    """What each control leads to."""
    rooms, starts = STARTS[group]
    seen = Seen({}, set())
    met: set[str] = set()
    looked_at: set[str] = set()
    ways = [(start, start.way) for start in starts]
    for start, path in ways:
        parts, asked = after(start, path)
        seen.digests[f"{group} | {start.name} | {' '.join(path[-1:])}"] = digest(parts, asked)
        new = {part for region_id, part in parts.items() if region_id} - looked_at
        looked_at |= new
        seen.texts.update(text for part in new for text in said(part))
        for each in controls(parts):
            alike = ALIKE.sub("#", each)
            if each.split(" ")[0] in rooms and alike not in met:
                met.add(alike)
                ways.append((start, (*path, each)))
    return seen


def questions() -> Seen:
    """A question of each kind and for each slip, as it is asked and as it is judged."""
    say = words(tag=IDS)
    seen = Seen({}, set())
    for place, (asked, wrong) in enumerate(asked_and_wrong()):
        for name, each in (("asked", begun(asked)), ("judged", answered(begun(asked), wrong))):
            text = question_shown(say, each, USUALLY).text
            seen.digests[f"question | {place} {asked.kind} | {name}"] = digest(text)
            seen.texts.update(said(text))
    return seen


def boards() -> Seen:
    """A game in all its states, those of each of some games together."""
    say = words(tag=IDS)
    seen = Seen({}, set())
    found = {name: states(name, say) for name in GAMES} | {"none": without_game(say)}
    for name, each in found.items():
        texts = [
            part.text
            for at in each
            for part in (board_html(say, at), bar_html(say, at), sheet_html(say, at))
        ]
        seen.digests[f"board | {name} |"] = digest(texts)
        seen.texts.update(text for each in set(texts) for text in said(each))
    return seen


GROUPS: dict[str, Callable[[], Seen]] = {
    "question": questions,
    "board": boards,
    **{name: partial(touched, name) for name in STARTS},
}


def read() -> dict[str, str]:
    """The digests as they were written."""
    lines = WRITTEN.read_text(encoding="utf-8").splitlines()
    return {name: found for found, _, name in (line.partition(" ") for line in lines)}


def write() -> None:
    found = [row for look in GROUPS.values() for row in look().digests.items()]
    WRITTEN.write_text("".join(f"{each} {name}\n" for name, each in found), encoding="utf-8")


if __name__ == "__main__":
    write()
