"""What slip an answer comes from, in a sentence; and what facts of practice are called."""

from typing import Any, Callable, TypeAlias

from ....learn.kinds import Question
from ....learn.slips import SLIP
from ....learn.solution import Solution, limit_name
from ....riichi.fu import total
from ....riichi.tiles import dora_after
from ....words.words import Words
from ..fu import fu_name

Said: TypeAlias = "dict[str, Any]"


def _recounted(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The tiles of the triplets and kans whose fu the slip changes."""
    found: list[str] = []
    for item, other in zip(right.items, wrong.items):
        if item.group is not None and item.fu != other.fu:
            found.append(say.tile(item.group.kind))
    return {"tiles": say.listed(found)}


def _pair(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"tile": say.tile(right.reading.pair.kind)}


def _wait(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"wait": say(right.reading.wait)}


def _closed(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The yaku that an open hand has not, or has for less."""
    had = [(hit.id, hit.han) for hit in right.yaku]
    new = [say(hit.id) for hit in wrong.yaku if (hit.id, hit.han) not in had]
    return {"yaku": say.listed(new)}


def _indicator(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The first indicator that was taken for the dora, and what it names."""
    situation = question.entry.situation
    tile = question.ask[0] if question.ask else (situation.indicators + situation.ura)[0]
    dora = dora_after(tile, right.rules.players)
    return {"tile": say.tile(tile), "named": say.tile(dora)}


def _honba(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"honba": say("n_honba", n=right.honba)}


# What a sentence takes beside the answer; the others take the answer alone.
TAKES: "dict[str, Callable[[Words, Question, Solution, Solution], Said]]" = {
    "ron_triplet_concealed": lambda say, question, right, wrong: {
        "tile": say.tile(right.reading.groups[right.reading.finished].kind)
    },
    "called_set_concealed": _recounted,
    "outer_set_simple": _recounted,
    "guest_wind_pair": _pair,
    "double_wind_pair": _pair,
    "wait_missed": _wait,
    "wait_invented": _wait,
    "fu_not_rounded_up": lambda say, question, right, wrong: {
        "n": total(right.items),
        "fu": say("n_fu", n=right.value.fu),
    },
    "closed_value": _closed,
    "closed_yaku": _closed,
    "indicator_is_dora": _indicator,
    "limit_missed": lambda say, question, right, wrong: {"limit": say(limit_name(right.value))},
    "honba_forgotten": _honba,
    "honba_whole": _honba,
    "sticks_forgotten": lambda say, question, right, wrong: {
        "sticks": say("riichi_sticks", n=right.sticks)
    },
}
# Slips that go either way: which way it is, and the id of the words where it is the other.
EITHER_WAY: "dict[str, tuple[Callable[[Solution], bool], str]]" = {
    "kiriage": (lambda right: right.rules.limit_kiriage_mangan, "slip_kiriage_not"),
    "dealer_swapped": (lambda right: right.dealer, "slip_dealer_swapped_not"),
}


def mistake(say: Words, id: str, question: Question, right: Solution, given: str) -> str:
    """The sentence for a slip that gives this answer, with what it was made on."""
    key = "slip_" + id
    if id in EITHER_WAY:
        so, otherwise = EITHER_WAY[id]
        key = key if so(right) else otherwise
    said = TAKES[id](say, question, right, SLIP[id].taken(right) or right) if id in TAKES else {}
    return say(key, given=given, **said)


# Facts


def fact_name(say: Words, fact: str) -> str:
    """What a fact is called in a list."""
    group, _blank, id = fact.partition(" ")
    if group == "fu":
        return fu_name(say, id)
    if group == "row":
        return say("fact_row", fu=say("n_fu", n=int(id)))
    if group == "slip":
        return say.title("fact_" + id)
    if group == "dora":
        return say("fact_indicator")
    return say.title(id)
