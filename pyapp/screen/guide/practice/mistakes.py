"""What slip an answer comes from, in a sentence; and what facts of practice are called."""

from typing import Any, Callable

from ....learn.kinds import (
    GROUP,
    KIND,
    LIMIT_NAME,
    ONE_INDICATOR,
    YAKU_LIST,
    Answer,
    Question,
    answered,
)
from ....learn.slips import made
from ....learn.solution import Solution, limit_name
from ....learn.taken import of_pair
from ....riichi.fu import total
from ....riichi.points import Value
from ....riichi.tiles import Tile, dora_after
from ....riichi.worths import LEAST_LIMIT
from ....riichi.yaku import YakuHit
from ....words.lookup import capital
from ....words.words import Words
from ..fu import fu_name
from .answers import answer_said


def _worth(say: Words, question: Question, worth: Value) -> str:
    """What a hand is worth: the limit, but where that is the answer how it is reached."""
    if worth.yakuman:
        return say.yakuman(worth.yakuman)
    limit, han = limit_name(worth), say("n_han", n=worth.han)
    if limit and KIND[question.kind].form != LIMIT_NAME:
        return say(limit)
    return han if worth.han >= LEAST_LIMIT else "%s %s" % (han, say("n_fu", n=worth.fu))


def _yaku(say: Words, of: Solution, other: Solution) -> str:
    """The yaku of these steps that the others have not, or not for as much."""
    return say.listed([say(hit.id) for hit in of.yaku if hit not in other.yaku])


def _tiles(say: Words, question: Question, right: Solution, wrong: Solution) -> str:
    """The tiles of the triplets and kans whose fu the slip changes: of the one that is asked about,
    or of all.
    """
    groups = [item.group for item in right.items if item not in wrong.items]
    if KIND[question.kind].about.id == GROUP:
        groups = [right.reading.groups[question.ask[0]]]
    return say.listed([say.tile(each.kind) for each in groups if each])


def _which(say: Words, right: Solution, wrong: Solution) -> str:
    """The kinds of dora that are left out or counted twice."""
    ids = [item.id for item in right.dora if right.dora.count(item) != wrong.dora.count(item)]
    return say.listed([say(each) for each in ("dora", "ura", "aka", "nuki") if each in ids])


def _shown(question: Question) -> Tile:
    """The first indicator that was taken for the dora."""
    situation = question.entry.situation
    by_tile = KIND[question.kind].about is ONE_INDICATOR
    return question.ask[0] if by_tile else (situation.indicators + situation.ura)[0]


# What a sentence may take beside the answer: none of it is called as a term that one names.
TAKEN: "dict[str, Callable[[Words, Question, Solution, Solution], str | int]]" = {
    "won_tile": lambda say, asked, right, wrong: say.tile(
        right.reading.groups[right.reading.finished].kind
    ),
    "tiles": lambda say, asked, right, wrong: _tiles(say, asked, right, wrong),
    "pair_tile": lambda say, asked, right, wrong: say.tile(right.reading.pair.kind),
    "pair_fu": lambda say, asked, right, wrong: say("n_fu", n=total(of_pair(right))),
    "wait": lambda say, asked, right, wrong: say(right.reading.wait),
    "n": lambda say, asked, right, wrong: total(right.items),
    "hand_fu": lambda say, asked, right, wrong: say("n_fu", n=right.value.fu),
    "lost": lambda say, asked, right, wrong: _yaku(say, right, wrong),
    "new": lambda say, asked, right, wrong: _yaku(say, wrong, right),
    "shown": lambda say, asked, right, wrong: say.tile(_shown(asked)),
    "named": lambda say, asked, right, wrong: say.tile(
        dora_after(_shown(asked), right.rules.players)
    ),
    "which": lambda say, asked, right, wrong: _which(say, right, wrong),
    "way": lambda say, asked, right, wrong: say(right.by),
    "worth": lambda say, asked, right, wrong: _worth(say, asked, wrong.value),
    "own": lambda say, asked, right, wrong: _worth(say, asked, right.value),
    "limit": lambda say, asked, right, wrong: say(limit_name(right.value)),
    "counters": lambda say, asked, right, wrong: say("n_honba", n=right.honba),
    "sticks": lambda say, asked, right, wrong: say("riichi_sticks", n=right.sticks),
}
# Slips that go either way: which way it is, and the id of the words where it is the other.
EITHER_WAY: "dict[str, tuple[Callable[[Solution], bool], str]]" = {
    "kiriage": (lambda right: right.rules.limit_kiriage_mangan, "slip_kiriage_not"),
    "dealer_swapped": (lambda right: right.dealer, "slip_dealer_swapped_not"),
}


def mistake(say: Words, id: str, question: Question, right: Solution, given: Answer) -> str:
    """The sentence for a slip that gives this answer, with what it was made on."""
    kind, ask = question.kind, question.ask
    wrong = [each for each in made(id, right) if answered(kind, ask, each) == given]
    if isinstance(given, tuple) and KIND[kind].form == YAKU_LIST:  # of any that are chosen
        hits = {hit.id: hit for hit in right.yaku}
        yaku = tuple([hits.get(str(each)) or YakuHit(str(each), 0, 0) for each in given])
        wrong = wrong or [right._replace(yaku=yaku)]
    key = "slip_" + id
    if id in EITHER_WAY:
        so, otherwise = EITHER_WAY[id]
        key = key if so(right) else otherwise
    said: dict[str, Any] = {"given": capital(answer_said(say, question, given))}
    pattern = say.table[key].lower()
    for name in [name for name in TAKEN if "{%s}" % name in pattern] if wrong else ():
        found = [TAKEN[name](say, question, right, each) for each in wrong]
        ways = [each for place, each in enumerate(found) if each not in found[:place]]
        # Of several nobody knows which of them it was.
        said[name] = ways[0] if len(ways) == 1 else say.listed([str(each) for each in ways], "or")
    return say(key, **said)


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
