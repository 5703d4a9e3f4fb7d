"""What stands around every page of the club, and the controls that its pages are made of."""

from typing import Callable, TypeAlias

from ...club.records import Evening
from ...riichi.seats import THREE
from ...words.words import Words
from ..action import CLUB, asking
from ..html import NOTHING, Html, button, html, joined, truth
from .state import MOST_TYPED

Date: TypeAlias = "Callable[[str, str], str]"  # writes a day as a language does
ROOM = "club-room"  # the region of a page
SHELL = '<main id="club" class="club room" data-width="form" hidden></main>'
BACK = Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>')
FRAME = (
    '<header id="club-top">%s<h1 id="club-title" tabindex="-1">%s</h1></header>'
    '<div id="club-note"></div><div id="club-room"></div>'
)
NOTE = '<p role="status">%s</p><p role="alert" class="error">%s</p><div>%s</div>'
BOX = '<label class="box"><span>%s</span><input id="club-%s" data-input="%s" value="%s" %s></label>'
AREA = (
    '<label class="box"><span>%s</span><textarea id="club-%s" data-input="%s" data-most="%d"'
    ' rows="%d" autocomplete="off" spellcheck="false" %s></textarea></label>'
)
SELECT = '<label class="box"><span>%s</span><select id="club-%s" data-do="%s">%s</select></label>'
PLAIN = Html('autocomplete="off" spellcheck="false"')
# Without an inputmode: the keys of "numeric" have no minus on an iPhone.
NUMBER = Html('type="number" step="100" autocomplete="off"')
COUNT = Html('type="number" min="0" inputmode="numeric" autocomplete="off"')
DATE = Html('type="date"')


def frame(say: Words, title: str, back: str) -> Html:
    """Draw the way back, the title, and room for the page; back: the page above, "-" for none."""
    do = asking(CLUB, "leave") if back == "-" else asking(CLUB, "open", back)
    label = say("club_leave") if back == "-" else say("club_back")
    return html(FRAME, button(do, BACK, label, Html('class="back"')), title)


def note(say: Words, told: str, wrong: str, undo: bool, redo: bool) -> Html:
    """Tell what came of the last step, with ways to take it back and to take it again."""
    ways = [each for each, can in (("undo", undo), ("redo", redo)) if can and told]
    return html(NOTE, told, wrong, joined([control(w, say("key_" + w), "undo") for w in ways]))


def control(do: str, inner: Html | str, kind: str = "", label: str = "") -> Html:
    """Draw a control of the club; do is "verb what"."""
    return button(asking(CLUB, do), inner, label, html('class="%s"', kind) if kind else NOTHING)


def lead(page: str, text: Html | str, kind: str = "", label: str = "") -> Html:
    """Draw a control that leads to a page."""
    return control("open " + page, text, kind, label)


def entry(page: str, title: str, more: str = "") -> Html:
    """Draw a line of a list that leads to a page."""
    return lead(page, html("%s<small>%s</small>", title, more) if more else title)


def listed(rows: list[Html]) -> Html:
    """Draw lines below each other."""
    return html('<div class="list">%s</div>', joined(rows))


def box(name: str, label: str, value: str = "", more: Html = PLAIN) -> Html:
    """Draw a box of one line."""
    return html(BOX, label, name, asking(CLUB, "field", name), value, more)


def area(name: str, label: str, rows: int, more: Html = NOTHING) -> Html:
    """Draw a box of several lines, empty at first."""
    return html(AREA, label, name, asking(CLUB, "field", name), MOST_TYPED, rows, more)


def select(name: str, label: str, choices: "list[tuple[str, str]]", now: str) -> Html:
    """Draw a choice of one of many: what each sets, and what it says."""
    return html(SELECT, label, name, asking(CLUB, "pick", name), options(choices, now))


def options(choices: "list[tuple[str, str]]", now: str) -> Html:
    """Draw what a choice offers."""
    made = '<option value="%s"%s>%s</option>'
    on = Html(" selected")
    return joined(
        [html(made, each, on if each == now else NOTHING, text) for each, text in choices]
    )


def folded(title: str, inner: Html, open_: bool = False) -> Html:
    """Draw what folds out."""
    shown = Html(" open") if open_ else NOTHING
    return html('<details class="fold-in"%s><summary>%s</summary>%s</details>', shown, title, inner)


def evening_choices(
    say: Words, evenings: "tuple[Evening, ...]", new: str, date: Date
) -> "list[tuple[str, str]]":
    """List evenings to choose from, a new one last; new: what that one sets."""
    found = []
    for each in evenings:
        name = each.name or say("club_evening")
        found.append((each.id, "%s · %s" % (name, date(each.date, say.language))))
    return found + [(new, say("club_new"))]


def well(verb: str, title: str, choices: "list[tuple[str, str]]", now: str) -> Html:
    """Draw a choice of one of a few, side by side."""
    parts = []
    for value, text in choices:
        on = value == now
        more = html('role="radio" aria-checked="%s" tabindex="%d"', truth(on), 0 if on else -1)
        parts.append(button(asking(CLUB, "pick", "%s %s" % (verb, value)), text, "", more))
    many = " many" if len(choices) > THREE + 1 else ""
    return html(
        '<div class="well radios%s" role="radiogroup" aria-label="%s">%s</div>',
        many,
        title,
        joined(parts),
    )


def parts_of(say: Words, above: tuple[str, ...], parts: "list[tuple[str, str]]", now: str) -> Html:
    """Draw the ways to the parts of a page: their last word in the address, and text."""
    to = "/".join(above)
    pages = [("%s/%s" % (to, part) if part else to, text) for part, text in parts]
    return tabs(say, pages, "%s/%s" % (to, now) if now else to)


def tabs(say: Words, names: "list[tuple[str, str]]", now: str) -> Html:
    """Draw the ways to the pages beside this one: page and text."""
    parts = []
    for page, text in names:
        here = Html('aria-current="page"') if page == now else NOTHING
        parts.append(button(asking(CLUB, "open", page), text, "", here))
    return html('<nav class="well tabs" aria-label="%s">%s</nav>', say("club_pages"), joined(parts))


def confirm(say: Words, question: str, do: str, text: str) -> Html:
    """Ask once more before something is done."""
    yes, no = control(do, text, "main"), control("ask", say("cancel"), "second")
    return html('<div class="ask" role="group"><p>%s</p>%s%s</div>', question, yes, no)


def switch(do: str, text: Html | str, on: bool) -> Html:
    """Draw a switch; do is "verb what"."""
    inner = html('<span>%s</span><i class="knob"></i>', text)
    more = html('class="toggle" role="switch" aria-checked="%s"', truth(on))
    return button(asking(CLUB, do), inner, "", more)


def gone(say: Words, comes: bool = False) -> Html:
    """Say that what the page is about is not there any more, or is still read."""
    return html('<p class="help">%s</p>', say("guide_coming" if comes else "club_gone"))
