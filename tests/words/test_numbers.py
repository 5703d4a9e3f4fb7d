"""Numbers as each language has them: plural classes, ordinals, digits, signs and lists, written out
from CLDR by hand.
"""

import pytest
from catalogues import class_names

from pyapp.words.languages import LANGUAGES, language
from pyapp.words.lookup import PLURAL
from tests.spoken import words

COUNTS = (0, 1, 2, 5, 21, 22, 25, 101)
ONE_CLASS = ["other"] * len(COUNTS)
ONE_IS_ONE = ["other", "one", *["other"] * 6]
CLASSES = {
    "en": ONE_IS_ONE,
    "de": ONE_IS_ONE,
    "es": ONE_IS_ONE,
    "fr": ["one", "one", *["other"] * 6],
    "ru": ["many", "one", "few", "many", "one", "few", "many", "one"],
    "ja": ONE_CLASS,
    "zh-Hans": ONE_CLASS,
    "zh-Hant": ONE_CLASS,
    "ko": ONE_CLASS,
}
STICKS = {
    "en": ("0 riichi sticks", "1 riichi stick", "21 riichi sticks"),
    "de": ("0 Riichi-Stäbchen", "1 Riichi-Stäbchen", "21 Riichi-Stäbchen"),
    "es": ("0 palitos de riichi", "1 palito de riichi", "21 palitos de riichi"),
    "fr": ("0 bâtonnet de riichi", "1 bâtonnet de riichi", "21 bâtonnets de riichi"),
    "ru": ("0 риичи-палочек", "1 риичи-палочка", "21 риичи-палочка"),
    "ja": ("リーチ棒0本", "リーチ棒1本", "リーチ棒21本"),
    "zh-Hans": ("0根立直棒", "1根立直棒", "21根立直棒"),
    "zh-Hant": ("0支立直棒", "1支立直棒", "21支立直棒"),
    "ko": ("리치봉 0개", "리치봉 1개", "리치봉 21개"),
}
# 8000, 12000, -12000 and, as final points, -3500. No-break spaces are written out.
DIGITS = {
    "en": ("8,000", "12,000", "−12,000", "−3.5"),
    "de": ("8.000", "12.000", "−12.000", "−3,5"),
    "es": ("8.000", "12.000", "−12.000", "−3,5"),
    "fr": ("8\u202f000", "12\u202f000", "−12\u202f000", "−3,5"),
    "ru": ("8\u00a0000", "12\u00a0000", "−12\u00a0000", "−3,5"),
    "ja": ("8,000", "12,000", "−12,000", "−3.5"),
    "zh-Hans": ("8,000", "12,000", "−12,000", "−3.5"),
    "zh-Hant": ("8,000", "12,000", "−12,000", "−3.5"),
    "ko": ("8,000", "12,000", "−12,000", "−3.5"),
}
PLACES = {
    "en": ("1st", "2nd", "3rd", "4th"),
    "de": ("1.", "2.", "3.", "4."),
    "es": ("1.º", "2.º", "3.º", "4.º"),
    "fr": ("1er", "2e", "3e", "4e"),
    "ru": ("1\u2011е", "2\u2011е", "3\u2011е", "4\u2011е"),
    "ja": ("1位", "2位", "3位", "4位"),
    "zh-Hans": ("1位", "2位", "3位", "4位"),
    "zh-Hant": ("1位", "2位", "3位", "4位"),
    "ko": ("1위", "2위", "3위", "4위"),
}
LISTS = {
    "en": ("A and B", "A, B and C", "A, B or C"),
    "de": ("A und B", "A, B und C", "A, B oder C"),
    "es": ("A y B", "A, B y C", "A, B o C"),
    "fr": ("A et B", "A, B et C", "A, B ou C"),
    "ru": ("A и B", "A, B и C", "A, B или C"),
    "ja": ("A、B", "A、B、C", "A、B、またはC"),
    "zh-Hans": ("A、B", "A、B、C", "A、B或C"),
    "zh-Hant": ("A、B", "A、B、C", "A、B或C"),
    "ko": ("A, B", "A, B, C", "A, B 또는 C"),
}
TAGS = [row.tag for row in LANGUAGES]
TABLES = (CLASSES, STICKS, DIGITS, PLACES, LISTS)


def test_every_language_is_written_out() -> None:
    missing = {tag for table in TABLES for tag in set(TAGS) ^ set(table)}
    assert missing == set(), "write its numbers out in each table of tests/words/test_numbers.py"


@pytest.mark.parametrize("tag", TAGS)
def test_numbers_and_lists_are_as_the_language_has_them(tag: str) -> None:
    say, row = words(tag=tag), language(tag)
    assert row
    names, table = class_names(row.locale, PLURAL), say.table[".plurals"]
    assert [names[int(table[n])] for n in COUNTS] == CLASSES[tag]
    assert tuple(say("riichi_sticks", n=n) for n in (0, 1, 21)) == STICKS[tag]
    digits = [say.number(n) for n in (8000, 12000, -12000)]
    assert (*digits, say.thousands(-3500)) == DIGITS[tag]
    assert tuple(say("nth_place", n=n) for n in (1, 2, 3, 4)) == PLACES[tag]
    three = ("A", "B", "C")
    joined = (say.listed(three[:2]), say.listed(three), say.listed(three, "or"))
    assert joined == LISTS[tag]


def test_and_is_e_before_an_i_in_spanish() -> None:
    say = words(tag="es")
    assert say.listed(("Riichi", "Ippatsu")) == "Riichi e Ippatsu"
    assert say.listed(("Ippatsu", "Riichi")) == "Ippatsu y Riichi"
    assert say.listed(("a", "b", "iipeikou"), "and") == "a, b e iipeikou"
    assert say.listed(("a", "i"), "or") == "a o i"


@pytest.mark.parametrize(
    ("tag", "said"),
    [("de", "a und b"), ("es", "a ni b"), ("fr", "a ni b"), ("ru", "a и b"), ("en", "a or b")],
)
def test_neither_is_said_of_several(tag: str, said: str) -> None:
    assert words(tag=tag).listed(("a", "b"), "nor") == said
