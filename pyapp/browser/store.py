"""What the device keeps: this tab's own copy first, then the one all tabs share."""

from pyscript import window

HAND, PAST = "tenbou.hand", "tenbou.past"


def _stores() -> tuple:  # type: ignore[type-arg]
    return ("sessionStorage", "localStorage")


def read(key: str) -> str:
    """What was kept, "" for nothing or where reading is not allowed."""
    for name in _stores():
        try:
            text = getattr(window, name).getItem(key)
        except Exception:  # a browser that blocks storage throws on the name itself
            continue
        if text:
            return str(text)
    return ""


def write(key: str, text: str) -> bool:
    """Keep a text; whether the device will have it tomorrow."""
    kept = False
    for name in _stores():
        try:
            getattr(window, name).setItem(key, text)
            kept = True
        except Exception:  # blocked or full
            kept = False
    return kept
