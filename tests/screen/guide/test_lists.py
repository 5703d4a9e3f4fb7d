"""The pages of yaku and fu: one entry open, search, other rules, and the source."""

import re

import pytest

from pyapp.screen.guide.state import Spot
from pyapp.screen.sheets import regions as sheet_regions
from tests.screen.apps import filled
from tests.screen.guide.guide_player import GuidePlayer

SOURCES = "yaku/pinfu 0\nfu/tsumo 0\fpyapp/riichi/patterns.py:7\ndef pinfu() -> bool:"


def ids(player: GuidePlayer) -> list[str]:
    return re.findall(r'id="entry-(\w+)"', player.html)


def opened(player: GuidePlayer) -> list[str]:
    return re.findall(r'id="fold-(\w+)"[^>]*aria-expanded="true"', player.html)


@pytest.mark.parametrize(("page", "entry_id"), [("yaku", "chinitsu"), ("fu", "kanchan")])
def test_an_address_opens_its_entry_in_sight(page: str, entry_id: str) -> None:
    player = GuidePlayer(f"{page}/{entry_id}")
    assert opened(player) == [entry_id]
    assert player.app.guide
    assert player.app.guide.spot == Spot(f"#fold-{entry_id}", f"#entry-{entry_id}", False)
    other = next(each for each in ids(player) if each != entry_id)
    player.touch(f"{page} fold {other}")
    assert opened(player) == [other]
    assert player.address == f"guide/{page}/{other}"
    player.touch(f"{page} fold {other}")
    assert opened(player) == []
    assert player.address == f"guide/{page}"


def test_search_finds_names_and_ids() -> None:
    player = GuidePlayer("yaku")
    everything = len(ids(player))
    for text in ("half flush", "HONITSU"):
        player.do("guide yaku search " + text)
        assert ids(player) == ["honitsu"]
        assert f"1 of {everything} yaku" in player.text
    player.do("guide yaku search nothing like it")
    assert ids(player) == []
    assert "nothing like it" in player.text
    player.open("yaku/pinfu")
    assert len(ids(player)) == everything
    player.do("guide yaku search honitsu")
    player.do("guide yaku search ")
    assert len(ids(player)) == everything


def test_a_yaku_is_named_in_other_words_once_they_have_come() -> None:
    player = GuidePlayer("yaku")
    assert "平和" in player.text
    device = player.app.device._replace(words=lambda _tag, _terms: None)
    player.app = player.app._replace(device=device)
    assert "平和" not in player.text


def test_rules_change_what_is_listed() -> None:
    player = GuidePlayer("yaku/ippatsu", hand="rules:jpml-a-2026")
    assert "do not count it" in player.text
    player.do("rules rulebook mahjong-soul-sanma")
    player.open("yaku")
    assert "sanshoku_doujun" not in ids(player)
    assert "double yakuman" in player.text
    player.open("fu")
    assert "winning" in ids(player)
    assert "open_pinfu" not in ids(player)


def test_each_line_of_an_answer_leads_to_an_entry() -> None:
    player = GuidePlayer(hand="99m67s+8s,ankan:6666z,kan:3333p,pon:111m,seat:E")
    sheet = filled(sheet_regions(player.app._replace(sheet="tsumo")))
    wanted = re.findall(r'data-do="guide open (\w+)/(\w+)"', sheet)
    assert {"hatsu", "winning", "koutsu_melded_outer", "kantsu_concealed_outer"} <= {
        entry_id for _page, entry_id in wanted
    }
    for page, entry_id in wanted:
        player.open(page)
        assert entry_id in ids(player)


@pytest.mark.parametrize("where", ["yaku/pinfu", "fu/tsumo"])
def test_the_source_comes_or_can_be_asked_for_again(where: str) -> None:
    player = GuidePlayer(where)
    page = where.partition("/")[0]
    player.touch(f"{page} source")
    assert "could not be loaded" in player.text
    player.site["sources.txt"] = SOURCES
    player.touch(f"{page} again")
    assert "def pinfu() -&gt; bool:" in player.html
    player.touch(f"{page} source")
    assert "def pinfu" not in player.html
