"""Install Safari's engine for the WebKit tests, where Debian has it and we may."""

import shutil

from debian import install

TOOLS = ("WebKitWebDriver", "Xvfb")
PACKAGES = ("webkit2gtk-driver", "xvfb")

if __name__ == "__main__" and not all(map(shutil.which, TOOLS)) and not install(*PACKAGES):
    raise SystemExit(f"no WebKit here: apt-get install {' '.join(PACKAGES)}, then try again")
