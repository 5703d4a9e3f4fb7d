"""The clock of an evening's round over its page: who is told what when, without a browser."""

import pytest

from pyapp.club.clock import MINUTE, left, moment
from pyapp.screen.app import Effect
from pyapp.screen.club import clock
from pyapp.screen.club.clock import tick, wait
from pyapp.screen.club.steps import state_of
from pyapp.screen.effects import Gong, Speak
from tests.kept.device import Disk
from tests.screen.apps import Player
from tests.screen.club.evenings import Organiser

STARTS = "20261124190000000"


class Timekeeper(Organiser):
    """One whose device's time is set; what it sounds and says is noted."""

    def __init__(self, disk: Disk | None = None) -> None:
        self.minutes = 0.0  # since seven
        self.heard_now: list[str] = []
        super().__init__(disk)
        device = self.app.device._replace(
            new_name=self.name, time=lambda at, _tag: f"at {at - moment(STARTS)}"
        )
        self.app = self.app._replace(device=device)
        self.step(clock.begin)
        self.disk.settle()

    def name(self) -> str:
        thousandths = round(self.minutes * MINUTE)
        minutes, rest = divmod(thousandths, MINUTE)
        hour, minute = divmod(19 * 60 + minutes, 60)
        return f"20261124{hour:02}{minute:02}{rest:05}000"

    def _show(self, effect: Effect) -> None:
        if isinstance(effect, Gong):
            self.heard_now.append("gong")
        elif isinstance(effect, Speak):
            self.heard_now.append(effect.text)
        super()._show(effect)

    def at_minute(self, minutes: float) -> list[str]:
        """What is heard then."""
        self.minutes, self.heard_now = minutes, []
        self.step(tick)
        self.disk.settle()
        return self.heard_now


@pytest.fixture
def at() -> Timekeeper:
    keeper = Timekeeper()
    keeper.begin_evening()
    keeper.go("tables")
    keeper.do("club draw")
    keeper.go("clock")
    return keeper


def run(at: Timekeeper, preset: str) -> None:
    at.do(f"club pick preset {preset}", "club arm", "club start")


def test_no_gong_is_announced_while_it_is_off(at: Timekeeper) -> None:
    at.do("club pick preset ema", "club start")
    assert "Gong at" not in at.html["club-face"]
    at.do("club arm")
    assert f"Gong at at {75 * MINUTE} · End at at {90 * MINUTE}" in at.html["club-face"]
    at.do("club arm")
    assert "Gong at" not in at.html["club-face"]


def test_the_clock_hangs_alone_on_the_wall(at: Timekeeper) -> None:
    run(at, "ema")
    page = at.app.shown
    at.do(f"club open {page.partition('/')[2]}/wall")
    assert "90:00" in at.html["club-face"]
    back = f"club open {page.partition('/')[2]}"
    assert [each for each in at.controls() if not each.startswith("club undo")] == [back]
    assert (clock.is_on(at.app), wait(at.app, True)) == (True, 1)
    assert at.at_minute(75)[0] == "gong"
    at.do(back)
    assert at.app.shown == page


@pytest.mark.parametrize(
    ("preset", "minutes", "heard", "told"),
    [
        ("ema", 74.9, [], "Play on"),
        ("ema", 75, ["gong", "Finish this hand, then one more."], "then one more"),
        ("wrc", 75, ["15 minutes left."], "Play on"),
        ("wrc", 90, ["gong", "Finish this hand: it is the last."], "it is the last"),
        ("60", 60, ["gong", "Finish this hand, then one more."], "then one more"),
        ("50", 50, ["gong", "Finish this hand: it is the last."], "it is the last"),
    ],
)
def test_presets(at: Timekeeper, preset: str, minutes: float, heard: list[str], told: str) -> None:
    run(at, preset)
    assert at.at_minute(minutes) == heard
    assert told in at.text
    assert at.at_minute(minutes) == [], "once"


def test_the_rulebook_proposes_a_preset_and_one_s_own_is_checked(at: Timekeeper) -> None:
    assert 'value="wrc" selected' in at.html["club-times"]
    at.do("club pick preset own")
    at.type("minutes_long", "40")
    at.type("left", "40")
    at.do("club start")
    assert "Minutes go from 1 to 600" in at.wrong
    at.type("left", "5")
    at.type("hands", "1")
    at.do("club start")
    at.do("club arm")
    assert at.at_minute(35) == ["gong", "Finish this hand, then one more."]


def test_before_it_starts_its_face_shows_what_is_chosen(at: Timekeeper) -> None:
    assert "90:00" in at.html["club-face"]
    for preset, face in (("75", "75:00"), ("60", "60:00"), ("own", "90:00")):
        at.do(f"club pick preset {preset}")
        assert face in at.html["club-face"]
    at.type("minutes_long", "40")
    assert "40:00" in at.html["club-face"]
    at.type("minutes_long", "")
    assert "90:00" in at.html["club-face"], "as nothing can be set to it"


def test_what_is_left_and_the_time_of_day_are_seen(at: Timekeeper) -> None:
    run(at, "ema")
    at.minutes = 10.5
    assert 'data-left="4770"' in at.html["club-face"]
    assert "79:30" in at.text
    assert f"Gong at at {75 * MINUTE} · End at at {90 * MINUTE}" in at.text
    at.minutes = 93
    assert "+3:00" in at.text


def test_once_a_round_is_over_the_next_is_a_touch_away_and_its_time_has_room(
    at: Timekeeper,
) -> None:
    run(at, "wrc")
    at.minutes = 89
    assert "club reset" not in at.controls()
    at.minutes = 95
    assert (
        '<div class="clock last_hand" data-left="-300"><b role="timer">+5:00'
        in at.html["club-face"]
    )
    at.minutes = 145
    assert '<div class="clock last_hand long" data-left="-3300">' in at.html["club-face"]
    at.minutes = 1400
    assert ">+999:59<" in at.html["club-face"]
    at.do("club reset")
    assert "club start" in at.controls()


def test_a_table_is_given_minutes_and_told_for_itself(at: Timekeeper) -> None:
    run(at, "wrc")
    at.do("club give 5 2")
    assert at.at_minute(90) == ["gong", "Finish this hand: it is the last."]
    assert "Table 1 Finish this hand: it is the last." in at.text
    assert "Table 2 Play on · +5 min" in at.text
    assert at.at_minute(94) == []
    assert "club reset" not in at.controls(), "a table still plays"
    assert at.at_minute(95) == ["gong", "Table 2: Finish this hand: it is the last."]
    at.at_minute(95.1)
    assert "club reset" in at.controls()
    at.do("club give -1 2", "club give -5 2")
    assert "Minutes go from 1" in at.wrong


def test_after_a_sleep_it_is_told_at_once_and_a_pause_is_kept(at: Timekeeper) -> None:
    run(at, "wrc")
    assert at.at_minute(300) == ["gong", "Finish this hand: it is the last."]
    run(at, "wrc")
    at.minutes = 310
    at.do("club pause")
    assert "Paused" in at.text
    assert at.at_minute(500) == []
    at.do("club pause")
    assert 'data-left="4800"' in at.html["club-face"]
    at.do("club pause", "club reset")
    assert "club start" in at.controls()


def test_what_was_told_too_early_by_a_wrong_time_comes_again(at: Timekeeper) -> None:
    run(at, "wrc")
    assert at.at_minute(95) == ["gong", "Finish this hand: it is the last."]
    assert [at.at_minute(m) for m in (94.9, 95)] == [[], []], "put right by seconds"
    assert at.at_minute(60) == [], "the device's clock was set right"
    assert at.at_minute(75) == ["15 minutes left."]
    assert at.at_minute(90) == ["gong", "Finish this hand: it is the last."]
    assert at.at_minute(91) == []


def test_a_reload_and_another_tab_show_the_same_clock(at: Timekeeper) -> None:
    run(at, "ema")
    other = Timekeeper(at.disk)
    other.minutes = 20
    other.go("clock")
    assert "70:00" in other.text
    assert "Nothing can be heard here yet" in other.text
    assert "Nothing can be heard" not in at.text
    at.minutes = 20
    at.do("club give 5")
    at.disk.settle()
    assert "75:00" in other.text
    Player.do(at, "club give 5 1", "club give 1")  # before either has heard of the other
    Player.do(other, "club give 5 2", "club pause")
    at.disk.settle()
    for tab in (at, other, Timekeeper(at.disk)):
        kept = state_of(tab.app).clock
        assert kept
        assert sorted(kept.clock.more) == [("1", 5), ("2", 5)]
        assert left(kept.clock, moment(STARTS) + 30 * MINUTE) == 76 * MINUTE


def test_it_waits_for_a_second_where_it_is_seen_and_else_for_what_is_to_be_heard(
    at: Timekeeper,
) -> None:
    assert wait(at.app, True) == -1, "nothing runs yet"
    at.do("club start")
    assert 0 < wait(at.app, True) <= 1000
    assert wait(at.app, False) == -1
    at.go("")
    assert wait(at.app, True) == -1, "not armed: nobody is woken"
    at.go("clock")
    at.do("club arm")
    at.go("")
    assert wait(at.app, True) == 75 * MINUTE


def test_what_keeps_it_dark_or_mute_is_said(at: Timekeeper) -> None:
    run(at, "wrc")
    at.step(clock.stays_dark)
    assert "cannot keep the screen on" in at.text
    at.do("club arm")
    assert at.at_minute(90) == []
    assert "it is the last" in at.text
