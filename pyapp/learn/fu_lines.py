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
    """A kind of fu, an example under the rules asked for, and how many fu it gives there."""

    id: str
    entry: Entry
    won: Score
    fu: int


def with_rules(text: str, like: Entry) -> "Entry | None":
    """Read an example as a hand under the rules of another one."""
    entry = parse_entry(text)
    if not isinstance(entry, Entry):
        return None
    return entry._replace(rulebook=like.rulebook, rules=like.rules, house=like.house)


def fu_line(fu_id: str, like: Entry) -> "FuLine | None":
    """Make the line of an id under the rules of a hand; None where these have no such fu."""
    entry = with_rules(fu_example(fu_id, like.rules.players), like)
    if entry is None or (fu_id == PAIR_PEI and not like.rules.yaku_north_value):
        return None
    won = score(entry.hand, entry.situation, entry.by, entry.rules)
    return FuLine(fu_id, entry, won, _fu(fu_id, won)) if isinstance(won, Score) else None


def fu_lines(like: Entry) -> "tuple[FuLine, ...]":
    """Make all lines in the order of counting."""
    found = [fu_line(fu_id, like) for fu_id in FU_IDS]
    return tuple([line for line in found if line])


def _fu(fu_id: str, won: Score) -> int:
    if fu_id == PINFU_TSUMO:
        return won.value.fu
    return total(tuple([item for item in won.fu_items if _earns(fu_id, item, won)]))


def _earns(fu_id: str, item: FuItem, won: Score) -> bool:
    """Tell whether the item is of the kind that the id names."""
    if fu_id in SETS or fu_id == RON_TRIPLET:
        of_set = item.group is not None and line_id(item) in SETS
        return of_set and (fu_id in (line_id(item), RON_TRIPLET))
    if fu_id in PAIRS or fu_id == PAIR_PEI:
        return item.id[:5] == "pair_"
    if fu_id == WAIT_CHOICE:
        return item.id == won.reading.wait
    return item.id == ("tsumo" if fu_id == RINSHAN_TSUMO else fu_id)
