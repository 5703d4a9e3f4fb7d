"""A player of games without a browser, who enters events by touches as on a phone."""

import re

from pyapp.check.games import state
from pyapp.game.events import Event, Start
from pyapp.game.game import Game
from pyapp.game.notation import PLAYERS
from pyapp.screen.app import Outcome
from pyapp.screen.game.games import ABOVE, DRAFT, OPEN, UNDONE, begin, kept_draft
from pyapp.screen.game.outcomes import game_of
from pyapp.screen.game.room import regions
from pyapp.screen.game.state import LeftGame, OpenGame
from pyapp.screen.trail import HAND
from tests.game_text import event
from tests.game_touches import GameTouches, number
from tests.kept.device import Disk
from tests.screen.apps import KeepingPlayer, app_of, drawn

ELSEWHERE = ("open", "hand", "take")


class GamePlayer(GameTouches, KeepingPlayer):
    """A tab in which the game has been asked for."""

    def __init__(
        self,
        disk: Disk | None = None,
        hand: str = "",
        own: dict[str, str] | None = None,
        opens: bool = True,
        room: bool = True,
    ) -> None:
        """own: what a tab before has kept, with which this one goes on."""
        super().__init__(app_of(hand), disk or Disk(), opens, room)
        self.own = dict(own or {})
        self.step(begin(self.left()))
        self.disk.settle()

    def left(self) -> LeftGame:
        """What the device kept of the game that was open."""
        name = self.own.get(OPEN, "")
        text = (self.tab.told("game." + name) or "") if name else ""
        kept = [self.own.get(field, "") for field in (UNDONE, "facing", DRAFT, ABOVE)]
        return LeftGame(name, text, *kept)

    def take(self, outcome: Outcome) -> None:
        """Have the device keep what is entered, as soon as it is painted."""
        before = kept_draft(self.app)
        self.app = outcome.app
        if kept_draft(self.app) != before:
            self.own[DRAFT] = kept_draft(self.app)
        super().take(outcome)

    def again(self) -> "GamePlayer":
        """The page opened again, by this tab or, with what it has kept, by a new one."""
        self.tab.disk.tabs.remove(self.tab)
        return GamePlayer(self.disk, "", self.own, self.tab.opens, self.tab.room)

    # Touches

    def tap(self, *whats: str) -> None:
        for what in whats:
            self.touch(what)

    def touch(self, what: str) -> None:
        """Touch a control, which has to be there unless it is on the Hand screen or above all."""
        assert what.split()[0] in ELSEWHERE or self.offers(what + '"'), (what, self.sheet)
        self.do("game " + what)

    def offers(self, what: str) -> bool:
        return f'data-do="game {what}' in self.html

    def is_pressed(self, what: str) -> bool:
        return f'data-do="game {what}" aria-pressed="true"' in self.sheet

    def leave_sheet(self) -> None:
        if self.sheet:
            self.tap("close")

    def write(self, **fields: str) -> None:
        """Type into fields of the sheet, letter by letter."""
        for name, text in fields.items():
            assert f'data-input="game field {name}"' in self.sheet, (name, self.sheet)
            for length in range(1, len(text) + 1):
                self.do(f"game field {name} {text[:length]}")

    def choose(self, what: str) -> None:
        """Choose in a list, whose control itself does not say what."""
        self.do("game " + what)

    def begin(self, *names: str) -> None:
        """A new game with these names."""
        self.write(**{f"name{seat}": name for seat, name in enumerate(names)})
        self.tap("record")
        assert not self.sheet, self.sheet

    # Events

    def play(self, event: Event) -> None:
        """Enter an event and see that the game has taken it."""
        if isinstance(event, Start):
            self.start(event)
            return
        before = len(self.game.log)
        self.tap(self.enter(event))
        assert len(self.game.log) == before + 1, (event, self.error)

    def start(self, event: Start) -> None:
        """Begin a game with the rules of the Hand screen, or from the end of another."""
        if self.app.game and isinstance(game_of(self.app).board, OpenGame) and not event.changes:
            self.leave_sheet()
            self.tap("sheet more", "new")
            self.choose(f"book {event.rulebook}")
        else:
            changes = [f"{option}={choice}" for option, choice in event.changes]
            self.put_hand(",".join([f"rules:{event.rulebook}", *changes]))
            self.do("game new")
            self.do("game open")
        self.tap(f"length {event.length}")
        if event.at:
            self.under_way(event.at)
        self.begin(*event.names)

    def put_hand(self, text: str) -> None:
        """Another hand on the Hand screen."""
        self.app = self.app._replace(session=app_of(text).session, shown=HAND)

    # What is to be seen

    @property
    def board(self) -> OpenGame:
        board = game_of(self.app).board
        assert isinstance(board, OpenGame)
        return board

    @property
    def game(self) -> Game:
        return self.board.game

    @property
    def events(self) -> int:
        return len(self.game.log)

    @property
    def html(self) -> str:
        """All that the game shows."""
        return "".join(drawn(regions, self.app).values())

    @property
    def sheet(self) -> str:
        return drawn(regions, self.app).get("game-sheet", "")

    @property
    def error(self) -> str:
        return game_of(self.app).board.error

    @property
    def state(self) -> str:
        """The board as the case files write it."""
        return state(self.game)

    @property
    def ending(self) -> list[str]:
        """The rows of the result as the case files write them, read from the sheet."""
        if 'class="end"' not in self.sheet:
            self.tap("sheet end")
        names, rows = self.game.start.names, []
        for row in re.findall(r"<li data-place.*?</ul></li>|<li class=.sum.*", self.sheet):
            items = [
                f"{item} {number(shown)}"
                for item, shown in re.findall(r'data-item="(\w+)"><span>[^<]*</span> ([^<]+)<', row)
            ]
            placed = re.search(r'data-place="(\d)" data-total="(-?\d+)".*?<span>([^<]+)<', row)
            if placed:
                place, total, name = placed.groups()
                rows.append(f"{PLAYERS[names.index(name)]} {place} {total} : {' '.join(items)}")
            else:
                gone = [each.split() for each in items]
                outside = [f"{item} {-int(points)}" for item, points in gone]
                rows.append("outside " + (" ".join(outside) or "-"))
        return rows

    def gains(self, seat: int, place: int) -> list[int]:
        """What a seat would gain by the cheapest wins for a place."""
        self.tap(f"seat {seat}", "sheet needs")
        tables = re.findall(r"<table.*?</table>", self.sheet)
        cells = re.findall(r"<td>([^<]*)</td></tr>", tables[-place])  # the first place comes last
        self.tap("close", f"seat {seat}")
        return [number(cell) for cell in cells if cell]

    @property
    def games(self) -> list[str]:
        """The games on the device, as text, the oldest first."""
        texts = {**{name: each.text for name, each in self.disk.beside.items()}, **self.disk.inside}
        return [texts[name] for name in sorted(texts) if name.startswith("game.") and texts[name]]


def play(player: GamePlayer, *lines: str) -> None:
    """Have events entered, in the notation."""
    for line in lines:
        player.play(event(line))
