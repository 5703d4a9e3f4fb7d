"""Why a reading of the hand loses to the one that counts, in a sentence."""

from ...riichi.explain import FORM, WAIT, Difference, difference
from ...riichi.hand import Hand
from ...riichi.score import Score
from ...words.words import Words
from .amounts import amount, short_limit


def why_it_loses(say: Words, best: Score, other: Score, hand: Hand) -> str:
    """Say what the other reading does, what that gains and loses, and what it would pay."""
    found = difference(best, other)
    way = _way(say, found, other, hand)
    gained, lost = _judged(say, found, other, best)
    if not gained and not lost:
        return say("comes_to_same", way=way)
    limit = short_limit(say, best.value)
    if gained and not lost and limit:
        lost = say("same_limit", limit=limit)
    both = gained and lost
    judged = say("gains_but_lacks", gains=gained, losses=lost) if both else gained + lost
    if other.total < best.total:
        less, more = amount(say, other.payments), amount(say, best.payments)
        paid = say("pays_less", less=less, more=more)
    else:
        paid = say("pays_same")
    return say("loses", way=way, judged=judged, paid=paid)


def _way(say: Words, found: Difference, other: Score, hand: Hand) -> str:
    """Say how the other reading reads the hand."""
    if found.way == FORM:
        return say("form_" + other.reading.form)
    if found.way != WAIT or hand.winning is None:
        return say("splits")
    return say("reads_as", tile=say.tile(hand.winning), wait=say(other.reading.wait))


def _judged(say: Words, found: Difference, other: Score, best: Score) -> tuple[str, str]:
    """Say what the other reading has that the best has not, and the other way round."""
    gains = [say(word_id) for word_id in found.gained]
    lacking = [say(word_id) for word_id in found.lacking]
    losses = [say("lacks", list=say.listed(lacking, "nor"))] if lacking else []
    if found.fu:
        fu = say("more_fu" if found.fu > 0 else "less_fu", n=abs(found.fu))
        if other.value.fu != best.value.fu:
            fu = say("in_all", more=fu, all=say("n_fu", n=other.value.fu))
        (gains if found.fu > 0 else losses).append(fu)
    return say.listed(gains), say.listed(losses)
