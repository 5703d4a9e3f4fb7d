"""What lines about practice and about empty cells of the score table say, and what is found.

practice.txt: slip | kind of question, what is asked of the hand | hand | answer | with the slip
empty_cells.txt: han fu by honba | rules | reason

The files say what stands in their columns.
"""

from typing import Iterator

from ..learn.kinds import Question, answer_text, answered
from ..learn.slips import slipped, steps
from ..learn.table import why_not
from ..riichi.text import Entry, TextError, parse_entry
from ..riichi.tiles import TILE_NAMED
from ..riichi.yaku import YAKU
from .found import Found, finding
from .hands import books
from .settlements import read_rules

SEATS = "ESWN"
NOTHING = "-"


def practice_line(line: str) -> Found:
    """Check what practice answers, and what it answers with the slip."""
    slip, text, hand, answer, wrong = [part.strip() for part in line.split("|")]
    entry = parse_entry(hand)
    if isinstance(entry, TextError):
        return finding("cannot read " + entry.token, answer)
    question = asked(text, entry)
    kind = question.kind
    got = answer_text(kind, question.answer)
    if slip != NOTHING:
        found = slipped(kind, question.ask, steps(question))
        given = [answer_text(kind, each) for slip_id, each in found if slip_id == slip]
        got += " | " + (wrong if wrong in given else " or ".join(given) or NOTHING)
        answer += " | " + wrong
    return finding(got, answer)


def asked(text: str, entry: Entry) -> Question:
    """Read "fu_hand", "fu_set 4", "yaku_han ittsuu", "dora_tile 3m" or "share S W"."""
    kind, *words = text.split()
    places = [_place(word) for word in words]
    if kind == "share" and len(places) == 1:
        places.append(-1)  # nobody discarded
    question = Question(kind, entry, tuple(places), (), 0, ())
    return question._replace(answer=answered(kind, question.ask, steps(question)))


def _place(word: str) -> int:
    if word in TILE_NAMED:
        return TILE_NAMED[word]
    if word in SEATS:
        return SEATS.index(word)
    ids = [row.id for row in YAKU]
    return ids.index(word) if word in ids else int(word)


def empty_cell_line(line: str) -> Iterator[Found]:
    """Check why a cell is empty, under each rulebook of a line; "-": it is not."""
    cell, rules_text, reason = [part.strip() for part in line.split("|")]
    han, fu, by, honba = cell.split()
    keys, _, options = rules_text.partition(" ")
    for key in books(keys):
        rules = read_rules(f"{key} {options}".strip())
        found = why_not(int(han), int(fu), by, int(honba), rules)
        yield finding(found or NOTHING, reason, key)
