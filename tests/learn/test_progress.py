"""Progress: what an answer does to it, and its text, which nothing damaged passes for."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kept.codec import pack
from pyapp.kept.shelf import Joined
from pyapp.learn.course import EXAM, LADDER
from pyapp.learn.days import MOST_DAILIES, MOST_DAYS, NO_DAYS, Daily, Days, practised
from pyapp.learn.duel import new_duel
from pyapp.learn.facts import FACT_IDS
from pyapp.learn.kinds import KINDS, ROWS, TOPICS, Question
from pyapp.learn.progress import (
    CLOCK,
    ENOUGH,
    HARD,
    LOOK_BACK,
    MOST_DUELS,
    MOST_VISITS,
    NEW,
    UNPLACED,
    VERSION,
    WANTS,
    Progress,
    Visit,
    climbed,
    dump,
    joined,
    kinds,
    learnt,
    load,
    rare,
    replaced,
    standing,
    stepped,
    together,
    toggled,
    wanted,
    with_duel,
)
from pyapp.learn.slips import Verdict
from pyapp.riichi.problem import Problem
from pyapp.riichi.text import EMPTY
from tests.learn.boxes import random_boxes
from tests.learn.duels import random_duel

RIGHT, WRONG = Verdict(True, ()), Verdict(False, ())
ASKED = Question("fu_hand", EMPTY, (), (), 0, ("fu kanchan",))
NAMES = list(TOPICS)


def random_days(rng: random.Random) -> Days:
    days = NO_DAYS
    for _ in range(rng.randrange(2 * MOST_DAYS)):
        days = practised(days, f"2026-{rng.randrange(1, 13):02d}-{rng.randrange(1, 29):02d}")
    return days


def random_progress(seed: int) -> Progress:
    rng = random.Random(seed)
    duels = tuple(random_duel(rng, f"s{place}") for place in range(rng.randrange(MOST_DUELS + 1)))
    dailies = [
        Daily(f"2026-11-{10 + day}", f"{rng.randrange(1, 90)}00", rng.choice(("", "rules:tenhou")))
        for day in range(rng.randrange(MOST_DAILIES))
    ]
    return Progress(
        random_boxes(seed),
        rng.randrange(UNPLACED, len(LADDER)),
        tuple("".join(rng.choices("01", k=rng.randrange(LOOK_BACK + 1))) for _ in LADDER),
        random_days(rng),
        (rng.randrange(EXAM + 1), rng.randrange(9999)),
        tuple(each for each in WANTS if rng.random() < 0.5),
        tuple(each for each in NAMES[1:] if rng.random() < 0.5),
        tuple(dailies[::-1]),
        duels,
        tuple(
            Visit(f"v{place}", rng.randrange(1, 9), rng.randrange(9))
            for place in range(rng.randrange(5))
        ),
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
    return pack("tenbou-practice", VERSION, text.replace(old, new).split("\n")[1:-2])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("step -\n", "step 7\n"),
        ("step -\n", "step rung_x\n"),
        ("ladder -\n", "ladder rung_x:1\n"),
        ("ladder -\n", "ladder rung_30:\n"),
        ("ladder -\n", "ladder rung_30:2\n"),
        ("ladder -\n", "ladder rung_30:11111111111\n"),
        ("ladder -\n", "ladder rung_30:1,rung_sets:1\n"),  # not in their order
        ("days -\n", "days tomorrow\n"),
        ("days -\n", "days 2026-11-22\n"),
        ("days -\n", "days 2026-11-22 2026-11-22:0\n"),
        ("days -\n", "days 2026-11-22 2026-11-22\n"),
        ("exam 0 0\n", "exam 26 0\n"),
        ("exam 0 0\n", "exam 20\n"),
        ("visits -\n", "visits -\ndaily tomorrow 3900\n"),
        ("wants -\n", "wants clock,clock\n"),
        ("wants -\n", "wants everything\n"),
        ("without -\n", "without " + ",".join(NAMES) + "\n"),
        ("without -\n", "without -\nduel tenbou-duel 1\n"),
        ("visits -\n", "visits a\n"),
        ("visits -\n", "visits a:1:x\n"),
        ("visits -\n", "visits a:1:1,\n"),
        ("asked 0\n", "asked 00\n"),
        ("asked 0\n", "asked 3\n0 2 fu tanki\n0 2 fu kanchan\n"),  # not in their order
    ],
)
def test_lines_that_nobody_wrote_are_refused(old: str, new: str) -> None:
    assert isinstance(load(summed(dump(NEW), old, new)), Problem)


@pytest.mark.parametrize(
    ("text", "item_id"),
    [
        ("", "damaged"),
        ("\x89PNG\r\n", "damaged"),
        ("tenbou-game 1\n", "damaged"),
        ("tenbou-practice 0\n", "damaged"),
        ("tenbou-practice 1", "damaged"),
        ("tenbou-practice 1" + "\n" * 40, "damaged"),
        ("tenbou-practice 2", "damaged"),
        ("tenbou-practice 3", "damaged"),
        ("tenbou-practice 4", "damaged"),
        ("tenbou-practice 5\n", "newer_version"),
        ("x" * 10**6, "damaged"),
    ],
)
def test_what_is_no_progress(text: str, item_id: str) -> None:
    found = load(text)
    assert isinstance(found, Problem)
    assert found.id == item_id


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
    slip = learnt(progress, 1, ASKED, WRONG, 5)
    assert climbed(slip, 1)
    missed = learnt(slip, 1, ASKED, WRONG, 5)
    assert not climbed(missed, 1)  # whatever the test has found
    assert standing(missed) == 1
    assert climbed(learnt(learnt(missed, 1, ASKED, RIGHT, 5), 1, ASKED, RIGHT, 5), 1)
    full = NEW._replace(ladder=("1" * LOOK_BACK,) * len(LADDER))
    assert standing(full) == len(LADDER) - 1


def test_what_is_wanted() -> None:
    assert set(kinds(NEW)) == set(KINDS)
    assert (rare(NEW), rare(wanted(NEW, HARD))) == (0, 100)
    both = wanted(wanted(NEW, CLOCK), HARD)
    assert (NEW.wants, both.wants, wanted(both, CLOCK).wants) == ((), WANTS, (HARD,))
    progress = NEW
    for name in NAMES:
        progress = toggled(progress, name)
    assert kinds(progress) == tuple(
        row.id for row in ROWS if row.topic == NAMES[-1]
    )  # the last one stays
    assert set(kinds(toggled(progress, "fu"))) > {"fu_pair", "fu_hand"}


def test_a_duel_played_again_takes_the_place_of_the_first() -> None:
    one = new_duel("aa", EMPTY)._replace(right=(True,) * 10, seconds=50)
    progress = with_duel(with_duel(NEW, one), one._replace(seed="bb"))
    again = with_duel(progress, one._replace(seconds=40))
    assert [(each.seed, each.seconds) for each in again.duels] == [("aa", 40), ("bb", 50)]


# Several tabs and visits


def answered(progress: Progress, visit: str, rights: str) -> Progress:
    """After answers of one visit, "1" for a right one, each of another atom."""
    for place, right in enumerate(rights):
        asked = Question("fu_hand", EMPTY, (), (), 0, (FACT_IDS[len(visit) + place],))
        said = RIGHT if right == "1" else WRONG
        progress = stepped(progress, learnt(progress, 1, asked, said, 5), visit)
    return progress


def test_what_was_answered_apart_is_all_there_together() -> None:
    """The database opened late: five answers lie there, one was given meanwhile."""
    stored, meanwhile = answered(NEW, "a", "11011"), answered(NEW, "bbbbbbbbb", "0")
    both = together(stored, meanwhile)
    assert both.boxes.asked == 6
    assert both.ladder[1] == "110110"
    met = [card.fact for card in both.boxes.cards if card.box >= 0]
    assert len(met) == 6
    assert load(dump(both)) == both


def test_what_began_the_same_is_counted_once() -> None:
    known = answered(NEW, "a", "110")
    one, other = answered(known, "bb", "1"), answered(known, "cccccc", "00")
    both = together(one, other)
    assert both.boxes.asked == 6
    assert both.ladder[1] == "110100"


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("01w")), max_size=20), st.data())
def test_together_is_nothing_twice_and_nothing_missing(
    steps: list[tuple[str, str]], data: st.DataObject
) -> None:
    """Visits that see of each other what they happen to see."""
    tabs = dict.fromkeys("abc", NEW)
    count = 0
    for name, what in steps:
        if data.draw(st.booleans()):
            tabs[name] = together(tabs[data.draw(st.sampled_from("abc"))], tabs[name])
        if what == "w":
            tabs[name] = stepped(tabs[name], wanted(tabs[name], HARD), name)
        else:
            tabs[name], count = answered(tabs[name], name, what), count + 1
    one, other, third = tabs.values()
    both = together(one, other)
    assert together(one, one) == one
    assert together(both, other) == together(both, one) == both
    assert together(other, both) == both
    everything = together(both, third)
    assert everything.boxes.asked == count
    assert together(one, together(other, third)).boxes.asked == count
    assert load(dump(everything)) == everything
    assert sum(visit.asked for visit in everything.visits) == count


def test_what_was_begun_anew_does_not_come_back() -> None:
    before = answered(NEW, "a", "111")
    anew = replaced(before, NEW, "b")
    assert anew.boxes == NEW.boxes
    assert together(anew, before) == together(before, anew) == anew
    again = replaced(anew, before, "b")
    assert again.boxes == before.boxes
    assert together(again, anew) == together(again, before) == again


def test_many_visits_leave_few_lines() -> None:
    progress = NEW
    for place in range(2 * MOST_VISITS):
        progress = answered(progress, f"v{place}", "1")
    assert len(progress.visits) == MOST_VISITS
    assert load(dump(progress)) == progress


def test_what_cannot_be_read_is_joined_with_nothing() -> None:
    text, newer = dump(answered(NEW, "a", "1")), "tenbou-practice 5\n"
    assert joined(text, newer, "") is None
    assert joined(newer, text, "") is None
    assert joined(text, "damaged", "") is None
    assert joined(text, "", "") == Joined(text, "", False)


def test_the_same_answer_of_two_tabs_counts_twice() -> None:
    rest = NEW.ladder[1:]
    base = stepped(NEW, NEW._replace(ladder=("1111", *rest)), "before")
    mine, theirs = (
        stepped(base, base._replace(ladder=("11111", *rest)), item_id)
        for item_id in ("mine", "theirs")
    )
    found = joined(dump(mine), dump(theirs), dump(base))
    assert found is not None
    both = load(found.text)
    assert isinstance(both, Progress)
    assert both.ladder[0] == "111111"
