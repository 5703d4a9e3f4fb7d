"""An App without a browser, and a player who touches it."""

from collections.abc import Callable, Iterable
from itertools import count
from typing import TypeVar

from called import alike

from pyapp.club.links import text_of, word_of
from pyapp.kept.clients import Clients
from pyapp.riichi.hand import RON
from pyapp.screen.action import CLUB, GAME, GUIDE, HAND, MENU, PAGE, RULES, read
from pyapp.screen.app import Act, App, Device, Draft, Effect, KeepHand, Note, Outcome, Step
from pyapp.screen.club import room as club
from pyapp.screen.effects import (
    COPIED,
    REFUSED,
    SAVED,
    After,
    BeginWith,
    BoardNote,
    Copy,
    Download,
    DrawCode,
    FindAll,
    FindText,
    KeepSetting,
    KeepText,
    PackText,
    Share,
    UnpackWord,
)
from pyapp.screen.find import NAMES
from pyapp.screen.game import room as game
from pyapp.screen.guide import room as guide
from pyapp.screen.hand import room as hand
from pyapp.screen.hand.state import START, Session, with_entry
from pyapp.screen.html import html
from pyapp.screen.menu import room as menu
from pyapp.screen.menu.last import keep
from pyapp.screen.menu.settings import DEFAULTS
from pyapp.screen.region import Region
from pyapp.screen.rules import room as rules
from pyapp.words.words import Words
from tests.entered import entry_of
from tests.kept.device import Disk, Tab
from tests.packed import expand, squeeze
from tests.spoken import words

ACTS: dict[str, Act] = {
    HAND: hand.act,
    MENU: menu.set_up,
    PAGE: menu.act,
    RULES: rules.act,
    GAME: game.act,
    GUIDE: guide.act,
    CLUB: club.act,
}
EFFECT = TypeVar("EFFECT")
SITE = "https://tenbou.example/#"
MOMENTS = count(20260102000000000)  # each moment later than the one before


def app_of(text: str = "", wide: bool = False) -> App:
    """The Hand screen with the hand of a text."""
    entry = entry_of(text)
    session = Session(with_entry(START, entry), (), ())
    device = Device(
        alike,
        lambda: wide,
        lambda tag, terms: words(terms, tag) if terms == NAMES else None,
        lambda: 0.0,
        lambda: str(next(MOMENTS)),
        lambda name, _tag: f"on {name}",
        lambda moment, _tag: str(moment),
        lambda: "",
        lambda: False,
    )
    rest = (None,) * len(App._fields[8:])
    return App(device, words(), DEFAULTS, session, HAND, "", RON, Draft("", "", ""), *rest)


class Player:
    """Touches controls; `effects` is what the last step asked of the browser."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.effects: tuple[Effect, ...] = ()

    def do(self, *actions: str) -> None:
        for each in actions:
            action = read(each)
            self.take(ACTS[action.room](self.app, action))

    def step(self, step: Step) -> None:
        """An answer of the browser."""
        self.take(step(self.app))

    def take(self, outcome: Outcome) -> None:
        self.app, self.effects = outcome

    def asked(self, kind: type[EFFECT]) -> EFFECT:
        """The one effect of that kind that the last step asked for."""
        (found,) = [each for each in self.effects if isinstance(each, kind)]
        return found

    @property
    def note(self) -> str:
        """What the last step tells at the top."""
        return self.asked(Note).text

    @property
    def say(self) -> Words:
        return self.app.say


class KeepingPlayer(Player):
    """One whose device does at once what it is asked to, and keeps texts on a disk."""

    def __init__(self, app: App, disk: Disk, opens: bool = True, room: bool = True) -> None:
        """opens: whether the database does; room: whether anything is kept beside it."""
        super().__init__(app)
        self.disk = disk
        self.tab = Tab(disk, opens, room)
        self.clients = Clients(self.tab, self.step)
        self.own: dict[str, str] = {}  # what this tab keeps for itself
        self.every: list[Effect] = []  # all effects so far
        self.told: list[str] = []  # every note, at the top and on the board
        self.files: list[tuple[str, str]] = []  # what was saved, by name
        self.copied: list[str] = []
        self.copies = True  # whether the clipboard takes anything
        self.shares = "none"  # what becomes of the share sheet, "none" where there is none

    def do(self, *actions: str) -> None:
        for each in actions:
            super().do(each)
            self.disk.settle()

    def take(self, outcome: Outcome) -> None:
        super().take(outcome)
        self.every.extend(outcome.effects)
        for each in outcome.effects:
            self._run(each)

    def _run(self, effect: Effect) -> None:
        if isinstance(effect, FindText):
            self.clients.find(*effect)
        elif isinstance(effect, FindAll):
            self.clients.find_all(*effect)
        elif isinstance(effect, BeginWith):
            self.clients.begin(*effect)
        elif isinstance(effect, KeepText):
            self.clients.put(*effect)
        elif isinstance(effect, KeepSetting):
            self.own[effect.name] = effect.text
        elif isinstance(effect, KeepHand):
            self.step(keep(effect.entry))
        elif isinstance(effect, After):
            self.disk.coming.append(lambda: self.step(effect.then))
        else:
            self._show(effect)

    def _show(self, effect: Effect) -> None:
        """Do what has nothing to do with the device's store."""
        if isinstance(effect, Download):
            self.files.append(effect)
        elif isinstance(effect, Copy):
            self.copied.append(effect.text)
            self.disk.coming.append(lambda: self.step(effect.then(self.copies)))
        elif isinstance(effect, Share):
            shown = effect.text or SITE + effect.fragment
            if effect.file:
                self.files.append((effect.file, effect.text))
            else:
                self.copied.append(shown)
            way = SAVED if effect.file else COPIED if self.copies else REFUSED
            how = way if self.shares == "none" else self.shares
            self.disk.coming.append(lambda: self.step(effect.then(how, shown)))
        elif isinstance(effect, Note | BoardNote):
            self.told.append(effect.text)
        else:
            self._make(effect)

    def _make(self, effect: Effect) -> None:
        """Do what the runtime and scripts of others do."""
        if isinstance(effect, PackText):
            self.step(effect.then(word_of(effect.text, squeeze)))
        elif isinstance(effect, UnpackWord):
            self.step(effect.then(text_of(effect.word, expand)))
        elif isinstance(effect, DrawCode):
            self.step(effect.then(html("<svg>%s</svg>", effect.fragment).text))


MADE: dict[str, tuple[Region | None, str]] = {}


def inside(region: Region) -> str:
    """The html of a region, made anew where it is made from something else, as the page does."""
    last, text = MADE.get(region.id, (None, ""))
    if region != last:
        text = region.make(*region.made_from).text
        MADE[region.id] = region, text
    return text


def filled(regions: Iterable[Region]) -> str:
    """The html of the first region, with that of those within it in their places."""
    first, *others = regions
    text = inside(first)
    for region in others:
        end = text.index(">", text.index(f' id="{region.id}"')) + 1
        text = text[:end] + inside(region) + text[end:]
    return text


def drawn(regions: Callable[[App], tuple[Region, ...]], app: App) -> dict[str, str]:
    """The html of each region, by its id."""
    return {each.id: inside(each) for each in regions(app)}
