"""The names of games on the device: the moment each began, as digits."""

from pyscript import window

from ..words.languages import language

SAME_MOMENT = 1000  # games that may begin in one millisecond, in several tabs


def new_name() -> str:
    """A name for a new game, later than any kept here."""
    # Milliseconds since 1970 are more than a number from JavaScript keeps on its way here.
    now = "".join([each for each in str(window.Date.new().toISOString()) if each.isdigit()])
    return now + "%03d" % int(window.Math.random() * SAME_MOMENT)


def newest_first(names: list[str]) -> list[str]:
    """Names in the order of the games, the newest first."""
    return sorted(names, key=lambda name: (iso(name), name), reverse=True)


def iso(name: str) -> str:
    """The moment of a name as JavaScript reads it."""
    day = "-".join([name[:4], name[4:6], name[6:8]])
    return "%sT%sZ" % (day, ":".join([name[8:10], name[10:12], name[12:14]]))


def date(name: str, tag: str) -> str:
    """When a game began, as that language writes dates."""
    row = language(tag)
    locale = row.locale.replace("_", "-") if row else tag
    try:
        style = window.JSON.parse('{"dateStyle": "medium", "timeStyle": "short"}')
        return str(window.Date.new(iso(name)).toLocaleString(locale, style))
    except Exception:  # a name that somebody else gave, or an old browser
        return name
