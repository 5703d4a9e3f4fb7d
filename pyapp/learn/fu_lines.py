"""What fu are given for, counted by the engine in the example of each."""

from typing import NamedTuple

from ..riichi.fu import FuItem, total
from ..riichi.score import Score, score
from ..riichi.text import Entry, parse_entry
from .examples import FU_IDS, fu_example
from .fu_groups import PAIRS, RON_TRIPLET, SETS, line_id

PAIR_PEI = "pair_pei"
PINFU_TSUMO, WAIT_CHOICE = "pinfu_tsumo", "wait_choice"
RINSHAN_TSUMO = "rinshan_tsumo"


class FuLine(NamedTuple):
    """What fu are given for: an example under the rules asked for, and how many they are in it."""

    id: str
    entry: Entry
    won: Score
    fu: int


def with_rules(text: str, like: Entry) -> "Entry | None":
    """An example as a hand under the rules of another one."""
    entry = parse_entry(text)
    if not isinstance(entry, Entry):
        return None
    return entry._replace(rulebook=like.rulebook, rules=like.rules, house=like.house)


def fu_line(id: str, like: Entry) -> "FuLine | None":
    """The line of an id under the rules of a hand; None where these have no such thing."""
    entry = with_rules(fu_example(id, like.rules.players), like)
    if entry is None or (id == PAIR_PEI and not like.rules.yaku_north_value):
        return None
    won = score(entry.hand, entry.situation, entry.by, entry.rules)
    return FuLine(id, entry, won, _fu(id, won)) if isinstance(won, Score) else None


def fu_lines(like: Entry) -> "tuple[FuLine, ...]":
    """All of them in the order of counting."""
    found = [fu_line(id, like) for id in FU_IDS]
    return tuple([line for line in found if line])


def _fu(id: str, won: Score) -> int:
    if id == PINFU_TSUMO:
        return won.value.fu
    return total(tuple([item for item in won.fu_items if _earns(id, item, won)]))


def _earns(id: str, item: FuItem, won: Score) -> bool:
    """Whether the item is what the id is about."""
    if id in SETS or id == RON_TRIPLET:
        of_set = item.group is not None and line_id(item) in SETS
        return of_set and (id in (line_id(item), RON_TRIPLET))
    if id in PAIRS or id == PAIR_PEI:
        return item.id[:5] == "pair_"
    if id == WAIT_CHOICE:
        return item.id == won.reading.wait
    return item.id == ("tsumo" if id == RINSHAN_TSUMO else id)
