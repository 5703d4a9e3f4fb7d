"""The game in the document: the board, the sheet over it, and both in the tab's history."""

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from ..riichi.text import Entry
from ..screen.action import GAME, HAND
from ..screen.game.board import bar_html, board_html, title_text
from ..screen.game.sheets import sheet_html
from ..screen.game.state import EACH, ONE, NoGame, OpenGame, State
from . import store
from .document import find, hold_focus

if TYPE_CHECKING:
    from .loop import Loop

STYLE = "static/game.css"
SHELL = (
    '<main id="game" tabindex="-1" hidden><h1 class="unseen">Tenbou</h1>'
    '<p id="game-title"></p><section id="board"></section>'
    '<p id="game-note" role="status"></p><nav id="game-bar"></nav></main>'
    '<dialog id="game-sheet" class="sheet" aria-labelledby="game-sheet-title"></dialog>'
)
ENTRIES = ".log > li"
ECHO = 400  # milliseconds within which a second click at one spot belongs to a double tap
NEAR = 24  # pixels


class GameView:
    """The state of the game screen with what the document shows of it."""

    def __init__(self, page: "Loop") -> None:
        self.page = page
        facing = ONE if store.read(store.FACING) == ONE else EACH
        self.state: State = NoGame(None, facing, "")
        self.styled = False
        self.sheet = ""  # the one that is painted
        self.clicked = (0.0, 0.0, 0.0)  # where and when
        tap = window.event  # the one that has brought us here, if we are made by one
        if getattr(tap, "type", "") == "click":
            self.clicked = (tap.clientX, tap.clientY, tap.timeStamp)
        self.turned = False  # whether that opened or closed a sheet
        document.body.insertAdjacentHTML("beforeend", SHELL)
        document.addEventListener("click", self.hear, True)
        document.addEventListener("input", self.typed)
        window.tenbou.attach(STYLE).then(self.style_came, self.style_came)

    def style_came(self, *_: Any) -> None:
        self.styled = True
        if self.page.at_game:
            self.paint()

    def hear(self, event: Any) -> None:
        """The second click of a double tap is not meant for what the first one brought there."""
        if not event.detail:  # made by a key: what follows is another tap
            self.clicked = (0.0, 0.0, 0.0)
            return
        x, y, time = self.clicked
        there = abs(event.clientX - x) < NEAR and abs(event.clientY - y) < NEAR
        if self.turned and there and event.timeStamp - time < ECHO:
            event.stopPropagation()
            event.preventDefault()
            return
        self.clicked = (event.clientX, event.clientY, event.timeStamp)
        self.turned = False

    def typed(self, event: Any) -> None:
        self.turned = False

    def paint(self) -> None:
        """Bring the document up to the state."""
        page, state = self.page, self.state
        say = page.say
        if not page.at_game or not self.styled:
            return
        main = find("#game")
        if main.hidden:
            find("main").hidden = True
            main.hidden = False
            main.focus()
        page.attribute("game", "data-facing", state.facing)
        page.attribute("board", "aria-label", say("game_board"))
        page.attribute("game-bar", "aria-label", say("game_actions"))
        if isinstance(state, OpenGame):
            game = state.game
            for name in ("hand", "honba", "sticks", "over"):
                page.attribute("game", "data-" + name, str(getattr(game, name)))
            page.attribute("game", "data-events", str(len(game.log)))
        page.put("game-title", title_text(say, state).text)
        page.put("board", board_html(say, state).text)
        page.put("game-bar", bar_html(say, state).text)
        self.paint_sheet()
        page.sync_history()

    def trouble(self) -> str:
        """Why the games of the device cannot be shown, in words; "" where they can."""
        told = store.trouble()
        return self.page.say(told) if told else ""

    def entered(self) -> Entry:
        """What the Hand screen holds."""
        return self.page.session.state.entry

    def paint_sheet(self) -> None:
        """Open, fill or close what lies over the board."""
        page, was, sheet = self.page, self.sheet, self.state.sheet
        name = sheet.name if sheet else ""
        dialog = find("#game-sheet")
        choosing = dialog.querySelector("select:focus")  # what leads from one kind to another
        if name != was:
            self.sheet = name
            self.turned = not choosing
        if not name:
            dialog.close()
            page.shown.pop("game-sheet", None)
            if was:
                hold_focus()
            return
        was_known = dialog.querySelector(".sums")
        drawn = dialog.querySelectorAll(ENTRIES).length
        page.put("game-sheet", sheet_html(page.say, self.state, self.entered()).text)
        if not dialog.open:
            dialog.showModal()
        known = dialog.querySelector(".sums")
        if name != was:
            dialog.scrollTop = 0
            if not choosing:
                find("#game-sheet-title").focus()
        elif 0 < drawn < dialog.querySelectorAll(ENTRIES).length:  # earlier ones: on from there
            dialog.querySelectorAll(ENTRIES).item(drawn).querySelector("button").focus()
        elif known and not was_known:
            known.scrollIntoView(window.JSON.parse('{"block": "nearest"}'))

    def note(self, text: str, seen: bool = True) -> None:
        """Say something in the middle of the board, until the next tap; only to be heard where
        the board itself shows it. On the Hand screen it stands over the hand.
        """
        if text and not self.page.at_game:
            self.page.note(text)
            return
        note = find("#game-note")
        note.classList.toggle("unseen", not seen)
        note.textContent = text

    # Coming and going

    def show(self) -> None:
        """The game takes the place of the Hand screen, once its style is here."""
        page = self.page
        if not page.at_game:
            page.show(GAME)
            page.lay_over("")
            store.write(store.VIEW, store.GAME)
            page.paint()
        self.paint()

    def leave(self) -> None:
        """The Hand screen again."""
        self.hide()
        self.page.paint()
        hold_focus()

    def hide(self) -> None:
        """Show the Hand screen."""
        self.page.show(HAND)
        store.write(store.VIEW, HAND)
        self.sheet = ""
        find("#game-sheet").close()
        find("#game").hidden = True
        find("main").hidden = False
