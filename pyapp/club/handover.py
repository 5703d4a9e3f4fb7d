"""Handing over a game that goes on: its text with an identity, and two copies compared.

    tenbou-handed 1 k3f9xw2mab7c4d1e2f3a
    tenbou-game 2
    start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
    riichi B
    end 2 2c8b07d5

Who takes a game over has a copy. An identity is random letters, the same in all copies, and a sum
of them with the start: names alone would take one evening's game for another's. Of two copies with
the same beginning the longer is all of it; two that went apart are never put together.
"""

from typing import NamedTuple

from ..game.events import Refused
from ..game.game import Game
from ..game.notation import format_event
from ..game.saved import dump, load
from ..kept.codec import checksum, version_of
from ..learn.dice import Dice
from ..riichi.problem import Problem, problem
from .records import LETTERS

NAME = "tenbou-handed"
VERSION = 1
RANDOM = 12  # letters of an identity, before the 8 of its sum

SAME, AHEAD, BEHIND, APART, OTHER = "same", "ahead", "behind", "apart", "other"


class Handed(NamedTuple):
    """A game with its identity: only the random letters."""

    identity: str
    game: Game


def new_identity(seed: str) -> str:
    """Make an identity from what no other device has: the time in milliseconds, a random number."""
    dice = Dice(seed)
    return "".join([dice.pick(LETTERS) for _ in range(RANDOM)])


def dump_handed(handed: Handed) -> str:
    """Write a game to be handed over."""
    identity, game = handed
    word = identity + _sum(identity, game)
    return "%s %d %s\n%s" % (NAME, VERSION, word, dump(game.events))


def load_handed(text: str) -> Handed | Problem:
    """Read what `dump_handed` wrote, or say why nothing of it can be used.

    Problems: "other_kind", "newer_version", "damaged", and those of game/saved.py.
    """
    head, _newline, rest = text.partition("\n")
    kind, _blank, word = head.rstrip("\r").rpartition(" ")
    version = version_of(NAME, VERSION, kind)
    if isinstance(version, Problem):
        return version
    game = load(rest)
    if isinstance(game, Refused):
        return game.problems[0]
    identity = word[:RANDOM]
    if len(identity) < RANDOM or [each for each in identity if each not in LETTERS]:
        return problem("damaged")
    if word[RANDOM:] != _sum(identity, game):
        return problem("damaged")
    return Handed(identity, game)


def _sum(identity: str, game: Game) -> str:
    return checksum([identity, format_event(game.start)])


class Compared(NamedTuple):
    """How a copy that came stands to mine.

    how: SAME; AHEAD: it goes on where mine ends; BEHIND: mine goes on; APART: both went on; OTHER:
    they are two games. alike: how many events both begin with, the start among them. mine, theirs:
    the lines of the events after these.
    """

    how: str
    alike: int
    mine: tuple[str, ...]
    theirs: tuple[str, ...]


def compared(mine: Handed, theirs: Handed) -> Compared:
    """Compare a copy that came with mine."""
    if mine.identity != theirs.identity:
        return Compared(OTHER, 0, (), ())
    ours = [format_event(event) for event in mine.game.events]
    others = [format_event(event) for event in theirs.game.events]
    alike = 0
    while alike < min(len(ours), len(others)) and ours[alike] == others[alike]:
        alike += 1
    ends = (tuple(ours[alike:]), tuple(others[alike:]))
    if ends[0]:
        return Compared(APART if ends[1] else BEHIND, alike, *ends)
    return Compared(AHEAD if ends[1] else SAME, alike, *ends)
