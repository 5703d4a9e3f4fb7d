"""Evenings that never were: results of games by chance, of which more or less is known."""

from random import Random

from pyapp.club.records import Result
from pyapp.club.results import of_game
from pyapp.game.events import HANCHAN, TONPUUSEN, Refused, Snapshot, Start, Stop, Win
from pyapp.game.game import Game
from pyapp.game.legal import rules_of
from pyapp.game.play import begin, play
from pyapp.game.saved import dump
from pyapp.riichi.options import CHOICE, OPTIONS
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import Rules, value_text
from tests.club.clubs import result
from tests.game.random_events import HANDS, entered, entry_by_chance, random_event
from tests.game.strategies import THREE
from tests.game_text import accepted

PEOPLE = ("p1", "p2", "p3", "p4", "p5", "p6")
CHANGED = [each for each in OPTIONS if each.kind == CHOICE and each.group in ("pay", "draw", "end")]
PAIRS = "2244m6688p2244s5z+5z"
MOST = 60  # events, then the players stop


def start(random: Random) -> Start:
    book = random.choice(RULEBOOKS + THREE)
    players = book.rules.players
    changed = random.choice(CHANGED)
    choice = value_text(random.choice(changed.offered(players)))
    changes = ((changed.id, choice),) if random.random() < 0.5 else ()
    names = tuple(f"player {seat}" for seat in range(players))
    length = random.choice((HANCHAN, HANCHAN, TONPUUSEN))
    begun = Start(names, book.key, changes, length, "", None)
    if random.random() > 0.1:
        return begun
    rules = rules_of(begun)
    assert isinstance(rules, Rules)
    scores = [rules.end_start_return[0]] * players
    scores[0], scores[1] = scores[0] - 3000, scores[1] + 2000
    return begun._replace(at=Snapshot(random.randrange(players), 2, 1, tuple(scores), (1,)))


def game(random: Random, tiles: bool) -> Game:
    """A game to its end, or stopped between two hands; with tiles, half of its wins have them."""
    played = accepted(begin(start(random)))
    while not played.over:
        late = len(played.log) >= MOST or random.random() < 0.02
        if late and not played.riichi:
            return accepted(play(played, Stop("time")))
        played = after(played, random, tiles)
    return played


def after(played: Game, random: Random, tiles: bool) -> Game:
    """One event more."""
    event = entry_by_chance(played, random) if tiles else random_event(played, random)
    if not isinstance(event, Win) or not tiles:
        return accepted(play(played, event))
    if not any(won.hand for won in event.wins):  # some have tiles that were never paid for
        false = HANDS[4] if random.random() < 0.3 else ""
        wins = tuple(won._replace(hand=false) for won in event.wins)
        return accepted(play(played, event._replace(wins=wins)))
    lucky = random.choice(("", "", ",ippatsu,dora:1m,ura:6p"))
    hands = []
    for won in event.wins:
        riichi = won.hand and won.seat in played.riichi
        hand = random.choice(
            (won.hand, won.hand, won.hand and PAIRS, HANDS[3] if riichi else won.hand)
        )
        hands.append(hand + lucky if riichi else hand)
    more = tuple(won._replace(hand=hand) for won, hand in zip(event.wins, hands, strict=True))
    found = entered(played, event._replace(wins=more))
    return accepted(entered(played, event)) if isinstance(found, Refused) else found


def some(random: Random, many: int) -> tuple[tuple[Result, Game], ...]:
    """Results and their games; of a third no more is known than how they ended."""
    found = []
    for number in range(many):
        played = game(random, tiles=number % 3 > 0)
        seats = len(played.seats)
        blank = result(f"r{number}", *[0] * seats)._replace(
            date=f"2026-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}",
            players=tuple(random.sample(PEOPLE, seats)),
        )
        full = of_game(blank, dump(played.events))
        assert isinstance(full, Result)
        found.append((full._replace(log="") if number % 3 == 1 else full, played))
    return tuple(found)
