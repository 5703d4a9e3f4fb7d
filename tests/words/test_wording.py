"""The words of the page as its modules come: enough for the first screen, then all of them."""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest
from catalogues import COMPILED, sources, texts

from pyapp.browser import wording
from pyapp.browser.wording import Absent, complete, take, words
from pyapp.words.languages import EMA, LANGUAGES, NATIVE

TAG = LANGUAGES[0].tag
Come = Callable[..., None]


@pytest.fixture
def come(monkeypatch: pytest.MonkeyPatch) -> Come:
    """Puts compiled catalogues in place; there are none before."""
    compiled = sources()

    def place(*names: str) -> None:
        for name in names:
            module = ModuleType(name)
            exec(compiled.get(name, ""), module.__dict__)
            monkeypatch.setitem(sys.modules, name, module)

    monkeypatch.setattr(wording, "_WORDS", {})
    monkeypatch.setattr(wording, "_blocks", {})
    for name in compiled:
        monkeypatch.delitem(sys.modules, name, raising=False)
    place(COMPILED)
    return lambda *names: place(*[f"{COMPILED}.{name}" for name in names])


def test_the_first_block_speaks_for_the_hand_screen(come: Come) -> None:
    come(f"{TAG}_first")
    say = words(TAG, NATIVE)
    assert say("key_chii") == "Chii"
    assert say.knows("or_slide")
    assert not say.knows("rules_head")
    assert words(TAG, NATIVE) is say


def test_what_has_not_come_is_an_import_error(come: Come) -> None:
    with pytest.raises(ImportError):
        words(TAG, NATIVE)
    come(f"{TAG}_first")
    say = words(TAG, NATIVE)
    with pytest.raises(ImportError):
        complete(say)


def test_a_file_that_has_not_come_is_named(come: Come) -> None:
    come(f"{TAG}_first")
    for tag, terms, file in ((TAG, "japanese", "japanese"), ("de", NATIVE, "de-first")):
        with pytest.raises(Absent) as absent:
            words(tag, terms)
        assert absent.value.file == file
        take(file, texts()[file])
    assert words(TAG, "japanese")("key_chii") == "チー"
    german = words("de", NATIVE)
    assert german("key_clear") == "Leeren"
    with pytest.raises(Absent) as absent:
        complete(german)
    take(absent.value.file, texts()["de-later"])
    complete(german)
    assert german.knows("rules_head")
    assert words("de", "japanese")("key_chii") == "チー"


def test_the_sentences_of_a_terminology_go_before_those_that_come_later(come: Come) -> None:
    come(f"{TAG}_first")
    for file in (EMA, f"{TAG}-later"):
        take(file, texts()[file])
    say = words(TAG, EMA)
    assert say("riichi_sticks", n=2) == "2 riichi bets"
    complete(say)
    assert (say("why_stick"), say("why_noten")) == ("riichi bets", "noten payment")


def test_what_a_language_should_lack_is_said_in_the_first_one(come: Come) -> None:
    come(f"{TAG}_first")
    ids, patterns = (part.split("\n") for part in texts()["de-first"].split("\0"))
    place = ids.index("key_undo")
    del ids[place], patterns[place]
    take("de-first", "\n".join(ids) + "\0" + "\n".join(patterns))
    german = words("de", NATIVE)
    assert (german("key_undo"), german("key_clear")) == ("Undo", "Leeren")


def test_the_later_block_completes_words_once(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    come(f"{TAG}_first")
    for name in ("wrc", f"{TAG}-later"):
        take(name, texts()[name])
    say = words(TAG, "wrc")
    complete(say)
    assert say("rules_head") == "Rulebook"
    assert say("shuntsu") == "chow"
    monkeypatch.setattr(type(say), "learn", None)  # to be called no more
    complete(say)
