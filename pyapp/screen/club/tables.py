"""The rounds of an evening: who sits where, and how each table ended."""

from ...club.evenings import results_of, with_evening
from ...club.records import Evening, Player, Result, Round
from ...club.results import extras, game_of, placings
from ...club.roster import alphabetical
from ...club.seating import SWISS, drawn, drawn_too, pasted, seatless
from ...game.events import Start
from ...game.notation import format_event
from ...riichi.problem import Problem
from ...words.words import WINDS, Words
from ..action import GAME, Action, asking
from ..app import App, Outcome
from ..besides import besides
from ..effects import Fill
from ..html import NOTHING, Html, button, html, joined
from ..region import Region
from .frame import area, control, folded, lead
from .steps import changed, state_of, taken, typed

FRAME = '<div class="line">%s%s</div>%s%s<div id="club-other"></div><div id="club-ways"></div>'
CARD = '<section class="card table-card"><h%d>%s</h%d><ul>%s</ul>%s</section>'


def draw_seats(app: App, action: Action, evening: Evening) -> Outcome:
    """Draw the next round or more tables of the last one, take that out again, or take a plan."""
    verb, way = action.verb, action.what
    club, seed = state_of(app).club, app.device.new_name()
    found: Evening | Problem = evening
    word = "club_drawn"
    boxes: tuple[str, ...] = ()
    if verb == "draw" and way == "more" and evening.plan:
        found = drawn_too(club, evening, seed)
    elif verb == "draw":
        found = drawn(club, evening, way, seed)
    elif verb == "plan":
        found, word, boxes = pasted(club, evening, typed(app, "plan")), "club_plan_taken", ("plan",)
    elif verb == "undraw" and evening.plan:
        found, word = evening._replace(plan=evening.plan[:-1]), "club_undrawn"
    else:
        return Outcome(app, ())
    if isinstance(found, Problem):
        return changed(app, found, "")
    fill = [Fill("#club-" + box, "") for box in boxes]
    told = app.say(word, n=len(found.plan))
    return taken(app, with_evening(club, found), told, boxes, *fill)


def regions(app: App, evening: Evening) -> tuple[Region, ...]:
    """Give a region for each round, the last one first, and one for games besides."""
    club, say = state_of(app).club, app.say
    results = results_of(club, evening.id)
    last = len(evening.plan)
    rounds = [("club-round-%d" % n, n) for n in range(last, 0, -1)]
    frame = (say, last, bool([each for each in results if each.round == last]))
    found = [Region("club-evening", "club-room", frame, _frame)]
    named = club.players
    playing = tuple(sorted(app.seating.names)) if app.seating else ()
    other = list(results)
    for id_, n in rounds:
        round_ = evening.plan[n - 1]
        mine = tuple([each for each in results if _at(each, n, round_)])
        other = [each for each in other if each not in mine]
        free = seatless(club, evening) if n == last else None
        shown = (say, evening.id, evening.start, n, free, round_, mine, named, playing)
        found.append(Region(id_, "club-evening", shown, _round))
    found.append(
        Region("club-other", "club-evening", (say, evening.id, tuple(other), named), _other)
    )
    there = [each.name for each in alphabetical(club.players) if each.id in evening.present]
    found.append(Region("club-ways", "club-evening", (say, evening.id, tuple(there)), _ways))
    return tuple(found)


def _at(result: Result, n: int, round_: Round) -> bool:
    tables = [str(place + 1) for place in range(len(round_.tables))]
    return result.round == n and result.table in tables


def _frame(say: Words, last: int, played: bool) -> Html:
    main = say("club_draw_next") if last else say("club_draw")
    draw = control("draw", main, "main")
    swiss = control("draw " + SWISS, say("club_swiss"), "second") if last else NOTHING
    again = NOTHING
    if last and not played:
        again = control("undraw", say("club_undraw"), "second")
    rounds = [html('<div id="club-round-%d" class="round"></div>', n) for n in range(last, 0, -1)]
    return html(FRAME, draw, swiss, again, joined(rounds))


def _round(
    say: Words,
    evening: str,
    start: Start,
    n: int,
    free: tuple[str, ...] | None,
    round_: Round,
    results: tuple[Result, ...],
    players: tuple[Player, ...],
    playing: tuple[str, ...],
) -> Html:
    """Draw a round; free: who has no seat in it, None where another round follows; playing: the
    names of those whose game is on, in no order.
    """
    names = {each.id: each.name for each in players}
    cards = []
    for place, table in enumerate(round_.tables):
        title = say("club_table", n=place + 1)
        found = [each for each in results if each.table == str(place + 1)]
        if found:
            cards += [result_card(say, title, each, players) for each in found]
            continue
        sitting = start._replace(names=tuple([names.get(id_, "") for id_ in table]))
        at, is_on = "%s/%d.%d" % (evening, n, place + 1), tuple(sorted(sitting.names)) == playing
        cards.append(_unplayed(say, title, at, sitting, is_on))
    parts = [html("<h2>%s</h2>", say("club_round", n=n))]
    parts.append(html('<div class="cards">%s</div>', joined(cards)))
    return joined(parts + _without_seat(say, free, round_.bench, names, len(start.names)))


def _without_seat(
    say: Words,
    free: tuple[str, ...] | None,
    bench: tuple[str, ...],
    names: dict[str, str],
    players: int,
) -> list[Html]:
    """Name who sits out and who came late, with the way to one more table of so many players."""
    parts: list[Html] = []
    late = [id_ for id_ in free or () if id_ not in bench]
    for word, ids in (("club_bench", bench), ("club_late", late)):
        out = [names.get(id_, "") or say("club_somebody") for id_ in ids]
        parts += [html("<p>%s</p>", say(word, names=say.listed(out)))] if out else []
    if free and bench:
        parts.append(html('<p class="help">%s</p>', say("club_bench_next")))
    if len(free or ()) >= players:
        parts.append(control("draw more", say("club_draw_more"), "second"))
    return parts


def _unplayed(say: Words, title: str, at: str, start: Start, is_on: bool) -> Html:
    """Draw a table that has no result, with the ways to type one and to its game; at: its evening,
    round and place.
    """
    names = [name or say("club_somebody") for name in start.names]
    rows = [_seat(say, seat, name) for seat, name in enumerate(names)]
    enter = lead("result/" + at, say("club_enter_result"), "main")
    page = "evening/%s/tables" % at.split("/")[0]
    do, text = asking(GAME, "table", page + " " + format_event(start)), say("club_keep_game")
    if is_on:
        do, text = asking(GAME, "open"), say("to_game")
    game = button(do, text, say("log_worth", name=title, worth=text), Html('class="second"'))
    return html(CARD, 3, title, 3, joined(rows), html('<div class="line">%s%s</div>', enter, game))


def _seat(say: Words, seat: int, name: str, more: Html = NOTHING) -> Html:
    row = '<li><i class="wind">%s</i><span>%s</span>%s</li>'
    return html(row, say("key_" + WINDS[seat]), name, more)


def where(say: Words, result: Result) -> str:
    """Name the round and the table of a result."""
    if not result.round:
        return say("club_game_besides")
    return " · ".join([say("club_round", n=result.round)] + table_name(say, result.table))


def table_name(say: Words, table: str) -> list[str]:
    """Name a table, [] for none."""
    name = say("club_table", n=int(table)) if table.isdigit() else table
    return [name] if name else []


def result_card(
    say: Words, title: str, result: Result, players: tuple[Player, ...], level: int = 3
) -> Html:
    """Draw a result with raw scores, places and final points, and a way to change it."""
    change = lead(
        "result/%s/%s" % (result.evening, result.id),
        say("game_change"),
        "second",
        say("log_worth", name=title, worth=say("game_change")),
    )
    if result.log:
        named = say("log_worth", name=title, worth=say("club_scores"))
        scores = lead("game/" + result.id, say("club_scores"), "second", named)
        change = html('<div class="line">%s%s</div>', scores, change)
    return with_places(say, title, result, players, change, level)


def with_places(
    say: Words, title: str, result: Result, players: tuple[Player, ...], more: Html, level: int = 3
) -> Html:
    """Draw how everybody came out of a game, with something below; level: of its heading."""
    known = {each.id: each.name for each in players}
    own = zip(result.players, result.start.names)
    names = tuple([known.get(id_, "") or name or say("club_somebody") for id_, name in own])
    rows, placed = [], placings(result)
    for seat, placing in enumerate(placed):
        points = html(
            '<b>%s</b><em>%s</em><span class="final">%s</span>',
            *(say.number(placing.raw), say("nth_place", n=placing.place)),
            say.thousands(placing.points),
        )
        rows.append(_seat(say, seat, names[seat], points))
    stopped = html('<p class="help">%s</p>', say("club_stopped")) if result.stopped else NOTHING
    moved = [say.thousands(each) for each in extras(result) if any(extras(result))]
    told = [result.note] if result.note else []
    told += [say("log_worth", name=say("club_extras"), worth=" · ".join(moved))] if moved else []
    if sum([each.points for each in placed]):
        told += _gone(say, result, names)
    note = joined([html("<p>%s</p>", each) for each in told])
    return html(CARD, level, title, level, joined(rows), joined((note, stopped, more)))


def _gone(say: Words, result: Result, names: tuple[str, ...]) -> list[str]:
    """Say what went out of a game, of which its scores tell nothing."""
    game = game_of(result._replace(start=result.start._replace(names=names)))
    return [] if isinstance(game, Problem) else besides(say, game)


def _other(
    say: Words, evening: str, results: tuple[Result, ...], players: tuple[Player, ...]
) -> Html:
    """Draw the games that no round has, and the way to enter one."""
    title = say("club_game_besides")
    cards = [result_card(say, title, each, players, 2) for each in results]
    more = lead("result/%s/new" % evening, say("club_game_more"), "second")
    return joined((html('<div class="cards">%s</div>', joined(cards)), more))


def _ways(say: Words, evening: str, there: tuple[str, ...]) -> Html:
    """Draw other ways for results and seats to come here; there: who may be in a plan."""
    numbered = ["%d. %s" % (n + 1, name) for n, name in enumerate(there)]
    plan = (
        html('<p class="help">%s</p>', say("club_plan_help")),
        html("<p>%s</p>", " · ".join(numbered)),
        area("plan", say("club_plan_tables"), 4),
        control("plan", say("club_plan_take"), "second"),
    )
    return joined(
        (
            lead("keeper/" + evening, say("club_from_keeper"), "second"),
            lead("import/" + evening, say("club_import"), "second"),
            folded(say("club_plan"), joined(plan)),
        )
    )
