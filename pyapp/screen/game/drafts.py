"""What is entered over the board as text, to come back after a reload.

    tenbou-draft 1
    end 3 2c8b07d5          how the game ends in which it is entered; nothing for a new game
    win                     what it is, and a line for each of its fields
    3=                      at entry 3 of the log, in its place
    B:3/40 C:0/0
    ...

What was entered in a game that has gone on meanwhile is not taken up.
"""

from typing import Any, Callable, NamedTuple

from ...game.events import HANCHAN, Start
from ...game.game import Game
from ...game.notation import (
    PLAYERS,
    escaped,
    format_event,
    format_won,
    letters,
    number,
    parse_event,
    parse_won,
    plain,
    seat,
)
from ...game.saved import last_line
from ...kept.codec import pack, unpack
from ...riichi.problem import Problem, problem
from ...riichi.text import Entry, format_entry, parse_entry
from .forms.start import house_of
from .state import (
    AdjustDraft,
    Draft,
    DrawDraft,
    House,
    OneDraft,
    PenaltyDraft,
    Place,
    Sheet,
    StartDraft,
    UnderWay,
    WinDraft,
)

# A version counts for every change of the records below.
NAME, VERSION, MOST_LINES = "tenbou-draft", 1, 20


class Form(NamedTuple):
    """How a field is written as a line, and read of one with the letters of those who sit; what
    cannot be read is a ValueError or LookupError.
    """

    write: Callable[[Any], str]
    read: Callable[[str, str], Any]


def _or_none(form: Form) -> Form:
    """The same for a field that may be None."""
    return Form(
        lambda value: "" if value is None else form.write(value),
        lambda text, sitting: form.read(text, sitting) if text else None,
    )


def _read_place(text: str, _sitting: str) -> Place:
    return Place(number(text.rstrip("=")), text[-1] == "=")


def _read_event(text: str, sitting: str) -> Any:
    event = parse_event(text, len(sitting))
    if isinstance(event, Problem):
        raise ValueError(text)
    return event


def _write_texts(texts: "tuple[str, ...]") -> str:
    return ",".join([escaped(each, ",") for each in texts])


def _read_texts(text: str, _sitting: str) -> tuple[str, ...]:
    return tuple([plain(each) for each in text.split(",")])


def _read_seats(text: str, sitting: str) -> tuple[int, ...]:
    return tuple([seat(letter, sitting) for letter in text])


def _write_under_way(at: UnderWay) -> str:
    return _write_texts((str(at.hand), at.honba, at.sticks, letters(at.won)) + at.scores)


def _read_under_way(text: str, sitting: str) -> UnderWay:
    hand, honba, sticks, won, *scores = _read_texts(text, sitting)
    return UnderWay(number(hand), honba, sticks, tuple(scores), _read_seats(won, sitting))


def _write_house(house: House) -> str:
    key, changes, name = house
    return format_event(Start(("",), key, changes, HANCHAN, name, None))


def _read_waiting(text: str, _sitting: str) -> tuple[Entry, str]:
    by, _blank, hand = text.partition(" ")
    entry = parse_entry(hand)
    if not isinstance(entry, Entry):
        raise ValueError(text)
    return entry, by


PLACE = _or_none(Form(lambda place: "%d%s" % (place.at, "=" * place.instead), _read_place))
TEXT = Form(escaped, lambda text, _sitting: plain(text))
TEXTS = Form(_write_texts, _read_texts)
YES = Form(lambda on: "yes" * on, lambda text, _sitting: text == "yes")
SEAT = _or_none(Form(lambda at: PLAYERS[at], seat))
LETTERS = Form(letters, _read_seats)
WINNER = _or_none(Form(format_won, parse_won))
WINNERS = Form(
    lambda wins: " ".join([format_won(each) for each in wins]),
    lambda text, sitting: tuple([parse_won(word, sitting) for word in text.split()]),
)
EVENT = Form(format_event, _read_event)
UNDER_WAY = _or_none(Form(_write_under_way, _read_under_way))
HOUSE = Form(_write_house, lambda text, sitting: house_of(_read_event(text, sitting)))
WAITING = _or_none(Form(lambda won: "%s %s" % (won[1], format_entry(won[0], ",")), _read_waiting))

# What can be entered: its word, its record, and the form of each of its fields.
KINDS: "tuple[tuple[str, type, tuple[Form, ...]], ...]" = (
    ("win", WinDraft, (PLACE, WINNERS, TEXT, SEAT, SEAT, LETTERS, WINNER)),
    ("draw", DrawDraft, (PLACE, EVENT, YES)),
    ("one", OneDraft, (PLACE, TEXT, TEXT)),
    ("adjust", AdjustDraft, (PLACE, TEXTS, TEXT, TEXT)),
    ("penalty", PenaltyDraft, (PLACE, SEAT, TEXT, TEXT)),
    ("start", StartDraft, (EVENT, UNDER_WAY, HOUSE, WAITING, YES)),
)


def dump(sheet: "Sheet | None", game: str) -> str:
    """Write what is entered on a sheet, "" where that is nothing; game: the text of the open one."""
    for word, kind, forms in KINDS:
        if isinstance(sheet, kind):
            fields: Any = sheet
            lines = [form.write(value) for form, value in zip(forms, fields)]
            ends = "" if isinstance(sheet, StartDraft) and not sheet.changes else last_line(game)
            return pack(NAME, VERSION, [ends, word] + lines)
    return ""


def load(text: str, kept: str, game: Game | None) -> "Draft | StartDraft | Problem":
    """Read what `dump` wrote; kept: the text of the open game. Problems: those of `unpack`,
    "cannot_read", and "gone_on" where the game is not the one any more.
    """
    opened = unpack(NAME, VERSION, text, MOST_LINES)
    if isinstance(opened, Problem):
        return opened
    sitting = PLAYERS[: len(game.seats)] if game else PLAYERS
    try:
        (ends, word), fields = opened.lines[:2], opened.lines[2:]
        if ends and ends != last_line(kept):
            return problem("gone_on")
        for each, kind, forms in KINDS:
            if each == word and len(forms) == len(fields):
                values = [form.read(line, sitting) for form, line in zip(forms, fields)]
                draft: Draft | StartDraft = kind(*values)
                return draft
    except (LookupError, ValueError):
        pass  # as with every other line that says nothing
    return problem("cannot_read")
