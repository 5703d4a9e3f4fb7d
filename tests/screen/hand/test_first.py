"""The first screen, as the build writes it, is what Python would paint for an empty hand."""

import re

from pyapp.riichi.tiles import NAMES, TILE_NAMED
from pyapp.screen.action import HAND, asking
from pyapp.screen.hand.first import first_screen
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import START, Session
from pyapp.screen.hand.tiles import hand_parts
from pyapp.screen.hand.tools import TOOLS, tools
from tests.spoken import words

SAY = words()
FIRST = dict(first_screen(SAY))


def test_the_keys_say_what_python_will_say() -> None:
    keys = re.findall(
        r'data-do="hand tile (..)" data-tile="\1" data-left="(\d)".*?aria-label="([^"]*)"',
        FIRST["picker"],
    )
    assert [name for name, _, _ in keys] == list(NAMES)
    for name, left, label in keys:
        assert label == SAY("key_label", tile=SAY.tile(TILE_NAMED[name]), n=int(left))
    painted = [key.label for key in scene(Session(START, (), ()), SAY).keys[:34]]
    assert [label for _, _, label in keys[:34]] == painted


def test_the_buttons_are_those_python_changes() -> None:
    found = re.findall(r'data-do="([^"]*)".*?([^<>]+)<', FIRST["tools"])
    assert [do for do, _ in found] == [asking(HAND, *tool) for tool in TOOLS]
    painted = tools(Session(START, (), ()), SAY)
    assert [text for _, text in found] == [tool.text for tool in painted]
    pressed = re.findall(r'aria-pressed="false"', FIRST["tools"])
    assert len(pressed) == len([tool for tool in painted if tool.pressed])


def test_the_regions_are_those_of_an_empty_hand() -> None:
    assert FIRST["hand"] == "".join(hand_parts(START.entry.hand, SAY))
    assert FIRST["answer"] == scene(Session(START, (), ()), SAY).answer.html
    assert "East round, 0 honba, 0 riichi sticks" in FIRST["round"]
