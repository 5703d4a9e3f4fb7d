"""The roster: who is known, and new names entered; for an evening also who is there."""

from ...club.evenings import with_evening
from ...club.records import Club, Evening, Player, evening_of
from ...club.roster import Met, alphabetical, entered, is_near, met, names_in, remembered, taken_for
from ...club.texts import once, too_long
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import CLUB, Action
from ..app import App, Outcome
from ..effects import Fill
from ..html import NOTHING, Html, html, joined, truth
from ..region import Region
from .frame import ROOM, area, control, entry, listed, switch
from .page import Page, as_form
from .steps import changed, refused, state_of, typed, with_state, with_typed
from .who import same

NAMES = "names"  # the box that names are pasted into
GUESTS = "guests"  # whether they were entered as such
# The names that were asked about, a line each, behind the id of who is there by that name alone: as
# what is typed they outlive the page, and what is answered is what the roster knows.
NEAR = "near"
PARTS = '<div id="club-asks"></div><div id="club-enter">%s</div><div id="club-list"></div>'


def entering(app: App) -> tuple[Region, ...]:
    """Give the regions in which names are entered, and those that they are asked about."""
    return (
        Region(ROOM, CLUB, (app.say,), _room),
        Region("club-asks", ROOM, (app.say, _asked(app), state_of(app).club.players), _asks),
    )


def _asked(app: App) -> tuple[Met, ...]:
    """List the names that are near known ones, and those that are taken for one: near is then who is
    there by that name alone.
    """
    club, found = state_of(app).club, []
    for line in typed(app, NEAR).split("\n"):
        alone, _, name = line.partition(" ")
        one = met(club, name)
        if one.near:
            found.append(one)
        elif taken_for(club, (name,)):
            found.append(one._replace(near=(alone,) if alone else ()))
    return tuple(found)


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
    """Ask of each new name that is near a known one whether it is the same, and offer that one which
    was taken for somebody is not.
    """
    parts, names = [], {each.id: each.name for each in players}
    for at, each in enumerate(asked):
        near = [] if each.player else [near for near in players if near.id in each.near]
        ways = [
            control("same %d %s" % (at, near.id), say("club_is", name=near.name), "second")
            for near in near
        ]
        ways.append(control("other %d" % at, say("club_is_new"), "second"))
        text = say("club_near", name=each.name)
        if each.player:
            text = same(say, ((each.name, names[each.player]),))
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
    asked = _asked(app)
    if not at.isdigit() or int(at) >= len(asked):
        return Outcome(app, ())
    one, rest = asked[int(at)], asked[: int(at)] + asked[int(at) + 1 :]
    club, same_, seed = state_of(app).club, action.verb == "same", app.device.new_name()
    guest = typed(app, GUESTS) == "true"
    found = remembered(club, id_, one.name) if same_ else entered(club, (one.name,), seed, guest)
    if isinstance(found, Problem):
        return refused(app, found)
    if same_:
        (name,) = [each.name for each in found.players if each.id == id_]
        return _there(app, found, evening, (id_,), same(app.say, ((one.name, name),)))
    still = [each for each in rest if each.player == one.player]
    gone = one.near if one.player and not still else ()
    return _there(app, found, evening, (found.players[-1].id,), gone=gone)


def _enter(app: App, guests: bool, evening: str) -> Outcome:
    club, names = state_of(app).club, names_in(typed(app, NAMES))
    if not names:
        return Outcome(with_state(app, wrong=app.say("club_no_names"), told=""), ())
    long_, taken = too_long(names), taken_for(club, names)
    if long_:
        return refused(app, long_)
    known = [met(club, name) for name in names]
    sure = [each for each in known if each.name not in dict(taken)]
    unknown = [each for each in sure if not each.player]
    fresh: list[str] = []
    for each in unknown:
        if not each.near and not is_near(each.name, fresh):
            fresh.append(each.name)
    found = entered(club, tuple(fresh), app.device.new_name(), guests)
    if isinstance(found, Problem):
        return refused(app, found)
    new = tuple([each.id for each in found.players[len(club.players) :]])
    at = evening_of(club, evening)
    by_name = (at.present if at else ()) + tuple([each.player for each in sure]) + new
    open_ = [each for each in _asked(app) if not each.player] + unknown
    asked = once([" " + each.name for each in open_ if each.name not in fresh])
    for name, _known in taken:
        id_ = met(found, name).player
        asked += ("%s %s" % ("" if id_ in by_name else id_, name),)
    there = tuple([each.player for each in known if each.player]) + new
    for box, text in ((NAMES, ""), (GUESTS, truth(guests)), (NEAR, "\n".join(asked))):
        app = with_typed(app, box, text)
    return _there(app, found, evening, there, same(app.say, taken), Fill("#club-" + NAMES, ""))


def _there(
    app: App,
    club: Club,
    evening: str,
    ids: tuple[str, ...],
    more: str = "",
    *fill: Fill,
    gone: tuple[str, ...] = (),
) -> Outcome:
    """Have players at an evening too, if there is one; more: what is said besides; gone: who is not
    there any more.
    """
    at = evening_of(club, evening)
    known = at.present if at else tuple([each.id for each in state_of(app).club.players])
    new = once([each for each in ids if each not in known])
    told = [app.say("club_entered", n=len(new))] if new or (ids and not more) else []
    words = app.say.chained("sentences", told + ([more] if more else []))
    if not at:
        return changed(app, club, words, *fill)
    present = tuple([each for each in known if each not in gone]) + new
    return changed(app, with_evening(club, at._replace(present=present)), words, *fill)


# The pages


def _known(say: Words, players: tuple[Player, ...]) -> Html:
    rows = []
    for each in alphabetical(players):
        more = [say("club_guest")] if each.guest else []
        more += [say("club_also", names=say.listed(each.aliases))] if each.aliases else []
        rows.append(entry("player/" + each.id, each.name, " · ".join(more)))
    return listed(rows)


def last_time(club: Club, evening: Evening) -> tuple[str, ...]:
    """List who was at the evening before, as far as they are known, while nobody is at this one."""
    before = [each for each in club.evenings if each.date <= evening.date and each.present]
    if evening.present or not before:
        return ()
    names = {each.id: each.name for each in club.players}
    return tuple([id_ for id_ in before[-1].present if names.get(id_)])


def present(
    say: Words, evening: Evening, players: tuple[Player, ...], last: tuple[str, ...]
) -> Html:
    """Draw who of the roster is at an evening, to be changed by a tap, and all of the evening before
    by one.
    """
    rows = [control("last", say("club_as_last", n=len(last)), "second")] if last else []
    for each in alphabetical(players):
        guest = html("<small>%s</small>", say("club_guest")) if each.guest else NOTHING
        text = html("%s%s", each.name, guest)
        rows.append(switch("there " + each.id, text, each.id in evening.present))
    return joined(rows)


def _regions(app: App) -> tuple[Region, ...]:
    known = Region("club-list", ROOM, (app.say, state_of(app).club.players), _known)
    return entering(app) + (known,)


PAGE = Page(
    lambda app: app.say("club_players"),
    lambda app: "",
    lambda app, action: enter(app, action, ""),
    _regions,
    as_form,
)
