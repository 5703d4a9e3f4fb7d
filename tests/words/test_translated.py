"""Every sentence is in its language: what is the same as in English is listed, with all of it."""

import re

import pytest
from catalogues import read

from pyapp.riichi.local import LOCAL_IDS
from pyapp.words.languages import LANGUAGES
from tests.spoken import words

# Names, keys of the keyboard, and terms that players say everywhere.
NAMES = {
    *("Tenbou {version}", "Tenhou", "Mahjong Soul", "Esc", "Backspace"),
    *("M.League", "JPML A 2026", "Tenhou sanma", "M. Soul sanma", "Mahjong Soul sanma", "Romaji"),
    *("Uma", "Oka", "Yakitori", "Chombo", "chombo", "{name}: chombo", "{time} ms"),
    *("Pao", "pao", "Hanchan", "Tonpuusen", "Triple {ron}"),
    *map(words(), LOCAL_IDS),
}
LOCAL = "{name} (local)"
# Words that the language writes as English does.
ALIKE = {
    "es": {
        "{n}\u00a0min",
        "Club",
        "Series",
        "Total",
        "no",
        "triple {ron}",
        "{set}, simples",
        LOCAL,
    },
    "fr": {
        *("{n} points", "Points", "Total", "Menu", "Sources", "Guide", "Licences", "Auto"),
        *(
            "Table",
            "Question {n}",
            "Club",
            "Date",
            "Minutes",
            "Table {n}",
            "{n}\u00a0min",
            "Signature",
        ),
        *("Correction", "correction", "triple {ron}", "{set}, simples", "Records", LOCAL),
    },
    "de": {"Limits", "Hand", "Name", "Name:"},
}
WORD = re.compile(r"[A-Za-z]{2,}")


@pytest.mark.parametrize("tag", [row.tag for row in LANGUAGES[1:]])
def test_only_names_and_few_words_are_the_same_as_in_english(tag: str) -> None:
    english, own = words().table, words(tag=tag).table
    same = {
        own[word.id]
        for word in read(tag)
        if not word.is_term
        and own[word.id] == english[word.id]
        and WORD.search(re.sub(r"\{\w+\}", "", own[word.id]))
    }
    remedy = f"translate it in {tag}.ftl, or list it in ALIKE of tests/words/test_translated.py"
    assert same - NAMES - ALIKE.get(tag, set()) == set(), remedy
    assert ALIKE.get(tag, set()) <= same  # nothing is listed for no reason
