"""What the game screen holds, as values: a game that is open or none, and the sheet over it."""

from typing import Any, NamedTuple, TypeAlias

from ...game.events import ExhaustiveDraw, Refused, Start, Won
from ...game.game import Game, earlier
from ...game.history import History
from ...game.legal import offered
from ...riichi.text import Entry
from ..hand.state import Session

# Each seat faces its player, or all face one way; TABLE: each, on a device amid the table, larger and
# with the differences.
FACINGS = EACH, _, TABLE = "each", "one", "table"

# A rulebook's key, changes to it, and what these are called.
House: TypeAlias = "tuple[str, tuple[tuple[str, str], ...], str]"


# The sheets, each with what is entered on it; `name_of` says which one it is.


class Plain(NamedTuple):
    """A sheet that shows the game and holds nothing of its own."""

    name: str


MORE = Plain("more")


class Log(NamedTuple):
    """The log; most: how many entries of it are drawn, the newest ones."""

    most: int


class End(NamedTuple):
    """The result; told and text: as of `Share`."""

    told: str
    text: str


class Share(NamedTuple):
    """The ways to hand the game over. code: its link as a QR code, None until it is drawn, "" where
    it cannot be; told: the id of what came of the last way; text: what is to be copied by hand.
    """

    code: str | None
    told: str
    text: str


class Arrived(NamedTuple):
    """A copy of a game that came, to be taken or not. mine: the game of that identity here, and its
    text; how: as in `Compared`, with how many events are alike; under: what was being entered when it came.
    """

    identity: str
    game: Game
    mine: Game | None
    text: str
    how: str
    alike: int
    under: "Sheet | None"


class Needs(NamedTuple):
    """What a player needs for each place."""

    seat: int


class Changed(NamedTuple):
    """What an edit of the log changed, with the game before it."""

    before: Game


class UnderWay(NamedTuple):
    """How a game stands that is taken over, as typed: see `Snapshot`."""

    hand: int
    honba: str
    sticks: str
    scores: tuple[str, ...]
    won: tuple[int, ...]


class StartDraft(NamedTuple):
    """A start as entered so far, its `at` in under_way. house: the rules of the Hand screen, taken with their book.
    waiting: a won hand, and by what, that goes into the game when it begins. changes: whether
    it is the start of the open game that is changed.
    """

    start: Start
    under_way: UnderWay | None
    house: House
    waiting: tuple[Entry, str] | None
    changes: bool


class Place(NamedTuple):
    """Where in the log something is put: before the entry at a place, or in its stead."""

    at: int
    instead: bool


class WinDraft(NamedTuple):
    """A win as entered so far. place: where in the log it goes, None for its end. wins:
    one for each winner, with 0 han while the worth is unknown. by: "ron", "tsumo" or "".
    agreed: winners whose hand may say another thing of riichi than the board: a stick that is
    missing is laid down first. left: who was taken out, whose hand goes to the winner put in
    instead.
    """

    place: Place | None
    wins: tuple[Won, ...]
    by: str
    payer: int | None
    feeder: int | None
    agreed: tuple[int, ...]
    left: Won | None


class DrawDraft(NamedTuple):
    """An exhaustive draw as entered so far; more: whether the rare questions are shown."""

    place: Place | None
    event: ExhaustiveDraw
    more: bool


class OneDraft(NamedTuple):
    """An event with one question: whose riichi, whose chombo, why the hand is void; a stop has
    none. choice: the answer, "" before.
    """

    place: Place | None
    kind: str
    choice: str


class AdjustDraft(NamedTuple):
    """A correction as typed."""

    place: Place | None
    points: tuple[str, ...]
    sticks: str
    reason: str


class PenaltyDraft(NamedTuple):
    """A penalty that nobody receives, as typed: whose, how much, why."""

    place: Place | None
    seat: int | None
    points: str
    reason: str


class Kept(NamedTuple):
    """A game on the device: under which name, when it began, the game or why it is none."""

    id: str
    date: str
    game: Game | Refused


class GameList(NamedTuple):
    """The games on the device, None until they are read; deleted: whether one was just dropped
    and can be had back; pasted: a link or a game, as typed.
    """

    games: tuple[Kept, ...] | None
    deleted: bool
    pasted: str


Draft: TypeAlias = "WinDraft | DrawDraft | PenaltyDraft | AdjustDraft | OneDraft"
DRAFTS = (WinDraft, DrawDraft, PenaltyDraft, AdjustDraft, OneDraft)
Sheet: TypeAlias = (
    "Plain | Log | End | Needs | Changed | GameList | StartDraft | Draft | Share | Arrived"
)


NAMES: dict[type, str] = {
    Plain: MORE.name,
    Log: "log",
    End: "end",
    Share: "share",
    Arrived: "arrived",
    Needs: "needs",
    Changed: "changed",
    GameList: "games",
    StartDraft: "start",
    WinDraft: "win",
    DrawDraft: "draw",
    PenaltyDraft: "penalty",
    AdjustDraft: "adjust",
}


def name_of(sheet: "Sheet | None") -> str:
    """The name of a sheet, of an event with one question that of its kind; "" for none."""
    return sheet.kind if isinstance(sheet, OneDraft) else NAMES.get(type(sheet), "")


# The screen


class NoGame(NamedTuple):
    """No game is open: there is the sheet that begins one, the list of games, or nothing."""

    sheet: "Sheet | None"
    facing: str
    error: str


class OpenGame(NamedTuple):
    """A game is open, under what id it is kept ("" until it is), the sheet over the board if
    any, the seat whose differences are shown, which way the seats face, what is wrong.
    """

    history: History
    id: str
    sheet: "Sheet | None"
    focus: int | None
    facing: str
    error: str

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.history.game


State: TypeAlias = "NoGame | OpenGame"

# What stands in text fields: name and text of each.
Fields: TypeAlias = "tuple[tuple[str, str], ...]"


class LeftGame(NamedTuple):
    """What the device kept of the game that was open when the page was left."""

    id: str
    text: str  # "" where none was
    undone: str
    facing: str
    draft: str  # what was entered over the board
    above: str  # as in GameState


class GameState(NamedTuple):
    """The game screen with all that belongs to it and is not drawn."""

    board: State
    typed: Fields  # since the sheet was drawn
    text: str  # of the open game, as it is kept
    undone: str  # the text of what can be redone
    deleted: tuple[str, str]  # the game that can be had back: its id and text
    warned: bool  # whether it was said that the device keeps nothing
    above: str  # the page of the club from whose table a game is begun, "" for none
    begins: "StartDraft | None"  # a new game as its sheet was opened, without a hand that waits
    aside: "tuple[tuple[Any, Draft | StartDraft], ...]"  # what `put_aside` remembers, after where
    hands: "tuple[Session | None, Session | None]"  # before the last step of the game, and after
    has_club: bool  # whether a club was kept when the game screen began

    @property
    def sheet_name(self) -> str:
        """The name of the sheet that is open, "" for none."""
        return name_of(self.board.sheet)

    @property
    def lies_over_log(self) -> bool:
        """Whether the sheet that is open is about an entry of the log, which lies below it."""
        return place_in_log(self.board.sheet) is not None

    @property
    def looks_at_one(self) -> bool:
        """Whether the differences to one player are shown."""
        return isinstance(self.board, OpenGame) and self.board.focus is not None


# fmt: off
BEGIN = GameState(
    NoGame(None, EACH, ""), (), "", "", ("", ""), False, "", None, (), (None, None), False,
)
# fmt: on


def base(game: Game, place: Place | None) -> Game:
    """The game in which a draft happens: as it is, or as it was at that place in the log."""
    return earlier(game, place.at) if place else game


def beneath(sheet: "Sheet | None") -> "Sheet | None":
    """The sheet, or what a copy that came lies over."""
    return sheet.under if isinstance(sheet, Arrived) else sheet


def place_in_log(sheet: "Sheet | None") -> "Place | None":
    """The place in the log that a sheet is about, None where it is about what comes next."""
    return sheet.place if isinstance(sheet, DRAFTS) else None


def still_fits(sheet: "Sheet | None") -> bool:
    """Whether a sheet means the same when the game goes on under it."""
    if isinstance(sheet, DRAFTS):
        return sheet.place is None
    return isinstance(sheet, (Plain, GameList, Arrived, StartDraft))


def offers(game: Game, kind: str) -> tuple[str, ...] | None:
    """What an event may be about under these rules now, None when it cannot be at all."""
    for each in offered(game):
        if each.kind == kind:
            return each.choices
    return None


def unknown(won: Won) -> bool:
    """Whether the worth of a hand is still to be said."""
    return not won.han and not won.yakuman
