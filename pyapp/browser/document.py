"""The document: finding elements, and writing into them only what differs."""

from typing import Any

from pyscript import document, window

from ..screen.action import Action, read

# Python cannot catch what JavaScript throws; this calls a method and gives False instead.
attempt = window.tenbou.attempt
STILL = '{"preventScroll": true}'  # what a focus that moves no page is called with


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


def tell(element: Any, text: str) -> None:
    """Have an element say this, and have it announced, though it is there: screen readers tell what
    changes, so a sign without width comes behind it.
    """
    if text and element.textContent == text:
        element.append("\u200b")
    else:
        element.textContent = text


def alert_again() -> None:
    """Have announced once more why something is refused."""
    for each in document.querySelectorAll('p[role="alert"]:not(:empty)'):
        tell(each, each.textContent)


def focus_is_lost() -> bool:
    """Tell whether what had the focus is gone, or as good as gone: a browser takes it from what is
    hidden only when it paints.
    """
    focused = document.activeElement
    lost = not focused or focused.tagName in ("BODY", "MAIN")
    return lost or not focused.getClientRects().length


def hold_focus() -> None:
    """Put a focus that is lost in the middle of the board or on the picker."""
    for selector in ("#game-middle", '#picker [tabindex="0"]') if focus_is_lost() else ():
        element = find("main:not([hidden]) " + selector)
        if element and element.getClientRects().length:
            element.focus()
            return


def _typed(region: Any) -> "list[tuple[str, str, str]]":
    """What was typed into the boxes of a region: by id, with what they held before that."""
    return [
        (box.id, box.defaultValue, box.value)
        for box in region.querySelectorAll("input[id],textarea[id]")
        if box.value != box.defaultValue and box.type != "file"
    ]


class Written:
    """What the document holds of what we wrote: html of regions and values of attributes."""

    def __init__(self) -> None:
        # The root's attributes begin as the scripts before Python have made them.
        root, made = document.documentElement, ("lang", "data-three", "data-reds")
        self.shown: dict[str, str] = {"@" + name: root.getAttribute(name) or "" for name in made}
        self.typed: list[tuple[str, str, str]] = []  # in boxes that are being written anew
        self.focused: tuple[str, str, str] | None = None  # region, id and data-do of what was
        self.foreign = ""  # the page's language where terms are in Japanese script beside it

    def put(self, region_id: str, text: str) -> None:
        """Write a region's html if it changed, the focus staying on the same control, and in a box
        what was typed, unless it is to hold something else now.
        """
        if self.changed(region_id, text):
            self.write(region_id, text)
            self.settle()

    def write(self, region_id: str, text: str) -> None:
        """Write a region's html whatever was written before; `settle` follows the last."""
        region = find("#" + region_id)
        focused = document.activeElement
        if focused and region.contains(focused):
            self.focused = (region_id, focused.id, focused.getAttribute("data-do"))
        self.typed += _typed(region)
        if self.foreign:
            from ..screen.script import marked

            text = marked(text, self.foreign)
        region.innerHTML = text

    def settle(self) -> None:
        """Bring back what was typed and the focus, once all is written: a browser lays out the page
        for each focus.
        """
        for box_id, held, value in self.typed:
            box = find("#" + box_id)
            if box and box.value == box.defaultValue == held:
                box.value = value
        focused, self.typed, self.focused = self.focused, [], None
        if focused:
            region_id, name, do = focused
            region = find("#" + region_id)
            same = (
                (name and find("#" + name))
                or region.querySelector('[data-do="%s"]' % do)
                or region.querySelector("h2[tabindex], button")
            )
            if same:  # a page that was scrolled away from a heading stays where it is
                same.focus(None if do else window.JSON.parse(STILL))
            else:
                hold_focus()

    def attribute(self, element_id: str, name: str, value: str) -> None:
        """Set an attribute of an element, or of the root element for ""; "" removes it."""
        if self.changed(element_id + "@" + name, value):
            element = find("#" + element_id) if element_id else document.documentElement
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
