"""Games handed over: as words of links, and copies that went on."""

import zlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.club import handover
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
    new_identity,
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
from pyapp.game.play import replay
from pyapp.riichi.problem import Problem
from tests.club.simulated import game
from tests.game_text import START, accepted, event


def squeeze(data: bytes) -> bytes:
    made = zlib.compressobj(9, zlib.DEFLATED, -15)
    return made.compress(data) + made.flush()


def expand(data: bytes, most: int) -> bytes | None:
    reader = zlib.decompressobj(-15)
    try:
        found = reader.decompress(data, most + 1)
    except zlib.error:
        return None
    return found if reader.eof and len(found) <= most else None


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


def test_a_game_comes_back_with_its_identity() -> None:
    random, short, long_ = Random(4), 0, 0
    for number in range(40):
        handed = Handed(new_identity(f"{number} seed"), game(random, tiles=number % 2 == 0))
        word = word_of(dump_handed(handed), squeeze)
        text = text_of(word, expand)
        assert isinstance(text, str)
        assert load_handed(text) == handed
        short, long_ = short + len(word), long_ + len(text)
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
HANDED = Handed(new_identity("one"), PLAYED)


def test_damaged_games_are_refused() -> None:
    text, random = dump_handed(HANDED), Random(2)
    for _ in range(300):
        at = random.randrange(len(text))
        wrong = text[:at] + random.choice("0aZ \n") + text[at + random.randint(0, 9) :]
        found = load_handed(wrong)
        assert isinstance(found, Problem) or wrong.rstrip() == text.rstrip() or found == HANDED


@pytest.mark.parametrize(
    ("right", "wrong", "id_"),
    [
        ("tenbou-handed 1", "tenbou-handed 2", "newer_version"),
        ("tenbou-handed 1", "tenbou-handed 0", "damaged"),
        ("tenbou-handed 1", "tenbou-hand 1", "other_kind"),
        ("tenbou-game 2", "tenbou-game 3", "newer_version"),
        ("tenbou-game 2", "tenbou-gam 2", "not_a_game"),
        (HANDED.identity, HANDED.identity[:-1] + "z", "damaged"),
        (HANDED.identity, HANDED.identity[1:], "damaged"),
        ("end ", "end 1", "damaged"),
    ],
)
def test_versions_and_kinds(right: str, wrong: str, id_: str) -> None:
    assert problem_in(load_handed(dump_handed(HANDED).replace(right, wrong, 1))) == id_


def test_a_game_of_an_older_version_is_read() -> None:
    old = dump_handed(HANDED).replace("tenbou-game 2", "tenbou-game 1")
    assert load_handed(old) == HANDED


def test_a_link_that_is_out_there_is_read() -> None:
    word = (
        "zE022KCvPqypOKUs0KUxNMUoxNE1LESsvStY1MjA0FXfMy9Nxyk_Scc5M0XFJTeVz4ndRcJIVdHTmSkzJKi0uUXDUNT"
        "QwUHDSBpFFqYnF-XlW-eWpKcKmCgZmFslG5pZJXAA"
    )
    text = text_of(word, expand)
    assert isinstance(text, str)
    assert load_handed(text) == HANDED


def copy(*lines: str, identity: str = HANDED.identity) -> Handed:
    events = tuple(event(line) for line in (START, *lines))
    return Handed(identity, accepted(replay(events)))


def test_copies_with_one_beginning() -> None:
    short, long_ = copy("draw"), copy("draw", "riichi B", "penalty A 100 reason:late")
    assert compared(short, short) == (SAME, 2, (), ())
    found = compared(short, long_)
    assert (found.how, found.alike, found.mine) == (AHEAD, 2, ())
    assert found.theirs == ("riichi B", "penalty A 100 reason:late")
    assert compared(long_, short).how == BEHIND


def test_copies_that_went_apart_show_both_ends() -> None:
    mine, theirs = copy("draw", "riichi B"), copy("draw", "draw")
    assert compared(mine, theirs) == (APART, 2, ("riichi B",), ("draw",))
    assert compared(theirs, mine) == (APART, 2, ("draw",), ("riichi B",))
    renamed = theirs.game.start._replace(names=("Eva", *theirs.game.start.names[1:]))
    other_start = Handed(mine.identity, theirs.game._replace(start=renamed))
    assert compared(mine, other_start).alike == 0


def test_another_game_is_another_one_whatever_its_names() -> None:
    assert compared(copy("draw"), copy("draw", identity=new_identity("two"))).how == OTHER
    assert len({new_identity(str(seed)) for seed in range(2000)}) == 2000
    assert len(new_identity("")) == handover.RANDOM
