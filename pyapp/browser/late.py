"""The modules the first screen does without: they come later, and callers may wait for them.

Whoever needs one imports it inside a function, which `late` calls: it alone knows what an
ImportError means. What is given to `then` is done as soon as every module is in place.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Callable

from pyscript import document, window

ADDRESS = "./pyapp-later.bin"
LONGEST_WAIT = 30  # seconds until they are asked for again

if TYPE_CHECKING:
    from typing import TypeVar

    FOUND = TypeVar("FOUND")

_waiting: list[Callable[[], None]] = []
_held: list[Any] = []  # a task nobody holds may be collected


def here() -> bool:
    """Whether every module is in place, which the document says too."""
    return bool(document.documentElement.hasAttribute("data-complete"))


def then(act: Callable[[], None]) -> None:
    """Do this when every module is in place: at once if they are."""
    if here():
        act()
    else:
        _waiting.append(act)


def late(find: "Callable[[], FOUND]", again: Callable[[], None]) -> "FOUND | None":
    """What `find` imports; None as long as it has not come, and `again` is called when it has."""
    try:
        return find()
    except ImportError:
        if here():
            raise
        if again not in _waiting:
            _waiting.append(again)
        return None


def arrive() -> None:
    """Every module is in place: say so, and do what waited for it."""
    document.documentElement.setAttribute("data-complete", "")
    while _waiting:
        _waiting.pop(0)()


def load(mount: Callable[[Any], None]) -> None:
    """Fetch them while the page is used; `mount` makes of what came modules to import."""
    _held.append(asyncio.create_task(_load(mount)))


async def _load(mount: Callable[[Any], None]) -> None:
    wait, address = 1, ADDRESS
    while True:
        try:
            answer = await window.fetch(address)
            mount(await answer.arrayBuffer())
            break
        except Exception:  # no connection, or what came is not what it should be
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            # The service worker, whose copy may be damaged, does not know the other address.
            address = ADDRESS + "?again" if address == ADDRESS else ADDRESS
    arrive()
