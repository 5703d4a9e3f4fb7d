"""The Rules screen: the rulebooks, and every rule of the one in use as it can be changed.

A checkbox names the value that it would change to; a select's own value is put after its action.
All controls have an id, so that the focus can be found again after drawing.
"""

from ...riichi.options import HOUSE_OPTIONS, SUBSET, Option, Value
from ...riichi.rulebooks import RULEBOOKS, Rulebook, rulebook
from ...riichi.rules import Rules, changes_from, value_text
from ...riichi.text import Entry
from ...words.lookup import capital
from ...words.words import Words
from ..action import RULES, asking
from ..html import NOTHING, Html, button, html, joined
from .names import choice_name

CHECKED, SELECTED = Html(" checked"), Html(" selected")
BOOK = (
    '<label class="book"><input type="radio" name="rulebook" id="rulebook-%s" data-do="%s"%s>'
    '<span class="source"><b>%s</b> %s<small>%s</small></span></label>'
)
RULE = '<div class="option"><div><label for="option-%s">%s</label>%s%s</div>%s%s</div>'
RULE_OF_PARTS = (
    '<div class="option" role="group" aria-labelledby="name-%s" aria-describedby="about-%s">'
    '<div><b id="name-%s">%s</b>%s%s</div><div class="parts">%s</div>%s</div>'
)
SELECT = '<select id="option-%s" data-do="%s" aria-describedby="about-%s">%s</select>'


def rules_view(entry: Entry, say: Words) -> Html:
    """The inside of the Rules screen for the rules that the entry is scored under."""
    book = rulebook(entry.rulebook) or RULEBOOKS[0]
    return joined((_books(say, book), _house(say, book, entry.rules)))


# Rulebooks


def _books(say: Words, chosen: Rulebook) -> Html:
    rows: list[Html] = []
    for book in RULEBOOKS:
        key, title, edition, source = book.key, book.title, book.edition, book.source
        checked = CHECKED if key == chosen.key else NOTHING
        do = asking(RULES, "rulebook", key)
        rows.append(html(BOOK, key, do, checked, title, edition, source))
    legend = '<fieldset class="books"><legend>%s</legend>%s</fieldset>'
    return html(legend, say("rules_head"), joined(rows))


# House rules


def _house(say: Words, book: Rulebook, rules: Rules) -> Html:
    count = len(changes_from(book.rules, rules))
    if count:
        back = _reset("all", asking(RULES, "rulebook", book.key), say("reset_all"))
        status = html("<p>%s %s</p>", say("house_count", n=count), back)
    else:
        status = html("<p>%s</p>", say("house_none"))
    note = html('<p class="quiet">%s</p>', say("assumed_note")) if book.assumed else NOTHING
    names: list[str] = []
    for option in HOUSE_OPTIONS:
        if option.group not in names:
            names.append(option.group)
    groups = joined([_group(say, name, book, rules) for name in names])
    head = '<div class="house"><h2>%s</h2>%s%s%s</div>'
    return html(head, say("house_head"), status, note, groups)


def _group(say: Words, name: str, book: Rulebook, rules: Rules) -> Html:
    options = [
        _option(say, each, book, rules)
        for each in HOUSE_OPTIONS
        if each.group == name and len(each.offered(rules.players)) > 1
    ]
    title = say.title("group_" + name)
    return html("<section><h3>%s</h3>%s</section>", title, joined(options))


def _option(say: Words, option: Option, book: Rulebook, rules: Rules) -> Html:
    """A rule with its choices; marked when changed, or when the rulebook's value is assumed."""
    id = option.id
    value, theirs = getattr(rules, id), getattr(book.rules, id)
    name = say.title(id)
    mark = reset = NOTHING
    if value != theirs:
        mark = html(' <span class="mark changed">%s</span>', say("changed"))
        text = say("reset_one", choice=choice_name(say, theirs))
        label = say("reset_label", rule=name, reset=text)
        reset = _reset(id, _changing(id, theirs), text, label)
    elif id in book.assumed:
        mark = html(' <span class="mark">%s</span>', say("assumed"))
    about = html('<small id="about-%s">%s</small>', id, say("about_" + id))
    if option.kind == SUBSET:
        parts = _parts(say, option, value, rules.players)
        return html(RULE_OF_PARTS, id, id, id, name, mark, about, parts, reset)
    if isinstance(theirs, bool):
        described = html(' aria-describedby="about-%s"', id)
        control = _checkbox(id, _changing(id, not value), value, described)
    else:
        control = _select(say, option, value, rules.players)
    return html(RULE, id, name, mark, about, control, reset)


def _changing(id: str, value: Value) -> str:
    return asking(RULES, "option", "%s %s" % (id, value_text(value)))


def _checkbox(id: str, do: str, checked: bool, more: Html = NOTHING) -> Html:
    box = '<input type="checkbox" id="option-%s" data-do="%s"%s%s>'
    return html(box, id, do, CHECKED if checked else NOTHING, more)


def _parts(say: Words, option: Option, value: tuple[str, ...], players: int) -> Html:
    """A checkbox for each part of a subset; it names the subset it would make."""
    choices = [str(choice) for choice in option.offered(players)]
    parts: list[Html] = []
    for choice in choices:
        other = tuple([each for each in choices if (each in value) != (each == choice)])
        id = "%s-%s" % (option.id, choice)
        box = _checkbox(id, _changing(option.id, other), choice in value)
        parts.append(html("<label>%s%s</label>", box, capital(choice_name(say, choice))))
    return joined(parts)


def _select(say: Words, option: Option, value: Value, players: int) -> Html:
    choices = option.offered(players)
    if value not in choices:
        choices += (value,)
    parts: list[Html] = []
    for choice in choices:
        chosen = SELECTED if choice == value else NOTHING
        name = capital(choice_name(say, choice))
        parts.append(html('<option value="%s"%s>%s</option>', value_text(choice), chosen, name))
    do = asking(RULES, "option", option.id)
    return html(SELECT, option.id, do, option.id, joined(parts))


def _reset(id: str, do: str, text: str, label: str = "") -> Html:
    return button(do, text, label, html('class="reset" id="reset-%s"', id))
