"""The board and every sheet over it, in the pseudo-language."""

import re
from collections.abc import Iterator

from pyapp.game.legal import offered
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.screen.game.board import bar_html, board_html
from pyapp.screen.game.result import result_text
from pyapp.screen.game.sheets import sheet_html
from pyapp.screen.game.state import (
    OpenGame,
    State,
    name_of,
)
from pyapp.words.words import Words
from tests.foreign import said as read
from tests.game_text import NAMES
from tests.screen.game.open_games import GAMES, game_state
from tests.screen.game.states import states, without_game
from tests.spoken import words


def all_states(say: Words) -> Iterator[State]:
    for name in GAMES:
        yield from states(name, say)
    yield from without_game(say)


def said(say: Words) -> set[str]:
    """All that is to be read on the screen, over all states."""
    states = tuple(all_states(say))
    parts = {
        part.text
        for state in states
        for part in (board_html(say, state), bar_html(say, state), sheet_html(say, state))
    }
    games = {id(state.game): state.game for state in states if isinstance(state, OpenGame)}
    return {text for part in parts for text in read(part)} | {
        result_text(say, game) for game in games.values()
    }


# What no catalogue holds: names of players and rulebooks, ours, and how CLDR joins lists.
SAME = {
    *NAMES,
    *("Tenbou", "and"),
    *("Our", "club"),  # house rules
    *(word for book in RULEBOOKS for word in re.findall(r"\w+", book.short)),
}


def test_every_word_comes_from_the_catalogue() -> None:
    """The pseudo-language says them all; in what others say, the walk sees every screen."""
    found = said(words(pseudo=True))
    assert len(found) > 300
    assert [text for text in found if re.search(r"[{}]|[a-z]_[a-z]", text)] == []
    left = {
        word
        for text in found
        for word in re.findall(r"[A-Za-z]+", "".join(re.split(r"\w*[^\W\x00-\x7f]\w*", text)))
    }
    assert left - SAME == set()


def test_the_states_are_what_they_are_meant_to_be() -> None:
    """Each sheet is among them, with a refusal where there can be one."""
    say = words()
    found = list(all_states(say))
    names = {name_of(state.sheet) for state in found if state.sheet}
    assert names == {
        *("log", "more", "chombo", "end", "needs", "changed"),
        *("start", "win", "draw", "penalty", "adjust", "games", "riichi", "abortive"),
        *("share", "arrived"),
    }
    errors = {name_of(state.sheet) for state in found if state.sheet and state.error}
    assert errors == {
        *("start", "win", "draw", "chombo", "penalty", "adjust", "games", "log"),
        *("riichi", "abortive"),
    }
    kinds = {offer.kind for name in GAMES for offer in offered(game_state(name).game)}
    assert {"riichi", "ron", "tsumo", "draw", "abortive", "chombo", "adjustment"} <= kinds
    assert "penalty" in kinds
