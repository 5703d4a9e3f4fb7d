"""What Tenbou is: its version and what it is made of, as html."""

from ...words.words import Words
from ..html import Html, html

# A page of its own, which the build makes.
ABOUT = '<p id="version">%s</p><p><a href="./licences.html">%s</a></p>'


def about(say: Words, version: str) -> Html:
    """version: as the build named it, "" where nothing was built."""
    return html(ABOUT, say("about_version", version=version), say("licences"))
