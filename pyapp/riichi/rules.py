"""What a rulebook decides: one `Rules` record with a field for each of OPTIONS.

A refused option or value is a `BadRule`, never an exception.
"""

from typing import Any, NamedTuple

from .options import (
    CHOICE,
    FIXED,
    FLOATING_UMA,
    NUMBERS,
    OPTIONS,
    PARTED,
    PLAYERS,
    WORTHS,
    Option,
    Value,
    named_by,
    option,
)


class BadRule(NamedTuple):
    """A refusal: id "unknown_option", "bad_value", or "fixed_option" for what only a rulebook
    decides; the option's id, the value as text.
    """

    id: str
    option: str
    value: str


class Rules(NamedTuple):
    """A complete set of rules: one field for each of OPTIONS, in the same order."""

    players: int
    yaku_red_fives: int
    yaku_open_tanyao: bool
    yaku_ippatsu: bool
    yaku_ura_dora: bool
    yaku_kan_dora: bool
    yaku_renhou: str
    yaku_nagashi_mangan: str
    yaku_ryuuiisou_needs_hatsu: bool
    yaku_kokushi_robs_closed_kan: bool
    yaku_rinshan_with_haitei: bool
    yaku_two_han_minimum_at_5_honba: bool
    yaku_north_value: bool
    limit_kiriage_mangan: bool
    limit_counted_13_han: str
    limit_yakuman_stacking: bool
    limit_double_yakuman: tuple[str, ...]
    fu_double_wind_pair: int
    fu_open_pinfu_ron: int
    fu_pinfu_tsumo: int
    fu_chiitoitsu: int
    fu_rinshan_tsumo: int
    fu_ron_completed_triplet: str
    dora_kan_dora_reveal: str
    dora_rinshan_counts_new_indicator: str
    dora_chankan_counts_new_indicator: bool
    pay_honba: tuple[int, int]
    pay_north_share: str
    pay_simultaneous_ron: str
    pay_multi_ron_honba: str
    pay_multi_ron_sticks: str
    pao_yakuman: tuple[str, ...]
    pao_rinshan_after_fed_kan: bool
    pao_closed_kan_counts_as_visible: bool
    pao_tsumo: str
    pao_ron_by_third_player: str
    pao_honba_on_ron: str
    pao_composite: str
    draw_noten_total: int
    draw_abortive: tuple[str, ...]
    draw_dealer_repeat: str
    draw_karaten: str
    misc_chombo: str
    misc_riichi_needs_1000: bool
    misc_riichi_min_wall: int
    misc_bust_ends_game: bool
    end_start_return: tuple[int, int]
    end_uma: str | tuple[int, ...]
    end_oka: int
    end_final_rounding: str
    end_ties: str
    end_leftover_sticks: str
    end_yakitori: int
    end_agariyame_extension: str
    house_yaku: tuple[str, ...]


def value_text(value: Value) -> str:
    """Write the value as players type it: yes, no, a number, a word, "a/b", "none" for ()."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "/".join([value_text(part) for part in value]) or "none"
    return str(value)


def parse_value(asked: Option, text: str) -> "Value | BadRule":
    """Read what `value_text` wrote for an option; a subset may name its parts in any order."""
    if asked.kind in PARTED:
        parts = [] if text == "none" else text.split("/")
        if asked.kind == WORTHS and parts:
            from .local import in_order  # which few houses need

            subset = in_order(parts)
        else:
            subset = tuple([choice for choice in asked.choices if choice in parts])
        if len(subset) == len(parts):
            return subset
        return BadRule("bad_value", asked.id, text)
    for choice in asked.every:
        if value_text(choice) == text:
            return choice
    if asked.kind == NUMBERS:
        numbers = [whole_number(part, 7) for part in text.split("/")]
        known = tuple([number for number in numbers if number is not None])
        value = known[0] if len(known) == 1 else known
        if len(known) == len(numbers) and _makes_sense(asked.id, value):
            return value
    return BadRule("bad_value", asked.id, text)


def with_change(rules: Rules, field: str, value: Value) -> Rules | BadRule:
    """Change one field of the rules, or say why not."""
    asked = option(field)
    if asked is None:
        return BadRule("unknown_option", field, value_text(value))
    if asked.kind == FIXED:
        return BadRule("fixed_option", field, value_text(value))
    if not accepts(asked, value, rules.players):
        return BadRule("bad_value", field, value_text(value))
    changed: Any = {field: value}
    return rules._replace(**changed)


def with_text(rules: Rules, field: str, text: str) -> Rules | BadRule:
    """Change one field to a value in its text form, as the hand notation has it: "option=value"."""
    asked = option(field)
    value = parse_value(asked, text) if asked and asked.kind != FIXED else text
    return value if isinstance(value, BadRule) else with_change(rules, field, value)


def changes_from(base: Rules, rules: Rules) -> tuple[tuple[str, Value], ...]:
    """List (field, value) of every option where `rules` differs from `base`, in OPTIONS order."""
    pairs = zip(OPTIONS, rules, base)  # in the same order
    return tuple([(asked.id, value) for asked, value, usual in pairs if value != usual])


def accepts(asked: Option, value: Value, players: int) -> bool:
    """Tell whether an option can have the value where so many play."""
    # Through the text and back: 1 is not True, and ("win",) is not "win".
    again = parse_value(asked, value_text(value))
    good = again == value and value_text(again) == value_text(value)
    return good and _suits(asked, value, players)


def whole_number(text: str, most: int) -> int | None:
    """Read a number of at most so many plain digits, perhaps below zero; None for anything else."""
    # int() alone would also take "1_000", " 1" and digits of other scripts.
    digits = text[1:] if text[:1] == "-" else text
    good = 0 < len(digits) <= most and not digits.strip("0123456789")
    return int(text) if good else None


def _makes_sense(field: str, value: Any) -> bool:
    many = len(value) if isinstance(value, tuple) else 1
    if field == "end_uma":  # a bonus is paid by the other places
        return many in PLAYERS and sum(value) == 0
    if field == "end_start_return":
        if many != 2:
            return False
        start, back = value
        return bool(0 < start <= back and start % 100 == 0 and back % 100 == 0)
    if field == "draw_noten_total":
        return bool(many == 1 and value >= 0 and value % 200 == 0)
    return bool(field == "end_oka" and many == 1 and value >= 0)


def _suits(asked: Option, value: Any, players: int) -> bool:
    """Tell whether a value that makes sense does so for this many players."""
    field, offered = asked.id, asked.offered(players)
    if asked.kind == CHOICE:
        return value in offered
    if asked.kind in PARTED:
        return not [part for part in value if named_by(part) not in offered]
    if field == "end_uma":
        return len(FLOATING_UMA[0] if value == "floating" else value) == players
    if players not in PLAYERS:
        return False
    if field == "draw_noten_total":  # the many, tenpai or noten, can share it in hundreds
        many = [max(ready, players - ready) for ready in range(1, players)]
        return not [each for each in many if value % (100 * each)]
    return True
