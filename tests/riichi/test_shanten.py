"""How far a hand is from tenpai: each exchange is looked at, and what is tenpai by its waits."""

import random

from pyapp.riichi.hand import Hand, Meld
from pyapp.riichi.shanten import away
from pyapp.riichi.waits import winning_kinds
from tests.entered import entry_of


def random_hands(count: int, seed: int) -> list[Hand]:
    """Hands of one to four sorts of tiles, closed or with a pung of red dragons."""
    chance = random.Random(seed)
    hands = []
    for _ in range(count):
        wall = [kind for kind in range(chance.choice([9, 18, 27, 33])) for _ in range(4)]
        chance.shuffle(wall)
        melds: tuple[Meld, ...] = ()
        if chance.random() < 0.4:
            melds = (Meld("pon", (33, 33, 33)),)
        hands.append(Hand(tuple(sorted(wall[: 13 - 3 * len(melds)])), melds, None))
    return hands


def test_no_tile_away_is_tenpai_and_nothing_else() -> None:
    near = 0
    for hand in random_hands(600, 1):
        tenpai = bool(winning_kinds(hand.concealed))
        assert (away(hand) == 0) == tenpai, hand
        near += tenpai
    assert near > 20


def test_the_best_exchange_brings_it_one_nearer() -> None:
    for hand in random_hands(25, 2):
        distance = away(hand)
        if distance < 1:
            continue
        nearer = []
        for place in range(len(hand.concealed)):
            rest = hand.concealed[:place] + hand.concealed[place + 1 :]
            for kind in range(33):
                if hand.concealed.count(kind) < 4:
                    nearer.append(away(hand._replace(concealed=tuple(sorted((*rest, kind))))))
        assert min(nearer) == distance - 1, hand


def test_known_distances() -> None:
    for text, distance in (
        ("19m19p19s1234567z", 0),
        ("113355m7799p135s", 1),
        ("147m258p369s1234z", 6),
        ("123m456p pon:555z 1z4z9s9m", 2),
    ):
        assert away(entry_of(text).hand) == distance, text
