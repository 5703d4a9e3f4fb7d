"""A sheet on which an event is entered: at the end of the log, or at a place in it."""

from ....game.game import Game
from ....words.words import Words
from ...action import GAME, asking
from ...html import NOTHING, Html, html, joined
from ..controls import framed, options, record_foot
from ..sentences import deal
from ..state import Draft, name_of, offers

# The kinds of entry, and what a game offers them as.
KINDS = (
    ("riichi", "riichi"),
    ("win", "ron"),
    ("draw", "draw"),
    ("abortive", "abortive"),
    ("chombo", "chombo"),
    ("penalty", "penalty"),
    ("adjust", "adjustment"),
)
NAMES = {"win": "game_win", "draw": "game_draw_title"}
KIND = '<label class="field"><span>%s</span><select id="game-kind" data-do="%s">%s</select></label>'


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of entry that can be next in a game."""
    return tuple([kind for kind, offer in KINDS if offers(game, offer) is not None])


def kind_name(say: Words, kind: str) -> str:
    """What a kind of entry is called."""
    return say.title(kind) if kind == "riichi" else say(NAMES.get(kind, "game_" + kind))


def entry_sheet(say: Words, game: Game, draft: Draft, title: str, inner: Html, error: str) -> Html:
    """The inside of the dialog; game: the one in which it happens. In the log it can become an
    entry of another kind.
    """
    place = draft.place
    record, head = say("game_record"), NOTHING
    if place:
        record = say("game_change") if place.instead else record
        title = say("game_title_at", title=title, deal=deal(say, game, game.hand))
        choices = options([(each, kind_name(say, each)) for each in kinds(game)], name_of(draft))
        head = html(KIND, say("game_kind"), asking(GAME, "kind"), choices)
    return framed(say, title, joined((head, inner)), record_foot(record, error))
