"""What the pages of yaku and fu share: entries that fold open, one at a time, and in each an
example that the engine scores, as html.
"""

from typing import Callable, NamedTuple, TypeAlias

from ...riichi.arrange import arrange
from ...riichi.rulebooks import named
from ...riichi.score import Score, score
from ...riichi.text import Entry, format_entry
from ...words.words import Words
from ..action import GUIDE, asking
from ..answer.amounts import amount
from ..answer.groups import Tiles, hand_html, worth_html
from ..html import NOTHING, Html, button, html, joined, truth
from ..script import in_one_line

Counted: TypeAlias = "Callable[[Entry, Score, Tiles], Html]"  # how the example is counted

ENTRY = '<section class="entry" id="entry-%s"></section>'
FOLD = '<h3><button type="button" id="fold-%s" data-do="%s" aria-expanded="%s">%s</button></h3>%s'
EXAMPLE = (
    '<div class="example"><h4>%s</h4><div class="felt">%s</div><p class="at">%s</p>'
    '<p class="won-by"><b>%s</b> <span class="worth">%s</span> <b class="pay">%s</b></p>'
    '<div class="why">%s</div>%s</div>'
)


class Looking(NamedTuple):
    """The entry that is open, "" for none; what is searched for; whether the source is shown."""

    open: str
    search: str
    source: bool


BEGIN = Looking("", "", False)


def toggled(look: Looking, key: str) -> Looking:
    """The entry opened, or closed if it is open."""
    return look._replace(open="" if look.open == key else key, source=False)


def look_at(look: Looking, key: str) -> Looking:
    """What an entry is drawn from: whether it is the open one."""
    return look._replace(search="") if look.open == key else BEGIN


def entry_html(page: str, key: str, look: Looking, head: Html, inside: Html) -> Html:
    """The inside of an entry that folds; inside: what it tells when it is open."""
    do = asking(GUIDE, page, "fold " + key)
    told = html('<div class="told">%s</div>', inside) if look.open == key else NOTHING
    return html(FOLD, key, do, truth(look.open == key), head, told)


def group_html(title: str, ids: "list[str]") -> Html:
    """Entries under a heading, each to be filled by itself."""
    made = '<section class="entries"><h2>%s</h2><div class="card">%s</div></section>'
    return html(made, title, joined([html(ENTRY, key) for key in ids]))


def columns_html(left: "list[Html]", right: "list[Html]") -> Html:
    """Groups in two columns where there is room."""
    column = '<div class="column">%s</div>'
    columns = [html(column, joined(each)) for each in (left, right) if each]
    return html('<div class="columns">%s</div>', joined(columns))


def paragraphs(texts: "list[str]") -> Html:
    """Each text by itself."""
    return joined([html("<p>%s</p>", in_one_line(text)) for text in texts])


def example_html(say: Words, title: str, entry: Entry, counted: Counted) -> Html:
    """A hand scored under its rules, and the way to the Hand screen with it."""
    won = score(entry.hand, entry.situation, entry.by, entry.rules)
    if not isinstance(won, Score):
        return NOTHING
    tiles = arrange(entry.hand, won.reading)
    try_it = button(
        asking(GUIDE, "hand", format_entry(entry)), say("guide_try"), "", Html('class="reset"')
    )
    return html(
        EXAMPLE,
        title,
        hand_html(say, entry.hand, won, tiles),
        _at(say, entry),
        say.title(entry.by),
        worth_html(say, won.value),
        amount(say, won.payments),
        counted(entry, won, tiles),
        try_it,
    )


def _at(say: Words, entry: Entry) -> str:
    """The winds that the hand is won at."""
    situation = entry.situation
    seat = say.wind(situation.seat)
    if situation.dealer:
        seat = say("seat_dealer", wind=seat)
    return say("guide_example_at", round=say.wind(situation.round), seat=seat)


def book_names(say: Words, keys: "tuple[str, ...]") -> str:
    """Rulebooks by their short names, in a row."""
    return say.listed([say.rulebook(named(key)) for key in keys])
