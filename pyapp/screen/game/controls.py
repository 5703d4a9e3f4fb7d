"""Pieces of html that the board and the sheets of a game are made of."""

from typing import Sequence, TypeAlias

from ...game.game import Game
from ...words.words import WINDS, Words
from ..action import GAME, asking
from ..answer.amounts import width
from ..html import NOTHING, Html, button, html, joined, truth
from ..menu.view import CROSS

WORD = 8  # Latin letters that a quarter of a sheet on a phone has room for
Choice: TypeAlias = "tuple[str, str]"  # what it sets, what it says
# Regions within a sheet, which stay apart from the boxes that are typed into.
ERROR, OUTPUT = "game-error", "game-output-%d"
FRAME = (
    '<div class="sheet-head"><h2 id="game-sheet-title" tabindex="-1">%s</h2>%s</div>'
    '<div class="form">%s</div>%s'
)
NUMBER = 'type="number" step="%d" inputmode="%s" autocomplete="off"'
# Fields for points, with a minus too, and for things that are counted.
POINTS, COUNT = Html(NUMBER % (100, "text")), Html(NUMBER % (1, "numeric"))
CHOSEN = Html(" selected")
REASON = Html('autocomplete="off"')
PICK = '<h3 id="of-%s">%s</h3><div class="well pick %s" role="%s" aria-labelledby="of-%s">%s</div>'


def players(game: Game, seats: tuple[int, ...], before: str = "") -> list[Choice]:
    """The players at some seats to choose from; before stands before the seat in what it sets."""
    return [(before + str(seat), game.start.names[seat]) for seat in seats]


def control(do: str, inner: Html | str, label: str = "", more: Html = NOTHING) -> Html:
    """A control of the game; do is "verb what"."""
    return button(asking(GAME, do), inner, label, more)


def text_button(do: str, text: str, kind: str = "", label: str = "") -> Html:
    """A control with plain words on it."""
    return control(do, text, label, html('class="%s"', kind) if kind else NOTHING)


def framed(say: Words, title: str, inner: Html, foot: Html = NOTHING) -> Html:
    """The inside of the dialog: title, way out, content, and what stays at the bottom."""
    close = control("close", CROSS, say("game_close"), Html('class="close"'))
    below = html('<div class="foot">%s</div>', foot) if foot.text else NOTHING
    return html(FRAME, title, close, inner, below)


def record_foot(record: str, error: str) -> Html:
    """What stays below what is entered: what is wrong with it, and the button that takes it."""
    more = html('id="%s"', ERROR)
    return joined((error_html(error, more), text_button("record", record, "main")))


def error_html(text: str, more: Html = NOTHING) -> Html:
    """What is wrong, announced; the place is there even when nothing is."""
    return html('<p class="error" role="alert" %s>%s</p>', more, text)


def output_html(place: int, text: str) -> Html:
    """What comes of the text fields, shown while they are typed into."""
    return html('<output id="%s">%s</output>', OUTPUT % place, text)


def told_html(say: Words, told: str, text: str) -> tuple[Html, Html]:
    """What is to be copied by hand, text or nothing; and what came of sharing, for the foot."""
    if text:
        box = '<textarea readonly rows="6" aria-label="%s">%s</textarea>'
        return html(box, say("share_by_hand"), text), error_html(say(told))
    return NOTHING, html('<p class="help" role="status">%s</p>', say(told)) if told else NOTHING


def help_html(text: str) -> Html:
    """A remark."""
    return html('<p class="help">%s</p>', text)


def list_html(rows: list[Html]) -> Html:
    """Controls below each other."""
    return html('<div class="list">%s</div>', joined(rows))


def wind_badge(say: Words, wind: int) -> Html:
    """The wind of a seat in a letter or two."""
    return html('<i class="wind" aria-hidden="true">%s</i>', say("key_" + WINDS[wind]))


def toggles(names: tuple[str, ...], title: str, verb: str, on: tuple[int, ...]) -> Html:
    """Some of the players: buttons that stay pressed."""
    parts = []
    for seat, name in enumerate(names):
        pressed = html('aria-pressed="%s"', truth(seat in on))
        parts.append(control("%s %d" % (verb, seat), html("<span>%s</span>", name), "", pressed))
    columns = _side_by_side(len(names), fitting(names))
    return html(PICK, verb, title, columns, "group", verb, joined(parts))


def _side_by_side(count: int, columns: str) -> str:
    """The class of a group of so many: two share a line, and three where that is not too long."""
    return "two" if count == 2 else columns or ("three" if count == 3 else "")


def fitting(names: Sequence[str]) -> str:
    """The class of a group of names: two beside each other where a word has no room in a quarter."""
    words = " ".join(names).replace("-", "- ").split(" ")
    return "two" if max([width(word) for word in words]) > WORD else ""


def switch(do: str, text: str, on: bool) -> Html:
    """A switch that is on or off."""
    inner = html('<span>%s</span><i class="knob"></i>', text)
    more = html('class="toggle" role="switch" aria-checked="%s"', truth(on))
    return control(do, inner, "", more)


def radios(
    name: str, title: str, verb: str, choices: list[Choice], now: str, columns: str = ""
) -> Html:
    """One of a few values, one stop of the Tab key."""
    parts = []
    reachable = now if now in [value for value, _ in choices] else choices[0][0]
    for value, text in choices:
        stop = 0 if value == reachable else -1
        more = html('role="radio" aria-checked="%s" tabindex="%s"', truth(value == now), stop)
        parts.append(control(verb + " " + value, html("<span>%s</span>", text), "", more))
    columns = columns or fitting([text for _, text in choices])
    columns = _side_by_side(len(choices), columns)
    return html(PICK, name, title, columns, "radiogroup", name, joined(parts))


def options(choices: list[Choice], now: str) -> Html:
    """The options of a select, one of which is chosen."""
    return joined(
        [
            html('<option value="%s"%s>%s</option>', value, CHOSEN if value == now else "", text)
            for value, text in choices
        ]
    )


def field(name: str, label: str, value: str, more: Html) -> Html:
    """A text field of that name."""
    box = '<label class="field"><span>%s</span><input name="%s" data-input="%s" value="%s" %s></label>'
    return html(box, label, name, asking(GAME, "field", name), value, more)
