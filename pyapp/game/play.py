"""Playing: events folded into a game, one hand after another."""

from ..riichi.problem import problem
from ..riichi.rules import Rules
from ..riichi.settle import (
    STICK_POINTS,
    Claim,
    Settlement,
    Transfer,
    chombo,
    exhaustive_draw,
    settle,
)
from .events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Refused,
    Riichi,
    Start,
    Win,
)
from .game import Game, Played, most_deals, places
from .legal import legal, rules_of, tenpai_seats

RIICHI = "riichi"  # reasons of transfers, besides those of settle
ADJUSTMENT = "adjustment"

WON, DRAWN, VOID, AGAIN = "won", "drawn", "void", "again"  # how a hand ended


def replay(events: tuple[Event, ...]) -> Game | Refused:
    """Play the events of a game from its start, or refuse the first one that cannot be."""
    if not events or not isinstance(events[0], Start):
        return Refused(0, (problem("no_start"),))
    game = begin(events[0])
    for event in events[1:]:
        if isinstance(game, Refused):
            return game
        game = play(game, event, True)
    return game


def begin(start: Start) -> Game | Refused:
    """Begin a new game with nothing played."""
    rules = rules_of(start)
    if not isinstance(rules, Rules):
        return Refused(0, rules)
    at = start.at
    if at:
        return Game(start, rules, at.scores, at.hand, at.honba, at.sticks, (), at.won, (), "")
    scores = (rules.end_start_return[0],) * rules.players
    return Game(start, rules, scores, 0, 0, 0, (), (), (), "")


def play(game: Game, event: Event, kept: bool = False) -> Game | Refused:
    """Play one more event, or say why it cannot be; kept: see `legal`."""
    wrong = legal(game, event, kept)
    if wrong:
        return Refused(len(game.log) + 1, wrong)
    if isinstance(event, Riichi):
        stick = (Transfer(event.seat, None, STICK_POINTS, RIICHI),)
        deltas = tuple([-STICK_POINTS * (seat == event.seat) for seat in game.seats])
        return _between(game, event, stick, deltas, game.loose, game.riichi + (event.seat,))
    if isinstance(event, Adjustment):
        moves = _adjusting(event.deltas)
        return _between(game, event, moves, event.deltas, game.loose + event.sticks, game.riichi)
    if isinstance(event, Win):
        return _win(game, event)
    if isinstance(event, ExhaustiveDraw):
        return _draw(game, event)
    if isinstance(event, AbortiveDraw):
        nothing = Settlement((), (), (0,) * game.rules.players, game.sticks)
        return _hand_ends(game, event, nothing, VOID, True)
    if isinstance(event, Chombo):
        return _hand_ends(game, event, chombo(event.seat, game.deal, game.rules), AGAIN, True)
    nothing_moves = (0,) * game.rules.players
    after = _between(game, event, (), nothing_moves, game.loose, game.riichi)
    return after if isinstance(event, Penalty) else after._replace(over="stopped")


def _win(game: Game, event: Win) -> Game:
    claims = [Claim(won.seat, won.value(game.rules), won.liable) for won in event.wins]
    settled = settle(tuple(claims), event.discarder, game.deal, game.rules, event.kan_feeder)
    if not settled.winners:  # three ron that void the hand
        return _hand_ends(game, event, settled, VOID, True)
    return _hand_ends(game, event, settled, WON, game.dealer in settled.winners)


def _draw(game: Game, event: ExhaustiveDraw) -> Game:
    tenpai = tenpai_seats(event, game.rules)
    settled = exhaustive_draw(tenpai, event.nagashi, game.deal, game.rules)
    if settled.winners:  # nagashi mangan that counts as a win
        return _hand_ends(game, event, settled, WON, game.dealer in settled.winners)
    stays = game.rules.draw_dealer_repeat == "win_or_tenpai" and game.dealer in tenpai
    return _hand_ends(game, event, settled, DRAWN, stays)


def _hand_ends(game: Game, event: Event, settled: Settlement, how: str, stays: bool) -> Game:
    """End a settled hand: points move, then the counters, and the deal stays or passes."""
    won = game.won
    if settled.winners:
        won = tuple([seat for seat in game.seats if seat in won or seat in settled.winners])
    scores = _moved(game.scores, settled.deltas)
    hand, honba = game.hand, game.honba
    over = _why_over(game, scores, how, stays)
    if not over:
        if how != AGAIN:
            honba = 0 if how == WON and not stays else honba + 1
        if not stays:
            hand += 1
    left = settled.sticks_left
    log = game.log + (_step(game, event, settled.transfers, scores, left),)
    start, rules = game.start, game.rules
    return Game(start, rules, scores, hand, honba, left, (), won, log, over)


def _why_over(game: Game, scores: tuple[int, ...], how: str, stays: bool) -> str:
    """Say why the game ends with the hand that left these scores; "" if it goes on."""
    rules = game.rules
    if rules.misc_bust_ends_game and min(scores) < 0:
        return "bust"
    if game.hand < game.last_hand or how in (VOID, AGAIN):
        return ""
    extended = rules.end_agariyame_extension == "west_until_return"
    if stays:
        # Only a dealer in front with the target stops; another's target does not end his deal.
        leads = places(scores, rules)[game.dealer] == 1 and scores[game.dealer] >= game.target
        return "dealer_stops" if extended and leads else ""
    if game.hand + 1 == most_deals(game.start.length, rules):
        return "last_hand"
    if max(scores) < game.target:
        return ""
    return "last_hand" if game.hand == game.last_hand else "target"


def _between(
    game: Game,
    event: Event,
    transfers: tuple[Transfer, ...],
    deltas: tuple[int, ...],
    loose: int,
    riichi: tuple[int, ...],
) -> Game:
    """Play an event that ends no hand, with these sticks on the table."""
    scores = _moved(game.scores, deltas)
    log = game.log + (_step(game, event, transfers, scores, loose + len(riichi)),)
    return game._replace(scores=scores, loose=loose, riichi=riichi, log=log)


def _moved(scores: tuple[int, ...], deltas: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([score + delta for score, delta in zip(scores, deltas)])


def _step(
    game: Game, event: Event, transfers: tuple[Transfer, ...], after: tuple[int, ...], sticks: int
) -> Played:
    """Note what an event did to this game."""
    counts = game.hand, game.honba, game.loose, game.riichi, game.won, game.over
    return Played(event, game.scores, *counts, transfers, after, sticks)


def _adjusting(deltas: tuple[int, ...]) -> tuple[Transfer, ...]:
    """Move a correction by way of the table: some lay points down, others take them up."""
    moves = []
    for seat, points in enumerate(deltas):
        if points < 0:
            moves.append(Transfer(seat, None, -points, ADJUSTMENT))
    for seat, points in enumerate(deltas):
        if points > 0:
            moves.append(Transfer(None, seat, points, ADJUSTMENT))
    return tuple(moves)
