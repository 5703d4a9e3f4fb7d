"""An exhaustive draw: who is tenpai when the wall has run out."""

from ....game.events import ExhaustiveDraw
from ....game.game import Game
from ....game.play import play
from ....words.words import Words
from ...html import Html, html, joined, truth
from ..controls import control, text_button, toggles
from ..moves import what_moves
from ..seats import seat_of, toggled
from ..state import DrawDraft, offers
from .entry import entry_sheet


def new_draw(game: Game) -> DrawDraft:
    """A draw in which those are tenpai who have declared riichi."""
    return DrawDraft(None, ExhaustiveDraw(_declared(game), (), ()), False)


def _declared(game: Game) -> tuple[int, ...]:
    """Who has declared riichi, in order."""
    return tuple(sorted(game.riichi))


def draw_of(event: ExhaustiveDraw) -> DrawDraft:
    """The draft that changes a draw of the log."""
    return DrawDraft(None, event, bool(event.nagashi or event.karaten))


def change_draw(draft: DrawDraft, game: Game, verb: str, what: str) -> DrawDraft:
    """The draft after an action; one that cannot be changes nothing."""
    tenpai, nagashi, karaten = draft.event
    seat = seat_of(game, what)
    if verb == "rare":
        return draft._replace(more=True)
    if verb == "all":
        tenpai, karaten = _declared(game) if tenpai == game.seats else game.seats, ()
    elif seat is not None and verb == "nagashi":
        nagashi = toggled(nagashi, seat)
    elif seat is not None and verb in ("tenpai", "karaten"):
        if verb == "tenpai" or seat in tenpai:  # nobody is in both
            tenpai = toggled(tenpai, seat)
        if verb == "karaten" or seat in karaten:
            karaten = toggled(karaten, seat)
    return draft._replace(event=ExhaustiveDraw(tenpai, nagashi, karaten))


def draw_sheet(say: Words, game: Game, draft: DrawDraft, error: str) -> Html:
    """The inside of the dialog; game: the one in which the wall ran out."""
    event = draft.event
    parts = [toggles(game.start.names, say("game_tenpai"), "tenpai", event.tenpai)]
    choices = offers(game, "draw") or ()
    every = html('class="small" aria-pressed="%s"', truth(event.tenpai == game.seats))
    rows = [control("all", say("game_all"), "", every)]
    if choices and not draft.more:
        rows.append(text_button("rare", say("game_rare"), "small"))
    parts.append(html('<div class="line">%s</div>', joined(rows)))
    for verb, title, on in (
        ("nagashi", say("game_nagashi"), event.nagashi),
        ("karaten", say("game_karaten"), event.karaten),
    ):
        if draft.more and verb in choices:
            parts.append(toggles(game.start.names, title, verb, on))
    parts.append(what_moves(say, game, play(game, event), error))
    return entry_sheet(say, game, draft, say("game_draw_title"), joined(parts), error)
