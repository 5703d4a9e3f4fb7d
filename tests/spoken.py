"""The words of the page for tests, from the catalogues as they are compiled for it."""

from functools import lru_cache

from catalogues import FIRST, LATER, block, language_words, terminology_words

from pyapp.words.languages import LANGUAGES, NATIVE, language
from pyapp.words.words import Words


@lru_cache(maxsize=32)
def words(terms: str = NATIVE, tag: str = LANGUAGES[0].tag, pseudo: bool = False) -> Words:
    """All the words of a language in one of its terminologies."""
    row = language(tag)
    assert row
    blocks = [block(language_words(row, when, pseudo)) for when in (FIRST, LATER)]
    if terms != NATIVE:
        blocks.append(block(terminology_words(terms, row, pseudo)))
    return Words(tag, terms, tuple(blocks))
