"""The images of the site's modules: MicroPython imports from them, one in place of another."""

from collections.abc import Callable, Iterator

import modules
import pytest
from romfs import image

PROGRAM = """
import sys, vfs
held = [vfs.VfsRom({first!r}), vfs.VfsRom({later!r})]
vfs.mount(held[0], "/modules")
sys.path.insert(0, "/modules")
import house.door
vfs.umount("/modules")
vfs.mount(held[1], "/modules")
import house.room.bed
print(house.door.NAME, house.room.bed.NAME, len(open("/modules/long").read()))
"""
WORDS = "pyapp.browser.start_words"


@pytest.fixture
def with_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The build with a generated module, whose name begins like one that is needed first."""
    monkeypatch.setattr(modules, "generated", lambda: {WORDS: 'RON = "ron"\n'})
    forget()
    yield
    forget()


def forget() -> None:
    for kept in (modules.modules, modules.compile_modules):
        kept.cache_clear()


def test_a_second_image_takes_the_place_of_the_first(micropython: Callable[..., str]) -> None:
    first = image({"house/__init__.py": b"", "house/door.py": b"NAME = 'door'\n"})
    later = image({"long": b"x" * 20_000, "house/room/bed.py": b"NAME = 'bed'\n"})
    assert micropython(PROGRAM.format(first=first, later=later)).strip() == "door bed 20000"


# Of these the page has what its screens show so far.
SHOWN_IN_PART = ("pyapp.learn.", "pyapp.club.", "pyapp.browser.deflated")
NOT_IMPORTED = ("pyapp.riichi.api", "pyapp.riichi.inputs")  # for programs that use the engine


def test_the_images_hold_every_module_of_the_page_once() -> None:
    compiled = modules.compile_modules()
    images = modules.bundles(quick=True)
    for name, (path, code) in compiled.items():
        held = [code in image for image in images].count(True)
        if name == "pyapp.screen.hand.first":  # which the build runs
            assert held == 0
        elif name.startswith(SHOWN_IN_PART):
            assert held == (name in modules.reached("pyapp.browser.start")), path
        else:
            assert held == (not name.startswith(NOT_IMPORTED)), path


def test_the_images_of_rooms_hold_what_nothing_else_imports() -> None:
    compiled = modules.compile_modules()
    _first, _later, _shared, guide, game, club, seldom = (
        {name for name, (_path, code) in compiled.items() if code and code in image}
        for image in modules.bundles(quick=True)
    )
    assert {"pyapp.browser.guide_painter", "pyapp.screen.guide.room"} <= guide
    assert {"pyapp.browser.game_painter", "pyapp.screen.game.board"} <= game
    assert {"pyapp.browser.club_painter", "pyapp.screen.club.room"} <= club
    assert {"pyapp.screen.club.bring", "pyapp.club.table_text"} <= seldom
    below = ("pyapp.riichi", "pyapp.game")
    assert [name for name in guide | game | club | seldom if name.startswith(below)] == []


@pytest.mark.usefixtures("with_words")
def test_a_generated_module_is_a_module_like_others() -> None:
    path, code = modules.compile_modules()[WORDS]
    assert path == "pyapp/browser/start_words.mpy"
    first = modules.bundles(quick=True)[0]
    assert code in first
    assert WORDS in modules.loading_order()
