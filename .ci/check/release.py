"""Check that this commit may be tagged as the version it names, and that a tag is that version.

`release.py archive` writes what a release consists of into build/release: the built site in an
archive, and its notes.
"""

import json
import os
import re
import sys
import tomllib
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parents[2]
UNRELEASED = "Unreleased"
SITE = ROOT / "build/site"
RELEASE = ROOT / "build/release"


def version() -> str:
    """The version in pyproject.toml."""
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


def notes(version: str, changes: dict[str, str]) -> str:
    """What changed with a version; SystemExit where nothing is said of it."""
    for head, text in changes.items():
        if head.partition(" ")[0] == version:
            return text
    raise SystemExit(f"CHANGELOG.md says nothing of {version}")


def write_release(site: Path, release: Path, version: str, changes: dict[str, str]) -> None:
    """Write the archive of a built site and the notes of its version into a folder.

    The same site gives the same bytes.
    """
    release.mkdir(parents=True, exist_ok=True)
    (release / "notes.md").write_text(notes(version, changes) + "\n")
    name = f"tenbou-{version}"
    with ZipFile(release / f"{name}.zip", "w", ZIP_DEFLATED) as archive:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            # Made of a name alone, an entry has the oldest date that the format knows.
            entry = ZipInfo(f"{name}/{path.relative_to(site).as_posix()}")
            entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, path.read_bytes())


def check() -> None:
    """Say what is missing for a release, or how to tag it."""
    tag = os.environ["GITHUB_REF_NAME"] if os.environ.get("GITHUB_REF_TYPE") == "tag" else ""
    wrong = faults(version(), other_versions(), changelog(), tag)
    if wrong:
        raise SystemExit("not ready for a release:\n" + "\n".join(f"  {each}" for each in wrong))
    print(f"ready: git tag -a v{version()} -m 'Tenbou {version()}' && git push origin v{version()}")


if __name__ == "__main__":
    if sys.argv[1:] == ["archive"]:
        write_release(SITE, RELEASE, version(), changelog())
    else:
        check()
