"""Dialogs: over a shade that takes every touch beside them, with the page behind out of reach.

A browser's own modal dialog puts the page out of reach before it is seen itself, which takes as
long as all the rest of the touch; here that is done once the dialog is painted.
"""

from typing import Any

from pyscript import document, window

from .document import find, focus_is_lost, hold_focus

# What readers are told of stays in their reach; a hidden screen would be styled anew.
BEHIND = (
    "body > :not(dialog, #shade, #spoken, main), "
    "main:not([hidden]) > :not(#top, [role=status]), #top > :not(#note)"
)
_focus: list[Any] = []  # what is to have it when no dialog is open any more


def open_over(dialog: Any) -> None:
    """Open a dialog over the page."""
    shade = find("#shade")
    if not shade:
        document.body.insertAdjacentHTML("afterbegin", '<div id="shade"></div>')
        shade = find("#shade")
    shade.hidden = False
    if not _focus:
        _focus.append(document.activeElement)
    dialog.setAttribute("aria-modal", "true")
    dialog.ariaHidden = "false"
    dialog.open = True
    _soon()


def close(dialog: Any) -> None:
    """Close a dialog if it is open; what had the focus before has it again."""
    if dialog.open:
        dialog.open = False
        put_away(dialog)
        find("#shade").hidden = not find("dialog[open]")
        _soon()


def put_away(element: Any) -> None:
    """Hide what is closed from readers, by which later.css keeps it laid out, and take the focus
    from it, which a browser does with the next frame only.
    """
    focused = document.activeElement
    if focused and element.contains(focused):
        focused.blur()
    element.ariaHidden = "true"


def focus(element: Any, options: Any = None) -> None:
    """Put the focus on an element, where it is out of reach once it is not."""
    if element.closest("[inert]"):
        _focus[:] = [element]
    else:
        element.focus(options)


def _soon() -> None:
    window.requestAnimationFrame(lambda *_: window.setTimeout(lambda *_: _settle(), 0))


def _settle() -> None:
    """Put the page out of reach while a dialog is open, else in reach, and the focus back on it."""
    over = bool(find("dialog[open]"))
    for each in document.querySelectorAll(BEHIND if over else "[inert]"):
        each.inert = over
    if _focus and not over:
        before = _focus.pop()
        if focus_is_lost():
            before.focus()
            hold_focus()
