"""The real tiles of a reading's groups: red fives in their places, the winning tile last."""

from pyapp.riichi.arrange import arrange
from pyapp.riichi.score import Score, score
from pyapp.riichi.tiles import format_tiles
from tests.entered import entry_of, won
from tests.rows import rows


def groups(text: str) -> str:
    """The groups of the best reading; a closed hand has riichi."""
    entry = entry_of(text + " rules:tenhou")
    situation = entry.situation._replace(riichi=int(entry.hand.closed))
    outcome = score(entry.hand, situation, "ron", entry.rules)
    assert isinstance(outcome, Score)
    return " ".join(format_tiles(tiles) for tiles in arrange(entry.hand, outcome.reading))


@rows("arranged.tsv")
def test_tiles_of_the_groups(text: str, expected: str) -> None:
    assert groups(text) == expected


def test_every_reading_holds_the_tiles_entered() -> None:
    entry = entry_of("222333444m789p0s+5s rules:tenhou")
    outcome = won(entry, "ron")
    assert len(outcome.others) > 0
    for each in (outcome, *outcome.others):
        tiles = [tile for group in arrange(entry.hand, each.reading) for tile in group]
        assert sorted(tiles) == sorted(entry.hand.tiles)
