"""The buttons beside the picker and above the hand: what each says and whether it is set."""

from typing import NamedTuple

from ...riichi.rulebooks import named
from ...riichi.text import Entry
from ...words.words import Words
from ..html import Html, html, truth
from .actions import FLAGS, why_not
from .state import State

# Verb and what of each, in the order of the page: sets and calls, then the situation.
TOOLS: tuple[tuple[str, str], ...] = (
    tuple([("mode", what) for what in ("run", "triplet", "chii", "pon", "daiminkan", "ankan")])
    + (("undo", ""),)
    + tuple([(flag, "") for flag in FLAGS])
    + (("clear", ""),)
)
ROUND = (
    '<b aria-hidden="true">%s</b><span class="unseen">%s</span>'
    '<span class="count" aria-hidden="true"><svg class="stick"><use href="#honba"/></svg>%d</span>'
    '<span class="count" aria-hidden="true"><svg class="stick"><use href="#riichi"/></svg>%d</span>'
)


class Tool(NamedTuple("Tool", [("text", str), ("pressed", str), ("disabled", str)])):
    """A button: its words, "true" or "false" or "" when it is none to press, and the same
    for whether it would be refused."""


def tools(state: State, undoable: bool, say: Words) -> tuple[Tool, ...]:
    """The buttons of TOOLS as they are now."""
    situation = state.entry.situation
    found: list[Tool] = []
    for verb, what in TOOLS:
        pressed = disabled = ""
        id = what or verb
        if verb == "undo":
            disabled = truth(not undoable)
        elif verb != "clear":
            on = state.mode == what if what else bool(getattr(situation, verb))
            pressed = truth(on)
            disabled = truth(why_not(state, verb, what) is not None)
            if verb == "riichi" and situation.riichi == 2:
                id = "double"
            elif verb == "chankan" and situation.chankan == 2:
                id = "chankan_2"
            elif verb == "first_turn":
                id = "tenhou" if situation.dealer else "chiihou"
        found.append(Tool(say("key_" + id), pressed, disabled))
    return tuple(found)


def book_names(entry: Entry, say: Words) -> tuple[str, str]:
    """The name of the rules as it is shown, starred when they are house rules, and spoken."""
    book = named(entry.rulebook)
    if entry.house:
        return entry.house + " *", say("named_rules_label", title=entry.house)
    if book.rules == entry.rules:
        return book.short, say("rules_label", title=book.short)
    return book.short + " *", say("house_rules_label", title=book.short)


def round_html(state: State, say: Words) -> Html:
    """The inside of the button for winds and sticks: round wind, honba and sticks at a glance."""
    situation = state.entry.situation
    wind, honba, sticks = say.wind(situation.round), situation.honba, situation.sticks
    counts = {"honba": say("n_honba", n=honba), "sticks": say("riichi_sticks", n=sticks)}
    return html(ROUND, wind, say("round_label", wind=wind, **counts), honba, sticks)
