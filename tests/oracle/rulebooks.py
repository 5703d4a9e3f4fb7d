"""The rulebooks as the oracle knows them: what tests/cases/rulebooks.tsv says of each.

That list was read from the rule texts apart from the engine's own table: a slip in one shows
against the other.
"""

from pathlib import Path

from .text import read_option
from .win import Rules

FACTS = (Path(__file__).parents[1] / "cases/rulebooks.tsv").read_text(encoding="utf-8")
RULEBOOKS: dict[str, Rules] = {}
for line in FACTS.splitlines():
    if line and not line.startswith("#"):
        option, key, value = line.split("\t")[:3]
        RULEBOOKS.setdefault(key, {})[option] = read_option(option, value)


def rulebook(key: str) -> Rules:
    assert key in RULEBOOKS, f"tests/cases/rulebooks.tsv: a line for each option of {key}"
    return RULEBOOKS[key]
