"""The clock of an evening's rounds: presets, and what each table is told when.

Time is milliseconds since 1970, as the device says it: an end is a moment, so that a device which
slept, a change to summer time or another time zone changes nothing, and no tick is ever counted.
All that changes is kept as one text, which every tab reads.
"""

from typing import NamedTuple

from ..kept.codec import pack, unpack
from ..kept.shelf import Joined, Kind
from ..learn.days import number as day_number
from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number

NAME = "tenbou-clock"
VERSION = 1
MINUTE = 60000
MOST_MINUTES = 600
MOST_TABLES = 99
DIGITS = 15  # of milliseconds
FIRST_DAY = day_number("1970-01-01")


def moment(name: str) -> int:
    """Read a name that tells a moment, digits from the year to the millisecond, in UTC."""
    days = day_number("-".join([name[:4], name[4:6], name[6:8]])) - FIRST_DAY
    minutes = (days * 24 + int(name[8:10])) * 60 + int(name[10:12])
    return minutes * MINUTE + int(name[12:17])


class Preset(NamedTuple):
    """A row of PRESETS: how long a round is, and what its signal means."""

    id: str
    minutes: int
    left: int  # minutes that are left when the signal sounds
    more: int  # hands that are played after the one that the signal finds; a chombo counts as one
    warned: tuple[int, ...]  # minutes left at which the time is announced, without a signal


PRESETS = (
    # Sound when 15 minutes are left, then the hand and one more; no sound at the end.
    Preset("ema", 90, 15, 1, ()),
    # Gong at the end: the hand is finished, and no dice are thrown after it.
    Preset("wrc", 90, 0, 0, (15, 5)),
    Preset("75", 75, 0, 0, (15, 5)),
    Preset("60", 60, 0, 1, (15, 5)),
    Preset("50", 50, 0, 0, (15, 5)),
)
OWN = "own"


class Clock(NamedTuple):
    """A round's time. armed: a player has asked for its sounds, and has heard one."""

    preset: Preset
    end: int  # the moment, 0 before it is begun; as it would be without extensions
    paused: int  # the moment since when it stands still, 0 while it runs
    more: tuple[tuple[str, int], ...]  # minutes that a table has been given, by its name
    told: int  # the moment up to which what falls due has been told, of all tables
    armed: bool


def set_to(preset: Preset) -> Clock:
    """Set a clock, which has not begun."""
    return Clock(preset, 0, 0, (), 0, False)


def own(minutes: int, left: int, more: int) -> Preset | Problem:
    """Make a preset of one's own, or say why not: "no_such_time"."""
    if not 0 < minutes <= MOST_MINUTES or not 0 <= left < minutes or more not in (0, 1):
        return problem("no_such_time", MOST_MINUTES)
    return Preset(OWN, minutes, left, more, tuple([at for at in (15, 5) if left < at < minutes]))


def begun(clock: Clock, now: int) -> Clock:
    """Start the round; whatever it was before is over."""
    end = now + clock.preset.minutes * MINUTE
    return clock._replace(end=end, paused=0, more=(), told=now)


def paused(clock: Clock, now: int) -> Clock:
    """Let it stand still; without effect before it is begun or while it does."""
    return clock if clock.paused or not clock.end else clock._replace(paused=now)


def resumed(clock: Clock, now: int) -> Clock:
    """Let it run again: all that is to come is later by the pause."""
    if not clock.paused:
        return clock
    late = max(now - clock.paused, 0)  # a device's clock may have been set back
    return clock._replace(end=clock.end + late, told=clock.told + late, paused=0)


def longer(clock: Clock, table: str, minutes: int) -> Clock | Problem:
    """Give minutes to a table, or with "" to all; below zero takes them back."""
    if not table:
        return clock._replace(end=clock.end + minutes * MINUTE)
    given = [(name, had) for name, had in clock.more if name != table]
    total = extension(clock, table) + minutes
    if not 0 <= total <= MOST_MINUTES or len(given) >= MOST_TABLES:
        return problem("no_such_time", MOST_MINUTES)
    return clock._replace(more=tuple(given + [(table, total)] if total else given))


def extension(clock: Clock, table: str) -> int:
    """Give the minutes that a table has more than the others."""
    return sum([minutes for name, minutes in clock.more if name == table])


def left(clock: Clock, now: int, table: str = "") -> int:
    """Give the milliseconds that are left, below zero when the time is over."""
    if not clock.end:
        return clock.preset.minutes * MINUTE
    return clock.end + extension(clock, table) * MINUTE - (clock.paused or now)


# What a table is told.
READY, RUNNING, PAUSED = "ready", "running", "paused"
ONE_MORE, LAST_HAND = "one_more", "last_hand"  # finish this hand, then one more; this is the last


def tells(clock: Clock, now: int, table: str = "") -> str:
    """Say what a table has to know: READY, RUNNING, PAUSED, or since its signal ONE_MORE or
    LAST_HAND.
    """
    if not clock.end:
        return READY
    if left(clock, now, table) <= clock.preset.left * MINUTE:
        return ONE_MORE if clock.preset.more else LAST_HAND
    return PAUSED if clock.paused else RUNNING


class Due(NamedTuple):
    """Something to be told: the signal, or minutes that are left."""

    at: int  # the moment
    table: str  # "" for all
    minutes: int  # left
    signal: bool  # whether it is the signal, which flashes and sounds


def due(clock: Clock, now: int) -> tuple[tuple[Due, ...], Clock]:
    """List what is to be told since the last time, the earliest first, and note it as told.

    After a sleep all that fell due meanwhile comes at once; of announcements only the last one, and
    none that a signal has overtaken.
    """
    if not clock.end or clock.paused:
        return (), clock
    # The device's clock was set back, by more than devices do unasked: what was told too early
    # comes again.
    if clock.told > now + MINUTE:
        return (), clock._replace(told=now)
    found = [each for each in _plan(clock) if clock.told < each.at <= now]
    said = [each for each in found if each.signal or each == found[-1]]
    return tuple(said), clock._replace(told=now) if found else clock


def following(clock: Clock, now: int) -> int:
    """Give the milliseconds until something falls due, -1 for never."""
    if not clock.end or clock.paused:
        return -1
    later = [each.at - now for each in _plan(clock) if each.at > now]
    return later[0] if later else -1


def _plan(clock: Clock) -> list[Due]:
    """List all that falls due in this round, in order."""
    preset = clock.preset
    found = [Due(clock.end - preset.left * MINUTE, "", preset.left, True)]
    for table, minutes in clock.more:
        at = clock.end + (minutes - preset.left) * MINUTE
        found.append(Due(at, table, preset.left, True))
    for minutes in preset.warned:
        found.append(Due(clock.end - minutes * MINUTE, "", minutes, False))
    return sorted(found, key=lambda each: (each.at, each.table, each.minutes))


def dump(clock: Clock) -> str:
    """Write a clock as it is kept."""
    preset = clock.preset
    warned = ",".join([str(minutes) for minutes in preset.warned])
    lines = [
        "preset %s %d %d %d %s" % (preset.id, preset.minutes, preset.left, preset.more, warned),
        "end %d paused %d told %d armed %d" % (clock.end, clock.paused, clock.told, clock.armed),
    ]
    return pack(NAME, VERSION, lines + ["table %d %s" % (many, name) for name, many in clock.more])


def load(text: str) -> Clock | Problem:
    """Read what `dump` wrote, or say why not: "other_kind", "newer_version", "damaged"."""
    opened = unpack(NAME, VERSION, text, 2 + MOST_TABLES)
    if isinstance(opened, Problem):
        return opened
    try:
        words, state = opened.lines[0].split(" "), opened.lines[1].split(" ")
        warned = tuple([_number(word) for word in words[5].split(",") if word])
        preset = Preset(words[1], _number(words[2]), _number(words[3]), _number(words[4]), warned)
        end, still, told, armed = [_number(state[place]) for place in (1, 3, 5, 7)]
        more = []
        for line in opened.lines[2:]:
            _table, minutes, name = line.split(" ", 2)
            more.append((name, _number(minutes)))
    except (LookupError, ValueError):
        return problem("damaged")
    return Clock(preset, end, still, tuple(more), told, armed == 1)


def _number(word: str) -> int:
    number = whole_number(word, DIGITS)
    if number is None or number < 0:
        raise ValueError(word)
    return number


# Two tabs


def joined(mine: str, theirs: str, base: str) -> Joined:
    """Join what two tabs made of a clock: minutes that either gave are all given. Where one began a
    round or ended it that holds; of two that did, and of two that paused it, theirs.
    """
    one, other, was = load(mine), load(theirs), load(base)
    if isinstance(one, Problem) or isinstance(other, Problem):
        return Joined(mine if isinstance(other, Problem) else theirs, "", False)
    if isinstance(was, Problem):
        was = set_to(PRESETS[0])
    both = other
    if not (one.end and other.end and was.end):
        both = one if (other.end == 0) == (was.end == 0) else other
    else:
        stands = one.paused if other.paused == was.paused else other.paused
        again = stands == other.paused != was.paused and one.paused != was.paused
        end = other.end if again else other.end + one.end - was.end
        both = other._replace(end=end, paused=stands, more=_given(one, other, was))
    armed = one.armed if other.armed == was.armed else other.armed
    both = both._replace(armed=armed, told=max(one.told, other.told))
    return Joined(dump(both), "", False)


def _given(one: Clock, other: Clock, was: Clock) -> tuple[tuple[str, int], ...]:
    """Add up the minutes that tables were given by two who went on from one clock."""
    names = [name for name, _minutes in other.more]
    names += [name for name, _minutes in one.more if name not in names]
    given = [
        (name, extension(other, name) + extension(one, name) - extension(was, name))
        for name in names
    ]
    return tuple([(name, min(minutes, MOST_MINUTES)) for name, minutes in given if minutes > 0])


KIND = Kind("clock", joined, lambda name, text: name)
