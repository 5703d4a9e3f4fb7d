"""What the device keeps, through static/store.js: this tab's texts, and the games all tabs share.

Nothing here raises: without a device the page works, and what keeps nothing is told so.
"""

from typing import Any, Callable

from pyscript import window

# What each tab keeps for itself: its hand, that hand's undo, what is shown, which game is open.
HAND, PAST, VIEW, OPEN, FACING = "hand", "past", "view", "open", "facing"
UNDONE = "undone"  # in the open game: what can be redone
GAME = "game"  # what VIEW holds while the game is shown
OLD_GAME = "table"  # and what older versions kept there

_device: Any = window.tenbou.store


def read(field: str) -> str:
    """What this tab kept, or for a new tab the one before it; "" for nothing."""
    return str(_device.read(field))


def write(field: str, text: str) -> None:
    """Keep a text of this tab."""
    _device.write(field, text)


def shows_game() -> bool:
    """Whether the game was shown when the page was left."""
    return read(VIEW) in (GAME, OLD_GAME)


def leave() -> None:
    """The page is left: what is still on its way to the disk is not lost."""
    _device.leave()


def when_lost(tell: Callable[[], None]) -> None:
    """Have it told when the device does not keep what this tab wants kept."""
    _device.lost = tell


def protect() -> None:
    """Ask the browser not to clear what it keeps."""
    _device.protect()


def get_hands(found: Callable[[str], None]) -> None:
    """The text of the last hands, which all tabs share; "" for none."""
    _device.hands().then(lambda text, *_: found(str(text)))


def set_hands(text: str, known: str, done: Callable[[str | None], None]) -> None:
    """Keep the last hands, as `set_game` keeps a game."""
    _device.setHands(text, known).then(_outcome(done))


# Games: texts by name, shared by all tabs


def open_game() -> str:
    """The text of the game that was open at the start, "" for none."""
    return str(_device.game)


def get_games(found: Callable[[dict[str, str]], None]) -> None:
    """Every game kept here, by name."""
    _device.games().then(_by_name(found))


def get_game(id: str, found: Callable[[str], None]) -> None:
    """The text of a game, "" for none."""
    _device.getGame(id).then(lambda text, *_: found(str(text)))


def set_game(id: str, text: str, known: str, done: Callable[[str | None], None]) -> None:
    """Keep the text of a game, but only over the text `known`.

    done: given what is kept of it then, another text where somebody else has written;
    None when the device keeps nothing.
    """
    _device.setGame(id, text, known).then(_outcome(done))


def put_game(id: str, text: str, done: Callable[[], None]) -> None:
    """Keep the text of a game whatever is there, or with "" drop it."""
    _device.setGame(id, text).then(lambda *_: done())


# Named house rules: texts by name too


def get_rules(found: Callable[[dict[str, str]], None]) -> None:
    """All house rules kept here, by name."""
    _device.rules().then(_by_name(found))


def set_rules(name: str, text: str, known: str, done: Callable[[str | None], None]) -> None:
    """Keep house rules, or with "" drop them; `known` and `done` as of a game."""
    _device.setRules(name, text, known).then(_outcome(done))


def when_rules_heard(heard: Callable[[str, str], None]) -> None:
    """Have the name and text told of house rules that another tab has changed."""
    _device.heardRules = lambda name, text, *_: heard(str(name), str(text))


def when_heard(heard: Callable[[str, str], None]) -> None:
    """Have the name and text told of a game that another tab has changed."""
    _device.heard = lambda id, text, *_: heard(str(id), str(text))


# What the device answers, as Python's own


def _by_name(found: Callable[[dict[str, str]], None]) -> Callable[..., None]:
    return lambda pairs, *_: found({str(pair[0]): str(pair[1]) for pair in list(pairs)})


def _outcome(done: Callable[[str | None], None]) -> Callable[..., None]:
    return lambda kept, *_: done(None if kept is None else str(kept))
