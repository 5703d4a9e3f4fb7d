"""The catalogues say everything, alike in every language, and what is wrong with one is told."""

from pathlib import Path

import catalogues
import pytest
from catalogues import Mistake, complaints

from pyapp.words.languages import LANGUAGES, Language
from tests.spoken import words


def test_nothing_is_wrong_with_them() -> None:
    wrong = complaints()
    assert not wrong, "\n".join(["pyapp/words/catalogues:", *wrong])


RON, TSUMO, FU, HAN = "-ron = ロン", "-tsumo = ツモ", "-n_fu = { $n }符", "-n_han = { $n }翻"


@pytest.mark.parametrize(
    "broken",
    [
        (
            (RON, RON + "\n-rom = ロン", "japanese.ftl has words for rom, which is none"),
            (TSUMO, "", "japanese.ftl has no words for tsumo"),
            (FU, "-n_fu = { $m }符", "japanese.ftl, n_fu takes ['m'], not ['n']"),
        ),
        ((RON, RON + "\n-ron = 栄", "japanese.ftl says twice: ron"),),
        ((RON, "-ron ロン", "japanese.ftl:"),),
        ((HAN, "-n_han = { $n }{ DATETIME($n) }", "japanese.ftl, n_han: in braces"),),
    ],
)
def test_a_broken_catalogue_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, broken: tuple[tuple[str, str, str], ...]
) -> None:
    for path in catalogues.CATALOGUES.iterdir():
        text = path.read_text(encoding="utf-8")
        for line, instead, _told in broken if path.name == "japanese.ftl" else ():
            assert line in text
            text = text.replace(line, instead, 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "CATALOGUES", tmp_path)
    monkeypatch.setattr(catalogues, "LANGUAGES", LANGUAGES[:1])
    monkeypatch.setattr(catalogues, "TERMINOLOGIES", ("japanese",))
    found = complaints()
    for _line, _instead, told in broken:
        assert [each for each in found if each.startswith(told)], (told, found)


def test_a_term_that_nobody_has_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for path in catalogues.CATALOGUES.iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace("{ -pinfu }", "{ -pinfuu }"), "utf-8")
    monkeypatch.setattr(catalogues, "CATALOGUES", tmp_path)
    monkeypatch.setattr(catalogues, "LANGUAGES", LANGUAGES[:2])
    monkeypatch.setattr(catalogues, "TERMINOLOGIES", ())
    assert [each for each in complaints() if each.endswith("there is no term -pinfuu")]


def test_quotation_marks_of_another_language_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    russian = LANGUAGES[0]._replace(quotes="«»")
    monkeypatch.setattr(catalogues, "LANGUAGES", (russian,))
    monkeypatch.setattr(catalogues, "TERMINOLOGIES", ())
    assert "en.ftl, bad_wind: quotations stand in «»" in complaints()


@pytest.mark.parametrize("locale", ["en", "ru", "fr", "de", "es", "ja", "pl", "ar", "cy"])
def test_plural_classes_go_round_after_two_hundred(locale: str) -> None:
    from babel import Locale

    rule = Locale.parse(locale).plural_form
    for n in (*range(200, 2500), 8000, 12000, 48000, 160901):
        assert rule(n) == rule(100 + n % 100), (locale, n)


def test_the_pseudo_language_accents_and_lengthens() -> None:
    assert catalogues.accented("Tap the winning hand") == "Ťàṕ· ťĥé· ẃîññîñĝ·· ĥàñď·".replace(
        "ẃ", "ŵ"
    )


@pytest.mark.parametrize("row", LANGUAGES)
def test_every_terminology_of_a_language_says_all_terms(row: Language) -> None:
    for terms in row.terms:
        say = words(terms, row.tag)
        for word in catalogues.read(row.tag):
            assert not word.is_term or say(word.id, n=2, suit="s", set="t"), (terms, word.id)


def test_a_choice_must_be_the_whole_pattern(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "xx.ftl").write_text("a = before { $n ->\n    [one] x\n   *[other] y\n  }\n")
    monkeypatch.setattr(catalogues, "CATALOGUES", tmp_path)
    (word,) = catalogues.read("xx")
    with pytest.raises(Mistake, match="the whole pattern"):
        catalogues.pattern(word.pattern, "en")
