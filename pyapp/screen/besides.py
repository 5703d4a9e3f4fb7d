"""What a game's result has besides places and points, in the players' words."""

from ..game.ending import CHOMBO, PENALTY, STICKS, YAKITORI, ending
from ..game.game import Game
from ..words.words import Words

NAMED = (STICKS, CHOMBO, PENALTY, YAKITORI)  # what no score at the table shows


def besides(say: Words, game: Game) -> list[str]:
    """Say what moved final points of which the scores tell nothing, and which sticks are left."""
    lines = []
    for each in ending(game).standings:
        items = [item for item in each.items if item.id in NAMED]
        told = ["%s %s" % (say("item_" + item.id), say.thousands(item.points)) for item in items]
        name = game.start.names[each.seat]
        lines += [say("log_worth", name=name, worth=say.listed(told))] if told else []
    if game.sticks:
        left = say.number(game.sticks)
        lines.append(say("log_worth", name=say("game_adjust_sticks"), worth=left))
    return lines
