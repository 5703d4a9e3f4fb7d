"""The modules the first screen does without: they come later, and callers may wait for them.

Whoever needs one imports it inside a function. Until `here()` that raises ImportError; what is
given to `then` is done as soon as every module is in place.
"""

import asyncio
from typing import Any, Callable

from pyscript import document, window

ADDRESS = "./pyapp-later.bin"
LONGEST_WAIT = 30  # seconds until they are asked for again

_waiting: "list[Callable[[], None]]" = []
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
