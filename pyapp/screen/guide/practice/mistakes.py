"""What slip an answer comes from, in a sentence; and what facts of practice are called."""

from typing import Any, Callable, TypeAlias

from ....learn.fu_groups import GUEST, pair_id
from ....learn.kinds import (
    FU,
    GROUP,
    KIND,
    LIMIT_NAME,
    ONE_INDICATOR,
    ONE_YAKU,
    YAKU_LIST,
    Answer,
    Question,
    answered,
)
from ....learn.slips import made
from ....learn.solution import Solution, further, limit_name, with_value
from ....learn.taken import of_pair
from ....riichi.dora import dora_items
from ....riichi.fu import FuItem, total
from ....riichi.hand import RON, TSUMO
from ....riichi.points import Value
from ....riichi.seats import THREE
from ....riichi.tiles import Tile, dora_after
from ....riichi.yaku import YAKU, YakuHit
from ....words.lookup import capital
from ....words.words import Words
from ...answer.amounts import han_and_fu
from ..fu import fu_name
from .answers import answer_said

DORA = ("dora", "ura", "aka", "nuki")


def _worth(say: Words, question: Question, worth: Value) -> str:
    """What a hand is worth: the limit, but where that is the answer how it is reached."""
    if worth.yakuman:
        return say.yakuman(worth.yakuman)
    limit = limit_name(worth)
    if limit and KIND[question.kind].form != LIMIT_NAME:
        return say(limit)
    return han_and_fu(say, worth)


def _hits(of: Solution, other: Solution) -> list[YakuHit]:
    """The yaku of these steps that the others have not, or not for as much."""
    return [hit for hit in of.yaku if hit not in other.yaku]


def _yaku(say: Words, of: Solution, other: Solution) -> str:
    return say.listed([say(hit.id) for hit in _hits(of, other)])


def _sets(question: Question, right: Solution, wrong: Solution) -> list[FuItem]:
    """The triplets and kans whose fu the slip changes: the one that is asked about, or all."""
    items = [item for item in right.items if item not in wrong.items and item.group]
    if KIND[question.kind].about.id == GROUP:
        asked = right.reading.groups[question.ask[0]]
        items = [item for item in right.items if item.group == asked] or [FuItem("", 0, asked)]
    return items


def _tiles(say: Words, question: Question, right: Solution, wrong: Solution) -> str:
    return say.listed([say.tile(it.group.kind) for it in _sets(question, right, wrong) if it.group])


def _set_fu(say: Words, question: Question, right: Solution, wrong: Solution) -> str:
    """The same fu in words."""
    return say("n_fu", n=total(tuple(_sets(question, right, wrong))))


def _each(say: Words, what: str, worth: str) -> str:
    """Something left out with what it is worth."""
    return say("slip_each", what=what, worth=worth)


def _left_out(right: Solution, wrong: Solution) -> list[tuple[str, int]]:
    """The kinds of dora that are left out, with their han."""
    kinds = [(each, _dora(right, each) - _dora(wrong, each)) for each in DORA]
    return [each for each in kinds if each[1] > 0]


def _dora(of: Solution, kind: str) -> int:
    return sum([item.han for item in of.dora if item.id == kind])


def _han_of(say: Words, hit: YakuHit | None) -> str:
    return say("n_han", n=hit.han if hit else 0)


def _missing(say: Words, question: Question, right: Solution, wrong: list[Solution]) -> str:
    """The same in words; of two ways that begin alike what is sure comes first, of more the one
    that holds others is not said: who left out all left out each.
    """

    def listed(way: list[tuple[str, int]]) -> str:
        return say.listed([_each(say, say(kind), say("n_han", n=han)) for kind, han in way])

    def alone(way: list[tuple[str, int]]) -> str:
        kind = way[0][0]
        han = [say("n_han", n=each[0][1]) for each in ways if [kind] == [it[0] for it in each]]
        return _each(say, say(kind), _or(say, han))

    ways = _once([_left_out(right, each) for each in wrong])
    if len(ways) == 2 and set(ways[0]) < set(ways[1]):
        more = [each for each in ways[1] if each not in ways[0]]
        return say("slip_dora_perhaps", sure=listed(ways[0]), more=listed(more))
    ways = [way for way in ways if not any(set(other) < set(way) for other in ways)]
    return _or(say, [listed(way) if len(way) > 1 else alone(way) for way in ways])


def _indicators(question: Question, right: Solution, wrong: Solution) -> list[Tile]:
    """The indicators that were misread, where that changes the number."""
    if KIND[question.kind].about is ONE_INDICATOR:
        return [question.ask[0]]
    win, situation = right.win, right.win.situation

    def han(tile: Tile) -> int:
        alone = situation._replace(indicators=(tile,), ura=())
        return sum([item.han for item in dora_items(win.hand, alone, win.by, win.rules)])

    shown = situation.indicators + (situation.ura if situation.riichi else ())
    moved = [further(tile, wrong.misread, win.rules.players) for tile in shown]
    return _once([tile for tile, other in zip(shown, moved) if han(tile) != han(other)])


def _on_the_table(say: Words, right: Solution) -> str:
    """The counters, and the sticks if there are any."""
    sticks = [say("riichi_sticks", n=right.sticks)] if right.sticks else []
    return say.listed(([say("n_honba", n=right.honba)] if right.honba else []) + sticks)


def _bare(question: Question, wrong: Solution) -> Answer:
    """What the table has for these steps, without what lies on the table."""
    bare = with_value(wrong._replace(honba=0, sticks=0), wrong.value)
    return answered(question.kind, question.ask, bare)


def _once(found: "list[Any]") -> "list[Any]":
    return [each for place, each in enumerate(found) if each not in found[:place]]


def _or(say: Words, ways: list[str]) -> str:
    """Of several ways nobody knows which it was."""
    return say.listed(_once(ways), "or")


Said: TypeAlias = "Callable[[Words, Question, Solution, list[Solution]], str | int]"


def _of_each(said: "Callable[[Words, Question, Solution, Solution], str]") -> Said:
    """Say it of each way that the slip can be made."""
    return lambda say, asked, right, wrong: _or(
        say, [said(say, asked, right, each) for each in wrong]
    )


# What a sentence may take: none of it is called as a term that one names.
TAKEN: "dict[str, Said]" = {
    "won_tile": lambda say, asked, right, wrong: say.tile(
        right.reading.groups[right.reading.finished].kind
    ),
    "tiles": _of_each(_tiles),
    "set_fu": _of_each(_set_fu),
    "sets": _of_each(lambda say, *of: _each(say, _tiles(say, *of), _set_fu(say, *of))),
    "pair_tile": lambda say, asked, right, wrong: say.tile(right.reading.pair.kind),
    "pair_fu": lambda say, asked, right, wrong: say("n_fu", n=total(of_pair(right))),
    "wait": lambda say, asked, right, wrong: say(right.reading.wait),
    "n": lambda say, asked, right, wrong: total(right.items),
    "hand_fu": lambda say, asked, right, wrong: say("n_fu", n=right.value.fu),
    "lost": _of_each(lambda say, asked, right, wrong: _yaku(say, right, wrong)),
    "new": _of_each(lambda say, asked, right, wrong: _yaku(say, wrong, right)),
    "closed": lambda say, asked, right, wrong: _han_of(say, YAKU[asked.ask[0]].closed),
    "open": lambda say, asked, right, wrong: _han_of(say, YAKU[asked.ask[0]].open),
    "always": _of_each(lambda say, asked, right, wrong: say("n_han", n=_hits(right, wrong)[0].han)),
    "shown": _of_each(
        lambda say, asked, right, wrong: say.tiles(tuple(_indicators(asked, right, wrong)))
    ),
    "named": _of_each(
        lambda say, asked, right, wrong: say.tiles(
            tuple([dora_after(it, right.rules.players) for it in _indicators(asked, right, wrong)])
        )
    ),
    "missing": _missing,
    "way": lambda say, asked, right, wrong: say(right.by),
    "worth": _of_each(lambda say, asked, right, wrong: _worth(say, asked, wrong.value)),
    "own": lambda say, asked, right, wrong: _worth(say, asked, right.value),
    "limit": lambda say, asked, right, wrong: say(limit_name(right.value)),
    "counters": lambda say, asked, right, wrong: say("n_honba", n=right.honba),
    "sticks": lambda say, asked, right, wrong: say("riichi_sticks", n=right.sticks),
    "more": lambda say, asked, right, wrong: _on_the_table(say, right),
    "printed": lambda say, asked, right, wrong: answer_said(say, asked, _bare(asked, wrong[0])),
}


def _pair(right: Solution) -> str:
    """What a pair earns its fu for, "" for nothing."""
    return "".join([item.id for item in of_pair(right)])


def _guest_set(asked: Question, right: Solution) -> bool:
    if KIND[asked.kind].about.id != GROUP:
        return False
    situation, kind = right.win.situation, right.reading.groups[asked.ask[0]].kind
    return pair_id(kind, situation.seat, situation.round) == GUEST


def _less_open(asked: Question, right: Solution) -> bool:
    """Whether the yaku that is asked about loses a han in an open hand."""
    row = YAKU[asked.ask[0]] if KIND[asked.kind].about is ONE_YAKU else None
    return row is not None and row.open not in (None, row.closed)


# Other words for a slip, each with where they are the right ones.
OTHER_WORDS: "dict[str, tuple[tuple[str, Callable[[Question, Solution], bool]], ...]]" = {
    "set_forgotten": (("slip_set_forgotten_guest", _guest_set),),
    "pair_overvalued": (
        ("slip_pair_overvalued_seat", lambda asked, right: _pair(right) == "pair_seat_wind"),
        ("slip_pair_overvalued_round", lambda asked, right: _pair(right) == "pair_round_wind"),
        ("slip_pair_overvalued_two", lambda asked, right: _pair(right) != ""),
    ),
    "menzen_ron_open": (("slip_menzen_ron_open_tsumo", lambda asked, right: right.by == TSUMO),),
    "call_han": (("yaku_both", _less_open),),
    "dora_overcounted": (
        ("slip_dora_overcounted_three", lambda asked, right: right.rules.players == THREE),
        ("slip_dora_overcounted_shown", lambda asked, right: not right.rules.yaku_red_fives),
    ),
    "limit_missed": (
        ("slip_limit_missed_named", lambda asked, right: KIND[asked.kind].form == LIMIT_NAME),
    ),
    "kiriage": (("slip_kiriage_not", lambda asked, right: not right.rules.limit_kiriage_mangan),),
    "dealer_swapped": (("slip_dealer_swapped_not", lambda asked, right: not right.dealer),),
    "cell_off": (("slip_cell_off_more", lambda asked, right: right.honba + right.sticks > 0),),
    "way_swapped": (("slip_way_swapped_tsumo", lambda asked, right: right.by == TSUMO),),
    "payers_swapped": (
        ("slip_payers_swapped_ron", lambda asked, right: right.by == RON),
        ("slip_payers_swapped_dealer", lambda asked, right: asked.ask[0] == 0),
    ),
}

# What follows from a slip about fu where it changes the yaku.
AND_SO = {"guest_wind_pair": "slip_yaku_forgotten", "ron_triplet_concealed": "slip_yaku_invented"}


def mistake(say: Words, slip: str, question: Question, right: Solution, given: Answer) -> str:
    """The sentence for a slip that gives this answer, with what it was made on."""
    kind, ask = question.kind, question.ask
    wrong = [each for each in made(slip, right, kind) if answered(kind, ask, each) == given]
    if isinstance(given, tuple) and KIND[kind].form == YAKU_LIST:  # of any that are chosen
        hits = {hit.id: hit for hit in right.yaku}
        yaku = tuple([hits.get(str(each)) or YakuHit(str(each), 0, 0) for each in given])
        wrong = wrong or [right._replace(yaku=yaku)]
    if slip == "call_han":  # worth the same, to be named together
        worths = [_hits(right, each)[0].han for each in wrong]
        wrong = [each for each, han in zip(wrong, worths) if han == worths[0]]
    key = "slip_" + slip
    for other, so in reversed(OTHER_WORDS.get(slip, ())):
        key = other if so(question, right) else key
    pattern = say.table[key].lower()
    taken = [name for name in TAKEN if "{%s}" % name in pattern]
    told = say(key, **{name: TAKEN[name](say, question, right, wrong) for name in taken})
    if slip not in AND_SO or KIND[kind].form == FU or not wrong or wrong[0].yaku == right.yaku:
        return told
    lost, new = _yaku(say, right, wrong[0]), _yaku(say, wrong[0], right)
    return say("sentences", first=told, then=capital(say(AND_SO[slip], lost=lost, new=new)))


def limit_said(say: Words, question: Question, right: Solution) -> str:
    """Which limit the han and fu reach, or what they pay below every limit."""
    own, limit = _worth(say, question, right.value), limit_name(right.value)
    if limit:
        return say("log_worth", name=own, worth=say(limit))
    paid = question._replace(kind="payment")
    return say("practice_below", own=own, paid=answer_said(say, paid, _bare(paid, right)))


# Facts


def fact_name(say: Words, fact: str) -> str:
    """What a fact is called in a list."""
    group, _blank, fact_id = fact.partition(" ")
    if group == "fu":
        return fu_name(say, fact_id)
    if group == "row":
        return say("fact_row", fu=say("n_fu", n=int(fact_id)))
    if group == "slip":
        return say.title("fact_" + fact_id)
    if group == "dora":
        return say("fact_indicator")
    return say.title(fact_id)
