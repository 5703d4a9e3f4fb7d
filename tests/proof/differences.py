"""What the engine and another scorer say differently of a hand; "" when they agree."""

from pyapp.check.hands import answer, sums
from pyapp.riichi.arrange import arrange
from pyapp.riichi.hand import seen_tiles
from pyapp.riichi.payments import pay_text
from pyapp.riichi.score import Outcome, Score, score
from pyapp.riichi.tiles import KIND_OF
from tests.oracle import scorer as oracle

from . import peer
from .random_hands import Sample


def own_difference(sample: Sample, outcome: Outcome) -> str:
    """What the engine's answer lacks by itself: sums, best first, the very tiles entered."""
    if not sums(outcome):
        return f"the items do not add up: {outcome}"
    if not isinstance(outcome, Score):
        return ""
    for each in (outcome, *outcome.others):
        groups = arrange(sample.hand, each.reading)
        alone = sample.situation._replace(indicators=(), ura=(), nuki=0)
        entered = seen_tiles(sample.hand, alone)
        if sorted(tile for group in groups for tile in group) != sorted(entered):
            return f"the groups {groups} are not the tiles entered"
        if groups[each.reading.finished][-1] != sample.hand.winning:
            return f"the winning tile does not end its group: {groups}"
        for group, tiles in zip(each.reading.groups, groups, strict=True):
            if tuple(sorted(KIND_OF[tile] for tile in tiles)) != group.kinds:
                return f"{tiles} are not the group {group}"
    return ""


def oracle_difference(sample: Sample) -> str:
    """The engine against the second scorer: value, yaku, dora, payments, every reading."""
    outcome = score(sample.hand, sample.situation, sample.by, sample.rules)
    lacking = own_difference(sample, outcome)
    if lacking:
        return lacking
    theirs = oracle.score(sample.case, sample.rules._asdict())
    if not isinstance(outcome, Score):
        ours = outcome.problems[0].id
        return "" if ours == theirs["status"] else f"{ours}, not {theirs['status']}"
    if theirs["status"] != "win":
        return f"{answer(outcome)}, not {theirs['status']}"
    mine, other = _summary(outcome), _oracle_summary(theirs)
    if mine != other:
        return f"{mine}, not {other}"
    if outcome.yaku[0].id == "renhou" or any(r.yaku[0].id == "renhou" for r in outcome.others):
        return ""  # a mangan by itself is one more reading here, a part of each there
    readings = sorted((*_reading(each), _fu(each)) for each in (outcome, *outcome.others))
    others = sorted(
        (r["points"], r["han"], r["fu"], r["yakuman"], sum(fu for _, fu in r["fu_items"]))
        for r in theirs["readings"]
    )
    return "" if readings == others else f"readings {readings}, not {others}"


def _reading(outcome: Score) -> tuple[int, int, int, int]:
    return outcome.total, outcome.value.han, outcome.value.fu, outcome.value.yakuman


def _fu(outcome: Score) -> int:
    return sum(item.fu for item in outcome.fu_items)


def _summary(outcome: Score) -> tuple[object, ...]:
    dora = [
        sum(item.han for item in outcome.dora if item.id == name)
        for name in ("dora", "ura", "aka", "nuki")
    ]
    return (
        *_reading(outcome),
        outcome.value.base,
        sorted(hit.id for hit in outcome.yaku),
        dora,
        pay_text(outcome.payments),
    )


def _oracle_summary(theirs: oracle.Answer) -> tuple[object, ...]:
    pay = theirs["pay"]
    text = "/".join(str(pay[key]) for key in ("ron", "each", "non_dealer", "dealer") if key in pay)
    return (
        theirs["points"],
        theirs["han"],
        theirs["fu"] or 0,
        theirs["yakuman"],
        theirs["base"],
        sorted(name for name, _, _ in theirs["yaku"]),
        [theirs[name] for name in ("dora", "ura", "aka", "nuki")],
        text,
    )


def peer_difference(sample: Sample) -> str | None:
    """The engine's payments against the package's; None where the package cannot judge."""
    hand, situation, by, _, rules, _ = sample
    if not peer.can_judge(hand, situation, by, rules):
        return None
    outcome = score(hand, situation, by, rules)
    capped = not rules.limit_yakuman_stacking
    if isinstance(outcome, Score) and outcome.value.yakuman and len(outcome.yaku) > 1 and capped:
        return None
    response = peer.Question(hand, situation, by, rules).ask()
    theirs = peer.pay(response, by, situation.dealer)
    ours = pay_text(outcome.payments) if isinstance(outcome, Score) else outcome.problems[0].id
    return "" if ours == theirs else f"{ours}, not {theirs}"
