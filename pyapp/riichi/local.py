"""Local yaku: rows of what houses play besides, and what a house makes them worth.

No named rulebook has any. A house names those that it plays in the option `house_yaku`:
"sanrenkou", or with a worth of its own, closed and open, "sanrenkou.3.2"; Y is a yakuman, YY two,
0 nothing. The usual worths and conditions are those that most lists give (Japanese Wikipedia's
list of local yaku, and what it cites); where lists differ a comment says what is taken.
"""

from typing import NamedTuple

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
    Local("ishi_no_ue", YAKUMAN, 0, ()),
)
LOCAL_ROW = {row.id: row for row in LOCAL}


def in_order(parts: list[str]) -> tuple[str, ...]:
    """Put the parts of the rule in the order of the rows, without those that say nothing."""
    found: list[str] = []
    for row in LOCAL:
        said = [each for each in map(local_of, parts) if each and each.row is row]
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
