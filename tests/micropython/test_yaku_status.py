"""What yaku and fu are worth in the shipped MicroPython: as on CPython, and soon enough."""

import json
from collections.abc import Callable

from pyapp.learn.fu_lines import fu_lines
from pyapp.learn.yaku_status import deciding, elsewhere, never_with, yaku_status
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY
from pyapp.riichi.yaku import YAKU_IDS
from tests.micropython.spent import SPENT

KEYS = ("wrc-2015", "jpml-a-2026", "tenhou-sanma")
SLOWEST = 4000  # ms for all yaku and fu the first time: twenty times what it takes

PROGRAM = (
    SPENT
    + """
import json
from pyapp.learn.fu_lines import fu_lines
from pyapp.learn.yaku_status import deciding, elsewhere, never_with, yaku_status
from pyapp.riichi.yaku import YAKU_IDS
from pyapp.riichi.rulebooks import rules_for
from pyapp.riichi.text import EMPTY

found, times = [], []
for key in KEYS:
    begun = spent()
    rules = rules_for(key)
    for id in YAKU_IDS:
        found.append(repr([yaku_status(id, rules), elsewhere(id, rules)]))
    lines = fu_lines(EMPTY._replace(rulebook=key, rules=rules))
    times.append(spent() - begun)
    found.append(repr([(line.id, line.fu) for line in lines]))
    for id in YAKU_IDS:
        found.append(repr([never_with(id, rules), deciding(id, rules)]))
print(json.dumps([found, times]))
"""
)


def test_the_same_as_on_cpython(micropython: Callable[..., str]) -> None:
    found, times = json.loads(micropython(PROGRAM.replace("KEYS", repr(KEYS))))
    expected = []
    for key in KEYS:
        rules = rules_for(key)
        expected += [repr([yaku_status(name, rules), elsewhere(name, rules)]) for name in YAKU_IDS]
        lines = fu_lines(EMPTY._replace(rulebook=key, rules=rules))
        expected.append(repr([(line.id, line.fu) for line in lines]))
        expected += [repr([never_with(name, rules), deciding(name, rules)]) for name in YAKU_IDS]
    assert found == expected
    assert times[0] < SLOWEST
