"""The Rules screen touched without a browser: house rules from a change to a link and back."""

import re

from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.screen.app import Note
from pyapp.screen.effects import CopyLink, Select
from pyapp.screen.menu.settings import DEFAULTS, change
from pyapp.screen.rules.room import ASK, offer, regions
from pyapp.screen.rules.state import Texts
from tests.kept.device import Disk
from tests.screen.apps import KeepingPlayer, Player, app_of, inside

CLUB = "rules:ema-2025 house:Club yaku_open_tanyao=no"


class RulesPlayer(KeepingPlayer):
    """At the open screen, with a device that keeps what it is asked to."""

    def __init__(
        self, hand: str = "", texts: Texts = (), disk: Disk | None = None, room: bool = True
    ) -> None:
        disk = disk or Disk()
        disk.inside.update({"rules." + name: text for name, text in texts})
        super().__init__(app_of(hand), disk, room, room)
        self.do("page open rules")

    @property
    def texts(self) -> dict[str, str]:
        """The house rules that the device has."""
        return {name[6:]: text for name, text in self.disk.inside.items() if text}

    def shown(self, region: str) -> str:
        within = ["rules-" + region]
        for each in regions(self.app):
            if each.frame in within:
                within.append(each.id)
        return "".join(inside(each) for each in regions(self.app) if each.id in within)

    @property
    def house(self) -> str:
        return self.app.entry.house


def test_a_change_gets_a_name_and_is_kept_under_it() -> None:
    player = RulesPlayer()
    player.do("rules option yaku_open_tanyao no", "rules name")
    assert player.asked(Select).selector == "#house-name"
    player.do("rules type Club", "rules keep")
    assert player.texts == {"Club": "rules:wrc-2015 house:Club yaku_open_tanyao=no"}
    assert player.house == "Club"
    assert "Club" in player.shown("books")
    assert player.say("house_kept", name="Club") in player.shown("told")


def test_what_is_typed_draws_nothing_anew() -> None:
    player = RulesPlayer()
    player.do("rules name")
    before = {each.id: each.made_from for each in regions(player.app)}
    player.do("rules type Cl", "rules type Club")
    assert {each.id: each.made_from for each in regions(player.app)} == before


def test_rules_are_folded_searched_and_left_out() -> None:
    player = RulesPlayer("limit_kiriage_mangan=no")
    of_fu = [each.id for each in HOUSE_OPTIONS if each.group == "fu"]
    for touch, listed in (
        ("rules fold fu", of_fu),
        ("rules fold fu", []),
        ("rules search kiriage", ["limit_kiriage_mangan"]),
        ("rules clear", []),
        ("rules only", ["limit_kiriage_mangan"]),
    ):
        player.do(touch)
        assert re.findall(r'id="about-(\w+)"', player.shown("options")) == listed, touch
    before = player.shown("ask")
    player.do("rules name")
    assert "house-name" in player.shown("ask") != before
    player.do("rules cancel")
    assert player.shown("ask") == before


def test_a_name_that_is_taken_is_refused_and_stays_in_its_box() -> None:
    player = RulesPlayer(texts=(("Club", CLUB),))
    player.do("rules name", "rules type club", "rules keep")
    assert player.say("house_taken") in player.shown("ask")
    assert 'value="club"' in player.shown("ask")
    assert player.house == ""


def test_a_deletion_can_be_undone_though_other_rules_are_chosen() -> None:
    player = RulesPlayer(CLUB, (("Club", CLUB),))
    player.do("rules delete")
    assert player.texts == {}
    assert player.house == ""
    player.do("rules rulebook tenhou")
    assert "rules undo" in player.shown("told")
    player.do("rules undo")
    assert player.texts == {"Club": CLUB}
    assert player.house == "Club"


def test_what_was_told_goes_with_other_rules_and_with_the_screen() -> None:
    player = RulesPlayer(CLUB)
    player.do("rules save")
    assert player.shown("told") != ""
    player.do("rules rulebook tenhou")
    assert player.shown("told") == ""
    player.do("rules take " + CLUB, "rules save", "page close", "page open rules")
    assert player.shown("told") == ""


def test_another_name_drops_the_old_one() -> None:
    player = RulesPlayer(CLUB, (("Club", CLUB),))
    player.do("rules rename", "rules type Tuesday", "rules keep")
    assert player.texts == {"Tuesday": CLUB.replace("Club", "Tuesday")}


def test_a_copy_is_deleted_and_had_back() -> None:
    player = RulesPlayer(CLUB, (("Club", CLUB),))
    player.do("rules name", "rules keep")
    both = {"Club": CLUB, "Club 2": CLUB.replace("Club", "Club_2")}
    assert (player.texts, player.house) == (both, "Club 2")
    player.do("rules delete")
    assert player.texts == {"Club": CLUB}
    told = player.say("house_deleted", name="Club 2")
    assert told in player.shown("told")
    player.do("rules undo")
    assert player.texts == both


def test_other_rules_of_a_link_write_over_nothing_of_the_same_name() -> None:
    """The kept ones are a touch away; so are both, under two names; or those of the link."""
    other = CLUB.replace("yaku_open_tanyao", "yaku_ippatsu")
    player = RulesPlayer(other, (("Club", CLUB),))
    assert "Not saved in “Club” yet: Open tanyao" in player.shown("ask")
    assert f"rules take {CLUB}" in player.shown("now")
    player.do("rules name", "rules keep")
    second = other.replace("Club", "Club_2")
    assert player.texts == {"Club": CLUB, "Club 2": second}
    player.do("rules take " + other, "rules save")
    assert player.texts == {"Club": other, "Club 2": second}
    player.do("rules undo")
    assert player.texts == {"Club": CLUB, "Club 2": second}


def test_a_link_says_what_came_of_it() -> None:
    player = RulesPlayer(CLUB)
    player.do("rules link")
    link = player.asked(CopyLink)
    assert link.fragment == CLUB.replace(" ", ",")
    player.step(link.then(True))
    assert player.say("copied") in player.shown("told")
    player.do("page close")
    player.step(link.then(False))
    assert player.note == player.say("not_copied")


def test_rules_of_a_link_wait_until_it_is_known_what_is_kept() -> None:
    player = Player(app_of("234m " + CLUB))
    player.step(offer)
    assert player.effects == (ASK,)
    player.step(ASK.then({}))
    assert player.asked(Note) == Note(player.say("house_of_link", name="Club"), True)
    player.step(ASK.then({}))
    assert not player.effects  # they are offered once
    # Without a hand the screen opens; rules that are kept are not offered.
    player = Player(app_of(CLUB))
    player.step(ASK.then({}))
    player.step(offer)
    assert player.app.sheet == "rules"
    player = RulesPlayer(CLUB, (("Club", CLUB),))
    player.do("page close")
    player.step(offer)
    assert (player.app.sheet, player.effects) == ("", ())


def test_what_is_not_kept_is_said_once() -> None:
    player = RulesPlayer(CLUB, room=False)
    player.do("rules save")
    assert player.say("house_not_saved") in player.shown("told")
    assert "Club" in player.shown("books")
    player.do("page close", "page open rules", "rules name", "rules type Tuesday", "rules keep")
    assert player.say("house_not_saved") not in player.shown("told")


def test_two_tabs_share_them() -> None:
    one = RulesPlayer()
    other = RulesPlayer(CLUB, disk=one.disk)
    other.do("rules save")
    assert "Club" in one.shown("books")
    one.do("rules take " + CLUB, "rules option yaku_ippatsu no")
    one.tab.put("rules.Club", CLUB + " yaku_rinshan=no", CLUB)  # nobody was told
    one.disk.coming.clear()
    one.do("rules save")
    told = one.say("house_beside", name="Club", place="Club 2")
    assert told in one.shown("told")
    assert sorted(one.texts) == ["Club", "Club 2"]
    assert "Club 2" in one.shown("books")
    assert "Club 2" in other.shown("books")


def test_rules_of_a_link_are_asked_for_once() -> None:
    player = RulesPlayer(CLUB)
    asked = player.shown("ask")
    assert "“Club” came with a link" in asked
    assert "* = changes to EMA 2025: Open tanyao" in player.shown("now")
    player.do("rules decline")
    assert player.shown("ask") == ""
    assert player.say("house_used", name="Club") in player.shown("told")
    assert "rules save" in player.shown("now")
    player.do("page close")
    player.step(offer)  # the same link again
    assert player.app.sheet == ""
    player.do("page open rules", "rules option yaku_ippatsu no")
    assert "rules decline" in player.shown("now")  # these are others


def test_as_many_declined_rules_are_known_as_fit() -> None:
    told = change(DEFAULTS, "told", "remove x " + " ".join([f"house-{n}" for n in range(30)])).told
    assert told == "remove " + " ".join([f"house-{n}" for n in range(21, 30)])
