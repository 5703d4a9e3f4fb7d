"""The document: finding elements, and writing into them only what differs."""

from typing import Any

from pyscript import document, window

from ..screen.action import Action, read
from ..screen.region import Region

# Python cannot catch what JavaScript throws; this calls a method and gives False instead.
attempt = window.tenbou.attempt
FEW = 4  # regions that are written one by one within another


def find(selector: str) -> Any:
    """The first element that the selector names, None without one."""
    return document.querySelector(selector)


def asked(control: Any) -> Action:
    """What a control asks for."""
    return read(str(control.getAttribute("data-do")))


def place_of(element: Any, elements: Any) -> int:
    """The place of an element among others, -1 when it is none of them."""
    for place, each in enumerate(elements):
        if each.isSameNode(element):
            return place
    return -1


def hold_focus() -> None:
    """Put the focus in the middle of the board or on the picker if what had it is gone, or as good
    as gone: a browser takes it from what is hidden only when it paints."""
    focused = document.activeElement
    lost = not focused or focused.tagName in ("BODY", "MAIN")
    if lost or not focused.getClientRects().length:
        for selector in ("#game-middle", '#picker [tabindex="0"]'):
            element = find(selector)
            if element and element.getClientRects().length:
                element.focus()
                return


def _typed(region: Any) -> "list[tuple[str, str, str]]":
    """What was typed into the boxes of a region: by id, with what they held before that."""
    return [
        (str(box.id), str(box.defaultValue), str(box.value))
        for box in region.querySelectorAll("input[id]")
        if box.value != box.defaultValue and box.type != "file"
    ]


class Written:
    """What the document holds of what we wrote: html of regions and values of attributes."""

    def __init__(self) -> None:
        # The root's attributes begin as the scripts before Python have made them.
        root, made = document.documentElement, ("lang", "data-three", "data-reds")
        self.shown: dict[str, str] = {"@" + name: root.getAttribute(name) or "" for name in made}
        self.painted: dict[str, Region] = {}
        self.made: dict[str, list[tuple[Region, str]]] = {}  # ahead of its painting, by id
        self.typed: list[tuple[str, str, str]] = []  # in boxes that are being written anew
        self.foreign = ""  # the page's language where terms are in Japanese script beside it

    def paint(self, regions: tuple[Region, ...]) -> None:
        """Make those regions anew that are made from something else now; those within one that is
        written anew are written with it, in one piece."""
        new = [each for each in regions if self.painted.get(each.id) != each]
        frames = [each.frame for each in new]
        for region in regions:
            id = region.id
            many = frames.count(id) > FEW and region not in new  # else they come with it
            if many or self.painted.get(id) != region:
                text = self.text_of(region)
                self.painted[id] = region
                if self.changed(id, text) or many:
                    self._write(id, self._filled(id, text, regions))
        self.typed = []

    def _filled(self, id: str, text: str, regions: tuple[Region, ...]) -> str:
        """The html of a region with that of those within it."""
        for region in regions:
            place = text.find(' id="%s"' % region.id) if region.frame == id else -1
            if place >= 0:
                inner = self.shown[region.id] = self.text_of(region)
                self.painted[region.id] = region
                inner = self._filled(region.id, inner, regions)
                end = text.find(">", place) + 1
                text = text[:end] + inner + text[text.find("</", end) :]
        for each in list(self.painted.values()):
            if each.frame == id and each not in regions:
                self.forget(each.id)
        return text

    def text_of(self, region: Region) -> str:
        """What a region is to hold."""
        if self.painted.get(region.id) == region:
            return self.shown[region.id]
        for each, text in self.made.get(region.id, ()):
            if each == region:
                return text
        return region.make(*region.made_from).text

    def forget(self, id: str) -> None:
        """Have a region written whatever was written before: it is gone, or empty again."""
        self.shown.pop(id, None)
        self.painted.pop(id, None)

    def put(self, id: str, text: str) -> None:
        """Write a region's html if it changed, the focus staying on the same control, and in a box
        what was typed, unless it is to hold something else now."""
        self.painted.pop(id, None)  # what is written directly is made from nothing known
        if self.changed(id, text):
            self._write(id, text)
            self.typed = []

    def _write(self, id: str, text: str) -> None:
        region = find("#" + id)
        focused = document.activeElement
        within = focused and region.contains(focused)
        name, do = (focused.id, focused.getAttribute("data-do")) if within else ("", "")
        self.typed += _typed(region)
        if self.foreign:
            from ..screen.script import marked

            text = marked(text, self.foreign)
        region.innerHTML = text
        for box_id, held, value in self.typed:
            box = find("#" + box_id)
            if box and box.value == box.defaultValue == held:
                box.value = value
        if within:
            same = find("#" + name) if name else None
            same = same or region.querySelector('[data-do="%s"]' % do)
            same = same or region.querySelector("h2[tabindex], button")
            if same:
                same.focus()
            else:
                hold_focus()

    def attribute(self, id: str, name: str, value: str) -> None:
        """Set an attribute of an element, or of the root element for id ""; "" removes it."""
        if self.changed(id + "@" + name, value):
            element = find("#" + id) if id else document.documentElement
            if value:
                element.setAttribute(name, value)
            else:
                element.removeAttribute(name)

    def changed(self, key: str, value: str) -> bool:
        """Whether a value differs from the one that was noted under this key, and note it."""
        if self.shown.get(key) == value:
            return False
        self.shown[key] = value
        return True
