"""The real tiles of a reading's groups: red fives in their places, the winning tile last."""

import pytest

from pyapp.riichi.arrange import arrange
from pyapp.riichi.score import Score, score
from pyapp.riichi.tiles import format_tiles
from tests.entered import entry_of, won


def groups(text: str) -> str:
    """The groups of the best reading; a closed hand has riichi."""
    entry = entry_of(text + " rules:tenhou")
    situation = entry.situation._replace(riichi=int(entry.hand.closed))
    outcome = score(entry.hand, situation, "ron", entry.rules)
    assert isinstance(outcome, Score)
    return " ".join(format_tiles(tiles) for tiles in arrange(entry.hand, outcome.reading))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # The winning tile stands last in the group that it ends, in the middle of a run too.
        ("123m456p999s11p24s+3s", "123m 11p 456p 243s 999s"),
        ("234m567m345p67s99p+8s", "234m 567m 345p 99p 678s"),
        ("234m567m345p99p78s+6s", "234m 567m 345p 99p 786s"),
        ("234m567m345p678s9p+9p", "234m 567m 345p 99p 678s"),
        # A red five stays where it is: in a run, a koutsu, a pair, as the winning tile.
        ("067m678p345s22p99s+9s", "067m 22p 678p 345s 999s"),
        ("055m678p345s22p99s+9s", "055m 22p 678p 345s 999s"),
        ("05m678m678p345s99s+9s", "05m 678m 678p 345s 999s"),
        ("46m678m678p345s99s+0m", "460m 678m 678p 345s 99s"),
        ("05m678m678p345s99s+5m", "055m 678m 678p 345s 99s"),
        ("5m678m678p345s999s+0m", "50m 678m 678p 345s 999s"),
        # Two groups with a five: the red one goes to the first of them.
        ("340m55m678p345s99s+9s", "340m 55m 678p 345s 999s"),
        ("340567m678p345s9s+9s", "340m 567m 678p 345s 99s"),
        # Calls keep their own tiles.
        ("99s67s+8s chii:340p pon:555z ankan:0555m", "678s 99s 340p 555z 0555m"),
        # Seven pairs and thirteen orphans.
        ("11m0m5m77m22p33s11z6z+6z", "11m 05m 77m 22p 33s 11z 66z"),
        ("19m19p19s1134567z+2z", "1m 9m 1p 9p 1s 9s 11z 2z 3z 4z 5z 6z 7z"),
    ],
)
def test_tiles_of_the_groups(text: str, expected: str) -> None:
    assert groups(text) == expected


def test_every_reading_holds_the_tiles_entered() -> None:
    entry = entry_of("222333444m789p0s+5s rules:tenhou")
    outcome = won(entry, "ron")
    assert len(outcome.others) > 0
    for each in (outcome, *outcome.others):
        tiles = [tile for group in arrange(entry.hand, each.reading) for tile in group]
        assert sorted(tiles) == sorted(entry.hand.tiles)
