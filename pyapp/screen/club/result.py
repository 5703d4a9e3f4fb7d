"""The result of a game, typed: who sat where, raw points with their sum, and what was left."""

from typing import NamedTuple

from ...club.evenings import blank_result, result_at
from ...club.records import Club, Evening, Player, Result, evening_of, player_of, result_of
from ...club.results import Total, game_of, in_points, total_of, with_result, without_result
from ...club.results import typed as with_scores
from ...club.texts import once
from ...game.ending import CHOMBO_POINTS
from ...game.legal import rules_of
from ...riichi.problem import Problem, problem
from ...riichi.rules import Rules
from ...words.words import WINDS, Words
from ..action import CLUB, Action, asking
from ..app import App, Outcome
from ..effects import Fill, OnPaper
from ..html import NOTHING, Html, html, joined, truth
from ..region import Region
from .frame import (
    COUNT,
    NUMBER,
    PLAIN,
    ROOM,
    box,
    confirm,
    control,
    folded,
    gone,
    options,
    select,
    switch,
)
from .page import Page, as_form
from .paper import sheet_of
from .penalties import number
from .steps import changed, opened, path_of, refused, state_of, typed, with_state, with_typed
from .tables import result_card, where

CHIPS = Html('type="number" autocomplete="off"')
TABLES = "evening/%s/tables"
NEW = "new"
ROWS = (
    '<div class="seats-in">%s</div><div id="club-sum" role="status"></div>'
    '<div id="club-there"></div>'
)
SEAT = (
    '<div class="seat"><i class="wind" aria-hidden="true">%s</i>'
    '<select id="club-seat%d" data-do="%s" aria-label="%s">%s</select>'
    '<input id="club-score%d" data-input="%s" aria-label="%s" value="%s" %s></div>'
)


class Form(NamedTuple):
    """A result as it is typed so far."""

    evening: Evening
    before: Result | None  # what is corrected, None for a new one
    blank: Result  # what it goes on from
    rules: Rules


def _form(app: App, seed: str = "") -> Form | None:
    """Read the page's address: an evening, and a result, a round and table, or NEW; seed: of the id
    that a new result has.
    """
    club, path = state_of(app).club, path_of(app) + ("", "")
    evening, key = evening_of(club, path[1]), path[2]
    if not evening:
        return None
    before = result_of(club, key)
    if before:
        blank = before
    else:
        round_, table, players = _planned(evening, key)
        blank = blank_result(club, evening, round_, table, players, seed)
    rules = rules_of(blank.start._replace(at=None))
    return Form(evening, before, blank, rules) if isinstance(rules, Rules) else None


def _planned(evening: Evening, key: str) -> "tuple[int, str, tuple[str, ...]]":
    """Give round, table and players of a table of the plan; nobody for a game besides."""
    round_, _, table = key.partition(".")
    if round_.isdigit() and table.isdigit() and 0 < int(round_) <= len(evening.plan):
        tables = evening.plan[int(round_) - 1].tables
        if 0 < int(table) <= len(tables):
            return int(round_), table, tables[int(table) - 1]
    return 0, "", ("",) * len(evening.start.names)


def _there(app: App, form: Form) -> Result | None:
    """Give the result that the table has already, as from another tab; None where it has none."""
    blank = form.blank
    if form.before:
        return None
    return result_at(state_of(app).club, blank.evening, blank.round, blank.table)


def _scores(app: App, form: Form) -> "tuple[int | None, ...]":
    """Give the raw points by seat, None for what is no number yet."""
    before = form.before.scores if form.before else ()
    begun = [str(each) for each in before] or [""] * len(form.blank.players)
    return tuple([number(typed(app, "score%d" % n, text)) for n, text in enumerate(begun)])


def _count(app: App, name: str, before: int) -> int:
    return max(number(typed(app, name, str(before))) or 0, 0)


def _sticks(app: App, form: Form) -> int:
    return _count(app, "sticks", form.before.sticks if form.before else 0)


def _seats(app: App, form: Form) -> tuple[str, ...]:
    return tuple([typed(app, "seat%d" % n, id_) for n, id_ in enumerate(form.blank.players)])


def _filled(app: App, form: Form) -> Result | None:
    """Give the result as typed, None while a score misses."""
    scores = [each for each in _scores(app, form) if each is not None]
    if len(scores) < len(form.blank.players):
        return None
    sticks, club = _sticks(app, form), state_of(app).club
    points = in_points(form.rules, tuple(scores))
    seats = _seats(app, form)
    people = [player_of(club, id_) for id_ in seats]
    names = tuple([each.name if each else "" for each in people])
    blank = form.blank
    same = form.before and (points, sticks) == (form.before.scores, form.before.sticks)
    result = blank if same else with_scores(blank, points, sticks)
    before = form.before.chombo if form.before else (0,) * len(seats)
    chombo = [_count(app, "chombo%d" % n, each) for n, each in enumerate(before)]
    chips = [number(typed(app, "chips%d" % n, str(e))) or 0 for n, e in enumerate(blank.chips)]
    return result._replace(
        players=seats,
        start=blank.start._replace(names=names),
        chombo=tuple(chombo),
        chips=tuple(chips),
        busted=_busted(app, form),
        won=_won(app, form),
        stopped=typed(app, "stopped", truth(blank.stopped)) == "true",
        note=typed(app, "remark", blank.note),
    )


def _busted(app: App, form: Form) -> tuple[int, ...]:
    before = form.blank.busted
    return tuple([_count(app, "busted%d" % n, each) for n, each in enumerate(before)])


def _won(app: App, form: Form) -> tuple[int, ...]:
    """Give who has won a hand, where the rulebook asks."""
    before = " ".join([str(seat) for seat in form.blank.won])
    return tuple([int(seat) for seat in typed(app, "won", before).split(" ") if seat])


def _act(app: App, action: Action) -> Outcome:
    form = _form(app, app.device.new_name())
    if not form:
        return Outcome(app, ())
    verb, club, above = action.verb, state_of(app).club, TABLES % form.evening.id
    if verb == "stick":
        return Outcome(with_typed(app, "sticks", action.what), (Fill("#club-sticks", action.what),))
    if verb == "stopped":
        now = typed(app, "stopped", truth(form.blank.stopped)) == "true"
        return Outcome(with_typed(app, "stopped", truth(not now)), ())
    if verb == "won":
        return Outcome(_toggled(app, form, action.what), ())
    if verb == "delete":
        found = without_result(club, form.blank.id)
        return changed(opened(app, above), found, app.say("club_deleted"))
    if verb == "print":
        return _print(app, form)
    return _save(app, form, club, above) if verb == "save" else Outcome(app, ())


def _print(app: App, form: Form) -> Outcome:
    """Have the sheet of the result printed, as it is kept."""
    game = game_of(form.blank)
    if isinstance(game, Problem):
        return refused(app, game)
    day = app.device.date(form.evening.date, app.say.language)
    return Outcome(app, (OnPaper(sheet_of(app.say, day, form.evening, form.blank, game).text),))


def _toggled(app: App, form: Form, what: str) -> App:
    won = [str(seat) for seat in _won(app, form)]
    won = [each for each in won if each != what] + ([] if what in won else [what])
    return with_typed(app, "won", " ".join(sorted(won)))


def _save(app: App, form: Form, club: Club, above: str) -> Outcome:
    if _there(app, form):
        return refused(app, problem("table_has_result"))
    result = _filled(app, form)
    if not result:
        return Outcome(with_state(app, wrong=app.say("club_scores_miss"), told=""), ())
    found = with_result(club, result)
    if isinstance(found, Problem):
        return changed(app, found, "")
    return changed(opened(app, above), found, app.say("club_result_kept"))


# What is shown


def _regions(app: App) -> tuple[Region, ...]:
    form, say, state = _form(app), app.say, state_of(app)
    if not form:
        return (Region(ROOM, CLUB, (say, not state.whole), gone),)
    ids = once(form.evening.present + form.blank.players)
    people = [player_of(state.club, id_) for id_ in ids]
    there = tuple([(each.id, each.name) for each in people if each and each.name])
    asks = state.asks if form.before else "-" if state.club.results else "first"
    stopped = typed(app, "stopped", truth(form.blank.stopped)) == "true"
    more = (stopped, _won(app, form), _busted(app, form))
    blank = form.blank._replace(id="")  # which is another one each time
    sums = (say, form.rules, _scores(app, form), _sticks(app, form))
    return (
        Region(ROOM, CLUB, (say, form.rules, blank, _seats(app, form), there, asks) + more, _draw),
        Region("club-sum", ROOM, sums, _sum),
        Region("club-there", ROOM, (say, _there(app, form), state.club.players), _drawn_there),
    )


def _draw(
    say: Words,
    rules: Rules,
    blank: Result,
    seats: tuple[str, ...],
    there: "tuple[tuple[str, str], ...]",
    asks: str,
    stopped: bool,
    won: tuple[int, ...],
    busted: tuple[int, ...],
) -> Html:
    names = [dict(there).get(id_, say.wind(n)) for n, id_ in enumerate(seats)]
    new = asks in ("-", "first")
    scores = ["" if new else str(each) for each in blank.scores]
    rows = [_seat(say, n, id_, there, scores[n]) for n, id_ in enumerate(seats)]
    parts = [html('<p class="help">%s</p>', say("club_install"))] if asks == "first" else []
    parts += [html(ROWS, joined(rows))]
    parts += [box("sticks", say("game_adjust_sticks"), str(blank.sticks), COUNT)]
    if rules.misc_chombo in CHOMBO_POINTS:
        parts.append(_chombo(say, blank.chombo, names, CHOMBO_POINTS[rules.misc_chombo]))
    if rules.end_yakitori:
        parts.append(html("<h2>%s</h2>", say("game_has_won")))
        parts += [switch("won %d" % n, name, n in won) for n, name in enumerate(names)]
    parts.append(_extras(say, blank, busted, names))
    parts.append(switch("stopped", say("club_stopped"), stopped))
    parts.append(box("remark", say("club_note"), blank.note, PLAIN))
    parts.append(control("save", say("club_save"), "main"))
    if not new and not blank.log:
        parts.append(control("print", say("paper_print_sheet"), "second"))
    return html('<div class="club-form">%s</div>', joined(parts + _removal(say, asks)))


def _chombo(say: Words, many: tuple[int, ...], names: list[str], off: int) -> Html:
    """Ask how many chombo each had; off: the points that each of them takes."""
    titles = [say("log_worth", name=name, worth=say("game_chombo")) for name in names]
    boxes = [box("chombo%d" % n, titles[n], str(times), COUNT) for n, times in enumerate(many)]
    help_ = html('<p class="help">%s</p>', say("club_chombo_off", points=say.thousands(-off)))
    return folded(say("game_chombo"), joined([help_] + boxes), max(many) > 0)


def _extras(say: Words, blank: Result, busted: tuple[int, ...], names: list[str]) -> Html:
    """Draw the chips that a house plays for, and who busted whom."""
    chips, busts = [], []
    for n, name in enumerate(names):
        title = say("log_worth", name=name, worth=say("club_chips"))
        chips.append(box("chips%d" % n, title, str(blank.chips[n] or ""), CHIPS))
        title = say("log_worth", name=name, worth=say("club_busted"))
        others = [("0", "–")] + [(str(o + 1), each) for o, each in enumerate(names) if o != n]
        busts.append(select("busted%d" % n, title, others, str(busted[n])))
    inner = joined((chips if blank.chip else []) + (busts if blank.prize else []))
    some = [each for each in blank.chips + busted if each]
    return folded(say("club_extras"), inner, some != []) if inner.text else NOTHING


def _removal(say: Words, asks: str) -> list[Html]:
    """What takes a result away, and the question before it does."""
    remove = say("game_remove")
    sure = confirm(say, say("club_delete_sure"), "delete", remove) if asks == "delete" else NOTHING
    return [] if asks in ("-", "first") else [control("ask delete", remove, "second"), sure]


def _seat(say: Words, n: int, id_: str, there: "tuple[tuple[str, str], ...]", score: str) -> Html:
    choices = options([("", "–")] + list(there), id_)
    wind, name = say.wind(n), dict(there).get(id_, say.wind(n))
    player, points = asking(CLUB, "pick", "seat%d" % n), asking(CLUB, "field", "score%d" % n)
    label = say("log_worth", name=name, worth=say("item_score"))
    letter = say("key_" + WINDS[n])
    return html(SEAT, letter, n, player, wind, choices, n, points, label, score, NUMBER)


def _sum(say: Words, rules: Rules, scores: "tuple[int | None, ...]", sticks: int) -> Html:
    """Draw the sum of what is typed so far, and once all is there what may be wrong with it."""
    known = tuple([each for each in scores if each is not None])
    points = in_points(rules, known) if len(known) == len(scores) else known
    found = total_of(rules, points, sticks)
    sums = say("club_sum", n=found.points, due=found.due)
    if len(known) < len(scores):
        return html("<p>%s</p>", sums)
    read = NOTHING
    if points != known:
        one, other = say.number(known[0]), say.number(points[0])
        read = html("<p>%s</p>", say("club_hundreds", n=one, points=other))
    if not found.likely:
        return html('<p class="right">%s ✓</p>%s', sums, read)
    return html('<p class="error">%s</p>%s%s', sums, read, _likely(say, found))


def _drawn_there(say: Words, result: Result | None, players: tuple[Player, ...]) -> Html:
    """Draw the result that the table has already, with the way to change it."""
    if not result:
        return NOTHING
    told = say("cannot_table_has_result")
    card = result_card(say, where(say, result), result, players, 2)
    return html('<p class="help">%s</p>%s', told, card)


def _likely(say: Words, found: Total) -> Html:
    missing = found.due - found.points
    if found.likely == "sticks":
        text = say("club_sticks_left", n=found.sticks, points=say.number(missing))
        return control("stick %d" % found.sticks, text, "second")
    if found.likely == "one_wrong":
        return html("<p>%s</p>", say("club_minus"))
    return html("<p>%s</p>", say("club_off", n=say.signed(-missing)))


def _title(app: App) -> str:
    form = _form(app)
    return where(app.say, form.blank) if form else app.say("club_game_besides")


def _above(app: App) -> str:
    return TABLES % (path_of(app) + ("",))[1]


PAGE = Page(_title, _above, _act, _regions, as_form)
