"""Hands between the Hand screen and a game: what tiles are worth there, and who is liable."""

from ....game.events import Win, Won, won
from ....game.game import Game
from ....riichi.hand import ANKAN, DAIMINKAN, PLAIN, RON, TSUMO
from ....riichi.problem import Problem
from ....riichi.score import Refusal, Score, score
from ....riichi.text import EMPTY, Entry, format_entry, parse_entry
from ..seats import seat_at, whole
from ..state import WinDraft, base
from .win_draft import change_won, find, toggle_winner


def seated(entry: Entry, game: Game, seat: int) -> Entry:
    """The hand as this player holds it in this game: winds, counters, sticks and rules."""
    situation = entry.situation._replace(
        seat=game.wind(seat), round=game.round, honba=game.honba, sticks=game.sticks
    )
    start = game.start
    return entry._replace(
        situation=situation, rulebook=start.rulebook, rules=game.rules, house=start.house
    )


def kept_seat(entry: Entry, game: Game) -> Entry:
    """The hand as it is in this game, at the wind it has."""
    return seated(entry, game, seat_at(game, entry.situation.seat))


def empty_hand(game: Game, seat: int) -> Entry:
    """No tiles yet, to be entered for a player."""
    riichi = 1 if seat in game.riichi else 0
    return seated(EMPTY._replace(situation=PLAIN._replace(riichi=riichi)), game, seat)


def won_hand(game: Game, what: str) -> Entry | None:
    """The hand of "place seat", a winner in an entry of the log, as it was then."""
    first, _blank, second = what.partition(" ")
    place, seat = whole(first) or 0, whole(second)
    event = game.log[place - 1].event if 0 < place <= len(game.log) else None
    for each in event.wins if isinstance(event, Win) else ():
        entry = hand_of(each)
        if each.seat == seat and entry:
            return seated(entry, base(game, place), each.seat)._replace(by="")
    return None


def judged(entry: Entry, game: Game, seat: int, by: str) -> Won | Problem:
    """What the hand is worth in this game, or why it wins nothing there."""
    entry = seated(entry, game, seat)
    result = score(entry.hand, entry.situation, by, entry.rules)
    if isinstance(result, Refusal):
        return result.problems[0]
    return won(seat, result.value, (), _kept_text(entry, by))


def _kept_text(entry: Entry, by: str) -> str:
    """The hand for the log; the rules and counters are the game's."""
    situation = entry.situation._replace(honba=0, sticks=0)
    plain = EMPTY._replace(hand=entry.hand, situation=situation, by=by)
    return format_entry(plain, ",")


def hand_of(one: Won) -> Entry | None:
    """The tiles of a winner, None when only the worth was said."""
    entry = parse_entry(one.hand) if one.hand else None
    return entry if isinstance(entry, Entry) else None


def take(draft: WinDraft, entry: Entry, by: str, game: Game) -> WinDraft | Problem:
    """The draft with a hand from the Hand screen; its seat wind says who won."""
    seat = seat_at(game, entry.situation.seat)
    found = judged(entry, game, seat, by)
    if isinstance(found, Problem):
        return found
    if by == TSUMO or draft.by == TSUMO:
        draft = draft._replace(wins=(), lay=())
    if find(draft, seat) is None:
        draft = toggle_winner(draft, seat)
    payer = None if by == TSUMO else draft.payer
    draft = change_won(draft, found)._replace(by=by, payer=payer)
    undeclared = entry.situation.riichi and seat not in game.riichi + draft.lay
    if undeclared and draft.place is None:
        draft = draft._replace(lay=draft.lay + (seat,))
    return draft


def won_by(draft: WinDraft, game: Game, payer: int | None) -> WinDraft:
    """The draft with who pays, None for tsumo; tiles are worth something else by that."""
    by = TSUMO if payer is None else RON
    fresh = draft._replace(by=by, payer=payer)
    for each in draft.wins if by != draft.by else ():
        entry = hand_of(each)
        if entry:
            found = judged(entry, game, each.seat, by)
            if isinstance(found, Problem):
                found = Won(each.seat, 0, 0, 0, (), "")
            fresh = change_won(fresh, found._replace(liable=each.liable))
    return fresh


def may_be_liable(game: Game, one: Won) -> tuple[str, ...]:
    """The yakuman of a hand for which somebody may answer."""
    if not one.yakuman:
        return ()
    entry = hand_of(one)
    if entry is None:
        return game.rules.pao_yakuman
    called = [meld for meld in entry.hand.melds if meld.call != ANKAN]
    if not called:
        return ()
    entry = seated(entry, game, one.seat)
    result = score(entry.hand, entry.situation, entry.by, entry.rules)
    if not isinstance(result, Score):
        return ()
    made = [hit.id for hit in result.yaku]
    return tuple([id for id in game.rules.pao_yakuman if id in made])


def may_be_fed(game: Game, draft: WinDraft) -> bool:
    """Whether to ask who fed an open kan whose replacement tile won."""
    if not game.rules.pao_rinshan_after_fed_kan or draft.by != TSUMO or len(draft.wins) != 1:
        return False
    entry = hand_of(draft.wins[0])
    if entry is None:
        return True
    open_kans = [meld for meld in entry.hand.melds if meld.call == DAIMINKAN]
    return entry.situation.rinshan and bool(open_kans)
