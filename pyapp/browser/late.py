"""Modules that come after the first screen: whatever needs one gets it through here."""

from typing import TYPE_CHECKING, Callable

from pyscript import document, window

if TYPE_CHECKING:
    from typing import TypeVar

    FOUND = TypeVar("FOUND")

PAUSE = 150  # milliseconds between looks whether they have come
_waiting: list[Callable[[], None]] = []


def late(load: "Callable[[], FOUND]", again: Callable[[], None]) -> "FOUND | None":
    """What `load` imports; None as long as it has not come, and `again` is called when it has."""
    try:
        return load()
    except ImportError:
        if not _waiting:
            window.setTimeout(_look, PAUSE)
        if again not in _waiting:
            _waiting.append(again)
        return None


def _look(*_: object) -> None:
    if not document.documentElement.hasAttribute("data-complete"):
        window.setTimeout(_look, PAUSE)
        return
    calls = list(_waiting)
    _waiting.clear()
    for call in calls:
        call()
