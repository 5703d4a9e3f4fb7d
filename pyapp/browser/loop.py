"""The loop: what is asked for becomes a step of the App, its outcome is painted, in the address
and kept, and what it asks of the browser is done.
"""

from typing import TYPE_CHECKING, Any, Callable, NamedTuple

from pyscript import window

from ..riichi.hand import Hand
from ..screen.action import CLUB, GAME, GUIDE, HAND, MENU, PAGE, RULES, Action
from ..screen.answer.dock import BOTH
from ..screen.app import Act, App, Device, Draft, Enter, Outcome, Step
from ..screen.hand import room as hand_room
from ..screen.hand.saved import dump, dump_past
from ..screen.hand.scene import Scene, scene
from ..screen.hand.state import START, Session
from ..screen.menu.settings import DEFAULTS
from ..words.languages import JAPANESE, NATIVE, language, official
from . import store
from .address import Address
from .document import Written, alert_again
from .effects import Effects
from .hand_painter import HandPainter
from .late import CLUB as CLUB_IMAGE
from .late import GAME as GAME_IMAGE
from .late import GUIDE as GUIDE_IMAGE
from .late import LATER, late, of_image
from .wording import complete, first_words, words

if TYPE_CHECKING:
    from ..words.words import Words
    from .foresight import Foresight
    from .history import History
    from .regions import Regions
    from .room_painter import RoomPainter

# Where the explanation stands beside the hand, as in static/app.css.
WIDE = "(min-width: 900px) and (min-height: 700px)"
PATIENCE = 2000  # milliseconds until it is said that the words of a language do not come
IDLE = 80  # milliseconds after a tap until there is time for other things


class Ahead(NamedTuple):
    """An action in the App before it, and what it leads to; scene: None where the hand follows."""

    before: "App"
    action: "Action"
    outcome: "Outcome"
    scene: "Scene | None"


ROOMS = (HAND, MENU, PAGE, RULES, GAME, GUIDE, CLUB)
PAGED = (GUIDE, CLUB)  # what lies over hand and board, page by page
IMAGES = {GUIDE: GUIDE_IMAGE, CLUB: CLUB_IMAGE, GAME: GAME_IMAGE}  # what has to be asked for
RETURN = Action(GAME, "open", "again")  # to the board that was shown before


class Loop:
    """The App with what of it the document, the address and the device hold."""

    def __init__(self) -> None:
        self.written = Written()
        self.hand = HandPainter(self.written)
        self.address = Address(lambda: self.app, self.page_address)
        self.effects = Effects(self.written, self.step, self.address.show)
        self.note = self.effects.note
        say = first_words()
        begun = Session(START, (), ())
        known = (self.device(), say, DEFAULTS, begun, HAND, "", BOTH[0], Draft("", "", ""))
        rest = (None,) * (len(App._fields) - len(known))  # what has to be asked for
        self.app = App(*known, *rest)
        self.labelled: Words | None = say  # the words that the page's own labels are in
        self.ahead: Ahead | None = None
        self.shanten: Callable[[Hand], int] | None = None  # once it has come
        self.named: Words | None = None  # the words that name local yaku too
        self.places: dict[str, RoomPainter] = {}  # those of IMAGES that have come
        self.wish: Action | None = None  # what waits for its room, the last that was asked for
        self.expected = bool(store.open_game())  # whether a game is still to be read
        self.drawn: Regions | None = None  # once there is a region
        self.opened = ""  # the sheet that is painted
        self.behind = False  # whether the hand behind it is still to be painted
        self.idle_timer: Any = None
        self.foresight: Foresight | None = None  # once all has come
        self.history: History | None = None

    def device(self) -> Device:
        """Make what asks the browser for the pure code."""
        return Device(
            lambda text: str(window.tenbou.alike(text)),
            lambda: bool(window.matchMedia(WIDE).matches),
            self.words_if_here,
            lambda: float(window.performance.now()),
            lambda: arrived().moments.new_name(),
            lambda name, tag: arrived().moments.date(name, tag),
            lambda moment, tag: arrived().moments.time_of_day(moment, tag),
            store.trouble,
            lambda: "not kept" in self.written.shown,  # as the Hand screen says
        )

    # Actions

    def do(self, action: Action) -> None:
        """Do what a control, a key or a gesture asks for and paint the outcome."""
        self.give_up()
        if action.room == HAND and self.app.room in PAGED:
            return
        if self.comes(action):
            return
        outcome = self.think(action, lambda: self.come_to(action))
        if not outcome:
            self.wish = action
            return
        refused_again = outcome.app is not self.app and outcome.app == self.app
        self.take(outcome)
        if refused_again:
            alert_again()

    def think(self, action: Action, again: Callable[[], None]) -> Outcome | None:
        """Work out what an action leads to: done while the finger is still down, so that `do`
        just shows it. None as long as what knows it has not come; then `again` is called.
        """
        if action.room not in ROOMS or not self.here(action.room):
            return None
        ahead, before = self.ahead, self.app
        if ahead is None or ahead.before is not before or ahead.action != action:
            outcome = late(lambda: self.outcome(action), again)
            if outcome is None:
                return None
            app = outcome.app
            new = None if self.is_behind(app) else self.scene_of(app)
            ahead = self.ahead = Ahead(before, action, outcome, new)
        return ahead.outcome

    def use_all(self) -> None:
        """All has come: follow the history, and make what may be asked for before it is."""
        self.history = arrived().History(self.address, self.is_coming, self.do, self.close)
        look = (lambda: self.app, self.hand, self.think)
        self.foresight = arrived().Foresight(self.regions(), self.places, *look)

    def press(self, action: Action) -> None:
        """A finger is down on a control: work out what it asks for."""
        if self.foresight:
            self.foresight.press(action)

    def outcome(self, action: Action) -> Outcome:
        """What an action leads to; an ImportError as long as what knows it has not come."""
        if action.room in (RULES, GAME):
            complete(self.say)
        room, app = action.room, self.app
        if room in IMAGES and app.room != room:
            app = self.without_guide()
        return self.act_of(room)(app, action)

    def act_of(self, room: str) -> Act:
        """How a room acts; what comes late is imported when it is first asked for."""
        if room in IMAGES:
            return self.places[room].room.act
        return hand_room.act if room == HAND else arrived().ACTS[room]

    def take(self, outcome: Outcome) -> None:
        """Show what a step led to, and do what it asks for."""
        before = self.app
        if outcome.app is not before:
            self.become(outcome.app)
            for effect in outcome.effects:
                if isinstance(effect, Enter):
                    self.address.trail.entering.append(effect.layer)
            self.paint()
        if before.explained != self.app.explained:
            self.explain()
        for effect in outcome.effects:
            self.effects.run(effect)

    def become(self, app: App) -> None:
        """Have another App; whether the board is shown is kept for the next start."""
        before, self.app = self.app, app
        if before.at_game != app.at_game:
            store.write(store.VIEW, GAME if app.at_game else HAND)
        if before.settings != app.settings:
            self.use_words()

    def step(self, step: Step) -> None:
        """Take a step that no control asked for; what it says may be late too."""

        def taken() -> Outcome:
            if LATER.here():
                complete(self.say)
            return step(self.app)

        outcome = late(taken, lambda: self.step(step))
        if outcome:
            self.take(outcome)

    # What comes when it is first asked for

    def here(self, room: str) -> bool:
        """Whether a room has come and begun."""
        return room not in IMAGES or getattr(self.app, room) is not None

    def comes(self, action: Action) -> bool:
        """Whether an action waits for the game, the Guide or the club, which is still to come."""
        room = action.room
        if self.here(room):
            return False
        if self.begin(room, lambda: self.come_to(action)):
            return False
        self.wish = action
        if action != RETURN:
            self.note(self.say("guide_coming"), True)
        return True

    def come_to(self, action: Action) -> None:
        """What an action needs has come: do it, unless something else was asked for since."""
        if self.wish == action:
            if action != RETURN:
                self.note("")
            self.do(action)

    def give_up(self) -> None:
        """Something else is asked for before a room has come: it is not shown when it does, nor
        the board at the next start.
        """
        if self.wish and self.wish.room == GAME:
            store.write(store.VIEW, HAND)
        self.wish = None

    def begin(self, room: str, again: Callable[[], None]) -> bool:
        """Whether a room could begin; if it has not come, `again` is called when it has."""
        return of_image(IMAGES[room], lambda: self.new_place(room), again) is not None

    def new_place(self, room: str) -> "RoomPainter":
        """Have it begin, the game with what the device kept of it."""
        make: type[RoomPainter]
        if room == GUIDE:
            from .guide_painter import GuidePainter as make
        elif room == CLUB:
            from .club_painter import ClubPainter as make
        else:
            from .game_painter import GamePainter as make
        complete(self.say)
        if room in PAGED:
            complete(self.say, room)
        if room not in self.places:
            self.places[room] = make(self.regions(), self.step, self.paint)
        self.places[room].begin()
        return self.places[room]

    def without_guide(self) -> App:
        """The App with the Hand screen in the place of the Guide or the club."""
        app = self.app
        for place in self.places.values():
            app = place.room.left(app)
        return app

    def expect_game(self) -> None:
        """Read the game that was open, once that can be done: its players sit round the hand."""
        if not self.here(GAME):
            self.begin(GAME, self.expect_game)

    # Words

    def use_words(self) -> None:
        """Take the words of the settings and what counts tiles to tenpai, when they have come."""
        settings = self.app.settings
        tag, terms = settings.language, settings.terms
        say = late(lambda: self.words(tag, terms), self.renew)
        say = say or late(lambda: self.words(tag, NATIVE), self.renew) or self.say
        if official(tag, terms):
            self.words_if_here(tag, official(tag, terms))  # so that no answer waits for them
        if say.language != tag:
            window.setTimeout(lambda *_: self.warn_language_missing(), PATIENCE)
        self.app = self.app._replace(say=say)
        self.written.foreign = say.language if say.terms == JAPANESE else ""
        if self.labelled is not say:
            self.labelled = late(lambda: arrived().relabel(say), self.renew) or self.labelled
        self.shanten = late(lambda: arrived().away, self.renew)
        self.ahead = None

    def words(self, tag: str, terms: str) -> "Words":
        """The words of a language for all that is open; an ImportError until they have come."""
        say = words(tag, terms)
        if self.places:
            complete(say)
        for room in PAGED:
            if room in self.places:
                complete(say, room)
        return say

    def words_if_here(self, tag: str, terms: str) -> "Words | None":
        """Those words if they have come; else they are asked for, and painted with later."""
        return late(lambda: words(tag, terms), self.paint)

    def renew(self) -> None:
        """More modules or words have come: paint with them."""
        self.use_words()
        self.paint()

    def warn_language_missing(self) -> None:
        """Say it when the words of the language still have not come."""
        row = language(self.app.settings.language)
        if row and self.say.language != row.tag:
            self.note(self.say("language_missing", language=row.name), True)

    # What is shown

    def scene_of(self, app: App) -> Scene:
        """The hand's scene, with what can be taken from the one that is painted."""
        say = app.say
        old = self.hand.scene if self.hand.say is say else None
        if app.entry.rules.house_yaku and self.named is not say:  # which may have come since
            self.named, old = late(lambda: complete(say), self.renew), None
        if old and app.shown != HAND:
            return old  # what is not seen follows when it is shown again
        return scene(app.session, say, old, self.shanten)

    def paint(self) -> None:
        """Bring the document up to the App; the hand behind a sheet that is open follows soon."""
        app = self.app
        self.behind = self.is_behind(app)
        if self.behind:
            self.hand.paint_frame(app)
        else:
            self.paint_hand()
        for place in self.places.values():
            place.paint(app)
        self.paint_sheet()
        self.keep()

    def is_behind(self, app: App) -> bool:
        """Whether the hand is behind a sheet, and follows what is done there."""
        return bool(app.sheet and self.opened)

    def paint_hand(self) -> None:
        """Bring the hand in the document up to the App."""
        ahead, app = self.ahead, self.app
        known = ahead.scene if ahead and ahead.outcome.app is app else None
        self.hand.paint(app, known or self.scene_of(app))
        if app.entry.rules.house_yaku or "said" in self.written.shown:
            late(lambda: arrived().show_said(app, self.written), self.paint)

    # Sheets

    def regions(self) -> "Regions":
        """Give the painter of regions, made when the first one is painted."""
        self.drawn = self.drawn or arrived().Regions(self.written, self.paint)
        return self.drawn

    def paint_sheet(self) -> None:
        """Open, fill or close what lies over the page."""
        if self.app.sheet or self.opened:
            opened = late(lambda: arrived().show(self.regions(), self.app, self.opened), self.paint)
            if opened is not None:
                self.opened = opened

    def explain(self) -> None:
        """Bring what stands beside the hand up to it."""
        if self.app.device.is_wide() and self.hand.scene:
            state = self.hand.scene.answer.state
            late(lambda: arrived().explain(self.regions(), self.app, state), self.explain)

    def close(self) -> None:
        """Close whatever is open."""
        self.do(Action(GAME if self.app.at_game and not self.opened else PAGE, "close", ""))

    # What the device keeps

    def keep(self) -> None:
        """Have address and history follow once all is painted, and soon the device."""
        soon = self.follow  # once the frame is on its way: each takes longer than the rest
        window.requestAnimationFrame(lambda *_: window.setTimeout(lambda *_: soon(), 0))
        if self.idle_timer is None:
            self.idle_timer = window.setTimeout(lambda *_: self.idle(), IDLE)

    def follow(self) -> None:
        """Paint a hand that waits behind a sheet; bring address and history to what is shown."""
        if self.behind:
            self.behind = False
            self.paint_hand()
        if not self.address.is_ours():
            return  # another link was opened: a hashchange follows
        self.address.take()
        self.sync_history()
        page = self.page_address()
        if self.written.changed("page address", page) and page:
            self.address.show()

    def sync_history(self) -> None:
        """Bring the tab's history to what is shown, once that has come."""
        if self.history:
            self.history.sync()

    def is_coming(self) -> bool:
        """Whether something that is to be shown is still to come."""
        to_open = self.app.sheet != "" and not self.opened
        return (self.expected and not self.here(GAME)) or to_open or bool(self.wish)

    def idle(self) -> None:
        """What can wait until the tap is on the screen: storing."""
        self.idle_timer = None
        self.follow()  # a page in the background paints nothing
        self.explain()
        self.keep_hand()
        if self.foresight:
            self.foresight.rest()

    def keep_hand(self) -> None:
        """Have the device keep the hand and the settings."""
        self.address.take()
        text = dump(self.app.session.state, self.app.settings, self.address.hand)
        if self.written.changed("kept", text):
            store.write(store.HAND, text)

    def keep_past(self) -> None:
        """Keep the undo levels too; it takes longer, so only when the page is left."""
        self.keep_hand()
        store.write(store.PAST, dump_past(self.app.session))
        store.leave()

    def page_address(self) -> str:
        """The address of the page of the Guide or the club that is shown or comes, "" for none."""
        wish = self.wish
        if wish and wish.room in PAGED:
            return (wish.room + "/" + wish.what).rstrip("/")
        place = self.places.get(self.app.room)
        return place.room.address(self.app) if place else ""

    @property
    def say(self) -> "Words":
        """The words of the language and terminology in use."""
        return self.app.say


def arrived() -> Any:
    """Import what comes with the later modules; an ImportError until then."""
    from . import arrived

    return arrived
