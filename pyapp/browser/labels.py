"""What index.html says itself: the build writes it there in the usual words."""

from pyscript import document

from ..words.words import Words
from .wording import complete


def relabel(say: Words) -> Words:
    """Say the page's own labels in these words; an ImportError when they have not all come."""
    complete(say)
    for element in document.querySelectorAll("[data-say]"):
        element.textContent = say(element.getAttribute("data-say"))
    for element in document.querySelectorAll("[data-say-label]"):
        element.setAttribute("aria-label", say(element.getAttribute("data-say-label")))
    # The build leaves this unmarked.
    description = document.querySelector("meta[name=description]")
    description.setAttribute("content", say("page_description"))
    return say
