"""Every word a player reads: one table a terminology, English sentences around it.

`words(terms)` gives the Words of a terminology: "english", "romaji" or "japanese".
"""

from typing import Any

from ...riichi.fu import FuItem
from ...riichi.hand import ANKAN, Hand
from ...riichi.problem import Problem
from ...riichi.shapes import KANTSU, KOUTSU, SIMPLE
from ...riichi.text import TextError
from ...riichi.tiles import EAST, KIND_OF, Tile, is_red
from .sentences import SENTENCES

TERMINOLOGIES = ("english", "romaji", "japanese")


class Words:
    """The words of one terminology. All names are lower case; `title` gives a capital."""

    def __init__(self, terms: str) -> None:
        self.terms = terms
        self.table: dict[str, str] = {}
        self.learnt: list[str] = []
        self.learn(_terms(terms))
        self.own = set(self.table)
        self.learn(SENTENCES)

    def term(self, id: str) -> str:
        """A term of the terminology that stands for itself, or ""."""
        text = self.table.get(id, "") if id in self.own else ""
        return "" if "{" in text or "," in text else text

    def learn(self, block: str) -> None:
        """Take in more sentences, one a line; what the terminology has already stays."""
        if block in self.learnt:
            return
        self.learnt.append(block)
        for line in block.split("\n"):
            id, _, text = line.partition(" ")
            if id and id not in self.table:
                self.table[id] = text

    def __call__(self, id: str) -> str:
        """The words of an id, as they stand; without any the id itself, as romaji has it."""
        text = self.table.get(id)
        return id.replace("_", " ") if text is None else text

    def knows(self, id: str) -> bool:
        """Whether the id has words of its own."""
        return id in self.table

    def say(self, id: str, **values: object) -> str:
        """The words of an id with its {braces} filled: from values, else with a term."""
        return self.fill(self(id), values)

    def fill(self, pattern: str, values: dict[str, Any]) -> str:
        if "{" not in pattern:
            return pattern
        parts = pattern.split("{")
        for place in range(1, len(parts)):
            key, _, rest = parts[place].partition("}")
            value = values.get(key)
            if value is None:
                low = key.lower()
                value = values.get(low)
                value = self.say(low, **values) if value is None else str(value)
                if low != key:
                    value = capital(value)
            parts[place] = "%s%s" % (value, rest)
        return "".join(parts)

    def title(self, id: str) -> str:
        """The words of an id with a capital, as a label."""
        return capital(self.say(id))

    def part(self, id: str, place: int) -> str:
        """One of a list of words."""
        return self(id).split(",")[place]

    def count(self, n: int) -> str:
        """A number in words up to twelve."""
        return self.part("counts", n) if n < 13 else str(n)

    # What a hand is made of

    def tile(self, tile: Tile) -> str:
        """The spoken name of a tile: "red five of circles"."""
        kind = KIND_OF[tile]
        if kind >= EAST:
            return self.part("honours", kind - EAST)
        number = self.part("numbers", kind % 9)
        id = "red_tile" if is_red(tile) else "tile"
        return self.say(id, n=number, suit=self.part("suits", kind // 9))

    def tiles(self, tile: Tile) -> str:
        """The name of a tile when there are several: "3s of circles", "white dragons"."""
        kind = KIND_OF[tile]
        if kind >= EAST:
            return self.part("honours", kind - EAST) + self("plural")
        number = kind % 9
        n = self.part("numbers", number) if self.terms == "japanese" else number + 1
        id = "red_tiles" if is_red(tile) else "tiles"
        return self.say(id, n=n, suit=self.part("suits", kind // 9))

    def wind(self, n: int) -> str:
        """East, south, west, north for 0..3."""
        return self.part("winds", n)

    def call(self, id: str) -> str:
        """A call: "pung", "closed kong"."""
        return self(id)

    def fu(self, item: FuItem) -> str:
        """What earns fu: "concealed pung of terminals", "edge wait"."""
        group = item.group
        if group is not None and (item.id == KOUTSU or item.id == KANTSU):
            name = self(("melded_" if group.melded else "concealed_") + item.id)
            if group.traits & SIMPLE:
                id = "of_simples"
            else:
                id = "of_honours" if group.kind >= EAST else "of_terminals"
            return self.say(id, set=name)
        return self("earns_" + item.id if self.knows("earns_" + item.id) else item.id)

    # What it is worth

    def yaku(self, id: str) -> str:
        return self(id)

    def limit(self, id: str) -> str:
        """The name of a limit, "" for none."""
        return self(id) if id else ""

    def honba(self, n: int) -> str:
        """How many honba: "2 counters"."""
        return self.say("n_honba" if n == 1 else "many_honba", n=n)

    def yakuman(self, n: int) -> str:
        """How many yakuman: "yakuman", "double yakuman", "3× yakuman"."""
        if n < 3:
            return self("yakuman" if n < 2 else "double_yakuman")
        return self.say("n_yakuman", n=n)

    # What is wrong

    def problem(self, problem: Problem, hand: Hand | None = None) -> str:
        """A sentence with the tile and the reason; with the hand it names the calls."""
        values: dict[str, Any] = {"calls": self("pon")}
        if problem.detail:
            values["n"] = problem.detail[0]
            values["count"] = self.count(int(problem.detail[0]))
        if problem.tile is not None:
            values["tile"] = self.tile(problem.tile)
            values["tiles"] = self.tiles(problem.tile)
        if hand is not None:
            values["calls"] = self._calls(hand, problem.id == "riichi_open")
        return self.fill(self(problem.id), values)

    def _calls(self, hand: Hand, only_open: bool) -> str:
        calls: list[str] = []
        for meld in hand.melds:
            word = self(meld.call)
            if word not in calls and not (only_open and meld.call == ANKAN):
                calls.append(word)
        return self.listed(tuple(calls), "and")

    def need(self, ids: tuple[str, ...]) -> str:
        """The hints in a row: "riichi, a self-draw or the last tile"."""
        return self.listed(tuple([self.say("need_" + id) for id in ids]), "or")

    def text_error(self, error: TextError) -> str:
        """A sentence naming what cannot be read."""
        id = error.id
        if id == "bad_tile" and error.token[-1] in "0123456789":
            id = "tile_unfinished"
        return self.say(id, token=error.token, character=error.character)

    def listed(self, parts: tuple[str, ...], last: str) -> str:
        """The parts with commas, and "and" or "or" before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return "%s %s %s" % (", ".join(parts[:-1]), self(last), parts[-1])


def capital(text: str) -> str:
    """The text with its first letter a capital."""
    return text[:1].upper() + text[1:]


def number(points: int) -> str:
    """Points as written and read: 12000 is "12,000"."""
    return f"{points:,}"


_WORDS: dict[str, Words] = {}


def words(terms: str) -> Words:
    """The words of a terminology, made once."""
    found = _WORDS.get(terms)
    if found is None:
        found = _WORDS[terms] = Words(terms)
    return found


def _terms(terms: str) -> str:
    if terms == "english":
        from .english import TERMS
    elif terms == "romaji":
        from .romaji import TERMS
    else:
        from .japanese import TERMS
    return TERMS
