"""What a text has in it that its language does not say: English, ids, places that nothing fills."""

import re
from functools import cache
from html import unescape

from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.screen.rules.names import book_title
from pyapp.words.languages import LANGUAGES
from pyapp.words.lookup import ORDINAL, PLURAL
from tests.spoken import PSEUDO, words

TAGS = [*[row.tag for row in LANGUAGES], PSEUDO]
LETTER = re.compile(r"[^\W\d_]")
# In every language: names, what keys are called, what is written beside the language's own words.
NAMES = (
    *("Tenbou", "Ctrl", "Shift", "Enter", "Delete", "Backspace", "Esc", "CLDR", "Unicode"),
    *("Python", "CONTRIBUTING.md", "Kaisei Tokumin", "Safari", "Romaji", "Dora", "ALL"),
    *("JavaScript", "Chrome", "Edge", "Firefox", "iOS", "mm"),
    *("WRC", "EMA", "JPML", "M. Soul", "Japan Professional Mahjong League"),
    # Titles of sources, and where they are.
    *("World Riichi Championship Rules", "WRC Rules", "EMA Riichi Rules"),
    *("EMA Riichi Competition Rules", "S. Malbec", "mahjong-europe.org", "worldriichi.org"),
    *("m-league.jp", "ma-jan.or.jp", "tenhou.net/man"),
    # Files of words, and of results.
    *(f"{row.tag}.ftl" for row in LANGUAGES),
    *("CSV", "az-riichi", "QR"),
)
NOTATION = re.compile(
    r"\b(chii|pon|kan|ankan|dora|ura|seat|round|honba|riichi|ippatsu)\b:?\w*|\d\w*"
)
FILLED = re.compile(rf"\{{\w+\}}|[{PLURAL}{ORDINAL}]\w*")
ENGLISH = re.compile(r"[A-Za-z]{3,} [A-Za-z]{2,}|[A-Za-z]{6,}")
# Signs that are no letters of a language: others', but for Latin ones, which names have everywhere.
KANA, HAN, HANGUL, CYRILLIC = (
    "\u3041-\u30fa\u30fc-\u30ff",
    "\u3005\u3400-\u9fff",
    "\uac00-\ud7a3",
    "А-я",
)
OWN_SIGNS = {"ja": KANA + HAN, "zh-Hans": HAN, "zh-Hant": HAN, "ko": HANGUL, "ru": CYRILLIC}
RAW = re.compile(r"[a-z]_[a-z]|[{}]")


@cache
def names_in(tag: str) -> tuple[str, ...]:
    """What stays as it is in a language, the longest first: rulebooks too, but for those that it
    has a name of its own for.
    """
    say = words(tag=tag)
    shown = {name for book in RULEBOOKS for name in (say.rulebook(book), book_title(say, book))}
    own = {name for book in RULEBOOKS for name in (book.short, book.title)}
    kept = own if tag == PSEUDO else shown & own
    return tuple(sorted({*NAMES, *kept}, key=lambda name: (-len(name), name)))


@cache
def is_latin(tag: str) -> bool:
    """Whether a language is written with the letters of English, more or less."""
    letters: list[str] = LETTER.findall("".join(words(tag=tag).table.values()))
    return 2 * sum(letter < "\u0250" for letter in letters) > len(letters)


@cache
def english_of(tag: str) -> re.Pattern[str]:
    """Runs of English words, as they stand in its catalogue between what is filled in, that the
    language does not have itself.
    """
    table, own = words().table, words(tag=tag).table
    heard = "\n".join(own.values()).casefold()
    found = set()
    for word_id, pattern in table.items():
        if word_id.startswith(".") or own[word_id] == pattern:
            continue
        for part in FILLED.split(pattern):
            run = part.strip(" .,:;!?“”()…")
            if ENGLISH.search(run) and run.casefold() not in heard:
                found.add(run)
    return re.compile("|".join(rf"\b{re.escape(run)}\b" for run in sorted(found)) or r"(?!)")


def is_english(tag: str, text: str, names: tuple[str, ...] = ()) -> bool:
    """Whether English stands in a text of another language; names: further ones to leave out."""
    if tag == LANGUAGES[0].tag:
        return False
    if not _sounds_english(tag, text):
        return False
    for name in (*names, *names_in(tag)):
        text = text.replace(name, "")
    return _sounds_english(tag, text)


def _sounds_english(tag: str, text: str) -> bool:
    if tag != PSEUDO and is_latin(tag):
        return bool(english_of(tag).search(text))
    return bool(re.search(r"[A-Za-z]{2,}", NOTATION.sub("", text)))


def is_raw(text: str) -> bool:
    """Whether an id, or a place that nothing has filled, stands in a text."""
    return bool(RAW.search(NOTATION.sub("", text)))


def is_of_other_script(tag: str, text: str, names: tuple[str, ...] = ()) -> bool:
    """Whether signs of another language stand in a text: what says them must have a `lang`."""
    own = OWN_SIGNS.get(tag, "")
    others = "".join(each for each in (KANA, HAN, HANGUL, CYRILLIC) if each not in own)
    sign = re.compile(f"[{others}]")
    if not sign.search(text):
        return False
    for name in names:
        text = text.replace(name, "")
    return bool(sign.search(text))


def foreign(tag: str, texts: list[str], names: tuple[str, ...] = ()) -> list[str]:
    """Of the texts of a page in a language, those that it cannot have said, or that say nothing."""
    return sorted(
        text
        for text in set(texts)
        if not text.strip()
        or is_raw(text)
        or is_english(tag, text, names)
        or is_of_other_script(tag, text, names)
    )


# What is marked as another language, quoted as written, or the player's own is not said here.
OWN = {"svg", "code", "textarea", "script", "style"}
SPOKEN = {"aria-label", "placeholder", "title", "alt"}
EMPTY = {"input", "br", "wbr", "hr", "img", "meta", "link", "use", "path"}
# A tag with its name and attributes, or a text.
PIECE = re.compile(r"<(/?)([\w-]+)([^>]*)>|([^<]+)|<!--.*?-->|<!\w[^>]*>", re.DOTALL)
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


def said(html: str, spoken: bool = True) -> list[str]:
    """All that is read of html, and heard, but for what is in another language."""
    texts: list[str] = []
    apart: list[bool] = []  # of each element that is open
    for end, tag, inside, text in PIECE.findall(html):
        if end:
            apart.pop()
        elif tag:
            named = dict(ATTRIBUTE.findall(inside))
            quoted = tag in ("dl", "figure") and "source" in named.get("class", "").split()
            apart.append(tag in OWN or "lang" in named or quoted)
            if spoken and not any(apart):
                texts += [unescape(value) for name, value in named.items() if name in SPOKEN]
            if tag in EMPTY or inside.endswith("/"):
                apart.pop()
        elif text.strip() and not any(apart):
            texts.append(unescape(text))
    assert not apart, "an element does not end"
    return texts
