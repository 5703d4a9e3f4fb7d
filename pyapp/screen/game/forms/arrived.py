"""A copy of a game that came: what it is, how it stands to the game here, and which to go on with."""

from ....club.handover import AHEAD, APART, BEHIND, OTHER, SAME
from ....game.game import Game
from ....words.words import Words
from ...html import NOTHING, Html, html, joined
from ..controls import framed, help_html, text_button
from ..sentences import about, deal, event_text
from ..state import Arrived

MINE, THEIRS = "mine", "theirs"
# What there is to choose, the first what is likely; where the other has all of it, there is nothing.
CHOICES = {
    OTHER: (THEIRS,),
    SAME: (MINE,),
    BEHIND: (MINE,),
    AHEAD: (THEIRS, MINE),
    APART: (MINE, THEIRS),
}
MOST = 12  # entries of an end that are shown, the newest


def arrived_sheet(say: Words, sheet: Arrived) -> Html:
    """The inside of the dialog."""
    game = sheet.game
    scores = [
        html("<li><span>%s</span><b>%s</b></li>", name, say.number(score))
        for name, score in zip(game.start.names, game.scores)
    ]
    now = say("game_over") if game.over else deal(say, game, game.hand)
    head = html('<p>%s · %s</p><ul class="scores">%s</ul>', about(say, game), now, joined(scores))
    ends = [help_html(say("arrived_" + sheet.how))]
    if sheet.how in (BEHIND, APART) and sheet.mine:
        ends.append(_end(say, MINE, sheet.mine, sheet.alike))
    if sheet.how in (AHEAD, APART):
        ends.append(_end(say, THEIRS, game, sheet.alike))
    kinds = ("main", "second")
    buttons = [
        text_button("choose " + whose, say("arrived_go_" + whose), kind)
        for whose, kind in zip(CHOICES[sheet.how], kinds)
    ]
    foot = html('<div class="line">%s</div>', joined(buttons))
    return framed(say, say("arrived_title"), joined([head] + ends), foot)


def _end(say: Words, whose: str, game: Game, alike: int) -> Html:
    """What happened in a game after what both have, newest first."""
    later = [step.event for step in game.log[max(0, alike - 1) :]]
    rows = [html("<li><p>%s</p></li>", event_text(say, game, event)) for event in later[-MOST:]]
    title = "%s · %s" % (say("arrived_" + whose), say("game_events", n=len(later)))
    rows.reverse()
    return html('<h3>%s</h3><ol class="log">%s</ol>', title, joined(rows)) if rows else NOTHING
