"""The words of the pages: their labels, the first screen, and the web app's manifest, filled in
from a catalogue.

In the source an element names its words: data-say="id" for what it says, data-say-label="id" for
its spoken name, data-say-content="id" for the content of a <meta>.
"""

import json
import re
from html import escape
from html.parser import HTMLParser

from pyapp.screen.hand.first import first_screen
from pyapp.words.words import Words

SAID = re.compile(r'(<(?P<tag>\w+)\b[^>]* data-say="(?P<id>\w+)"[^>]*>)[^<]*(?=</(?P=tag)>)')
LABEL = re.compile(r'(?= data-say-label="(\w+)")')
CONTENT = re.compile(r'content="" data-say-content="(\w+)"')
# What the shortcuts of the manifest are called, in its order.
SHORTCUTS = ("guide_page_table", "guide_page_practice")


def filled(page: str, say: Words) -> str:
    """index.html in the words of a language and terminology, with its first screen."""
    page = labelled(page, say)
    for word_id, inside in first_screen(say):
        empty = re.compile(rf'(<\w+ [^>]*\bid="{word_id}"[^>]*>)(?=</)')
        if not (place := empty.search(page)):
            raise SystemExit(f"index.html has no empty place for #{word_id}")
        page = page[: place.end()] + inside + page[place.end() :]
    return page


def labelled(page: str, say: Words) -> str:
    """A page with its labels in the words of a language; KeyError for an id without words."""
    page = re.sub('<html lang="[^"]*"', f'<html lang="{say.language}"', page, count=1)
    page = SAID.sub(lambda found: found[1] + _text(say, found["id"]), page)
    page = LABEL.sub(lambda found: f' aria-label="{_text(say, found[1])}"', page)
    return CONTENT.sub(lambda found: f'content="{_text(say, found[1])}"', page)


def manifest(text: str, say: Words) -> str:
    """The web app's manifest in another language; its screenshots go without their labels."""
    made = json.loads(text)
    made.update(name=say("page_title"), description=say("page_description"), lang=say.language)
    for shortcut, word_id in zip(made["shortcuts"], SHORTCUTS, strict=True):
        shortcut["name"] = say(word_id)
    for picture in made["screenshots"]:
        del picture["label"]
    return json.dumps(made, ensure_ascii=False)


def said(page: str) -> list[str]:
    """All that a page says, in its order: spoken names, contents of <meta>, and text.

    static/words.js finds the same in the document, to say it in another language.
    """
    found = _Said()
    found.feed(page)
    return found.texts


class _Said(HTMLParser):
    """Collects what a page says; what is in some elements no player reads."""

    APART = ("script", "style", "svg", "noscript")

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.apart = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag in self.APART:
            self.apart += 1
        elif not self.apart:
            said = [named.get("aria-label")]
            if "data-say-content" in named:
                said.append(named["content"])
            self.texts += [text for text in said if text]

    def handle_endtag(self, tag: str) -> None:
        self.apart -= tag in self.APART

    def handle_data(self, data: str) -> None:
        if data.strip() and not self.apart:
            self.texts.append(data)


def _text(say: Words, word_id: str) -> str:
    if not say.knows(word_id):
        raise KeyError(word_id)
    return escape(say(word_id))
