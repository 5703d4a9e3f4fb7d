"""Random wins and rules, in the engine's records and in the second scorer's plain data."""

import random
from typing import Any, NamedTuple

from pyapp.riichi.compare import SCORING
from pyapp.riichi.hand import Hand, Meld, Situation
from pyapp.riichi.local import LOCAL, LOCAL_IDS
from pyapp.riichi.local_patterns import TESTS
from pyapp.riichi.options import HOUSE_OPTIONS, PARTED, Value
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import BadRule, Rules, parse_value
from pyapp.riichi.text import Entry, format_entry
from pyapp.riichi.tiles import TILE_NAMED, Tile, sort_tiles
from tests.oracle.generate import random_case
from tests.oracle.local import HOLDS

WORTHS = ("2", "4", "Y", "YY")  # of local yaku; with 1 han one ties with what it stands for


class Sample(NamedTuple):
    """A win with its rules, twice: for the engine and, as `case`, for the second scorer."""

    hand: Hand
    situation: Situation
    by: str
    rulebook: str
    rules: Rules
    case: dict[str, Any]

    def __str__(self) -> str:
        entry = Entry(self.hand, self.situation, self.by, self.rulebook, self.rules, "")
        return format_entry(entry)


def tiles(names: list[str]) -> tuple[Tile, ...]:
    """Tiles by name."""
    return tuple(TILE_NAMED[name] for name in names)


def sample(case: dict[str, Any], rulebook: str, rules: Rules) -> Sample:
    """The second scorer's case in the engine's records."""
    melds = tuple(Meld(call, sort_tiles(tiles(names))) for call, names in case["melds"])
    hand = Hand(sort_tiles(tiles(case["concealed"])), melds, TILE_NAMED[case["winning"]])
    situation = Situation(
        seat=case["seat"],
        round=case["round"],
        riichi=case["riichi"],
        ippatsu=case["ippatsu"],
        rinshan=case["rinshan"],
        chankan=2 if case["robs_closed_kan"] else int(case["chankan"]),
        last_tile=case["last_tile"],
        first_turn=case["first_turn"],
        indicators=tiles(case["indicators"]),
        ura=tiles(case["ura"]),
        honba=case["honba"],
        sticks=0,
        nuki=case["nuki"],
        robs_nuki=case["robs_nuki"],
        said=tuple(case["said"]),
    )
    return Sample(hand, situation, case["by"], rulebook, rules, case)


def random_rules(rng: random.Random, players: int) -> tuple[str, Rules]:
    """A named rulebook for so many, every third time with one to three house rules."""
    key = rng.choice([book for book in RULEBOOKS if book.rules.players == players]).key
    rules = rules_for(key)
    if rng.random() < 1 / 3:
        scoring = [each for each in HOUSE_OPTIONS if each.group in SCORING]
        for each in rng.sample(scoring, rng.randint(1, 3)):
            choice: Any
            if each.kind in PARTED:
                choice = tuple(part for part in each.offered(players) if rng.random() < 0.5)
            else:
                choice = rng.choice(each.offered(players))
            changed: Any = {each.id: choice}
            rules = rules._replace(**changed)
    if rng.random() < 1 / 3:
        house: Any = {"house_yaku": random_local(rng, players)}
        rules = rules._replace(**house)
    return key, rules


LOCAL_ROWS = (
    "each row of LOCAL (pyapp/riichi/local.py) has a line in TESTS"
    " (local_patterns.py), in the same order, and one in HOLDS (tests/oracle/local.py)"
)


def random_local(rng: random.Random, players: int) -> Value:
    """Some local yaku, some with another worth than the usual one."""
    known = (set(TESTS), {row.id for row in LOCAL}, set(HOLDS))
    assert list(known) == [set(LOCAL_IDS)] * 3, LOCAL_ROWS
    (local,) = [each for each in HOUSE_OPTIONS if each.id == "house_yaku"]
    parts = [str(part) for part in local.offered(players) if rng.random() < 0.7]
    for place in range(0, len(parts), 2):
        parts[place] += f".{rng.choice(WORTHS)}.{rng.choice(WORTHS)}"
    value = parse_value(local, "/".join(parts) or "none")
    assert not isinstance(value, BadRule)
    return value


def random_sample(rng: random.Random, players: int = 4) -> Sample:
    """A random win under random rules, of four players or of three."""
    case = random_case(rng, players)
    key, rules = random_rules(rng, players)
    return sample(case, key, rules)
