"""Progress: what an answer does to it, and its text, which nothing damaged passes for."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.learn.course import LADDER
from pyapp.learn.duel import Duel
from pyapp.learn.kinds import KINDS, ROWS, TOPICS, Question
from pyapp.learn.leitner import checksum
from pyapp.learn.progress import (
    CLOCK,
    ENOUGH,
    HARD,
    LOOK_BACK,
    MOST_DUELS,
    NEW,
    UNPLACED,
    WANTS,
    Progress,
    climbed,
    dump,
    kinds,
    learnt,
    load,
    rare,
    standing,
    toggled,
    wanted,
    with_duel,
)
from pyapp.learn.slips import Verdict
from pyapp.riichi.problem import Problem
from pyapp.riichi.text import EMPTY
from tests.learn.test_leitner import random_boxes

RIGHT, WRONG = Verdict(True, ()), Verdict(False, ())
ASKED = Question("fu_hand", EMPTY, (), (), 0, ("fu kanchan",))
NAMES = list(TOPICS)


def random_progress(seed: int) -> Progress:
    rng = random.Random(seed)
    duels = tuple(
        Duel(f"s{place}", EMPTY, tuple(rng.random() < 0.5 for _ in range(10)), rng.randrange(9999))
        for place in range(rng.randrange(MOST_DUELS + 1))
    )
    return Progress(
        random_boxes(seed),
        rng.randrange(UNPLACED, len(LADDER)),
        tuple("".join(rng.choices("01", k=rng.randrange(LOOK_BACK + 1))) for _ in LADDER),
        rng.choice(("", "2026-11-22 0", "2026-11-22 1")),
        tuple(each for each in WANTS if rng.random() < 0.5),
        tuple(each for each in NAMES[1:] if rng.random() < 0.5),
        duels,
    )


some_progress = st.integers(0, 2**32).map(random_progress)


@given(some_progress)
def test_text_and_progress_are_inverse(progress: Progress) -> None:
    assert load(dump(progress)) == progress


@given(some_progress, st.data())
def test_damage_is_refused(progress: Progress, data: st.DataObject) -> None:
    text = dump(progress)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0 a\nz9-"))
    for bad in (text[:place], text[:place] + letter + text[place + 1 :], text + letter):
        found = load(bad)
        assert bad == text or isinstance(found, Problem), bad


def summed(text: str, old: str, new: str) -> str:
    """The text with another line, and the sum that such a text would have."""
    assert old in text
    lines = text.replace(old, new).split("\n")[:-2]
    return "\n".join([*lines, "end " + checksum(lines), ""])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rung -\n", "rung 7\n"),
        ("rung -\n", "rung x\n"),
        ("ladder ,,,,,,\n", "ladder ,,,,,\n"),
        ("ladder ,,,,,,\n", "ladder 2,,,,,,\n"),
        ("ladder ,,,,,,\n", "ladder 11111111111,,,,,,\n"),
        ("day -\n", "day tomorrow 1\n"),
        ("day -\n", "day 2026-11-22\n"),
        ("wants clock\n", "wants clock,clock\n"),
        ("wants clock\n", "wants everything\n"),
        ("without -\n", "without " + ",".join(NAMES) + "\n"),
        ("without -\n", "without -\nduel tenbou-duel 1\n"),
        ("tenbou-boxes 1\nasked 0\n", "tenbou-boxes 1\nasked 1\n"),
    ],
)
def test_lines_that_nobody_wrote_are_refused(old: str, new: str) -> None:
    assert isinstance(load(summed(dump(NEW), old, new)), Problem)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "damaged"),
        ("\x89PNG\r\n", "damaged"),
        ("tenbou-game 1\n", "damaged"),
        ("tenbou-practice 0\n", "damaged"),
        ("tenbou-practice 1", "damaged"),
        ("tenbou-practice 1" + "\n" * 40, "damaged"),
        ("tenbou-practice 2\n", "newer_version"),
        ("x" * 10**6, "damaged"),
    ],
)
def test_what_is_no_progress(text: str, id: str) -> None:
    found = load(text)
    assert isinstance(found, Problem)
    assert found.id == id


def test_a_rung_is_climbed_by_enough_right_answers_of_the_last_ones() -> None:
    progress = NEW
    for place in range(ENOUGH):
        assert not climbed(progress, 1), place
        progress = learnt(progress, 1, ASKED, RIGHT, 5)
    assert climbed(progress, 1)
    assert standing(progress) == 0
    for _ in range(3):
        progress = learnt(progress, 1, ASKED, WRONG, 5)
    assert progress.ladder[1] == "1111111000"
    assert not climbed(progress, 1)
    assert learnt(progress, UNPLACED, ASKED, RIGHT, 5).ladder == progress.ladder


def test_where_the_test_puts_a_learner_is_where_to_go_on() -> None:
    progress = NEW._replace(rung=3)
    assert [climbed(progress, place) for place in range(5)] == [True, True, True, False, False]
    assert standing(progress) == 3
    full = NEW._replace(ladder=("1" * LOOK_BACK,) * len(LADDER))
    assert standing(full) == len(LADDER) - 1


def test_what_is_wanted() -> None:
    assert set(kinds(NEW)) == set(KINDS)
    assert (rare(NEW), rare(wanted(NEW, HARD))) == (20, 100)
    assert wanted(wanted(NEW, HARD), CLOCK).wants == (HARD,)
    progress = NEW
    for name in NAMES:
        progress = toggled(progress, name)
    assert kinds(progress) == tuple(
        row.id for row in ROWS if row.topic == NAMES[-1]
    )  # the last one stays
    assert set(kinds(toggled(progress, "fu"))) > {"fu_pair", "fu_hand"}


def test_a_duel_played_again_takes_the_place_of_the_first() -> None:
    one = Duel("aa", EMPTY, (True,) * 10, 50)
    progress = with_duel(with_duel(NEW, one), one._replace(seed="bb"))
    again = with_duel(progress, one._replace(seconds=40))
    assert [(each.seed, each.seconds) for each in again.duels] == [("aa", 40), ("bb", 50)]
