"""What the first screen does without: it comes later, and callers may wait for it. One image of
modules comes by itself once the page is ready; the Guide's and others, with what two of them
need, and files of words, when they are asked for.

Whoever needs a module imports it inside a function, which `late` calls: it alone knows what an
ImportError means. What is given to `then` is done as soon as every module is in place.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Callable

from pyscript import document, window

from .wording import Absent, take

LONGEST_WAIT = 30  # seconds until something is asked for again
PRESSED = "[data-do]:active"  # painted anew under the mouse it would get no click

if TYPE_CHECKING:
    from typing import TypeVar

    FOUND = TypeVar("FOUND")


class Arrival:
    """A file that comes, and what waits for it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.waiting: list[Callable[[], None]] = []
        self.task: Any = None  # one nobody holds may be collected

    def wait(self, act: Callable[[], None]) -> None:
        """Call `act` when the file has come."""
        if act not in self.waiting:
            self.waiting.append(act)

    def arrive(self) -> None:
        """It is in place: do what waited for it."""
        while self.waiting:
            self.waiting.pop(0)()

    def load(self) -> None:
        """Begin to fetch the file, unless that was begun."""
        if self.task is None:
            self.task = asyncio.create_task(self._load())

    async def _load(self) -> None:
        wait = 1
        while True:
            try:
                await self.receive()
                break
            except Exception:  # no connection, or what came is not what it should be
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        while document.querySelector(PRESSED):
            await asyncio.sleep(0.05)
        self.arrive()

    async def receive(self) -> None:
        """Fetch it and put it in its place; an exception says that it has not come whole."""
        raise NotImplementedError


class Image(Arrival):
    """An image of modules; the document has the mark when they are in place, with how their
    screens look. What it needs comes before it.
    """

    def __init__(self, file: str, mark: str, style: str = "", needs: "Image | None" = None) -> None:
        super().__init__(file)
        self.mark, self.style, self.needs = mark, style, needs

    def here(self) -> bool:
        """Whether its modules are in place."""
        return bool(document.documentElement.hasAttribute(self.mark))

    def then(self, act: Callable[[], None]) -> None:
        """Do this when they are: at once if they are now."""
        if self.here():
            act()
        else:
            self.wait(act)

    def late(self, find: "Callable[[], FOUND]", again: Callable[[], None]) -> "FOUND | None":
        """What `find` imports; None as long as it has not come, and `again` is called when it
        has.
        """
        try:
            return find()
        except Absent as absent:
            _fetch(absent.file, again)
            return None
        except ImportError:
            if not self.here():
                self.then(again)
            elif SELDOM.here():
                raise
            else:
                SELDOM.then(again)
                SELDOM.load()
            return None

    async def receive(self) -> None:
        """Fetch the image and import its modules one by one."""
        style = asyncio.create_task(_attach(self.style)) if self.style else None
        if self.needs:
            self.needs.load()
        content = await window.tenbou.load(self.file)
        if self.needs:
            await self.needs.task
        if self is LATER:  # with what its screens say
            await Text("%s-later" % window.tenbou.language).receive()
        if style:
            await style
        await _import_all()
        _names.extend(_mounts[0](content))

    def arrive(self) -> None:
        """Give the document the mark, and import what a later image left."""
        document.documentElement.setAttribute(self.mark, "")
        super().arrive()
        if self is LATER and _names:
            self.task = asyncio.create_task(_import_all())


class Text(Arrival):
    """A file of words: "de-later", "romaji"."""

    def __init__(self, name: str) -> None:
        super().__init__("words/%s.txt" % name)
        self.name = name

    async def receive(self) -> None:
        """Fetch the file and have its words."""
        text = str(await window.tenbou.read(self.file))
        take(self.name, text[text.find("\0\0") + 2 :] if "\0\0" in text else text)


LATER = Image("pyapp-later.bin", "data-complete", "later")
SHARED = Image("pyapp-shared.bin", "data-shared")  # what two of the next need
GUIDE = Image("pyapp-guide.bin", "data-guide", "guide", SHARED)
CLUB = Image("pyapp-club.bin", "data-club", "club", SHARED)
GAME = Image("pyapp-game.bin", "data-board", "game", SHARED)
SELDOM = Image("pyapp-seldom.bin", "data-seldom", "", CLUB)  # what few evenings of a club need
then, late = LATER.then, LATER.late
_mounts: list[Callable[[Any], list[str]]] = []
_names: list[str] = []  # of the modules that are still to be imported from the last image
_files: dict[str, Text] = {}


async def _attach(style: str) -> None:
    await window.tenbou.attach("static/%s.css" % style)


async def _import_all() -> None:
    """Have every module of the last image run, whose place the next one takes."""
    while _names:
        await window.tenbou.pause()
        if _names:
            __import__(_names.pop(0))


def load(mount: Callable[[Any], list[str]]) -> None:
    """Have the later modules come now, and those of the Guide and of games when they are asked for.

    mount makes of what came modules to import, in place of those of the image before, and gives
    their names.
    """
    _mounts.append(mount)
    LATER.load()


def of_image(
    image: Image, find: "Callable[[], FOUND]", again: Callable[[], None]
) -> "FOUND | None":
    """What `find` imports of an image that is loaded when it is first asked for."""
    found = image.late(find, again)
    if found is None:
        then(image.load)
    return found


def _fetch(name: str, again: Callable[[], None]) -> None:
    """Have a file of words come, after the modules that every visit needs."""
    if name not in _files:
        _files[name] = Text(name)
        then(_files[name].load)
    _files[name].wait(again)
