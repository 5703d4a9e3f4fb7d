"""A penalty that comes off the final points and that nobody receives: whose, how much, why."""

from ....game.events import Penalty
from ....game.game import Game
from ....riichi.free_text import visible
from ....words.words import Words
from ...html import Html, joined
from ..controls import POINTS, REASON, field, help_html, players, radios
from ..seats import seat_of, signed
from ..state import PenaltyDraft
from .entry import entry_sheet


def new_penalty(game: Game) -> PenaltyDraft:
    """A penalty with nothing entered."""
    return PenaltyDraft(None, None, "", "")


def penalty_of(event: Penalty) -> PenaltyDraft:
    """The draft that changes a penalty of the log."""
    return PenaltyDraft(None, event.seat, str(event.points), event.reason)


def typed_penalty(draft: PenaltyDraft, fields: dict[str, str]) -> PenaltyDraft:
    """The draft with what stands in its fields."""
    reason = visible(fields.get("reason", draft.reason))
    return draft._replace(points=fields.get("points", draft.points), reason=reason)


def change_penalty(draft: PenaltyDraft, game: Game, verb: str, what: str) -> PenaltyDraft:
    """The draft after an action; one that cannot be changes nothing."""
    seat = seat_of(game, what)
    return draft._replace(seat=seat) if verb == "offender" and seat is not None else draft


def entered_penalty(say: Words, draft: PenaltyDraft) -> Penalty | str:
    """The penalty as entered, or what is wrong with it."""
    points = signed(draft.points)
    if draft.seat is None:
        return say("ask_penalty")
    if points is None:
        return say("cannot_not_a_number", detail=draft.points)
    return Penalty(draft.seat, points, draft.reason.strip())


def penalty_sheet(say: Words, game: Game, draft: PenaltyDraft, error: str) -> Html:
    """The inside of the dialog."""
    now = "" if draft.seat is None else str(draft.seat)
    choices = players(game, game.seats)
    parts = [
        help_html(say("game_penalty_help")),
        radios("offender", say("game_penalty_who"), "offender", choices, now),
        field("points", say("item_score"), draft.points, POINTS),
        field("reason", say("game_reason"), draft.reason, REASON),
    ]
    return entry_sheet(say, game, draft, say("game_penalty"), joined(parts), error)
