"""A game of the game keeper becomes a result of an evening, and a name goes from it."""

import pytest

from pyapp.club import kept
from pyapp.game.saved import HEAD
from pyapp.kept.client import NOT_KEPT, News
from pyapp.screen.club.games import GAMES
from pyapp.screen.club.steps import state_of
from pyapp.screen.effects import Follow
from pyapp.screen.game import room as game
from pyapp.screen.game.games import ROSTER, begin, kept_draft
from pyapp.screen.game.state import LeftGame, OpenGame, StartDraft, WinDraft
from tests.game_text import text
from tests.kept.device import Disk
from tests.screen.apps import drawn
from tests.screen.club.evenings import Organiser
from tests.screen.game.game_player import GamePlayer

GAME = "20260102030405000"
PLAYED = ("riichi B", "ron from:D B:2/30::234567m33456p67s+8s,riichi,ron", "stop time%20up")


def start(names: str, rules: str = "wrc-2015") -> str:
    return f"start rules:{rules} hanchan names:{names}"


def with_game(names: str, *events: str, rules: str = "wrc-2015") -> Organiser:
    """An organiser on whose device a game is kept."""
    disk = Disk()
    disk.inside[HEAD + GAME] = text(start(names, rules), *(events or PLAYED))
    return Organiser(disk)


def seated(at: Organiser, table: int = 0) -> str:
    """The names of a table of the first round, in another order than that of the seats."""
    names = {each.id: each.name for each in at.club.players}
    return ",".join(names[id_] for id_ in reversed(at.evening.plan[0].tables[table]))


def with_round() -> Organiser:
    """An evening whose first round is drawn, at its tables."""
    at = Organiser()
    at.begin_evening()
    at.go("tables")
    at.do("club draw")
    return at


def drawn_with_game() -> Organiser:
    """An evening with its first round drawn, whose second table was kept by the game keeper."""
    at = with_round()
    at.disk.inside[HEAD + GAME] = text(start(seated(at, 1)), *PLAYED)
    return at


def test_a_game_is_taken_into_the_table_that_waits_for_its_players() -> None:
    at = drawn_with_game()
    at.do(f"club open keeper/{at.evening.id}")
    page = f"keeper/{at.evening.id}/{GAME}"
    assert f"club open {page}" in at.controls()
    assert f"on {GAME}" in at.text
    at.do(f"club open {page}")
    assert "32,000" in at.text
    assert "Who is who?" not in at.text
    at.do("club take")
    assert (at.heard, at.app.shown) == (
        "The result is entered.",
        f"club/evening/{at.evening.id}/tables",
    )
    (result,) = at.club.results
    assert (result.round, result.table, bool(result.log), result.stopped) == (1, "2", True, True)
    assert sorted(result.players) == sorted(at.evening.plan[0].tables[1])
    assert result.scores == (30000, 32000, 30000, 28000)
    # Once more it takes the same place.
    at.do(f"club open keeper/{at.evening.id}")
    assert "already entered" in at.text
    at.do(f"club open {page}")
    assert "This game is already entered" in at.text
    at.do("club take")
    assert [each.id for each in at.club.results] == [result.id]
    at.do("club undo", "club undo")
    assert at.club.results == ()


def test_of_two_rounds_with_the_same_four_a_game_takes_the_one_they_sat_as_in() -> None:
    at = Organiser()
    at.begin_evening(names="Ida\nJun\nMarek\nSofia")
    at.go("tables")
    at.do("club draw", "club draw")
    sat = at.evening.plan[1].tables[0]
    assert sat != at.evening.plan[0].tables[0]
    names = {each.id: each.name for each in at.club.players}
    played = ",".join(names[id_] for id_ in sat)
    at.disk.inside[HEAD + GAME] = text(start(played), *PLAYED)
    at.do(f"club open keeper/-/{GAME}", "club take")
    assert [(each.round, each.players) for each in at.club.results] == [(2, sat)]


def test_a_table_that_got_a_result_meanwhile_gets_no_game_too() -> None:
    at = drawn_with_game()
    at.do(f"club open keeper/{at.evening.id}/{GAME}", "club pick table 1.2")
    other = Organiser(at.disk)
    other.result("1.2", 41200, 30000, 18800, 30000)
    at.do("club take")
    assert at.wrong.startswith("The table already has a result")
    assert at.club.results == other.club.results


def test_a_game_that_went_on_takes_the_place_of_what_it_was() -> None:
    at = drawn_with_game()
    page = f"club open keeper/{at.evening.id}/{GAME}"
    at.disk.inside[HEAD + GAME] = text(start(seated(at, 1)), *PLAYED[:2])
    at.do(page, "club take")
    assert at.club.results[0].stopped
    later = text(start(seated(at, 1)), *PLAYED[:2], "tsumo C:4/30")
    again = Organiser(at.disk)
    again.disk.inside[HEAD + GAME] = later
    again.do(page, "club take")
    (result,) = again.club.results
    assert result.log == later


def test_from_the_board_the_newest_evening_is_offered_or_a_new_one() -> None:
    at = with_game("Ida,Jun,Marek,Sofia")
    at.do(f"club open keeper/-/{GAME}")
    assert "New evening" in at.text
    at.do("club take")
    assert [each.name for each in at.club.players] == ["Ida", "Jun", "Marek", "Sofia"]
    assert len(at.evening.present) == 4
    assert at.evening.start.names == ("",) * 4
    at.begin_evening(names="Ida\nJun\nMarek\nSofia\nTove")
    at.do(f"club open keeper/-/{GAME}", f"club pick evening {at.evening.id}", "club take")
    (result,) = at.club.results
    assert result.evening == at.evening.id


def test_a_near_name_is_asked_once_and_a_guest_may_play() -> None:
    at = with_game("Ida,Jun,Sofie,Zed")
    at.begin_evening()
    page = f"club open keeper/{at.evening.id}/{GAME}"
    at.do(page, "club take")
    assert at.wrong == "Choose who Sofie is."
    at.do(f"club pick who0 {at.id('Sofia')}", "club pick who1 guest", "club take")
    assert at.club.players[-1][1:] == ("Zed", (), True)
    assert at.club.results[0].players[2] == at.id("Sofia")
    at.do(page)
    assert "Who is who?" not in at.text


def test_a_name_written_otherwise_may_be_somebody_else_at_no_table_of_the_plan() -> None:
    at = drawn_with_game()
    at.disk.inside[HEAD + GAME] = text(start(seated(at, 1).upper()), *PLAYED)
    at.do(f"club open keeper/{at.evening.id}/{GAME}")
    assert '<option value="1.2" selected>' in at.html["club-picks"]
    at.do("club pick who0 new")
    assert '<option value="0." selected>' in at.html["club-picks"]
    at.do("club take")
    (result,) = at.club.results
    assert (result.players[0], result.round) == (at.club.players[-1].id, 0)
    assert result.players[1:] == at.evening.plan[0].tables[1][2::-1]


def test_what_does_not_fit_is_not_offered_and_what_is_gone_is_said() -> None:
    at = with_game("Ida,Jun,Marek", "tsumo B:3/30", "stop", rules="tenhou-sanma")
    at.begin_evening()
    at.do(f"club open keeper/{at.evening.id}")
    assert "No game on this device has" in at.text
    at.do(f"club open keeper/{at.evening.id}/nothing")
    assert "not here any more" in at.text
    at.do("club take")
    at.disk.inside[HEAD + GAME] = text(start("Ida,Jun,Marek,Sofia"), "ron from:D B:3/35")
    at.do(f"club open keeper/-/{GAME}", "club take")
    assert at.wrong == "Jun: no hand has 35 fu."
    assert at.club.results == ()


def test_a_game_of_another_tab_comes_while_the_list_is_open() -> None:
    at = Organiser()
    at.begin_evening()
    at.do(f"club open keeper/{at.evening.id}")
    other = Organiser(at.disk)
    other.clients.put(GAMES, HEAD + GAME, text(start("Ida,Jun,Marek,Sofia"), *PLAYED))
    at.disk.settle()
    assert "Ida, Jun, Marek and Sofia" in at.text
    at.step(GAMES.heard(News(HEAD + GAME, NOT_KEPT, ""), ""))
    assert "stores nothing" in at.wrong


# A table of the plan begins its game


def begins(at: Organiser) -> str:
    """The control of the second table of the first round that begins its game."""
    at.go("tables")
    return [each for each in at.controls() if each.startswith("game table ")][-1]


def test_a_table_begins_its_game_and_gets_its_result() -> None:
    at = with_round()
    names = {each.id: each.name for each in at.club.players}
    sitting = at.evening.plan[0].tables[1]
    at.do(begins(at))
    assert at.app.game
    draft = at.app.game.board.sheet
    assert isinstance(draft, StartDraft)
    assert draft.start == at.evening.start._replace(names=tuple(names[id_] for id_ in sitting))
    at.do("game record", "game stop")
    assert isinstance(at.app.game.board, OpenGame)
    id_ = at.app.game.board.id
    at.begin_evening("Wednesday", date="2026-11-25")  # for which no such table waits
    at.do(f"club open keeper/-/{id_}", "club take")
    (result,) = at.club.results
    assert (result.evening, result.round, result.table) == (at.club.evenings[0].id, 1, "2")
    assert result.players == sitting
    at.do(f"club open evening/{result.evening}/tables")
    assert at.html["club-round-1"].count("game table ") == 1  # of the other table


def test_back_from_the_start_leads_to_the_evening_and_a_game_that_is_on_stays() -> None:
    at = with_round()
    page, control = at.app.shown, begins(at)
    at.do(control, "game close")
    assert at.app.shown == page
    at.do(control, "game record")
    assert at.app.game
    first = at.app.game.board
    at.do("game sheet end", "game close")
    assert at.app.at_game, "the start is behind it"
    at.do(control, "game close")
    assert at.app.shown == page
    assert at.app.game.board == first
    at.do(control, "game record")
    assert len([name for name in at.disk.inside if name.startswith(HEAD)]) == 2


def test_back_from_the_start_leads_to_the_evening_after_a_reload_too() -> None:
    at = with_round()
    page = at.app.shown
    at.do(begins(at))
    again = GamePlayer(at.disk, "", at.own | {"draft": kept_draft(at.app)})
    again.tap("open", "close")
    assert Follow(page) in again.effects
    at.do("game record")
    again = GamePlayer(at.disk, "", at.own)
    again.tap("open", "sheet more")
    assert f'data-do="club open {page.partition("/")[2]}">Club<' in again.sheet
    again.tap("new", "close")
    assert Follow(page) not in again.effects


def test_more_of_a_game_leads_to_the_evening_from_which_it_was_begun() -> None:
    at = with_round()
    page = at.app.shown
    at.do(begins(at), "game record", "game sheet more")
    way = f'data-do="club open {page.partition("/")[2]}">Tuesday · on 2026-11-24<'
    assert way in drawn(game.regions, at.app)["game-sheet"]
    at.do("game new", "game record", "game sheet more")
    assert 'data-do="club open">Club<' in drawn(game.regions, at.app)["game-sheet"]


def test_a_game_that_is_over_leads_to_the_evenings_that_there_are() -> None:
    assert ROSTER == kept.ROSTER
    at = drawn_with_game()
    at.step(begin(LeftGame(GAME, at.disk.inside[HEAD + GAME], "", "", "", "")))
    at.do("game sheet end")
    way = f'data-do="club open keeper/-/{GAME}"'
    assert way in drawn(game.regions, at.app)["game-sheet"]
    at.do(f"club open evening/{at.evening.id}", "club delete")
    assert not at.club.evenings
    assert way not in drawn(game.regions, at.app)["game-sheet"]


def test_a_table_whose_game_is_on_leads_to_it() -> None:
    at = with_round()
    at.do(begins(at), "game record")
    page = at.app.game.above if at.app.game else ""
    at.do(f"club open {page}")
    assert ">To the game<" in at.html["club-round-1"].rpartition("game open")[2]
    assert at.html["club-round-1"].count("game table ") == 1  # of the other table
    at.do("game open", "game stop", f"club open {page}")
    assert at.html["club-round-1"].count("game table ") == 2


def test_a_win_that_is_being_entered_comes_before_another_game() -> None:
    at = drawn_with_game()
    control = begins(at)
    at.do(control, "game record", "game win", control)
    assert at.app.game
    assert isinstance(at.app.game.board.sheet, WinDraft)
    assert at.told[-1] == "First record or close what you are entering here."


def test_a_table_that_is_none_begins_nothing() -> None:
    at = Organiser()
    at.do("game table evening/e1/tables riichi A")
    assert not at.app.game


# Forgetting


NAMED = (
    start("Ida,Jun,Marek,Sofia"),
    "riichi A",
    "penalty A 500 reason:Ida%20was%20late",
    "adjust A-1000 B+1000 reason:Idabel%20and%20ida",
)


@pytest.mark.parametrize(("where", "left"), [("games", "–"), ("", "Ida")])
def test_a_player_is_forgotten_in_the_games_too_if_that_is_said(where: str, left: str) -> None:
    at = Organiser()
    at.begin_evening()
    at.disk.inside[HEAD + GAME] = text(*NAMED)
    at.disk.inside[HEAD + "2"] = text(start("Jun,Marek,Sofia,Tove"), *PLAYED)
    at.disk.inside[HEAD + "3"] = text(*NAMED)[:-9]  # damaged
    before = at.disk.inside[HEAD + "2"]
    at.do(f"club open names/{at.id('Ida')}", "club ask forget")
    assert "with this name: 2." in at.text
    at.do(f"club forget {where}".rstrip())
    kept = at.disk.inside
    assert kept[HEAD + "2"] == before
    assert f"names:{left},Jun" in kept[HEAD + GAME]
    assert (kept[HEAD + "3"] == "") == bool(where)
    if where:
        told = kept[HEAD + GAME]
        assert "Idabel%20and%20–" in told
        assert "Ida" not in told.replace("Idabel", "")
        assert not [each for each in at.disk.kept() if "Ida," in each]


def test_the_board_shows_the_game_without_the_name() -> None:
    at = with_game("Ida,Jun,Marek,Sofia", "riichi B", "penalty A 500 reason:Ida")
    at.begin_evening()
    at.do(f"club open names/{at.id('Ida')}", "club ask forget")
    at.step(begin(LeftGame(GAME, at.disk.inside[HEAD + GAME], "", "", "", "")))
    at.do("club forget games")
    assert at.app.game
    assert isinstance(at.app.game.board, OpenGame)
    assert at.app.game.board.game.start.names == ("–", "Jun", "Marek", "Sofia")
    assert "Ida" not in repr(at.app.game)
    assert at.own["undone"] == at.own["draft"] == ""
    assert state_of(at.app).past == ()
