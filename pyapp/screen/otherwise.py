"""What else the hand could be: its other readings, and the other rulebooks."""

from typing import List, Tuple

from ..riichi.arrange import arrange
from ..riichi.compare import compare
from ..riichi.rulebooks import rulebook
from ..riichi.rules import Rules
from ..riichi.score import Outcome, Score
from ..riichi.text import Entry
from .drawn import hand_html
from .html import escape
from .pay import amount, worth
from .reasons import reason
from .rule_names import choice_name, option_name
from .words import Words, capital
from .words.rule_sentences import RULES

SHOWN = 4  # other readings; what comes after pays no better


def others_section(say: Words, entry: Entry, won: Score) -> str:
    """Every other reading with its groups, worth, and why it loses."""
    items: List[str] = []
    for other in won.others[:SHOWN]:
        drawn = hand_html(say, entry.hand, other, arrange(entry.hand, other.reading), True)
        items.append(
            '<li>%s<p><b>%s</b> %s</p><p class="quiet">%s</p></li>'
            % (
                drawn,
                escape(capital(worth(say, other.value))),
                escape(amount(say, other.payments)),
                escape(reason(say, won, other, entry.hand)),
            )
        )
    more = len(won.others) - SHOWN
    if more > 0:
        items.append('<li class="quiet">%s</li>' % escape(say.say("others_more", n=more)))
    if not items:
        items.append('<li class="quiet">%s</li>' % escape(say("others_none")))
    return _section("others", say("others_head"), items)


def rulebooks_section(say: Words, entry: Entry, by: str) -> str:
    """The hand under each rulebook: first where it is the same, then each difference."""
    say.learn(RULES)
    hand, situation, _, _, rules = entry
    alike: List[str] = []
    items: List[str] = []
    for key, outcome, options in compare(hand, situation, by, rules):
        if options:
            items.append(_difference(say, key, outcome, options, rules))
        else:
            alike.append(say("book_" + key))
    if alike:
        first = say.say("same_under", list=say.listed(tuple(alike), "and"))
    else:
        first = say("same_nowhere")
    items.insert(0, '<li class="quiet">%s</li>' % escape(first))
    return _section("books", say("books_head"), items)


def _difference(
    say: Words, key: str, outcome: Outcome, options: Tuple[str, ...], rules: Rules
) -> str:
    if isinstance(outcome, Score):
        value = capital(worth(say, outcome.value))
        paid = amount(say, outcome.payments)
    else:
        value, paid = "", capital(say.problem(outcome.problems[0]))
    book = rulebook(key)
    why: List[str] = []
    for id in options:
        if book is not None:
            choice = choice_name(say, getattr(book.rules, id))
            why.append(say.say("decided_by", option=option_name(say, id), choice=choice))
    return '<li><p><span>%s</span> <b>%s</b> <span>%s</span></p><p class="quiet">%s</p></li>' % (
        escape(say("book_" + key)),
        escape(paid),
        escape(value),
        escape("; ".join(why)),
    )


def _section(kind: str, title: str, items: List[str]) -> str:
    return '<section class="%s"><h3>%s</h3><ul>%s</ul></section>' % (
        kind,
        escape(title),
        "".join(items),
    )
