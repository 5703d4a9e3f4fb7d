"""What steps of the Guide alone ask of the browser."""

from typing import Callable, NamedTuple

from ...words.words import Words
from ..app import Step


class ReadFile(NamedTuple):
    """Read a file of the site; then: told its text, "" where it cannot come now."""

    name: str
    then: Callable[[str], Step]


class Retell(NamedTuple):
    """Say these words as long as the page is open."""

    say: Words


class Print(NamedTuple):
    """Print the page that is shown, with what only paper shows."""
