"""Which worths exist, against every way to make the fu of a hand."""

from itertools import combinations_with_replacement, product

import pytest

from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import Rules
from pyapp.riichi.worths import FU, most_yakuman, worth_exists

# A set: its fu, whether it is concealed, a triplet or kan, a kan. A run has no fu; the triplet
# of a ron counts as open, like a called one, though the hand may be concealed.
RUN = (0, True, False, False)
SETS = (
    RUN,
    *((fu, False, True, fu > 4) for fu in (2, 4, 8, 16)),
    *((fu, True, True, fu > 8) for fu in (4, 8, 16, 32)),
)


def made(rules: Rules) -> set[tuple[str, int, int]]:
    """(by, fu, least han) of every hand of four sets and a pair that is no yakuman.

    The least han are those its sets make whatever the tiles are, or one from somewhere else.
    """
    found = set()
    ways = product(combinations_with_replacement(SETS, 4), (True, False), (RON, TSUMO))
    for (sets, melded, by), pair, wait in product(ways, (0, 2, 4), (0, 2)):
        if pair == 4 and rules.fu_double_wind_pair == 2:
            continue
        kans = sum(kan for *_, kan in sets)
        concealed = sum(hidden and triplet for _, hidden, triplet, _ in sets)
        opened = [fu for fu, hidden, *_ in sets if not hidden]
        if kans == 4 or concealed == 4:
            continue  # yakuman
        if not melded and opened and (by == TSUMO or len(opened) > 1 or opened[0] > 4 or wait):
            continue  # in a concealed hand only the triplet that a ron completes, out of two pairs
        if melded and not opened and RUN not in sets:
            continue
        fu = 20 + sum(each[0] for each in sets) + pair + wait
        pinfu = fu == 20
        if by == RON and not melded:
            fu += 10
        if by == TSUMO and not (pinfu and not melded and rules.fu_pinfu_tsumo == 20):
            fu += 2
        if pinfu and melded and by == RON:
            fu = rules.fu_open_pinfu_ron
        han = 2 * (sum(triplet for _, _, triplet, _ in sets) == 4)
        han += 2 * (concealed == 3) + 2 * (kans == 3)
        han += not melded and (by == TSUMO) + pinfu
        found.add((by, (fu + 9) // 10 * 10, max(1, han)))
    if rules.fu_chiitoitsu == 25:
        found |= {(RON, 25, 2), (TSUMO, 25, 3)}
    return found


@pytest.mark.parametrize("open_ron", [20, 30])
@pytest.mark.parametrize("pinfu_tsumo", [20, 30])
@pytest.mark.parametrize("pair", [2, 4])
@pytest.mark.parametrize("pairs", [25, 50])
def test_a_worth_exists_when_some_hand_has_it(
    open_ron: int, pinfu_tsumo: int, pair: int, pairs: int
) -> None:
    rules = RULEBOOKS[0].rules._replace(
        fu_open_pinfu_ron=open_ron,
        fu_pinfu_tsumo=pinfu_tsumo,
        fu_double_wind_pair=pair,
        fu_chiitoitsu=pairs,
    )
    hands = made(rules)
    for han, fu, by in product(range(1, 5), FU, (RON, TSUMO)):
        exists = any(each <= han for how, other, each in hands if (how, other) == (by, fu))
        assert worth_exists(han, fu, by, rules) == exists, (han, fu, by)


def test_how_many_yakuman_a_hand_can_count() -> None:
    most = {book.key: most_yakuman(book.rules) for book in RULEBOOKS}
    assert most["wrc-2015"] == 1
    assert most["m-league"] == 4  # all honours, four winds, four concealed triplets, four kans
    assert most["mahjong-soul"] == 6  # the four winds and the last tile for the pair count twice
