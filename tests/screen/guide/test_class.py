"""A class of eight: the set, their results by link and by message, and what the teacher sees."""

import re
from urllib.parse import quote

from pyapp.learn.course import duel_question
from pyapp.learn.duel import (
    MOST_PASTED,
    Duel,
    dump_results,
    format_duel,
    parse_duel,
    results_in,
    results_joined,
)
from pyapp.learn.kinds import answer_text
from pyapp.screen.effects import Print
from pyapp.screen.guide.practice.parts import practice_of
from pyapp.screen.guide.practice.steps import KEPT
from pyapp.screen.guide.room import printed
from tests.kept.device import Disk
from tests.screen.guide.guide_player import SITE, GuidePlayer

PUPILS = ("Ann", "Ben", "Cid", "千尋", "Émile", "Fay & Co", "Gus", "Hal")


def set_of(player: GuidePlayer) -> Duel:
    found = parse_duel(player.address.partition("/duel/")[2])
    assert isinstance(found, Duel)
    return found


def teacher_with_a_set(disk: Disk | None = None) -> GuidePlayer:
    teacher = GuidePlayer("practice/class", disk, hand="rules:ema-2025")
    teacher.touch("practice step rung_30")
    teacher.touch("practice step rung_limits")
    teacher.touch("practice step rung_sets")  # out again
    teacher.touch("practice length 20")
    teacher.touch("practice length 10")
    teacher.touch("practice make")
    return teacher


def result_of(name: str, link: str, misses: tuple[int, ...]) -> str:
    """The link that a pupil sends back; misses: the places of the questions answered wrongly."""
    pupil = GuidePlayer(link, hand="rules:tenhou")
    pupil.do("guide practice type name " + name)
    pupil.touch("practice begin")
    for place in range(10):
        pupil.now += 2000.0
        pupil.answer(well=place not in misses)
        pupil.on()
    pupil.touch("practice link")
    return SITE + "#" + pupil.copied[-1]


def main_button(player: GuidePlayer) -> str:
    ways = player.html.partition("practice-on")[2]
    found = re.search(r'data-do="guide practice ([\w ]+)"[^>]*class="main"', ways)
    assert found
    return found[1]


def test_who_makes_a_set_sends_it_and_who_gets_it_begins() -> None:
    teacher = teacher_with_a_set()
    assert main_button(teacher) == "link"
    pupil = GuidePlayer(teacher.address.removeprefix("guide/"))
    assert main_button(pupil) == "begin"


def test_a_set_is_called_one_before_and_between_its_questions() -> None:
    """A pupil who had been sent a set of a class answered a duel, it said."""
    pupil = GuidePlayer(teacher_with_a_set().address.removeprefix("guide/"))
    before = pupil.html
    pupil.touch("practice begin")
    for html in (before, pupil.html):
        assert ("<b>Class</b>" in html, "Duel" in html) == (True, False)


def test_who_made_a_set_on_another_device_says_so_here() -> None:
    elsewhere = GuidePlayer(teacher_with_a_set().address.removeprefix("guide/"))
    assert "practice look 0" not in elsewhere.html
    elsewhere.touch("practice own")
    for control in ("look 0", "print", "paste"):
        assert f'data-do="guide practice {control}"' in elsewhere.html
    assert "practice own" not in elsewhere.html
    assert main_button(elsewhere) == "link"


def test_a_pupil_who_is_done_is_led_to_send_the_result() -> None:
    pupil = GuidePlayer(teacher_with_a_set().address.removeprefix("guide/"))
    pupil.touch("practice begin")
    for _ in range(10):
        pupil.answer()
        pupil.on()
    assert main_button(pupil) == "link send"
    assert "send it to whoever gave you these questions" in pupil.text
    for shares, said in (("shared", ""), ("closed", ""), ("none", "copied")):
        pupil.shares = shares
        pupil.touch("practice link send")
        assert pupil.copied[-1].endswith("#" + pupil.address)
        assert set_of(pupil).right == (True,) * 10
        for each in ("copied", "not_copied"):
            assert (pupil.say(each) in pupil.text) == (each == said)


def test_a_class_of_eight() -> None:
    disk = Disk()
    teacher = teacher_with_a_set(disk)
    offered = set_of(teacher)
    assert (offered.steps, offered.length) == (("rung_limits", "rung_30"), 10)
    assert offered.under.rulebook == "ema-2025"
    teacher.touch("practice link")
    link = teacher.copied[-1].removeprefix("guide/")
    # All miss the third question, and each of the last ones one more.
    links = [
        result_of(name, link, (2,) if place < 4 else (2, place))
        for place, name in enumerate(PUPILS)
    ]

    # One comes by its link, the others in messages: one twice, one damaged.
    teacher.open(links[0].partition("#guide/")[2])
    assert "Results: 1" in teacher.text
    by_browser = quote(links[3], safe=":/#,;+")  # as an address bar gives it
    damaged = links[7].replace("seconds:20", "seconds:10")
    messages = [
        *links[1:3],
        by_browser,
        "hello!",
        f"Mine: <{links[4]}>.",
        links[5],
        links[5],
        links[6],
    ]
    teacher.do("guide practice type paste " + "\n".join([*messages, damaged]))
    assert "Results: 1" in teacher.text
    teacher.touch("practice paste")
    assert "New: 6. There already: 1. Not readable: 1." in teacher.text
    teacher.do("guide practice type paste " + links[7].replace(",", " ").partition("duel/")[2])
    teacher.touch("practice paste")
    assert "New: 1. There already: 0. Not readable: 0." in teacher.text

    # The list: who missed what.
    rows = re.findall(r"<tr>" + r"<td>(.*?)</td>" * 4 + "</tr>", teacher.html)
    names = [name.replace("&amp;", "&") for name, *_rest in rows]
    assert sorted(names[:4]) == sorted(PUPILS[:4])
    assert names[4:] == sorted(PUPILS[4:], key=lambda name: name)
    wrong = {name.replace("&amp;", "&"): (right, missed) for name, right, _s, missed in rows}
    assert wrong["Ann"] == ("9", "3")
    assert wrong["Hal"] == ("8", "3, 8")

    # What the class missed, the most first, and the question with their answers.
    missed = re.findall(
        r'guide practice look (\d+)"[^>]*><span>[^<]*</span> <small>(.*?)</small>', teacher.html
    )
    assert missed == [
        ("2", "missed by 8 of 8"),
        *[(str(place), "missed by 1 of 8") for place in range(4, 8)],
    ]
    teacher.touch("practice look 2")
    third = duel_question(offered.under, offered.seed, 2, offered.steps)
    assert teacher.question.entry == third.entry
    assert teacher.values == []
    teacher.touch("practice show")
    assert "8 × " in teacher.text
    before = teacher.progress.boxes
    teacher.touch("practice next")
    fourth = duel_question(offered.under, offered.seed, 3, offered.steps)
    assert teacher.question.entry == fourth.entry
    assert teacher.progress.boxes == before  # it is the class that is asked
    for _ in range(7):
        teacher.touch("practice show")
        teacher.touch("practice next")
    teacher.touch(f"open practice/duel/{teacher_link(teacher)}")
    assert "Results: 8" in teacher.text

    # All is there after a reload, and in another tab.
    again = GuidePlayer("practice/class", disk)
    again.touch(f"open practice/duel/{teacher_link(teacher)}")
    assert "Results: 8" in again.text


def teacher_link(teacher: GuidePlayer) -> str:
    found = re.search(r'guide open practice/duel/([^"]*)"', teacher.html)
    return found[1] if found else teacher.address.partition("/duel/")[2]


def test_the_sheet_has_the_questions_and_on_a_second_page_the_answers() -> None:
    teacher = teacher_with_a_set()
    teacher.touch("practice print")
    assert isinstance(teacher.done[-1], Print)
    found = printed(teacher.app, lambda link: f"<svg>{link}</svg>")
    assert found
    kind, made = found
    first, second = made.text.split("</article>")[:2]
    offered = set_of(teacher)
    asked = [
        duel_question(offered.under, offered.seed, place, offered.steps) for place in range(10)
    ]
    assert kind == "exercise"
    assert first.count("<li>") > first.count("practice-table") == 10
    answers = re.findall("<li>(.*?)</li>", second)
    assert len(answers) == 10
    for each, told in zip(asked, answers, strict=True):
        said = answer_text(each.kind, each.answer).replace("none", "no limit").split("/")
        assert all(part in told.replace(",", "").lower() for part in said)
    assert f"<svg>{SITE}#guide/practice/duel/" in first
    assert [page.count("EMA 2025") for page in (first, second)] == [1, 1]  # not at each question
    teacher.open("practice")
    assert printed(teacher.app, lambda _link: "") is None


TEACHERS = ("practice look 0", "practice print", "practice paste")


def offers(player: GuidePlayer) -> list[bool]:
    return [f'data-do="guide {each}"' in player.html for each in TEACHERS]


def test_a_pupil_sees_only_what_is_a_pupils() -> None:
    teacher = teacher_with_a_set(Disk())
    link = teacher.address.removeprefix("guide/")
    pupil = GuidePlayer(link, Disk())
    for _ in range(2):
        assert offers(pupil) == [False] * 3
        assert printed(pupil.app, lambda _link: "") is None  # the answers are on it
        pupil.do("guide practice begin")
        for _ in range(10):
            pupil.answer()
            pupil.on()
    pupil = pupil.reload()
    assert set_of(pupil).right == (True,) * 10
    assert offers(pupil) == [False] * 3
    pupil.open("practice/class")
    assert "Sets you made" not in pupil.text


def test_a_teacher_who_tries_a_set_stays_its_teacher() -> None:
    teacher = teacher_with_a_set(Disk())
    link = teacher.address.removeprefix("guide/")
    assert offers(teacher) == [True] * 3
    teacher.touch("practice begin")
    for _ in range(10):
        teacher.answer()
        teacher.on()
    teacher = teacher.reload()
    assert offers(teacher) == [True] * 3
    assert printed(teacher.app, lambda _link: "")
    teacher.open("practice/class")
    assert teacher.html.count("guide open practice/duel/") == 1
    elsewhere = GuidePlayer(result_of("Ann", link, ()).partition("#guide/")[2], Disk())
    assert offers(elsewhere) == [True] * 3  # who is sent a result is no pupil


def test_what_is_pasted_without_a_result_says_so_and_stays() -> None:
    teacher = teacher_with_a_set()
    teacher.do("guide practice type paste nothing here")
    teacher.touch("practice paste")
    assert "no result in what was pasted" in teacher.text
    assert ">nothing here</textarea>" in teacher.html
    teacher.touch("practice link")
    teacher.do("guide practice type name Ms. X")
    teacher.touch("practice link")
    assert 'value="Ms. X"' in teacher.html  # what is typed stays when the page is drawn anew


def test_the_name_of_the_last_time_stands_there_and_nothing_pasted() -> None:
    pupil = GuidePlayer(teacher_with_a_set().address.removeprefix("guide/"), Disk())
    pupil.do("guide practice type name Ann")
    pupil.touch("practice begin")
    for _ in range(10):
        pupil.answer()
        pupil.on()
    again = GuidePlayer("practice/class", pupil.disk)
    assert practice_of(again.app).typed == ("Ann", "")


def test_a_duel_is_no_set_of_a_class() -> None:
    teacher = teacher_with_a_set()
    teacher.open("table")
    teacher.open("practice/duel")  # as Back does
    assert set_of(teacher).steps
    teacher.open("practice")
    teacher.touch("open practice/duel")
    assert set_of(teacher).steps == ()


def test_a_set_keeps_one_step() -> None:
    teacher = GuidePlayer("practice/class")
    teacher.touch("practice step rung_sets")
    assert 'step rung_sets" aria-pressed="true"' in teacher.html


def test_two_teachers_tabs_join_their_results() -> None:
    disk = Disk()
    one = teacher_with_a_set(disk)
    link = one.address.removeprefix("guide/")
    other = GuidePlayer(link, disk)
    for tab, name in ((one, "Ann"), (other, "Ben")):
        tab.do("guide practice type paste " + result_of(name, link, (0,)))
        tab.touch("practice paste")
    assert "Results: 2" in one.text
    assert "Results: 2" in other.text


def pupils(offered: Duel, count: int) -> str:
    """The lines of so many who had all right."""
    done = offered._replace(right=(True,) * offered.length, seconds=5)
    return "\n".join(format_duel(done._replace(name=f"P{place}")) for place in range(count))


def paste(teacher: GuidePlayer, text: str) -> None:
    teacher.do("guide practice type paste " + text)
    teacher.touch("practice paste")


def test_a_whole_school_is_pasted_at_once_and_more_is_refused() -> None:
    teacher = teacher_with_a_set()
    paste(teacher, pupils(set_of(teacher), 200))
    assert "New: 200. There already: 0. Not readable: 0." in teacher.text
    paste(teacher, "x" * MOST_PASTED)
    assert "There is no result" in teacher.text
    paste(teacher, "x" * (MOST_PASTED + 1))
    assert f"{MOST_PASTED:,} characters at most" in teacher.text
    assert "x" * MOST_PASTED in teacher.html  # nothing entered is lost


def test_who_starts_over_has_no_results_of_a_class_in_any_tab() -> None:
    disk = Disk()
    one = teacher_with_a_set(disk)
    link = one.address.removeprefix("guide/")
    paste(one, pupils(set_of(one), 2))
    other = GuidePlayer(link, disk)
    for tab in (one, other):
        assert "Results: 2" in tab.text
    one.open("practice/progress")
    one.touch("practice reset")
    assert "Results:" not in other.text
    again = GuidePlayer(link, disk)
    assert "Results:" not in again.text
    one.touch("practice undo")
    for tab in (other, again):
        assert "Results: 2" in tab.text


def test_what_one_tab_drops_does_not_come_back_with_what_another_adds() -> None:
    teacher = teacher_with_a_set()
    base, more = [pupils(set_of(teacher), count).split("\n") for count in (2, 3)]
    texts = [dump_results(read(lines)) for lines in (base, more, base[:1])]
    found = results_joined("", texts[1], texts[0])
    assert found is not None
    assert found.text == dump_results(read(more[2:]))
    found = results_joined(texts[2], texts[1], texts[0])
    assert found is not None
    assert found.text == dump_results(read([more[0], more[2]]))
    # Which of the texts of practice these are, the one tells that there is.
    assert KEPT.kind.join("", texts[1], texts[0]) == results_joined("", texts[1], texts[0])


def read(lines: list[str]) -> tuple[Duel, ...]:
    found, damaged = results_in("\n".join(lines))
    assert damaged == 0
    return found
