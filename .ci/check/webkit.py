"""Install Safari's engine for the WebKit tests, where Debian has it and we may."""

import os
import shutil
import subprocess
from pathlib import Path

TOOLS = ("WebKitWebDriver", "Xvfb")
PACKAGES = ("webkit2gtk-driver", "xvfb")


def main() -> None:
    if all(map(shutil.which, TOOLS)):
        return
    names = " ".join(PACKAGES)
    if os.geteuid() != 0 or not Path("/etc/debian_version").exists():
        raise SystemExit(f"WebKit is not installed: apt-get install {names}, then try again")
    print(f"installing {names} with apt-get ...", flush=True)
    apt = ["apt-get", "-qq"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        subprocess.run([*apt, *command], env=quiet, stdin=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    main()
