"""OPTIONS: what a rulebook can decide, the one schema of every rule.

The engine, the Rules screen, the README table and the text form of house rules all read
it; `rules.Rules` has a field for each.
"""

from typing import NamedTuple, TypeAlias

Value: TypeAlias = "bool | int | str | tuple[int, ...] | tuple[str, ...]"

CHOICE = "choice"  # exactly one of the choices
SUBSET = "subset"  # a tuple of some of the choices, in their order
NUMBERS = "numbers"  # one of the choices, or other numbers that make sense
FIXED = "fixed"  # one of the choices, by the rulebook alone: no house rule changes it

YES_NO = (True, False)
PLAYERS = (4, 3)
# "floating" uma by how many have at least the return points, themselves in front.
FLOATING_UMA = ((0, 0, 0, 0), (12, -1, -3, -8), (8, 4, -4, -8), (8, 3, 1, -12), (0, 0, 0, 0))


class Option(
    NamedTuple(
        "Option",
        [("id", str), ("kind", str), ("choices", "tuple[Value, ...]"), ("meaning", str)],
    )
):
    """One question a rulebook answers; `id` is the field of `Rules`, `meaning` is for players."""

    @property
    def group(self) -> str:
        """players, yaku, limit, fu, dora, pay, pao, draw, misc or end: the first word of the id."""
        return self.id.split("_")[0]


OPTIONS: tuple[Option, ...] = (
    Option("players", FIXED, PLAYERS, "How many play."),
    Option("yaku_red_fives", CHOICE, (0, 3, 4), "Red fives in the set, each a dora."),
    Option("yaku_open_tanyao", CHOICE, YES_NO, "Tanyao counts on an open hand too."),
    Option("yaku_ippatsu", CHOICE, YES_NO, "Winning within a turn of riichi earns ippatsu."),
    Option("yaku_ura_dora", CHOICE, YES_NO, "Riichi winners count ura dora."),
    Option("yaku_kan_dora", CHOICE, YES_NO, "Every kan adds a dora indicator."),
    Option(
        "yaku_renhou",
        CHOICE,
        ("none", "mangan", "five_han", "yakuman"),
        "Worth of a ron before your first draw; mangan stands alone, five han add up.",
    ),
    Option(
        "yaku_nagashi_mangan",
        CHOICE,
        ("none", "as_win", "draw"),
        "Worth of discarding only terminals and honours, none called.",
    ),
    Option("yaku_ryuuiisou_needs_hatsu", CHOICE, YES_NO, "Ryuuiisou needs the green dragon."),
    Option("yaku_kokushi_robs_closed_kan", CHOICE, YES_NO, "Kokushi may rob a closed kan."),
    Option(
        "yaku_rinshan_with_haitei",
        CHOICE,
        YES_NO,
        "The last replacement tile pays rinshan and haitei.",
    ),
    Option(
        "yaku_two_han_minimum_at_5_honba",
        CHOICE,
        YES_NO,
        "From five honba on, a win needs two han of yaku.",
    ),
    Option(
        "limit_kiriage_mangan", CHOICE, YES_NO, "4 han 30 fu and 3 han 60 fu are paid as mangan."
    ),
    Option(
        "limit_counted_13_han",
        CHOICE,
        ("sanbaiman", "yakuman"),
        "Limit for 13 or more han without a yakuman.",
    ),
    Option("limit_yakuman_stacking", CHOICE, YES_NO, "Several yakuman in a hand add up."),
    Option(
        "limit_double_yakuman",
        SUBSET,
        ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii"),
        "Yakuman that count twice.",
    ),
    Option("fu_double_wind_pair", CHOICE, (2, 4), "Fu of a pair of the seat and round wind."),
    Option("fu_open_pinfu_ron", CHOICE, (30, 20), "Fu of an open ron that earns no other fu."),
    Option(
        "fu_pinfu_tsumo", CHOICE, (20, 30), "Fu of a pinfu tsumo; with 30 the pinfu is not paid."
    ),
    Option("fu_chiitoitsu", CHOICE, (25, 50), "Seven pairs: 25 fu and 2 han, or 50 fu and 1."),
    Option("fu_rinshan_tsumo", CHOICE, (2, 0), "Tsumo fu on a replacement tile."),
    Option(
        "fu_ron_completed_triplet",
        CHOICE,
        ("open", "closed"),
        "How a triplet finished by ron counts.",
    ),
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
        "When the indicator of a kan is turned.",
    ),
    Option(
        "dora_rinshan_counts_new_indicator",
        CHOICE,
        ("yes", "closed_kan_only", "no"),
        "A replacement-tile win counts the new indicator.",
    ),
    Option(
        "dora_chankan_counts_new_indicator", CHOICE, YES_NO, "Robbing a kan counts its indicator."
    ),
    Option(
        "pay_honba",
        CHOICE,
        ((300, 100), (1500, 500), (0, 0)),
        "Points a honba adds: to a ron / to each share of a tsumo.",
    ),
    Option(
        "pay_simultaneous_ron",
        CHOICE,
        ("nearest_only", "all_paid", "double_paid_triple_abort"),
        "Who is paid when several players call ron on one tile.",
    ),
    Option(
        "pay_multi_ron_honba",
        CHOICE,
        ("nearest", "each_winner"),
        "Which of several winners gets the honba.",
    ),
    Option(
        "pay_multi_ron_sticks",
        CHOICE,
        ("all_nearest", "own_back_rest_nearest"),
        "Which of several winners gets the riichi sticks.",
    ),
    Option(
        "pao_yakuman",
        SUBSET,
        ("daisangen", "daisuushii", "suukantsu"),
        "Yakuman whose last fed set makes its feeder liable.",
    ),
    Option(
        "pao_rinshan_after_fed_kan",
        CHOICE,
        YES_NO,
        "The feeder of an open kan alone pays a win on its replacement tile.",
    ),
    Option(
        "pao_closed_kan_counts_as_visible",
        CHOICE,
        YES_NO,
        "A closed kan is one of the sets the feeder could see.",
    ),
    Option("pao_tsumo", CHOICE, ("all", "none"), "Share of a tsumo the liable player pays."),
    Option(
        "pao_ron_by_third_player",
        CHOICE,
        ("half_each", "discarder_all"),
        "How the liable player and another discarder share a ron.",
    ),
    Option(
        "pao_honba_on_ron", CHOICE, ("discarder", "liable"), "Who pays the honba of a shared ron."
    ),
    Option(
        "pao_composite",
        CHOICE,
        ("whole_hand", "liable_part_only"),
        "What is shared when the hand has a second yakuman.",
    ),
    Option("draw_noten_total", NUMBERS, (3000, 0), "Points from noten to tenpai at a draw."),
    Option(
        "draw_abortive",
        SUBSET,
        ("nine_terminals", "four_winds", "four_riichi", "four_kans", "triple_ron"),
        "Abortive draws in use.",
    ),
    Option("draw_dealer_repeat", CHOICE, ("win_or_tenpai", "win"), "What keeps the deal."),
    Option(
        "draw_karaten",
        CHOICE,
        ("noten", "tenpai"),
        "What a hand is that waits only on a fifth copy.",
    ),
    Option(
        "misc_chombo",
        CHOICE,
        ("none", "reverse_mangan", "penalty_20000", "penalty_30000"),
        "Penalty for a false win or the like.",
    ),
    Option("misc_riichi_needs_1000", CHOICE, YES_NO, "Riichi needs 1,000 points in hand."),
    Option("misc_riichi_min_wall", CHOICE, (0, 1, 4), "Wall tiles left that riichi needs."),
    Option("misc_bust_ends_game", CHOICE, YES_NO, "A score below zero ends the game."),
    Option(
        "end_start_return",
        NUMBERS,
        ((30000, 30000), (25000, 30000), (25000, 25000)),
        "Points at the start / taken off at the end.",
    ),
    Option(
        "end_uma",
        NUMBERS,
        ((15, 5, -5, -15), (20, 10, -10, -20), (30, 10, -10, -30), (0, 0, 0, 0), "floating"),
        "Placement bonus in thousands; floating looks at who kept 30,000.",
    ),
    Option("end_oka", NUMBERS, (0, 20), "Bonus of the first place in thousands."),
    Option(
        "end_final_rounding",
        CHOICE,
        ("none", "five_down_six_up"),
        "How final points are rounded to thousands.",
    ),
    Option(
        "end_ties",
        CHOICE,
        ("split_uma", "seat_order", "split_first_dealer"),
        "How equal scores are placed; an odd rest may go to the earlier seat.",
    ),
    Option(
        "end_leftover_sticks",
        CHOICE,
        ("lost", "to_first"),
        "Riichi sticks left on the table at the end.",
    ),
    Option("end_yakitori", CHOICE, (0, -20), "Thousands lost for winning no hand."),
    Option(
        "end_agariyame_extension",
        CHOICE,
        ("none", "west_until_return"),
        "A leading dealer may stop, and low scores add a West round.",
    ),
)

# Those that house rules may change.
HOUSE_OPTIONS = tuple([each for each in OPTIONS if each.kind != FIXED])


def option(field: str) -> Option | None:
    """The option with this id, or None."""
    for each in OPTIONS:
        if each.id == field:
            return each
    return None
