"""The buttons beside the picker and above the hand: what each says and whether it is set."""

from typing import NamedTuple

from ...riichi.hand import CHII, kans
from ...riichi.rulebooks import named
from ...riichi.rules import Rules
from ...riichi.seats import THREE
from ...riichi.text import Entry
from ...words.words import Words
from ..html import Html, html, truth
from .actions import FLAGS, flagged, why_not
from .seating import Seating
from .state import Session, State

# Verb and what of each, in the order of the page: sets and calls, then the situation, and
# at the end of each line what takes back.
TOOLS: tuple[tuple[str, str], ...] = (
    tuple([("mode", what) for what in ("run", "triplet", "chii", "pon", "daiminkan", "ankan")])
    + (("undo", ""), ("redo", ""))
    + tuple([(flag, "") for flag in FLAGS])
    + (("clear", ""), ("next", ""))
)
ROUND = (
    '<span class="unseen">%s</span><span aria-hidden="true"><b>%s</b><span class="said"> · %s'
    ' · %s</span><span class="count"> <svg class="stick"><use href="#honba"/></svg> %d <svg'
    ' class="stick"><use href="#riichi"/></svg> %d</span></span>'
)


class Tool(NamedTuple):
    """A button: its words, "true" or "false" or "" when it is none to press, and the same
    for whether it would be refused.
    """

    text: str
    pressed: str
    disabled: str


def tools(session: Session, say: Words) -> tuple[Tool, ...]:
    """The buttons of TOOLS as they are now; where three play that of chii sets norths aside."""
    state, past, future = session
    entry = state.entry
    situation = entry.situation
    found: list[Tool] = []
    for verb, what in TOOLS:
        pressed = disabled = ""
        if what == CHII and entry.rules.players == THREE:
            verb, what = "nuki", ""
        if verb == "undo":
            disabled = truth(not past)
        elif verb == "redo":
            disabled = truth(not future)
        elif verb not in ("clear", "next"):
            on = state.mode == what if what else bool(getattr(situation, verb))
            pressed = truth(on or (verb == "chankan" and situation.robs_nuki))
            disabled = truth(why_not(state, verb, what) is not None)
        word = what or _word(entry, verb)
        found.append(Tool(say("key_" + word, n=situation.nuki), pressed, disabled))
    return tuple(found)


def _word(entry: Entry, verb: str) -> str:
    """The id of what a button says in this situation; of most it is their verb."""
    situation = entry.situation
    if verb == "first_turn":
        return "tenhou" if situation.dealer else "chiihou"
    if verb == "chankan" and situation.chankan == 2:
        return "chankan_2"
    if verb == "chankan" and entry.rules.players == THREE:
        after = situation if situation.chankan else flagged(entry, verb)
        if after.robs_nuki or situation.robs_nuki:
            return "robs_nuki"  # what it is, or would be
    if verb == "riichi" and situation.riichi == 2:
        return "double"
    if verb == "nuki" and situation.nuki:
        return "nukis"
    if verb == "rinshan" and situation.nuki and not kans(entry.hand):
        return "after_north"
    return verb


def book_names(entry: Entry, say: Words) -> tuple[str, str]:
    """The name of the rules as it is shown, starred when they are house rules, and spoken."""
    book = named(entry.rulebook)
    short = say.rulebook(book)
    if entry.house:
        return entry.house + " *", say("named_rules_label", title=entry.house)
    if book.rules == entry.rules:
        return short, say("rules_label", title=short)
    return short + " *", say("house_rules_label", title=short)


def keys_stand(book: str, rules: Rules) -> str:
    """The rulebook as addresses name it, and how it has the picker's keys stand: for three
    players, with red fives. static/keys.js reads it.
    """
    three, reds = rules.players == THREE, rules.yaku_red_fives > 0
    return "rules:" + book + " three" * three + " reds" * reds


def round_html(state: State, say: Words, seating: Seating | None = None) -> Html:
    """The inside of the button for winds and sticks: round wind, honba and sticks at a glance; of a
    hand of the game that is on the deal too, and what lies on its table, of which another winner
    may have the whole.
    """
    table = seating or state.entry.situation
    wind, honba, sticks = say.wind(table.round), table.honba, table.sticks
    counts = {"honba": say("n_honba", n=honba), "sticks": say("riichi_sticks", n=sticks)}
    spoken = say("round_label", wind=wind, **counts)
    if seating:
        wind = say("game_deal", wind=wind, n=seating.deal)
        spoken = say("deal_label", deal=wind, **counts)
    said = (say("n_honba", n=honba), say("n_sticks", n=sticks))
    return html(ROUND, spoken, wind, *said, honba, sticks)


def seat_label(place: int, say: Words, seating: Seating | None) -> str:
    """The spoken name of a seat to choose: its wind, whether it deals and who sits there."""
    wind = say.wind(place)
    label = say("seat_dealer", wind=wind) if place == 0 else wind
    name = seat_name(place, seating)
    return say("seat_of", name=name, seat=label) if name else label


def seat_name(place: int, seating: Seating | None) -> str:
    """Who sits at a wind in the game that is on, "" without one."""
    return seating.names[place] if seating and place < len(seating.names) else ""
