"""Questions judged by the slow scorer of tests/oracle, which shares nothing with the engine."""

from typing import Any

from pyapp.learn.kinds import Answer, Question
from pyapp.learn.slips import steps
from pyapp.riichi.text import Entry, format_entry
from pyapp.riichi.tiles import NAMES
from pyapp.riichi.yaku import YAKU
from tests.oracle.rulebooks import rulebook
from tests.oracle.scorer import limit_and_base, payments, score
from tests.oracle.text import read_case
from tests.oracle.tiles import dora_named_by

WAITS = ("kanchan", "penchan", "tanki")
WINS = ("closed_ron", "tsumo", "open_pinfu")


def case_of(entry: Entry) -> tuple[dict[str, Any], dict[str, Any]]:
    """A hand and its rules as the slow scorer takes them."""
    words = [word for word in format_entry(entry).split() if word not in ("ron", "tsumo")]
    case, house = read_case(" ".join(words), entry.by)
    return case, {**rulebook(entry.rulebook), **house}


def right_answers(asked: Question) -> list[Answer]:
    """What every reading of the hand that pays the most answers, each once."""
    entry = asked.entry
    case, rules = case_of(entry)
    if asked.kind == "cell":
        han, fu = asked.ask
        _limit, base = limit_and_base(han, fu, rules)
        return [spoken(payments(base, entry.by, entry.situation.dealer, 0, rules))]
    found = score(case, rules)
    assert found["status"] == "win", found["status"]
    best = [each for each in found["readings"] if each["points"] == found["points"]]
    given: list[Answer] = []
    for reading in best:
        answer = answered(asked, reading, rules)
        if answer is not None and answer not in given:
            given.append(answer)
    return given


def spoken(pay: dict[str, int]) -> tuple[int, ...]:
    if "dealer" in pay:
        return (pay["non_dealer"], pay["dealer"])
    return tuple(pay.values())


def answered(asked: Question, read: dict[str, Any], rules: dict[str, Any]) -> "Answer | None":
    """What a reading answers; None where it has no such group."""
    kind, situation = asked.kind, asked.entry.situation
    items = read["fu_items"]
    answers: dict[str, Any] = {
        "fu_pair": lambda: sum(fu for name, fu in items if name == "pair"),
        "fu_set": lambda: of_set(asked, read),
        "fu_wait": lambda: sum(fu for name, fu in items if name in WAITS),
        "fu_win": lambda: sum(fu for name, fu in items if name in WINS),
        "fu_hand": lambda: read["fu"],
        "yaku": lambda: tuple(
            row.id
            for row in YAKU
            if row.id in [name for name, *worth in read["yaku"] if any(worth)]
        ),
        "yaku_han": lambda: next(
            (han for name, han, _ in read["yaku"] if name == YAKU[asked.ask[0]].id), None
        ),
        "dora_tile": lambda: list(NAMES).index(
            dora_named_by(NAMES[asked.ask[0]], rules["players"])
        ),
        "dora_han": lambda: sum(read[name] for name in ("dora", "ura", "aka", "nuki")),
        "han": lambda: read["han"],
        "limit": lambda: read["limit"].removeprefix("kiriage_"),
        "payment": lambda: spoken(read["pay"]),
        "payment_honba": lambda: spoken(read["pay"]),
        "income": lambda: read["points"] + 1000 * situation.sticks,
        "share": lambda: of_seat(asked, read["pay"]),
    }
    assert kind in answers, f"tests/learn/judged.py: what the slow scorer answers to {kind}"
    return answers[kind]()  # type: ignore[no-any-return]


def of_set(asked: Question, read: dict[str, Any]) -> int | None:
    """The fu of the set that the page shows, 0 for a run; None where it is read otherwise."""
    shown = steps(asked).reading.groups[asked.ask[0]]
    tile = NAMES[shown.kind]
    if shown.shape == "shuntsu":
        runs = [tiles for shape, tiles, _ in read["sets"] if shape == "shuntsu" and tile in tiles]
        return 0 if runs else None
    sets = [(shape, tiles) for shape, tiles, _ in read["sets"] if shape in ("koutsu", "kantsu")]
    fu = [fu for name, fu in read["fu_items"] if name.startswith(("koutsu", "kantsu"))]
    here = [earned for (_, tiles), earned in zip(sets, fu, strict=True) if tile in tiles]
    return here[0] if here else None


def of_seat(asked: Question, pay: dict[str, int]) -> int:
    seat, discarder = asked.ask
    if "ron" in pay:
        return pay["ron"] if seat == discarder else 0
    if "each" in pay:
        return pay["each"]
    return pay["dealer" if seat == 0 else "non_dealer"]


def judge(asked: Question) -> None:
    """Find that the answer is right whichever reading of equal pay is taken, and the only right one
    to choose.
    """
    right = right_answers(asked)
    named = asked._replace(choices=())
    assert right == [asked.answer], (named, right)
    if asked.kind != "yaku":  # of which each choice is right or wrong by itself
        assert [each for each in asked.choices if each in right] == right, named
