"""The self-check as it goes on: in slices, at rest while the page is touched, to its end."""

import re
from itertools import count

import pytest

from pyapp.check.cases import END, FILES, HEAD
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.seats import THREE
from pyapp.screen.action import read
from pyapp.screen.effects import After
from pyapp.screen.guide.checking import REST, REST_STEP, check_of
from pyapp.screen.guide.room import act, attributes
from pyapp.screen.guide.self_check import FAILED, IDLE, PASSED, RUNNING
from pyapp.screen.rules.room import rules_in_use
from tests.screen.guide.guide_player import SITE, GuidePlayer

RIGHT = (
    "A1 | 234567m33456p67s+8s riichi | tsumo | all | 4 han 20 fu 1300/2600"
    " : riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1"
)
WRONG = RIGHT.replace("1300", "1400")


def cases(*lines: str) -> str:
    """The files with those lines among the hands."""
    parts = [HEAD + each + ("\n" + "\n".join(lines)) * (each == "hands.txt") for each in FILES]
    return "\n".join([*parts, END])


def checked(player: GuidePlayer) -> str:
    player.touch("about check")
    return check_of(player.app).state


def test_it_passes_and_can_be_run_again() -> None:
    player = GuidePlayer("about", site={"cases.txt": cases(RIGHT)})
    for _ in range(2):
        assert checked(player) == PASSED
        assert check_of(player.app).tally.passed > 0
    values = {each.name: each.value for each in attributes(player.app)}
    assert (values["data-state"], values["data-failed"]) == (PASSED, "0")


def test_a_wrong_number_is_found_and_its_hand_opens() -> None:
    player = GuidePlayer("about", site={"cases.txt": cases(RIGHT, WRONG)})
    assert checked(player) == FAILED
    for_four = [book for book in RULEBOOKS if book.rules.players != THREE]
    assert check_of(player.app).tally.failed == len(for_four)
    for part in ("hands.txt:2", "WRC 2015", "1400/2600", "1300/2600"):
        assert part in player.text
    player.do(re.findall(r'data-do="(guide hand [^"]*)"', player.html)[0])
    assert player.app.entry.hand.size == 14


@pytest.mark.parametrize("text", ["", cases(RIGHT)[:-9], "<!doctype html><p>Log in"])
def test_without_its_cases_it_says_so(text: str) -> None:
    player = GuidePlayer("about", site={"cases.txt": text})
    assert checked(player) == FAILED
    assert "could not be loaded" in player.text
    assert 'data-do="guide about check"' in player.html


def running(player: GuidePlayer) -> None:
    """Have it begin, and stand still."""
    player.take(act(player.app, read("guide about check")))
    player.disk.coming.pop(0)()


def test_it_is_stopped_by_its_control_and_by_another_page() -> None:
    player = GuidePlayer("about", site={"cases.txt": cases(RIGHT)})
    for stop in ("about stop", "open fu"):
        running(player)
        assert check_of(player.app).state == RUNNING
        player.touch(stop)
        assert check_of(player.app).state == IDLE
        player.open("about")
        assert "Stopped." in player.text


def test_it_rests_while_the_page_is_touched() -> None:
    player = GuidePlayer("about", site={"cases.txt": cases(*[RIGHT] * 30)})
    ticks = count()
    device = player.app.device._replace(clock=lambda: float(next(ticks)))
    player.app = player.app._replace(device=device)
    running(player)
    player.touched = 1000.0
    for _ in range(5):
        player.disk.coming.pop(0)()
        assert player.asked(After).time == REST_STEP
    assert check_of(player.app).tally.passed == 0
    ticks = count(int(1001 + REST))
    player.disk.coming.pop(0)()
    assert 0 < check_of(player.app).tally.passed < 100
    player.disk.settle()
    assert check_of(player.app).state == PASSED


def test_a_report_is_copied() -> None:
    player = GuidePlayer("about", hand="234567m33456p67s+8s,rules:ema-2025")
    player.touch("about report")
    version, rules, hand, link = player.copied[0].split("\n")
    assert version == "Tenbou 0.1.0"
    assert rules == "European Mahjong Association 2025 (ema-2025)"
    assert hand.startswith("234567m33456p67s+8s")
    assert link == SITE + "#" + hand.replace(" ", ",")
    assert "Copied" in player.text


def test_the_rules_of_a_rulebook_are_shown_and_taken() -> None:
    player = GuidePlayer("about")
    player.touch("about book tenhou")
    assert 'class="rules-of"' in player.html
    player.do("rules rulebook tenhou")
    assert rules_in_use(player.app).rulebook == "tenhou"
    assert 'data-do="rules rulebook tenhou"' not in player.html
    player.touch("about book tenhou")
    assert 'class="rules-of"' not in player.html


def test_a_catalogue_that_was_changed_is_taken_and_what_does_not_fit_is_named() -> None:
    player = GuidePlayer("about")
    player.do("guide about retell key_clear = Empty\npoints = { $m } points")
    assert player.say("key_clear") == "Empty"
    assert player.say("about_not_retold", ids="points") in player.text
