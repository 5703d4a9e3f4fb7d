"""A win as it is entered: who, from whom, what it is worth, who is liable."""

from ....game.events import AbortiveDraw, Event, Refused, Riichi, Win, Won
from ....game.game import Game
from ....game.hands import hand_of
from ....game.play import play
from ....riichi.hand import RON, TSUMO
from ....riichi.liability import Liable
from ....riichi.seats import turns_to
from ....riichi.settle import TRIPLE_RON, ron_aborts
from ....riichi.worths import LEAST_LIMIT
from ..state import WinDraft, unknown


def new_win(game: Game) -> WinDraft:
    """A win with nothing entered."""
    return WinDraft(None, (), "", None, None, (), None)


def win_of(event: Win) -> WinDraft:
    """The draft that changes a win of the log."""
    by = TSUMO if event.discarder is None else RON
    return WinDraft(None, event.wins, by, event.discarder, event.kan_feeder, (), None)


def is_void(draft: WinDraft, game: Game) -> bool:
    """Whether so many have won that the hand is an abortive draw."""
    return ron_aborts(len(draft.wins), game.rules)


def paid(draft: WinDraft, game: Game) -> tuple[Won, ...]:
    """The winners whose hands are paid: by head bump only the next in turn after the discarder,
    and as long as nobody knows who that is, none; nobody when the hand is void.
    """
    if is_void(draft, game):
        return ()
    if len(draft.wins) < 2 or game.rules.pay_simultaneous_ron != "nearest_only":
        return draft.wins
    payer = draft.payer
    if payer is None:
        return ()
    players = game.rules.players
    return (min(draft.wins, key=lambda each: turns_to(each.seat, payer, players)),)


def shares(draft: WinDraft, game: Game) -> tuple[tuple[int, int, int], ...]:
    """What each of several winners has of what lies on the table: wind, honba, sticks; () as long
    as it is not known who comes first.
    """
    rules, payer = game.rules, draft.payer
    winners = [each.seat for each in paid(draft, game)]
    if len(winners) < 2 or payer is None:
        return ()
    winners = sorted(winners, key=lambda seat: turns_to(seat, payer, rules.players))
    own_back = rules.pay_multi_ron_sticks == "own_back_rest_nearest"
    own = [seat for seat in winners if own_back and seat in game.riichi]
    found = []
    for seat in winners:
        first = seat == winners[0]
        honba = game.honba if first or rules.pay_multi_ron_honba == "each_winner" else 0
        sticks = (seat in own) + (game.sticks - len(own) if first else 0)
        found.append((game.wind(seat), honba, sticks))
    return tuple(found)


def contradicting(draft: WinDraft, game: Game) -> tuple[int, ...]:
    """The winners whose tiles say riichi and the board does not, or the other way round."""
    found = []
    for each in draft.wins:
        entry = hand_of(each)
        if entry and (entry.situation.riichi > 0) != (each.seat in game.riichi):
            found.append(each.seat)
    return tuple(found)


def missing(draft: WinDraft, game: Game) -> str:
    """The id of what is still to be said, "" when the win is complete."""
    if not draft.wins:
        return "ask_winner"
    if is_void(draft, game):
        return ""
    if not draft.by or (draft.by == RON and draft.payer is None):
        return "ask_payer" if len(draft.wins) == 1 else "game_from"  # no tsumo of several
    for each in paid(draft, game):
        if unknown(each):
            return "ask_worth"
        if not each.yakuman and each.han < LEAST_LIMIT and not each.fu:
            return "ask_fu"
    if [seat for seat in contradicting(draft, game) if seat not in draft.agreed]:
        return "ask_riichi_differs"
    return ""


def outcome(game: Game, draft: WinDraft) -> Game | Refused:
    """The game after this win, riichi sticks laid down first."""
    for event in events_of(game, draft):
        after = play(game, event)
        if isinstance(after, Refused):
            return after
        game = after
    return game


def events_of(game: Game, draft: WinDraft) -> tuple[Event, ...]:
    """The win as entered, and before it the riichi that nobody had put down."""
    laid: list[Event] = [Riichi(seat, None) for seat in draft.agreed if seat not in game.riichi]
    if is_void(draft, game):
        return tuple(laid) + (AbortiveDraw(TRIPLE_RON),)
    payer = draft.payer if draft.by == RON else None
    feeder = draft.feeder if draft.by == TSUMO else None
    return tuple(laid) + (Win(paid(draft, game), payer, feeder),)


def toggle_winner(draft: WinDraft, seat: int) -> WinDraft:
    """One more winner, or one less; several win only on a discard."""
    rest = tuple([each for each in draft.wins if each.seat != seat])
    gone = find(draft, seat)
    if gone:
        agreed = tuple([each for each in draft.agreed if each != seat])
        return draft._replace(wins=rest, agreed=agreed, left=draft.left if unknown(gone) else gone)
    wins = rest + (Won(seat, 0, 0, 0, (), ""),)
    if len(wins) > 1 and draft.by == TSUMO:
        draft = draft._replace(by="")
    if draft.payer == seat:
        draft = draft._replace(payer=None, by="")
    if draft.feeder == seat:
        draft = draft._replace(feeder=None)
    return draft._replace(wins=wins)


def change_won(draft: WinDraft, fresh: Won) -> WinDraft:
    """The draft with another worth for the winner at that seat."""
    return draft._replace(
        wins=tuple([fresh if each.seat == fresh.seat else each for each in draft.wins])
    )


def find(draft: WinDraft, seat: int) -> Won | None:
    """The winner at a seat, None if he is none."""
    for each in draft.wins:
        if each.seat == seat:
            return each
    return None


def with_liable(one: Won, yakuman: str, seat: int | None) -> Won:
    """The winner with who answers for a yakuman, None for nobody."""
    rest: tuple[Liable, ...] = tuple([each for each in one.liable if each[0] != yakuman])
    return one._replace(liable=rest if seat is None else rest + ((yakuman, seat),))
