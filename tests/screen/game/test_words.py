"""Whatever the game keeper can say has words on the table screen, and every brace a filling."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp.riichi.options import OPTIONS
from pyapp.screen.words import TERMINOLOGIES, Words
from pyapp.screen.words.controls import CONTROLS, KEYS
from pyapp.screen.words.table_words import TABLE

PYAPP = Path(__file__).parents[3] / "pyapp"
SOURCES = [*sorted(PYAPP.glob("screen/game/**/*.py")), *sorted(PYAPP.glob("browser/game*.py"))]
# What the callers name; every other {brace} must be a term or a sentence.
LOANS = {"riichi", "tenpai", "ron", "tsumo", "han", "honba", "fu", "noten", "rinshan", "dealer"}
LOANS |= {"nagashi_mangan"}
NAMED = {
    *("wind", "n", "deal", "honba", "sticks", "place", "other", "name", "names", "title", "start"),
    *("back", "uma", "oka", "date", "yakuman", "why", "event", "rules", "length", "payer", "worth"),
    *("kind", "reason", "detail"),
}


def say(terms: str) -> Words:
    found = Words(terms)  # one of our own: those in use are shared
    for block in (KEYS[terms], CONTROLS, TABLE):
        found.learn(block)
    return found


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def constants(module: str) -> dict[str, str]:
    """NAME = "text" at the top of a module."""
    tree = ast.parse((PYAPP / module).read_text(encoding="utf-8"))
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


IDS = {line.partition(" ")[0] for line in TABLE.splitlines() if line}
OURS = re.compile(r"(t|cannot|why|item|log|end|ask)_[a-z0-9_]*[a-z0-9]")


def test_each_id_stands_once() -> None:
    ids = [line.partition(" ")[0] for line in TABLE.splitlines() if line]
    assert sorted(ids) == sorted(set(ids))


def test_every_problem_has_a_sentence() -> None:
    ids = {"unknown_option", "bad_value", "fixed_option"}
    for module in ("legal", "play", "saved", "notation"):
        source = (PYAPP / "game" / f"{module}.py").read_text(encoding="utf-8")
        ids |= set(re.findall(r'(?:problem|Problem)\(\s*"(\w+)"', source))
        ids |= set(re.findall(r'_refused\([^"]*"(\w+)"', source))
    assert len(ids) > 25
    assert {f"cannot_{id}" for id in ids} <= IDS


def test_every_reason_and_item_has_words() -> None:
    reasons = constants("riichi/settle.py")
    names = ("HONBA", "LIABILITY", "FED_KAN", "STICK", "OWN_STICK", "NOTEN", "NAGASHI")
    wanted = {reasons[name] for name in (*names, "CHOMBO", "RETURNED")}
    wanted |= {"ron", "tsumo", "riichi", "adjustment"}
    assert {f"why_{id}" for id in wanted} <= IDS
    items = constants("game/ending.py").values()
    assert {f"item_{id}" for id in items} == {id for id in IDS if id.startswith("item_")}


def test_every_abortive_draw_has_a_name() -> None:
    kinds = next(option.choices for option in OPTIONS if option.id == "draw_abortive")
    assert {f"t_{kind}" for kind in kinds} <= IDS


def test_what_the_screen_says_exists_and_is_said() -> None:
    said = {text for path in SOURCES for text in strings(path)}
    asked = {text for text in said if OURS.fullmatch(text)}
    assert asked - IDS == set()
    starts = tuple(text for text in said if text.endswith("_") and OURS.match(text + "x"))
    assert {id for id in IDS - asked if not id.startswith(starts)} == set()


@pytest.mark.parametrize("terms", TERMINOLOGIES)
def test_every_brace_can_be_filled(terms: str) -> None:
    words = say(terms)
    for id in sorted(IDS):
        for brace in re.findall(r"\{(\w+)\}", words(id)):
            name = brace.lower()
            # Romaji says an id as it stands.
            known = words.knows(name) or say("english").knows(name)
            assert name in NAMED or name in LOANS or known, (id, brace)
