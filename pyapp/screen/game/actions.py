"""One tap on the table screen: `act(desk, "verb what", fields, say)`.

What is refused is said and changes nothing. The page itself does what needs the device:
leaving for the Hand screen, the list of games, files and the clipboard.
"""

from typing import Callable

from ...game import history as log
from ...game.events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Refused,
    Riichi,
    Stop,
    Win,
)
from ...riichi.settle import SEATS
from ..words import Words
from .forms import win_draft
from .forms.start_actions import START_STEPS, begin_game
from .forms.win_actions import WIN_STEPS
from .sentences import event_text, refusal
from .state import FOUR, ONE, AdjustDraft, Desk, DrawDraft, StartDraft, WinDraft, base
from .steps import Fields, Table, Turn, played, replaced, settled


def act(desk: Desk, arg: str, fields: Fields, say: Words) -> Turn:
    """The desk after a tap; an unknown one changes nothing."""
    verb, _blank, what = arg.partition(" ")
    table = Table(_typed(desk, fields)._replace(error=""), fields, say)
    if desk.game is None and verb not in WITHOUT_GAME:
        return Turn(desk, "")
    action = _ACTIONS.get(verb)
    return action(table, what) if action else Turn(table.desk, "")


def _typed(desk: Desk, fields: Fields) -> Desk:
    """What stands in the text fields goes into the draft."""
    draft = desk.draft
    if isinstance(draft, StartDraft) and "name0" in fields:
        names = tuple([fields["name%d" % seat].strip() for seat in SEATS])
        return desk._replace(draft=draft._replace(start=draft.start._replace(names=names)))
    if isinstance(draft, AdjustDraft) and "points0" in fields:
        typed = tuple([fields["points%d" % seat] for seat in SEATS])
        draft = draft._replace(points=typed, sticks=fields["sticks"], reason=fields["reason"])
        return desk._replace(draft=draft)
    return desk


def _record(table: Table, what: str) -> Turn:
    desk = table.desk
    draft = desk.draft
    if draft is None:
        return Turn(desk, "")
    if isinstance(draft, StartDraft):
        return begin_game(table, draft)
    event: Event | None = None
    events: tuple[Event, ...] = ()
    if isinstance(draft, WinDraft):
        ask = win_draft.missing(draft)
        if ask:
            return Turn(desk._replace(error=table.say.say(ask)), "")
        event = win_draft.event_of(draft)
        events = win_draft.events_of(base(desk), draft)
    elif isinstance(draft, DrawDraft):
        event = draft.event
    else:
        numbers = [_number(text) for text in draft.points + (draft.sticks,)]
        for number, text in zip(numbers, draft.points + (draft.sticks,)):
            if number is None:
                why = table.say.say("cannot_not_a_number", detail=text)
                return Turn(desk._replace(error=why), "")
        known = tuple([number or 0 for number in numbers])
        event = Adjustment(known[:4], known[4], draft.reason.strip())
    if draft.place is None:
        return played(table, events or (event,))
    assert desk.history is not None
    return replaced(table, draft.place, log.edit(desk.history, draft.place, event), event)


def _number(text: str) -> int | None:
    text = text.strip().replace("\u2212", "-").replace("+", "")
    digits = text[1:] if text[:1] == "-" else text
    for digit in digits:
        if digit not in "0123456789":
            return None
    return int(text) if digits else (0 if not text else None)


# Seats and riichi


def _seat(table: Table, what: str) -> Turn:
    seat = int(what)
    focus = None if table.desk.focus == seat else seat
    return Turn(table.desk._replace(focus=focus), "")


def _riichi(table: Table, what: str) -> Turn:
    """The stick goes down, or a stick laid down in this hand comes back."""
    seat, game = int(what), table.desk.game
    assert game is not None
    assert table.desk.history is not None
    if seat not in game.riichi:
        return played(table, (Riichi(seat, None),))
    place = len(game.log)
    event = game.events[place]
    while not isinstance(event, Riichi) or event.seat != seat:
        place -= 1
        event = game.events[place]
    after = log.remove(table.desk.history, place)
    if isinstance(after, Refused):
        return Turn(table.desk, refusal(table.say, game.start.names, after))
    told = table.say.say("t_undone", event=event_text(table.say, game, event))
    return Turn(settled(table.desk, after, "", None), told)


# Draws and what is rare


def _draw(table: Table, what: str) -> Turn:
    game = table.desk.game
    assert game is not None
    ready = tuple(sorted(game.riichi))  # who declared is tenpai
    draft = DrawDraft(None, ExhaustiveDraw(ready, (), ()), False)
    return Turn(table.desk._replace(sheet="draw", draft=draft), "")


def _seats(name: str) -> Callable[[Table, str], Turn]:
    """A seat more or less in one of the lists of an exhaustive draw."""

    def step(table: Table, what: str) -> Turn:
        draft = table.desk.draft
        if not isinstance(draft, DrawDraft):
            return Turn(table.desk, "")
        event, seat = draft.event, int(what)
        old = getattr(event, name)
        fresh = tuple([each for each in SEATS if (each in old) != (each == seat)])
        changes = {name: fresh}
        for other in ("tenpai", "karaten"):
            if name in ("tenpai", "karaten") and other != name:
                changes[other] = tuple([each for each in getattr(event, other) if each != seat])
        event = event._replace(**changes)
        return Turn(table.desk._replace(draft=draft._replace(event=event)), "")

    return step


def _all(table: Table, what: str) -> Turn:
    draft = table.desk.draft
    if not isinstance(draft, DrawDraft):
        return Turn(table.desk, "")
    event = draft.event._replace(tenpai=SEATS, karaten=())
    return Turn(table.desk._replace(draft=draft._replace(event=event)), "")


def _rare(table: Table, what: str) -> Turn:
    draft = table.desk.draft
    if isinstance(draft, DrawDraft):
        return Turn(table.desk._replace(draft=draft._replace(more=True)), "")
    return Turn(table.desk, "")


def _abortive(table: Table, what: str) -> Turn:
    return played(table, (AbortiveDraw(what),))


def _chombo(table: Table, what: str) -> Turn:
    return played(table, (Chombo(int(what)),))


def _stop(table: Table, what: str) -> Turn:
    return played(table, (Stop(""),))


def _adjust(table: Table, what: str) -> Turn:
    draft = AdjustDraft(None, ("", "", "", ""), "", "")
    return Turn(table.desk._replace(sheet="adjust", draft=draft), "")


# The log


def _undo(table: Table, what: str) -> Turn:
    desk, say = table.desk, table.say
    assert desk.history is not None
    game = desk.history.game
    if not desk.history.can_undo:
        return Turn(desk, say("t_nothing_to_undo"))
    history = log.undo(desk.history)
    fresh = settled(desk, history, "", None)
    if len(history.game.log) + 1 == len(game.log):
        return Turn(fresh, say.say("t_undone", event=event_text(say, game, game.log[-1].event)))
    return Turn(fresh, say.say("t_undone", event=say("t_a_change")))


def _redo(table: Table, what: str) -> Turn:
    desk, say = table.desk, table.say
    assert desk.history is not None
    if not desk.history.future:
        return Turn(desk, say("t_nothing_to_redo"))
    fresh = settled(desk, log.redo(desk.history), "", None)
    game = fresh.game
    event = game.log[-1].event if game and game.log else None
    told = event_text(say, game, event) if game and event else say("t_a_change")
    return Turn(fresh, say.say("t_redone", event=told))


def _edit(table: Table, what: str) -> Turn:
    desk, place = table.desk, int(what)
    game = desk.game
    assert game is not None
    event = game.events[place]
    if isinstance(event, Win):
        return Turn(desk._replace(sheet="win", draft=win_draft.draft_of(event, place)), "")
    if isinstance(event, ExhaustiveDraw):
        draft = DrawDraft(place, event, bool(event.nagashi or event.karaten))
        return Turn(desk._replace(sheet="draw", draft=draft), "")
    if isinstance(event, Adjustment):
        points = tuple([str(each) if each else "" for each in event.deltas])
        sticks = str(event.sticks) if event.sticks else ""
        typed = AdjustDraft(place, points, sticks, event.reason)
        return Turn(desk._replace(sheet="adjust", draft=typed), "")
    return Turn(desk, "")


def _remove(table: Table, what: str) -> Turn:
    history = table.desk.history
    assert history is not None
    return replaced(table, int(what), log.remove(history, int(what)), None)


# Sheets


def _sheet(table: Table, what: str) -> Turn:
    return Turn(table.desk._replace(sheet=what, draft=None), "")


def _close(table: Table, what: str) -> Turn:
    return Turn(
        table.desk._replace(sheet="", draft=None, before=None, pending=None, deleted=False), ""
    )


def _facing(table: Table, what: str) -> Turn:
    return Turn(table.desk._replace(facing=ONE if what == ONE else FOUR, sheet=""), "")


WITHOUT_GAME = ("record", "book", "length", "sheet", "close", "facing")

_ACTIONS: dict[str, Callable[[Table, str], Turn]] = {
    "record": _record,
    "seat": _seat,
    "riichi": _riichi,
    "draw": _draw,
    "tenpai": _seats("tenpai"),
    "nagashi": _seats("nagashi"),
    "karaten": _seats("karaten"),
    "all": _all,
    "rare": _rare,
    "abortive": _abortive,
    "chombo": _chombo,
    "stop": _stop,
    "adjust": _adjust,
    "undo": _undo,
    "redo": _redo,
    "edit": _edit,
    "remove": _remove,
    "sheet": _sheet,
    "close": _close,
    "facing": _facing,
}
_ACTIONS.update(WIN_STEPS)
_ACTIONS.update(START_STEPS)
