"""A new evening: its name, its day, and by which rules its games are played."""

from ...club.evenings import with_evening
from ...club.records import Evening, fresh
from ...game.events import HANCHAN, TONPUUSEN, Start
from ...riichi.problem import Problem
from ...riichi.rulebooks import RULEBOOKS, named, rules_for
from ...riichi.rules import changes_from, value_text
from ...riichi.text import Entry
from ...words.words import Words
from ..action import Action
from ..app import App, Outcome
from ..html import Html, html, joined
from ..moments import iso
from ..region import Region
from ..rules.names import book_name
from ..trail import CLUB
from .frame import COUNT, DATE, ROOM, box, control, folded, select, well
from .page import Page, as_form
from .penalties import number
from .steps import DONE, changed, opened, refused, state_of, typed

HERE = "page"  # the rules of the Hand screen, as they are
DAY = 10  # characters of a date
EXTRAS = ("chip", "prize")  # fields of an evening
NONE = (0, 0)


def _new(say: Words, day: str, entry: Entry, book: str, length: str) -> Html:
    """Draw the form."""
    lengths = [(each, say("game_" + each)) for each in (HANCHAN, TONPUUSEN)]
    choices = [(HERE, say("club_rules_here", rules=_title(say, entry)))]
    choices += [(each.key, book_name(say, each)) for each in RULEBOOKS]
    key = entry.rulebook if book == HERE else book
    parts = [
        box("name", say("club_name")),
        box("date", say("club_date"), day, DATE),
        select("book", say("game_rulebook"), choices, book),
        html('<p class="help">%s</p>', say("players_%d" % named(key).rules.players)),
        html("<h2>%s</h2>", say("game_length")),
        well("length", say("game_length"), lengths, length),
        folded(say("club_extras"), _extras(say, NONE)),
        control("begin", say("club_begin"), "main"),
    ]
    return html('<div class="club-form">%s</div>', joined(parts))


def _extras(say: Words, worth: tuple[int, int]) -> Html:
    """Draw boxes for what a chip and who is busted are worth."""
    named = zip(EXTRAS, worth)
    return joined([box(n, say("club_" + n), str(now or ""), COUNT) for n, now in named])


def extras(say: Words, worth: tuple[int, int]) -> Html:
    """Draw what an evening is played for besides, to be changed."""
    change = control("extras", say("game_change"), "second")
    inner = html('<div class="club-form">%s%s</div>', _extras(say, worth), change)
    return folded(say("club_extras"), inner)


def typed_extras(app: App, worth: tuple[int, int] = NONE) -> list[int]:
    """Give what is typed of them; worth: what they were before."""
    return [number(typed(app, n, str(now))) or 0 for n, now in zip(EXTRAS, worth)]


def _title(say: Words, entry: Entry) -> str:
    """Name the rules of the Hand screen."""
    title = say.rulebook(named(entry.rulebook))
    if entry.rules == rules_for(entry.rulebook):
        return title
    return entry.house or say("game_house", title=title)


def today(app: App) -> str:
    """Give the date."""
    return iso(app.device.new_name())[:DAY]


def as_chosen(app: App) -> Start:
    """Give the start of the evening's games, as chosen: by the rules of the Hand screen at first."""
    book, length, entry = typed(app, "book", HERE), typed(app, "length", HANCHAN), app.entry
    if book != HERE:
        return Start(("",) * named(book).rules.players, book, (), length, "", None)
    changes = [
        (option, value_text(value))
        for option, value in changes_from(rules_for(entry.rulebook), entry.rules)
    ]
    names = ("",) * entry.rules.players
    return Start(names, entry.rulebook, tuple(changes), length, entry.house, None)


def _act(app: App, action: Action) -> Outcome:
    if action.verb != "begin":
        return Outcome(app, ())
    club, seed = state_of(app).club, app.device.new_name()
    id_ = fresh("e", [each.id for each in club.evenings], seed)
    name, date = typed(app, "name"), typed(app, "date", today(app))
    begun = Evening(id_, name, date, as_chosen(app), (), (), *typed_extras(app))
    found = with_evening(club, begun)
    if isinstance(found, Problem):
        return refused(app, found)
    return changed(opened(app, "evening/%s/players" % id_), found, "", DONE)


def _regions(app: App) -> tuple[Region, ...]:
    book, length = typed(app, "book", HERE), typed(app, "length", HANCHAN)
    made_from = (app.say, today(app), app.entry, book, length)
    return (Region(ROOM, CLUB, made_from, _new),)


PAGE = Page(lambda app: app.say("club_new"), lambda app: "", _act, _regions, as_form)
