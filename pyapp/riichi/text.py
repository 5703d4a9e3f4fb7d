"""The text form of a hand, its situation and rules: address bar, notation box, cases.

Tokens stand apart by spaces, or by commas where spaces are awkward, as in links:

    234567m33456p67s+8s     concealed tiles; + before the winning tile
    pon:555z chii:234s      calls: chii pon ankan daiminkan (or kan) kakan
    dora:4p9m ura:1z        indicators
    seat:S round:E          winds, south and east when not said
    riichi double_riichi ippatsu rinshan chankan robs_closed_kan last_tile first_turn
    nuki:2 robs_nuki        with three players: norths set aside; won on another player's
    open_riichi kanburi     local yaku that nothing else shows (SAID), where the house plays them
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
# Of local yaku those that have to be said, in order of the alphabet.
SAID = ("kanburi", "open_riichi", "open_riichi_fed", "paarenchan", "tsubame_gaeshi")
COUNTS = ("nuki", "honba", "sticks")
LEVELS = {word: level for word, _field, level in FLAGS}
NAMES = ("rules", "house")
# What a word decides, which can be said only once: a field of the situation, or one of NAMES.
FIELDS = {word: field for word, field, _level in FLAGS}
FIELDS.update({name: name for name in ("ura", "seat", "round") + COUNTS + NAMES + SAID})
FIELDS["dora"] = "indicators"
DIGITS = "0123456789"

# More than this is no slip of the finger: twice what a hand can have, and more characters than
# a hand under rules changed in every option.
MOST_TILES = 2 * FULL
MOST_MELDS = 8
MOST_IN_MELD = 8
MOST_INDICATORS = 2 * INDICATORS
MOST_TEXT = 3000
MOST_TOKEN = 400
MOST_HOUSE = 130  # of a name all of whose letters are written as their codes
SHOWN = 20  # characters of what is too long that the error shows


class Entry(NamedTuple):
    """A hand as entered, complete or not."""

    hand: Hand
    situation: Situation
    by: str  # RON, TSUMO, or "" for either
    rulebook: str
    rules: Rules
    house: str  # what the players call these rules, "" where they gave them no name


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
    reader = _Reader()
    for token, place in _tokens(text):
        if len(token) > (MOST_HOUSE if token[:6] == "house:" else MOST_TOKEN):
            return TextError("bad_length", token[:SHOWN], place, "")
        wrong = reader.token(token, place)
        if wrong:
            return TextError(wrong, token, place, reader.character)
    return reader.entry()


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """Split the text into tokens, each with the place where it starts."""
    start = -1
    for place, character in enumerate(text + " "):
        if character in " ,\t\n\r":
            if start >= 0:
                yield text[start:place], start
            start = -1
        elif start < 0:
            start = place


class _Reader:
    """Collects what the tokens of a text say.

    What reads a token returns the id of a TextError, "" if all is well.
    """

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.winning: Tile | None = None
        self.melds: list[Meld] = []
        self.situation = PLAIN
        self.changes: list[tuple[str, str, int]] = []
        self.said: dict[str, str] = {}  # by what it decides, all that can be said only once
        self.character = ""  # the one that a TextError names

    def token(self, token: str, place: int) -> str:
        """Read one token, which starts at a place of the text."""
        name, colon, value = token.partition(":")
        option, equals, choice = token.partition("=")
        decides = FIELDS.get(name) or ("by" if token in (RON, TSUMO) else option if equals else "")
        if decides in self.said:
            return "bad_repeat"
        if decides:
            self.said[decides] = value or token
        if name in FIELDS and name not in NAMES:
            return self._of_situation(name, colon, value)
        if equals:
            self.changes.append((option, choice, place))
            return "" if rule_named(option) else "unknown_option"
        if decides == "rules":
            return "" if rulebook(value) else "unknown_rulebook"
        if decides == "house":
            return "" if name_of(value) else "bad_name"
        if decides:
            return ""
        wrong = self._call(name, value) if colon else self._concealed(token)
        too_many = len(self.tiles) > MOST_TILES or len(self.melds) > MOST_MELDS
        return wrong or ("bad_amount" if too_many else "")

    def entry(self) -> Entry | TextError:
        """Put together what was read; a house rule may still be none of its option's."""
        tiles, winning, said = self.tiles, self.winning, self.said
        if winning is None and tiles and len(tiles) + 3 * len(self.melds) == FULL:
            winning = tiles.pop()
        key = said.get("rules", DEFAULT_RULEBOOK)
        rules = rules_for(key)
        for option, choice, place in self.changes:
            changed = with_text(rules, option, choice)
            if isinstance(changed, BadRule):
                return TextError(changed.id, f"{option}={choice}", place, "")
            rules = changed
        hand = Hand(sort_tiles(tuple(tiles)), tuple(self.melds), winning)
        house = name_of(said.get("house", ""))
        return Entry(hand, self.situation, said.get("by", ""), key, rules, house)

    def _of_situation(self, name: str, colon: str, value: str) -> str:
        """Read a word that sets a field of the situation."""
        field = FIELDS[name]
        changed: Any = {}
        if field in ("indicators", "ura"):
            changed[field], wrong = self._after_colon(value, MOST_INDICATORS)
            if wrong:
                return wrong
        elif field in ("seat", "round"):
            # str.upper() would take letters of other scripts too.
            wind = (WIND_LETTERS + WIND_LETTERS.lower()).find(value) if len(value) == 1 else -1
            if wind < 0:
                return "bad_wind"
            changed[field] = wind % len(WIND_LETTERS)
        elif field in COUNTS:
            if not 0 < len(value) < 3 or value.strip(DIGITS):
                return "bad_count"
            changed[field] = int(value)
        elif colon:
            return "bad_flag"
        elif name in SAID:
            changed["said"] = tuple(sorted(self.situation.said + (name,)))
        else:
            changed[field] = LEVELS[name]
        self.situation = self.situation._replace(**changed)
        return ""

    def _call(self, name: str, value: str) -> str:
        call = DAIMINKAN if name == "kan" else name
        if call not in CALLS:
            return "unknown_word"
        tiles, wrong = self._after_colon(value, MOST_IN_MELD)
        self.melds.append(Meld(call, sort_tiles(tiles)))
        return wrong

    def _after_colon(self, value: str, most: int) -> tuple[tuple[Tile, ...], str]:
        """Read at least one tile and as many as this at most; with them, what is wrong."""
        tiles, wrong = parse_tiles(value)
        if not value:
            return (), "bad_empty"
        if wrong >= 0:
            self.character = value[wrong : wrong + 1]
            return (), "bad_tile"
        return tiles, "" if len(tiles) <= most else "bad_amount"

    def _concealed(self, token: str) -> str:
        """Read concealed tiles, perhaps with the winning tile behind a plus."""
        plain, plus, last = token.partition("+")
        tiles, wrong = parse_tiles(plain)
        if wrong >= 0:
            self.character = plain[wrong : wrong + 1]
            return "bad_tile" if tiles or plain[:1] in DIGITS else "unknown_word"
        self.tiles.extend(tiles)
        if plus:
            won, wrong = parse_tiles(last)
            if wrong >= 0 or len(won) != 1 or self.winning is not None:
                self.character = last[:1]
                return "bad_winning_tile"
            self.winning = won[0]
        return ""


def format_entry(entry: Entry, space: str = " ") -> str:
    """Write the canonical text of an entry; defaults are left out. A link takes space=","."""
    hand, situation, by, key, rules, house = entry
    words: list[str] = []
    tiles = format_tiles(hand.concealed)
    if hand.winning is not None:
        tiles += "+" + format_tiles((hand.winning,))
    if tiles:
        words.append(tiles)
    words.extend([f"{meld.call}:{format_tiles(meld.tiles)}" for meld in hand.melds])
    words.extend(_situation_words(situation))
    if by:
        words.append(by)
    if key != DEFAULT_RULEBOOK or house:  # who gets house rules sees what they are based on
        words.append("rules:" + key)
    if house:
        words.append("house:" + word_of(house))
    for option, chosen in changes_from(rules_for(key), rules):
        words.append(f"{option}={value_text(chosen)}")
    return space.join(words)


def _situation_words(situation: Situation) -> list[str]:
    words: list[str] = []
    for name, indicators in (("dora", situation.indicators), ("ura", situation.ura)):
        if indicators:
            words.append(f"{name}:{format_tiles(indicators)}")
    for name in ("seat", "round"):
        wind = getattr(situation, name)
        if wind != getattr(PLAIN, name):
            words.append(f"{name}:{WIND_LETTERS[wind]}")
    words.extend([word for word, field, level in FLAGS if getattr(situation, field) == level])
    words.extend(situation.said)
    for name in COUNTS:
        if getattr(situation, name):
            words.append(f"{name}:{getattr(situation, name)}")
    return words
