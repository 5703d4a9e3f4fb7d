"""A player's statistics: figures, course, opponents, seats and yaku, a kind of games at a time."""

from typing import Callable, NamedTuple

from ...club.curves import Curve, svg
from ...club.figures import COUNT, GAP, OF, PLACE, RATE, Shown, figures, yaku_of
from ...club.figures import shown as shown_of
from ...club.honours import Yakuman, yakuman
from ...club.records import Player, Result, player_of
from ...club.results import placings
from ...club.series import tenths
from ...club.statistics import (
    Who,
    by_seat,
    curve,
    extremes,
    of_player,
    peaks,
    runs,
    sums,
    versus,
)
from ...club.tally import PEAKS, lane
from ...riichi.text import Entry, parse_entry
from ...words.lookup import capital
from ...words.words import WINDS, Words
from ..app import App
from ..html import NOTHING, Html, html, joined, truth
from ..menu.hands import small_hand
from ..region import Region
from ..trail import CLUB
from .belonging import kind
from .frame import ROOM, Date, entry, gone, listed, switch, tabs
from .page import BROAD, FORM, Page, shows
from .standing import decimals, percent
from .steps import path_of, state_of, typed

FIGURES = "figures"
FRAME = '%s<div id="club-part"></div>%s'
TABLE = (
    '<div class="scroll" tabindex="0" role="region" aria-label="%s"><table class="standing figures">'
    "<thead><tr>%s</tr></thead><tbody>%s</tbody></table></div>"
)
# The figures that are those of a seat, and of everybody met.
OF_SEATS = ("games", "average_place", "first", "last_avoided", "average_points", "win", "deal_in")
EXTREMES = ("best_raw", "worst_raw", "best_points", "worst_points")


class Looked(NamedTuple):
    """What a part of the page is made of."""

    say: Words
    who: Who
    total: int  # packed
    results: tuple[Result, ...]
    players: tuple[Player, ...]
    date: Date
    chance: bool  # whether it is shown how far chance may have moved the figures


def _path(app: App) -> tuple[str, str, str]:
    """Give the player, the part and the kind of games that the address names."""
    _player, id_, part, kind_ = (path_of(app) + ("", "", ""))[:4]
    return id_, part or FIGURES, kind_


def _word(who: Who) -> str:
    return "%d-%s" % (who.players, who.length)


def _regions(app: App) -> tuple[Region, ...]:
    (id_, part, named), club, say = _path(app), state_of(app).club, app.say
    player = player_of(club, id_)
    if not player or not player.name or not state_of(app).whole:
        return (Region(ROOM, CLUB, (say, not state_of(app).whole), gone),)
    totals = sums(club.results, id_)
    order = sorted(totals, key=lambda each: (-lane(totals[each], "games"), _word(each)))
    chosen = [each for each in order if _word(each) == named] or order
    frame = Region(ROOM, CLUB, (say, id_, part, tuple(order), chosen[:1]), _frame)
    if not chosen:
        return (frame,)
    who, chance = chosen[0], typed(app, "chance") == truth(True)
    looked = Looked(say, who, totals[who], (), (), app.device.date, chance)
    if part != FIGURES:
        looked = looked._replace(results=club.results, players=club.players)
    return (frame, Region("club-part", ROOM, (part, looked), _part))


def _frame(say: Words, id_: str, part: str, kinds: tuple[Who, ...], chosen: list[Who]) -> Html:
    """Draw the kinds of games, if there are several, and the ways to the other parts."""
    pages = [("player/%s/%s/%s" % (id_, part, _word(e)), kind(say, *e[1:])) for e in kinds]
    now = "player/%s/%s/%s" % (id_, part, _word(chosen[0])) if chosen else ""
    head = NOTHING if chosen else html('<p class="help">%s</p>', say("club_no_figures"))
    if len(pages) > 1:
        head = tabs(say, pages, now)
    if part != FIGURES:
        return html(FRAME, head, NOTHING)
    to = "player/%s/%%s/%s" % (id_, now.split("/")[-1])
    rows = [entry(to % each, say("club_" + each)) for each in ORDER if chosen]
    rows.append(entry("names/" + id_, say("club_names_more")))
    return html(FRAME, head, listed(rows))


def _part(part: str, looked: Looked) -> Html:
    return PARTS[part](looked) if part in PARTS else gone(looked.say)


def table(label: str, heads: list[str], rows: list[list[str]]) -> Html:
    """Draw a table; the first cell of a row is its head."""
    cells = []
    for row in rows:
        inner = joined([html("<td>%s</td>", each) for each in row[1:]])
        cells.append(html('<tr><th scope="row">%s</th>%s</tr>', row[0], inner))
    return html(TABLE, label, _heads(heads), joined(cells))


def _heads(texts: list[str]) -> Html:
    """Draw the heads of columns; one without words is none."""
    return joined(
        [html('<th scope="col">%s</th>', each) if each else Html("<td></td>") for each in texts]
    )


# Figures


def _signed(say: Words, value: float) -> str:
    return say.signed(_whole(value))


def _whole(value: float) -> int:
    size = int(abs(value) + 0.5)
    return size if value >= 0 else -size


def _gap(say: Words, value: float) -> str:
    return ("+" if value > 0 else "") + percent(say, value)


def _final(say: Words, value: float) -> str:
    return say.thousands(tenths(_whole(value)))


# How values are written: by their form, and some figures their own way.
WRITTEN: "dict[str, Callable[[Words, float], str]]" = {
    RATE: percent,
    GAP: _gap,
    PLACE: decimals,
    "points": _final,
    "average_points": _final,
    "average_gain": _signed,
    "net": _signed,
    "net_a_hand": _signed,
    "dora": decimals,
}


def value_of(say: Words, shown: Shown) -> str:
    """Write the value of a figure, in brackets where too little is known for it to say much."""
    figure, value = shown.figure, shown.value
    if value is None:
        return "–"
    write = WRITTEN.get(figure.id) or WRITTEN.get(figure.form)
    text = write(say, value) if write else say.number(_whole(value))
    return text if _says(shown) else "(%s)" % text


def _says(shown: Shown) -> bool:
    """Tell whether a figure says something: a count always does."""
    return shown.enough or shown.figure.form == COUNT


def _of(say: Words, shown: Shown) -> str:
    """Write of how many a figure is: "8 / 43"."""
    if shown.figure.form == COUNT:
        return ""
    n = say.number(shown.n)
    return "%s / %s" % (say.number(shown.hit), n) if shown.figure.form == RATE else n


def _error(say: Words, shown: Shown) -> str:
    if shown.error is None:
        return ""
    if shown.figure.form == PLACE:
        return "± " + decimals(say, shown.error)
    return "± " + percent(say, shown.error)


def _figures(looked: Looked) -> Html:
    """Draw all figures in the order that M.League's readers know, with the level of each."""
    say, total = looked.say, looked.total
    heads = (
        [say("club_figure"), "", say("club_of")]
        + (["±"] if looked.chance else [])
        + [say("club_level")]
    )
    rows = []
    for each in figures(total, looked.who.players):
        few = "" if _says(each) else " few"
        cells = [_of(say, each)] + ([_error(say, each)] if looked.chance else [])
        inner = [html('<td class="total%s">%s</td>', few, value_of(say, each))]
        inner += [html("<td>%s</td>", cell) for cell in cells + [each.figure.level]]
        name = html('<th scope="row">%s</th>', say("figure_" + each.figure.id))
        rows.append(html("<tr>%s%s</tr>", name, joined(inner)))
    parts = [
        html(TABLE, say("club_figures"), _heads(heads), joined(rows)),
        switch("pick chance " + truth(not looked.chance), say("club_chance"), looked.chance),
    ]
    if looked.chance:
        parts.append(html('<p class="help">%s</p>', say("club_chance_help")))
    parts += [html('<p class="help">%s</p>', each) for each in _levels(say, total)]
    return joined(parts)


def _levels(say: Words, total: int) -> list[str]:
    """Say what is known of how many games, hands and wins."""
    return [
        say("club_level_r", n=lane(total, "games")),
        say("club_level_l", n=lane(total, "logs"), hands=lane(total, "hands")),
        say("club_level_t", n=lane(total, "shown"), wins=lane(total, "wins")),
        say("club_few"),
        say("club_definitions"),
    ]


# The other parts


def _course(looked: Looked) -> Html:
    say, who = looked.say, looked.who
    mine = of_player(looked.results, who)
    name = {each.id: each.name for each in looked.players}[who.player]
    drawn = svg((Curve(name, curve(mine, who)),), say("club_course"), say.thousands)
    heads = [say("club_in_a_row"), say("club_longest"), say("club_current")]
    rows = [[say("run_" + e.id), str(e.longest), str(e.current)] for e in runs(mine, who)]
    parts = [html('<div class="curve">%s</div>', Html(drawn)), table(heads[0], heads, rows)]
    return joined(parts + [_extremes(looked, mine), _peaks(looked, mine)])


def _extremes(looked: Looked, mine: tuple[Result, ...]) -> Html:
    """Draw the best and the worst games, each with its day."""
    say, who = looked.say, looked.who
    found = extremes(mine, who)
    if not found:
        return NOTHING
    rows = []
    for word, result in zip(EXTREMES, found):
        came = placings(result)[result.players.index(who.player)]
        told = say.number(came.raw) if word.endswith("raw") else say.thousands(came.points)
        rows.append([say("club_" + word), told, looked.date(result.date, say.language)])
    return table(say("club_games"), [say("club_games"), "", say("club_date")], rows)


def _peaks(looked: Looked, mine: tuple[Result, ...]) -> Html:
    """Draw the most of what logs tell."""
    say, found = looked.say, peaks(mine, looked.who)
    rows = [[say("peak_" + id_), say.number(most)] for id_, most in zip(PEAKS, found)]
    return table(say("club_peaks"), [say("club_peaks"), ""], rows) if rows else NOTHING


def _against(looked: Looked) -> Html:
    """Draw everybody met: how often, who was better, and by how much."""
    say, who = looked.say, looked.who
    names = {each.id: each.name for each in looked.players}
    rows = []
    for each in versus(of_player(looked.results, who), who):
        better = "%d – %d" % (each.better, each.games - each.better - each.shared)
        mean = say.signed(_whole(each.raw / each.games))
        points = [say.thousands(each.points), say.thousands(each.theirs)]
        name = names.get(each.other) or say("club_somebody")
        rows.append([name, str(each.games), better, mean] + points)
    heads = [say("club_player"), say("figure_games"), say("club_better"), say("club_mean_gap")]
    heads += [say("figure_points"), say("club_theirs")]
    help_ = html('<p class="help">%s</p>', say("club_against_help"))
    return joined((table(say("club_against"), heads, rows), help_))


def _seats(looked: Looked) -> Html:
    """Draw the figures of each seat that games were begun in."""
    say, who = looked.say, looked.who
    totals = by_seat(of_player(looked.results, who), who)
    rows = []
    for id_ in OF_SEATS:
        cells = [value_of(say, shown_of(OF[id_], total, who.players)) for total in totals]
        rows.append([say("figure_" + id_)] + cells)
    heads = [""] + [say(WINDS[seat]) for seat in range(who.players)]
    few = html('<p class="help">%s</p>', say("club_few"))
    return joined((table(say("club_seats"), heads, rows), few))


def _yaku(looked: Looked) -> Html:
    """Draw the yaku of wins with tiles, and every win worth a yakuman."""
    say, total = looked.say, looked.total
    known = lane(total, "shown")
    rows = [[say.title(e.id), str(e.wins), percent(say, e.wins / known)] for e in yaku_of(total)]
    told = say("club_yaku_known", n=known, wins=lane(total, "wins"))
    parts = [html("<p>%s</p>", told)]
    if rows:
        heads = [say("club_yaku"), say("club_wins"), ""]
        parts.append(table(say("club_yaku"), heads, rows))
    wins = yakuman(of_player(looked.results, looked.who), looked.who.player)
    if wins:
        parts.append(html("<h2>%s</h2>", say.title("yakuman")))
        parts.append(html('<ul class="rows">%s</ul>', joined([_yakuman(looked, e) for e in wins])))
    return joined(parts)


def _yakuman(looked: Looked, win: Yakuman) -> Html:
    """Draw a win worth a yakuman: its day, what it is, by whom it was paid, and its tiles."""
    say, result = looked.say, win.result
    what = say.yakuman(win.times) if win.times else say("kazoe_yakuman")
    named = say.listed([say(each) for each in win.yaku]) or what
    by = say("tsumo")
    if win.discarder is not None:
        names = {each.id: each.name for each in looked.players}
        name = names.get(result.players[win.discarder]) or say("club_somebody")
        by = say("game_ron_from", name=name)
    entry = parse_entry(win.hand) if win.hand else None
    drawn = small_hand(say, entry.hand) if isinstance(entry, Entry) else NOTHING
    told = " · ".join([capital(what), by, looked.date(result.date, say.language)])
    return html("<li><span>%s<small>%s</small>%s</span></li>", capital(named), told, drawn)


PARTS: "dict[str, Callable[[Looked], Html]]" = {
    FIGURES: _figures,
    "course": _course,
    "against": _against,
    "seats": _seats,
    "yaku": _yaku,
}
ORDER = ("course", "against", "seats", "yaku")  # of the ways to the parts


def _title(app: App) -> str:
    player = player_of(state_of(app).club, _path(app)[0])
    part = _path(app)[1]
    name = player.name if player else ""
    if part == FIGURES:
        return name
    return app.say("log_worth", name=name, worth=app.say("club_" + part))


def _above(app: App) -> str:
    id_, part, kind_ = _path(app)
    return "players" if part == FIGURES else "player/%s/figures/%s" % (id_, kind_)


def _width(app: App) -> str:
    """Give how wide it is: broad where there are games to sum up."""
    club, who = state_of(app).club, _path(app)[0]
    player = player_of(club, who)
    known = player and player.name and state_of(app).whole
    return BROAD if known and [each for each in club.results if who in each.players] else FORM


PAGE = Page(_title, _above, shows, _regions, _width)
