"""The words as they come to the browser: the build compiles the catalogues into modules.

The usual terms of a language and what its first screen says are there from the start, the rest
comes late: until then an ImportError says so (see `late`).
"""

from ..words.languages import NATIVE
from ..words.words import Words

COMPILED = "pyapp.words.compiled."
_WORDS: dict[tuple[str, str], Words] = {}


def words(language: str, terms: str) -> Words:
    """The words of a language in one of its terminologies, made once: what the Hand screen says."""
    found = _WORDS.get((language, terms))
    if found is None:
        blocks = [_block(language + "_first")]
        if terms != NATIVE:
            blocks.append(_block(terms))
        found = _WORDS[(language, terms)] = Words(language, terms, tuple(blocks))
    return found


def complete(say: Words, when: str = "later") -> None:
    """Have the words say all other screens too, or with "guide" the Guide."""
    rest = _block("%s_%s" % (say.language, when))
    if not say.knows(rest[: rest.index("\n")]):
        say.learn(rest)


def _block(name: str) -> str:
    return str(__import__(COMPILED + name, None, None, ("TEXT",)).TEXT)
