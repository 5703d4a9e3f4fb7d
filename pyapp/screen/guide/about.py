"""What Tenbou is: its version, how to report what is wrong, whose words and rules it has, and
the self-check.
"""

from ...riichi.options import Option, asked
from ...riichi.rulebooks import RULEBOOKS, Rulebook, named
from ...riichi.text import Entry, format_entry
from ...words.languages import LANGUAGES
from ...words.retold import retold
from ...words.words import Words
from ..action import GUIDE, RULES, Action, asking
from ..app import App, Outcome, Step
from ..effects import Copy, Retell
from ..files import file_box, too_long
from ..html import NOTHING, Html, button, html, joined, truth
from ..region import Attribute, Later, Region
from ..rules.names import book_name, book_source, choice_name
from ..script import LONGEST
from . import checking, self_check
from .frame import ROOM
from .page import Page, no_address
from .parts import guide_of, with_guide

MOST = 9  # ids that are told
# A page of its own, which the build makes.
LICENCES = '<p><a href="./licences.html">%s</a></p>'
ABOUT = (
    '<div class="about">%s%s%s</div>%s<section id="books" class="card about-card"><h2>%s</h2><p>%s</p>'
    '<div class="books-about">%s</div></section>'
)
RETELL = '<p>%s</p><div class="practice-file"><label class="second file">%s%s</label></div>'
KINDS = ".ftl,text/plain"  # of files
CARD = '<section class="card about-card"><h2>%s</h2>%s</section>'
FOLD = (
    '<h3><button type="button" class="fold" id="%s" data-do="%s" aria-expanded="%s">'
    '<span class="source">%s</span></button></h3>'
)
BOOK = '%s<p class="source">%s</p><p class="source quiet">%s</p>%s%s'


def _opened(app: App, _rest: str) -> Outcome:
    return Outcome(app, ())


def _act(app: App, action: Action) -> Outcome:
    guide, verb = guide_of(app), action.verb
    if verb == "report":
        link = guide.means.link(format_entry(app.entry, ","))
        return Outcome(app, (Copy(report(app.entry, guide.means.version, link), _copied),))
    if verb == "check":
        return checking.start(app)
    if verb == "stop":
        return Outcome(checking.stop(app), ())
    if verb == "too_long":
        return Outcome(with_guide(app, note=too_long(app.say, action.what)), ())
    if verb == "retell":
        return _retell(app, action.what)
    if verb == "book":
        app = with_guide(app, book="" if action.what == guide.book else action.what)
    return Outcome(app, ())


def _retell(app: App, text: str) -> Outcome:
    """Take a translator's catalogue, and tell how many words it changes and which do not fit."""
    say, many, wrong = retold(app.say, text)
    note = say("about_retold", n=many)
    if wrong:
        note = say(
            "sentences", first=note, then=say("about_not_retold", ids=", ".join(wrong[:MOST]))
        )
    return Outcome(with_guide(app._replace(say=say), note=note), (Retell(say),))


def _copied(done: bool) -> Step:
    word_id = "about_copied" if done else "about_not_copied"
    return lambda app: Outcome(with_guide(app, note=app.say(word_id)), ())


def _regions(app: App) -> tuple[Region, ...]:
    guide = guide_of(app)
    means = guide.means
    parts = about(app.say, means.version, means.reports, guide.book, app.entry)
    return parts + self_check.regions(checking.check_of(app), app.say)


def _attributes(app: App) -> tuple[Attribute, ...]:
    check = checking.check_of(app)
    values = (check.state, check.tally.passed, check.tally.failed)
    names = ("data-state", "data-passed", "data-failed")
    return tuple([Attribute("self-check", *each) for each in zip(names, map(str, values))])


ABOUT_PAGE = Page(_opened, _act, checking.stop, _regions, _attributes, no_address)


def about(say: Words, version: str, reports: str, shown: str, entry: Entry) -> tuple[Region, ...]:
    """The page, rulebook by rulebook; version, reports: as in Means; shown: the key of the rulebook
    whose rules are listed, "" for none; entry: the hand as entered.
    """
    parts: list[Region] = [Region(ROOM, GUIDE, (say, version, reports), frame)]
    for book in RULEBOOKS:
        in_use = entry.rulebook == book.key and entry.rules == book.rules
        made_from = (book, say, book.key == shown, in_use)
        kind = Region if book.key == shown else Later
        parts.append(kind("about-" + book.key, ROOM, made_from, _book))
    return tuple(parts)


def frame(say: Words, version: str, reports: str) -> Html:
    """The page with an element for each rulebook; version, reports: as in Means."""
    books = joined([html('<article id="about-%s"></article>', book.key) for book in RULEBOOKS])
    return html(
        ABOUT,
        _what(say, version),
        _wrong(say, reports),
        _languages(say),
        self_check.frame(say),
        say("about_books"),
        say("about_books_more"),
        books,
    )


def _what(say: Words, version: str) -> Html:
    named = say("about_version", version=version) if version else "Tenbou"
    lines = joined([html("<p>%s</p>", say(word_id)) for word_id in ("about_what", "about_private")])
    inside = html(
        '<p id="version" class="source">%s</p>%s' + LICENCES, named, lines, say("licences")
    )
    return html(CARD, say("about_tenbou"), inside)


def _wrong(say: Words, reports: str) -> Html:
    copy = button(asking(GUIDE, "about", "report"), say("about_copy"), "", Html('class="main"'))
    text = html("%s", say("about_wrong_more"))
    if reports:
        shown = reports.replace("mailto:", "", 1)
        before, _, after = say("about_wrong_at", address=shown).partition(shown)
        text = html('%s<a href="%s">%s</a>%s', before, reports, shown, after)
    return html(CARD, say("about_wrong"), html("<p>%s</p>%s", text, copy))


def report(entry: Entry, version: str, address: str) -> str:
    """What somebody needs who looks into a wrong score: version, rules, hand, and its address."""
    book = named(entry.rulebook)
    rules = "%s %s (%s)" % (book.title, book.edition, book.key)
    lines = ("Tenbou " + version, rules, format_entry(entry), address)
    return "\n".join([line.strip() for line in lines if line.strip()])


def _languages(say: Words) -> Html:
    written, *translated = LANGUAGES
    parts = [say("about_written", language=written.name)]
    for each in translated:
        if each.read_by:
            readers = say.listed(each.read_by)
            parts.append(say("about_read", language=each.name, players=readers))
    unread = [each.name for each in translated if not each.read_by]
    if unread:
        parts.append(say("about_unread", languages=say.listed(unread)))
    parts.append(say("about_help", file="CONTRIBUTING.md"))
    names = [(row.name, row.tag) for row in LANGUAGES]
    lines = joined([html("<p>%s</p>", _marked(part, names)) for part in parts])
    box = file_box(asking(GUIDE, "about", "retell"), kinds=KINDS)
    file = html(
        RETELL, say("about_retell_more", file=say.language + ".ftl"), say("about_retell"), box
    )
    return html(CARD, say("about_languages"), html('<div class="source">%s%s</div>', lines, file))


def _marked(text: str, names: list[tuple[str, str]]) -> Html:
    """Mark each name in a sentence as of its language; short ones stay in one line."""
    made = html("%s", text).text
    for name, tag in names:
        named = html("%s", name).text
        whole = ' class="whole"' if len(name) <= LONGEST else ""
        made = made.replace(named, '<bdi lang="%s"%s>%s</bdi>' % (tag, whole, named))
    return Html(made)


# Rulebooks


def _book(book: Rulebook, say: Words, shown: bool, in_use: bool) -> Html:
    """What is known of a rulebook; shown: whether its rules are listed, in_use: whether they are
    those of the hand.
    """
    fold = html(
        FOLD,
        "book-" + book.key,
        asking(GUIDE, "about", "book " + book.key),
        truth(shown),
        book_name(say, book),
    )
    text = say("about_source", source=book_source(say, book))
    source = _marked(text, [(book.source, LANGUAGES[0].tag)])
    doubt = html('<p class="quiet">%s</p>', say("about_none_assumed"))
    if book.assumed:
        marks = [html('<li class="mark">%s</li>', say.title(each)) for each in book.assumed]
        doubt = html('<p class="quiet">%s</p><ul>%s</ul>', say("about_assumed"), joined(marks))
    players = say("players_%d" % book.rules.players)
    rules = _rules(book, say, in_use) if shown else NOTHING
    return html(BOOK, fold, players, source, doubt, rules)


def _rules(book: Rulebook, say: Words, in_use: bool) -> Html:
    """All rules of a rulebook, and a way to play by them."""
    rows = joined([_rule(option, book, say) for option in asked(book.rules.players)])
    if in_use:
        use = html("<p><b>%s</b></p>", say("book_in_use"))
    else:
        do = asking(RULES, "rulebook", book.key)
        use = button(do, say("about_use"), "", Html('class="reset"'))
    return html('<dl class="rules-of">%s</dl>%s', rows, use)


def _rule(option: Option, book: Rulebook, say: Words) -> Html:
    mark = NOTHING
    if option.id in book.assumed:
        mark = html(' <span class="mark">%s</span>', say("assumed"))
    name = choice_name(say, getattr(book.rules, option.id))
    return html("<div><dt>%s%s</dt><dd>%s</dd></div>", say.title(option.id), mark, name)
