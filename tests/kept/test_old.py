"""What earlier forms kept opens still: samples that they wrote."""

from pathlib import Path

from pyapp.game.saved import dump as dump_game
from pyapp.game.saved import load as load_game
from pyapp.learn.course import LADDER, RUNG
from pyapp.learn.progress import Progress, dump, load
from pyapp.screen.hand import saved
from pyapp.screen.rules.house import house_text, read_house
from tests.entered import entry_of
from tests.game_text import accepted
from tests.screen.hand.lasts import load_hands

OLD = Path(__file__).parent / "old"


def old(name: str) -> str:
    return (OLD / f"{name}.txt").read_text(encoding="utf-8")


def test_a_game() -> None:
    game = accepted(load_game(old("game")))
    assert game.start.names == ("Ann", "Bjørn", "千尋", "Dee")
    assert len(game.log) == 4
    assert dump_game(game.events) == old("game").replace("tenbou-game 1", "tenbou-game 2")


def test_practice() -> None:
    progress = load(old("practice"))
    assert isinstance(progress, Progress)
    assert (progress.boxes.asked, progress.days.counts) == (5, (("2026-11-22", 1),))
    assert progress.rung == RUNG["rung_40"]
    rows = {rung.id: row for rung, row in zip(LADDER, progress.ladder, strict=True) if row}
    assert rows == {"rung_limits": "10", "rung_30": "11", "rung_40": "0"}
    assert load(dump(progress)) == progress
    assert (progress.wants, progress.without) == (("hard", "clock"), ("fu",))
    (duel,) = progress.duels
    assert (duel.under.house, sum(duel.right), duel.seconds) == ("麻雀クラブ", 7, 83)
    met = {card.fact: card.due for card in progress.boxes.cards if card.box >= 0}
    assert met == {"fu kanchan": 8, "fu tanki": 5, "yaku ittsuu": 5, "row 70": 6, "slip kiriage": 7}
    damaged = old("practice").replace("asked 5", "asked 6")
    assert not isinstance(load(damaged), Progress)


def test_practice_before_there_were_days() -> None:
    progress = load(old("practice3"))
    assert isinstance(progress, Progress)
    assert progress.days == ("2026-11-23", (("2026-11-23", 1),))
    assert (progress.rung, progress.exam, progress.dailies) == (3, (0, 0), ())
    assert [(duel.seed, sum(duel.right), duel.length) for duel in progress.duels] == [
        ("zz", 0, 10),
        ("k3x9", 7, 10),
    ]
    assert progress.boxes.asked == 5
    assert load(dump(progress)) == progress
    new = old("practice3").replace("day 2026-11-23 0", "day -")
    assert not isinstance(load(new), Progress)  # nobody wrote that


def test_the_last_hands() -> None:
    hands = load_hands(old("hands"))
    assert [left.text.split()[0] for left in hands] == [
        "19m19p19s1234567z+7z",
        "456m99p56p+7p",
        "234567m33456p67s+8s",
    ]


def test_house_rules() -> None:
    house = read_house("麻雀クラブ", old("rules"))
    assert house is not None
    assert (house.rulebook, house.changes) == ("ema-2025", ("yaku_ippatsu",))
    assert house_text(house) == old("rules")


def test_the_hand_with_its_settings_and_undo() -> None:
    found = saved.load(old("hand"))
    assert found is not None
    entry = entry_of("234m99p riichi")
    assert found.state.entry == entry
    assert (found.settings.theme, found.settings.terms) == ("dark", "romaji")
    session = saved.load_past(old("past"), found.state)
    assert len(session.past) == 1
