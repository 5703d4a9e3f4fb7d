"""The table in the document: loaded, painted, kept and exported.

Nothing here is imported before the table is first opened. The game is written to the
device after every change, and only over the text this tab has read or written itself:
another tab's longer game is taken over, never overwritten.
"""

import json
from typing import Any, Dict, Tuple

from pyscript import document, window

from ..riichi.hand import PLAIN, Hand
from ..riichi.rulebooks import rules_for
from ..riichi.rules import changes_from, value_text
from ..riichi.text import EMPTY as NO_ENTRY
from ..riichi.text import Entry
from ..screen.state import follow, with_entry
from ..screen.table import acting, start_steps, steps, win_steps, winning
from ..screen.table.board import bar_html, board_html
from ..screen.table.desk import EMPTY, Desk, Kept, StartDraft, base
from ..screen.table.result import share_text
from ..screen.table.sentences import problem_text
from ..screen.table.sheets import sheet_html
from ..screen.words import Words
from ..screen.words.table_words import TABLE
from ..table.events import Refused, Win
from ..table.game import Game
from ..table.history import opened
from ..table.saved import dump, load
from . import store, table_store
from .screen import attempt

# Where we are, as the tab's history remembers it.
PLACES = HAND, BOARD, SHEET = "hand", store.TABLE, store.TABLE + " sheet"
STYLE = "./static/table.css"
SHELL = (
    '<main id="game" tabindex="-1" hidden><h1 class="unseen">Tenbou</h1>'
    '<section id="board"></section>'
    '<p id="game-note" role="status"></p><nav id="game-bar"></nav></main>'
    '<dialog id="game-sheet" class="sheet" aria-labelledby="game-sheet-title"></dialog>'
)
LARGEST = 400000  # characters of a file that may be a game


class TablePage:
    """The desk with what the document shows of it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.desk = EMPTY
        self.stored = ""  # of the open game, as this tab last read or wrote it
        self.deleted: Tuple[str, str] = ("", "")
        self.told_not_saved = False
        self.styled = False
        self.returning = False  # whether we are going back in the tab's history ourselves
        document.body.insertAdjacentHTML("beforeend", SHELL)
        link = document.createElement("link")
        link.rel = "stylesheet"
        link.addEventListener("load", self.style_came)
        link.addEventListener("error", self.style_came)
        link.href = STYLE
        document.head.append(link)
        _find("#game-sheet").addEventListener("cancel", self.cancel)
        document.addEventListener("change", self.file_chosen)
        document.defaultView.addEventListener("storage", self.elsewhere)
        self.open_kept()

    @property
    def say(self) -> Words:
        words: Words = self.page.say
        words.learn(TABLE)
        return words

    # Taps

    def tap(self, arg: str) -> None:
        """Do what a control of the table asks for."""
        verb, _blank, what = arg.partition(" ")
        own = getattr(self, "do_" + verb, None)
        if own:
            own(what)
            return
        if verb == "sheet" and what == "games":
            self.desk = self.desk._replace(kept=self.kept_games())
        before = self.desk
        told = ""
        self.desk, told = acting.act(before, arg, self.fields(), self.say)
        self.changed(before)
        self.paint()
        self.note(told)
        if self.desk.game is None and not self.desk.sheet:
            self.do_hand("")

    def fields(self) -> Dict[str, str]:
        """What stands in the text fields of the open sheet."""
        found = {}
        for box in document.querySelectorAll("#game-sheet input[name]"):
            if box.type != "file":
                found[str(box.name)] = str(box.value)
        return found

    def changed(self, before: Desk) -> None:
        """Keep the game if it is another one now; a won hand makes room for the next."""
        game = self.desk.game
        if game is None or game is before.game:
            return
        if not self.save(game):
            return
        last = game.log[-1].event if game.log else None
        old = before.game
        more = old is None or len(game.log) > len(old.log)
        if more and isinstance(last, Win) and [each for each in last.wins if each.hand]:
            self.set_hand(self.table_entry(game, NO_ENTRY._replace(hand=Hand((), (), None))))

    # Coming and going

    def do_open(self, what: str) -> None:
        """From the Hand screen, or at the start."""
        if self.desk.game is None and not self.desk.sheet:
            self.ask_start()
        self.show()

    def do_take(self, by: str) -> None:
        """A won hand comes from the Hand screen."""
        entry = self.page.session.state.entry
        if self.desk.game is None or self.desk.game.over:
            self.ask_start()
        self.desk, told = win_steps.take_hand(steps.Table(self.desk, {}, self.say), entry, by)
        self.show()
        self.note(told)

    def do_hand(self, what: str) -> None:
        """Back to the Hand screen; winds, counters, sticks and rules are the table's."""
        game = self.desk.game
        if game is not None and not game.over:
            self.set_hand(self.table_entry(game, self.page.session.state.entry))
        self.leave()

    def do_tiles(self, what: str) -> None:
        """To the Hand screen, to enter the tiles of a winner."""
        seat = int(what)
        game = base(self.desk)
        riichi = 1 if seat in game.riichi else 0
        empty = Entry(Hand((), (), None), PLAIN._replace(riichi=riichi), "", "", game.rules)
        self.set_hand(winning.seated(empty, game, seat))
        self.leave()

    def do_show(self, what: str) -> None:
        """A hand of the log on the Hand screen, counters as they were then."""
        place, _blank, seat = what.partition(" ")
        game = self.desk.game
        if game is None:
            return
        event = game.events[int(place)]
        won = (
            winning.find(winning.draft_of(event, 0), int(seat)) if isinstance(event, Win) else None
        )
        entry = winning.hand_of(won) if won else None
        if entry:
            then = base(self.desk._replace(draft=winning.draft_of(event, int(place))))  # type: ignore[arg-type]
            self.set_hand(winning.seated(entry, then, int(seat))._replace(by=""))
            self.desk = self.desk._replace(sheet="", draft=None)
            self.leave()

    def table_entry(self, game: Game, entry: Entry) -> Entry:
        """The hand as it is at this table, at the seat it has."""
        seat = (game.dealer + entry.situation.seat) % 4
        return winning.seated(entry, game, seat)

    def set_hand(self, entry: Entry) -> None:
        """Put a hand on the Hand screen; what was there can be had back by undo."""
        page = self.page
        page.session = follow(page.session, with_entry(page.session.state, entry))
        page.paint()

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

    def leave(self) -> None:
        """The Hand screen again, and the tab's history where it was there."""
        page = self.page
        steps = PLACES.index(page.place)
        self.hide()
        if steps:
            self.returning = True
            window.history.go(-steps)
        page.paint()

    def hide(self) -> None:
        """Show the Hand screen."""
        page = self.page
        page.at_table = False
        page.place = HAND
        store.write(store.VIEW, HAND)
        dialog = _find("#game-sheet")
        if dialog.open:
            dialog.close()
        _find("#game").hidden = True
        document.querySelector("main").hidden = False

    def go(self, place: str) -> None:
        """One step deeper in the tab's history, so that Back comes out of it."""
        # Safari allows a hundred in half a minute.
        if attempt("history", "pushState", place, "", window.location.href) is not False:
            self.page.place = place

    def went_back(self, place: str) -> bool:
        """The tab's history stands elsewhere: follow it; False when that is not the table's."""
        page = self.page
        if self.returning:
            self.returning = False
            return True
        if place not in PLACES or (place == HAND and not page.at_table):
            return False
        page.place = place
        if place == HAND:
            self.do_hand("")
        elif not page.at_table:
            self.show()
        elif place == BOARD and self.desk.sheet:
            self.tap("close")
        return True

    def cancel(self, event: Any) -> None:
        event.preventDefault()
        self.tap("close")

    # What is shown

    def style_came(self, event: Any) -> None:
        self.styled = True
        if self.page.at_table:
            self.paint()

    def paint(self) -> None:
        """Bring the document up to the desk."""
        page, desk, say = self.page, self.desk, self.say
        if not page.at_table or not self.styled:
            return
        main = _find("#game")
        if main.hidden:
            document.querySelector("main").hidden = True
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
        dialog = _find("#game-sheet")
        if desk.sheet:
            page.put("game-sheet", sheet_html(say, desk))
            if not dialog.open:
                dialog.showModal()
                _find("#game-sheet-title").focus()
                if page.place == BOARD:
                    self.go(SHEET)
        elif dialog.open:
            dialog.close()
            page.shown.pop("game-sheet", None)
            if page.place == SHEET:
                page.place = BOARD
                self.returning = True
                window.history.back()

    def note(self, text: str) -> None:
        """Say something in the middle of the board, until the next tap."""
        _find("#game-note").textContent = text

    # The device

    def open_kept(self) -> None:
        """The game that was open here last; what cannot be read is said and left alone."""
        id = store.read(table_store.OPEN)
        text = table_store.read(id) if id else ""
        if text:
            self.open_text(id, text)

    def open_text(self, id: str, text: str) -> bool:
        """Open the text of a game, or say why not among the games of the device."""
        game = load(text)
        if isinstance(game, Refused):
            error = self.why(game)
            self.desk = self.desk._replace(sheet="games", error=error, kept=self.kept_games())
            return False
        self.stored = text
        self.desk = EMPTY._replace(history=opened(game), id=id, facing=self.desk.facing)
        store.write(table_store.OPEN, id)
        return True

    def why(self, refused: Refused) -> str:
        return problem_text(self.say, ("", "", "", ""), refused.problems[0])

    def save(self, game: Game) -> bool:
        """Keep the game on the device; False when another tab has gone on with it."""
        text = dump(game.events)
        id = self.desk.id
        if not id:
            id = table_store.new_id()
            self.stored = ""
            self.ask_to_stay()
        there = table_store.read(id)
        if there and there != self.stored:
            newer = load(there)
            if isinstance(newer, Game):
                self.desk = EMPTY._replace(history=opened(newer), id=id, facing=self.desk.facing)
                self.stored = there
                self.later(self.say("t_taken_over"))
                return False
            id = table_store.new_id()
            self.later(self.say("t_saved_anew"))
        self.desk = self.desk._replace(id=id)
        store.write(table_store.OPEN, id)
        if table_store.write(id, text):
            self.stored = text
        elif not self.told_not_saved:
            self.told_not_saved = True
            self.later(self.say("t_not_saved"))
        return True

    def later(self, text: str) -> None:
        """Say something after what the tap itself says."""
        window.setTimeout(lambda *_: self.note(text), 0)

    def ask_to_stay(self) -> None:
        """Browsers may drop what a page keeps, unless they are asked not to."""
        storage = window.navigator.storage
        if storage:
            storage.persist()

    def elsewhere(self, event: Any) -> None:
        """Another tab wrote: its game is taken over if it is the one open here."""
        if not self.desk.id or event.key != table_store.PREFIX + self.desk.id:
            return
        text = str(event.newValue or "")
        if text == self.stored:
            return
        if not text:
            self.stored = ""
            self.desk = EMPTY._replace(facing=self.desk.facing, sheet="games")
            self.desk = self.desk._replace(kept=self.kept_games())
            told = "t_gone_elsewhere"
        elif isinstance(load(text), Game) and self.open_text(self.desk.id, text):
            told = "t_from_other_tab"
        else:
            return
        self.paint()
        self.note(self.say(told))

    # Games

    def kept_games(self) -> "tuple[Kept, ...]":
        found = []
        for id in table_store.ids():
            found.append(Kept(id, table_store.date(id), load(table_store.read(id))))
        return tuple(found)

    def ask_start(self) -> None:
        """A new game with the rules of the Hand screen."""
        entry = self.page.session.state.entry
        changes = []
        for field, value in changes_from(rules_for(entry.rulebook), entry.rules):
            changes.append((field, value_text(value)))
        draft = start_steps.new_start(self.say, entry.rulebook, tuple(changes))
        self.desk = self.desk._replace(sheet="start", draft=draft, error="")

    def do_new(self, what: str) -> None:
        self.ask_start()
        self.paint()

    def do_again(self, what: str) -> None:
        """A new game with the players and rules of the one that is over."""
        game = self.desk.game
        self.ask_start()
        draft = self.desk.draft
        if game is not None and isinstance(draft, StartDraft):
            house = (game.start.rulebook, game.start.changes)
            draft = draft._replace(start=game.start, house=house)
            self.desk = self.desk._replace(draft=draft)
        self.paint()

    def do_load(self, id: str) -> None:
        self.open_text(id, table_store.read(id))
        self.paint()

    def do_delete(self, id: str) -> None:
        """Drop a game; it can be had back as long as the list is open."""
        self.deleted = (id, table_store.read(id))
        table_store.write(id, "")
        if id == self.desk.id:
            self.stored = ""
            self.desk = EMPTY._replace(facing=self.desk.facing, sheet="games")
        self.desk = self.desk._replace(deleted=True, kept=self.kept_games(), error="")
        self.paint()

    def do_undelete(self, what: str) -> None:
        id, text = self.deleted
        table_store.write(id, text)
        self.desk = self.desk._replace(deleted=False, kept=self.kept_games())
        self.paint()

    def do_export(self, id: str) -> None:
        """The game as a file, the text as it is kept, readable or not."""
        text = table_store.read(id) or (dump(self.desk.game.events) if self.desk.game else "")
        words = ["tenbou", table_store.iso(id)[:10]]
        game = load(text)
        if isinstance(game, Game):
            words.extend(game.start.names)
        name = "".join(
            [each if each.isalpha() or each.isdigit() else "-" for each in "-".join(words)]
        )
        parts = window.JSON.parse(json.dumps([text]))
        blob = window.Blob.new(parts, window.JSON.parse('{"type": "text/plain"}'))
        link = document.createElement("a")
        link.href = window.URL.createObjectURL(blob)
        link.download = name + ".txt"
        link.click()
        url = link.href
        window.setTimeout(lambda *_: window.URL.revokeObjectURL(url), 60000)
        self.note(self.say("t_exported"))

    def file_chosen(self, event: Any) -> None:
        box = event.target
        if not box.closest("#game-sheet") or box.type != "file" or not box.files.length:
            return
        file = box.files.item(0)
        if file.size > LARGEST:
            self.imported("")
        else:
            file.text().then(lambda text, *_: self.imported(str(text)))

    def imported(self, text: str) -> None:
        """Open a game from a file under a new name; a file that is none changes nothing."""
        game = load(text)
        if isinstance(game, Refused):
            error = "%s %s" % (self.why(game), self.say("t_nothing_opened"))
            self.desk = self.desk._replace(error=error)
        else:
            self.desk = EMPTY._replace(history=opened(game), facing=self.desk.facing)
            self.save(game)
        self.paint()

    def do_copy(self, what: str) -> None:
        """The result as text on the clipboard."""
        game = self.desk.game
        if game is None:
            return
        text = share_text(self.say, game)
        clipboard = window.navigator.clipboard
        if clipboard:
            clipboard.writeText(text).then(
                lambda *_: self.copied("end_copied"), lambda *_: self.copied("end_not_copied")
            )
        else:
            self.copied("end_not_copied")

    def copied(self, id: str) -> None:
        self.desk = self.desk._replace(error=self.say(id))
        self.paint()


def _find(selector: str) -> Any:
    return document.querySelector(selector)
