"""One player: names, guest or not, put together with somebody else, and forgotten."""

from ...club.keeper import naming
from ...club.records import Player, player_of
from ...club.roster import changed as renamed
from ...club.roster import forgotten, merged, names_in
from ...game.saved import HEAD
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..effects import KeepText
from ..html import NOTHING, Html, html, joined
from ..region import Region
from ..trail import CLUB
from .frame import ROOM, box, confirm, control, gone, select, switch
from .games import GAMES
from .page import Page, as_form
from .state import KeptGame
from .steps import changed, opened, path_of, state_of, taken, typed, with_state

NOBODY = Player("", "", (), False)


def _player(app: App) -> Player:
    """Give the player whose page it is; NOBODY where there is none any more."""
    return player_of(state_of(app).club, path_of(app)[-1]) or NOBODY


def _draw(
    say: Words,
    player: Player,
    others: "list[tuple[str, str]]",
    other: str,
    asks: str,
    games: "tuple[KeptGame, ...] | None",
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
        parts.append(_forget(say, player, games))
    return html('<div class="club-form">%s</div>', joined(parts))


def _forget(say: Words, player: Player, games: "tuple[KeptGame, ...] | None") -> Html:
    """Ask once more, and whether the games of the game keeper that name the player go along."""
    if games is None:
        return html('<p class="help">%s</p>', say("guide_coming"))
    question = say("club_forget_sure", name=player.name)
    many = len(naming({each.id: each.text for each in games}, player))
    if not many:
        return confirm(say, question, "forget", say("club_forget"))
    asked = say("club_forget_games", n=many)
    ways = (
        control("forget games", say("club_forget_all"), "main"),
        control("forget", say("club_forget_here"), "second"),
        control("ask", say("cancel"), "second"),
    )
    frame = '<div class="ask" role="group"><p>%s</p><p>%s</p>%s</div>'
    return html(frame, question, asked, joined(ways))


def _act(app: App, action: Action) -> Outcome:
    player, club, say = _player(app), state_of(app).club, app.say
    if action.verb == "rename":
        aliases = names_in(typed(app, "aliases", ", ".join(player.aliases)))
        new = player._replace(name=typed(app, "name", player.name), aliases=aliases)
        return taken(app, renamed(club, new), say("club_changed"), ("name", "aliases"))
    if action.verb == "guest":
        return changed(app, renamed(club, player._replace(guest=not player.guest)), "")
    if action.verb == "merge":
        return changed(app, merged(club, player.id, typed(app, "other")), say("club_merged"))
    if action.verb == "forget":
        games = state_of(app).games if action.what else ()
        app, effects = changed(opened(app, "players"), forgotten(club, player.id), "")
        # What was before must not come back by undoing.
        app = with_state(app, past=(), future=(), told=say("club_forgotten"), games=None, drafts=())
        texts = {each.id: each.text for each in games or ()}
        app, more = _renamed(app, dict(naming(texts, player)))
        return Outcome(app, effects + more)
    return Outcome(app, ())


def _renamed(app: App, texts: "dict[str, str]") -> Outcome:
    """Have the device keep other texts of games, and the board show them."""
    effects = tuple([KeepText(GAMES, HEAD + id_, texts[id_]) for id_ in texts])
    if not texts or not app.game:
        return Outcome(app, effects)
    from ..game.games import rewritten

    app, more = rewritten(app, texts)
    return Outcome(app, effects + more)


def _regions(app: App) -> tuple[Region, ...]:
    player, state = _player(app), state_of(app)
    others = [(each.id, each.name) for each in state.club.players if each.name and each != player]
    games = state.games if state.asks == "forget" else ()
    shown = (app.say, player, others, typed(app, "other"), state.asks, games)
    return (Region(ROOM, CLUB, shown, _draw),)


PAGE = Page(
    lambda app: _player(app).name or app.say("club_players"),
    lambda app: "player/" + _player(app).id if _player(app).name else "players",
    _act,
    _regions,
    as_form,
)
