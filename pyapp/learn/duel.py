"""A duel by link: the seed of ten hands, the rules, and how somebody did, as text.

tenbou-duel 1 seed:k3x9 rules:tenhou right:1101110111 seconds:83
"""

from typing import NamedTuple

from ..riichi.problem import Problem, problem
from ..riichi.rules import whole_number
from ..riichi.text import EMPTY, Entry, TextError, format_entry, parse_entry

NAME, VERSION = "tenbou-duel", "1"
ASKED = 10
LONGEST = 3000
LONGEST_SEED = 12
SEED_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_SECONDS = 9999


class Duel(NamedTuple):
    """What is asked, under which rules, and the result: () and 0 seconds before it is played."""

    seed: str
    under: Entry
    right: tuple[bool, ...]
    seconds: int


def format_duel(duel: Duel, space: str = " ") -> str:
    """Write the duel as text; a link takes space=","."""
    words = [NAME, VERSION, "seed:" + duel.seed]
    rules = format_entry(_bare(duel.under))
    if rules:
        words.extend(rules.split(" "))
    if duel.right:
        words.append("right:" + "".join(["1" if each else "0" for each in duel.right]))
        words.append("seconds:%d" % duel.seconds)
    return space.join(words)


def _bare(entry: Entry) -> Entry:
    """Keep the rules of an entry, without its hand."""
    return entry._replace(hand=EMPTY.hand, situation=EMPTY.situation, by=EMPTY.by)


def parse_duel(text: str) -> Duel | Problem:
    """Read the duel of a text; "newer_version" or "damaged" when it is none."""
    words = text.replace(",", " ").split(" ") if len(text) <= LONGEST else []
    if words[:1] != [NAME] or len(words) < 3:
        return problem("damaged")
    if words[1] != VERSION:
        newer = whole_number(words[1], 6)
        return problem("newer_version", newer) if newer and newer > 1 else problem("damaged")
    said: dict[str, str] = {}
    rules: list[str] = []
    for word in words[2:]:
        name, _colon, value = word.partition(":")
        if name in ("seed", "right", "seconds"):
            said[name] = value
        else:
            rules.append(word)
    duel = _duel(said, parse_entry(" ".join(rules)))
    # What says anything else, or the same in another way, was not written here.
    return duel if duel and format_duel(duel) == " ".join(words) else problem("damaged")


def _duel(said: dict[str, str], under: Entry | TextError) -> Duel | None:
    """Put a duel together of what its words say; None where one of them cannot be."""
    seed, right, seconds = said.get("seed", ""), said.get("right", ""), said.get("seconds", "0")
    spent = whole_number(seconds, len(str(MOST_SECONDS)))
    if isinstance(under, TextError) or spent is None or spent < 0:
        return None
    if not 0 < len(seed) <= LONGEST_SEED or seed.strip(SEED_LETTERS):
        return None
    if len(right) not in (0, ASKED) or right.strip("01"):
        return None
    return Duel(seed, _bare(under), tuple([each == "1" for each in right]), spent)
