"""Steps on the draft of a start."""

from typing import Callable

from ....game import history as log
from ....game.events import HANCHAN, Refused, Start
from ....game.play import begin
from ....riichi.settle import SEATS
from ..sentences import refusal
from ..state import StartDraft
from ..steps import Table, Turn, replaced, settled
from .win_actions import take_hand


def begin_game(table: Table, draft: StartDraft) -> Turn:
    desk, say = table.desk, table.say
    default = tuple([say.wind(seat) for seat in SEATS])
    names = tuple([name or default[seat] for seat, name in enumerate(draft.start.names)])
    start = draft.start._replace(names=names)
    if draft.place is not None:
        assert desk.history is not None
        return replaced(table, 0, log.edit(desk.history, 0, start), start)
    game = begin(start)
    if isinstance(game, Refused):
        return Turn(desk._replace(error=refusal(say, names, game)), "")
    pending = desk.pending
    fresh = settled(desk, log.opened(game), "", None)._replace(id="")
    if pending:
        return take_hand(Table(fresh, {}, say), pending[0], pending[1])
    return Turn(fresh, say.say("t_begun", name=names[0]))


def _setup(table: Table, what: str) -> Turn:
    """Names and rules of the game that is on."""
    game = table.desk.game
    assert game is not None
    start = game.start
    draft = StartDraft(0, start, (start.rulebook, start.changes))
    return Turn(table.desk._replace(sheet="start", draft=draft), "")


def new_start(rulebook: str, changes: tuple[tuple[str, str], ...]) -> StartDraft:
    """A start with its defaults: no names yet, the rules of the Hand screen, a hanchan."""
    return StartDraft(
        None, Start(("", "", "", ""), rulebook, changes, HANCHAN), (rulebook, changes)
    )


def _with_start(change: Callable[[StartDraft, str], Start]) -> Callable[[Table, str], Turn]:
    def step(table: Table, what: str) -> Turn:
        draft = table.desk.draft
        if not isinstance(draft, StartDraft):
            return Turn(table.desk, "")
        start = change(draft, what)
        return Turn(table.desk._replace(draft=draft._replace(start=start)), "")

    return step


def _book(draft: StartDraft, what: str) -> Start:
    key = what[1:]  # a select hands over "=" and its value
    changes = draft.house[1] if key == draft.house[0] else ()
    return draft.start._replace(rulebook=key, changes=changes)


def _length(draft: StartDraft, what: str) -> Start:
    return draft.start._replace(length=what)


START_STEPS: dict[str, Callable[[Table, str], Turn]] = {
    "setup": _setup,
    "book": _with_start(_book),
    "length": _with_start(_length),
}
