"""The answer dock: what the hand is worth, what it waits for, or what is wrong with it.

`answer` gives the inside of `#answer`; its state is for that element's data-state. Each win that
pays is a button that opens the sheet, with data-win, data-han, data-fu (empty for a yakuman),
data-yakuman and data-pay, the payments as score tables print them.
"""

from typing import Callable, NamedTuple

from ...riichi.hand import ANKAN, FULL, RON, TSUMO, Hand, problems
from ...riichi.hints import hints
from ...riichi.payments import EACH, Payment, pay_text
from ...riichi.readings import Reading
from ...riichi.score import Outcome, Score, score
from ...riichi.text import Entry
from ...riichi.waits import Wait, discards, waits
from ...words.lookup import capital
from ...words.words import Words
from ..action import PAGE, asking
from ..html import NOTHING, Html, escape, html, joined, tile_svg
from .amounts import (
    Line,
    badge_html,
    han_and_fu,
    honba_apart,
    shares,
    short_limit,
    spoken,
    tight,
    width,
    worth,
    yaku_lines,
)

EMPTY, INCOMPLETE, TENPAI, IMPOSSIBLE = "empty", "incomplete", "tenpai", "impossible"
NO_YAKU, WIN = "no-yaku", "win"
BOTH = (RON, TSUMO)
NEXT = "\u00a0· "  # between names: a line may end with the point
# What is paid from this width on is long; of what stands beside it the room in a line, less so much
# for each sign of the payment, in the usual and in small type.
LONG = 9
ROOMS = (("", 47, 3.0), (" many", 51.5, 2.6))
# How many yaku a table of so many lines is called.
TABLES = ((3, "few"), (5, "some"), (8, "lots"))
SUM = Html(' class="sum"')
SLIDES = (("→", "run"), ("↑", "triplet"), ("↓", "pair"), ("←", ANKAN))
LINE = 6  # waits of one worth that stand in one line; more take two
FEW = 3  # waits that are read out with what they pay

# Problems that leave one way to win out and say nothing against the other.
ONE_WAY = ("rinshan_is_tsumo", "chankan_is_ron", "robs_nuki_is_ron", "first_turn_dealer_ron") + (
    ("said_is_ron",)
)
# Problems of a hand that is no win but could be.
SHORT = ("no_yaku", "two_han_minimum")


class Answer(NamedTuple):
    """A state, the inside of #answer, one sentence to be read out, and of a win how its tiles are
    read, by each way to win.
    """

    state: str
    html: str
    spoken: str
    readings: tuple[Reading, ...]


def answer(entry: Entry, say: Words, shanten: Callable[[Hand], int] | None) -> Answer:
    """The answer to a hand as entered so far; without shanten not how far it is from tenpai."""
    hand, situation, _, _, rules, _ = entry
    wrong = problems(hand, situation, rules)
    if wrong:
        return _impossible(say, [say.problem(each, hand) for each in wrong])
    if hand.size == 0:
        return _empty(say)
    if hand.size == FULL - 1:
        found = waits(hand, situation, rules)
        if found:
            return _tenpai(say, found)
    if hand.size < FULL:
        full = hand.size == FULL - 1
        more = _how_far(say, hand, shanten) if full else ""
        slides = NOTHING if full else slides_html(say)
        return _note(say, INCOMPLETE, say("to_go", n=FULL - hand.size), more, slides)
    outcomes = both_ways(entry)
    for _, outcome in reversed(outcomes):
        if isinstance(outcome, Score):
            break  # by ron it lacks no more than yaku, or its tiles win by tsumo alone
        word_id = outcome.problems[0].id
        if word_id == "no_shape":
            return _note(say, INCOMPLETE, say("no_shape"), _how_far(say, hand, shanten))
        if word_id not in SHORT + ONE_WAY:
            return _impossible(say, [say.problem(each, hand) for each in outcome.problems])
    return _judged(say, entry, outcomes)


def ways(entry: Entry) -> list[tuple[str, Outcome]]:
    """Score the hand by each way to win that is possible for it."""
    return [
        (by, outcome)
        for by, outcome in both_ways(entry)
        if isinstance(outcome, Score) or outcome.problems[0].id not in ONE_WAY
    ]


def both_ways(entry: Entry) -> list[tuple[str, Outcome]]:
    """Score the hand by ron and by tsumo."""
    hand, situation, _, _, rules, _ = entry
    return [(by, score(hand, situation, by, rules)) for by in BOTH]


def _empty(say: Words) -> Answer:
    """Say what to do; of the keyboard where there is one."""
    typing = html(' <span class="typing">%s</span>', say("hint_typing"))
    return _note(
        say, EMPTY, say.title("empty"), say("empty_more"), joined((slides_html(say), typing))
    )


def slides_html(say: Words) -> Html:
    """The slides that enter a set at once; the style sheet hides it when they are known."""
    parts = [
        html("<span><i>%s</i> %s</span> ", arrow, say("key_" + shape)) for arrow, shape in SLIDES
    ]
    return html(' <span class="slides">%s %s</span>', say("or_slide"), joined(parts))


def _judged(say: Words, entry: Entry, outcomes: list[tuple[str, Outcome]]) -> Answer:
    """The answer to a hand that wins, or that lacks nothing but yaku."""
    halves: list[Html] = []
    sentences: list[str] = []
    lacking: list[str] = []
    found: list[str] = []
    won = [outcome for _, outcome in outcomes if isinstance(outcome, Score)]
    lines = [yaku_lines(say, entry, each) for each in won]
    for by, outcome in outcomes:
        if isinstance(outcome, Score):
            halves.append(_half(say, entry, outcome, _names(say, by, lines), 4 - len(won)))
            what, paid = worth(say, outcome.value), spoken(say, outcome.payments)
            sentences.append(say("win_spoken", way=say(by), worth=what, paid=paid))
        else:
            why = say.problem(outcome.problems[0])
            ids: tuple[str, ...] = ()
            if outcome.problems[0].id in SHORT:
                ids = hints(entry.hand, entry.situation, by, entry.rules)
                lacking.append(why)
                found.extend(ids)
            halves.append(_refused(say, by, why, _needs(say, "needs", ids)))
            sentences.append(say("refused_spoken", way=say(by), why=why))
    if not won:
        more = _needs(say, "would_need", tuple(found))
        return _note(say, NO_YAKU, capital(lacking[0]), more)
    size, table = _table(say, won, lines)
    made = html('<div class="ways%s">%s%s</div>', size, joined(halves), table)
    readings = tuple([each.reading for each in won])
    return Answer(WIN, made.text, say.chained("sentences", sentences), readings)


def _names(say: Words, by: str, lines: list[list[Line]]) -> str:
    """The yaku of a way to win in a row; of tsumo, where it has all of ron's, only what it has more."""
    names = [each.short for each in lines[-1 if by == TSUMO else 0]]
    if by == TSUMO and len(lines) > 1:
        ron = [each.short for each in lines[0]]
        more = [name for name in names if name not in ron]
        if len(names) == len(ron) + len(more):
            return say("as_ron_and", names=NEXT.join(more)) if more else say("as_ron")
    return capital(NEXT.join(names))


def _half(say: Words, entry: Entry, won: Score, names: str, most: int) -> Html:
    """Draw one way to win: a button that opens the sheet. most: the lines that its yaku may take."""
    by, value, paid = won.by, won.value, won.payments
    added = honba_apart(say, entry, won) if paid[0].honba else ""
    points = len("/".join([f"{each.total:,}" for each in paid]))
    if paid[0].payer == EACH:
        points += width(say("from_all", n=""))
    return html(
        '<button type="button" class="half" data-do="%s" data-win="%s" data-han="%d" data-fu="%s"'
        ' data-yakuman="%d" data-pay="%s" aria-haspopup="dialog"><span class="head"><span'
        ' class="way">%s</span> <span class="worth">%s%s</span></span> <b class="pay%s">%s</b>'
        ' <span class="small%s">%s<span class="named">%s</span></span>'
        ' <span class="to-why">%s</span></button>',
        asking(PAGE, "open", by),
        by,
        value.han,
        "" if value.yakuman else value.fu,
        value.yakuman,
        pay_text(paid),
        say.title(by),
        badge_html(short_limit(say, value)),
        han_and_fu(say, value),
        " long" if points > LONG else "",
        amount_html(say, paid),
        _size(added + " " + names, points, most),
        html('<span class="apart">%s</span> ', added) if added else NOTHING,
        names,
        say("to_why"),
    )


def _size(text: str, points: int, most: int) -> str:
    """The class of the type in which a text takes so many lines beside payments so wide."""
    for name, room, less in ROOMS:
        if _lines_of(text, room - less * points) <= most:
            return name
    return " most"


def _lines_of(text: str, room: float) -> int:
    """Count the lines that a text takes where so much fits in one."""
    lines, at = 1, 0
    for word in text.split(" "):
        wide = width(word)
        if at and at + wide > room:
            lines, at = lines + 1, 0
        at += wide + 1
    return lines


def _table(say: Words, won: list[Score], lines: list[list[Line]]) -> tuple[Html, Html]:
    """The yaku, a line for each, with its han by each way to win, where a screen has room for it;
    the class that says how many there are. None of very many, nor where only one way is a yakuman.
    """
    both = lines[0] + lines[-1]
    found: list[str] = []
    for is_dora in (False, True):
        for each in both:
            if (each.short != each.name) == is_dora and each.name not in found:
                found.append(each.name)
    sizes = [name for most, name in TABLES if len(found) <= most]
    yakuman = [each.value.yakuman for each in won]
    if not sizes or (0 in yakuman and max(yakuman)):
        return NOTHING, NOTHING
    rows = [_row("th", say.title("yaku"), [say.title(each.by) for each in won])]
    for name in found:
        han = [sum([each.han for each in column if each.name == name]) for column in lines]
        rows.append(_row("td", capital(name), [str(n) if n else "–" for n in han]))
    if yakuman[0]:
        rows.append(_row("td", say.title("yakuman"), [str(n) for n in yakuman], SUM))
    else:
        rows.append(_row("td", say.title("han"), [str(each.value.han) for each in won], SUM))
        rows.append(_row("td", say.title("fu"), [str(each.value.fu) for each in won]))
    return html(" %s", sizes[0]), html('<table class="lines">%s</table>', joined(rows))


def _row(kind: str, name: str, values: list[str], more: Html = NOTHING) -> Html:
    cells = joined([html("<%s>%s</%s>", Html(kind), each, Html(kind)) for each in values])
    return html('<tr%s><th scope="row">%s</th>%s</tr>', more, name, cells)


def amount_html(say: Words, paid: tuple[Payment, ...]) -> Html:
    """The payments in large type: "3,900", "1,000 / 2,000", "2,000 all"."""
    inner = "<i> / </i>".join([escape(each) for each in shares(say, paid)])
    if paid[0].payer == EACH:
        before, _, after = say("from_all", n="|").partition("|")
        return html("<i>%s</i>%s<i>%s</i>", before, Html(inner), after)
    return Html(inner)


def _refused(say: Words, by: str, why: str, need: str) -> Html:
    half = (
        '<div class="half refused"><span class="head"><span class="way">%s</span>'
        ' <span class="worth">%s</span></span> <span class="small">%s</span></div>'
    )
    return html(half, say.title(by), why, need)


def _needs(say: Words, word_id: str, ids: tuple[str, ...]) -> str:
    """Name what would have given a yaku, each once; "" when nothing would."""
    names: list[str] = []
    for each in ids:
        name = say("need_" + each)
        if name not in names:
            names.append(name)
    return say(word_id, list=say.listed(names, "or")) if names else ""


def _note(say: Words, state: str, title: str, more: str, last: Html = NOTHING) -> Answer:
    """A sentence and what is known beside it; last is not read out."""
    note = html('<p class="note"><b>%s</b> <span>%s</span>%s</p>', title, more, last)
    return Answer(state, note.text, _said(say, title, more), ())


def _impossible(say: Words, sentences: list[str]) -> Answer:
    title = say("impossible")
    items = joined([html("<li>%s</li>", sentence) for sentence in sentences])
    # With a stop of its own the keyboard can scroll through many.
    wrong = '<div class="note wrong" tabindex="0" role="region" aria-label="%s"><b>%s</b><ul>%s</ul></div>'
    note = html(wrong, title, title, items)
    return Answer(IMPOSSIBLE, note.text, _said(say, title, say.chained("sentences", sentences)), ())


def _said(say: Words, title: str, more: str) -> str:
    return say("said_more", title=title, more=more) if more else say("said", title=title)


def _how_far(say: Words, hand: Hand, shanten: Callable[[Hand], int] | None) -> str:
    """Say how far the hand is from tenpai, or what to discard for it; "" where that is unknown."""
    if shanten is None:
        return ""
    tiles = shanten(hand)
    if tiles:
        return say("away", n=tiles)
    found = discards(hand)
    return say("tenpai_after", tiles=say.tiles(found, "or")) if found else ""


# Waits


def _tenpai(say: Words, found: tuple[Wait, ...]) -> Answer:
    """A table: waits of the same worth share a column, a row for each way to win."""
    columns: list[tuple[Html, Html]] = []
    tiles: dict[tuple[Html, Html], list[Html]] = {}
    for wait in found:
        column = (_wait_value(say, wait.ron), _wait_value(say, wait.tsumo))
        if column not in columns:
            columns.append(column)
            tiles[column] = []
        tiles[column].append(_wait_tile(say, wait))
    head = joined([html('<th scope="col">%s</th>', joined(tiles[each])) for each in columns])
    rows: list[Html] = []
    for place, by in enumerate(BOTH):
        values = [column[place] for column in columns]
        if values != [NOTHING] * len(values):
            cells = joined([html("<td>%s</td>", each if each.text else "–") for each in values])
            rows.append(html('<tr><th scope="row">%s</th>%s</tr>', say.title(by), cells))
    crowd = Html(' class="crowd"' if len(columns) == 1 and len(found) > LINE else "")
    table = (
        '<div class="waits" tabindex="0" role="region" aria-label="%s"><table%s>'
        '<tr><th scope="row">%s</th>%s</tr>%s</table></div>'
    )
    made = html(table, say.title("tenpai"), crowd, say("waits_on"), head, joined(rows))
    return Answer(TENPAI, made.text, _spoken_waits(say, found), ())


def _wait_tile(say: Words, wait: Wait) -> Html:
    left = max(wait.left, 0)
    tile = tile_svg(wait.tile, "small", _left(say, wait))
    cell = '<span class="wait%s">%s<small aria-hidden="true">×%d</small></span>'
    return html(cell, "" if left else " gone", tile, left)


def _left(say: Words, wait: Wait) -> str:
    tile = say.tile(wait.tile)
    return say("left", tile=tile, n=wait.left) if wait.left > 0 else say("none_left", tile=tile)


def _wait_value(say: Words, outcome: Outcome) -> Html:
    """The inside of a cell: points, "no yaku", or nothing when it cannot be won so."""
    if isinstance(outcome, Score):
        return html("<b>%s</b>", tight(say, outcome.payments))
    if outcome.problems[0].id in SHORT:
        return html("%s", say("no_yaku"))
    return NOTHING


def _spoken_waits(say: Words, found: tuple[Wait, ...]) -> str:
    """Each wait with what it pays; of more than a few only the names."""
    parts: list[str] = []
    for wait in found:
        part = _left(say, wait)
        if len(found) <= FEW:
            for by, outcome in ((RON, wait.ron), (TSUMO, wait.tsumo)):
                paid = ""
                if isinstance(outcome, Score):
                    paid = spoken(say, outcome.payments)
                elif outcome.problems[0].id in SHORT:
                    paid = say("no_yaku")
                if paid:
                    part = say("wait_spoken", wait=part, way=say(by), paid=paid)
        parts.append(part)
    return say("waits_spoken", waits=say.chained("clauses", parts))
