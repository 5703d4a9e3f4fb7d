"""The start: the hand is shown, taps made meanwhile are taken, and from then on all is heard."""

from typing import Any, Iterator

from pyscript import document, window

from ..screen.action import GAME, HAND, read
from ..screen.trail import screen
from . import opening, store
from .document import asked
from .gestures import Gestures
from .late import then
from .loop import RETURN, Loop, arrived
from .trail import fragment


def start() -> Iterator[None]:
    """Show the hand, replay the taps made while loading, and listen from here on.

    In steps, between which the browser may have its turn; the last one has all that counts.
    """
    loop = Loop()
    store.when_lost(lambda: opening.warn_not_kept(loop))
    store.when_come(lambda: opening.take_earlier(loop))
    store.when_troubled(lambda: opening.tell_trouble(loop))
    yield
    opening.open_saved(loop)
    yield
    scene = loop.scene_of(loop.app)
    yield
    loop.hand.paint(loop.app, scene)
    _begin(loop)
    for tap in window.tenbou.queue:
        loop.do(read(str(tap.do)))
    _listen(loop)
    document.documentElement.setAttribute("data-ready", "")


def _begin(loop: Loop) -> None:
    """Show the game if it was shown, and what was kept."""
    path = loop.address.trail.now  # which a page that is loaded anew may have left behind
    by_path = path and not window.tenbou.reloaded
    at_game = screen(path) == GAME if by_path else store.shows_game()
    at_game = at_game and fragment() in ("", loop.address.hand)
    if store.shows_game() and not at_game:
        store.write(store.VIEW, HAND)
    loop.address.show()
    loop.paint()
    if at_game:
        loop.do(RETURN)
    if loop.expected:
        loop.expect_game()
    opening.tell_trouble(loop)
    opening.take_earlier_hand(loop)


def _listen(loop: Loop) -> None:
    """Listen to touches, keys, history and the page's end."""
    gestures = Gestures(lambda: loop.app, loop.do, loop.sync_history)

    def click(event: Any) -> None:
        target = event.target
        control = target.closest("[data-do]")
        if target.id == "shade":
            loop.close()
        if control and control.tagName != "SELECT" and not gestures.handled(event):
            loop.do(asked(control))

    def went_back(event: Any) -> None:
        if loop.history:
            loop.history.went_back(event)

    document.addEventListener("click", click)
    gestures.listen()
    view = document.defaultView  # `window` itself is a module, whose functions know no `this`
    view.addEventListener("popstate", lambda event: then(lambda: went_back(event)))
    view.addEventListener("hashchange", lambda event: opening.address_changed(loop))
    keyboard: list[Any] = []  # once it has come
    keys = (loop.note, gestures.close_ring, loop.close)
    listen = (lambda: loop.app, loop.do, loop.press, loop.explain, keys)
    then(lambda: keyboard.append(arrived().listen(*listen)))
    document.addEventListener("keydown", lambda event: then(lambda: keyboard[0].down(event)))
    view.addEventListener("pagehide", lambda event: loop.keep_past())
    document.addEventListener("visibilitychange", lambda event: loop.keep_past())
    then(loop.use_all)
