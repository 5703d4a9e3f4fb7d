"""The clock by the time of day: presets, pauses, sleep, minutes for one table, and its text."""

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

import pytest

from pyapp.club.clock import (
    LAST_HAND,
    MINUTE,
    ONE_MORE,
    PAUSED,
    PRESETS,
    READY,
    RUNNING,
    Clock,
    Preset,
    begun,
    due,
    dump,
    extension,
    following,
    joined,
    left,
    load,
    longer,
    moment,
    own,
    paused,
    resumed,
    set_to,
    tells,
)
from pyapp.riichi.problem import Problem

NOON = 1790000000000
EMA, WRC, SEVENTY_FIVE, SIXTY, FIFTY = PRESETS


def at(minutes: float) -> int:
    """The moment so many minutes after the start."""
    return NOON + round(minutes * MINUTE)


def running(preset: Preset) -> Clock:
    return begun(set_to(preset), NOON)


def clock_in(found: Clock | Problem) -> Clock:
    assert isinstance(found, Clock), found
    return found


def told(clock: Clock, now: int) -> list[tuple[str, int, bool]]:
    return [(each.table, each.minutes, each.signal) for each in due(clock, now)[0]]


def test_presets_have_names() -> None:
    assert [preset.id for preset in PRESETS] == ["ema", "wrc", "75", "60", "50"]


def test_ema_sounds_when_15_minutes_are_left_and_never_again() -> None:
    clock = running(EMA)
    assert told(clock, at(74.99)) == []
    assert told(clock, at(75)) == [("", 15, True)]
    assert (tells(clock, at(74.99)), tells(clock, at(75))) == (RUNNING, ONE_MORE)
    _told, clock = due(clock, at(75))
    assert told(clock, at(90)) == []
    assert following(clock, at(76)) == -1


def test_wrc_sounds_at_the_end_and_no_hand_follows() -> None:
    clock = running(WRC)
    assert told(clock, at(75)) == [("", 15, False)]
    assert told(clock, at(90)) == [("", 0, True)], "what is announced late is overtaken"
    assert tells(clock, at(89.99)) == RUNNING
    assert tells(clock, at(90)) == LAST_HAND


@pytest.mark.parametrize(
    ("preset", "minutes", "then"), [(SEVENTY_FIVE, 75, LAST_HAND), (SIXTY, 60, ONE_MORE)]
)
def test_one_more_hand(preset: Preset, minutes: int, then: str) -> None:
    assert tells(running(preset), at(minutes)) == then
    assert tells(running(preset), at(minutes - 0.01)) == RUNNING


def test_fifty_and_finish() -> None:
    assert tells(running(FIFTY), at(50)) == LAST_HAND


def test_own_times() -> None:
    mine = own(40, 10, 1)
    assert isinstance(mine, Preset)
    assert mine.warned == (15,)
    assert tells(running(mine), at(30)) == ONE_MORE
    for wrong in ((0, 0, 0), (601, 0, 0), (40, 40, 0), (40, -1, 0), (40, 0, 2)):
        assert isinstance(own(*wrong), Problem)


def test_nothing_runs_before_it_is_begun() -> None:
    clock = set_to(EMA)
    assert (tells(clock, NOON), left(clock, NOON)) == (READY, 90 * MINUTE)
    assert due(clock, NOON) == ((), clock)
    assert following(clock, NOON) == -1
    assert paused(clock, NOON) == clock


def test_a_pause_moves_all_that_is_to_come() -> None:
    clock = paused(running(EMA), at(10))
    assert tells(clock, at(60)) == PAUSED
    assert left(clock, at(60)) == 80 * MINUTE
    assert due(clock, at(80)) == ((), clock)
    assert paused(clock, at(20)) == clock
    clock = resumed(clock, at(40))
    assert left(clock, at(40)) == 80 * MINUTE
    assert told(clock, at(104.99)) == []
    assert told(clock, at(105)) == [("", 15, True)]
    assert resumed(clock, at(50)) == clock


def test_a_pause_after_the_signal_changes_nothing_of_what_was_told() -> None:
    clock = due(running(EMA), at(75))[1]
    clock = paused(clock, at(80))
    assert tells(clock, at(85)) == ONE_MORE
    clock = resumed(clock, at(90))
    assert told(clock, at(200)) == []
    assert tells(clock, at(91)) == ONE_MORE


def test_a_device_set_back_does_not_shorten_the_round() -> None:
    clock = resumed(paused(running(WRC), at(10)), at(5))
    assert left(clock, at(10)) == 80 * MINUTE


def test_minutes_for_one_table() -> None:
    clock = clock_in(longer(running(EMA), "2", 5))
    assert (tells(clock, at(75), "1"), tells(clock, at(75), "2")) == (ONE_MORE, RUNNING)
    assert tells(clock, at(80), "2") == ONE_MORE
    now, clock = due(clock, at(75))
    assert [each.table for each in now] == [""]
    assert following(clock, at(75)) == 5 * MINUTE
    assert told(clock, at(80)) == [("2", 15, True)]
    clock = clock_in(longer(clock, "2", 2))
    assert left(clock, at(75), "2") == 22 * MINUTE
    assert clock_in(longer(clock, "2", -7)).more == ()
    assert isinstance(longer(clock, "2", -8), Problem)
    assert isinstance(longer(clock, "2", 600), Problem)


def test_minutes_for_all() -> None:
    clock = clock_in(longer(running(WRC), "", 5))
    assert left(clock, at(90)) == 5 * MINUTE


def test_after_a_sleep_all_is_told_at_once() -> None:
    clock = clock_in(longer(running(WRC), "3", 5))
    found, clock = due(clock, at(300))
    assert [(each.table, each.signal) for each in found] == [("", True), ("3", True)]
    assert told(clock, at(301)) == []


def test_waking_in_steps_is_waking_once() -> None:
    random = Random(6)
    for _ in range(200):
        clock = running(random.choice(PRESETS))
        for table in random.sample("1234", random.randint(0, 3)):
            clock = clock_in(longer(clock, table, random.randint(1, 7)))
        signals = [each for each in due(clock, at(200))[0] if each.signal]
        seen, now = [], NOON
        while now < at(200):
            step = following(clock, now)
            now += step if step > 0 and random.random() < 0.5 else random.randint(1, 20) * MINUTE
            found, clock = due(clock, now)
            seen += [each for each in found if each.signal]
        assert seen == signals


def test_it_comes_back_from_its_text() -> None:
    clock = clock_in(longer(paused(running(WRC), at(3)), "Red dragon", 5))._replace(armed=True)
    for each in (clock, set_to(EMA), begun(clock, at(9)), running(FIFTY)):
        assert load(dump(each)) == each


def test_damaged_texts_are_refused() -> None:
    text, random = dump(running(WRC)), Random(2)
    assert isinstance(load(""), Problem)
    for _ in range(300):
        place = random.randrange(len(text))
        wrong = text[:place] + random.choice("0aZ \n-") + text[place + random.randint(0, 9) :]
        assert isinstance(load(wrong), Problem) or wrong.rstrip() == text.rstrip()
    assert load(text.replace("clock 1", "clock 2", 1)) == Problem("newer_version", None, (), (2,))


def test_a_moment_is_that_of_its_name_whatever_zone_and_summer_time_say() -> None:
    random = Random(9)
    for _ in range(300):
        then = datetime.fromtimestamp(random.randint(0, 4 * 10**9) + random.random(), UTC)
        name = then.strftime("%Y%m%d%H%M%S%f")[:17]
        assert moment(name + "123") == int(then.timestamp() * 1000 + 0.0005)
    # The night in which Europe's clocks go on by an hour, and 90 minutes of a round in it.
    clock = begun(set_to(WRC), moment("20260329003000000"))
    assert left(clock, moment("20260329013000000")) == 30 * MINUTE


def five_more(clock: Clock) -> Clock:
    return clock_in(longer(clock, "", 5))


def table_3(clock: Clock) -> Clock:
    return clock_in(longer(clock, "3", 5))


def pause(clock: Clock) -> Clock:
    return resumed(clock, at(12)) if clock.paused else paused(clock, at(10))


def tick(clock: Clock) -> Clock:
    return due(clock, at(85))[1]


def over(clock: Clock) -> Clock:
    return set_to(clock.preset)._replace(told=at(13))


def arm(clock: Clock) -> Clock:
    return clock._replace(armed=not clock.armed)


STEPS = (five_more, table_3, pause, tick, arm)


@pytest.mark.parametrize("was", [running(WRC), pause(table_3(running(WRC)))])
@pytest.mark.parametrize("one", STEPS)
@pytest.mark.parametrize("other", STEPS)
def test_what_two_tabs_change_at_once_both_holds(
    was: Clock, one: Callable[[Clock], Clock], other: Callable[[Clock], Clock]
) -> None:
    found = clock_in(load(joined(dump(one(was)), dump(other(was)), dump(was)).text))
    once = one in (pause, tick, arm) and one is other  # both did the same: it is done once
    whole = other(was) if once else one(other(was))
    assert (found.end, found.paused) == (whole.end, whole.paused)
    assert extension(found, "3") == extension(whole, "3")
    assert (found.armed, found.told >= was.told) == (whole.armed, True)


@pytest.mark.parametrize("other", [five_more, table_3, pause, tick])
def test_a_round_that_one_tab_ended_or_began_holds(other: Callable[[Clock], Clock]) -> None:
    was, ready = running(WRC), set_to(SIXTY)
    for mine, theirs in ((over(was), other(was)), (other(was), over(was))):
        found = clock_in(load(joined(dump(mine), dump(theirs), dump(was)).text))
        assert tells(found, at(20)) == READY
    for text in (dump(ready), "", "damaged"):
        first, second = dump(begun(ready, at(1))), dump(begun(ready, at(2)))
        assert joined(first, second, text).text == second, "theirs was written first"
        assert joined(first, text, text).text == first
