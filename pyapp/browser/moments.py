"""The clock of the device: names that tell the moment, and moments as a language writes them."""

from pyscript import window

from ..screen.moments import iso
from ..words.languages import language

SAME_MOMENT = 1000  # names that may be given in one millisecond, in several tabs


def new_name() -> str:
    """A name for what begins now, later than any given here."""
    # Milliseconds since 1970 are more than a number from JavaScript keeps on its way here.
    now = "".join([each for each in str(window.Date.new().toISOString()) if each.isdigit()])
    return now + "%03d" % int(window.Math.random() * SAME_MOMENT)


def date(name: str, tag: str) -> str:
    """The moment of a name, or a day as in "2026-11-24", as that language writes dates."""
    if name[4:5] == "-":
        return _written(name, tag, '{"dateStyle": "medium", "timeZone": "UTC"}') or name
    style = '{"dateStyle": "medium", "timeStyle": "short"}'
    return _written(iso(name), tag, style) or name


def time_of_day(moment: int, tag: str) -> str:
    """The time of day of a moment, in milliseconds since 1970, where the player is."""
    return _written(float(moment), tag, '{"timeStyle": "short"}')


def _written(moment: "str | float", tag: str, style: str) -> str:
    """A moment as a language writes it, "" where the browser cannot."""
    row = language(tag)
    locale = row.locale.replace("_", "-") if row else tag
    try:
        return str(window.Date.new(moment).toLocaleString(locale, window.JSON.parse(style)))
    except Exception:  # a name that somebody else gave, or an old browser
        return ""
