"""Names of a rule's choices and of rulebooks, as the opened answer and the Rules screen show them."""

from ...riichi.options import Value
from ...riichi.rulebooks import Rulebook
from ...riichi.rules import value_text
from ...riichi.seats import THREE
from ...words.words import Words

OF_THREE = {"yaku_ippatsu": "yaku_ippatsu_of_three"}  # what means more where three play


def choice_name(say: Words, value: Value) -> str:
    """A choice of a rule: "yes", "300 / 100", "big three dragons and four kans"."""
    if isinstance(value, tuple) and value:
        parts = [choice_name(say, part) for part in value]
        return " / ".join(parts) if isinstance(value[0], int) else say.listed(parts)
    if isinstance(value, int) and not isinstance(value, bool):
        return say.number(value)
    id = value_text(value)
    return say("choice_" + id if say.knows("choice_" + id) else id)


def about(say: Words, id: str, players: int) -> str:
    """What a rule means to so many players."""
    return say("about_" + (OF_THREE.get(id, id) if players == THREE else id))


def book_title(say: Words, book: Rulebook) -> str:
    """The title of a rulebook, in the language where that has one."""
    return _of_book(
        say, "title_", book, say.rulebook(book) if book.title == book.short else book.title
    )


def book_edition(say: Words, book: Rulebook) -> str:
    """The same for what edition it is."""
    return _of_book(say, "edition_", book, book.edition)


def book_name(say: Words, book: Rulebook) -> str:
    """Its title with its edition."""
    return "%s %s" % (book_title(say, book), book_edition(say, book))


def _of_book(say: Words, id: str, book: Rulebook, name: str) -> str:
    id += book.key.replace("-", "_")
    return say(id) if say.knows(id) else name
