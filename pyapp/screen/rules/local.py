"""Local yaku on the Rules screen: each with what it is, and what the house makes it worth."""

from ...riichi.local import DOUBLE, YAKUMAN, Local, local_of, part_of
from ...riichi.options import Option
from ...riichi.rules import value_text
from ...words.lookup import capital
from ...words.words import Words
from ..action import RULES, asking
from ..html import NOTHING, Html, html, joined

CHECKED, SELECTED = Html(" checked"), Html(" selected")
OFFERED = (1, 2, 3, 4, 5, 6, YAKUMAN, DOUBLE)  # worths; a link can bring others
LOCAL = (
    '<div class="local"><label><input type="checkbox" id="option-%s-%s" data-do="%s"%s>'
    "<span>%s<small>%s</small></span></label>%s</div>"
)
WORTH = '<select id="worth-%s" aria-label="%s" data-do="%s">%s</select>'


def local_parts(say: Words, option: Option, value: tuple[str, ...], players: int) -> Html:
    """Draw a checkbox for each local yaku, and its worth where the house plays it."""
    rows: list[Html] = []
    for yaku_id in [str(choice) for choice in option.offered(players)]:
        others = [part for part in value if part.split(".")[0] != yaku_id]
        said = [part for part in value if part not in others]
        text = value_text(tuple(others if said else others + [yaku_id]))
        do = asking(RULES, "option", option.id + " " + text)
        name, about = say(yaku_id), say("about_" + yaku_id)
        worth = _worth(say, option.id, others, said[0]) if said else NOTHING
        checked = CHECKED if said else NOTHING
        rows.append(html(LOCAL, option.id, yaku_id, do, checked, capital(name), about, worth))
    return joined(rows)


def _worth(say: Words, option_id: str, others: list[str], said: str) -> Html:
    """Draw the worths to choose from; each names the whole rule that it would make."""
    house = local_of(said)
    assert house
    parts = _offered(house.row)
    choices: list[Html] = []
    for part in parts if said in parts else [said] + parts:
        text = value_text(tuple(others + [part]))
        chosen = SELECTED if part == said else NOTHING
        choices.append(html('<option value="%s"%s>%s</option>', text, chosen, _said(say, part)))
    label = say("local_worth", name=say(house.row.id))
    return html(WORTH, house.row.id, label, asking(RULES, "option", option_id), joined(choices))


def _offered(row: Local) -> list[str]:
    """List the worths of a local yaku as parts of the rule: open as closed, or a han less."""
    parts: list[str] = []
    for worth in OFFERED:
        parts.append(part_of(row, worth if row.closed else 0, worth if row.open else 0))
        if row.closed and row.open and worth > 1:
            parts.append(part_of(row, worth, worth - 1))
    return parts


def local_name(say: Words, part: str) -> str:
    """Name a local yaku, with its worth where the house has given it one of its own."""
    name = say(part.split(".")[0])
    return say("local_named", name=name, worth=_said(say, part)) if "." in part else name


def _said(say: Words, part: str) -> str:
    """Say what a local yaku is worth, closed and open."""
    house = local_of(part)
    assert house
    closed, opened = [
        say("n_han", n=each) if each > 0 else say.yakuman(-each) if each else ""
        for each in (house.closed, house.open)
    ]
    if closed == opened:
        return closed
    if closed and opened:
        return say("local_both", closed=closed, open=opened)
    return say("local_closed" if closed else "local_open", worth=closed or opened)
