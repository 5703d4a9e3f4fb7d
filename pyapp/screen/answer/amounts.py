"""Han, fu and points as the players say them, for the answer, the sheet and speech."""

from typing import NamedTuple

from ...riichi.hand import PLAIN, kans, seen_tiles
from ...riichi.payments import EACH, Payment
from ...riichi.points import KAZOE_YAKUMAN, KIRIAGE_MANGAN, MANGAN, YAKUMAN, Value
from ...riichi.score import Score
from ...riichi.text import Entry
from ...riichi.tiles import RED_FIVES, Tile
from ...riichi.yaku import YAKU_IDS
from ...words.words import Words
from ..html import NOTHING, Html, html

# What a limit is called where there is little room.
_SHORT = {KIRIAGE_MANGAN: MANGAN, KAZOE_YAKUMAN: YAKUMAN}


def width(text: str) -> int:
    """Count how many characters wide a text is: Chinese, Japanese and Korean ones count double."""
    count = len(text)
    if len(text.encode()) == count:
        return count
    return count + len([each for each in text if ord(each) > 0x2E7F])


def shares(say: Words, paid: tuple[Payment, ...], with_honba: bool = True) -> list[str]:
    """Write what each sort of payer hands over: "3,900", "1,000" and "2,000", dealer tsumo "2,000"."""
    return [say.number(each.total if with_honba else each.points) for each in paid]


def amount(say: Words, paid: tuple[Payment, ...]) -> str:
    """Say the payments as at the table: "3,900", "1,000 / 2,000", "2,000 all"."""
    text = " / ".join(shares(say, paid))
    return say("from_all", n=text) if paid[0].payer == EACH else text


def honba_apart(say: Words, entry: Entry, won: Score) -> str:
    """Say the payments without honba, and how many honba come on top: "2,000 + 2 honba"."""
    return "%s + %s" % (tight(say, won.payments, False), say("n_honba", n=entry.situation.honba))


def tight(say: Words, paid: tuple[Payment, ...], with_honba: bool = True) -> str:
    """Say the payments as short as can be: "1,000/2,000"."""
    return "/".join(shares(say, paid, with_honba))


def spoken(say: Words, paid: tuple[Payment, ...]) -> str:
    """Say the payments in a sentence: "1,000 and 2,000 points"."""
    text = say("points", n=say.chained("both_shares", shares(say, paid)))
    return say("from_all", n=text) if paid[0].payer == EACH else text


def han_and_fu(say: Words, value: Value) -> str:
    """Say "2 han 30 fu", from five han on "6 han", "" for a yakuman."""
    if value.yakuman:
        return ""
    han = say("n_han", n=value.han)
    return han if value.han > 4 else say("han_and_fu", han=han, fu=say("n_fu", n=value.fu))


def short_limit(say: Words, value: Value) -> str:
    """Name the limit in a word or two, "" below mangan."""
    if value.yakuman:
        return say.yakuman(value.yakuman)
    return say.limit(_SHORT.get(value.limit, value.limit))


def worth(say: Words, value: Value) -> str:
    """Say "2 han 30 fu", "5 han mangan" or "double yakuman"."""
    parts = [part for part in (han_and_fu(say, value), short_limit(say, value)) if part]
    return say.chained("han_at_limit", parts)


def badge_html(limit: str) -> Html:
    """Draw the limit before the han as a badge."""
    return html('<i class="limit">%s</i> ', limit) if limit else NOTHING


def yaku_name(say: Words, yaku_id: str, entry: Entry) -> str:
    """Name a yaku that counts; a local one is marked as the house's."""
    if yaku_id not in YAKU_IDS:
        return say("marked_house", name=say(yaku_id))
    return say(yaku_word(yaku_id, entry))


def yaku_word(yaku_id: str, entry: Entry) -> str:
    """Give the id of a yaku's name: rinshan's depends on what brought the replacement tile."""
    if yaku_id == "rinshan" and entry.situation.nuki:
        return "rinshan_kan_or_nuki" if kans(entry.hand) else "rinshan_nuki"
    return yaku_id


class Line(NamedTuple):
    """A yaku, or one sort of dora, that counts: its name, that with how many where it stands in a
    row with others, and its han, or how many yakuman it is.
    """

    name: str
    short: str
    han: int


def idle_reds(entry: Entry, score: Score) -> list[Tile]:
    """List the red fives of a hand that is no yakuman where the rules have none, to say so."""
    if entry.rules.yaku_red_fives or score.value.yakuman:
        return []
    return [tile for tile in seen_tiles(entry.hand, PLAIN) if tile >= RED_FIVES[0]]


def yaku_lines(say: Words, entry: Entry, score: Score) -> list[Line]:
    """The yaku that count, then the dora of each sort, red fives also where they count nothing."""
    lines: list[Line] = []
    for hit in score.yaku:
        if hit.han or hit.yakuman:
            name = yaku_name(say, hit.id, entry)
            lines.append(Line(name, name, hit.han or hit.yakuman))
    for yaku_id in ("dora", "ura", "aka", "nuki"):
        han = sum([item.han for item in score.dora if item.id == yaku_id])
        if han or (yaku_id == "aka" and idle_reds(entry, score)):
            name = say(yaku_id)
            lines.append(Line(name, say("counted", name=name, n=han), han))
    return lines
