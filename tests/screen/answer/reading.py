"""The answer and the opened answer of a hand in notation, and their html as it is read."""

import re
from collections.abc import Callable

from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import Rules
from pyapp.riichi.shanten import away
from pyapp.screen.answer.dock import Answer, answer
from pyapp.screen.answer.payments import Names
from pyapp.screen.answer.sheet import SHEET, regions
from pyapp.words.languages import NATIVE, WRC
from tests.entered import entry_of
from tests.screen.apps import filled
from tests.spoken import words

TAGS = ("button", "span", "b", "p", "div", "ul", "li", "section", "h2", "svg", "small")


def ask(text: str, terms: str = "native") -> Answer:
    """The dock's answer."""
    return answer(entry_of(text), words(terms), away)


def opened(text: str, by: str, terms: str = NATIVE, names: tuple[str, ...] = ()) -> str:
    """The opened answer's html, official English beside what players say as the page has it."""
    other = words(WRC) if terms == NATIVE else None
    return filled(regions(SHEET, entry_of(text), by, words(terms), Names(names, ""), other))


def plain(html: str) -> str:
    """The text, tiles as their names in the notation, the winning one with a star."""
    html = re.sub(r'<svg class="bar".*?</svg>|<span class="whole">(.*?)</span>', r"\1", html)
    html = re.sub(r'<svg class="tile won"[^>]*><use href="#t(\w+)"/>.*?</svg>', r" \1* ", html)
    html = re.sub(r'<svg class="tile[^"]*"[^>]*><use href="#t(\w+)"/>.*?</svg>', r" \1 ", html)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).strip()


def section(html: str, title: str) -> list[str]:
    """The rows below a heading."""
    found = re.search(rf"<h3>{title}</h3>(.*?)</section>", html)
    assert found, title
    return [plain(row) for row in re.findall(r"<li[^>]*>(.*?)</li>", found.group(1))]


def payers(html: str) -> list[str]:
    """Who pays whom, a line each."""
    found = re.search(r'<ul class="payers">(.*?)</ul>', html)
    assert found
    return [plain(row) for row in re.findall(r"<li[^>]*>(.*?)</li>", found.group(1))]


def whole(html: str, tags: tuple[str, ...] = TAGS) -> bool:
    """Whether each of these elements that begins also ends, and none brings its own style."""
    ends = [len(re.findall(f"<{tag}[ >]", html)) == html.count(f"</{tag}>") for tag in tags]
    return all(ends) and "style=" not in html


def told(html: str) -> str:
    """All that is read or spoken of html: its text and labels, without drawings."""
    labels = re.findall(r'aria-label="([^"]*)"', html)
    html = re.sub(r"<svg.*?</svg>", " ", html)
    return " ".join([re.sub(r"<[^>]+>", " ", html), *labels])


def those_of_four(fit: Callable[[Rules], bool]) -> str:
    """The rulebooks for four whose rules are such, as a sentence lists them."""
    four = [book for book in RULEBOOKS if book.rules.players == 4]
    return words().listed(tuple(book.short for book in four if fit(book.rules)))
