"""The first screen, as the build writes it, is what Python would paint for an empty hand."""

import re

import pytest

from pyapp.riichi.rulebooks import named, rules_for
from pyapp.riichi.text import EMPTY, format_entry
from pyapp.riichi.tiles import NAMES, TILE_NAMED
from pyapp.screen.action import HAND, asking
from pyapp.screen.hand.first import first_screen
from pyapp.screen.hand.saved import dump, load
from pyapp.screen.hand.scene import scene
from pyapp.screen.hand.state import START, Session, first_visit
from pyapp.screen.hand.tiles import hand_parts
from pyapp.screen.hand.tools import TOOLS, keys_stand, tools
from pyapp.screen.menu.settings import DEFAULTS
from pyapp.words.languages import LANGUAGES
from tests.entered import entry_of
from tests.spoken import words

SAY = words()
FIRST = dict(first_screen(SAY))


def test_the_keys_say_what_python_will_say() -> None:
    keys = re.findall(
        r'data-do="hand tile (..)" data-tile="\1" data-left="(\d)".*?aria-label="([^"]*)"',
        FIRST["picker"],
    )
    assert [name for name, _, _ in keys] == list(NAMES)
    for name, left, label in keys:
        assert label == SAY("key_label", tile=SAY.tile(TILE_NAMED[name]), n=int(left))
    painted = [key.label for key in scene(Session(START, (), ()), SAY).keys[:34]]
    assert [label for _, _, label in keys[:34]] == painted


def test_the_buttons_are_those_python_changes() -> None:
    found = re.findall(r'data-do="([^"]*)".*?([^<>]+)<', FIRST["tools"])
    assert [do for do, _ in found] == [asking(HAND, *tool) for tool in TOOLS]
    painted = tools(Session(START, (), ()), SAY)
    assert [text for _, text in found] == [tool.text for tool in painted]
    pressed = re.findall(r'aria-pressed="false"', FIRST["tools"])
    assert len(pressed) == len([tool for tool in painted if tool.pressed])


def test_the_regions_are_those_of_an_empty_hand() -> None:
    assert FIRST["hand"] == "".join(hand_parts(START.entry.hand, SAY))
    assert FIRST["answer"] == scene(Session(START, (), ()), SAY).answer.html
    assert "East round, 0 honba, 0 riichi sticks" in FIRST["round"]


# What a first visit counts by


BOOKS = {row.tag: row.book for row in LANGUAGES}


def test_each_language_begins_with_the_rulebook_of_its_players() -> None:
    assert (BOOKS["en"], BOOKS["ja"], BOOKS["de"]) == ("wrc-2025", "common-japanese", "ema-2025")
    for tag, book in BOOKS.items():
        entry = first_visit(tag).entry
        assert entry == EMPTY._replace(rulebook=book, rules=rules_for(book))
        assert entry.rules.players == 4
    assert first_visit("tlh") == first_visit("en")


def test_who_has_been_here_keeps_the_rulebook_though_the_hand_is_not_to_be_read() -> None:
    known = first_visit("de", keys_stand("tenhou", rules_for("tenhou"))).entry
    assert (known.rulebook, known.rules) == ("tenhou", rules_for("tenhou"))
    for nonsense in ("", "rules:", "rules:none reds", "?"):
        assert first_visit("de", nonsense) == first_visit("de")


def test_the_page_names_it_before_python_does() -> None:
    for tag, book in BOOKS.items():
        say = words(tag=tag)
        assert dict(first_screen(say))["book"] == f"<span>{say.rulebook(named(book))}</span>"


def test_a_text_without_a_rulebook_means_what_it_meant() -> None:
    linked = entry_of("123m")
    assert (linked.rulebook, linked.rules) == ("wrc-2015", rules_for("wrc-2015"))
    kept = load("tenbou 1\nlanguage de\nhand ")
    assert kept is not None
    assert kept.state == START


def test_it_is_kept_by_name() -> None:
    state = first_visit("de")
    kept = load(dump(state, DEFAULTS, format_entry(state.entry)))
    assert kept is not None
    assert kept.state == state


@pytest.mark.parametrize(
    ("book", "kept"),
    [
        *(("wrc-2015", "rules:wrc-2015"), ("mahjong-soul", "rules:mahjong-soul reds")),
        ("tenhou-sanma", "rules:tenhou-sanma three reds"),
    ],
)
def test_how_the_keys_stand_is_kept_with_the_rulebook(book: str, kept: str) -> None:
    assert keys_stand(book, rules_for(book)) == kept
