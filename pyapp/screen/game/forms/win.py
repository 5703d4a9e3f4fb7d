"""The sheet of a win: who, from whom, how much, who is liable, and what moves by it."""

from ....game.events import Refused, Won
from ....game.game import Game
from ....game.legal import LEAST_LIMIT
from ....riichi.hand import RON, TSUMO
from ....riichi.settle import SEATS
from ...html import escape
from ...words import Words, capital
from ..controls import Choice, entry_sheet, error_html, radios, text_button, toggles
from ..sentences import refusal, signed, transfer_parts, worth_text
from ..state import Desk, WinDraft, base, unknown
from .win_draft import hand_of, may_be_fed, may_be_liable, missing, others, outcome

FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
LIMITS = ((5, "mangan"), (6, "haneman"), (8, "baiman"), (11, "sanbaiman"))
COUNTED = 13
MOST_YAKUMAN = 4


def win_sheet(say: Words, desk: Desk) -> str:
    """The inside of the dialog for a win."""
    draft = desk.draft
    assert isinstance(draft, WinDraft)
    game = base(desk)
    names = game.start.names
    seats = [(str(seat), names[seat]) for seat in SEATS]
    on = tuple([str(each.seat) for each in draft.wins])
    parts = [toggles("winner", say("t_who_won"), "winner", seats, on)]
    if draft.wins:
        parts.append(_payers(say, game, draft))
    for each in draft.wins:
        parts.append(_worth(say, game, draft, each))
    if may_be_fed(game, draft):
        who = [("-", say("t_nobody"))]
        who += [(str(seat), names[seat]) for seat in others(draft.wins[0].seat)]
        now = "-" if draft.feeder is None else str(draft.feeder)
        parts.append(radios("fed", say.say("t_fed"), "fed", who, now))
    for each in draft.wins if draft.place is None else ():
        entry = hand_of(each)
        if entry and entry.situation.riichi and each.seat not in game.riichi:
            text = say.say("t_lay", name=names[each.seat])
            parts.append(_laid(each.seat, text, each.seat in draft.lay))
    parts.append(_result(say, desk, game, draft))
    return entry_sheet(say, desk, game, say("t_win"), "".join(parts))


def _laid(seat: int, text: str, on: bool) -> str:
    return (
        '<button type="button" data-do="table" data-arg="lay %d" class="toggle" role="switch"'
        ' aria-checked="%s"><span>%s</span><i class="knob"></i></button>'
    ) % (seat, "true" if on else "false", escape(text))


def _payers(say: Words, game: Game, draft: WinDraft) -> str:
    choices: list[Choice] = []
    if len(draft.wins) == 1:
        choices.append((TSUMO, capital(say.say("tsumo"))))
    winners = [each.seat for each in draft.wins]
    for seat in SEATS:
        if seat not in winners:
            choices.append((str(seat), game.start.names[seat]))
    now = draft.by
    if now == RON:
        now = "" if draft.payer is None else str(draft.payer)
    return radios("payer", say("t_from"), "from", choices, now)


def _worth(say: Words, game: Game, draft: WinDraft, one: Won) -> str:
    """The worth of a winner: from the tiles, or chosen as han and fu."""
    name = game.start.names[one.seat]
    seat = one.seat
    parts = ['<section class="worth">']
    if one.hand and not unknown(one):
        parts.append(
            '<p class="fixed"><span><b>%s</b> %s</span>%s</p>'
            % (
                escape("%s: %s" % (name, worth_text(say, game, one))),
                escape(say("t_from_tiles")),
                text_button("clear %d" % seat, say("t_change"), "small"),
            )
        )
        entry = hand_of(one)
        if entry and not entry.situation.riichi and seat in game.riichi:
            parts.append('<p class="help">%s</p>' % escape(say.say("t_no_riichi", name=name)))
    else:
        tiles = text_button(
            "tiles %d" % seat, say("t_tiles"), "small", say.say("t_tiles_of", name=name)
        )
        parts.append('<div class="by-tiles">%s</div>' % tiles)
        parts.append(_han(say, game, say.say("t_worth", name=name), one))
        if one.han and one.han < LEAST_LIMIT:
            choices = [("%d %d" % (seat, fu), str(fu)) for fu in FU]
            now = "%d %d" % (seat, one.fu)
            parts.append(
                radios("fu-%d" % seat, say.say("t_fu", name=name), "fu", choices, now, "six")
            )
    for yakuman in may_be_liable(game, one):
        now = "-"
        for id, who in one.liable:
            if id == yakuman:
                now = str(who)
        choices = [("%d %s -" % (seat, yakuman), say("t_nobody"))]
        for other in others(seat):
            choices.append(("%d %s %d" % (seat, yakuman, other), game.start.names[other]))
        title = say.say("t_liable", yakuman=say.title(yakuman))
        chosen = "%d %s %s" % (seat, yakuman, now)
        parts.append(radios("liable-%d-%s" % (seat, yakuman), title, "liable", choices, chosen))
    parts.append("</section>")
    return "".join(parts)


def _han(say: Words, game: Game, title: str, one: Won) -> str:
    rules = game.rules
    choices = [("%d %d" % (one.seat, han), str(han)) for han in range(1, LEAST_LIMIT)]
    for han, limit in LIMITS:
        choices.append(("%d %d" % (one.seat, han), capital(say.limit(limit))))
    if rules.limit_counted_13_han == "yakuman":
        choices.append(("%d %d" % (one.seat, COUNTED), say("t_counted")))
    several = rules.limit_yakuman_stacking or rules.limit_double_yakuman
    for count in range(1, (MOST_YAKUMAN if several else 1) + 1):
        text = capital(say.yakuman(1)) if count == 1 else "%d×" % count
        choices.append(("%d y%d" % (one.seat, count), text))
    now = "%d y%d" % (one.seat, one.yakuman) if one.yakuman else "%d %d" % (one.seat, _step(one))
    return radios("han-%d" % one.seat, title, "han", choices, now, "worths")


def _step(one: Won) -> int:
    """The choice that stands for so many han."""
    found = one.han
    if found >= LEAST_LIMIT:
        for han, _limit in LIMITS:
            if han <= one.han:
                found = han
        if one.han >= COUNTED:
            found = COUNTED
    return found


def _result(say: Words, desk: Desk, game: Game, draft: WinDraft) -> str:
    """What moves when this is recorded, as soon as all is said."""
    if missing(draft):
        return ""
    after = outcome(game, draft)
    if isinstance(after, Refused):
        return error_html(refusal(say, game.start.names, after)) if not desk.error else ""
    return preview(say, game, after)


def preview(say: Words, game: Game, after: Game) -> str:
    """Who pays whom what and why, from a game to a later one, and what it comes to."""
    names = game.start.names
    rows = []
    for step in after.log[len(game.log) :]:
        for moved in step.transfers:
            payer, payee, points, why = transfer_parts(say, names, moved)
            rows.append(
                "<li><span>%s → %s</span><b>%s</b><small>%s</small></li>"
                % (escape(payer), escape(payee), points, escape(why))
            )
    if not rows:
        return '<p class="help">%s</p>' % escape(say("t_nothing_moves"))
    changes = []
    for seat in SEATS:
        change = after.scores[seat] - game.scores[seat]
        kind = "" if not change else ("up" if change > 0 else "down")
        changes.append(
            '<li><span>%s</span> <b class="%s">%s</b></li>'
            % (escape(names[seat]), kind, signed(change))
        )
    return '<ul class="moves">%s</ul><ul class="sums">%s</ul>' % ("".join(rows), "".join(changes))
