"""Actions on the game screen: what they change, what they refuse, and that nothing is lost."""

import re
from collections.abc import Iterator

from hypothesis import example, given
from hypothesis import strategies as st

from pyapp.game.events import Chombo, Riichi, Snapshot, Win
from pyapp.game.game import Game
from pyapp.game.history import History, add, redo, undo
from pyapp.game.saved import dump, load
from pyapp.riichi.free_text import LONGEST_NAME, LONGEST_REASON
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.screen.action import GAME, Action
from pyapp.screen.game.actions import take_hand, turn
from pyapp.screen.game.board import bar_html, board_html
from pyapp.screen.game.forms.start import deals, house_of, new_start, same_players
from pyapp.screen.game.forms.win_tiles import empty_hand, held, kept_seat, won_hand
from pyapp.screen.game.result import result_svg, result_text
from pyapp.screen.game.sentences import about
from pyapp.screen.game.sheets import sheet_html
from pyapp.screen.game.state import (
    EACH,
    DrawDraft,
    House,
    NoGame,
    OpenGame,
    StartDraft,
    State,
    WinDraft,
    name_of,
)
from pyapp.screen.game.steps import Step
from pyapp.screen.game.typed import outputs
from pyapp.screen.game.typed import typed as typed_in
from tests.entered import entry_of
from tests.game_text import WIN, accepted, event
from tests.screen.game.open_games import DRAGONS, GAMES, do, game_state, played, with_events
from tests.screen.game.open_games import step as one_step
from tests.spoken import words

SAY = words()
HOUSE = ("tenhou", (("misc_bust_ends_game", "no"),), "Our club")
WRC = ("wrc-2015", (), "")


def step(state: State, what: str, **fields: str) -> Step:
    return one_step(state, SAY, what, fields)


def begun() -> OpenGame:
    return game_state("begun")


def asked(house: House = WRC) -> NoGame:
    """The sheet of a new game, under these rules."""
    return NoGame(new_start(house), EACH, "")


def opened(state: State) -> OpenGame:
    assert isinstance(state, OpenGame)
    return state


def shown(state: State) -> str:
    """Which sheet is open."""
    assert state.sheet
    return name_of(state.sheet)


def text_of(state: State) -> str:
    """The open sheet as html."""
    return sheet_html(SAY, state).text


def start_draft(state: State) -> StartDraft:
    assert isinstance(state.sheet, StartDraft)
    return state.sheet


# Beginning


def test_house_rules_go_with_their_book_alone() -> None:
    state = do(asked(HOUSE), SAY, "book ema-2025")
    assert house_of(start_draft(state).start) == ("ema-2025", (), "")
    state = do(state, SAY, "book tenhou", "length tonpuusen", "book nowhere", "length forever")
    assert house_of(start_draft(state).start) == HOUSE
    assert start_draft(state).start.length == "tonpuusen"


def test_names_are_changed_with_nothing_half_entered() -> None:
    state = do(begun(), SAY, "seat 1", "setup")
    after = opened(step(state, "record", name1="Eve").state)
    assert (after.game.start.names, after.focus) == (("Ann", "Eve", "Cid", "Dee"), None)
    assert shown(after) == "changed"
    assert opened(do(after, SAY, "undo")).game == begun().game


# A game under way

AT_SOUTH = {"honba": "1", "sticks": "2", "score0": "41300", "score1": "28700"}
REST = {"score2": "20000", "score3": "28000"}


def test_a_game_under_way_begins_where_it_stands() -> None:
    state = do(asked(), SAY, "underway", "deal 5", fields={"name1": "Bob"})
    assert "South 2: Bob deals" in text_of(state)
    after = step(state, "record", **AT_SOUTH, **REST)
    assert after.told == "South 2: Bob deals"
    game = opened(after.state).game
    assert game.start.at == Snapshot(5, 1, 2, (41300, 28700, 20000, 28000), ())
    assert (game.dealer, game.honba, game.sticks) == (1, 1, 2)
    assert load(dump(game.events)) == game
    assert "South 2: Bob deals" in board_html(SAY, after.state).text
    assert about(SAY, game) == "WRC 2015, Hanchan, from South 2"
    assert step(after.state, "undo").told == "Nothing to undo."
    played = opened(do(after.state, SAY, "riichi 3", "undo", "redo", "undo"))
    assert played.game == game


def test_a_game_under_way_says_by_how_much_its_scores_are_off() -> None:
    state = do(asked(), SAY, "underway", fields=AT_SOUTH)
    off = "Scores and sticks, 1,000 each, must add up to 120,000: they are off by {}."
    for fields, told in (
        (AT_SOUTH, off.format("−48,000")),
        (AT_SOUTH | REST, "Scores and sticks add up to 120,000: that is right."),
        (AT_SOUTH | REST | {"score3": "28100"}, off.format("+100")),
        (AT_SOUTH | REST | {"score3": "28.1"}, ""),
    ):
        assert outputs(SAY, state, tuple(fields.items())) == (told,)
        assert told in text_of(do(state, SAY, "length hanchan", fields=fields))
    for fields, told in (
        (AT_SOUTH, off.format("−48,000")),
        (AT_SOUTH | REST | {"score3": "28.1"}, "“28.1” is not a number."),
        (AT_SOUTH | REST | {"honba": "-1"}, "Honba and sticks are counted from 0 to 99."),
    ):
        refused = step(state, "record", **fields).state
        assert (refused.error, isinstance(refused, NoGame)) == (told, True)
        assert 'value="28700"' in text_of(refused)  # nothing typed is lost
    assert outputs(SAY, asked(), ()) == ()


def test_where_a_game_was_under_way_can_be_corrected_and_is_not_taken_along() -> None:
    state = do(asked(), SAY, "underway", "deal 5", "record", fields=AT_SOUTH | REST)
    state = do(state, SAY, "win", "winner 1", "from 3", "han 1 3", "fu 1 40", "record")
    changed = opened(step(do(state, SAY, "setup"), "record", score0="40300", score2="21000").state)
    assert changed.game.scores == (40300, 28700 + 7700 + 300 + 2000, 21000, 28000 - 8000)
    assert len(changed.game.log) == 1
    again = asked()._replace(sheet=same_players(changed.game))
    assert opened(do(again, SAY, "record")).game.scores == (30000,) * 4


def test_three_take_over_a_game_too() -> None:
    state = do(asked(), SAY, "underway", "deal 5", "book tenhou-sanma")
    draft = start_draft(state)
    assert draft.under_way
    assert draft.under_way.hand == 0  # South 2 of four is no deal of three
    assert deals(draft) == tuple(range(9))
    scores = {"score0": "33000", "score1": "38000", "score2": "33000", "sticks": "1"}
    game = opened(step(do(state, SAY, "deal 7"), "record", **scores).state).game
    assert (game.round, game.dealer, game.scores) == (2, 1, (33000, 38000, 33000))
    assert start_draft(do(state, SAY, "deal 8", "length tonpuusen"))


def test_who_has_won_is_asked_where_it_counts() -> None:
    birds = ("wrc-2015", (("end_yakitori", "-20"),), "")
    for house, asked_for in ((WRC, False), (birds, True)):
        state = do(asked(house), SAY, "underway")
        assert ("Who has won at least one hand?" in text_of(state)) == asked_for
    fields = AT_SOUTH | REST
    game = opened(do(state, SAY, "won 0", "won 2", "won 9", "record", fields=fields)).game
    assert game.won == (0, 2)


# Penalties


def test_a_penalty_is_entered_changed_and_taken_out_like_any_event() -> None:
    state = do(begun(), SAY, "riichi 1", "penalty")
    assert step(state, "record").state.error == "Choose whose penalty it is."
    state = do(state, SAY, "offender 2", "offender 9")
    assert step(state, "record", points="x").state.error == "“x” is not a number."
    assert step(state, "record").state.error == "Say how many points the penalty takes away."
    after = step(state, "record", points="5000", reason="late")
    assert after.told == "Cid: penalty, 5,000 off the result. late"
    kept = opened(after.state)
    assert kept.game.events[2] == event("penalty C 5000 reason:late")
    assert (kept.game.scores, kept.game.sticks) == ((30000, 29000, 30000, 30000), 1)
    changed = opened(step(do(kept, SAY, "edit 2", "offender 3"), "record", points="2000").state)
    assert changed.game.events[2] == event("penalty D 2000 reason:late")
    assert opened(do(changed, SAY, "remove 2")).game.events == kept.game.events[:2]


def test_the_result_says_what_makes_its_sum_differ_from_zero() -> None:
    state = game_state("over")
    assert 'data-sum="0"' not in text_of(do(state, SAY, "sheet end"))
    state = game_state("begun")
    state = opened(do(state, SAY, "penalty", "offender 1", "record", fields={"points": "5000"}))
    text = text_of(do(state, SAY, "stop", "sheet end"))
    row = text[text.index('class="sum"') :]
    assert re.findall(r'data-sum="(-?\d+)"', row) == ["-5000"]
    assert "<li><span>Outside the game</span></li>" in row
    assert re.findall(r'data-item="(\w+)"><span>(\w+)</span> ([^<]+)', row) == [
        ("penalty", "Penalty", "−5,000")
    ]
    told = "\nBob: Penalty −5.0\nOutside the game: Penalty −5.0"
    assert result_text(SAY, state.game).endswith(told)
    state = opened(do(state, SAY, "riichi 2"))
    more = ("Bob: Penalty −5.0", "Riichi sticks on the table: 1")
    assert "\n".join(("", *more, "Outside the game: ")) in result_text(SAY, state.game)
    assert [each in result_svg(SAY, state.game) for each in more] == [True, True]
    zero = text_of(do(begun(), SAY, "sheet end"))
    assert 'data-sum="0"' in zero
    assert "Outside the game" not in zero


def test_a_penalty_may_come_when_the_game_is_over() -> None:
    state = do(begun(), SAY, "stop", "sheet more")
    text = text_of(state)
    assert 'data-do="game penalty"' in text
    assert 'data-do="game adjust"' not in text
    state = opened(do(state, SAY, "penalty", "offender 0", "record", fields={"points": "2000"}))
    assert (state.game.over, len(state.game.log), shown(state)) == ("stopped", 2, "end")
    assert opened(do(state, SAY, "undo")).game.over == "stopped"
    assert opened(do(state, SAY, "undo", "undo")).game == begun().game
    assert opened(do(state, SAY, "remove 1")).game.over == ""


# Events


def test_a_win_asks_for_what_is_missing() -> None:
    state: State = begun()
    for what, ask in (
        ("win", "Choose who won."),
        ("winner 1", "Choose from whom, or tsumo."),
        ("from 3", "Choose the han or a limit."),
        ("han 1 3", "Choose the fu."),
    ):
        state = do(state, SAY, what, "record")
        assert state.error == ask
    after = step(do(state, SAY, "fu 1 40"), "record")
    assert after.told == "Bob: ron from Dee. Bob +5,200 and Dee −5,200"
    assert opened(after.state).game.events[1] == event("ron from:D B:3/40")
    assert after.state.sheet is None


def test_what_is_not_offered_changes_nothing() -> None:
    state = do(begun(), SAY, "win", "winner 1", "from 3", "han 1 y1")
    for what in (
        *("from 1", "riichi 2 hand", "riichi 1 board", "han 2 3", "han 1 0", "han 1 x", "han 9 1"),
        *("fu 1 x", "clear 3"),
        *("liable 1 daisangen 1", "liable 1 daisangen 9", "liable 1 kokushi 2", "liable"),
        *("winner 4", "winner -1", "winner x", "fed x", "from x", "edit 0", "edit 1", "remove 1"),
        *("seat 4", "riichi 7", "chombo x", "sheet nowhere", "sheet needs", "tenpai 1", "all"),
        *("", "nothing at all", "book tenhou"),
    ):
        assert step(state, what) == Step(state, ""), what


def test_winners_on_one_discard_and_a_tsumo_exclude_each_other() -> None:
    state = do(begun(), SAY, "win", "winner 1", "from tsumo", "winner 2")
    assert isinstance(state.sheet, WinDraft)
    assert (state.sheet.by, [won.seat for won in state.sheet.wins]) == ("", [1, 2])
    state = do(state, SAY, "from 3", "winner 3")
    assert isinstance(state.sheet, WinDraft)
    assert (state.sheet.by, state.sheet.payer) == ("ron", 0)


def test_a_stick_comes_back_though_somebody_counted_the_wall() -> None:
    state = do(begun(), SAY, "riichi 0", "riichi 2")
    after = step(state, "riichi 0")
    assert opened(after.state).game.riichi == (2,)
    assert after.told == "Undone: Ann: riichi"
    (counted,) = (event("riichi B wall:9"),)
    assert isinstance(counted, Riichi)
    state = begun()
    game = accepted(load(dump((*state.game.events, counted))))
    state = state._replace(history=state.history._replace(game=game))
    assert opened(do(state, SAY, "riichi 1")).game.riichi == ()


def test_a_draw_starts_with_those_in_riichi_and_nobody_is_in_both_lists() -> None:
    state = do(begun(), SAY, "riichi 2", "draw")
    for what, lists in (
        ("nothing", ((2,), (), ())),
        ("tenpai 0", ((0, 2), (), ())),
        ("karaten 0", ((2,), (), (0,))),
        ("karaten 3", ((2,), (), (0, 3))),
        ("tenpai 3", ((2, 3), (), (0,))),
        ("nagashi 3", ((2, 3), (3,), (0,))),
        ("karaten 0", ((2, 3), (3,), ())),
        ("tenpai 9", ((2, 3), (3,), ())),
        ("all", ((0, 1, 2, 3), (3,), ())),
    ):
        state = do(state, SAY, what)
        assert isinstance(state.sheet, DrawDraft)
        assert state.sheet.event == lists, what


def test_numbers_of_a_correction_are_read_as_people_type_them() -> None:
    state = do(begun(), SAY, "adjust")
    fields = {"points0": " +1000 ", "points1": "\u2212500", "points2": "-500", "reason": " why "}
    after = opened(step(state, "record", **fields).state)
    assert after.game.events[1] == event("adjust A+1000 B-500 C-500 reason:why")
    for wrong in ("1e3", "--5", "-", "1000000000", "٣"):
        after_wrong = step(state, "record", points0=wrong).state
        assert after_wrong.error == f"“{wrong}” is not a number."
        assert f'value="{wrong}"' in text_of(after_wrong)
    uneven = step(state, "record", points0="50", points1="-50").state
    assert uneven.error == "Points come in hundreds."
    stick = step(state, "record", points0="2000", sticks="-1").state
    assert "they come to +1,000." in stick.error


def test_a_refused_change_names_the_entry() -> None:
    state = do(game_state("going on"), SAY, "sheet log", "remove 11")
    impossible = "That would make “Bob: riichi” (East 4, 2 honba) impossible: "
    assert state.error == impossible + "Bob has already declared riichi."
    assert opened(state).game is game_state("going on").game


def test_undo_and_redo_say_what_they_do() -> None:
    state = do(begun(), SAY, "sheet chombo", "pick 2", "record")
    undone = step(state, "undo")
    assert undone.told == "Undone: Cid: chombo"
    assert step(undone.state, "redo").told == "Again: Cid: chombo"
    for way in (("insert 1", "pick 1"), ("edit 1", "pick 1"), ("remove 1",)):
        recorded = ("record",) if way != ("remove 1",) else ()
        changed = do(do(state, SAY, "riichi 0"), SAY, "sheet log", *way, *recorded)
        undone = step(changed, "undo")
        assert undone.told == "Undone: a change in the log", way
        assert step(undone.state, "redo").told == "Again: a change in the log", way
    assert step(begun(), "undo").told == "Nothing to undo."
    assert step(begun(), "redo").told == "Nothing to redo."


def test_no_key_undoes_what_is_behind_a_form() -> None:
    begin = do(begun(), SAY, "riichi 1", "riichi 2", "undo")
    for form in ("win", "draw", "sheet chombo", "adjust", "setup"):
        before = opened(do(begin, SAY, form))
        for verb in ("undo", "redo"):
            state = opened(do(before, SAY, verb))
            assert (state.game, state.sheet) == (before.game, before.sheet), form
            assert state.error == "First record or close what you are entering here."


def test_what_is_too_long_is_said_and_nothing_is_cut() -> None:
    state = do(asked(HOUSE), SAY, "record", fields={"name3": "x" * (LONGEST_NAME + 1)})
    assert state.error == "Names and reasons have at most 40 characters, visible ones only."
    state = do(begun(), SAY, "adjust", "record", fields={"reason": "y" * (LONGEST_REASON + 1)})
    assert state.error == "Names and reasons have at most 200 characters, visible ones only."


def test_names_lose_what_cannot_be_shown() -> None:
    typed = {
        "name0": " A\x00nn\t",
        "name1": "B\u202eob",
        "name2": "\ud800Cid",
        "name3": "x" * LONGEST_NAME,
    }
    state = do(asked(HOUSE), SAY, "record", fields=typed)
    assert opened(state).game.start.names == ("Ann", "Bob", "Cid", "x" * LONGEST_NAME)
    state = do(begun(), SAY, "adjust", "record", fields={"reason": "\x00why\udfff"})
    assert opened(state).game.events[1] == event("adjust reason:why")


def test_by_head_bump_only_the_nearest_is_asked_for_and_paid() -> None:
    state = do(begun(), SAY, "win", "winner 1", "winner 2")
    assert "game han" not in text_of(state)  # as long as nobody knows who is nearer
    assert do(state, SAY, "record").error == "From whom?"
    state = do(state, SAY, "from 0")
    text = text_of(state)
    assert "Head bump: only Bob is paid, the next in turn after Ann." in text
    assert "game han 1 " in text
    assert "game han 2 " not in text
    state = do(state, SAY, "han 1 3", "fu 1 40")
    after = opened(do(state, SAY, "record"))
    assert after.game.events[1] == event("ron from:A B:3/40")
    both = do(game_state("going on"), SAY, "win", "winner 1", "winner 2", "from 0")
    assert "Head bump" not in text_of(both)
    assert "game han 2 " in text_of(both)


def test_who_pays_is_said_where_all_others_have_won() -> None:
    def payer(state: State) -> "tuple[str, int | None]":
        assert isinstance(state.sheet, WinDraft)
        return state.sheet.by, state.sheet.payer

    two = do(game_state("going on"), SAY, "win", "winner 1", "winner 2")
    assert payer(two) == ("", None)
    three = do(two, SAY, "winner 3")
    assert payer(three) == ("ron", 0)
    shown = re.findall(r'data-do="game from (\w+)"[^>]*aria-checked="(\w+)"', text_of(three))
    assert shown == [("0", "true")]
    assert payer(do(three, SAY, "winner 3")) == ("", None), "another one may have dealt in now"
    assert payer(do(three, SAY, "winner 3", "from 3", "winner 3")) == ("ron", 0)
    state: State = game_state("three")
    for wind in "SW":
        hand = entry_of("456p33456p789s67s+8s,rules:tenhou-sanma,seat:" + wind)
        state = take_hand(opened(state), hand, "ron", SAY).state
    assert payer(state) == ("ron", 0)
    assert opened(do(state, SAY, "record")).game.scores[0] < min(opened(state).game.scores)


def test_three_ron_that_void_the_hand_ask_for_no_worth() -> None:
    house = ("tenhou", (), "")
    state = do(asked(house), SAY, "record")
    state = do(state, SAY, "riichi 1", "win", "winner 1", "winner 2", "from 0")
    assert "game han 1 " in text_of(state)
    state = do(state, SAY, "winner 3")
    text = text_of(state)
    assert "Three ron: under these rules the hand is void." in text
    assert "game han" not in text
    assert "game from" not in text
    after = step(state, "record")
    assert after.told == "Abortive draw: Triple ron"
    game = opened(after.state).game
    assert game.events[1:] == (event("riichi B"), event("abortive triple_ron"))
    assert (game.scores, game.sticks, game.honba) == ((25000, 24000, 25000, 25000), 1, 1)
    assert "game han 1 " in text_of(do(state, SAY, "winner 3", "from 0"))
    paid = do(game_state("going on"), SAY, "win", "winner 1", "winner 2", "winner 3", "from 0")
    assert "game han 3 " in text_of(paid)


def test_a_ron_by_three_is_void_where_two_are_the_most_that_are_paid() -> None:
    house = ("tenhou", (("draw_abortive", "none"),), "")
    state = do(asked(house), SAY, "record")
    state = do(state, SAY, "win", "winner 1", "winner 2", "winner 3", "record")
    assert opened(state).game.events[1] == event("abortive triple_ron")


def test_a_riichi_without_tenpai_is_a_chombo_only_where_there_is_one() -> None:
    for book, told in (
        ("wrc-2015", "Bob declared riichi and must be tenpai; if not, it is a chombo."),
        ("tenhou", "there is no chombo for it. Take the stick back, or correct the points"),
    ):
        state = do(asked((book, (), "")), SAY, "record")
        named = opened(do(state, SAY, "setup", "record", fields={"name1": "Bob"}))
        state = do(named, SAY, "close", "riichi 1", "draw", "tenpai 1", "record")
        assert told in state.error
        assert ("chombo." in state.error) == (book == "wrc-2015")


def test_end_says_what_it_waits_for() -> None:
    state = do(begun(), SAY, "riichi 1", "sheet more")
    reason = "There is a riichi in this hand: finish the hand first."
    button = re.search(r'<button[^>]*data-do="game stop".*?</button>', text_of(state))
    assert button
    assert 'aria-disabled="true"' in button[0]
    assert reason in button[0]
    refused = step(state, "stop")
    assert (refused.state.error, refused.told) == (reason, reason)
    assert opened(refused.state).game == opened(state).game
    free = text_of(do(begun(), SAY, "sheet more"))
    assert re.search(r'data-do="game stop"[^>]*aria-disabled="false"', free)
    assert reason not in free


def test_a_chombo_shows_what_it_costs_before_it_is_recorded() -> None:
    state = do(begun(), SAY, "sheet chombo")
    assert do(state, SAY, "record").error == "Choose whose chombo it was."
    state = do(state, SAY, "pick 2")
    assert opened(state).game == begun().game
    assert "It takes 20,000 points off the result" in text_of(state)
    assert opened(do(state, SAY, "record")).game.events[1] == event("chombo C")
    paid = do(game_state("going on"), SAY, "sheet chombo", "pick 3")
    sums = re.findall(r">([+−]\d+,\d+)<", text_of(paid).partition("sums")[2])
    assert sorted(sums) == ["+4,000", "+4,000", "+5,000", "−12,000"]  # with the stick


def test_only_fu_that_a_hand_can_have_are_offered() -> None:
    state = do(begun(), SAY, "win", "winner 1")
    for taps, without in (
        (("from 0", "han 1 1"), (20, 25)),
        (("from 0", "han 1 2"), (20,)),
        (("from tsumo", "han 1 1"), (20, 25, 110)),
        (("from tsumo", "han 1 2"), (25,)),
        (("from tsumo", "han 1 3"), ()),
        (("han 1 2",), ()),
    ):
        text = text_of(do(state, SAY, *taps))
        for fu in (20, 25, *range(30, 120, 10)):
            assert (f'"game fu 1 {fu}"' in text) == (fu not in without), (taps, fu)


def test_the_log_is_drawn_as_far_as_it_is_asked_for() -> None:
    state: State = begun()
    for _ in range(60):
        state = do(state, SAY, "sheet chombo", "pick 2", "record")
    state = do(state, SAY, "sheet log")
    for drawn in (24, 48, 60, 60):
        text = text_of(state)
        places = [int(place) for place in re.findall(r'data-place="(\d+)"', text)]
        assert places == list(range(60, 60 - drawn, -1))
        assert ("game earlier" in text) == (drawn < 60)
        state = do(state, SAY, "earlier")


def test_what_an_entry_of_the_log_opens_closes_to_the_log_with_that_entry() -> None:
    state: State = begun()
    for _ in range(60):
        state = do(state, SAY, "sheet chombo", "pick 2", "record")
    for way, drawn in (("edit 60", 24), ("insert 37", 24), ("edit 2", 59)):
        left = do(state, SAY, "sheet log", way, "close")
        assert text_of(left).count("data-place=") == drawn, way
        assert do(left, SAY, "close").sheet is None
    assert do(state, SAY, "sheet log", "edit 2", "pick 1", "record", "close").sheet is None
    assert do(state, SAY, "sheet chombo", "close").sheet is None


def test_one_han_is_not_offered_where_two_are_needed() -> None:
    """By EMA 2008 from five honba on."""
    for honba, offered in ((4, True), (5, False)):
        line = f"start rules:ema-2008 hanchan names:Ann,Bob,Cid,Dee at:E1+{honba}"
        state = played((line + " scores:25000,25000,25000,25000",))
        text = text_of(do(state, SAY, "win", "winner 1", "from 0"))
        assert ('data-do="game han 1 1"' in text) is offered
        assert 'data-do="game han 1 2"' in text


def test_the_history_of_a_long_game_is_no_longer_than_the_game() -> None:
    """No game of the past is kept whole: what it had in its log is in the one there is."""
    history = begun().history
    for _ in range(50):
        added = accepted(add(history, Chombo(0)))
        history = added
    held = [each for change in history.past for each in (*change.out, *change.into)]
    assert len(held) == 50
    assert not [each for change in history.past for each in change if isinstance(each, Game)]


# Hands from the Hand screen


# South's riichi, won by ron from the north with nothing tapped of it on the Hand screen.
DAMATEN = "234567m33456p67s+8s"


def test_where_three_play_too() -> None:
    three = game_state("three")
    state = opened(do(three, SAY, "riichi 1"))
    text = "456p33456p789s67s+8s,rules:tenhou-sanma"
    plain, declared = (
        do(take_hand(each, entry_of(text), "ron", SAY).state, SAY, "from 2", "record")
        for each in (three, state)
    )
    assert [opened(each).game.scores for each in (plain, declared)] == [
        (35000, 37000, 33000),  # pinfu and iipeikou
        (35000, 38900, 31100),
    ]


def test_riichi_stays_with_who_has_declared_it() -> None:
    game = opened(do(begun(), SAY, "riichi 1")).game
    bobs = held(entry_of(DAMATEN), game, 1)
    assert bobs.situation.riichi == 1
    assert held(bobs, game, 2).situation.riichi == 0
    assert held(entry_of(DAMATEN + ",seat:W,riichi"), game, 2).situation.riichi == 1  # was tapped
    assert held(entry_of(DAMATEN + ",double_riichi"), game, 1).situation.riichi == 2


def test_an_open_hand_of_one_in_riichi_is_told() -> None:
    state = opened(do(begun(), SAY, "riichi 2"))
    after = take_hand(state, entry_of(DRAGONS), "ron", SAY).state
    assert after.error.startswith("Cid has declared riichi. Choose who won,")


def test_a_stick_that_is_missing_goes_down_or_the_riichi_goes() -> None:
    state = do(take_hand(begun(), entry_of(WIN), "ron", SAY).state, SAY, "from 3")
    text = text_of(state)
    assert "Bob has riichi in this hand, but no stick on the table." in text
    assert re.search(r'game riichi 1 hand" role="radio" aria-checked="true"', text)
    state = do(state, SAY, "riichi 1 board")
    assert "no stick" not in text_of(state)
    after = opened(do(state, SAY, "record"))
    assert [type(each) for each in after.game.events[1:]] == [Win]
    assert after.game.scores == (30000, 33900, 30000, 26100)  # pinfu and two dora


def test_an_entry_that_contradicts_the_board_asks() -> None:
    """As those of an earlier version, or where the log was changed since."""
    lacks = f"ron from:D B:1/30::{DAMATEN},ron"
    agrees = do(with_events("riichi A", lacks), SAY, "edit 2", "record")
    assert agrees.error == ""
    state = do(with_events("riichi B", lacks), SAY, "edit 2")
    asked = text_of(state).partition('<section class="asked">')[2]
    assert "Bob has declared riichi, but this hand has none." in asked
    assert do(state, SAY, "record").error == "Choose how it was with riichi."
    kept = opened(do(state, SAY, "riichi 1 hand", "record"))
    assert kept.game.scores == (30000, 31000, 30000, 29000)
    added = opened(do(state, SAY, "riichi 1 board", "record"))
    assert added.game.scores == (30000, 33900, 30000, 26100)


def test_riichi_that_makes_the_hand_cannot_be_left_out() -> None:
    """Without it there is no yaku: only the stick is to choose."""
    only = "123m456p789s1122z+2z,riichi,seat:W"
    text = text_of(take_hand(begun(), entry_of(only), "ron", SAY).state)
    assert "game riichi 2 hand" in text
    assert "game riichi 2 board" not in text


def test_a_hand_that_wins_nothing_says_why() -> None:
    told = "Under the rules of this game this hand does not win: "
    state = take_hand(begun(), entry_of("123m"), "ron", SAY).state
    assert state.error.startswith(told)
    assert state.sheet


def test_a_hand_of_the_log_is_seen_as_it_was_then() -> None:
    game = game_state("going on").game
    entry = won_hand(game, "4 1")
    assert entry
    assert (entry.by, entry.situation.seat, entry.situation.honba) == ("", 1, 1)
    assert entry.rules == game.rules
    for what in ("4 0", "3 0", "0 1", "99 1", "4", "x y", ""):
        assert won_hand(game, what) is None, what


def test_an_empty_hand_has_the_seat_and_sticks_of_the_game() -> None:
    game = game_state("going on").game
    entry = empty_hand(game, 1)
    assert (entry.situation.seat, entry.situation.riichi) == (game.wind(1), 1)
    assert (entry.situation.honba, entry.situation.sticks) == (game.honba, game.sticks)
    assert kept_seat(entry_of("123m,seat:N"), game).situation.seat == 3


# Anything at all

VERBS = (
    *("record", "seat", "riichi", "draw", "tenpai", "nagashi", "karaten", "all", "rare", "undo"),
    *("abortive", "chombo", "stop", "adjust", "redo", "edit", "remove", "sheet", "close", "setup"),
    *("length", "take", "hand", "earlier", "underway", "deal", "won", "penalty", "offender"),
    *("facing", "win", "winner", "from", "han", "fu", "clear", "liable", "fed", "riichi", "book"),
)
WORDS = (
    *("log", "more", "chombo", "end", "needs", "games", "one", "each", "tsumo", "-", "four_winds"),
    *("1 y1", "1 y2", "2 3", "1 30", "1 hand", "1 board", "0 daisangen 2", "1 daisangen -"),
    *("hanchan", "tonpuusen"),
    *("999999999", "9999999999", "1 999999999", "1 fu", "-1", "٣", "1 y999999999"),
    *(book.key for book in RULEBOOKS),
)
whats = st.one_of(
    st.integers(0, 3).map(str), st.integers(0, 14).map(str), st.sampled_from(WORDS), st.text()
)
typed = st.one_of(st.sampled_from(("", "100", "-100", "+1000", "-1000", "Eve", "1")), st.text())
names = st.sampled_from(
    [f"{field}{seat}" for field in ("name", "points", "score") for seat in range(5)]
    + ["sticks", "reason", "points", "honba"]
)
actions = st.tuples(
    st.one_of(st.sampled_from(VERBS), st.text(max_size=3)),
    whats,
    st.dictionaries(names, typed, max_size=4),
)


def reachable(history: History) -> Iterator[Game]:
    """The game, and those that undo and redo lead to."""
    yield history.game
    back = history
    while back.past:
        back = undo(back)
        yield back.game
    while history.future:
        history = redo(history)
        yield history.game


def starting(name: str) -> State:
    return game_state(name) if name in GAMES else asked(HOUSE)


def test_somebody_has_to_pay() -> None:
    state = starting("begun")
    for verb, what in (("win", ""), ("winner", "0"), ("winner", "1"), ("winner", "2")):
        state = step(state, f"{verb} {what}").state
    assert not state.error
    after = step(state, "winner 3").state
    assert after.sheet == state.sheet
    assert after.error == "Somebody has to pay: not everybody can win."
    assert after.error in text_of(after)


@given(st.sampled_from((*GAMES, "none")), st.lists(actions, max_size=25))
@example("begun", [("win", "", {}), ("winner", "1", {}), ("han", "1 9999999999", {})])
@example("begun", [("win", "", {}), *[("winner", str(seat), {}) for seat in range(4)]])
@example("begun", [("adjust", "", {}), ("record", "", {"points0": "9" * 5000})])
@example("begun", [("setup", "", {}), ("record", "", {"name0": "a,b\n%"}), ("undo", "", {})])
def test_no_action_raises_or_loses_a_game(
    name: str, taps: list[tuple[str, str, dict[str, str]]]
) -> None:
    state = starting(name)
    for verb, what, fields in taps:
        if verb == "take" and isinstance(state, OpenGame):
            entry, by = entry_of(DRAGONS if "2" in what else WIN), "tsumo" if "1" in what else "ron"
            after = take_hand(state, entry, by, SAY).state
        else:
            filled = state._replace(sheet=typed_in(state.sheet, tuple(fields.items())))
            after = turn(filled, Action(GAME, verb, what), SAY).state
        for part in (board_html(SAY, after), bar_html(SAY, after), sheet_html(SAY, after)):
            assert "<script" not in part.text
        if isinstance(after, OpenGame):
            assert load(dump(after.game.events)) == after.game
        if isinstance(state, OpenGame):
            assert state.game in reachable(opened(after).history)
        state = after
