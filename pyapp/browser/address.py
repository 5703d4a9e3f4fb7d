"""The address bar: the link of the hand, or that of a page which lies over it."""

from typing import Callable

from pyscript import window

from ..riichi.text import format_entry
from ..screen.app import App
from ..words.languages import usual_book
from .document import attempt
from .trail import Trail, fragment

LATER = 5000  # milliseconds until a browser that refused is asked again


class Address:
    """What the address bar shows, in the entry of the tab's history where it stands."""

    def __init__(self, app: Callable[[], App], page: Callable[[], str]) -> None:
        """page: gives the address of what lies over the hand, "" for nothing."""
        self.app, self.page = app, page
        self.trail = Trail()
        self.hand = ""  # the link of the hand, as it was last taken
        self.shown = ""  # the fragment, as we left it

    def link(self) -> str:
        """The hand as its link has it."""
        return format_entry(self.app().entry, ",")

    def is_ours(self) -> bool:
        """Whether the bar shows what we wrote: no other link was opened meanwhile."""
        return fragment() == self.shown

    def take(self) -> None:
        """Put the hand in the address."""
        link = self.link()
        if link != self.hand:
            self.hand = link
            if self.is_ours():  # else a hashchange follows
                self.show()

    def show(self) -> None:
        """Write the address of what is shown into the bar."""
        where = window.location
        # That of the page alone says no less: a first visit under the same rulebook.
        usual = "rules:" + usual_book(self.app().settings.language)
        shown = self.page() or ("" if self.hand == usual else self.hand)
        url = where.origin + where.pathname + window.tenbou.query() + ("#" + shown if shown else "")
        state = window.history.state  # which `Trail` alone changes
        # Safari allows a hundred in half a minute.
        if where.href != url and attempt("history", "replaceState", state, "", url) is False:
            window.setTimeout(lambda *_: self.show(), LATER)
        self.shown = fragment()  # a browser may have refused
