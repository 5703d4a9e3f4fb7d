"""The page About: reports, languages, rulebooks; and the self-check in each of its states."""

import re

import pytest

from pyapp.check.cases import Case
from pyapp.check.found import finding
from pyapp.check.run import NOTHING, Tally
from pyapp.riichi.options import asked
from pyapp.riichi.rulebooks import RULEBOOKS, Rulebook
from pyapp.riichi.text import EMPTY, Entry, parse_entry
from pyapp.screen.guide.about import about, report
from pyapp.screen.guide.self_check import BEGIN, FAILED, IDLE, RUNNING, Check, ended, regions
from pyapp.words.languages import LANGUAGES
from tests.entered import entry_of
from tests.screen.answer.reading import plain, whole
from tests.screen.apps import filled, inside
from tests.spoken import words

SAY = words()
ADDRESS = "https://example.org/tenbou/#123m"
CASE = Case("hands.txt", 7, "A | <1m> | ron", finding("got <b>", "wanted", "ema-2025", "1m ron"))


def page(
    shown: str = "", entry: Entry = EMPTY, version: str = "0.1.0+abc", reports: str = ""
) -> str:
    text = filled(about(SAY, version, reports, shown, entry))
    assert whole(text)
    return text


def article(html: str, book: Rulebook) -> str:
    start = html.index(f'id="book-{book.key}"')
    return html[start : html.index("</article>", start)]


def test_it_tells_its_version_where_it_has_one() -> None:
    assert "Tenbou 0.1.0+abc" in page()
    assert '<p id="version" class="source">Tenbou</p>' in page(version="")


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)
def test_each_rulebook_has_its_source_and_what_is_assumed(book: Rulebook) -> None:
    html = article(page(), book)
    text = plain(html)
    for told in (book.title, book.edition, book.source, f"{book.rules.players} players"):
        assert told in text
    marks = re.findall(r'<li class="mark">(.*?)</li>', html)
    assert marks == [SAY.title(option_id) for option_id in book.assumed]
    assert "<dl" not in html


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)
def test_its_rules_fold_out(book: Rulebook) -> None:
    html = article(page(book.key), book)
    rows = re.findall(r"<div><dt>(.*?)</dt><dd>(.+?)</dd></div>", html)
    options = asked(book.rules.players)
    assert len(rows) == len(options)
    for option, (name, _choice) in zip(options, rows, strict=True):
        assert plain(name).startswith(SAY.title(option.id))
        assert ('class="mark"' in name) == (option.id in book.assumed)
    assert (f'data-do="rules rulebook {book.key}"' in html) == (book.key != EMPTY.rulebook)


def test_reports_go_where_the_host_wants_them() -> None:
    assert "whoever gave you this page" in plain(page())
    for reports, shown in (
        ("https://example.org/issues", "https://example.org/issues"),
        ("mailto:club@example.org", "club@example.org"),
    ):
        html = page(reports=reports)
        assert f'Reports go here: <a href="{reports}">{shown}</a>' in html
        assert "whoever gave you this page" not in plain(html)


def test_a_report_has_version_rules_and_hand() -> None:
    entry = entry_of("123m456p789s1122z+2z rules:ema-2025 limit_kiriage_mangan=no")
    lines = report(entry, "0.1.0+abc", ADDRESS).split("\n")
    assert lines[0] == "Tenbou 0.1.0+abc"
    assert lines[1] == "European Mahjong Association 2025 (ema-2025)"
    again = parse_entry(lines[2])
    assert again == entry
    assert lines[3] == ADDRESS
    assert report(EMPTY, "", ADDRESS).split("\n")[0] == "Tenbou"


def test_every_language_is_read_or_waits() -> None:
    card = plain(page()[: page().index('id="self-check"')])
    assert [each.name for each in LANGUAGES if each.name not in card] == []


# The self-check


def told(check: Check) -> tuple[str, ...]:
    found = tuple(map(inside, regions(check, SAY)))
    assert all(whole(text) for text in found)
    return found


def tally(passed: int, failures: tuple[Case, ...] = ()) -> Tally:
    return Tally(50, 100, passed, len(failures), failures, 12_345.0, 0.84, 41.6, "hands.txt:9")


def test_it_waits_to_be_started() -> None:
    do, now, said, failures = told(BEGIN)
    assert BEGIN.state == IDLE
    assert 'data-do="guide about check"' in do
    assert (now, said, failures) == ("", "", "")


def test_it_can_be_stopped_and_shows_how_far_it_is() -> None:
    do, now, said, failures = told(Check(RUNNING, "", tally(3)))
    assert 'data-do="guide about stop"' in do
    assert '<progress max="100" value="50"' in now
    assert "3 right, 0 wrong" in plain(now)
    assert (said, failures) == ("", "")


def test_it_tells_that_all_is_right_and_the_times() -> None:
    _do, now, said, failures = told(ended(tally(4000)))
    assert said == "All 4,000 cases are right."
    for time in ("12.3 s", "0.8 ms", "42 ms hands.txt:9"):
        assert time in plain(now)
    assert failures == ""


def test_it_names_what_is_wrong() -> None:
    check = ended(tally(4000, (CASE,)))
    assert check.state == FAILED
    do, _now, said, failures = told(check)
    assert 'data-do="guide about check"' in do
    assert said == "1 case came out wrong on this device."
    text = plain(failures)
    for part in ("hands.txt:7", "EMA 2025", "A | &lt;1m&gt; | ron", "wanted", "got &lt;b&gt;"):
        assert part in text
    assert 'data-do="guide hand 1m ron"' in failures


def test_without_cases_nothing_is_right() -> None:
    assert ended(NOTHING).state == FAILED
    assert told(Check(FAILED, "check_missing", NOTHING))[2] == SAY("check_missing")
