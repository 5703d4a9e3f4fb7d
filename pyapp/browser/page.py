"""The page: what is asked for becomes a step, its outcome is painted, in the address and kept."""

import gc
from typing import TYPE_CHECKING, Any, Callable, Iterator, NamedTuple

from pyscript import document, window

from ..riichi.hand import Hand
from ..riichi.problem import Problem
from ..riichi.text import MOST_TEXT, Entry, format_entry, parse_entry
from ..screen.action import GAME, GUIDE, HAND, MENU, PAGE, RULES, Action, read
from ..screen.answer.dock import BOTH
from ..screen.hand.actions import SETS, turn
from ..screen.hand.saved import dump, dump_past, load, load_past
from ..screen.hand.scene import Scene, scene
from ..screen.hand.state import Session, follow, with_entry
from ..screen.hand.tools import Seating
from ..screen.menu.settings import change, slid
from ..screen.rules.actions import STEPS, act
from ..screen.trail import LINK, SHEET, Path, belongs, linked, screen
from ..screen.trail import read as path_of
from ..words.languages import NATIVE, language
from ..words.lookup import capital
from . import store
from .gestures import Gestures
from .keyboard import Keyboard
from .labels import relabel
from .late import late, of_guide, then
from .screen import Screen, asked, attempt, find
from .trail import Trail
from .wording import complete, words

if TYPE_CHECKING:
    from types import ModuleType

    from ..words.words import Words
    from .game_page import GamePage
    from .guide.page import GuidePage
    from .hands import LastHands
    from .rules_page import RulesPage

# Where the explanation stands beside the hand, as in static/app.css.
WIDE = "(min-width: 900px) and (min-height: 700px)"
PATIENCE = 2000  # milliseconds until it is said that the words of a language do not come
IDLE = 80  # milliseconds after a tap until there is time for other things


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
        self.beside: object = None  # what it was drawn from
        self.address = ""
        self.fragment = ""  # of the location, as we left it
        self.ahead: Ahead | None = None
        self.shanten: Callable[[Hand], int] | None = None  # once it has come
        self.draft = ("", "")  # notation not yet taken, and what is wrong with it
        self.game: GamePage | None = None  # once it has been opened
        self.guide: GuidePage | None = None  # the same
        self.wanted = ""  # the address of the Guide as long as that has not come
        self.trail = Trail()
        self.expected = bool(store.open_game())  # whether a game is still to be read
        self.last: LastHands | None = None  # once they are needed
        self.rules: RulesPage | None = None  # the same
        self.told_not_saved = False
        self.idle_timer: Any = None

    # Actions

    def do(self, action: Action) -> None:
        """Do what a control, a key or a gesture asks for and paint the outcome."""
        room, verb, what = action
        if room != GUIDE:
            self.wanted = ""
        if room == GUIDE:
            self.consult(action)
        elif room == HAND and self.at_guide:
            return
        elif room == GAME or (self.at_game and verb in ("undo", "redo")):
            self.play(Action(GAME, verb, what))
        elif room == MENU:
            self.settings = change(self.settings, verb, what)
            if verb == "language":
                window.tenbou.choose(what)
                self.show_address()
            self.equip()
            self.paint()
        elif room == PAGE and verb in ("open", "close"):
            self.show_sheet(what if verb == "open" else "")
        elif room == PAGE:
            sheets = late(self.sheets, lambda: self.do(action))
            if sheets:
                sheets.do(self, verb, what)
        elif room == RULES and verb not in STEPS:
            sheets = late(self.sheets, lambda: self.do(action))
            if sheets:
                sheets.rules_page(self).do(action)
        else:
            ahead = self.think(action)
            if verb in ("next", "clear"):
                self.leave_hand(ahead.session.state.entry)
            if verb in SETS and ahead.session is not self.session:
                self.settings = slid(self.settings)
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

    def set_hand(self, entry: Entry) -> None:
        """Another hand takes the place of this one, which can be had back by undo."""
        self.leave_hand(entry)
        self.session = follow(self.session, with_entry(self.session.state, entry))

    def leave_hand(self, entry: Entry) -> None:
        """Keep the hand that was, if it wins and another one takes its place."""
        old = self.session.state.entry
        if old.hand.winning is not None and old.hand != entry.hand:
            then(lambda: window.setTimeout(lambda *_: self.last_hands().keep(old), IDLE))

    def last_hands(self) -> "LastHands":
        from .hands import LastHands

        self.last = self.last or LastHands(self)
        return self.last

    def play(self, action: Action) -> None:
        """Do what a control of the game asks for; the first one loads it."""
        game = self.game or late(self.new_game, lambda: self.play(action))
        if game:
            if self.guide:
                self.guide.hide()
            game.act(action)

    def consult(self, action: Action) -> None:
        """Do what a control of the Guide asks for, or open it; the first one loads it."""
        guide = self.guide
        if guide is None:
            self.wanted = "/".join((GUIDE, action.what)) if action.what else GUIDE
            guide = of_guide(self.new_guide, self.come_to_guide)
            if guide is None:
                self.note(self.say("guide_coming"), True)
                return
        guide.do(action)

    def come_to_guide(self) -> None:
        """The Guide has come: open it if it is still wanted."""
        if self.wanted:
            self.note("")
            self.consult(Action(GUIDE, "open", self.wanted[len(GUIDE) + 1 :]))

    def new_guide(self) -> "GuidePage":
        from .guide.page import GuidePage

        complete(self.say)
        complete(self.say, GUIDE)
        self.wanted = ""
        self.guide = GuidePage(self)
        return self.guide

    def expect_game(self) -> None:
        """Read the game that was open, once that can be done: its players sit round the hand."""
        game = self.game or late(self.new_game, self.expect_game)
        if game:
            game.paint()

    def sit(self, seating: "Seating | None") -> None:
        """Take who sits round the table in the game that is on."""
        if seating != self.seating:
            self.seating = seating
            self.paint()

    def new_game(self) -> "GamePage":
        from .game_page import GamePage

        complete(self.say)
        self.game = GamePage(self)
        self.expected = False
        return self.game

    def equip(self) -> None:
        """Take the words of the settings and what counts tiles to tenpai, when they have come."""
        tag, terms = self.settings.language, self.settings.terms
        say = late(lambda: self.words(tag, terms), self.renew)
        say = say or late(lambda: self.words(tag, NATIVE), self.renew) or self.say
        if say.language != tag:
            window.setTimeout(lambda *_: self.miss(), PATIENCE)
        if say is not self.say:
            self.speak(say)
        if self.labelled is not say:
            self.labelled = late(lambda: relabel(self.say), self.renew) or self.labelled
        self.shanten = late(_shanten, self.renew)
        self.ahead = None

    def words(self, tag: str, terms: str) -> "Words":
        """The words of a language for all that is open; an ImportError until they have come."""
        say = words(tag, terms)
        if self.game or self.guide:
            complete(say)
        if self.guide:
            complete(say, GUIDE)
        return say

    def renew(self) -> None:
        """More modules or words have come: paint with them."""
        self.equip()
        self.paint()

    def miss(self) -> None:
        """Say it when the words of the language still have not come."""
        row = language(self.settings.language)
        if row and self.say.language != row.tag:
            self.note(self.say("language_missing", language=row.name), True)

    def tell(self, notes: tuple[Problem, ...]) -> None:
        """Show and announce why a tap did nothing, or what it took along."""
        hand = self.session.state.entry.hand
        if notes or not self.pinned:
            told = [capital(self.say.problem(each, hand)) for each in notes]
            self.note(self.say.chained("sentences", told))

    # What is shown

    def scene_of(self, session: Session) -> Scene:
        """The scene of a session, with what can be taken from the one that is painted."""
        return scene(session, self.say, self.scene, self.shanten)

    def paint(self) -> None:
        """Bring the document up to the session and settings."""
        ahead, session = self.ahead, self.session
        new = ahead.scene if ahead and ahead.session == session else self.scene_of(session)
        self.paint_scene(new)
        if self.guide and self.at_guide:
            self.guide.paint()
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
        self.lead()

    def is_open(self) -> bool:
        return self.at_game or self.at_guide != "" or self.is_covered()

    def is_covered(self) -> bool:
        """Whether a sheet lies over the hand."""
        return bool(find("#sheet").open or find("#rules").open)

    def lead(self) -> None:
        """Bring the tab's history to what is shown, so that Back comes out of it."""
        if not self.expected and not self.wanted:
            self.trail.lead(self.belongs)

    def belongs(self, now: Path) -> Path:
        """The path of what is shown."""
        shown = self.at_guide or (GAME if self.at_game else HAND)
        on_hand = self.is_covered() or not find("#ring").hidden
        on_game = self.game is not None and self.game.state.sheet is not None
        return belongs(now, shown, self.seating is not None, on_hand, on_game)

    def close(self) -> None:
        """Close whatever is open."""
        self.do(Action(GAME if self.at_game else PAGE, "close", ""))

    def went_back(self, event: Any) -> None:
        """Back or Forward: what the entry tells is shown; the address stays that of the hand."""
        path, before = path_of(str(event.state)), self.trail.now
        if not path:
            return  # another link: a hashchange follows
        ours = self.trail.arrived(path)
        shown = screen(path)
        if not ours:
            self.come_to(shown, path[-1] != SHEET)
        if ours or shown != HAND or path.count(LINK) == before.count(LINK):
            self.show_address()  # else it is another hand: a hashchange follows
        self.lead()

    def come_to(self, shown: str, bare: bool) -> None:
        """Show the hand, the game or a page of the Guide; bare: without a sheet."""
        if shown not in (HAND, GAME, self.at_guide):
            self.consult(Action(GUIDE, "open", shown[len(GUIDE) + 1 :]))
        elif shown == HAND and self.at_guide and self.guide:
            self.guide.leave()
        elif shown == GAME and not self.at_game:
            self.play(Action(GAME, "open", ""))
        elif shown == HAND and self.at_game:
            self.play(Action(GAME, "hand", ""))
        elif bare and self.at_game and self.game:
            self.game.close()
        elif bare:
            self.close()

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
        self.keep_hand()
        gc.collect()

    def keep_hand(self) -> None:
        """Have the device keep the hand and the settings."""
        self.take_address()  # a page in the background paints nothing
        text = dump(self.session.state, self.settings, self.address)
        if self.shown.get("kept") != text:
            self.shown["kept"] = text
            store.write(store.HAND, text)

    def not_kept(self) -> None:
        """Say once that the device keeps nothing."""
        if not self.told_not_saved:
            self.told_not_saved = True
            self.note(self.say("not_saved"), True)

    def link(self) -> str:
        """The hand as the address has it."""
        return format_entry(self.session.state.entry, ",")

    def take_address(self) -> None:
        """Put the hand in the address."""
        address = self.link()
        if address != self.address:
            self.address = address
            if _fragment() == self.fragment:  # else another link was opened: a hashchange follows
                self.show_address()

    def keep_past(self) -> None:
        """Keep the undo levels too; it takes longer, so only when the page is left."""
        self.keep_hand()
        store.write(store.PAST, dump_past(self.session))
        store.leave()

    def show_address(self) -> None:
        where = window.location
        shown = self.wanted or (
            self.guide.address() if self.guide and self.at_guide else self.address
        )
        url = where.pathname + str(window.tenbou.query()) + ("#" + shown if shown else "")
        # Safari allows a hundred in half a minute.
        if attempt("history", "replaceState", " ".join(self.trail.now), "", url) is False:
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
            self.session = load_past(store.read(store.PAST), saved.state)
        self.settings = change(self.settings, "language", str(window.tenbou.language))
        self.equip()
        self.address = self.link()
        self.open_address()

    def open_address(self) -> None:
        """Show the hand of the address, unless it is shown already or cannot be read."""
        text = _fragment()
        if text in ("", self.link()):  # the address may lag behind
            return
        if text.split("/")[0] == GUIDE:
            if not self.at_guide or not self.guide or text != self.guide.address():
                self.consult(Action(GUIDE, "open", text[len(GUIDE) + 1 :]))
            return
        entry = parse_entry(text)
        if isinstance(entry, Entry):
            self.sheet = ""
            self.set_hand(entry)
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
        text, now = _fragment(), self.trail.now
        to_guide = text.split("/")[0] == GUIDE
        if not path_of(str(window.history.state)):
            self.trail.now = now if to_guide else linked(now)
        if self.game and self.at_game and text not in ("", self.address):
            self.game.hide()
        if self.guide and not to_guide:
            self.guide.hide()
        self.open_address()
        self.address = self.link()
        self.show_address()  # before the history is led on from here
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
    path = page.trail.now
    at_game = screen(path) == GAME if path else store.shows_game()
    at_game = at_game and _fragment() in ("", page.address)
    if store.shows_game() and not at_game:
        store.write(store.VIEW, HAND)
    page.show_address()
    page.paint()
    if at_game:
        page.do(Action(GAME, "open", ""))
    elif page.expected:
        page.expect_game()
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
    gestures.listen()
    view = document.defaultView  # `window` itself is a module, whose functions know no `this`
    view.addEventListener("popstate", page.went_back)
    view.addEventListener("hashchange", lambda event: page.address_changed())
    view.addEventListener("resize", lambda event: page.explain())
    view.addEventListener("pagehide", lambda event: page.keep_past())
    document.addEventListener("visibilitychange", lambda event: page.keep_past())
    document.addEventListener("keydown", Keyboard(page, gestures).down)
    document.documentElement.setAttribute("data-ready", "")
