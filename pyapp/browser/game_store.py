"""The games on the device: one entry a game, named by when it began, its text as exported."""

from typing import Any

from pyscript import window

from ..words.languages import language
from . import store

PREFIX = "tenbou.game."
OPEN = "tenbou.open"  # the name of the game that is open
OLD_OPEN = "tenbou.table"  # and where older versions kept it


def _device(method: str, *args: object) -> Any:
    """The outcome of a method of localStorage; False where that is blocked or full."""
    return window.tenbou.attempt("localStorage", method, *args)


def read(id: str) -> str:
    """The text kept of a game, "" for none."""
    return str(_device("getItem", PREFIX + id) or "")


def write(id: str, text: str) -> bool:
    """Keep a game, or with "" drop it; whether the device did."""
    if text:
        return _device("setItem", PREFIX + id, text) is not False
    return _device("removeItem", PREFIX + id) is not False


def open_id() -> str:
    """The name of the game that is open, "" for none."""
    return store.read(OPEN) or store.read(OLD_OPEN)


def set_open(id: str) -> None:
    """This game is open now."""
    store.write(OPEN, id)


def ids() -> list[str]:
    """The games kept here, the newest first."""
    found: list[str] = []
    place = 0
    key = _device("key", place)
    while key:
        if str(key).startswith(PREFIX):
            found.append(str(key)[len(PREFIX) :])
        place += 1
        key = _device("key", place)
    found.sort(key=lambda id: (len(id), id))
    found.reverse()
    return found


def new_id() -> str:
    """A name for a new game, the moment as digits; later than any kept here."""
    # Milliseconds since 1970 are more than a number from JavaScript keeps on its way here.
    now = "".join([each for each in str(window.Date.new().toISOString()) if each.isdigit()])
    while read(now):
        now = str(int(now) + 1)
    return now


def iso(id: str) -> str:
    """The moment of a name as JavaScript reads it."""
    day = "-".join([id[:4], id[4:6], id[6:8]])
    return "%sT%sZ" % (day, ":".join([id[8:10], id[10:12], id[12:14]]))


def date(id: str, tag: str) -> str:
    """When a game began, as that language writes dates."""
    row = language(tag)
    locale = row.locale.replace("_", "-") if row else tag
    try:
        style = window.JSON.parse('{"dateStyle": "medium", "timeStyle": "short"}')
        return str(window.Date.new(iso(id)).toLocaleString(locale, style))
    except Exception:  # an id that somebody else wrote, or an old browser
        return id
