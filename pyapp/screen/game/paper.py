"""The score sheet of the open game, filled from its log."""

from ...game.events import Win
from ...game.game import Game, Played
from ...words.words import Words
from ..app import App, Outcome
from ..effects import OnPaper
from ..paper import Sheet, ends, sheet_html
from .score_sheet import hands
from .sentences import about, deal_of, headline
from .state import OpenGame


def print_sheet(app: App, board: OpenGame, _what: str) -> Outcome:
    """Have the sheet printed."""
    say = app.say
    when = app.device.date(board.id or app.device.new_name(), say.language)
    return Outcome(app, (OnPaper(sheet_html(say, filled(say, board.game, when)).text),))


def filled(say: Words, game: Game, when: str) -> Sheet:
    """Fill a sheet; of a game still going on, as if it ended now."""
    rows = [_hand(say, game, *each) for each in reversed(hands(game))]
    names = game.start.names
    note = say("log_worth", name="Tenbou", worth=about(say, game))
    return Sheet((about(say, game), when), names, tuple(rows), ends(say, game), note)


def _hand(say: Words, game: Game, step: Played, moved: tuple[int, ...]) -> tuple[str, ...]:
    """Tell a hand: the riichi of it are in what it moved."""
    event, names = step.event, game.start.names
    winner = payer = ""
    if isinstance(event, Win):
        winner = say.listed([names[won.seat] for won in event.wins])
        payer = "" if event.discarder is None else names[event.discarder]
    gained = tuple([say.signed(each) if each else "" for each in moved])
    return (
        (deal_of(say, game, step), headline(say, game, event)[0], winner, payer)
        + gained
        + (str(step.sticks),)
    )
