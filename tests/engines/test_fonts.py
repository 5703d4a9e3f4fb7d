"""The engines, too, see the fonts that come with the tools."""

import fonts
import pytest

from tests.engines.page import Driven

# How high a line is of a hundred pixels, where the page names a font of Linux.
HIGH = {"noto": 148, "small": 117, "none": 116}[fonts.CHOICE]
LINE = """(() => {
    const line = document.createElement("span");
    line.style = "font: 100px/normal 'Noto Sans CJK JP', 'WenQuanYi Micro Hei', sans-serif";
    line.append("リーチ");
    document.body.append(line);
    const { height } = line.getBoundingClientRect();
    line.remove();
    return height;
})()"""


def test_what_is_drawn_hangs_on_no_font_of_the_machine(page: Driven) -> None:
    assert page.run(LINE) == pytest.approx(HIGH, abs=2)
