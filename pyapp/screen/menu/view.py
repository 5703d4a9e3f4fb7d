"""The sheets of the menu: menu, winds and sticks, notation and keyboard, as html."""

from ...riichi.hand import Situation
from ...words.languages import JAPANESE, LANGUAGES, language
from ...words.words import WINDS, Words
from ..action import CLUB, GAME, GUIDE, HAND, MENU, PAGE, asking
from ..hand.seating import Seating
from ..hand.tools import seat_label
from ..html import NOTHING, Html, button, html, joined, truth
from .settings import THEMES, Settings

CROSS = Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>')
SHORTCUTS = [
    "tiles",
    "sets",
    "move",
    "mark",
    "back",
    "undo",
    "calls",
    "nuki",
    "flags",
    "dora",
    "next",
    "clear",
    "out",
    "keys",
]
FRAME = (
    '<div class="sheet-head"><h2 id="sheet-title" tabindex="-1">%s</h2>%s</div>'
    '<div class="form">%s</div>'
)
RADIOS = '<h3 id="of-%s">%s</h3><div class="well radios%s" role="radiogroup" aria-labelledby="of-%s">%s</div>'
COUNTER = (
    '<div class="counter" role="group" aria-label="%s"><span>%s</span>%s<output>%d</output>%s</div>'
)
NOTATION = (
    '<textarea id="write" data-input="page draft" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"'
    ' aria-label="%s"%s>%s</textarea><p id="write-error" role="alert">%s</p>%s<p class="help">%s</p>'
)
ROW = 4  # radio buttons that stand side by side
INVALID = Html(' aria-invalid="true" aria-describedby="write-error"')


def keys_beside(say: Words) -> Html:
    """Draw what stands beside the hand on a wide screen while there is nothing to explain."""
    head = '<div class="sheet-head"><h2 id="beside-title" tabindex="-1">%s</h2></div>'
    return html(head + '<div class="form">%s</div>', say("shortcuts"), _keys(say))


def framed(say: Words, title: str, inside: Html) -> Html:
    """Draw a sheet with its title, by id, and the way out."""
    return html(FRAME, say(title), close_button(say), inside)


def close_button(say: Words) -> Html:
    """Draw the way out of what lies over the page."""
    return button(asking(PAGE, "close"), CROSS, say("close"), Html('class="close"'))


def menu_html(say: Words, settings: Settings) -> Html:
    """Draw the ways to other screens, and the settings."""
    entries = (
        _entry(asking(GAME, "open"), say("game"), say("game_about")),
        _entry(asking(GUIDE, "open"), say("guide"), say("guide_about")),
        _entry(asking(CLUB, "open"), say("club"), say("club_about")),
        _entry(asking(PAGE, "open", "hands"), say("hands_title"), say("hands_more")),
        _entry(asking(PAGE, "copy"), say("copy_link")),
        _entry(asking(PAGE, "open", "text"), say("write_hand")),
        _entry(asking(PAGE, "open", "keys"), say("shortcuts"), say("shortcuts_more")),
    )
    parts = [html('<div class="list">%s</div>', joined(entries))]
    tongues = [(row.tag, row.name) for row in LANGUAGES]
    parts.append(_choice(MENU, "language", say("language_title"), tongues, settings.language))
    spoken = language(settings.language) or LANGUAGES[0]
    terms = [(each, say("terms_" + each)) for each in spoken.terms]
    parts.append(_choice(MENU, "terms", say("terms_title"), terms, settings.terms))
    themes = [(each, say("theme_" + each)) for each in THEMES]
    parts.append(_choice(MENU, "theme", say("theme_title"), themes, settings.theme))
    other, on = ("no", "true") if settings.numerals else ("yes", "false")
    knob = html('<span>%s</span><i class="knob"></i>', say("numerals_title"))
    switch = html('id="numerals" class="toggle" role="switch" aria-checked="%s"', on)
    parts.append(button(asking(MENU, "numerals", other), knob, "", switch))
    return framed(say, "menu", joined(parts))


def _entry(do: str, title: str, more: str = "") -> Html:
    return button(do, html("%s<small>%s</small>", title, more) if more else title)


def _choice(room: str, verb: str, title: str, values: list[tuple[str, str]], now: str) -> Html:
    """Draw one of a few values as a row of radio buttons, or more of them in lines of three."""
    parts: list[Html] = []
    for value, text in values:
        on, stop = ("true", 0) if value == now else ("false", -1)
        more = html('role="radio" aria-checked="%s" tabindex="%d"', on, stop)
        written = value if verb == "language" else "ja" if value == JAPANESE else ""
        if written:
            more = html('%s lang="%s"', more, written)
        parts.append(button(asking(room, verb, value), text, "", more))
    many = " many" if len(values) > ROW else ""
    return html(RADIOS, verb, title, many, verb, joined(parts))


def winds_html(say: Words, situation: Situation, players: int, seating: Seating | None) -> Html:
    """Draw winds, honba and sticks with room for a thumb; a wind where nobody sits only if it is
    set. In a game there is only who has won to say: the rest is the game's.
    """
    return framed(say, "winds_title", _winds(say, situation, players, seating))


def _winds(say: Words, situation: Situation, players: int, seating: Seating | None) -> Html:
    winds = [(n, say(wind)) for n, wind in enumerate(WINDS)]
    seats = [
        (str(n), seat_label(n, say, seating))
        for n, _wind in winds
        if n < players or n == situation.seat
    ]
    seat = _choice(HAND, "seat", say("seat_title"), seats, str(situation.seat))
    if seating:
        text = html('<p class="help">%s</p>', say("table_is_games"))
        to_board = button(asking(GAME, "open"), say("game_board"))
        return joined((seat, text, html('<div class="list">%s</div>', to_board)))
    rounds = [(str(n), wind) for n, wind in winds if n < players or n == situation.round]
    parts = [
        _choice(HAND, "round", say("round_title"), rounds, str(situation.round)),
        seat,
        _counter("honba", say("honba_title"), situation.honba, say),
        _counter("sticks", say("sticks_title"), situation.sticks, say),
    ]
    none = not (situation.honba or situation.sticks)  # its place stays: none moves under a finger
    more = html('aria-disabled="%s"', truth(none))
    reset = button(asking(HAND, "reset"), say("table_reset"), "", more)
    return joined(parts + [html('<div class="list">%s</div>', reset)])


def _counter(verb: str, title: str, count: int, say: Words) -> Html:
    less = button(asking(HAND, verb, "-"), "−", say("less", name=title))
    more = button(asking(HAND, verb, "+"), "+", say("more_of", name=title))
    return html(COUNTER, title, title, less, count, more)


def notation_html(say: Words, draft: str, error: str) -> Html:
    """Draw the notation box, with what is wrong in it."""
    use = button(asking(PAGE, "write"), say("write_use"), "", Html('class="main"'))
    wrong = INVALID if error else NOTHING
    box = html(NOTATION, say("write_label"), wrong, draft, error, use, say("write_help"))
    return framed(say, "write_hand", box)


def keys_html(say: Words) -> Html:
    """Draw how the keyboard is used."""
    return framed(say, "shortcuts", _keys(say))


def _keys(say: Words) -> Html:
    """Explain the keyboard."""
    rows = [
        html(
            "<dt>%s</dt><dd>%s</dd>",
            say("shortcut_%s_keys" % shortcut),
            say("shortcut_" + shortcut),
        )
        for shortcut in SHORTCUTS
    ]
    return html('<dl class="keys">%s</dl>', joined(rows))
