"""Events by chance that a game offers, from a seed: for tests that play through the page, or that
change a log.
"""

from random import Random

from pyapp.game.events import (
    HANCHAN,
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
    Won,
    won,
)
from pyapp.game.game import Game
from pyapp.game.legal import offered
from pyapp.game.play import begin, play
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.points import needs_two_han
from pyapp.riichi.score import Score, score
from pyapp.riichi.settle import TRIPLE_RON, ron_aborts
from pyapp.riichi.text import format_entry
from pyapp.riichi.worths import worth_exists
from tests.entered import entry_of

OFTEN = {
    "riichi": 4,
    "ron": 4,
    "tsumo": 3,
    "draw": 4,
    "abortive": 2,
    "chombo": 2,
    "adjustment": 2,
    "penalty": 1,
}
LOW = ((1, 30), (1, 40), (2, 30), (2, 25), (3, 30), (3, 40), (3, 60), (4, 30))
LIMITS = (5, 6, 8, 11, 13)


HANDS = (
    "234p567p88s34s111z+5s",
    "234p567p88s34s222z+5s",
    "234p567p88s34s333z+5s",
    "234p567p88s34s999s+5s",  # nothing but riichi or tsumo
    "234678p55s34678s+2s",
    "567p88s34s+5s,pon:111z,pon:111s",
    "567p88s34s+5s,pon:222z,pon:111s",
    "340p567p88s34s666z+5s",
)


def random_event(game: Game, random: Random) -> Event:
    """One of the events that can be next."""
    offers = offered(game)
    weights = [OFTEN.get(offer.kind, 0) for offer in offers]
    ((kind, choices),) = random.choices(offers, weights)
    if kind == "riichi":
        return Riichi(int(random.choice(choices)), None)
    if kind == "abortive":
        return AbortiveDraw(random.choice(choices))
    if kind == "chombo":
        return Chombo(random.choice(game.seats))
    if kind == "penalty":
        return Penalty(random.choice(game.seats), 500 * random.randint(1, 60), "late, twice")
    if kind == "adjustment":
        giver, taker = random.sample(game.seats, 2)
        points, sticks = 100 * random.randint(1, 30), random.choice((0, 0, 1))
        deltas = [0] * len(game.seats)
        deltas[giver], deltas[taker] = -points - 1000 * sticks, points
        return Adjustment(tuple(deltas), sticks, random.choice(("", "miscounted, by both")))
    if kind == "draw":
        return _draw(game, "nagashi" in choices, random)
    assert kind in ("ron", "tsumo"), kind
    fed = [name for name in choices if name != "fed_kan"]
    payer, *others = random.sample(game.seats, len(game.seats))
    if kind == "tsumo":
        feeder = payer if "fed_kan" in choices and random.random() < 0.3 else None
        return Win((_won(game, others[0], TSUMO, fed, random),), None, feeder)
    several = game.rules.pay_simultaneous_ron != "nearest_only"  # else only one is recorded
    winners = sorted(others[: random.choice((1, 1, 1, 2, 2, 3)) if several else 1])
    if ron_aborts(len(winners), game.rules):  # which is recorded as what it is
        return AbortiveDraw(TRIPLE_RON)
    return Win(tuple(_won(game, winner, RON, fed, random) for winner in winners), payer, None)


def _draw(game: Game, nagashi: bool, random: Random) -> ExhaustiveDraw:
    tenpai = {seat for seat in game.seats if random.random() < 0.5} | set(game.riichi)
    lucky = (random.choice(game.seats),) if nagashi and random.random() < 0.3 else ()
    rest = [seat for seat in game.seats if seat not in tenpai]
    karaten = (rest[0],) if rest and random.random() < 0.2 else ()
    return ExhaustiveDraw(tuple(sorted(tenpai)), lucky, karaten)


def _won(game: Game, seat: int, by: str, fed: list[str], random: Random) -> Won:
    """Mostly a cheap hand, so that games last; now and then a yakuman with somebody liable."""
    chance = random.random()
    if chance < 0.7:
        low = [each for each in LOW if worth_exists(*each, by, game.rules)]
        if needs_two_han(game.honba, game.rules):
            low = [each for each in low if each[0] > 1]
        han, fu = random.choice(low)
        return Won(seat, han, fu, 0, (), "")
    if chance < 0.9:
        counted = game.rules.limit_counted_13_han == "yakuman"  # else 13 han are as good as 11
        return Won(seat, random.choice(LIMITS if counted else LIMITS[:-1]), 0, 0, (), "")
    feeder = random.choice([other for other in game.seats if other != seat])
    liable = ((random.choice(fed), feeder),) if fed and random.random() < 0.7 else ()
    return Won(seat, 0, 0, 1, liable, "")


# Wins known by their tiles alone: what these are worth is found where they are won


def entry_by_chance(game: Game, random: Random) -> Event:
    """What may come next; half of the wins are known by their tiles, for which no worth is said."""
    event = random_event(game, random)
    if not isinstance(event, Win) or random.random() < 0.3:
        return event
    tiles = tuple(Won(each.seat, 0, 0, 0, (), random.choice(HANDS)) for each in event.wins)
    known = event._replace(wins=tiles)
    return event if isinstance(entered(game, known), Refused) else known


def held(one: Won, game: Game, by: str) -> Won | None:
    """The winner with the tiles of the hand, valued where he sits; None if they win nothing."""
    entry = entry_of(one.hand)
    riichi = int(one.seat in game.riichi)
    there = entry.situation._replace(seat=game.wind(one.seat), round=game.round, riichi=riichi)
    scored = score(entry.hand, there, by, game.rules)
    if not isinstance(scored, Score):
        return None
    kept = entry._replace(situation=there, by=by)
    return won(one.seat, scored.value, (), format_entry(kept, ","))


def entered(game: Game, event: Event) -> Game | Refused:
    """The game after an event whose hands are known by their tiles alone."""
    if isinstance(event, Win):
        by = TSUMO if event.discarder is None else RON
        wins = [held(each, game, by) if each.hand else each for each in event.wins]
        if None in wins:
            return Refused(len(game.log) + 1, ())
        event = event._replace(wins=tuple([each for each in wins if each]))
    return play(game, event, True)


LAST = 6  # the deal after which no hand is ended any more, so that the game goes on


def long_game(count: int) -> Game:
    """A game of so many events that is not over."""
    random = Random(count)
    game = begin(Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), HANCHAN, "", None))
    assert isinstance(game, Game)
    while len(game.log) < count:
        event: Event = random_event(game, random)
        if game.hand >= LAST and not isinstance(event, Adjustment):
            event = Chombo(random.choice(game.seats))
        after = play(game, event)
        if not isinstance(after, Refused) and not after.over:
            game = after
    return game
