"""Practice in the shipped MicroPython: the same seeds ask the same, and soon enough."""

import json
from collections.abc import Callable
from statistics import median

from pyapp.learn.facts import facts_under
from pyapp.learn.kinds import KINDS, Question
from pyapp.learn.leitner import FRESH, lines
from pyapp.learn.questions import question, question_for
from pyapp.learn.slips import slipped, steps
from pyapp.learn.table import example
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY, format_entry
from tests.micropython.spent import SPENT

QUESTIONS = 60
FACT_IDS = facts_under(EMPTY.rules)[::3]
CELLS = ((1, 30), (3, 70), (2, 110), (6, 0))
SLOWEST = 500  # ms the usual question may take here: fifty times what it does

PROGRAM = (
    SPENT
    + """
import json
from pyapp.learn.leitner import FRESH, lines, read
from pyapp.learn.progress import NEW, dump, load, stepped, together
from pyapp.learn.questions import question, question_for
from pyapp.learn.slips import slipped, steps
from pyapp.learn.table import example
from pyapp.learn.kinds import KINDS
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY, format_entry

def told(asked):
    wrong = slipped(asked.kind, asked.ask, steps(asked))
    return [asked.kind, format_entry(asked.entry), repr(asked[2:]), repr(wrong)]

found, times = [], []
tenhou = EMPTY._replace(rulebook="tenhou", rules=rules_for("tenhou"))
for seed in range(QUESTIONS):
    begun = spent()
    asked = question(KINDS, 40, tenhou, "here %d" % seed)
    times.append(spent() - begun)
    found.append(told(asked))
for fact in FACT_IDS:
    found.append(told(question_for(fact, KINDS, EMPTY, fact)))
cells = [format_entry(example(han, fu, "tsumo", False, 0, EMPTY)) for han, fu in CELLS]
assert read(tuple(lines(FRESH))) == FRESH
begun = stepped(NEW, NEW, "visit")
assert load(dump(begun)) == begun and together(begun, NEW) == begun
print(json.dumps([found, times, cells, lines(FRESH)]))
"""
)


def told(asked: Question | None) -> list[str]:
    assert asked is not None
    wrong = slipped(asked.kind, asked.ask, steps(asked))
    return [asked.kind, format_entry(asked.entry), repr(asked[2:]), repr(wrong)]


def test_the_same_questions_as_on_cpython(micropython: Callable[..., str]) -> None:
    given = f"QUESTIONS, FACT_IDS, CELLS = {(QUESTIONS, FACT_IDS, CELLS)!r}\n"
    found, times, cells, boxes = json.loads(micropython(given + PROGRAM))
    tenhou = EMPTY._replace(rulebook="tenhou", rules=rules_for("tenhou"))
    expected = [told(question(KINDS, 40, tenhou, f"here {seed}")) for seed in range(QUESTIONS)]
    expected += [told(question_for(fact, KINDS, EMPTY, fact)) for fact in FACT_IDS]
    assert found == expected
    for (han, fu), text in zip(CELLS, cells, strict=True):
        entry = example(han, fu, TSUMO, False, 0, EMPTY)
        assert entry is not None
        assert text == format_entry(entry)
        assert entry.by != RON
    assert boxes == lines(FRESH)
    assert median(times) < SLOWEST
