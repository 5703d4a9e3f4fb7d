"""An evening from its beginning to its standing."""

import pytest

from pyapp.club.evenings import with_evening
from pyapp.club.results import ended
from pyapp.screen.club.room import attributes
from pyapp.screen.club.steps import changed
from pyapp.screen.effects import Fill, OnPaper, Protect
from tests.screen.club.evenings import NAMES, Organiser


@pytest.fixture
def at() -> Organiser:
    organiser = Organiser()
    organiser.begin_evening()
    return organiser


def test_an_evening_begins_with_rules_and_names(at: Organiser) -> None:
    assert at.app.shown == f"club/evening/{at.evening.id}/players"
    assert (at.evening.name, at.evening.date) == ("Tuesday", "2026-11-24")
    assert at.evening.start.rulebook == "wrc-2015"
    assert len(at.evening.present) == 9
    assert at.heard == "9 players added."


def test_another_rulebook_brings_as_many_seats_as_it_has() -> None:
    at = Organiser()
    at.do("club open new", "club pick book tenhou-sanma", "club pick length tonpuusen")
    assert "Three players" in at.text or "3" in at.text
    at.do("club begin")
    assert len(at.evening.start.names) == 3
    assert at.evening.start.length == "tonpuusen"


def test_the_next_evening_is_played_as_the_last_one_unless_another_way_is_chosen() -> None:
    at = Organiser()
    at.do("club open new")
    at.do("club pick book ema-2025", "club pick length tonpuusen", "club begin", "club open new")
    assert 'value="ema-2025" selected' in at.html["club-room"]
    assert 'value="last"' not in at.html["club-room"]
    at.do("club begin")
    first = at.evening.start
    assert (first.rulebook, first.length) == ("ema-2025", "tonpuusen")
    house = first._replace(changes=(("end_oka", "5"),), house="Ours")
    at.step(lambda app: changed(app, with_evening(at.club, at.evening._replace(start=house)), ""))
    at.do("club open new")
    assert 'value="last" selected>Ours<' in at.html["club-room"]
    at.type("date", "2026-12-01")
    at.do("club begin")
    assert at.evening.start == house
    at.do("club open new", "club pick book page", "club field date 2026-12-08", "club begin")
    assert (at.evening.start.rulebook, at.evening.start.changes) == ("wrc-2015", ())


def test_who_has_left_still_stands_in_the_result_to_be_corrected(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800, 30000)
    played = at.club.results[0]
    at.go("players")
    at.do(f"club there {played.players[0]}", f"club open result/{at.evening.id}/{played.id}")
    assert f'value="{played.players[0]}" selected' in at.html["club-room"]


def test_a_name_near_a_known_one_is_asked_about(at: Organiser) -> None:
    at.type("names", "Sofie\nSofia\nZoe")
    at.do("club enter")
    assert [each.name for each in at.club.players][9:] == ["Zoe"]
    assert "“Sofie” looks like a name already known" in at.text
    at.do(f"club same 0 {at.id('Sofia')}")
    assert at.club.players[3].aliases == ("Sofie",)
    assert len(at.evening.present) == 10
    assert "looks like" not in at.text


def test_a_near_name_may_be_somebody_new_and_a_guest_is_marked(at: Organiser) -> None:
    at.type("names", "Sofie")
    at.do("club enter", "club other 0")
    assert at.id("Sofie") in at.evening.present
    at.type("names", "Gast\nSofi")
    at.do("club enter guests", "club other 0")
    assert [each.guest for each in at.club.players][9:] == [False, True, True]


def test_a_name_written_otherwise_is_said_to_be_who_is_there_already(at: Organiser) -> None:
    at.do(f"club there {at.id('Sofia')}")
    at.type("names", "sofia\nJun\nLi Na\nLina")
    at.do("club enter")
    assert at.heard == "2 players added. Taken as the same player: sofia = Sofia and Lina = Li Na."
    assert [each.name for each in at.club.players][9:] == ["Li Na"]
    assert at.evening.present.count(at.id("Li Na")) == at.evening.present.count(at.id("Jun")) == 1
    at.do("club undo")
    assert at.id("Sofia") not in at.evening.present
    assert "Lina" not in at.html["club-asks"], "nobody of that name is known any more"
    at.do("club redo", "club other 1", "club other 0")
    assert (at.heard, "Taken as" in at.text) == ("1 player added.", False)
    assert [each.name for each in at.club.players][9:] == ["Li Na", "Lina", "sofia"]
    there = [at.id(name) in at.evening.present for name in ("Li Na", "Lina", "sofia", "Sofia")]
    assert there == [True, True, True, False], "Sofia was there by that name alone"
    at.do("club undo")
    assert at.id("Sofia") in at.evening.present
    assert [each.name for each in at.club.players][9:] == ["Li Na", "Lina"]
    at.do("club redo")
    assert Organiser(at.disk).club == at.club
    at.do("club open players")
    at.type("names", "Jun\nZoe\nSofie")
    at.do("club enter")
    assert at.heard == "1 player added."
    at.do(f"club same 0 {at.id('Sofia')}")
    assert at.heard == "Taken as the same player: Sofie = Sofia."
    at.go("players")
    at.type("names", "Sofiya")
    at.do("club enter")
    assert at.heard == ""
    at.do(f"club same 0 {at.id('Sofia')}")
    assert at.heard == "1 player added. Taken as the same player: Sofiya = Sofia."
    at.type("names", "Sofija")
    at.do("club enter", f"club same 0 {at.id('Sofia')}")
    assert at.heard == "Taken as the same player: Sofija = Sofia."
    at.do("club undo")
    assert at.heard == "Undone: Taken as the same player: Sofija = Sofia."


def test_a_question_is_asked_again_when_its_answer_is_undone(at: Organiser) -> None:
    question = "“Sofie” looks like a name already known"
    at.type("names", "Sofie\nZoe")
    at.do("club enter")
    for answer in (f"club same 0 {at.id('Sofia')}", "club other 0"):
        at.do(answer)
        assert question not in at.text
        at.do("club undo")
        assert question in at.text
    at.type("names", "Juno")
    at.do("club enter")
    assert at.text.count("looks like a name already known") == 2
    at.do("club undo", "club undo")
    assert "Zoe" not in at.html["club-list"]
    assert question in at.text
    at.do("club open", f"club open evening/{at.evening.id}/players")
    assert question in at.text


def test_who_was_there_last_time_comes_by_one_touch(at: Organiser) -> None:
    at.do(f"club there {at.id('Ida')}")
    assert "club last" not in at.controls(), "there is no evening before"
    at.begin_evening("Next", names="", date="2026-12-01")
    assert "Everyone from last time (8)" in at.text
    at.do("club last")
    assert at.heard == "8 players added."
    assert at.evening.present == at.club.evenings[0].present
    assert "club last" not in at.controls()
    at.do("club undo", f"club there {at.id('Ida')}")
    assert (len(at.evening.present), "club last" in at.controls()) == (1, False)


def test_names_near_each_other_that_come_together_are_asked_about(at: Organiser) -> None:
    at.type("names", "Bertil\nZoe\nBertli\nIda B")
    at.do("club enter")
    assert at.heard == "2 players added."
    assert [each.name for each in at.club.players][9:] == ["Bertil", "Zoe"]
    assert "“Bertli” looks like a name already known. Who is it? It is Bertil" in at.text
    assert "“Ida B” looks like a name already known. Who is it? It is Ida" in at.text
    at.do("club undo")
    assert ("Bertli" in at.text, "Ida B" in at.text) == (False, True)
    at.do("club redo")
    at.do(f"club same 0 {at.id('Bertil')}", "club other 0")
    assert [each.name for each in at.club.players][9:] == ["Bertil", "Zoe", "Ida B"]
    assert at.club.players[9].aliases == ("Bertli",)


def test_a_name_that_is_too_long_is_refused_and_stays_in_its_box(at: Organiser) -> None:
    long_ = "Sofia " + 34 * "x"
    at.type("names", f"Zoe\n{long_}x")
    at.do("club enter")
    assert at.wrong == f"“{long_}…” is too long: a name has at most 40 characters."
    assert len(at.club.players) == 9
    at.do("club enter")
    assert at.wrong.startswith(f"“{long_}…”"), "what was typed is still there"
    at.type("names", f"Zoe\n{long_}")
    at.do("club enter", "club other 0")
    assert at.id(long_) in at.evening.present
    at.do(f"club open names/{at.id('Ida')}")
    at.type("aliases", 41 * "y")
    at.do("club rename")
    assert at.wrong.startswith(f"“{40 * 'y'}…” is too long")
    for page, verb in (("new", "begin"), ("series/new", "save")):
        at.do(f"club open {page}")
        at.type("name", 41 * "z")
        at.do(f"club {verb}")
        assert at.wrong.startswith(f"“{40 * 'z'}…” is too long"), page
    assert (len(at.club.evenings), len(at.club.series)) == (1, 0)


def test_what_is_typed_on_a_page_is_there_when_it_is_opened_again(at: Organiser) -> None:
    at.type("names", "Noa\nMoe")
    at.go("tables")
    at.do("club draw", f"club open result/{at.evening.id}/1.1")
    at.type("score0", "41200")
    at.do(f"club open evening/{at.evening.id}/tables", f"club open result/{at.evening.id}/1.2")
    assert "Σ 0 of 120,000" in at.text, "another table has nothing of it"
    at.do("club leave", f"club open result/{at.evening.id}/1.1")
    assert (at.asked(Fill), "Σ 41,200 of" in at.text) == (Fill("#club-score0", "41200"), True)
    for seat, score in enumerate((30000, 18800, 30000), start=1):
        at.type(f"score{seat}", str(score))
    at.do("club save")
    assert at.club.results[0].scores == (41200, 30000, 18800, 30000)
    at.go("players")
    assert Fill("#club-names", "Noa\nMoe") in at.effects
    at.do(f"club open evening/{at.evening.id}/players", "club enter")
    assert at.heard == "2 players added."
    at.go("")
    at.go("players")
    assert Fill("#club-names", "") in at.effects
    for _ in range(2):
        at.do(f"club open result/{at.evening.id}/new")
        assert "Σ 0 of 120,000" in at.text, "what was taken does not come again"
        for seat, name in enumerate(("Ida", "Jun", "Marek", "Uma")):
            at.do(f"club pick seat{seat} {at.id(name)}")
            at.type(f"score{seat}", "30000")
        at.go("players")
        at.do(f"club open result/{at.evening.id}/new", "club save")
    assert len(at.club.results) == 3


def test_a_name_that_was_given_is_no_draft(at: Organiser) -> None:
    page = f"club open names/{at.id('Ida')}"
    at.do(page)
    at.type("name", "Ida B")
    at.do("club rename", "club open players", "club open", "club undo", page)
    at.type("aliases", "I")
    at.do("club rename")
    assert at.club.players[0][1:3] == ("Ida", ("I",))


def test_no_names_are_said_to_miss(at: Organiser) -> None:
    at.do("club enter")
    assert at.wrong == "Type at least one name."


def test_who_leaves_is_not_drawn(at: Organiser) -> None:
    at.do(f"club there {at.id('Xenia')}")
    at.go("tables")
    at.do("club draw")
    (round_,) = at.evening.plan
    assert at.id("Xenia") not in [id_ for table in round_.tables for id_ in table]
    assert [len(table) for table in round_.tables] == [4, 4]
    at.do("club undraw")
    assert at.evening.plan == ()


def test_two_tables_are_drawn_and_the_ninth_sits_out(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    (round_,) = at.evening.plan
    assert len(round_.bench) == 1
    name = next(each.name for each in at.club.players if each.id == round_.bench[0])
    assert f"Sitting out: {name}" in at.text
    assert f"club open result/{at.evening.id}/1.2" in at.controls()
    at.do("club draw")
    told = ["goes round" in at.html[f"club-round-{n}"] for n in (1, 2)]
    assert told == [False, True]  # of the round after the last one alone it is to be said


def test_too_few_are_told_where_to_enter_more() -> None:
    at = Organiser()
    at.begin_evening(names="Ida\nJun")
    at.go("tables")
    at.do("club draw")
    assert "A table needs 4 players" in at.wrong


def test_a_result_stands_at_once_and_the_device_is_asked_to_keep_it(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800, 30000)
    assert any(isinstance(each, Protect) for each in at.every)
    assert "41,200" in at.text
    assert f"club open result/{at.evening.id}/1.2" in at.controls()
    at.go("")
    assert "Σ 0.0 ✓" in at.text


def test_the_sum_is_live_and_a_stick_is_asked_about(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw", f"club open result/{at.evening.id}/1.1")
    for seat, score in enumerate((31200, 24600, 18700)):
        at.type(f"score{seat}", str(score))
    assert "Σ 74,500 of 120,000" in at.text
    at.type("score3", "44500")
    assert "1,000 missing: a stick left on the table?" in at.text
    at.do("club stick 1")
    assert at.asked(Fill) == Fill("#club-sticks", "1")
    assert "Σ 120,000 of 120,000 ✓" in at.text
    at.do("club save")
    assert at.club.results[0].sticks == 1


def test_hundreds_are_read_as_such_and_a_missing_minus_is_asked_about(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw", f"club open result/{at.evening.id}/1.1")
    for seat, score in enumerate(("510", "400", "312", "22")):
        at.type(f"score{seat}", score)
    assert "Σ 1,244" in at.text
    at.type("score3", "2200")
    for seat, score in enumerate(("51000", "40000", "31200")):
        at.type(f"score{seat}", score)
    assert "Is a minus sign missing?" in at.text
    for seat, score in enumerate(("510", "400", "312", "-22")):
        at.type(f"score{seat}", score)
    assert "Σ 120,000 of 120,000 ✓ Read as hundreds: 510 is 51,000." in at.text
    at.type("score0", "500")
    assert "Σ 119,000 of 120,000 Read as hundreds: 500 is 50,000." in at.text
    assert "1,000 missing: a stick left on the table?" in at.text
    at.do("club stick 1")
    assert "Σ 120,000 of 120,000 ✓ Read as hundreds" in at.text
    at.do("club save")
    assert at.club.results[0].scores == (50000, 40000, 31200, -2200)


def test_points_are_typed_with_keys_that_have_a_minus(at: Organiser) -> None:
    at.do(f"club open result/{at.evening.id}/new")
    boxes = [at.html["club-room"].partition(f'id="club-score{n}"')[2] for n in range(4)]
    for each in boxes:
        box = each.partition(">")[0]
        assert ('type="number"' in box, "inputmode" in box, "min=" in box) == (True, False, False)
    for seat, name in enumerate(("Ida", "Jun", "Marek", "Uma")):
        at.do(f"club pick seat{seat} {at.id(name)}")
    for seat, text in enumerate(("51,200", "40'000", "−1 200", "30000")):
        at.type(f"score{seat}", text)
    at.do("club save")
    assert at.club.results[0].scores == (51200, 40000, -1200, 30000)


def test_a_chombo_is_asked_of_a_name(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw", f"club open result/{at.evening.id}/1.1")
    names = {each.id: each.name for each in at.club.players}
    for id_ in at.evening.plan[0].tables[0]:
        assert f"{names[id_]}: Chombo" in at.text
    assert "East: Chombo" not in at.text
    assert "Each counts −20.0 in the result; scores and places stay." in at.text  # WRC 2015


def test_a_score_that_misses_or_a_sum_that_is_off_is_refused(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800)
    assert at.wrong.startswith("A score is missing")
    at.result("1.1", 41200, 30000, 18800, 12345)
    assert at.club.results == ()
    assert at.wrong


def test_a_result_is_corrected_removed_and_had_back(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800, 30000)
    (kept,) = at.club.results
    at.do(f"club open result/{at.evening.id}/{kept.id}")
    assert 'value="41200"' in at.html["club-room"]
    at.type("score0", "31200")
    at.type("score1", "40000")
    at.do("club save")
    assert at.club.results[0].scores == (31200, 40000, 18800, 30000)
    at.do(f"club open result/{at.evening.id}/{kept.id}", "club ask delete", "club delete")
    assert at.club.results == ()
    at.do("club undo")
    assert (at.heard, len(at.club.results)) == ("Undone: Deleted.", 1)
    at.do("club undo", "club undo")
    assert (at.heard, at.club.results) == ("Undone: The result is entered.", ())
    assert ("club undo" in at.controls(), "club redo" in at.controls()) == (True, True)
    at.do("club redo", "club redo", "club redo", "club redo")
    assert (at.heard, at.club.results) == ("Again: Deleted.", ())
    assert "club redo" not in at.controls()
    at.do("club undo")
    there = Organiser(at.disk).club.results
    assert [each.scores for each in there] == [(31200, 40000, 18800, 30000)]
    at.result("1.2", 41200, 30000, 18800, 30000)
    at.do("club redo")
    assert len(at.club.results) == 2, "after another step there is nothing to take again"
    assert Organiser(at.disk).club == at.club


def test_a_step_that_says_nothing_is_taken_back_and_again_too(at: Organiser) -> None:
    at.do(f"club there {at.id('Ida')}", "club undo")
    assert (at.heard, len(at.evening.present)) == ("Undone.", 9)
    at.do("club redo")
    assert (at.heard, len(at.evening.present)) == ("Changed.", 8)


def test_a_table_that_another_tab_has_a_result_of_gets_no_second_one(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    other = Organiser(at.disk)
    for tab, first in ((at, 41200), (other, 51200)):
        tab.do(f"club open result/{at.evening.id}/1.1")
        for seat, score in enumerate((first, 30000, 18800, 71200 - first)):
            tab.type(f"score{seat}", str(score))
    assert at.html["club-there"] == ""
    other.do("club save")
    (kept,) = other.club.results
    change = f"club open result/{at.evening.id}/{kept.id}"
    assert ("51,200" in at.html["club-there"], change in at.controls()) == (True, True)
    at.do("club save")
    assert at.wrong == "The table already has a result: change it below."
    assert at.club.results == Organiser(at.disk).club.results == (kept,)
    assert "Σ 120,000 of 120,000 ✓" in at.text, "what was typed is still there"
    at.do(change)
    assert at.html["club-there"] == "", "this one is changed itself"
    at.type("score0", "41200")
    at.type("score3", "30000")
    at.do("club save")
    assert [each.scores for each in at.club.results] == [(41200, 30000, 18800, 30000)]
    for _ in range(2):
        at.result("1.2", 41200, 30000, 18800, 30000)
    assert at.wrong.startswith("The table already has a result")
    assert len(at.club.results) == 2
    for many in (3, 4):
        at.do(f"club open result/{at.evening.id}/new")
        for seat, name in enumerate(("Ida", "Jun", "Marek", "Uma")):
            at.do(f"club pick seat{seat} {at.id(name)}")
            at.type(f"score{seat}", "30000")
        at.do("club save")
        assert len(at.club.results) == many, "games besides are no table's"


def test_a_game_besides_has_its_players_chosen(at: Organiser) -> None:
    at.do(f"club open result/{at.evening.id}/new")
    for seat, name in enumerate(("Ida", "Jun", "Marek", "Ida")):
        at.do(f"club pick seat{seat} {at.id(name)}")
        at.type(f"score{seat}", "30000")
    at.do("club stopped", "club save")
    assert at.wrong == "One player has two seats."
    at.type("remark", 201 * "x")
    at.do(f"club pick seat3 {at.id('Uma')}", "club save")
    assert at.wrong == "Names and reasons have at most 200 characters, visible ones only."
    at.type("remark", "late")
    at.do(f"club pick seat3 {at.id('Uma')}", "club save")
    assert at.club.results[0].stopped
    assert "Another game" in at.text


def test_a_late_penalty_is_listed_and_summed_and_can_be_taken_back(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800, 30000)
    at.go("")
    at.do(f"club pick who {at.evening.plan[0].tables[0][0]}")
    at.type("points", "20")
    at.type("reason", "late")
    at.do("club penalty")
    assert "Σ −20.0" in at.text
    assert "late" in at.text
    name = next(each.name for each in at.club.players if each.id == at.club.penalties[0].player)
    assert at.heard == f"Penalty for {name}: −20.0."
    listed = at.html["club-penalties"]
    assert listed.startswith('<details class="fold-in" open><summary>Penalty</summary><ul')
    at.do(f"club cancel {at.club.penalties[0].id}")
    assert at.club.penalties[0].cancelled
    assert at.heard == f"{name}’s penalty is taken back."
    at.do("club undo")
    assert at.heard == f"Undone: {name}’s penalty is taken back."
    at.do(f"club cancel {at.club.penalties[0].id}", f"club cancel {at.club.penalties[0].id}")
    assert at.heard == f"Penalty for {name}: −20.0."
    at.type("points", "20")
    at.type("reason", 201 * "x")
    at.do(f"club pick who {at.id('Ida')}", "club penalty")
    assert at.wrong == "Names and reasons have at most 200 characters, visible ones only."
    at.type("points", "0")
    at.do("club penalty")
    assert at.wrong == "Say how many points the penalty takes away."


def test_a_player_is_renamed_merged_and_forgotten(at: Organiser) -> None:
    ida, jun = at.id("Ida"), at.id("Jun")
    at.do(f"club open names/{ida}")
    at.type("name", "Ida B")
    at.type("aliases", "Idda")
    at.do("club rename")
    assert at.club.players[0][:3] == (ida, "Ida B", ("Idda",))
    at.do(f"club pick other {jun}", "club ask merge")
    assert "All that Jun played will be Ida B’s" in at.text
    at.do("club merge")
    assert jun not in [each.id for each in at.club.players]
    at.do("club ask forget")
    assert "cannot be recalled" in at.text
    at.do("club forget")
    assert (at.heard, at.app.shown) == ("Forgotten.", "club/players")
    assert "Ida" not in "".join(text for text in at.disk.kept())
    assert "club undo" not in at.controls()
    at.do("club undo", "club redo")
    assert "Ida" not in repr(at.club)


def test_all_is_there_at_the_next_visit_and_an_evening_with_results_stays(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800, 30000)
    again = Organiser(at.disk)
    assert again.club == at.club
    assert "Tuesday" in again.text
    again.go("")
    assert "club ask delete" not in again.controls()
    again.do("club delete")
    assert again.wrong.startswith("This evening has results")


def test_an_evening_without_results_goes_and_comes_back(at: Organiser) -> None:
    at.go("")
    at.do("club ask delete", "club delete")
    assert at.club.evenings == ()
    at.do("club undo")
    assert len(at.club.evenings) == 1
    assert NAMES.count("\n") == 8


def test_a_house_plays_for_chips_and_a_prize_for_busting() -> None:
    at = Organiser()
    at.do("club open new")
    at.type("chip", "2000")
    at.type("prize", "10000")
    at.do("club begin")
    at.type("names", "Ida\nJun\nMarek\nSofia")
    at.do("club enter")
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 61200, -3000, 18800, 23000)
    assert "must add up to 120,000: they are off by −20,000." in at.wrong
    for seat, score in enumerate((61200, -3000, 18800, 43000)):
        at.type(f"score{seat}", str(score))
    at.type("chips0", "5")
    at.type("chips1", "-4")
    at.do("club pick busted1 1", "club save")
    assert "Chips won and lost must add up to 0, not 1." in at.wrong
    at.type("chips2", "-1")
    at.do("club save")
    (result,) = at.club.results
    plain = ended(result._replace(chips=(0, 0, 0, 0), busted=(0, 0, 0, 0)))
    moved = [now.points - was.points for now, was in zip(result.ended, plain, strict=True)]
    assert moved == [20000, -18000, -2000, 0]
    assert [each.place for each in result.ended] == [each.place for each in plain]
    assert "House extras: +20.0 · −18.0 · −2.0 · 0.0" in at.text
    assert Organiser(at.disk).club == at.club
    at.do(f"club open result/{at.evening.id}/{result.id}", "club print")
    assert '<th colspan="4">House extras</th><td>+20,000</td>' in at.asked(OnPaper).text
    at.do("club pick busted1 0", "club save")
    assert at.club.results[0].ended[0].points == plain[0].points + 10000
    at.go("")
    at.type("chip", "1000")
    at.do("club extras")
    assert (at.heard, at.evening.chip, at.evening.prize) == ("Changed.", 1000, 10000)
    assert at.club.results[0].ended[0].points == plain[0].points + 5000
    assert Organiser(at.disk).club == at.club
    at.do("club undo", "club extras")
    assert at.evening.chip == 2000, "what was undone is typed no more"
    at.type("chip", "-5")
    at.do("club extras")
    assert at.wrong
    assert at.evening.chip == 2000


def test_where_no_house_plays_for_chips_nobody_is_asked(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw", f"club open result/{at.evening.id}/1.1")
    assert "House extras" not in at.text


def test_who_won_no_hand_pays_where_the_house_plays_yakitori() -> None:
    at = Organiser()
    at.do("club leave", "rules option end_yakitori -20", "club open")
    at.begin_evening()
    at.do(f"club open result/{at.evening.id}/new", "club won 0", "club won 2", "club won 1")
    for seat, score in enumerate((40000, 30000, 20000, 30000)):
        at.type(f"score{seat}", str(score))
    at.do("club won 2", "club save")
    assert at.club.results[-1].won == (0, 1)
    plain = Organiser()
    plain.begin_evening()
    plain.result("new", 40000, 30000, 20000, 30000)
    (one,), (other,) = plain.club.results, at.club.results
    lost = [was.points - now.points for was, now in zip(one.ended, other.ended, strict=True)]
    assert lost == [0, 0, 20000, 20000]


def test_a_card_says_what_its_points_have_and_its_scores_have_not(at: Organiser) -> None:
    at.do(f"club open result/{at.evening.id}/new")
    for seat, name in enumerate(("Ida", "Jun", "Marek", "Sofia")):
        at.do(f"club pick seat{seat} {at.id(name)}", f"club field score{seat} 30000")
    at.do("club field chombo1 1", "club save")
    assert "Jun: Chombo −20.0" in at.text
    at.do(f"club open player/{at.id('Jun')}", f"club open names/{at.id('Jun')}")
    at.type("name", "Juno")
    at.do("club rename", f"club open evening/{at.evening.id}/tables")
    assert "Juno: Chombo −20.0" in at.text
    at.do(f"club open result/{at.evening.id}/{at.club.results[0].id}")
    assert '<details class="fold-in" open><summary>Chombo<' in at.html["club-room"]
    at.do("club field chombo1 0", "club save")
    assert "Chombo" not in at.text


def test_who_comes_late_is_told_of_and_makes_up_a_table_with_who_sits_out(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    (out,) = at.evening.plan[0].bench
    before = at.evening.plan[0].tables

    def comes(names: str) -> None:
        at.go("players")
        at.type("names", names)
        at.do("club enter")
        at.go("tables")

    comes("Yves\nZoe")
    assert "Not seated in this round yet: Yves and Zoe. The next draw includes them." in at.text
    assert "club draw more" not in at.controls()
    comes("Anna")
    at.do("club draw more")
    (round_,) = at.evening.plan
    assert (round_.tables[:2], round_.bench) == (before, ())
    assert sorted(round_.tables[2]) == sorted([out, *map(at.id, ("Anna", "Yves", "Zoe"))])
    assert "Not seated" not in at.text
    assert "club draw more" not in at.controls()
    at.do("club undo")
    assert at.evening.plan[0].bench == (out,)


def test_who_came_late_and_played_for_somebody_waits_for_no_seat(at: Organiser) -> None:
    at.go("tables")
    at.do("club draw")
    at.go("players")
    at.type("names", "Zoe")
    at.do("club enter", f"club open result/{at.evening.id}/1.1")
    at.do(f"club pick seat0 {at.id('Zoe')}")
    for seat in range(4):
        at.type(f"score{seat}", "30000")
    at.do("club save")
    assert at.evening.plan[0].tables[0][0] != at.club.results[0].players[0] == at.id("Zoe")
    assert "Not seated" not in at.text
    at.do("club draw")
    assert at.html["club-round-1"].count("Sitting out") == 1


def test_each_page_says_how_wide_it_is(at: Organiser) -> None:
    evening = f"evening/{at.evening.id}"

    def width(page: str) -> str:
        at.do(f"club open {page}".rstrip())
        ((_id, _name, value),) = attributes(at.app)
        return value

    pages = ("", "new", evening, f"{evening}/tables", f"{evening}/players", "evening/gone")
    assert [width(each) for each in pages] == ["form", "form", "part", "broad", "part", "form"]
    assert [width(f"{evening}/clock{more}") for more in ("", "/wall")] == ["broad", "whole"]
    who = f"player/{at.id('Sofia')}"
    assert (width(who), width("series/new")) == ("form", "form")
    at.do(f"club open {evening}/tables", "club draw")
    at.result("1.1", 30000, 30000, 30000, 30000)
    played = f"player/{at.club.results[0].players[0]}"
    assert [width(each) for each in (evening, played)] == ["broad", "broad"]
