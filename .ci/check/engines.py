"""Install an engine for its tests, where Debian has it and we may: engines.py webkit."""

import shutil
import sys

from debian import install

# One of each row must be there, else the package is wanted.
NEEDS = {
    "webkit": ((("WebKitWebDriver",), "webkit2gtk-driver"), (("Xvfb",), "xvfb")),
    "firefox": ((("firefox", "firefox-esr"), "firefox-esr"),),
}


def lacking(engine: str) -> list[str]:
    """The packages whose programs are not here."""
    return [name for programs, name in NEEDS[engine] if not any(map(shutil.which, programs))]


if __name__ == "__main__":
    engine = sys.argv[1]
    packages = lacking(engine)
    if packages and not install(*packages):
        wanted = f"apt-get install {' '.join(packages)}"
        raise SystemExit(f"no {engine} here: install it (Debian: {wanted}), then try again")
