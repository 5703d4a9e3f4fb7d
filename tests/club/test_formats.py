"""Texts that clubs have: each form is read, ours are written and read again, damage is told."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.club.imports import Brought, Checked, brought, checked
from pyapp.club.records import EMPTY, SERIES, Club
from pyapp.club.results import placings, with_result
from pyapp.club.roster import entered, met, remembered
from pyapp.club.sheets import az_csv, games_csv, players_csv
from pyapp.club.table_cells import date_of, points_of
from pyapp.club.table_text import LONGEST_LINE, PLACES, SEATS, UNCLEAR, Preview, Reader, begun, read
from pyapp.riichi.problem import Problem
from tests.club.clubs import CLUB, DATE, EVENING, club_in, problem_in, result, start
from tests.club.pasted import AZ, CHAT, NONEBOT, NONEBOT_HEAD, OURS, PAIRS, PANTHEON, WHOLE, damaged

NAMES = ("Ida", "Jun", "Marek", "Sofia")
SCORES = (31200, 24600, 18700, 25500)
LEAGUE = start(rulebook="m-league")
BY_PLACE = ("Ida", "Sofia", "Jun", "Marek")
POINTS_BY_PLACE = (31200, 25500, 24600, 18700)


def preview_of(text: str) -> Preview:
    found = read(text)
    assert isinstance(found, Preview), found
    return found


def chat(round_: int, table: str = "") -> tuple[object, ...]:
    """What a line of a chat comes to."""
    return SEATS, "", (round_, table), NAMES, SCORES, 0


def first(text: str) -> Checked:
    """The only row of a text, under M.League's rules."""
    found = preview_of(text)
    assert found.refused == ()
    assert found.names == found.rows[0].names
    return checked(found.rows[0], LEAGUE)


@pytest.mark.parametrize(
    ("text", "order", "date", "at", "names", "scores", "sticks"),
    [
        (AZ, SEATS, DATE, (1, "A"), NAMES, (31200, 24600, 18700, 24500), 1),
        (OURS, SEATS, DATE, (2, "1"), NAMES, SCORES, 0),
        ("\ufeff" + OURS.replace(",", ";"), SEATS, DATE, (2, "1"), NAMES, SCORES, 0),
        (PAIRS, PLACES, DATE, (0, ""), BY_PLACE, POINTS_BY_PLACE, 0),
        (NONEBOT, SEATS, DATE, (0, ""), NAMES, SCORES, 0),
        (NONEBOT_HEAD + ",进度,备注\n" + NONEBOT, SEATS, DATE, (0, ""), NAMES, SCORES, 0),
        (
            "終局 (第3回) 伊田 312 純 246 丸子 187 園田 250+5",
            *(SEATS, "", (0, ""), ("伊田", "純", "丸子", "園田"), SCORES, 0),
        ),
        (
            "date,table,p1,p2,p3,p4,s1,s2,s3,s4,r1,r2,r3,r4\n"
            "2026-03-14,1,Ida,Jun,Marek,Sofia,31200,24600,18700,25500,1,3,4,2",
            *(SEATS, DATE, (0, "1"), NAMES, SCORES, 0),
        ),
        (
            "/enter_scores east_player:@Ida east_score:31200 south_player:Jun south_score:24600 "
            "west_player:Marek west_score:18700 north_player:Sofia north_score:24500 "
            "riichi_sticks:1",
            *(SEATS, "", (0, ""), NAMES, (31200, 24600, 18700, 24500), 1),
        ),
        (
            "/enter_scores east:Ida B. east:31,200 south:Jun south:24,600 west:Marek west:18,700 "
            "north:Sofia north:25,500",
            *(SEATS, "", (0, ""), ("Ida B.", "Jun", "Marek", "Sofia"), SCORES, 0),
        ),
        (
            "Sofia /结算 25500 北\nIda: /结算 31200 东\nMarek /结算 18700 西\nJun /结算 24600 南",
            *(SEATS, "", (0, ""), NAMES, SCORES, 0),
        ),
        # What is written in a chat
        ("Round 2: Ida 31200, Jun 24600, Marek 18700, Sofia 25500", *chat(2)),
        ("2. Runde, Tisch 3: Ida 31200, Jun 24600, Marek 18700, Sofia 25500", *chat(2, "3")),
        ("第2回戦 3卓：Ida 31200 Jun 24600 Marek 18700 Sofia 25500", *chat(2, "3")),
        ("2회전 1번 탁: Ida 31200, Jun 24600, Marek 18700, Sofia 25500", *chat(2, "1")),
        ("Стол 1:\nIda 31200, Jun 24600, Marek 18700, Sofia 25500", *chat(0, "1")),
        ("Final: Ida 31200, Jun 24600, Marek 18700, Sofia 25500", *chat(0)),
        # Spreadsheets without a header
        (
            "14.3.2026\t2\t1\tIda\tJun\tMarek\tSofia\t31.2\t24.6\t18.7\t25.5",
            *(SEATS, DATE, (2, "1"), NAMES, SCORES, 0),
        ),
        (
            "2026/3/14;Ida;Jun;Marek;Sofia;31,200;24,600;18,700;24,500;1",
            *(SEATS, DATE, (0, ""), NAMES, (31200, 24600, 18700, 24500), 1),
        ),
        ("Ida,312,Jun,246,Marek,187,Sofia,255", SEATS, "", (0, ""), NAMES, SCORES, 0),
        ("Ida 312, Jun 246, Marek 187, Sofia 255", SEATS, "", (0, ""), NAMES, SCORES, 0),
        (
            '"Ida","31,200","Sofia","25,500","Jun","24,600","Marek","18,700"',
            *(UNCLEAR, "", (0, ""), BY_PLACE, POINTS_BY_PLACE, 0),
        ),
    ],
)
def test_each_form_is_read(
    text: str,
    order: str,
    date: str,
    at: tuple[int, str],
    names: tuple[str, ...],
    scores: tuple[int, ...],
    sticks: int,
) -> None:
    found = first(text)
    assert found.problem is None
    row = found.row
    assert preview_of(text).order == order
    assert (row.date, row.round, row.table) == (date, *at)
    assert (row.names, row.scores, row.sticks) == (names, scores, sticks)


@pytest.mark.parametrize("text", CHAT)
def test_what_people_write_in_a_chat_is_read(text: str) -> None:
    for label, told in (("", ("", 0, "", "")), ("Round 2, table 3: ", ("", 2, "3", ""))):
        row = first(label + text.replace("\n", "\n" if not label else ", ")).row
        assert (row.names, row.scores) == (NAMES, SCORES)
        assert (row.date, row.round, row.table, row.note) == told
    for label, date, note in (("14.3.2026", DATE, ""), ("Final", "", "Final")):
        row = first(f"{label}: {text}".replace("\n", ", ")).row
        assert (row.names, row.date, row.note) == (NAMES, date, note)


def test_a_player_a_line_makes_games() -> None:
    one, other = "Ida B. 31200\nJun 24600\nMarek 18700\nSofia 25500\n", "2. Jun 30\n3. Ida 20\n"
    rows = preview_of(
        "Table 1\n" + one + "Table 2\n1. Noa 50\n" + other + one + "\nAda 4\nBo 3\nCy 2"
    )
    assert rows.order == PLACES
    assert [(row.table, len(row.names), row.line) for row in rows.rows] == [
        *(("1", 4, 5), ("2", 3, 9), ("2", 4, 13), ("2", 3, 17))
    ]
    assert rows.rows[0].names == ("Ida B.", "Jun", "Marek", "Sofia")
    assert preview_of("伊田31200 純24600 丸子18700 園田25500").names == (
        "伊田",
        "純",
        "丸子",
        "園田",
    )


@pytest.mark.parametrize(
    ("changes", "chombo", "penalties", "won"),
    [
        ((), (1, 0, 0, 0), (0, 0, 20000, 0), ()),
        ((("misc_chombo", "none"),), (0, 0, 0, 0), (20000, 0, 20000, 0), ()),
        ((("end_yakitori", "-20"),), (1, 0, 0, 0), (0, 0, 0, 0), (0, 1, 3)),
    ],
)
def test_what_a_result_has_besides_is_counted_by_the_rules(
    changes: tuple[tuple[str, str], ...],
    chombo: tuple[int, ...],
    penalties: tuple[int, ...],
    won: tuple[int, ...],
) -> None:
    """What the rules have no such cost for is a penalty, so that no points are lost."""
    lines = [
        f"{n} {name}  {many}  0.0" for n, name, many in zip("1234", NAMES, SCORES, strict=True)
    ]
    own = LEAGUE._replace(changes=changes)
    text = "\n".join(["Tenbou: M.League", *lines])
    (row,) = preview_of(text + "\nIda: Chombo −20.0\nMarek: Yakitori −20.0").rows
    found = checked(row, own).result
    assert found is not None
    assert (found.chombo, found.penalties, found.won) == (chombo, penalties, won)
    (row,) = preview_of(text).rows
    found = checked(row, own).result
    assert found is not None
    assert (sum(found.chombo), sum(found.penalties)) == (0, 0)
    assert found.won == ((0, 1, 2, 3) if "end_yakitori" in dict(changes) else ())


def test_a_player_whose_name_is_like_a_word_is_one() -> None:
    found = preview_of("Ida: 41\nJun: 30\nMarek: 20\nBets Olsen: 9")
    assert found.rows[0].names == ("Ida", "Jun", "Marek", "Bets Olsen")


def test_names_may_begin_with_digits() -> None:
    rest = ("Jun 24600", "Marek 18700", "Sofia 25500")
    for name in ("2pac", "2pac Jr", "3Дима", "1e4"):
        lines = (f"{name} 31200", *rest)
        assert preview_of("\n".join(lines)).names == (name, *NAMES[1:])
        assert preview_of(", ".join(lines)).names == (name, *NAMES[1:])
        for nth in ("{}.", "{}.º", "{}‑е", "{}位", "{})", "{}th", "{}e", "{}"):
            ranked = [f"{nth.format(n + 1)} {line}" for n, line in enumerate(lines)]
            assert preview_of("\n".join(ranked)).names == (name, *NAMES[1:]), ranked


@pytest.mark.parametrize(
    "text",
    [
        "Ida 31200, Jun 24600, Marek 18700, Sofia 25500, Tove 0",
        "Ida: 31200, Jun: 24600, Marek: 18700, Sofia: 25500, Tove: 0",
        "Ida 31200 Jun 24600 Marek 18700 Sofia 25500 Tove 0",
        "Table 2 Ida 31200, Jun 24600, Marek 18700, Sofia 25500",
        "Ida 31200, Jun 24600, Marek 44200, Sofia",
        "Ida: 31200, Jun: 68800",
        "Ida 31200\nJun 24600",
    ],
)
def test_no_game_of_a_chat_is_read_by_half(text: str) -> None:
    assert problem_in(read(text)) == "line_unread"


def test_three_play_too() -> None:
    sanma = start(("", "", ""), "tenhou-sanma")
    for text in (
        "Ida,Jun,Marek,45000,35000,25000",
        "E,S,W,N,E raw,S raw,W raw,N raw\nIda,Jun,Marek,,45000,35000,25000,",
        "終局 Ida 450 Jun 350 Marek 250",
    ):
        found = checked(preview_of(text).rows[0], sanma)
        assert found.problem is None
        assert found.row.scores == (45000, 35000, 25000)


def test_a_log_of_hands_is_played() -> None:
    preview = preview_of(PANTHEON)
    found = checked(preview.rows[0], LEAGUE)
    assert found.problem is None
    # Ida wins 7,700 as dealer and her stick comes back; honba 1 and mangan tsumo: 4,100, 2,100 ×2;
    # of the draw 1,500 each. Marek's win passes the deal, so that his draw is East 2.
    assert found.row.scores == (30100, 13700, 31800, 24400)
    assert found.result
    assert found.result.log
    yakuman = PANTHEON.replace("3han 40fu", "yakuman daisangen")
    assert checked(preview_of(yakuman).rows[0], LEAGUE).row.scores != found.row.scores
    two = PANTHEON.replace("3han 40fu", "3han 40fu also sofia 1han 30fu")
    ema = start(("",) * 4, "ema-2008")
    both = checked(preview_of(two).rows[0], ema)
    assert both.problem is None
    for wrong in ("ron ida from noa 1han 30fu", "tsumo", "abort", "ron ida from ida 1han 30fu"):
        text = PANTHEON + wrong + "\n"
        assert checked(preview_of(text).rows[0], LEAGUE).problem is not None, wrong
    assert checked(preview_of(PANTHEON + "chombo ida").rows[0], LEAGUE).problem is None


def test_tables_of_players_give_names() -> None:
    pantheon = (
        "Place,Player ID,Player name,Rating points,Average place,Average points,Games played\n"
        "1,17,Ida Berg,1523.4,2.1,12.3,8\n2,4,Jun,1480,2.6,-3,8\n"
    )
    found = preview_of(pantheon)
    assert (found.rows, found.names) == ((), ("Ida Berg", "Jun"))
    ema = "Place\tFirst name\tLast name\tEMA number\tCountry\tTable points\tScore\n"
    found = preview_of(ema + "1\tIda\tBerg\t01020304\tGER\t12\t34500\n")
    assert found.names == ("Ida Berg",)


@pytest.mark.parametrize(
    ("cell", "points"),
    [
        *(("31200", 31200), ("31,200", 31200), ("31.200", 31200), ("31 200", 31200)),
        *(("31'200", 31200), ("-1,500", -1500), ("▲1.5", -1500), ("△1500", -1500), ("−300", -300)),
        *(("250+10", 260), ("+31200", 31200), ("３１２００", 31200), ("0", 0), ("31.2", 31200)),
        *(
            ("31k", 31000),
            ("31.2k", 31200),
            ("312点", 312),
            ("", None),
            ("Ida", None),
            ("31200x", None),
            ("--5", None),
        ),
        *(("1.23", None), ("1e5", None), ("-", None), ("12345678", None), ("250+x", None)),
    ],
)
def test_points_are_read(cell: str, points: int | None) -> None:
    assert points_of(cell) == points


@pytest.mark.parametrize(
    ("cell", "date"),
    [
        *(("2026-03-14", DATE), ("3/14/2026", DATE), ("14/3/2026", DATE), ("14.3.2026", DATE)),
        *(("2026/3/14 21:10", DATE), ("2026-03-14T21:10:05Z", DATE), ("2026年3月14日", DATE)),
        *(("31200", ""), ("1-2", ""), ("13/13/2026", ""), ("", ""), ("0-0-0", ""), ("a-b-c", "")),
    ],
)
def test_dates_are_read(cell: str, date: str) -> None:
    assert date_of(cell) == date


def test_rows_that_are_wrong_say_why() -> None:
    for line, wrong in (
        ("Ida,31200,Jun,24600,Marek,18700,Sofia,24500", "total_is_off"),
        ("Ida,31200,ida,24600,Marek,18700,Sofia,25500", "name_twice"),
        ("Ida,31250,Jun,24550,Marek,18700,Sofia,25500", "not_in_hundreds"),
        ("Ida,45000,Jun,35000,Marek,25000", "as_many_names"),
    ):
        row = preview_of(line).rows[0]
        found = checked(row, LEAGUE)
        told = found.problem.id if found.problem else ""
        if wrong == "not_in_hundreds":
            assert problem_in(brought(CLUB, (found,), EVENING, True, "s")) == wrong
        else:
            assert told == wrong
    off = checked(preview_of("Ida,31200,Jun,24600,Marek,18700,Sofia,24500").rows[0], LEAGUE)
    assert off.total
    assert (off.total.likely, off.total.sticks) == ("sticks", 1)
    half = read(AZ.split("\n")[1].replace(",", " ") + "\nIda /结算 31200 东\nJun /结算 24600 南")
    assert isinstance(half, Preview)
    assert [each.id for each in half.refused] == ["line_unread"] * 2  # a game of two
    assert problem_in(read("")) == "nothing_to_read"
    assert problem_in(read("\n \n")) == "nothing_to_read"
    assert problem_in(read("hello world")) == "line_unread"
    assert problem_in(read("\ufffd\ufffd\0\x10JFIF\0 Ida 31200")) == "not_text"  # a photo
    assert problem_in(read("x\n" * 3000)) == "too_long"
    assert problem_in(read("Ida 31200\n" + "x" * (LONGEST_LINE + 1))) == "line_too_long"


def test_after_each_line_a_page_may_have_its_turn() -> None:
    """Twenty lines at once held a slow phone for half a minute."""
    reader = begun("Ida 31200 Jun 24600\n" * 3)
    assert isinstance(reader, Reader)
    assert [(reader.more(), len(reader.left)) for _ in range(4)] == [
        *((True, 2), (True, 1), (True, 0), (False, 0))
    ]


def taken(found: Brought | Problem) -> Brought:
    assert isinstance(found, Brought), found
    return found


def rows_of(text: str) -> tuple[Checked, ...]:
    return tuple(checked(row, LEAGUE) for row in preview_of(text).rows)


def test_rows_are_brought_once_and_names_matched_once() -> None:
    day = EVENING._replace(start=start(("",) * 4, "m-league"))
    club = CLUB._replace(evenings=(day,))
    text = AZ + "3/15/2026,1,A,Ida,Jun,Marek,Sofie,31200,24600,18700,24500,1\n"
    rows = rows_of(text)
    assert problem_in(brought(club, rows, day, True, "s")) == "unknown_name"
    known = club_in(remembered(club, "p4", "Sofie"))
    found = taken(brought(known, rows, day, True, "s"))
    assert (found.new, found.same) == (2, 0)
    assert [each.date for each in found.club.evenings] == [DATE, "2026-03-15"]
    assert [each.players for each in found.club.results] == [("p1", "p2", "p3", "p4")] * 2
    points = [each.points for each in placings(found.club.results[0])]
    assert points == [51200, 4600, -41300, -15500]
    again = taken(brought(found.club, rows, day, True, "t"))
    assert (again.new, again.same, again.club) == (0, 2, found.club)
    other = club_in(entered(club, ("Sofie",), "s"))
    result = taken(brought(other, rows, day, False, "s")).club.results[1]
    assert (result.players[3], result.seated) == (other.players[-1].id, False)
    off = rows_of(text + "3/15/2026,2,A,Ida,Jun,Marek,Sofia,31200,24600,18700,24500,0\n")
    assert problem_in(brought(known, off, day, True, "s")) == "total_is_off"
    # Without rounds they are numbered as they come.
    plain = rows_of(
        "Ida,31200,Jun,24600,Marek,18700,Sofia,25500\nIda,312,Jun,246,Marek,200,Sofia,242"
    )
    numbered = taken(brought(club, plain, day, True, "s")).club.results
    assert [(each.date, each.round) for each in numbered] == [(DATE, 1), (DATE, 2)]


def played() -> Club:
    """A club with odd names and remarks."""
    odd = ("=HYPERLINK(1)", "@Jun", "-Marek, junior", 'Sofia "S"', "Sofia")
    club = club_in(entered(EMPTY, odd, "s"))
    ids = tuple(player.id for player in club.players)
    club = club._replace(evenings=(EVENING._replace(present=ids),))
    one = result("r1", 36200, 29600, 23700, 29500, sticks=1)._replace(players=ids[:4])
    one = one._replace(note='+1 for the club, "really"', table="=A")
    club = club_in(with_result(club, one))
    bust = result("r2", 62000, 29600, 29900, -1500)._replace(players=(*ids[:3], ids[4]), round=2)
    bust = bust._replace(stopped=True, chombo=(0, 0, 1, 0), penalties=(0, 5000, 0, 0), won=(3,))
    return club_in(with_result(club, bust))


def test_games_are_written_for_spreadsheets() -> None:
    club = played()
    lines = games_csv(club, club.results).split("\n")
    assert lines[0].startswith("\ufeffdate,round,table,rulebook,length,E,S,W,N,E raw")
    assert lines[1] == (
        "2026-03-14,1,'=A,wrc-2025,hanchan,'=HYPERLINK(1),'@Jun,"
        '"\'-Marek, junior","Sofia ""S""",'
        "36200,29600,23700,29500,1,21200,4600,-21300,-5500,1,2,4,3,,"
        '"\'+1 for the club, ""really""",0,0,0,0,0,0,0,0,0,0,0,0'
    )
    assert ",62000,29600,29900,-1500,0," in lines[2]
    assert lines[2].endswith(",yes,,0,0,1,0,0,5000,0,0,0,0,0,1")
    preview = preview_of(games_csv(club, club.results))
    assert preview.refused == ()
    rows = tuple(checked(row, start(("",) * 4)) for row in preview.rows)
    again = taken(brought(club, rows, club.evenings[0], True, "s"))
    assert (again.new, again.same) == (0, 2)
    other = taken(brought(club._replace(results=()), rows, EVENING, True, "s")).club
    for kept, read_ in zip(club.results, other.results, strict=True):
        assert read_.ended == kept.ended
        assert (read_.chombo, read_.penalties, read_.won) == (kept.chombo, kept.penalties, kept.won)
    assert preview_of(az_csv(club, club.results)).names == preview.names
    assert az_csv(club, club.results).split("\n")[1].startswith("3/14/2026,1,'=A,'=HYPERLINK(1)")


def test_players_are_written_with_counts() -> None:
    club = played()
    lines = players_csv(club, (SERIES,)).split("\n")
    assert lines[0] == (
        "\ufeffplace,name,games,points,avg place,1st,2nd,3rd,4th,best raw,worst raw,busts,"
        "penalty,total"
    )
    # 21.2 and 32 + 15; both first
    assert lines[1] == "1,'=HYPERLINK(1),2,68200,1.00,2,0,0,0,62000,36200,0,0,68200"
    day = EVENING._replace(start=start(("",) * 4, "m-league"))
    kept = taken(brought(CLUB._replace(evenings=(day,)), rows_of(PANTHEON), day, True, "s"))
    lines = players_csv(kept.club, (SERIES,)).split("\n")
    assert lines[0].endswith(
        "hands,wins,deal-ins,riichi,tsumo wins,avg win,avg deal-in,draws,draw tenpai"
    )
    ida = next(line for line in lines if ",Ida," in line)
    assert ida.endswith(",3,1,0,1,0,7700,,1,1")


def test_what_is_damaged_is_a_preview_or_a_reason() -> None:
    read_, refused = 0, 0
    day = EVENING._replace(start=start(("",) * 4, "m-league"))
    club = CLUB._replace(evenings=(day,))
    for seed in range(300):
        random = Random(seed)
        text = damaged(random.choice(WHOLE), random)
        found = read(text)
        if isinstance(found, Problem):
            refused += 1
            assert found.id in (
                "not_text",
                "nothing_to_read",
                "too_long",
                "line_too_long",
                "line_unread",
            )
            continue
        read_ += 1
        rows = tuple(checked(row, LEAGUE) for row in found.rows)
        names = [name for name in found.names if not met(club, name).player]
        known = entered(club, tuple(names), "s")
        whole = known if isinstance(known, Problem) else brought(known, rows, day, True, "s")
        wrong = [each for each in rows if each.result is None]
        assert all(each.problem for each in wrong)
        if wrong:
            assert isinstance(whole, Problem)
        if isinstance(whole, Brought):
            assert whole.new + whole.same == len(rows)
            assert all(placings(each) for each in whole.club.results)
    assert read_ > 50
    assert refused > 20


@given(st.text(max_size=80))
def test_any_text_is_a_preview_or_a_reason(text: str) -> None:
    found = read(text)
    if isinstance(found, Preview):
        assert [checked(row, LEAGUE) for row in found.rows] or found.names
