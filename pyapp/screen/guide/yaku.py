"""The yaku, by what they are worth under the rules in use, as html."""

from typing import NamedTuple

from ...learn.examples import yaku_example
from ...learn.fu_lines import with_rules
from ...learn.yaku_status import (
    YakuStatus,
    deciding,
    elsewhere,
    gives_way_to,
    instead_of,
    never_with,
    yaku_status,
)
from ...riichi.local import LOCAL_IDS
from ...riichi.points import value
from ...riichi.rules import Rules
from ...riichi.score import Score
from ...riichi.seats import THREE
from ...riichi.text import Entry
from ...riichi.yaku import YAKU_IDS, YakuHit
from ...words.languages import JAPANESE, ROMAJI, official
from ...words.words import Words
from ..action import GUIDE, Action
from ..answer.groups import Tiles
from ..answer.sheet import spelt, yaku_section
from ..app import App, Outcome, Step
from ..effects import After, Fill
from ..find import Searched, found
from ..html import NOTHING, Html, html, joined
from ..region import Region
from ..rules.house import only_rules
from . import lists
from .entries import (
    Counted,
    Looking,
    book_names,
    columns_html,
    entry_html,
    example_html,
    group_html,
    look_at,
    paragraphs,
)
from .frame import ROOM, plain
from .page import Page, no_attributes, stays
from .parts import guide_of, with_guide
from .source import source_fold
from .state import Listing

YAKU = "yaku"  # the page
LIST = "yaku-list"
ALL = YAKU_IDS + LOCAL_IDS  # that may stand in it, local yaku behind the others
# Of the yaku of a closed hand those that may have a closed kan.
WITH_KAN = ("riichi", "double_riichi", "menzen_tsumo", "iipeikou", "suuankou", "suuankou_tanki")
LOW = 2  # han up to which a yaku stands in the first column
FRAME = (
    '<div class="find"><input type="search" id="yaku-search" placeholder="%s" aria-label="%s"'
    ' data-input="guide yaku search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search"'
    ' maxlength="60"></div><p id="yaku-found" role="status"></p><div id="yaku-list"></div>'
)
NAME = '<span class="name"><b>%s</b> <small>%s</small></span>'
WORTH = '<span class="number"><b>%s</b> <small>%s</small></span>'


class Other(NamedTuple):
    """The words that stand beside those in use."""

    latin: Words  # what English calls them officially, or romaji
    script: Words


class Row(NamedTuple):
    """A yaku, how it stands, and whether it stands otherwise in other rulebooks."""

    id: str
    status: YakuStatus
    differs: bool


# What its controls do


def _opened(app: App, yaku: str) -> Outcome:
    outcome = lists.opened(app, YAKU, ALL, yaku, _fill)
    search = guide_of(outcome.app).yaku.look.search
    return outcome._replace(effects=outcome.effects + (Fill("#yaku-search", search),))


def _act(app: App, action: Action) -> Outcome:
    if action.verb != "search":
        return lists.act(app, action)
    state = guide_of(app).yaku
    return _with(app, state._replace(look=state.look._replace(search=action.what)))


def _with(app: App, state: Listing) -> Outcome:
    return Outcome(with_guide(app, yaku=state), ())


def _fill(app: App) -> Outcome:
    """Make the rows; those of other rulebooks come later, but where an entry is to be in sight, or
    that would move when they come.
    """
    guide, rules = guide_of(app), app.entry.rules
    at_once = guide.spot is not None
    filled = _with(app, guide.yaku._replace(rules=rules, rows=rows(rules, at_once)))
    return filled if at_once else filled._replace(effects=(After(0, _compare(rules)),))


def _compare(rules: Rules) -> Step:
    """Mark what other rulebooks see otherwise."""

    def step(app: App) -> Outcome:
        state = guide_of(app).yaku
        return _with(app, state._replace(rows=rows(rules)) if state.rules == rules else state)

    return step


def _regions(app: App) -> tuple[Region, ...]:
    say, guide = app.say, guide_of(app)
    look, every = guide.yaku.look, guide.yaku.rows
    parts: tuple[Region, ...] = (Region(ROOM, GUIDE, (say,), frame),)
    if not every:
        return parts
    latin = official(say.language, say.terms) or ROMAJI
    # The same names until the others have come.
    other = Other(*[app.device.words(say.language, terms) or say for terms in (latin, JAPANESE)])
    shown = searched(app)
    text = found_text(say, look, len(shown), len(every))
    parts += (Region("yaku-found", ROOM, (text,), plain),)
    return parts + listed(say, app.entry, look, other, shown, guide.sources)


def listed(
    say: Words, entry: Entry, look: Looking, other: Other, shown: "tuple[Row, ...]", source: str
) -> tuple[Region, ...]:
    """The list, entry by entry: the one that is open has all about it.

    entry: whose rules are in use; source: see `source_fold`.
    """
    parts, under = [Region(LIST, ROOM, (say, shown), list_html)], only_rules(entry)
    for row in shown:
        told = source if look.open == row.id else ""
        made_from = (say, under, row, look_at(look, row.id), other, told)
        parts.append(Region("entry-" + row.id, LIST, made_from, row_html))
    return tuple(parts)


YAKU_PAGE = Page(
    _opened, _act, stays, _regions, no_attributes, lambda app: lists.address(app, YAKU)
)


# What it shows


def frame(say: Words) -> Html:
    """What is typed into, and the regions below."""
    search = say("yaku_search")
    return html(FRAME, search, search)


def rows(rules: Rules, compared: bool = True) -> "tuple[Row, ...]":
    """Every yaku that the rules, or others for as many players, know; compared: whether those
    that the rules know are looked up in the rulebooks too, which takes as long again.
    """
    found: list[Row] = []
    for yaku in ALL:
        here = yaku_status(yaku, rules)
        others = elsewhere(yaku, rules) if compared or not here.known else ()
        if here.known or others or deciding(yaku, rules):
            found.append(Row(yaku, here, others != ()))
    return tuple(found)


SEARCHED = Searched(ALL, lambda say, yaku: say(yaku) + " " + yaku)


def searched(app: App) -> "tuple[Row, ...]":
    """Those that are searched for, by any name; all of them while nothing is."""
    listing = guide_of(app).yaku
    ids = found(app.device, listing.look.search, app.say, SEARCHED)
    return tuple([row for row in listing.rows if ids is None or row.id in ids])


def found_text(say: Words, look: Looking, shown: int, count: int) -> str:
    """How many of so many yaku are shown; "" while they are all."""
    if not look.search.strip():
        return ""
    if not shown:
        return say("yaku_found_none", text=look.search.strip())
    return say("yaku_found", n=shown, all=count)


def list_html(say: Words, shown: "tuple[Row, ...]") -> Html:
    """The yaku by their worth, each to be filled by itself."""
    titles: list[str] = []
    groups: list[list[str]] = []
    places: list[tuple[int, int]] = []
    for row in shown:
        title, place = _group(say, row.status)
        if title not in titles:
            titles.append(title)
            groups.append([])
            places.append((place, len(places)))
        groups[titles.index(title)].append(row.id)
    left: list[Html] = []
    right: list[Html] = []
    for worth, place in sorted(places):
        column = left if worth <= LOW else right
        column.append(group_html(titles[place], groups[place]))
    return columns_html(left, right)


def row_html(say: Words, entry: Entry, row: Row, look: Looking, other: Other, source: str) -> Html:
    """A yaku, and all about it where it is open."""
    is_open = look.open == row.id
    inside = about_html(say, entry, row, look, other, source) if is_open else NOTHING
    return entry_html(YAKU, row.id, look, _head(say, row, other, entry.rules), inside)


def _group(say: Words, stands: YakuStatus) -> "tuple[str, int]":
    """The heading that a yaku stands under, and a number that says where."""
    hit = stands.closed or stands.open
    if hit is None:
        return say("yaku_not_here"), 100
    if hit.yakuman:
        return say.title("yakuman"), 50
    return say("n_han", n=hit.han), hit.han


def _head(say: Words, row: Row, other: Other, rules: Rules) -> Html:
    """Its name, what it is called otherwise and in Japanese script, and its worth."""
    parts: list[Html] = []
    for words in other:
        name = words(row.id)
        if name != say(row.id):
            parts.append(html("<span%s>%s</span>", spelt(words.terms), name))
    if row.differs:
        mark = say("house_mark" if row.id in LOCAL_IDS else "yaku_differs")
        parts.append(html('<span class="mark">%s</span>', mark))
    stands = row.status
    hit = stands.closed or stands.open
    number = NOTHING
    if hit is not None:
        how = ""
        if stands.open is None:
            how = say("yaku_closed_only")
        elif stands.closed != stands.open:
            how = say("yaku_open", worth=_worth(say, stands.open))
        worth = _limit(say, hit, rules) if stands.alone else _worth(say, hit)
        number = html(WORTH, worth, how)
    return html("%s %s", html(NAME, say.title(row.id), joined(parts)), number)


def _worth(say: Words, hit: YakuHit) -> str:
    """Put a worth in words: "2 han", "double yakuman"."""
    if hit.yakuman:
        return say.yakuman(hit.yakuman)
    return say("n_han", n=hit.han)


def _limit(say: Words, hit: YakuHit, rules: Rules) -> str:
    return say.limit(value(hit.han, 0, rules).limit)


def about_html(
    say: Words, entry: Entry, row: Row, look: Looking, other: Other, source: str
) -> Html:
    """All about a yaku: what it needs, what it is worth, examples, other rulebooks, its source."""
    rules = entry.rules
    three = row.id == "rinshan" and rules.players == THREE
    local = row.id in LOCAL_IDS
    about = "yaku_is_" + ("rinshan_of_three" if three else row.id)
    texts = [say("about_" + row.id if local else about)] + worth_texts(say, row, rules)
    parts = [paragraphs(texts)]
    if local:  # of which no rulebook has any
        return joined(parts)
    examples = yaku_example(row.id, rules.players)
    for text, title in zip(examples, ("guide_closed_hand", "guide_open_hand")):
        shown = with_rules(text, entry) if text else None
        known = row.status.closed if title == "guide_closed_hand" else row.status.open
        if shown and known:
            parts.append(example_html(say, say(title), shown, _counted(say, other)))
    parts.append(_elsewhere(say, row, rules))
    parts.append(source_fold(say, YAKU, "yaku/" + row.id, look.source, source))
    return joined(parts)


def _counted(say: Words, other: Other) -> Counted:
    def counted(entry: Entry, won: Score, tiles: Tiles) -> Html:
        return yaku_section(say, entry, won, tiles, other.latin)

    return counted


def worth_texts(say: Words, row: Row, rules: Rules) -> "list[str]":
    """What a yaku is worth and what it goes with, a sentence each."""
    stands = row.status
    hit = stands.closed or stands.open
    if hit is None:
        texts = [say("yaku_unknown")]
        options = deciding(row.id, rules)
        if options:
            texts.append(say("yaku_decided", rules=say.listed([say(each) for each in options])))
        return texts
    worth = _worth(say, hit)
    if stands.alone:
        texts = [say("yaku_alone", limit=_limit(say, hit, rules))]
    elif stands.open is None:
        texts = [say("yaku_closed", worth=worth)] + [say("yaku_closed_kan")] * (row.id in WITH_KAN)
    elif stands.closed is None or stands.closed == stands.open:
        texts = [say("yaku_either", worth=worth)]
    else:
        open_worth = _worth(say, stands.open)
        texts = [say("yaku_both", closed=worth, open=open_worth)]
    if hit.yakuman:
        texts.append(say("yaku_is_all_added" if rules.limit_yakuman_stacking else "yaku_is_all"))
    for yaku in instead_of(row.id):
        texts.append(say("yaku_instead", yaku=say.title(yaku)))
    for yaku in gives_way_to(row.id):
        texts.append(say("yaku_gives_way", yaku=say.title(yaku)))
    never = never_with(row.id, rules)
    if never:
        texts.append(say("yaku_never", list=say.listed([say.title(each) for each in never], "or")))
    return texts


def _elsewhere(say: Words, row: Row, rules: Rules) -> Html:
    """List the rulebooks in which a yaku is worth something else."""
    lines: list[Html] = []
    for stands, books in elsewhere(row.id, rules):
        worth = _standing(say, stands, rules)
        lines.append(
            html("<li>%s</li>", say("yaku_books", books=book_names(say, books), worth=worth))
        )
    if not lines:
        return NOTHING
    return html(
        '<div class="elsewhere"><h4>%s</h4><ul>%s</ul></div>', say("books_head"), joined(lines)
    )


def _standing(say: Words, stands: YakuStatus, rules: Rules) -> str:
    """How it stands elsewhere, in a few words."""
    hit = stands.closed or stands.open
    if hit is None:
        return say("yaku_not_counted")
    if stands.alone:
        return say("yaku_by_itself", limit=_limit(say, hit, rules))
    worth = _worth(say, hit)
    if stands.open is None:
        return say("yaku_worth_closed", worth=worth)
    if stands.closed == stands.open or stands.closed is None:
        return worth
    return say("yaku_worth_both", closed=worth, open=_worth(say, stands.open))
