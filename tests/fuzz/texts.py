"""Texts for a hand: what a link, the notation box or a damaged device may hold."""

from random import Random

from pyapp.check.hands import sums
from pyapp.riichi.hand import RON, TSUMO
from pyapp.riichi.options import OPTIONS
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import value_text
from pyapp.riichi.score import Score, score
from pyapp.riichi.text import Entry, TextError, format_entry, parse_entry
from pyapp.riichi.waits import waits
from tests.proof.random_hands import random_sample
from tests.spoken import words

from .trial import Trial, odd_text, timed

SAY = words()
WORDS = (
    *("riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "robs_closed_kan", "last_tile"),
    *("nuki:0", "nuki:2", "nuki:4", "nuki:5", "nuki:99", "robs_nuki", "rules:tenhou-sanma"),
    *("first_turn", "ron", "tsumo", "seat:E", "seat:n", "round:S", "honba:3", "sticks:12", "+5m"),
    *(
        "dora",
        "ura:",
        "seat:",
        "nuki:",
        "riichi:0",
        "ippatsu:no",
        "honba:-1",
        "seat:ſ",
        "chow:123m",
        "=",
    ),
)
NAMES = (
    "dora",
    "ura",
    "chii",
    "pon",
    "kan",
    "ankan",
    "daiminkan",
    "kakan",
    "seat",
    "honba",
    "rules",
)


def trial(rng: Random) -> Trial:
    """Read a text; what is read is written, read back and scored."""
    text = random_text(rng)
    found, seconds = timed(lambda: parse_entry(text))
    if isinstance(found, TextError):
        return Trial(text, True, seconds, refusal_fault(text, found))
    return Trial(text, False, seconds, entry_fault(found))


def refusal_fault(text: str, error: TextError) -> str:
    """Whether the place is where it says, and there are words for it."""
    if not text[error.place :].startswith(error.token) or error.character not in error.token:
        return f"{error} is not there"
    return "" if len(SAY.text_error(error)) > len(error.token) else f"no words for {error}"


def entry_fault(entry: Entry) -> str:
    """Whether the entry is written as it is read, and scored or refused."""
    for space in (" ", ","):
        again = parse_entry(format_entry(entry, space))
        if again != entry:
            return f"reads back as {again}"
    for by in (RON, TSUMO):
        outcome = score(entry.hand, entry.situation, by, entry.rules)
        if isinstance(outcome, Score):
            if not sums(outcome):
                return f"does not add up: {outcome}"
        elif not all(SAY.problem(each, entry.hand) for each in outcome.problems):
            return f"no words for {outcome.problems}"
    short = entry.hand._replace(winning=None)
    for wait in waits(short, entry.situation, entry.rules):
        if wait.left > 4:
            return f"{wait.left} are left of {wait.tile}"
    return ""


def random_text(rng: Random) -> str:
    """Random words, a good hand damaged, noise, or something very long."""
    kind = rng.random()
    if kind < 0.45:
        return rng.choice(" ,").join(random_token(rng) for _ in range(rng.randint(0, 12)))
    if kind < 0.9:
        text = str(random_sample(rng, rng.choice((4, 3))))
        for _ in range(rng.choice((0, 0, 1, 1, 2, 5))):
            text = damaged(rng, text)
        return text
    if kind < 0.98:
        return "".join(chr(rng.randint(0, 0x2FFF)) for _ in range(rng.randint(0, 60)))
    many = rng.choice((30, 300, 3000, 30_000))
    return (random_token(rng) + rng.choice(("", " ", ","))) * many


def random_token(rng: Random) -> str:
    kind = rng.random()
    if kind < 0.3:
        return random_tiles(rng)
    if kind < 0.6:
        return rng.choice(WORDS)
    if kind < 0.8:
        return f"{rng.choice(NAMES)}:{random_tiles(rng)}"
    if kind < 0.95:
        option = rng.choice(OPTIONS)
        return f"{option.id}={value_text(rng.choice(option.every))}"
    return rng.choice((odd_text(rng), "rules:" + rng.choice(RULEBOOKS).key))


def random_tiles(rng: Random) -> str:
    """Mostly tiles; now and then what is none."""
    groups = []
    for _ in range(rng.choice((1, 1, 1, 2, 3, 9))):
        digits = "".join(rng.choice("0123456789") for _ in range(rng.choice((1, 2, 3, 3, 4, 7))))
        groups.append(digits + rng.choice("mmpppsszx"))
    return "".join(groups)


def damaged(rng: Random, text: str) -> str:
    """The text with a character or a word changed, added, doubled or gone."""
    place, kind = rng.randint(0, len(text)), rng.randrange(5)
    if kind == 0:
        return text[:place] + odd_text(rng) + text[place:]
    if kind == 1:
        return text[:place] + rng.choice("0123456789mpsz:=+, ESriichi") + text[place + 1 :]
    tokens = text.split(" ")
    if kind == 2:
        tokens.insert(rng.randint(0, len(tokens)), rng.choice(tokens))
    elif kind == 3:
        tokens.pop(rng.randrange(len(tokens)))
    else:
        tokens.insert(rng.randint(0, len(tokens)), random_token(rng))
    return " ".join(tokens)
