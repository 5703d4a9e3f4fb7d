"""Names that the roster does not know, with the question who each is."""

from typing import NamedTuple

from ...club.records import Club, Player
from ...club.roster import Met, entered, met, remembered, taken_for
from ...riichi.problem import Problem, problem
from ...words.words import Words
from ..app import App
from ..html import NOTHING, Html, html, joined
from .frame import select
from .steps import state_of, typed

NEW, GUEST, SAME = "new", "guest", "same"
FEW = 12  # names up to which each may be any of the players


class Asked(NamedTuple):
    """A name, and the answer so far: NEW, GUEST, SAME, the id of a player, or ""."""

    met: Met
    answer: str
    known: str  # whom SAME takes it for, where it is only written otherwise; else ""


def asked(app: App, names: tuple[str, ...]) -> tuple[Asked, ...]:
    """Look names up, and give those that are asked about: near a known one there is no answer yet."""
    found: list[Asked] = []
    taken = dict(taken_for(state_of(app).club, names))
    for name in names:
        one, known = met(state_of(app).club, name), taken.get(name, "")
        new = one.name and one.name not in [each.met.name for each in found]
        if new and (known or not one.player):
            usual = SAME if known else "" if one.near else NEW
            found.append(Asked(one, typed(app, "who%d" % len(found), usual), known))
    return tuple(found)


def same(say: Words, taken: tuple[tuple[str, str], ...]) -> str:
    """Say of names whom they are taken for; "" for none."""
    told = say.listed(["%s = %s" % each for each in taken])
    return say("club_same", names=told) if told else ""


def questions(say: Words, names: tuple[Asked, ...], players: tuple[Player, ...]) -> Html:
    """Draw the choice for each of them, those with near names first."""
    if not names:
        return NOTHING
    told = same(say, tuple([(each.met.name, each.known) for each in names if each.known]))
    parts = [html("<h2>%s</h2>", say("club_who"))]
    parts += [html('<p class="help">%s</p>', told)] if told else []
    for at, each in enumerate(names):
        near = [(p.id, p.name) for p in players if p.id in each.met.near]
        rest = [(p.id, p.name) for p in players if p.name and p.id not in each.met.near]
        choices = [(SAME, say("club_is", name=each.known))] if each.known else []
        choices += ([("", "–")] if near else []) + near
        choices += [(NEW, say("club_is_new")), (GUEST, say("club_guest"))]
        more = sorted(rest, key=lambda it: it[1].lower()) if len(names) <= FEW else []
        parts.append(select("who%d" % at, each.met.name, choices + more, each.answer))
    return joined(parts)


def matched(club: Club, names: tuple[Asked, ...], seed: str) -> Club | Problem:
    """Enter who is new, and remember the names of those who are not, so that nobody is asked again.

    "unknown_name" with one that has no answer.
    """
    for one, answer, taken in names:
        if answer == SAME:
            continue
        if not answer:
            return problem("unknown_name", one.name)
        known = not taken and met(club, one.name).player  # perhaps by a name before this one
        if answer not in (NEW, GUEST):
            found = remembered(club, answer, one.name)
        elif not known:
            found = entered(club, (one.name,), seed, answer == GUEST)
        else:
            found = club
        if isinstance(found, Problem):
            return found
        club = found
    return club
