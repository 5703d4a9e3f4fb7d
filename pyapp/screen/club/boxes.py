"""What is typed in boxes of the club and not taken yet: it stays while other pages are shown, and as
a text of the tab, for a phone may end a page at any time.

    tenbou-boxes 1
    club/result/e000/r00000,score0,31200      the page, the box, what stands in it
    end 1 2c8b07d5
"""

from typing import TypeAlias

from ...club.kept import texts_of, words
from ...kept.codec import pack, unpack
from ...riichi.problem import Problem
from ..app import App, Outcome, Step
from ..trail import CLUB
from .steps import filling, state_of, with_state

Boxes: TypeAlias = "tuple[tuple[str, str, str], ...]"

KIND, VERSION = "tenbou-boxes", 1
BOXES = "boxes"  # what each tab keeps of them
MOST = 200  # boxes of which it is known what was typed before their page was left
MOST_KEPT = 2000  # characters of a box that the device keeps: what is longer was pasted


def is_at(app: App) -> bool:
    """Tell whether the club is shown."""
    return app.shown.split("/")[0] == CLUB


def boxes_of(app: App) -> Boxes:
    """Give what does in boxes of pages that were left, and of the one that is shown."""
    state = state_of(app)
    return state.drafts + tuple([(app.shown,) + each for each in state.typed if is_at(app)])


def with_boxes(app: App, boxes: Boxes) -> Outcome:
    """Have this in the boxes: of the page that is shown and of others."""
    found = {name: text for shown, name, text in boxes if shown == app.shown}
    rest = tuple([each for each in boxes if each[0] != app.shown])[-MOST:]
    app = with_state(app, typed=tuple(found.items()), drafts=rest)
    return Outcome(app, filling(app))


def dump(boxes: Boxes) -> str:
    """Write them as a text, "" for none."""
    lines = [words(each) for each in boxes if len(each[2]) <= MOST_KEPT]
    return pack(KIND, VERSION, lines) if lines else ""


def begin(text: str) -> Step:
    """Take what was typed before this visit, but where something else was typed since."""

    def step(app: App) -> Outcome:
        return with_boxes(app, _load(text) + boxes_of(app))

    return step


def _load(text: str) -> Boxes:
    """Read what `dump` wrote; nothing of what is damaged."""
    opened = unpack(KIND, VERSION, text, 2 * MOST) if text else None
    if opened is None or isinstance(opened, Problem):
        return ()
    boxes = [texts_of(line) for line in opened.lines]
    return tuple([(each[0], each[1], each[2]) for each in boxes if len(each) == 3])
