"""Games handed over: as words of links, and copies that went on."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.club.handover import (
    AHEAD,
    APART,
    BEHIND,
    OTHER,
    SAME,
    Handed,
    compared,
    dump_handed,
    load_handed,
)
from pyapp.club.links import (
    FIRST_CODE,
    MOST_TEXT,
    MOST_WORD,
    OFTEN,
    decoded,
    encoded,
    text_of,
    word_of,
)
from pyapp.game.game import Game
from pyapp.game.play import replay
from pyapp.game.saved import dump
from pyapp.riichi.problem import Problem
from tests.club.simulated import game
from tests.game_text import START, accepted, event, text
from tests.packed import expand, squeeze


def problem_in(found: object) -> str:
    assert isinstance(found, Problem), found
    return found.id


@given(st.binary(max_size=80))
def test_bytes_come_back(data: bytes) -> None:
    assert decoded(encoded(data)) == data


@given(st.text(max_size=8, alphabet="AZaz09-_+/= é"))
def test_only_one_word_says_the_same(text: str) -> None:
    data = decoded(text)
    assert data is None or encoded(data) == text


@given(st.lists(st.text() | st.sampled_from(OFTEN)).map("".join))
def test_texts_come_back(text: str) -> None:
    text = text.encode("utf-8", "ignore").decode()
    if text:
        assert text_of(word_of(text, squeeze), expand) == text


IDENTITY = "20261124193006071423"


def handed(game: Game, identity: str = IDENTITY) -> str:
    return dump_handed(identity, game, dump(game.events))


def test_games_come_back_with_their_identity() -> None:
    random, short, long_ = Random(4), 0, 0
    for number in range(300):
        played = game(random, tiles=number % 2 == 0)
        identity = str(number + 10**19)
        word = word_of(handed(played, identity), squeeze)
        found = text_of(word, expand)
        assert isinstance(found, str)
        assert load_handed(found) == Handed(identity, played)
        short, long_ = short + len(word), long_ + len(found)
    assert short < 0.7 * long_


def test_a_link_that_is_too_long_is_refused_before_any_work() -> None:
    def never(data: bytes, most: int) -> bytes | None:
        raise AssertionError

    assert problem_in(text_of("z" + "A" * MOST_WORD, never)) == "link_too_long"


def test_what_becomes_too_much_is_refused() -> None:
    bomb = "z" + encoded(squeeze(b"\0" * (MOST_TEXT + 1)))
    assert len(bomb) < MOST_WORD
    assert problem_in(text_of(bomb, expand)) == "damaged"
    words = "z" + encoded(squeeze(chr(FIRST_CODE).encode() * (MOST_TEXT // 2)))
    assert problem_in(text_of(words, expand)) == "damaged"


@pytest.mark.parametrize("word", ["", "z", "p", "q", "zAAAA", "p=", "pgA", "p_w", "z" + "A" * 99])
def test_what_is_no_word_of_a_link_is_damaged(word: str) -> None:
    assert problem_in(text_of(word, expand)) == "damaged"


LINES = (START, "riichi B", "ron from:D B:3/40", "draw tenpai:AC", "adjust A-100 B+100 reason:owed")
PLAYED = accepted(replay(tuple(event(line) for line in LINES)))
HANDED = handed(PLAYED)


def test_damaged_games_are_refused() -> None:
    random = Random(2)
    for _ in range(300):
        at = random.randrange(len(HANDED))
        wrong = HANDED[:at] + random.choice("0aZ \n") + HANDED[at + random.randint(0, 9) :]
        found = load_handed(wrong)
        same = wrong.rstrip() == HANDED.rstrip() or found == Handed(IDENTITY, PLAYED)
        assert isinstance(found, Problem) or same


@pytest.mark.parametrize(
    ("right", "wrong", "id_"),
    [
        ("tenbou-handed 1", "tenbou-handed 2", "newer_version"),
        ("tenbou-handed 1", "tenbou-handed 0", "damaged"),
        ("tenbou-handed 1", "tenbou-hand 1", "not_a_game"),
        ("tenbou-game 2", "tenbou-game 3", "newer_version"),
        ("tenbou-game 2", "tenbou-gam 2", "not_a_game"),
        (IDENTITY, IDENTITY[:-1] + "4", "damaged"),
        (IDENTITY, IDENTITY[1:], "damaged"),
        ("end ", "end 1", "damaged"),
    ],
)
def test_versions_and_kinds(right: str, wrong: str, id_: str) -> None:
    assert problem_in(load_handed(HANDED.replace(right, wrong, 1))) == id_


@pytest.mark.parametrize("identity", ["", "1" * 16, "1" * 33, "1" * 19 + "x", "１" * 20])
def test_what_is_no_name_of_a_game_is_refused(identity: str) -> None:
    assert problem_in(load_handed(handed(PLAYED, identity))) == "damaged"


@pytest.mark.parametrize("lead", ["", "\ufeff"])
def test_texts_as_other_systems_write_them_are_read(lead: str) -> None:
    ends = "\r\n" if lead else "\n"
    assert load_handed(lead + HANDED.replace("\n", ends)) == Handed(IDENTITY, PLAYED)
    assert load_handed(lead + text(*LINES).replace("\n", ends)) == Handed("", PLAYED)


def test_a_game_of_an_older_version_is_read() -> None:
    old = HANDED.replace("tenbou-game 2", "tenbou-game 1")
    assert load_handed(old) == Handed(IDENTITY, PLAYED)


def test_a_link_that_is_out_there_is_read() -> None:
    word = (
        "zEzUyMDIzNDQyMbQ0NjAwMzA3NDEyTk5JTTY0NTYQKy9K1jUyMDQVd8zL03HKT9JxzkzRcUlN5XPid1FwkhV0"
        "dOZKTMkqLS5RcNQ1NDBQcNIGkUWpicX5eVb55akpwqYKBmYWyUbmlklcAA"
    )
    found = text_of(word, expand)
    assert isinstance(found, str)
    assert load_handed(found) == Handed(IDENTITY, PLAYED)


def copy(*lines: str) -> Game:
    return accepted(replay(tuple(event(line) for line in (START, *lines))))


def test_copies_with_one_beginning() -> None:
    short, long_ = copy("draw"), copy("draw", "riichi B", "penalty A 100 reason:late")
    assert compared(short, short) == (SAME, 2)
    assert compared(short, long_) == (AHEAD, 2)
    assert compared(long_, short) == (BEHIND, 2)
    assert compared(None, short).how == OTHER


def test_copies_that_went_apart() -> None:
    mine, theirs = copy("draw", "riichi B"), copy("draw", "draw")
    assert compared(mine, theirs) == (APART, 2)
    assert compared(copy("riichi B"), copy("chombo B")) == (APART, 1)  # equal as tuples
    renamed = theirs.start._replace(names=("Eva", *theirs.start.names[1:]))
    assert compared(mine, theirs._replace(start=renamed)) == (APART, 0)
