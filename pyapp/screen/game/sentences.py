"""Events, transfers and refusals of a game in the players' words."""

from typing import Sequence

from ...game.events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Refused,
    Riichi,
    Start,
    Win,
    Won,
)
from ...game.game import Game, Played
from ...game.legal import tenpai_seats
from ...riichi.points import Value
from ...riichi.rulebooks import named
from ...riichi.seats import round_and_dealer
from ...words.words import Words
from ..answer.amounts import han_and_fu, short_limit, worth
from ..html import Html
from ..problems import Names, listed, problem_text
from ..script import parts_whole


def deal(say: Words, game: Game, hand: int) -> str:
    """The name of a deal of the game: "East 2"."""
    return deal_name(say, *round_and_dealer(hand, len(game.seats)))


def deal_of(say: Words, game: Game, step: Played | Game) -> str:
    """The name of the deal in which something happened, or is now, with its honba: "East 2, 1 honba"."""
    title = deal(say, game, step.hand)
    honba = step.honba
    return say("log_deal", deal=title, honba=say("n_honba", n=honba)) if honba else title


def deal_name(say: Words, turn: int, dealer: int) -> str:
    """The name of a deal by its round and dealer."""
    return say("game_deal", wind=say.wind(turn), n=dealer + 1)


def gone_on_text(say: Words, old: Game, game: Game) -> str:
    """How a game went on elsewhere, and to which hand what is entered over it belongs now."""
    longer = len(game.log) > len(old.log)
    event = event_text(say, game, game.log[-1].event) if longer else say("game_a_change")
    told = [say("game_meanwhile", event=event)]
    if game.over:
        told.append(say("game_over_" + game.over))
    elif (game.hand, game.honba) != (old.hand, old.honba):
        told.append(say("game_entered_for", deal=deal_of(say, game, game)))
    return say.chained("sentences", told)


def about(say: Words, game: Game) -> str:
    """What is played: "WRC 2015, East and South", and from where on if it was under way."""
    start = game.start
    told = {"rules": rules_name(say, start), "length": say("game_" + start.length)}
    if start.at:
        return say("log_start_at", deal=deal(say, game, start.at.hand), **told)
    return say("log_start", **told)


def begun_text(say: Words, game: Game) -> str:
    """Who deals as the game begins here."""
    if game.start.at:
        return dealt_text(say, game.start.names, game.hand)
    return say("game_begun", name=game.start.names[0])


def dealt_text(say: Words, names: Names, hand: int) -> str:
    """Who deals a deal: "South 2: Bob deals"."""
    turn, dealer = round_and_dealer(hand, len(names))
    return say("game_dealt", deal=deal_name(say, turn, dealer), name=names[dealer])


def rules_name(say: Words, start: Start) -> str:
    """What the rules of a game are called."""
    return start.house or say.rulebook(named(start.rulebook))


def event_text(say: Words, game: Game, event: Event) -> str:
    """What happened, in a line: "Bob: ron from Dee"."""
    names = game.start.names
    if isinstance(event, Start):
        return say("game_start_edit")
    if isinstance(event, Riichi):
        return say("log_riichi", name=names[event.seat])
    if isinstance(event, Win):
        winners = listed(say, names, [won.seat for won in event.wins])
        if event.discarder is None:
            return say("log_tsumo", names=winners)
        return say("log_ron", names=winners, payer=names[event.discarder])
    if isinstance(event, ExhaustiveDraw):
        return say("log_then", first=say("game_draw_title"), then=_ready(say, game, event))
    if isinstance(event, AbortiveDraw):
        return say("log_abortive", kind=say("game_" + event.kind))
    if isinstance(event, Chombo):
        return say("log_chombo", name=names[event.seat])
    if isinstance(event, Penalty):
        text = say("log_penalty", name=names[event.seat], n=event.points)
        return say("log_then", first=text, then=event.reason) if event.reason else text
    if isinstance(event, Adjustment):
        why = event.reason
        return say("log_adjust_why", reason=why) if why else say("game_adjust")
    return say("log_stop")


def headline(say: Words, game: Game, event: Event) -> tuple[str, str]:
    """What happened in a word or two, and what is to be known of it beside the points that moved:
    "Ron" and "3 han 40 fu".
    """
    names = game.start.names
    if isinstance(event, Win):
        each = named_worth if len(event.wins) > 1 else worth_text
        worths = say.listed([each(say, game, won) for won in event.wins])
        return say.title("tsumo" if event.discarder is None else "ron"), worths
    if isinstance(event, Riichi):
        return say.title("riichi"), ""
    if isinstance(event, ExhaustiveDraw):
        return say("game_draw_title"), _ready(say, game, event)
    if isinstance(event, AbortiveDraw):
        return say("game_abortive"), say("game_" + event.kind)
    if isinstance(event, Chombo):
        return say("game_chombo"), names[event.seat]
    if isinstance(event, Penalty):
        points = say.signed(-event.points)
        return say("game_penalty"), say("log_worth", name=names[event.seat], worth=points)
    if isinstance(event, Adjustment):
        return say("game_adjust"), event.reason
    return event_text(say, game, event), ""


def _ready(say: Words, game: Game, event: ExhaustiveDraw) -> str:
    """Who was tenpai when the wall ran out, and who has nagashi mangan."""
    names, ready = game.start.names, tenpai_seats(event, game.rules)
    text = say("log_tenpai", names=listed(say, names, ready)) if ready else say("log_noten")
    if event.nagashi:
        nagashi = say("log_nagashi", names=listed(say, names, event.nagashi))
        text = say("log_then", first=text, then=nagashi)
    return text


def worth_text(say: Words, game: Game, won: Won) -> str:
    """The worth of a winner's hand: "3 han 40 fu"."""
    return worth(say, won.value(game.rules))


def named_worth(say: Words, game: Game, won: Won) -> str:
    """The winner too: "Bob: 3 han 40 fu"."""
    return say("log_worth", name=game.start.names[won.seat], worth=worth_text(say, game, won))


def unbroken(say: Words, game: Game, wins: "Sequence[Won]", text: str) -> Html:
    """A text that tells what some hands are worth, each limit, and han with fu, in one line."""
    values = [won.value(game.rules) for won in wins]
    return parts_whole(text, [part for value in values for part in worth_parts(say, value)])


def worth_parts(say: Words, value: Value) -> list[str]:
    """What a worth is told in: "4 han 30 fu", "mangan"."""
    return [part for part in (han_and_fu(say, value), short_limit(say, value)) if part]


def gains(say: Words, before: Game, after: Game) -> str:
    """What everybody gained from a game to a later one: "Ann +3,900 and Bob −3,900"."""
    parts = []
    for seat, name in enumerate(after.start.names):
        change = after.scores[seat] - before.scores[seat]
        if change:
            parts.append("%s %s" % (name, say.signed(change)))
    return say.listed(parts)


def refusal(say: Words, names: Names, refused: Refused, event: "Event | None" = None) -> str:
    """Everything that is wrong with the event that was refused."""
    wrong = [problem_text(say, names, each, event) for each in refused.problems]
    return say.chained("sentences", wrong)


def refused_later(say: Words, game: Game, step: Played, refused: Refused) -> str:
    """The refusal of a changed log: which of the entries that follow cannot be any more."""
    why = refusal(say, game.start.names, refused, step.event)
    over = refused.problems[0]
    if over.id == "game_over":
        why = say("game_over_" + str(over.detail[0]))
    event = event_text(say, game, step.event)
    return say("cannot_at", event=event, deal=deal_of(say, game, step), why=why)
