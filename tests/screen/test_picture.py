"""Pictures of results and hands: well formed, all in sight, of drawings that there are."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pyapp.riichi.score import Score
from pyapp.screen.answer.amounts import width
from pyapp.screen.answer.dock import ways
from pyapp.screen.answer.picture import FILE, hand_svg
from pyapp.screen.effects import SAVED, SharePicture
from pyapp.screen.game.result import result_svg
from pyapp.screen.picture import LETTER, MARGIN, WIDE
from tests.browser.places import HANDS
from tests.entered import entry_of
from tests.game_text import START
from tests.screen.apps import Player, app_of
from tests.screen.game.open_games import GAMES, after, game_state
from tests.spoken import words

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = set(re.findall(r'id="(\w+)"', Path("static/tiles.svg").read_text()))
TONGUES = ("en", "de", "ja", "ru")


def read(svg: str) -> list[str]:
    """The words of a picture, which has room for all it shows."""
    tree = ElementTree.fromstring(svg)
    high, told = int(tree.attrib["height"]), []
    for each in tree.iter(SVG + "text"):
        text, size = each.text or "", int(each.attrib["font-size"])
        assert width(text) * size * LETTER <= WIDE - 2 * MARGIN
        assert int(each.attrib["y"]) <= high - MARGIN / 2
        told.append(text)
    for tile in tree.iter(SVG + "use"):
        assert tile.attrib["href"].removeprefix("#") in DRAWN
    for group in tree.iter(SVG + "g"):
        x, y = map(int, re.findall(r"translate\((\d+) (\d+)\)", group.attrib["transform"])[0])
        assert MARGIN <= x <= WIDE - MARGIN
        assert MARGIN <= y < high
    return told


@pytest.mark.parametrize("tag", TONGUES)
@pytest.mark.parametrize("name", GAMES)
def test_a_result_is_drawn(name: str, tag: str) -> None:
    game, say = game_state(name).game, words("native", tag)
    told = read(result_svg(say, game))
    for seat in game.seats:
        assert any(each.endswith(" " + game.start.names[seat]) for each in told)
        assert any(each.startswith(say.number(game.scores[seat]) + " ") for each in told)


def test_names_are_only_names() -> None:
    odd = START.replace("Bob", "<b>&amp;")
    told = read(result_svg(words(), after(start=odd).game))
    assert any(each.endswith("<b>&amp;") for each in told)


@pytest.mark.parametrize("tag", TONGUES)
@pytest.mark.parametrize("name", HANDS)
def test_a_win_is_drawn(name: str, tag: str) -> None:
    entry, say = entry_of(HANDS[name]), words("native", tag)
    for _way, won in ways(entry):
        if isinstance(won, Score):
            svg = hand_svg(say, entry, won)
            shown = read(svg)
            assert say.title(won.by) in shown
            tiles = len(entry.hand.tiles) + sum(len(each.tiles) for each in entry.hand.melds)
            indicators = len(entry.situation.indicators + entry.situation.ura)
            assert svg.count("<use ") == tiles + indicators


def test_a_hand_is_sent_as_a_picture() -> None:
    player = Player(app_of("234567m33456p67s+8s,riichi"))
    player.do("page picture ron")
    sent = player.asked(SharePicture)
    assert sent.file == FILE
    player.step(sent.then(SAVED, ""))
    assert player.note == player.say("game_exported")
    empty = Player(app_of(""))
    empty.do("page picture ron")
    assert empty.effects == ()
