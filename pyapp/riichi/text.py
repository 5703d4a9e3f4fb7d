"""The text form of a hand, its situation and rules: address bar, notation box, cases.

Tokens stand apart by spaces, or by commas where spaces are awkward, as in links:

    234567m33456p67s+8s     concealed tiles; + before the winning tile
    pon:555z chii:234s      calls: chii pon ankan daiminkan (or kan) kakan
    dora:4p9m ura:1z        indicators
    seat:S round:E          winds, south and east when not said
    riichi double_riichi ippatsu rinshan chankan robs_closed_kan last_tile first_turn
    honba:2 sticks:1        counters and riichi sticks on the table
    ron tsumo               when only one of them is meant
    rules:ema-2025 limit_kiriage_mangan=no      rulebook and house rules

Without + the last of 14 tiles is the winning tile. `format_entry` writes the canonical
form and `parse_entry` reads it back to the same entry.
"""

from typing import Any, NamedTuple

from .hand import CALLS, CLOSED_KAN, DAIMINKAN, FULL, PLAIN, RON, TSUMO, Hand, Meld, Situation
from .rulebooks import RULEBOOKS, rulebook, rules_for
from .rules import BadRule, Rules, changes_from, value_text, with_text
from .tiles import Tile, format_tiles, parse_tiles, sort_tiles

WIND_LETTERS = "ESWN"
DEFAULT_RULEBOOK = RULEBOOKS[0].key
# A word, and the field of the situation that it sets to what.
FLAGS = (
    ("riichi", "riichi", 1),
    ("double_riichi", "riichi", 2),
    ("chankan", "chankan", 1),
    ("robs_closed_kan", "chankan", CLOSED_KAN),
    ("ippatsu", "ippatsu", True),
    ("rinshan", "rinshan", True),
    ("last_tile", "last_tile", True),
    ("first_turn", "first_turn", True),
)


class Entry(
    NamedTuple(
        "Entry",
        [
            ("hand", Hand),
            ("situation", Situation),
            ("by", str),
            ("rulebook", str),
            ("rules", Rules),
        ],
    )
):
    """A hand as entered, complete or not; by: "ron", "tsumo" or "" for either."""


class TextError(
    NamedTuple("TextError", [("id", str), ("token", str), ("place", int), ("character", str)])
):
    """What cannot be read: an id, the token, where it starts, and the character if one."""


EMPTY = Entry(Hand((), (), None), PLAIN, "", DEFAULT_RULEBOOK, rules_for(DEFAULT_RULEBOOK))


def parse_entry(text: str) -> Entry | TextError:
    """Read the text form; the first token that cannot be read is returned as a TextError.

    Only the writing is judged here: hand.problems says what is impossible in play.
    """
    tiles: list[Tile] = []
    winning: Tile | None = None
    melds: list[Meld] = []
    situation = PLAIN
    by = ""
    key = DEFAULT_RULEBOOK
    changes: list[tuple[str, str, int]] = []
    for token, place in _tokens(text):
        name, colon, value = token.partition(":")
        option, equals, choice = token.partition("=")
        changed = _situation_token(situation, name, value)
        if isinstance(changed, Situation):
            situation = changed
        elif changed:
            return TextError(changed, token, place, "")
        elif equals:
            changes.append((option, choice, place))
        elif token in (RON, TSUMO):
            by = token
        elif name == "rules":
            if rulebook(value) is None:
                return TextError("unknown_rulebook", token, place, "")
            key = value
        elif colon:
            call = DAIMINKAN if name == "kan" else name
            if call not in CALLS:
                return TextError("unknown_word", token, place, "")
            called, wrong = parse_tiles(value)
            if wrong >= 0 or not called:
                return TextError("bad_tile", token, place, value[wrong : wrong + 1])
            melds.append(Meld(call, sort_tiles(called)))
        else:
            plain, plus, last = token.partition("+")
            more, wrong = parse_tiles(plain)
            if wrong >= 0:
                id = "bad_tile" if more or plain[:1] in "0123456789" else "unknown_word"
                return TextError(id, token, place, plain[wrong : wrong + 1])
            tiles.extend(more)
            if plus:
                won, wrong = parse_tiles(last)
                if wrong >= 0 or len(won) != 1 or winning is not None:
                    return TextError("bad_winning_tile", token, place, last[:1])
                winning = won[0]
    if winning is None and len(tiles) + 3 * len(melds) == FULL and tiles:
        winning = tiles.pop()
    rules = rules_for(key)
    for option, choice, place in changes:
        better = with_text(rules, option, choice)
        if isinstance(better, BadRule):
            return TextError(better.id, f"{option}={choice}", place, "")
        rules = better
    hand = Hand(sort_tiles(tuple(tiles)), tuple(melds), winning)
    return Entry(hand, situation, by, key, rules)


def _tokens(text: str) -> list[tuple[str, int]]:
    """The tokens with the place where each starts."""
    tokens: list[tuple[str, int]] = []
    start = -1
    for place, character in enumerate(text + " "):
        if character in " ,\t\n\r":
            if start >= 0:
                tokens.append((text[start:place], start))
            start = -1
        elif start < 0:
            start = place
    return tokens


def _situation_token(situation: Situation, name: str, value: str) -> Situation | str:
    """The situation with one token read into it; an error id; or "" when it is not of it."""
    changed: Any = {field: level for word, field, level in FLAGS if word == name}
    if name in ("dora", "ura"):
        tiles, wrong = parse_tiles(value)
        if wrong >= 0:
            return "bad_tile"
        changed["ura" if name == "ura" else "indicators"] = tiles
    elif name in ("seat", "round"):
        wind = WIND_LETTERS.find(value.upper()) if len(value) == 1 else -1
        if wind < 0:
            return "bad_wind"
        changed[name] = wind
    elif name in ("honba", "sticks"):
        if not 0 < len(value) < 3 or value.strip("0123456789"):
            return "bad_count"
        changed[name] = int(value)
    return situation._replace(**changed) if changed else ""


def format_entry(entry: Entry, space: str = " ") -> str:
    """The canonical text of an entry; defaults are left out. A link takes space=","."""
    hand, situation, by, key, rules = entry
    words: list[str] = []
    tiles = format_tiles(hand.concealed)
    if hand.winning is not None:
        tiles += "+" + format_tiles((hand.winning,))
    if tiles:
        words.append(tiles)
    for meld in hand.melds:
        words.append(f"{meld.call}:{format_tiles(meld.tiles)}")
    for name, indicators in (("dora", situation.indicators), ("ura", situation.ura)):
        if indicators:
            words.append(f"{name}:{format_tiles(indicators)}")
    for name in ("seat", "round"):
        wind = getattr(situation, name)
        if wind != getattr(PLAIN, name):
            words.append(f"{name}:{WIND_LETTERS[wind]}")
    words.extend([word for word, field, level in FLAGS if getattr(situation, field) == level])
    for name in ("honba", "sticks"):
        if getattr(situation, name):
            words.append(f"{name}:{getattr(situation, name)}")
    if by:
        words.append(by)
    if key != DEFAULT_RULEBOOK:
        words.append("rules:" + key)
    for option, chosen in changes_from(rules_for(key), rules):
        words.append(f"{option}={value_text(chosen)}")
    return space.join(words)
