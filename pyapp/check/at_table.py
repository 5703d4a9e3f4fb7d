"""Plays the lines of tests/cases/settlement.txt at the table: a game is brought to the deal of
the line by events that can be, and the line's event must move what the line says.

A line about calls is no event of the table. What the table refuses is in REFUSED with the
reason: there the event is played without what is refused, and must be settled as the line says.
So every line is played in one way or the other.
"""

from ..game.events import HANCHAN, Event, ExhaustiveDraw, Refused, Riichi, Snapshot, Start, Win
from ..game.game import Game
from ..game.notation import parse_event
from ..game.play import begin, play
from ..riichi.problem import Problem
from ..riichi.rulebooks import rules_for
from ..riichi.settle import STICK_POINTS, Deal, Settlement, deltas_of
from .found import Found, finding
from .settlements import SEATS, read_deal, transfers_text

# Rules and event of a line that cannot be at a table, and the reason it gives.
REFUSED = {
    # Liability is asked only for a yakuman, and only for one that the rulebook names.
    "wrc-2015 | ron from:D B:3/40:daisangen=C": "liable_without_yakuman",
    "wrc-2015 | tsumo B:y1:suukantsu=C": "not_in_rulebook",
    "wrc-2015 pao_yakuman=none | tsumo B:y1:daisangen=C": "not_in_rulebook",
    # Nobody pays for a kan where the rulebook does not say so.
    "wrc-2015 | tsumo B:2/70 kan:C": "not_in_rulebook",
    "tenhou | tsumo B:2/70 kan:C": "not_in_rulebook",
    "tenhou-sanma | tsumo B:2/70 kan:C": "not_in_rulebook",
    "common-japanese pao_rinshan_after_fed_kan=no | tsumo B:2/70 kan:C": "not_in_rulebook",
    # Nagashi mangan is none there.
    "wrc-2015 | draw tenpai:B nagashi:A": "not_in_rulebook",
}


def is_event(line: str) -> bool:
    """Tell whether a line is about something that happens at a table under a rulebook."""
    rules, _deal, event = [part.strip().split(" ") for part in line.split("|")[:3]]
    return event[0] != "calls" and "three" not in rules


def refused_as(line: str) -> str:
    """Give the key of a line in REFUSED."""
    parts = [part.strip() for part in line.split("|")]
    return f"{parts[0]} | {parts[2]}"


def played(line: str) -> Found:
    """Play the line's event at the table, and find what it moves."""
    rules_text, deal_text, event_text, expected, sticks = [part.strip() for part in line.split("|")]
    wanted = f"{expected} | {sticks}"
    deal = read_deal(deal_text)
    game = brought_to(rules_text, deal)
    if game.deal != deal:
        return finding(f"the deal is {game.deal}", wanted)
    event = parse_event(event_text, game.rules.players)
    assert not isinstance(event, Problem), event_text
    after = play(game, event)
    reason = REFUSED.get(refused_as(line), "")
    if isinstance(after, Refused):
        ids = ", ".join([problem.id for problem in after.problems])
        if ids != reason:
            return finding(f"refused: {ids}", wanted)
        after = play(game, _without(event, game))
        assert isinstance(after, Game), after
    elif reason:
        return finding(f"is not refused: {reason}", wanted)
    return finding(_moved(game, after, expected), wanted)


def _moved(game: Game, after: Game, expected: str) -> str:
    """Write what an event moved, or in which way its game does not fit the transfers expected."""
    step = after.log[-1]
    if after.events[:-1] != game.events or step.before != game.scores:
        return "is not the next step of the game"
    deltas = deltas_of(step.transfers, game.rules.players)
    moved = transfers_text(Settlement((), step.transfers, deltas, step.sticks))
    if moved == expected:
        gains = _gains(expected, game.rules.players)
        if step.deltas != gains:
            return f"the scores change by {step.deltas}"
        if [after.scores[seat] - game.scores[seat] for seat in game.seats] != list(gains):
            return f"the scores are {after.scores}"
        if after.total() != game.total():
            return "points appear or vanish"
    return f"{moved} | {after.sticks}"


def brought_to(rules_text: str, deal: Deal) -> Game:
    """Bring a game to the deal, under the rules of the line."""
    key, *changes = rules_text.split(" ")
    pairs = tuple([(word.split("=")[0], word.split("=")[1]) for word in changes])
    rules = rules_for(key)
    scores = [rules.end_start_return[0]] * rules.players
    scores[0] -= deal.loose * STICK_POINTS
    at = Snapshot(deal.dealer, deal.honba, deal.loose, tuple(scores), ())
    names = ("Ann", "Bob", "Cid", "Dee")[: rules.players]
    game = begin(Start(names, key, pairs, HANCHAN, "", at))
    for seat in deal.riichi:
        assert isinstance(game, Game), (rules_text, game)
        game = play(game, Riichi(seat, None))
    assert isinstance(game, Game), (rules_text, game)
    return game


def _without(event: Event, game: Game) -> Event:
    """Leave out of the event what the rulebook lacks, as the players would have to enter it."""
    if isinstance(event, ExhaustiveDraw):
        return event._replace(nagashi=())
    assert isinstance(event, Win)
    fed = event.kan_feeder if game.rules.pao_rinshan_after_fed_kan else None
    return event._replace(
        wins=tuple([won._replace(liable=()) for won in event.wins]), kan_feeder=fed
    )


def _gains(transfers: str, players: int) -> "tuple[int, ...]":
    """Add up what each seat gains from the text of a line."""
    gains = [0] * players
    for move in transfers.split(", ") if transfers != "-" else []:
        who, points, _reason = move.split(" ")
        payer, payee = who.split(">")
        for name, sign in ((payer, -1), (payee, 1)):
            if name in SEATS:
                gains[SEATS.index(name)] += sign * int(points)
    return tuple(gains)
