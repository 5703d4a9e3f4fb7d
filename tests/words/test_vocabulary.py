"""One idea has one word: what players no longer say in English, and what official English says."""

import re

import catalogues
import pytest

from pyapp.words.languages import EMA, WRC
from tests.spoken import words

# The word that is not to come back, where it may still stand, and the one in its place.
RETIRED = (
    (r"chows?", "", "run, chii"),
    (r"pungs?", "", "triplet, pon"),
    (r"kongs?", "", "kan"),
    (r"quads?", "", "kan"),
    (r"sequences?|straights?", "pure straight", "run"),
    (r"minipoints?", "", "fu"),
    (r"counters?|repeats?", "", "honba"),
    (r"game table|to the table", "", "game"),
    (
        r"tables?",
        "on the table|the table|score table|all tables|^table( 2)?$|(at one|a) table",
        "game; the table is where sticks lie",
    ),
    (r"groups?", "", "set"),
    (r"melds?", "", "set, call"),
    (r"events?", "", "entry"),
    (r"notation", "", "the hand, typed"),
    (r"eyes|head(?! bump)", "", "pair"),
    (r"self-pick|zimo", "", "tsumo"),
    (r"numerals", "", "numbers on the tiles"),
)
# Players' words, for which an official English has others; what it says instead.
OFFICIAL = {
    EMA: (
        "kans? runs? fu honba sticks",
        "sequence, melded quad, concealed quad, minipoints, counters, riichi bets",
    ),
    WRC: (
        "chii pon kans? runs? triplets? fu honba sticks",
        "chow, pung, melded kong, concealed kong, minipoints, counters, riichi bets",
    ),
}
HERE = {word.id: word for word in catalogues.read("en")}


def texts(terms: str) -> dict[str, str]:
    """All that is said in a terminology, with other words in braces filled in."""
    say = words(terms)
    found = {}
    for name, word in HERE.items():
        values: dict[str, str | int] = dict.fromkeys(catalogues.variables_of(word.pattern), "…")
        for number in ("n", "many"):
            if number in values:
                values[number] = 2
        found[name] = say(name, **values)
    return found


@pytest.mark.parametrize(("retired", "but", "instead"), RETIRED)
def test_retired_words_do_not_come_back(retired: str, but: str, instead: str) -> None:
    wrong = {}
    for name, text in texts("native").items():
        rest = re.sub(but, "", text, flags=re.IGNORECASE) if but else text
        if re.search(rf"\b({retired})\b", rest, re.IGNORECASE):
            wrong[name] = text
    assert wrong == {}, f"say: {instead}"


@pytest.mark.parametrize("terms", OFFICIAL)
def test_official_english_keeps_to_its_words(terms: str) -> None:
    players, official = OFFICIAL[terms]
    said = texts(terms)
    for word in official.split(", "):
        assert [text for text in said.values() if word in text.lower()], word
    others = re.compile(rf"\b({players.replace(' ', '|')})\b", re.IGNORECASE)
    wrong = {name: text for name, text in said.items() if others.search(text)}
    # The notation is the same in all words; of newer browsers it is said that they run the page.
    assert set(wrong) == {"write_help", "browsers"}
