"""Why a reading of the hand loses to the one that counts, in a sentence."""

from ...riichi.explain import FORM, WAIT, Difference, difference
from ...riichi.hand import Hand
from ...riichi.score import Score
from ..words import Words, capital
from .amounts import amount, short_limit


def reason(say: Words, best: Score, other: Score, hand: Hand) -> str:
    """What the other reading does, what that gains and loses, and what it would pay."""
    found = difference(best, other)
    way = capital(_other_way(say, found, other, hand))
    gains, losses = _judged(say, found, best, other)
    if not gains and not losses:
        return say.say("comes_to_same", way=way)
    judged: list[str] = []
    if gains:
        judged.append(say.listed(tuple(gains), "and"))
    if losses:
        judged.append(say.listed(tuple(losses), "and"))
    limit = short_limit(say, best.value)
    if gains and not losses and limit:
        judged.append(say.say("same_limit", limit=limit))
    if other.total < best.total:
        less = amount(say, other.payments)
        paid = say.say("pays_less", less=less, more=amount(say, best.payments))
    else:
        paid = say("pays_same")
    return say.say("loses", way=way, judged=(", %s " % say("but")).join(judged), paid=paid)


def _other_way(say: Words, found: Difference, other: Score, hand: Hand) -> str:
    if found.way == FORM:
        return say.say("form_" + other.reading.form)
    if found.way != WAIT or hand.winning is None:
        return say("splits")
    wait = say(other.reading.wait)
    a = "an" if wait[0] in "aeiou" else "a"
    return say.say("reads_as", tile=say.tile(hand.winning), a=a, wait=wait)


def _judged(
    say: Words, found: Difference, best: Score, other: Score
) -> tuple[list[str], list[str]]:
    """What the other reading has that the best has not, and the other way round."""
    gains = [say.yaku(id) for id in found.gained]
    lacking = tuple([say.yaku(id) for id in found.lacking])
    losses = [say.say("lacks", list=say.listed(lacking, "or"))] if lacking else []
    if found.fu:
        fu = say.say("more_fu" if found.fu > 0 else "less_fu", n=abs(found.fu))
        if other.value.fu != best.value.fu:
            fu = say.say("in_all", fu=fu, n=other.value.fu)
        (gains if found.fu > 0 else losses).append(fu)
    return gains, losses
