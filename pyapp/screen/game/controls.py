"""Pieces of html that all sheets of the table are made of."""

from typing import TypeAlias

from ...game.game import Game
from ..html import button, escape
from ..menu.view import CROSS
from ..words import Words
from .sentences import deal
from .state import Desk

Choice: TypeAlias = "tuple[str, str]"  # what it sets, what it says


def act(arg: object, inner: str, label: str = "", more: str = "") -> str:
    """A control of the table; inner is html, arg "verb what"."""
    return button("table", arg, inner, label, more)


def text_button(arg: object, text: str, kind: str = "", label: str = "") -> str:
    """A control with plain words on it."""
    return act(arg, escape(text), label, 'class="%s"' % kind if kind else "")


def framed(say: Words, title: str, inner: str, foot: str = "") -> str:
    """The inside of the dialog: title, way out, content, and what stays at the bottom."""
    head = '<div class="sheet-head"><h2 id="game-sheet-title" tabindex="-1">%s</h2>%s</div>' % (
        escape(title),
        act("close", CROSS, say("t_close"), 'class="close"'),
    )
    end = '<div class="foot">%s</div>' % foot if foot else ""
    return '%s<div class="form">%s</div>%s' % (head, inner, end)


def entry_sheet(say: Words, desk: Desk, game: Game, title: str, inner: str) -> str:
    """A sheet on which an event is entered, or changed where it stands in the log of a game."""
    id = "t_record"
    if desk.draft and desk.draft.place is not None:
        id = "t_change"
        title += ", " + deal(say, game.hand)
    return framed(
        say, title, inner, error_html(desk.error) + text_button("record", say(id), "main")
    )


def error_html(text: str) -> str:
    """What is wrong, announced; the place is there even when nothing is."""
    return '<p class="error" role="alert">%s</p>' % escape(text)


def toggles(id: str, title: str, verb: str, choices: list[Choice], on: tuple[str, ...]) -> str:
    """Several of a few values: buttons that stay pressed."""
    parts = []
    for value, text in choices:
        pressed = 'aria-pressed="%s"' % ("true" if value in on else "false")
        parts.append(act("%s %s" % (verb, value), "<span>%s</span>" % escape(text), "", pressed))
    return (
        '<h3 id="of-%s">%s</h3><div class="pick" role="group" aria-labelledby="of-%s">%s</div>'
        % (
            id,
            escape(title),
            id,
            "".join(parts),
        )
    )


def radios(
    id: str, title: str, verb: str, choices: list[Choice], now: str, columns: str = ""
) -> str:
    """One of a few values, one stop of the Tab key."""
    parts = []
    reachable = now if now in [value for value, _ in choices] else choices[0][0]
    for value, text in choices:
        more = 'role="radio" aria-checked="%s" tabindex="%d"' % (
            "true" if value == now else "false",
            0 if value == reachable else -1,
        )
        parts.append(act("%s %s" % (verb, value), "<span>%s</span>" % escape(text), "", more))
    return (
        '<h3 id="of-%s">%s</h3><div class="pick %s" role="radiogroup" aria-labelledby="of-%s">%s</div>'
        % (
            id,
            escape(title),
            columns,
            id,
            "".join(parts),
        )
    )


def field(name: str, label: str, value: str, more: str = "", shown: bool = True) -> str:
    """A text field; name is what the page hands its value over as."""
    words = "<span%s>%s</span>" % ("" if shown else ' class="unseen"', escape(label))
    return '<label class="field">%s<input name="%s" value="%s" %s></label>' % (
        words,
        name,
        escape(value),
        more,
    )
