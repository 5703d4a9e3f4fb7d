"""How a game begins: names in turn order, rulebook and length, all of which have a default; and
where it stands if it is under way.
"""

from typing import Any

from ....game.events import HANCHAN, TONPUUSEN, Snapshot, Start
from ....game.game import Game, most_deals
from ....game.legal import rules_of
from ....riichi.free_text import visible
from ....riichi.problem import problem
from ....riichi.rulebooks import RULEBOOKS, Rulebook, named
from ....riichi.rules import Rules
from ....riichi.seats import all_seats
from ....riichi.settle import STICK_POINTS
from ....riichi.text import Entry
from ....words.words import Words
from ...action import GAME, asking
from ...html import NOTHING, Html, html, joined
from ...problems import problem_text
from ..controls import (
    COUNT,
    POINTS,
    Choice,
    field,
    framed,
    help_html,
    list_html,
    options,
    output_html,
    radios,
    record_foot,
    switch,
    text_button,
    toggles,
    wind_badge,
)
from ..seats import numbers, toggled, whole
from ..sentences import dealt_text
from ..state import House, StartDraft, UnderWay

LENGTHS = (HANCHAN, TONPUUSEN)
FIELD = (
    '<label class="field name">%s<span class="unseen">%s</span>'
    '<input name="name%s" data-input="%s" value="%s" placeholder="%s" autocomplete="off"'
    ' autocapitalize="words" spellcheck="false"></label>'
)
SELECT = (
    '<h3 id="of-%s">%s</h3><select id="game-%s" data-do="%s" aria-labelledby="of-%s">%s</select>'
)


def new_start(house: House, waiting: tuple[Entry, str] | None = None) -> StartDraft:
    """A start with its defaults: no names yet, the rules of the Hand screen, a hanchan."""
    key, changes, name = house
    start = Start(("",) * named(key).rules.players, key, changes, HANCHAN, name, None)
    return StartDraft(start, None, house, waiting, False)


def start_of(game: Game) -> StartDraft:
    """The draft that changes the names and rules of the open game."""
    start, at = game.start, game.start.at
    under_way = None
    if at:
        scores = tuple([str(score) for score in at.scores])
        under_way = UnderWay(at.hand, str(at.honba), str(at.sticks), scores, at.won)
    return StartDraft(start, under_way, house_of(start), None, True)


def brought_up(draft: StartDraft, old: Game, new: Game) -> StartDraft:
    """The draft that changes an open game which another tab has changed meanwhile: what is not
    changed here is as it is there.
    """
    if not draft.changes:
        return draft
    three = (draft, start_of(old), start_of(new))
    names = tuple([_newer(*each) for each in zip(*[each.start.names for each in three])])
    key, changes, house = _newer(*[house_of(each.start) for each in three])
    length = _newer(*[each.start.length for each in three])
    under_way = _newer(*[each.under_way for each in three])
    start = Start(names, key, changes, length, house, None)
    return StartDraft(start, under_way, house_of(new.start), None, True)


def _newer(mine: Any, was: Any, now: Any) -> Any:
    """What another tab has made of something, unless it was changed here."""
    return now if mine == was else mine


def same_players(game: Game) -> StartDraft:
    """A new game with the players and rules of this one."""
    return drafted(game.start._replace(at=None))


def drafted(start: Start) -> StartDraft:
    """A new game that begins so."""
    return StartDraft(start, None, house_of(start), None, False)


def house_of(start: Start) -> House:
    """The rules of a start, with what they are called."""
    return start.rulebook, start.changes, start.house


def typed_start(draft: StartDraft, fields: dict[str, str]) -> StartDraft:
    """The draft with what stands in its fields."""
    names = [
        visible(fields.get("name%d" % seat, old)).strip()
        for seat, old in enumerate(draft.start.names)
    ]
    at = draft.under_way
    if at:
        scores = [fields.get("score%d" % seat, old) for seat, old in enumerate(at.scores)]
        honba, sticks = fields.get("honba", at.honba), fields.get("sticks", at.sticks)
        at = at._replace(honba=honba, sticks=sticks, scores=tuple(scores))
    return draft._replace(start=draft.start._replace(names=tuple(names)), under_way=at)


def change_start(draft: StartDraft, verb: str, what: str) -> StartDraft:
    """The draft after an action; one that cannot be changes nothing.

    A name more stays with the draft where fewer play, so that it is there when all play again.
    """
    start, at = draft.start, draft.under_way
    players = len(shown_names(draft))
    if verb == "book" and what in [book.key for book in books(draft)]:
        more = named(what).rules.players - len(start.names)
        start = start._replace(names=start.names + ("",) * more)
        changes, name = draft.house[1:] if what == draft.house[0] else ((), "")
        start = start._replace(rulebook=what, changes=changes, house=name)
    elif verb == "length" and what in LENGTHS:
        start = start._replace(length=what)
    elif verb == "underway":
        at = None if at else UnderWay(0, "", "", ("",) * len(start.names), ())
    elif at and verb == "deal":
        at = at._replace(hand=whole(what) or 0)
    elif at and verb == "won" and whole(what) in all_seats(players):
        at = at._replace(won=toggled(at.won, int(what)))
    draft = draft._replace(start=start, under_way=at)
    if at and len(shown_names(draft)) != players:  # the deals and winners were of others
        more = len(start.names) - len(at.scores)
        at = at._replace(hand=0, scores=at.scores + ("",) * more, won=())
    elif at and at.hand not in deals(draft):
        at = at._replace(hand=0)
    return draft._replace(under_way=at)


def deals(draft: StartDraft) -> tuple[int, ...]:
    """The deals that the game can have."""
    rules = draft_rules(draft)
    return tuple(range(most_deals(draft.start.length, rules))) if rules else ()


def draft_rules(draft: StartDraft) -> Rules | None:
    """The rules of the game, None where the house rules are none."""
    rules = rules_of(draft.start._replace(names=("",) * len(shown_names(draft)), at=None))
    return rules if isinstance(rules, Rules) else None


def books(draft: StartDraft) -> list[Rulebook]:
    """The rulebooks to choose from: those of an open game are for as many as play it."""
    players = len(draft.start.names)
    return [each for each in RULEBOOKS if not draft.changes or each.rules.players == players]


def shown_names(draft: StartDraft) -> tuple[str, ...]:
    """The names of as many as the rulebook says."""
    return draft.start.names[: named(draft.start.rulebook).rules.players]


def entered_names(say: Words, draft: StartDraft) -> tuple[str, ...]:
    """The names as entered; who has none is called by a number, as a wind goes on to another."""
    return tuple([name or _unnamed(say, seat) for seat, name in enumerate(shown_names(draft))])


def _unnamed(say: Words, seat: int) -> str:
    return say("game_unnamed", n=seat + 1)


def entered_start(say: Words, draft: StartDraft) -> Start | str:
    """The start as entered, or the text that is no number."""
    names, at = entered_names(say, draft), draft.under_way
    if not at:
        return draft.start._replace(names=names, at=None)
    found = numbers((at.honba, at.sticks) + at.scores[: len(names)])
    if isinstance(found, str):
        return found
    taken = Snapshot(at.hand, found[0], found[1], found[2:], at.won)
    return draft.start._replace(names=names, at=taken)


def sum_text(say: Words, draft: StartDraft) -> str:
    """Whether the scores of a game under way add up, "" while there is a text that is no number."""
    start, rules = entered_start(say, draft), draft_rules(draft)
    if isinstance(start, str) or not start.at or not rules:
        return ""
    together = sum(start.at.scores) + start.at.sticks * STICK_POINTS
    due = rules.players * rules.end_start_return[0]
    if together == due:
        return say("game_adds_up", n=due)
    return problem_text(say, start.names, problem("total_is_off", together - due, due))


def start_sheet(say: Words, draft: StartDraft, error: str) -> Html:
    """The inside of the dialog."""
    start = draft.start
    fields = []
    for seat, name in enumerate(shown_names(draft)):
        typed = asking(GAME, "field", "name%d" % seat)
        about = (wind_badge(say, seat), say("game_name_of", wind=say.wind(seat)), seat, typed, name)
        fields.append(html(FIELD, *about, _unnamed(say, seat)))
    parts = [html('<h3>%s</h3><div class="names">%s</div>', say("game_players"), joined(fields))]
    if not draft.changes:
        parts.append(list_html([text_button("seats", say("game_draw_seats"))]))
    parts.append(_books(say, draft))
    lengths = [(length, say("game_" + length)) for length in LENGTHS]
    parts.append(radios("length", say("game_length"), "length", lengths, start.length, "two"))
    parts.append(switch("underway", say("game_under_way"), bool(draft.under_way)))
    if draft.under_way:
        parts.append(_under_way(say, draft, draft.under_way))
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
    choices = []
    for book in books(draft):
        title = say.rulebook(book)
        if book.key == house[0] and (house[1] or house[2]):
            title = house[2] or say("game_house", title=title)
        choices.append((book.key, title))
    rules = draft_rules(draft)
    points = help_html(points_line(say, rules)) if rules else NOTHING
    return joined((_select("book", say("game_rulebook"), choices, start.rulebook), points))


def _select(what: str, title: str, choices: list[Choice], now: str) -> Html:
    return html(SELECT, what, title, what, asking(GAME, what), what, options(choices, now))


def _under_way(say: Words, draft: StartDraft, at: UnderWay) -> Html:
    """Where the game stands: the deal, what lies on the table and the scores."""
    names, rules = entered_names(say, draft), draft_rules(draft)
    choices = [(str(hand), dealt_text(say, names, hand)) for hand in deals(draft)]
    select = _select("deal", say("game_round"), choices, str(at.hand))
    parts = [help_html(say("game_under_way_help")), select]
    parts.append(field("honba", say.title("honba"), at.honba, COUNT))
    parts.append(field("sticks", say("game_adjust_sticks"), at.sticks, COUNT))
    for seat, name in enumerate(names):
        parts.append(field("score%d" % seat, name, at.scores[seat], POINTS))
    parts.append(html('<p class="help">%s</p>', output_html(0, sum_text(say, draft))))
    if rules and rules.end_yakitori:
        parts.append(toggles(names, say("game_has_won"), "won", at.won))
    return joined(parts)


def points_line(say: Words, rules: Rules) -> str:
    """What a game is played for: "Start 30,000, return 30,000, uma +15 +5 −5 −15, oka 0"."""
    begin, back = rules.end_start_return
    uma = say("game_floating")
    if not isinstance(rules.end_uma, str):
        uma = " ".join([say.signed(each) for each in rules.end_uma])
    return say("game_points_line", start=begin, back=back, uma=uma, oka=rules.end_oka)
