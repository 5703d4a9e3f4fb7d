"""The languages of the page, a row each, and the terminologies to choose from in them.

Adding one is a row and its catalogue. What grammar needs (plural classes, ordinals, lists,
digits) the build takes from CLDR by the row's locale.
"""

from typing import NamedTuple

NATIVE = "native"  # the terms that stand in the language's own catalogue
JAPANESE = "japanese"  # those in Japanese script
EMA = "ema"  # the English of the European Mahjong Association
WRC = "wrc"  # the English of the World Riichi Championship
ROMAJI = "romaji"
TERMINOLOGIES = (EMA, WRC, ROMAJI, JAPANESE)  # those in catalogues of their own
SPOKEN = (NATIVE, ROMAJI, JAPANESE)  # what most languages offer


class Language(NamedTuple):
    """A language of the page."""

    tag: str  # as the browser names it, and its catalogue
    name: str  # in the language itself
    locale: str  # in CLDR
    quotes: str  # the signs around a quotation, as CLDR has them
    book: str  # the rulebook that its players know, for a first visit
    terms: tuple[str, ...]  # the terminologies it offers, the usual one first
    # How lists are joined otherwise than in CLDR, by kind: between the parts, before the last of
    # several, between two. "_i" behind a kind: before a part that begins so.
    joins: tuple[tuple[str, str], ...]
    read_by: tuple[str, ...]  # who that plays in the language has read its catalogue


# CLDR joins the last two parts in Chinese by 和, which also means a win and would read as one, and
# in Korean by 및, which is the language of forms. It knows no "nor" lists.
COMMAS = (("and", "、|、|、"), ("nor", "、|、|、"))
LANGUAGES = (
    Language(
        "en", "English", "en_GB", "“”", "wrc-2025", (NATIVE,) + TERMINOLOGIES, (), ("Tenbou",)
    ),
    Language("ja", "日本語", "ja", "「」", "common-japanese", (NATIVE, ROMAJI), COMMAS, ()),
    Language("zh-Hans", "简体中文", "zh_Hans", "“”", "mahjong-soul", SPOKEN, COMMAS, ()),
    Language("zh-Hant", "繁體中文", "zh_Hant", "「」", "mahjong-soul", SPOKEN, COMMAS, ()),
    Language(
        *("ko", "한국어", "ko", "“”", "mahjong-soul", SPOKEN),
        (("and", ", |, |, "), ("nor", ", |, |, ")),
        (),
    ),
    Language(
        *("es", "español", "es", "«»", "ema-2025", SPOKEN),
        (("and_i", ", | e | e "), ("nor", ", | ni | ni ")),
        (),
    ),
    Language("fr", "français", "fr", "«»", "ema-2025", SPOKEN, (("nor", ", | ni | ni "),), ()),
    Language("de", "Deutsch", "de", "„“", "ema-2025", SPOKEN, (("nor", ", | und | und "),), ()),
    Language("ru", "русский", "ru", "«»", "ema-2025", SPOKEN, (("nor", ", | и | и "),), ()),
)


def official(tag: str, terms: str) -> str:
    """The terminology whose names stand beside those that players say, "" for none."""
    row = language(tag)
    return EMA if row and terms == NATIVE and EMA in row.terms else ""


def usual_book(tag: str) -> str:
    """The key of the rulebook that players of a language know."""
    return (language(tag) or LANGUAGES[0]).book


def language(tag: str) -> Language | None:
    """Look up the row of a language; None if there is none."""
    for each in LANGUAGES:
        if each.tag == tag:
            return each
    return None
