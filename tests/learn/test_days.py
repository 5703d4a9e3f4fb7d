"""Days of practice: how they are counted and joined."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from pyapp.learn.days import MOST_DAYS, NO_DAYS, Days, joined, number, practised, streak

START = date(2023, 12, 20)
some_days = st.lists(st.integers(0, 90), max_size=40)


def day(place: int) -> str:
    return (START + timedelta(place)).isoformat()


def after(places: list[int]) -> Days:
    days = NO_DAYS
    for place in sorted(places):
        days = practised(days, day(place))
    return days


@given(st.dates(date(1999, 1, 1), date(2200, 1, 1)))
def test_days_that_follow_each_other_have_numbers_that_do(first: date) -> None:
    following = first + timedelta(1)
    assert number(following.isoformat()) == number(first.isoformat()) + 1


@given(some_days, st.integers(0, 92))
def test_a_streak_is_the_days_in_a_row_up_to_today_or_yesterday(
    places: list[int], today: int
) -> None:
    there = {place for place in places if place <= today}
    end = today if today in there else today - 1
    count = 0
    while end - count in there:
        count += 1
    assert streak(after([*there]), day(today)) == count


def test_a_streak_is_longer_than_what_is_kept_of_it() -> None:
    days = after([*range(100)])
    assert len(days.counts) == MOST_DAYS
    assert streak(days, day(99)) == streak(days, day(100)) == 100
    assert streak(days, day(101)) == 0
    assert streak(joined(days, NO_DAYS), day(99)) == 100
    assert streak(practised(days, day(100)), day(100)) == 101
    assert streak(practised(days, day(102)), day(102)) == 1


@given(some_days, some_days)
def test_two_tabs_join_their_days(one: list[int], other: list[int]) -> None:
    both = joined(after(one), after(other))
    assert both == joined(after(other), after(one)) == joined(both, after(one))
    dates = sorted({day(place) for place in one + other})
    assert [date for date, _count in both.counts] == dates[-MOST_DAYS:]


def test_answers_of_a_day_are_counted() -> None:
    assert after([3, 3, 3, 4]).counts == ((day(3), 3), (day(4), 1))
