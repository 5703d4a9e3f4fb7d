"""What steps ask of the browser besides what `app` has for the first screen."""

from typing import TYPE_CHECKING, Any, Callable, NamedTuple

from ..kept.clients import Shared
from ..words.words import Words
from .app import Device, Step

if TYPE_CHECKING:
    from typing import TypeVar

    from ..riichi.problem import Problem

    MADE = TypeVar("MADE")

SOON = 30  # milliseconds, in which what was touched is painted


class Select(NamedTuple):
    """Put the focus into a box, with that part of its text selected."""

    selector: str
    start: int
    end: int


class Fill(NamedTuple):
    """Write a text into a box, whose html does not say what stands in it."""

    selector: str
    text: str


class After(NamedTuple):
    """Take another step after so many milliseconds; 0: when the page has had its turn."""

    time: int
    then: Step


def done_in_a_turn(
    device: Device, time: int, rest: tuple[Any, ...], step: "Callable[[Any], MADE]"
) -> "list[MADE]":
    """What a step makes of as many of the rest as so many milliseconds have room for, and of one at
    least; the others are for `After`.
    """
    until = device.clock() + time
    made: list[MADE] = []
    while len(made) < len(rest) and (device.clock() < until or not made):
        made.append(step(rest[len(made)]))
    return made


class CopyLink(NamedTuple):
    """Put a link to this page with that fragment on the clipboard; then: told whether it is."""

    fragment: str
    then: Callable[[bool], Step]


class Copy(NamedTuple):
    """Put a text on the clipboard; then: told whether it is there."""

    text: str
    then: Callable[[bool], Step]


class Download(NamedTuple):
    """Save a text as a file of that name."""

    name: str
    text: str


# Texts handed on.


SHARED, COPIED, SAVED, CLOSED, REFUSED = "shared", "copied", "saved", "closed", ""


class Share(NamedTuple):
    """Hand something on by the device's share sheet, else by the clipboard or as a saved file.

    title: what it is called there; text: "" for a link to this page with that fragment; file: the
    name of the file that holds the text, "" for none; then: told by which way, CLOSED where the
    player has closed the sheet, REFUSED where there is none, and the text or the link.
    """

    title: str
    text: str
    fragment: str
    file: str
    then: Callable[[str, str], Step]


class SharePicture(NamedTuple):
    """Hand an svg on as a picture of that file name, with the page's drawings that it uses; then: as
    of `Share`.
    """

    svg: str
    file: str
    then: Callable[[str, str], Step]


class PackText(NamedTuple):
    """Make a text small enough for a link; then: told the word, "" where it stays too long."""

    text: str
    then: Callable[[str], Step]


class UnpackWord(NamedTuple):
    """Make a text of the word of a link; then: told it, or what is wrong with the word."""

    word: str
    then: "Callable[[str | Problem], Step]"


class DrawCode(NamedTuple):
    """Draw a link to this page with that fragment as a QR code; then: told the svg, "" where it is
    too long or what draws it does not come.
    """

    fragment: str
    then: Callable[[str], Step]


class ReadFile(NamedTuple):
    """Read a file of the site; then: told its text, "" where it cannot come now."""

    name: str
    then: Callable[[str], Step]


class Retell(NamedTuple):
    """Say these words as long as the page is open."""

    say: Words


class Print(NamedTuple):
    """Print the page that is shown, with what only paper shows."""


# What the device keeps. A text that all tabs share is known by its name, and "" is none.


class FindText(NamedTuple):
    """Find out what text is kept under a name; then: told that."""

    shared: Shared
    name: str
    then: Callable[[str], Step]


class FindAll(NamedTuple):
    """Find out what texts of a kind are kept; then: told these by name."""

    shared: Shared
    then: "Callable[[dict[str, str]], Step]"


class BeginWith(NamedTuple):
    """Take a text as it was found at the start of the visit; then: told what it is now, and
    whether another one was found and is kept beside it.
    """

    shared: Shared
    name: str
    kept: str
    then: Callable[[str, bool], Step]


class KeepText(NamedTuple):
    """Keep a text under a name."""

    shared: Shared
    name: str
    text: str


class KeepSetting(NamedTuple):
    """Keep a text of this tab alone."""

    name: str
    text: str


class Protect(NamedTuple):
    """Ask the browser not to clear what it keeps."""


# What is heard, and stays to be seen.


class Speak(NamedTuple):
    """Read a text out; missing: the step to take where the device has no voice for that."""

    text: str
    language: str
    missing: "Step | None"


class Gong(NamedTuple):
    """Sound the gong. Browsers let a page sound only after a touch."""


# The board.


class BoardNote(NamedTuple):
    """Show a line in the middle of the board, until the next touch; seen: else it is only to be
    heard, as the board itself shows it.
    """

    text: str
    seen: bool


class OnPaper(NamedTuple):
    """Print html in the place of the page."""

    text: str


class Follow(NamedTuple):
    """Go to the page with that fragment, as a link does."""

    fragment: str


class FullScreen(NamedTuple):
    """Have the page fill the screen, where there is such a thing, or no longer."""

    on: bool
