"""A scene made from an earlier one is the scene made from nothing."""

from hypothesis import example, given
from hypothesis import strategies as st

from pyapp.riichi.tiles import NAMES
from pyapp.screen.hand.actions import turn
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import START, Session
from pyapp.screen.hand.tools import TOOLS
from pyapp.screen.words.controls import controls

SAY = controls("english")
ADDING = st.sampled_from(("tile", "tile", "tile", "run", "triplet", "pair"))
KEYS = st.sampled_from(("1m", "2m", "5m", "0m", "9p", "1z", "5z", "7z"))
REMOVING = st.sampled_from(("5m", "+5m", "1z", "+1z", ""))
OTHER = (
    *TOOLS,
    ("mode", "dora"),
    ("mode", "ura"),
    ("unmeld", "0"),
    ("undora", "0"),
    ("choose", "1"),
    ("next", ""),
    ("seat", "0"),
    ("sheet", "ron"),
    ("rulebook", "tenhou"),
    ("option", "yaku_kokushi_robs_closed_kan=yes"),
)
TAPS = st.one_of(
    st.tuples(ADDING, KEYS),
    st.tuples(ADDING, st.sampled_from(NAMES)),
    st.tuples(st.sampled_from(("touch", "drop")), REMOVING),
    st.sampled_from(OTHER),
)


# Which tile wins decides whether chankan is refused.
NEAR_A_WIN = [
    ("triplet", "9p"),
    ("triplet", "1z"),
    ("triplet", "5z"),
    ("run", "1m"),
    ("pair", "5m"),
]


@example([*NEAR_A_WIN, ("touch", "2m")])
@given(st.lists(TAPS, max_size=40))
def test_nothing_is_kept_that_has_changed(taps: list[tuple[str, str]]) -> None:
    session = Session(START, ())
    now = scene(session, SAY)
    for name, arg in taps:
        if name == "unmeld" and not session.state.entry.hand.melds:
            continue
        session, _notes = turn(session, name, arg)
        now = scene(session, SAY, now)
        assert now == scene(session, SAY)
