"""What the device keeps: this tab's own copy first, then the one all tabs share.

Storage may be blocked, full or missing: `attempt` (static/boot.js) then answers False.
"""

from pyscript import window

HAND, PAST, VIEW = "tenbou.hand", "tenbou.past", "tenbou.view"
TABLE = "table"  # the view kept while the game table is shown
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
