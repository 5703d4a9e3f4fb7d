"""Draw static/tiles.svg: one symbol for each face of a tile, and one for the back.

    python .ci/draw/tiles.py KaiseiTokumin-ExtraBold.woff

needs fontTools, and a font with TrueType outlines. The committed drawing was made with
npm's @fontsource/kaisei-tokumin 5.3.0, files/kaisei-tokumin-japanese-800-normal.woff.
The font lends the outlines of sixteen kanji; everything else is drawn here. The same
font gives the same bytes.
"""

import math
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from outlines import (
    GRID,
    Point,
    Segment,
    Shape,
    box,
    circle,
    curve,
    fan,
    glyph,
    moved,
    path_data,
    polygon,
)

SPRITE = Path(__file__).resolve().parents[2] / "static" / "tiles.svg"

# Each at least 4.5:1 on the ivory of a tile, and apart for colour-blind eyes.
INK = "#1c2333"
RED = "#c8202f"
WAN = "#a3162a"
GREEN = "#0a7d5e"
BLUE = "#1b4192"
BACK = "#1f6f6b"
BACK_LATTICE = "#3f918a"

NOTICE = """Kanji outlines: Kaisei Tokumin ExtraBold 5.003,
Copyright 2020 The Kaisei Project Authors (https://github.com/Font-Kai/Kaisei),
SIL Open Font License 1.1 (https://openfontlicense.org).
Everything else is Tenbou's own. Made by .ci/draw/tiles.py: change that, not this file."""


def paint(colour: str, *shapes: Shape) -> str:
    """One path. It is filled even-odd: a shape inside a shape is a hole."""
    return f'<path fill="{colour}" d="{path_data([c for shape in shapes for c in shape])}"/>'


# Circles


def disc(x: float, y: float, r: float) -> Shape:
    """A coin: a ring and a centre, which has a hole in a middling coin, a flower in a large one."""
    coin = circle(x, y, r) + circle(x, y, r * 0.72) + circle(x, y, r * 0.46)
    if r > 14:
        leaf = curve((0, -0.8), ((2.2, -3), (0, -5.2)), ((-2.2, -3), (0, -0.8)))
        return coin + fan(leaf, 6, x, y)
    return coin + circle(x, y, r * 0.17) if r > 10 else coin


def grid(xs: tuple[float, ...], ys: tuple[float, ...]) -> list[Point]:
    """Every point of these columns and rows."""
    return [(x, y) for y in ys for x in xs]


# For each number: colour, radius, and where such coins lie.
DISCS: dict[int, list[tuple[str, float, list[Point]]]] = {
    2: [(GREEN, 15, [(30, 21)]), (BLUE, 15, [(30, 59)])],
    3: [(BLUE, 11.4, [(16, 16)]), (RED, 11.4, [(30, 40)]), (GREEN, 11.4, [(44, 64)])],
    4: [(BLUE, 11.6, [(16.4, 20), (43.6, 60)]), (GREEN, 11.6, [(43.6, 20), (16.4, 60)])],
    5: [
        (BLUE, 10.4, [(17, 17), (43, 63)]),
        (GREEN, 10.4, [(43, 17), (17, 63)]),
        (RED, 10.4, [(30, 40)]),
    ],
    6: [(GREEN, 10, grid((18, 42), (15,))), (RED, 10, grid((18, 42), (42, 65)))],
    7: [
        (GREEN, 8.4, [(12, 12), (30, 19), (48, 26)]),
        (RED, 8.8, grid((19, 41), (48, 68.4))),
    ],
    8: [(BLUE, 8.6, grid((19, 41), (11.6, 30.6, 49.4, 68.4)))],
    9: [
        (colour, 8.4, grid((11, 30, 49), (y,)))
        for colour, y in ((GREEN, 14), (RED, 40), (BLUE, 66))
    ],
}


def circles(count: int, only: str = "") -> str:
    """The face of a tile of circles."""
    if count == 1:
        return one_circle()
    return "".join(
        paint(only or colour, *(disc(x, y, r) for x, y in places))
        for colour, r, places in DISCS[count]
    )


def one_circle() -> str:
    """The face of 1p."""
    petal = curve((0, -11.6), ((5.2, -16.4), (0, -20)), ((-5.2, -16.4), (0, -11.6)))
    leaf = curve((0, -1.4), ((3.4, -4.6), (0, -7.4)), ((-3.4, -4.6), (0, -1.4)))
    return (
        paint(BLUE, circle(30, 40, 26), circle(30, 40, 21))
        + paint(GREEN, fan(petal, 12, 30, 40))
        + paint(RED, circle(30, 40, 9.8), fan(leaf, 6, 30, 40))
    )


# Bamboo


def stick(height: float, width: float) -> Shape:
    """A stick about 0,0: two joints with thick ends, and a groove in each."""
    half, w, waist = height / 2, width / 2, width * 0.21
    joints = ((1.4 - half, -0.8), (0.8, half - 1.4))
    side: list[Segment] = [("l", ((w - 1, -half),)), ("q", ((w, -half), (w, 1.4 - half)))]
    for top, bottom in joints:
        side += [("l", ((w, top),)), ("q", ((waist, (top + bottom) / 2), (w, bottom)))]
    side += [("q", ((w, half), (w - 1, half)))]
    # The left side is the right one turned half round.
    left: list[Segment] = [(op, tuple((-x, -y) for x, y in points)) for op, points in side]
    shape: Shape = [((1 - w, -half), side + left)]
    for top, bottom in joints:
        y, long = (top + bottom) / 2, (bottom - top) * 0.3
        shape += curve((0, y - long), ((1.9, y), (0, y + long)), ((-1.9, y), (0, y - long)))
    return shape


Stick = tuple[float, float, float]  # x and y of its middle, degrees turned


def upright(xs: tuple[float, ...], ys: tuple[float, ...]) -> list[Stick]:
    """A stick without slope at every point of these columns and rows."""
    return [(x, y, 0) for x, y in grid(xs, ys)]


# An M over a W.
EIGHT = upright((9.4, 50.6), (21, 59))
EIGHT += [(22.2, 21, -15), (37.8, 21, 15), (22.2, 59, 15), (37.8, 59, -15)]

# For each number: height, width, and where the green and the red sticks stand.
STICKS: dict[int, tuple[float, float, list[Stick], list[Stick]]] = {
    2: (32, 10, upright((30,), (21, 59)), []),
    3: (32, 10, [(30, 21, 0), (18, 59, 0), (42, 59, 0)], []),
    4: (32, 10, upright((18, 42), (21, 59)), []),
    5: (29, 9.6, upright((15, 45), (23.4, 56.6)), [(30, 40, 0)]),
    6: (32, 9, upright((13, 30, 47), (21, 59)), []),
    7: (22, 9, upright((13, 30, 47), (40, 66)), [(30, 14, 0)]),
    8: (32, 8, EIGHT, []),
    9: (22, 9, upright((13, 47), (14, 40, 66)), upright((30,), (14, 40, 66))),
}


def bamboo(count: int, only: str = "") -> str:
    """The face of a tile of bamboo."""
    if count == 1:
        return bird()
    height, width, green, red = STICKS[count]
    one = stick(height, width)
    return "".join(
        paint(only or colour, *(moved(one, x, y, turn) for x, y, turn in places))
        for colour, places in ((GREEN, green), (RED, red))
        if places
    )


def bird() -> str:
    """A peacock looking left, its tail spread behind it."""
    feather = curve(
        (0, 0), ((2.2, -12), (5, -24)), ((5.6, -31), (0, -31)),
        ((-5.6, -31), (-5, -24)), ((-2.2, -12), (0, 0)),
    )  # fmt: skip
    turns = (1, 29, 57, 85, 113)
    tail = [moved(feather, 26, 48, turn) for turn in turns]
    eyes = [
        circle(26 + 25.2 * math.sin(angle), 48 - 25.2 * math.cos(angle), 2.6)
        for angle in map(math.radians, turns)
    ]
    body = curve(
        (20, 12), ((26.6, 11.6), (27, 19)), ((27, 25), (31, 32)), ((37, 42), (34, 51)),
        ((30, 61), (21, 59.4)), ((10, 57), (11, 44)), ((12, 35), (16.6, 28)),
        ((19, 24), (15, 20.6)), ((12.4, 13), (20, 12)),
    )  # fmt: skip
    wing = curve(
        (16.4, 40), ((16.4, 52), (28.4, 52)), ((20.4, 49), (19.8, 39.6)), ((18, 37.6), (16.4, 40))
    )
    leg = polygon((-1.4, 57), (1.4, 57), (1.4, 70), (3.2, 73), (-4.6, 73), (-1.4, 70))
    beak = polygon((15, 14.6), (15.4, 21), (7.6, 19.8))
    plume = curve((0, -2), ((4, -8.4), (0, -9.4)), ((-4, -8.4), (0, -2)))
    crest = [moved(plume, 20.4, 13, turn) for turn in (-38, 0, 38)]
    return (
        paint(GREEN, *tail)
        + paint(RED, *eyes, moved(leg, 20, 0), moved(leg, 28.6, 0), beak, *crest)
        + paint(BLUE, body, circle(20.4, 17, 1.5), wing)
    )


# Honours, the red fives' mark, the back


def frame() -> str:
    """White: an empty frame with scooped corners."""

    def ring(x: float, y: float, scoop: float) -> Shape:
        segments: list[Segment] = []
        # Clockwise from the upper right corner, each seen from the tile's middle.
        for right, down in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
            inner_x, inner_y = 30 + right * (x - scoop), 40 + down * (y - scoop)
            level, steep = (inner_x, 40 + down * y), (30 + right * x, inner_y)
            first, second = (steep, level) if right == down else (level, steep)
            segments += [("l", (first,)), ("q", ((inner_x, inner_y), second))]
        return [(segments[-1][1][1], segments)]

    return paint(BLUE, ring(21.6, 31, 7.4), ring(17, 26.4, 5.6))


def red_mark() -> str:
    """What tells a red five from a plain one without colour."""
    return paint(RED, polygon((54, 1.2), (58.8, 6), (54, 10.8), (49.2, 6)))


def back() -> str:
    """The back of a tile."""
    diamond = polygon((0, -5.6), (5.2, 0), (0, 5.6), (-5.2, 0))
    diamond += polygon((0, -2.6), (2.4, 0), (0, 2.6), (-2.4, 0))
    lattice = [
        moved(diamond, 10.5 + 13 * column + 6.5 * (row % 2), 12 + 14 * row)
        for row in range(5)
        for column in range(4 - row % 2)
    ]
    return paint(BACK, box(3, 3, 54, 74, 4)) + paint(BACK_LATTICE, *lattice)


# The sprite


def drawn() -> dict[str, str]:
    """The faces that need no font."""
    faces = {f"t{n}p": circles(n) for n in range(1, 10)}
    faces |= {f"t{n}s": bamboo(n) for n in range(1, 10)}
    faces |= {"t5z": frame(), "tback": back()}
    faces |= {"t0p": circles(5, RED) + red_mark(), "t0s": bamboo(5, RED) + red_mark()}
    return faces


def written(font: Any) -> dict[str, str]:
    """The faces with a kanji on them."""

    def honour(char: str, colour: str, width: float = 49, height: float = 58) -> str:
        return paint(colour, glyph(font, char, 30, 40, width, height))

    def character(n: int, only: str = "") -> str:
        top = paint(only or INK, glyph(font, "一二三四五六七八九"[n - 1], 30, 19.4, 36, 33))
        # The numerals' strokes are thinner than those of 萬, so they get an edge.
        top = top.replace("<path", f'<path stroke="{only or INK}" stroke-width="2.5"')
        return top + paint(only or WAN, glyph(font, "萬", 30, 56, 42, 39))

    faces = {f"t{n}m": character(n) for n in range(1, 10)}
    faces |= {f"t{n}z": honour(char, INK) for n, char in enumerate("東南西北", 1)}
    faces |= {"t6z": honour("發", GREEN, 51, 59), "t7z": honour("中", RED, 54, 64)}
    faces |= {"t0m": character(5, RED) + red_mark()}
    return faces


def sprite(faces: dict[str, str]) -> str:
    """One drawing with all faces, each as a symbol."""
    numbers = {"m": "1234567890", "p": "1234567890", "s": "1234567890", "z": "1234567"}
    names = [f"t{n}{suit}" for suit, row in numbers.items() for n in row] + ["tback"]
    symbols = "\n".join(symbol(name, faces[name]) for name in names)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<!--\n{NOTICE}\n-->\n{symbols}\n</svg>\n'


def symbol(name: str, drawing: str) -> str:
    """Its paths are filled by the even-odd rule, which the style of a tile sets for all."""
    return f'<symbol id="{name}" viewBox="0 0 {60 * GRID} {80 * GRID}">{drawing}</symbol>'


if __name__ == "__main__":
    # Only redrawing needs fontTools: the page and the tests do not.
    opened = import_module("fontTools.ttLib").TTFont(sys.argv[1])
    SPRITE.write_text(sprite(drawn() | written(opened)), encoding="utf-8")
