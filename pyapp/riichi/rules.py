"""What a rulebook decides: one `Rules` record, and OPTIONS, its only schema.

The engine, the Rules screen, the README table and the text form of house rules
all read OPTIONS. A refused option or value is a `BadRule`, never an exception.
"""

from typing import Any, NamedTuple, Optional, Tuple, Union

Value = Union[bool, int, str, Tuple[int, ...], Tuple[str, ...]]

CHOICE = "choice"  # exactly one of the choices
SUBSET = "subset"  # a tuple of some of the choices, in their order
NUMBERS = "numbers"  # one of the choices, or other numbers that make sense

YES_NO = (True, False)


class Option(
    NamedTuple(
        "Option",
        [("id", str), ("kind", str), ("choices", Tuple[Value, ...]), ("meaning", str)],
    )
):
    """One question a rulebook answers; `id` is the field of `Rules`, `meaning` is for players."""

    @property
    def group(self) -> str:
        """yaku, limit, fu, dora, pay, pao, draw, misc or end: the first word of the id."""
        return self.id.split("_")[0]


class BadRule(NamedTuple("BadRule", [("id", str), ("option", str), ("value", str)])):
    """A refusal: id "unknown_option" or "bad_value", the option's id, the value as text."""


class Rules(
    NamedTuple(
        "Rules",
        [
            ("yaku_red_fives", int),
            ("yaku_open_tanyao", bool),
            ("yaku_ippatsu", bool),
            ("yaku_ura_dora", bool),
            ("yaku_kan_dora", bool),
            ("yaku_renhou", str),
            ("yaku_nagashi_mangan", str),
            ("yaku_ryuuiisou_needs_hatsu", bool),
            ("yaku_kokushi_robs_closed_kan", bool),
            ("yaku_rinshan_with_haitei", bool),
            ("yaku_two_han_minimum_at_5_honba", bool),
            ("limit_kiriage_mangan", bool),
            ("limit_counted_13_han", str),
            ("limit_yakuman_stacking", bool),
            ("limit_double_yakuman", Tuple[str, ...]),
            ("fu_double_wind_pair", int),
            ("fu_open_pinfu_ron", int),
            ("fu_pinfu_tsumo", int),
            ("fu_chiitoitsu", int),
            ("fu_rinshan_tsumo", int),
            ("fu_ron_completed_triplet", str),
            ("dora_kan_dora_reveal", str),
            ("dora_rinshan_counts_new_indicator", str),
            ("dora_chankan_counts_new_indicator", bool),
            ("pay_honba", Tuple[int, int]),
            ("pay_simultaneous_ron", str),
            ("pay_multi_ron_honba", str),
            ("pay_multi_ron_sticks", str),
            ("pao_yakuman", Tuple[str, ...]),
            ("pao_rinshan_after_fed_kan", bool),
            ("pao_closed_kan_counts_as_visible", bool),
            ("pao_tsumo", str),
            ("pao_ron_by_third_player", str),
            ("pao_honba_on_ron", str),
            ("pao_composite", str),
            ("draw_noten_total", int),
            ("draw_abortive", Tuple[str, ...]),
            ("draw_dealer_repeat", str),
            ("draw_karaten", str),
            ("misc_chombo", str),
            ("misc_riichi_needs_1000", bool),
            ("misc_riichi_min_wall", int),
            ("misc_bust_ends_game", bool),
            ("end_start_return", Tuple[int, int]),
            ("end_uma", Union[str, Tuple[int, ...]]),
            ("end_oka", int),
            ("end_final_rounding", str),
            ("end_ties", str),
            ("end_leftover_sticks", str),
            ("end_yakitori", int),
            ("end_agariyame_extension", str),
        ],
    )
):
    """A complete set of rules: one field for each of OPTIONS, in the same order."""


OPTIONS: Tuple[Option, ...] = (
    Option("yaku_red_fives", CHOICE, (0, 3, 4), "Red fives in the set, each a dora."),
    Option("yaku_open_tanyao", CHOICE, YES_NO, "Tanyao counts on an open hand too."),
    Option("yaku_ippatsu", CHOICE, YES_NO, "Winning within a turn of riichi earns ippatsu."),
    Option("yaku_ura_dora", CHOICE, YES_NO, "Riichi winners count ura dora."),
    Option("yaku_kan_dora", CHOICE, YES_NO, "Every kan adds a dora indicator."),
    Option("yaku_renhou", CHOICE, ("none", "mangan", "five_han", "yakuman"),
           "Worth of a ron before your first draw; mangan stands alone, five han add up."),
    Option("yaku_nagashi_mangan", CHOICE, ("none", "as_win", "draw"),
           "Worth of discarding only terminals and honours, none called."),
    Option("yaku_ryuuiisou_needs_hatsu", CHOICE, YES_NO, "Ryuuiisou needs the green dragon."),
    Option("yaku_kokushi_robs_closed_kan", CHOICE, YES_NO, "Kokushi may rob a closed kan."),
    Option("yaku_rinshan_with_haitei", CHOICE, YES_NO,
           "The last replacement tile pays rinshan and haitei."),
    Option("yaku_two_han_minimum_at_5_honba", CHOICE, YES_NO,
           "From five honba on, a win needs two han of yaku."),
    Option("limit_kiriage_mangan", CHOICE, YES_NO,
           "4 han 30 fu and 3 han 60 fu are paid as mangan."),
    Option("limit_counted_13_han", CHOICE, ("sanbaiman", "yakuman"),
           "Limit for 13 or more han without a yakuman."),
    Option("limit_yakuman_stacking", CHOICE, YES_NO, "Several yakuman in a hand add up."),
    Option("limit_double_yakuman", SUBSET,
           ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii"),
           "Yakuman that count twice."),
    Option("fu_double_wind_pair", CHOICE, (2, 4), "Fu of a pair of the seat and round wind."),
    Option("fu_open_pinfu_ron", CHOICE, (30, 20), "Fu of an open ron that earns no other fu."),
    Option("fu_pinfu_tsumo", CHOICE, (20, 30),
           "Fu of a pinfu tsumo; with 30 the pinfu is not paid."),
    Option("fu_chiitoitsu", CHOICE, (25, 50), "Seven pairs: 25 fu and 2 han, or 50 fu and 1."),
    Option("fu_rinshan_tsumo", CHOICE, (2, 0), "Tsumo fu on a replacement tile."),
    Option("fu_ron_completed_triplet", CHOICE, ("open", "closed"),
           "How a triplet finished by ron counts."),
    Option("dora_kan_dora_reveal", CHOICE,
           ("before_discard", "before_replacement_draw", "immediate_all",
            "closed_immediate_open_after_discard", "none"),
           "When the indicator of a kan is turned."),
    Option("dora_rinshan_counts_new_indicator", CHOICE, ("yes", "closed_kan_only", "no"),
           "A replacement-tile win counts the new indicator."),
    Option("dora_chankan_counts_new_indicator", CHOICE, YES_NO,
           "Robbing a kan counts its indicator."),
    Option("pay_honba", CHOICE, ((300, 100), (1500, 500), (0, 0)),
           "Points a honba adds: to a ron / to each share of a tsumo."),
    Option("pay_simultaneous_ron", CHOICE,
           ("nearest_only", "all_paid", "double_paid_triple_abort"),
           "Who is paid when several players call ron on one tile."),
    Option("pay_multi_ron_honba", CHOICE, ("nearest", "each_winner"),
           "Which of several winners gets the honba."),
    Option("pay_multi_ron_sticks", CHOICE, ("all_nearest", "own_back_rest_nearest"),
           "Which of several winners gets the riichi sticks."),
    Option("pao_yakuman", SUBSET, ("daisangen", "daisuushii", "suukantsu"),
           "Yakuman whose last fed set makes its feeder liable."),
    Option("pao_rinshan_after_fed_kan", CHOICE, YES_NO,
           "The feeder of an open kan alone pays a win on its replacement tile."),
    Option("pao_closed_kan_counts_as_visible", CHOICE, YES_NO,
           "A closed kan is one of the sets the feeder could see."),
    Option("pao_tsumo", CHOICE, ("all", "none"), "Share of a tsumo the liable player pays."),
    Option("pao_ron_by_third_player", CHOICE, ("half_each", "discarder_all"),
           "How the liable player and another discarder share a ron."),
    Option("pao_honba_on_ron", CHOICE, ("discarder", "liable"),
           "Who pays the honba of a shared ron."),
    Option("pao_composite", CHOICE, ("whole_hand", "liable_part_only"),
           "What is shared when the hand has a second yakuman."),
    Option("draw_noten_total", NUMBERS, (3000, 0), "Points from noten to tenpai at a draw."),
    Option("draw_abortive", SUBSET,
           ("nine_terminals", "four_winds", "four_riichi", "four_kans", "triple_ron"),
           "Abortive draws in use."),
    Option("draw_dealer_repeat", CHOICE, ("win_or_tenpai", "win"), "What keeps the deal."),
    Option("draw_karaten", CHOICE, ("noten", "tenpai"),
           "What a hand is that waits only on a fifth copy."),
    Option("misc_chombo", CHOICE, ("none", "reverse_mangan", "penalty_20000", "penalty_30000"),
           "Penalty for a false win or the like."),
    Option("misc_riichi_needs_1000", CHOICE, YES_NO, "Riichi needs 1,000 points in hand."),
    Option("misc_riichi_min_wall", CHOICE, (0, 1, 4), "Wall tiles left that riichi needs."),
    Option("misc_bust_ends_game", CHOICE, YES_NO, "A score below zero ends the game."),
    Option("end_start_return", NUMBERS, ((30000, 30000), (25000, 30000), (25000, 25000)),
           "Points at the start / taken off at the end."),
    Option("end_uma", NUMBERS,
           ((15, 5, -5, -15), (20, 10, -10, -20), (30, 10, -10, -30), (0, 0, 0, 0), "floating"),
           "Placement bonus in thousands; floating looks at who kept 30,000."),
    Option("end_oka", NUMBERS, (0, 20), "Bonus of the first place in thousands."),
    Option("end_final_rounding", CHOICE, ("none", "five_down_six_up"),
           "How final points are rounded to thousands."),
    Option("end_ties", CHOICE, ("split_uma", "seat_order", "split_first_dealer"),
           "How equal scores are placed; an odd rest may go to the earlier seat."),
    Option("end_leftover_sticks", CHOICE, ("lost", "to_first"),
           "Riichi sticks left on the table at the end."),
    Option("end_yakitori", CHOICE, (0, -20), "Thousands lost for winning no hand."),
    Option("end_agariyame_extension", CHOICE, ("none", "west_until_return"),
           "A leading dealer may stop, and low scores add a West round."),
)


def option(field: str) -> Optional[Option]:
    """The option with this id, or None."""
    for each in OPTIONS:
        if each.id == field:
            return each
    return None


def value_text(value: Value) -> str:
    """The value as players type it: yes, no, a number, a word, "a/b", "none" for ()."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "/".join([value_text(part) for part in value]) or "none"
    return str(value)


def parse_value(asked: Option, text: str) -> Union[Value, BadRule]:
    """The inverse of `value_text` for one option; a subset may name its parts in any order."""
    if asked.kind == SUBSET:
        parts = [] if text == "none" else text.split("/")
        subset = tuple([choice for choice in asked.choices if choice in parts])
        if len(subset) == len(parts):
            return subset
        return BadRule("bad_value", asked.id, text)
    for choice in asked.choices:
        if value_text(choice) == text:
            return choice
    if asked.kind == NUMBERS:
        numbers = [_whole_number(part) for part in text.split("/")]
        known = tuple([number for number in numbers if number is not None])
        value = known[0] if len(known) == 1 else known
        if len(known) == len(numbers) and _makes_sense(asked.id, value):
            return value
    return BadRule("bad_value", asked.id, text)


def with_change(rules: Rules, field: str, value: Value) -> Union[Rules, BadRule]:
    """The rules with one field changed, or why not."""
    asked = option(field)
    if asked is None:
        return BadRule("unknown_option", field, value_text(value))
    if not _accepts(asked, value):
        return BadRule("bad_value", field, value_text(value))
    changed: Any = {field: value}
    return rules._replace(**changed)


def with_text(rules: Rules, field: str, text: str) -> Union[Rules, BadRule]:
    """`with_change` for a value in its text form: the "option=value" of the hand notation."""
    asked = option(field)
    if asked is None:
        return BadRule("unknown_option", field, text)
    value = parse_value(asked, text)
    return value if isinstance(value, BadRule) else with_change(rules, field, value)


def check(rules: Rules) -> Tuple[BadRule, ...]:
    """Every field whose value its option does not accept, in the order of OPTIONS."""
    return tuple([
        BadRule("bad_value", asked.id, value_text(getattr(rules, asked.id)))
        for asked in OPTIONS
        if not _accepts(asked, getattr(rules, asked.id))
    ])


def changes_from(base: Rules, rules: Rules) -> Tuple[Tuple[str, Value], ...]:
    """(field, value) of every option where `rules` differs from `base`, in OPTIONS order."""
    return tuple([
        (asked.id, getattr(rules, asked.id))
        for asked in OPTIONS
        if getattr(rules, asked.id) != getattr(base, asked.id)
    ])


def _accepts(asked: Option, value: Value) -> bool:
    # Through the text and back: 1 is not True, and ("win",) is not "win".
    again = parse_value(asked, value_text(value))
    return again == value and value_text(again) == value_text(value)


def _whole_number(text: str) -> Optional[int]:
    # int() alone would also take "1_000", " 1" and digits of other scripts.
    digits = text[1:] if text[:1] == "-" else text
    if not 0 < len(digits) < 8:
        return None
    for digit in digits:
        if digit not in "0123456789":
            return None
    return int(text)


def _makes_sense(field: str, value: Any) -> bool:
    many = len(value) if isinstance(value, tuple) else 1
    if field == "end_uma":  # a bonus is paid by the other places
        return many == 4 and sum(value) == 0
    if field == "end_start_return":
        if many != 2:
            return False
        start, back = value
        return bool(0 < start <= back and start % 100 == 0 and back % 100 == 0)
    if field == "draw_noten_total":  # three, or two, can share it in hundreds
        return bool(many == 1 and value >= 0 and value % 600 == 0)
    return bool(field == "end_oka" and many == 1 and value >= 0)
