"""The answer dock: what the hand is worth, what it waits for, or what is wrong with it.

`answer` gives the inside of `#answer`; its state is for that element's data-state. Each
win that pays is a button (data-do="sheet") with data-win, data-han, data-fu (empty for a
yakuman), data-yakuman and data-pay, the payments as score tables print them.
"""

from typing import NamedTuple

from ...riichi.hand import FULL, RON, TSUMO, Hand, problems
from ...riichi.hints import hints
from ...riichi.payments import pay_text
from ...riichi.score import Outcome, Score, score
from ...riichi.text import Entry
from ...riichi.waits import Wait, discards, waits
from ..html import escape, tile_svg
from ..words import Words, capital, words
from .amounts import amount, brief, honba_apart, spoken, tight, worth, yaku_names

EMPTY, INCOMPLETE, TENPAI, IMPOSSIBLE = "empty", "incomplete", "tenpai", "impossible"
NO_YAKU, WIN = "no-yaku", "win"
BOTH = (RON, TSUMO)
ROOM = 14  # characters of payments in large type, and of their worth in its usual type

# Problems that leave one way to win out and say nothing against the other.
ONE_WAY = ("rinshan_is_tsumo", "chankan_is_ron", "first_turn_dealer_ron")
# Problems of a hand that is no win but could be.
SHORT = ("no_yaku", "two_han_minimum")


class Answer(NamedTuple("Answer", [("state", str), ("html", str), ("spoken", str)])):
    """A state, the inside of #answer, and one sentence to be read out."""


def answer(entry: Entry, terms: str) -> Answer:
    """The answer to a hand as entered so far, in the words of a terminology."""
    say = words(terms)
    hand, situation, _, _, rules = entry
    wrong = problems(hand, situation, rules)
    if wrong:
        return _impossible(say, [say.problem(each, hand) for each in wrong])
    if hand.size == 0:
        return _note(EMPTY, say.title("empty"), say.say("empty_more"))
    if hand.size == FULL - 1:
        found = waits(hand, situation, rules)
        if found:
            return _tenpai(say, found)
    if hand.size < FULL:
        more = _away(say, hand) if hand.size == FULL - 1 else ""
        return _note(INCOMPLETE, _to_go(say, FULL - hand.size), more)
    outcomes: list[tuple[str, Outcome]] = []
    for by in BOTH:
        outcome = score(hand, situation, by, rules)
        if isinstance(outcome, Score) or outcome.problems[0].id not in ONE_WAY:
            outcomes.append((by, outcome))
    return _judged(say, entry, outcomes)


def _judged(say: Words, entry: Entry, outcomes: list[tuple[str, Outcome]]) -> Answer:
    """The answer to 14 tiles of which nothing is impossible in itself."""
    halves: list[str] = []
    sentences: list[str] = []
    wins = 0
    found: list[str] = []
    for by, outcome in outcomes:
        if isinstance(outcome, Score):
            wins += 1
            halves.append(_half(say, entry, outcome))
            sentences.append(_sentence(say, by, outcome))
            continue
        id = outcome.problems[0].id
        if id == "no_shape":
            return _note(INCOMPLETE, say("no_shape"), _away(say, entry.hand))
        if id not in SHORT:
            return _impossible(say, [say.problem(each, entry.hand) for each in outcome.problems])
        ids = hints(entry.hand, entry.situation, by, entry.rules)
        found.extend(ids)
        need = _needs(say, ids)
        halves.append(_refused(say, by, say.problem(outcome.problems[0]), need))
        sentences.append("%s: %s." % (say.title(by), say.problem(outcome.problems[0])))
    if not wins:
        title = outcomes[0][1]
        assert not isinstance(title, Score)
        need = _needs(say, tuple(found), "would_need")
        return _note(NO_YAKU, capital(say.problem(title.problems[0])), need)
    return Answer(WIN, "".join(halves), " ".join(sentences))


def _half(say: Words, entry: Entry, won: Score) -> str:
    """One way to win: a button that opens the sheet."""
    by = won.by
    value = won.value
    paid = won.payments
    points = amount(say, paid)
    worth_text = brief(say, value)
    lines = [
        '<button type="button" class="half" data-do="sheet" data-arg="%s" data-win="%s"' % (by, by),
        ' data-han="%d" data-fu="%s" data-yakuman="%d" data-pay="%s" aria-haspopup="dialog">'
        % (
            value.han,
            "" if value.yakuman else value.fu,
            value.yakuman,
            pay_text(paid),
        ),
        '<span class="way">%s</span> <span class="worth%s">%s</span>'
        % (escape(say.title(by)), " many" if len(worth_text) > ROOM else "", escape(worth_text)),
        ' <b class="pay%s">%s</b>' % (" long" if len(points) > ROOM else "", escape(points)),
    ]
    if paid[0].honba:
        lines.append(' <span class="small apart">%s</span>' % escape(honba_apart(say, entry, won)))
    lines.append(' <span class="small">%s</span></button>' % escape(_row(yaku_names(say, won))))
    return "".join(lines)


def _row(names: list[str]) -> str:
    return capital(", ".join(names))


def _refused(say: Words, by: str, why: str, need: str) -> str:
    return (
        '<div class="half refused"><span class="way">%s</span> <b class="pay">%s</b>'
        ' <span class="small">%s</span></div>'
    ) % (escape(say.title(by)), escape(why), escape(need))


def _sentence(say: Words, by: str, won: Score) -> str:
    return "%s: %s, %s." % (say.title(by), worth(say, won.value), spoken(say, won.payments))


def _needs(say: Words, ids: tuple[str, ...], id: str = "needs") -> str:
    """What would have given a yaku, each named once; "" when nothing would."""
    kept: list[str] = []
    named: list[str] = []
    for each in ids:
        word = say.say("need_" + each)
        if word not in named:
            named.append(word)
            kept.append(each)
    return say.say(id, list=say.need(tuple(kept))) if kept else ""


def _note(state: str, title: str, more: str) -> Answer:
    """A line, a smaller line, and nothing to open."""
    html = '<p class="note"><b>%s</b> <span>%s</span></p>' % (escape(title), escape(more))
    return Answer(state, html, "%s. %s" % (title, more) if more else title + ".")


def _impossible(say: Words, sentences: list[str]) -> Answer:
    items = "".join(["<li>%s</li>" % escape(sentence) for sentence in sentences])
    title = say("impossible")
    html = '<div class="note wrong"><b>%s</b><ul>%s</ul></div>' % (escape(title), items)
    return Answer(IMPOSSIBLE, html, "%s. %s" % (title, " ".join(sentences)))


def _to_go(say: Words, missing: int) -> str:
    count = say("one_tile") if missing == 1 else say.say("many_tiles", n=missing)
    return say.say("to_go", count=count)


def _away(say: Words, hand: Hand) -> str:
    """How far from tenpai, or what to discard for it; "" until the page has loaded the count."""
    try:
        from ...riichi.shanten import away
    except ImportError:
        return ""
    tiles = away(hand)
    if tiles:
        return say.say("away") if tiles == 1 else say.say("many_away", n=tiles)
    names = [say.tile(tile) for tile, _ in discards(hand)]
    return say.say("tenpai_after", tiles=say.listed(tuple(names), "or")) if names else ""


# Waits


def _tenpai(say: Words, found: tuple[Wait, ...]) -> Answer:
    """A table: waits of the same worth share a column, a row for each way to win."""
    columns: list[tuple[str, str]] = []
    tiles: dict[tuple[str, str], list[str]] = {}
    for wait in found:
        column = (_wait_value(say, wait.ron), _wait_value(say, wait.tsumo))
        if column not in columns:
            columns.append(column)
            tiles[column] = []
        tiles[column].append(_wait_tile(say, wait))
    head = "".join(['<th scope="col">%s</th>' % "".join(tiles[each]) for each in columns])
    rows: list[str] = []
    for place, by in enumerate(BOTH):
        values = [column[place] for column in columns]
        if values != [""] * len(values):
            cells = "".join(["<td>%s</td>" % (value or "–") for value in values])
            rows.append('<tr><th scope="row">%s</th>%s</tr>' % (escape(say.title(by)), cells))
    title = say.say("is_tenpai")
    html = (
        '<div class="waits" tabindex="0" role="region" aria-label="%s"><table>'
        '<tr><th scope="row">%s</th>%s</tr>%s</table></div>'
    ) % (escape(title), escape(say("waits_on")), head, "".join(rows))
    return Answer(TENPAI, html, _spoken_waits(say, title, found))


def _wait_tile(say: Words, wait: Wait) -> str:
    left = max(wait.left, 0)
    name = "%s, %s" % (say.tile(wait.tile), _left(say, left))
    return '<span class="wait%s">%s<small aria-hidden="true">×%d</small></span>' % (
        "" if left else " gone",
        tile_svg(wait.tile, "small", name),
        left,
    )


def _left(say: Words, left: int) -> str:
    return say.say("left", n=left) if left > 0 else say("none_left")


def _wait_value(say: Words, outcome: Outcome) -> str:
    """Cell html: points, "no yaku", or "" when it cannot be won so."""
    if isinstance(outcome, Score):
        return "<b>%s</b>" % escape(tight(outcome.payments))
    if outcome.problems[0].id in SHORT:
        return escape(say.say("no_yaku"))
    return ""


def _spoken_waits(say: Words, title: str, found: tuple[Wait, ...]) -> str:
    """Each wait with what it pays; of more than three only the names."""
    parts: list[str] = []
    for wait in found:
        part = "%s, %s" % (say.tile(wait.tile), _left(say, wait.left))
        if len(found) < 4:
            for by, outcome in ((RON, wait.ron), (TSUMO, wait.tsumo)):
                if isinstance(outcome, Score):
                    part += ", %s %s" % (say(by), spoken(say, outcome.payments))
                elif outcome.problems[0].id in SHORT:
                    part += ", %s %s" % (say(by), say.say("no_yaku"))
        parts.append(part)
    return "%s. %s: %s." % (title, say("waits_on"), "; ".join(parts))
