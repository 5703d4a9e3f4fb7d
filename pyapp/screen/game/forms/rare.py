"""The sheets of what else happens: a draw, a chombo, a correction, and what is rare."""

from ....game.events import Refused
from ....game.game import Game
from ....game.legal import offered
from ....game.play import play
from ....riichi.settle import SEATS
from ...html import escape
from ...words import Words, capital
from ..controls import Choice, entry_sheet, error_html, field, framed, text_button, toggles
from ..state import FOUR, AdjustDraft, Desk, DrawDraft, base
from .win import preview


def offers(game: Game, kind: str) -> tuple[str, ...] | None:
    """What an event may be about under these rules now, None when it cannot be at all."""
    for each in offered(game):
        if each.kind == kind:
            return each.choices
    return None


def draw_sheet(say: Words, desk: Desk) -> str:
    """Who is tenpai when the wall has run out."""
    draft = desk.draft
    assert isinstance(draft, DrawDraft)
    game = base(desk)
    event = draft.event
    seats: list[Choice] = [(str(seat), game.start.names[seat]) for seat in SEATS]
    parts = [toggles("tenpai", say.say("t_tenpai"), "tenpai", seats, _texts(event.tenpai))]
    choices = offers(game, "draw") or ()
    rows = text_button("all", say("t_all"), "small")
    if choices and not draft.more:
        rows += text_button("rare", say("t_rare"), "small")
    parts.append('<div class="line">%s</div>' % rows)
    if draft.more:
        for kind, on in (("nagashi", event.nagashi), ("karaten", event.karaten)):
            if kind in choices:
                parts.append(toggles(kind, say.say("t_" + kind), kind, seats, _texts(on)))
    after = play(game, event)
    if not isinstance(after, Refused):
        parts.append(preview(say, game, after))
    return entry_sheet(say, desk, game, say("t_draw_title"), "".join(parts))


def _texts(seats: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([str(seat) for seat in seats])


def chombo_sheet(say: Words, desk: Desk) -> str:
    """Whose offence it was: a tap records it."""
    game = desk.game
    assert game is not None
    rows = [text_button("chombo %d" % seat, game.start.names[seat]) for seat in SEATS]
    inner = '<h3>%s</h3><div class="list">%s</div>' % (escape(say("t_chombo_who")), "".join(rows))
    return framed(say, say("t_chombo"), inner + error_html(desk.error))


def adjust_sheet(say: Words, desk: Desk) -> str:
    """A correction by agreement: points for each, sticks, and why."""
    draft = desk.draft
    assert isinstance(draft, AdjustDraft)
    game = base(desk)
    number = 'type="number" step="100" inputmode="text" autocomplete="off"'
    parts = ['<p class="help">%s</p>' % escape(say("t_adjust_help"))]
    for seat in SEATS:
        name = game.start.names[seat]
        parts.append(field("points%d" % seat, name, draft.points[seat], number))
    steps = number.replace("100", "1")
    parts.append(field("sticks", say("t_adjust_sticks"), draft.sticks, steps))
    parts.append(
        field("reason", say("t_reason"), draft.reason, 'maxlength="80" autocomplete="off"')
    )
    return entry_sheet(say, desk, game, say("t_adjust"), "".join(parts))


def more_sheet(say: Words, desk: Desk) -> str:
    """What is rare: only what these rules have."""
    game = desk.game
    parts: list[str] = []
    if game is not None:
        kinds = offers(game, "abortive")
        if kinds:
            parts.append("<h3>%s</h3>" % escape(say("t_abortive")))
            rows = [
                text_button("abortive " + kind, capital(say.say("t_" + kind))) for kind in kinds
            ]
            parts.append('<div class="list">%s</div>' % "".join(rows))
        parts.append("<h3>%s</h3>" % escape(say("t_board")))
        rows = []
        if desk.history and desk.history.future:
            rows.append(text_button("redo", say("t_redo")))
        rows.append(text_button("sheet end", say("t_standings")))
        if offers(game, "adjustment") is not None:
            rows.append(text_button("adjust", say("t_adjust")))
        if offers(game, "chombo") is not None:
            rows.append(text_button("sheet chombo", say("t_chombo")))
        if offers(game, "stop") is not None:
            rows.append(text_button("stop", say("t_stop")))
        facing = "one" if desk.facing == FOUR else "four"
        rows.append(text_button("facing " + facing, say("t_facing_" + facing)))
        rows.append(text_button("setup", say("t_start_edit")))
        rows.append(text_button("export " + desk.id, say("t_export")))
        parts.append('<div class="list">%s</div>' % "".join(rows))
        parts.append("<h3>%s</h3>" % escape(say("t_games")))
    rows = [text_button("new", say("t_new_game")), text_button("sheet games", say("t_all_games"))]
    parts.append('<div class="list">%s</div>' % "".join(rows))
    return framed(say, say("t_more"), "".join(parts) + error_html(desk.error))
