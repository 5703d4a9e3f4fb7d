"""Check that this commit may be tagged as the version it names, and that a tag is that version."""

import json
import os
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNRELEASED = "Unreleased"


def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def other_versions() -> dict[str, str]:
    """What else names a version, by file; npm's lock does so twice."""
    package, lock = (
        json.loads((ROOT / name).read_text()) for name in ("package.json", "package-lock.json")
    )
    return {
        "package.json": package["version"],
        "package-lock.json": lock["version"],
        "package-lock.json, the package": lock["packages"][""]["version"],
    }


def changelog() -> dict[str, str]:
    """Each heading's content, newest first."""
    parts = re.split(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    return {head.strip(): text.strip() for head, text in zip(parts[1::2], parts[2::2], strict=True)}


def faults(version: str, others: dict[str, str], changes: dict[str, str], tag: str) -> list[str]:
    """What is not as a release has it; `tag` is "" where there is none yet."""
    found = [
        f"{name} names {other}, pyproject.toml {version}"
        for name, other in others.items()
        if other != version
    ]
    if tag not in ("", f"v{version}"):
        found.append(f"the tag is {tag}, pyproject.toml names {version}")
    heads = [head for head in changes if head != UNRELEASED]
    if not heads or not re.fullmatch(rf"{re.escape(version)} \d{{4}}-\d\d-\d\d", heads[0]):
        found.append(f'CHANGELOG.md does not begin with "## {version}" and the date')
    if changes.get(UNRELEASED):
        found.append("CHANGELOG.md has changes that are not released")
    return found


if __name__ == "__main__":
    tag = os.environ["GITHUB_REF_NAME"] if os.environ.get("GITHUB_REF_TYPE") == "tag" else ""
    wrong = faults(version(), other_versions(), changelog(), tag)
    if wrong:
        raise SystemExit("not ready for a release:\n" + "\n".join(f"  {each}" for each in wrong))
    print(f"ready: git tag -a v{version()} -m 'Tenbou {version()}' && git push origin v{version()}")
