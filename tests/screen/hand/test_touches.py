"""How few touches enter a win: its sets by slides, the winning tile last."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from pyapp.check.cases import lines
from pyapp.riichi.arrange import arrange
from pyapp.riichi.hand import Meld
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import EMPTY, Entry, format_entry, parse_entry
from pyapp.riichi.tiles import NAMES, Tile
from tests.screen.hand.taps import after

CASES = Path(__file__).parents[2] / "cases"
FILES = ("positions.txt", "hands.txt")  # those that rulebooks print and experts set stand first
WINS = 60
MOST = 12
FLAGS = ("riichi", "ippatsu", "last_tile", "rinshan", "chankan", "first_turn")


def wins() -> Iterator[tuple[Entry, Score]]:
    """Each hand of the cases that wins, once."""
    seen = set()
    for file in FILES:
        for _number, line in lines((CASES / file).read_text()):
            text, by = [part.strip() for part in line.split("|")[1:3]]
            entry = parse_entry(text)
            if text not in seen and isinstance(entry, Entry):
                outcome = score(entry.hand, entry.situation, by, entry.rules)
                if isinstance(outcome, Score):
                    yield entry, outcome
            seen.add(text)


def touches(entry: Entry, won: Score) -> list[str]:
    """What a player touches, who slides what can be slid."""
    situation, hand = entry.situation, entry.hand
    taps = [f"seat:{situation.seat}"] * (situation.seat != EMPTY.situation.seat)
    taps += [f"round:{situation.round}"] * 3 * (situation.round != EMPTY.situation.round)
    taps += ["honba:+"] * situation.honba + ["sticks:+"] * situation.sticks
    closed = len(won.reading.groups) - len(hand.melds)
    last = won.reading.finished
    for place, tiles in enumerate(arrange(hand, won.reading)[:closed]):
        if place != last:
            taps += slid(tiles)
    taps += [tap for meld in hand.melds for tap in called(meld)]
    taps += [f"tile:{NAMES[tile]}" for tile in arrange(hand, won.reading)[last]]
    for flag in FLAGS:
        taps += [flag] * getattr(situation, flag)  # double riichi is two touches
    for mode, tiles in (("dora", situation.indicators), ("ura", situation.ura)):
        taps += [tap for tile in tiles for tap in (f"mode:{mode}", f"tile:{NAMES[tile]}")]
    return taps


def slid(tiles: tuple[Tile, ...]) -> list[str]:
    """A set by one slide; tiles that make none, one by one."""
    first = NAMES[tiles[0]]
    if len({*tiles}) == 1 and len(tiles) > 1:
        return [f"{'pair' if len(tiles) == 2 else 'triplet'}:{first}"]
    return [f"run:{first}"] if len(tiles) == 3 else [f"tile:{NAMES[tile]}" for tile in tiles]


def called(meld: Meld) -> list[str]:
    """The kind of a call, and its lowest tile."""
    return [f"mode:{meld.call}", f"tile:{NAMES[meld.tiles[0]]}"]


def test_half_of_the_wins_take_at_most_twelve_touches() -> None:
    counts = []
    for entry, won in wins():
        taps = touches(entry, won)
        if after(" ".join(taps))[0] == format_entry(entry):  # but kakan, and house rules
            counts.append(len(taps))
    assert len(counts) >= WINS
    assert median(counts[:WINS]) <= MOST
