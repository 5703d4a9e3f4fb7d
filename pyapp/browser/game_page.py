"""The game screen: an action becomes a step, and hands come and go between it and the Hand
screen. Nothing here is imported before the game is first opened.
"""

from typing import TYPE_CHECKING, Any

from pyscript import document

from ..game.events import Win
from ..riichi.hand import RON, TSUMO
from ..riichi.rulebooks import rules_for
from ..riichi.rules import changes_from, value_text
from ..riichi.text import EMPTY, Entry
from ..screen.action import GAME, Action
from ..screen.game.actions import act, take_hand
from ..screen.game.forms.start import new_start, same_players
from ..screen.game.forms.win_tiles import empty_hand, held, kept_seat, won_hand
from ..screen.game.seats import seat_of, seating
from ..screen.game.state import NoGame, OpenGame, StartDraft, State, WinDraft, base
from ..screen.game.typed import outputs
from . import store
from .document import find
from .game_files import Files
from .game_view import GameView
from .games import Games

if TYPE_CHECKING:
    from .loop import Loop


class GamePage(GameView):
    """The view with what its controls do."""

    def __init__(self, page: "Loop") -> None:
        super().__init__(page)
        self.games = Games(self)
        self.files = Files(self, self.games)
        # What is done here; all else is a step of the state.
        self.own = {
            "open": self.open,
            "take": self.take,
            "hand": self.to_hand,
            "tiles": self.to_tiles,
            "use": self.use,
            "show": self.to_won_hand,
            "new": self.new,
            "again": self.again,
            "games": self.games.show,
            "load": self.games.load,
            "delete": self.games.delete,
            "undelete": self.games.undelete,
            "export": self.files.export,
            "copy": self.files.copy,
        }
        find("#game-sheet").addEventListener("cancel", self.cancel)

    # Actions

    def act(self, action: Action) -> None:
        """Do what a control of the game asks for."""
        own = self.own.get(action.verb)
        if own:
            own(action.what)
            return
        before = self.state
        self.state, told = act(before, action, self.fields(), self.page.say)
        grown = self.changed(before)
        if self.state.facing != before.facing:
            store.write(store.FACING, self.state.facing)
        self.paint()
        self.note(told, not grown)
        if isinstance(self.state, NoGame) and not self.state.sheet:
            self.to_hand("")

    def fields(self) -> dict[str, str]:
        """What stands in the text fields of the open sheet."""
        found = {}
        for box in document.querySelectorAll("#game-sheet input[name]"):
            if box.type != "file":
                found[str(box.name)] = str(box.value)
        return found

    def typed(self, event: Any) -> None:
        """What is typed comes to is shown meanwhile, and what was wrong before is not said on."""
        super().typed(event)
        shown = document.querySelectorAll("#game-sheet output")
        if shown.length:
            for place, text in enumerate(outputs(self.page.say, self.state, self.fields())):
                shown.item(place).textContent = text
            document.querySelector("#game-sheet .error").textContent = ""
            self.page.shown.pop("game-sheet", None)  # the same may be wrong again

    def changed(self, before: State) -> bool:
        """Keep the game if it is another one now; a won hand makes room for the next. Gives
        whether it is a new one or has gone on by an event.
        """
        state = self.state
        if not isinstance(state, OpenGame):
            return False
        game, old = state.game, before.game if isinstance(before, OpenGame) else None
        if game is old:
            return False
        self.games.save(state, old)
        last = game.log[-1].event if game.log else None
        more = old is None or len(game.log) > len(old.log)
        if more and isinstance(last, Win) and [each for each in last.wins if each.hand]:
            self.set_hand(kept_seat(EMPTY, game))
        return more

    def cancel(self, event: Any) -> None:
        if event.target.tagName != "DIALOG":
            return  # the choice of a file
        event.preventDefault()
        self.close()

    def close(self) -> None:
        """Close the sheet, by no tap."""
        self.act(Action(GAME, "close", ""))
        self.turned = False

    def paint(self) -> None:
        self.seat()
        super().paint()

    def seat(self) -> None:
        """Seat the players of the game that is on round the Hand screen, or those of the deal whose
        win is changed.
        """
        state = self.state
        game = state.game if isinstance(state, OpenGame) else None
        if game and isinstance(state.sheet, WinDraft):
            game = base(game, state.sheet.place)
        self.page.sit(seating(game) if game and not game.over else None)

    # Beginning

    def open(self, what: str) -> None:
        """From the Hand screen, or at the start."""
        if isinstance(self.state, NoGame) and not self.state.sheet:
            self.ask_start(self.fresh_start())
        self.show()

    def fresh_start(self) -> StartDraft:
        """A new game with the rules of the Hand screen."""
        entry = self.page.session.state.entry
        changes = changes_from(rules_for(entry.rulebook), entry.rules)
        texts = tuple([(field, value_text(value)) for field, value in changes])
        return new_start((entry.rulebook, texts, entry.house))

    def ask_start(self, draft: StartDraft) -> None:
        self.state = self.state._replace(sheet=draft, error=self.trouble())
        self.paint()

    def take_earlier(self) -> None:
        """Take the game that was open before this visit, whose text came late."""
        self.state = self.state._replace(error="")
        if isinstance(self.state, NoGame):
            self.games.open_kept()
        self.paint()

    def new(self, what: str) -> None:
        self.ask_start(self.fresh_start())

    def again(self, what: str) -> None:
        """A new game with the players and rules of the one that is over."""
        state = self.state
        if isinstance(state, OpenGame):
            self.ask_start(same_players(state.game))

    # To and from the Hand screen

    def take(self, by: str) -> None:
        """A won hand comes from the Hand screen; without a game one is begun first."""
        entry = self.page.session.state.entry
        state, told = self.state, ""
        if isinstance(state, NoGame) or (state.game.over and not isinstance(state.sheet, WinDraft)):
            self.ask_start(self.fresh_start()._replace(waiting=(entry, by)))
        else:
            self.state, told = take_hand(state, entry, by, self.page.say)
        self.show()
        self.note(told)

    def to_hand(self, what: str) -> None:
        """Back to the Hand screen; winds, counters, sticks and rules are the game's."""
        state = self.state
        if not self.page.at_game:
            return
        entry = self.entered()
        if isinstance(state, OpenGame) and self.page.app.seating:
            place = state.sheet.place if isinstance(state.sheet, WinDraft) else None
            kept = kept_seat(entry, base(state.game, place))
            if kept != entry:
                self.set_hand(kept)
        self.leave()

    def to_tiles(self, what: str) -> None:
        """To the Hand screen, to enter the tiles of a winner."""
        state = self.state
        if isinstance(state, OpenGame) and isinstance(state.sheet, WinDraft):
            seat = seat_of(state.game, what)
            if seat is not None:
                self.set_hand(empty_hand(base(state.game, state.sheet.place), seat))
                self.leave()

    def use(self, what: str) -> None:
        """The hand that is entered becomes that of a winner, or else is gone on with."""
        state, entry = self.state, self.entered()
        if not isinstance(state, OpenGame) or not isinstance(state.sheet, WinDraft):
            return
        game, seat = base(state.game, state.sheet.place), seat_of(state.game, what)
        entry = kept_seat(entry, game) if seat is None else held(entry, game, seat)
        for by in (state.sheet.by,) if state.sheet.by else (RON, TSUMO):
            after = take_hand(state, entry, by, self.page.say).state
            if not after.error:
                self.state = after
                self.paint()
                return
        self.set_hand(entry)
        self.leave()

    def to_won_hand(self, what: str) -> None:
        """A hand of the log on the Hand screen, counters as they were then."""
        state = self.state
        entry = won_hand(state.game, what) if isinstance(state, OpenGame) else None
        if entry:
            self.state = state._replace(sheet=None)
            self.set_hand(entry, True)
            self.leave()

    def set_hand(self, entry: Entry, apart: bool = False) -> None:
        """Put a hand on the Hand screen; what was there can be had back by undo."""
        self.seat()
        self.page.put_hand(entry, apart)
