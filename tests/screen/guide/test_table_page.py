"""The score table as it is used: cells open, counters and rules change it, it is printed."""

import re

from pyapp.screen.action import read
from pyapp.screen.effects import Print
from pyapp.screen.guide.room import act, printed, regions
from pyapp.screen.guide.table import table_of
from tests.screen.apps import drawn
from tests.screen.guide.guide_player import SITE, GuidePlayer


def test_a_cell_opens_with_hands_that_earn_it_and_folds_again() -> None:
    player = GuidePlayer("table")
    player.touch("table cell 0/3/30/")
    assert "960 × 4 = 3,840 → 3,900" in player.text
    assert player.html.count('class="example"') == 2
    player.touch("table honba more")
    assert "4,200" in player.text
    player.touch("table cell 0/1/25/")
    assert "chiitoitsu" in player.text
    player.touch("table cell 0/1/25/")
    player.touch("table cell 0/0/0/haneman")
    assert player.html.count('class="example"') == 2
    player.touch("table cell 0/0/0/haneman")
    assert 'class="example"' not in player.html


def test_each_number_follows_the_counters_and_the_rules() -> None:
    def pays(player: GuidePlayer) -> list[str]:
        return re.findall(r'data-pay="([^"]+)"', player.html)

    player = GuidePlayer("table")
    before = pays(player)
    player.touch("table honba more")
    after = pays(player)
    assert [was for was, now in zip(before, after, strict=True) if was == now] == []
    player.do("rules rulebook tenhou-sanma")
    assert "Tenhou sanma" in player.text
    assert pays(player) != after


def test_the_table_at_the_back_comes_after_the_one_in_front() -> None:
    player = GuidePlayer("table", hand="seat:E")
    player.take(act(player.app, read("guide table seat other")))
    assert "table-dealer" not in drawn(regions, player.app)
    player.disk.settle()
    assert {"table-dealer", "table-other"} <= drawn(regions, player.app).keys()


def test_the_hand_entered_decides_where_it_begins() -> None:
    player = GuidePlayer("table", hand="seat:E")
    assert table_of(player.app).dealer
    player.touch("table seat other")
    player.open("fu")
    player.open("table")
    assert not table_of(player.app).dealer  # the same hand
    player.do("guide leave")
    player.do("hand seat S")
    player.do("hand seat E")
    player.do("hand tile 1m")
    player.open("table")
    assert table_of(player.app).dealer


def test_the_sheet_or_cards_are_printed() -> None:
    house = "rules:ema-2008,limit_kiriage_mangan=yes"
    player = GuidePlayer("table", hand=house)
    for kind, shown in (("sheet", "sheet-paper"), ("cards", "cards-paper")):
        player.touch(f"table print {kind}")
        assert isinstance(player.done[-1], Print)
        found = printed(player.app, lambda link: f"[{link}]")
        assert found
        assert found[0] == kind
        assert shown in found[1].text
        assert (f"[{SITE}#{house}]" in found[1].text) == (kind == "sheet")
    player.open("fu")
    assert printed(player.app, str) is None
    player.open("table")
    assert table_of(player.app).paper == "sheet"
