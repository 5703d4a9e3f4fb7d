"""Links written in the shipped MicroPython are read on CPython, and the other way round; hostile
ones are refused there too, and soon.
"""

import json
import zlib
from collections.abc import Callable
from random import Random

from pyapp.club.links import MOST_TEXT, MOST_WORD, encoded, text_of, word_of
from tests.conftest import tries
from tests.micropython.spent import SPENT

GAMES = tries(15)
SOON = 1000  # milliseconds
PROGRAM = (
    SPENT
    + """
import json
from pyapp.browser.deflated import expand, squeeze
from pyapp.club.links import text_of, word_of

with open("texts") as file:
    texts = json.load(file)
with open("words") as file:
    words = json.load(file)
found, slowest = [], 0
for word in words:
    begun = spent()
    read = text_of(word, expand)
    slowest = max(slowest, spent() - begun)
    found.append(read if isinstance(read, str) else [read.id])
print(json.dumps([[word_of(text, squeeze) for text in texts], found, slowest]))
"""
)


def squeeze(data: bytes) -> bytes:
    made = zlib.compressobj(9, zlib.DEFLATED, -15)
    return made.compress(data) + made.flush()


def expand(data: bytes, most: int) -> bytes | None:
    return zlib.decompressobj(-15).decompress(data, most)


def texts(random: Random, many: int) -> list[str]:
    lines = ("riichi B", "ron from:D A:2/30", "tsumo B:5/0::234567m33456p67s+8s", "draw tenpai:蘭")
    return [
        "\n".join(random.choice(lines) for _ in range(random.randint(1, 90))) for _ in range(many)
    ]


def test_words_are_the_same_on_both(micropython: Callable[..., str]) -> None:
    told = texts(Random(3), GAMES)
    words = [word_of(text, squeeze) for text in told]
    bad = [words[0][:-9], words[0].replace("z", "p", 1), "z", "zA*", "z" + "A" * MOST_WORD]
    bad.append("z" + encoded(squeeze(b"\0" * (MOST_TEXT + 1))))
    files = {"texts": json.dumps(told), "words": json.dumps(words + bad)}
    written, read, slowest = json.loads(micropython(PROGRAM, files))
    assert read[: len(told)] == told
    assert [text_of(word, expand) for word in written] == told
    assert read[len(told) :] == [["damaged"]] * 4 + [["link_too_long"], ["damaged"]]
    assert slowest < SOON
    # The runtime's deflate finds less than zlib: a third more at most.
    assert sum(map(len, written)) < 4 / 3 * sum(map(len, words))
