"""Where the lines of a text are drawn, for what is measured in the page."""

# A function of a text node. The boxes that the browser gives are as high as the font says, in some
# half as much again as its signs, and lie over their neighbours: what is empty above and below the
# signs is left out, wherever that is when the text is turned. What a text measures is asked once.
LINES = """(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const known = globalThis.inkOfTexts ||= new Map(), turned = new Map();
    const measured = (text, { fontStyle, fontWeight, fontSize, fontFamily }) => {
        const font = [fontStyle, fontWeight, fontSize, fontFamily].join(" ");
        const name = font + text.data;
        if (!known.has(name)) {
            pen.font = font;
            known.set(name, pen.measureText(text.data));
        }
        return known.get(name);
    };
    const turnsOf = (it) => { // quarters, clockwise
        if (!it) return 0;
        if (!turned.has(it)) {
            const own = (parseInt(getComputedStyle(it).rotate) || 0) / 90 + 4;
            turned.set(it, own + turnsOf(it.parentElement));
        }
        return turned.get(it);
    };
    return (text) => {
        const about = measured(text, getComputedStyle(text.parentElement));
        const over = about.fontBoundingBoxAscent - about.actualBoundingBoxAscent;
        const under = about.fontBoundingBoxDescent - about.actualBoundingBoxDescent;
        const turns = turnsOf(text.parentElement);
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
