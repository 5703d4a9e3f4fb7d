"""Why a reading of the hand loses to the one that counts, in a sentence."""

from ...riichi.hand import Hand
from ...riichi.readings import Reading
from ...riichi.score import Score
from ..words import Words, capital
from .amounts import amount, short_limit


def reason(say: Words, best: Score, other: Score, hand: Hand) -> str:
    """What the other reading does, what that gains and loses, and what it would pay."""
    way = capital(_other_way(say, best.reading, other.reading, hand))
    gains, losses = differences(say, best, other)
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


def _other_way(say: Words, best: Reading, other: Reading, hand: Hand) -> str:
    if other.form != best.form:
        return say.say("form_" + other.form)
    if _tiles_of(other) != _tiles_of(best) or hand.winning is None:
        return say("splits")
    wait = say(other.wait)
    a = "an" if wait[0] in "aeiou" else "a"
    return say.say("reads_as", tile=say.tile(hand.winning), a=a, wait=wait)


def _tiles_of(reading: Reading) -> list[tuple[str, int]]:
    """The groups whatever their order and the one that the winning tile ends."""
    return sorted([(each.shape, each.kind) for each in reading.groups])


def differences(say: Words, best: Score, other: Score) -> tuple[list[str], list[str]]:
    """What the other reading has that the best has not, and the other way round."""
    mine = _counted(best)
    theirs = _counted(other)
    gains = [say.yaku(id) for id in theirs if id not in mine]
    lacking = tuple([say.yaku(id) for id in mine if id not in theirs])
    losses = [say.say("lacks", list=say.listed(lacking, "or"))] if lacking else []
    if best.fu_items and other.fu_items and min(best.value.han, other.value.han) < 5:
        more = _sum(other) - _sum(best)
        fu = say.say("more_fu" if more > 0 else "less_fu", n=abs(more))
        if other.value.fu != best.value.fu:
            fu = say.say("in_all", fu=fu, n=other.value.fu)
        if more:
            (gains if more > 0 else losses).append(fu)
    return gains, losses


def _counted(score: Score) -> list[str]:
    return [hit.id for hit in score.yaku if hit.han or hit.yakuman]


def _sum(score: Score) -> int:
    total = 0
    for item in score.fu_items:
        total += item.fu
    return total
