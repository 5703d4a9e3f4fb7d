"""Which yakuman one hand can have together, as far as somebody answers for them."""

import pytest

from pyapp.riichi.liability import DAISANGEN, DAISUUSHII, SUUKANTSU, beyond
from pyapp.riichi.rulebooks import rules_for


@pytest.mark.parametrize(
    ("book", "made", "worth", "none"),
    [
        ("tenhou", [DAISANGEN], 1, False),
        ("tenhou", [DAISANGEN, DAISUUSHII], 6, True),  # seven sets
        ("mahjong-soul", [DAISANGEN, SUUKANTSU], 2, False),
        ("mahjong-soul", [DAISANGEN, SUUKANTSU], 1, True),
        ("mahjong-soul", [DAISUUSHII, SUUKANTSU], 2, True),  # the winds are two
        ("mahjong-soul", [DAISUUSHII, SUUKANTSU], 3, False),
        ("ema-2025", [DAISANGEN, SUUKANTSU], 1, False),  # which do not add up
    ],
)
def test_no_hand_has_more_than_it_is_worth(
    book: str, made: list[str], worth: int, none: bool
) -> None:
    assert beyond(made, worth, rules_for(book)) == none
