"""Hints: what would have given a complete hand without yaku its yaku."""

from .hand import RON, TSUMO, Hand, Situation
from .rules import Rules
from .score import Score, score


def hints(hand: Hand, situation: Situation, by: str, rules: Rules) -> tuple[str, ...]:
    """List the yaku by which a hand without yaku would have won, the most usual first.

    Each is tried: riichi, winning by self-draw, the last tile, a replacement tile, a
    robbed kan, and tanyao where only the rulebook forbids it on an open hand.
    """
    tries = [("riichi", situation._replace(riichi=1), by, rules)]
    if by == RON:
        tries.append(("menzen_tsumo", situation, TSUMO, rules))
        tries.append(("houtei", situation._replace(last_tile=True), by, rules))
        tries.append(("chankan", situation._replace(chankan=1), by, rules))
    else:
        tries.append(("haitei", situation._replace(last_tile=True), by, rules))
        tries.append(("rinshan", situation._replace(rinshan=True), by, rules))
    if not rules.yaku_open_tanyao:
        tries.append(("tanyao", situation, by, rules._replace(yaku_open_tanyao=True)))
    return tuple([each[0] for each in tries if isinstance(score(hand, *each[1:]), Score)])
