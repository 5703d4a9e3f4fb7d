"""Handing over a game that goes on: its text with its identity, and two copies compared.

    tenbou-handed 1 202611241930060714232c8b07d5
    tenbou-game 2
    start rules:wrc-2015 hanchan names:Ann,Bob,Cid,Dee
    riichi B
    end 2 2c8b07d5

Who takes a game over has a copy. An identity is the name under which all copies are kept, from the
moment at which the first was begun, and a sum of it with the start: names alone would take one
evening's game for another's. Of two copies with the same beginning the longer is all of it; two
that went apart are never put together.
"""

from typing import NamedTuple

from ..game.events import Refused
from ..game.game import Game
from ..game.notation import format_event
from ..game.saved import load
from ..kept.codec import checksum, version_of
from ..riichi.problem import Problem, problem

NAME = "tenbou-handed"
VERSION = 1
FEWEST, MOST = 17, 32  # digits of an identity
SUM = 8  # digits of the sum behind it

SAME, AHEAD, BEHIND, APART, OTHER = "same", "ahead", "behind", "apart", "other"


class Handed(NamedTuple):
    """A game with its identity: "" of a file that says none."""

    identity: str
    game: Game


def dump_handed(identity: str, game: Game, text: str) -> str:
    """Write a game to be handed over; text: that of the game."""
    return "%s %d %s\n%s" % (NAME, VERSION, identity + _sum(identity, game), text)


def load_handed(text: str) -> Handed | Problem:
    """Read what `dump_handed` wrote, or the text of a game alone, or say why nothing of it can be
    used.

    Problems: "newer_version", "damaged", and those of game/saved.py.
    """
    # MicroPython's strip strips bytes and may cut another character in two.
    head, _newline, rest = (text[1:] if text[:1] == "\ufeff" else text).partition("\n")
    kind, _blank, word = head.rstrip("\r").rpartition(" ")
    if kind.partition(" ")[0] != NAME:
        game = load(text)
        return game.problems[0] if isinstance(game, Refused) else Handed("", game)
    version = version_of(NAME, VERSION, kind)
    if isinstance(version, Problem):
        return version
    game = load(rest)
    if isinstance(game, Refused):
        return game.problems[0]
    identity = word[:-SUM]
    known = FEWEST <= len(identity) <= MOST and not identity.strip("0123456789")
    if not known or word[-SUM:] != _sum(identity, game):
        return problem("damaged")
    return Handed(identity, game)


def _sum(identity: str, game: Game) -> str:
    return checksum([identity, format_event(game.start)])


class Compared(NamedTuple):
    """How a copy that came stands to mine.

    how: SAME; AHEAD: it goes on where mine ends; BEHIND: mine goes on; APART: both went on; OTHER:
    there is none of it. alike: how many events both begin with, the start among them.
    """

    how: str
    alike: int


def compared(mine: Game | None, theirs: Game) -> Compared:
    """Compare a copy that came with mine, None where there is none of the same identity."""
    if mine is None:
        return Compared(OTHER, 0)
    ours = [format_event(event) for event in mine.events]
    others = [format_event(event) for event in theirs.events]
    alike = 0
    while alike < min(len(ours), len(others)) and ours[alike] == others[alike]:
        alike += 1
    if alike < len(ours):
        return Compared(APART if alike < len(others) else BEHIND, alike)
    return Compared(AHEAD if alike < len(others) else SAME, alike)
