"""Names that tell a moment: digits from the year to a part of a second, and more of them where
several may be given in one moment.
"""


def iso(name: str) -> str:
    """The moment of a name as JavaScript reads it."""
    day = "-".join([name[:4], name[4:6], name[6:8]])
    return "%sT%sZ" % (day, ":".join([name[8:10], name[10:12], name[12:14]]))


def newest_first(names: list[str]) -> list[str]:
    """Names in the order of their moments, the latest first."""
    return sorted(names, key=lambda name: (iso(name), name), reverse=True)
