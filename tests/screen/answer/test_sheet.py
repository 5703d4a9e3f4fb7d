"""The opened answer: every line of it, as a player reads it."""

import re

import pytest

from pyapp.riichi.explain import makers
from pyapp.riichi.score import Score, score
from pyapp.riichi.tiles import NAMES
from tests.entered import entry_of
from tests.rows import rows, several
from tests.screen.answer.reading import ask, opened, payers, plain, section

B = "456m99p56p+7p pon:555z chii:234s dora:4p"


def test_it_begins_with_the_payments_and_what_for() -> None:
    html = opened("234567m33456p67s+8s riichi dora:4p honba:1", "tsumo")
    assert plain(html).startswith(
        "Ron Tsumo 2,100 / 4,100 mangan 5 han 2,000/4,000 + 1 honba West and North each pay 2,100"
    )
    assert html.count('<h2 id="sheet-title" tabindex="-1">') == 1


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("234567m33456p67s+8s riichi dora:4p", "ron"),  # rounded up
        ("33344455m22p567s+5m riichi", "tsumo"),
        ("1112223334445z+5z rules:mahjong-soul", "ron"),
        ("11122233399m78m+9m riichi ippatsu dora:1m ura:2m rules:tenhou", "ron"),  # counted
    ],
)
def test_a_limit_is_the_badge_of_the_dock(text: str, by: str) -> None:
    badge = re.compile(r'<i class="limit">[^<]+</i>')
    found = badge.search(opened(text, by))
    dock = re.search(rf'data-win="{by}".*?</button>', ask(text).html)
    assert found
    assert dock
    assert found.group() in dock.group()
    assert '"limit"' not in opened(B, "ron")


# Who pays whom


@rows("payers.tsv", lines=several)
def test_each_payer_has_a_line_with_the_sticks(text: str, by: str, lines: tuple[str, ...]) -> None:
    assert payers(opened(text, by)) == list(lines)


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        ("S", ["Cid and Dee each pay 500", "Ann, dealer, pays 1,000", "Bob receives 2,000"]),
        ("E", ["Bob, Cid and Dee each pay 1,000", "Ann receives 3,000"]),
        ("N", ["Bob and Cid each pay 500", "Ann, dealer, pays 1,000", "Dee receives 2,000"]),
    ],
)
def test_with_a_game_on_they_are_called_by_name(seat: str, lines: list[str]) -> None:
    html = opened(f"{B} seat:{seat}", "tsumo", names=("Ann", "Bob", "Cid", "Dee"))
    said = [re.sub(r" \d+ ×.*", "", line) for line in payers(html)]
    assert said == lines
    assert not re.search("East|South|West|North", " ".join(section(html, "Points")))


def test_a_name_is_no_html() -> None:
    html = opened(B + " seat:E", "ron", names=("<b>Ann", "Bob", "Cid", "Dee"))
    assert "&lt;b&gt;Ann receives" in html


def test_the_switch_shows_which_way_is_open() -> None:
    html = opened(B, "tsumo")
    button = '<button type="button" data-do="page open %s" aria-pressed="%s">%s<'
    assert button % ("ron", "false", "Ron") in html
    assert button % ("tsumo", "true", "Tsumo") in html
    assert 'data-do="page close" aria-label="Close"' in html


def test_a_win_can_be_taken_to_the_game_that_is_on() -> None:
    names = ("Ann", "Bob", "Cid", "Dee")
    main = 'data-do="game take %s" class="main">To the game<'
    assert main % "ron" in opened(B, "ron", names=names)
    assert main % "tsumo" in opened(B, "tsumo", names=names)


def test_without_a_game_one_can_begin_and_it_is_no_main_button() -> None:
    html = opened(B, "ron")
    assert 'data-do="game take ron" class="second">Begin a game with this hand<' in html
    assert "To the game" not in html
    assert 'class="main"' not in html


def test_only_the_ways_that_can_be_are_offered() -> None:
    html = opened("22m34m+5m pon:055p ankan:9999s chii:678s rinshan", "ron")
    assert "page open ron" not in html
    assert 'data-do="page open tsumo" aria-pressed="true"' in html


def test_a_way_that_does_not_pay_says_why() -> None:
    html = opened("123m456p789s11z23s+4s", "ron")
    assert plain(html) == "Ron Tsumo No ron: no yaku"
    assert "<section" not in html


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("345p678p56s44s+7s pon:111p nuki:1", "after north"),
        ("345p56s44s+7s pon:111p kan:9999m", "after a kong"),
        ("345p56s44s+7s pon:111p kan:9999m nuki:1", "after a kong or north"),
    ],
)
def test_a_replacement_tile_is_called_after_what_brought_it(text: str, name: str) -> None:
    text += " rinshan rules:tenhou-sanma"
    assert section(opened(text, "tsumo"), "Yaku")[0] == f"Rinshan {name} 1 han"
    assert ">Rinshan" in ask(text).html


def test_the_hand_stands_in_its_groups_with_the_winning_tile_marked() -> None:
    html = opened(B, "ron")
    found = re.search(r'<div class="felt">(.*?)<section', html)
    assert found
    groups = plain(found.group(1))
    assert groups == ("4m 5m 6m run 5p 6p 7p* run 9p 9p pair 5z 5z 5z pon 2s 3s 4s chii")
    assert 'aria-label="seven of circles, winning tile"' in html


def test_called_tiles_lie_on_their_side_and_closed_kans_show_two_backs() -> None:
    html = opened("22m34m+5m pon:055p ankan:9999s chii:678s rinshan", "tsumo")
    assert html.count('class="tile side"') == 2
    assert "back 9s 9s back closed kan" in plain(html)


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("234567m33456p67s+8s", 14),
        (B, 15),  # two of them on their side
        ("5m+5m ankan:1111z kan:9999s kan:2222p kan:5550s rules:tenhou", 19),
        ("1133557799m11p5s+5s", 14),
    ],
)
def test_the_hand_says_how_many_tiles_wide_it_is(text: str, wide: int) -> None:
    assert f'<div class="felt"><div class="groups n{wide}">' in opened(text, "ron")


def test_yaku_come_with_han_and_the_tiles_that_make_them() -> None:
    html = opened("11123m99p789s+1m pon:777z seat:E dora:8m", "ron")
    assert section(html, "Yaku") == [
        "Yakuhai: red dragon red dragon pung 7z 7z 7z 1 han",
        "Chanta outside hand 1 han",
        "Total 2 han",
    ]


def test_dora_ura_and_red_fives_are_counted_apart() -> None:
    html = opened("22m34m067p456s678s+0m riichi dora:1m ura:5p rules:tenhou", "ron")
    rows = section(html, "Yaku")
    assert "Dora 1m → 2m 2 han" in rows
    assert "Ura dora 5p → 6p 1 han" in rows
    assert rows.count("Red five 0m 1 han") == 1
    assert rows.count("Red five 0p 1 han") == 1
    assert html.count('<li class="apart">') == 1


def test_a_red_five_under_rules_without_is_not_added() -> None:
    rows = section(opened("067m678p345s22p99s+9s riichi", "ron"), "Yaku")
    assert rows == ["Riichi 1 han", "Red five 0m not added", "Total 1 han"]


def test_yakuman_that_do_not_add_up_are_listed_all_the_same() -> None:
    rows = section(opened("1112223334445z+5z", "tsumo"), "Yaku")
    assert len([row for row in rows if row.endswith("not added")]) == 2
    assert rows[-1] == "Total yakuman"
    rows = section(opened("1112223334445z+5z rules:mahjong-soul", "tsumo"), "Yaku")
    assert rows[-1] == "Total 5× yakuman"


def test_fu_lines_show_tiles_sum_and_rounding() -> None:
    html = opened("11123m99p789s+1m pon:777z seat:E", "ron")
    assert section(html, "Fu") == [
        "Base 20",
        "Closed triplet of terminals 1m 1m 1m 8",
        "Open triplet of honours 7z 7z 7z 4",
        "Total 32 before rounding 40",
    ]


def test_a_set_that_ron_has_finished_says_so() -> None:
    closed, called = "555m234p456s33p77s+7s riichi", "555m234p33p77s+7s pon:222z"
    for text in (closed, called):
        rows = section(opened(text, "ron"), "Fu")
        assert "Triplet of simples, finished by ron 7s 7s 7s* 2" in rows
        assert "Closed triplet of simples 5m 5m 5m 4" in rows
        assert 'data-do="guide open fu/ron_triplet"' in opened(text, "ron")
    assert "finished by" not in plain(opened(closed, "tsumo"))
    assert "finished by" not in plain(opened(closed + " fu_ron_completed_triplet=closed", "ron"))


def test_wait_fu_show_the_set_with_the_winning_tile() -> None:
    rows = section(opened("123m456p789s11z24s+3s riichi", "ron"), "Fu")
    assert "Closed wait 2s 4s 3s* 2" in rows
    rows = section(opened("123m456p789s234s1z+1z riichi round:S", "tsumo"), "Fu")
    assert "Pair wait 1z 1z* 2" in rows


def test_seven_pairs_are_not_rounded() -> None:
    rows = section(opened("1133557799m11p5s+5s", "ron"), "Fu")
    assert rows == ["Chiitoitsu 25", "Total not rounded 25"]


def test_fu_of_a_large_hand_are_said_to_be_idle() -> None:
    html = opened("33344455m22p567s+5m riichi", "tsumo")
    assert "From five han up, fu no longer count." in plain(html)
    assert "no longer matter" not in plain(opened(B, "ron"))
    assert "<h3>Fu</h3>" not in opened("1112223334445z+5z", "ron")


@rows("points.tsv", lines=several)
def test_points_go_from_base_to_payments(text: str, by: str, lines: tuple[str, ...]) -> None:
    assert section(opened(text, by), "Points") == list(lines)


def test_rounding_is_explained_where_it_happens() -> None:
    assert "Every payment is rounded up to the next hundred." in plain(opened(B, "ron"))
    assert "rounded up to a hundred" not in plain(opened("1112223334445z+5z", "ron"))


# Terminologies


@pytest.mark.parametrize(
    ("terms", "rows"),
    [
        ("native", ["Riichi 1 han", "Menzen tsumo fully concealed hand 1 han", "Pinfu 1 han"]),
        ("wrc", ["Riichi 1 han", "Fully concealed hand 1 han", "Pinfu 1 han"]),
        ("romaji", ["Riichi 1 han", "Menzen tsumo 1 han", "Pinfu 1 han"]),
    ],
)
def test_official_english_stands_beside_what_players_say_alone(terms: str, rows: list[str]) -> None:
    html = opened("234567m33456p67s+8s riichi", "tsumo", terms)
    assert section(html, "Yaku")[:3] == rows
    assert "ja-Latn" not in html
    html = opened("123m456p789s11z23s+4s riichi last_tile", "tsumo", terms)
    assert ("<small>under the sea</small>" in html) == (terms == "native")


@rows("makers.tsv")
def test_makers_are_the_groups_of_a_yaku(yaku_id: str, text: str, lowest: str) -> None:
    entry = entry_of(text)
    won = score(entry.hand, entry.situation, "tsumo", entry.rules)
    assert isinstance(won, Score)
    assert yaku_id in [hit.id for hit in won.yaku]
    made = makers(yaku_id, won.reading, entry.situation)
    assert " ".join(sorted(NAMES[won.reading.groups[place].kind] for place in made)) == " ".join(
        sorted(lowest.split())
    )
