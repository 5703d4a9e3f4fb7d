"""Plays the games of tests/cases/games, line by line.

A file holds games, each from a line "start ..." on. A line is one of

    riichi B             an event in its text form (pyapp.game.notation)
    ! riichi B : id, id  an event that cannot be, and the ids of the problems
    = 29000 30000 30000 31000 E1+2 sticks:1 over:bust
                         the scores of A B C D, the deal and its honba (S4 = South 4, no
                         honba), sticks on the table, why the game is over
    ? D 1 : A 3/40 +5200 (3/40 4/25), B mangan +8000 (), C - , tsumo haneman +12000 ()
                         what D needs to be first: for ron from each and for tsumo the least
                         value, what D gains by it, the fewest fu for each han
    > A 1 56900 : score 45900 return -30000 uma 20000 oka 20000 sticks 1000
    > outside chombo 20000
                         the ending, from the first place to the last; "outside -" for nothing

and "# ..." is a comment; one at the end of a line takes two blanks before it.
"""

from typing import Iterator

from ..game.ending import Item, ending
from ..game.events import Refused, Win
from ..game.game import MOST_EVENTS, Game, earlier
from ..game.legal import legal
from ..game.needs import Need, need, payers
from ..game.notation import format_event, parse_event
from ..game.play import begin, play
from ..game.saved import dump, load
from ..riichi.hand import RON, TSUMO
from ..riichi.problem import Problem
from ..riichi.score import Score, score
from ..riichi.text import Entry, parse_entry
from .found import Found, finding

PLAYERS = "ABCD"


class Games:
    """The games of a file, as far as its lines were played.

    Each is loaded again from its text as long as it has no more than `loaded` events: that takes
    as long as playing them all.
    """

    def __init__(self, loaded: int = MOST_EVENTS) -> None:
        self.loaded = loaded
        self.game: Game | None = None
        self.rows: list[str] = []  # of the ending, that no line has told yet

    def line(self, full: str) -> Iterator[Found]:
        """Play the next line; who needs what takes a step for each who may pay."""
        line = full.split("  #")[0].strip()
        if line[0] == "?":
            return needed(self.game, line[2:])
        return iter((self._found(line),))

    def _found(self, line: str) -> Found:
        told = line[2:]
        if line[0] == ">":
            if not self.rows and self.game is not None:
                self.rows = ending_rows(self.game)
            return finding(self.rows.pop(0) if self.rows else "nothing", told)
        if line[0] == "=":
            return finding(state(self.game), told)
        if line[0] == "!":
            event_text, _colon, wanted = [part.strip() for part in told.partition(" : ")]
            return finding(refusal(self.game, event_text), wanted)
        if line.split(" ")[0] == "start":
            self.game = None
        result = _played(self.game, line)
        if not isinstance(result, Game):
            return finding(result, "a legal event")
        self.game = result
        wrong = ""
        if len(result.events) <= self.loaded and load(dump(result.events)) != result:
            wrong = "does not load again"
        elif not hands_are_worth(result):
            wrong = "a hand is worth something else"
        return finding(wrong, "")


def _played(game: Game | None, line: str) -> "Game | str":
    """Play the event of a line, or say what is wrong."""
    event = parse_event(line, _players(game))
    if isinstance(event, Problem):
        return event.id
    if format_event(event) != line:
        return "written " + format_event(event)
    result = begin(event) if game is None else play(game, event)  # type: ignore[arg-type]
    if isinstance(result, Refused):
        return " ".join([problem.id for problem in result.problems])
    return result


def hands_are_worth(game: Game) -> bool:
    """Tell whether the hands of the last event, with their winds, are worth what it says."""
    step = game.log[-1] if game.log else None
    if step is None or not isinstance(step.event, Win):
        return True
    before = earlier(game, len(game.log))
    by = TSUMO if step.event.discarder is None else RON
    for won in step.event.wins:
        if not won.hand:
            continue
        entry = parse_entry(won.hand)
        if not isinstance(entry, Entry):
            return False
        situation = entry.situation
        if (situation.seat, situation.round) != (before.wind(won.seat), before.round):
            return False
        outcome = score(entry.hand, situation, by, game.rules)
        if not isinstance(outcome, Score) or outcome.value != won.value(game.rules):
            return False
    return True


def _players(game: Game | None) -> int:
    return len(PLAYERS if game is None else game.seats)


def state(game: Game | None) -> str:
    """Write a game as an "=" line does."""
    assert game is not None
    deal = "ESWN"[game.round] + str(game.dealer + 1)
    if game.honba:
        deal += f"+{game.honba}"
    words = [str(score) for score in game.scores] + [deal, f"sticks:{game.sticks}"]
    if game.over:
        words.append("over:" + game.over)
    return " ".join(words)


def refusal(game: Game | None, line: str) -> str:
    """List the ids of everything wrong with an event."""
    event = parse_event(line, _players(game))
    if isinstance(event, Problem):
        return event.id
    if game is None:
        begun = begin(event)  # type: ignore[arg-type]
        wrong = begun.problems if isinstance(begun, Refused) else ()
    else:
        wrong = legal(game, event)
    return ", ".join([problem.id for problem in wrong]) or "legal"


def needed(game: Game | None, told: str) -> Iterator[Found]:
    """Find what the player of a "?" line needs, for ron from each and for tsumo."""
    assert game is not None
    who, _colon, rest = told.partition(" : ")
    seat, place = PLAYERS.index(who[0]), int(who[2])
    wanted, may_pay = rest.split(", "), payers(game, seat)
    for n, payer in enumerate(may_pay):
        text = _need_text(need(game, seat, place, payer))
        yield finding(text, wanted[n] if n < len(wanted) else "nothing")
    if len(wanted) > len(may_pay):
        yield finding("nothing", ", ".join(wanted[len(may_pay) :]))


def _need_text(need: Need) -> str:
    payer = "tsumo" if need.payer is None else PLAYERS[need.payer]
    value = need.value
    if value is None:
        return payer + " -"
    worth = value.limit or f"{value.han}/{value.fu}"
    if value.yakuman > 1:
        worth = f"{value.yakuman} yakuman"
    hands = " ".join([f"{han}/{fu}" for han, fu in need.hands])
    return f"{payer} {worth} +{need.gain} ({hands})"


def ending_rows(game: Game) -> list[str]:
    """Write the ending as ">" lines do."""
    result = ending(game)
    rows = []
    for seat, place, items, total in result.standings:
        rows.append(f"{PLAYERS[seat]} {place} {total} : {_items(items)}")
    rows.append("outside " + (_items(result.outside) or "-"))
    total = sum([standing.total for standing in result.standings])
    if total + sum([item.points for item in result.outside]) != 0:
        rows[-1] += " does not add up"
    for standing in result.standings:
        if standing.total != sum([item.points for item in standing.items]):
            rows[-1] += " items do not add up"
    return rows


def _items(items: "tuple[Item, ...]") -> str:
    return " ".join([f"{reason} {points}" for reason, points in items])
