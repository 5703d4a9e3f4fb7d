"""The same hand under every rulebook, with the options that make the difference."""

from typing import NamedTuple

from .hand import Hand, Meld, Situation, red_copies, seen_tiles
from .options import OPTIONS
from .payments import pay_text
from .rulebooks import RULEBOOKS, rules_for
from .rules import Rules
from .score import Outcome, Score, score
from .tiles import COPIES, KIND_OF, RED_FIVES, Tile

# The groups of options that can change what a hand is worth.
SCORING = ("yaku", "limit", "fu", "dora", "pay", "house")


class Comparison(NamedTuple):
    """What a rulebook makes of the hand; options: ids that change it, () when nothing does."""

    rulebook: str
    outcome: Outcome
    options: tuple[str, ...]


def compare(hand: Hand, situation: Situation, by: str, rules: Rules) -> tuple[Comparison, ...]:
    """Score the hand under each rulebook for as many players, and compare with what `rules` make of
    it.

    The way from `rules` to the rulebook is walked option by option, and every option at
    which the result changes is named.
    """
    here = worth(_scored(hand, situation, by, rules))
    found: list[Comparison] = []
    for book in RULEBOOKS:
        theirs = rules_for(book.key)
        if theirs.players != rules.players:
            continue  # another game, with another set of tiles
        outcome = _scored(hand, situation, by, theirs)
        same = worth(outcome) == here
        options = () if same else deciding_options(hand, situation, by, rules, theirs)
        found.append(Comparison(book.key, outcome, options))
    return tuple(found)


def deciding_options(
    hand: Hand, situation: Situation, by: str, rules: Rules, others: Rules
) -> tuple[str, ...]:
    """Name the options at which the result changes on the way from `rules` to `others`."""
    before = worth(_scored(hand, situation, by, rules))
    found: list[str] = []
    for option in OPTIONS:
        choice = getattr(others, option.id)
        if option.group not in SCORING or getattr(rules, option.id) == choice:
            continue
        rules = rules._replace(**{option.id: choice})
        after = worth(_scored(hand, situation, by, rules))
        if after != before:
            found.append(option.id)
        before = after
    return tuple(found)


def _scored(hand: Hand, situation: Situation, by: str, rules: Rules) -> Outcome:
    return score(*with_reds_of(hand, situation, rules), by, rules)


def with_reds_of(hand: Hand, situation: Situation, rules: Rules) -> tuple[Hand, Situation]:
    """Take the same hand out of the rulebook's set: a five is red once no plain one is left.

    Which of the four is red nobody said; one in the hand, before one among the indicators.
    """
    seen = seen_tiles(hand, situation)
    for red in RED_FIVES if rules.yaku_red_fives else ():
        plain, most = KIND_OF[red], red_copies(red, rules)
        for _ in range(min(seen.count(plain) + most - COPIES, most - seen.count(red))):
            hand, situation = with_one_red(hand, situation, plain, red)
    return hand, situation


def with_one_red(
    hand: Hand, situation: Situation, plain: Tile, red: Tile
) -> tuple[Hand, Situation]:
    """Turn one five red: of the hand before one of its calls, of these before the winning tile."""
    parts = [hand.concealed] + [meld.tiles for meld in hand.melds]
    parts.append(() if hand.winning is None else (hand.winning,))
    parts.extend([situation.indicators, situation.ura])
    for place, tiles in enumerate(parts):
        if plain in tiles:
            at = tiles.index(plain)  # behind the red ones, so the tiles stay sorted
            parts[place] = tiles[:at] + (red,) + tiles[at + 1 :]
            break
    melds = tuple([Meld(meld.call, parts[1 + n]) for n, meld in enumerate(hand.melds)])
    winning, indicators, ura = parts[-3:]
    won = hand._replace(concealed=parts[0], melds=melds, winning=winning[0] if winning else None)
    return won, situation._replace(indicators=indicators, ura=ura)


def worth(outcome: Outcome) -> tuple[object, ...]:
    """Give what two results must share to count as the same: value, yaku and payments."""
    if not isinstance(outcome, Score):
        return (outcome.problems,)
    yaku = tuple((hit.id, hit.han, hit.yakuman) for hit in outcome.yaku)
    return (outcome.value, yaku, pay_text(outcome.payments))
