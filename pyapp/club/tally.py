"""Tallies: what a game gives to the statistics of each player, counted once and then added up.

A tally holds whole numbers by name (`LANES`), packed side by side into one: adding two packed
numbers adds each of theirs, so that thousands of games are summed at once. What is known of a game
decides what it counts: its result alone (level R), its log (L), its log with the tiles of winning
hands (T). What cannot be added up, the most of something, stands beside it (`PEAKS`).
"""

from binascii import unhexlify
from typing import NamedTuple

from ..game.events import AbortiveDraw, Adjustment, ExhaustiveDraw, Win, Won
from ..game.game import Game, Played, earlier
from ..game.hands import hand_of, seated
from ..game.legal import tenpai_seats
from ..kept.codec import checksum
from ..riichi.hand import RON, TSUMO
from ..riichi.local import LOCAL_IDS
from ..riichi.points import KAZOE_YAKUMAN, MANGAN_BASE, YAKUMAN
from ..riichi.rules import Rules
from ..riichi.score import Score, score
from ..riichi.seats import others, round_and_dealer
from ..riichi.settle import HONBA, OWN_STICK, STICK, STICK_POINTS
from ..riichi.text import Entry
from ..riichi.yaku import YAKU_IDS
from .records import Placing, Result

# Level L, counted over hands.
OF_LOGS = ("logs", "hands", "net", "wins", "gained", "tsumo", "mangan", "sticks", "deal_ins") + (
    ("paid", "riichi", "riichi_won", "riichi_dealt_in", "riichi_drawn", "draws", "tenpai")
    + ("nagashi", "aborted", "dealt", "dealer_wins", "others_tsumo", "dealer_hit", "corrected")
)
# Level T, counted over wins with tiles.
OF_TILES = ("shown", "shown_riichi", "closed", "dama", "with_ura", "dora", "riichi_only")
# Level R; places: twice their sum. No lane from "games" on is below zero: so no packed number is.
OF_RESULTS = ("bust", "stopped", "chombo", "first", "second", "third", "fourth", "last") + (
    ("places", "raw", "gain", "points", "games")
)
YAKU = "yaku_"  # before the id of a yaku: wins with tiles that have it
# What most games have not stands last: a short number is soon read.
LANES = OF_LOGS + OF_TILES + OF_RESULTS + tuple([YAKU + yaku for yaku in YAKU_IDS + LOCAL_IDS])
AT = {name: place for place, name in enumerate(LANES)}
NTH = ("first", "second", "third", "fourth")
PEAKS = ("best_win", "most_fu", "worst_deal_in", "dealer_run", "most_honba")

WIDTH = 32  # bits of a lane: sums up to 2 ** 31, of either sign
FULL, HALF = (1 << WIDTH) - 1, 1 << WIDTH - 1
BYTES = WIDTH // 8 * len(LANES) + 1
# How zeros are written shorter, the longest row of them first.
SHORT = (("0" * 192, "z"), ("0" * 48, "y"), ("0" * 14, "x"), ("0" * 6, "w"))
# The other way round, as what has grown already takes longer to look through.
LONG = tuple([(short.encode(), zeros.encode()) for zeros, short in reversed(SHORT)])
MOST_TEXT = 9 * BYTES
KIND = checksum(LANES + PEAKS)  # what a kept tally was counted by: another one is counted again
CURRENT = KIND + "/"


class Tally(NamedTuple):
    """What a game counts for each seat."""

    seats: tuple[int, ...]  # packed
    peaks: tuple[tuple[int, ...], ...]  # in the order of PEAKS; () where no log is known
    yakuman: tuple[
        int, ...
    ]  # places in the log, from 1 on, of wins with a yakuman, counted ones too


def packed(counts: list[int]) -> int:
    """Pack a number for each lane into one."""
    total = 0
    for place, count in enumerate(counts):
        if count:
            total += count << WIDTH * place
    return total


def lane(total: int, name: str) -> int:
    """Read one number of a packed one. Lanes below that come to less than zero have borrowed from
    it, which rounding undoes.
    """
    count = _from(total, name) & FULL
    return count if count < HALF else count - FULL - 1


def counted(lanes: str, total: int) -> int:
    """Add up lanes of a packed number, those behind "-" taken off."""
    count = 0
    for name in lanes.split(" "):
        count += -lane(total, name[1:]) if name[:1] == "-" else lane(total, name)
    return count


def _from(total: int, name: str) -> int:
    """Give the lanes from this one on."""
    place = WIDTH * AT[name]
    return (total + (1 << place - 1)) >> place if place else total


def yaku_in(total: int) -> "list[tuple[str, int]]":
    """Read how many wins have each yaku that some have. Lane by lane takes ten times as long."""
    found, rest = [], _from(total, YAKU + YAKU_IDS[0])
    for id_ in YAKU_IDS + LOCAL_IDS:
        if rest & FULL:
            found.append((id_, rest & FULL))
        rest >>= WIDTH
    return found


def tally(result: Result, placings: tuple[Placing, ...], game: Game | None) -> Tally:
    """Count a result: how each seat came out of it, and its game where its log is known."""
    fold = Fold(len(placings))
    if game is not None:
        for seat in game.seats:
            fold.add(seat, "logs")
        for place, step in enumerate(game.log):
            fold.step(game, place + 1, step)
    for seat, each in enumerate(placings):
        fold.result(seat, each, result)
    seats = tuple([packed(row) for row in fold.rows])
    peaks = () if game is None else tuple([tuple(row) for row in fold.peaks])
    return Tally(seats, peaks, tuple(fold.yakuman))


class Fold:
    """What was counted so far, for each seat."""

    def __init__(self, players: int) -> None:
        self.rows = [[0] * len(LANES) for _seat in range(players)]
        self.peaks = [[0] * len(PEAKS) for _seat in range(players)]
        self.yakuman: list[int] = []
        self.run = 0  # wins in a row of the one who deals

    def add(self, seat: int, name: str, count: int = 1) -> None:
        """Add to a lane of a seat."""
        self.rows[seat][AT[name]] += count

    def reach(self, seat: int, name: str, height: int) -> None:
        """Raise a peak of a seat to at least this."""
        row, place = self.peaks[seat], PEAKS.index(name)
        row[place] = max(row[place], height)

    def result(self, seat: int, placing: Placing, result: Result) -> None:
        """Count how a player came out: who shares a place has the better one, and in the mean of
        places the mean of those shared.
        """
        place = placing.place
        self.add(seat, "games")
        self.add(seat, NTH[place - 1])
        self.add(seat, "last", int(place == len(result.scores)))
        self.add(seat, "places", 2 * place + placing.sharing - 1)
        self.add(seat, "bust", int(placing.raw < 0))
        self.add(seat, "stopped", int(result.stopped))
        self.add(seat, "chombo", result.chombo[seat])
        self.add(seat, "raw", placing.raw)
        self.add(seat, "gain", placing.raw - placing.start)
        self.add(seat, "points", placing.points)

    def step(self, game: Game, place: int, step: Played) -> None:
        """Count the event at a place of a log."""
        event = step.event
        corrected = isinstance(event, Adjustment)
        for seat, points in enumerate(step.deltas):
            if corrected:
                self.add(seat, "corrected")
            else:
                self.add(seat, "net", points)
        if isinstance(event, (Win, ExhaustiveDraw, AbortiveDraw)):  # after a chombo none has ended
            self.hand(game, place, step)

    def hand(self, game: Game, place: int, step: Played) -> None:
        """Count a hand for all, then what it was."""
        dealer = round_and_dealer(step.hand, game.rules.players)[1]
        for seat in game.seats:
            self.add(seat, "hands")
            self.add(seat, "riichi", int(seat in step.riichi))
        self.add(dealer, "dealt")
        self.reach(dealer, "most_honba", step.honba)
        event = step.event
        paid = [move.payee for move in step.transfers]  # by a head bump not all win who claim
        winners = [won for won in event.wins if won.seat in paid] if isinstance(event, Win) else []
        self.run = self.run + 1 if dealer in [won.seat for won in winners] else 0
        self.reach(dealer, "dealer_run", self.run)
        if isinstance(event, Win) and winners:
            self.win(game, place, step, winners, event.discarder)
        elif isinstance(event, ExhaustiveDraw):
            self.draw(game, step, event)
        else:  # three ron that void the hand too
            for seat in game.seats:
                self.add(seat, "aborted")

    def draw(self, game: Game, step: Played, event: ExhaustiveDraw) -> None:
        """Count a wall that ran out. Who is in riichi is tenpai."""
        ready = tenpai_seats(event, game.rules) + step.riichi
        for seat in game.seats:
            self.add(seat, "draws")
            self.add(seat, "tenpai", int(seat in ready))
            self.add(seat, "nagashi", int(seat in event.nagashi))
            self.add(seat, "riichi_drawn", int(seat in step.riichi))

    def win(
        self, game: Game, place: int, step: Played, winners: list[Won], payer: int | None
    ) -> None:
        """Count a win by one or several: each is a win, and together they are one deal-in."""
        dealer = round_and_dealer(step.hand, game.rules.players)[1]
        self.add(dealer, "dealer_wins", int(self.run > 0))
        for won in winners:
            self.winner(game, place, step, won, RON if payer is not None else TSUMO)
        if payer is None:
            hard = winners[0].value(game.rules).base >= MANGAN_BASE
            for seat in others(winners[0].seat, game.rules.players):
                self.add(seat, "others_tsumo")
                self.add(seat, "dealer_hit", int(hard and seat == dealer))
            return
        paid = sum([move.points for move in step.transfers if move.payer == payer])
        self.add(payer, "deal_ins")
        self.add(payer, "paid", paid)
        self.add(payer, "riichi_dealt_in", int(payer in step.riichi))
        if payer not in step.riichi:
            self.reach(payer, "worst_deal_in", paid)

    def winner(self, game: Game, place: int, step: Played, won: Won, by: str) -> None:
        """Count a win for its winner; the stick laid down in this hand is no gain."""
        seat, value = won.seat, won.value(game.rules)
        gained = sticks = honba = 0
        for move in step.transfers:
            if move.payee == seat:
                gained += move.points
                sticks += move.points * (move.reason in (STICK, OWN_STICK))
                honba += move.points * (move.reason == HONBA)
        own = STICK_POINTS if sticks and seat in step.riichi else 0
        self.add(seat, "wins")
        self.add(seat, "gained", gained - own)
        self.add(seat, "sticks", (sticks - own) // STICK_POINTS)
        self.add(seat, "tsumo", int(by == TSUMO))
        self.add(seat, "riichi_won", int(seat in step.riichi))
        self.add(seat, "mangan", int(value.base >= MANGAN_BASE))
        self.reach(seat, "best_win", gained - sticks - honba)
        self.reach(seat, "most_fu", value.fu)
        if is_yakuman(won, game.rules) and place not in self.yakuman:
            self.yakuman.append(place)
        entry = hand_of(won)
        if entry:
            entry = seated(entry, earlier(game, place), seat)
            scored = shown(entry, won, game.rules, by)
            if scored:
                self.tiles(seat, entry, scored)

    def tiles(self, seat: int, entry: Entry, scored: Score) -> None:
        """Count what the tiles of a win tell."""
        ids = ids_of(scored)
        riichi, closed = entry.situation.riichi > 0, entry.hand.closed
        self.add(seat, "shown")
        self.add(seat, "closed", int(closed))
        self.add(seat, "dama", int(closed and not riichi))
        self.add(seat, "shown_riichi", int(riichi))
        self.add(seat, "riichi_only", int(ids == ("riichi",) and not scored.dora))
        self.add(seat, "dora", sum([item.han for item in scored.dora]))
        self.add(seat, "with_ura", int("ura" in [item.id for item in scored.dora]))
        for yaku in ids:
            self.add(seat, YAKU + yaku)


def shown(entry: Entry, won: Won, rules: Rules, by: str) -> Score | None:
    """Score the tiles of a win; None where they are not those that it was paid for."""
    scored = score(entry.hand, entry.situation, by, rules)
    if isinstance(scored, Score) and scored.value == won.value(rules):
        return scored
    return None


def ids_of(scored: Score) -> tuple[str, ...]:
    """List the yaku that count."""
    return tuple([hit.id for hit in scored.yaku if hit.han or hit.yakuman])


def is_yakuman(won: Won, rules: Rules) -> bool:
    """Tell whether a win is worth a yakuman, if only by the number of its han."""
    return won.value(rules).limit in (YAKUMAN, KAZOE_YAKUMAN)


def dump(counted: Tally) -> str:
    """Write a tally as one word, to keep beside the result that it was counted from."""
    digits = [total.to_bytes(BYTES, "big").hex().lstrip("0") for total in counted.seats]
    seats = ";".join(["0" * (len(each) % 2) + each for each in digits])
    for zeros, short in SHORT:
        seats = seats.replace(zeros, short)
    peaks = [",".join([str(peak) for peak in row]) for row in counted.peaks]
    places = [str(place) for place in counted.yakuman]
    return "/".join([KIND, seats, ";".join(peaks), ",".join(places)])


def is_current(word: str) -> bool:
    """Tell whether a word is of this version; what another one counted is to be counted again."""
    return word.startswith(CURRENT) and len(word) <= MOST_TEXT


# What is asked of a word is read alone, of bytes, which MicroPython divides ten times as fast as
# texts. One that was tampered with has nothing, whatever it says.


def seats_of(word: str, players: int) -> list[bytes]:
    """Give the packed number of each seat as it is written, for `summed`."""
    found = _part(word, 1).split(b";")
    return found if len(found) == players else [b""] * players


def summed(seats: list[bytes]) -> int:
    """Add up packed numbers that are written. All are made longer at once: where memory is full of
    small things, MicroPython looks long for room for each step with each.
    """
    text = b";".join(seats)
    for short, zeros in LONG:
        text = text.replace(short, zeros)
    return sum([_packed_in(each) for each in text.split(b";")])


def _packed_in(digits: bytes) -> int:
    try:
        return int.from_bytes(unhexlify(digits), "big")
    except ValueError:
        return 0


def seats_in(word: str, players: int) -> tuple[int, ...]:
    """Read the packed number of each seat."""
    return tuple([summed([each]) for each in seats_of(word, players)])


def peaks_in(word: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Read the peaks of each seat; () for a game without a log."""
    rows = [_numbers(row) for row in _part(word, 2).split(b";")]
    good = len(rows) == players and not [row for row in rows if len(row) != len(PEAKS)]
    return tuple(rows) if good else ()


def yakuman_in(word: str) -> tuple[int, ...]:
    """Read the places of wins worth a yakuman in the log."""
    return _numbers(word[word.rfind("/") + 1 :].encode())


def _part(word: str, place: int) -> bytes:
    parts = word.encode().split(b"/")
    return parts[place] if place < len(parts) else b""


def _numbers(text: bytes) -> tuple[int, ...]:
    try:
        return tuple([int(number) for number in text.split(b",")]) if text else ()
    except ValueError:
        return ()
