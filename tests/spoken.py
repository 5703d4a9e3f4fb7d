"""The words of the page for tests, from the catalogues as they are compiled for it."""

import re
from functools import cache

import called
import catalogues

from pyapp.screen.find import NAMES
from pyapp.words.languages import LANGUAGES, NATIVE, language
from pyapp.words.lookup import ORDINAL, PLURAL
from pyapp.words.words import Words

PSEUDO = "pseudo"  # stands for the pseudo-language among the tags of languages
IDS = "ids"  # for one in which an id says itself and its values, whatever the catalogues say


@cache
def words(terms: str = NATIVE, tag: str = LANGUAGES[0].tag, pseudo: bool = False) -> Words:
    """All the words of a language in one of its terminologies, or with all names for searches."""
    if tag == PSEUDO:
        return words(terms, pseudo=True)
    if tag == IDS:
        return _ids(words(terms, pseudo=True))
    row = language(tag)
    assert row
    if terms == NAMES:
        first = catalogues.language_words(row, catalogues.FIRST)
        return Words(tag, terms, (catalogues.block(first), catalogues.block(called.names())))
    return catalogues.words(row, terms, pseudo)


def _ids(said: Words) -> Words:
    table = {
        word_id: pattern if word_id[0] == "." else _itself(word_id, pattern, said)
        for word_id, pattern in said.table.items()
    }
    return Words(said.language, said.terms, (catalogues.block(table),))


def _itself(word_id: str, pattern: str, said: Words) -> str:
    named = set(re.findall(r"\{(\w+)\}", pattern.lower()))
    values = "".join(f" {{{name}}}" for name in sorted(named - set(said.table)))
    plain = catalogues.accented(word_id, longer=False)
    mark = pattern[:1]
    if mark not in (PLURAL, ORDINAL):
        return plain + values
    _before, counted, *forms = pattern.split(mark)
    return mark.join(["", counted, *[f"{plain}{place}{values}" for place in range(len(forms))]])
