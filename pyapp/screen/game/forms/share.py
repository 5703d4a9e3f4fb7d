"""The ways to hand a game over: its link as a code to be scanned, the link, its text, its file."""

from ....words.words import Words
from ...html import NOTHING, Html, html, joined
from ..controls import framed, help_html, list_html, text_button, told_html
from ..state import Share

WAYS = ("link", "text", "file")


def share_sheet(say: Words, sheet: Share) -> Html:
    """The inside of the dialog."""
    named = html(' role="img" aria-label="%s"', say("share_code")) if sheet.code else NOTHING
    drawn = say("share_no_code") if sheet.code == "" else Html(sheet.code or "")
    code = html('<p class="scan"%s>%s</p>', named, drawn)
    rows = [text_button("share " + way, say("share_" + way)) for way in WAYS]
    by_hand, told = told_html(say, sheet.told, sheet.text)
    inner = joined((help_html(say("share_help")), code, list_html(rows), by_hand))
    return framed(say, say("share_game"), inner, told)
