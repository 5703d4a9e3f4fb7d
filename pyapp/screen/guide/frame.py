"""What stands around every page of the Guide, and its first page, as html."""

from ...words.words import Words
from ..action import GUIDE, asking
from ..answer.dock import slides_html
from ..html import NOTHING, Html, button, html, joined

ROOM = "guide-room"  # the region of a page
HOME = ""  # the name of the first page
PAGES = ("table", "yaku", "fu", "practice", "about")  # of the others, in the order they are shown
CARD = Html('class="card"')
BACK = Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>')
FRAME = (
    '<header id="guide-top">%s<h1 id="guide-title" tabindex="-1">%s</h1><div id="guide-aside"></div></header>'
    '<nav id="guide-pages" class="well" aria-label="%s">%s</nav>'
    '<p id="guide-note" role="status"></p><div id="guide-room"></div>'
)


def frame(say: Words, shown: str, way: str) -> Html:
    """The inside of the Guide: the way out, its pages, and room for the one that is shown; opened in
    the answer of a way to win, the way back to that stays in sight.
    """
    leave, name = asking(GUIDE, "leave"), say.title(way) if way else ""
    label = say("guide_to_answer", way=name) if way else say("guide_leave")
    back = button(leave, BACK, label, Html('class="back"'))
    title = say("guide_page_" + shown) if shown else say("guide")
    pages = [_tab(name, name == shown, say) for name in PAGES]
    if way:
        pages = [button(leave, "‹ " + name, label)] + pages
    return html(FRAME, back, title, say("guide_pages"), joined(pages))


def _tab(name: str, here: bool, say: Words) -> Html:
    current = Html(' aria-current="page"') if here else NOTHING
    more = html('data-page="%s"%s', name, current)
    return button(asking(GUIDE, "open", name), say("guide_tab_" + name), "", more)


def home(say: Words) -> Html:
    """The first page: what there is, and how a hand is entered."""
    cards = [
        button(
            asking(GUIDE, "open", name),
            html("<b>%s</b><span>%s</span>", say("guide_page_" + name), say("guide_more_" + name)),
            "",
            CARD,
        )
        for name in PAGES
    ]
    lines = [html("%s", say("empty_more")), slides_html(say)]
    lines += [html("%s", say("hint_" + each)) for each in ("mark", "remove", "typing")]
    return html(
        '<div class="guide-cards">%s</div><h2>%s</h2><ul class="entering">%s</ul>',
        joined(cards),
        say("guide_entering"),
        joined([html("<li>%s</li>", line) for line in lines]),
    )


def plain(text: str) -> Html:
    """A text by itself."""
    return html("%s", text) if text else NOTHING
