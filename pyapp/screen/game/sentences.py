"""Events, transfers and refusals of a game in the players' words."""

from typing import Sequence, TypeAlias

from ...game.events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Refused,
    Riichi,
    Start,
    Win,
    Won,
)
from ...game.game import Game
from ...game.legal import tenpai_seats
from ...riichi.problem import Problem
from ...riichi.settle import Transfer
from ..answer.amounts import worth
from ..words import Words, capital, number

Names: TypeAlias = "tuple[str, ...]"
MINUS = "\u2212"


def points(value: int) -> str:
    """Points as written, with a real minus sign."""
    return number(value) if value >= 0 else MINUS + number(-value)


def signed(value: int) -> str:
    """A change of points: "+3,900", "−1,000", "0"."""
    return "+" + number(value) if value > 0 else points(value)


def thousands(value: int) -> str:
    """Final points in thousands: "+53.0", "−12.6"."""
    size = abs(value)
    rest = size % 1000
    digits = str(1000 + rest)[1:]
    text = "%d.%s" % (size // 1000, digits if rest % 100 else digits[:1])
    if not value:
        return text
    return ("+" if value > 0 else MINUS) + text


def deal(say: Words, hand: int) -> str:
    """The name of a deal: "East 2"."""
    return say.say("t_deal", wind=say.wind(hand // 4 % 4), n=hand % 4 + 1)


def sticks(say: Words, count: int) -> str:
    return say.say("t_sticks_1" if count == 1 else "t_sticks_n", n=count)


def listed(say: Words, names: Names, seats: Sequence[int]) -> str:
    """The players at some seats: "Ann, Bob and Cid"."""
    return say.listed(tuple([names[seat] for seat in seats]), "and")


def event_text(say: Words, game: Game, event: Event) -> str:
    """What happened, in a line: "Bob: ron from Dee"."""
    names = game.start.names
    if isinstance(event, Start):
        return say("t_start_edit")
    if isinstance(event, Riichi):
        return say.say("log_riichi", name=names[event.seat])
    if isinstance(event, Win):
        winners = listed(say, names, [won.seat for won in event.wins])
        if event.discarder is None:
            return say.say("log_tsumo", names=winners)
        return say.say("log_ron", names=winners, payer=names[event.discarder])
    if isinstance(event, ExhaustiveDraw):
        ready = tenpai_seats(event, game.rules)
        text = say.say("log_draw_none")
        if ready:
            text = say.say("log_draw", names=listed(say, names, ready))
        if event.nagashi:
            text += ". " + say.say("log_nagashi", names=listed(say, names, event.nagashi))
        return text
    if isinstance(event, AbortiveDraw):
        return say.say("log_abortive", kind=say.say("t_" + event.kind).lower())
    if isinstance(event, Chombo):
        return say.say("log_chombo", name=names[event.seat])
    if isinstance(event, Adjustment):
        if event.reason:
            return say.say("log_adjust_why", reason=event.reason)
        return say("log_adjust")
    return say("log_stop")


def worth_text(say: Words, game: Game, won: Won) -> str:
    """The worth of a winner's hand: "3 han 40 fu"."""
    return worth(say, won.value(game.rules))


def transfer_parts(say: Words, names: Names, moved: Transfer) -> tuple[str, str, str, str]:
    """Payer, payee, points and why of a transfer."""
    table = say("log_table")
    payer = table if moved.payer is None else names[moved.payer]
    payee = table if moved.payee is None else names[moved.payee]
    return payer, payee, number(moved.points), say.say("why_" + moved.reason)


def deltas_text(names: Names, deltas: Sequence[int]) -> str:
    """What everybody gains in a line: "Ann +3,900, Bob −3,900"."""
    parts = ["%s %s" % (names[seat], signed(each)) for seat, each in enumerate(deltas) if each]
    return ", ".join(parts)


def problem_text(say: Words, names: Names, problem: Problem) -> str:
    """Why an event cannot be, in a sentence."""
    seats = [seat for seat in problem.seats if seat < len(names)]
    name = names[seats[0]] if seats else ""
    detail = str(problem.detail[0]) if problem.detail else ""
    if problem.id == "points_appear_or_vanish":
        detail = signed(int(detail or "0"))
    return capital(
        say.say("cannot_" + problem.id, name=name, names=listed(say, names, seats), detail=detail)
    )


def refusal(say: Words, names: Names, refused: Refused) -> str:
    """Everything that is wrong with the event that was refused."""
    return " ".join([problem_text(say, names, each) for each in refused.problems])


def refused_later(
    say: Words, game: Game, events: tuple[Event, ...], refused: Refused, place: int | None
) -> str:
    """The refusal of a changed log: which entry cannot be any more, unless it is the changed one."""
    why = refusal(say, game.start.names, refused)
    if refused.place == place or refused.place >= len(events):
        return why
    event = event_text(say, game, events[refused.place])
    return say.say("cannot_at", n=refused.place, event=event, why=why)
