"""A catalogue as a translator has changed it, read on the page, in place of the words that came.

It reads what `.ci/build/catalogues.py` compiles, as far as a wrong brace or a missing form is told;
what else is wrong with a catalogue the tests tell.
"""

from .languages import NATIVE
from .lookup import ORDINAL, PLURAL
from .words import Words

MARKS = (PLURAL, ORDINAL)


class Retold(Words):
    """Words that say others in place of some, whatever more they learn."""

    changed: "dict[str, str]" = {}

    def __init__(self, say: Words, changed: dict[str, str]) -> None:
        """Take over all that is said, and what is changed of it."""
        block = "\n".join(say.table) + "\0" + "\n".join([say.table[each] for each in say.table])
        Words.__init__(self, say.language, NATIVE, (block,))
        self.terms, self.apart, self.changed = say.terms, say.apart, changed
        self.learn("\0")

    def learn(self, block: str) -> None:
        """Take in the words of a block, but what is changed and fits instead of its own."""
        Words.learn(self, block)
        for each, pattern in self.changed.items():
            if each in self.table and _fits(self, pattern, self.table[each]):
                self.table[each] = pattern


def retold(say: Words, text: str) -> tuple[Words, int, list[str]]:
    """Give the words with what a catalogue says otherwise, how many are that, and the ids of
    those that do not fit. What has not come yet is taken when it comes.
    """
    said = read(text)
    new = Retold(say, {each: said[each] for each in said if said[each] != say.table.get(each)})
    known = [each for each in new.changed if each in new.table]
    wrong = [each for each in known if new.table[each] != new.changed[each]]
    return new, len(known) - len(wrong), sorted(wrong)


def read(text: str) -> dict[str, str]:
    """Read the patterns of a catalogue in Fluent, by their ids."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.replace("\r", "").split("\n"):
        name, equals, first = line.partition("=")
        if line[:1] in (" ", "\t"):
            lines.append(line.strip())
        elif equals and line[:1] != "#":
            lines = found[name.strip().lstrip("-")] = [first.strip()]
    return {each: _pattern(found[each]) for each in found}


def _pattern(lines: list[str]) -> str:
    head = lines[0]
    if "->" not in head:
        return _braced(" ".join(lines))
    mark = ORDINAL if "NUMBER" in head else PLURAL
    forms = [_braced(line.partition("]")[2].strip()) for line in lines[1:] if "]" in line]
    number = head.partition("$")[2].replace(",", " ").replace(")", " ").split()[0]
    return mark + mark.join([number] + forms)


def _braced(text: str) -> str:
    """Write what stands in braces as `Lookup` has it: {n}, {ron}, {Ron}."""
    begun, *parts = text.split("{")
    for part in parts:
        inner, _, rest = part.partition("}")
        name = inner.replace("CAP(", "").strip(" $-)")
        begun += "{" + (name[:1].upper() + name[1:] if "CAP(" in inner else name) + "}" + rest
    return begun


def _fits(say: Words, pattern: str, other: str) -> bool:
    """Tell whether a pattern can stand for another: it takes the same values, and has a form for
    each class of its language.
    """
    mark = pattern[:1]
    if mark in MARKS:
        classes = say.table[".plurals" if mark == PLURAL else ".ordinals"]
        if len(pattern.split(mark)) - 3 != max([int(each) for each in classes]):
            return False
    return _values(say, pattern) == _values(say, other)


def _values(say: Words, pattern: str) -> set[str]:
    named = {part.partition("}")[0].lower() for part in pattern.split("{")[1:]}
    if pattern[:1] in MARKS:
        named.add(pattern.split(pattern[:1])[1])
    return {each for each in named if each not in say.table}
