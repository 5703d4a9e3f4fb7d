"""What every control leads to: each is touched once, by the shortest way to it. A digest of all
that is shown then, and of what the browser is asked to do, stands in touched.txt; `make touched`
writes that anew.
"""

import html
import re
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pyapp.club.records import Club
from pyapp.riichi.shanten import away
from pyapp.screen import sheets
from pyapp.screen.action import CLUB, GAME, GUIDE
from pyapp.screen.app import App
from pyapp.screen.club import room as club
from pyapp.screen.club.steps import changed
from pyapp.screen.game import room as game
from pyapp.screen.game.board import bar_html, board_html
from pyapp.screen.game.games import OPEN
from pyapp.screen.game.sheets import sheet_html
from pyapp.screen.guide import room as guide
from pyapp.screen.guide.practice.asked import answered, begun
from pyapp.screen.guide.practice.question import USUALLY
from pyapp.screen.hand.scene import scene
from tests.browser.places import HANDS, WHOLE
from tests.club.full import full
from tests.club.season import small
from tests.game_text import text
from tests.kept.device import Disk
from tests.screen import apps
from tests.screen.apps import KeepingPlayer, app_of, drawn
from tests.screen.club.evenings import NAMES, Organiser
from tests.screen.game.game_player import GamePlayer
from tests.screen.game.open_games import GAMES
from tests.screen.game.states import states, without_game
from tests.screen.guide import guide_player
from tests.screen.guide.guide_player import GuidePlayer
from tests.screen.samples import asked_and_wrong, question_shown
from tests.spoken import words

WRITTEN = Path(__file__).with_name("touched.txt")
INDEX = (Path(__file__).parents[2] / "index.html").read_text(encoding="utf-8")
CONTROL = re.compile(r'data-do="([^"]*)"')
FIELD = re.compile(r'data-input="([^"]*)"')
LIST = re.compile(r'<select[^>]*data-do="([^"]*)"[^>]*>(.*?)</select>', re.S)
CHOICE = re.compile(r'<option value="([^"]*)"')
ALIKE = re.compile(r"house_yaku .*|\d+")  # controls that differ in this count as one
TYPED = " 12"  # into each field


class Start(NamedTuple):
    """Somebody who begins, and what is done before controls are looked for."""

    name: str
    begin: Callable[[], KeepingPlayer]
    way: tuple[str, ...] = ()


# Who touches what


def at_hand(hand: str, tag: str = "en") -> Callable[[], KeepingPlayer]:
    app = app_of(hand)._replace(say=words(tag=tag))
    return lambda: KeepingPlayer(app, Disk())


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


def at_evening(part: str) -> Callable[[], KeepingPlayer]:
    """One with a result, a plan of two tables and a penalty."""

    def begin() -> KeepingPlayer:
        organiser = Organiser()
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
ANSWERS = ((), ("page open ron",), ("page open tsumo",))
EVENING = ("club open new", "club begin", f"club field names {NAMES}", "club enter")
WON = ("game win", "game winner 0", "game from 1", "game winner 2", "game han 0 2", "game han 2 y1")
LOG = ("game sheet log", "game edit 4")
# The rooms whose controls are touched, and where that begins.
STARTS: dict[str, tuple[tuple[str, ...], tuple[Start, ...]]] = {
    "hand": (
        ("hand", "page", "menu"),
        (
            *[Start(name, at_hand(hand), way) for name, hand in SHOWN.items() for way in ANSWERS],
            Start("Japanese", at_hand(HANDS["riichi"], "ja"), ("page open tsumo",)),
            Start("winds", at_hand("seat:W round:S honba:3 sticks:11"), ("page open winds",)),
        ),
    ),
    "hand in a game": (
        ("hand", "page"),
        (Start("going on", at_game(GAMES["going on"]), ("game open", "game hand")),),
    ),
    "rules": (
        ("rules",),
        tuple(
            Start(hand, at_hand(hand), ("page open rules",))
            for hand in ("", "rules:tenhou-sanma", "rules:ema-2025 fu_pinfu_tsumo=30")
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
            Start("two win", at_game(GAMES["going on"]), ("game open", *WON)),
            Start(
                "log", at_game(GAMES["going on"]), ("game open", "game sheet log", "game edit 4")
            ),
        ),
    ),
    "guide": (
        ("guide",),
        (
            *[Start(hand, at_guide(hand)) for hand in ("", "rules:tenhou-sanma")],
            *[Start(str(well), at_practice("learn", well)) for well in (True, False)],
            Start("exam", at_practice("exam", True, False, False, False), ("guide practice next",)),
            Start("step", at_practice("rung_limits", *[True] * 7)),
            Start("test", at_practice("test", True, True, False)),
        ),
    ),
    "club": (
        ("club",),
        (
            Start("new", Organiser),
            Start("evening", Organiser, EVENING),
            *[Start(part, at_evening(part)) for part in ("", "tables", "players", "clock")],
            Start("something of everything", at_club(full)),
            Start("season", at_club(lambda: small(tuple(NAMES.split("\n"))))),
        ),
    ),
}


# What is seen


def shown(app: App) -> dict[str, str]:
    """All that is on the screen, region by region, and the values of attributes."""
    found = drawn(sheets.regions, app) if app.sheet else {}
    if app.room == GUIDE:
        return found | drawn(guide.regions, app) | {"": repr(guide.attributes(app))}
    if app.room == CLUB:
        return found | drawn(club.regions, app)
    if app.room == GAME:
        return found | drawn(game.regions, app) | {"": repr(game.attributes(app))}
    hand = scene(app.session, app.say, None, away)
    found |= drawn(lambda it: sheets.beside(it, hand.answer.state), app)
    return found | {"": repr(hand._replace(shanten=None)), "index": INDEX}


def controls(parts: dict[str, str]) -> Iterator[str]:
    """What can be touched, written or chosen, in the order in which it stands there."""
    together = " ".join(parts.values())
    lists = {do: CHOICE.findall(inner) for do, inner in LIST.findall(together)}
    for do in CONTROL.findall(together):
        yield html.unescape(f"{do} {lists[do][-1]}" if lists.get(do) else do)
    for do in FIELD.findall(together):
        yield html.unescape(do) + TYPED


def digest(*seen: object) -> str:
    return sha256(repr(seen).encode()).hexdigest()[:8]


def after(start: Start, path: tuple[str, ...]) -> tuple[dict[str, str], str]:
    """What is shown at the end of a way, with the same moments and chances each time, and a digest
    of that with what the last step asked of the browser.
    """
    apps.MOMENTS = count(20260102000000000)
    guide_player.CHANCES = count(1)
    player = start.begin()
    player.do(*path[:-1])
    before = len(player.every)
    player.do(*path[-1:])
    parts = shown(player.app)
    asked = [
        (type(each).__name__, [part for part in each if isinstance(part, str | int)])
        for each in player.every[before:]
    ]
    return parts, digest({**parts, "index": ""}, asked)


def touched(group: str) -> dict[str, str]:
    """A digest of what each control leads to, by where it is touched."""
    rooms, starts = STARTS[group]
    found: dict[str, str] = {}
    met: set[str] = set()
    ways = [(start, start.way) for start in starts]
    for start, path in ways:
        last = " ".join(path[-1:])
        parts, found[f"{group} | {start.name} | {last}"] = after(start, path)
        for each in controls(parts):
            alike = ALIKE.sub("#", each)
            if each.split(" ")[0] in rooms and alike not in met:
                met.add(alike)
                ways.append((start, (*path, each)))
    return found


def questions() -> dict[str, str]:
    """The same of a question of each kind and for each slip, as it is asked and as it is judged."""
    say = words()
    return {
        f"question | {place} | {asked.kind}": digest(
            question_shown(say, begun(asked), USUALLY),
            question_shown(say, answered(begun(asked), wrong), USUALLY),
        )
        for place, (asked, wrong) in enumerate(asked_and_wrong())
    }


def boards() -> dict[str, str]:
    """The same of a game in all its states, of each of some games together."""
    say = words()
    found = {name: states(name, say) for name in GAMES} | {"none": without_game(say)}
    return {
        f"board | {name} |": digest(
            [(board_html(say, at), bar_html(say, at), sheet_html(say, at)) for at in each]
        )
        for name, each in found.items()
    }


def read() -> dict[str, str]:
    """The digests as they were written."""
    lines = WRITTEN.read_text(encoding="utf-8").splitlines()
    return {name: found for found, _, name in (line.partition(" ") for line in lines)}


def write() -> None:
    found = questions() | boards()
    for group in STARTS:
        found |= touched(group)
    lines = [f"{digest} {name}\n" for name, digest in found.items()]
    WRITTEN.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write()
