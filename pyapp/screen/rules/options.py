"""Every rule as it can be changed, in groups that fold.

A checkbox names the value that it would change to, or the part that comes or goes; a select's own
value is put after its action. What is touched is drawn anew alone.
"""

from typing import Any

from ...riichi.local import DOUBLE, YAKUMAN, Local, local_of, part_of
from ...riichi.options import PARTED, WORTHS, Option, Value, asked, named_by
from ...riichi.rulebooks import Rulebook, named
from ...riichi.rules import Rules, value_text
from ...riichi.text import Entry
from ...words.lookup import capital
from ...words.words import Words
from ..action import RULES, asking
from ..html import NOTHING, Html, button, html, joined, truth
from ..region import Later, Region
from ..script import in_one_line
from .actions import PART, PUT
from .house import house_of
from .names import about, choice_name, local_worth
from .state import Looking
from .view import CHECKED, INSIDE, fold

OPTIONS, GROUP = "rules-options", "rules-of-%s"  # the elements of all and of one group
# Those of a group's heading, a rule, a local yaku, and what stands below the yaku.
HEAD, ROW, LOCAL, BELOW = "head-of-%s", "rule-%s", "local-%s", "below-%s"
SELECTED = Html(" selected")
PLACE = '<div class="option" id="%s"></div>'
PLACE_OF_PARTS = (
    '<div class="option" id="%s" role="group" aria-labelledby="name-%s" aria-describedby="about-%s">'
    "</div>"
)
RULE = '<div><label for="option-%s">%s</label>%s%s</div>%s%s'
RULE_OF_PARTS = '<div><b id="name-%s">%s</b>%s%s</div><div class="parts">%s</div>%s'
# Below what was touched, which so stays where it is.
CHANGED = '<span class="mark changed">%s</span> %s'
ONE_LOCAL = "<label>%s<span>%s<small>%s</small></span></label>%s"
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
    groups = _grouped(shown)
    searched = bool(look.search.strip()) or look.only_changed
    book = named(entry.rulebook)
    names = tuple([options[0].group for options in groups])
    parts = [Region(OPTIONS, INSIDE, (say, names, book.assumed != ()), groups_html)]
    above = 0  # rules that are unfolded above a group
    for options in groups:
        name = options[0].group
        is_open = searched or name in look.open
        values = [(getattr(entry.rules, each.id), getattr(book.rules, each.id)) for each in options]
        changed = len([1 for value, theirs in values if value != theirs])
        kind = Later if searched and above > SEEN else Region
        shown_of = tuple(options) if is_open else ()
        parts.append(kind(GROUP % name, OPTIONS, (name, shown_of), group_html))
        head = (say, name, len(options), changed, is_open)
        parts.append(Region(HEAD % name, GROUP % name, head, head_html))
        for option in shown_of:
            parts += _regions_of(say, option, entry.rules, book)
        above += len(options)
    return tuple(parts)


def _grouped(shown: tuple[Option, ...]) -> list[list[Option]]:
    """Put rules together by their groups, which follow one another among all rules."""
    groups: list[list[Option]] = []
    last = ""
    for option in shown:
        group = option.group
        if group != last:
            groups.append([])
        groups[-1].append(option)
        last = group
    return groups


def groups_html(say: Words, names: tuple[str, ...], assumed: bool) -> Html:
    """Draw the groups, each to be filled by itself, and whether any value may be assumed."""
    parts = [html('<section id="%s"></section>', GROUP % name) for name in names]
    if assumed:
        parts.append(html('<p class="quiet">%s</p>', say("assumed_note")))
    return joined(parts)


def group_html(name: str, options: tuple[Option, ...]) -> Html:
    """Draw the heading of a group and its rules, each to be filled by itself."""
    parts = [html('<div id="%s"></div>', HEAD % name)]
    for each in options:
        if each.kind in PARTED:
            parts.append(html(PLACE_OF_PARTS, ROW % each.id, each.id, each.id))
        else:
            parts.append(html(PLACE, ROW % each.id))
    return joined(parts)


def head_html(say: Words, name: str, options: int, changed: int, is_open: bool) -> Html:
    """Draw the heading of a group: how many of its rules are changed, or how many they are."""
    more = say("house_count", n=changed) if changed else say("rules_count", n=options)
    note = html("<small%s>%s</small>", Html(' class="changed"') if changed else NOTHING, more)
    return fold(name, is_open, say.title("group_" + name), note, 4)


def _regions_of(say: Words, option: Option, rules: Rules, book: Rulebook) -> list[Region]:
    """Give a rule; one of many parts is drawn part by part."""
    row, frame, value = ROW % option.id, GROUP % option.group, getattr(rules, option.id)
    if option.kind != WORTHS:
        return [Region(row, frame, (say, option, value, book.key, rules.players), rule_html)]
    offered = tuple([str(each) for each in option.offered(rules.players)])
    assumed = option.id in book.assumed and value == getattr(book.rules, option.id)
    made_from = (say, option.id, offered, rules.players, assumed)
    parts = [Region(row, frame, made_from, worths_html)]
    for yaku_id in offered:
        said = "".join([part for part in value if named_by(part) == yaku_id])
        parts.append(Region(LOCAL % yaku_id, row, (say, option.id, yaku_id, said), local_html))
    parts.append(Region(BELOW % option.id, row, (say, option, value, book.key), below_html))
    return parts


def rule_html(say: Words, option: Option, value: Any, key: str, players: int) -> Html:
    """Draw a rule with its choices; marked when changed, or when the rulebook's value is assumed."""
    option_id, below = option.id, below_html(say, option, value, key)
    if below.text:
        below = html('<div class="reset-to">%s</div>', below)
    mark = _assumed(say, option_id in named(key).assumed and not below.text)
    name, meaning = say.title(option_id), _meaning(say, option_id, players)
    if option.kind in PARTED:
        parts = _parts(say, option, value, players)
        return html(RULE_OF_PARTS, option_id, name, mark, meaning, parts, below)
    if isinstance(value, bool):
        described = html(' aria-describedby="about-%s"', option_id)
        control = _checkbox(option_id, _changing(option_id, not value), value, described)
    else:
        control = _select(say, option, value, players)
    return html(RULE, option_id, name, mark, meaning, control, below)


def worths_html(
    say: Words, option_id: str, offered: tuple[str, ...], players: int, assumed: bool
) -> Html:
    """Draw the rule of local yaku, each to be filled by itself."""
    places = [html('<div class="local" id="%s"></div>', LOCAL % each) for each in offered]
    below = html('<div class="reset-to" id="%s"></div>', BELOW % option_id)
    name, mark = say.title(option_id), _assumed(say, assumed)
    meaning = _meaning(say, option_id, players)
    return html(RULE_OF_PARTS, option_id, name, mark, meaning, joined(places), below)


def _assumed(say: Words, is_so: bool) -> Html:
    return html(' <span class="mark">%s</span>', say("assumed")) if is_so else NOTHING


def _meaning(say: Words, option_id: str, players: int) -> Html:
    text = in_one_line(about(say, option_id, players), say("pinfu"))
    return html('<small id="about-%s">%s</small>', option_id, text)


def below_html(say: Words, option: Option, value: Value, key: str) -> Html:
    """Draw the way back to the rulebook's value below a rule that is changed."""
    theirs = getattr(named(key).rules, option.id)
    if value == theirs:
        return NOTHING
    return html(CHANGED, say("changed"), _reset(say, option.id, say.title(option.id), theirs))


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
    """Draw a checkbox for each part of a subset."""
    parts: list[Html] = []
    for choice in [str(choice) for choice in option.offered(players)]:
        box = _part_box(option.id, choice, choice in value)
        parts.append(html("<label>%s%s</label>", box, capital(choice_name(say, choice))))
    return joined(parts)


def _part_box(option_id: str, part: str, checked: bool) -> Html:
    do = asking(RULES, PART, "%s %s" % (option_id, part))
    return _checkbox("%s-%s" % (option_id, part), do, checked)


def local_html(say: Words, option_id: str, yaku_id: str, said: str) -> Html:
    """Draw a checkbox for a local yaku, and its worth where the house plays it; said: as a part of
    the rule, "" where it is none.
    """
    name, meaning = capital(say(yaku_id)), say("about_" + yaku_id)
    worth = _worth(say, option_id, said) if said else NOTHING
    return html(ONE_LOCAL, _part_box(option_id, yaku_id, said != ""), name, meaning, worth)


def _worth(say: Words, option_id: str, said: str) -> Html:
    """Draw the worths to choose from."""
    house = local_of(said)
    assert house
    parts = _worths(house.row)
    choices = [
        _choice(part, local_worth(say, part), part == said)
        for part in (parts if said in parts else [said] + parts)
    ]
    label = say("local_worth", name=say(house.row.id))
    return html(WORTH, house.row.id, label, asking(RULES, PUT, option_id), joined(choices))


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
