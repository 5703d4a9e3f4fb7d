"""Draw static/tiles.svg: one symbol for each face of a tile, and the back.

    python .ci/tiles.py KaiseiTokumin-ExtraBold.woff

The same font gives the same bytes. The font (SIL OFL, on npm as
@fontsource/kaisei-tokumin, file kaisei-tokumin-japanese-800-normal.woff) lends
the outlines of the sixteen kanji; everything else is drawn here. A face is
60 wide and 80 high; paths are written in whole fifths of that, which is a
third of a pixel on the largest tile and keeps the sprite small.
"""

import math
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

SPRITE = Path(__file__).resolve().parent.parent / "static" / "tiles.svg"

INK = "#1c2333"
RED = "#c3202f"
WAN = "#a3162a"
GREEN = "#0a7650"
BLUE = "#1d4796"
BACK = "#1f6f6b"
BACK_LIGHT = "#3f918a"

GRID = 5  # path units in one unit of the 60 x 80 face

NOTICE = """Kanji outlines from Kaisei Tokumin ExtraBold, version 5.003.
Copyright 2020 The Kaisei Project Authors (https://github.com/Font-Kai/Kaisei)
SIL Open Font License 1.1, https://openfontlicense.org
All other drawings belong to Tenbou. Made by .ci/tiles.py: change that, not this."""

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...], float]  # "l" line, "q" curve, "a" half circle; points; radius
Contour = tuple[Point, list[Segment]]
Shape = list[Contour]


# ---- shapes -----------------------------------------------------------------

def polygon(*points: Point) -> Shape:
    return [(points[0], [("l", (point,), 0.0) for point in points[1:]])]


def curve(start: Point, *pairs: tuple[Point, Point]) -> Shape:
    """A closed outline of quadratic curves, each (control, end)."""
    return [(start, [("q", pair, 0.0) for pair in pairs])]


def circle(x: float, y: float, radius: float) -> Shape:
    right, left = (x + radius, y), (x - radius, y)
    return [(left, [("a", (right,), radius), ("a", (left,), radius)])]


def box(x: float, y: float, width: float, height: float, corner: float) -> Shape:
    """A rectangle with rounded corners."""
    right, bottom, r = x + width, y + height, corner
    segments: list[Segment] = []
    for corner_at, before, after in (
        ((right, y), (right - r, y), (right, y + r)),
        ((right, bottom), (right, bottom - r), (right - r, bottom)),
        ((x, bottom), (x + r, bottom), (x, bottom - r)),
        ((x, y), (x, y + r), (x + r, y)),
    ):
        segments += [("l", (before,), 0.0), ("q", (corner_at, after), 0.0)]
    return [((x + r, y), segments)]


def moved(shape: Shape, x: float, y: float, turn: float = 0.0) -> Shape:
    """The shape turned by `turn` degrees clockwise about 0,0, then moved."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(p: Point) -> Point:
        return (p[0] * c - p[1] * s + x, p[0] * s + p[1] * c + y)

    return [
        (at(start), [(op, tuple(at(p) for p in points), radius) for op, points, radius in segments])
        for start, segments in shape
    ]


def fan(shape: Shape, count: int, x: float, y: float, first: float = 0.0) -> Shape:
    """`count` copies of the shape, turned evenly about its 0,0."""
    return [c for i in range(count) for c in moved(shape, x, y, first + 360 / count * i)]


# ---- path data --------------------------------------------------------------

def number(value: float) -> int:
    return math.floor(value * GRID + 0.5)


def joined(letter: str, values: list[int]) -> str:
    text = letter
    for value in values:
        if text[-1].isdigit() and value >= 0:
            text += " "
        text += str(value)
    return text


def path_data(shape: Shape) -> str:
    """Compact relative path data in grid units, each contour closed."""
    out: list[str] = []
    for start, segments in shape:
        x0, y0 = x, y = number(start[0]), number(start[1])
        out.append(joined("M", [x, y]))
        mirrored: tuple[int, int] | None = None  # the control point that "t" would assume
        last = len(segments) - 1
        for i, (op, points, radius) in enumerate(segments):
            end_x, end_y = number(points[-1][0]), number(points[-1][1])
            dx, dy = end_x - x, end_y - y
            if op == "q":
                cx, cy = number(points[0][0]), number(points[0][1])
                if mirrored and abs(mirrored[0] - cx) < 2 and abs(mirrored[1] - cy) < 2:
                    cx, cy = mirrored
                    out.append(joined("t", [dx, dy]))
                else:
                    out.append(joined("q", [cx - x, cy - y, dx, dy]))
                mirrored = (2 * end_x - cx, 2 * end_y - cy)
            else:
                mirrored = None
                if op == "a":
                    r = number(radius)
                    out.append(joined(f"a{r} {r} 0 1 1", [dx, dy]) if dx or dy else "")
                elif (dx, dy) == (0, 0) or (i == last and (end_x, end_y) == (x0, y0)):
                    pass  # "z" draws the last line
                elif dy == 0:
                    out.append(f"h{dx}")
                elif dx == 0:
                    out.append(f"v{dy}")
                else:
                    out.append(joined("l", [dx, dy]))
            x, y = end_x, end_y
        out.append("z")
    # A command letter need not be repeated.
    text = ""
    previous = ""
    for command in out:
        if command and command[0] == previous and command[0] in "lqta":
            text += command[1:] if command[1] == "-" else " " + command[1:]
        else:
            text += command
        previous = command[:1]
    return text


def paint(colour: str, *shapes: Shape) -> str:
    return f'<path fill="{colour}" d="{path_data([c for s in shapes for c in s])}"/>'


# ---- kanji ------------------------------------------------------------------

def glyph(font: TTFont, char: str, x: float, y: float, width: float, height: float) -> Shape:
    """The outline of a kanji, its em square scaled to width x height, its ink centred on x, y."""
    table = font["glyf"]
    coordinates, ends, flags = table[font.getBestCmap()[ord(char)]].getCoordinates(table)
    em = font["head"].unitsPerEm
    xs, ys = [p[0] for p in coordinates], [p[1] for p in coordinates]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)

    def at(p: Point) -> Point:
        return (x + (p[0] - middle[0]) * width / em, y - (p[1] - middle[1]) * height / em)

    shape: Shape = []
    begin = 0
    for end in ends:
        points = [(at(coordinates[i]), bool(flags[i] & 1)) for i in range(begin, end + 1)]
        begin = end + 1
        shape.append(truetype(points))
    return shape


def truetype(points: list[tuple[Point, bool]]) -> Contour:
    """A TrueType contour as quadratic curves: between two control points stands their midpoint."""
    first = next(i for i, (_, on) in enumerate(points) if on)
    points = points[first:] + points[: first + 1]
    start = points[0][0]
    segments: list[Segment] = []
    control: Point | None = None
    for point, on in points[1:]:
        if on:
            segments.append(("q", (control, point), 0.0) if control else ("l", (point,), 0.0))
            control = None
        else:
            if control:
                middle = ((control[0] + point[0]) / 2, (control[1] + point[1]) / 2)
                segments.append(("q", (control, middle), 0.0))
            control = point
    if control:
        segments.append(("q", (control, start), 0.0))
    return (start, segments)


# ---- the faces --------------------------------------------------------------

def disc(x: float, y: float, r: float) -> Shape:
    """A circle tile's coin: a ring, and a centre with a hole (filled even-odd)."""
    return circle(x, y, r) + circle(x, y, r * 0.77) + circle(x, y, r * 0.52) + circle(x, y, r * 0.18)


DISCS: dict[int, list[tuple[str, float, list[Point]]]] = {
    2: [(GREEN, 14.6, [(30, 21)]), (BLUE, 14.6, [(30, 59)])],
    3: [(BLUE, 11.4, [(15.6, 16)]), (RED, 11.4, [(30, 40)]), (GREEN, 11.4, [(44.4, 64)])],
    4: [(BLUE, 11.4, [(16, 20), (44, 60)]), (GREEN, 11.4, [(44, 20), (16, 60)])],
    5: [(BLUE, 10.2, [(15, 16), (45, 64)]), (GREEN, 10.2, [(45, 16), (15, 64)]), (RED, 10.2, [(30, 40)])],
    6: [(GREEN, 9.6, [(18, 14), (42, 14)]), (RED, 9.6, [(18, 42), (42, 42), (18, 66), (42, 66)])],
    7: [(GREEN, 8, [(12, 11), (30, 18.5), (48, 26)]), (RED, 9, [(18.5, 48), (41.5, 48), (18.5, 69), (41.5, 69)])],
    8: [(BLUE, 8.6, [(x, y) for y in (11.6, 30.5, 49.5, 68.4) for x in (18.5, 41.5)])],
    9: [(c, 8.2, [(x, y) for x in (11, 30, 49)]) for c, y in ((GREEN, 14), (RED, 40), (BLUE, 66))],
}


def circles(count: int, colour: str = "") -> str:
    rows = DISCS[count]
    return "".join(
        paint(colour or own, [c for x, y in places for c in disc(x, y, r)]) for own, r, places in rows
    )


def one_circle() -> str:
    petal = curve((0, -11.6), ((4.6, -15.5), (0, -19)), ((-4.6, -15.5), (0, -11.6)))
    hole = curve((0, -1.2), ((3, -4.5), (0, -7)), ((-3, -4.5), (0, -1.2)))
    return (
        paint(BLUE, circle(30, 40, 25.6), circle(30, 40, 21.2))
        + paint(GREEN, fan(petal, 12, 30, 40))
        + paint(RED, circle(30, 40, 9.6), fan(hole, 6, 30, 40))
    )


def stick(height: float, width: float = 8) -> Shape:
    """A bamboo stick about 0,0: two joints with thick ends, and a light groove in each."""
    half, w, knob = height / 2, width / 2, 1.8
    waist = w * 0.42
    segments: list[Segment] = [("l", ((w - 1, -half),), 0), ("q", ((w, -half), (w, -half + 1)), 0)]
    side = [(-half + knob, -knob / 2), (knob / 2, half - knob)]
    for top, bottom in side:
        segments += [("l", ((w, top),), 0), ("q", ((waist, (top + bottom) / 2), (w, bottom)), 0)]
    segments += [("l", ((w, half - 1),), 0), ("q", ((w, half), (w - 1, half)), 0)]
    segments += [("l", ((1 - w, half),), 0), ("q", ((-w, half), (-w, half - 1)), 0)]
    for top, bottom in reversed(side):
        segments += [("l", ((-w, bottom),), 0), ("q", ((-waist, (top + bottom) / 2), (-w, top)), 0)]
    segments += [("l", ((-w, 1 - half),), 0), ("q", ((-w, -half), (1 - w, -half)), 0)]
    outline: Contour = ((1 - w, -half), segments)
    return [outline]


Stick = tuple[float, float, float]  # centre and turn
STICKS: dict[int, tuple[float, list[Stick], list[Stick]]] = {
    2: (31, [(30, 21.5, 0), (30, 58.5, 0)], []),
    3: (31, [(30, 21.5, 0), (18, 58.5, 0), (42, 58.5, 0)], []),
    4: (31, [(18, 21.5, 0), (42, 21.5, 0), (18, 58.5, 0), (42, 58.5, 0)], []),
    5: (29, [(14, 21.5, 0), (46, 21.5, 0), (14, 58.5, 0), (46, 58.5, 0)], [(30, 40, 0)]),
    6: (31, [(x, y, 0) for y in (21.5, 58.5) for x in (13, 30, 47)], []),
    7: (21, [(x, y, 0) for y in (41, 66) for x in (13, 30, 47)], [(30, 15, 0)]),
    8: (30, [(x, y, t) for y, s in ((21.5, 1), (58.5, -1)) for x, t in ((10, 0), (23, -20 * s), (37, 20 * s), (50, 0))], []),
    9: (21, [(x, y, 0) for y in (15, 40, 65) for x in (13, 47)], [(30, y, 0) for y in (15, 40, 65)]),
}


def sticks(count: int, colour: str = "") -> str:
    height, green, red = STICKS[count]
    out = ""
    for own, places in ((GREEN, green), (RED, red)):
        if places:
            out += paint(colour or own, [c for x, y, turn in places for c in moved(stick(height), x, y, turn)])
    return out


def bird() -> str:
    feather = curve((0, 0), ((7.5, -22), (0, -31)), ((-7.5, -22), (0, 0)))
    eye = circle(0, -24.5, 2.6)
    turns = (-75, -45, -15, 15, 45, 75)
    tail = [c for t in turns for c in moved(feather, 30, 52, t)]
    eyes = [c for t in turns for c in moved(eye, 30, 52, t)]
    body = curve((30, 22), ((40, 24), (35, 36)), ((46, 50), (30, 70)), ((14, 50), (25, 36)), ((20, 24), (30, 22)))
    return paint(GREEN, tail) + paint(RED, eyes) + paint(BLUE, body)


def red_mark() -> str:
    """What tells a red five from a plain one without colour."""
    return paint(RED, polygon((53, 2), (58, 7), (53, 12), (48, 7)))


def back() -> str:
    lattice = [c for x in range(8, 56, 11) for y in range(8, 76, 8) for c in polygon((x, y), (x + 2, y + 2), (x, y + 4), (x - 2, y + 2))]
    return paint(BACK, box(3, 3, 54, 74, 4)) + paint(BACK_LIGHT, lattice)


def faces(font: TTFont) -> list[tuple[str, str]]:
    """Every symbol's id and drawing, in the order of the sprite."""
    def kanji(char: str, x: float, y: float, width: float, height: float, colour: str) -> str:
        return paint(colour, glyph(font, char, x, y, width, height))

    def character(number: int, colour: str = "") -> str:
        top = kanji("一二三四五六七八九"[number - 1], 30, 21, 33, 31, colour or INK)
        return top + kanji("萬", 30, 57, 41, 39, colour or WAN)

    out = [(f"t{n}m", character(n)) for n in range(1, 10)]
    out += [("t1p", one_circle())] + [(f"t{n}p", circles(n)) for n in range(2, 10)]
    out += [("t1s", bird())] + [(f"t{n}s", sticks(n)) for n in range(2, 10)]
    out += [(f"t{i}z", kanji(char, 30, 40, 49, 58, INK)) for i, char in enumerate("東南西北", 1)]
    out += [("t5z", paint(BLUE, box(9, 9, 42, 62, 3), box(14, 14, 32, 52, 1)))]
    out += [("t6z", kanji("發", 30, 40, 49, 58, GREEN)), ("t7z", kanji("中", 30, 40, 54, 64, RED))]
    out += [("t0m", character(5, RED) + red_mark()), ("t0p", circles(5, RED) + red_mark())]
    out += [("t0s", sticks(5, RED) + red_mark()), ("tback", back())]
    return out


def sprite(font: TTFont) -> str:
    symbols = "\n".join(
        f'<symbol id="{name}" viewBox="0 0 60 80"><g transform="scale(.2)" fill-rule="evenodd">{drawing}</g></symbol>'
        for name, drawing in faces(font)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg">\n<!--\n{NOTICE}\n-->\n{symbols}\n</svg>\n'
    )


if __name__ == "__main__":
    SPRITE.write_text(sprite(TTFont(sys.argv[1])), encoding="utf-8")
