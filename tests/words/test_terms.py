"""Each catalogue uses the terms that sources have (`tests/cases/terms.tsv`), unless the reason why
not is written down.
"""

import re
from pathlib import Path
from typing import NamedTuple

import catalogues
import pytest

from pyapp.words.languages import LANGUAGES, language
from pyapp.words.lookup import ORDINAL, PLURAL
from pyapp.words.words import Words
from tests.spoken import words

CASES = Path(__file__).parents[1] / "cases"
SURE = ("high", "medium")
SPOKEN = [*[row.tag for row in LANGUAGES[1:]], "romaji"]
TERMS = {word.id for word in catalogues.read(LANGUAGES[0].tag) if word.is_term}


class Case(NamedTuple):
    """A term as a source has it, and the id that says it here."""

    language: str
    id: str
    said_as: str
    term: str
    also: str
    confidence: str
    source: str


def table(name: str) -> list[list[str]]:
    lines = (CASES / name).read_text(encoding="utf-8").splitlines()
    _head, *rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return rows


CASES_OF_TERMS = [Case(*row) for row in table("terms.tsv")]
OTHERWISE = {(row[0], row[1]): row[2:] for row in table("terms_otherwise.tsv")}


def speaker(tag: str) -> Words:
    return words(tag=tag) if language(tag) else words(tag)


def alike(text: str) -> str:
    """For comparing: small letters, plain spaces, hyphens and apostrophes."""
    signs = (("\u202f", " "), ("\u00a0", " "), ("\u2011", "-"), ("’", "'"), (" :", ":"))
    for sign, plain in signs:
        text = text.replace(sign, plain)
    return re.sub(r"\{\w+\}", "{}", text).casefold().strip()


def forms(tag: str, word_id: str) -> list[str]:
    """What a catalogue has for an id, a text for each plural class, with the terms it names."""
    say = speaker(tag)
    pattern = say.table[word_id]
    mark = pattern[:1]
    found = pattern.split(mark)[2:] if mark in (PLURAL, ORDINAL) else [pattern]
    named = re.compile(r"\{(\w+)\}")
    return [named.sub(lambda term: say.table.get(term[1].lower(), term[0]), form) for form in found]


def uses(case: Case) -> bool:
    """Whether the catalogue says the term, or one of the others: a term as it stands, a sentence
    with it somewhere.
    """
    said = [alike(text) for text in forms(case.language, case.said_as)]
    whole = [case.term, *case.also.split(" | ")]
    wanted = {alike(part) for text in whole for part in (text, *text.split(","))} - {""}
    if case.said_as in TERMS:
        return bool(wanted & set(said))
    return any(part.replace("{}", "").strip() in text for part in wanted for text in said)


@pytest.mark.parametrize("tag", sorted({case.language for case in CASES_OF_TERMS}))
def test_terms_are_those_of_the_sources(tag: str) -> None:
    cases = [case for case in CASES_OF_TERMS if case.language == tag]
    assert len(cases) > 100
    otherwise = {case.id: forms(tag, case.said_as) for case in cases if not uses(case)}
    reasoned = {word_id for language, word_id in OTHERWISE if language == tag}
    assert {word: otherwise.get(word) for word in otherwise.keys() ^ reasoned} == {}, (
        "say it as a source in tests/cases/terms.tsv, or why not in terms_otherwise.tsv"
    )


def test_every_language_has_its_terms_and_every_deviation_its_reason() -> None:
    sourced = {case.language for case in CASES_OF_TERMS}
    assert sourced ^ set(SPOKEN) == set(), "give the sources of its terms in tests/cases/terms.tsv"
    assert all(case.confidence in SURE and case.source for case in CASES_OF_TERMS)
    assert set(OTHERWISE) <= {(case.language, case.id) for case in CASES_OF_TERMS}
    for tag, word_id in OTHERWISE:
        said, reason = OTHERWISE[tag, word_id]
        (case,) = [each for each in CASES_OF_TERMS if (each.language, each.id) == (tag, word_id)]
        assert any(alike(said) in alike(text) for text in forms(tag, case.said_as)), (tag, word_id)
        assert reason
