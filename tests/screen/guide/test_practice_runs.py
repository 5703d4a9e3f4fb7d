"""Practice as it goes on: questions by touch and by keys, runs, duels, what is kept of them."""

import re
from collections.abc import Iterator

import pytest

from pyapp.learn.course import (
    LADDER,
    RUNG,
    duel_question,
    elsewhere,
    hand_of_the_day,
    placement_question,
    placing,
)
from pyapp.learn.duel import Duel, parse_duel
from pyapp.learn.facts import facts_under
from pyapp.learn.kinds import answer_text
from pyapp.learn.leitner import GAPS, SLOW
from pyapp.learn.progress import NEW, Progress, dump, load
from pyapp.learn.slips import slipped, steps
from pyapp.riichi.text import format_entry
from pyapp.screen.effects import Speak
from pyapp.screen.guide.practice.mistakes import fact_name
from pyapp.screen.guide.practice.parts import practice_of
from pyapp.screen.guide.state import Spot
from pyapp.screen.hand.room import put_hand
from tests.entered import under
from tests.kept.device import Disk
from tests.screen.guide.guide_player import GuidePlayer


def at(view: str, **how: object) -> GuidePlayer:
    player = GuidePlayer("practice" + view, **how)  # type: ignore[arg-type]
    if "data-lesson" in player.html:
        player.touch("practice begin")
    return player


def bare(progress: Progress) -> Progress:
    return progress._replace(visits=())


# Questions


def test_a_step_of_the_ladder() -> None:
    player = at("")
    player.touch("open practice/rung_limits")
    assert 'data-lesson="rung_limits"' in player.html
    assert "5 is mangan" in player.text
    player.touch("practice begin")
    for count in range(8):
        assert player.answer().kind == "limit"
        assert player.progress.boxes.asked == count + 1
        if count < 7:
            player.on()
    assert "The next one: 30 fu" in player.text
    player.touch("open practice/rung_30")
    player.touch("practice begin")
    assert player.question.kind == "cell"
    player.open("practice")
    assert 'class="card rung done"' in player.html


def test_what_is_asked_and_what_is_said_come_in_sight() -> None:
    player = at("/learn")
    player.answer()
    assert player.app.guide
    assert player.app.guide.spot == Spot("#practice-verdict", ".practice-do .main", True)
    player.on()
    assert player.app.guide.spot == Spot("#practice-ask", ".practice", True)
    player.open("practice/learn")
    assert player.app.guide.spot is None


def test_keys_answer_and_go_on() -> None:
    player = at("/rung_40")
    for _ in range(4):
        text = answer_text(player.question.kind, player.question.answer)
        player.press("9")
        assert "<output>9</output>" in player.html
        player.press(*text, "Escape", *(text + "7"), "Backspace", "Enter", "9")
        assert player.verdict == "right"
        player.press("Enter", on_button=True)  # a click follows
        assert player.verdict == "right"
        player.press("Enter")
        assert player.verdict == ""


def test_yaku_are_chosen_by_keys() -> None:
    player = only_topic("yaku")
    while player.question.kind != "yaku":
        player.answer()
        player.on()
    player.press(
        *[str(player.values.index(each) + 1) for each in player.good], "x", "0", "Tab", "Enter"
    )
    assert player.verdict == "right"


def only_topic(topic: str) -> GuidePlayer:
    player = at("")
    for name in ("sets", "wait", "fu", "yaku", "dora", "points"):
        if name != topic and f'data-do="guide practice kind {name}"' in player.html:
            player.touch("practice kind " + name)
    player.touch("open practice/learn")
    return player


def test_a_slip_is_named_and_both_where_two_give_the_number() -> None:
    player = at("/rung_fu")
    named: set[int] = set()
    for _ in range(200):
        by_number: dict[str, list[str]] = {}
        asked = player.question
        for slip_id, given in slipped(asked.kind, asked.ask, steps(asked)):
            by_number.setdefault(answer_text(asked.kind, given), []).append(slip_id)
        best = max(by_number, key=lambda text: len(by_number[text]), default="")
        if best:
            player.press(*best, "Enter")
            said = re.findall('data-slip="([^"]*)"', player.html)
            assert [{*each.split()} for each in said] == [{*by_number[best]}]
            named.add(min(2, len(by_number[best])))
        else:
            player.answer()
        player.on()
    assert named == {1, 2}


def test_a_mistouch_is_taken_back() -> None:
    player = at("/learn")
    asked = player.question
    player.answer(well=False)
    assert player.progress.boxes.asked == 1
    player.touch("practice back")
    assert (player.verdict, player.question) == ("", asked)
    assert bare(player.progress) == NEW
    player.answer()
    assert player.progress.boxes.asked == 1
    assert 'data-do="guide practice back"' not in player.html


def test_the_next_question_is_made_while_the_answer_is_read() -> None:
    player = at("/learn")
    player.answer()
    made = practice_of(player.app).ahead
    assert made
    player.on()
    assert player.question == made


@pytest.mark.parametrize("view", ["rung_30", "rung_win", "rung_20_25", "learn", "test", "exam"])
def test_the_same_is_never_asked_twice_running_nor_what_was_just_answered(view: str) -> None:
    player, alike = at("/" + view), 0
    if view == "exam":
        player.touch("practice begin")
    last = player.answer()
    for count in range(14 if view == "test" else 24):
        if count % 5 == 4:
            player = player.reload()  # the next question was made, and is made anew
        player.on()
        if "data-question" not in player.html:
            break
        asked = player.question
        same = (last.kind, last.entry.hand, last.ask) == (asked.kind, asked.entry.hand, asked.ask)
        assert not same or last.answer != asked.answer
        alike += (last.facts[:1], last.answer) == (asked.facts[:1], asked.answer)
        last = player.answer()
    assert alike <= 1  # where a step has few things to ask


def test_one_thing_alone_is_asked_in_other_ways() -> None:
    player = at("/progress")
    player.touch("practice fold rung_50")
    player.touch("practice thing row 70")
    last = player.answer(well=False)
    for _ in range(20):
        player.on()
        asked = player.question
        assert (asked.kind, asked.entry.hand, asked.ask, asked.answer) != (
            *(last.kind, last.entry.hand, last.ask),
            last.answer,
        )
        last = player.answer()


def test_a_reload_keeps_the_question() -> None:
    player = at("/learn")
    asked, choices = player.question, player.values
    player = player.reload()
    assert (player.question.entry, player.values) == (asked.entry, choices)
    player.answer(well=False)
    again = player.reload()
    assert again.verdict == "wrong"
    assert again.progress.boxes.asked == 1


def test_three_players_are_asked_as_three_and_other_rules_anew() -> None:
    player = at("/learn", hand="rules:tenhou-sanma")
    for count in range(4):
        assert player.answer(well=count % 2 == 0).entry.rules.players == 3
        player.on()
    player.do("rules rulebook tenhou")
    player.open("practice/learn")
    assert player.question.entry.rulebook == "tenhou"


def test_a_clock_is_shown_to_who_chose_one_and_stays() -> None:
    player = at("/rung_40")
    assert "practice-clock" not in player.html
    player.open("practice")
    player.touch("practice want clock")
    player = player.reload()
    player.open("practice/learn")
    assert "0:00" in player.text


def test_a_slow_answer_is_due_sooner_with_no_clock_too() -> None:
    for seconds, due in ((SLOW, 1 + GAPS[1]), (SLOW + 1, 1 + GAPS[0])):
        player = at("/rung_40")
        player.now += 1000.0 * seconds
        fact = player.answer().facts[0]
        assert [each.due for each in player.progress.boxes.cards if each.fact == fact] == [due]


def test_the_clock_runs_while_a_question_is_seen() -> None:
    player = at("")
    player.touch("practice want clock")
    player.open("practice/learn")
    player.now = 65_000.0
    assert "1:05" in player.text
    player.open("fu")
    player.now = 90_000.0
    player.open("practice/learn")
    assert "1:05" in player.text
    player.now = 91_000.0
    player.answer()
    player.now = 99_000.0
    assert "1:06" in player.text
    assert practice_of(player.app).took == 66_000
    player.on()
    assert "0:00" in player.text


# Runs


def test_the_test_finds_a_step() -> None:
    player = at("/test")
    run = practice_of(player.app).run
    assert run
    assert player.question.entry == placement_question(under("wrc-2015"), run.seed, ()).entry
    right: tuple[bool, ...] = ()
    while not placing(right).over:
        assert f"{len(right) + 1} of 15" in player.text
        knows = placing(right).ask < RUNG["rung_40"]
        player.answer(well=knows)
        right += (knows,)
        player.on()
    assert f"{right.count(True)} of {len(right)} right" in player.text
    assert f"Chance that this is at most one step off: {placing(right).sure}%" in player.text
    assert abs(player.progress.rung - RUNG["rung_40"]) <= 1
    player.touch("open practice/" + LADDER[player.progress.rung].id)
    assert "data-lesson" in player.html


def test_who_does_not_know_says_so() -> None:
    player = at("/test")
    asked = player.question
    player.touch("practice unknown")
    assert player.verdict == "wrong"
    assert "one of the usual mistakes" not in player.text
    assert player.progress.boxes.asked == 1
    again = player.reload()
    assert (again.verdict, again.question.entry) == ("wrong", asked.entry)
    player.touch("practice back")
    assert (player.verdict, player.question) == ("", asked)
    player.touch("practice unknown")
    player.on()
    run = practice_of(player.app).run
    assert run
    assert run.right == (False,)
    assert "guide practice unknown" not in at("/learn").html


def test_the_answers_of_the_test_belong_to_the_steps_they_were_asked_on() -> None:
    player, answers = at("/test"), [""] * len(LADDER)
    right: tuple[bool, ...] = ()
    while not placing(right).over:
        step = placing(right).ask
        answers[step] += "0"
        player.answer(well=False)
        right += (False,)
        player.on()
    assert player.progress.ladder == tuple(answers)
    assert len(answers[0]) > 1
    assert "Your step in the course: Sets" in player.text
    player.open("practice")
    assert 'class="card rung done"' not in player.html


# Help, lessons, the first minute


def test_a_lesson_is_had_alone_and_again_after_a_reload() -> None:
    for rung in LADDER:
        player = GuidePlayer("practice/" + rung.id)
        assert f'data-lesson="{rung.id}"' in player.html
        assert "data-question" not in player.html
        assert (
            '<li class="sum">' in player.html or "Points" in player.text
        )  # the hand is worked out
        again = player.reload()
        assert f'data-lesson="{rung.id}"' in again.html
        again.touch("practice begin")
        assert again.question.kind in rung.kinds
        again.answer()
        again.on()
        assert "data-lesson" not in again.html


@pytest.mark.parametrize(("view", "what"), [("fu", "fu"), ("30", "table"), ("yaku", "yaku")])
def test_help_before_the_answer_is_noted(view: str, what: str) -> None:
    player = at("/rung_" + view)
    asked = player.question
    bare_text = player.text
    player.touch("practice help " + what)
    assert len(player.text) > len(bare_text)
    player.touch("practice help " + what)
    assert player.question == asked
    player.answer()
    assert "With help" in player.text
    player = player.reload()
    assert "With help" in player.text
    [card] = [each for each in player.progress.boxes.cards if each.fact == asked.facts[0]]
    assert card == (asked.facts[0], 1, 1 + GAPS[0])  # right, but due sooner
    player.on()
    player.answer()
    assert "With help" not in player.text


def test_the_first_minute() -> None:
    player = at("")
    player.touch("open practice/first")
    assert "Every han doubles the points" in player.text
    assert "40 fu" in player.text
    assert player.address == "guide/practice/first"
    player.touch("open practice/rung_sets")
    assert "data-lesson" in player.html


def test_showing_a_hand_does_not_take_the_players_own_away() -> None:
    player = at("/rung_fu", hand="123m55p")
    shown = format_entry(player.question.entry)
    player.answer()
    player.touch("hand " + shown)
    assert format_entry(player.app.entry) == shown
    player.open("practice/rung_fu")
    assert format_entry(player.app.entry) == "123m55p"
    player.touch("hand " + shown)
    changed = player.app.entry._replace(by="tsumo" if player.app.entry.by == "ron" else "ron")
    player.step(lambda app: put_hand(app, changed))
    player.open("practice/rung_fu")
    assert player.app.entry == changed  # who went on with it keeps it


def who_knew_nothing() -> GuidePlayer:
    """A player who took the test and knew nothing, with what it came to."""
    player = at("/test")
    while "of 15" in player.text:
        player.answer(well=False)
        player.on()
    return player


def test_what_the_test_came_to_is_there_on_the_way_back() -> None:
    player = who_knew_nothing()
    result = player.text
    player.open("table")
    player.open("practice/test")  # as Back does
    assert player.text == result
    again = GuidePlayer("practice/test", player.disk, own=player.own)  # and a reload
    assert again.text == result
    player.open("practice")
    player.open("practice/test")  # its own button begins another one
    assert "1 of 15" in player.text


def test_what_the_test_came_to_is_there_on_the_way_back_from_its_step() -> None:
    player = who_knew_nothing()
    result = player.text
    player.touch("open practice/rung_sets")
    player.touch("practice begin")
    player.open("practice/test")  # as Back does
    assert player.text == result
    player.open("practice")
    player.open("practice/test")  # its own button begins another one
    assert "1 of 15" in player.text
    player.open("practice/rung_sets")
    player.open("practice/test")
    assert player.text == result  # of the last one in which something was answered
    player = player.reload()
    player.open("practice/rung_sets")
    player = player.reload()
    player.open("practice/test")
    assert player.text == result


def test_a_test_that_was_begun_goes_on_after_other_practice_and_reloads() -> None:
    player = at("/test")
    for well in (True, False):
        player.answer(well=well)
        player.on()
    asked = player.question
    player = player.reload()
    player.open("practice/rung_sets")
    player = player.reload()
    assert "data-lesson" in player.html
    player.open("practice/test")  # as Back does
    assert "3 of 15" in player.text
    assert player.question == asked
    player.answer()
    player.open("practice/learn")
    player.open("practice")
    player.open("practice/test")
    assert "4 of 15" in player.text


def test_a_fresh_device_is_led_to_the_course_before_whole_hands() -> None:
    player = at("")
    views = re.findall(r'data-do="guide open practice/(\w+)"', player.html)
    assert views[:3] == ["first", "rung_sets", "learn"]
    player.open("practice/learn")
    player.answer()
    player.open("practice")
    views = re.findall(r'data-do="guide open practice/(\w+)"', player.html)
    assert views[:2] == ["first", "learn"]


def test_a_step_says_how_far_one_is() -> None:
    player = GuidePlayer("practice/rung_sets")
    assert "0 of 8 right" in player.text
    player.touch("practice begin")
    for count in range(3):
        assert f"{count} of 8 right" in player.text
        player.answer()
        assert f"{count} of 8 right" in player.text  # the hand is not drawn anew for the answer
        player.on()
    player.answer(well=False)
    player.on()
    assert "3 of 8 right" in player.text


def test_what_was_told_of_the_link_goes_with_the_next_act() -> None:
    player = at("/duel")
    player.touch("practice link")
    assert player.say("copied") in player.text
    player.touch("practice begin")
    assert player.say("copied") not in player.text


def test_help_comes_in_sight() -> None:
    player = at("/rung_fu")
    player.touch("practice help fu")
    assert player.app.guide
    spot = player.app.guide.spot
    assert spot == Spot('[data-do="guide practice help fu"]', "#practice-shown", True)
    shown = player.html.partition('id="practice-shown"')[2]
    assert shown.count('class="bit"') > 10
    assert "<svg" in shown
    player.touch("practice help fu")
    assert 'id="practice-shown"' not in player.html
    assert player.app.guide.spot == spot  # nothing else is brought in sight


def test_the_table_that_helps_says_whose_payments_it_has() -> None:
    player = at("/rung_pay")
    seen: set[str] = set()
    while len(seen) < 2:
        by = player.question.entry.by
        player.touch("practice help table")
        shown = player.html.partition('id="practice-shown"')[2]
        assert ("non-dealer / dealer" in shown) == (by == "tsumo")
        assert "<wbr>" not in shown
        seen.add(by)
        player.answer()
        player.on()


def test_the_yaku_that_help_are_headed() -> None:
    player = at("/rung_yaku")
    player.touch("practice help yaku")
    assert "closed / open" in player.text


def test_the_hand_of_the_day_is_answered_on_the_next() -> None:
    player = at("/day")
    asked = player.question
    assert asked.entry == hand_of_the_day("2026-01-02", under("wrc-2015")).entry
    wrong = next(each for each in player.values if each not in player.good)
    player.touch("practice choose " + wrong)
    assert not player.verdict
    assert "Tomorrow you see whether it is right" in player.text
    assert 'data-do="guide practice back"' not in player.html  # would say that it is wrong
    assert 'data-do="guide open practice/learn"' in player.html
    player.press("Enter")  # there is nothing more today
    assert "Tomorrow you see whether it is right" in player.text
    (daily,) = player.progress.dailies
    assert daily == ("2026-01-02", wrong, "")
    player.open("practice")
    assert "Today’s answer is noted" in player.text
    player.open("practice/day")
    assert not player.verdict  # and nothing to choose anew
    assert player.values == []
    player = player.reload()
    assert (player.verdict, player.values) == ("", [])
    player.today = "2026-01-03"
    player.open("practice")
    assert "See how your last one went" in player.text
    player.open("practice/day")
    assert (player.verdict, player.question.entry) == ("wrong", asked.entry)
    assert player.progress.boxes.asked == 1  # it counts once
    player.on()
    assert player.question.entry == hand_of_the_day("2026-01-03", under("wrc-2015")).entry
    assert player.values


def test_each_rulebook_has_its_own_hand_of_the_day() -> None:
    player = at("/day")
    player.touch("practice choose " + player.good[0])
    player.do("rules rulebook tenhou")
    player.open("practice/day")
    assert player.question.entry.rulebook == "tenhou"
    player.touch("practice choose " + player.good[0])
    assert [each.rules for each in player.progress.dailies] == ["rules:tenhou", ""]
    player.do("rules rulebook wrc-2015")
    player.today = "2026-01-05"
    player.open("practice/day")
    assert (player.verdict, player.question.entry.rulebook) == ("right", "wrc-2015")


def test_an_exam_is_over_with_the_third_mistake() -> None:
    player = at("/exam")
    assert "Over" not in player.text
    assert "data-question" not in player.html
    by_name = "From mangan up, tap the name"
    assert by_name in player.text
    player.touch("practice kind limits")
    assert by_name not in player.text
    player.touch("practice kind limits")
    player.touch("practice kind yaku")  # its parts
    player.touch("practice begin")
    kinds = set()
    for count in range(7):
        player.now += 4000.0
        assert "data-help" not in player.html
        assert 'data-do="guide practice help' not in player.html
        kinds.add(player.question.kind)
        player.answer(well=count % 3 != 0)
        assert 'data-do="guide practice back"' not in player.html
        assert f"0:{4 * (count + 1):02}" in player.text  # all answers together
        player.on()
    assert "Not passed this time" in player.text
    assert "4 of 7 right in 28 s" in player.text
    assert not kinds & {"yaku", "yaku_han"}
    assert player.progress.exam == (4, 28)
    player.touch("open practice/exam")
    assert "Best so far" in player.text
    player.touch("practice begin")
    for _ in range(25):
        player.now += 700.0  # of which whole seconds would be none
        player.answer()
        player.on()
    assert "Passed" in player.text
    assert "25 of 25 right in 18 s" in player.text
    assert player.progress.exam == (25, 18)


def test_the_clock_of_an_exam_cannot_be_switched_off() -> None:
    player = at("/exam")
    player.touch("practice begin")
    assert "0:00" in player.text
    player.open("practice/learn")
    assert "0:00" not in player.text


def test_days_in_a_row() -> None:
    player = at("/rung_limits")
    for day in ("2026-01-30", "2026-01-31", "2026-02-01"):
        player.today = day
        player.answer()
        player.on()
    player.open("practice")
    assert "Days in a row: 3" in player.text
    player.today = "2026-02-02"
    player.open("practice/progress")
    assert "Days in a row: 3" in player.text
    assert "3 of the last 28 days" in player.text
    player.today = "2026-02-03"
    player.open("practice")
    assert "in a row" not in player.text


def test_the_map_says_how_well_each_thing_is_known_and_practises_it_alone() -> None:
    player = at("/rung_wait")
    fact = player.answer().facts[0]
    player.open("practice/progress")
    squares = re.findall(r'<i data-box="(\d)"', player.html.partition("practice-boxes")[2])
    assert len(squares) == len(facts_under(under("wrc-2015").rules))
    assert "2" in squares
    assert "guide practice thing" not in player.html
    player.touch("practice fold rung_wait")
    name = fact_name(player.say, fact)
    assert f'thing {fact}" aria-label="{name}: Right once"' in player.html
    player.touch("practice fold rung_50")
    player.touch("practice thing row 70")
    assert player.question.facts[0] == "row 70"
    player.answer()
    player.on()
    assert player.question.facts[0] == "row 70"
    player.open("practice/progress")
    player.touch("practice fold rung_50")  # it was open
    assert "guide practice thing" not in player.html
    player.open("practice/weak")  # begins with what was missed
    assert player.question.facts[0] != "row 70"


def test_what_rulebooks_decide_stands_side_by_side() -> None:
    player = at("/rung_rulebooks", hand="rules:tenhou")
    told = set()
    for _ in range(12):
        other = elsewhere(player.answer())
        found = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", player.html)
        told.add(len(found))
        if other:
            assert [name for name, _answer in found] == ["Tenhou", other.book.short]
            assert found[0][1] != found[1][1]
        else:
            assert "All other rulebooks here agree" in player.text
        player.on()
    assert 2 in told


def duel_of(player: GuidePlayer) -> Duel:
    """The duel in the address."""
    found = parse_duel(player.address.partition("/duel/")[2])
    assert isinstance(found, Duel)
    return found


def play_duel(player: GuidePlayer, misses: int) -> None:
    player.touch("practice begin")
    for place in range(10):
        player.answer(well=place >= misses)
        assert 'data-do="guide practice back"' not in player.html
        player.on()


def test_a_duel_by_link() -> None:
    player = at("/duel", hand="rules:ema-2025")
    offered = duel_of(player)
    assert (offered.right, offered.under.rulebook) == ((), "ema-2025")
    play_duel(player, 3)
    mine = duel_of(player)
    assert mine.right == (False,) * 3 + (True,) * 7
    player.touch("practice link")
    assert player.copied == [player.address]
    other = at(player.address.removeprefix("guide/practice"), hand="rules:tenhou")
    assert "Results: 1" in other.text
    other.do("guide practice type name Ben  B")
    other.touch("practice begin")
    first = duel_question(offered.under, offered.seed, 0).entry
    assert other.question.entry == first
    other.do("guide leave")
    other.open("practice/duel")
    assert other.question.entry == first  # the one that is on
    for place in range(10):
        other.answer(well=place > 0)
        other.on()
    assert other.progress.duels[0].name == "Ben B"
    player.open(other.address.removeprefix("guide/"))
    for tab in (player, other):
        rows = re.findall(r"<tr><td>(.*?)</td><td>(\d+)</td>", tab.html)
        assert rows == [("Ben B", "9"), ("No name", "7")]  # the better one first
    third = at(player.address.removeprefix("guide/practice"))
    play_duel(third, 2)
    for tab in (player, other):
        tab.open(third.address.removeprefix("guide/"))
        assert "Results: 3" in tab.text
        tab.open(third.address.removeprefix("guide/"))
        assert "Results: 3" in tab.text  # the same link again
    player.touch("practice again")
    assert duel_of(player).seed != offered.seed
    assert "Results:" not in player.text


def test_a_duel_link_that_cannot_be_read() -> None:
    player = at("/duel/tenbou-duel,1,seed:A")
    assert "cannot be read" in player.text
    play_duel(player, 0)


def test_said_aloud() -> None:
    player = at("/say")
    assert player.values == []
    player.touch("practice show")
    player.touch("practice hear")
    assert isinstance(player.done[-1], Speak)
    player.touch("practice grade wrong")
    player.press("1", "Enter")
    player.touch("practice grade right")
    assert player.progress.boxes.asked == 2


# What is kept


def tabs(disk: Disk) -> Iterator[GuidePlayer]:
    for _ in range(2):
        yield at("/rung_limits", disk=disk)


def test_two_tabs_lose_no_answer() -> None:
    one, other = tabs(Disk())
    for tab in (one, other, other, one):
        tab.answer()
        tab.on()
    assert one.progress.ladder[RUNG["rung_limits"]] == "1111"
    other.open("practice/progress")
    one.answer()
    assert "5 questions answered" in other.text  # it was told


def test_a_device_that_keeps_nothing_is_told_of() -> None:
    player = at("/learn", opens=False, room=False)
    player.answer()
    assert "stores nothing" in player.text
    player.on()
    player.answer()
    player.open("practice")
    assert "2 questions answered" in player.text


def test_a_file_takes_the_progress_along() -> None:
    player = at("/rung_limits")
    player.answer()
    player.open("practice/progress")
    player.touch("practice export")
    ((name, text),) = player.files
    assert (name, load(text)) == ("tenbou-practice-2026-01-02.txt", player.progress)
    player.touch("practice reset")
    assert bare(player.progress) == NEW
    player.touch("practice undo")
    assert player.progress.boxes.asked == 1
    player.touch("practice reset")
    player.do("guide practice import " + text)
    assert "Progress loaded" in player.text
    assert player.progress.boxes.asked == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\x89PNG", "This is not a Tenbou progress"),
        (dump(NEW)[:-9], "This is not a Tenbou progress"),
        ("", "This is not a Tenbou progress"),
        (dump(NEW).replace("practice 4", "practice 5"), "made by a newer Tenbou"),
    ],
    ids=["photo", "cut", "empty", "newer"],
)
def test_a_file_that_is_none_changes_nothing(text: str, said: str) -> None:
    player = at("/rung_limits")
    player.answer()
    before = player.progress
    player.open("practice/progress")
    player.do("guide practice import " + text)
    assert said in player.text
    assert player.progress == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tenbou-practice 4\nstep", "cannot be read"),
        (dump(NEW).replace("practice 4", "practice 9"), "saved by a newer Tenbou"),
    ],
    ids=["damaged", "newer"],
)
def test_what_cannot_be_read_is_not_written_over(text: str, said: str) -> None:
    disk = Disk()
    disk.inside["practice"] = text
    player = at("/rung_limits", disk=disk)
    assert said in player.text
    player.answer()
    player.open("practice/progress")
    assert disk.inside["practice"] == text
    player.touch("practice export")
    assert player.files[0][1] == text
    player.touch("practice reset")
    assert bare(player.progress) == NEW
