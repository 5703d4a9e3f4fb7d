"""The catalogues of words: read from Fluent, checked, and compiled for the page: those of its first
language into modules, all others into files of text, which come when they are asked for.

A catalogue uses a part of Fluent: text, { $value }, { -term }, { CAP(-term) } for a capital, and
one choice by a number for a whole pattern: { $n -> ... } by its plural class, or
{ NUMBER($n, type: "ordinal") -> ... } by its ordinal one.
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from cache import cached
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pyapp.words.languages import EMA, LANGUAGES, NATIVE, ROMAJI, TERMINOLOGIES, WRC, Language
from pyapp.words.lookup import CYCLE, ORDINAL, PLURAL
from pyapp.words.words import Words

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "pyapp/words/catalogues"
COMPILED = "pyapp.words.compiled"  # the package of the compiled modules
CLASSES = ("zero", "one", "two", "few", "many", "other")  # in CLDR's order
WHENS = FIRST, LATER, GUIDE, CLUB = "first", "later", "guide", "club"
QUOTES = '"“”„«»「」『』‹›'  # signs of quotation in all languages
SHORT = ("key_", "slot_")  # begin the ids of short forms, for buttons
# Where languages without spaces between words take one beside foreign terms: between two Latin
# words, between one and a number, and, but for Korean, where particles follow at once, between
# one and a sign of their own; the sorts of signs are those of `pyapp.words.lookup`.
APART = {"ja": "aa a1 1a a~ ~a", "zh": "aa a1 1a a~ ~a", "ko": "aa a1 1a"}
CAPITALS = ("de",)  # languages that write nouns with a capital, and romaji among their words too
# Terminologies that say only what differs from the language's own terms, or from their ids; those
# of English alone have sentences too, where a word of theirs is no term.
ENGLISH = (EMA, WRC)
PARTIAL = (*ENGLISH, ROMAJI)


class Word(NamedTuple):
    """An entry of a catalogue: a sentence, or a term, in a group that is needed first, later, or
    with the Guide or the club.
    """

    id: str
    is_term: bool
    when: str
    pattern: ast.Pattern


class Mistake(Exception):
    """What is wrong with a catalogue, and where."""


def read(name: str) -> list[Word]:
    """The words of a catalogue in the order of the file; Mistake for what is no Fluent."""
    return _read(CATALOGUES / f"{name}.ftl")


@cache
def _read(path: Path) -> list[Word]:
    name, text = path.stem, path.read_text(encoding="utf-8")
    return cached(lambda: _parsed(name, text), "catalogue", name, text)


def _digest(name: str) -> str:
    """What stands for a catalogue's text where something is kept that was made of it."""
    return sha256((CATALOGUES / f"{name}.ftl").read_bytes()).hexdigest()


def _parsed(name: str, text: str) -> list[Word]:
    words: list[Word] = []
    when = FIRST
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.GroupComment):
            title = (entry.content or "").partition(":")[0]
            when = title if title in WHENS else FIRST
        elif isinstance(entry, ast.Junk):
            line = text[: entry.span.start if entry.span else 0].count("\n") + 1
            raise Mistake(f"{name}.ftl:{line} cannot be read: {entry.annotations[0].message}")
        elif isinstance(entry, ast.Message | ast.Term) and entry.value:
            is_term = isinstance(entry, ast.Term)
            words.append(Word(entry.id.name, is_term, when, entry.value))
    twice = [word_id for word_id, count in Counter(word.id for word in words).items() if count > 1]
    if twice:
        raise Mistake(f"{name}.ftl says twice: {', '.join(sorted(twice))}")
    return words


# Patterns


class Pattern(NamedTuple):
    """A pattern's forms, one or one for each class, with the mark and number they depend on."""

    forms: tuple[str, ...]
    mark: str = ""
    number: str = ""

    @property
    def text(self) -> str:
        """As `pyapp.words.lookup` reads it."""
        if not self.mark:
            return self.forms[0]
        return self.mark + self.mark.join((self.number, *self.forms))

    @property
    def values(self) -> frozenset[str]:
        """The names of what is filled in: values and terms."""
        found = {name.lower() for form in self.forms for name in re.findall(r"\{(\w+)\}", form)}
        return frozenset(found | {self.number} - {""})


Change = Callable[[str], str]  # of the text between the braces


def plain(text: str) -> str:
    """The text as it stands."""
    return text


def pattern(value: ast.Pattern, locale: str, change: Change = plain) -> Pattern:
    """A Fluent pattern in the form of the page; Mistake for what the page cannot say."""
    choices = [
        each.expression
        for each in value.elements
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression)
    ]
    if not choices:
        return Pattern((_form(value, change),))
    if len(value.elements) > 1:
        raise Mistake("a choice is the whole pattern: repeat what stands around it in each form")
    mark, number = _selector(choices[0].selector)
    given: dict[str, str] = {}
    for variant in choices[0].variants:
        if not isinstance(variant.key, ast.Identifier):
            raise Mistake("forms are named by their classes: one, few, many, other")
        given[variant.key.name] = _form(variant.value, change)
    names = class_names(locale, mark)
    if set(given) != set(names):
        raise Mistake(f"{sorted(given)} are not the classes of {locale}: {names}")
    return Pattern(tuple(given[name] for name in names), mark, number)


def _selector(selector: object) -> tuple[str, str]:
    if isinstance(selector, ast.VariableReference):
        return PLURAL, selector.id.name
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER":
        number = selector.arguments.positional[0]
        named = {each.name.name: each.value.parse() for each in selector.arguments.named}
        ordinal = named.get("type") == {"value": "ordinal"}
        if isinstance(number, ast.VariableReference) and ordinal:
            return ORDINAL, number.id.name
    raise Mistake('a choice is by { $n } or by { NUMBER($n, type: "ordinal") }')


def _form(value: ast.Pattern, change: Change) -> str:
    parts: list[str] = []
    for each in value.elements:
        if isinstance(each, ast.TextElement):
            text = re.sub(r"\s*\n\s*", " ", each.value)
            parts.append(change(text))
        else:
            parts.append("{" + _name(each.expression) + "}")
    return "".join(parts)


def _name(expression: object) -> str:
    """What stands in braces: the name, with a capital where one is asked for."""
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "CAP":
        (inner,) = expression.arguments.positional
        name = _name(inner)
        return name[:1].upper() + name[1:]
    bare = not getattr(expression, "arguments", None)
    if isinstance(expression, ast.VariableReference | ast.TermReference) and bare:
        return str(expression.id.name)
    raise Mistake("in braces stands { $value }, { -term } or CAP() of one")


ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁÇĎÉƑĜĤÎĴĶĹḾÑÕṔǪŔŠŤÜṼŴẊÝŽàƀçďéƒĝĥîĵķĺḿñõṕǫŕšťüṽŵẋýž",
)


def accented(text: str, longer: bool = True) -> str:
    """Text of the pseudo-language: each letter accented, and its words two fifths longer."""
    if longer:
        text = re.sub(r"[^\W\d_]{2,}", lambda word: word[0] + "·" * (len(word[0]) * 2 // 5), text)
    return text.translate(ACCENTS)


# Grammar


@cache
def class_names(locale: str, mark: str) -> tuple[str, ...]:
    """The plural (or ordinal) classes that whole numbers have in a language, in CLDR's order."""
    found = set(_classes(locale, mark))
    return tuple(name for name in CLASSES if name in found)


def _classes(locale: str, mark: str) -> list[str]:
    parsed = Locale.parse(locale)
    rule = parsed.plural_form if mark == PLURAL else parsed.ordinal_form
    return [rule(n) for n in range(2 * CYCLE)]


def grammar(row: Language, change: Change = plain) -> dict[str, str]:
    """What `Lookup` needs of CLDR: the class of each number, how lists join, the digits' signs."""
    parsed = Locale.parse(row.locale)
    found = {".apart": APART[parsed.language]} if parsed.language in APART else {}
    if parsed.language in CAPITALS:
        found[".capitals"] = "1"
    for word_id, mark in ((".plurals", PLURAL), (".ordinals", ORDINAL)):
        names = class_names(row.locale, mark)
        found[word_id] = "".join(str(names.index(name)) for name in _classes(row.locale, mark))
    for kind, width in (("and", "standard"), ("or", "or")):
        joins = parsed.list_patterns[width]
        ways = [joins[way] for way in ("middle", "end", "2")]
        if [way for way in ways if not way.startswith("{0}") or not way.endswith("{1}")]:
            raise Mistake(f"the lists of {row.locale} are not joined between their parts: {ways}")
        found[f".list_{kind}"] = "|".join(change(way[3:-3]) for way in ways)
    found[".list_nor"] = found[".list_or"]
    found.update((f".list_{kind}", joins) for kind, joins in row.joins)
    signs = parsed.number_symbols["latn"]
    # A real minus sign, as printed tables have it; CLDR has the hyphen in most languages.
    found[".digits"] = signs["group"] + signs["decimal"] + "\u2212"
    return found


def _patterned(name: str, word: Word, locale: str, pseudo: bool = False) -> Pattern:
    """A word's pattern; a Mistake says where it stands."""
    change = plain
    if pseudo:  # short forms are made to fit by whoever translates them
        change = partial(accented, longer=not word.id.startswith(SHORT))
    try:
        return pattern(word.pattern, locale, change)
    except Mistake as mistake:
        raise Mistake(f"{name}.ftl, {word.id}: {mistake}") from None


# Checking


def complaints() -> list[str]:
    """What is wrong with the catalogues, a line each: words that miss, that nobody asked for, that
    take other values than in the first language, or that cannot be read.
    """
    found: list[str] = []
    try:
        first, *others = [{word.id: word for word in read(row.tag)} for row in LANGUAGES]
        rest: tuple[Language, ...] = LANGUAGES[1:]
        row = LANGUAGES[0]
        takes = {each: _patterned(row.tag, it, row.locale).values for each, it in first.items()}
        for row, words in zip(rest, others, strict=True):
            found += _compared(row.tag, row.locale, words, first, takes)
        terms = {word_id: word for word_id, word in first.items() if word.is_term}
        for name in TERMINOLOGIES:
            said = {word.id: word for word in read(name)}
            wanted = first if name in ENGLISH else terms
            complete = said if name not in PARTIAL else {**wanted, **said}
            found += _compared(name, LANGUAGES[0].locale, complete, wanted, takes)
        for row in LANGUAGES:
            found += _unfilled(row)
    except Mistake as mistake:
        found.append(str(mistake))
    return found


def _compared(
    name: str,
    locale: str,
    words: dict[str, Word],
    first: dict[str, Word],
    takes: dict[str, frozenset[str]],
) -> list[str]:
    missing = [word_id for word_id in first if word_id not in words]
    found = [f"{name}.ftl has no words for {', '.join(missing)}"] if missing else []
    found += [
        f"{name}.ftl has words for {word_id}, which is none"
        for word_id in words
        if word_id not in first
    ]
    for word_id in set(words) & set(first):
        here, there = words[word_id], first[word_id]
        if (here.is_term, here.when) != (there.is_term, there.when) and name not in TERMINOLOGIES:
            found.append(
                f"{name}.ftl, {word_id}: "
                "a term or a sentence, in the same kind of group as in English"
            )
        values = _patterned(name, here, locale).values
        if values != takes[word_id]:
            wanted = sorted(takes[word_id])
            found.append(f"{name}.ftl, {word_id} takes {sorted(values)}, not {wanted}")
    return found


def _unfilled(row: Language) -> list[str]:
    """Terms that sentences name and nobody has, or that the page would not have in time; quotation
    marks of another language.
    """
    words = {word.id: word for word in read(row.tag)}
    others = set(QUOTES) - set(row.quotes)
    found = [
        f"{row.tag}.ftl, {word.id}: quotations stand in {row.quotes}"
        for word in words.values()
        if others & set(_patterned(row.tag, word, row.locale).text)
    ]
    found += [
        f"{row.tag}.ftl, {word.id}: terms are needed first"
        for word in words.values()
        if word.is_term and word.when != FIRST
    ]
    for word in words.values():
        named = _Named(word.pattern)
        for term in named.terms:
            if term not in words or not words[term].is_term:
                found.append(f"{row.tag}.ftl, {word.id}: there is no term -{term}")
            elif _patterned(row.tag, words[term], row.locale).values:
                found.append(f"{row.tag}.ftl, {word.id}: -{term} takes values, which code gives")
            elif term in named.variables:
                found.append(f"{row.tag}.ftl, {word.id}: {term} is a value and a term")
    return found


def terms_of(value: ast.Pattern) -> set[str]:
    """The terms that a pattern names."""
    return _Named(value).terms


def variables_of(value: ast.Pattern) -> set[str]:
    """The values that a pattern names."""
    return _Named(value).variables


class _Named(Visitor):
    """The names in a pattern."""

    def __init__(self, value: ast.Pattern) -> None:
        self.terms: set[str] = set()
        self.variables: set[str] = set()
        self.visit(value)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


# Compiling


def language_words(row: Language, when: str, pseudo: bool = False) -> dict[str, str]:
    """The patterns of a language that are needed first, later, or with the Guide or the club."""
    own = set(_outline(row.tag))
    missing = [word_id for word_id in _outline(LANGUAGES[0].tag) if word_id not in own]
    made_of = [_digest(name) for name in (row.tag, LANGUAGES[0].tag)[: 2 if missing else 1]]
    make = partial(_language_words, row, when, missing, pseudo)
    return cached(make, "words", row, when, missing, pseudo, *made_of)


def _language_words(row: Language, when: str, missing: list[str], pseudo: bool) -> dict[str, str]:
    found = grammar(row, accented if pseudo else plain) if when == FIRST else {}
    for word in read(row.tag):
        if word.when == when:
            found[word.id] = _patterned(row.tag, word, row.locale, pseudo).text
    first = LANGUAGES[0]  # what misses, which `complaints` tells, is in English
    for word in read(first.tag) if missing else []:
        if word.when == when and word.id in missing:
            found[word.id] = _patterned(word.id, word, first.locale, pseudo).forms[-1]
    return found


def _outline(name: str) -> tuple[str, ...]:
    """The ids of a catalogue."""
    return cached(lambda: tuple(word.id for word in read(name)), "outline", name, _digest(name))


def terminology_words(name: str, row: Language, pseudo: bool = False) -> dict[str, str]:
    """The patterns of a terminology for a language.

    One that belongs to a language says only what differs from its own terms. In romaji a
    term without a line is its id, its words apart; every other one says all.
    """
    said = {word.id: _patterned(name, word, row.locale, pseudo).text for word in read(name)}
    if name == ROMAJI:
        terms = [word.id for word in read(row.tag) if word.is_term]
        plain = {word_id: word_id.replace("_", " ") for word_id in terms}
        said = {
            **{word_id: accented(text) if pseudo else text for word_id, text in plain.items()},
            **said,
        }
    return said


def block(words: dict[str, str]) -> str:
    """Words as one text, which `Lookup.learn` takes in."""
    return "\n".join(words) + "\0" + "\n".join(words.values())


def words(row: Language, terms: str = NATIVE, pseudo: bool = False) -> Words:
    """All the words of a language in one of its terminologies."""
    blocks = [block(language_words(row, when, pseudo)) for when in WHENS]
    if terms != NATIVE:
        blocks.append(block(terminology_words(terms, row, pseudo)))
    return Words(row.tag, terms, tuple(blocks))


def sources(pseudo: bool = False) -> dict[str, str]:
    """What the first screen says in the first language as a module: dotted name to source, with its
    block as TEXT.
    """
    row = LANGUAGES[0]
    text = block(language_words(row, FIRST, pseudo))
    return {f"{COMPILED}.{row.tag}_{FIRST}": f"TEXT = {text!r}\n"}


def texts(pseudo: bool = False) -> dict[str, str]:
    """All other blocks of the languages, and those of the terminologies, by the names of their
    files: "de-first", "romaji".
    """
    found = {
        f"{row.tag}-{when}": block(language_words(row, when, pseudo))
        for row in LANGUAGES
        for when in WHENS
        if (row, when) != (LANGUAGES[0], FIRST)
    }
    for name in TERMINOLOGIES:
        found[name] = block(terminology_words(name, LANGUAGES[0], pseudo))
    return found
