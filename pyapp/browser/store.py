"""What the device keeps: this tab's own copy first, then the one all tabs share.

Storage may be blocked, full or missing: `attempt` (static/boot.js) then answers False.
"""

from pyscript import window

HAND, PAST, VIEW = "tenbou.hand", "tenbou.past", "tenbou.view"
GAME = "game"  # what VIEW holds while the game is shown
OLD_GAME = "table"  # and what older versions kept there
STORES = ("sessionStorage", "localStorage")


def read(key: str) -> str:
    """What was kept, "" for nothing or where reading is not allowed."""
    for name in STORES:
        text = window.tenbou.attempt(name, "getItem", key)
        if text:
            return str(text)
    return ""


def write(key: str, text: str) -> bool:
    """Keep a text; whether the device will have it tomorrow."""
    kept = False
    for name in STORES:
        kept = window.tenbou.attempt(name, "setItem", key, text) is not False
    return kept


def shows_game() -> bool:
    """Whether the game was shown when the page was left."""
    return read(VIEW) in (GAME, OLD_GAME)
