"""The modules the first screen does without: they come in images of their own, and callers may
wait for them. One image comes by itself once the page is ready, the Guide's when it is asked for.

Whoever needs a module imports it inside a function, which `late` calls: it alone knows what an
ImportError means. What is given to `then` is done as soon as every module is in place.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Callable

from pyscript import document, window

LONGEST_WAIT = 30  # seconds until an image is asked for again

if TYPE_CHECKING:
    from typing import TypeVar

    FOUND = TypeVar("FOUND")


class Image:
    """An image at an address; the document has the mark when its modules are in place."""

    def __init__(self, address: str, mark: str) -> None:
        self.address = address
        self.mark = mark
        self.waiting: list[Callable[[], None]] = []
        self.task: Any = None  # one nobody holds may be collected

    def here(self) -> bool:
        """Whether its modules are in place."""
        return bool(document.documentElement.hasAttribute(self.mark))

    def then(self, act: Callable[[], None]) -> None:
        """Do this when they are: at once if they are now."""
        if self.here():
            act()
        elif act not in self.waiting:
            self.waiting.append(act)

    def late(self, find: "Callable[[], FOUND]", again: Callable[[], None]) -> "FOUND | None":
        """What `find` imports; None as long as it has not come, and `again` is called when it
        has.
        """
        try:
            return find()
        except ImportError:
            if self.here():
                raise
            self.then(again)
            return None

    def arrive(self) -> None:
        """They are in place: say so, and do what waited for it."""
        document.documentElement.setAttribute(self.mark, "")
        while self.waiting:
            self.waiting.pop(0)()

    def load(self, mount: Callable[[Any], list[str]]) -> None:
        """Fetch them while the page is used."""
        if self.task is None:
            self.task = asyncio.create_task(self._load(mount))

    async def _load(self, mount: Callable[[Any], list[str]]) -> None:
        wait, address = 1, self.address
        while True:
            try:
                answer = await window.fetch(address)
                content = await answer.arrayBuffer()
                await _import_all()
                _names.extend(mount(content))
                break
            except Exception:  # no connection, or what came is not what it should be
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                # The service worker, whose copy may be damaged, does not know the other address.
                address = self.address if address != self.address else self.address + "?again"
        self.arrive()
        if self is LATER:
            await _import_all()


LATER = Image("./pyapp-later.bin", "data-complete")
GUIDE = Image("./pyapp-guide.bin", "data-guide")
then, late = LATER.then, LATER.late
_names: list[str] = []  # of the modules that are still to be imported from the last image


async def _import_all() -> None:
    """Have every module of the last image run, whose place the next one takes."""
    while _names:
        await window.tenbou.pause()
        if _names:
            __import__(_names.pop(0))


def load(mount: Callable[[Any], list[str]]) -> None:
    """Have the later modules come now, and those of the Guide when they are asked for.

    mount makes of what came modules to import, in place of those of the image before, and gives
    their names.
    """
    _mounts.append(mount)
    LATER.load(mount)


def of_guide(find: "Callable[[], FOUND]", again: Callable[[], None]) -> "FOUND | None":
    """What `find` imports of the Guide, which is loaded when it is first asked for."""
    found = GUIDE.late(find, again)
    if found is None:
        then(lambda: GUIDE.load(_mounts[0]))
    return found


_mounts: list[Callable[[Any], list[str]]] = []
