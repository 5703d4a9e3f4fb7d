"""The buttons beside the picker and above the hand: what each says and whether it is set."""

from typing import NamedTuple

from ...riichi.rulebooks import rulebook
from ..html import escape
from ..words import Words
from .actions import FLAGS, why_not
from .state import State

# In the order of the page: sets and calls, then the situation.
TOOLS: tuple[tuple[str, str], ...] = (
    (
        ("mode", "run"),
        ("mode", "triplet"),
        ("mode", "chii"),
        ("mode", "pon"),
        ("mode", "daiminkan"),
        ("mode", "ankan"),
        ("undo", ""),
    )
    + tuple([(flag, "") for flag in FLAGS])
    + (("clear", ""),)
)


class Tool(NamedTuple("Tool", [("text", str), ("pressed", str), ("disabled", str)])):
    """A button: its words, "true" or "false" or "" when it is none to press, and the same
    for whether it would be refused."""


def tools(state: State, undoable: bool, say: Words) -> tuple[Tool, ...]:
    """The buttons of TOOLS as they are now."""
    situation = state.entry.situation
    made: list[Tool] = []
    for name, arg in TOOLS:
        pressed = disabled = ""
        id = arg or name
        if name == "undo":
            disabled = _yes(not undoable)
        elif name != "clear":
            on = state.mode == arg if arg else bool(getattr(situation, name))
            pressed = _yes(on)
            disabled = _yes(why_not(state, name, arg) is not None)
            if name == "riichi" and situation.riichi == 2:
                id = "double"
            elif name == "chankan" and situation.chankan == 2:
                id = "chankan_2"
            elif name == "first_turn":
                id = "tenhou" if situation.dealer else "chiihou"
        made.append(Tool(say("key_" + id), pressed, disabled))
    return tuple(made)


def _yes(value: bool) -> str:
    return "true" if value else "false"


def book_names(state: State, say: Words) -> tuple[str, str]:
    """The rulebook's name as it is shown, starred when house rules changed it, and spoken."""
    book = rulebook(state.entry.rulebook)
    assert book is not None
    title = book.short
    if book.rules == state.entry.rules:
        return title, say.say("rules_label", title=title)
    return title + " *", say.say("house_rules_label", title=title)


def round_html(state: State, say: Words) -> str:
    """The inside of the table button: round wind, honba and sticks at a glance."""
    situation = state.entry.situation
    wind = say.wind(situation.round)
    return (
        '<b>%s</b><span class="unseen">%s</span>'
        '<span class="count" aria-hidden="true"><svg class="stick"><use href="#honba"/></svg>%d</span>'
        '<span class="count" aria-hidden="true"><svg class="stick"><use href="#riichi"/></svg>%d</span>'
    ) % (
        escape(wind),
        escape(round_label(state, say)[len(wind) :]),
        situation.honba,
        situation.sticks,
    )


def round_label(state: State, say: Words) -> str:
    """The spoken name of the table button; it begins with the wind that is in sight."""
    situation = state.entry.situation
    sticks = situation.sticks
    return say.say(
        "round_label",
        wind=say.wind(situation.round),
        honba=say.honba(situation.honba),
        sticks=say("sticks_1") if sticks == 1 else say.say("sticks_n", n=sticks),
    )
