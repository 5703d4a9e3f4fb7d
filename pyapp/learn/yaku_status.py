"""What a yaku is worth under some rules, how other rulebooks see it, and what it excludes.

All of it is asked of the engine, with the example of the yaku in hand.
"""

from typing import Any, NamedTuple

from ..riichi.hand import situation_problems
from ..riichi.local import LOCAL_ROW, locals_of
from ..riichi.options import HOUSE_OPTIONS
from ..riichi.readings import Reading, readings
from ..riichi.rulebooks import RULEBOOKS
from ..riichi.rules import Rules
from ..riichi.score import win_problems
from ..riichi.text import EMPTY, FLAGS, Entry, parse_entry
from ..riichi.win import Win
from ..riichi.yaku import YAKU, YAKU_ROW, Moment, Yaku, YakuHit, reading_hits, situation_hits
from .examples import yaku_example

# The greater and the lesser of two yaku that look alike: never both are counted.
INSTEAD = (
    ("double_riichi", "riichi"),
    ("ryanpeikou", "iipeikou"),
    ("ryanpeikou", "chiitoitsu"),
    ("honroutou", "chanta"),
    ("junchan", "chanta"),
    ("chinitsu", "honitsu"),
    ("kokushi_13", "kokushi"),
    ("suuankou_tanki", "suuankou"),
    ("daisuushii", "shousuushii"),
    ("junsei_chuuren", "chuuren"),
)


class YakuStatus(NamedTuple):
    """What a yaku adds to a closed and to an open hand (None: nothing), and whether it is paid by
    itself, as the limit of its han.
    """

    closed: YakuHit | None
    open: YakuHit | None
    alone: bool

    @property
    def known(self) -> bool:
        """Whether the rules have it."""
        return self.closed is not None or self.open is not None


def yaku_status(yaku_id: str, rules: Rules) -> YakuStatus:
    """Tell what a yaku, be it a local one, is worth under these rules."""
    if yaku_id in LOCAL_ROW:
        for local, closed, opened in locals_of(rules.house_yaku):
            if local.id == yaku_id:
                return YakuStatus(_local(yaku_id, closed), _local(yaku_id, opened), False)
        return YakuStatus(None, None, False)
    row = YAKU_ROW[yaku_id]
    hits = [_hit(row, text, rules) for text in yaku_example(yaku_id, rules.players)]
    return YakuStatus(hits[0], hits[1], row.alone is not None and row.alone(rules))


def _local(yaku_id: str, worth: int) -> YakuHit | None:
    return YakuHit(yaku_id, max(worth, 0), max(-worth, 0)) if worth else None


def _hit(row: Yaku, text: str, rules: Rules) -> "YakuHit | None":
    """Tell what the rules make of the yaku in its example."""
    if not text:
        return None
    entry, ways = _read(text)
    win = Win(entry.hand, entry.situation, entry.by, rules, entry.hand.closed)
    if isinstance(row.when, Moment):
        added, alone = situation_hits(win)
        return _named(row.id, added + alone)
    for reading in ways:
        hit = _named(row.id, reading_hits(reading, win))
        if hit:
            return hit
    return None


def _named(yaku_id: str, hits: "list[YakuHit]") -> "YakuHit | None":
    for hit in hits:
        if hit.id == yaku_id:
            return hit
    return None


_READ: "dict[str, tuple[Entry, list[Reading]]]" = {}


def _read(text: str) -> "tuple[Entry, list[Reading]]":
    """Read an example and the ways to read its tiles, and remember both; no rule changes what is
    asked of them.
    """
    if text not in _READ:
        entry = parse_entry(text)
        assert isinstance(entry, Entry)
        _READ[text] = entry, readings(entry.hand, entry.by, EMPTY.rules)
    return _READ[text]


class Elsewhere(NamedTuple):
    """Another status, and the keys of the rulebooks that have it."""

    status: YakuStatus
    books: tuple[str, ...]


def elsewhere(yaku_id: str, rules: Rules) -> "tuple[Elsewhere, ...]":
    """List how rulebooks for as many players see a yaku, where they differ from these rules."""
    here = yaku_status(yaku_id, rules)
    found: list[tuple[YakuStatus, list[str]]] = []
    for book in RULEBOOKS:
        if book.rules.players != rules.players:
            continue
        there = _printed(yaku_id, book.key, book.rules)
        if there == here:
            continue
        for each, books in found:
            if each == there:
                books.append(book.key)
                break
        else:
            found.append((there, [book.key]))
    return tuple([Elsewhere(each, tuple(books)) for each, books in found])


_PRINTED: "dict[tuple[str, str], YakuStatus]" = {}


def _printed(yaku_id: str, key: str, rules: Rules) -> YakuStatus:
    """Tell what a yaku is worth in a rulebook, and remember it."""
    if (yaku_id, key) not in _PRINTED:
        _PRINTED[yaku_id, key] = yaku_status(yaku_id, rules)
    return _PRINTED[yaku_id, key]


def deciding(yaku_id: str, rules: Rules) -> "tuple[str, ...]":
    """List the options by which house rules bring in a yaku that these rules have not."""
    if yaku_id in LOCAL_ROW or yaku_status(yaku_id, rules).known:
        return ()
    found: list[str] = []
    for option in HOUSE_OPTIONS:
        if option.group != "yaku":
            continue
        for choice in option.offered(rules.players):
            changed: Any = {option.id: choice}
            if yaku_status(yaku_id, rules._replace(**changed)).known:
                found.append(option.id)
                break
    return tuple(found)


def instead_of(yaku_id: str) -> "tuple[str, ...]":
    """List the lesser yaku that are not counted beside this one."""
    local = LOCAL_ROW[yaku_id].instead if yaku_id in LOCAL_ROW else ()
    return local + tuple([lesser for greater, lesser in INSTEAD if greater == yaku_id])


def gives_way_to(yaku_id: str) -> "tuple[str, ...]":
    """List the greater yaku beside which this one is not counted."""
    return tuple([greater for greater, lesser in INSTEAD if lesser == yaku_id])


def never_with(yaku_id: str, rules: Rules) -> "tuple[str, ...]":
    """List the yaku from the moment of the win that cannot come with this one; the first turn comes
    before all others and is left out.
    """
    row = YAKU_ROW.get(yaku_id)
    if row is None or not _later(row):
        return ()
    known = instead_of(yaku_id) + gives_way_to(yaku_id)
    found: list[str] = []
    for other in YAKU:
        if other is row or other.id in known or not _later(other):
            continue
        if yaku_status(other.id, rules).known and not _together(row, other, rules):
            found.append(other.id)
    return tuple(found)


def _later(row: Yaku) -> bool:
    when = row.when
    return isinstance(when, Moment) and when.flag not in ("", "first_turn")


def _together(one: Yaku, other: Yaku, rules: Rules) -> bool:
    """Tell whether a hand can be won in both ways: whether an example of either can."""
    for first, second in ((one, other), (other, one)):
        for text in yaku_example(first.id, rules.players):
            for more in yaku_example(second.id, rules.players) if text else ():
                if more and _won_with(text, more, (one.id, other.id), rules):
                    return True
    return False


def _won_with(text: str, more: str, ids: "tuple[str, str]", rules: Rules) -> bool:
    """Tell whether the hand of one example, won as both are, has both yaku."""
    entry, other = _read(text)[0], _read(more)[0]
    situation = entry.situation
    if situation.seat != other.situation.seat:
        return False
    changed = {
        field: max(getattr(situation, field), getattr(other.situation, field))
        for _word, field, _level in FLAGS
    }
    situation = situation._replace(**changed)
    if situation_problems(entry.hand, situation, rules) or win_problems(
        entry.hand, situation, entry.by, rules
    ):
        return False
    win = Win(entry.hand, situation, entry.by, rules, entry.hand.closed)
    added, alone = situation_hits(win)
    return _named(ids[0], added + alone) is not None and _named(ids[1], added + alone) is not None
