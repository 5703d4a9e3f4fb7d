"""Random taps: each answers, no hand is impossible in silence, and undo walks all the way back."""

import re
from random import Random

import pytest

from pyapp.riichi.hand import problems
from pyapp.riichi.text import format_entry, parse_entry
from pyapp.riichi.tiles import NAMES
from pyapp.screen.action import HAND, Action
from pyapp.screen.hand.actions import turn
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import Session
from pyapp.screen.hand.tools import TOOLS
from tests.conftest import tries
from tests.screen.hand.taps import state_of
from tests.spoken import words

TAPS = tries(200)
STARTS = (
    "",
    "234567m33456p67s+8s dora:4p riichi",
    "456m99p56p+7p pon:555z chii:234s dora:4p rules:tenhou",
    "5m ankan:1111z kan:9999s kan:2222p dora:1m2m3m rules:mahjong-soul",
    "19m19p19s123456z rules:wrc-2025",
    "123456p567s99m78s+9s dora:3z riichi nuki:2 rules:tenhou-sanma",
)
KEYS = [(verb, name) for verb in ("tile", "run", "triplet", "pair", "kan") for name in NAMES]
SEATS = [("seat", str(seat)) for seat in range(3)] + [("honba", "+"), ("sticks", "+")]
# What no single tap is to blame for: another tile was made the winning one.
SAID = {"chankan_tile_in_hand"}


@pytest.mark.parametrize("start", STARTS)
def test_taps_answer_and_are_walked_back(start: str) -> None:
    random, say = Random(start), words()
    session = Session(state_of(start), (), ())
    way = [session.state]
    for _ in range(TAPS):
        now = scene(session, say)
        asked = re.findall(r'data-do="hand ([^"]*)"', "".join((*now.hand, now.dora, now.offer)))
        shown = [(verb, what) for verb, _, what in (each.partition(" ") for each in asked)]
        ways = [shown, [each for each in TOOLS if each[0] not in ("undo", "redo")], KEYS, SEATS]
        verb, what = random.choice(random.choice([each for each in ways if each]))
        before = session
        session, notes = turn(session, Action(HAND, verb, what))
        assert session != before or notes, (verb, what)
        state = session.state
        entry = state.entry
        assert parse_entry(format_entry(entry)) == entry
        wrong = {each.id for each in problems(entry.hand, entry.situation, entry.rules)}
        assert wrong <= SAID, (verb, what, format_entry(entry))
        drawn = re.findall(r'data-do="hand touch [^>]*>.*?href="#t(\w+)"', "".join(now.hand))
        assert drawn == [NAMES[tile] for tile in before.state.entry.hand.tiles]
        if session.past != before.past:
            way.append(state)
        else:
            way[-1] = state
    for state in reversed(way[:-1][-len(session.past) :]):
        session, _notes = turn(session, Action(HAND, "undo", ""))
        assert session.state == state
