"""An evening: how it stands, who plays where and how it ended, and who is there."""

from ...club.evenings import results_of, with_evening, without_evening
from ...club.records import SERIES, Club, Evening, Series, evening_of
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..html import NOTHING, Html, html, joined
from ..region import Region
from ..trail import CLUB
from . import clock, paper, players, share, tables
from .belonging import belonging
from .clock import CLOCK
from .frame import ROOM, confirm, control, gone, parts_of
from .honours import honoured
from .new import extras, typed_extras
from .page import BROAD, FORM, PART, WHOLE, Page
from .penalties import penalties, take_penalty
from .standing import standings
from .steps import changed, opened, path_of, state_of, taken

STANDING, TABLES, PLAYERS = "", "tables", "players"
FRAME = '%s<div id="club-evening"></div>'
PARTS = ("standing", "honours", "share", "penalties", "extras", "belongs")


def _evening(app: App) -> Evening | None:
    """Give the evening whose page it is, None where there is none any more."""
    return evening_of(state_of(app).club, (path_of(app) + ("",))[1])


def _part(app: App) -> str:
    return (path_of(app) + ("", ""))[2]


def _act(app: App, action: Action) -> Outcome:
    evening, club, part = _evening(app), state_of(app).club, _part(app)
    if not evening:
        return Outcome(app, ())
    if action.verb == "delete":
        return _delete(app, club, evening)
    if action.verb == "print":
        return paper.printed(app, action.what, evening, _kinds(club, evening))
    if part == TABLES:
        return tables.draw_seats(app, action, evening)
    if part == STANDING and action.verb in ("send", "csv"):
        return share.done(app, action, evening, _kinds(club, evening))
    if part == CLOCK:
        return clock.done(app, action, evening)
    if part == STANDING and action.verb == "extras":
        chip, prize = typed_extras(app, (evening.chip, evening.prize))
        found = with_evening(club, evening._replace(chip=chip, prize=prize))
        return taken(app, found, app.say("club_changed"), ("chip", "prize"))
    if part == STANDING:
        return take_penalty(app, action, evening)
    if action.verb in ("there", "last"):
        return _came_or_left(app, evening, action.what)
    return players.enter(app, action, evening.id)


def _came_or_left(app: App, evening: Evening, id_: str) -> Outcome:
    """Have somebody at the evening or not any more; without an id all of the evening before."""
    club, told = state_of(app).club, ""
    there = tuple([each for each in evening.present if each != id_])
    last = players.last_time(club, evening)
    if not id_ and last:
        there, told = last, app.say("club_entered", n=len(last))
    elif id_ and len(there) == len(evening.present):
        there += (id_,)
    return changed(app, with_evening(club, evening._replace(present=there)), told)


def _delete(app: App, club: Club, evening: Evening) -> Outcome:
    found = without_evening(club, evening.id)
    if isinstance(found, Problem):
        return changed(app, found, "")
    return changed(opened(app, ""), found, app.say("club_deleted"))


# What is shown


def _regions(app: App) -> tuple[Region, ...]:
    evening, state, say, part = _evening(app), state_of(app), app.say, _part(app)
    if not evening:
        return (Region(ROOM, CLUB, (say, not state.whole), gone),)
    frame = Region(ROOM, CLUB, (say, evening.id, part, clock.is_on_wall(app)), _frame)
    if part == TABLES:
        return (frame,) + tables.regions(app, evening)
    if part == CLOCK:
        return (frame,) + clock.regions(app, evening)
    if part == PLAYERS:
        return (frame,) + _players(app, evening)
    kinds = _kinds(state.club, evening)
    own = results_of(state.club, evening.id)
    club, date = state.club._replace(results=own), app.device.date  # of years, few are its own
    within = "club-evening"
    shared = (say, date, club, evening, kinds, state.asks)
    return (
        frame,
        Region(within, ROOM, (say, evening.id, state.asks, own != ()), _standing),
        Region("club-standing", within, (say, club, kinds), standings),
        Region("club-honours", within, (say, club, kinds), honoured),
        Region("club-share", within, shared, share.shared),
        Region("club-penalties", within, (say, club, evening, date), penalties),
        Region("club-extras", within, (say, (evening.chip, evening.prize)), extras),
        Region("club-belongs", within, (say, club.series, evening, date), belonging),
    )


def _players(app: App, evening: Evening) -> tuple[Region, ...]:
    """Give who is there, below the way to enter more."""
    club = state_of(app).club
    shown = (app.say, evening, club.players, players.last_time(club, evening))
    held, *asks = players.entering(app)
    held = Region("club-evening", ROOM, held.made_from, held.make)
    rest = [Region(each.id, "club-evening", each.made_from, each.make) for each in asks]
    present = Region("club-list", "club-evening", shown, players.present)
    return (held,) + tuple(rest) + (present,)


def _kinds(club: Club, evening: Evening) -> tuple[Series, ...]:
    """Give an evening as what is ranked together: each kind of games, first that of its rules. Its
    penalties count in the first alone.
    """
    starts = [each.start for each in results_of(club, evening.id)]
    kinds = [(len(each.names), each.length) for each in starts]
    usual = (len(evening.start.names), evening.start.length)
    kinds = ([usual] if usual in kinds or not kinds else []) + kinds
    own = SERIES._replace(evenings=(evening.id,))
    return tuple(
        [
            own._replace(players=players, length=length, penalties=at == 0)
            for at, (players, length) in enumerate(kinds)
            if (players, length) not in kinds[:at]
        ]
    )


def _frame(say: Words, id_: str, part: str, alone: bool) -> Html:
    ways = [
        (STANDING, say("club_standing")),
        (TABLES, say("club_tables")),
        (PLAYERS, say("club_players")),
        (CLOCK, say("club_clock")),
    ]
    return html(FRAME, NOTHING if alone else parts_of(say, ("evening", id_), ways, part))


def _standing(say: Words, _id: str, asks: str, played: bool) -> Html:
    parts = [html('<div id="club-%s"></div>', each) for each in PARTS]
    parts.append(control("print " + paper.SHEETS, say("club_print_sheets"), "second"))
    # With results it is refused, without being asked about first.
    do = "delete" if played else "ask delete"
    parts.append(control(do, say("club_delete"), "second"))
    if asks == "delete":
        parts.append(confirm(say, say("club_delete_sure"), "delete", say("club_delete")))
    return joined(parts)


def _title(app: App) -> str:
    return named(app, (path_of(app) + ("",))[1])


def named(app: App, id_: str) -> str:
    """Give the name of an evening with its day, "" for one that is not there."""
    evening = evening_of(state_of(app).club, id_)
    if not evening:
        return ""
    name, say = evening.name or app.say("club_evening"), app.say
    return "%s · %s" % (name, app.device.date(evening.date, say.language))


def _above(app: App) -> str:
    return "/".join(path_of(app)[:3]) if clock.is_on_wall(app) else ""


def _width(app: App) -> str:
    """Give how wide it is: a table of places and cards take room, a list of names none."""
    evening, part = _evening(app), _part(app)
    if not evening or clock.is_on_wall(app):
        return WHOLE if evening else FORM
    played = part == STANDING and results_of(state_of(app).club, evening.id)
    return BROAD if played or part in (TABLES, CLOCK) else PART


PAGE = Page(_title, _above, _act, _regions, _width)
