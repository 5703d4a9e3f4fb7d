"""A club on paper: score sheets for a round, an evening's results, a month's table."""

from ...club.evenings import results_of
from ...club.records import Club, Evening, Result, Series
from ...club.results import extras, outside, placings
from ...game.game import Game
from ...riichi.rulebooks import named
from ...words.words import WINDS, Words
from ..app import App, Outcome
from ..effects import OnPaper
from ..html import Html, html, joined
from ..paper import Sheet, blank, ends, sheet_html, signatures
from ..rules.names import book_name
from .standing import reasons, standings
from .steps import state_of
from .tables import where

PAGE = '<article class="club-paper"><header><h1>%s</h1><p>%s</p></header>%s</article>'
GAME = "<section><h2>%s</h2><table><tbody>%s</tbody><tfoot>%s</tfoot></table>%s%s</section>"
ROW = "<tr><td>%s</td><th>%s</th><td>%s</td><td>%s</td></tr>"
# What can be printed.
SHEETS, RESULTS, MONTH, SERIES = "sheets", "results", "month", "series"


def printed(app: App, what: str, evening: Evening, kinds: "tuple[Series, ...]") -> Outcome:
    """Have something of an evening printed; kinds: of its games."""
    club, say = state_of(app).club, app.say
    day = app.device.date(evening.date, say.language)
    if what == SHEETS:
        text = _sheets(say, day, club, evening)
    elif what == RESULTS:
        title = evening.name or say("club_evening")
        games = tuple([_game(say, club, each) for each in results_of(club, evening.id)])
        text = _page(say, club, title, (day, _rules(say, evening)), kinds, games)
    else:
        month = evening.date[: len("2026-11")]
        days = (month + "-01", month + "-31")
        span = tuple([each._replace(evenings=(), first=days[0], last=days[1]) for each in kinds])
        text = _page(say, club, month, (_rules(say, evening),), span, ())
    return Outcome(app, (OnPaper(text.text),))


def standing_of(app: App, about: str, series: Series) -> Outcome:
    """Have the table of a series printed."""
    text = _page(app.say, state_of(app).club, series.name, (about,), (series,), ())
    return Outcome(app, (OnPaper(text.text),))


def sheet_of(say: Words, day: str, evening: Evening, result: Result, game: Game) -> Html:
    """Draw the sheet of a result that was typed: its end item by item, room for its hands."""
    about = (evening.name, day, where(say, result), _rules(say, evening))
    names, note = game.start.names, say("log_worth", name="Tenbou", worth=_rules(say, evening))
    return sheet_html(say, Sheet(about, names, (), _ends(say, result, game), note))


def _ends(say: Words, result: Result, game: Game) -> tuple[tuple[str, ...], ...]:
    """Tell the end item by item, with what the house plays besides."""
    *items, sums, places = ends(say, game)
    moved = extras(result)
    if any(moved):
        items.append((say("club_extras"),) + tuple([say.signed(n) for n in moved + (sum(moved),)]))
        points = tuple([say.thousands(each.points) for each in placings(result)])
        sums = sums[:1] + points + sums[-1:]
    return tuple(items) + (sums, places)


def _sheets(say: Words, day: str, club: Club, evening: Evening) -> Html:
    """Draw a blank sheet for each table of the last round; without one a sheet without names."""
    names = {each.id: each.name for each in club.players}
    tables = evening.plan[-1].tables if evening.plan else (("",) * len(evening.start.names),)
    sheets = []
    for n, players in enumerate(tables):
        where: tuple[str, ...] = ()
        if evening.plan:
            where = (say("club_round", n=len(evening.plan)), say("club_table", n=n + 1))
        about = (evening.name, day) + where + (_rules(say, evening),)
        seated = tuple([names.get(id_, "") for id_ in players])
        sheets.append(sheet_html(say, blank(say, about, seated)))
    return joined(sheets)


def _rules(say: Words, evening: Evening) -> str:
    start = evening.start
    return start.house or book_name(say, named(start.rulebook))


def _page(
    say: Words,
    club: Club,
    title: str,
    about: tuple[str, ...],
    kinds: tuple[Series, ...],
    games: tuple[Html, ...],
) -> Html:
    """Draw a table of places for each kind of games, and games below."""
    shown = (standings(say, club, kinds),) + games
    return html(PAGE, title, " · ".join(about), joined(shown))


def _game(say: Words, club: Club, result: Result) -> Html:
    """Draw a game: wind, name, raw points, place and final points of each, and the sums."""
    known = {each.id: each.name for each in club.players}
    names = [known.get(id_, "") or own for id_, own in zip(result.players, result.start.names)]
    ended, rows = placings(result), []
    for seat, each in enumerate(ended):
        raw = "%s · %s" % (say.number(each.raw), say("nth_place", n=each.place))
        rows.append(
            html(ROW, say("key_" + WINDS[seat]), names[seat], raw, say.thousands(each.points))
        )
    points = sum([each.points for each in ended])
    sums = html(ROW, "", "Σ", say.number(sum(result.scores)), say.thousands(points))
    about, signed = reasons(say, outside((result,))), signatures(say, tuple(names))
    return html(GAME, where(say, result), joined(rows), sums, about, signed)
