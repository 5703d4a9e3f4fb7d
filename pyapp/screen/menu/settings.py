"""How the player wants the page to look: kept on the device, apart from hand and undo."""

from typing import NamedTuple

from ..words import TERMINOLOGIES

THEMES = ("auto", "light", "dark")


class Settings(NamedTuple("Settings", [("terms", str), ("theme", str), ("numerals", bool)])):
    """terms: one of TERMINOLOGIES; theme: one of THEMES; numerals: figures on the tiles."""


DEFAULTS = Settings(TERMINOLOGIES[0], THEMES[0], False)
NAMES = ("terms", "theme", "numerals")


def change(settings: Settings, name: str, arg: str) -> Settings:
    """The settings with one changed; a value that does not exist changes nothing."""
    if name == "terms" and arg in TERMINOLOGIES:
        return settings._replace(terms=arg)
    if name == "theme" and arg in THEMES:
        return settings._replace(theme=arg)
    if name == "numerals":
        return settings._replace(numerals=arg == "yes")
    return settings
