"""The worked games, step by step, and that every option of the table shows in one of them."""

import re
from pathlib import Path

import pytest

from pyapp.game import legal
from pyapp.game.events import Adjustment, Chombo, Event, Refused, Riichi, Start, Stop, Win, Won
from pyapp.game.game import MOST_EVENTS
from pyapp.game.play import begin, play
from pyapp.game.saved import dump, load
from tests.cases_runner import complaints
from tests.game_text import accepted

GAMES = Path(__file__).parents[1] / "cases" / "games"
WRC = Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), "hanchan", "", None)


def test_a_wrong_line_is_noticed() -> None:
    text = (GAMES / "wrc-2015.txt").read_text(encoding="utf-8")
    for right, wrong in (
        ("= 30000 35200", "= 30000 35300"),
        ("> A 3 -12700", "> A 3 -12800"),
        ("ron from:D B:3/40", "ron from:D D:3/40"),
        (": game_over", ": no_winner"),
    ):
        assert right in text
        assert complaints(text.replace(right, wrong, 1)) != []


def test_a_hand_that_is_worth_something_else_is_noticed() -> None:
    text = (GAMES / "tenhou-sanma.txt").read_text(encoding="utf-8")
    for right, wrong in (("nuki:2", "nuki:3"), (",round:S", ""), ("+4z,robs", "+4z,riichi,robs")):
        assert right in text
        assert "a hand is worth something else" in complaints(text.replace(right, wrong, 1))[0]


NOT_IN_TEXT: dict[str, Event] = {  # the text form cannot say these
    "no_such_seat": Chombo(4),
    "as_many_deltas": Adjustment((100, -100), 0, ""),
    "han_of_yakuman": Win((Won(0, 1, 30, 1, (), ""),), 1, None),
    "unfit_text": Stop("time\0"),
}


def test_every_refusal_has_a_case() -> None:
    source = Path(legal.__file__).read_text(encoding="utf-8")
    ids = set(re.findall(r'problem\(\s*"(\w+)"', source))
    assert len(ids) > 20
    refused = (GAMES / "refused.txt").read_text(encoding="utf-8")
    shown = set(re.findall(r"\w+", " ".join(re.findall(r"^!.* : (.*)$", refused, re.M))))
    assert ids - shown == {*NOT_IN_TEXT, "too_many_events"}


@pytest.mark.parametrize("name", NOT_IN_TEXT)
def test_refusal_outside_the_text_form(name: str) -> None:
    game = accepted(begin(WRC))
    result = play(game, NOT_IN_TEXT[name])
    assert isinstance(result, Refused)
    assert [problem.id for problem in result.problems] == [name]


def test_a_hand_of_more_letters_than_are_kept_is_refused() -> None:
    game = accepted(begin(WRC))
    for letters, problems in ((400, []), (401, ["unfit_text"])):
        event = Win((Won(0, 1, 30, 0, (), "1" * letters),), 1, None)
        assert [problem.id for problem in legal.legal(game, event)] == problems


def test_a_game_ends_before_its_text_is_too_long_to_be_read() -> None:
    game = accepted(begin(WRC))
    for _ in range(MOST_EVENTS):
        after = accepted(play(game, Chombo(0)))
        game = after
    assert [problem.id for problem in legal.legal(game, Chombo(0))] == ["too_many_events"]
    assert load(dump(game.events)) == game


def test_all_problems_at_once() -> None:
    game = accepted(begin(WRC))
    wins = (Won(0, 0, 30, 0, (), ""), Won(1, 2, 31, 0, (("daisangen", 1), ("suukantsu", 0)), ""))
    event: Event = Win(wins, None, 3)
    assert [(problem.id, problem.seats) for problem in legal.legal(game, event)] == [
        ("one_tsumo", (0, 1)),
        ("not_in_rulebook", (3,)),
        ("no_han", (0,)),
        ("no_such_fu", (1,)),
        ("pays_himself", (1,)),
        ("liable_without_yakuman", (1,)),
        ("not_in_rulebook", (0,)),
        ("liable_without_yakuman", (1,)),
    ]


def test_a_seat_that_is_none_is_refused_before_anything_looks_at_it() -> None:
    game = accepted(begin(WRC))
    for event in (Riichi(-1, None), Riichi(7, None), Win((), 9, None), Chombo(-2)):
        assert [problem.id for problem in legal.legal(game, event)] == ["no_such_seat"]
