"""The keys for local yaku that are said, among the tools, in the place of sets and calls."""

from ..screen.app import App
from ..screen.hand.said import said_html
from .document import Written, find


def show_said(app: App, written: Written) -> None:
    """Bring the keys up to the App."""
    text = said_html(app.entry, app.say).text
    if not find("#said"):
        place = '<div id="said" role="group" aria-label="%s"></div>' % app.say.title("house_yaku")
        find("#tools").insertAdjacentHTML("beforeend", place)
    written.put("said", text)
    written.attribute("", "data-said", "yes" if text else "")
