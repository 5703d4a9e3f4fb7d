"""The log: who paid whom what and why, newest first, each entry to change or to take out."""

from ...game.events import Riichi, Stop, Win
from ...game.game import Game, Played
from ...game.history import Change, History
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .controls import error_html, framed, help_html, text_button
from .moves import change_html, moves
from .sentences import about, deal, deal_of, event_text, named_worth, unbroken, worth_text
from .state import Log

ENTRY = '<li data-place="%s"><p>%s</p>%s%s<div class="line">%s</div></li>'
CONTROLS = (
    ("edit", "game_edit", "game_edit_of"),
    ("insert", "game_insert", "game_insert_of"),
    ("remove", "game_remove", "game_remove_of"),
)
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
            title = deal_of(say, game, step)
            parts.append(html('<h3>%s</h3><ol class="log">%s</ol>', title, joined(entries)))
            entries = []
    if last > 1:
        parts.append(text_button("earlier", say("game_log_earlier"), "small"))
    if not game.log:
        parts.append(help_html(say("game_log_empty")))
    start = text_button("setup", say("game_start_edit"), "small")
    parts.append(html('<p class="fixed"><span>%s</span>%s</p>', about(say, game), start))
    return framed(say, say("game_log"), joined(parts))


def _entry(say: Words, game: Game, place: int, step: Played) -> Html:
    text = event_text(say, game, step.event)
    buttons: list[Html] = []
    if isinstance(step.event, Win):
        for won in step.event.wins:
            if won.hand:
                label = say("game_show_hand_of", name=game.start.names[won.seat])
                do = "show %d %d" % (place, won.seat)
                buttons.append(text_button(do, say("game_show_hand"), "", label))
    for verb, word_id, of in CONTROLS:
        if verb != "edit" or not isinstance(step.event, Stop):
            label = say(of, event=text)
            buttons.append(text_button("%s %d" % (verb, place), say(word_id), "", label))
    paid = NOTHING
    if step.transfers and not isinstance(step.event, Riichi):
        paid = moves(say, game, step.transfers)
    scores = _scores(say, game, step)
    return html(ENTRY, place, told(say, game, step), paid, scores, joined(buttons))


def told(say: Words, game: Game, step: Played) -> Html:
    """What happened, and what each hand is worth that has won."""
    parts = [html("<b>%s</b>", event_text(say, game, step.event))]
    wins = step.event.wins if isinstance(step.event, Win) else ()
    for won in wins:
        worth = named_worth if len(wins) > 1 else worth_text
        parts.append(html(" <span>%s</span>", unbroken(say, game, (won,), worth(say, game, won))))
    return joined(parts)


def _scores(say: Words, game: Game, step: Played) -> Html:
    """The scores after an event, and what changed in each."""
    cells = []
    for seat in game.seats:
        name, score = game.start.names[seat], say.number(step.after[seat])
        note = change_html(say, step.deltas[seat])
        cells.append(html("<li><span>%s</span><b>%s</b>%s</li>", name, score, note))
    return html('<ul class="scores">%s</ul>', joined(cells))


def changed_sheet(say: Words, history: History, before: Game) -> Html:
    """What the last change of the log changed, before and now: hands, scores, deal, counters and
    sticks.
    """
    game = history.game
    rows = _worths(say, history.past[-1], before, game)
    for seat in game.seats:
        scores = before.scores[seat], game.scores[seat]
        rows.append((game.start.names[seat], say.number(scores[0]), say.number(scores[1])))
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


def _worths(say: Words, change: Change, before: Game, game: Game) -> list[tuple[str, str, str]]:
    """The hands known by their tiles that are worth something else by a change."""
    place, out, into = change
    both = min(len(out), len(into)) - (not place)  # the start is no entry
    left, right = place - 1 + len(out), place - 1 + len(into)
    rows = []
    for old, new in zip(before.log[left - both : left], game.log[right - both : right]):
        if not isinstance(old.event, Win) or not isinstance(new.event, Win):
            continue
        for one, again in zip(old.event.wins, new.event.wins):
            texts = worth_text(say, before, one), worth_text(say, game, again)
            if one.seat == again.seat and one.hand and again.hand and texts[0] != texts[1]:
                name = game.start.names[one.seat]
                where = say("log_worth", name=deal(say, game, new.hand), worth=name)
                rows.append((where, texts[0], texts[1]))
    return rows


def _where(say: Words, game: Game) -> str:
    return say("game_over") if game.over else deal(say, game, game.hand)
