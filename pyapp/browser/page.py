"""The page: for now only the signal that Python is up."""

from pyscript import document


def start() -> None:
    """Mark the document as ready, which ends the watchdog of static/boot.js."""
    document.documentElement.setAttribute("data-ready", "")
