"""How a game begins: names in turn order, rulebook and length; all of it has a default."""

from ....game.events import HANCHAN, TONPUUSEN, Start
from ....game.game import Game
from ....game.legal import rules_of
from ....riichi.free_text import LONGEST_NAME, clean
from ....riichi.rulebooks import RULEBOOKS, Rulebook, named
from ....riichi.rules import Rules
from ....riichi.text import Entry
from ....words.words import Words
from ...action import GAME, asking
from ...html import NOTHING, Html, html, joined
from ..controls import framed, help_html, list_html, radios, record_foot, text_button, wind_badge
from ..state import House, StartDraft

LENGTHS = (HANCHAN, TONPUUSEN)
FIELD = (
    '<label class="field name">%s<span class="unseen">%s</span>'
    '<input name="name%s" value="%s" placeholder="%s" maxlength="16" autocomplete="off"'
    ' autocapitalize="words" spellcheck="false"></label>'
)
BOOKS = (
    '<h3 id="of-book">%s</h3>'
    '<select id="game-book" data-do="%s" aria-labelledby="of-book">%s</select>%s'
)


def new_start(house: House, waiting: tuple[Entry, str] | None = None) -> StartDraft:
    """A start with its defaults: no names yet, the rules of the Hand screen, a hanchan."""
    key, changes, name = house
    start = Start(("",) * named(key).rules.players, key, changes, HANCHAN, name, None)
    return StartDraft(start, house, waiting, False)


def start_of(game: Game) -> StartDraft:
    """The draft that changes the names and rules of the open game."""
    start = game.start
    return StartDraft(start, house_of(start), None, True)


def house_of(start: Start) -> House:
    """The rules of a start, with what they are called."""
    return start.rulebook, start.changes, start.house


def typed_start(draft: StartDraft, fields: dict[str, str]) -> StartDraft:
    """The draft with what stands in its fields."""
    names = [
        clean(fields.get("name%d" % seat, old), LONGEST_NAME).strip()
        for seat, old in enumerate(draft.start.names)
    ]
    return draft._replace(start=draft.start._replace(names=tuple(names)))


def change_start(draft: StartDraft, verb: str, what: str) -> StartDraft:
    """The draft after an action; one that cannot be changes nothing.

    A name more stays with the draft where fewer play, so that it is there when all play again.
    """
    start = draft.start
    if verb == "book" and what in [book.key for book in books(draft)]:
        more = named(what).rules.players - len(start.names)
        start = start._replace(names=start.names + ("",) * more)
        changes, name = draft.house[1:] if what == draft.house[0] else ((), "")
        start = start._replace(rulebook=what, changes=changes, house=name)
    elif verb == "length" and what in LENGTHS:
        start = start._replace(length=what)
    return draft._replace(start=start)


def books(draft: StartDraft) -> list[Rulebook]:
    """The rulebooks to choose from: those of an open game are for as many as play it."""
    players = len(draft.start.names)
    return [each for each in RULEBOOKS if not draft.changes or each.rules.players == players]


def shown_names(draft: StartDraft) -> tuple[str, ...]:
    """The names of as many as the rulebook says."""
    return draft.start.names[: named(draft.start.rulebook).rules.players]


def entered_start(say: Words, draft: StartDraft) -> Start:
    """The start as entered; who has no name is called by the wind of the first hand."""
    names = [name or say.wind(seat) for seat, name in enumerate(shown_names(draft))]
    return draft.start._replace(names=tuple(names))


def start_sheet(say: Words, draft: StartDraft, error: str) -> Html:
    """The inside of the dialog."""
    start = draft.start
    fields = []
    for seat, name in enumerate(shown_names(draft)):
        badge, wind = wind_badge(say, seat), say.wind(seat)
        fields.append(html(FIELD, badge, say("game_name_of", wind=wind), seat, name, wind))
    parts = [html('<h3>%s</h3><div class="names">%s</div>', say("game_players"), joined(fields))]
    parts.append(_books(say, draft))
    lengths = [(length, say("game_" + length)) for length in LENGTHS]
    parts.append(radios("length", say("game_length"), "length", lengths, start.length, "two"))
    if draft.waiting:
        parts.append(help_html(say("game_waiting_hand")))
    if not draft.changes:
        parts.append(list_html([text_button("games", say("game_all_games"))]))
    title = say("game_start_edit" if draft.changes else "game_start_title")
    record = say("game_record" if draft.changes else "game_begin")
    return framed(say, title, joined(parts), record_foot(record, error))


def _books(say: Words, draft: StartDraft) -> Html:
    """The rulebook, the Hand screen's house rules with theirs, and the points it plays for."""
    start, house = draft.start, draft.house
    options = []
    for book in books(draft):
        title = say.rulebook(book)
        if book.key == house[0] and (house[1] or house[2]):
            title = house[2] or say("game_house", title=title)
        chosen = Html(" selected") if book.key == start.rulebook else NOTHING
        options.append(html('<option value="%s"%s>%s</option>', book.key, chosen, title))
    rules = rules_of(start._replace(names=shown_names(draft)))
    points = help_html(points_line(say, rules)) if isinstance(rules, Rules) else NOTHING
    return html(BOOKS, say("game_rulebook"), asking(GAME, "book"), joined(options), points)


def points_line(say: Words, rules: Rules) -> str:
    """What a game is played for: "Start 30,000, return 30,000, uma +15 +5 −5 −15, oka 0"."""
    begin, back = rules.end_start_return
    uma = say("game_floating")
    if not isinstance(rules.end_uma, str):
        uma = " ".join([say.signed(each) for each in rules.end_uma])
    return say("game_points_line", start=begin, back=back, uma=uma, oka=rules.end_oka)
