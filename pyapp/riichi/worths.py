"""Which han and fu a hand can have, and how many yakuman at once."""

from .hand import TSUMO
from .rules import Rules

FU = (20, 25) + tuple(range(30, 150, 10))  # all that a hand can have, rounded
MANY_FU = 120  # from here on a hand has three kans, and more
LEAST_LIMIT = 5  # han: from here on the fu do not matter
# Eight indicators make at most 32 dora of a hand with three kans; no yaku bring the rest to this.
MOST_HAN = 99


def worth_exists(han: int, fu: int, by: str, rules: Rules) -> bool:
    """Tell whether any hand has these fu, one of FU, with 1 to 4 han."""
    if fu == 20:  # pinfu tsumo, or an open ron where it is not raised to 30
        if by == TSUMO:
            return han > 1 and rules.fu_pinfu_tsumo == 20
        return rules.fu_open_pinfu_ron == 20
    if fu == 25:  # seven pairs, on a self-draw with menzen tsumo
        return rules.fu_chiitoitsu == 25 and han > (2 if by == TSUMO else 1)
    wide_pair = by != TSUMO and rules.fu_double_wind_pair == 4
    if fu >= MANY_FU:
        # Three kans, and three concealed triplets or four sets alike: 2 han each. 140 fu take
        # a concealed hand, by tsumo with a fifth han, and a pair of 4 fu.
        return han > 3 and (fu < 140 or wide_pair)
    return fu < 110 or han > 1 or wide_pair


def most_yakuman(rules: Rules) -> int:
    """Count how many yakuman one hand can count under these rules."""
    doubles = rules.limit_double_yakuman
    local: list[int] = []
    if rules.house_yaku:
        from .local import locals_of  # which few houses need

        local = [-min(each.closed, each.open, 0) for each in locals_of(rules.house_yaku)]
    if not rules.limit_yakuman_stacking:
        return max([2 if doubles else 1] + local)
    # Four winds in four concealed triplets, all honours, and a blessing or four kans besides.
    # Local ones may all come beside them.
    return 4 + ("suuankou_tanki" in doubles) + ("daisuushii" in doubles) + sum(local)
