"""One action on the board or on what is entered over it: `turn(state, action, say)`.

What is refused is said and changes nothing; what cannot be asked for changes nothing. What leads to
the Hand screen, to other games or to the device stands in `room`.
"""

from typing import Callable

from ...game import history as log
from ...game.events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Refused,
    Riichi,
    Stop,
    Win,
)
from ...game.game import Game
from ...game.play import begin
from ...riichi.text import Entry
from ...words.words import Words
from ..action import Action
from .forms.adjust import adjustment_of, entered, new_adjustment
from .forms.draw import change_draw, draw_of, new_draw
from .forms.entry import kinds
from .forms.one import change_one, event_of, one_of
from .forms.penalty import change_penalty, entered_penalty, new_penalty, penalty_of
from .forms.start import change_start, entered_start, start_of
from .forms.win_actions import change_win
from .forms.win_draft import events_of, missing, new_win, win_of
from .forms.win_tiles import take
from .seats import whole
from .sentences import begun_text, event_text, refusal
from .state import (
    DRAFTS,
    EACH,
    FACINGS,
    MORE,
    Arrived,
    Draft,
    DrawDraft,
    End,
    Log,
    Needs,
    OneDraft,
    OpenGame,
    PenaltyDraft,
    Place,
    Sheet,
    StartDraft,
    State,
    WinDraft,
    base,
    name_of,
    place_in_log,
)
from .steps import Step, played, replaced, settled

AT_FIRST = 24  # entries of the log that are drawn, until more are asked for

# Sheets that show the game, by name, and those on which something is entered, by verb.
SHEETS: dict[str, Sheet] = {
    "log": Log(AT_FIRST),
    "more": MORE,
    "chombo": OneDraft(None, "chombo", ""),
    "end": End("", ""),
}
DRAFTED: dict[str, Callable[[Game], Draft]] = {
    "win": new_win,
    "draw": new_draw,
    "penalty": new_penalty,
    "adjust": new_adjustment,
}
# What the controls of a sheet do to what is entered on it; a win needs to be looked at further.
CHANGED: dict[type, Callable[..., Draft]] = {
    DrawDraft: change_draw,
    OneDraft: change_one,
    PenaltyDraft: change_penalty,
}

# What changes an event of the log, by its kind; one that is missing can only be taken out.
DRAFT_OF: dict[type, Callable[..., Draft]] = {
    Win: win_of,
    ExhaustiveDraw: draw_of,
    Penalty: penalty_of,
    Adjustment: adjustment_of,
    Riichi: one_of,
    Chombo: one_of,
    AbortiveDraw: one_of,
}


def turn(state: State, action: Action, say: Words) -> Step:
    """The state after an action, and what is said."""
    verb, what = action.verb, action.what
    sheet = closed(state) if verb == "close" else state.sheet
    if isinstance(sheet, StartDraft):
        sheet = change_start(sheet, verb, what)
    state = state._replace(sheet=sheet, error="")
    if isinstance(sheet, StartDraft) and verb == "record":
        return _begin(state, sheet, say)
    if not isinstance(state, OpenGame):
        return Step(state, "")
    state = _entered(state, verb, what, say)
    if state.error:
        return Step(state, "")
    if verb in DRAFTED:
        state = state._replace(sheet=DRAFTED[verb](state.game))
    elif verb == "setup":
        state = state._replace(sheet=start_of(state.game))
    number = whole(what)
    if verb in _OF_SEATS and number is not None and number in state.game.seats:
        return _OF_SEATS[verb](state, number, say)
    if verb in _OF_PLACES and number and number <= len(state.game.log):
        return _OF_PLACES[verb](state, number, say)
    return _OF_GAME[verb](state, what, say) if verb in _OF_GAME else Step(state, "")


def closed(state: State) -> "Sheet | None":
    """Give what the sheet lies over: the log with the entry that it is about, or nothing."""
    sheet = state.sheet
    if isinstance(sheet, Arrived):
        return sheet.under
    place = place_in_log(sheet)
    if not place or not isinstance(state, OpenGame):
        return None
    return Log(max(AT_FIRST, len(state.game.log) + 1 - place.at))


def _entered(state: OpenGame, verb: str, what: str, say: Words) -> OpenGame:
    """The state with what a control does to what is entered; keys may ask to undo behind that."""
    draft = state.sheet
    if verb in ("undo", "redo") and type(draft) in DRAFTS + (StartDraft,):
        return state._replace(error=say("game_first"))
    if isinstance(draft, WinDraft):
        game = base(state.game, draft.place)
        return _winning(state, draft, change_win(draft, game, verb, what), say)
    if not isinstance(draft, DRAFTS) or type(draft) not in CHANGED:
        return state
    game = base(state.game, draft.place)
    return state._replace(sheet=CHANGED[type(draft)](draft, game, verb, what))


# Beginning, and hands from the Hand screen


def _begin(state: State, draft: StartDraft, say: Words) -> Step:
    start = entered_start(say, draft)
    if isinstance(start, str):
        return Step(state._replace(error=say("cannot_not_a_number", detail=start)), "")
    if draft.changes and isinstance(state, OpenGame):
        return replaced(state, Place(0, True), (start,), say)
    game = begin(start)
    if isinstance(game, Refused):
        return Step(state._replace(error=refusal(say, start.names, game)), "")
    fresh = OpenGame(log.opened(game), "", None, None, state.facing, "")
    if draft.waiting:
        return take_hand(fresh, draft.waiting[0], draft.waiting[1], say)
    return Step(fresh, begun_text(say, game))


def take_hand(state: OpenGame, entry: Entry, by: str, say: Words) -> Step:
    """A won hand from the Hand screen goes into the win that is entered, or into a new one."""
    draft = state.sheet if isinstance(state.sheet, WinDraft) else new_win(state.game)
    taken = take(draft, entry, by, base(state.game, draft.place))
    if isinstance(taken, WinDraft):
        return Step(_winning(state, draft, taken, say), "")
    error = say.problem(taken, entry.hand)
    if taken.id != "hand_declared":
        error = say("game_hand_no_win", why=error)
    return Step(state._replace(sheet=draft, error=error), "")


def _winning(state: OpenGame, draft: WinDraft, changed: WinDraft, say: Words) -> OpenGame:
    """The state with a changed win; with the one before when nobody would be left to pay."""
    if len(changed.wins) == len(state.game.seats):
        return state._replace(sheet=draft, error=say("ask_somebody_pays"))
    return state._replace(sheet=changed, error="")


# Entering an event


def _record(state: OpenGame, what: str, say: Words) -> Step:
    """What is entered becomes an event, or changes the one it stands for."""
    draft = state.sheet
    if not isinstance(draft, DRAFTS):
        return Step(state, "")
    events = _events(state.game, draft, say)
    if isinstance(events, str):
        return Step(state._replace(error=events), "")
    if draft.place is None:
        return played(state, events, say)
    return replaced(state, draft.place, events, say)


def _events(game: Game, draft: Draft, say: Words) -> tuple[Event, ...] | str:
    """The events that are entered, or what is still to be said or wrong."""
    if isinstance(draft, WinDraft):
        before = base(game, draft.place)
        ask = missing(draft, before)
        return say(ask) if ask else events_of(before, draft)
    if isinstance(draft, DrawDraft):
        return (draft.event,)
    if isinstance(draft, OneDraft):
        if not draft.choice:
            return say("ask_" + draft.kind)
        return (event_of(draft, _standing(game, draft.place)),)
    if isinstance(draft, PenaltyDraft):
        penalty = entered_penalty(say, draft)
        return penalty if isinstance(penalty, str) else (penalty,)
    event = entered(draft)
    return say("cannot_not_a_number", detail=event) if isinstance(event, str) else (event,)


def _abortive(state: OpenGame, what: str, say: Words) -> Step:
    return played(state, (AbortiveDraw(what),), say)


def _stop(state: OpenGame, what: str, say: Words) -> Step:
    return played(state, (Stop(""),), say)


def _riichi(state: OpenGame, seat: int, say: Words) -> Step:
    """The stick goes down, or a stick laid down in this hand comes back."""
    game = state.game
    if seat not in game.riichi:
        return played(state, (Riichi(seat, None),), say)
    place = len(game.log)
    while not _declares(game.log[place - 1].event, seat):
        place -= 1
    after = log.remove(state.history, place)
    if isinstance(after, Refused):
        return Step(state, refusal(say, game.start.names, after))
    told = say("game_undone", event=event_text(say, game, game.log[place - 1].event))
    return Step(settled(state, after, None), told)


def _declares(event: Event, seat: int) -> bool:
    return isinstance(event, Riichi) and event.seat == seat


def new_draft(kind: str, game: Game, place: "Place | None") -> Draft:
    """A draft with nothing entered, or with what stands at that place, if it is of that kind."""
    stands = _standing(game, place)
    draft = _draft_of(stands) if stands else None
    if draft is None or name_of(draft) != kind:
        draft = DRAFTED[kind](base(game, place)) if kind in DRAFTED else OneDraft(None, kind, "")
    return draft._replace(place=place)


# The log


def _undo(state: OpenGame, what: str, say: Words) -> Step:
    if not state.history.can_undo:
        return Step(state, say("nothing_to_undo"))
    game = state.game
    fresh = settled(state, log.undo(state.history), None)
    return Step(fresh, say("game_undone", event=_last_step(say, fresh.game, game)))


def _redo(state: OpenGame, what: str, say: Words) -> Step:
    if not state.history.future:
        return Step(state, say("nothing_to_redo"))
    fresh = settled(state, log.redo(state.history), None)
    return Step(fresh, say("game_redone", event=_last_step(say, state.game, fresh.game)))


def _last_step(say: Words, before: Game, after: Game) -> str:
    """Give the event that came to a game at its end, or say that its log was changed within."""
    known = len(before.log)
    if known + 1 == len(after.log) and before.log == after.log[:known]:
        return event_text(say, after, after.log[-1].event)
    return say("game_a_change")


def _edit(state: OpenGame, place: int, say: Words) -> Step:
    draft = _draft_of(state.game.log[place - 1].event)
    sheet = draft._replace(place=Place(place, True)) if draft else state.sheet
    return Step(state._replace(sheet=sheet), "")


def _insert(state: OpenGame, place: int, say: Words) -> Step:
    spot = Place(place, False)
    kind = kinds(base(state.game, spot))[0]
    return Step(state._replace(sheet=new_draft(kind, state.game, spot)), "")


def _remove(state: OpenGame, place: int, say: Words) -> Step:
    return replaced(state, Place(place, True), (), say)


def _kind(state: OpenGame, what: str, say: Words) -> Step:
    """What is put into the log becomes an event of another kind, or again what stands there."""
    draft = state.sheet
    if not isinstance(draft, DRAFTS) or not draft.place:
        return Step(state, "")
    if what == name_of(draft) or what not in kinds(base(state.game, draft.place)):
        return Step(state, "")
    return Step(state._replace(sheet=new_draft(what, state.game, draft.place)), "")


def _standing(game: Game, place: "Place | None") -> "Event | None":
    """The event of the log that is changed, None where one is put in."""
    return game.log[place.at - 1].event if place and place.instead else None


def _draft_of(event: Event) -> "Draft | None":
    """The draft that changes an event, None for one that can only be taken out."""
    draft_of = DRAFT_OF.get(type(event))
    return draft_of(event) if draft_of else None


# What is shown


def _seat(state: OpenGame, seat: int, say: Words) -> Step:
    return Step(state._replace(focus=None if state.focus == seat else seat), "")


def _sheet(state: OpenGame, what: str, say: Words) -> Step:
    sheet = SHEETS.get(what)
    if what == "needs" and state.focus is not None:
        sheet = Needs(state.focus)
    return Step(state._replace(sheet=sheet) if sheet else state, "")


def _earlier(state: OpenGame, what: str, say: Words) -> Step:
    """More of the log; twice as much, so that any entry is a few taps away."""
    if isinstance(state.sheet, Log):
        state = state._replace(sheet=Log(2 * state.sheet.most))
    return Step(state, "")


def _facing(state: OpenGame, what: str, say: Words) -> Step:
    return Step(state._replace(facing=what if what in FACINGS else EACH, sheet=None), "")


_OF_SEATS: dict[str, Callable[[OpenGame, int, Words], Step]] = {"seat": _seat, "riichi": _riichi}
_OF_PLACES: dict[str, Callable[[OpenGame, int, Words], Step]] = {
    "edit": _edit,
    "insert": _insert,
    "remove": _remove,
}
_OF_GAME: dict[str, Callable[[OpenGame, str, Words], Step]] = {
    "record": _record,
    "abortive": _abortive,
    "stop": _stop,
    "undo": _undo,
    "redo": _redo,
    "sheet": _sheet,
    "earlier": _earlier,
    "kind": _kind,
    "facing": _facing,
}
