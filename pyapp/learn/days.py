"""Days of practice: on which there was some, how many follow each other, the hands of the day."""

from typing import NamedTuple

LEAP = 4  # years from one day more to the next
MOST_DAYS = 28
MOST_DAILIES = 10


class Days(NamedTuple):
    """The last days with practice, the latest one last, each with how many questions were answered,
    and the first one of those that follow each other up to the latest.
    """

    since: str
    counts: tuple[tuple[str, int], ...]


NO_DAYS = Days("", ())


class Daily(NamedTuple):
    """An answer to the hand of a day and the rules, as text; the next day says what is right."""

    date: str
    given: str
    rules: str


def is_date(text: str) -> bool:
    """Tell whether a text is a date, as "2026-11-22"."""
    parts = text.split("-")
    digits = not "".join(parts).strip("0123456789")
    return [len(part) for part in parts] == [4, 2, 2] and digits


def number(date: str) -> int:
    """Count the days up to a date, so that those that follow each other have numbers that do."""
    year, month, day = [int(part) for part in date.split("-")]
    if month < 3:
        year, month = year - 1, month + 12
    return 365 * year + year // LEAP - year // 100 + year // 400 + (153 * month - 457) // 5 + day


def practised(days: Days, date: str, count: int = 1) -> Days:
    """Count an answer on a date."""
    return joined(days, Days(date, ((date, count + dict(days.counts).get(date, 0)),)))


def streak(days: Days, today: str) -> int:
    """Count the days that follow each other up to today, or to yesterday."""
    if not days.counts or number(today) - number(days.counts[-1][0]) > 1:
        return 0
    return number(days.counts[-1][0]) - number(days.since) + 1


def joined(one: Days, other: Days) -> Days:
    """Join the days of two, and find since when they follow each other."""
    counts = dict(one.counts)
    for date, count in other.counts:
        counts[date] = max(count, counts.get(date, 0))
    found = sorted(counts.items())
    if not found:
        return NO_DAYS
    begun = number(found[-1][0])
    since = found[-1][0]
    # Of what one of them has forgotten the other may know that it goes on.
    spans = [(number(date), number(date), date) for date in counts]
    spans += [
        (number(each.counts[-1][0]), number(each.since), each.since)
        for each in (one, other)
        if each.counts
    ]
    for last, first, date in sorted(spans, reverse=True):
        if last >= begun - 1 and first < begun:
            begun, since = first, date
    return Days(since, tuple(found[-MOST_DAYS:]))
