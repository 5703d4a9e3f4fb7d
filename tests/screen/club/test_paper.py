"""What an evening puts on paper: blank sheets, results to be signed, the table of a month."""

import re

import pytest

from pyapp.screen.effects import OnPaper
from tests.screen.club.evenings import Organiser

BOOK = "World Riichi Championship 2015"


@pytest.fixture
def at() -> Organiser:
    organiser = Organiser()
    organiser.begin_evening()
    return organiser


def paper(at: Organiser, what: str) -> str:
    at.go("")
    assert f"club print {what}" in at.controls()
    at.do(f"club print {what}")
    return at.asked(OnPaper).text


def words(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", text)).strip()


def test_a_blank_sheet_for_each_table_has_rows_seats_and_lines_to_sign(at: Organiser) -> None:
    one = paper(at, "sheets")
    assert one.count("<article") == 1
    assert one.count("Signature") == 4
    at.go("tables")
    at.do("club draw")
    sheets = paper(at, "sheets")
    assert sheets.count("<article") == 2
    assert f"Tuesday · on 2026-11-24 · Round 1 · Table 2 · {BOOK}" in sheets
    hands = re.findall(r'<tbody class="hands">(.*?)</tbody>', sheets)
    assert [each.count("<tr>") for each in hands] == [20, 20]
    assert {each.count("<td></td>") for each in hands} == {20 * 9}
    names = {each.id: each.name for each in at.club.players}
    for name in (each for table in at.evening.plan[0].tables for each in table):
        assert f" {names[name]}</th>" in sheets


def test_results_have_sums_places_and_signatures(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 61200, -3000, 18800, 43000)
    text = paper(at, "results")
    assert words(text).startswith(f"Tuesday on 2026-11-24 · {BOOK}")
    assert "Σ 120,000 0.0" in words(text)
    assert "61,200 · 1st +46.2" in words(text)
    assert text.count("Referee") == 1
    assert "Σ 0.0" in words(text)


def test_a_typed_result_has_its_sheet_filled_but_for_the_hands(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 61200, -3000, 18800, 43000)
    at.do(f"club open result/{at.evening.id}/1.2")
    assert "club print" not in at.controls(), "there is none yet"
    at.do(f"club open result/{at.evening.id}/{at.club.results[0].id}", "club print")
    text = words(at.asked(OnPaper).text)
    assert text.startswith(f"Score sheet Tuesday · on 2026-11-24 · Round 1 · Table 1 · {BOOK}")
    assert " 61,200 −3,000 18,800 43,000 120,000 " in text
    assert "Total +46.2 −48.0 −16.2 +18.0 0.0 ✓ 1st 4th 3rd 2nd Tenbou" in text


def test_the_month_s_table_is_that_of_all_its_evenings() -> None:
    at = Organiser()
    for day in ("2026-11-03", "2026-11-30", "2026-12-01"):
        at.begin_evening(names="Ida\nJun\nMarek\nSofia", date=day)
        at.go("tables")
        at.do("club draw")
        at.result("1.1", 45000, 35000, 25000, 15000)
    first = at.club.evenings[0]
    text = words(paper(at, "month"))
    assert text.startswith("2026-12")
    assert text.count(" 45,000 ") == 1
    at.do(f"club open evening/{first.id}", "club print month")
    text = words(at.asked(OnPaper).text)
    assert text.startswith("2026-11")
    games = [
        re.search(rf"{name} [−+]?[\d.]+ (\d) ", text) for name in ("Ida", "Jun", "Marek", "Sofia")
    ]
    assert [each and each[1] for each in games] == ["2"] * 4
