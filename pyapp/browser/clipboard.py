"""Text put on the clipboard, in the old way where the new one is missing or refused."""

from typing import Callable

from pyscript import document, window


def copy(text: str, then: Callable[[bool], None]) -> None:
    """Put a text on the clipboard and call `then` with whether it is there.

    While a tap is being answered: a browser lets nothing be copied otherwise.
    """
    # Only a page that came by https, or from this machine, has it.
    clipboard = getattr(window.navigator, "clipboard", None)
    if clipboard:
        clipboard.writeText(text).then(
            lambda *_: then(True), lambda *_: then(_copied_old_way(text))
        )
    else:
        then(_copied_old_way(text))


def link_to(fragment: str) -> str:
    """A link to this page with that fragment, "" for none."""
    url = str(window.location.href).split("#")[0]
    return url + "#" + str(window.encodeURI(fragment)) if fragment else url


def _copied_old_way(text: str) -> bool:
    """Copy it out of a field, which has to lie in the open dialog: all else takes no selection."""
    focused = document.activeElement
    box = document.createElement("textarea")
    box.value = text
    (document.querySelector("dialog[open]") or document.body).append(box)
    box.select()
    done = document.execCommand("copy")
    box.remove()
    focused.focus()
    return bool(done)
