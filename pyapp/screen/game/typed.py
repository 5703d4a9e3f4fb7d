"""What is typed into the text fields of a sheet, and what is shown of it meanwhile."""

from ...words.words import Words
from .forms.adjust import outcomes, typed_adjustment
from .forms.penalty import typed_penalty
from .forms.start import sum_text, typed_start
from .state import (
    AdjustDraft,
    Fields,
    GameList,
    OpenGame,
    PenaltyDraft,
    Sheet,
    StartDraft,
    State,
    base,
)

TYPED = (StartDraft, AdjustDraft, PenaltyDraft)  # sheets with text fields


def typed(sheet: "Sheet | None", texts: Fields) -> "Sheet | None":
    """The sheet with what stands in its fields."""
    fields = dict(texts)
    if isinstance(sheet, StartDraft):
        return typed_start(sheet, fields)
    if isinstance(sheet, AdjustDraft):
        return typed_adjustment(sheet, fields)
    if isinstance(sheet, PenaltyDraft):
        return typed_penalty(sheet, fields)
    if isinstance(sheet, GameList):
        return sheet._replace(pasted=fields.get("pasted", sheet.pasted))
    return sheet


def outputs(say: Words, state: State, fields: Fields) -> tuple[str, ...]:
    """The text of each output of the open sheet while this stands in its fields."""
    sheet = typed(state.sheet, fields)
    if isinstance(sheet, AdjustDraft) and isinstance(state, OpenGame):
        return outcomes(say, base(state.game, sheet.place), sheet)
    if isinstance(sheet, StartDraft) and sheet.under_way:
        return (sum_text(say, sheet),)
    return ()
