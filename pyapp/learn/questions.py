"""Questions: one step of scoring asked of a hand, with the answers to choose from.

The answer is always the engine's; among the choices are the numbers that the usual slips give.
"""

from typing import Any

from ..riichi.hand import PLAIN, RON, Hand
from ..riichi.payments import payments
from ..riichi.points import (
    BAIMAN,
    HANEMAN,
    KAZOE_YAKUMAN,
    KIRIAGE_BASE,
    MANGAN,
    NO_LIMIT,
    SANBAIMAN,
    YAKUMAN,
    value,
)
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.seats import others
from ..riichi.shapes import CHIITOITSU, KANTSU, KOUTSU, SHUNTSU, STANDARD
from ..riichi.text import Entry
from ..riichi.tiles import KIND_OF, KINDS, dora_after
from ..riichi.worths import FU, LEAST_LIMIT, worth_exists
from ..riichi.yaku import YAKU as YAKU_ROWS
from .atoms import atoms_in, recipe
from .deal import Draw, deal, hands
from .dice import Dice
from .plans import FAMILY, YAKUMAN_HAN
from .slips import can_slip, slipped
from .wishes import ANY, Wish, usual_wish
from .working import (
    CELL,
    DORA_HAN,
    DORA_TILE,
    FU_HAND,
    FU_PAIR,
    FU_SET,
    FU_WAIT,
    FU_WIN,
    HAN,
    INCOME,
    LIMIT,
    PAYMENT_HONBA,
    SHARE,
    SMALL_STEPS,
    YAKU,
    YAKU_HAN,
    Answer,
    Ask,
    Question,
    Work,
    answered,
    cell_work,
    group_place,
    limit_name,
    pair_place,
    work_of,
)

MOST_CHOICES = 6
MOST_YAKU = 8
MOST_HONBA = 3
USUAL_YAKU = ("riichi", "menzen_tsumo", "pinfu", "tanyao", "iipeikou", "chun", "seat_wind") + (
    ("sanshoku_doujun", "toitoi", "chanta", "honitsu")
)
FIXED = {
    FU_PAIR: (0, 2, 4),
    FU_SET: (0, 2, 4, 8, 16, 32),
    FU_WAIT: (0, 2),
    FU_WIN: (0, 2, 10),
    YAKU_HAN: (1, 2, 3, 5, 6),
}
MOST_PLANS = 12  # of hands until one can be asked what is to be asked; nearly all take one to five
EASY = ANY._replace(han=2, fu=30)
EASY_LIMIT = ANY._replace(han=5)
OF_WINNING = 2  # han that the way it is won may give a hand by itself


def ask(kind: str, entry: Entry, dice: Dice, made_for: str = "") -> Question | None:
    """A question of this kind about a winning hand; None when the hand gives nothing to ask.

    No fu are asked of hands that a limit pays, nor han of yakuman. made_for: an atom that it
    must practise.
    """
    entry = _on_the_table(kind, entry, dice)
    best = score(entry.hand, entry.situation, entry.by, entry.rules)
    if not isinstance(best, Score) or not _suits(kind, best):
        return None
    work = work_of(entry, best)
    if kind == CELL:
        worth = best.value
        situation = PLAIN._replace(seat=entry.situation.seat)
        entry = entry._replace(hand=Hand((), (), None), situation=situation)
        asks: tuple[Ask, ...] = ((worth.han, worth.fu),)
        work = cell_work(entry, *asks[0])
    else:
        asks = _asks(kind, work, dice)
    if made_for:
        asks = tuple([each for each in asks if _practises(made_for, kind, each, work)])
    equal = [work_of(entry, each) for each in best.others if each.total == best.total]
    asks = tuple([each for each in asks if _answers_alike(kind, each, work, equal)])
    if not asks:
        return None
    asked = dice.pick(asks)
    slips = slipped(kind, asked, work)
    atoms = atoms_in(kind, asked, work, tuple([id for id, _given in slips]))
    if made_for:
        atoms = (made_for,) + tuple([atom for atom in atoms if atom != made_for])
    right = answered(kind, asked, work)
    wrong = tuple([given for _id, given in slips])
    return Question(
        kind, entry, asked, _choices(kind, asked, work, right, wrong, dice), right, atoms
    )


def question(kinds: tuple[str, ...], rare: int, under: Entry, seed: str) -> Question:
    """A question of one of these kinds about a hand as they are won, or an easy one; so many in a
    hundred of the hands are from the rare end. The same seed gives the same question.
    """
    dice = Dice(seed)
    kind = dice.pick(kinds)
    made = first_asked(usual(kind, rare, under, dice), under, dice)
    while made is None:
        easy = deal(EASY_LIMIT if kind == LIMIT else EASY, under, dice)
        made = ask(kind, easy, dice) if easy is not None else None
    return made


def question_for(atom: str, kinds: tuple[str, ...], under: Entry, seed: str) -> Question | None:
    """A question that practises an atom, of these kinds if they can; None if none was found."""
    dice = Dice(seed)

    def draw() -> "tuple[Wish, tuple[str, ...]]":
        made = recipe(atom, under.rules, dice)
        good = [kind for kind in made.kinds if kind in kinds]
        order = dice.some(good or made.kinds, len(made.kinds))
        return askable(order[0], made.wish, dice) or made.wish, tuple(order)

    return first_asked(draw, under, dice, atom)


def usual(kind: str, rare: int, under: Entry, dice: Dice) -> Draw:
    """Wishes for hands as they are won, of which this can be asked."""
    return lambda: (askable(kind, usual_wish(rare, under.rules, dice), dice), (kind,))


def first_asked(draw: Draw, under: Entry, dice: Dice, made_for: str = "") -> Question | None:
    """A question about the first hand of which one of the kinds drawn with it can be asked; None
    when so many plans came to none that it would take long. made_for: as in `ask`.
    """
    plans = hands(draw, under, dice)
    for _ in range(MOST_PLANS):
        entry, kinds = next(plans)
        if entry is None:
            continue
        for kind in kinds:
            made = ask(kind, entry, dice, made_for)
            if made is not None:
                return made
    return None


def askable(kind: str, wish: Wish, dice: Dice) -> Wish | None:
    """The wish for a hand that this can be asked of; None when no hand of the wish is one. A wish
    that leaves the han open gets some that suit.
    """
    least = min([han for han in FAMILY[wish.family][2:4] if han]) if wish.family else 1
    yakuman = least >= YAKUMAN_HAN
    if kind in SMALL_STEPS or kind == CELL:
        pairs = wish.fu == 25 or wish.family == CHIITOITSU
        if wish.han >= LEAST_LIMIT or least > OF_WINNING:
            return None
        if pairs and kind not in (FU_HAND, CELL):
            return None
        least = OF_WINNING + (wish.flag != "")
        return wish if wish.han else wish._replace(han=least + dice.below(LEAST_LIMIT - least))
    if kind == LIMIT and not yakuman:
        if not wish.han:
            much = least > OF_WINNING  # by itself, or nearly
            return wish if much else wish._replace(han=LEAST_LIMIT - 1 + dice.below(3))
        limited = wish.han >= LEAST_LIMIT - 1 or wish.fu << wish.han + 2 >= KIRIAGE_BASE
        return wish if limited else None
    return None if yakuman and kind in (YAKU_HAN, HAN, DORA_HAN) else wish


def _practises(atom: str, kind: str, asked: Ask, work: Work) -> bool:
    """Whether the question practises the atom."""
    group, _blank, id = atom.partition(" ")
    if group == "slip":
        return can_slip(id, kind, asked, work)
    return atom in atoms_in(kind, asked, work, ())


def _answers_alike(kind: str, asked: Ask, work: Work, equal: list[Work]) -> bool:
    """Whether all readings that pay the same have one answer: else a right one is called wrong."""
    right = answered(kind, asked, work)
    for other in equal:
        for there in _asked_of(kind, asked, work, other):
            if answered(kind, there, other) != right:
                return False
    return True


def _asked_of(kind: str, asked: Ask, work: Work, other: Work) -> tuple[Ask, ...]:
    """The same question of another reading of the tiles; none where that has no such group."""
    if kind not in (FU_PAIR, FU_SET) or work.reading is None or other.reading is None:
        return (asked,)
    meant = work.reading.groups[asked[0]]
    return tuple(
        [
            (place,)
            for place, each in enumerate(other.reading.groups)
            if (each.shape, each.kind) == (meant.shape, meant.kind)
        ]
    )


def _on_the_table(kind: str, entry: Entry, dice: Dice) -> Entry:
    """The entry with counters and sticks where they are asked of, without where not."""
    situation = entry.situation
    honba = sticks = 0
    if kind in (PAYMENT_HONBA, INCOME):
        honba = 1 + dice.below(MOST_HONBA)
    if kind == INCOME:
        sticks = (situation.riichi > 0) + dice.below(3)
    return entry._replace(situation=situation._replace(honba=honba, sticks=sticks))


def _suits(kind: str, best: Score) -> bool:
    """Whether such a hand can be asked this."""
    worth = best.value
    if kind in SMALL_STEPS:
        standard = best.reading.form == STANDARD
        return worth.fu > 0 and worth.han < LEAST_LIMIT and (standard or kind == FU_HAND)
    if kind in (YAKU_HAN, HAN, DORA_HAN):
        return not worth.yakuman and len(best.fu_items) > 0
    if kind == LIMIT:
        return worth.yakuman > 0 or worth.han >= LEAST_LIMIT - 1 or worth.limit != NO_LIMIT
    return kind != CELL or (0 < worth.han < LEAST_LIMIT and worth.fu > 0)


def _asks(kind: str, work: Work, dice: Dice) -> tuple[Ask, ...]:
    """What can be asked of the hand in particular."""
    win = work.win
    if win is None:
        return ()
    if kind == FU_PAIR:
        return ((pair_place(work),),)
    if kind == FU_SET:
        places = group_place(work, (KOUTSU, KANTSU)) or group_place(work, (SHUNTSU,))
        return tuple([(place,) for place in places])
    if kind == YAKU_HAN:
        ids = [hit.id for hit in work.yaku if hit.han]
        return tuple([(place,) for place, row in enumerate(YAKU_ROWS) if row.id in ids])
    if kind == DORA_TILE:
        return tuple([(tile,) for tile in win.situation.indicators])
    if kind == SHARE:
        seat = win.situation.seat
        seats = others(seat, work.rules.players)
        if work.by != RON:
            return tuple([(each, -1) for each in seats])
        discarder = dice.pick(seats)
        # Now and then who did not discard is asked: he pays nothing.
        return ((discarder if dice.chance(80) else dice.pick(seats), discarder),)
    return ((),)


def _choices(
    kind: str, asked: Ask, work: Work, right: Answer, wrong: tuple[Answer, ...], dice: Dice
) -> tuple[Answer, ...]:
    """The answers to choose from, in their order, the right one and some slips' among them."""
    if kind in FIXED:
        found: Any = list(FIXED[kind])
    elif kind == FU_HAND:
        found = [fu for fu in FU if fu <= 70]
    elif kind == HAN:
        found = list(range(1, 14))
    elif kind == DORA_HAN:
        found = list(range(6))
    elif kind == LIMIT:
        return _limits(work.rules)
    elif kind == YAKU:
        return _yaku(right, wrong, dice)
    elif kind == DORA_TILE:
        indicator = KIND_OF[asked[0]]
        before = [
            kind for kind in range(KINDS) if dora_after(kind, work.rules.players) == indicator
        ]
        dora = dora_after(indicator, work.rules.players)
        found = [indicator, dora, dora_after(dora, work.rules.players)] + before
    else:
        return _sums(kind, asked, work, right, wrong, dice)
    return _ordered(found + [right] + [given for given in wrong if kind != FU_HAND or given in FU])


def _ordered(found: "list[Any]") -> tuple[Answer, ...]:
    return tuple(sorted(set(found)))


def _limits(rules: Rules) -> tuple[str, ...]:
    names = (NO_LIMIT, MANGAN, HANEMAN, BAIMAN, SANBAIMAN)
    counted = value(13, 0, rules).limit
    return names + ((counted,) if counted == KAZOE_YAKUMAN else ()) + (YAKUMAN,)


def _yaku(right: Any, wrong: "tuple[Any, ...]", dice: Dice) -> tuple[str, ...]:
    """Yaku to choose from: those of the hand and of its slips, then others that are usual."""
    ids = list(right)
    for given in wrong:
        ids.extend([id for id in given if id not in ids])
    more = [id for id in USUAL_YAKU if id not in ids]
    ids.extend(dice.some(more, max(2, MOST_YAKU - len(ids))))
    return tuple([row.id for row in YAKU_ROWS if row.id in ids])


def _sums(
    kind: str, asked: Ask, work: Work, right: Answer, wrong: tuple[Answer, ...], dice: Dice
) -> tuple[Answer, ...]:
    """Payments to choose from: the right ones, those of slips, those of cells around."""
    found = [right]
    for given in dice.some(wrong, len(wrong)):
        if len(found) < MOST_CHOICES - 2 and given not in found:
            found.append(given)
    near = _cells_around(work)
    if kind == SHARE and work.by == RON:
        asked = (asked[1], asked[1])  # what the discarder might pay
    for han, fu in dice.some(near, len(near)):
        worth = value(han, fu, work.rules)
        paid = payments(worth.base, work.by, work.dealer, work.honba, work.rules)
        given = answered(kind, asked, work._replace(value=worth, payments=paid))
        if len(found) < MOST_CHOICES and given not in found:
            found.append(given)
    return _ordered(found)


def _cells_around(work: Work) -> list[tuple[int, int]]:
    """Han and fu beside those of the hand, of which some hand is won so."""
    han, fu = work.value.han, work.value.fu
    if work.value.yakuman or han >= LEAST_LIMIT or limit_name(work.value):
        return [(5, 30), (6, 30), (8, 30), (11, 30), (3, 50), (3, 40), (4, 30)]
    at = FU.index(fu)
    cells = [(han - 1, fu), (han + 1, fu), (han, FU[at + 1]), (han + 1, FU[at - 1]), (5, 30)]
    if at:
        cells.append((han, FU[at - 1]))
    return [
        each
        for each in cells
        if each[0] > 4 or (each[0] and worth_exists(each[0], each[1], work.by, work.rules))
    ]
