"""The languages of the page, a row each, and the terminologies to choose from in them.

Adding one is a row and its catalogue. What grammar needs (plural classes, ordinals, lists,
digits) the build takes from CLDR by the row's locale.
"""

from typing import NamedTuple

NATIVE = "native"  # the terms that stand in the language's own catalogue
TERMINOLOGIES = ("wrc", "romaji", "japanese")  # those in catalogues of their own


class Language(
    NamedTuple(
        "Language",
        [
            ("tag", "str"),
            ("name", "str"),
            ("locale", "str"),
            ("grouped_from", "int"),
            ("quotes", "str"),
            ("terms", "tuple[str, ...]"),
        ],
    )
):
    """tag: as the browser names it, and the catalogue; name: in the language itself; locale: in
    CLDR; grouped_from: the least number that is written with group marks, and quotes: the signs
    around a quotation, both as CLDR has them; terms: the terminologies it offers, the usual one
    first.
    """


LANGUAGES = (Language("en", "English", "en_GB", 1000, "“”", (NATIVE, "wrc", "romaji", "japanese")),)


def language(tag: str) -> Language | None:
    """The row of a language, or None."""
    for each in LANGUAGES:
        if each.tag == tag:
            return each
    return None
