"""Local yaku: rows of what houses play besides, and what a house makes them worth.

No named rulebook has any. A house names those that it plays in the option `house_yaku`:
"sanrenkou", or with a worth of its own, closed and open, "sanrenkou.3.2"; Y is a yakuman, YY two,
0 nothing. The usual worths and conditions are those that most lists give (Japanese Wikipedia's
list of local yaku, and what it cites); where lists differ a comment says what is taken.
"""

from typing import Any, NamedTuple

from .problem import Problem, problem
from .seats import THREE

YAKUMAN, DOUBLE = -1, -2  # in the place of han
MOST = 13  # han of a local yaku


class Local(NamedTuple):
    """A row of LOCAL."""

    id: str
    closed: int  # han, YAKUMAN or DOUBLE in a closed hand, 0 for nothing
    open: int
    instead: tuple[str, ...]  # the yaku that it takes the place of


class House(NamedTuple):
    """A local yaku as a house plays it."""

    row: Local
    closed: int
    open: int


# In the order in which they are read out.
LOCAL = (
    Local("open_riichi", 1, 0, ()),  # beside riichi, or double riichi
    Local("tsubame_gaeshi", 1, 1, ()),
    Local("kanburi", 1, 1, ()),
    Local("iipin_moyue", 5, 5, ("haitei",)),  # others: a mangan by itself
    Local("chuupin_raoyui", 5, 5, ("houtei",)),
    Local("shiiaru_raotai", 0, 1, ()),
    Local("uumensai", 2, 2, ()),
    Local("isshoku_sanjun", 3, 2, ("iipeikou",)),
    Local("sanrenkou", 2, 2, ()),
    Local("sanpuukou", 2, 2, ()),
    Local("daisharin", YAKUMAN, 0, ()),
    Local("daichikurin", YAKUMAN, 0, ()),
    Local("daisuurin", YAKUMAN, 0, ()),
    Local("isshoku_yonjun", YAKUMAN, YAKUMAN, ()),
    Local("suurenkou", YAKUMAN, YAKUMAN, ()),
    Local("daichisei", DOUBLE, 0, ("tsuuiisou",)),
    Local("benikujaku", YAKUMAN, YAKUMAN, ()),
    Local("hyakumangoku", YAKUMAN, YAKUMAN, ()),  # the fourth tile of a kan counts (assumed)
    # Others: a mangan by itself. Of one in han, dora count beside it.
    Local("shiisan_puutaa", YAKUMAN, 0, ("menzen_tsumo", "tenhou", "chiihou")),
    Local("ishi_no_ue", YAKUMAN, 0, ()),
    Local("paarenchan", YAKUMAN, YAKUMAN, ()),  # eight wins; others: a draw may come between
    Local("open_riichi_fed", YAKUMAN, 0, ()),  # others: the tile is taken back
)
LOCAL_ROW = {row.id: row for row in LOCAL}
LOCAL_IDS = tuple([row.id for row in LOCAL])
# Those that need more of the characters than three players' ones and nines.
OF_FOUR = ("daisuurin", "hyakumangoku")


class Said(NamedTuple):
    """A local yaku that only somebody who was there can tell: what it needs and what it rules out,
    as fields of Situation.
    """

    id: str
    needs: str  # "" for nothing
    never: tuple[str, ...]
    of_ron: bool  # won on a discard


ROBBED = ("chankan", "robs_nuki", "rinshan")  # no discard
KEYS = {"first_turn": "key_chiihou"}  # what its key says, where that is no "key_" and the field
SAID = (
    Said("open_riichi", "riichi", (), False),
    Said("tsubame_gaeshi", "", ROBBED, True),
    Said("kanburi", "", ROBBED + ("ippatsu", "first_turn"), True),
    Said("paarenchan", "dealer", (), False),
    Said("open_riichi_fed", "riichi", ("rinshan",), True),
)


def offered(players: int) -> tuple[str, ...]:
    """List the local yaku that can be where so many play."""
    return tuple([each for each in LOCAL_IDS if players != THREE or each not in OF_FOUR])


def said_problems(situation: Any, rules: Any) -> list[Problem]:
    """List what cannot go together with the local yaku that are said and that the house plays."""
    found: list[Problem] = []
    for each in _said(situation, rules):
        if each.needs and not getattr(situation, each.needs):
            dealer = each.needs == "dealer"
            lacking = problem("said_needs_dealer", each.id)
            found.append(lacking if dealer else problem("said_needs_riichi", each.id))
        dealt = each.of_ron and situation.dealer
        for field in each.never + ("first_turn",) * dealt:
            if getattr(situation, field):
                found.append(problem("said_rules_out", each.id, KEYS.get(field, "key_" + field)))
    return found


def said_of_ron(situation: Any, rules: Any) -> list[Problem]:
    """List the local yaku that are said and that the house plays which no tsumo has."""
    return [problem("said_is_ron", each.id) for each in _said(situation, rules) if each.of_ron]


def still_said(situation: Any, notes: list[Problem]) -> tuple[str, ...]:
    """List what is said and has what it needs; of the rest it is noted that it went."""
    said: tuple[str, ...] = situation.said
    gone = [each.id for each in SAID if each.needs and not getattr(situation, each.needs)]
    notes.extend([problem("said_went", each) for each in said if each in gone])
    return tuple([each for each in said if each not in gone])


def _said(situation: Any, rules: Any) -> list[Said]:
    played = [each.row.id for each in locals_of(rules.house_yaku)]
    return [each for each in SAID if each.id in situation.said and each.id in played]


def in_order(parts: list[str]) -> tuple[str, ...]:
    """Put the parts of the rule in the order of the rows, without those that say nothing."""
    read = [each for each in map(local_of, parts) if each]
    found: list[str] = []
    for row in LOCAL:
        said = [each for each in read if each.row is row]
        found.extend([part_of(*each) for each in said[:1]])
    return tuple(found)


def local_of(part: str) -> "House | None":
    """Read a part of the rule; None for what is no local yaku or no worth."""
    name, *said = part.split(".")
    row = LOCAL_ROW.get(name)
    if row is None or len(said) not in (0, 2):
        return None
    worths = [_WORTH.get(text) for text in said]
    closed, open_ = worths or (row.closed, row.open)
    if closed is None or open_ is None or not (closed or open_):
        return None
    return House(row, closed, open_)


def part_of(row: Local, closed: int, open_: int) -> str:
    """Write a local yaku with its worth, which is left out where it is the usual one."""
    if (closed, open_) == (row.closed, row.open):
        return row.id
    return "%s.%s.%s" % (row.id, worth_text(closed), worth_text(open_))


def worth_text(worth: int) -> str:
    """Write a worth: han as a number, Y for a yakuman, YY for two."""
    return str(worth) if worth >= 0 else "Y" * -worth


_WORTH = {worth_text(worth): worth for worth in range(DOUBLE, MOST + 1)}  # by its text
_READ: "dict[tuple[str, ...], list[House]]" = {}  # each value of the rule, once


def locals_of(parts: tuple[str, ...]) -> "list[House]":
    """List the local yaku of a value of the rule, in its order."""
    found = _READ.get(parts)
    if found is None:
        found = _READ[parts] = [each for each in map(local_of, parts) if each]
    return found
