"""The Rules screen touched without a browser: house rules from a change to a link and back."""

from pyapp.screen.app import Note
from pyapp.screen.effects import AskRules, CopyLink, KeepRules, Select
from pyapp.screen.rules.house import in_order, read_house
from pyapp.screen.rules.room import kept, not_kept, offer, regions
from pyapp.screen.rules.state import Texts
from tests.screen.apps import Player, app_of, drawn

CLUB = "rules:ema-2025 house:Club yaku_open_tanyao=no"


class RulesPlayer(Player):
    """At the open screen, with a device that keeps what it is asked to."""

    def __init__(self, hand: str = "", texts: Texts = ()) -> None:
        super().__init__(app_of(hand))
        self.texts = dict(texts)
        self.do("page open rules")
        self.told()

    def told(self) -> None:
        """The device tells what it keeps."""
        found = [read_house(name, text) for name, text in self.texts.items() if text]
        rules = in_order([each for each in found if each])
        self.step(kept(rules, tuple(self.texts.items()), True))

    def keeps(self) -> None:
        """The device keeps what the last step asked for."""
        self.texts.update(dict(self.asked(KeepRules).changes))
        self.told()

    def shown(self, id: str) -> str:
        return drawn(regions, self.app)["rules-" + id]

    @property
    def house(self) -> str:
        return self.app.entry.house


def test_a_change_gets_a_name_and_is_kept_under_it() -> None:
    player = RulesPlayer()
    player.do("rules option yaku_open_tanyao no", "rules name")
    assert player.asked(Select).selector == "#house-name"
    player.do("rules type Club", "rules keep")
    assert player.asked(KeepRules).changes == (("Club", "house:Club yaku_open_tanyao=no"),)
    player.keeps()
    assert player.house == "Club"
    assert "Club" in player.shown("books")
    assert player.say("house_kept", name="Club") in player.shown("told")


def test_what_is_typed_draws_nothing_anew() -> None:
    player = RulesPlayer()
    player.do("rules name")
    before = {each.id: each.made_from for each in regions(player.app)}
    player.do("rules type Cl", "rules type Club")
    assert {each.id: each.made_from for each in regions(player.app)} == before


def test_a_name_that_is_taken_is_refused_and_stays_in_its_box() -> None:
    player = RulesPlayer(texts=(("Club", CLUB),))
    player.do("rules name", "rules type club", "rules keep")
    assert player.say("house_taken") in player.shown("ask")
    assert 'value="club"' in player.shown("ask")
    assert player.house == ""


def test_a_deletion_can_be_undone_though_other_rules_are_chosen() -> None:
    player = RulesPlayer(CLUB, (("Club", CLUB),))
    player.do("rules delete")
    assert player.asked(KeepRules).changes == (("Club", ""),)
    player.keeps()
    assert player.house == ""
    player.do("rules rulebook tenhou")
    assert "rules undo" in player.shown("told")
    player.do("rules undo")
    assert player.asked(KeepRules).changes == (("Club", CLUB),)
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
    assert player.asked(KeepRules).changes == (
        ("Tuesday", CLUB.replace("Club", "Tuesday")),
        ("Club", ""),
    )


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
    player.asked(AskRules)
    player.step(kept((), (), True))
    assert player.asked(Note) == Note(player.say("house_of_link", name="Club"), True)
    # Without a hand the screen opens; rules that are kept are not offered.
    player = Player(app_of(CLUB))
    player.step(kept((), (), True))
    player.step(offer)
    assert player.app.sheet == "rules"
    player = RulesPlayer(CLUB, (("Club", CLUB),))
    player.do("page close")
    player.step(offer)
    assert (player.app.sheet, player.effects) == ("", ())


def test_what_is_not_kept_is_said_once_and_another_tab_each_time() -> None:
    player = RulesPlayer(CLUB)
    player.step(not_kept("Club", False, ""))
    assert player.say("house_not_saved") in player.shown("told")
    player.do("page close")
    player.step(not_kept("Club", False, ""))
    assert player.effects == ()
    player.step(not_kept("Club", True, ""))
    assert player.note == player.say("house_elsewhere", name="Club")
    player.step(not_kept("Club", True, "Club 2"))
    assert player.note == player.say("house_beside", name="Club", place="Club 2")
