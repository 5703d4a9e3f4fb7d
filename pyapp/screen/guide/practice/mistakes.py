"""What slip an answer comes from, in a sentence; and what facts of practice are called."""

from typing import Any, Callable, TypeAlias

from ....learn.kinds import KIND, ONE_INDICATOR, YAKU_LIST, Answer, Question, answered
from ....learn.slips import made
from ....learn.solution import Solution, limit_name
from ....riichi.fu import total
from ....riichi.points import Value
from ....riichi.tiles import dora_after
from ....riichi.yaku import YakuHit
from ....words.lookup import capital
from ....words.words import Words
from ..fu import fu_name
from .answers import answer_said

Said: TypeAlias = "dict[str, Any]"


def _recounted(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The tiles of the triplets and kans whose fu the slip changes."""
    groups = [item.group for item in right.items if item not in wrong.items]
    return {"tiles": say.listed([say.tile(each.kind) for each in groups if each])}


def _wind(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"tile": say.tile(right.reading.pair.kind)}


def _pair(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    fu = sum([item.fu for item in right.items if item.id[:5] == "pair_"])
    return {"tile": say.tile(right.reading.pair.kind), "fu": say("n_fu", n=fu)}


def _wait(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"wait": say(right.reading.wait)}


def _new_yaku(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The yaku that the right steps have not, or not for as much."""
    return {"yaku": say.listed([say(hit.id) for hit in wrong.yaku if hit not in right.yaku])}


def _lost_yaku(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return _new_yaku(say, question, wrong, right)


def _indicator(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The first indicator that was taken for the dora, and what it names."""
    situation = question.entry.situation
    by_tile = KIND[question.kind].about is ONE_INDICATOR
    tile = question.ask[0] if by_tile else (situation.indicators + situation.ura)[0]
    dora = dora_after(tile, right.rules.players)
    return {"tile": say.tile(tile), "named": say.tile(dora)}


def _dora(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """The kinds of dora that are left out or counted twice."""
    ids = [item.id for item in right.dora if right.dora.count(item) != wrong.dora.count(item)]
    return {
        "dora": say.listed([say(each) for each in ("dora", "ura", "aka", "nuki") if each in ids])
    }


def _way(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"way": say(right.by)}


def _cells(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    """What the cell is for that was read, and what the hand has."""
    return {"worth": _worth(say, wrong.value), "own": _worth(say, right.value)}


def _worth(say: Words, worth: Value) -> str:
    if worth.yakuman:
        return say.yakuman(worth.yakuman)
    limit = limit_name(worth)
    if limit:
        return say(limit)
    return "%s %s" % (say("n_han", n=worth.han), say("n_fu", n=worth.fu))


def _honba(say: Words, question: Question, right: Solution, wrong: Solution) -> Said:
    return {"honba": say("n_honba", n=right.honba)}


# What a sentence takes beside the answer; the others take the answer alone.
TAKES: "dict[str, Callable[[Words, Question, Solution, Solution], Said]]" = {
    "ron_triplet_concealed": lambda say, question, right, wrong: {
        "tile": say.tile(right.reading.groups[right.reading.finished].kind)
    },
    "called_set_concealed": _recounted,
    "outer_set_simple": _recounted,
    "concealed_set_called": _recounted,
    "simple_set_outer": _recounted,
    "kan_as_triplet": _recounted,
    "set_forgotten": _recounted,
    "guest_wind_pair": _wind,
    "double_wind_pair": _wind,
    "pair_forgotten": _pair,
    "pair_overvalued": _pair,
    "way_fu_swapped": _way,
    "chiitoitsu_fu": lambda say, question, right, wrong: {"fu": say("n_fu", n=right.value.fu)},
    "wait_missed": _wait,
    "wait_invented": _wait,
    "fu_not_rounded_up": lambda say, question, right, wrong: {
        "n": total(right.items),
        "fu": say("n_fu", n=right.value.fu),
    },
    "yaku_forgotten": _lost_yaku,
    "yaku_invented": _new_yaku,
    "closed_value": _new_yaku,
    "open_value": _new_yaku,
    "call_han": _new_yaku,
    "closed_yaku": _new_yaku,
    "indicator_is_dora": _indicator,
    "dora_off": _indicator,
    "dora_forgotten": _dora,
    "limit_missed": lambda say, question, right, wrong: {"limit": say(limit_name(right.value))},
    "way_swapped": _way,
    "cell_off": _cells,
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
    said: Said = {"given": capital(answer_said(say, question, given))}
    found = [TAKES[id](say, question, right, each) for each in wrong] if id in TAKES else []
    for name in found[0] if found else ():
        ways = [each[name] for each in found]  # nobody knows which of them it was
        one_each = [each for place, each in enumerate(ways) if each not in ways[:place]]
        said[name] = one_each[0] if len(one_each) == 1 else say.listed(one_each, "or")
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
