"""The words of the page for tests, from the catalogues as they are compiled for it."""

from functools import cache

import catalogues

from pyapp.words.languages import LANGUAGES, NATIVE, language
from pyapp.words.words import Words


@cache
def words(terms: str = NATIVE, tag: str = LANGUAGES[0].tag, pseudo: bool = False) -> Words:
    """All the words of a language in one of its terminologies."""
    row = language(tag)
    assert row
    return catalogues.words(row, terms, pseudo)
