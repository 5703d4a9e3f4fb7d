"""Outlines for the tile drawings: shapes, the kanji of a font, and compact SVG path data.

Lengths are in units of the tile's face, 60 wide and 80 high. Path data is in whole
fifths of a unit: a third of a pixel on the largest tile, and few characters.
"""

import math
from itertools import pairwise
from typing import Any

GRID = 5  # path units in one unit of the face
# How a kanji's outline is made of fewer segments: how far off they may run, in units of the face,
# and out of how many one may be made; points compared on each; what each costs in characters.
OFF = 0.1
MERGED = 8
STEPS = 8
COST = {"l": 4, "q": 7}

Point = tuple[float, float]
# "l" a line to a point; "q" a quadratic curve: control point, end;
# "a" a half circle, clockwise, to a point at the same height.
Segment = tuple[str, tuple[Point, ...]]
Contour = tuple[Point, list[Segment]]
Shape = list[Contour]


# Shapes


def polygon(*points: Point) -> Shape:
    """A shape of straight lines."""
    return [(points[0], [("l", (point,)) for point in points[1:]])]


def curve(start: Point, *pairs: tuple[Point, Point]) -> Shape:
    """An outline of quadratic curves, each (control, end)."""
    return [(start, [("q", pair) for pair in pairs])]


def circle(x: float, y: float, radius: float) -> Shape:
    """A shape of four curves."""
    # On the grid: rounding the two ends apart would make the circle an egg.
    x, y, radius = number(x) / GRID, number(y) / GRID, number(radius) / GRID
    left, right = (x - radius, y), (x + radius, y)
    return [(left, [("a", (right,)), ("a", (left,))])]


def box(x: float, y: float, width: float, height: float, round_: float) -> Shape:
    """A rectangle with rounded corners."""
    right, bottom = x + width, y + height
    segments: list[Segment] = []
    for corner, before, after in (
        ((right, y), (right - round_, y), (right, y + round_)),
        ((right, bottom), (right, bottom - round_), (right - round_, bottom)),
        ((x, bottom), (x + round_, bottom), (x, bottom - round_)),
        ((x, y), (x, y + round_), (x + round_, y)),
    ):
        segments += [("l", (before,)), ("q", (corner, after))]
    return [((x + round_, y), segments)]


def moved(shape: Shape, x: float, y: float, turn: float = 0.0) -> Shape:
    """The shape turned by `turn` degrees clockwise about 0,0, then moved. Not for circles."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(p: Point) -> Point:
        return (p[0] * cos - p[1] * sin + x, p[0] * sin + p[1] * cos + y)

    return [
        (at(start), [(op, tuple(at(p) for p in points)) for op, points in segments])
        for start, segments in shape
    ]


def fan(shape: Shape, count: int, x: float, y: float) -> Shape:
    """`count` copies of the shape, turned evenly about its 0,0."""
    return [contour for i in range(count) for contour in moved(shape, x, y, 360 / count * i)]


# Kanji


def glyph(font: Any, char: str, x: float, y: float, width: float, height: float) -> Shape:
    """A character of an open TrueType font: its em square made width x height, its ink centred."""
    table = font["glyf"]
    coordinates, ends, flags = table[font.getBestCmap()[ord(char)]].getCoordinates(table)
    em = font["head"].unitsPerEm
    middle_x, middle_y = (
        (min(p[axis] for p in coordinates) + max(p[axis] for p in coordinates)) / 2
        for axis in (0, 1)
    )
    points = [
        ((x + (p[0] - middle_x) * width / em, y - (p[1] - middle_y) * height / em), bool(flag & 1))
        for p, flag in zip(coordinates, flags, strict=True)
    ]
    starts = [0] + [end + 1 for end in ends[:-1]]
    contours = [truetype(points[a : b + 1]) for a, b in zip(starts, ends, strict=True)]
    return [simplified(contour) for contour in contours]


def truetype(points: list[tuple[Point, bool]]) -> Contour:
    """A TrueType contour, (point, on the outline), as curves.

    Between two control points stands their midpoint.
    """
    first = next(i for i, (_, on) in enumerate(points) if on)
    start = points[first][0]
    segments: list[Segment] = []
    control: Point | None = None
    for point, on in points[first + 1 :] + points[: first + 1]:
        if on:
            segments.append(("q", (control, point)) if control else ("l", (point,)))
            control = None
        else:
            if control:
                middle = ((control[0] + point[0]) / 2, (control[1] + point[1]) / 2)
                segments.append(("q", (control, middle)))
            control = point
    return (start, segments)


# Fewer segments


def simplified(contour: Contour) -> Contour:
    """The contour of lines and curves in the fewest characters, nowhere off by more than OFF.

    A font is drawn for posters: on a tile, two or three of its curves are one.
    """
    start, segments = contour
    if segments[-1][1][-1] != start:
        segments = [*segments, ("l", (start,))]
    corners = [start] + [points[-1] for _, points in segments]
    drawn = [dots(*pair) for pair in zip(corners, segments, strict=False)]
    # The least that the segments to a corner cost, and the last of them with where it began.
    best: list[tuple[int, int, Segment]] = [(0, 0, segments[0])]
    for end in range(1, len(corners)):
        choices = []
        for first in range(max(0, end - MERGED), end):
            line = [dot for each in drawn[first:end] for dot in each]
            ways = [segments[first]] if end == first + 1 else curves(line)
            for way in [("l", (corners[end],)), *ways]:
                if way is segments[first] or same(line, dots(corners[first], way)):
                    choices.append((best[first][0] + COST[way[0]], first, way))
        best.append(min(choices, key=lambda choice: choice[0]))
    kept: list[Segment] = []
    end = len(segments)
    while end:
        _, end, way = best[end]
        kept.append(way)
    return start, kept[::-1]


def dots(start: Point, segment: Segment) -> list[Point]:
    """Points along a line or curve, its ends among them."""
    op, points = segment
    control, (x, y) = points[0], points[-1]
    if op == "l":
        control = ((start[0] + x) / 2, (start[1] + y) / 2)
    steps = [step / STEPS for step in range(STEPS + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * control[0] + t * t * x,
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * control[1] + t * t * y,
        )
        for t in steps
    ]


def curves(line: list[Point]) -> list[Segment]:
    """Curves that may stand for a line of points: through its middle, and along both its ends."""
    start, end = line[0], line[-1]
    middle = line[len(line) // 2]
    controls = [tuple(2 * m - (a + b) / 2 for m, a, b in zip(middle, start, end, strict=True))]
    (ax, ay), (bx, by) = turn(start, line[1]), turn(line[-2], end)
    if abs(across := ax * by - ay * bx) > 1e-9:
        along = ((end[0] - start[0]) * by - (end[1] - start[1]) * bx) / across
        controls.append((start[0] + ax * along, start[1] + ay * along))
    return [("q", ((x, y), end)) for x, y in controls]


def turn(a: Point, b: Point) -> Point:
    """The vector from one point to another."""
    return b[0] - a[0], b[1] - a[1]


def same(one: list[Point], other: list[Point]) -> bool:
    """Whether no point of either line of points lies off the other."""
    return all(off(p, other) <= OFF for p in one) and all(off(p, one) <= OFF for p in other)


def off(point: Point, line: list[Point]) -> float:
    """How far a point lies from a line of points."""
    nearest = math.inf
    for a, b in pairwise(line):
        (dx, dy), (px, py) = turn(a, b), turn(a, point)
        length = dx * dx + dy * dy
        t = max(0.0, min(1.0, (px * dx + py * dy) / length)) if length else 0.0
        nearest = min(nearest, math.hypot(px - dx * t, py - dy * t))
    return nearest


# Path data


def number(value: float) -> int:
    """A length in path units, halves rounded up on every machine."""
    return math.floor(value * GRID + 0.5)


def path_data(shape: Shape) -> str:
    """Relative path data, every contour closed."""
    return "".join(contour_data(contour) for contour in shape)


def contour_data(contour: Contour) -> str:
    """A contour in the letters of an SVG path."""
    start, segments = contour
    x, y = origin = number(start[0]), number(start[1])
    out = joined("M", origin)
    letter = "M"
    mirrored = (math.inf, math.inf)  # the control point a "t" would stand for
    for i, (op, points) in enumerate(segments):
        end = number(points[-1][0]), number(points[-1][1])
        dx, dy = end[0] - x, end[1] - y
        closing = op == "l" and end == origin and i == len(segments) - 1
        if closing or (dx, dy) == (0, 0):
            continue  # "z" draws it, or there is nothing to see
        values: tuple[int, ...] = (dx, dy)
        was, mirror = mirrored, (math.inf, math.inf)
        if op == "q":
            control: tuple[float, float] = number(points[0][0]), number(points[0][1])
            # One path unit off the mirrored control point cannot be seen.
            if abs(was[0] - control[0]) < 2 and abs(was[1] - control[1]) < 2:
                op, control = "t", was
            else:
                values = (int(control[0]) - x, int(control[1]) - y, dx, dy)
            mirror = (2 * end[0] - control[0], 2 * end[1] - control[1])
        elif op == "a":
            values = (abs(dx) // 2, abs(dx) // 2, 0, 1, 1, dx, dy)
        elif dy == 0:
            op, values = "h", (dx,)
        elif dx == 0:
            op, values = "v", (dy,)
        # A letter need not be repeated.
        out = joined(out if op == letter else out + op, values)
        (x, y), letter, mirrored = end, op, mirror
    return out + "z"


def joined(text: str, values: tuple[int, ...]) -> str:
    """The numbers after the text, with a space only where two would run together."""
    for value in values:
        text += f" {value}" if text[-1].isdigit() and value >= 0 else str(value)
    return text
