"""A correction by agreement: points for each, sticks, and why."""

from ....game.events import Adjustment
from ....game.game import Game
from ....riichi.free_text import visible
from ....words.words import Words
from ...html import Html, html, joined
from ..controls import NUMBER, POINTS, REASON, field, help_html, output_html
from ..seats import numbers, signed
from ..state import AdjustDraft
from .entry import entry_sheet

STICKS = Html(NUMBER % (1, "text"))


def new_adjustment(game: Game) -> AdjustDraft:
    """A correction with nothing typed."""
    return AdjustDraft(None, ("",) * len(game.seats), "", "")


def adjustment_of(event: Adjustment) -> AdjustDraft:
    """The draft that changes a correction of the log."""
    points = tuple([str(each) if each else "" for each in event.deltas])
    return AdjustDraft(None, points, str(event.sticks) if event.sticks else "", event.reason)


def typed_adjustment(draft: AdjustDraft, fields: dict[str, str]) -> AdjustDraft:
    """The draft with what stands in its fields."""
    points = [fields.get("points%d" % seat, old) for seat, old in enumerate(draft.points)]
    reason = visible(fields.get("reason", draft.reason))
    sticks = fields.get("sticks", draft.sticks)
    return draft._replace(points=tuple(points), sticks=sticks, reason=reason)


def entered(draft: AdjustDraft) -> Adjustment | str:
    """The correction as entered, or the text that is no number."""
    found = numbers(draft.points + (draft.sticks,))
    if isinstance(found, str):
        return found
    return Adjustment(found[:-1], found[-1], draft.reason.strip())


def outcomes(say: Words, game: Game, draft: AdjustDraft) -> tuple[str, ...]:
    """What each field comes to, the score of each seat and the sticks; "" for what is no number."""
    found = []
    for now, text in zip(game.scores + (game.sticks,), draft.points + (draft.sticks,)):
        change = signed(text)
        found.append("" if change is None else say.number(now + change))
    return tuple(found)


def adjust_sheet(say: Words, game: Game, draft: AdjustDraft, error: str) -> Html:
    """The inside of the dialog; game: the one that is corrected."""
    parts = [help_html(say("game_adjust_help"))]
    rows = [
        field("points%d" % seat, game.start.names[seat], draft.points[seat], POINTS)
        for seat in game.seats
    ]
    rows.append(field("sticks", say("game_adjust_sticks"), draft.sticks, STICKS))
    for place, outcome in enumerate(outcomes(say, game, draft)):
        after = output_html(place, outcome)
        parts.append(html('<div class="after">%s%s</div>', rows[place], after))
    parts.append(field("reason", say("game_reason"), draft.reason, REASON))
    return entry_sheet(say, game, draft, say("game_adjust"), joined(parts), error)
