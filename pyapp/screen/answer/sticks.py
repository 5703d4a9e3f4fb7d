"""The scoring sticks to hand over: which, how many, and their drawing."""

from ...words.words import Words
from ..html import Html, html, joined

DENOMINATIONS = (10000, 5000, 1000, 100)

RED, BLUE, BLACK = "#b3202c", "#1d5f9e", "#222"
# Each stick's spots: colour, then where they stand on a stick of 60 by 8.
_SPOTS = {
    10000: (
        (RED, "21 4,26 2.4,26 5.6,34 2.4,34 5.6,39 4"),
        (BLUE, "30 2.2,30 5.8"),
        (BLACK, "30 4"),
    ),
    5000: ((RED, "25 2.4,25 5.6,35 2.4,35 5.6"), (BLACK, "30 4")),
    1000: ((RED, "30 4"),),
    100: ((BLACK, "24 2.4,28 2.4,32 2.4,36 2.4,24 5.6,28 5.6,32 5.6,36 5.6"),),
}


def fewest(points: int) -> tuple[tuple[int, int], ...]:
    """Find the fewest sticks that make these points, a multiple of 100: (denomination, count)."""
    parts = []
    for worth in DENOMINATIONS:
        count, points = divmod(points, worth)
        if count:
            parts.append((worth, count))
    return tuple(parts)


def stick_svg(worth: int) -> Html:
    """A stick of that denomination; the number beside it is what is read out."""
    radius = "2.2" if worth == 1000 else "1.1"
    spots: list[Html] = []
    for colour, places in _SPOTS[worth]:
        for place in places.split(","):
            x, y = place.split(" ")
            circle = '<circle cx="%s" cy="%s" r="%s" fill="%s"/>'
            spots.append(html(circle, x, y, radius, colour))
    bar = '<svg class="bar" viewBox="0 0 60 8" aria-hidden="true">%s</svg>'
    return html(bar, joined(spots))


def sticks_html(say: Words, points: int) -> Html:
    """The sticks for these points, as a row of drawings with their numbers."""
    sticks = '<span class="sticks"><span>%d × %s</span>%s</span> '
    rows = [
        html(sticks, count, say.number(worth), stick_svg(worth)) for worth, count in fewest(points)
    ]
    return joined(rows)
