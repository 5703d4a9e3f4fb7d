"""The sheets of the menu: menu, table, notation and keyboard, as html."""

from ..hand.state import State
from ..html import button, escape
from ..words import TERMINOLOGIES, Words
from ..words.menu import MENU
from .settings import THEMES, Settings

SHEETS = ("menu", "table", "text", "keys")
CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>'
SHORTCUTS = (
    "tiles",
    "sets",
    "move",
    "mark",
    "back",
    "undo",
    "calls",
    "flags",
    "dora",
    "next",
    "out",
)


def menu_sheet(state: State, settings: Settings, draft: tuple[str, str], say: Words) -> str:
    """The inside of the dialog for state.sheet, one of SHEETS; draft: notation and its error."""
    say.learn(MENU)
    name = state.sheet
    if name == "menu":
        return _framed(say, "menu", menu_html(settings, say))
    if name == "table":
        return _framed(say, "table_title", table_html(state, say))
    if name == "text":
        return _framed(say, "write_hand", text_html(draft[0], draft[1], say))
    return _framed(say, "shortcuts", keys_html(say))


def _framed(say: Words, title: str, html: str) -> str:
    return (
        '<div class="sheet-head"><h2 id="sheet-title" tabindex="-1">%s</h2>%s</div><div class="form">%s</div>'
    ) % (
        escape(say(title)),
        button("close", "", CROSS, say("close"), 'class="close"'),
        html,
    )


def menu_html(settings: Settings, say: Words) -> str:
    """The menu: next hand, link, notation, and how the page looks."""
    parts = ['<div class="list">']
    parts.append(_entry("table", "open", say("table_of_four"), say("table_more")))
    parts.append(_entry("next", "", say("next_hand"), say.say("next_more")))
    parts.append(_entry("copy", "", say("copy_link"), ""))
    parts.append(_entry("sheet", "text", say("write_hand"), ""))
    parts.append(_entry("sheet", "keys", say("shortcuts"), ""))
    parts.append("</div>")
    terms = tuple([(each, say("terms_" + each)) for each in TERMINOLOGIES])
    parts.append(_choice("terms", say("terms_title"), terms, settings.terms))
    themes = tuple([(each, say("theme_" + each)) for each in THEMES])
    parts.append(_choice("theme", say("theme_title"), themes, settings.theme))
    on = settings.numerals
    parts.append(
        button(
            "numerals",
            "no" if on else "yes",
            '<span>%s</span><i class="knob"></i>' % escape(say("numerals_title")),
            "",
            'class="toggle" role="switch" aria-checked="%s"' % ("true" if on else "false"),
        )
    )
    return "".join(parts)


def _entry(do: str, arg: str, title: str, more: str) -> str:
    inner = escape(title)
    if more:
        inner += "<small>%s</small>" % escape(more)
    return button(do, arg, inner)


def _choice(name: str, title: str, values: tuple[tuple[str, str], ...], now: str) -> str:
    """One of a few values, as a row of radio buttons."""
    parts: list[str] = []
    for value, text in values:
        more = 'role="radio" aria-checked="%s" tabindex="%d"' % (
            ("true", 0) if value == now else ("false", -1)
        )
        parts.append(button(name, value, escape(text), "", more))
    return (
        '<h3 id="of-%s">%s</h3><div class="radios" role="radiogroup" aria-labelledby="of-%s">%s</div>'
        % (
            name,
            escape(title),
            name,
            "".join(parts),
        )
    )


def table_html(state: State, say: Words) -> str:
    """Winds, counters and sticks with room for a thumb."""
    situation = state.entry.situation
    winds = tuple([(str(wind), say.wind(wind)) for wind in range(4)])
    seats = (("0", say.say("seat_dealer", wind=say.wind(0))),) + winds[1:]
    return "".join(
        [
            _choice("round", say("round_title"), winds, str(situation.round)),
            _choice("seat", say("seat_title"), seats, str(situation.seat)),
            _counter("honba", say.say("honba_title"), situation.honba, say),
            _counter("sticks", say("sticks_title"), situation.sticks, say),
        ]
    )


def _counter(name: str, title: str, count: int, say: Words) -> str:
    return (
        '<div class="counter" role="group" aria-label="%s"><span>%s</span>%s<output>%d</output>%s</div>'
        % (
            escape(title),
            escape(title),
            button(name, "-", "−", say.say("less", name=title)),
            count,
            button(name, "+", "+", say.say("more_of", name=title)),
        )
    )


def text_html(draft: str, error: str, say: Words) -> str:
    """The notation box, with what is wrong in it."""
    wrong = ' aria-invalid="true" aria-describedby="write-error"' if error else ""
    return (
        '<textarea id="write" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"'
        ' aria-label="%s"%s>%s</textarea><p id="write-error" role="alert">%s</p>%s<p class="help">%s</p>'
    ) % (
        escape(say("write_label")),
        wrong,
        escape(draft),
        escape(error),
        button("write", "", escape(say("write_use")), "", 'class="main"'),
        escape(say("write_help")),
    )


def keys_html(say: Words) -> str:
    """What the keyboard does."""
    rows: list[str] = []
    for id in SHORTCUTS:
        keys, _, does = say("shortcut_" + id).partition("|")
        rows.append("<dt>%s</dt><dd>%s</dd>" % (escape(keys), escape(does)))
    return '<dl class="keys">%s</dl>' % "".join(rows)
