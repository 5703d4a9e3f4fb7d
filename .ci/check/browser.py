"""Find a Chromium for the browser tests; run as a script, install one where there is none."""

import shutil
import subprocess
import sys
from pathlib import Path

import fonts
from debian import install

fonts.pin()
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Parts of the browser itself that take a core for a second with every window opened; the
# rest of the list is Playwright's, whose own this one replaces.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
)
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of a Chromium that starts: an installed one, else Playwright's own."""
    for path in map(shutil.which, NAMES):
        if path and _starts(path):
            return path
    own = _playwrights_own()
    return own if _starts(own) else None


def _playwrights_own() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _starts(path: str) -> bool:
    # Ubuntu's chromium-browser may be a script that only names a snap.
    if not Path(path).exists():
        return False
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def install_chromium() -> None:
    """From Debian's archive when we may, else by Playwright's download."""
    print("no browser found ...", flush=True)
    if not install("chromium") or find_chromium() is None:
        print("downloading Playwright's Chromium ...", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


if __name__ == "__main__":
    if find_chromium() is None:
        install_chromium()
    found = find_chromium()
    if found is None:
        raise SystemExit("no Chromium here, and none could be installed: install it and try again")
    print(f"using {found}")
