"""The page of fu: every item once, its value under the rules, and its example counted."""

import re

from pyapp.learn.examples import FU_IDS
from pyapp.learn.fu_lines import fu_lines
from pyapp.riichi.rulebooks import Rulebook
from pyapp.screen.guide.entries import BEGIN
from pyapp.screen.guide.fu import listed as of_list
from pyapp.screen.guide.source import COMING
from tests.entered import BOOKS, under
from tests.screen.answer.reading import plain, section, whole
from tests.screen.apps import filled
from tests.spoken import words


def page(key: str = "wrc-2015", opened: str = "") -> str:
    look = BEGIN._replace(open=opened)
    return filled(of_list(words(), look, fu_lines(under(key)), COMING))


def listed(html: str) -> dict[str, str]:
    found = re.findall(r'id="entry-(\w+)"><h3><button[^>]*>(.*?)</button>', html)
    assert len({fu_id for fu_id, _head in found}) == len(found)
    return {fu_id: plain(head) for fu_id, head in found}


@BOOKS
def test_every_item_is_there_once(book: Rulebook) -> None:
    html = page(book.key)
    never = {"pair_pei"} | ({"open_pinfu"} if book.rules.players == 3 else set())
    assert set(listed(html)) == set(FU_IDS) - never
    assert whole(html)


def test_items_show_their_tiles_and_value() -> None:
    heads = listed(page())
    assert heads["koutsu_melded_simple"] == "Open triplet, simples 3p 3p 3p 2 fu"
    assert heads["kantsu_concealed_outer"].endswith("honours back 6z 6z back 32 fu")
    assert heads["koutsu_concealed_outer"].startswith("Closed triplet, terminals or honours 9m")
    assert heads["pair_double_wind"] == "Pair of seat and round wind 1z 1z 4 fu"
    assert heads["kanchan"] == "Closed wait 1s 3s 2s* 2 fu"
    assert heads["ryanmen"].endswith("0 fu")
    assert heads["pinfu_tsumo"] == "Pinfu by tsumo 20 fu"
    assert heads["chiitoitsu"] == "Chiitoitsu 25 fu"
    assert listed(page("wrc-2025"))["pair_double_wind"].endswith("2 fu")


def test_each_item_shows_a_hand_and_its_source() -> None:
    for fu_id in FU_IDS:
        if fu_id != "pair_pei":
            told = page(opened=fu_id).partition('<div class="told">')[2]
            assert 'data-do="guide hand ' in told
            assert 'data-do="guide fu source"' in told


def test_the_example_adds_up_line_by_line() -> None:
    html = page(opened="wait_choice")
    assert section(html, "Fu") == [
        "Base 20",
        "Closed triplet of honours 6z 6z 6z 8",
        "Open triplet of simples 2s 2s 2s 2",
        "Edge wait 8p 9p 7p* 2",
        "Total 32 before rounding 40",
    ]
    assert 'data-do="guide open fu/penchan"' in html


def test_the_order_of_counting_is_told() -> None:
    steps = re.search(r'<ol class="card steps">(.*?)</ol>', page())
    assert steps
    assert steps[1].count("<li>") == 7
    assert "round up to the next ten, once" in plain(steps[1])


def test_the_step_that_rounds_has_the_seven_pairs_of_the_house() -> None:
    entry = under("wrc-2025")
    house = entry._replace(rules=entry.rules._replace(fu_chiitoitsu=50))
    for like, fu in ((entry, 25), (house, 50)):
        html = filled(of_list(words(), BEGIN, fu_lines(like), COMING))
        assert f"The {fu} of “chiitoitsu” stays {fu}." in plain(html)
