"""The case files on CPython; tests/micropython runs the same ones in the shipped runtime."""

from pathlib import Path

from tests.cases_runner import run

CASES = Path(__file__).parent.parent / "cases"


def test_every_case_holds() -> None:
    passed, failures = run(lambda name: (CASES / name).read_text())
    assert not failures, "\n".join(failures)
    assert passed > 1000
