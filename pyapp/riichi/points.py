"""Points: from han and fu to the base and its limit."""

from typing import NamedTuple

from .rules import Rules

# Limits by name, with their base points.
MANGAN, KIRIAGE_MANGAN, HANEMAN = "mangan", "kiriage_mangan", "haneman"
BAIMAN, SANBAIMAN = "baiman", "sanbaiman"
KAZOE_YAKUMAN, YAKUMAN = "kazoe_yakuman", "yakuman"
NO_LIMIT = ""
MANGAN_BASE = 2000
KIRIAGE_BASE = 1920
YAKUMAN_BASE = 8000


class Value(NamedTuple):
    """What a hand is worth before it is shared out: base in points, fu rounded."""

    han: int
    fu: int
    yakuman: int
    limit: str
    base: int


def value(han: int, fu: int, rules: Rules) -> Value:
    """Value a hand without yakuman: base = fu * 2 ** (han + 2) up to the limits."""
    if han < 5:
        base = fu << han + 2
        if base > MANGAN_BASE:
            return Value(han, fu, 0, MANGAN, MANGAN_BASE)
        if base == KIRIAGE_BASE and rules.limit_kiriage_mangan:
            return Value(han, fu, 0, KIRIAGE_MANGAN, MANGAN_BASE)
        return Value(han, fu, 0, MANGAN if base == MANGAN_BASE else NO_LIMIT, base)
    if han == 5:
        return Value(han, fu, 0, MANGAN, MANGAN_BASE)
    if han < 8:
        return Value(han, fu, 0, HANEMAN, 3000)
    if han < 11:
        return Value(han, fu, 0, BAIMAN, 4000)
    if han < 13 or rules.limit_counted_13_han == "sanbaiman":
        return Value(han, fu, 0, SANBAIMAN, 6000)
    return Value(han, fu, 0, KAZOE_YAKUMAN, YAKUMAN_BASE)


def yakuman_value(yakuman: int) -> Value:
    """Value one or more yakuman; fu do not count."""
    return Value(0, 0, yakuman, YAKUMAN, YAKUMAN_BASE * yakuman)


def needs_two_han(honba: int, rules: Rules) -> bool:
    """Say whether a win with this many counters on the table takes two han of yaku."""
    return rules.yaku_two_han_minimum_at_5_honba and honba >= 5
