"""The log: who paid whom what and why, newest first, each entry to change or to take out."""

from ...game.events import AbortiveDraw, Chombo, Riichi, Stop, Win
from ...game.game import Game, Step
from ...riichi.rulebooks import named
from ...riichi.settle import SEATS
from ..html import escape
from ..words import Words
from .controls import error_html, framed, text_button
from .sentences import deal, event_text, points, signed, transfer_parts, worth_text
from .state import Desk

FIXED = (Riichi, Chombo, AbortiveDraw, Stop)  # nothing in them to change but themselves


def log_sheet(say: Words, desk: Desk) -> str:
    """The inside of the dialog with the log."""
    game = desk.game
    assert game is not None
    parts: list[str] = [error_html(desk.error)]
    title = None
    for index in range(len(game.log) - 1, -1, -1):
        step = game.log[index]
        if (step.hand, step.honba) != title:
            if title is not None:
                parts.append("</ol>")
            title = (step.hand, step.honba)
            text = deal(say, step.hand)
            if step.honba:
                text += ", " + say.honba(step.honba)
            parts.append('<h3>%s</h3><ol class="log">' % escape(text))
        parts.append(_entry(say, game, index + 1, step))
    parts.append("</ol>" if title is not None else "")
    if not game.log:
        parts.append('<p class="help">%s</p>' % escape(say("t_log_empty")))
    rules = named(game.start.rulebook).short
    about = say.say("log_start", rules=rules, length=say("t_" + game.start.length))
    start = text_button("setup", say("t_start_edit"), "small")
    parts.append('<p class="fixed"><span>%s</span>%s</p>' % (escape(about), start))
    return framed(say, say("t_log"), "".join(parts))


def _entry(say: Words, game: Game, place: int, step: Step) -> str:
    names = game.start.names
    text = event_text(say, game, step.event)
    parts = ['<li data-place="%d"><p><b>%s</b>' % (place, escape(text))]
    tiles = []
    if isinstance(step.event, Win):
        for won in step.event.wins:
            worth = worth_text(say, game, won)
            if len(step.event.wins) > 1:
                worth = say.say("log_worth", name=names[won.seat], worth=worth)
            parts.append(" <span>%s</span>" % escape(worth))
            if won.hand:
                name = names[won.seat]
                label = say.say("t_show_hand_of", name=name)
                more = text_button("show %d %d" % (place, won.seat), say("t_show_hand"), "", label)
                tiles.append(more)
    parts.append("</p>")
    if step.transfers and not isinstance(step.event, Riichi):
        rows = []
        for moved in step.transfers:
            payer, payee, paid, why = transfer_parts(say, names, moved)
            rows.append(
                "<li><span>%s → %s</span><b>%s</b><small>%s</small></li>"
                % (escape(payer), escape(payee), paid, escape(why))
            )
        parts.append('<ul class="moves">%s</ul>' % "".join(rows))
    parts.append(scores_row(names, step.before, step.after))
    buttons = list(tiles)
    if not isinstance(step.event, FIXED):
        label = say.say("t_edit_of", event=text)
        buttons.append(text_button("edit %d" % place, say("t_edit"), "", label))
    label = say.say("t_remove_of", event=text)
    buttons.append(text_button("remove %d" % place, say("t_remove"), "", label))
    parts.append('<div class="line">%s</div></li>' % "".join(buttons))
    return "".join(parts)


def scores_row(names: tuple[str, ...], before: tuple[int, ...], after: tuple[int, ...]) -> str:
    """Four scores and what changed in each."""
    cells = []
    for seat in SEATS:
        change = after[seat] - before[seat]
        kind = "up" if change > 0 else "down"
        note = '<small class="%s">%s</small>' % (kind, signed(change)) if change else ""
        cells.append(
            "<li><span>%s</span><b>%s</b>%s</li>" % (escape(names[seat]), points(after[seat]), note)
        )
    return '<ul class="four">%s</ul>' % "".join(cells)


def changed_sheet(say: Words, desk: Desk) -> str:
    """What an edit changed: scores, deal, counters and sticks, before and now."""
    game, before = desk.game, desk.before
    assert game is not None
    assert before is not None
    rows = []
    for seat in SEATS:
        rows.append(
            (game.start.names[seat], points(before.scores[seat]), points(game.scores[seat]))
        )
    rows.append((say("t_board"), _where(say, before), _where(say, game)))
    for name, old, new in (
        (say.title("honba"), before.honba, game.honba),
        (say("t_adjust_sticks"), before.sticks, game.sticks),
    ):
        rows.append((name, str(old), str(new)))
    body = "".join(
        [
            '<tr%s><th scope="row">%s</th><td>%s</td><td>%s</td></tr>'
            % (
                "" if old == new else ' class="new"',
                escape(name),
                escape(old),
                escape(new),
            )
            for name, old, new in rows
        ]
    )
    head = '<tr><td></td><th scope="col">%s</th><th scope="col">%s</th></tr>' % (
        escape(say("t_was")),
        escape(say("t_is")),
    )
    same = (before.scores, before.hand, before.honba) == (game.scores, game.hand, game.honba)
    note = '<p class="help">%s</p>' % escape(say("t_no_change")) if same else ""
    foot = text_button("undo", say("t_put_back"), "second")
    foot += text_button("close", say("t_keep"), "main")
    table = '<table class="grid">%s%s</table>' % (head, body)
    return framed(say, say("t_changed_title"), note + table, '<div class="line">%s</div>' % foot)


def _where(say: Words, game: Game) -> str:
    return say("t_over") if game.over else deal(say, game.hand)
