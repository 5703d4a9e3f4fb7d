"""Finding rules by words: of their name, meaning, choices, group, and of the yaku they are about.

How letters are made alike (case, accents) is the browser's to know: `alike` does it.
"""

from typing import Callable, TypeAlias

from ...riichi.options import HOUSE_OPTIONS, PLAYERS, Option
from ...words.words import Words
from .names import about, choice_name

Alike: TypeAlias = "Callable[[str], str]"
END = "\n"


def index(say: Words, alike: Alike) -> tuple[str, ...]:
    """Collect the words by which each of HOUSE_OPTIONS is found."""
    return tuple(alike(END.join([_words(say, each) for each in HOUSE_OPTIONS])).split(END))


def _words(say: Words, option: Option) -> str:
    """Collect all that is said of a rule; ids are the romaji of yaku."""
    parts = [say(option.id), say("group_" + option.group), option.id]
    for players in PLAYERS:
        meaning = about(say, option.id, players)
        if meaning not in parts:
            parts.append(meaning)
    for choice in option.every:
        parts.append(choice_name(say, choice))
        if isinstance(choice, str):
            parts.append(choice)
    return " ".join(parts).replace("_", " ")


def search(found_by: tuple[str, ...], text: str) -> tuple[Option, ...]:
    """The rules that all words of the text, made alike, are found in; all of them for none."""
    words = text.split()
    return tuple(
        [
            option
            for option, there in zip(HOUSE_OPTIONS, found_by)
            if not [word for word in words if word not in there]
        ]
    )
