"""The page: what is asked for becomes a step, its outcome is painted, in the address and kept."""

import gc
from typing import TYPE_CHECKING, Any, Callable, Iterator, NamedTuple

from pyscript import document, window

from ..riichi.hand import Hand
from ..riichi.problem import Problem
from ..riichi.text import MOST_TEXT, Entry, format_entry, parse_entry
from ..screen.action import GAME, HAND, MENU, PAGE, RULES, Action, read
from ..screen.answer.dock import BOTH
from ..screen.hand.actions import turn
from ..screen.hand.saved import dump, dump_past, load, load_past
from ..screen.hand.scene import Scene, scene
from ..screen.hand.state import Session, follow, with_entry
from ..screen.menu.settings import DEFAULTS, change
from ..screen.rules.actions import STEPS, act
from ..words.lookup import capital
from . import store
from .gestures import Gestures
from .keyboard import Keyboard
from .labels import relabel
from .late import late
from .screen import Screen, asked, attempt, find
from .wording import complete, words

if TYPE_CHECKING:
    from types import ModuleType

    from .game_page import GamePage
    from .rules_page import RulesPage

# Where the explanation stands beside the hand, as in static/app.css.
WIDE = "(min-width: 900px) and (min-height: 700px)"
IDLE = 80  # milliseconds after a tap until there is time for other things
OURS = "hand"  # marks our entries in the tab's history


class Ahead(
    NamedTuple(
        "Ahead",
        [
            ("before", Session),
            ("action", Action),
            ("session", Session),
            ("notes", "tuple[Problem, ...]"),
            ("scene", Scene),
        ],
    )
):
    """An action in the session before it, and what it leads to."""


class Page(Screen):
    """The screen with where the player is: what lies over it, and the place in the history."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = ""  # what lies over the page: "rules", "ron", "tsumo" or one of the menu's
        self.explained = BOTH[0]  # the way to win that is explained beside the hand
        self.address = ""
        self.fragment = ""  # of the location, as we left it
        self.ahead: Ahead | None = None
        self.shanten: Callable[[Hand], int] | None = None  # once it has come
        self.draft = ("", "")  # notation not yet taken, and what is wrong with it
        self.game: GamePage | None = None  # once it has been opened
        self.rules: RulesPage | None = None  # the same
        self.at_game = False
        self.place = OURS  # where we are, as the tab's history remembers it
        self.stacked = False  # whether the open sheet has an entry in the history
        self.returning = False  # whether we have just taken that entry out
        self.told_not_saved = False
        self.idle_timer: Any = None

    # Actions

    def do(self, action: Action) -> None:
        """Do what a control, a key or a gesture asks for and paint the outcome."""
        room, verb, what = action
        if room == GAME or (self.at_game and verb == "undo"):
            self.play(Action(GAME, verb, what))
        elif room == MENU:
            self.settings = change(self.settings, verb, what)
            self.equip()
            self.paint()
        elif room == PAGE and verb in ("copy", "write"):
            sheets = late(self.sheets, lambda: self.do(action))
            if sheets:
                (sheets.copy if verb == "copy" else sheets.write)(self)
        elif room == RULES and verb not in STEPS:
            sheets = late(self.sheets, lambda: self.do(action))
            if sheets:
                sheets.rules_page(self).do(action)
        elif room == PAGE:
            self.show_sheet(what if verb == "open" else "")
        else:
            ahead = self.think(action)
            self.session = ahead.session
            if verb == "next":
                self.sheet = ""
            self.paint()
            self.tell(ahead.notes)

    def think(self, action: Action) -> Ahead:
        """Work out what an action does to the hand and its rules.

        Done while the finger is still down, so that `do` just shows it.
        """
        ahead, before = self.ahead, self.session
        if ahead is None or (ahead.before, ahead.action) != (before, action):
            if action.room == RULES:
                step = act(before.state, action)
                session, notes = follow(before, step.state), step.notes
            else:
                session, notes = turn(before, action)
            ahead = self.ahead = Ahead(before, action, session, notes, self.scene_of(session))
        return ahead

    def play(self, action: Action) -> None:
        """Do what a control of the game asks for; the first one loads it."""
        game = self.game or late(self.new_game, lambda: self.play(action))
        if game:
            self.game = game
            game.act(action)

    def new_game(self) -> "GamePage":
        from .game_page import GamePage

        complete(self.say)
        return GamePage(self)

    def equip(self) -> None:
        """Take the words of the settings and what counts tiles to tenpai, when they have come."""
        language, terms = self.settings.language, self.settings.terms
        say = late(lambda: words(language, terms), self.renew)
        say = say or words(DEFAULTS.language, DEFAULTS.terms)
        if say is not self.say:
            self.say, self.scene = say, None
        if self.labelled is not say:
            self.labelled = late(lambda: relabel(self.say), self.renew) or self.labelled
        if self.game:
            complete(say)
        self.shanten = late(_shanten, self.renew)
        self.ahead = None

    def renew(self) -> None:
        """More modules have come: paint with them."""
        self.equip()
        self.paint()

    def tell(self, notes: tuple[Problem, ...]) -> None:
        """Show and announce why a tap did nothing, or what it took along."""
        hand = self.session.state.entry.hand
        if notes or not self.pinned:
            self.note(" ".join([capital(self.say.problem(each, hand)) for each in notes]))

    # What is shown

    def scene_of(self, session: Session) -> Scene:
        """The scene of a session, with what can be taken from the one that is painted."""
        return scene(session, self.say, self.scene, self.shanten)

    def paint(self) -> None:
        """Bring the document up to the session and settings."""
        ahead, session = self.ahead, self.session
        new = ahead.scene if ahead and ahead.session == session else self.scene_of(session)
        self.paint_scene(new)
        self.paint_sheets()
        self.keep()

    # Sheets

    def sheets(self) -> "ModuleType":
        """The module that writes what lies over the page."""
        from . import sheets

        complete(self.say)
        return sheets

    def show_sheet(self, name: str) -> None:
        """Open what lies over the page, or with "" close it."""
        if name in BOTH and self.is_wide():
            self.explained = name
            self.explain()
            find("#beside-title").focus()
            return
        self.sheet = name
        if name == "text":
            self.draft = (format_entry(self.session.state.entry), "")
        self.paint()
        self.tell(())

    def is_wide(self) -> bool:
        """Whether there is room beside the hand."""
        return bool(window.matchMedia(WIDE).matches)

    def explain(self) -> None:
        """Bring what stands beside the hand up to it."""
        sheets = late(self.sheets, self.explain) if self.is_wide() else None
        if sheets:
            sheets.explain(self)

    def paint_sheets(self) -> None:
        """Open, fill or close what lies over the page."""
        was_open = self.is_open()
        if self.sheet:
            sheets = late(self.sheets, self.paint)
            if sheets is None:
                return
            sheets.fill(self)
        on_rules = self.sheet == "rules"
        on_sheet = self.sheet != "" and not on_rules
        _open("sheet", on_sheet)
        _open("rules", on_rules)
        if not on_sheet:
            self.shown.pop("sheet", None)
        if self.is_open() and not was_open:
            self.stack()
        elif was_open and not self.is_open():
            self.unstack()

    def is_open(self) -> bool:
        return bool(self.at_game or find("#sheet").open or find("#rules").open)

    def stack(self) -> None:
        """Give what has opened an entry in the history, unless it has one."""
        if not self.returning:  # else `went_back` does, once the entry before has gone
            self.stacked = self.stacked or self.push(OURS)

    def unstack(self) -> None:
        """Take that entry out of the history: what had it is closed."""
        if self.stacked:
            self.stacked = False
            self.returning = True
            window.history.back()

    def push(self, place: str) -> bool:
        """Give what is open an entry in the history, so that Back closes it; whether it has one."""
        # Safari allows a hundred in half a minute.
        return attempt("history", "pushState", place, "", window.location.href) is not False

    def close(self) -> None:
        """Close whatever is open."""
        self.do(Action(GAME if self.at_game else PAGE, "close", ""))

    def went_back(self, event: Any) -> None:
        """The Back button: it closes what is open; the address stays that of the hand."""
        place = str(event.state)
        if self.game and self.game.went_back(place):
            self.show_address()
            return
        if place != OURS:
            return  # another link: a hashchange follows
        if self.stacked:
            self.stacked = False
            self.close()
        elif not self.returning:
            return  # to another hand: a hashchange follows
        self.returning = False
        if self.sheet:  # opened meanwhile
            self.stack()
        self.show_address()

    # Address and device

    def keep(self) -> None:
        """Put the hand in the address once it is painted, and soon on the device."""
        window.requestAnimationFrame(self.painted)
        if self.idle_timer is None:
            self.idle_timer = window.setTimeout(lambda *_: self.idle(), IDLE)

    def painted(self, *_: Any) -> None:
        window.setTimeout(lambda *_: self.take_address(), 0)

    def idle(self) -> None:
        """What can wait until the tap is on the screen: storing, and clearing memory."""
        self.idle_timer = None
        self.explain()
        self.take_address()  # a page in the background paints nothing
        text = dump(self.session.state, self.settings, self.address)
        if self.shown.get("kept") != text:
            self.shown["kept"] = text
            store.write(store.HAND, text)
        gc.collect()

    def not_kept(self) -> None:
        """Say once that the device keeps nothing."""
        if not self.told_not_saved:
            self.told_not_saved = True
            self.note(self.say("not_saved"), True)

    def take_address(self) -> None:
        """Put the hand in the address."""
        address = format_entry(self.session.state.entry, ",")
        if address != self.address:
            self.address = address
            if _fragment() == self.fragment:  # else another link was opened: a hashchange follows
                self.show_address()

    def keep_past(self) -> None:
        """Keep the undo levels too; it takes longer, so only when the page is left."""
        self.idle()
        store.write(store.PAST, dump_past(self.session.state, self.session.past))
        store.leave()

    def show_address(self) -> None:
        where = window.location
        url = where.pathname + where.search + ("#" + self.address if self.address else "")
        # Safari allows a hundred in half a minute.
        if attempt("history", "replaceState", self.place, "", url) is False:
            window.setTimeout(lambda *_: self.show_address(), 5000)
        self.fragment = _fragment()  # a browser may have refused

    def open_saved(self) -> None:
        """Start from the address if it holds a hand, else from what the device kept."""
        text = store.read(store.HAND)
        try:
            saved = load(text) if text else None
        except Exception:  # damaged in a way nobody thought of: start afresh
            saved = None
        if saved:
            self.settings = saved.settings
            past = load_past(store.read(store.PAST), saved.state)
            self.session = Session(saved.state, past)
        self.equip()
        self.address = format_entry(self.session.state.entry, ",")
        self.open_address()

    def open_address(self) -> None:
        """Show the hand of the address, unless it is shown already or cannot be read."""
        text = _fragment()
        if text in ("", format_entry(self.session.state.entry, ",")):  # the address may lag behind
            return
        entry = parse_entry(text)
        if isinstance(entry, Entry):
            self.sheet = ""
            self.session = follow(self.session, with_entry(self.session.state, entry))
            if entry.house:
                self.offer_rules()
        else:
            self.sheet = "text"
            self.draft = (text[:MOST_TEXT], self.say("bad_link", error=self.say.text_error(entry)))

    def offer_rules(self) -> None:
        """A link brought house rules with a name: they may be kept here too."""
        sheets = late(self.sheets, self.offer_rules)
        if sheets:
            sheets.rules_page(self).offer()

    def address_changed(self) -> None:
        """Another link was opened in this tab: its hand is to be seen."""
        if self.game and self.at_game and _fragment() not in ("", self.address):
            self.game.hide()
        self.open_address()
        self.address = format_entry(self.session.state.entry, ",")
        self.show_address()  # before a sheet gets an entry of its own in the history
        self.paint()


def _shanten() -> Callable[[Hand], int]:
    from ..riichi.shanten import away

    return away


def _open(id: str, wanted: bool) -> None:
    dialog = find("#" + id)
    if wanted and not dialog.open:
        dialog.showModal()
        title = find("#%s-title" % id)
        if title:
            title.focus()
    elif dialog.open and not wanted:
        dialog.close()


def _fragment() -> str:
    text = str(window.location.hash)[1:]
    return str(attempt("self", "decodeURIComponent", text) or text)


def start() -> Iterator[None]:
    """Show the hand, replay the taps made while loading, and listen from here on.

    In steps, between which the browser may have its turn; the last one has all that counts.
    """
    page = Page()
    store.when_lost(page.not_kept)
    yield
    page.open_saved()
    yield
    first = page.think(Action(HAND, "", ""))
    yield
    page.paint_scene(first.scene)
    yield
    at_game = store.shows_game() and _fragment() in ("", page.address)
    if at_game and str(window.history.state).startswith(store.GAME):
        page.place = str(window.history.state)
    page.show_address()
    page.paint()
    if at_game:
        page.do(Action(GAME, "open", ""))
    for tap in window.tenbou.queue:
        page.do(read(str(tap.do)))
    gestures = Gestures(page)

    def click(event: Any) -> None:
        target = event.target
        control = target.closest("[data-do]")
        if target.tagName == "DIALOG":
            page.close()  # beside the sheet
        if not control or control.tagName == "SELECT" or gestures.handled(event):
            return
        page.do(asked(control))

    def choose(event: Any) -> None:
        select = event.target
        if select.tagName == "SELECT":
            page.do(read("%s %s" % (select.getAttribute("data-do"), select.value)))

    def cancel(event: Any) -> None:
        event.preventDefault()
        page.close()

    document.addEventListener("click", click)
    document.addEventListener("change", choose)
    for id in ("sheet", "rules"):
        find("#" + id).addEventListener("cancel", cancel)
    view = document.defaultView  # `window` itself is a module, whose functions know no `this`
    view.addEventListener("popstate", page.went_back)
    view.addEventListener("hashchange", lambda event: page.address_changed())
    view.addEventListener("resize", lambda event: page.explain())
    view.addEventListener("pagehide", lambda event: page.keep_past())
    document.addEventListener("visibilitychange", lambda event: page.keep_past())
    gestures.listen()
    document.addEventListener("keydown", Keyboard(page, gestures).down)
    document.documentElement.setAttribute("data-ready", "")
