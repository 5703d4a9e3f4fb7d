"""A release is one version, said alike everywhere, with its changes."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from release import UNRELEASED, changelog, faults, notes, other_versions, version, write_release

READY = {UNRELEASED: "", "1.2.0 2026-01-31": "- More.", "1.1.0 2026-01-01": "- Some."}


def test_every_file_names_the_same_version() -> None:
    assert set(other_versions().values()) == {version()}


def test_the_changelog_begins_with_what_is_unreleased() -> None:
    assert next(iter(changelog())) == UNRELEASED


def test_a_release_that_is_ready() -> None:
    assert faults("1.2.0", {"package.json": "1.2.0"}, READY, "") == []
    assert faults("1.2.0", {"package.json": "1.2.0"}, READY, "v1.2.0") == []


@pytest.mark.parametrize(
    ("named", "other", "changes", "tag"),
    [
        ("1.2.0", "1.1.0", READY, ""),
        ("1.2.0", "1.2.0", READY, "v1.2.1"),
        ("1.2.0", "1.2.0", READY, "1.2.0"),
        ("1.3.0", "1.3.0", READY, ""),
        ("1.2.0", "1.2.0", {**READY, UNRELEASED: "- One more."}, ""),
        ("1.2.0", "1.2.0", {UNRELEASED: "", "1.2.0": "- Without a date."}, ""),
        ("1.2.0", "1.2.0", {}, ""),
    ],
)
def test_a_release_that_is_not(named: str, other: str, changes: dict[str, str], tag: str) -> None:
    assert len(faults(named, {"package.json": other}, changes, tag)) == 1


def test_a_release_is_the_site_and_what_changed(tmp_path: Path) -> None:
    site, first, second = (tmp_path / name for name in ("site", "first", "second"))
    (site / "static").mkdir(parents=True)
    (site / "index.html").write_text("a page")
    (site / "static/boot.js").write_text("a script")
    for folder in (first, second):
        write_release(site, folder, "1.2.0", READY)
    assert (first / "notes.md").read_text() == "- More.\n"
    packed = first / "tenbou-1.2.0.zip"
    assert packed.read_bytes() == (second / packed.name).read_bytes()
    with ZipFile(packed) as archive:
        names = ["tenbou-1.2.0/index.html", "tenbou-1.2.0/static/boot.js"]
        assert archive.namelist() == names
        assert archive.read(names[1]) == b"a script"


def test_no_release_without_notes() -> None:
    with pytest.raises(SystemExit, match=r"nothing of 1\.3\.0"):
        notes("1.3.0", READY)
