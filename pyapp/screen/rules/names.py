"""Names of a rule's choices and of rulebooks, as the opened answer and the Rules screen show them."""

from ...riichi.options import Value
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
    return say("choice_" + word_id if say.knows("choice_" + word_id) else word_id)


def about(say: Words, word_id: str, players: int) -> str:
    """Say what a rule means to so many players."""
    return say("about_" + (OF_THREE.get(word_id, word_id) if players == THREE else word_id))


def book_title(say: Words, book: Rulebook) -> str:
    """Name a rulebook, in the language where that has a title for it."""
    return _of_book(
        say, "title_", book, say.rulebook(book) if book.title == book.short else book.title
    )


def book_edition(say: Words, book: Rulebook) -> str:
    """Name the edition of a rulebook."""
    return _of_book(say, "edition_", book, book.edition)


def book_name(say: Words, book: Rulebook) -> str:
    """Name a rulebook with its edition."""
    return "%s %s" % (book_title(say, book), book_edition(say, book))


def _of_book(say: Words, word_id: str, book: Rulebook, name: str) -> str:
    word_id += book.key.replace("-", "_")
    return say(word_id) if say.knows(word_id) else name
