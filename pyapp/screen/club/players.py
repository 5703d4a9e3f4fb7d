"""The roster: who is known, and new names entered; for an evening also who is there."""

from ...club.evenings import with_evening
from ...club.records import Club, Evening, Player, evening_of
from ...club.roster import Met, entered, met, names_in, remembered, taken_for
from ...club.texts import once, too_long
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import CLUB, Action
from ..app import App, Outcome
from ..effects import Fill
from ..html import NOTHING, Html, html, joined
from ..region import Region
from .frame import ROOM, area, control, entry, listed, switch
from .page import Page
from .steps import changed, refused, state_of, typed, with_state, with_typed
from .who import same

NAMES = "names"  # the box that names are pasted into
PARTS = '<div id="club-asks"></div><div id="club-enter">%s</div><div id="club-list"></div>'


def entering(app: App) -> tuple[Region, ...]:
    """Give the regions in which names are entered, and those that they are asked about."""
    state = state_of(app)
    return (
        Region(ROOM, CLUB, (app.say,), _room),
        Region("club-asks", ROOM, (app.say, state.met, state.club.players), _asks),
    )


def _room(say: Words) -> Html:
    more = html('autocapitalize="words" placeholder="%s"', say("club_names_help"))
    parts = (
        area(NAMES, say("club_names"), 4, more),
        html(
            '<div class="line">%s%s</div>',
            control("enter", say("club_enter"), "main"),
            control("enter guests", say("club_enter_guests"), "second"),
        ),
    )
    return html(PARTS, joined(parts))


def _asks(say: Words, asked: tuple[Met, ...], players: tuple[Player, ...]) -> Html:
    """Ask of each new name that is near a known one whether it is the same."""
    parts = []
    for at, each in enumerate(asked):
        ways = [
            control("same %d %s" % (at, near.id), say("club_is", name=near.name), "second")
            for near in players
            if near.id in each.near
        ]
        ways.append(control("other %d" % at, say("club_is_new"), "second"))
        text = say("club_near", name=each.name)
        parts.append(html('<div class="ask" role="group"><p>%s</p>%s</div>', text, joined(ways)))
    return joined(parts)


# What its controls do


def enter(app: App, action: Action, evening: str) -> Outcome:
    """Enter the names that are typed, or answer what was asked of one; evening: the id of the one
    at which they are, "" for none.
    """
    if action.verb == "enter":
        return _enter(app, action.what != "", evening)
    at, _, id_ = action.what.partition(" ")
    asked = state_of(app).met
    if not at.isdigit() or int(at) >= len(asked):
        return Outcome(app, ())
    name, rest = asked[int(at)].name, asked[: int(at)] + asked[int(at) + 1 :]
    club = state_of(app).club
    if action.verb == "same":
        ids, told = ((id_,), "") if evening else ((), app.say("club_changed"))
        return _there(with_state(app, met=rest), remembered(club, id_, name), evening, ids, told)
    found = entered(club, (name,), app.device.new_name())
    if isinstance(found, Problem):
        return refused(app, found)
    return _there(with_state(app, met=rest), found, evening, (found.players[-1].id,))


def _enter(app: App, guests: bool, evening: str) -> Outcome:
    club, names = state_of(app).club, names_in(typed(app, NAMES))
    if not names:
        return Outcome(with_state(app, wrong=app.say("club_no_names"), told=""), ())
    long_, taken = too_long(names), taken_for(club, names)
    if long_:
        return refused(app, long_)
    known = [met(club, name) for name in names]
    unknown = [each for each in known if not each.player and each.name not in dict(taken)]
    fresh = tuple([each.name for each in unknown if not each.near])
    found = entered(club, fresh, app.device.new_name(), guests)
    if isinstance(found, Problem):
        return refused(app, found)
    new = found.players[len(club.players) :]
    there = [each.player for each in known if each.player] + [each.id for each in new]
    asked = tuple([each for each in unknown if each.near])
    app = with_typed(with_state(app, met=asked), NAMES, "")
    told = same(app.say, taken)
    return _there(app, found, evening, tuple(there), told, Fill("#club-" + NAMES, ""))


def _there(
    app: App, club: Club | Problem, evening: str, ids: tuple[str, ...], more: str = "", *fill: Fill
) -> Outcome:
    """Have players at an evening too, if there is one; more: what is said besides."""
    at = evening_of(club, evening) if isinstance(club, Club) else None
    known = at.present if at else tuple([each.id for each in state_of(app).club.players])
    new = once([each for each in ids if each not in known])
    if at and isinstance(club, Club):
        club = with_evening(club, at._replace(present=at.present + new))
    told = [app.say("club_entered", n=len(new))] if ids else []
    told += [more] if more else []
    return changed(app, club, app.say.chained("sentences", told), *fill)


# The pages


def _known(say: Words, players: tuple[Player, ...]) -> Html:
    rows = []
    for each in sorted(players, key=lambda each: (each.name.lower(), each.id)):
        if each.name:
            more = [say("club_guest")] if each.guest else []
            more += [say("club_also", names=say.listed(each.aliases))] if each.aliases else []
            rows.append(entry("player/" + each.id, each.name, " · ".join(more)))
    return listed(rows)


def present(say: Words, evening: Evening, players: tuple[Player, ...]) -> Html:
    """Draw who of the roster is at an evening, to be changed by a tap."""
    rows = []
    for each in sorted(players, key=lambda each: (each.name.lower(), each.id)):
        if each.name:
            guest = html("<small>%s</small>", say("club_guest")) if each.guest else NOTHING
            inner, on = html("%s%s", each.name, guest), each.id in evening.present
            rows.append(switch("there " + each.id, inner, on))
    return joined(rows)


def _regions(app: App) -> tuple[Region, ...]:
    known = Region("club-list", ROOM, (app.say, state_of(app).club.players), _known)
    return entering(app) + (known,)


PAGE = Page(
    lambda app: app.say("club_players"),
    lambda app: "",
    lambda app, action: enter(app, action, ""),
    _regions,
)
