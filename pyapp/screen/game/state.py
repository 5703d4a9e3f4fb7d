"""What the table screen holds, as values: a Desk, and the drafts of what is being entered."""

from typing import Any, NamedTuple, TypeAlias

from ...game.events import ExhaustiveDraw, Refused, Start, Won
from ...game.game import Game
from ...game.history import History
from ...game.play import replay
from ...riichi.text import Entry

FOUR, ONE = "four", "one"  # each seat faces its player, or all face one way


class WinDraft(
    NamedTuple(
        "WinDraft",
        [
            ("place", "int | None"),
            ("wins", "tuple[Won, ...]"),
            ("by", str),
            ("payer", "int | None"),
            ("feeder", "int | None"),
            ("lay", "tuple[int, ...]"),
        ],
    )
):
    """A win as entered so far. place: of the event it stands for, None for a new one. wins:
    one for each winner, with 0 han while the worth is unknown. by: "ron", "tsumo" or "".
    lay: winners whose riichi stick is laid down first, as the hand says riichi.
    """


class DrawDraft(
    NamedTuple(
        "DrawDraft",
        [("place", "int | None"), ("event", ExhaustiveDraw), ("more", bool)],
    )
):
    """An exhaustive draw as entered so far; more: whether the rare questions are shown."""


class AdjustDraft(
    NamedTuple(
        "AdjustDraft",
        [("place", "int | None"), ("points", "tuple[str, ...]"), ("sticks", str), ("reason", str)],
    )
):
    """A correction as typed."""


class StartDraft(
    NamedTuple("StartDraft", [("place", "int | None"), ("start", Start), ("house", Any)])
):
    """A start as typed; house: (rulebook, changes) of the Hand screen, taken with that book."""


class Kept(NamedTuple("Kept", [("id", str), ("date", str), ("game", "Game | Refused")])):
    """A game on the device: under which name, when it began, the game or why it is none."""


Draft: TypeAlias = "WinDraft | DrawDraft | AdjustDraft | StartDraft | None"


class Desk(
    NamedTuple(
        "Desk",
        [
            ("history", "History | None"),
            ("id", str),
            ("sheet", str),
            ("draft", Draft),
            ("focus", "int | None"),
            ("facing", str),
            ("error", str),
            ("before", "Game | None"),
            ("pending", "tuple[Entry, str] | None"),
            ("kept", "tuple[Kept, ...]"),
            ("deleted", bool),
        ],
    )
):
    """The open game and where it is kept; the sheet that is open over the board, "" for none,
    with its draft and what is wrong; the seat whose differences are shown; the game before
    an edit; a won hand that waits for a game; the list of games.
    """

    @property
    def game(self) -> Game | None:
        return self.history.game if self.history else None


EMPTY = Desk(None, "", "", None, None, FOUR, "", None, None, (), False)


def base(desk: Desk) -> Game:
    """The game in which the draft happens: the one now, or as it was before what is edited."""
    game = desk.game
    assert game is not None
    place = desk.draft.place if desk.draft else None
    if place:
        earlier = replay(game.events[:place])
        if isinstance(earlier, Game):
            return earlier
    return game


def unknown(won: Won) -> bool:
    """Whether the worth of a hand is still to be said."""
    return not won.han and not won.yakuman
