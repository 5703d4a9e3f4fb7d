"""Looking up: the words of an id in one language and terminology, filled and inflected.

A compiled block is all ids, a zero character, all patterns, each separated by line ends. In a
pattern {n} stands for a value of that name or, without one, for the term of that id, and {Ron}
for the same with a capital. A pattern that depends on a number starts with its mark and name
and goes on with a form for each plural class, in CLDR's order.
"""

from .languages import JAPANESE, NATIVE, ROMAJI

PLURAL, ORDINAL = "\1", "\2"  # the marks, which also stand before each form
NO_CAPITAL = (0x131, 0x138, 0x149, 0x17F)  # letters between those that have one
CYCLE = 100  # from twice this number on, plural classes go round


class Lookup:
    """The words of a language in one of its terminologies."""

    def __init__(self, language: str, terms: str, blocks: tuple[str, ...]) -> None:
        """Take the language's blocks, then those of the terminology, whose words go before."""
        self.language = language
        self.terms = terms
        self.table: dict[str, str] = {}
        self.filled: dict[str, str] = {}  # patterns that only terms fill, once they were asked for
        self.titles: dict[str, str] = {}
        self.tiles_named: dict[int, str] = {}
        for block in blocks:
            self.learn(block)
        if terms == ROMAJI and self.knows(".capitals"):
            self.learn(capitals(blocks[-1]))
        self.group, self.decimal, self.minus = list(self.table[".digits"])
        own = terms in (NATIVE, JAPANESE)
        self.apart = "" if own else self.table.get(".apart", "")  # signs that take a space between

    def learn(self, block: str) -> None:
        """Take in the words of a compiled block."""
        for remembered in (self.filled, self.titles, self.tiles_named):
            remembered.clear()
        ids, patterns = block.split("\0")
        self.table.update(zip(ids.split("\n"), patterns.split("\n")))

    def knows(self, word_id: str) -> bool:
        """Tell whether the id has words."""
        return word_id in self.table

    def __call__(self, word_id: str, **values: str | int) -> str:
        """Look up the words of an id, filled from values; numbers as the language writes them."""
        if word_id in self.filled and not values:
            return self.filled[word_id]
        pattern = self.table.get(word_id, "")  # an id is nothing to be read
        mark = pattern[:1]
        if mark in (PLURAL, ORDINAL):
            forms = pattern.split(mark)
            n = abs(int(values[forms[1]]))
            classes = self.table[".plurals" if mark == PLURAL else ".ordinals"]
            pattern = forms[2 + int(classes[n if n < 2 * CYCLE else CYCLE + n % CYCLE])]
        if "{" not in pattern:
            return pattern
        text = self.fill(pattern, values)
        if not values:
            self.filled[word_id] = text
        return text

    def fill(self, pattern: str, values: dict[str, str | int]) -> str:
        """Fill the braces of a pattern: from values, else with the term of that id."""
        text, *parts = pattern.split("{")
        for part in parts:
            key, _, rest = part.partition("}")
            low = key.lower()
            value = values.get(low)
            if value is None:
                value = self(low)
            elif isinstance(value, int):
                value = self.number(value)
            for more in (value if low == key else capital(value), rest):
                meet = self.apart and sort(text[-1:]) + sort(more[:1]) in self.apart
                text += " " + more if meet else more
        return text

    def title(self, word_id: str, **values: str | int) -> str:
        """Give the words of an id a capital, as for a label."""
        if values:
            return capital(self(word_id, **values))
        if word_id not in self.titles:
            self.titles[word_id] = capital(self(word_id))
        return self.titles[word_id]

    def number(self, n: int) -> str:
        """Write a whole number: 12000 is "12,000"."""
        text = f"{abs(n):,}".replace(",", self.group)
        return self.minus + text if n < 0 else text

    def signed(self, n: int) -> str:
        """Write a change: "+1,000", "−1,000", "0"."""
        return "+" + self.number(n) if n > 0 else self.number(n)

    def thousands(self, points: int) -> str:
        """Write final points, which are said in thousands: 53000 is "+53.0"."""
        whole, rest = divmod(abs(points), 1000)
        decimals = ("%03d" % rest)[: 3 if rest % 100 else 1]
        sign = "+" if points > 0 else self.minus if points < 0 else ""
        return sign + self.number(whole) + self.decimal + decimals

    def listed(self, parts: "list[str] | tuple[str, ...]", kind: str = "and") -> str:
        """List the parts in a row, joined as "and", "or" or "nor" lists are."""
        if len(parts) < 2:
            return "".join(parts)
        joins = self.table[".list_" + kind]
        if parts[-1][:1] in ("I", "i"):
            joins = self.table.get(".list_%s_i" % kind, joins)
        between, last, two = joins.split("|")
        return between.join(parts[:-1]) + (two if len(parts) == 2 else last) + parts[-1]

    def chained(self, word_id: str, parts: list[str]) -> str:
        """Chain the parts one after the other, each joined to those before as the id says it."""
        text = ""
        for place, each in enumerate(parts):
            text = self(word_id, first=text, then=each) if place else each
        return text


def sort(sign: str) -> str:
    """What a sign is: "a" a Latin letter, "1" a digit, "~" a Chinese, Japanese or Korean one, "-"
    punctuation and nothing.
    """
    if sign < "\x80":
        return "a" if sign.isalpha() else "1" if sign.isdigit() else "-"
    return "~" if "\u3040" < sign < "\ufb00" else "-"


def capitals(block: str) -> str:
    """Give each word of a compiled block's patterns a capital, as German does with its nouns."""
    ids, patterns = block.split("\0")
    lines = [" ".join([capital(each) for each in line.split(" ")]) for line in patterns.split("\n")]
    return ids + "\0" + "\n".join(lines)


def capital(text: str) -> str:
    """Give a text a capital, if it begins with a Latin or Cyrillic letter: no others have one.

    MicroPython's own upper() knows ASCII alone.
    """
    if not text:
        return text
    code = ord(text[0])
    if code < 0x80:
        return text[0].upper() + text[1:]
    if (0xE0 <= code <= 0xFE and code != 0xF7) or 0x430 <= code < 0x450:
        code -= 0x20
    elif 0x450 <= code < 0x460:
        code -= 0x50
    elif 0x100 <= code < 0x180 and code not in NO_CAPITAL:
        code -= (code & 1) if code < 0x139 or 0x14A <= code < 0x179 else 1 - (code & 1)
    return chr(code) + text[1:]
