"""Every rule as it can be changed, in groups that fold.

A checkbox names the value that it would change to; a select's own value is put after its action.
"""

from typing import Any

from ...riichi.local import DOUBLE, YAKUMAN, Local, local_of, part_of
from ...riichi.options import PARTED, WORTHS, Option, Value, asked
from ...riichi.rulebooks import Rulebook, named
from ...riichi.rules import value_text
from ...riichi.text import Entry
from ...words.lookup import capital
from ...words.words import Words
from ..action import RULES, asking
from ..html import NOTHING, Html, button, html, joined, truth
from ..region import Later, Region
from ..script import in_one_line
from .house import house_of
from .names import about, choice_name, local_worth
from .state import Looking
from .view import CHECKED, FOLD, INSIDE

OPTIONS, GROUP = "rules-options", "rules-of-%s"  # the elements of all and of one group
SELECTED = Html(" selected")
RULE = '<div class="option"><div><label for="option-%s">%s</label>%s%s</div>%s%s</div>'
RULE_OF_PARTS = (
    '<div class="option" role="group" aria-labelledby="name-%s" aria-describedby="about-%s">'
    '<div><b id="name-%s">%s</b>%s%s</div><div class="parts">%s</div>%s</div>'
)
# Below what was touched, which so stays where it is.
BACK = '<div class="reset-to"><span class="mark changed">%s</span> %s</div>'
LOCAL = '<div class="local"><label>%s<span>%s<small>%s</small></span></label>%s</div>'
WORTH = '<select id="worth-%s" aria-label="%s" data-do="%s">%s</select>'
SEEN = 8  # rules that are found, at least what a phone shows of them
OFFERED = (1, 2, 3, 4, 5, 6, YAKUMAN, DOUBLE)  # worths of local yaku; a link can bring others
SELECT = '<select id="option-%s" data-do="%s" aria-describedby="about-%s">%s</select>'


def chosen_options(entry: Entry, look: Looking, found: tuple[Option, ...]) -> tuple[Option, ...]:
    """Choose which of the rules found to show: all, or only what differs from the rulebook."""
    wanted = {each.id for each in asked(entry.rules.players)}
    if look.only_changed:
        wanted = wanted.intersection(house_of(entry).changes)
    return tuple([each for each in found if each.id in wanted])


def only_html(say: Words, entry: Entry, look: Looking) -> Html:
    """Draw the switch for what differs from the rulebook alone, where anything does."""
    count = len(house_of(entry).changes)
    if not count and not look.only_changed:
        return NOTHING
    text = say("rules_only", rulebook=say.rulebook(named(entry.rulebook)), n=count)
    pressed = html('id="only-changed" class="reset" aria-pressed="%s"', truth(look.only_changed))
    return button(asking(RULES, "only"), text, "", pressed)


def found_text(say: Words, entry: Entry, look: Looking, shown: tuple[Option, ...]) -> str:
    """Say how many rules are shown: beside it there is always room for what differs. None is found
    only where all were looked at, not where those that differ from the rulebook were.
    """
    if look.search.strip() and not shown and not look.only_changed:
        return say("rules_found_none", text=look.search.strip())
    if look.search.strip() or look.only_changed:
        return say("rules_found", n=len(shown), all=len(asked(entry.rules.players)))
    return say("rules_count", n=len(shown))


def options_regions(
    say: Words, entry: Entry, look: Looking, shown: tuple[Option, ...]
) -> tuple[Region, ...]:
    """Give the groups of the rules to show, unfolded while something is looked for."""
    groups: dict[str, list[Option]] = {}
    names: list[str] = []  # in order
    for option in shown:
        name = option.group
        if name not in groups:
            names.append(name)
            groups[name] = []
        groups[name].append(option)
    searched = bool(look.search.strip()) or look.only_changed
    book = named(entry.rulebook)
    parts = [Region(OPTIONS, INSIDE, (say, tuple(names), book.assumed != ()), groups_html)]
    above = 0  # rules that are unfolded above a group
    for name in names:
        options = groups[name]
        values = tuple([getattr(entry.rules, each.id) for each in options])
        is_open = searched or name in look.open
        made_from = (say, book.key, entry.rules.players, tuple(options), values, is_open)
        kind = Later if searched and above > SEEN else Region
        parts.append(kind(GROUP % name, OPTIONS, made_from, group_html))
        above += len(options)
    return tuple(parts)


def groups_html(say: Words, names: tuple[str, ...], assumed: bool) -> Html:
    """Draw the groups, each to be filled by itself, and whether any value may be assumed."""
    parts = [html('<section id="%s"></section>', GROUP % name) for name in names]
    if assumed:
        parts.append(html('<p class="quiet">%s</p>', say("assumed_note")))
    return joined(parts)


def group_html(
    say: Words,
    rulebook: str,
    players: int,
    options: tuple[Option, ...],
    values: tuple[Value, ...],
    is_open: bool,
) -> Html:
    """Draw the rules of a group with their values, or how many they are."""
    name, book = options[0].group, named(rulebook)
    valued = list(zip(options, values))
    count = len([1 for each, value in valued if value != getattr(book.rules, each.id)])
    more = say("house_count", n=count) if count else say("rules_count", n=len(options))
    kind = Html(' class="changed"') if count else NOTHING
    do, title = asking(RULES, "fold", name), say.title("group_" + name)
    note = html("<small%s>%s</small>", kind, more)
    head = html(FOLD, 4, name, do, truth(is_open), title, note, 4)
    rows = [_option(say, each, value, book, players) for each, value in valued] if is_open else []
    return html("%s%s", head, joined(rows))


def _option(say: Words, option: Option, value: Any, book: Rulebook, players: int) -> Html:
    """Draw a rule with its choices; marked when changed, or when the rulebook's value is assumed."""
    option_id = option.id
    theirs = getattr(book.rules, option_id)
    name = say.title(option_id)
    mark = back = NOTHING
    if value != theirs:
        back = html(BACK, say("changed"), _reset(say, option_id, name, theirs))
    elif option_id in book.assumed:
        mark = html(' <span class="mark">%s</span>', say("assumed"))
    meaning = html(
        '<small id="about-%s">%s</small>',
        option_id,
        in_one_line(about(say, option_id, players), say("pinfu")),
    )
    if option.kind in PARTED:
        draw = _local_parts if option.kind == WORTHS else _parts
        parts = draw(say, option, value, players)
        ids = (option_id, option_id, option_id)
        return html(RULE_OF_PARTS, *ids, name, mark, meaning, parts, back)
    if isinstance(theirs, bool):
        described = html(' aria-describedby="about-%s"', option_id)
        control = _checkbox(option_id, _changing(option_id, not value), value, described)
    else:
        control = _select(say, option, value, players)
    return html(RULE, option_id, name, mark, meaning, control, back)


def _reset(say: Words, option_id: str, name: str, theirs: Value) -> Html:
    """Draw the way back to the rulebook's value."""
    text = say("reset_one", choice=choice_name(say, theirs))
    label = say("reset_label", rule=name, reset=text)
    more = html('class="reset" id="reset-%s"', option_id)
    return button(_changing(option_id, theirs), text, label, more)


def _changing(option_id: str, value: Value) -> str:
    return asking(RULES, "option", "%s %s" % (option_id, value_text(value)))


def _checkbox(element_id: str, do: str, checked: bool, more: Html = NOTHING) -> Html:
    box = '<input type="checkbox" id="option-%s" data-do="%s"%s%s>'
    return html(box, element_id, do, CHECKED if checked else NOTHING, more)


def _parts(say: Words, option: Option, value: tuple[str, ...], players: int) -> Html:
    """Draw a checkbox for each part of a subset; it names the subset it would make."""
    choices = [str(choice) for choice in option.offered(players)]
    parts: list[Html] = []
    for choice in choices:
        other = tuple([each for each in choices if (each in value) != (each == choice)])
        element_id = "%s-%s" % (option.id, choice)
        box = _checkbox(element_id, _changing(option.id, other), choice in value)
        parts.append(html("<label>%s%s</label>", box, capital(choice_name(say, choice))))
    return joined(parts)


def _local_parts(say: Words, option: Option, value: tuple[str, ...], players: int) -> Html:
    """Draw a checkbox for each local yaku, and its worth where the house plays it."""
    rows: list[Html] = []
    for yaku_id in [str(choice) for choice in option.offered(players)]:
        others = tuple([part for part in value if part.split(".")[0] != yaku_id])
        said = [part for part in value if part not in others]
        other = others if said else others + (yaku_id,)
        box = _checkbox("%s-%s" % (option.id, yaku_id), _changing(option.id, other), said != [])
        name, meaning = capital(say(yaku_id)), say("about_" + yaku_id)
        worth = _worth(say, option.id, others, said[0]) if said else NOTHING
        rows.append(html(LOCAL, box, name, meaning, worth))
    return joined(rows)


def _worth(say: Words, option_id: str, others: tuple[str, ...], said: str) -> Html:
    """Draw the worths to choose from; each names the whole rule that it would make."""
    house = local_of(said)
    assert house
    parts = _worths(house.row)
    choices = [
        _choice(others + (part,), local_worth(say, part), part == said)
        for part in (parts if said in parts else [said] + parts)
    ]
    label = say("local_worth", name=say(house.row.id))
    return html(WORTH, house.row.id, label, asking(RULES, "option", option_id), joined(choices))


def _worths(row: Local) -> list[str]:
    """List the worths of a local yaku as parts of the rule: open as closed, or a han less."""
    parts: list[str] = []
    for worth in OFFERED:
        parts.append(part_of(row, worth if row.closed else 0, worth if row.open else 0))
        if row.closed and row.open and worth > 1:
            parts.append(part_of(row, worth, worth - 1))
    return parts


def _choice(value: Value, name: str, chosen: bool) -> Html:
    mark = SELECTED if chosen else NOTHING
    return html('<option value="%s"%s>%s</option>', value_text(value), mark, name)


def _select(say: Words, option: Option, value: Value, players: int) -> Html:
    choices = option.offered(players)
    if value not in choices:
        choices += (value,)
    parts = [
        _choice(choice, capital(choice_name(say, choice)), choice == value) for choice in choices
    ]
    do = asking(RULES, "option", option.id)
    return html(SELECT, option.id, do, option.id, joined(parts))
