"""The first screen, before anything is entered: what stands in the page until a tap changes it.

The build alone runs this, and writes it into index.html.
"""

from ...riichi.hand import PLAIN
from ...riichi.tiles import COPIES, KINDS, NAMES, SUITS
from ...words.words import WINDS, Words
from ..action import HAND, asking
from ..html import ARROW, NOTHING, Html, html, joined
from .scene import scene
from .state import Session, first_visit
from .tools import TOOLS, book_names, round_html


def first_screen(say: Words) -> tuple[tuple[str, str], ...]:
    """The inside of each region of an empty Hand screen: (id of the element, html)."""
    state = first_visit(say.language)
    empty = scene(Session(state, (), ()), say)
    return (
        ("book", html("<span>%s</span>", book_names(state.entry, say)[0]).text),
        ("round", round_html(state, say).text),
        ("answer", empty.answer.html),
        ("dora", empty.dora),
        ("seat", seats_html(say).text),
        ("hand", "".join(empty.hand)),
        ("tools", tools_html([tool.text for tool in empty.tools]).text),
        ("picker", picker_html(say).text),
    )


def seats_html(say: Words) -> Html:
    """The four seats, one of which is chosen."""
    button = (
        '<button type="button" role="radio" data-do="%s" aria-checked="%s" aria-label="%s"'
        ' tabindex="%d">%s</button>'
    )
    parts: list[Html] = []
    for seat, wind in enumerate(WINDS):
        chosen = seat == PLAIN.seat
        name = say(wind) if seat else say("seat_dealer", wind=say(wind))
        on, stop = ("true", 0) if chosen else ("false", -1)
        do = asking(HAND, "seat", seat)
        parts.append(html(button, do, on, name, stop, say("key_" + wind)))
    return joined(parts)


def tools_html(texts: list[str]) -> Html:
    """The buttons for sets, calls and the situation; one stop of the Tab key for all."""
    button = '<button type="button" data-do="%s"%s tabindex="%d">%s%s</button>'
    parts: list[Html] = []
    for place, (verb, what) in enumerate(TOOLS):
        pressed = Html(' aria-pressed="false"')
        picture, text = NOTHING, html("%s", texts[place])
        if verb in ("undo", "redo"):
            picture, text = ARROW, html('<span class="unseen">%s</span>', text)
        if picture.text or verb in ("clear", "next"):
            pressed = NOTHING
        stop = -1 if place else 0
        parts.append(html(button, asking(HAND, verb, what), pressed, stop, picture, text))
    return joined(parts)


def picker_html(say: Words) -> Html:
    """A key for each of the 37 tiles in four rows, the red fives after the honours."""
    key = (
        '<button type="button"%s data-do="%s" data-tile="%s" data-left="%d" tabindex="%d"'
        ' aria-label="%s"><svg class="tile" aria-hidden="true"><use href="#t%s"/>'
        '<line x1="103%%" x2="103%%" y1="97%%" y2="40%%"/></svg></button>'
    )
    rows: list[Html] = []
    for suit in SUITS:
        keys: list[Html] = []
        for tile, name in enumerate(NAMES):
            red = tile >= KINDS
            if ("z" if red else name[1]) != suit:
                continue
            left = 1 if red else COPIES
            label = say("key_label", tile=say.tile(tile), n=left)
            kind = Html(' class="red"' if red else "")
            stop = -1 if tile else 0
            keys.append(html(key, kind, asking(HAND, "tile", name), name, left, stop, label, name))
        title = say.title("honours" if suit == "z" else "suit_" + suit)
        row = '<div class="row %s" role="group" aria-label="%s">%s</div>'
        rows.append(html(row, suit, title, joined(keys)))
    return joined(rows)
