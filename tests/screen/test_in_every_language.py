"""All that the page can say, in all languages: every problem, yaku, fu line, log line, option,
question and slip. No English, no id, nothing empty; whether it has room the walk looks at.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from catalogues import read
from labels import labelled
from labels import said as said_of_page

from pyapp.check.cases import HANDS, Case
from pyapp.check.found import finding
from pyapp.check.run import Tally
from pyapp.learn.facts import FACT_IDS
from pyapp.learn.fu_lines import fu_lines
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.riichi.problem import problem
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import value_text
from pyapp.riichi.score import Score
from pyapp.riichi.shanten import away
from pyapp.riichi.text import Entry, TextError, parse_entry
from pyapp.riichi.yaku import YAKU
from pyapp.screen.answer.dock import answer, ways
from pyapp.screen.answer.payments import NOBODY
from pyapp.screen.answer.sheet import SHEET, regions
from pyapp.screen.game.log import log_sheet
from pyapp.screen.game.result import end_sheet
from pyapp.screen.game.sentences import event_text, headline
from pyapp.screen.game.state import End, Log
from pyapp.screen.guide import fu as fu_page
from pyapp.screen.guide import self_check
from pyapp.screen.guide import yaku as yaku_page
from pyapp.screen.guide.about import about
from pyapp.screen.guide.entries import BEGIN
from pyapp.screen.guide.paper import cards_html, sheet_html
from pyapp.screen.guide.practice.asked import answered, begun
from pyapp.screen.guide.practice.mistakes import fact_name
from pyapp.screen.guide.practice.question import USUALLY
from pyapp.screen.guide.source import FAILED
from pyapp.screen.guide.table import begin as begin_table
from pyapp.screen.guide.table import facts_html, half, tools_html
from pyapp.screen.html import NOTHING
from pyapp.screen.problems import problem_text
from pyapp.screen.rules.options import options_regions
from pyapp.screen.rules.state import BEGIN as SHUT
from tests.entered import entry_of, under
from tests.foreign import TAGS, foreign, said
from tests.learn.sizes import QUICK
from tests.screen.apps import filled, inside
from tests.screen.samples import asked_and_wrong, case_lines, found_rows, games, question_shown
from tests.spoken import words

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests/cases"
# Before a commit one without the letters of English: that no catalogue lacks a word is asked of
# each.
IN_EACH = pytest.mark.parametrize("tag", ("ja",) if QUICK else TAGS)


# Hands: what they are worth, and what is wrong with them


class Told(NamedTuple):
    """Hands of the case files that between them bring up everything that can be said of one."""

    won: tuple[tuple[Entry, str], ...]
    refused: tuple[Entry, ...]
    ids: frozenset[str]


@cache
def hands() -> Told:
    """Those that bring up something new: a yaku, what earns fu, a limit, a problem."""
    met: set[str] = set()
    won: list[tuple[Entry, str]] = []
    refused: list[Entry] = []
    for line in (line for file in HANDS for line in case_lines(file)):
        _id, text, _by, books, *_rest = [part.strip() for part in line.split("|")]
        key = {"all": "wrc-2015", "three": "tenhou-sanma"}.get(books, books.split(",")[0].strip())
        entry = entry_of(text if "rules:" in text else f"{text} rules:{key}")
        for by, outcome in ways(entry):
            if isinstance(outcome, Score):
                found = {hit.id for hit in outcome.yaku} | {outcome.value.limit}
                found |= {"fu " + words().fu(item) for item in outcome.fu_items}
                found |= {"dora " + item.id for item in outcome.dora}
                if found - met:
                    won.append((entry, by))
            else:
                found = {"problem " + each.id for each in outcome.problems}
                if found - met:
                    refused.append(entry)
            met |= found
    return Told(tuple(won), tuple(refused), frozenset(met))


def test_every_yaku_and_what_earns_fu_is_among_the_hands() -> None:
    met = hands().ids
    assert {row.id for row in YAKU} - met == set()
    names = {word_id for word_id in words().table if word_id.startswith("earns_")}
    earned = {each.removeprefix("fu ") for each in met if each.startswith("fu ")}
    assert {word_id for word_id in names if words()(word_id) not in earned} == set()
    assert {"open", "closed"} <= {each.split(" ")[0] for each in earned}


@IN_EACH
def test_what_hands_are_worth(tag: str) -> None:
    say, romaji = words(tag=tag), words("romaji")
    texts: list[str] = []
    for entry, by in hands().won:
        shown = answer(entry, say, away)
        texts += [*said(shown.html), shown.spoken]
        texts += said(filled(regions(SHEET, entry, by, say, NOBODY, romaji)))
    assert len(texts) > 1000
    assert [each for each in texts if re.search(r"[.。]{2}", each)] == []
    assert foreign(tag, texts) == []


def named_in(*files: str) -> set[str]:
    """The ids of the problems that some modules name."""
    found: set[str] = set()
    for file in files:
        code = (ROOT / "pyapp" / file).read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:problem|refuse|TextError)\((?:state, )?"(\w+)"', code))
    return found


HAND_PROBLEMS = ("riichi/hand.py", "riichi/score.py", "screen/hand/entering.py")
GAME_PROBLEMS = ("game/legal.py", "game/saved.py", "game/play.py")
OTHER_PROBLEMS = ("screen/hand/actions.py", "screen/rules/house.py")


@IN_EACH
def test_what_is_wrong_with_hands(tag: str) -> None:
    """Of real ones as the page shows it, and every problem that can be for itself."""
    say = words(tag=tag)
    texts: list[str] = []
    for entry in hands().refused:
        shown = answer(entry, say, away)
        texts += [*said(shown.html), shown.spoken]
        texts += [
            text
            for by in ("ron", "tsumo")
            for text in said(filled(regions(SHEET, entry, by, say, NOBODY, None)))
        ]
    ids = named_in(*HAND_PROBLEMS, *OTHER_PROBLEMS)
    assert len(ids) > 40
    called = entry_of("123m pon:555z ankan:1111p").hand
    for problem_id in sorted(ids):
        assert say.knows(problem_id), problem_id
        for tile in (4, 35, 31):
            texts.append(say.problem(problem(problem_id, 5, tile=tile), called))
    assert foreign(tag, texts) == []


UNREADABLE = (
    *("12x", "12m45", "8z", "seat:Q", "hello", "rules:nowhere", "limit_kiriage_mangan=maybe"),
    *("dora:", "riichi riichi", "honba:x", "12+", "house:", "+1m2m", "123m+45m"),
    *("riichi:yes", "nothing_of_that=1", "1" * 999, "honba:-1", "dora:123456789m123456789p"),
)


@IN_EACH
def test_what_cannot_be_read(tag: str) -> None:
    say = words(tag=tag)
    ids, texts = set(), []
    for typed in UNREADABLE:
        error = parse_entry(typed)
        assert isinstance(error, TextError), typed
        ids.add(error.id)
        said = say.text_error(error)
        for quoted in (error.token, error.character):
            said = said.replace(quoted, "") if quoted else said
        texts.append(said)
    assert named_in("riichi/text.py") <= ids
    assert foreign(tag, texts) == []


# Games


# What these quote is written in a file, and so no word of the page.
QUOTING = {"cannot_read", "unknown_rulebook", "unknown_option", "fixed_option", "bad_value"}


@IN_EACH
def test_what_cannot_be_in_a_game(tag: str) -> None:
    say = words(tag=tag)
    texts = []
    for names, each in games().problems:
        text = problem_text(say, names, each)
        for quoted in each.detail if each.id in QUOTING else ():
            text = text.replace(str(quoted), "")
        texts.append(text)
    met = {each.id for _names, each in games().problems}
    # Those that no line of a case can bring up, or that cannot be said of one event alone.
    beyond = sorted(named_in(*GAME_PROBLEMS) - met)
    assert len(beyond) < 9
    texts += [problem_text(say, ("Ann",), problem(each, 9, seats=(0,))) for each in beyond]
    assert foreign(tag, texts, NAMES) == []


def test_what_is_wrong_with_a_game_that_comes_is_said_without_the_words_of_the_club() -> None:
    """A link too long was refused without a word: the reason came with the club."""
    when = {word.id: word.when for word in read("en")}
    ids = named_in("club/handover.py", "club/links.py", *GAME_PROBLEMS)
    assert [each for each in ids if when[f"cannot_{each}"] == "club"] == []


CLUB = tuple(f"club/{path.name}" for path in (ROOT / "pyapp/club").glob("*.py"))


@IN_EACH
def test_what_a_club_refuses(tag: str) -> None:
    """Each for itself, with what it has of texts and of games."""
    say, ids = words(tag=tag), named_in(*CLUB, "kept/codec.py", *GAME_PROBLEMS)
    assert len(ids) > 70
    assert sorted(each for each in ids if not say.knows(f"cannot_{each}")) == []
    texts = [
        problem_text(say, ("Ann",), problem(each, 9, "Lee", seats=(0,)))
        for each in ids - {"wins_no_more"}  # which needs the hand
    ]
    assert foreign(tag, texts, NAMES) == []


NAMES = ("Ann", "Bob", "Cid", "Dee", "Lee")


@IN_EACH
def test_every_line_of_a_log(tag: str) -> None:
    say = words(tag=tag)
    texts: list[str] = []
    for game, event in games().steps:
        reason = (str(getattr(event, "reason", "")),)
        line, (head, more) = event_text(say, game, event), headline(say, game, event)
        heard = [each for each in (line, head, more) if each and each not in reason]
        texts += [each.replace(reason[0] or " ", " ") for each in heard]
    for game in games().games[::4]:
        own = tuple(str(getattr(step.event, "reason", "")) for step in game.log)
        sheets = [log_sheet(say, game, Log(999), ""), end_sheet(say, game, End("", ""))]
        read = [text for each in sheets for text in said(each.text)]
        texts += [text for text in read if not any(each and each in text for each in own)]
    kinds = {type(event).__name__ for _game, event in games().steps}
    assert kinds == {
        *("Start", "Riichi", "Win", "ExhaustiveDraw", "AbortiveDraw", "Chombo", "Adjustment"),
        *("Penalty", "Stop"),
    }
    assert foreign(tag, texts, NAMES) == []


# Rules


@IN_EACH
def test_every_choice_of_every_option(tag: str) -> None:
    say = words(tag=tag)
    texts: list[str] = []
    for key, players in (("wrc-2015", 4), ("tenhou-sanma", 3)):
        for option in HOUSE_OPTIONS:
            look = SHUT._replace(open=(option.group,))
            for choice in option.offered(players):
                entry = entry_of(f"rules:{key} {option.id}={value_text(choice)}")
                texts += said(filled(options_regions(say, entry, look, (option,))))
    assert len(texts) > 1000
    assert foreign(tag, texts) == []


# The Guide


@IN_EACH
def test_every_yaku_of_the_guide(tag: str) -> None:
    say = words(tag=tag)
    other = yaku_page.Other(words("romaji"), words("japanese"))
    texts: list[str] = []
    for key in ("mahjong-soul", "tenhou-sanma"):
        entry = under(key)
        shown = found_rows(key)
        for row in shown:
            look = BEGIN._replace(open=row.id, source=True)
            about = yaku_page.about_html(say, entry, row, look, other, FAILED)
            texts += said(about.text)
        texts += said(filled(yaku_page.listed(say, entry, BEGIN, other, shown, FAILED)))
    assert foreign(tag, texts) == []


@IN_EACH
def test_every_fu_line_of_the_guide(tag: str) -> None:
    say = words(tag=tag)
    texts: list[str] = []
    for key in ("ema-2025", "tenhou-sanma"):
        found = fu_lines(under(key))
        for line in found:
            look = BEGIN._replace(open=line.id, source=True)
            texts += said(fu_page.about_html(say, line, look, FAILED).text)
        texts += said(filled(fu_page.listed(say, BEGIN, found, FAILED)))
    assert foreign(tag, texts) == []


@IN_EACH
def test_the_table_on_the_screen_and_on_paper(tag: str) -> None:
    say = words(tag=tag)
    link = "https://tenbou.example/"
    texts: list[str] = []
    for key in ("ema-2008", "mahjong-soul", "tenhou-sanma"):
        entry = under(key)
        made = [sheet_html(entry, link, NOTHING, "", say), cards_html(entry, say)]
        for dealer in (False, True):
            made.append(tools_html(dealer, 2, say))
            texts += said(filled(half(begin_table(entry), dealer, entry, say)))
        texts += [text for each in made for text in said(each.text)]
    assert foreign(tag, texts, (link,)) == []


@IN_EACH
def test_every_question_and_slip(tag: str) -> None:
    say = words(tag=tag)
    texts = [fact_name(say, fact) for fact in FACT_IDS]
    for asked, wrong in asked_and_wrong():
        texts += said(question_shown(say, begun(asked), USUALLY).text)
        texts += said(question_shown(say, answered(begun(asked), wrong), USUALLY).text)
    assert foreign(tag, texts) == []


@IN_EACH
def test_rulebooks_in_about_and_over_the_table(tag: str) -> None:
    say = words(tag=tag)
    texts: list[str] = []
    for book in RULEBOOKS:
        entry = under(book.key)
        texts += said(filled(about(say, "1.2.3", "", book.key, entry)))
        texts += said(facts_html(book.key, book.rules, say).text)
    assert foreign(tag, texts) == []


@IN_EACH
def test_what_the_self_check_says(tag: str) -> None:
    say = words(tag=tag)
    case = Case("hands.txt", 7, "A | 1m | ron", finding("x", "y", "ema-2025", "1m ron"))
    tally = Tally(9, 9, 5, 1, (case,), 12345.0, 0.8, 120.0, "hands.txt:7")
    checks = [self_check.BEGIN, self_check.ended(tally), self_check.ended(tally._replace(failed=0))]
    checks.append(self_check.Check(self_check.RUNNING, "", tally))
    for told in ("check_missing", "check_stopped"):
        assert say.knows(told)
        checks.append(self_check.Check(self_check.FAILED, told, tally))
    regions = [each for check in checks for each in self_check.regions(check, say)]
    shown = [self_check.frame(say).text, *map(inside, regions)]
    texts = [text for each in shown for text in said(each)]
    assert foreign(tag, texts, (case.line,)) == []


# The page itself


@IN_EACH
def test_what_stands_in_the_page_before_python(tag: str) -> None:
    """Its labels and what it says when it does not start."""
    page = labelled((ROOT / "index.html").read_text(encoding="utf-8"), words(tag=tag))
    texts = [text for text in said_of_page(page) if text.strip()]
    assert len(texts) > 15
    assert words(tag=tag)("alarm_ended") in " ".join(texts)
    assert foreign(tag, texts) == []
