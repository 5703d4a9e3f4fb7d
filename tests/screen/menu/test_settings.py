"""Settings: each value that exists is taken, none that does not, and old ones are understood."""

import pytest

import pyapp.words.languages
from pyapp.screen.menu.settings import DEFAULTS, KNOWN, NAMES, THEMES, Settings, change, slid
from pyapp.words.languages import LANGUAGES, NATIVE, Language
from tests.rows import rows

ENGLISH = LANGUAGES[0]
# It has no WRC terms of its own and is used to romaji.
OTHER = Language("xx", "Xish", "fr", "“”", "tenhou", ("romaji", NATIVE, "japanese"), (), ())


@pytest.fixture
def _two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyapp.words.languages, "LANGUAGES", (ENGLISH, OTHER))


def changed(settings: Settings = DEFAULTS, **changes: str) -> Settings:
    for name, value in changes.items():
        settings = change(settings, name, value)
    return settings


def test_it_begins_in_the_first_language_and_its_usual_terms() -> None:
    assert Settings(ENGLISH.tag, ENGLISH.terms[0], "auto", False, 0, "") == DEFAULTS
    assert Settings._fields == NAMES


def test_every_terminology_of_the_language_and_every_theme_can_be_chosen() -> None:
    for terms in ENGLISH.terms:
        assert changed(terms=terms) == DEFAULTS._replace(terms=terms)
    for theme in THEMES:
        assert changed(theme=theme) == DEFAULTS._replace(theme=theme)
    on = changed(numerals="yes")
    assert on == DEFAULTS._replace(numerals=True)
    assert changed(on, numerals="no") == DEFAULTS


def test_slides_are_counted_until_they_are_known() -> None:
    settings = DEFAULTS
    for n in range(1, KNOWN + 1):
        settings = slid(settings)
        assert settings.slides == n
    assert slid(settings) == settings == changed(slides=str(KNOWN))


@rows("no_settings.tsv")
def test_a_value_that_does_not_exist_changes_nothing(name: str, value: str) -> None:
    mine = Settings(ENGLISH.tag, "romaji", "dark", True, 2, "mark")
    assert change(mine, name, value) == mine


@pytest.mark.usefixtures("_two_languages")
def test_a_language_keeps_the_terminology_it_offers() -> None:
    assert changed(terms="japanese", language="xx") == DEFAULTS._replace(
        language="xx", terms="japanese"
    )


@pytest.mark.usefixtures("_two_languages")
def test_a_language_without_the_terminology_falls_back_to_its_usual_one() -> None:
    there = changed(terms="wrc", language="xx")
    assert there == DEFAULTS._replace(language="xx", terms="romaji")
    assert changed(there, terms="wrc") == there
    assert changed(there, language=ENGLISH.tag).terms == "romaji"


@pytest.mark.usefixtures("_two_languages")
def test_kept_in_the_order_of_their_names_all_come_back() -> None:
    mine = Settings("xx", "japanese", "light", True, 1, "mark remove")
    kept = [(name, getattr(mine, name)) for name in NAMES]
    read = DEFAULTS
    for name, value in kept:
        read = change(read, name, "yes" if value is True else str(value))
    assert read == mine
