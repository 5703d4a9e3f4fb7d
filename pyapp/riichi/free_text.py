"""Text that players type, names and reasons, without what a screen cannot show."""

LONGEST_NAME = 40  # characters
LONGEST_REASON = 200
LONGEST_HAND = 400

# Characters that nobody sees and that do harm: control characters (a NUL ends a text on its way to
# the page), marks that turn the writing direction of what follows, halves of surrogate pairs.
_HIDDEN = (
    (0x00, 0x1F),
    (0x7F, 0x9F),
    (0x61C, 0x61C),
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2066, 0x2069),
    (0xD800, 0xDFFF),
    (0xFEFF, 0xFEFF),
)


def clean(text: str, most: int) -> str:
    """Cut a text to `most` characters, and leave out what is hidden or does harm."""
    return visible(text[:most])


def visible(text: str) -> str:
    """Leave out of a text what is hidden or does harm."""
    good = []
    for each in text:
        code = ord(each)
        if not [first for first, last in _HIDDEN if first <= code <= last]:
            good.append(each)
    return "".join(good)


def clean_name(text: str) -> str:
    """Clean a name as it is kept: with single blanks, none at its ends."""
    words = clean(text, 2 * LONGEST_NAME).split(" ")
    return " ".join([word for word in words if word])[:LONGEST_NAME].rstrip(" ")


# A name as one word of a hand's text form. Not by %: a browser undoes that in an address before
# the words are told apart.
BLANK, CODE = "_", "~"


def word_of(name: str) -> str:
    """Write a name as a word of letters, digits, - and other scripts: "A&B" as "A~26B"."""
    parts = []
    for each in name:
        if each == " ":
            parts.append(BLANK)
        elif ord(each) < 128 and not (
            "a" <= each.lower() <= "z" or "0" <= each <= "9" or each == "-"
        ):
            parts.append("%s%02X" % (CODE, ord(each)))
        else:
            parts.append(each)
    return "".join(parts)


def name_of(word: str) -> str:
    """Read the name that `word_of` wrote, clean; "" when no name can be read."""
    parts = word.replace(BLANK, " ").split(CODE)
    text = parts[0]
    for part in parts[1:]:
        if len(part) < 2 or part[:2].strip("0123456789ABCDEFabcdef"):
            return ""
        text += chr(int(part[:2], 16)) + part[2:]
    return clean_name(text)
