"""The states that the crawl over the game looks at are all that there are."""

from pyapp.game.legal import offered
from pyapp.screen.game.state import name_of
from tests.screen.game.open_games import GAMES, game_state
from tests.screen.game.states import states, without_game
from tests.spoken import words


def test_the_states_are_what_they_are_meant_to_be() -> None:
    """Each sheet is among them, with a refusal where there can be one."""
    say = words()
    found = [*(state for name in GAMES for state in states(name, say)), *without_game(say)]
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
