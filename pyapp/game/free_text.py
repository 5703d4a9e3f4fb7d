"""Text that players type, names and reasons, without what a screen cannot show."""

LONGEST_NAME = 40  # characters
LONGEST_REASON = 200
LONGEST_HAND = 400

# What is not seen and does harm: control characters (a NUL ends a text on its way to the page),
# the marks that turn the writing direction of what follows, halves of surrogate pairs.
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
    """The text without such characters, so many at most."""
    return "".join([each for each in text[:most] if not _hidden(ord(each))])


def _hidden(code: int) -> bool:
    return any(first <= code <= last for first, last in _HIDDEN)
