"""What stands around every page of the Guide, and its first page, as html."""

from ...words.words import Words
from ..action import GUIDE, asking
from ..html import Html, button, html, joined

HOME = ""  # the name of the first page
PAGES = ("table", "yaku", "fu", "practice", "about")  # of the others, in the order they are shown
BACK = Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>')
FRAME = (
    '<header id="guide-top">%s<h1 id="guide-title" tabindex="-1">%s</h1></header>'
    '<nav id="guide-pages" aria-label="%s">%s</nav>'
    '<p id="guide-note" role="status"></p><div id="guide-room"></div>'
)


def frame(say: Words) -> Html:
    """The inside of the Guide: the way out, its pages, and room for one."""
    back = button(asking(GUIDE, "leave"), BACK, say("guide_leave"), Html('class="back"'))
    pages = [_tab(name, say) for name in PAGES]
    return html(FRAME, back, say("guide"), say("guide_pages"), joined(pages))


def _tab(name: str, say: Words) -> Html:
    more = html('data-page="%s"', name)
    return button(asking(GUIDE, "open", name), say("guide_tab_" + name), "", more)


def home(say: Words) -> Html:
    """The first page: what there is."""
    cards = [
        button(
            asking(GUIDE, "open", name),
            html("<b>%s</b><span>%s</span>", say("guide_page_" + name), say("guide_more_" + name)),
        )
        for name in PAGES
    ]
    return html('<div class="guide-cards">%s</div>', joined(cards))


def title(name: str, say: Words) -> str:
    """What stands over a page."""
    return say("guide_page_" + name) if name else say("guide")
