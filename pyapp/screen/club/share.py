"""An evening for others: as text for a chat, and as tables for spreadsheets."""

from ...club.evenings import results_of
from ...club.records import Club, Evening, Result, Series
from ...club.results import chat_line, game_of, names_of
from ...club.series import penalties_of, table, tenths
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome, Step
from ..besides import besides
from ..effects import COPIED, Download, Share
from ..html import NOTHING, Html, html, joined
from .belonging import titled
from .frame import Date, control, folded
from .paper import MONTH, RESULTS
from .penalties import penalised
from .steps import state_of, with_state

SHOWN = "text"  # what is asked for where a text can only be copied by hand
BY_HAND = '<textarea readonly rows="6" aria-label="%s">%s</textarea>'


def shared(
    say: Words, date: Date, club: Club, evening: Evening, kinds: "tuple[Series, ...]", asks: str
) -> Html:
    """Draw the ways to send an evening, and its text if that is to be copied by hand."""
    if not results_of(club, evening.id):
        return NOTHING
    text = text_of(say, date, club, evening, kinds) if asks == SHOWN else ""
    return ways(say, text, RESULTS, MONTH)


def ways(say: Words, text: str, *prints: str) -> Html:
    """Draw the ways to send, print and save results; text: what is to be copied by hand, if any."""
    send = control("send", say("club_send"), "main")
    by_hand = html(BY_HAND, say("club_send"), text) if text else NOTHING
    kinds = (
        ("games", say("club_csv_games")),
        ("players", say("club_csv_players")),
        ("az", say("club_csv_az", name="az-riichi")),
    )
    tables = [control("csv " + kind, text, "second") for kind, text in kinds]
    papers = [control("print " + what, say("club_print_" + what), "second") for what in prints]
    printed = html('<div class="line">%s</div>', joined(papers))
    return joined((send, by_hand, printed, folded(say("club_csv"), joined(tables))))


def text_of(say: Words, date: Date, club: Club, evening: Evening, kinds: tuple[Series, ...]) -> str:
    """Write how the evening stands, each kind of games by itself, its games, and what was taken
    off besides, a line each.
    """
    name, day = evening.name or say("club_evening"), date(evening.date, say.language)
    lines = ["%s · %s" % (name, day)]
    results = results_of(club, evening.id)
    for title, series in titled(say, kinds) if len(results) > 1 else ():
        ranked = " · ".join(ranks(say, club, series))
        lines.append(say("log_worth", name=title, worth=ranked) if title else ranked)
    for each in results:
        called = each.start._replace(names=names_of(club, each))
        lines.append(_game(say, each._replace(start=called)))
    for off in penalties_of(club, kinds[0]):
        name, points = penalised(say, club, off), say.thousands(-off.points)
        lines.append(say("club_penalty_added", name=name, points=points))
    return "\n".join(lines)


def ranks(say: Words, club: Club, series: Series) -> list[str]:
    """Write a table of places, a row each: "1 Ida +52.4"."""
    names = {each.id: each.name or say("club_somebody") for each in club.players}
    return [
        "%s %s %s" % (row.place or "–", names[row.player], say.thousands(tenths(row.value)))
        for row in table(club, series).rows
    ]


def _game(say: Words, result: Result) -> str:
    at = [say("club_round", n=result.round)] if result.round else []
    if result.table.isdigit():
        at.append(say("club_table", n=int(result.table)))
    game = game_of(result)
    more = [] if isinstance(game, Problem) else besides(say, game)
    told = " · ".join([chat_line(result, say.number, say.thousands)] + more)
    return say("log_worth", name=" · ".join(at), worth=told) if at else told


def done(app: App, action: Action, evening: Evening, kinds: "tuple[Series, ...]") -> Outcome:
    """Send the evening, or save it as a table."""
    club = state_of(app).club
    text = text_of(app.say, app.device.date, club, evening, kinds)
    return given(app, action, text, kinds, results_of(club, evening.id), evening.date)


def given(
    app: App,
    action: Action,
    text: str,
    kinds: tuple[Series, ...],
    results: tuple[Result, ...],
    day: str,
) -> Outcome:
    """Send a text of series, or save their games as a table; day: in the name of the file."""
    if action.verb == "send":
        return Outcome(app, (Share("", text, "", "", _sent),))
    from ...club.sheets import az_csv, games_csv, players_csv

    club = state_of(app).club
    if action.what == "players":
        text = players_csv(club, kinds)
    else:
        text = (az_csv if action.what == "az" else games_csv)(club, results)
    file = Download("tenbou-%s-%s.csv" % (action.what, day), text)
    return Outcome(with_state(app, told=app.say("game_exported"), wrong=""), (file,))


def _sent(how: str, _text: str) -> Step:
    """Say what came of it."""

    def step(app: App) -> Outcome:
        told = app.say("end_copied") if how == COPIED else ""
        wrong = "" if how else app.say("end_not_copied")
        return Outcome(with_state(app, told=told, wrong=wrong, asks="" if how else SHOWN), ())

    return step
