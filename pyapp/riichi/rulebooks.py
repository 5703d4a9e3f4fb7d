"""The named rulebooks: WRC_2015 in full, every other as its changes from that one.

`assumed` names the options for which no reliable statement of the rulebook was
found; they hold the usual choice and the Rules screen marks them. tests/cases/
rulebooks.tsv states every value with its confidence and a test compares.
"""

from typing import Any, NamedTuple

from .options import OPTIONS
from .rules import Rules


class Rulebook(NamedTuple):
    """A set of rules that somebody has published."""

    key: str  # names the edition
    short: str  # what players call it
    title: str
    edition: str
    source: str  # the text
    rules: Rules
    assumed: tuple[str, ...]  # the fields that the text leaves open


WRC_2015 = Rules(
    players=4,
    yaku_red_fives=0,
    yaku_open_tanyao=True,
    yaku_ippatsu=True,
    yaku_ura_dora=True,
    yaku_kan_dora=True,
    yaku_renhou="mangan",
    yaku_nagashi_mangan="none",
    yaku_ryuuiisou_needs_hatsu=False,
    yaku_kokushi_robs_closed_kan=True,
    yaku_rinshan_with_haitei=False,
    yaku_two_han_minimum_at_5_honba=False,
    # Asked where three play, as is who pays for the north that is missing.
    yaku_north_value=False,
    limit_kiriage_mangan=True,
    limit_counted_13_han="sanbaiman",
    limit_yakuman_stacking=False,
    limit_double_yakuman=(),
    fu_double_wind_pair=4,
    fu_open_pinfu_ron=30,
    fu_pinfu_tsumo=20,
    fu_chiitoitsu=25,
    fu_rinshan_tsumo=2,
    fu_ron_completed_triplet="open",
    dora_kan_dora_reveal="before_discard",
    dora_rinshan_counts_new_indicator="yes",
    dora_chankan_counts_new_indicator=False,
    pay_honba=(300, 100),
    pay_north_share="lost",
    pay_simultaneous_ron="nearest_only",
    # The next two never matter while only the nearest winner is paid.
    pay_multi_ron_honba="nearest",
    pay_multi_ron_sticks="all_nearest",
    pao_yakuman=("daisangen", "daisuushii"),
    pao_rinshan_after_fed_kan=False,
    pao_closed_kan_counts_as_visible=True,
    pao_tsumo="all",
    pao_ron_by_third_player="half_each",
    pao_honba_on_ron="discarder",
    pao_composite="whole_hand",
    draw_noten_total=3000,
    draw_abortive=(),
    draw_dealer_repeat="win_or_tenpai",
    draw_karaten="noten",
    misc_chombo="penalty_20000",
    misc_riichi_needs_1000=False,
    misc_riichi_min_wall=4,
    misc_bust_ends_game=False,
    end_start_return=(30000, 30000),
    end_uma=(15, 5, -5, -15),
    end_oka=0,
    end_final_rounding="none",
    end_ties="split_uma",
    end_leftover_sticks="lost",
    end_yakitori=0,
    end_agariyame_extension="none",
    house_yaku=(),
)

_ALL_DOUBLES = ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii")
_WITH_FOUR_KANS = ("daisangen", "daisuushii", "suukantsu")
_FOUR_ABORTS = ("nine_terminals", "four_winds", "four_riichi", "four_kans")
_AFTER_DISCARD = "closed_immediate_open_after_discard"


def _book(
    key: str, short: str, title: str, edition: str, source: str, stated: Rules, **assumed: Any
) -> Rulebook:
    names = tuple([option.id for option in OPTIONS if option.id in assumed])
    return Rulebook(key, short, title, edition, source, stated._replace(**assumed), names)


# Each: its names, its source, what that states (against WRC 2015), what is assumed where it is
# silent.
# fmt: off
RULEBOOKS: tuple[Rulebook, ...] = (
    _book(
        "wrc-2015", "WRC 2015", "World Riichi Championship", "2015",
        "World Riichi Championship Rules 2015 (S. Malbec), sections 5 and 6",
        WRC_2015,
        yaku_ryuuiisou_needs_hatsu=False, yaku_kokushi_robs_closed_kan=True,
        yaku_rinshan_with_haitei=False, yaku_two_han_minimum_at_5_honba=False,
        draw_noten_total=3000, draw_karaten="noten", misc_chombo="penalty_20000",
        end_yakitori=0,
    ),
    _book(
        "wrc-2025", "WRC 2025", "World Riichi Championship", "2025",
        "WRC Rules 2025, v20250526, with the clarification of 29 June 2025, worldriichi.org",
        WRC_2015._replace(
            limit_counted_13_han="yakuman", limit_yakuman_stacking=True, fu_double_wind_pair=2,
            dora_kan_dora_reveal="immediate_all", pao_yakuman=_WITH_FOUR_KANS,
            misc_chombo="penalty_30000", misc_riichi_min_wall=0,
        ),
        yaku_kokushi_robs_closed_kan=True, yaku_two_han_minimum_at_5_honba=False,
        dora_chankan_counts_new_indicator=False, pao_closed_kan_counts_as_visible=True,
        pao_honba_on_ron="discarder", pao_composite="whole_hand", draw_karaten="noten",
        end_yakitori=0,
    ),
    _book(
        "ema-2008", "EMA 2008", "European Mahjong Association", "2008",
        "EMA Riichi Competition Rules 2008, chapter 4",
        WRC_2015._replace(
            yaku_open_tanyao=False, yaku_renhou="yakuman", yaku_nagashi_mangan="as_win",
            yaku_two_han_minimum_at_5_honba=True, limit_kiriage_mangan=False,
            limit_counted_13_han="yakuman", dora_kan_dora_reveal="before_replacement_draw",
            pay_simultaneous_ron="all_paid", pay_multi_ron_honba="each_winner",
            pay_multi_ron_sticks="own_back_rest_nearest", draw_abortive=_FOUR_ABORTS,
            misc_chombo="reverse_mangan",
        ),
        # The 2012 edition took adding up and most doubles away, so 2008 had them. Without
        # oka, players return what they started with. The end of the game is as in 2016.
        yaku_red_fives=0, yaku_ryuuiisou_needs_hatsu=False,
        yaku_kokushi_robs_closed_kan=True, yaku_rinshan_with_haitei=False,
        limit_yakuman_stacking=True, limit_double_yakuman=_ALL_DOUBLES,
        dora_chankan_counts_new_indicator=False, pao_closed_kan_counts_as_visible=False,
        pao_composite="whole_hand", draw_dealer_repeat="win_or_tenpai",
        misc_riichi_min_wall=4, end_start_return=(25000, 25000), end_uma=(15, 5, -5, -15),
        end_oka=0, end_final_rounding="none", end_ties="split_uma",
        end_leftover_sticks="to_first", end_yakitori=0, end_agariyame_extension="none",
    ),
    _book(
        "ema-2016", "EMA 2016", "European Mahjong Association", "2016",
        "EMA Riichi Competition Rules 2016, mahjong-europe.org",
        WRC_2015._replace(
            limit_kiriage_mangan=False, dora_kan_dora_reveal="before_replacement_draw",
            pay_simultaneous_ron="all_paid", pay_multi_ron_honba="each_winner",
            pay_multi_ron_sticks="own_back_rest_nearest", end_leftover_sticks="to_first",
        ),
        yaku_ryuuiisou_needs_hatsu=False, yaku_kokushi_robs_closed_kan=True,
        yaku_rinshan_with_haitei=False, dora_chankan_counts_new_indicator=False,
        pao_closed_kan_counts_as_visible=False,  # the text says melded
        misc_riichi_needs_1000=False, misc_riichi_min_wall=4, end_yakitori=0,
    ),
    _book(
        "ema-2025", "EMA 2025", "European Mahjong Association", "2025",
        "EMA Riichi Rules 2025, version 1.1 (in force from 1 January 2026), with the annotations "
        "of June 2026, mahjong-europe.org",
        WRC_2015._replace(
            fu_double_wind_pair=2, dora_kan_dora_reveal="before_replacement_draw",
            pay_simultaneous_ron="all_paid", pay_multi_ron_honba="each_winner",
            pay_multi_ron_sticks="own_back_rest_nearest", misc_riichi_min_wall=1,
            end_leftover_sticks="to_first",
        ),
        dora_chankan_counts_new_indicator=False, end_yakitori=0,
    ),
    _book(
        "m-league", "M.League", "M.League", "official rules",
        "M.League official rules, m-league.jp",
        WRC_2015._replace(
            yaku_red_fives=3, yaku_renhou="none", yaku_kokushi_robs_closed_kan=False,
            limit_yakuman_stacking=True, fu_double_wind_pair=2,
            dora_kan_dora_reveal="immediate_all", pao_yakuman=_WITH_FOUR_KANS,
            misc_riichi_min_wall=1,
            end_start_return=(25000, 30000), end_uma=(30, 10, -10, -30), end_oka=20,
            end_ties="split_first_dealer",
        ),
        # Of a self-draw paid in part as usual, it is not said who pays the honba.
        pao_closed_kan_counts_as_visible=True, pao_honba_on_ron="discarder",
        pao_composite="liable_part_only", draw_karaten="noten", end_yakitori=0,
    ),
    _book(
        "jpml-a-2026", "JPML A 2026", "Japan Professional Mahjong League, A rule", "1 April 2026",
        "JPML official (A) rule, sheet of 1 April 2026, ma-jan.or.jp",
        WRC_2015._replace(
            yaku_ippatsu=False, yaku_ura_dora=False, yaku_kan_dora=False, yaku_renhou="none",
            limit_kiriage_mangan=False, limit_counted_13_han="yakuman",
            limit_yakuman_stacking=True, fu_double_wind_pair=2, dora_kan_dora_reveal="none",
            pao_yakuman=_WITH_FOUR_KANS, misc_riichi_min_wall=1, end_uma="floating",
        ),
        yaku_nagashi_mangan="none", yaku_kokushi_robs_closed_kan=True,
        yaku_rinshan_with_haitei=False, yaku_two_han_minimum_at_5_honba=False,
        fu_open_pinfu_ron=30, fu_pinfu_tsumo=20, fu_chiitoitsu=25,
        fu_ron_completed_triplet="open", pao_rinshan_after_fed_kan=False,
        pao_closed_kan_counts_as_visible=True, pao_tsumo="all",
        pao_ron_by_third_player="half_each", pao_honba_on_ron="discarder",
        pao_composite="whole_hand", draw_karaten="noten", misc_chombo="penalty_20000",
        misc_riichi_needs_1000=False, end_yakitori=0,
    ),
    _book(
        "tenhou", "Tenhou", "Tenhou", "ranked hanchan, open tanyao, red fives",
        "Tenhou manual, tenhou.net/man",
        WRC_2015._replace(
            yaku_red_fives=3, yaku_renhou="none", yaku_nagashi_mangan="draw",
            yaku_kokushi_robs_closed_kan=False, limit_kiriage_mangan=False,
            limit_counted_13_han="yakuman", limit_yakuman_stacking=True,
            dora_kan_dora_reveal=_AFTER_DISCARD,
            dora_rinshan_counts_new_indicator="closed_kan_only",
            pay_simultaneous_ron="double_paid_triple_abort", pao_honba_on_ron="liable",
            draw_abortive=_FOUR_ABORTS + ("triple_ron",),
            misc_riichi_needs_1000=True, misc_bust_ends_game=True,
            end_start_return=(25000, 30000), end_uma=(20, 10, -10, -20), end_oka=20,
            end_ties="seat_order",
            end_leftover_sticks="to_first", end_agariyame_extension="west_until_return",
        ),
        pao_closed_kan_counts_as_visible=True, misc_chombo="none", end_yakitori=0,
    ),
    _book(
        "mahjong-soul", "Mahjong Soul", "Mahjong Soul", "ranked hanchan",
        "Mahjong Soul ranked hanchan",
        WRC_2015._replace(
            yaku_red_fives=3, yaku_renhou="none", yaku_nagashi_mangan="draw",
            limit_kiriage_mangan=False, limit_counted_13_han="yakuman",
            limit_yakuman_stacking=True, limit_double_yakuman=_ALL_DOUBLES,
            dora_kan_dora_reveal=_AFTER_DISCARD,
            dora_rinshan_counts_new_indicator="closed_kan_only",
            pay_simultaneous_ron="all_paid", pao_honba_on_ron="liable",
            draw_abortive=_FOUR_ABORTS, draw_karaten="tenpai",
            misc_riichi_needs_1000=True, misc_bust_ends_game=True,
            end_start_return=(25000, 25000),  # the extension still aims at 30000
            end_ties="seat_order",
            end_leftover_sticks="to_first", end_agariyame_extension="west_until_return",
        ),
        # The honba of a partly liable self-draw: as at M.League.
        yaku_ryuuiisou_needs_hatsu=False, dora_chankan_counts_new_indicator=False,
        pao_closed_kan_counts_as_visible=True, pao_composite="liable_part_only",
        misc_chombo="none", end_yakitori=0,
    ),
    _book(
        "common-japanese", "Common Japanese", "Common Japanese rules", "(a scoring article)",
        "A common Japanese scoring article",
        # What the article only allows is off (a second ron, yakitori); of what it mentions
        # without numbers, the usual ones are taken (red fives, abortive draws, chombo).
        WRC_2015._replace(
            yaku_red_fives=3, limit_kiriage_mangan=False, limit_counted_13_han="yakuman",
            pao_rinshan_after_fed_kan=True, pao_closed_kan_counts_as_visible=False,
            draw_abortive=_FOUR_ABORTS, misc_chombo="reverse_mangan",
            end_start_return=(25000, 30000), end_uma=(20, 10, -10, -20), end_oka=20,
            end_final_rounding="five_down_six_up", end_ties="seat_order",
        ),
        # Where it is silent: the more usual practice in Japan.
        yaku_open_tanyao=True, yaku_ippatsu=True, yaku_renhou="none",
        yaku_nagashi_mangan="draw", yaku_ryuuiisou_needs_hatsu=False,
        yaku_kokushi_robs_closed_kan=True, yaku_rinshan_with_haitei=False,
        yaku_two_han_minimum_at_5_honba=False, limit_yakuman_stacking=True,
        limit_double_yakuman=(), dora_kan_dora_reveal=_AFTER_DISCARD,
        dora_rinshan_counts_new_indicator="closed_kan_only",
        dora_chankan_counts_new_indicator=False, pay_multi_ron_honba="nearest",
        pay_multi_ron_sticks="all_nearest", pao_honba_on_ron="discarder",
        pao_composite="whole_hand", draw_noten_total=3000, draw_karaten="noten",
        misc_riichi_needs_1000=True, misc_riichi_min_wall=4, misc_bust_ends_game=True,
        end_leftover_sticks="to_first", end_agariyame_extension="none",
    ),
)
# fmt: on


def rulebook(key: str) -> Rulebook | None:
    """Look up the rulebook with this key; None if there is none."""
    for book in RULEBOOKS:
        if book.key == key:
            return book
    return None


def named(key: str) -> Rulebook:
    """Look up a rulebook by its key; an unknown one is the caller's mistake (ask `rulebook`)."""
    book = rulebook(key)
    if book is None:
        raise KeyError(key)
    return book


def rules_for(key: str) -> Rules:
    """Look up the rules of the rulebook with this key."""
    return named(key).rules


# Three players: what is said of them; all else as with four in the same house.
_THREE: dict[str, Any] = {
    "players": 3,
    "yaku_red_fives": 2,
    "pay_honba": (200, 100),
    "pay_simultaneous_ron": "all_paid",
    "draw_noten_total": 2000,
    "draw_abortive": ("nine_terminals", "four_kans"),
}


def _of_three(
    key: str, base: str, short: str, source: str, stated: "dict[str, Any]", **assumed: Any
) -> Rulebook:
    rules = rules_for(base)._replace(**_THREE)._replace(**stated)
    for field in named(base).assumed:
        assumed[field] = getattr(rules, field)
    title = named(base).title + " sanma"
    return _book(key, short, title, "ranked hanchan for three", source, rules, **assumed)


# fmt: off
RULEBOOKS += (
    _of_three(
        "tenhou-sanma", "tenhou", "Tenhou sanma",
        "Tenhou manual, tenhou.net/man; 534 recorded ranked games",
        {"end_start_return": (35000, 40000), "end_uma": (20, 0, -20), "end_oka": 15},
        misc_riichi_min_wall=3,  # a draw of one's own must be left
        end_final_rounding="none",  # no record is of later than January 2022
    ),
    _of_three(
        "mahjong-soul-sanma", "mahjong-soul", "M. Soul sanma",
        "Rule texts of the Mahjong Soul client",
        {"end_start_return": (35000, 35000), "end_uma": (15, 0, -15)},
        misc_riichi_min_wall=3,
    ),
)
# fmt: on
