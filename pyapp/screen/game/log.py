"""The log: who paid whom what and why, newest first, each entry to change or to take out."""

from ...game.events import Adjustment, ExhaustiveDraw, Riichi, Win
from ...game.game import Game, Step
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .controls import error_html, framed, help_html, text_button
from .moves import change_html, moves
from .sentences import about, deal, event_text, named_worth, worth_text
from .state import Log

EDITED = (Win, ExhaustiveDraw, Adjustment)  # what holds more to change than itself
ENTRY = '<li data-place="%s"><p><b>%s</b>%s</p>%s%s<div class="line">%s</div></li>'
HEAD = '<tr><td></td><th scope="col">%s</th><th scope="col">%s</th></tr>'
ROW = '<tr%s><th scope="row">%s</th><td>%s</td><td>%s</td></tr>'


def log_sheet(say: Words, game: Game, sheet: Log, error: str) -> Html:
    """The inside of the dialog with the log, as much of it as is asked for."""
    parts = [error_html(error)]
    entries: list[Html] = []
    last = max(1, len(game.log) - sheet.most + 1)
    for place in range(len(game.log), last - 1, -1):
        step = game.log[place - 1]
        entries.append(_entry(say, game, place, step))
        before = game.log[place - 2] if place > last else None
        if not before or (before.hand, before.honba) != (step.hand, step.honba):
            title = deal(say, game, step.hand)
            if step.honba:
                title = say("log_deal", deal=title, honba=say("n_honba", n=step.honba))
            parts.append(html('<h3>%s</h3><ol class="log">%s</ol>', title, joined(entries)))
            entries = []
    if last > 1:
        parts.append(text_button("earlier", say("game_log_earlier"), "wide small"))
    if not game.log:
        parts.append(help_html(say("game_log_empty")))
    start = text_button("setup", say("game_start_edit"), "small")
    parts.append(html('<p class="fixed"><span>%s</span>%s</p>', about(say, game), start))
    return framed(say, say("game_log"), joined(parts))


def _entry(say: Words, game: Game, place: int, step: Step) -> Html:
    text = event_text(say, game, step.event)
    worths: list[Html] = []
    buttons: list[Html] = []
    if isinstance(step.event, Win):
        wins = step.event.wins
        for won in wins:
            worth = named_worth if len(wins) > 1 else worth_text
            worths.append(html(" <span>%s</span>", worth(say, game, won)))
            if won.hand:
                label = say("game_show_hand_of", name=game.start.names[won.seat])
                do = "show %d %d" % (place, won.seat)
                buttons.append(text_button(do, say("game_show_hand"), "", label))
    if isinstance(step.event, EDITED):
        label = say("game_edit_of", event=text)
        buttons.append(text_button("edit %d" % place, say("game_edit"), "", label))
    label = say("game_remove_of", event=text)
    buttons.append(text_button("remove %d" % place, say("game_remove"), "", label))
    paid = NOTHING
    if step.transfers and not isinstance(step.event, Riichi):
        paid = moves(say, game, step.transfers)
    scores = _scores(say, game, step)
    return html(ENTRY, place, text, joined(worths), paid, scores, joined(buttons))


def _scores(say: Words, game: Game, step: Step) -> Html:
    """The scores after an event, and what changed in each."""
    cells = []
    for seat in game.seats:
        name, score = game.start.names[seat], say.number(step.after[seat])
        note = change_html(say, step.deltas[seat])
        cells.append(html("<li><span>%s</span><b>%s</b>%s</li>", name, score, note))
    return html('<ul class="scores">%s</ul>', joined(cells))


def changed_sheet(say: Words, game: Game, before: Game) -> Html:
    """What an edit changed: scores, deal, counters and sticks, before and now."""
    rows = [
        (game.start.names[seat], say.number(before.scores[seat]), say.number(game.scores[seat]))
        for seat in game.seats
    ]
    rows.append((say("game_round"), _where(say, before), _where(say, game)))
    honba, sticks = say.title("honba"), say("game_adjust_sticks")
    rows.append((honba, say.number(before.honba), say.number(game.honba)))
    rows.append((sticks, say.number(before.sticks), say.number(game.sticks)))
    body = [html(HEAD, say("game_was"), say("game_is"))]
    for name, was, now in rows:
        body.append(html(ROW, NOTHING if was == now else Html(' class="new"'), name, was, now))
    same = (before.scores, before.hand, before.honba) == (game.scores, game.hand, game.honba)
    note = help_html(say("game_no_change")) if same else NOTHING
    inner = html('%s<table class="grid">%s</table>', note, joined(body))
    back = text_button("undo", say("game_put_back"), "second")
    foot = html(
        '<div class="line">%s%s</div>', back, text_button("close", say("game_keep"), "main")
    )
    return framed(say, say("game_changed_title"), inner, foot)


def _where(say: Words, game: Game) -> str:
    return say("game_over") if game.over else deal(say, game, game.hand)
