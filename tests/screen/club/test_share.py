"""An evening goes out: to the share sheet, the clipboard, a spreadsheet."""

import pytest

from pyapp.club.records import AVERAGE
from pyapp.screen.effects import CLOSED, COPIED, SHARED, OnPaper
from tests.screen.club.evenings import Organiser


def played(games: int = 2) -> Organiser:
    at = Organiser()
    at.begin_evening(names="Ida\nJun\nMarek\nSofia")
    at.go("tables")
    at.type("plan", "\n\n".join(["Ida,Jun,Marek,Sofia"] * 2))
    at.do("club plan")
    for n in range(games):
        at.result(f"{n + 1}.1", 41200, 30000, 18800, 30000)
    at.go("")
    return at


def test_before_the_first_result_there_is_nothing_to_send() -> None:
    assert "club send" not in played(0).controls()


@pytest.mark.parametrize(
    ("how", "told", "wrong"),
    [
        *((SHARED, "", ""), (CLOSED, "", ""), (COPIED, "Copied.", "")),
        ("", "", "This browser does not allow copying: select the text above and copy it."),
    ],
)
def test_the_text_goes_the_way_that_there_is(how: str, told: str, wrong: str) -> None:
    at = played()
    at.shares = how
    at.do("club send")
    assert at.copied == [
        "Tuesday · on 2026-11-24\n"
        "1 Ida +52.4 · 2 Jun 0.0 · 2 Sofia 0.0 · 4 Marek −52.4\n"
        "Round 1 · Table 1: 1 Ida 41,200 +26.2 · 2 Jun 30,000 0.0 · 2 Sofia 30,000 0.0"
        " · 4 Marek 18,800 −26.2\n"
        "Round 2 · Table 1: 1 Ida 41,200 +26.2 · 2 Jun 30,000 0.0 · 2 Sofia 30,000 0.0"
        " · 4 Marek 18,800 −26.2"
    ]
    assert (at.heard, at.wrong) == (told, wrong)
    assert "club undo" not in at.controls()  # the last result is no part of that
    assert ("<textarea readonly" in at.html["club-share"]) == (how == "")


def test_a_game_of_three_among_those_of_four_is_ranked_by_itself() -> None:
    """It stood in no table of its evening, and nothing said so."""
    at = played()
    head = "round,table,rulebook,E,S,W,E raw,S raw,W raw"
    at.do(f"club open import/{at.evening.id}")
    at.do(f"club read {head}\n3,2,tenhou-sanma,Tove,Ida,Jun,45000,35000,25000", "club take")
    at.go("")
    at.do(f"club pick who {at.id('Ida')}")
    at.type("points", "20")
    at.do("club penalty", "club send")
    # The table of players has them too, where it had those of four alone.
    at.do("club csv players")
    players = at.files[-1][1].split("\n")
    assert players[0].endswith("penalty,total,players,length")
    assert [line.split(",")[:3] + line.split(",")[-3:] for line in players[1:-1]] == [
        ["1", "Ida", "2", "32400", "4", "hanchan"],
        ["2", "Jun", "2", "0", "4", "hanchan"],
        ["2", "Sofia", "2", "0", "4", "hanchan"],
        ["4", "Marek", "2", "-52400", "4", "hanchan"],
        ["1", "Tove", "1", "40000", "3", "hanchan"],
        ["2", "Ida", "1", "-5000", "3", "hanchan"],
        ["3", "Jun", "1", "-35000", "3", "hanchan"],
    ]
    at.do(f"club open import/{at.evening.id}", f"club read {at.files[-1][1]}")
    assert "names: 5" in at.text
    at.do(f"club open evening/{at.evening.id}")
    lines = at.copied[-1].split("\n")
    assert lines[1].startswith("4 players · Hanchan: 1 Ida +32.4 · 2 Jun 0.0 · ")
    assert lines[2] == "3 players · Hanchan: 1 Tove +40.0 · 2 Ida −5.0 · 3 Jun −35.0"
    shown_on = [at.html["club-standing"]]
    for paper in ("results", "month"):
        at.do(f"club print {paper}")
        shown_on.append(at.asked(OnPaper).text)
    for shown in shown_on:
        assert shown.count("<h2>3 players · Hanchan</h2>") == 1
        assert shown.index(">Sofia<") < shown.index("<h2>3 players") < shown.index(">Tove<")
    honours = at.html["club-honours"]
    assert "Honours of the evening · 3 players · Hanchan" in honours
    assert honours.index("41,200") < honours.index("45,000")


def test_a_penalty_stands_in_the_text_that_its_total_is_in() -> None:
    at = played()
    at.do(f"club pick who {at.id('Marek')}")
    at.type("points", "20")
    at.type("reason", "late")
    at.do("club penalty", "club send")
    lines = at.copied[-1].split("\n")
    assert "4 Marek −72.4" in lines[1]
    assert lines[-1] == "Penalty for Marek: −20.0."
    at.do(f"club cancel {at.club.penalties[0].id}", "club send")
    assert "Penalty" not in at.copied[-1]


def test_what_scores_do_not_show_stands_in_the_text() -> None:
    at = played()
    at.do(f"club open result/{at.evening.id}/{at.club.results[1].id}")
    for name, text in (("score2", "17800"), ("sticks", "1"), ("chombo3", "1")):
        at.type(name, text)
    at.do("club save", f"club open names/{at.id('Sofia')}")
    at.type("name", "Sofie")  # as the table above the games calls her too
    at.do("club rename", f"club open evening/{at.evening.id}", "club send")
    assert at.copied[0].endswith(
        " · 4 Marek 17,800 −27.2 · Sofie: Chombo −20.0 · Riichi sticks on the table: 1"
    )


def test_a_series_goes_out_the_same_ways() -> None:
    at = played()
    at.do("club open series/new")
    at.type("name", "Spring")
    assert "club send" not in at.controls()
    at.do("club save", "club send")
    head = "Spring · Sum of points · 4 players · Hanchan"
    assert at.copied == [f"{head}\n1 Ida +52.4\n2 Jun 0.0\n2 Sofia 0.0\n4 Marek −52.4"]
    spring = at.club.series[0]
    at.do(f"club open series/{spring.id}/rules", f"club pick rule {AVERAGE}", "club save")
    at.copies = False
    at.do("club send")
    assert at.copied[1].split("\n")[1:3] == ["1 Ida +26.2", "2 Jun 0.0"]
    assert "<textarea readonly" in at.html["club-series"]
    at.do("club csv games", "club csv players")
    games, players = [text.split("\n") for _name, text in at.files]
    assert [line.split(",")[:3] for line in games[1:3]] == [["2026-11-24", n, "1"] for n in "12"]
    assert players[1].startswith("1,Ida,2,52400")
    at.do("club print series")
    assert "<h1>Spring</h1><p>Average points · 4 players · Hanchan</p>" in at.asked(OnPaper).text
    assert "52.4" in at.asked(OnPaper).text


def test_tables_are_saved_for_spreadsheets_and_read_again() -> None:
    at = played()
    at.do("club csv games", "club csv players", "club csv az")
    assert at.heard == "Saved as a file in your downloads."
    names = [name for name, _text in at.files]
    assert names == [f"tenbou-{kind}-2026-11-24.csv" for kind in ("games", "players", "az")]
    games, players, az = [text.split("\n") for _name, text in at.files]
    assert games[1].startswith("2026-11-24,1,1,wrc-2015,hanchan,Ida,Jun,Marek,Sofia,41200")
    assert players[1].startswith("1,Ida,2,52400,1.00,2,0,0,0,41200,41200,0,0,52400")
    assert az[2] == "11/24/2026,2,1,Ida,Jun,Marek,Sofia,41200,30000,18800,30000,0"
    before = at.club
    for _name, text in (at.files[0], at.files[2]):
        at.do(f"club open import/{at.evening.id}", f"club read {text}", "club take")
        assert at.heard == "Results entered: 0. There already: 2."
        assert at.club.results == before.results
