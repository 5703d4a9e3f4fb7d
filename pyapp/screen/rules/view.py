"""The Rules screen: the rules in use, those to choose from, and what is asked of the player.

It is written in regions, so that what is typed stays while the rest changes. All controls have
an id, so that the focus can be found again after drawing.
"""

from ...riichi.rulebooks import RULEBOOKS, Rulebook, named
from ...riichi.rules import changes_from
from ...riichi.text import Entry
from ...words.languages import usual_book
from ...words.words import Words
from ..action import RULES, asking
from ..html import NOTHING, Html, button, html, joined, truth
from ..region import Region
from ..script import parts_whole
from .house import HouseRules, house_of, house_text, kept_as
from .names import book_edition, book_source, book_title
from .state import NAME, RENAME, Form, Looking

INSIDE = "rules-inside"  # the element that all of it is in
CHECKED = Html(" checked")
SHOWN = 3  # rules that are named of those that differ
FRAME = (
    '<div class="now-and-books"><section id="rules-now" class="felt"></section>'
    '<div id="rules-books"></div></div>'
    '<div class="all-rules"><h3>%s</h3><div class="find"><input type="search" id="rules-search" data-input="rules search"'
    ' placeholder="%s" aria-label="%s" autocomplete="off" autocapitalize="off" spellcheck="false"'
    ' enterkeyhint="search" maxlength="60"><span id="rules-clear"></span></div>'
    '<div class="found"><p id="rules-found" role="status"></p><span id="rules-only"></span></div>'
    '<div id="rules-options"></div></div>'
    '<div id="rules-foot"><div id="rules-told" role="status"></div><div id="rules-ask"></div></div>'
)
FOLD = (
    '<h%d><button type="button" class="fold" id="fold-%s" data-do="%s" aria-expanded="%s">'
    "<span>%s</span>%s</button></h%d>"
)
OWN, BOOK = "rules-own-%d", "rules-book-%s"  # the elements of house rules and of a rulebook
PLACE = '<label class="book" id="%s"></label>'
ROW = (
    '<input type="radio" name="rulebook" id="%s" data-do="%s"%s>'
    '<span><b class="source">%s</b> <span class="source">%s</span>%s<small>%s</small></span>'
)
FORM = (
    '<div class="name-form"><label for="house-name">%s</label><input id="house-name" data-input="rules type" data-enter="rules keep" value="%s"'
    ' maxlength="40" autocomplete="off" autocapitalize="words" spellcheck="false"'
    ' enterkeyhint="done"%s><p class="error" id="house-error" role="alert">%s</p>%s%s</div>'
)
INVALID = Html(' aria-invalid="true" aria-describedby="house-error"')


def frame(say: Words) -> Html:
    """Draw the regions, and between them the boxes that are typed into."""
    find = say("rules_search")
    return html(FRAME, say("options_head"), find, find)


def clear_html(say: Words, look: Looking) -> Html:
    """Draw the button that empties the search, where something stands in it."""
    if not look.search:
        return NOTHING
    return small(say, "clear", "rules_search_clear", "clear-search")


def small(say: Words, do: str, word_id: str, name: str, kind: str = "", choice: str = "") -> Html:
    """Draw a button of this screen; do is "verb what", choice what it goes back to."""
    more = html('id="%s" class="%s"', name, kind or "reset")
    return button(asking(RULES, do), say(word_id, choice=choice), "", more)


# The rules in use


def now_html(say: Words, entry: Entry, kept: tuple[HouseRules, ...], declined: bool) -> Html:
    """Draw the rules in use, what the star of their name means, and what can be done with them."""
    house, own = house_of(entry), kept_as(kept, entry.house)
    title = book = say.rulebook(named(entry.rulebook))
    line = say("book_usual" if entry.rulebook == usual_book(say.language) else "house_none")
    if entry.house or house.changes:
        title = (entry.house or title) + " *"
        rules = some(say, house.changes) if house.changes else say("house_none")
        line = say("house_star", rulebook=book, rules=rules)
    told = ""
    if own == house:
        told = say("house_kept", name=own.name)
    elif declined and entry.house and not own:
        told = say("house_used", name=entry.house)
    buttons = _ways(say, entry, own, declined)
    buttons.append(small(say, "link", "house_link", "house-link"))
    inside = '<h3 id="rules-in-use" tabindex="-1"><bdi class="source">%s</bdi></h3><p>%s</p>%s<div>%s</div>'
    more = html("<p>%s</p>", told) if told else NOTHING
    return html(inside, title, line, more, joined(buttons))


def _ways(say: Words, entry: Entry, own: HouseRules | None, declined: bool) -> list[Html]:
    """List what can be done with the rules in use; own: those that are kept under their name."""
    house = house_of(entry)
    if own == house:
        return [
            small(say, NAME, "house_duplicate", "house-copy"),
            small(say, RENAME, "house_rename", "house-rename"),
            small(say, "delete", "house_delete", "house-delete"),
        ]
    if own:
        new = small(say, NAME, "house_keep_new", "house-keep-new")
        return [new, small(say, "take " + house_text(own), "house_back", "reset-all")]
    if not entry.house:
        if not house.changes:
            return [small(say, NAME, "house_new", "house-new")]
        back, book = "rulebook " + entry.rulebook, say.rulebook(named(entry.rulebook))
        return [small(say, back, "reset_one", "reset-all", choice=book)]
    if declined:
        return [small(say, "save", "house_keep", "house-save")]
    return [small(say, "decline", "house_not_now", "house-not-now")]


# The rules to choose from


def books_regions(say: Words, entry: Entry, look: Looking) -> tuple[Region, ...]:
    """Give the player's own house rules and the rulebooks, each to be drawn by itself."""
    is_open = "books" in look.open
    made_from = (say, len(look.kept), is_open, is_open and "sources" in look.open)
    parts = [Region("rules-books", INSIDE, made_from, books_html)]
    for place, house in enumerate(look.kept):
        chosen = house.name == entry.house
        row = (say, place, house, chosen, chosen and house_of(entry) != house)
        parts.append(Region(OWN % place, "rules-books", row, own_html))
    for book in RULEBOOKS if is_open else ():
        in_use = book.key == entry.rulebook
        changed = in_use and not entry.house and entry.rules != book.rules
        row_of = (say, book, entry.rulebook, in_use and entry.house != "", changed)
        parts.append(Region(BOOK % book.key, "rules-books", row_of, book_html))
    return tuple(parts)


def books_html(say: Words, own: int, is_open: bool, sources: bool) -> Html:
    """List house rules, so many, and rulebooks by players and body, each to be filled by itself."""
    parts: list[Html] = []
    if own:
        rows = [html(PLACE, OWN % place) for place in range(own)]
        legend = '<fieldset class="books own"><legend>%s</legend>%s</fieldset>'
        parts.append(html(legend, say("house_head"), joined(rows)))
    count = html("<small>%s</small>", len(RULEBOOKS))
    parts.append(fold("books", is_open, say("rules_head"), count, 3))
    if is_open:
        parts.append(_printed(say))
        parts.append(fold("sources", sources, say("rules_sources"), NOTHING, 4))
        if sources:
            line = "<dt>%s</dt><dd>%s</dd>"
            lines = [html(line, say.rulebook(book), book_source(say, book)) for book in RULEBOOKS]
            parts.append(html('<dl class="source sources">%s</dl>', joined(lines)))
    return joined(parts)


def fold(name: str, is_open: bool, title: str, note: Html, level: int) -> Html:
    """Draw a heading that unfolds what follows it; note: what is said at its end."""
    do = asking(RULES, "fold", name)
    return html(FOLD, level, name, do, truth(is_open), title, note, level)


def own_html(say: Words, place: int, house: HouseRules, chosen: bool, changed: bool) -> Html:
    """Draw house rules of this device, with the rulebook they are based on and what differs."""
    mark = html(' <span class="mark">%s</span>', say("house_mark"))
    if changed:
        mark = html(' <span class="mark changed">%s</span>', say("changed"))
    do = asking(RULES, "take", house_text(house))
    checked = CHECKED if chosen else NOTHING
    return html(ROW, "own-%d" % place, do, checked, house.name, "", mark, _based(say, house))


def _based(say: Words, house: HouseRules) -> str:
    """Say which rulebook house rules are based on, and what differs."""
    about = say("house_none")
    if house.changes:
        about = say("book_differs", n=len(house.changes), rules=some(say, house.changes))
    return say("house_based", rulebook=say.rulebook(named(house.rulebook)), changes=about)


def _printed(say: Words) -> Html:
    """List the rulebooks: by number of players, then the editions of a body together."""
    parts: list[Html] = []
    tables: list[int] = []
    for book in RULEBOOKS:
        if book.rules.players not in tables:
            tables.append(book.rules.players)
    for players in tables:
        books = [book for book in RULEBOOKS if book.rules.players == players]
        bodies = [(book, _alike(book)) for book in books]
        rows = [_body(say, alike) for book, alike in bodies if alike[0] == book]
        title = say("players_%d" % players) if len(tables) > 1 else say("rules_head")
        kind = "" if len(tables) > 1 else Html(' class="unseen"')
        legend = '<fieldset class="books"><legend%s>%s</legend>%s</fieldset>'
        parts.append(html(legend, kind, title, joined(rows)))
    return joined(parts)


def _body(say: Words, books: list[Rulebook]) -> Html:
    """List the editions of one body, under its name where they are several."""
    rows = joined([html(PLACE, BOOK % book.key) for book in books])
    if len(books) == 1:
        return rows
    title = book_title(say, books[0])
    return html('<div class="body"><h4 class="source">%s</h4>%s</div>', title, rows)


def _alike(book: Rulebook) -> list[Rulebook]:
    """Give the editions of a rulebook's body for so many players."""
    wanted = (book.title, book.rules.players)
    return [each for each in RULEBOOKS if (each.title, each.rules.players) == wanted]


def book_html(say: Words, book: Rulebook, used: str, below_house: bool, changed: bool) -> Html:
    """Draw a rulebook, with what sets it apart from the one in use; below_house: whether house
    rules are in use that are based on it.
    """
    key, line, mark = book.key, _differs(say, used, book), NOTHING
    if key == used:
        line = html("%s", say("house_based_on" if below_house else "book_in_use"))
    if changed:
        mark = html(' <span class="mark changed">%s</span>', say("changed"))
    name, edition = say.rulebook(book), ""
    if len(_alike(book)) == 1:
        name, edition = book_title(say, book), book_edition(say, book)
    checked = CHECKED if key == used and not below_house else NOTHING
    do = asking(RULES, "rulebook", key)
    return html(ROW, "rulebook-" + key, do, checked, name, edition, mark, line)


_DIFFERS: dict[tuple[Words, str, str], Html] = {}  # it takes most of the screen's time


def _differs(say: Words, used: str, book: Rulebook) -> Html:
    """Say in which rules a rulebook differs from the one in use."""
    key = (say, used, book.key)
    if key not in _DIFFERS:
        theirs = named(used).rules
        differ: list[str] = []
        if theirs.players == book.rules.players:  # else it is another game
            differ = [option_id for option_id, _ in changes_from(theirs, book.rules)]
        text = say("book_differs", n=len(differ), rules=some(say, differ)) if differ else ""
        names = [name for name in map(say, differ[:SHOWN]) if " " not in name]
        _DIFFERS[key] = parts_whole(text, names)
    return _DIFFERS[key]


def some(say: Words, ids: "list[str] | tuple[str, ...]") -> str:
    """Name the first of some rules, and say how many more there are."""
    names = [say(word_id) for word_id in ids[:SHOWN]]
    more = len(ids) - SHOWN
    return say.listed(names + [say("rules_more", n=more)] if more > 0 else names)


# What is asked of the player


def ask_html(say: Words, entry: Entry, look: Looking) -> Html:
    """Draw what stays at the bottom: the box for a name, or what is not kept and the way to it."""
    if look.form:
        return _form(say, look.form)
    house, own = house_of(entry), kept_as(look.kept, entry.house)
    save = small(say, "save" if entry.house else NAME, "house_keep", "house-save", "main")
    if not entry.house:
        count = say("house_count", n=len(house.changes))
        about = say("house_based", rulebook=say.rulebook(named(entry.rulebook)), changes=count)
        return _foot(say("house_unnamed", rules=about), save) if house.changes else NOTHING
    if own is None and not look.declined:
        return _foot(say("house_unkept", name=entry.house), save)
    if own is None or own == house:
        return NOTHING
    differing = [option_id for option_id, _ in changes_from(own.rules, house.rules)]
    return _foot(say("house_differs", name=entry.house, rules=some(say, differing)), save)


def _foot(text: str, save: Html) -> Html:
    return html('<div class="unsaved"><p>%s</p>%s</div>', text, save)


def _form(say: Words, form: Form) -> Html:
    error = say.problem(form.error) if form.error else ""
    keep = small(say, "keep", "house_keep", "house-keep", "main")
    cancel = small(say, "cancel", "cancel", "house-cancel")
    wrong = INVALID if form.error else NOTHING
    return html(FORM, say("house_name"), form.name, wrong, error, keep, cancel)


def told_html(say: Words, look: Looking) -> Html:
    """Show the message about the last tap."""
    if not look.told:
        return NOTHING
    undo = small(say, "undo", "house_undo", "house-undo") if look.undo else NOTHING
    return html("<p>%s</p>%s", look.told, undo)
