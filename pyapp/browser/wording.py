"""The words as they come to the browser: the build compiles the catalogues into blocks.

What the first screen says in the first language is a module, there from the start. All else, and
the terminologies, are files of their own, that come when they are asked for.
Until then an ImportError says so (see `late`).
"""

from ..screen.menu.settings import DEFAULTS
from ..words.languages import LANGUAGES, NATIVE
from ..words.words import Words

COMPILED = "pyapp.words.compiled."
_WORDS: dict[tuple[str, str], Words] = {}
_blocks: dict[str, str] = {}  # of the files that have come, by their names


class Absent(ImportError):
    """The file with this block has not come."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.file = name


def take(name: str, block: str) -> None:
    """A file has come: "de-first", "romaji"."""
    _blocks[name] = block


def words(language: str, terms: str) -> Words:
    """The words of a language in one of its terminologies, made once: what the Hand screen says."""
    found = _WORDS.get((language, terms))
    if found is None:
        blocks = [_block(LANGUAGES[0].tag, "first")]  # for what the others' should lack
        if language != LANGUAGES[0].tag:
            blocks.append(_block(language, "first"))
        if terms != NATIVE:
            blocks.append(_file(terms))
        found = _WORDS[(language, terms)] = Words(language, terms, tuple(blocks))
    return found


def put(say: Words) -> None:
    """Have these words in place of those of their language and terminology."""
    _WORDS[(say.language, say.terms)] = say


def first_words() -> Words:
    """Those that static/words.js has labelled the page in, else what it is written in."""
    from pyscript import window  # the rest is tried without a browser

    tag, block = str(window.tenbou.language), str(window.tenbou.words)
    if not block:
        return words(DEFAULTS.language, NATIVE)
    take(tag + "-first", block)
    return words(tag, NATIVE)


def complete(say: Words, when: str = "later") -> Words:
    """Have the words say all other screens too, or with "guide" the Guide; gives them."""
    rest = _block(say.language, when)
    if not say.knows(rest[: rest.index("\n")]):
        say.learn(rest)
        say.learn(_blocks.get(say.terms, "\0"))  # whose sentences go before
    return say


def _block(language: str, when: str) -> str:
    if (language, when) != (LANGUAGES[0].tag, "first"):
        return _file("%s-%s" % (language, when))
    name = "%s%s_%s" % (COMPILED, language, when)
    return str(__import__(name, None, None, ("TEXT",)).TEXT)


def _file(name: str) -> str:
    if name not in _blocks:
        raise Absent(name)
    return _blocks[name]
