"""A new evening: its name, its day, and by which rules its games are played."""

from ...club.evenings import with_evening
from ...club.records import Evening, for_evening
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
LAST = "last"  # those of the last evening, where they are its own
DAY = 10  # characters of a date
EXTRAS = ("chip", "prize")  # fields of an evening
NONE = (0, 0)


def _new(say: Words, day: str, entry: Entry, last: Start | None, book: str, length: str) -> Html:
    """Draw the form; last: how games of the last evening began."""
    lengths = [(each, say("game_" + each)) for each in (HANCHAN, TONPUUSEN)]
    plain = entry.rules == rules_for(entry.rulebook)
    title = _title(say, entry.rulebook, plain, entry.house)
    choices = [(HERE, say("club_rules_here", rules=title))]
    choices += [(each.key, book_name(say, each)) for each in RULEBOOKS]
    if last and last.changes:
        choices.insert(0, (LAST, _title(say, last.rulebook, False, last.house)))
    key = entry.rulebook if book == HERE else last.rulebook if last and book == LAST else book
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


def _title(say: Words, key: str, plain: bool, house: str) -> str:
    """Name the rules of a rulebook, as it has them or changed by a house."""
    title = say.rulebook(named(key))
    return title if plain else house or say("game_house", title=title)


def today(app: App) -> str:
    """Give the date."""
    return iso(app.device.new_name())[:DAY]


def _last(app: App) -> Start | None:
    """Give how games of the last evening began; None before the first one."""
    evenings = state_of(app).club.evenings
    return evenings[-1].start if evenings else None


def _chosen(app: App) -> "tuple[str, str]":
    """Give the rules that are chosen and the length, at first those of the last evening."""
    last = _last(app)
    book = HERE if not last else LAST if last.changes else last.rulebook
    return typed(app, "book", book), typed(app, "length", last.length if last else HANCHAN)


def as_chosen(app: App) -> Start:
    """Give the start of the evening's games, as chosen."""
    (book, length), entry, last = _chosen(app), app.entry, _last(app)
    if book == LAST and last:
        return last._replace(length=length)
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
    id_ = for_evening(club.evenings, seed)
    name, date = typed(app, "name"), typed(app, "date", today(app))
    begun = Evening(id_, name, date, as_chosen(app), (), (), *typed_extras(app))
    found = with_evening(club, begun)
    if isinstance(found, Problem):
        return refused(app, found)
    return changed(opened(app, "evening/%s/players" % id_), found, "", DONE)


def _regions(app: App) -> tuple[Region, ...]:
    made_from = (app.say, today(app), app.entry, _last(app)) + _chosen(app)
    return (Region(ROOM, CLUB, made_from, _new),)


PAGE = Page(lambda app: app.say("club_new"), lambda app: "", _act, _regions, as_form)
