"""Random games for Hypothesis: sequences of events that can be, under any rulebook."""

from hypothesis import strategies as st

from pyapp.check.settlements import for_three
from pyapp.game.events import (
    HANCHAN,
    TONPUUSEN,
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Riichi,
    Snapshot,
    Start,
    Stop,
    Win,
    Won,
)
from pyapp.game.game import Game, most_deals
from pyapp.game.legal import Offer, offered, rules_of
from pyapp.game.play import begin, play
from pyapp.riichi.free_text import LONGEST_NAME, clean
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.liability import beyond
from pyapp.riichi.options import CHOICE, OPTIONS
from pyapp.riichi.points import needs_two_han
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import Rules, value_text
from pyapp.riichi.worths import FU, LEAST_LIMIT, most_yakuman, worth_exists
from tests.game_text import accepted

# Those for three players are few: tests/game/conftest.py makes one of each of the others.
THREE = tuple(
    [
        book._replace(key=f"{book.key}-for-3", rules=for_three(book.rules))
        for book in RULEBOOKS
        if book.rules.players == 4
    ]
)
TABLE_OPTIONS = [
    option
    for option in OPTIONS
    if option.group in ("pay", "pao", "draw", "misc", "end") and option.kind == CHOICE
]
names = st.text(max_size=8).map(lambda text: clean(text, LONGEST_NAME))


def seats(game: Game) -> st.SearchStrategy[int]:
    return st.sampled_from(game.seats)


def seat_sets(game: Game) -> st.SearchStrategy[tuple[int, ...]]:
    return st.sets(seats(game)).map(lambda chosen: tuple(sorted(chosen)))


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """A start under any rulebook, with up to three house rules."""
    key = draw(st.sampled_from(RULEBOOKS + THREE)).key
    players = rules_for(key).players
    changes = []
    for option in draw(st.lists(st.sampled_from(TABLE_OPTIONS), max_size=3, unique=True)):
        choice = draw(st.sampled_from(option.offered(players)))
        changes.append((option.id, value_text(choice)))
    length = draw(st.sampled_from((HANCHAN, HANCHAN, TONPUUSEN)))
    everybody = tuple(draw(names) for _ in range(players))
    start = Start(everybody, key, tuple(changes), length, draw(names), None)
    return start._replace(at=draw(st.one_of(st.none(), snapshots(start))))


@st.composite
def snapshots(draw: st.DrawFn, start: Start) -> Snapshot:
    """Any deal that the game can have, with scores that add up."""
    rules = rules_of(start)
    assert isinstance(rules, Rules), rules
    sticks = draw(st.integers(0, 4))
    scores = [rules.end_start_return[0]] * rules.players
    scores[0] -= 1000 * sticks
    for seat in range(1, rules.players):
        points = 100 * draw(st.integers(-30, 30))
        scores[seat - 1] += points
        scores[seat] -= points
    won = tuple(sorted(draw(st.sets(st.sampled_from(range(rules.players))))))
    hand = draw(st.integers(0, most_deals(start.length, rules) - 1))
    return Snapshot(hand, draw(st.integers(0, 99)), sticks, tuple(scores), won)


@st.composite
def wins(
    draw: st.DrawFn, game: Game, by: str, winners: list[int], yakuman_ids: list[str]
) -> list[Won]:
    """The worth of each winner's hand, now and then with somebody liable."""
    found = []
    for winner in winners:
        han = draw(st.integers(2 if needs_two_han(game.honba, game.rules) else 1, 13))
        most = [fu for fu in FU if han >= LEAST_LIMIT or worth_exists(han, fu, by, game.rules)]
        fu = draw(st.sampled_from(most))
        if draw(st.integers(0, 5)):
            found.append(Won(winner, han, fu, 0, (), draw(st.sampled_from(("", "123m ron")))))
            continue
        fed = draw(st.lists(st.sampled_from(yakuman_ids), unique=True)) if yakuman_ids else []
        feeder = st.sampled_from([seat for seat in game.seats if seat != winner])
        yakuman = draw(st.integers(1, most_yakuman(game.rules)))
        if beyond(fed, yakuman, game.rules):
            fed = fed[:1]
        found.append(Won(winner, 0, 0, yakuman, tuple((name, draw(feeder)) for name in fed), ""))
    return found


@st.composite
def events(draw: st.DrawFn, game: Game) -> Event:
    """One of the events that the game offers."""
    offer: Offer = draw(st.sampled_from(offered(game)))
    kind, choices = offer
    if kind == "riichi":
        return Riichi(int(draw(st.sampled_from(choices))), draw(st.sampled_from((None, 4, 40))))
    if kind == "abortive":
        return AbortiveDraw(draw(st.sampled_from(choices)))
    if kind == "chombo":
        return Chombo(draw(seats(game)))
    if kind == "stop":  # not too often
        return Stop(draw(names)) if draw(st.integers(0, 9)) == 0 else ExhaustiveDraw((), (), ())
    if kind == "penalty":
        return Penalty(draw(seats(game)), draw(st.integers(1, 300)) * 100, draw(names))
    if kind == "adjustment":
        points = draw(st.integers(-20, 20)) * 100
        sticks = draw(st.integers(-min(game.loose, 2), 2))
        taker, giver = draw(seats(game)), draw(seats(game))
        deltas = [0] * len(game.seats)
        deltas[taker] += points
        deltas[giver] -= points + sticks * 1000
        return Adjustment(tuple(deltas), sticks, draw(names))
    if kind == "draw":
        nagashi: tuple[int, ...] = ()
        if "nagashi" in choices and draw(st.integers(0, 3)) == 0:
            nagashi = draw(seat_sets(game))
        tenpai = set(draw(seat_sets(game))) | set(game.riichi)
        karaten = set(draw(seat_sets(game))) - tenpai
        return ExhaustiveDraw(tuple(sorted(tenpai)), nagashi, tuple(sorted(karaten)))
    fed = [name for name in choices if name != "fed_kan"]
    payer = draw(seats(game))
    others = [seat for seat in game.seats if seat != payer]
    if kind == "tsumo":
        won = draw(wins(game, TSUMO, [draw(st.sampled_from(others))], fed))
        return Win(tuple(won), None, payer if "fed_kan" in choices else None)
    winners = draw(st.lists(st.sampled_from(others), min_size=1, max_size=3, unique=True))
    return Win(tuple(draw(wins(game, RON, winners, fed))), payer, None)


@st.composite
def games(draw: st.DrawFn, most: int = 25) -> Game:
    """A game played for a while, often to its end."""
    game = accepted(begin(draw(starts())))
    for _ in range(draw(st.integers(0, most))):
        if game.over and draw(st.booleans()):
            break
        after = accepted(play(game, draw(events(game))))
        game = after
    return game
