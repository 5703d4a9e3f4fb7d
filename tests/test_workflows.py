"""The published page is the tested one: the workflows run targets that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def steps(workflow: Path, key: str) -> list[str]:
    """The values of `run:` or `uses:`, in order."""
    return re.findall(rf"^ +(?:- )?{key}: (\S.*)$", workflow.read_text(), re.MULTILINE)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_command_is_one_of_the_projects(workflow: Path) -> None:
    commands = steps(workflow, "run")
    assert commands
    for command in commands:
        if command.startswith("make "):
            assert set(command.split()[1:]) <= TARGETS
        else:
            assert (ROOT / command).is_file(), command


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_to_a_commit(workflow: Path) -> None:
    actions = [value.split(" #")[0].strip() for value in steps(workflow, "uses")]
    assert actions
    assert [each for each in actions if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", each)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_it_is_plain_block_yaml(workflow: Path) -> None:
    """What YAML parsers agree on: two spaces a level, no tabs, a key or an item a line."""
    depth = 0
    for line in workflow.read_text().splitlines():
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip(" "))
        assert indent % 2 == 0
        assert indent <= depth + 2, line
        assert re.match(r" *(- )*[\w-]+:( \S.*)?$|^ *- \S+$", line), line
        depth = indent + 2 * line.lstrip().startswith("- ")


def test_the_published_folder_is_the_built_one() -> None:
    pages = (ROOT / ".github/workflows/pages.yml").read_text()
    assert "path: build/site" in pages
    assert steps(ROOT / ".github/workflows/pages.yml", "run") == ["make test", "make site"]
