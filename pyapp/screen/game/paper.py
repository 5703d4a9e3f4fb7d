"""The score sheet of the open game, filled from its log."""

from ...game.ending import SCORE, ending
from ...game.events import Win
from ...game.game import Game, Played
from ...words.words import Words
from ..app import App, Outcome
from ..effects import OnPaper
from ..paper import Sheet, sheet_html
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
    return Sheet((about(say, game), when), names, tuple(rows), _ends(say, game), note)


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


def _ends(say: Words, game: Game) -> tuple[tuple[str, ...], ...]:
    """Tell the end item by item, and what nobody gets, so that the last sum is zero."""
    result = ending(game)
    outside = {each.id: each.points for each in result.outside}
    items = {(each.id, s.seat): each.points for s in result.standings for each in s.items}
    ids: list[str] = []
    for each in result.standings:
        ids += [item.id for item in each.items if item.id not in ids]
    rows = []
    for id in ids:
        points = [items.get((id, seat), 0) for seat in game.seats]
        write = say.number if id == SCORE else say.signed
        rows.append((say("item_" + id),) + tuple([write(n) for n in points + [sum(points)]]))
    totals = {each.seat: each for each in result.standings}
    points = [totals[seat].total for seat in game.seats]
    for id in outside:
        gone = ("",) * len(points) + (say.signed(outside[id]),)
        rows.append((say("log_worth", name=say("end_outside"), worth=say("item_" + id)),) + gone)
    zero = sum(points) + sum([outside[id] for id in outside])
    row = [say.thousands(n) for n in points] + [say.thousands(zero) + (" ✓" if not zero else "")]
    places = [say("nth_place", n=totals[seat].place) for seat in game.seats]
    return tuple(rows) + ((say("end_sum"),) + tuple(row), ("",) + tuple(places) + ("",))
