"""Curves as drawings: a season's points and a game's scores, as SVG that stands alone.

A curve is told from others by its dashes and the name at its end, not by colour. All is said in
attributes, as the page allows no style in them, and the drawing is also made into a picture.
"""

from typing import Callable, NamedTuple

from ..game.events import AbortiveDraw, ExhaustiveDraw, Win
from ..game.game import Game

WIDTH, HEIGHT = 400, 260
LEFT, RIGHT, TOP, BOTTOM = 66, 108, 12, 24  # margins, for numbers and names
LETTERS, SIGNS = 12, 7  # that have room in a name, signs of Japanese and the like
MOST_LINES = 7  # of the grid
STEPS = (1, 2, 5)
DASHES = ("none", "9 4", "3 4", "12 3 3 3")
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s"'
    ' font-family="sans-serif" font-size="13">'
)
LINE = '<polyline points="%s" fill="none" stroke="%s" stroke-width="2" stroke-dasharray="%s"/>'
NAME = '<text x="%d" y="%.1f" fill="%s">%s</text>'
ESCAPES = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))


class Curve(NamedTuple):
    """A name and its numbers, the first before anything was played."""

    name: str
    points: tuple[int, ...]


def scores_of(game: Game) -> tuple[Curve, ...]:
    """Make the curves of a game: each player's score at its start and after every hand."""
    rows = [game.log[0].before if game.log else game.scores]
    for step in game.log:
        if isinstance(step.event, (Win, ExhaustiveDraw, AbortiveDraw)):
            rows.append(step.after)
    if rows[-1] != game.scores:  # a correction or a chombo after the last hand
        rows.append(game.scores)
    columns = [tuple([row[seat] for row in rows]) for seat in game.seats]
    return tuple([Curve(name, points) for name, points in zip(game.start.names, columns)])


def grid(least: int, most: int) -> tuple[int, ...]:
    """List round numbers from one not above the least to one not below the most, few of them."""
    size, step = 1, 1
    while (most - least) // step > MOST_LINES - 2:
        for times in STEPS:
            step = times * size
            if (most - least) // step <= MOST_LINES - 2:
                break
        size *= 10
    first, last = least // step, -(-most // step)
    return tuple([step * each for each in range(first, max(last, first + 1) + 1)])


def svg(
    curves: tuple[Curve, ...],
    title: str,
    number: Callable[[int], str],
    inks: tuple[str, ...] = ("currentColor",),
    paper: str = "none",
) -> str:
    """Draw curves. number writes a number of the grid; inks: the colours of lines and text, taken
    in turn; paper: the ground, which a picture needs.
    """
    points = [each for curve in curves for each in curve.points] or [0]
    lines = grid(min(points), max(points))
    many = max([len(curve.points) for curve in curves] or [1])
    parts = [HEAD % (WIDTH, HEIGHT, escaped(title))]
    if paper != "none":
        parts.append('<rect width="%d" height="%d" fill="%s"/>' % (WIDTH, HEIGHT, paper))
    for value in lines:
        parts.append(_grid_line(_up(value, lines), number(value), value == 0, inks[0]))
    ends = _apart([_up((curve.points or (0,))[-1], lines) for curve in curves])
    for place, curve in enumerate(curves):
        ink, dashes = inks[place % len(inks)], DASHES[place % len(DASHES)]
        spots = [
            "%.1f,%.1f" % (_across(x, many), _up(y, lines)) for x, y in enumerate(curve.points)
        ]
        parts.append(LINE % (" ".join(spots), ink, dashes))
        parts.append(NAME % (WIDTH - RIGHT + 6, ends[place] + 4, ink, escaped(_cut(curve.name))))
    return "".join(parts) + "</svg>"


def _cut(name: str) -> str:
    """Cut a name to what has room at the end of its curve."""
    most = SIGNS if name and max(name) > "\u2e80" else LETTERS
    return name if len(name) <= most else name[: most - 1].rstrip(" -") + "…"


def _across(place: int, many: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(many - 1, 1)


def _up(value: int, lines: tuple[int, ...]) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (lines[-1] - value) / (lines[-1] - lines[0])


def _grid_line(y: float, label: str, zero: bool, ink: str) -> str:
    """Draw a line of the grid with its number; that of zero is stronger."""
    line = '<path d="M%d %.1fH%d" stroke="%s" stroke-opacity="%s"/>'
    text = '<text x="%d" y="%.1f" dy="4" text-anchor="end" fill="%s">%s</text>'
    path = line % (LEFT, y, WIDTH - RIGHT, ink, "0.8" if zero else "0.25")
    return path + text % (LEFT - 6, y, ink, escaped(label))


def _apart(heights: list[float]) -> list[float]:
    """Move the names at the ends of curves as far apart as their letters are high."""
    order = sorted(range(len(heights)), key=lambda place: (heights[place], place))
    found = list(heights)
    for at in range(1, len(order)):
        found[order[at]] = max(found[order[at]], found[order[at - 1]] + 14)
    beyond = max(found[order[-1]] - (HEIGHT - 6), 0) if order else 0
    return [height - beyond for height in found]


def escaped(text: str) -> str:
    """Escape a text for SVG."""
    for sign, code in ESCAPES:
        text = text.replace(sign, code)
    return text
