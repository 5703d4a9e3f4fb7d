"""The Rules screen as html, for tests: all of its regions, everything folded out."""

from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.screen.html import Html
from pyapp.screen.rules.house import HouseRules, in_order
from pyapp.screen.rules.options import found_text, only_html, options_regions
from pyapp.screen.rules.room import searched
from pyapp.screen.rules.state import BEGIN, Looking
from pyapp.screen.rules.view import (
    ask_html,
    books_regions,
    clear_html,
    frame,
    now_html,
    told_html,
)
from pyapp.words.words import Words
from tests.entered import entry_of
from tests.screen.apps import app_of, filled
from tests.spoken import words

ALL_OPEN = ("books", "sources", *{option.group: "" for option in HOUSE_OPTIONS})


OPEN = BEGIN._replace(open=ALL_OPEN)


def kept_rules(*texts: str) -> tuple[HouseRules, ...]:
    """House rules, each written as its name and rules: "Our_club rules:ema-2016"."""
    entries = [entry_of("house:" + text) for text in texts]
    return in_order([HouseRules(each.house, each.rulebook, each.rules) for each in entries])


def view(
    text: str = "", say: Words | None = None, look: Looking = OPEN, kept: tuple[str, ...] = ()
) -> str:
    """All regions, for rules in their text form."""
    say, entry = say or words(), entry_of(text)
    look = look._replace(kept=kept_rules(*kept))
    shown = searched(app_of(text)._replace(say=say), look)
    parts = (
        frame(say),
        now_html(say, entry, look.kept, look.declined),
        Html(filled(books_regions(say, entry, look))),
        clear_html(say, look),
        only_html(say, entry, look),
        Html(filled(options_regions(say, entry, look, shown))),
        told_html(say, look),
        ask_html(say, entry, look),
    )
    return "".join(part.text for part in parts) + found_text(say, entry, look, shown)
