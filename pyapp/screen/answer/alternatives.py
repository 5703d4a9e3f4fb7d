"""What else the hand could be: its other readings, and the other rulebooks."""

from ...riichi.arrange import arrange
from ...riichi.compare import compare
from ...riichi.rulebooks import named, rules_for
from ...riichi.score import Outcome, Score
from ...riichi.text import Entry
from ..html import escape
from ..rules.names import choice_name, option_name
from ..words import Words, capital
from ..words.rule_sentences import RULES
from .amounts import amount, worth
from .groups import hand_html
from .losing import reason

SHOWN = 4  # other readings; what comes after pays no better


def others_section(say: Words, entry: Entry, won: Score) -> str:
    """Every other reading with its groups, worth, and why it loses."""
    items: list[str] = []
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
    """The hand under each rulebook: first where it is the same, then each other result."""
    say.learn(RULES)
    hand, situation, _, _, rules = entry
    alike: list[str] = []
    results: list[tuple[str, str, str]] = []
    names: list[list[str]] = []
    for key, outcome, options in compare(hand, situation, by, rules):
        if not options:
            alike.append(named(key).short)
            continue
        result = _result(say, key, outcome, options)
        if result not in results:
            results.append(result)
            names.append([])
        names[results.index(result)].append(named(key).short)
    if alike:
        first = say.say("same_under", list=say.listed(tuple(alike), "and"))
    else:
        first = say("same_nowhere")
    items = ['<li class="quiet">%s</li>' % escape(first)]
    for place, (paid, value, why) in enumerate(results):
        items.append(
            '<li><p><b>%s</b> <span>%s</span></p><p>%s</p><p class="quiet">%s</p></li>'
            % (
                escape(paid),
                escape(value),
                escape(say.listed(tuple(names[place]), "and")),
                escape(why),
            )
        )
    return _section("books", say("books_head"), items)


def _result(
    say: Words, key: str, outcome: Outcome, options: tuple[str, ...]
) -> tuple[str, str, str]:
    """What a rulebook pays, for what, and the rules that decide it, in words."""
    if isinstance(outcome, Score):
        paid, value = amount(say, outcome.payments), capital(worth(say, outcome.value))
    else:
        paid, value = capital(say.problem(outcome.problems[0])), ""
    theirs = rules_for(key)
    why: list[str] = []
    for id in options:
        choice = choice_name(say, getattr(theirs, id))
        why.append(say.say("decided_by", option=option_name(say, id), choice=choice))
    return paid, value, "; ".join(why)


def _section(kind: str, title: str, items: list[str]) -> str:
    return '<section class="%s"><h3>%s</h3><ul>%s</ul></section>' % (
        kind,
        escape(title),
        "".join(items),
    )
