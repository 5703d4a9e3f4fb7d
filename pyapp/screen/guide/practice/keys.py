"""What keys of the keyboard ask for in practice."""

from ...app import App
from .parts import practice_of
from .run import ALOUD

# What those are called that are no digit or sign.
NAMED = {"Backspace": "erase", "Escape": "clear", "Delete": "clear"}
SIGNS = "0123456789/ "


def pressed(app: App, key: str, on_button: bool) -> str:
    """What a key asks for, "" for nothing; on_button: whether it presses a control too."""
    state = practice_of(app)
    asked, aloud = state.asked, state.view == ALOUD
    if not asked or not state.run or state.view != state.run.mode:
        return ""
    if key == "Enter":
        if on_button and not asked.typed:
            return ""  # a click follows
        return "next" if asked.verdict or asked.shown else "show" if aloud else "done"
    if aloud or (key == " " and on_button):
        return ""
    name = NAMED.get(key, "/" if key == " " else key)
    return "key " + name if key in NAMED or (len(key) == 1 and key in SIGNS) else ""
