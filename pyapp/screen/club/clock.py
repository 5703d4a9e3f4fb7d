"""The clock of an evening's round: what is left, what each table is told, and its controls.

It is one text on the device, so that every tab shows the same; what falls due is told by the tabs
in which it was armed, and seen by all.
"""

from typing import Callable, TypeAlias

from ...club.clock import (
    KIND,
    LAST_HAND,
    MINUTE,
    ONE_MORE,
    OWN,
    PAUSED,
    PRESETS,
    READY,
    Clock,
    Due,
    Preset,
    begun,
    due,
    dump,
    extension,
    following,
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
from ...club.records import Evening
from ...kept.client import News
from ...kept.clients import Shared
from ...riichi.problem import Problem
from ...riichi.rules import whole_number
from ...words.words import Words
from ..action import Action
from ..app import App, Effect, Outcome, Step
from ..effects import FindText, Gong, KeepText, Speak
from ..html import NOTHING, Html, html, joined
from ..region import Region
from .frame import COUNT, box, control, lead, select, switch
from .state import ClockState
from .steps import path_of, refused, state_of, typed, with_state

CLOCK = "clock"  # the part of an evening's page, and the name of the text
WALL = "wall"  # the page below it that has the face alone
SECOND = 1000
SHORT = 5  # signs of a time for which the face has room in large type
MOST = 999 * 60 + 59  # seconds that are shown
FLASHES = 20 * SECOND  # how long a signal is seen
Time: TypeAlias = "Callable[[int, str], str]"
GIVEN = (-1, 1, 5)  # minutes that a touch gives
OWN_BOXES = ("minutes_long", "left", "hands")
TITLES = {"ema": "EMA 90", "wrc": "WRC 90", "75": "75 + 0", "60": "60 + 1", "50": "50 + 0"}
FRAME = '<div id="club-face"></div><div id="club-times"></div><div id="club-alarm"></div>'
ALONE = '<div id="club-face" class="wall"></div>'
FACE = (
    '<div class="clock %s" data-left="%d"><b role="timer">%s</b>'
    '<p role="status">%s</p><p class="help">%s</p></div>'
)
ROW = '<li><span>%s<small>%s</small></span><span class="gives">%s</span></li>'


def begin(app: App) -> Outcome:
    """Read the clock that is kept."""

    def found(text: str) -> Step:
        return lambda app: Outcome(_with_text(app, text), ())

    return Outcome(app, (FindText(TEXTS, CLOCK, found),))


def _with_text(app: App, text: str) -> App:
    """Have the clock that a text keeps; a text that is none leaves the one there is."""
    state, kept = state_of(app).clock, load(text)
    clock = state.clock if state else set_to(PRESETS[0])
    if isinstance(kept, Clock):
        clock = kept
    state = state or ClockState(clock, False, False)
    return with_state(app, clock=state._replace(clock=clock))


def _heard(news: News, text: str) -> Step:
    """Take what another tab has written."""
    return lambda app: Outcome(_with_text(app, text) if state_of(app).clock else app, ())


TEXTS = Shared(KIND, _heard)


def _now(app: App) -> int:
    return moment(app.device.new_name())


def _set(app: App, clock: "Clock | Problem", *effects: Effect) -> Outcome:
    """Take another clock, kept at once, or say why it cannot be."""
    state = state_of(app).clock
    if isinstance(clock, Problem):
        return refused(app, clock)
    if not state or clock == state.clock:
        return Outcome(app, effects)
    app = with_state(app, clock=state._replace(clock=clock), told="", wrong="", asks="")
    return Outcome(app, effects + (KeepText(TEXTS, CLOCK, dump(clock)),))


# What its controls do


def done(app: App, action: Action, evening: Evening) -> Outcome:
    """Begin, pause, set or lengthen the round, or arm the gong."""
    state = state_of(app).clock
    if not state:
        return Outcome(app, ())
    clock, verb, what, now = state.clock, action.verb, action.what, _now(app)
    if verb == "start":
        to_be = _as_chosen(app, clock, evening)
        return refused(app, to_be) if isinstance(to_be, Problem) else _set(app, begun(to_be, now))
    if verb == "pause":
        return _set(app, resumed(clock, now) if clock.paused else paused(clock, now))
    if verb == "reset":
        return _set(app, set_to(clock.preset)._replace(armed=clock.armed, told=now))
    if verb == "give":
        minutes, _, table = what.partition(" ")
        return _set(app, longer(clock, table, whole_number(minutes, 3) or 0))
    if verb == "arm" and clock.armed:
        return _set(app, clock._replace(armed=False))
    heard = (Gong(), _spoken(app, app.say("club_clock_alarm")))
    app = with_state(app, clock=state._replace(tried=True))
    return _set(app, clock._replace(armed=True), *heard)


def _spoken(app: App, text: str) -> Speak:
    """Have a text read out, where the device can."""
    return Speak(text, app.say.language, None)


def _as_chosen(app: App, clock: Clock, evening: Evening) -> "Clock | Problem":
    """Set a clock to what is chosen, or say why it cannot be."""
    id_ = _preset(app, clock, evening)
    presets = [each for each in PRESETS if each.id == id_]
    if presets:
        preset: Preset | Problem = presets[0]
    else:
        texts = [typed(app, name, before) for name, before in _own(clock)]
        preset = own(*[int(text) if text.isdigit() else -1 for text in texts])
    return preset if isinstance(preset, Problem) else set_to(preset)._replace(armed=clock.armed)


def _preset(app: App, clock: Clock, evening: Evening) -> str:
    """Name the preset that is chosen: the last one, at first that of the evening's rulebook."""
    book = evening.start.rulebook.split("-")[0]
    usual = book if book in TITLES else PRESETS[2].id
    return typed(app, "preset", clock.preset.id if clock.told else usual)


def _own(clock: Clock) -> "tuple[tuple[str, str], ...]":
    """Give the boxes of one's own times, and what they begin with."""
    preset = clock.preset
    values = (preset.minutes, preset.left, preset.more)
    return tuple(zip(OWN_BOXES, [str(each) for each in values]))


# The time that goes by


def tick(app: App) -> Outcome:
    """Tell what has fallen due."""
    state = state_of(app).clock
    if not state:
        return Outcome(app, ())
    found, clock = due(state.clock, _now(app))
    if not found or not clock.armed:
        return _set(app, clock)
    heard: list[Effect] = []
    if [each for each in found if each.signal]:
        heard.append(Gong())
    heard.append(_spoken(app, " ".join([_announced(app.say, clock, each) for each in found])))
    return _set(app, clock, *heard)


def _announced(say: Words, clock: Clock, each: Due) -> str:
    """Say what falls due."""
    if not each.signal:
        return say("club_clock_minutes_left", n=each.minutes)
    text = say("club_clock_" + (ONE_MORE if clock.preset.more else LAST_HAND))
    if not each.table:
        return text
    return say("log_worth", name=say("club_table", n=int(each.table)), worth=text)


def is_seen(app: App) -> bool:
    """Tell whether the clock is shown."""
    return path_of(app)[2:3] == (CLOCK,)


def is_on_wall(app: App) -> bool:
    """Tell whether the face is shown alone."""
    return path_of(app)[2:] == (CLOCK, WALL)


def is_on(app: App) -> bool:
    """Tell whether the clock is shown and a round is on: then the screen is to stay on."""
    state = state_of(app).clock
    return is_seen(app) and state is not None and state.clock.end != 0


def wait(app: App, seen: bool) -> int:
    """Give the milliseconds until something is to be shown or told, -1 for never; seen: whether
    the page is. What is not seen wakes up for what it is to sound, and for nothing else.
    """
    state = state_of(app).clock
    if not state:
        return -1
    clock, now = state.clock, _now(app)
    if seen and is_on(app) and not clock.paused:
        return left(clock, now) % SECOND + 1
    return following(clock, now) if clock.armed else -1


def stays_dark(app: App) -> Outcome:
    """Note that the browser does not keep the screen on."""
    state = state_of(app).clock
    return Outcome(with_state(app, clock=state._replace(dark=True)) if state else app, ())


# What is shown


def regions(app: App, evening: Evening) -> tuple[Region, ...]:
    """Give the face, which changes each second, and what is around it."""
    state, say = state_of(app).clock, app.say
    if not state:
        return (Region("club-evening", "club-room", (False, False), _frame),)
    clock, now = state.clock, _now(app)
    tables = [str(n + 1) for n in range(len(evening.plan[-1].tables))] if evening.plan else []
    tables += [name for name, _more in clock.more if name not in tables]
    times = tuple([(name, tells(clock, now, name), extension(clock, name)) for name in tables])
    set_ = (_preset(app, clock, evening), _own(clock)) if tells(clock, now) == READY else None
    over = [left(clock, now, name) < 0 for name in [""] + tables]
    ends = clock.paused != 0 or False not in over
    wall, mute = is_on_wall(app), clock.armed and not state.tried
    alarm = (say, evening.id, clock.armed, mute, state.dark, is_on(app))
    to_be = _as_chosen(app, clock, evening) if set_ else clock
    face = clock if isinstance(to_be, Problem) else to_be
    found = (
        Region("club-evening", "club-room", (True, wall), _frame),
        Region("club-face", "club-evening", (say, app.device.time) + shown(face, now), _face),
    )
    if wall:
        return found
    return found + (
        Region(
            "club-times", "club-evening", (say, clock._replace(told=0), set_, times, ends), _times
        ),
        Region("club-alarm", "club-evening", alarm, _alarm),
    )


def _frame(known: bool, wall: bool) -> Html:
    return Html(ALONE if wall else FRAME) if known else NOTHING


def shown(clock: Clock, now: int) -> "tuple[Clock, str, int, bool]":
    """Give what the face shows: the clock, what all tables are told, the seconds that are left, and
    whether a signal has just sounded.
    """
    rest = left(clock, now)
    since = clock.preset.left * MINUTE - rest
    flashes = clock.end != 0 and 0 <= since < FLASHES
    return clock._replace(told=0), tells(clock, now), -(-rest // SECOND), flashes


def _face(say: Words, time: Time, clock: Clock, told: str, seconds: int, flashes: bool) -> Html:
    minutes, rest = divmod(min(abs(seconds), MOST), 60)
    digits = "%s%d:%02d" % ("+" if seconds < 0 else "", minutes, rest)
    kind = told + (" flash" if flashes else "") + (" long" if len(digits) > SHORT else "")
    more = "" if told in (READY, PAUSED) else " · ".join(_moments(say, time, clock))
    return html(FACE, kind, seconds, digits, "" if told == READY else _told(say, told), more)


def _told(say: Words, told: str) -> str:
    return say("club_clock_" + told)


def _moments(say: Words, time: Time, clock: Clock) -> list[str]:
    """Say at what time of day the signal sounds, and the time is over."""
    found = []
    if clock.preset.left and clock.armed:
        gong = time(clock.end - clock.preset.left * MINUTE, say.language)
        found.append(say("club_clock_gong", time=gong))
    found.append(say("club_clock_end", time=time(clock.end, say.language)))
    return found


def _times(
    say: Words,
    clock: Clock,
    set_: "tuple[str, tuple[tuple[str, str], ...]] | None",
    times: "tuple[tuple[str, str, int], ...]",
    ends: bool,
) -> Html:
    """Draw how long the round is to be; once it has begun, the minutes that are added to it. ends:
    whether the next one may be set.
    """
    if set_:
        return _choice(say, *set_)
    on = control("pause", say("club_clock_resume" if clock.paused else "club_clock_pause"), "main")
    again = control("reset", say("club_clock_reset"), "second") if ends else NOTHING
    rows = [_row(say, "", say("club_clock_all"), "")]
    for table, told, minutes in times:
        more = say("club_clock_minutes", n=say.signed(minutes)) if minutes else ""
        text = " · ".join([each for each in (_told(say, told), more) if each])
        rows.append(_row(say, table, say("club_table", n=int(table)), text))
    made = '<div class="line">%s%s</div><h2>%s</h2><ul class="rows">%s</ul>'
    return html(made, on, again, say("club_clock_more"), joined(rows))


def _row(say: Words, table: str, title: str, told: str) -> Html:
    """Draw what a table is told, and the minutes to give it."""
    parts = []
    for each in GIVEN:
        if each > 0 or told or not table:
            text = say("club_clock_minutes", n=say.signed(each))
            do = ("give %d %s" % (each, table)).rstrip()
            parts.append(control(do, text, "small", say("log_worth", name=title, worth=text)))
    return html(ROW, title, told, joined(parts))


def _choice(say: Words, preset: str, own_: "tuple[tuple[str, str], ...]") -> Html:
    """Draw the choice of a round, and what it means."""
    choices = [(each.id, TITLES[each.id]) for each in PRESETS] + [(OWN, say("club_clock_own"))]
    parts = [select("preset", say("club_clock_round"), choices, preset)]
    for each in PRESETS:
        if each.id == preset:
            gong = say("club_clock_gong_left" if each.left else "club_clock_gong_end", n=each.left)
            then = say("club_clock_" + (ONE_MORE if each.more else LAST_HAND))
            parts.append(html('<p class="help">%s</p>', say("sentences", first=gong, then=then)))
    if preset == OWN:
        parts += [box(name, say("club_clock_" + name), value, COUNT) for name, value in own_]
    parts.append(control("start", say("club_clock_start"), "main"))
    return html('<div class="club-form">%s</div>', joined(parts))


def _alarm(say: Words, evening: str, armed: bool, mute: bool, dark: bool, on: bool) -> Html:
    """Draw the switch of the gong, what keeps it from being heard, and the way to the face alone."""
    parts = [switch("arm", say("club_clock_alarm"), armed)]
    parts.append(html('<p class="help">%s</p>', say("club_clock_alarm_help")))
    if armed:
        parts.append(control("try", say("club_clock_try"), "second"))
    if mute:
        parts.append(html('<p class="error">%s</p>', say("club_clock_mute")))
    if dark and on:
        parts.append(html('<p class="error">%s</p>', say("stays_dark")))
    page = "evening/%s/%s/%s" % (evening, CLOCK, WALL)
    parts.append(lead(page, say("club_clock_wall"), "second"))
    return joined(parts)
