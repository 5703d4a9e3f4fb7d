"""The workflows run what exists, test once, publish what was tested, and are allowed no more."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
ISSUES = GITHUB / "ISSUE_TEMPLATE"
FORMS = sorted(path for path in ISSUES.glob("*.yml") if path.name != "config.yml")
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
TEST = GITHUB / "workflows/test.yml"
MAIN = "github.ref == 'refs/heads/main'"
TAG = "github.ref_type == 'tag'"


def read(path: Path) -> dict[Any, Any]:
    content = yaml.safe_load(path.read_text())
    assert isinstance(content, dict)
    return content


def jobs(workflow: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(workflow)["jobs"]
    return found


def triggers(workflow: Path) -> dict[str, Any]:
    found: dict[str, Any] = read(workflow)[True]  # YAML 1.1 takes `on` for a truth
    return found


def steps(workflow: Path, key: str) -> list[str]:
    """The values of `run` or `uses`, in order, of all jobs."""
    return [step[key] for job in jobs(workflow).values() for step in job["steps"] if key in step]


each_workflow = pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)


@each_workflow
def test_every_command_is_one_of_the_projects(workflow: Path) -> None:
    commands = steps(workflow, "run")
    assert commands
    for command in commands:
        if command.startswith("make "):
            assert set(command.split()[1:]) <= TARGETS
        else:
            assert (ROOT / command).is_file(), command


def test_every_action_is_pinned_to_a_commit() -> None:
    actions = [action for workflow in WORKFLOWS for action in steps(workflow, "uses")]
    for path in GITHUB.glob("actions/*/action.yml"):
        actions += [step["uses"] for step in read(path)["runs"]["steps"]]
    theirs = [each for each in actions if not each.startswith("./")]
    assert theirs
    assert [each for each in theirs if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", each)] == []
    for ours in set(actions) - set(theirs):
        assert (ROOT / ours / "action.yml").is_file(), ours


@each_workflow
def test_no_job_waits_for_ever_or_may_write(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {"contents": "read"}
    for name, job in jobs(workflow).items():
        assert job["timeout-minutes"] < 360
        if name not in ("publish", "release"):
            assert "permissions" not in job


def test_a_push_is_tested_once() -> None:
    pushed = [path for path in WORKFLOWS if {"push", "pull_request"} & set(triggers(path))]
    assert pushed == [TEST]
    # A branch with a pull request is not tested as a push besides.
    assert triggers(TEST)["push"] == {"branches": ["main"], "tags": ["v*"]}
    assert steps(TEST, "run").count(".ci/run") == 1
    assert "make test" not in steps(TEST, "run")


def test_no_checkout_leaves_its_token_behind() -> None:
    found = [step for path in WORKFLOWS for job in jobs(path).values() for step in job["steps"]]
    checkouts = [step for step in found if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    for step in checkouts:
        assert step["with"] == {"persist-credentials": False}


def test_what_is_published_is_what_was_tested() -> None:
    publish, test = jobs(TEST)["publish"], jobs(TEST)["test"]["steps"]
    assert (publish["if"], publish["needs"]) == (MAIN, ["test", "engines"])
    assert publish["permissions"] == {"pages": "write", "id-token": "write"}
    assert [step for step in publish["steps"] if "run" in step] == []
    place = test.index({"run": ".ci/run"})
    uploaded, archived, kept = test[place + 1 :]
    assert (uploaded["if"], uploaded["with"]) == (MAIN, {"path": "build/site"})
    assert archived == {"if": TAG, "run": "make archive"}
    assert (kept["if"], kept["with"]) == (TAG, {"name": "release", "path": "build/release"})


def test_a_tag_is_released_as_it_was_tested() -> None:
    release = jobs(TEST)["release"]
    assert (release["if"], release["needs"]) == (TAG, ["test", "engines"])
    assert release["permissions"] == {"contents": "write"}
    _checkout, fetched, made = release["steps"]
    assert fetched["with"] == {"name": "release", "path": "build/release"}
    assert made["run"] == ".ci/publish"


def test_a_tag_is_checked_first() -> None:
    [check] = [step for step in jobs(TEST)["test"]["steps"] if step.get("run") == "make release"]
    assert check["if"] == TAG


def test_dependabot_reads_every_lock() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    where = {each["package-ecosystem"]: each["directory"] for each in updates}
    assert set(where) == {"pip", "npm", "github-actions"}
    assert list((ROOT / where["pip"].strip("/")).glob("requirements-*.txt"))
    assert (ROOT / where["npm"].strip("/") / "package-lock.json").is_file()


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.name)
def test_a_form_for_an_issue_asks_something(form: Path) -> None:
    """What GitHub refuses a form for."""
    content = read(form)
    assert content["name"]
    assert content["description"]
    ids = [field["id"] for field in content["body"]]
    assert len(set(ids)) == len(ids)
    for field in content["body"]:
        assert field["type"] in ("input", "textarea")
        assert field["attributes"]["label"]
    assert any(field.get("validations") == {"required": True} for field in content["body"])
