"""The text form of a hand, its situation and rules: address bar, notation box, cases.

Tokens stand apart by spaces, or by commas where spaces are awkward, as in links:

    234567m33456p67s+8s     concealed tiles; + before the winning tile
    pon:555z chii:234s      calls: chii pon ankan daiminkan (or kan) kakan
    dora:4p9m ura:1z        indicators
    seat:S round:E          winds, south and east when not said
    riichi double_riichi ippatsu rinshan chankan robs_closed_kan last_tile first_turn
    nuki:2 robs_nuki        with three players: norths set aside; won on another player's
    honba:2 sticks:1        counters and riichi sticks on the table
    ron tsumo               when only one of them is meant
    rules:ema-2025 limit_kiriage_mangan=no      rulebook and house rules
    house:Club_Tuesday      what these are called: blanks as _, what is awkward as ~ and its code

Tiles and calls may be spread over several tokens; anything else is said once. Without + the
last of 14 tiles is the winning tile. `format_entry` writes the canonical
form and `parse_entry` reads it back to the same entry.
"""

from typing import Any, Iterator, NamedTuple

from .free_text import name_of, word_of
from .hand import (
    CALLS,
    CLOSED_KAN,
    DAIMINKAN,
    FULL,
    INDICATORS,
    PLAIN,
    RON,
    TSUMO,
    Hand,
    Meld,
    Situation,
)
from .options import option as rule_named
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
    ("robs_nuki", "robs_nuki", True),
)
COUNTS = ("nuki", "honba", "sticks")
LEVELS = {word: level for word, _field, level in FLAGS}
# A word, and the field of the situation that it decides; each can be said once.
FIELDS = {word: field for word, field, _level in FLAGS}
FIELDS.update({name: name for name in ("ura", "seat", "round") + COUNTS})
FIELDS["dora"] = "indicators"
DIGITS = "0123456789"

# More than this is no slip of the finger: twice what a hand can have, and more characters than
# a hand under rules changed in every option.
MOST_TILES = 2 * FULL
MOST_MELDS = 8
MOST_IN_MELD = 8
MOST_INDICATORS = 2 * INDICATORS
MOST_TEXT = 3000
MOST_TOKEN = 100
MOST_HOUSE = 130  # of a name all of whose letters are written as their codes
SHOWN = 20  # characters named of what is too long


class Entry(NamedTuple):
    """A hand as entered, complete or not; by: "ron", "tsumo" or "" for either; house: what its
    rules are called where the players gave them a name of their own, else "".
    """

    hand: Hand
    situation: Situation
    by: str
    rulebook: str
    rules: Rules
    house: str


class TextError(NamedTuple):
    """What cannot be read: an id, the token, where it starts, and the character if one."""

    id: str
    token: str
    place: int
    character: str


EMPTY = Entry(Hand((), (), None), PLAIN, "", DEFAULT_RULEBOOK, rules_for(DEFAULT_RULEBOOK), "")


def parse_entry(text: str) -> Entry | TextError:
    """Read the text form; the first token that cannot be read is returned as a TextError.

    Only the writing is judged here: hand.problems says what is impossible in play. But what
    no slip of the finger makes of a hand is refused before it costs time.
    """
    if len(text) > MOST_TEXT:
        return TextError("bad_length", text[:SHOWN], 0, "")
    tiles: list[Tile] = []
    winning: Tile | None = None
    melds: list[Meld] = []
    situation = PLAIN
    by = ""
    key = DEFAULT_RULEBOOK
    house = ""
    changes: list[tuple[str, str, int]] = []
    said: set[str] = set()
    for token, place in _tokens(text):
        if len(token) > (MOST_HOUSE if token[:6] == "house:" else MOST_TOKEN):
            return TextError("bad_length", token[:SHOWN], place, "")
        name, colon, value = token.partition(":")
        option, equals, choice = token.partition("=")
        once = _said_once(token)
        if once in said:
            return TextError("bad_repeat", token, place, "")
        if once:
            said.add(once)
        if name in FIELDS:
            changed = _situation_token(situation, token, place)
            if isinstance(changed, TextError):
                return changed
            situation = changed
        elif equals:
            if rule_named(option) is None:
                return TextError("unknown_option", token, place, "")
            changes.append((option, choice, place))
        elif token in (RON, TSUMO):
            by = token
        elif name == "rules":
            if rulebook(value) is None:
                return TextError("unknown_rulebook", token, place, "")
            key = value
        elif name == "house":
            house = name_of(value)
            if not house:
                return TextError("bad_name", token, place, "")
        elif colon:
            call = DAIMINKAN if name == "kan" else name
            if call not in CALLS:
                return TextError("unknown_word", token, place, "")
            called = _tiles_token(token, place, MOST_IN_MELD)
            if isinstance(called, TextError):
                return called
            melds.append(Meld(call, sort_tiles(called)))
        else:
            plain, plus, last = token.partition("+")
            more, wrong = parse_tiles(plain)
            if wrong >= 0:
                problem_id = "bad_tile" if more or plain[:1] in DIGITS else "unknown_word"
                return TextError(problem_id, token, place, plain[wrong : wrong + 1])
            tiles.extend(more)
            if plus:
                won, wrong = parse_tiles(last)
                if wrong >= 0 or len(won) != 1 or winning is not None:
                    return TextError("bad_winning_tile", token, place, last[:1])
                winning = won[0]
        if len(tiles) > MOST_TILES or len(melds) > MOST_MELDS:
            return TextError("bad_amount", token, place, "")
    if winning is None and len(tiles) + 3 * len(melds) == FULL and tiles:
        winning = tiles.pop()
    rules = rules_for(key)
    for option, choice, place in changes:
        better = with_text(rules, option, choice)
        if isinstance(better, BadRule):
            return TextError(better.id, f"{option}={choice}", place, "")
        rules = better
    hand = Hand(sort_tiles(tuple(tiles)), tuple(melds), winning)
    return Entry(hand, situation, by, key, rules, house)


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """The tokens with the place where each starts."""
    start = -1
    for place, character in enumerate(text + " "):
        if character in " ,\t\n\r":
            if start >= 0:
                yield text[start:place], start
            start = -1
        elif start < 0:
            start = place


def _said_once(token: str) -> str:
    """What a token decides, of which there can be one only; "" for tiles and calls."""
    name = token.partition(":")[0]
    if name in FIELDS or name in ("rules", "house"):
        return FIELDS.get(name, name)
    option, equals, _choice = token.partition("=")
    return "by" if token in (RON, TSUMO) else option if equals else ""


def _situation_token(situation: Situation, token: str, place: int) -> Situation | TextError:
    """The situation with one token read into it."""
    name, colon, value = token.partition(":")
    field = FIELDS[name]
    changed: Any = {}
    if field in ("indicators", "ura"):
        found = _tiles_token(token, place, MOST_INDICATORS)
        if isinstance(found, TextError):
            return found
        changed[field] = found
    elif field in ("seat", "round"):
        # str.upper() would take letters of other scripts too.
        wind = (WIND_LETTERS + WIND_LETTERS.lower()).find(value) if len(value) == 1 else -1
        if wind < 0:
            return TextError("bad_wind", token, place, "")
        changed[field] = wind % len(WIND_LETTERS)
    elif field in COUNTS:
        if not 0 < len(value) < 3 or value.strip(DIGITS):
            return TextError("bad_count", token, place, "")
        changed[field] = int(value)
    elif colon:
        return TextError("bad_flag", token, place, "")
    else:
        changed[field] = LEVELS[name]
    return situation._replace(**changed)


def _tiles_token(token: str, place: int, most: int) -> tuple[Tile, ...] | TextError:
    """The tiles behind the colon: at least one."""
    value = token.partition(":")[2]
    tiles, wrong = parse_tiles(value)
    if not value:
        return TextError("bad_empty", token, place, "")
    if wrong >= 0:
        return TextError("bad_tile", token, place, value[wrong : wrong + 1])
    return tiles if len(tiles) <= most else TextError("bad_amount", token, place, "")


def format_entry(entry: Entry, space: str = " ") -> str:
    """The canonical text of an entry; defaults are left out. A link takes space=","."""
    hand, situation, by, key, rules, house = entry
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
    for name in COUNTS:
        if getattr(situation, name):
            words.append(f"{name}:{getattr(situation, name)}")
    if by:
        words.append(by)
    if key != DEFAULT_RULEBOOK:
        words.append("rules:" + key)
    if house:
        words.append("house:" + word_of(house))
    for option, chosen in changes_from(rules_for(key), rules):
        words.append(f"{option}={value_text(chosen)}")
    return space.join(words)
