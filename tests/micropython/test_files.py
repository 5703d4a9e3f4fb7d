"""Hostile files in the shipped MicroPython: the same as on CPython, and soon."""

import json
from collections.abc import Callable

from pyapp.game.events import Refused
from pyapp.game.saved import dump, load
from tests.fuzz.files import COUNT, HANGS, SEED, as_read, hostile
from tests.micropython.spent import SPENT

PROGRAM = (
    SPENT
    + """
import json
from pyapp.game.events import Refused
from pyapp.game.saved import dump, load

found = []
for place in range(COUNT):
    with open("files/%d" % place) as file:
        text = file.read()
    begun = spent()
    game = load(text)
    took = spent() - begun
    if isinstance(game, Refused):
        found.append((game.problems[0].id, took))
    else:
        found.append((dump(game.events), 0))
print(json.dumps(found))
"""
)


def test_every_hostile_file_gets_the_game_or_a_reason(micropython: Callable[..., str]) -> None:
    texts = [as_read(data) for data in hostile(COUNT, SEED)]
    files = {f"files/{place}": text for place, text in enumerate(texts)}
    found = json.loads(micropython(PROGRAM.replace("COUNT", str(COUNT)), files))
    for text, (told, spent) in zip(texts, found, strict=True):
        game = load(text)
        expected = game.problems[0].id if isinstance(game, Refused) else dump(game.events)
        assert told == expected, text[:80]
        assert spent < HANGS, (told, len(text), text[:80])
