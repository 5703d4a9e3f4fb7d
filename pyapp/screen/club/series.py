"""A series: its standing, the evenings that belong to it, and by what it ranks."""

from ...club.records import RULES, SERIES, TIES, Club, Evening, Series, fresh, series_of
from ...club.series import games_of, is_within, penalties_of, table, with_series, without_series
from ...game.events import HANCHAN, TONPUUSEN
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..html import NOTHING, Html, html, joined
from ..region import Region
from ..trail import CLUB
from . import paper, share
from .belonging import summary
from .frame import (
    COUNT,
    DATE,
    ROOM,
    Date,
    box,
    confirm,
    control,
    entry,
    gone,
    listed,
    parts_of,
    select,
    switch,
    well,
)
from .new import today
from .page import BROAD, PART, Page, as_form
from .penalties import listed as penalties_listed
from .penalties import number, take_back
from .standing import standing, tie_id
from .steps import DONE, changed, opened, path_of, refused, state_of, typed, with_state

NEW, EVENINGS, FORM = "new", "evenings", "rules"
FRAME = '%s<div id="club-series"></div>'
BOXES = ("name", "first", "last", "least", "best")


def _series(app: App) -> Series | None:
    """Give the series whose page it is, a new one as the last evening was; None where it is gone."""
    club, id_ = state_of(app).club, (path_of(app) + ("",))[1]
    if id_ != NEW:
        return series_of(club, id_)
    if not club.evenings:
        return SERIES
    start = club.evenings[-1].start
    return SERIES._replace(players=len(start.names), length=start.length)


def _part(app: App) -> str:
    path = path_of(app) + ("", "")
    return FORM if path[1] == NEW else path[2]


def _act(app: App, action: Action) -> Outcome:
    series, club, say = _series(app), state_of(app).club, app.say
    if not series:
        return Outcome(app, ())
    if action.verb == "save":
        return _save(app, series, club)
    if action.verb == "delete":
        return changed(opened(app, ""), without_series(club, series.id), say("club_deleted"))
    if action.verb == "evening":
        return _choose(app, action.what, series, club)
    about = summary(say, series, app.device.date)
    if action.verb == "print":
        return paper.standing_of(app, about, series)
    if action.verb in ("send", "csv"):
        text, games = _text(say, club, series, about), games_of(club, series)
        return share.given(app, action, text, (series,), games, today(app))
    return take_back(app, action)


def _text(say: Words, club: Club, series: Series, about: str) -> str:
    """Write how a series stands, a player a line."""
    return "\n".join(["%s · %s" % (series.name, about)] + share.ranks(say, club, series))


def _save(app: App, series: Series, club: Club) -> Outcome:
    """Take the series as it is typed."""
    new = _typed(app, series)
    if not series.id:
        ids = [each.id for each in club.series]
        new = new._replace(id=fresh("s", ids, app.device.new_name()))
    found = with_series(club, new)
    if isinstance(found, Problem):
        return refused(app, found)
    told = app.say("club_series_kept", name=new.name)
    return changed(opened(app, "series/" + new.id), found, told, DONE)


def _typed(app: App, series: Series) -> Series:
    """Give the series as what is typed makes it."""
    fields: dict[str, object] = {}
    for name, before in zip(Series._fields, series):
        if isinstance(before, bool):
            fields[name] = typed(app, name, str(before)) == str(True)
        elif isinstance(before, int):
            fields[name] = number(typed(app, name, str(before))) or 0
        elif isinstance(before, str):
            fields[name] = typed(app, name, before)
    return series._replace(**fields)  # type: ignore[arg-type]


def _choose(app: App, id_: str, series: Series, club: Club) -> Outcome:
    """Have an evening in the series or not; without an id all within its dates."""
    now = [each.id for each in club.evenings if is_within(series, each.date, each.id)]
    chosen = [each for each in now if each != id_] if id_ in now else now + [id_]
    if id_ and not chosen:
        return Outcome(with_state(app, wrong=app.say("club_series_one"), told=""), ())
    new = series._replace(evenings=tuple(chosen) if id_ else ())
    if id_ and id_ not in now:  # an evening beyond the dates moves them
        new = new._replace(first="", last="")
    return changed(app, with_series(club, new), "")


# What is shown


def _regions(app: App) -> tuple[Region, ...]:
    series, club, say, part = _series(app), state_of(app).club, app.say, _part(app)
    date = app.device.date
    if not series or not state_of(app).whole:
        return (Region(ROOM, CLUB, (say, not state_of(app).whole), gone),)
    frame = Region(ROOM, CLUB, (say, series.id, part), _frame)
    if part == FORM:
        others = tuple([(e.id, e.name) for e in club.series if e.id != series.id])
        # What is typed in boxes: to draw them anew would take the focus.
        picked = _typed(app, series)._replace(**{each: getattr(series, each) for each in BOXES})
        shown = (say, picked, others, state_of(app).asks)
        return (
            frame,
            Region("club-series", ROOM, (say, series), _form),
            Region("club-picks", "club-series", shown, _picks),
        )
    if part == EVENINGS:
        return (frame, Region("club-series", ROOM, (say, series, club.evenings, date), _evenings))
    if part:
        return (frame, Region("club-series", ROOM, (say, club, series, part, date), _games))
    stands = (say, club, series, date, state_of(app).asks)
    return (frame, Region("club-series", ROOM, stands, _standing))


def _frame(say: Words, id_: str, part: str) -> Html:
    names = [
        ("", say("club_standing")),
        (EVENINGS, say("club_evenings")),
        (FORM, say("rules_title")),
    ]
    return html(FRAME, parts_of(say, ("series", id_), names, part) if id_ else NOTHING)


def _standing(say: Words, club: Club, series: Series, date: Date, asks: str) -> Html:
    many, about = len(games_of(club, series)), summary(say, series, date)
    parts = [html("<p>%s\u00a0· %s</p>", about, say("club_games_n", n=many))]
    parts.append(standing(say, club, series, "series/" + series.id))
    before = series_of(club, series.carries)
    if before:
        parts.append(html('<p class="help">%s</p>', say("club_carries_from", name=before.name)))
    off = penalties_of(club, series)
    if off:
        parts.append(html("<h2>%s</h2>", say("game_penalty")))
        parts.append(penalties_listed(say, club, off, date))
    if many:
        text = _text(say, club, series, about) if asks == share.SHOWN else ""
        parts.append(share.ways(say, text, paper.SERIES))
    return joined(parts)


def _evenings(say: Words, series: Series, evenings: tuple[Evening, ...], date: Date) -> Html:
    """Draw the evenings, each to be had in the series or not."""
    text = say("club_series_chosen" if series.evenings else "club_series_within")
    parts = [html('<p class="help">%s</p>', text)]
    for each in reversed(evenings):
        inner = html(
            "%s<small>%s</small>", each.name or say("club_evening"), date(each.date, say.language)
        )
        parts.append(switch("evening " + each.id, inner, is_within(series, each.date, each.id)))
    if series.evenings:
        parts.append(control("evening", say("club_series_all"), "second"))
    return joined(parts)


def _form(say: Words, series: Series) -> Html:
    """Draw the boxes of a series, and room for what is chosen."""
    parts = [
        box("name", say("club_player_name"), series.name),
        box("first", say("club_series_first"), series.first, DATE),
        box("last", say("club_series_last"), series.last, DATE),
        box("least", say("club_series_least"), str(series.least or ""), COUNT),
        box("best", say("club_series_best"), str(series.best or ""), COUNT),
        Html('<div id="club-picks"></div>'),
    ]
    return html('<div class="club-form">%s</div>', joined(parts))


def _picks(say: Words, now: Series, others: "tuple[tuple[str, str], ...]", asks: str) -> Html:
    """Draw which games count, and how they rank."""
    rules = [(each, say("club_rule_" + each)) for each in RULES]
    ties = [(each, say.title(tie_id(each))) for each in TIES]
    lengths = [(each, say("game_" + each)) for each in (HANCHAN, TONPUUSEN)]
    many = [(str(n), say("players_%d" % n)) for n in (4, 3)]
    parts = [
        select("rule", say("club_series_rule"), rules, now.rule),
        select("tie", say("club_series_tie"), ties, now.tie),
    ]
    if others:
        choices = (("", "–"),) + others
        parts.append(select("carries", say("club_series_carries"), list(choices), now.carries))
    parts += [
        html("<h2>%s</h2>", say("club_games")),
        well("players", say("club_players"), many, str(now.players)),
        well("length", say("game_length"), lengths, now.length),
        switch(_turned("stopped", now.stopped), say("club_series_stopped"), now.stopped),
        switch(_turned("penalties", now.penalties), say("club_series_penalties"), now.penalties),
        control("save", say("club_save"), "main"),
    ]
    if now.id:
        parts.append(control("ask delete", say("game_remove"), "second"))
    if asks == "delete":
        parts.append(confirm(say, say("club_delete_sure"), "delete", say("game_remove")))
    return joined(parts)


def _turned(name: str, on: bool) -> str:
    return "pick %s %s" % (name, not on)


def _games(say: Words, club: Club, series: Series, id_: str, date: Date) -> Html:
    """Draw the games of a player in the series, with what counts of them."""
    rows = [each for each in table(club, series).rows if each.player == id_]
    if not rows:
        return gone(say)
    (row,) = rows
    counts = [result.id for result, _placing in row.counts]
    cells = []
    for result, placing in row.games:
        told = [
            date(result.date, say.language),
            say("nth_place", n=placing.place),
            say.number(placing.raw),
        ]
        points = say.thousands(placing.points)
        more = say("club_left_out_one") if result.id not in counts else ""
        cells.append(
            html(
                "<li><span>%s<small>%s</small></span><b>%s</b></li>", " · ".join(told), more, points
            )
        )
    names = {each.id: each.name for each in club.players}
    head = html("<h2>%s</h2><p>%s</p>", names[id_], say.thousands(row.total))
    ways = listed([entry("player/" + id_, say("club_figures"))])
    return joined((head, html('<ul class="rows">%s</ul>', joined(cells)), ways))


def _title(app: App) -> str:
    series = _series(app)
    return series.name or app.say("club_series_new") if series else ""


def _above(app: App) -> str:
    part = _part(app)
    id_ = (path_of(app) + ("",))[1]
    return "series/" + id_ if part not in ("", EVENINGS, FORM) else ""


def _width(app: App) -> str:
    """Give how wide it is: broad for the table of places."""
    series = _series(app)
    if not series or not series.id or not state_of(app).whole:
        return as_form(app)
    return PART if _part(app) else BROAD


PAGE = Page(_title, _above, _act, _regions, _width)
