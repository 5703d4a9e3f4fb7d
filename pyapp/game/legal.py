"""Which events can be: what a game and its rulebook allow now, and what is wrong with an event."""

from typing import Any, Callable, NamedTuple

from ..riichi.free_text import LONGEST_HAND, LONGEST_NAME, LONGEST_REASON, clean
from ..riichi.hand import RON, TSUMO
from ..riichi.liability import beyond
from ..riichi.points import needs_two_han
from ..riichi.problem import Problem, problem
from ..riichi.rulebooks import rulebook, rules_for
from ..riichi.rules import BadRule, Rules, with_text
from ..riichi.seats import THREE, all_seats
from ..riichi.settle import STICK_POINTS, TRIPLE_RON, ron_aborts
from ..riichi.worths import FU, LEAST_LIMIT, MOST_HAN, most_yakuman, worth_exists
from .events import (
    ROUNDS,
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Riichi,
    Snapshot,
    Start,
    Stop,
    Win,
    Won,
)
from .game import MOST_EVENTS, Game, most_deals

MOST_POINTS = 999999900  # of a correction: what the text form of a game can say
MOST_COUNTERS = 99  # honba, sticks: what the text form of a hand can say
MOST_WALL = 70  # live tiles after the deal, and those of three, who play without 28
WALL_OF_THREE = 55


class Offer(NamedTuple):
    """A kind of event the rulebook has, and what it may be about.

    kind: "riichi" (choices: the seats that may, as "0", "1", …), "ron", "tsumo" (choices: the
    yakuman with liability, and "fed_kan"), "draw" (choices: "nagashi", "karaten"),
    "abortive" (choices: its kinds), "chombo", "adjustment", "stop", "penalty".
    """

    kind: str
    choices: tuple[str, ...]


def offered(game: Game) -> tuple[Offer, ...]:
    """List the kinds of event that can be next; once the game is over only penalties."""
    if game.over:
        return (Offer("penalty", ()),)
    rules = game.rules
    able = [str(seat) for seat in game.seats if not _riichi(game, Riichi(seat, None))]
    offers = [Offer("riichi", tuple(able))] if able else []
    offers.append(Offer("ron", rules.pao_yakuman))
    fed = ("fed_kan",) if rules.pao_rinshan_after_fed_kan else ()
    offers.append(Offer("tsumo", rules.pao_yakuman + fed))
    nagashi = ("nagashi",) if rules.yaku_nagashi_mangan != "none" else ()
    offers.append(Offer("draw", nagashi + ("karaten",)))
    kinds = [kind for kind in abortive_kinds(rules) if not _abortive(game, AbortiveDraw(kind))]
    if kinds:
        offers.append(Offer("abortive", tuple(kinds)))
    if rules.misc_chombo != "none":
        offers.append(Offer("chombo", ()))
    offers.append(Offer("adjustment", ()))
    if not game.riichi:
        offers.append(Offer("stop", ()))
    offers.append(Offer("penalty", ()))
    return tuple(offers)


def legal(game: Game, event: Event, kept: bool = False) -> tuple[Problem, ...]:
    """List everything that keeps an event from being the next; () when it can be.

    kept: whether it stands in the game already; a correction further up may have left a win a
    worth that no hand has.
    """
    if isinstance(event, Start):
        return (problem("already_started"),)
    if game.over and not isinstance(event, Penalty):
        return (problem("game_over", game.over),)
    if len(game.log) >= MOST_EVENTS:
        return (problem("too_many_events", MOST_EVENTS),)
    return _win(game, event, kept) if isinstance(event, Win) else _JUDGES[type(event)](game, event)


def rules_of(start: Start) -> Rules | tuple[Problem, ...]:
    """Find the rules a game is played by, or list everything wrong with its start."""
    found: list[Problem] = []
    if start.length not in ROUNDS:
        found.append(problem("unknown_length", start.length))
    if rulebook(start.rulebook) is None:
        found.append(problem("unknown_rulebook", start.rulebook))
        return tuple(found)
    rules = rules_for(start.rulebook)
    if len(start.names) != rules.players:
        found.append(problem("as_many_names", rules.players))
    for name in start.names:
        found.extend(_free_text(name, LONGEST_NAME))
    found.extend(_free_text(start.house, LONGEST_NAME))
    for option, text in start.changes:
        changed = with_text(rules, option, text)
        if isinstance(changed, BadRule):
            found.append(problem(changed.id, "%s=%s" % (option, text)))
        else:
            rules = changed
    if start.at and not found:
        found.extend(_snapshot(start.at, start.length, rules))
    return tuple(found) if found else rules


def _snapshot(at: Snapshot, length: str, rules: Rules) -> list[Problem]:
    """List what cannot be of a game that was under way."""
    found = list(_seats("winner", at.won, rules))
    if not 0 <= at.hand < most_deals(length, rules):
        found.append(problem("no_such_deal"))
    if not (0 <= at.honba <= MOST_COUNTERS and 0 <= at.sticks <= MOST_COUNTERS):
        found.append(problem("no_such_counter", MOST_COUNTERS))
    if len(at.scores) != rules.players:
        found.append(problem("as_many_scores", rules.players))
        return found
    found.extend(_points(at.scores))
    due = rules.end_start_return[0] * rules.players
    together = sum(at.scores) + at.sticks * STICK_POINTS
    if together != due:
        found.append(problem("total_is_off", together - due, due))
    if rules.misc_bust_ends_game and min(at.scores) < 0:
        found.append(problem("busted_before", seats=(at.scores.index(min(at.scores)),)))
    return found


def _seats(what: str, seats: tuple[int, ...], rules: Rules) -> tuple[Problem, ...]:
    """Check that these are seats, each named once."""
    for place, seat in enumerate(seats):
        if seat not in all_seats(rules.players):
            return (problem("no_such_seat", what),)
        if seat in seats[:place]:
            return (problem("seat_twice", what, seats=(seat,)),)
    return ()


def _free_text(text: str, most: int) -> tuple[Problem, ...]:
    """Check that a text is kept and shown as it is."""
    return () if clean(text, most) == text else (problem("unfit_text", most),)


def _riichi(game: Game, event: Riichi) -> tuple[Problem, ...]:
    wrong = _seats("seat", (event.seat,), game.rules)
    if wrong:
        return wrong
    found: list[Problem] = []
    rules = game.rules
    if event.seat in game.riichi:
        found.append(problem("already_riichi", seats=(event.seat,)))
    if rules.misc_riichi_needs_1000 and game.scores[event.seat] < STICK_POINTS:
        found.append(problem("riichi_needs_1000", seats=(event.seat,)))
    if event.wall is not None and event.wall < rules.misc_riichi_min_wall:
        found.append(problem("wall_too_short", rules.misc_riichi_min_wall, seats=(event.seat,)))
    most = WALL_OF_THREE if rules.players == THREE else MOST_WALL
    if event.wall is not None and event.wall > most:
        found.append(problem("wall_too_long", most))
    return tuple(found)


def _win(game: Game, event: Win, kept: bool) -> tuple[Problem, ...]:
    rules = game.rules
    winners = tuple([won.seat for won in event.wins])
    wrong = _seats("winner", winners, rules)
    for seat in (event.discarder, event.kan_feeder):
        if seat is not None:
            wrong += _seats("payer", (seat,), rules)
            if seat in winners:
                wrong += (problem("pays_himself", seats=(seat,)),)
    if wrong:
        return wrong
    found = _winners_and_payers(event, winners, rules)
    by = TSUMO if event.discarder is None else RON
    for won in event.wins:
        found.extend(_worth(won, rules) or (() if kept else _hand(won, by, game)))
        found.extend(_liable(won, rules, kept))
        found.extend(_free_text(won.hand, LONGEST_HAND))
    return tuple(found)


def _winners_and_payers(event: Win, winners: tuple[int, ...], rules: Rules) -> list[Problem]:
    """List why seats that exist cannot have won together, or not paid by these."""
    found: list[Problem] = []
    if not winners:
        found.append(problem("no_winner"))
    if event.discarder is None and len(winners) > 1:
        found.append(problem("one_tsumo", seats=winners))
    if event.kan_feeder is not None:
        if event.discarder is not None:
            found.append(problem("fed_kan_is_tsumo", seats=(event.kan_feeder,)))
        if not rules.pao_rinshan_after_fed_kan:
            found.append(problem("not_in_rulebook", "fed_kan", seats=(event.kan_feeder,)))
    return found


def _worth(won: Won, rules: Rules) -> tuple[Problem, ...]:
    han, fu, seats = won.han, won.fu, (won.seat,)
    if won.yakuman:
        most = most_yakuman(rules)
        if not 0 < won.yakuman <= most:
            return (problem("too_many_yakuman", most, seats=seats),)
        return (problem("han_of_yakuman", seats=seats),) if han or fu else ()
    if han < 1:
        return (problem("no_han", seats=seats),)
    if han > MOST_HAN:
        return (problem("too_many_han", han, seats=seats),)
    if fu not in FU and (fu or han < LEAST_LIMIT):
        return (problem("no_such_fu", fu, seats=seats),)
    return ()


def _hand(won: Won, by: str, game: Game) -> tuple[Problem, ...]:
    """Check that some hand is worth that, and wins with this many counters on the table."""
    han, fu, seats, rules = won.han, won.fu, (won.seat,), game.rules
    if han == 1 and needs_two_han(game.honba, rules):
        return (problem("two_han_minimum", seats=seats),)
    if won.yakuman or han >= LEAST_LIMIT or worth_exists(han, fu, by, rules):
        return ()
    if by == TSUMO:
        return (problem("no_such_tsumo", han, fu, seats=seats),)
    return (problem("no_such_ron", han, fu, seats=seats),)


def _liable(won: Won, rules: Rules, kept: bool) -> tuple[Problem, ...]:
    found: list[Problem] = []
    named: list[str] = []
    for yakuman, seat in won.liable:
        if yakuman not in rules.pao_yakuman:
            found.append(problem("not_in_rulebook", yakuman, seats=(seat,)))
        if yakuman in named:
            found.append(problem("liable_twice", yakuman, seats=(seat,)))
        else:
            named.append(yakuman)
        if seat == won.seat or seat not in all_seats(rules.players):
            found.append(problem("pays_himself", yakuman, seats=(won.seat,)))
        if not won.yakuman:
            found.append(problem("liable_without_yakuman", yakuman, seats=(won.seat,)))
    if won.yakuman and not kept and beyond(named, won.yakuman, rules):
        found.append(problem("liable_beyond", seats=(won.seat,)))
    return tuple(found)


def tenpai_seats(event: ExhaustiveDraw, rules: Rules) -> tuple[int, ...]:
    """List the seats that count as tenpai: a wait for only a fifth copy is a question of rules."""
    counted = event.tenpai
    if rules.draw_karaten == "tenpai":
        counted += event.karaten
    return tuple([seat for seat in all_seats(rules.players) if seat in counted])


def _draw(game: Game, event: ExhaustiveDraw) -> tuple[Problem, ...]:
    wrong = _seats("tenpai", event.tenpai + event.karaten, game.rules)
    wrong += _seats("nagashi", event.nagashi, game.rules)
    if wrong:
        return wrong
    kind = game.rules.yaku_nagashi_mangan
    if event.nagashi and kind == "none":
        return (problem("not_in_rulebook", "nagashi", seats=event.nagashi),)
    if event.nagashi and kind == "as_win":
        return ()  # hands are not shown after a win
    counted = tenpai_seats(event, game.rules)
    noten = tuple([seat for seat in game.riichi if seat not in counted])
    if not noten:
        return ()
    if game.rules.misc_chombo == "none":
        return (problem("riichi_noten_no_chombo", seats=noten),)
    return (problem("riichi_not_tenpai", seats=noten),)


def abortive_kinds(rules: Rules) -> tuple[str, ...]:
    """List the abortive draws of a rulebook: also a ron by three where it pays two at most."""
    kinds = rules.draw_abortive
    three = all_seats(rules.players)[1:]
    if TRIPLE_RON in kinds or not ron_aborts(len(three), rules):
        return kinds
    return kinds + (TRIPLE_RON,)


def _abortive(game: Game, event: AbortiveDraw) -> tuple[Problem, ...]:
    if event.kind not in abortive_kinds(game.rules):
        return (problem("not_in_rulebook", event.kind),)
    if event.kind == "four_riichi" and len(game.riichi) < len(game.seats):
        return (problem("four_riichi_needs_four", seats=game.riichi),)
    return ()


def _chombo(game: Game, event: Chombo) -> tuple[Problem, ...]:
    if game.rules.misc_chombo == "none":
        return (problem("not_in_rulebook", "chombo"),)
    return _seats("seat", (event.seat,), game.rules)


def _penalty(game: Game, event: Penalty) -> tuple[Problem, ...]:
    found = list(_seats("seat", (event.seat,), game.rules))
    if event.points <= 0:
        found.append(problem("no_points"))
    found.extend(_points((event.points,)))
    return tuple(found) + _free_text(event.reason, LONGEST_REASON)


def _points(numbers: tuple[int, ...]) -> list[Problem]:
    """Check that these are points as they are counted at a table."""
    found: list[Problem] = []
    if [number for number in numbers if number % 100]:
        found.append(problem("not_in_hundreds"))
    if max([abs(number) for number in numbers]) > MOST_POINTS:
        found.append(problem("too_many_points", MOST_POINTS))
    return found


def _adjustment(game: Game, event: Adjustment) -> tuple[Problem, ...]:
    found: list[Problem] = []
    if len(event.deltas) != len(game.seats):
        return (problem("as_many_deltas", len(game.seats)),)
    together = sum(event.deltas) + event.sticks * STICK_POINTS
    if together:
        found.append(problem("points_appear_or_vanish", together))
    found.extend(_points(event.deltas))
    if game.loose + event.sticks < 0:
        found.append(problem("too_few_sticks", game.loose))
    return tuple(found) + _free_text(event.reason, LONGEST_REASON)


def _stop(game: Game, event: Stop) -> tuple[Problem, ...]:
    if game.riichi:
        return (problem("hand_in_progress", seats=game.riichi),)
    return _free_text(event.reason, LONGEST_REASON)


_JUDGES: "dict[Any, Callable[[Game, Any], tuple[Problem, ...]]]" = {
    Riichi: _riichi,
    ExhaustiveDraw: _draw,
    AbortiveDraw: _abortive,
    Chombo: _chombo,
    Penalty: _penalty,
    Adjustment: _adjustment,
    Stop: _stop,
}
