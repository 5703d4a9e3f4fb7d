"""The words of the page for tests, from the catalogues as they are compiled for it."""

from functools import cache

import called
import catalogues

from pyapp.screen.find import NAMES
from pyapp.words.languages import LANGUAGES, NATIVE, language
from pyapp.words.words import Words

PSEUDO = "pseudo"  # stands for the pseudo-language among the tags of languages


@cache
def words(terms: str = NATIVE, tag: str = LANGUAGES[0].tag, pseudo: bool = False) -> Words:
    """All the words of a language in one of its terminologies, or with all names for searches."""
    if tag == PSEUDO:
        return words(terms, pseudo=True)
    row = language(tag)
    assert row
    if terms == NAMES:
        first = catalogues.language_words(row, catalogues.FIRST)
        return Words(tag, terms, (catalogues.block(first), catalogues.block(called.names())))
    return catalogues.words(row, terms, pseudo)
