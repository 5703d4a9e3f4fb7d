"""Steps on the draft of a win, and a hand that comes from the Hand screen."""

from typing import Callable

from ....game.events import Won, won
from ....game.game import Game
from ....riichi.hand import RON, TSUMO
from ....riichi.text import Entry
from ..state import StartDraft, WinDraft, base
from ..steps import Table, Turn
from . import win_draft


def _win(table: Table, what: str) -> Turn:
    return Turn(table.desk._replace(sheet="win", draft=win_draft.NEW), "")


def _with_win(
    change: Callable[[WinDraft, Game, str], WinDraft],
) -> Callable[[Table, str], Turn]:
    """A step on the draft of a win."""

    def step(table: Table, what: str) -> Turn:
        draft = table.desk.draft
        if not isinstance(draft, WinDraft):
            return Turn(table.desk, "")
        return Turn(table.desk._replace(draft=change(draft, base(table.desk), what)), "")

    return step


def _winner(draft: WinDraft, game: Game, what: str) -> WinDraft:
    return win_draft.toggle_winner(draft, int(what))


def _from(draft: WinDraft, game: Game, what: str) -> WinDraft:
    if what == TSUMO:
        fresh = draft._replace(by=TSUMO, payer=None)
    else:
        fresh = draft._replace(by=RON, payer=int(what))
    if fresh.by != draft.by:
        for each in draft.wins:  # tiles are worth something else now
            entry = win_draft.hand_of(each)
            if entry:
                found = win_draft.judged(entry, game, each.seat, fresh.by)
                if isinstance(found, Won):
                    fresh = win_draft.change_won(fresh, found._replace(liable=each.liable))
                else:
                    fresh = win_draft.change_won(
                        fresh, each._replace(han=0, fu=0, yakuman=0, hand="")
                    )
    return fresh


def _han(draft: WinDraft, game: Game, what: str) -> WinDraft:
    seat, _blank, han = what.partition(" ")
    one = win_draft.find(draft, int(seat))
    if one is None:
        return draft
    if han[:1] == "y":
        return win_draft.change_won(draft, one._replace(han=0, fu=0, yakuman=int(han[1:])))
    fu = one.fu if int(han) < 5 else 0
    return win_draft.change_won(draft, one._replace(han=int(han), fu=fu, yakuman=0, liable=()))


def _fu(draft: WinDraft, game: Game, what: str) -> WinDraft:
    seat, _blank, fu = what.partition(" ")
    one = win_draft.find(draft, int(seat))
    return draft if one is None else win_draft.change_won(draft, one._replace(fu=int(fu)))


def _clear(draft: WinDraft, game: Game, what: str) -> WinDraft:
    """The worth is said anew."""
    one = win_draft.find(draft, int(what))
    if one is None:
        return draft
    fresh = won(one.seat, one.value(game.rules), one.liable, "")
    return win_draft.change_won(draft, fresh._replace(han=0, fu=0, yakuman=0, liable=()))


def _liable(draft: WinDraft, game: Game, what: str) -> WinDraft:
    seat, yakuman, who = what.split(" ")
    one = win_draft.find(draft, int(seat))
    if one is None:
        return draft
    fresh = win_draft.with_liable(one, yakuman, None if who == "-" else int(who))
    return win_draft.change_won(draft, fresh)


def _fed(draft: WinDraft, game: Game, what: str) -> WinDraft:
    return draft._replace(feeder=None if what == "-" else int(what))


def _lay(draft: WinDraft, game: Game, what: str) -> WinDraft:
    seat = int(what)
    rest = tuple([each for each in draft.lay if each != seat])
    return draft._replace(lay=rest if seat in draft.lay else rest + (seat,))


def take_hand(table: Table, entry: Entry, by: str) -> Turn:
    """A won hand comes from the Hand screen; without a game one is begun first."""
    desk, say = table.desk, table.say
    game = desk.game
    if game is None or game.over:
        start = desk.draft if isinstance(desk.draft, StartDraft) else None
        return Turn(desk._replace(sheet="start", draft=start, pending=(entry, by), error=""), "")
    draft = desk.draft if isinstance(desk.draft, WinDraft) else win_draft.NEW
    desk = desk._replace(sheet="win", draft=draft, error="")
    taken = win_draft.take(draft, entry, by, base(desk))
    if isinstance(taken, WinDraft):
        return Turn(desk._replace(draft=taken), "")
    why = say.problem(taken, entry.hand).rstrip(".")
    return Turn(desk._replace(error=say.say("t_hand_no_win", why=why)), "")


WIN_STEPS: dict[str, Callable[[Table, str], Turn]] = {
    "win": _win,
    "winner": _with_win(_winner),
    "from": _with_win(_from),
    "han": _with_win(_han),
    "fu": _with_win(_fu),
    "clear": _with_win(_clear),
    "liable": _with_win(_liable),
    "fed": _with_win(_fed),
    "lay": _with_win(_lay),
}
