"""Install packages from Debian's archive, or Ubuntu's, where we may."""

import os
import shutil
import subprocess
from pathlib import Path


def _as_root() -> list[str] | None:
    """What a command begins with to run as root; None where we may not or it is no Debian."""
    if not Path("/etc/debian_version").exists() or not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    # A machine of one's own is not changed without being asked; one of a workflow is made for it.
    return ["sudo", "-n"] if os.environ.get("CI") and shutil.which("sudo") else None


def install(*packages: str) -> bool:
    """Whether they are installed now."""
    root = _as_root()
    if root is None:
        return False
    print(f"installing {' '.join(packages)} with apt-get ...", flush=True)
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*apt, "update"], stdin=subprocess.DEVNULL)
    wanted = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return subprocess.run(wanted, stdin=subprocess.DEVNULL).returncode == 0
