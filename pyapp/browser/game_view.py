"""The table in the document: the board, the sheet over it, and both in the tab's history."""

from typing import Any

from pyscript import document, window

from ..screen.game.board import bar_html, board_html
from ..screen.game.sheets import sheet_html
from ..screen.game.state import EMPTY, FOUR
from ..screen.words import Words
from ..screen.words.table_words import TABLE
from . import store
from .screen import attempt, find

# Where we are, as the tab's history remembers it.
PLACES = HAND, BOARD, SHEET = "hand", store.TABLE, store.TABLE + " sheet"
FACING = "tenbou.facing"
STYLE = "./static/game.css"
SHELL = (
    '<main id="game" tabindex="-1" hidden><h1 class="unseen">Tenbou</h1>'
    '<section id="board"></section>'
    '<p id="game-note" role="status"></p><nav id="game-bar"></nav></main>'
    '<dialog id="game-sheet" class="sheet" aria-labelledby="game-sheet-title"></dialog>'
)
ECHO = 400  # milliseconds within which a second click at one spot belongs to a double tap
NEAR = 24  # pixels


class GameView:
    """The desk with what the document shows of it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.desk = EMPTY._replace(facing=store.read(FACING) or FOUR)
        self.styled = False
        self.sheet = ""  # the one that is painted
        self.returning = False  # whether we are going back in the tab's history ourselves
        self.clicked = (0.0, 0.0, 0.0)  # where and when
        self.turned = False  # whether that opened or closed a sheet
        document.body.insertAdjacentHTML("beforeend", SHELL)
        document.addEventListener("click", self.hear, True)
        document.addEventListener("input", self.typed)
        link = document.createElement("link")
        link.rel = "stylesheet"
        link.addEventListener("load", self.style_came)
        link.addEventListener("error", self.style_came)
        link.href = STYLE
        document.head.append(link)

    @property
    def say(self) -> Words:
        words: Words = self.page.say
        words.learn(TABLE)
        return words

    def style_came(self, event: Any) -> None:
        self.styled = True
        if self.page.at_table:
            self.paint()

    def hear(self, event: Any) -> None:
        """The second click of a double tap is not meant for what the first one brought there."""
        if not event.detail:
            return  # made by a key
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
        """Bring the document up to the desk."""
        page, desk, say = self.page, self.desk, self.say
        if not page.at_table or not self.styled:
            return
        main = find("#game")
        if main.hidden:
            find("main").hidden = True
            main.hidden = False
            main.focus()
        page.attribute("game", "data-facing", desk.facing)
        page.attribute("board", "aria-label", say("t_board"))
        page.attribute("game-bar", "aria-label", say("t_actions"))
        game = desk.game
        if game is not None:
            for name, value in (
                ("hand", game.hand),
                ("honba", game.honba),
                ("sticks", game.sticks),
                ("over", game.over),
                ("events", len(game.log)),
            ):
                page.attribute("game", "data-" + name, str(value))
        page.put("board", board_html(say, desk))
        page.put("game-bar", bar_html(say, desk))
        self.paint_sheet()

    def paint_sheet(self) -> None:
        """Open, fill or close what lies over the board."""
        page, name, was = self.page, self.desk.sheet, self.sheet
        dialog = find("#game-sheet")
        if name != was:
            self.sheet = name
            self.turned = True
        if not name:
            dialog.close()
            page.shown.pop("game-sheet", None)
            if page.place == SHEET:
                self.back_to(BOARD)
            return
        was_known = dialog.querySelector(".sums")
        page.put("game-sheet", sheet_html(self.say, self.desk))
        if not dialog.open:
            dialog.showModal()
            if page.place == BOARD:
                self.go(SHEET)
        known = dialog.querySelector(".sums")
        if name != was:
            dialog.scrollTop = 0
            find("#game-sheet-title").focus()
        elif known and not was_known:
            known.scrollIntoView(window.JSON.parse('{"block": "nearest"}'))

    def note(self, text: str) -> None:
        """Say something in the middle of the board, until the next tap."""
        find("#game-note").textContent = text

    def later(self, text: str) -> None:
        """Say something after what the tap itself says."""
        window.setTimeout(lambda *_: self.note(text), 0)

    # Coming and going

    def show(self) -> None:
        """The table takes the place of the Hand screen, once its style is here."""
        page = self.page
        if not page.at_table:
            stacked, page.stacked = page.stacked, False
            page.close()
            page.at_table = True
            store.write(store.VIEW, store.TABLE)
            if stacked:  # the sheet we come from has an entry in the history: take that
                page.place = BOARD
                page.show_address()
            elif page.place == HAND:
                self.go(BOARD)
        self.paint()
        self.turned = False  # a hand that came from there may be recorded at once

    def leave(self) -> None:
        """The Hand screen again, and the tab's history where it was there."""
        self.back_to(HAND)
        self.hide()
        self.page.paint()

    def hide(self) -> None:
        """Show the Hand screen."""
        page = self.page
        page.at_table = False
        page.place = HAND
        store.write(store.VIEW, HAND)
        self.sheet = ""
        find("#game-sheet").close()
        find("#game").hidden = True
        find("main").hidden = False

    def go(self, place: str) -> None:
        """One step deeper in the tab's history, so that Back comes out of it."""
        # Safari allows a hundred in half a minute.
        if attempt("history", "pushState", place, "", window.location.href) is not False:
            self.page.place = place

    def back_to(self, place: str) -> None:
        """Out of the deeper places of the tab's history."""
        steps = PLACES.index(self.page.place) - PLACES.index(place)
        self.page.place = place
        if steps:
            self.returning = True
            window.history.go(-steps)
