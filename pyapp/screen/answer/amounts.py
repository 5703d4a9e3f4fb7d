"""Han, fu and points as the players say them, for the answer, the sheet and speech."""

from ...riichi.payments import EACH, Payment
from ...riichi.points import KAZOE_YAKUMAN, KIRIAGE_MANGAN, MANGAN, YAKUMAN, Value
from ...riichi.score import Score
from ...riichi.text import Entry
from ..words import Words, number

# What a limit is called where there is little room.
_SHORT = {KIRIAGE_MANGAN: MANGAN, KAZOE_YAKUMAN: YAKUMAN}


def shares(paid: tuple[Payment, ...], with_honba: bool = True) -> list[int]:
    """What a payer of each sort hands over: [3900], [1000, 2000], dealer tsumo [2000]."""
    return [each.total if with_honba else each.points for each in paid]


def amount(words: Words, paid: tuple[Payment, ...], with_honba: bool = True) -> str:
    """The payments as said at the table: "3,900", "1,000 / 2,000", "2,000 all"."""
    text = " / ".join([number(points) for points in shares(paid, with_honba)])
    return words.say("from_all", n=text) if paid[0].payer == EACH else text


def honba_apart(words: Words, entry: Entry, won: Score) -> str:
    """The payments without honba, and how many honba come on top: "2,000 + 2 counters"."""
    return "%s + %s" % (
        tight(won.payments, False),
        words.honba(entry.situation.honba),
    )


def tight(paid: tuple[Payment, ...], with_honba: bool = True) -> str:
    """The payments in as little room as can be: "1,000/2,000"."""
    return "/".join([number(points) for points in shares(paid, with_honba)])


def spoken(words: Words, paid: tuple[Payment, ...]) -> str:
    """The payments in a sentence: "1,000 and 2,000 points"."""
    parts = [number(points) for points in shares(paid)]
    text = (" %s " % words("and")).join(parts)
    text = words.say("points", n=text)
    return words.say("from_all", n=text) if paid[0].payer == EACH else text


def han_and_fu(words: Words, value: Value) -> str:
    """ "2 han 30 fu", from five han on "6 han", "" for a yakuman."""
    if value.yakuman:
        return ""
    han = words.say("n_han", n=value.han)
    if value.han > 4:
        return han
    return "%s %s" % (han, words.say("n_fu", n=value.fu))


def short_limit(words: Words, value: Value) -> str:
    """The limit in a word or two, "" below mangan."""
    if value.yakuman:
        return words.yakuman(value.yakuman)
    return words.limit(_SHORT.get(value.limit, value.limit))


def worth(words: Words, value: Value) -> str:
    """ "2 han 30 fu", "5 han mangan", "double yakuman"."""
    return " ".join(
        [part for part in (han_and_fu(words, value), short_limit(words, value)) if part]
    )


def brief(words: Words, value: Value) -> str:
    """The worth where room is short, what matters most first: "mangan 4 han 40 fu"."""
    return " ".join(
        [part for part in (short_limit(words, value), han_and_fu(words, value)) if part]
    )


def yaku_names(words: Words, score: Score) -> list[str]:
    """The yaku that count, and the dora with how many of each sort."""
    names = [words.yaku(hit.id) for hit in score.yaku if hit.han or hit.yakuman]
    for id in ("dora", "ura", "aka"):
        han = 0
        for item in score.dora:
            if item.id == id:
                han += item.han
        if han:
            names.append("%s %d" % (words(id), han))
    return names
