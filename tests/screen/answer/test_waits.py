"""The answer dock one tile before the win: the waits, and how far away they are."""

import re

from tests.screen.answer.reading import ask, plain


def cells(html: str) -> list[list[str]]:
    """The rows of the table: tiles as "3p×2", values as text."""
    rows = []
    for row in re.findall(r"<tr>(.*?)</tr>", html):
        row = re.sub(r'<svg[^>]*><use href="#t(\w+)"/>.*?</svg>', r"\1", row)
        rows.append([plain(each) for each in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)])
    return rows


def test_waits_show_what_is_left_and_what_each_pays() -> None:
    found = ask("123m456p789s11z23s riichi dora:4s")
    assert found.state == "tenpai"
    assert cells(found.html) == [
        ["Waits on", "1s ×4 4s ×3"],
        ["Ron", "1,300"],
        ["Tsumo", "500/1,000"],
    ]


def test_a_wait_without_yaku_says_so() -> None:
    found = ask("456m99p56p chii:123s chii:789s dora:4p")
    rows = cells(found.html)
    assert rows[1] == ["Ron", "no yaku"]
    assert rows[2] == ["Tsumo", "no yaku"]
    assert found.state == "tenpai"


def test_waits_of_the_same_worth_share_a_column() -> None:
    rows = cells(ask("19m19p19s1234567z").html)
    assert len(rows[0]) == 2
    assert rows[0][1].count("×3") == 13
    assert rows[1:] == [["Ron", "32,000"], ["Tsumo", "8,000/16,000"]]


def test_waits_of_different_worth_stand_apart() -> None:
    assert cells(ask("2223456777m234p").html) == [
        ["Waits on", "1m ×4", "2m ×1 4m ×3 5m ×3 7m ×1 8m ×4", "3m ×3 6m ×3"],
        ["Ron", "no yaku", "1,300", "1,300"],
        ["Tsumo", "300/500", "500/1,000", "700/1,300"],
    ]


def test_a_wait_that_is_used_up_has_no_value() -> None:
    found = ask("123m456p11z23s pon:222z dora:1s1s1s1s")
    assert 'aria-label="one of bamboo, none left"' in found.html
    assert cells(found.html) == [
        ["Waits on", "1s ×0", "4s ×4"],
        ["Ron", "–", "8,000"],
        ["Tsumo", "–", "2,000/4,000"],
    ]


def test_a_rinshan_wait_shows_tsumo_only() -> None:
    rows = cells(ask("22m34m pon:055p ankan:9999s chii:678s rinshan").html)
    assert [row[0] for row in rows] == ["Waits on", "Tsumo"]


def test_the_waits_can_be_scrolled_with_the_keyboard() -> None:
    assert (
        '<div class="waits" tabindex="0" role="region" aria-label="Tenpai">'
        in ask("19m19p19s1234567z").html
    )


def test_waits_are_spoken_with_their_values() -> None:
    assert ask("123m456p789s11z23s").spoken.startswith(
        "Tenpai. Waits on: one of bamboo, 4 left, ron no yaku, tsumo "
    )
    assert "ron" not in ask("19m19p19s1234567z").spoken
