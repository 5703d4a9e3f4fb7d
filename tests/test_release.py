"""A release is one version, said alike everywhere, with its changes."""

import pytest
from release import UNRELEASED, changelog, faults, other_versions, version

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
