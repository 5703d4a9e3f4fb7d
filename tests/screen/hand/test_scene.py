"""A scene made from an earlier one is the scene made from nothing."""

from hypothesis import example, given
from hypothesis import strategies as st

from pyapp.riichi.shanten import away
from pyapp.riichi.tiles import NAMES
from pyapp.screen.action import HAND, RULES, Action
from pyapp.screen.hand.actions import turn
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import START, Session, follow
from pyapp.screen.hand.tools import TOOLS
from pyapp.screen.rules import actions as rules
from tests.spoken import words

SAY = words()
COUNT = Action("", "count", "")  # the count of tiles from tenpai has come
ADDING = st.sampled_from(("tile", "tile", "tile", "run", "triplet", "pair"))
KEYS = st.sampled_from(("1m", "2m", "5m", "0m", "9p", "1z", "4z", "5z", "7z"))
REMOVING = st.sampled_from(("5m", "+5m", "1z", "+1z", ""))
OTHER = (
    *[Action(HAND, *tool) for tool in TOOLS],
    Action(HAND, "mode", "dora"),
    Action(HAND, "mode", "ura"),
    Action(HAND, "unmeld", "0"),
    Action(HAND, "undora", "0"),
    Action(HAND, "choose", "1"),
    Action(HAND, "reset", ""),
    Action(HAND, "seat", "0"),
    Action(HAND, "nuki", ""),
    Action(HAND, "unnuki", ""),
    Action(RULES, "rulebook", "tenhou"),
    Action(RULES, "rulebook", "mahjong-soul-sanma"),
    Action(RULES, "option", "yaku_kokushi_robs_closed_kan yes"),
    COUNT,
)
TAPS = st.one_of(
    st.builds(Action, st.just(HAND), ADDING, KEYS),
    st.builds(Action, st.just(HAND), ADDING, st.sampled_from(NAMES)),
    st.builds(Action, st.just(HAND), st.sampled_from(("touch", "drop")), REMOVING),
    st.sampled_from(OTHER),
)


def taps(text: str) -> list[Action]:
    """Taps such as "run 1m, count"."""
    found = []
    for tap in text.split(", "):
        verb, _, what = tap.partition(" ")
        room = RULES if verb == "rulebook" else HAND
        found.append(Action(room, verb, what) if verb != "count" else COUNT)
    return found


# Which tile wins decides whether chankan is refused.
@example(taps("triplet 9p, triplet 1z, triplet 5z, run 1m, pair 5m, touch 2m"))
@example(taps("triplet 9p, triplet 1z, triplet 5z, run 1m, tile 9s, drop 1m, tile 5m, count"))
# How many norths are in the hand decides whether one more can be set aside.
@example(taps("rulebook tenhou-sanma, nuki, nuki, tile 4z, tile 4z, drop 4z, pair 1p"))
@given(st.lists(TAPS, max_size=40))
def test_nothing_is_kept_that_has_changed(taps: list[Action]) -> None:
    session = Session(START, (), ())
    now = scene(session, SAY)
    shanten = None
    for action in taps:
        if action == COUNT:
            shanten = away
        elif action.room == RULES:
            session = follow(session, rules.change(session.state, action).state)
        else:
            session, _notes = turn(session, action)
        now = scene(session, SAY, now, shanten)
        assert now == scene(session, SAY, None, shanten)
