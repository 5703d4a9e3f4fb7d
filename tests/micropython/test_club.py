"""The club in the shipped MicroPython: its cases, texts that were pasted, and those it keeps."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from lean import bare

from pyapp.club.kept import dump
from pyapp.club.table_text import read
from tests.club.club_cases import run
from tests.club.full import full
from tests.club.pasted import WHOLE, damaged

CLUB = Path(__file__).parents[1] / "club"
PROGRAM = """
import json
from tests.club.club_cases import run

with open("tests/club/series.txt") as file:
    print(json.dumps(run(file.read())))
"""
PASTED = """
import json
from pyapp.club.kept import dump, load
from pyapp.club.table_text import read

def lists(value):
    return [lists(each) for each in value] if isinstance(value, tuple) else value

with open("texts.json") as file:
    texts = json.loads(file.read())
kept = texts.pop()
print(json.dumps([[lists(read(text)) for text in texts], dump(load(kept)) == kept]))
"""


def test_the_clubs_cases_hold_in_micropython_too(micropython: Callable[..., str]) -> None:
    text = (CLUB / "series.txt").read_text()
    files = {
        "tests/club/series.txt": text,
        "tests/club/club_cases.py": bare((CLUB / "club_cases.py").read_text()),
    }
    count, failures = json.loads(micropython(PROGRAM, files))
    assert not failures, "\n".join(failures)
    assert count == run(text)[0]


def test_texts_are_read_alike(micropython: Callable[..., str]) -> None:
    random = Random(1)
    texts = [*WHOLE, *(damaged(random.choice(WHOLE), random) for _ in range(100))]
    files = {"texts.json": json.dumps([*texts, dump(full())])}
    found, same = json.loads(micropython(PASTED, files))
    assert same
    for text, there in zip(texts, found, strict=True):
        assert json.loads(json.dumps(read(text))) == there, text
