"""All names of yaku and rules, for searches: from the catalogues, from the terms that sources have,
and from pyapp/words/names.tsv, folded as the page folds what is typed.
"""

import unicodedata
from functools import cache
from pathlib import Path

from cache import cached
from catalogues import CATALOGUES, words

from pyapp.riichi.local import LOCAL_IDS
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.yaku import YAKU_IDS
from pyapp.screen.find import fold
from pyapp.words.languages import LANGUAGES, TERMINOLOGIES
from pyapp.words.words import Words

ROOT = Path(__file__).resolve().parents[2]
OWN = ROOT / "pyapp/words/names.tsv"
TERMS = ROOT / "tests/cases/terms.tsv"
FOLDING = ROOT / "pyapp/screen/find.py"


def names() -> dict[str, str]:
    """The names of each id, folded and without spaces; what stands in another one is left out."""
    files = [OWN, TERMS, FOLDING, *sorted(CATALOGUES.glob("*.ftl"))]
    return cached(_names, "names", *[path.read_text(encoding="utf-8") for path in files])


def _names() -> dict[str, str]:
    ids = [*YAKU_IDS, *LOCAL_IDS, *[option.id for option in HOUSE_OPTIONS]]
    return {word_id: _together(called(word_id)) for word_id in ids}


def _together(texts: list[str]) -> str:
    kept: list[str] = []
    folded = {text if "{" in text else "".join(fold(alike(text)).split()) for text in texts}
    for text in sorted(folded, key=lambda each: (-len(each), each)):
        if not [each for each in kept if text in each]:
            kept.append(text)
    return " ".join(kept)


def alike(text: str) -> str:
    """What `window.tenbou.alike` does (static/boot.js)."""
    letters = unicodedata.normalize("NFKD", text)
    return "".join(each for each in letters if unicodedata.category(each)[0] != "M").lower()


def called(word_id: str) -> list[str]:
    """What an id is called anywhere; a yaku that a rule is about is named in braces, which the page
    fills.
    """
    found = [say(word_id) for say in _speakers(word_id in YAKU_IDS) if say.knows(word_id)]
    for text in _table(OWN, 1).get(word_id, []) + _table(TERMS, 3, 4).get(word_id, []):
        if not text.startswith("-"):
            found += text.split(",")
        elif text[1:] in YAKU_IDS:
            found.append(f"{{{text[1:]}}}")
        else:
            found += called(text[1:])
    return found


@cache
def _speakers(of_terms: bool) -> list[Words]:
    others = [words(LANGUAGES[0], terms) for terms in TERMINOLOGIES if of_terms]
    return [*others, *[words(row) for row in LANGUAGES]]


@cache
def _table(path: Path, *columns: int) -> dict[str, list[str]]:
    """The names in some columns of a table, by the id in its line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    head, *rows = [line.split("\t") for line in lines if not line.startswith("#")]
    found: dict[str, list[str]] = {}
    for row in rows:
        texts = [text for column in columns for text in row[column].split(" | ") if text]
        found.setdefault(row[head.index("id")], []).extend(texts)
    return found
