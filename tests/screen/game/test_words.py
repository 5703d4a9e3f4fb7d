"""Whatever the game keeper can say has words on the game screen."""

import ast
import re
from pathlib import Path

from pyapp.game.events import ROUNDS
from pyapp.game.saved import WHY
from pyapp.riichi.options import OPTIONS
from pyapp.screen.game.state import FACINGS
from tests.spoken import words

PYAPP = Path(__file__).parents[3] / "pyapp"


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


def problems() -> set[str]:
    """The ids of the problems that the game keeper names."""
    ids = {"unknown_option", "bad_value", "fixed_option"} | {"newer_version", *WHY.values()}
    for module in ("legal", "play", "saved", "notation", "history", "hands"):
        source = (PYAPP / "game" / f"{module}.py").read_text(encoding="utf-8")
        ids |= set(re.findall(r'(?:problem|Problem)\(\s*"(\w+)"', source))
        ids |= set(re.findall(r'_refused\([^"]*"(\w+)"', source))
    return ids


def problems_of_the_club() -> set[str]:
    """The ids of the problems that the club names, and of what it keeps as text."""
    paths = (*(PYAPP / "club").glob("*.py"), PYAPP / "kept/codec.py")
    sources = [path.read_text(encoding="utf-8") for path in paths]
    return set(re.findall(r'[pP]roblem\(\s*"(\w+)"', "".join(sources)))


def reasons() -> set[str]:
    """The ids of why points move."""
    named = constants("riichi/settle.py")
    names = ("HONBA", "LIABILITY", "FED_KAN", "STICK", "OWN_STICK", "NOTEN", "NAGASHI")
    found = {named[name] for name in (*names, "CHOMBO", "RETURNED")}
    return found | {"ron", "tsumo", "riichi", "adjustment"}


def test_the_keeper_has_words_for_what_it_says_and_for_nothing_else() -> None:
    """Ids that are put together are not seen by the test that looks for ids in code; that the
    catalogues have the same ids is seen by that of the catalogues.
    """
    ids = problems()
    assert len(ids) > 25
    wanted = {f"cannot_{each}" for each in ids} | {"cannot_at", "cannot_not_a_number"}
    wanted |= {f"why_{each}" for each in reasons()}
    wanted |= {f"item_{each}" for each in constants("game/ending.py").values()}
    say = words()
    said = {each for each in say.table if each.startswith(("cannot_", "why_", "item_"))}
    assert wanted - said == set()
    assert said - wanted <= {f"cannot_{each}" for each in problems_of_the_club()}
    kinds = next(option.choices for option in OPTIONS if option.id == "draw_abortive")
    others = [f"game_{each}" for each in (*kinds, *ROUNDS, *(f"facing_{it}" for it in FACINGS))]
    overs = re.findall(r'return "(\w+)"', (PYAPP / "game/play.py").read_text(encoding="utf-8"))
    others += [f"game_over_{each}" for each in (*overs, "dealer_stops", "target", "stopped")]
    assert [each for each in others if not say.knows(each)] == []
