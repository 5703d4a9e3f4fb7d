"""Each definition of the statistics by its case."""

from pathlib import Path

from tests.club.statistics_cases import run

TEXT = (Path(__file__).parents[1] / "cases/statistics.txt").read_text(encoding="utf-8")


def test_every_case_holds() -> None:
    held, failures = run(TEXT)
    assert not failures, "\n".join(failures)
    assert held == sum(len(line.split()[2:]) // 2 for line in TEXT.split("\n") if line[:1] == ">")


def test_a_wrong_line_is_noticed() -> None:
    for right, wrong in (("> A games 2", "> A games 3"), ("deal_in 1/2", "deal_in 2/2")):
        assert len(run(TEXT.replace(right, wrong, 1))[1]) == 1
