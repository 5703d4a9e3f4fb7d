"""Where the lines of a text are drawn, for what is measured in the page."""

# A function of a text node. The boxes that the browser gives are as high as the font says, in some
# half as much again as its signs, and lie over their neighbours: what is empty above and below the
# signs is left out, wherever that is when the text is turned.
LINES = """(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return (text) => {
        const style = getComputedStyle(text.parentElement);
        pen.font = [style.fontStyle, style.fontWeight, style.fontSize, style.fontFamily].join(" ");
        const about = pen.measureText(text.data);
        const over = about.fontBoundingBoxAscent - about.actualBoundingBoxAscent;
        const under = about.fontBoundingBoxDescent - about.actualBoundingBoxDescent;
        let turns = 0; // quarters, clockwise
        for (let it = text.parentElement; it; it = it.parentElement)
            turns += (parseInt(getComputedStyle(it).rotate) || 0) / 90 + 4;
        const empty = [over, 0, under, 0];
        const [above, right, below, left] = [0, 1, 2, 3].map((side) => empty[(side - turns) & 3]);
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map((line) => ({
            left: line.left + left, right: line.right - right,
            top: line.top + above, bottom: line.bottom - below,
        }));
    };
})()"""
