"""Each control leads to what it led to when this was last looked at, and all of it is in words."""

import pytest

from tests.foreign import foreign
from tests.game_text import NAMES
from tests.screen.club.evenings import NAMES as PLAYERS
from tests.screen.touched import GROUPS, WRITTEN, read
from tests.spoken import PSEUDO

MEANT = (
    f"in tests/screen/{WRITTEN.name}; if that is meant, look at it (`make screens`) and run"
    " `make touched`"
)
TYPED = (
    *(*NAMES, *PLAYERS.split("\n"), "Our club", "Tuesday"),
    *("Noa, the second", "Pi", "Spring 2026", "a yakuman, = +1"),
)


@pytest.mark.parametrize("group", GROUPS)
def test_what_each_control_leads_to(group: str) -> None:
    seen = GROUPS[group]()
    before = {name: each for name, each in read().items() if name.startswith(f"{group} |")}
    names = {**before, **seen.digests}
    assert [each for each in names if before.get(each) != seen.digests.get(each)] == [], MEANT
    assert foreign(PSEUDO, list(seen.texts), TYPED) == [], "pyapp/words/catalogues"
