"""The keys for local yaku that are said, among the tools, in the place of sets and calls."""

from ..screen.app import App
from ..screen.hand.said import said_html
from .document import Written, find

PLACE = '<div id="said" role="group"></div>'


def show_said(app: App, written: Written) -> None:
    """Bring the keys up to the App."""
    text = said_html(app.entry, app.say).text
    if not find("#said"):
        find("#tools").insertAdjacentHTML("beforeend", PLACE)
    written.attribute("said", "aria-label", app.say.title("house_yaku"))
    written.put("said", text)
    written.attribute("", "data-said", "yes" if text else "")
