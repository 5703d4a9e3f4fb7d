"""Sheets over the hand, settings and the notation box, touched without a browser."""

from pyapp.riichi.text import format_entry
from pyapp.screen.app import Focus, KeepHand, Note, UseLanguage
from pyapp.screen.effects import CopyLink, Select, Speak
from pyapp.screen.sheets import beside, regions
from tests.screen.apps import Player, app_of, drawn

WON = "234567m33456p67s+8s"


def test_a_language_is_taken_with_its_terms() -> None:
    player = Player(app_of())
    player.do("menu language ja")
    assert player.app.settings.language == "ja"
    assert player.effects == (UseLanguage("ja"),)


def test_the_explanation_lies_over_a_phone_and_stands_beside_a_wide_screen() -> None:
    phone, desk = Player(app_of(WON)), Player(app_of(WON, wide=True))
    phone.do("page open tsumo")
    desk.do("page open tsumo")
    assert (phone.app.sheet, desk.app.sheet, desk.app.explained) == ("tsumo", "", "tsumo")
    assert desk.asked(Focus) == Focus("#beside-title")
    assert "sheet-title" in drawn(regions, phone.app)["sheet"]
    assert "beside-title" in drawn(lambda app: beside(app, "win"), desk.app)["beside"]


def test_each_sheet_is_drawn_and_the_keys_stand_beside_a_wide_screen() -> None:
    player = Player(app_of())
    for name, region in (("rules", "rules-now"), ("hands", "sheet"), ("keys", "sheet")):
        player.do("page open " + name)
        assert region in drawn(regions, player.app)
    keys = drawn(lambda app: beside(app, "empty"), player.app)["beside"]
    assert player.say("shortcuts") in keys


def test_a_hand_is_taken_from_the_box_and_keeps_the_rules() -> None:
    player = Player(app_of("rules:tenhou"))
    player.do("page open text", "page draft 123m", "page write")
    assert format_entry(player.app.entry) == "123m rules:tenhou"
    assert player.app.sheet == ""
    player.do("page open text", "page draft 123m rules:ema-2016", "page write")
    assert format_entry(player.app.entry) == "123m rules:ema-2016"
    player.do("hand undo", "hand undo")
    assert format_entry(player.app.entry) == "rules:tenhou"


def test_what_cannot_be_read_stays_and_is_marked() -> None:
    player = Player(app_of())
    player.do("page open text", "page draft 12m 3x", "page write")
    assert player.app.sheet == "text"
    assert player.asked(Select) == Select("#write", 4, 6)
    html = drawn(regions, player.app)["sheet"]
    assert "12m 3x</textarea>" in html
    assert "aria-invalid" in html


def test_a_winning_hand_that_is_left_is_kept() -> None:
    player = Player(app_of(WON))
    won = player.app.entry
    player.do("page open text", "page draft 1m", "page write")
    assert player.asked(KeepHand) == KeepHand(won)
    player = Player(app_of(WON))
    player.do("hand clear")
    assert player.asked(KeepHand) == KeepHand(won)


def test_a_link_to_the_hand_is_copied_and_said() -> None:
    player = Player(app_of("123m seat:E"))
    player.do("page open menu", "page copy")
    link = player.asked(CopyLink)
    assert link.fragment == "123m,seat:E"
    player.step(link.then(True))
    assert player.effects == (Note(player.say("copied"), False),)


def test_a_worth_is_read_out_in_the_language_of_the_page() -> None:
    player = Player(app_of(WON + " riichi dora:1m"))
    player.do("page open ron")
    assert 'data-do="page say ron"' in drawn(regions, player.app)["sheet"]
    player.do("page say ron")
    said = player.asked(Speak)
    assert (said.text, said.language) == ("Ron: 4 han 30 fu mangan, 8,000 points.", "en")
    assert said.missing
    player.step(said.missing)
    assert player.note == "This device has no voice of its own for this language."
    player.do("page say tsu")
    assert player.effects == ()
