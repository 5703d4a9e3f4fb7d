"""The hand at the table of a game: what is the game's, and whose riichi it has."""

from hypothesis import given
from hypothesis import strategies as st

from pyapp.riichi.text import format_entry
from pyapp.screen.action import HAND, Action
from pyapp.screen.hand.at_table import at_table, sit, turn_at
from pyapp.screen.hand.seating import Seating, of_table
from pyapp.screen.hand.state import START, Session, with_entry
from pyapp.screen.hand.tools import round_html
from tests.entered import entry_of
from tests.spoken import words

A = "234567m33456p67s+8s"
# East 2 with one honba and two sticks, one of them the south's.
TABLE = Seating(("Bob", "Cid", "Dee", "Ann"), 0, 2, 1, 2, (1,), (), None)
COUNTS = "honba:1 sticks:2"
# Three play the first deal of the south round; the east and the west have declared.
THREE = Seating(("Ann", "Bob", "Cid"), 1, 1, 0, 2, (0, 2), (), None)


def session_of(text: str) -> Session:
    return Session(with_entry(START, entry_of(text)), (), ())


def at(text: str, seating: Seating = TABLE) -> Session:
    return sit(session_of(text), seating)[0]


def after(taps: str, session: Session, seating: Seating = TABLE) -> tuple[str, list[str]]:
    """The text form after taps at a table, and the last tap's notes."""
    notes: list[str] = []
    for tap in taps.split():
        verb, _, what = tap.partition(":")
        session, found = turn_at(session, Action(HAND, verb, what), seating)
        notes = [note.id for note in found]
    return format_entry(session.state.entry), notes


def text(session: Session) -> str:
    return format_entry(session.state.entry)


# What is the game's


def test_round_honba_and_sticks_are_the_games() -> None:
    for tap in ("round:1", "honba:+", "honba:-", "sticks:-", "reset"):
        assert after(tap, at(A)) == (f"{A} riichi {COUNTS}", ["table_is_games"]), tap


def test_clear_leaves_what_lies_on_the_table_and_the_riichi() -> None:
    full = f"{A} riichi ippatsu dora:4p ura:4p last_tile"
    assert after("clear", at(full))[0] == f"riichi {COUNTS}"
    assert after("clear", at(full + " seat:W"))[0] == f"seat:W {COUNTS}"
    assert after("clear clear", at(full))[1] == []
    assert after("next", at(full + " seat:W")) == after("clear", at(full + " seat:W"))


def test_a_hand_that_comes_back_is_of_the_deal_that_is_played() -> None:
    older = session_of("123m honba:7 round:S")
    session, _ = turn_at(at("123m"), Action(HAND, "clear", ""), TABLE)
    session = session._replace(past=(older.state,))
    assert after("undo", session) == (f"123m riichi {COUNTS}", ["table_is_games"])
    assert after("undo redo", session) == (f"riichi {COUNTS}", [])
    assert after("undo", at("")) == (f"riichi {COUNTS}", ["nothing_to_undo"])
    assert after("redo", at("")) == (f"riichi {COUNTS}", ["nothing_to_redo"])


def test_a_hand_from_elsewhere_says_what_it_lost() -> None:
    state, notes = at_table(session_of("123m honba:7").state, TABLE)
    assert format_entry(state.entry) == f"123m riichi {COUNTS}"
    assert [note.id for note in notes] == ["table_is_games"]
    assert not at_table(state, TABLE).notes
    assert not at_table(session_of("").state, TABLE).notes  # no tiles, nothing lost
    north = at_table(session_of("123p seat:N").state, THREE).state
    assert north.entry.situation.seat == 0  # nobody sits there


def test_what_another_winner_has_still_lies_on_the_table() -> None:
    shared = TABLE._replace(shares=((1, 1, 2), (2, 0, 0)))
    west = at_table(session_of("123m seat:W").state, shared).state
    assert west.entry.situation.honba == 0
    assert "1 honba" in round_html(west, words(), shared).text


def test_a_hand_of_another_deal_is_none_of_the_table() -> None:
    assert of_table(entry_of(f"123m {COUNTS}").situation, TABLE)
    for other in ("honba:2 sticks:2", "honba:1", f"{COUNTS} round:S"):
        assert not of_table(entry_of("123m " + other).situation, TABLE), other
    assert not of_table(entry_of("round:S sticks:2 seat:N").situation, THREE)
    assert not of_table(START.entry.situation, None)


# Riichi


def test_who_has_declared_has_riichi_in_the_hand() -> None:
    assert text(at(A)) == f"{A} riichi {COUNTS}"
    assert text(at(A + " seat:W")) == f"{A} seat:W {COUNTS}"
    assert text(at(A + " double_riichi")) == f"{A} double_riichi {COUNTS}"


def test_it_stays_with_its_player_and_what_was_tapped_with_the_hand() -> None:
    assert after("seat:2", at(A))[0] == f"{A} seat:W {COUNTS}"
    assert after("seat:2 seat:1", at(A))[0] == f"{A} riichi {COUNTS}"
    assert after("riichi seat:2", at(A))[0] == f"{A} seat:W {COUNTS}"  # doubly
    assert after("riichi seat:0", at(A + " seat:W"))[0] == f"{A} seat:E riichi {COUNTS}"
    assert after("seat:2", at(A + " ippatsu")) == (f"{A} seat:W {COUNTS}", ["ippatsu_went"])
    double = at("123p seat:E double_riichi", THREE)
    assert after("seat:2", double, THREE)[0] == "123p seat:W round:S riichi sticks:2"
    assert after("seat:1", double, THREE)[0] == "123p round:S sticks:2"


def test_a_stick_laid_down_or_taken_back_is_seen_in_the_hand() -> None:
    session = at(A + " seat:W")
    more = TABLE._replace(sticks=3, riichi=(1, 2))
    declared, notes = sit(session, more, TABLE)
    assert (text(declared), notes) == (f"{A} seat:W riichi honba:1 sticks:3", ())
    assert declared.past == session.past  # no step of the player's
    assert text(sit(declared, TABLE, more)[0]) == text(session)
    tapped = at(A + " seat:W riichi")
    assert text(sit(tapped, TABLE._replace(honba=2), TABLE)[0]) == (
        f"{A} seat:W riichi honba:2 sticks:2"
    )
    assert sit(session, None, TABLE) == (session, ())


def test_an_empty_hand_is_that_of_the_only_one_in_riichi() -> None:
    nobody = TABLE._replace(riichi=())
    west, two = TABLE._replace(riichi=(2,)), TABLE._replace(riichi=(0, 2))
    fresh = at("", nobody)
    assert text(fresh) == COUNTS
    declared, notes = sit(fresh, west, nobody)
    assert (text(declared), declared.past, notes) == (f"seat:W riichi {COUNTS}", (), ())
    assert text(sit(declared, nobody, west)[0]) == COUNTS
    assert text(sit(declared, two, west)[0]) == COUNTS
    assert text(at("", west)) == f"seat:W riichi {COUNTS}"


def test_a_hand_that_was_begun_or_a_seat_that_was_chosen_stays() -> None:
    nobody, west = TABLE._replace(riichi=()), TABLE._replace(riichi=(2,))
    for begun in ("1m", "dora:1m", "riichi", "seat:N", "seat:E"):
        assert text(sit(at(begun, nobody), west, nobody)[0]) == text(at(begun, nobody)), begun
    session, _notes = turn_at(at("", west), Action(HAND, "seat", "0"), west)
    assert text(sit(session, west._replace(honba=2), west)[0]) == "seat:E honba:2 sticks:2"


def test_it_is_not_taken_off_in_the_hand() -> None:
    for taps, left, notes in (
        ("riichi", "double_riichi", []),
        ("riichi riichi", "riichi", ["hand_declared"]),
        ("mode:pon", "riichi", ["hand_declared"]),
    ):
        assert after(taps, at("123m")) == (f"123m {left} {COUNTS}", notes)
    assert after("riichi riichi riichi", at("123m seat:W"))[0] == f"123m seat:W {COUNTS}"


TAPS = (
    *("tile:1m", "pair:5p", "riichi", "ippatsu", "mode:pon", "drop"),
    *("clear", "next", "reset", "undo", "redo", "seat:0", "seat:1", "seat:2", "seat:3"),
    *(f"{verb}:{what}" for verb in ("round", "honba", "sticks") for what in "+-01"),
)


@given(st.lists(st.sampled_from(TAPS)))
def test_whatever_is_tapped_the_hand_is_one_of_the_table(taps: list[str]) -> None:
    for seating in (TABLE, THREE):
        session = at("123p", seating)
        for tap in taps:
            verb, _, what = tap.partition(":")
            session, _notes = turn_at(session, Action(HAND, verb, what), seating)
            situation = session.state.entry.situation
            assert of_table(situation, seating)
            assert situation.riichi or situation.seat not in seating.riichi
