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
    row = language(tag)
    locale = row.locale.replace("_", "-") if row else tag
    try:
        day = name[4:5] == "-"
        more = '"timeZone": "UTC"' if day else '"timeStyle": "short"'
        style = window.JSON.parse('{"dateStyle": "medium", %s}' % more)
        return str(window.Date.new(name if day else iso(name)).toLocaleString(locale, style))
    except Exception:  # a name that somebody else gave, or an old browser
        return name
