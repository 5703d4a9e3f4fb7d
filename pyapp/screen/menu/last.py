"""The last hands that won: kept when another one takes their place, opened from the menu.

All tabs share them. Where the device stores nothing they are there as long as the page is.
"""

from typing import Callable

from ...kept.client import NOT_KEPT, News
from ...kept.clients import Shared
from ...kept.shelf import Kind
from ...riichi.text import Entry, format_entry
from ...words.words import Words
from ..action import Action
from ..app import App, Device, Note, Outcome, Step
from ..effects import After, FindText, KeepText, done_in_a_turn
from ..hand.last import (
    UNKNOWN,
    LastHands,
    Left,
    hand_lines,
    is_newer,
    joined,
    load_hand,
    wins,
    with_hand,
    with_hands,
)
from ..hand.room import put_hand
from ..html import NOTHING, Html
from ..region import Region
from .hands import hand_row, hands_sheet
from .view import framed

NAME, SHEET = "hands", "hands"
TURN = 30  # milliseconds of work between two paints


def last_of(app: App) -> LastHands:
    """The last hands; as they are before they were first asked for."""
    return app.last or UNKNOWN


def keep(entry: Entry) -> Step:
    """Keep a hand that is left, if it wins."""

    def step(app: App) -> Outcome:
        if not wins(entry):
            return Outcome(app, ())
        when, hand = app.device.new_name(), format_entry(entry)
        return _change(app, lambda text: with_hand(text, when, hand))

    return step


def open_hands(app: App) -> Outcome:
    """Lay the hands over the page, as they are kept now."""
    last = last_of(app)._replace(deleted="")
    app = app._replace(sheet=SHEET, last=last)
    return Outcome(app, (Note("", False), FindText(HANDS, NAME, _shown)))


def act(app: App, action: Action) -> Outcome:
    """Open one of the hands again, or drop all, or have them back."""
    last = last_of(app)
    if action.verb == "reopen":
        for place, left in enumerate(last.hands):
            if action.what == str(place):
                taken = put_hand(app, left.entry)
                closed = taken.app._replace(sheet="")
                return Outcome(closed, taken.effects + (Note("", False),))
        return Outcome(app, ())
    if action.verb == "delete":
        return Outcome(app, (FindText(HANDS, NAME, _delete),))
    deleted = last.deleted
    app = app._replace(last=last._replace(deleted=""))
    return _change(app, lambda text: with_hands(text, deleted))


def _delete(text: str) -> Step:
    def step(app: App) -> Outcome:
        return _write(app._replace(last=last_of(app)._replace(deleted=text)), text, "")

    return step


def _change(app: App, step: Callable[[str], str]) -> Outcome:
    """Write what a step makes of the text that is kept."""
    found = FindText(HANDS, NAME, lambda text: lambda app: _write(app, text, step(text)))
    return Outcome(app, (found,))


def _write(app: App, text: str, new: str) -> Outcome:
    shown = _show(app, new)
    if new == text:
        return shown
    kept = shown.app._replace(last=last_of(shown.app)._replace(keeps=True))  # else it is told
    return Outcome(kept, (KeepText(HANDS, NAME, new),) + shown.effects)


def _heard(news: News, text: str) -> Step:
    """Take what came of a write, or what another tab has written."""

    def step(app: App) -> Outcome:
        last = last_of(app)
        return _show(app._replace(last=last._replace(keeps=news.what != NOT_KEPT)), text)

    return step


HANDS = Shared(Kind(NAME, joined, lambda name, _text: name), _heard)


def _shown(text: str) -> Step:
    return lambda app: _show(app, text)


def _show(app: App, text: str) -> Outcome:
    """Take the text that is kept, and read its hands where these are to be seen."""
    last = last_of(app)._replace(known=True, text=text)
    return _read_on(app._replace(last=last), text, (), tuple(hand_lines(text)))


def _read_on(app: App, text: str, found: tuple[Left, ...], rest: tuple[str, ...]) -> Outcome:
    """Read more of the hands for a turn: each has to be scored."""
    last = last_of(app)
    if app.sheet != SHEET or last.text != text or (found and last.hands is not found):
        return Outcome(app, ())  # closed, or another text by now
    done = done_in_a_turn(app.device, TURN, rest, load_hand)
    read, left = found + tuple([hand for hand in done if hand]), rest[len(done) :]
    app = app._replace(last=last._replace(hands=read))
    if not left:
        return Outcome(app, ())
    return Outcome(app, (After(0, lambda app: _read_on(app, text, read, left)),))


def regions(app: App) -> tuple[Region, ...]:
    """The sheet with the hands."""
    last, trouble = last_of(app), app.device.trouble()
    told = trouble or ("store_newer" if is_newer(last.text) else "")
    told = told or ("" if last.keeps else "hands_not_kept")
    return (Region("sheet", "", (app.say, app.device, last, told), _sheet),)


def _sheet(say: Words, device: Device, last: LastHands, told: str) -> Html:
    if not last.known:
        return framed(say, "hands_title", NOTHING)
    rows = [
        hand_row(place, left, device.date(left.when, say.language), say)
        for place, left in enumerate(last.hands)
    ]
    return hands_sheet(tuple(rows), last.deleted != "", told, say)
