"""Why something cannot be, in the players' words: of games, and of a club."""

from typing import Sequence, TypeAlias

from ..game.events import Event, Win
from ..game.hands import hand_of
from ..riichi.problem import Problem
from ..words.words import Words

Names: TypeAlias = "tuple[str, ...]"


def listed(say: Words, names: Names, seats: Sequence[int]) -> str:
    """The players at some seats: "Ann, Bob and Cid"."""
    return say.listed([names[seat] for seat in seats])


def problem_text(say: Words, names: Names, problem: Problem, event: "Event | None" = None) -> str:
    """Why an event cannot be, in a sentence; names: of the players, () where none are known."""
    seats = [seat for seat in problem.seats if seat < len(names)]
    name = names[seats[0]] if seats else ""
    details = [say.number(it) if isinstance(it, int) else it for it in problem.detail]
    if problem.id in ("points_appear_or_vanish", "total_is_off"):
        details[0] = say.signed(int(problem.detail[0]))
    if problem.id == "wins_no_more" and isinstance(event, Win):
        why = Problem(str(problem.detail[0]), problem.tile, (), problem.detail[1:])
        (entry,) = [hand_of(won) for won in event.wins if won.seat in seats]
        details = [say.problem(why, entry.hand if entry else None)]
    if problem.id == "other_result":
        pairs = [" ".join(details[at : at + 2]) for at in range(1, len(details), 2)]
        details[1] = " · ".join(pairs)
    detail, more = (details + ["", ""])[:2]
    told = {"name": name, "names": listed(say, names, seats), "detail": detail, "more": more}
    return say("cannot_" + problem.id, **told)
