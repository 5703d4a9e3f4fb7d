"""Calls of the API with arguments of the right types and any values."""

from collections.abc import Callable
from random import Random
from typing import Any

from pyapp.check.hands import sums
from pyapp.riichi import api
from pyapp.riichi.hand import CALLS, Hand, Meld, Situation
from pyapp.riichi.liability import FED_YAKUMAN
from pyapp.riichi.points import Value, value, yakuman_value
from pyapp.riichi.rules import Rules
from tests.proof.random_hands import Sample, random_sample

from .texts import random_text
from .trial import Trial, odd_text, timed

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 13, 34, 36, 37, 99, 100, 10**9, -(10**9), 10**30)


def trial(rng: Random) -> Trial:
    """Call a function of the API: it gives a value or a refusal."""
    name = rng.choice(tuple(CALLED))
    arguments = CALLED[name](rng)
    found, seconds = timed(lambda: getattr(api, name)(*arguments))
    refused = isinstance(found, api.Refusal | api.TextError)
    return Trial(f"{name}{arguments}", refused, seconds, fault(name, arguments, found))


def fault(name: str, arguments: tuple[Any, ...], found: Any) -> str:
    """What is wrong with an answer."""
    if isinstance(found, api.Refusal):
        return "" if found.problems and all(each.id for each in found.problems) else "no reason"
    if name in ("score", "waits", "compare"):
        hand, situation, *_ = arguments
        tiles = hand.tiles + sum((meld.tiles for meld in hand.melds), situation.indicators)
        if not all(0 <= tile < 37 for tile in tiles + situation.ura):
            return "a tile that does not exist"
        if not (0 <= situation.seat < 4 and 0 <= situation.riichi < 3 and situation.honba >= 0):
            return "a situation that does not exist"
        if name == "score" and not 0 <= situation.nuki <= 4:
            return "norths that do not exist"
    if name == "score":
        return "" if found.by == arguments[2] in ("ron", "tsumo") and sums(found) else "no sum"
    if name in ("settle", "exhaustive_draw", "chombo"):
        return settlement_fault(name, arguments, found)
    return "" if isinstance(found, KINDS[name]) else f"{found} is no answer"


def settlement_fault(name: str, arguments: tuple[Any, ...], found: api.Settlement) -> str:
    deal, rules = arguments[2:4] if name == "settle" else arguments[-2:]
    if sum(found.deltas) + 1000 * (found.sticks_left - deal.sticks):
        return "points were made or lost"
    if len(found.deltas) != rules.players or not 0 <= found.sticks_left <= deal.sticks:
        return "seats or sticks that are not there"
    for payer, payee, points, _reason in found.transfers:
        if payer == payee or points <= 0:
            return f"{payer} pays {points} to {payee}"
    return ""


KINDS: dict[str, Any] = {
    "waits": tuple,
    "compare": tuple,
    "format": str,
    "parse": api.Entry | api.TextError,
    "rules_for": Rules,
    "tile_name": str,
}


# Arguments: mostly those of a hand that can be, with something in them that cannot.


def number(rng: Random, low: int, high: int) -> int:
    """Mostly in the range."""
    return rng.randint(low, high) if rng.random() < 0.97 else rng.choice(NUMBERS)


def text(rng: Random, *usual: str) -> str:
    return rng.choice(usual) if rng.random() < 0.95 else rng.choice(("", "TSUMO", odd_text(rng)))


def tiles(rng: Random, most: int) -> tuple[int, ...]:
    return tuple(number(rng, 0, 36) for _ in range(rng.randint(0, most)))


def seats(rng: Random) -> tuple[int, ...]:
    return tuple(number(rng, 0, 3) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4, 7))))


def rules(rng: Random, sample: Sample) -> Rules:
    """Those of the sample, now and then with a field of any value of its type."""
    found = sample.rules
    if rng.random() < 0.1:
        field = rng.choice(Rules._fields)
        changed: Any = {field: like(rng, getattr(found, field))}
        found = found._replace(**changed)
    return found


def like(rng: Random, choice: Any) -> Any:
    if isinstance(choice, bool):
        return rng.random() < 0.5
    if isinstance(choice, int):
        return rng.choice(NUMBERS)
    if isinstance(choice, str):
        return odd_text(rng)
    return tuple(like(rng, part) for part in choice[: rng.randint(0, 4)])


def hand(rng: Random, sample: Sample) -> Hand:
    if rng.random() < 0.6:
        return sample.hand if rng.random() < 0.6 else sample.hand._replace(winning=None)
    melds = tuple(Meld(text(rng, *CALLS), tiles(rng, 5)) for _ in range(rng.randint(0, 5)))
    many = rng.choice((14, 20, 20, 400))
    return Hand(tiles(rng, many), melds, rng.choice((None, number(rng, 0, 36))))


def situation(rng: Random, sample: Sample) -> Situation:
    found = sample.situation
    if rng.random() < 0.5:
        numbers = {"seat": 3, "round": 3, "riichi": 2, "chankan": 2, "honba": 99, "sticks": 99}
        numbers["nuki"] = 4
        field = rng.choice((*numbers, "indicators", "ura", "ippatsu", "first_turn", "robs_nuki"))
        changed: Any = {field: like(rng, getattr(found, field))}
        if field in numbers:
            changed = {field: rng.choice((number(rng, 0, numbers[field]), rng.choice(NUMBERS)))}
        elif field in ("indicators", "ura"):
            changed = {field: tiles(rng, 7)}
        found = found._replace(**changed)
    return found


def any_sample(rng: Random) -> Sample:
    return random_sample(rng, rng.choice((4, 3)))


def to_score(rng: Random) -> tuple[Any, ...]:
    sample = any_sample(rng)
    by = text(rng, sample.by)
    return hand(rng, sample), situation(rng, sample), by, rules(rng, sample)


def to_wait(rng: Random) -> tuple[Any, ...]:
    held, around, _by, ruled = to_score(rng)
    return held._replace(winning=None), around, ruled


def deal(rng: Random) -> api.Deal:
    declared = seats(rng) if rng.random() < 0.5 else ()
    return api.Deal(number(rng, 0, 3), number(rng, 0, 9), number(rng, 0, 5), declared)


def claim(rng: Random, sample: Sample) -> api.Claim:
    worth = value(rng.randint(1, 14), rng.choice((20, 25, 30, 40, 110)), sample.rules)
    if rng.random() < 0.3:
        worth = yakuman_value(number(rng, 1, 6))
    if rng.random() < 0.05:
        han, fu, yakuman = (rng.choice(NUMBERS) for _ in range(3))
        worth = Value(han, fu, yakuman, text(rng, "mangan"), 2000)
    fed = rng.choice((0, 0, 0, 1, 2))
    liable = tuple((text(rng, *FED_YAKUMAN), number(rng, 0, 3)) for _ in range(fed))
    return api.Claim(number(rng, 0, 3), worth, liable)


def to_settle(rng: Random) -> tuple[Any, ...]:
    sample = any_sample(rng)
    claims = tuple(claim(rng, sample) for _ in range(rng.choice((0, 1, 1, 1, 1, 2, 3, 5))))
    discarder = None if rng.random() < 0.4 else number(rng, 0, 3)
    feeder = None if rng.random() < 0.8 else number(rng, 0, 3)
    return claims, discarder, deal(rng), rules(rng, sample), feeder


def to_format(rng: Random) -> tuple[Any, ...]:
    held, around, by, ruled = to_score(rng)
    key = text(rng, *(book.key for book in api.rulebooks))
    house = text(rng, "", "Our club")
    return api.Entry(held, around, by, key, ruled, house), text(rng, " ", ",")


CALLED: dict[str, Callable[[Random], tuple[Any, ...]]] = {
    "score": to_score,
    "waits": to_wait,
    "compare": to_score,
    "settle": to_settle,
    "exhaustive_draw": lambda rng: (
        seats(rng), seats(rng) if rng.random() < 0.3 else (), deal(rng),
        rules(rng, any_sample(rng)),
    ),
    "chombo": lambda rng: (number(rng, 0, 3), deal(rng), rules(rng, any_sample(rng))),
    "format": to_format,
    "parse": lambda rng: (random_text(rng),),
    "rules_for": lambda rng: (text(rng, *(book.key for book in api.rulebooks)),),
    "tile_name": lambda rng: (number(rng, 0, 36),),
}  # fmt: skip
