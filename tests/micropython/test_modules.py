"""Every module loads in the shipped MicroPython, and the stand-in for `typing` does its work."""

import json
from collections.abc import Callable

from lean import bare
from modules import module_paths

RECORD = '''
from typing import NamedTuple

class Meld(NamedTuple):
    """A record."""

    call: str
    tiles: "tuple[int, ...]"

    @property
    def first(self) -> int:
        return self.tiles[0]

    def longer(self, tile: int) -> "Meld":
        return self._replace(tiles=self.tiles + (tile,))

pon = Meld("pon", (1, 1, 1))
'''
FACTS = {
    "fields": "Meld._fields",
    "attributes": "(pon.call, pon.tiles)",
    "property": "pon.first",
    "keywords": 'Meld(tiles=(1, 1, 1), call="pon") == pon',
    "equality": 'pon == Meld("pon", (1, 1, 1)) and pon != Meld("chii", (1, 1, 1))',
    "hash": 'hash(pon) == hash(Meld("pon", (1, 1, 1)))',
    "as_key": '{pon: 1}[Meld("pon", (1, 1, 1))]',
    "in_set": 'len({pon, Meld("pon", (1, 1, 1))})',
    "in_tuple": 'Meld("pon", (1, 1, 1)) in (1, pon)',
    "nested": '(pon, 1) == (Meld("pon", (1, 1, 1)), 1)',
    "nested_key": '{(pon,): 1}[(Meld("pon", (1, 1, 1)),)]',
    "replaced": 'tuple(pon._replace(call="chii"))',
    "replaced_kind": 'isinstance(pon._replace(call="chii"), Meld)',
    "method": "tuple(pon.longer(1))",
    "untouched": "pon.tiles",
    "unpacked": "[part for part in pon]",
    "indexed": "(pon[0], pon[-1], len(pon))",
    "is_tuple": "isinstance(pon, tuple)",
    "ordered": 'sorted([Meld("b", (2,)), Meld("a", (3,))])[0].call',
}


def everything(record: str) -> str:
    return record + "\n".join(f"facts[{name!r}] = {code}" for name, code in FACTS.items())


def test_the_stand_in_does_and_refuses_as_cpython_does(micropython: Callable[..., str]) -> None:
    here: dict[str, object] = {}
    exec("facts = {}\n" + everything(RECORD), here)
    wrong = ("pon._replace(size=3)", 'Meld("pon")', 'Meld("pon", (), 1)')
    caught = "(AttributeError, TypeError, ValueError)"
    tries = [f"try:\n    {code}\nexcept {caught}:\n    print('refused')\n" for code in wrong]
    begun, told = "import json\nfacts = {}", "print(json.dumps(facts))"
    program = "\n".join([begun, everything(bare(RECORD)), *tries, told])
    *refused, facts = micropython(program).splitlines()
    assert json.loads(facts) == json.loads(json.dumps(here["facts"]))
    assert refused == ["refused"] * len(wrong)


def test_every_module_loads(micropython: Callable[..., str]) -> None:
    names = [
        target.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for source, target in module_paths()
        if not source.startswith("pyapp/browser/")
    ]
    assert "pyapp.riichi.score" in names
    imports = "\n".join(f"import {name}" for name in names)
    assert micropython(f"{imports}\nprint({len(names)})").strip() == str(len(names))
