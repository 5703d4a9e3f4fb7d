"""What index.html says itself: the build writes it there in the usual words."""

from typing import Any

from pyscript import document

from ..words.words import Words
from .wording import complete

# What speaks: elements, how each does, the id of what it says, and that, "" as the page came.
_said: "list[list[Any]]" = []


def relabel(say: Words) -> Words:
    """Say the page's own labels in these words; an ImportError when they have not all come."""
    complete(say)
    if not _said:
        for each in document.querySelectorAll("[data-say]"):
            _said.append([each, "", each.getAttribute("data-say"), ""])
        for each in document.querySelectorAll("[data-say-label]"):
            _said.append([each, "aria-label", each.getAttribute("data-say-label"), ""])
        # The build leaves this unmarked.
        description = document.querySelector("meta[name=description]")
        _said.append([description, "content", "page_description", ""])
    for each in _said:
        element, attribute, word_id, before = each
        text = say(word_id)
        if text == before:
            continue
        each[-1] = text
        if attribute:
            element.setAttribute(attribute, text)
        else:
            element.textContent = text
    return say
