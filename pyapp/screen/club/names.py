"""One player: names, guest or not, put together with somebody else, and forgotten."""

from ...club.records import Player, player_of
from ...club.roster import changed as renamed
from ...club.roster import forgotten, merged, names_in
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..html import NOTHING, Html, html, joined
from ..region import Region
from ..trail import CLUB
from .frame import ROOM, box, confirm, control, gone, select, switch
from .page import Page
from .steps import changed, opened, path_of, state_of, typed

NOBODY = Player("", "", (), False)


def _player(app: App) -> Player:
    """Give the player whose page it is; NOBODY where there is none any more."""
    return player_of(state_of(app).club, path_of(app)[-1]) or NOBODY


def _draw(
    say: Words, player: Player, others: "list[tuple[str, str]]", other: str, asks: str
) -> Html:
    if not player.name:
        return gone(say)
    guest = html("%s<small>%s</small>", say("club_guest"), say("club_guest_more"))
    parts = [
        box("name", say("club_player_name"), player.name),
        box("aliases", say("club_aliases"), ", ".join(player.aliases)),
        control("rename", say("club_save"), "main"),
        switch("guest", guest, player.guest),
    ]
    if others:
        choices = [("", "–")] + others
        parts.append(select("other", say("club_merge_with"), choices, other))
        merge = control("ask merge", say("club_merge"), "second") if other else NOTHING
        parts.append(merge)
    if asks == "merge" and other:
        name = dict(others).get(other, "")
        question = say("club_merge_sure", name=name, other=player.name)
        parts.append(confirm(say, question, "merge", say("club_merge")))
    parts.append(control("ask forget", say("club_forget"), "second"))
    if asks == "forget":
        question = say("club_forget_sure", name=player.name)
        parts.append(confirm(say, question, "forget", say("club_forget")))
    return html('<div class="club-form">%s</div>', joined(parts))


def _act(app: App, action: Action) -> Outcome:
    player, club, say = _player(app), state_of(app).club, app.say
    if action.verb == "rename":
        aliases = names_in(typed(app, "aliases", ", ".join(player.aliases)))
        new = player._replace(name=typed(app, "name", player.name), aliases=aliases)
        return changed(app, renamed(club, new), say("club_changed"))
    if action.verb == "guest":
        return changed(app, renamed(club, player._replace(guest=not player.guest)), "")
    if action.verb == "merge":
        return changed(app, merged(club, player.id, typed(app, "other")), say("club_merged"))
    if action.verb == "forget":
        outcome = changed(opened(app, "players"), forgotten(club, player.id), "")
        # What was before must not come back by undoing.
        forgot = state_of(outcome.app)._replace(past=(), told=say("club_forgotten"))
        return Outcome(outcome.app._replace(club=forgot), outcome.effects)
    return Outcome(app, ())


def _regions(app: App) -> tuple[Region, ...]:
    player, state = _player(app), state_of(app)
    others = [(each.id, each.name) for each in state.club.players if each.name and each != player]
    shown = (app.say, player, others, typed(app, "other"), state.asks)
    return (Region(ROOM, CLUB, shown, _draw),)


PAGE = Page(
    lambda app: _player(app).name or app.say("club_players"),
    lambda app: "player/" + _player(app).id if _player(app).name else "players",
    _act,
    _regions,
)
