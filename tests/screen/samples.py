"""Games, questions and entries of the Guide that between them bring up all that can be said."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pyapp.check.cases import GAMES, lines
from pyapp.game.events import Event, Refused
from pyapp.game.game import Game
from pyapp.game.legal import legal
from pyapp.game.notation import parse_event
from pyapp.game.play import begin, play
from pyapp.learn.kinds import KINDS, Answer, Question
from pyapp.learn.questions import question, question_for
from pyapp.learn.slips import SLIP_IDS, slipped, steps
from pyapp.riichi.problem import Problem
from pyapp.riichi.rulebooks import rules_for
from pyapp.screen.guide import yaku as yaku_page
from pyapp.screen.guide.practice.asked import Asked
from pyapp.screen.guide.practice.question import DO, How, asked_html, question_html
from pyapp.screen.html import Html
from pyapp.words.words import Words
from tests.entered import under

CASES = Path(__file__).parents[1] / "cases"


def case_lines(file: str) -> Iterator[str]:
    for _number, line in lines((CASES / file).read_text(encoding="utf-8")):
        yield line.split("  #")[0].strip()


class Played(NamedTuple):
    """What came of the games of the case files."""

    steps: tuple[tuple[Game, Event], ...]
    games: tuple[Game, ...]
    problems: tuple[tuple[tuple[str, ...], Problem], ...]


@cache
def games() -> Played:
    stepped: list[tuple[Game, Event]] = []
    ends: list[Game] = []
    problems: dict[tuple[str, str], tuple[tuple[str, ...], Problem]] = {}
    for file in GAMES:
        now: Game | None = None
        for line in case_lines(file):
            if line[0] in "=?>":
                continue
            refused, text = line[0] == "!", line.removeprefix("! ").partition(" : ")[0]
            if text.startswith("start ") and not refused:
                now = None
            event = parse_event(text, len(now.seats) if now else 4)
            names = now.start.names if now else ()
            wrong: tuple[Problem, ...] = ()
            if isinstance(event, Problem):
                wrong = (event,)
            elif refused and now:
                wrong = legal(now, event)
            else:
                after = play(now, event) if now else begin(event)  # type: ignore[arg-type]
                if isinstance(after, Refused):
                    wrong = after.problems
                else:
                    now = after
                    stepped.append((now, event))
                    ends = ends[:-1] if len(now.log) else ends
                    ends.append(now)
            for each in wrong:
                problems.setdefault((each.id, str(each.detail)), (names, each))
    return Played(tuple(stepped), tuple(ends), tuple(problems.values()))


@cache
def found_rows(key: str) -> "tuple[yaku_page.Row, ...]":
    return yaku_page.rows(rules_for(key))


@cache
def asked_and_wrong() -> tuple[tuple[Question, Answer], ...]:
    """A question of each kind with a wrong answer, and one for each slip with the slip's."""
    found: list[tuple[Question, Answer]] = []
    for key in ("wrc-2015", "tenhou-sanma"):
        for kind in KINDS:
            asked = question((kind,), 20, under(key), "every")
            wrong = [each for each in asked.choices if each not in (asked.answer,)]
            found.append((asked, (str(wrong[0]),) if kind == "yaku" else wrong[0]))
    for slip_id in SLIP_IDS:
        made = question_for("slip " + slip_id, KINDS, under("wrc-2015"), "shown")
        assert made
        found.append((made, dict(slipped(made.kind, made.ask, steps(made)))[slip_id]))
    return tuple(found)


def question_shown(say: Words, asked: Asked, how: How) -> Html:
    """A question as the page has it: its hand, and below what is asked of it."""
    outer = question_html(say, asked.question).text
    place = outer.index(f'id="{DO}">') + len(f'id="{DO}">')
    return Html(outer[:place] + asked_html(say, asked, how).text + outer[place:])
