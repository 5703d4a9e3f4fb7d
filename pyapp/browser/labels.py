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
    return say


def draw_first(say: Words) -> None:
    """Draw the empty Hand screen, as the build does, where the sources are served."""
    from ..screen.hand.first import first_screen

    for id, inside in first_screen(say):
        document.querySelector("#" + id).innerHTML = inside
