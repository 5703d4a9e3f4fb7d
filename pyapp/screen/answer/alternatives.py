"""What else the hand could be: its other readings, and the other rulebooks."""

from ...riichi.arrange import arrange
from ...riichi.compare import compare
from ...riichi.rulebooks import Rulebook, named
from ...riichi.score import Outcome, Score
from ...riichi.text import Entry
from ...words.lookup import capital
from ...words.words import Words
from ..hand.tools import book_names
from ..html import NOTHING, Html, html
from ..rules.names import choice_name
from ..script import parts_whole
from .amounts import amount
from .groups import hand_html, section, titled, worth_html
from .losing import why_it_loses

SHOWN = 4  # other readings; what comes after pays no better
OTHER = '<li>%s<p><b>%s</b> %s</p><p class="quiet">%s</p></li>'
DIFFERS = '<li class="differs"><p><b>%s</b> %s</p><p>%s</p><p class="quiet">%s</p></li>'
QUIET = '<li class="quiet">%s</li>'


def others_section(say: Words, entry: Entry, won: Score) -> Html:
    """Every other reading with its groups, worth, and why it loses."""
    items: list[Html] = []
    for other in won.others[:SHOWN]:
        tiles = arrange(entry.hand, other.reading)
        groups = hand_html(say, entry.hand, other, tiles, True)
        why = why_it_loses(say, won, other, entry.hand)
        paid, value = amount(say, other.payments), worth_html(say, other.value)
        items.append(html(OTHER, groups, paid, value, why))
    more = len(won.others) - SHOWN
    if more > 0:
        items.append(html(QUIET, say("others_more", n=more)))
    if not items:
        items.append(html(QUIET, say("others_none")))
    return section(say("others_head"), items, kind="others")


def rulebooks_section(say: Words, entry: Entry, by: str) -> Html:
    """The inside of a section about the hand under each rulebook: first where else it is the same,
    then each other result.
    """
    hand, situation, _, _, rules, _ = entry
    alike: list[str] = []
    results: list[tuple[str, Html, str]] = []
    names: list[list[str]] = []
    for key, outcome, options in compare(hand, situation, by, rules):
        book = named(key)
        if not options:
            if entry.house or book.rules != rules:  # not the one in use
                alike.append(say.rulebook(book))
            continue
        result = _result(say, outcome) + (_why(say, book, options),)
        if result not in results:
            results.append(result)
            names.append([])
        names[results.index(result)].append(say.rulebook(book))
    same = say("same_under", list=say.listed(alike)) if alike else say("same_nowhere")
    items = [html(QUIET, book_names(entry, say)[1])] if entry.house else []
    items.append(html(QUIET, parts_whole(same, alike)))
    for place, (paid, value, reason) in enumerate(results):
        listed = parts_whole(say.listed(names[place]), names[place])
        items.append(html(DIFFERS, paid, value, listed, reason))
    return titled(say("books_head"), items)


def _why(say: Words, book: Rulebook, options: tuple[str, ...]) -> str:
    """Which rules of a rulebook make the difference."""
    clauses = [
        say("decided_by", option=say(option), choice=choice_name(say, getattr(book.rules, option)))
        for option in options
    ]
    return say.chained("clauses", clauses)


def _result(say: Words, outcome: Outcome) -> tuple[str, Html]:
    """What a rulebook pays, and for what."""
    if isinstance(outcome, Score):
        return amount(say, outcome.payments), worth_html(say, outcome.value)
    return capital(say.problem(outcome.problems[0])), NOTHING
