"""Hands between the Hand screen and a game: what tiles are worth there, and who is liable."""

from ....game.events import Win, Won
from ....game.game import Game
from ....game.hands import hand_of, judged, seated, without_riichi
from ....riichi.hand import ANKAN, DAIMINKAN, RON, TSUMO
from ....riichi.problem import Problem, problem
from ....riichi.score import Score, score
from ....riichi.text import EMPTY, Entry
from ...hand.at_table import at_table
from ...hand.state import START, with_entry
from ..seats import seat_at, seating, whole
from ..state import Place, WinDraft, base, unknown
from .win_draft import change_won, find, is_void, toggle_winner


def held(entry: Entry, game: Game, seat: int) -> Entry:
    """The hand as this player holds it now, with riichi if that is declared on the board: the
    riichi of another one stays with him.
    """
    table = seating(game)
    state = at_table(with_entry(START, entry), table, table.riichi, game.wind(seat)).state
    return seated(state.entry, game, seat)


def kept_seat(entry: Entry, game: Game) -> Entry:
    """The hand as it is in this game, at the wind it has."""
    return held(entry, game, seat_at(game, entry.situation.seat))


def empty_hand(game: Game, seat: int, wins: tuple[Won, ...] = ()) -> Entry:
    """No tiles yet, to be entered for a player, under the indicators that another winner had, the
    ura only in riichi; wins: those known so far.
    """
    entry = held(EMPTY, game, seat)
    now = entry.situation
    known = [now] + [each.situation for each in map(hand_of, wins) if each]
    most = max(known, key=lambda each: (len(each.indicators), len(each.ura)))
    now = now._replace(indicators=most.indicators, ura=most.ura if now.riichi else ())
    return entry._replace(situation=now)


def won_hand(game: Game, what: str) -> Entry | None:
    """The hand of "place seat", a winner in an entry of the log, as it was then."""
    first, _blank, second = what.partition(" ")
    place, seat = whole(first) or 0, whole(second)
    event = game.log[place - 1].event if 0 < place <= len(game.log) else None
    for each in event.wins if isinstance(event, Win) else ():
        entry = hand_of(each)
        if each.seat == seat and entry:
            return seated(entry, base(game, Place(place, True)), each.seat)._replace(by="")
    return None


def take(draft: WinDraft, entry: Entry, by: str, game: Game) -> WinDraft | Problem:
    """The draft with a hand from the Hand screen; its seat wind says who won."""
    seat = seat_at(game, entry.situation.seat)
    entry = held(entry, game, seat)
    found = judged(entry, game, seat, by)
    if isinstance(found, Problem):
        called = found.id == "riichi_open" and seat in game.riichi
        return problem("hand_declared", game.start.names[seat]) if called else found
    if by == TSUMO or draft.by == TSUMO:
        draft = draft._replace(wins=(), agreed=())
    if find(draft, seat) is None:
        draft = toggle_winner(draft, seat)
    payer = None if by == TSUMO else draft.payer
    draft = change_won(draft, found)._replace(by=by, payer=payer)
    if entry.situation.riichi and seat not in game.riichi + draft.agreed:
        draft = draft._replace(agreed=draft.agreed + (seat,))  # the stick is put down now
    return with_only_payer(draft, game)


def with_riichi(one: Won, game: Game, riichi: int) -> Won | None:
    """The winner with riichi in the hand or without, None where that wins nothing."""
    entry = hand_of(one)
    if entry is None:
        return None
    situation = entry.situation
    situation = situation._replace(riichi=riichi) if riichi else without_riichi(situation)
    found = judged(entry._replace(situation=situation), game, one.seat, entry.by)
    return None if isinstance(found, Problem) else found._replace(liable=one.liable)


def won_by(draft: WinDraft, game: Game, payer: int | None) -> WinDraft:
    """The draft with who pays, None for tsumo; tiles are worth something else by that."""
    by = TSUMO if payer is None else RON
    fresh = draft._replace(by=by, payer=payer)
    return counted_anew(fresh, game) if by != draft.by else fresh


def counted_anew(draft: WinDraft, game: Game) -> WinDraft:
    """The draft with what its tiles are worth in this game, nothing where they win nothing there."""
    for each in draft.wins:
        entry = hand_of(each)
        if entry:
            found = judged(entry, game, each.seat, draft.by or entry.by)
            if isinstance(found, Problem):
                found = Won(each.seat, 0, 0, 0, (), "")
            draft = change_won(draft, found._replace(liable=each.liable))
    return draft


def up_to(draft: WinDraft, game: Game, entry: Entry) -> WinDraft:
    """The draft as the game and the Hand screen are by now: tiles of a winner that are others there
    are to be offered again.
    """
    draft = counted_anew(draft, game)
    seat = seat_at(game, entry.situation.seat)
    one = find(draft, seat)
    known = hand_of(one) if one else None
    if not one or not known or not entry.hand.size:
        return draft
    found = judged(held(entry, game, seat), game, seat, known.by)
    same = isinstance(found, Won) and found.hand == one.hand
    return draft if same else change_won(draft, Won(seat, 0, 0, 0, (), ""))


def only_payer(draft: WinDraft, game: Game) -> int | None:
    """The one who pays because all others have won; None where that is still to be said."""
    left = [seat for seat in game.seats if find(draft, seat) is None]
    return left[0] if len(left) == 1 and not is_void(draft, game) else None


def with_only_payer(draft: WinDraft, game: Game) -> WinDraft:
    """The draft with who pays, where nobody else can."""
    payer = only_payer(draft, game)
    return draft if payer is None else won_by(draft, game, payer)


def handed_over(draft: WinDraft, game: Game) -> WinDraft:
    """The draft with the hand of a winner who was taken out given to the one put in instead."""
    left = draft.left
    heirs = [each.seat for each in draft.wins if unknown(each)]
    if left is None or not heirs:
        return draft
    entry, seat = hand_of(left), heirs[-1]
    found: Won | Problem = left._replace(seat=seat, liable=())
    if entry:
        found = judged(held(entry, game, seat), game, seat, draft.by or entry.by)
    return draft if isinstance(found, Problem) else change_won(draft, found)._replace(left=None)


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
    return tuple([yakuman for yakuman in game.rules.pao_yakuman if yakuman in made])


def may_be_fed(game: Game, draft: WinDraft) -> bool:
    """Whether to ask who fed an open kan whose replacement tile won."""
    if not game.rules.pao_rinshan_after_fed_kan or draft.by != TSUMO or len(draft.wins) != 1:
        return False
    entry = hand_of(draft.wins[0])
    if entry is None:
        return True
    open_kans = [meld for meld in entry.hand.melds if meld.call == DAIMINKAN]
    return entry.situation.rinshan and bool(open_kans)
