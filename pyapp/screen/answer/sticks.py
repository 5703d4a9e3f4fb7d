"""The scoring sticks to hand over: which, how many, and their drawing."""

from ..words import number

DENOMINATIONS = (10000, 5000, 1000, 100)

RED, BLACK = "#b3202c", "#222"
# Each stick's spots: colour, then pairs of x and y on a stick of 60 by 8.
_SPOTS = {
    10000: (
        (RED, (21, 4, 26, 2.4, 26, 5.6, 34, 2.4, 34, 5.6, 39, 4)),
        ("#1d5f9e", (30, 2.2, 30, 5.8)),
        (BLACK, (30, 4)),
    ),
    5000: ((RED, (25, 2.4, 25, 5.6, 35, 2.4, 35, 5.6)), (BLACK, (30, 4))),
    1000: ((RED, (30, 4)),),
    100: ((BLACK, (24, 2.4, 28, 2.4, 32, 2.4, 36, 2.4, 24, 5.6, 28, 5.6, 32, 5.6, 36, 5.6)),),
}


def fewest(points: int) -> tuple[tuple[int, int], ...]:
    """The fewest sticks that make these points, a multiple of 100: (denomination, count)."""
    parts = []
    for worth in DENOMINATIONS:
        count, points = divmod(points, worth)
        if count:
            parts.append((worth, count))
    return tuple(parts)


def stick_svg(worth: int) -> str:
    """A stick of that denomination; the number beside it is what is read out."""
    spots = []
    for colour, places in _SPOTS[worth]:
        radius = 2.2 if worth == 1000 else 1.1
        for at in range(0, len(places), 2):
            spots.append(
                '<circle cx="%s" cy="%s" r="%s" fill="%s"/>'
                % (places[at], places[at + 1], radius, colour)
            )
    return '<svg class="bar" viewBox="0 0 60 8" aria-hidden="true">%s</svg>' % "".join(spots)


def sticks_html(points: int) -> str:
    """The sticks for these points, as a row of drawings with their numbers."""
    return "".join(
        [
            '<span class="sticks"><span>%d × %s</span>%s</span> '
            % (count, number(worth), stick_svg(worth))
            for worth, count in fewest(points)
        ]
    )
