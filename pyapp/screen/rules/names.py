"""Names of rules, their choices and rulebooks, as the opened answer and the Rules screen show them."""

from ...riichi.local import local_of
from ...riichi.options import PLAYERS, Option, Value, named_by
from ...riichi.rulebooks import Rulebook
from ...riichi.rules import value_text
from ...riichi.seats import THREE
from ...words.words import Words

OF_THREE = {"yaku_ippatsu": "yaku_ippatsu_of_three"}  # what means more where three play


def choice_name(say: Words, value: Value) -> str:
    """Name a choice of a rule: "yes", "300 / 100", "big three dragons and four kans"."""
    if isinstance(value, tuple) and value:
        parts = [choice_name(say, part) for part in value]
        return " / ".join(parts) if isinstance(value[0], int) else say.listed(parts)
    if isinstance(value, int) and not isinstance(value, bool):
        return say.number(value)
    word_id = value_text(value)
    if local_of(word_id):
        return local_name(say, word_id)
    return say("choice_" + word_id if say.knows("choice_" + word_id) else word_id)


def local_name(say: Words, part: str) -> str:
    """Name a local yaku, with its worth where the house has given it one of its own."""
    name = say(named_by(part))
    return say("local_named", name=name, worth=local_worth(say, part)) if "." in part else name


def local_worth(say: Words, part: str) -> str:
    """Say what a local yaku is worth, closed and open."""
    house = local_of(part)
    assert house
    closed, opened = [
        say("n_han", n=each) if each > 0 else say.yakuman(-each) if each else ""
        for each in (house.closed, house.open)
    ]
    if closed == opened:
        return closed
    if closed and opened:
        return say("local_both", closed=closed, open=opened)
    return say("local_closed" if closed else "local_open", worth=closed or opened)


def about(say: Words, word_id: str, players: int) -> str:
    """Say what a rule means to so many players."""
    return say("about_" + (OF_THREE.get(word_id, word_id) if players == THREE else word_id))


def all_said(say: Words, option: Option) -> str:
    """Collect all that is said of a rule: its name, meaning, choices, group; ids are romaji."""
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


def book_title(say: Words, book: Rulebook) -> str:
    """Name a rulebook, in the language where that has a title for it."""
    return _of_book(
        say, "title_", book, say.rulebook(book) if book.title == book.short else book.title
    )


def book_edition(say: Words, book: Rulebook) -> str:
    """Name the edition of a rulebook."""
    return _of_book(say, "edition_", book, book.edition)


def book_source(say: Words, book: Rulebook) -> str:
    """Name the text that a rulebook follows; its own title stays as it is."""
    return _of_book(say, "source_", book, book.source)


def book_name(say: Words, book: Rulebook) -> str:
    """Name a rulebook with its edition."""
    return "%s %s" % (book_title(say, book), book_edition(say, book))


def _of_book(say: Words, word_id: str, book: Rulebook, name: str) -> str:
    word_id += book.key.replace("-", "_")
    return say(word_id) if say.knows(word_id) else name
