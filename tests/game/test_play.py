"""What must hold for every game, whatever happens in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.game.ending import ending
from pyapp.game.events import (
    HANCHAN,
    AbortiveDraw,
    Chombo,
    Refused,
    Riichi,
    Start,
    Stop,
    Win,
    same,
    won,
)
from pyapp.game.game import Game, places
from pyapp.game.history import add, edit, insert, opened, redo, remove, undo
from pyapp.game.legal import legal, offered
from pyapp.game.needs import ladder, needs
from pyapp.game.notation import format_event, parse_event
from pyapp.game.play import begin, play, replay
from pyapp.game.saved import dump, load
from pyapp.riichi.hand import RON
from pyapp.riichi.points import BAIMAN, HANEMAN, MANGAN, SANBAIMAN
from pyapp.riichi.problem import Problem
from pyapp.riichi.settle import Claim, deltas_of, settle
from pyapp.riichi.text import format_entry
from tests.entered import entry_of
from tests.entered import won as worth_of
from tests.game.strategies import games, starts
from tests.game_text import accepted, refusal

WRC = Start(("Ann", "Bob", "Cid", "Dee"), "wrc-2015", (), HANCHAN, "", None)


def new(start: Start = WRC) -> Game:
    game = accepted(begin(start))
    return game


@given(games())
def test_a_game_keeps_its_points_and_its_history(game: Game) -> None:
    players = game.rules.players
    start_total = players * game.rules.end_start_return[0]
    assert game.total() == start_total
    scores = new(game.start).scores
    if not game.start.at:
        assert scores == (game.rules.end_start_return[0],) * players
    for step in game.log:
        assert step.before == scores
        assert step.deltas == deltas_of(step.transfers, players)
        assert len(step.deltas) == players
        assert sum(step.after) + 1000 * step.sticks == start_total
        assert step.hand <= game.hand
        scores = step.after
    assert scores == game.scores

    assert replay(game.events) == game
    text = dump(game.events)
    assert load(text) == game
    for event in game.events:
        again = parse_event(format_event(event), players)
        assert same(event, again), (event, again)

    history = opened(game)
    while history.can_undo:
        history = undo(history)
    assert history.game == new(game.start)
    assert undo(history) == history
    for _ in game.log:
        history = redo(history)
    assert history.game == game
    assert redo(history) == history

    result = ending(game)
    totals = sum(standing.total for standing in result.standings)
    assert totals + sum(item.points for item in result.outside) == 0
    for standing in result.standings:
        assert standing.total == sum(item.points for item in standing.items)
    assert sorted(standing.seat for standing in result.standings) == list(game.seats)
    order = [(standing.place, standing.seat) for standing in result.standings]
    assert order == sorted(order)
    if game.over:
        assert [offer.kind for offer in offered(game)] == ["penalty"]
        assert [problem.id for problem in legal(game, Riichi(0, None))] == ["game_over"]


@given(games(12), st.data())
def test_the_least_hand_is_the_least(game: Game, data: st.DataObject) -> None:
    """Every hand that is cheaper than the one named falls short of the place, and it does not."""
    seat = data.draw(st.sampled_from(game.seats))
    place = 1 + data.draw(st.sampled_from(game.seats))
    found = needs(game, seat, place)
    assert [need.payer for need in found] == [*game.seats[seat + 1 :], *game.seats[:seat], None]
    for need in found:
        for worth in ladder(need.by, game.rules):
            settled = settle((Claim(seat, worth, ()),), need.payer, game.deal, game.rules)
            scores = tuple(game.scores[each] + settled.deltas[each] for each in game.seats)
            reached = places(scores, game.rules)[seat] <= place
            assert reached == (need.value is not None and worth.base >= need.value.base)
            if worth == need.value:
                assert need.gain == settled.deltas[seat]


def test_a_limit_is_needed_by_the_least_han_that_reaches_it() -> None:
    limits = [
        (rung.limit, rung.han) for rung in ladder(RON, new().rules) if rung.han and not rung.fu
    ]
    assert limits == [(MANGAN, 5), (HANEMAN, 6), (BAIMAN, 8), (SANBAIMAN, 11)]


@given(games(15), st.data())
def test_an_edit_is_a_replay(game: Game, data: st.DataObject) -> None:
    history = opened(game)
    place = data.draw(st.integers(0, len(game.log)))
    events = game.events
    unchanged = accepted(edit(history, place, events[place]))
    assert unchanged.game == game
    removed = remove(history, place)
    expected = replay(events[:place] + events[place + 1 :])
    if isinstance(expected, Refused):
        assert removed == expected
    else:
        assert not isinstance(removed, Refused)
        assert removed.game == expected
        assert undo(removed).game == game
        put_back = accepted(insert(removed, place, events[place]))
        assert put_back.game == game


@given(starts(), st.data())
def test_what_is_not_offered_cannot_be(start: Start, data: st.DataObject) -> None:
    game = new(start)
    kinds = {offer.kind: offer.choices for offer in offered(game)}
    assert bool(legal(game, Chombo(0))) == ("chombo" not in kinds)
    for kind in ("nine_terminals", "four_winds", "four_riichi", "four_kans", "triple_ron"):
        refused = bool(legal(game, AbortiveDraw(kind)))
        assert refused == (kind not in kinds.get("abortive", ()))
    for seat in game.seats:
        assert bool(legal(game, Riichi(seat, None))) == (str(seat) not in kinds["riichi"])


def test_add_refuses_and_changes_nothing() -> None:
    history = opened(new())
    one = accepted(add(history, Riichi(1, None)))
    two = add(one, Riichi(1, None))
    assert isinstance(two, Refused)
    assert (two.place, [problem.id for problem in two.problems]) == (2, ["already_riichi"])


def test_an_edit_that_makes_a_later_event_impossible_names_that_event() -> None:
    start = WRC._replace(rulebook="tenhou")
    game = accepted(replay((start, AbortiveDraw("four_winds"), Riichi(0, None))))
    refused = edit(opened(game), 0, WRC)
    assert isinstance(refused, Refused)
    assert (refused.place, refused.problems[0].id) == (1, "not_in_rulebook")
    assert refused.problems[0].detail == ("four_winds",)


def test_a_change_after_undo_leaves_nothing_to_redo() -> None:
    history = accepted(add(opened(new()), Riichi(1, None)))
    history = undo(history)
    assert redo(history).game.riichi == (1,)
    other = accepted(add(history, Riichi(2, None)))
    assert redo(other) == other
    assert undo(other).game == new()


def test_replay_needs_a_start() -> None:
    for events in ((), (Riichi(0, None),)):
        assert refusal(replay(events)) == (0, "no_start")


def test_seat_winds_follow_the_deal() -> None:
    game = new()._replace(hand=6)  # South 3: C deals
    assert (game.round, game.dealer) == (1, 2)
    assert [game.wind(seat) for seat in range(4)] == [2, 3, 0, 1]
    three = new(Start(("Ann", "Bob", "Cid"), "tenhou-for-3", (), HANCHAN, "", None))._replace(
        hand=5
    )
    assert (three.round, three.dealer, three.last_hand) == (1, 2, 5)
    assert [three.wind(seat) for seat in three.seats] == [1, 2, 0]


def test_events_of_different_kinds_differ() -> None:
    assert tuple(AbortiveDraw("time")) == tuple(Stop("time"))  # plain records compare like these
    assert not same(AbortiveDraw("time"), Stop("time"))
    assert not same(Chombo(1), Chombo(2))
    assert same(Chombo(1), Chombo(1))


def test_a_scored_hand_goes_to_the_table() -> None:
    entry = entry_of("234567m33456p67s+8s riichi seat:E dora:1z ura:2z")
    scored = worth_of(entry, "ron")
    one = won(0, scored.value, (), format_entry(entry, ","))
    game = accepted(play(new(), Win((one,), 1, None)))
    assert game.log[0].deltas == (scored.total, -scored.total, 0, 0)
    assert load(dump(game.events)) == game


def test_playing_leaves_the_game_before_as_it_was() -> None:
    game = new()
    after = accepted(play(game, Riichi(1, None)))
    assert game == new()
    assert after.scores == (30000, 29000, 30000, 30000)


def test_a_start_that_cannot_be_is_where_a_replay_ends() -> None:
    refused = replay((WRC._replace(rulebook="no-such-book"), Riichi(0, None)))
    assert isinstance(refused, Refused)
    assert (refused.place, [each.id for each in refused.problems]) == (0, ["unknown_rulebook"])


@pytest.mark.parametrize(
    "line",
    [
        *("riichi B B:2", "riichi B wall:3 wall:3", "riichi BB", "riichi E", "riichi"),
        *("ron D A:2/30", "ron of:D A:2/30", "tsumo A", "tsumo A:2", "tsumo A:x/30"),
        *("draw tenpai", "draw ready:A", "draw tenpai:E", "penalty A 100 why:late", "penalty A x"),
        *("chombo", "chombo A B", "abortive", "adjust E+100", "adjust A+x", "start nothing"),
        *("stop time up", "stop %2", "nothing", ""),
    ],
)
def test_a_line_that_cannot_be_read(line: str) -> None:
    found = parse_event(line, 4)
    assert isinstance(found, Problem)
    assert (found.id, found.detail) == ("cannot_read", (line,))
