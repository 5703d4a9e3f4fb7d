"""Dice on the board, and seats that are drawn: chance, as a device has it."""

from ...learn.dice import Dice
from ..app import App, Outcome
from .forms.start import shown_names
from .outcomes import game_of, telling, with_board
from .state import OpenGame, StartDraft

SIDES = 6


def throw(app: App, board: OpenGame, _what: str) -> Outcome:
    """Throw two dice, and say at whose wall they lead the dealer to begin."""
    dice, game = Dice(app.device.new_name()), board.game
    first, second = dice.below(SIDES) + 1, dice.below(SIDES) + 1
    wall = game.seats[(game.dealer + first + second - 1) % len(game.seats)]
    dots = "%d + %d = %d" % (first, second, first + second)
    text = app.say("log_worth", name=dots, worth=game.start.names[wall])
    return telling(with_board(app, board._replace(sheet=None)), text)


def draw_seats(app: App, _what: str) -> Outcome:
    """Have chance say who sits where in a game that is to begin."""
    board = game_of(app).board
    draft = board.sheet
    if not isinstance(draft, StartDraft) or draft.changes:
        return Outcome(app, ())
    dice, sitting = Dice(app.device.new_name()), shown_names(draft)
    names = list(sitting)
    drawn = tuple([names.pop(dice.below(len(names))) for _ in sitting])
    start = draft.start._replace(names=drawn + draft.start.names[len(drawn) :])
    return with_board(app, board._replace(sheet=draft._replace(start=start)))
