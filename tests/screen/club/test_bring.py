"""Results that others wrote: pasted or opened, looked at, and taken whole or not at all."""

import re

import pytest

from pyapp.club.handover import dump_handed
from pyapp.club.links import word_of
from pyapp.club.results import placings
from pyapp.club.table_text import MOST_LINES
from pyapp.game.ending import ending
from pyapp.game.game import Game
from pyapp.game.saved import load
from pyapp.screen.club.state import MOST_TYPED
from pyapp.screen.game.result import result_text
from pyapp.words.languages import LANGUAGES, NATIVE
from tests.club.pasted import AZ, NONEBOT, NONEBOT_HEAD, OURS, PAIRS, PANTHEON
from tests.game_text import text as text_of_game
from tests.packed import squeeze
from tests.screen.apps import Player
from tests.screen.club.evenings import Organiser
from tests.spoken import words

LEAGUE = "rules:m-league"


def at_import(text: str, *names: str) -> Organiser:
    """An organiser of an evening by M.League's rules who has pasted a text and had it read."""
    at = Organiser()
    at.do("club open new", "club pick book m-league")
    at.type("date", "2026-03-14")
    at.do("club begin")
    if names:
        at.type("names", "\n".join(names))
        at.do("club enter")
    at.do(f"club open import/{at.evening.id}")
    at.type("pasted", text)
    at.do("club read")
    return at


@pytest.mark.parametrize(
    ("text", "order"),
    [
        *((AZ, ""), (OURS, ""), (PAIRS, ""), (NONEBOT, ""), (PANTHEON, "")),
        (NONEBOT_HEAD + "\n" + NONEBOT, ""),
        ("Ida 312 Sofia 255 Jun 246 Marek 187", "places"),
    ],
)
def test_each_form_is_looked_at_and_taken(text: str, order: str) -> None:
    at = at_import(text)
    assert "Games read: 1, names: 4" in at.text
    assert not at.club.results
    if order:
        at.do("club take")
        assert at.wrong == "What order are the names in?"
        at.do(f"club pick order {order}")
    at.do("club take")
    assert at.heard == "Results entered: 1. There already: 0."
    assert at.app.shown == f"club/evening/{at.evening.id}/tables"
    names = sorted(each.name.lower() for each in at.club.players)
    assert names == ["ida", "jun", "marek", "sofia"]
    assert len(at.evening.present) == 4
    assert at.club.results[0].seated is (text != PAIRS and order != "places")
    at.do("club undo")
    assert (at.club.results, at.club.players) == ((), ())


def test_a_wrong_sum_is_red_and_nothing_is_taken_until_it_is_right() -> None:
    lines = (
        "Ida,31200,Jun,24600,Marek,18700,Sofia,25500\nIda,31200,Jun,24600,Marek,18700,Sofia,21700"
    )
    at = at_import(lines + "\nhello there")
    red = at.html["club-preview"].partition("Σ")[0]
    assert 'class="error"' in red
    assert "Line 3 cannot be read: hello there" in at.text
    assert "Who is who?" not in at.text, "as it would be asked again"
    assert "must add up to 100,000: they are off by −3,800" in at.text
    assert "Wrong lines: 2." in at.text
    assert "club take" not in at.controls()
    at.do("club take")
    assert at.club.results == ()
    at.type("pasted", lines.replace("21700", "25500\n"))
    at.do("club read", "club take")
    assert at.heard == "Results entered: 1. There already: 1."
    assert "club undo" in at.controls()
    before = at.club
    at.do(f"club open import/{at.evening.id}")
    at.type("pasted", lines.partition("\n")[0])
    at.do("club read", "club take")
    assert (at.heard, at.club) == ("Results entered: 0. There already: 1.", before)
    assert "club undo" not in at.controls()


@pytest.mark.parametrize("head", ["round,table", "game,tbl"])
def test_a_game_of_the_plan_fills_its_table(head: str) -> None:
    at = at_import("", "Ida", "Jun", "Marek", "Sofia", "Tove")
    at.go("tables")
    at.type("plan", "Ida Jun Marek Sofia\n\nMarek Sofia Jun Ida\n\nIda Jun Marek Tove")
    at.do("club plan", f"club open import/{at.evening.id}")
    table = head + ",p1,p2,p3,p4,s1,s2,s3,s4\n"
    for row in ("2,A", "2,", ",", "3,1"):
        at.type("pasted", table + row + ",Jun,Ida,Marek,Sofia,24600,31200,18700,25500")
        at.do("club read", "club take")
        at.do(f"club open import/{at.evening.id}")
    found = [(each.round, each.table) for each in at.club.results]
    assert found == [(2, "1"), (3, "1")], "in round 3 they sit at no table of the plan"
    at.type("pasted", "Sofia,25400,Ida,31300,Jun,24600,Marek,18700")
    at.do("club read", "club take")
    first = at.club.results[0]
    assert (first.round, first.table) == (1, "1")
    enter = [each for each in at.controls() if each.startswith("club open result/")]
    assert not [each for each in enter if each.endswith((".1", ".2"))]


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize(
    ("holds", "found"),
    [
        ("here", [(31200, "1")]),
        ("new", [(33200, "1")]),
        ("both", [(31200, "1"), (33200, "")]),
    ],
)
def test_which_result_of_a_table_holds_is_asked(
    holds: str, found: list[tuple[int, str]], named: bool
) -> None:
    at = at_import("", "Ida", "Jun", "Marek", "Sofia")
    at.go("tables")
    at.type("plan", "Ida Jun Marek Sofia")
    at.do("club plan")
    at.result("1.1", 31200, 24600, 18700, 25500)
    before = at.club
    at.do(f"club open import/{at.evening.id}")
    head, row = ("round,table,", "1,1,") if named else ("", "")
    names = "p1,p2,p3,p4,s1,s2,s3,s4\n"
    at.type("pasted", f"{head}{names}{row}Ida,Jun,Marek,Sofia,33200,22600,18700,25500")
    at.do("club read")
    assert "which one counts" not in at.text
    at.do("club take")
    assert at.wrong == (
        "Line 2: the table has another result,"
        " Ida 31,200 · Jun 24,600 · Marek 18,700 · Sofia 25,500. Choose which one counts."
    )
    assert (at.club, "If a table has another result" in at.text) == (before, True)
    assert "removes the hands" not in at.text
    at.do(f"club pick holds {holds}", "club take")
    assert sorted((each.scores[0], each.table) for each in at.club.results) == found
    new = int(holds != "here")
    assert at.heard == f"Results entered: {new}. There already: {1 - new}."
    at.do(f"club open import/{at.evening.id}")
    at.do("club read 3/14/2026", "club read Ida,Jun")
    assert "If a table has another result" not in at.text


def game(*more: str, names: str = "Ida,Jun,Marek,Sofia") -> str:
    start = f"start rules:m-league hanchan names:{names}"
    return text_of_game(
        start, "riichi B", "ron from:D B:2/30::234567m33456p67s+8s,riichi,ron", *more
    )


def test_that_hands_go_with_the_result_that_has_them_is_said_before() -> None:
    at = at_import("", "Ida", "Jun", "Marek", "Sofia")
    at.go("tables")
    at.type("plan", "Ida Jun Marek Sofia")
    at.do("club plan", f"club open import/{at.evening.id}")
    at.type("pasted", game("stop time%20up"))
    at.do("club read", "club take", f"club open import/{at.evening.id}")
    at.type("pasted", "Ida,33200,Jun,22600,Marek,18700,Sofia,25500")
    at.do("club read", "club take")
    assert "Choosing the pasted one also removes the hands" in at.text
    at.do("club pick holds new", "club take")
    assert [each.log for each in at.club.results] == [""]
    at.do("club undo")
    assert [each.log for each in at.club.results] != [""]


def link(text: str) -> str:
    return f"https://tenbou.example/#game/{word_of(text, squeeze)}"


@pytest.mark.parametrize("handed", [True, False])
@pytest.mark.parametrize("way", ["link", "text", "file"])
def test_a_game_that_was_shared_is_read_as_one(way: str, handed: bool) -> None:
    text = game("stop time%20up")
    played = load(text)
    assert isinstance(played, Game)
    sent = dump_handed("20260314211005000", played, text) if handed else text
    if way == "link":
        sent = f"Ida, Jun, Marek, Sofia\n{link(sent)} "
    at = at_import("" if way == "file" else sent, "Ida", "Jun", "Marek", "Sofia")
    if way == "file":
        at.do(f"club read \ufeff{sent}")
    assert "Games read: 1, names: 4" in at.text
    assert "Ida 25,000 · Jun 27,000 · Marek 25,000 · Sofia 23,000" in at.text
    at.go("tables")
    at.type("plan", "Marek Sofia Jun Ida")
    at.do("club plan", f"club open import/{at.evening.id}", f"club read {sent}", "club take")
    (result,) = at.club.results
    assert (result.round, result.table, result.log, result.stopped) == (1, "1", text, True)
    assert result.scores == (25000, 27000, 25000, 23000)
    at.do(f"club open import/{at.evening.id}", f"club read {sent}", "club take")
    assert at.heard == "Results entered: 0. There already: 1."


@pytest.mark.parametrize("tag", [each.tag for each in LANGUAGES])
def test_a_result_that_was_shared_as_text_is_read(tag: str) -> None:
    games = [load(game(*more, "stop time%20up")) for more in ((), ("draw tenpai:B",))]
    texts = [result_text(words(NATIVE, tag), each) for each in games if isinstance(each, Game)]
    at = at_import("\n\n".join(each.partition("\n")[0] for each in texts))
    assert at.wrong, "there is no game in how it begins"
    for between in ("\n", "\r\n\r\n"):
        at.type("pasted", "\n".join(texts).replace("\n", between))
        at.do("club read")
        assert "Games read: 2, names: 4" in at.text
    assert "What order are the names in?" in at.text
    at.do("club sticks", "club take")
    assert [dict(zip(each.start.names, each.scores, strict=True)) for each in at.club.results] == [
        {"Jun": 27000, "Ida": 25000, "Marek": 25000, "Sofia": 23000},
        {"Jun": 30000, "Ida": 24000, "Marek": 24000, "Sofia": 22000},
    ]
    assert not at.club.results[0].seated


# All that a result has besides places and points, of two players several at once.
BESIDES = (
    *("chombo C", "chombo C", "chombo A", "penalty C 5500", "penalty A 100500", "penalty B 100"),
    *("riichi A", "draw tenpai:A", "stop time%20up"),
)


@pytest.mark.parametrize(
    ("tag", "terms"), [(each.tag, terms) for each in LANGUAGES for terms in each.terms]
)
def test_what_a_shared_result_has_besides_is_read(tag: str, terms: str) -> None:
    """Lines like "Bob: Penalty −5.0" were refused, and with them all the rest."""
    played = load(game(*BESIDES, names="Ida,1.%20FC%3A%20Jun,M.%20-%20K.,Sofia"))
    other = load(game("penalty D 2000", "stop time%20up"))
    assert isinstance(played, Game)
    assert isinstance(other, Game)
    at = at_import("\n".join(result_text(words(terms, tag), each) for each in (played, other)))
    assert "Games read: 2" in at.text
    at.do("club pick order seats", "club take")
    assert at.heard == "Results entered: 2. There already: 0."
    for each, of in zip(at.club.results, (played, other), strict=True):
        as_written = {of.start.names[each.seat]: each.total for each in ending(of).standings}
        read = [placing.points for placing in placings(each)]
        assert dict(zip(each.start.names, read, strict=True)) == as_written
        assert each.sticks == of.sticks
    assert sorted(at.club.results[0].chombo) == [0, 0, 1, 2]


@pytest.mark.parametrize(
    "line",
    [
        *("Ida: Chombo", "Ida: Chombo 20.0", "Ida: Chombo +20.0", "Ida: Trophy −20.0"),
        *("Ida: Penalty −5.0 late", "Ada: Penalty −5.0", "Ida: Penalty −5.0 and", "Sticks: many"),
        "Ida: Chombo penalty −20.0",
    ],
)
def test_what_is_not_understood_of_a_shared_result_is_refused(line: str) -> None:
    played = load(game("stop time%20up"))
    assert isinstance(played, Game)
    at = at_import(result_text(words(), played) + "\n" + line)
    assert f"Line 6 cannot be read: {line}" in at.text
    assert "club take" not in at.controls()


def test_several_links_are_read_and_a_game_that_went_on_keeps_its_place() -> None:
    first, other = game(), game(names="Tove,Uma,Vera,Sofie")
    at = at_import(f"{link(first)}\n{link(other)}", "Ida", "Jun", "Marek", "Sofia")
    assert "Games read: 2, names: 8" in at.text
    at.do("club take")
    assert at.wrong == "Choose who Sofie is."
    at.do(f"club pick who3 {at.id('Sofia')}", "club take")
    ids = [each.id for each in at.club.results]
    assert len(ids) == 2
    at.do(
        f"club open import/{at.evening.id}", f"club read {link(game('draw tenpai:B'))}", "club take"
    )
    assert [each.id for each in at.club.results] == ids
    assert at.club.results[0].scores == (24000, 30000, 24000, 22000)


def test_a_damaged_link_and_a_damaged_game_are_refused() -> None:
    at = at_import("https://tenbou.example/#game/zzz")
    assert at.wrong == at.say("cannot_damaged")
    for text in ("club read https://tenbou.example/#game/zzz", "club too_long 3000000"):
        at = at_import(PANTHEON)
        assert "club take" in at.controls()
        at.do(text)
        assert at.wrong
        assert "club take" not in at.controls(), "what was read before is offered no more"
    at = at_import(game()[:-3])
    assert "Games read: 1, names: 0" in at.text
    assert "Wrong lines: 1." in at.text
    assert "club take" not in at.controls()
    at.do("club take")
    assert at.club.results == ()


@pytest.mark.parametrize("way", ["paste", "file"])
def test_a_backup_is_told_where_it_belongs(way: str) -> None:
    at = at_import(PANTHEON)
    at.do("club take", "club open", "club backup")
    backup = at.files[-1][1]
    at.do("club open import")
    if way == "paste":
        at.type("pasted", "\n" + backup)
    at.do("club read" if way == "paste" else f"club read \ufeff{backup}")
    assert at.wrong == at.say("club_backup_here", open=at.say("club_backup_open"))
    assert "“Open a backup”" in at.wrong
    assert "club take" not in at.controls()


def test_sticks_that_are_missing_may_lie_on_the_table() -> None:
    at = at_import("Jun,24600,Ida,31200,Marek,18700,Sofia,24500")
    assert "they are off by −1,000" in at.text
    at.do("club sticks")
    assert "they are off" not in at.text
    at.do("club sticks")
    assert "they are off" in at.text
    at.do("club sticks", "club take")
    assert at.club.results[0].sticks == 1


def test_a_near_name_is_asked_about_once_and_remembered() -> None:
    at = at_import("Jun,24600,Ida,31200,Marek,18700,Sofie,25500", "Ida", "Jun", "Marek", "Sofia")
    at.do("club take")
    assert at.wrong == "Choose who Sofie is."
    at.do(f"club pick who0 {at.id('Sofia')}", "club take")
    assert at.club.players[3].aliases == ("Sofie",)
    assert len(at.club.players) == 4
    at.do(f"club open import/{at.evening.id}")
    at.type("pasted", "Jun,24600,Ida,31300,Marek,18600,Sofie,25500")
    at.do("club read", "club take")
    assert len(at.club.results) == 2


def test_a_name_written_otherwise_is_shown_with_whom_it_is_taken_for() -> None:
    row = "Jun,24600,Ida,31200,{},18700,{},25500"
    at = at_import(row.format("marek", "Zoe") + "\n" + row.format("Marek", "zoe"), "Ida", "Marek")
    assert "Taken as the same player: marek = Marek and zoe = Zoe." in at.text
    assert re.findall(r"selected>([^<]*)", at.html["club-preview"].partition("Who is")[2]) == [
        *("Someone new", "It is Marek", "Someone new", "It is Zoe")
    ]
    at.do("club pick who2 guest", "club take")
    assert [(each.name, each.guest) for each in at.club.players] == [
        *(("Ida", False), ("Marek", False), ("Jun", False), ("Zoe", True))
    ]
    at.do(f"club open import/{at.evening.id}", f"club read {row.format('Marek', 'Zoe')}")
    assert "Who is who?" not in at.text


def test_a_name_written_otherwise_may_be_somebody_else_for_good() -> None:
    row = "Jun,24600,Ida,31200,{},18700,{},25500"
    text = row.format("Lina", "marek")
    at = at_import(text, "Ida", "Jun", "Li Na", "Marek")
    at.do("club pick who0 new", f"club pick who1 {at.id('Jun')}", "club take")
    assert at.wrong == "One player has two seats."
    at.do("club pick who1 guest", "club take")
    assert [(each.name, each.guest) for each in at.club.players][4:] == [
        *(("Lina", False), ("marek", True))
    ]
    assert at.club.results[0].players[2:] == (at.id("Lina"), at.id("marek"))
    at.do("club undo")
    assert len(at.club.players) == 4
    at.do("club redo")
    again = Organiser(at.disk)
    again.do(f"club open import/{at.evening.id}", f"club read {row.format('marek', 'Lina')}")
    assert "Who is who?" not in again.text
    again.do("club take")
    assert again.club.results[1].players[2:] == (at.id("marek"), at.id("Lina"))
    again.do(f"club open import/{at.evening.id}", f"club read {row.format('Li Na', 'LINA')}")
    again.do("club take")
    assert again.wrong == "Choose who LINA is."


def test_what_was_said_of_one_text_is_not_said_of_the_next() -> None:
    at = at_import("Jun,24600,Sofie,31200,Marek,18700,Ida,24500", "Ida", "Jun", "Marek", "Sofia")
    at.do(f"club pick who0 {at.id('Sofia')}", "club sticks")
    at.type("pasted", "Jun,24600,Zoe,31200,Marek,18700,Sofie,24500")
    at.do("club read")
    assert "they are off by −1,000" in at.text
    assert 'aria-checked="false"' in at.html["club-preview"]
    at.do("club sticks", "club take")
    assert at.wrong == "Choose who Sofie is."
    at.do(f"club pick who1 {at.id('Sofia')}", "club take")
    assert at.club.players[4].name == "Zoe"


def test_a_name_that_is_too_long_is_red_and_never_cut() -> None:
    row = "Jun,24600,Ida,31200,Marek,18700,{},25500"
    for text in (row.format(41 * "x"), f"Player name,Place\n{41 * 'x'},1"):
        at = at_import(text)
        assert f"“{40 * 'x'}…” is too long: a name has at most 40 characters." in at.text
        assert "Wrong lines: 1." in at.text
        assert "club take" not in at.controls()
        at.do("club take")
        assert at.club.players == ()
    at = at_import(row.format(40 * "x"))
    at.do("club take")
    assert len(at.club.results) == 1


@pytest.mark.parametrize(
    ("field", "most", "told"),
    [
        ("table", 40, f"“{40 * 'x'}…” is too long: a name has at most 40 characters."),
        ("note", 200, "Names and reasons have at most 200 characters, visible ones only."),
    ],
)
def test_a_long_table_or_remark_is_red_and_never_cut(field: str, most: int, told: str) -> None:
    table = f"p1,p2,p3,p4,s1,s2,s3,s4,{field}\nJun,Ida,Marek,Sofia,24600,31200,18700,25500,"
    at = at_import(table + (most + 1) * "x")
    assert told in at.text
    assert "Wrong lines: 1." in at.text
    assert "club take" not in at.controls()
    at.do("club take")
    assert at.club.results == ()
    at = at_import(table + most * "x" + "\u202e")
    at.do("club take")
    assert getattr(at.club.results[0], field) == most * "x"


def test_a_remark_of_a_chat_bot_is_not_cut_either() -> None:
    row = "終局 ({}) 伊田 312 純 246 丸 187 園 255"
    at = at_import(row.format(200 * "x"))
    at.do("club take")
    assert at.club.results[0].note == 200 * "x"
    assert "at most 200 characters" in at_import(row.format(201 * "x")).text


def test_a_list_of_players_is_entered_too() -> None:
    head = "Place,Player ID,Player name,Games played\n"
    at = at_import(head + "1,17,Ida Berg,8\n2,4,Jun,8\n")
    at.do("club take")
    assert at.app.shown == f"club/evening/{at.evening.id}/players"
    assert len(at.evening.present) == 2
    at.do("club open import")
    at.type("pasted", head + "1,1,Zoe,3\n2,2,Jun,8\n")
    at.do("club read", "club take")
    assert at.app.shown == "club/players"
    assert [each.name for each in at.club.players] == ["Ida Berg", "Jun", "Zoe"]


def test_a_season_begins_its_evenings_by_the_rules_of_the_hand_screen() -> None:
    at = Organiser()
    at.do("club open import")
    row = "{},Ida,Jun,Marek,Sofia,41200,24600,28700,25500\n"
    season = "".join(row.format(f"2026-03-{day:02}") for day in range(1, 31))
    at.do(f"club read {season}", "club take")
    assert len(at.club.evenings) == len(at.club.results) == 30
    assert at.evening.start.rulebook == "wrc-2015"
    assert (at.app.shown, at.heard) == ("club", "Results entered: 30. There already: 0.")
    at.do("club open import", "club read Ida 300 Jun 412 Marek 288 Sofia 200", "club take")
    assert at.wrong == ""
    last = at.club.evenings[-1]  # from the first page too what one evening got is seen there
    assert at.app.shown == f"club/evening/{last.id}/tables"
    assert "41,200" in at.text
    assert Organiser(at.disk).club == at.club


def test_another_evening_is_read_by_its_own_rules() -> None:
    at = at_import("")
    assert at.wrong == "Nothing here can be read as results or players."
    at.do("club open new", "club pick book wrc-2015", "club begin", "club open import")
    wrc, league = at.club.evenings
    at.type("pasted", "Jun,24600,Ida,31200,Marek,18700,Sofia,25500")
    at.do(f"club pick evening {wrc.id}", "club read")
    assert "they are off by −20,000" in at.text
    at.do(f"club pick evening {league.id}", "club take")
    assert at.wrong.startswith("Read the text again")
    at.do("club read", "club take")
    assert at.club.results[0].evening == league.id


def test_what_is_too_long_is_refused_and_never_cut() -> None:
    at = at_import("x" * (MOST_TYPED + 1))
    assert at.wrong.startswith("This is too long: at most 30,000 characters")
    at.type("pasted", "")
    at.do("club read " + "x\n" * (MOST_LINES + 1))
    assert at.wrong == "This is too long: at most 2,000 lines at once."
    at.do("club read Ida 41200\n" + 1001 * "x")  # it took a phone a minute
    assert at.wrong == "Line 2 is too long: at most 1,000 characters."
    assert 'data-file="club read" data-most="3000000"' in at.html["club-room"]


def test_a_slow_device_reads_on_while_the_page_is_shown() -> None:
    at = Organiser()
    ticks = iter(range(0, 10**9, 40))
    at.app = at.app._replace(device=at.app.device._replace(clock=lambda: next(ticks)))
    at.do("club open import")
    row = "2026-03-14,{},{},Ida,Jun,Marek,Sofia,{},24600,28700,25500\n"
    season = "".join(row.format(n, 1, 41200) for n in range(1, 101))
    at.do("club read " + "".join(season.splitlines(keepends=True)[:41]))
    assert re.search("and 1 more line\\b", at.text)
    at.do(f"club read {season}")
    assert "Games read: 100, names: 4" in at.text
    assert "and 60 more lines" in at.text
    at.do("club take")
    assert at.heard == "Results entered: 100. There already: 0."
    # Who leaves in the middle has taken nothing.
    away = Organiser()
    away.app = away.app._replace(device=away.app.device._replace(clock=lambda: next(ticks)))
    away.do("club open import", f"club read {season}")
    Player.do(away, "club take")
    away.do("club open")
    assert away.club.results == ()


def test_a_plan_of_seats_is_pasted() -> None:
    at = Organiser()
    at.begin_evening()
    at.go("tables")
    at.type("plan", "Ida, Jun, Marek, Nobody")
    at.do("club plan")
    assert at.wrong == "Line 1: Nobody is not among the players of the evening."
    at.type("plan", "Ida, Jun, Marek, Sofia\n5-6-7-8\n\nIda, Jun, Marek")
    at.do("club plan")
    assert at.wrong == "Line 4: a table has 4 players."
    at.type("plan", "Ida, Jun, Marek, Sofia\n5-6-7-8\n\n9 8 7 6")
    at.do("club plan")
    assert at.heard == "Rounds in the plan: 2."
    assert [len(round_.tables) for round_ in at.evening.plan] == [2, 1]
    at.do("club undo")
    assert at.evening.plan == ()


def test_numbers_of_a_plan_stand_beside_its_box_and_nowhere_else() -> None:
    at = Organiser()
    at.begin_evening(names="Zoe\nölver\nIda\nMarek\nÖda\njun")
    at.do(f"club there {at.id('Marek')}")
    shown = re.findall(r"<span>([^<]*)", at.html["club-list"])
    assert shown == ["Ida", "jun", "Marek", "Zoe", "Öda", "ölver"]
    at.go("tables")
    assert "“1-5-9-12”" in at.text
    assert "1. Ida · 2. jun · 3. Zoe · 4. Öda · 5. ölver" in at.text
    at.type("plan", "5-2-1-4")
    at.do("club plan")
    assert at.evening.plan[0].tables == (tuple(at.id(n) for n in ("ölver", "jun", "Ida", "Öda")),)
    assert at.evening.plan[0].bench == (at.id("Zoe"),)
    at.type("plan", "6-2-1-4")
    at.do("club plan")
    assert at.wrong == "Line 1: 6 is not among the players of the evening."
