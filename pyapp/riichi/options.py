"""OPTIONS: what a rulebook can decide, the one schema of every rule.

The engine, the Rules screen, the README table and the text form of house rules all read
it; `rules.Rules` has a field for each.
"""

from typing import NamedTuple, TypeAlias

from .seats import THREE

Value: TypeAlias = "bool | int | str | tuple[int, ...] | tuple[str, ...]"

CHOICE = "choice"  # exactly one of the choices
SUBSET = "subset"  # a tuple of some of the choices, in their order
WORTHS = "worths"  # the same, each with a worth of its own where the house gives it one: `local`
NUMBERS = "numbers"  # one of the choices, or other numbers that make sense
FIXED = "fixed"  # one of the choices, by the rulebook alone: no house rule changes it
PARTED = (SUBSET, WORTHS)  # kinds whose values have parts

YES_NO = (True, False)
PLAYERS = (4, 3)
# "floating" uma by how many have at least the return points, themselves in front.
FLOATING_UMA = ((0, 0, 0, 0), (12, -1, -3, -8), (8, 4, -4, -8), (8, 3, 1, -12), (0, 0, 0, 0))


class Option(NamedTuple):
    """One question a rulebook answers; `id` is the field of `Rules`, and names its words. Those of
    WORTHS have no choices here: ask what is offered.
    """

    id: str
    kind: str
    choices: tuple[Value, ...]

    @property
    def group(self) -> str:
        """players, yaku, limit, fu, dora, pay, pao, draw, misc, end or house: the id begins so."""
        return self.id.split("_")[0]

    def offered(self, players: int) -> tuple[Value, ...]:
        """List the choices where so many play; where there is one only, there is nothing to ask."""
        if self.kind == WORTHS:
            from .local import offered  # which few houses need

            return offered(players)
        return OF_THREE.get(self.id, self.choices) if players == THREE else self.choices

    @property
    def every(self) -> tuple[Value, ...]:
        """The choices of four players, then those that only three have."""
        four = self.offered(PLAYERS[0])
        return four + tuple([each for each in self.offered(THREE) if each not in four])


OPTIONS: tuple[Option, ...] = (
    Option("players", FIXED, PLAYERS),
    Option("yaku_red_fives", CHOICE, (0, 3, 4)),
    Option("yaku_open_tanyao", CHOICE, YES_NO),
    Option("yaku_ippatsu", CHOICE, YES_NO),
    Option("yaku_ura_dora", CHOICE, YES_NO),
    Option("yaku_kan_dora", CHOICE, YES_NO),
    Option("yaku_renhou", CHOICE, ("none", "mangan", "five_han", "yakuman")),
    Option("yaku_nagashi_mangan", CHOICE, ("none", "as_win", "draw")),
    Option("yaku_ryuuiisou_needs_hatsu", CHOICE, YES_NO),
    Option("yaku_kokushi_robs_closed_kan", CHOICE, YES_NO),
    Option("yaku_rinshan_with_haitei", CHOICE, YES_NO),
    Option("yaku_two_han_minimum_at_5_honba", CHOICE, YES_NO),
    Option("yaku_north_value", CHOICE, (False,)),
    Option("limit_kiriage_mangan", CHOICE, YES_NO),
    Option("limit_counted_13_han", CHOICE, ("sanbaiman", "yakuman")),
    Option("limit_yakuman_stacking", CHOICE, YES_NO),
    Option(
        "limit_double_yakuman",
        SUBSET,
        ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii"),
    ),
    Option("fu_double_wind_pair", CHOICE, (2, 4)),
    Option("fu_open_pinfu_ron", CHOICE, (30, 20)),
    Option("fu_pinfu_tsumo", CHOICE, (20, 30)),
    Option("fu_chiitoitsu", CHOICE, (25, 50)),
    Option("fu_rinshan_tsumo", CHOICE, (2, 0)),
    Option("fu_ron_completed_triplet", CHOICE, ("open", "closed")),
    Option(
        "dora_kan_dora_reveal",
        CHOICE,
        (
            "before_discard",
            "before_replacement_draw",
            "immediate_all",
            "closed_immediate_open_after_discard",
            "none",
        ),
    ),
    Option("dora_rinshan_counts_new_indicator", CHOICE, ("yes", "closed_kan_only", "no")),
    Option("dora_chankan_counts_new_indicator", CHOICE, YES_NO),
    Option("pay_honba", CHOICE, ((300, 100), (1500, 500), (0, 0))),
    Option("pay_north_share", CHOICE, ("lost",)),
    Option(
        "pay_simultaneous_ron", CHOICE, ("nearest_only", "all_paid", "double_paid_triple_abort")
    ),
    Option("pay_multi_ron_honba", CHOICE, ("nearest", "each_winner")),
    Option("pay_multi_ron_sticks", CHOICE, ("all_nearest", "own_back_rest_nearest")),
    Option("pao_yakuman", SUBSET, ("daisangen", "daisuushii", "suukantsu")),
    Option("pao_rinshan_after_fed_kan", CHOICE, YES_NO),
    Option("pao_closed_kan_counts_as_visible", CHOICE, YES_NO),
    Option("pao_tsumo", CHOICE, ("all", "none")),
    Option("pao_ron_by_third_player", CHOICE, ("half_each", "discarder_all")),
    Option("pao_honba_on_ron", CHOICE, ("discarder", "liable")),
    Option("pao_composite", CHOICE, ("whole_hand", "liable_part_only")),
    Option("draw_noten_total", NUMBERS, (3000, 0)),
    Option(
        "draw_abortive",
        SUBSET,
        ("nine_terminals", "four_winds", "four_riichi", "four_kans", "triple_ron"),
    ),
    Option("draw_dealer_repeat", CHOICE, ("win_or_tenpai", "win")),
    Option("draw_karaten", CHOICE, ("noten", "tenpai")),
    Option("misc_chombo", CHOICE, ("none", "reverse_mangan", "penalty_20000", "penalty_30000")),
    Option("misc_riichi_needs_1000", CHOICE, YES_NO),
    Option("misc_riichi_min_wall", CHOICE, (0, 1, 4)),
    Option("misc_bust_ends_game", CHOICE, YES_NO),
    Option("end_start_return", NUMBERS, ((30000, 30000), (25000, 30000), (25000, 25000))),
    Option(
        "end_uma",
        NUMBERS,
        ((15, 5, -5, -15), (20, 10, -10, -20), (30, 10, -10, -30), (0, 0, 0, 0), "floating"),
    ),
    Option("end_oka", NUMBERS, (0, 20)),
    Option("end_final_rounding", CHOICE, ("none", "five_down_six_up", "half_away_from_zero")),
    Option("end_ties", CHOICE, ("split_uma", "seat_order", "split_first_dealer")),
    Option("end_leftover_sticks", CHOICE, ("lost", "to_first")),
    Option("end_yakitori", CHOICE, (0, -20)),
    Option("end_agariyame_extension", CHOICE, ("none", "west_until_return")),
    Option("house_yaku", WORTHS, ()),  # `local` has a row for each choice
)

# The choices where three play, of those that have others.
OF_THREE: dict[str, tuple[Value, ...]] = {
    "yaku_red_fives": (0, 2),
    "yaku_north_value": YES_NO,
    "fu_open_pinfu_ron": (30,),  # without chii every call has fu
    "pay_honba": ((200, 100), (1000, 1000), (0, 0)),
    "pay_north_share": ("lost", "halved", "full"),
    "pay_simultaneous_ron": ("nearest_only", "all_paid"),
    "draw_noten_total": (2000, 0),
    "draw_abortive": ("nine_terminals", "four_kans"),
    "misc_riichi_min_wall": (0, 1, 3),
    "end_start_return": ((35000, 40000), (35000, 35000), (30000, 30000)),
    "end_uma": ((20, 0, -20), (15, 0, -15), (0, 0, 0)),
    "end_oka": (0, 15),
}


# Those that house rules may change.
HOUSE_OPTIONS = tuple([each for each in OPTIONS if each.kind != FIXED])


def asked(players: int) -> tuple[Option, ...]:
    """List the options that house rules may change where so many play."""
    return tuple([each for each in HOUSE_OPTIONS if len(each.offered(players)) > 1])


def named_by(part: str) -> str:
    """Give the id that a part of a value names, without the worth that may follow it."""
    return part.split(".")[0]


def option(field: str) -> Option | None:
    """Look up the option with this id; None if there is none."""
    for each in OPTIONS:
        if each.id == field:
            return each
    return None
