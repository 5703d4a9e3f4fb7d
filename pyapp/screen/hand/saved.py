"""What is kept on the device, as text: one word and its value a line.

A line that says nothing, as after a newer or a damaged page, is passed over.
"""

from typing import NamedTuple

from ...riichi.text import MOST_TEXT, Entry, format_entry, parse_entry
from ...riichi.tiles import format_tiles, parse_tiles, sort_tiles
from ..menu.settings import DEFAULTS, NAMES, Settings, change
from .entering import MODES
from .state import START, Session, State, with_entry

FORMAT = "tenbou 1"
KEPT_LEVELS = 80  # of undo and of redo, over a reload
REDO = "redo"  # stands between them
# What is read of a text longer than `dump` or `dump_past` writes, so that none slows a start.
LINES = 20
MOST_ORDER = 100  # characters
MOST_PAST = 20_000  # characters


class Saved(NamedTuple):
    """The hand with its mode, and the settings."""

    state: State
    settings: Settings


def dump(state: State, settings: Settings, hand: str) -> str:
    """The text to keep; hand: the entry in text form."""
    lines = [FORMAT, "language " + settings.language, "terms " + settings.terms]
    lines.append("theme " + settings.theme)
    lines.append("numerals " + ("yes" if settings.numerals else "no"))
    lines.append("slides %d" % settings.slides)
    lines.append("told " + settings.told)
    lines.append("hand " + hand)
    lines.append("order " + format_tiles(state.order))
    lines.append("mode " + state.mode)
    return "\n".join(lines)


def load(text: str) -> Saved | None:
    """What `dump` wrote, as much of it as can be read; None when it is something else."""
    lines = text[: 2 * MOST_TEXT].split("\n", LINES)
    if lines[0] != FORMAT:
        return None
    settings = DEFAULTS
    state = START
    order = mode = ""
    for line in lines[1:LINES]:
        name, _, value = line.partition(" ")
        if name in NAMES:
            settings = change(settings, name, value)
        elif name == "hand":
            entry = parse_entry(value)
            if isinstance(entry, Entry):
                state = with_entry(START, entry)
        elif name == "order":
            order = value
        elif name == "mode" and value in MODES:
            mode = value
    tiles, wrong = parse_tiles(order[:MOST_ORDER])
    # The order of a full hand names its winning tile too; it must be the same hand.
    same = wrong < 0 and bool(tiles) and sort_tiles(tiles) == sort_tiles(state.order)
    if same and state.entry.hand.winning in (None, tiles[-1]):
        state = state._replace(order=tiles)
    return Saved(state._replace(mode=mode), settings)


def dump_past(session: Session) -> str:
    """The hands taken back and, newest last, those before this one, to keep both over a reload."""
    state, past, future = session
    kept = [_texts(future), [REDO], _texts(past), [format_entry(state.entry)]]
    return "\n".join(sum(kept, [FORMAT]))


def _texts(states: tuple[State, ...]) -> list[str]:
    return [format_entry(state.entry) for state in states[-KEPT_LEVELS:]]


def load_past(text: str, state: State) -> Session:
    """The session of a state, without any other state when the text tells of another hand."""
    head, lines = text[: len(FORMAT) + 1], text[-MOST_PAST:].split("\n")
    if head != FORMAT + "\n" or lines[-1] != format_entry(state.entry):
        return Session(state, (), ())
    lines = lines[1:-1]
    cut = lines.index(REDO) if REDO in lines else -1
    return Session(state, _states(lines[cut + 1 :]), _states(lines[: max(0, cut)]))


def _states(lines: list[str]) -> tuple[State, ...]:
    past: list[State] = []
    for line in lines[-KEPT_LEVELS:]:
        entry = parse_entry(line)
        if isinstance(entry, Entry):
            past.append(with_entry(START, entry))
    return tuple(past)
