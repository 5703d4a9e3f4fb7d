"""What the controls of the sheet of a win do to its draft."""

from ....game.events import Won
from ....game.game import Game
from ....riichi.hand import TSUMO
from ....riichi.seats import others
from ....riichi.worths import LEAST_LIMIT
from ..seats import seat_of, whole
from ..state import WinDraft
from .win_draft import change_won, contradicting, find, toggle_winner, with_liable
from .win_tiles import handed_over, may_be_liable, only_payer, with_only_payer, with_riichi, won_by

NOBODY = "-"
AS_HAND, AS_BOARD = "hand", "board"  # which one holds where they differ


def change_win(draft: WinDraft, game: Game, verb: str, what: str) -> WinDraft:
    """The draft after an action; one that cannot be changes nothing."""
    who, _blank, rest = what.partition(" ")
    seat = seat_of(game, who)
    one = None if seat is None else find(draft, seat)
    if one is not None:
        if verb == "riichi":
            return _agreed(draft, one, game, rest)
        draft = change_won(draft, _changed(one, game, verb, rest))
    elif verb == "from" and (seat is not None or who == TSUMO):
        return won_by(draft, game, seat)
    elif verb == "fed" and (seat is not None or who == NOBODY):
        return draft._replace(feeder=seat)
    if verb == "winner" and seat is not None:
        if one is not None and only_payer(draft, game) is not None:  # another one may have paid
            draft = draft._replace(by="", payer=None)
        return with_only_payer(handed_over(toggle_winner(draft, seat), game), game)
    return draft


def _agreed(draft: WinDraft, one: Won, game: Game, what: str) -> WinDraft:
    """The draft with what holds where hand and board differ in riichi: the hand as it is, or the
    board, which the hand is made to follow.
    """
    rest = tuple([seat for seat in draft.agreed if seat != one.seat])
    if what == AS_BOARD:
        after = with_riichi(one, game, 1 if one.seat in game.riichi else 0)
        return change_won(draft, after)._replace(agreed=rest) if after else draft
    if what == AS_HAND and one.seat in contradicting(draft, game):
        return draft._replace(agreed=rest + (one.seat,))
    return draft


def _changed(one: Won, game: Game, verb: str, what: str) -> Won:
    """The winner with the worth, or who is liable, said anew."""
    number = whole(what)
    if verb == "clear":
        return Won(one.seat, 0, 0, 0, (), "")
    if verb == "han" and what[:1] == "y":
        return one._replace(han=0, fu=0, yakuman=whole(what[1:]) or 0, hand="")
    if verb == "han" and number:
        fu = one.fu if number < LEAST_LIMIT else 0
        return one._replace(han=number, fu=fu, yakuman=0, liable=(), hand="")
    if verb == "fu" and number:
        return one._replace(fu=number)
    yakuman, _blank, who = what.partition(" ")
    seat = seat_of(game, who)
    somebody = who == NOBODY or seat in others(one.seat, game.rules.players)
    if verb == "liable" and somebody and yakuman in may_be_liable(game, one):
        return with_liable(one, yakuman, seat)
    return one
