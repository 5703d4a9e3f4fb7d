"""Penalties outside the games: points that a player loses for a reason, and that nobody gets."""

from ...club.records import Club, Evening, Penalty, fresh, player_of
from ...club.series import with_penalty
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..effects import Fill
from ..html import NOTHING, Html, html, joined
from .frame import NUMBER, Date, box, control, folded, select
from .steps import state_of, taken, typed

THOUSAND = 1000


def penalties(say: Words, club: Club, evening: Evening, date: Date) -> Html:
    """Draw the list of an evening with its sum, and what it takes to add one."""
    people = [player_of(club, id_) for id_ in evening.present]
    choices = [("", "–")] + [(each.id, each.name) for each in people if each and each.name]
    form = joined(
        (
            select("who", say("club_player"), choices, ""),
            box("points", say("club_penalty_points"), "", NUMBER),
            box("reason", say("game_reason")),
            control("penalty", say("club_penalty_add"), "second"),
        )
    )
    those = tuple([each for each in club.penalties if each.evening == evening.id])
    inner = '%s<p class="help">%s</p><div class="club-form">%s</div>'
    made = html(inner, listed(say, club, those, date), say("club_penalty_help"), form)
    return folded(say("game_penalty"), made, those != ())


def listed(say: Words, club: Club, those: tuple[Penalty, ...], date: Date) -> Html:
    """Draw penalties with their sum."""
    if not those:
        return NOTHING
    total = -sum([each.points for each in those if not each.cancelled])
    rows = joined([_row(say, club, each, date) for each in those])
    return html('<ul class="rows">%s</ul><p><b>Σ %s</b></p>', rows, say.thousands(total))


def penalised(say: Words, club: Club, penalty: Penalty) -> str:
    """Name who got a penalty."""
    player = player_of(club, penalty.player)
    return player.name if player and player.name else say("club_somebody")


def _taken(app: App, penalty: Penalty, *boxes: str) -> Outcome:
    """Add a penalty, or put it in the place of the one with its id, and say which."""
    club, say = state_of(app).club, app.say
    word = "club_penalty_cancelled" if penalty.cancelled else "club_penalty_added"
    name, points = penalised(say, club, penalty), say.thousands(-penalty.points)
    fill = [Fill("#club-" + box, "") for box in boxes]
    told = say(word, name=name, points=points)
    return taken(app, with_penalty(club, penalty), told, boxes, *fill)


def _row(say: Words, club: Club, penalty: Penalty, date: Date) -> Html:
    name = penalised(say, club, penalty)
    text = say("log_worth", name=name, worth=say.thousands(-penalty.points))
    more = " · ".join([each for each in (date(penalty.date, say.language), penalty.reason) if each])
    line = html("<span>%s<small>%s</small></span>", text, more)
    if penalty.cancelled:
        line = html("<s>%s</s>", line)
    word = say("club_restore") if penalty.cancelled else say("club_cancel")
    named = say("club_cancel_of", name=name) if not penalty.cancelled else ""
    return html("<li>%s%s</li>", line, control("cancel " + penalty.id, word, "small", named))


def take_back(app: App, action: Action) -> Outcome:
    """Cancel a penalty, or have it back."""
    for each in state_of(app).club.penalties:
        if (action.verb, each.id) == ("cancel", action.what):
            return _taken(app, each._replace(cancelled=not each.cancelled))
    return Outcome(app, ())


def take_penalty(app: App, action: Action, evening: Evening) -> Outcome:
    """Add a penalty as it is typed, in points or thousands, or take one back."""
    if action.verb != "penalty":
        return take_back(app, action)
    club, points = state_of(app).club, number(typed(app, "points")) or 0
    if -THOUSAND < points < THOUSAND:  # thousands, as penalties are said
        points *= THOUSAND
    id_ = fresh("q", [each.id for each in club.penalties], app.device.new_name())
    new = Penalty(
        *(id_, typed(app, "who"), points, typed(app, "reason")),
        *(evening.date, evening.id, "", False),
    )
    return _taken(app, new, "who", "points", "reason")


def number(text: str) -> int | None:
    """Read a whole number as people type it: "31,200", "−1 200", "31'200"; None for no number."""
    for sign in (",", ".", "'", "\u2019", "\u00a0", "\u202f", " ", "+"):
        text = text.replace(sign, "")
    text = text.replace("\u2212", "-")
    digits = text[1:] if text[:1] == "-" else text
    if not digits or len(digits) > 7 or [each for each in digits if each not in "0123456789"]:
        return None
    return int(text)
