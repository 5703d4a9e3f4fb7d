"""Results or names that others wrote: pasted or opened, looked at, and taken whole or not at all."""

from typing import Callable

from ...club.evenings import with_evening
from ...club.imports import BOTH, HERE, Brought, Checked, brought, checked, checked_game
from ...club.imports import NEW as PASTED
from ...club.kept import NAME as BACKUP
from ...club.records import Club, Evening, Player, evening_of, for_evening
from ...club.results import Total
from ...club.roster import met
from ...club.table_text import MOST_LETTERS, PLACES, SEATS, UNCLEAR, Preview, Reader, begun
from ...club.texts import once
from ...game.saved import NAME as GAME
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import CLUB, Action, asking
from ..app import App, Focus, Outcome, Step
from ..effects import After, UnpackWord, done_in_a_turn
from ..files import TABLES as KINDS
from ..files import file_box
from ..html import NOTHING, Html, html, joined
from ..problems import problem_text
from ..region import Region
from .frame import ROOM, Date, area, control, evening_choices, select, switch, well
from .new import as_chosen, today
from .page import Page, as_form
from .state import Pasted
from .steps import DONE, TURN, changed, opened, path_of, refused, state_of, typed, with_state
from .tables import table_name
from .who import Asked, asked, matched, questions

OTHER = "other_result"  # what is asked when a table has one
LINK = "#game/"  # stands in a link to a game, before its word
NEW = "new"  # the evening that what is pasted begins
OF_ALL = ("evening", "pasted")  # what stays typed when another text is read
BYTES = 3 * MOST_LETTERS  # of a file
AT_ONCE = 10  # results that are taken without a pause
SHOWN = 40  # lines that are drawn, the wrong ones first
FRAME = (
    '<div class="club-form"><p class="help">%s</p><div id="club-to"></div>%s'
    '<div class="line">%s<label class="second file">%s%s</label></div></div>'
    '<div id="club-preview"></div>'
)
FORM = '<div class="club-form">%s</div>'
LINE = "<li><span>%s<small>%s</small>%s</span>%s</li>"


def _evening(app: App) -> Evening:
    """Give the evening that is chosen, or a new one by the rules of the Hand screen."""
    club = state_of(app).club
    own = (path_of(app) + ("",))[1]
    last = club.evenings[-1].id if club.evenings else NEW
    found = evening_of(club, own or typed(app, "evening", last))
    return found or Evening(NEW, "", today(app), as_chosen(app), (), (), 0, 0)


def _act(app: App, action: Action) -> Outcome:
    if action.verb == "read":
        return _read(app, action.what or typed(app, "pasted"))
    if action.verb == "sticks":
        return Outcome(_with_sticks(app), ())
    return _take(app) if action.verb == "take" else Outcome(app, ())


# Reading, line by line, as a slow phone needs seconds for a season


def _read(app: App, text: str) -> Outcome:
    plain = text[1:] if text[:1] == "\ufeff" else text
    if "\n%s " % BACKUP in "\n" + plain:
        wrong = app.say("club_backup_here", open=app.say("club_backup_open"))
        return Outcome(with_state(app, pasted=None, wrong=wrong, told=""), ())
    links = [word.partition(LINK)[2] for word in text.split() if LINK in word]
    if links:
        return _unpack(app, links, [])
    _head, game, rest = ("\n" + plain).partition("\n%s " % GAME)
    if game:
        return _games(app, [game[1:] + rest])
    reader = begun(text)
    if isinstance(reader, Problem):
        return refused(with_state(app, pasted=None), reader)
    if isinstance(reader, Preview):
        return Outcome(_with_preview(app, reader, ()), ())
    return _read_on(with_state(app, told="", wrong="", pasted=None), reader)


def _unpack(app: App, links: list[str], texts: list[str]) -> Outcome:
    """Have the links to games made texts, one by one."""
    if not links:
        return _games(app, texts)

    def unpacked(text: "str | Problem") -> Step:
        if isinstance(text, Problem):
            return lambda app: refused(with_state(app, pasted=None), text)
        game = text[max(text.find(GAME), 0) :]
        return lambda app: _unpack(app, links[1:], texts + [game])

    return Outcome(app, (UnpackWord(links[0], unpacked),))


def _games(app: App, texts: list[str]) -> Outcome:
    """Show games as rows that were read."""
    rows = tuple([checked_game(at + 1, text) for at, text in enumerate(texts)])
    names = once([name for each in rows for name in each.row.names])
    preview = Preview(SEATS, tuple([each.row for each in rows]), names, ())
    return Outcome(_with_preview(app, preview, rows), ())


def _read_on(app: App, reader: Reader) -> Outcome:
    until = app.device.clock() + TURN
    while reader.more():
        if app.device.clock() >= until:
            return _later(app, lambda app: _read_on(app, reader))
    preview = reader.preview()
    if isinstance(preview, Problem):
        return refused(app, preview)
    return _check_on(app, preview, ())


def _check_on(app: App, preview: Preview, done: tuple[Checked, ...]) -> Outcome:
    start = _evening(app).start
    rest = preview.rows[len(done) :]
    done += tuple(done_in_a_turn(app.device, TURN, rest, lambda row: checked(row, start)))
    if len(done) < len(preview.rows):
        return _later(app, lambda app: _check_on(app, preview, done))
    return Outcome(_with_preview(app, preview, done), ())


def _later(app: App, step: "Callable[[App], Outcome]") -> Outcome:
    """Go on when the page has had its turn, unless another one is shown by then."""
    page = app.shown

    def on(app: App) -> Outcome:
        return step(app) if app.shown == page else Outcome(app, ())

    return Outcome(with_state(app, told=app.say("guide_coming")), (After(0, on),))


def _with_preview(app: App, preview: Preview, rows: tuple[Checked, ...]) -> App:
    pasted = Pasted(_evening(app), preview, rows)
    kept = tuple([each for each in state_of(app).typed if each[0] in OF_ALL])
    return with_state(app, pasted=pasted, typed=kept, told="", wrong="", asks="")


def _with_sticks(app: App) -> App:
    """Have what misses in some lines lie on the table as sticks, or not."""
    pasted = state_of(app).pasted
    if not pasted:
        return app
    on, rows = typed(app, "sticks") != "true", []
    for row, each in zip(pasted.preview.rows, pasted.rows):
        total = each.total
        if on and total and total.likely == "sticks":
            each = checked(row._replace(sticks=total.sticks), pasted.evening.start)
        elif not on and each.row.sticks != row.sticks:
            each = checked(row, pasted.evening.start)
        rows.append(each)
    others = tuple([each for each in state_of(app).typed if each[0] != "sticks"])
    now = others + (("sticks", "true" if on else ""),)
    return with_state(app, pasted=pasted._replace(rows=tuple(rows)), typed=now, wrong="")


# Taking


def _order(app: App, pasted: Pasted) -> str:
    return typed(app, "order", pasted.preview.order)


def _take(app: App) -> Outcome:
    pasted, say = state_of(app).pasted, app.say
    if not pasted or pasted.evening != _evening(app):
        return Outcome(with_state(app, wrong=say("club_read_first"), told="", pasted=None), ())
    if _wrong(pasted):
        return Outcome(app, ())  # nothing offers it
    if _order(app, pasted) == UNCLEAR:
        return Outcome(with_state(app, wrong=say("club_order"), told=""), ())
    seed = app.device.new_name()
    club = state_of(app).club
    found = matched(club, asked(app, pasted.preview.names), seed)
    if isinstance(found, Problem):
        return refused(app, found)
    if not pasted.rows:
        return _with_names(app, pasted, found)
    evening = pasted.evening
    if evening.id == NEW:
        id_ = for_evening(club.evenings, seed)
        evening = evening._replace(id=id_)
    return _bring_on(app, club, pasted._replace(evening=evening), Brought(found, 0, 0), seed)


def _wrong(pasted: Pasted) -> int:
    """Count the lines that cannot be taken."""
    return len(pasted.preview.refused) + len([each for each in pasted.rows if each.problem])


def _bring_on(app: App, before: Club, pasted: Pasted, so_far: Brought, seed: str) -> Outcome:
    """Take more of the results; the club has them when all are."""
    if state_of(app).club is not before:
        return _take(app)  # what another tab did comes first
    until, rows = app.device.clock() + TURN, pasted.rows
    seated, done, in_time = _order(app, pasted) == SEATS, so_far.new + so_far.same, True
    while done < len(rows) and in_time:
        some = rows[done : done + AT_ONCE]
        own_seed, holds = "%s-%d" % (seed, done), typed(app, "holds")
        found = brought(so_far.club, some, pasted.evening, seated, own_seed, holds)
        if isinstance(found, Problem):
            return refused(with_state(app, asks=found.id), found)
        so_far = Brought(found.club, so_far.new + found.new, so_far.same + found.same)
        done, in_time = done + len(some), app.device.clock() < until
    if done < len(rows):
        return _later(app, lambda app: _bring_on(app, before, pasted, so_far, seed))
    known = {each.id: each for each in before.results}
    new = [each for each in so_far.club.results if known.get(each.id) != each]
    filled = once([each.evening for each in new])
    own = (path_of(app) + (filled[0] if len(filled) == 1 else "",))[1]
    told = app.say("club_brought", n=so_far.new, same=so_far.same)
    app = opened(app, "evening/%s/tables" % own if own else "")
    if not so_far.new and so_far.club == before:
        return Outcome(with_state(app, told=told, step=""), ())  # nothing to take back
    new = sorted(
        [each for each in new if each.evening == own],
        key=lambda each: (-each.round, each.table, each.id),
    )
    sight = [Focus('[data-do="club open result/%s/%s"]' % (own, each.id)) for each in new[:1]]
    return changed(app, so_far.club, told, DONE, *sight)


def _with_names(app: App, pasted: Pasted, club: Club) -> Outcome:
    """Enter players alone, at the evening too if the page is about one."""
    own = evening_of(club, (path_of(app) + ("",))[1])
    told = app.say("club_entered", n=len(pasted.preview.names))
    if not own:
        return changed(opened(app, "players"), club, told)
    ids = [met(club, name).player for name in pasted.preview.names]
    more = tuple([id_ for id_ in ids if id_ not in own.present])
    found = with_evening(club, own._replace(present=own.present + more))
    return changed(opened(app, "evening/%s/players" % own.id), found, told, DONE)


# What is shown


def _regions(app: App) -> tuple[Region, ...]:
    state, say, evening = state_of(app), app.say, _evening(app)
    own = (path_of(app) + ("",))[1]
    known = () if own else tuple(reversed(state.club.evenings))
    found = (
        Region(ROOM, CLUB, (say,), _room),
        Region("club-to", ROOM, (say, known, evening.id, own, app.device.date), _to),
    )
    pasted = state.pasted
    if not pasted or pasted.evening != evening:
        return found + (Region("club-preview", ROOM, (), _nothing),)
    sticks = typed(app, "sticks") == "true"
    names = asked(app, pasted.preview.names)
    order, players = _order(app, pasted), state.club.players
    holds = typed(app, "holds") if state.asks == OTHER else None
    logs = holds is not None and _have_logs(state.club, pasted)
    shown = (say, pasted, order, sticks, names, players, app.device.date, holds, logs)
    return found + (Region("club-preview", ROOM, shown, _preview),)


def _have_logs(club: Club, pasted: Pasted) -> bool:
    """Tell whether a game of these days was kept hand by hand."""
    days = [each.row.date or pasted.evening.date for each in pasted.rows]
    evenings = [each.id for each in club.evenings if each.date in days]
    return [each for each in club.results if each.log and each.evening in evenings] != []


def _nothing() -> Html:
    return NOTHING


def _room(say: Words) -> Html:
    box = area("pasted", say("club_pasted"), 6)
    file = file_box(asking(CLUB, "read"), BYTES, KINDS)
    read = control("read", say("club_read"), "main")
    return html(FRAME, say("club_import_help"), box, read, say("game_import"), file)


def _to(say: Words, evenings: tuple[Evening, ...], now: str, own: str, date: Date) -> Html:
    """Draw the choice of the evening, unless the page is that of one."""
    if own:
        return NOTHING
    choices = evening_choices(say, evenings, NEW, date)
    return select("evening", say("club_import_to"), choices, now)


def _preview(
    say: Words,
    pasted: Pasted,
    order: str,
    sticks: bool,
    names: tuple[Asked, ...],
    players: tuple[Player, ...],
    date: Date,
    holds: str | None,
    logs: bool,
) -> Html:
    """Draw what was read, and what is to be said of it before it is taken; holds: which result of a
    table does, None while none has another; logs: whether one that is there may have its hands.
    """
    preview, rows = pasted.preview, pasted.rows
    known = [each.total.likely for each in rows if each.total]
    parts = [html("<h2>%s</h2>", say("club_preview", n=len(rows), names=len(preview.names)))]
    wrong = _wrong(pasted)
    if rows and preview.order != SEATS and not wrong:
        ways = [(SEATS, say("club_by_seats")), (PLACES, say("club_by_places"))]
        parts.append(_asked(say, "order", ways, order))
    if sticks or "sticks" in known:
        parts.append(switch("sticks", say("club_sticks_all"), sticks))
    parts.append(_lines(say, pasted, date))
    if wrong:  # what else there is to say would have to be said again
        parts.append(html('<p class="error">%s</p>', say("club_lines_wrong", n=wrong)))
        return html(FORM, joined(parts))
    parts += [questions(say, names, players), _held(say, holds, logs)]
    return html(FORM, joined(parts + [control("take", say("club_take"), "main")]))


def _held(say: Words, holds: str | None, logs: bool) -> Html:
    """Draw the question which result of a table does."""
    if holds is None:
        return NOTHING
    ways = [(each, say("club_holds_" + each)) for each in (HERE, PASTED, BOTH)]
    more = html('<p class="help">%s</p>', say("club_holds_log")) if logs else NOTHING
    return _asked(say, "holds", ways, holds, more)


def _asked(
    say: Words, what: str, ways: "list[tuple[str, str]]", now: str, more: Html = NOTHING
) -> Html:
    """Draw a question about all lines, and its answers; more: what is said before them."""
    question = say("club_" + what)
    return html("<p>%s</p>%s%s", question, more, well(what, question, ways, now))


def _lines(say: Words, pasted: Pasted, date: Date) -> Html:
    """Draw the lines, those with something wrong first."""
    refused_ = pasted.preview.refused
    lines = [html('<li><b class="error">%s</b></li>', problem_text(say, (), p)) for p in refused_]
    lines += [_line(say, each, date) for each in pasted.rows if each.problem]
    lines += [_line(say, each, date) for each in pasted.rows if not each.problem][:SHOWN]
    more = len(pasted.rows) + len(refused_) - len(lines[:SHOWN])
    rest = html("<li>%s</li>", say("club_more_lines", n=more)) if more else NOTHING
    return html('<ul class="rows">%s%s</ul>', joined(lines[:SHOWN]), rest)


def _line(say: Words, each: Checked, date: Date) -> Html:
    row = each.row
    day = date(row.date, say.language) if row.date else ""
    at = [day, say("club_round", n=row.round) if row.round else ""]
    at += table_name(say, row.table) + [row.note]
    told = ["%s %s" % (name, say.number(n)) for name, n in zip(row.names, row.scores)]
    wrong = NOTHING
    if each.problem:
        wrong = html('<small class="error">%s</small>', problem_text(say, row.names, each.problem))
    sums = _sums(say, each.total) if each.total else NOTHING
    head = " · ".join([str(row.line)] + [part for part in at if part])
    return html(LINE, head, " · ".join(told), wrong, sums)


def _sums(say: Words, total: Total) -> Html:
    kind, mark = ("error", "") if total.likely else ("right", " ✓")
    return html('<b class="%s">Σ %s%s</b>', kind, say.number(total.points), mark)


def _above(app: App) -> str:
    own = (path_of(app) + ("",))[1]
    return "evening/%s/tables" % own if own else ""


PAGE = Page(lambda app: app.say("club_import"), _above, _act, _regions, as_form)
