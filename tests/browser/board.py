"""The game's board in tests: its events as text, and how it fits at every size."""

from playwright.sync_api import Page, expect

from tests.browser.device import left
from tests.browser.game_player import GamePlayer
from tests.browser.host import resize
from tests.game_text import START, text

ECHO = 450  # milliseconds after which a tap at the same spot is no half of a double tap
SIZES = {
    "least": (320, 480),
    "small": (360, 560),
    "phone": (390, 664),
    "landscape": (664, 360),
    "short": (560, 360),
    "tablet": (820, 1180),
    "edge": (900, 700),
    "wide": (1440, 900),
}
# Controls that are small or out of sight, and text that does not stay in its box; what ends in an
# ellipsis does.
SPILT = """() => [...document.querySelectorAll(
    "#game :is(button, .middle, .event, .seat)")].filter((it) => it.checkVisibility()).flatMap(
    (it) => {
        const box = it.getBoundingClientRect();
        const within = (inner, outer, hair) => inner.left >= outer.left - hair
            && inner.right <= outer.right + hair && inner.top >= outer.top - hair
            && inner.bottom <= outer.bottom + hair;
        const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        const wrong = within(box, page, 0.5) ? [] : ["out of sight"];
        if (it.matches("button") && Math.min(box.width, box.height) < 43.5) wrong.push("small");
        const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { parentElement: owner, textContent } = texts.currentNode;
            const shortened = owner.closest(".name, .event li span, .event p");
            if (!textContent.trim() || owner.closest(".unseen")) continue;
            if (!owner.checkVisibility()) continue;
            const range = document.createRange();
            range.selectNodeContents(shortened || texts.currentNode);
            const seen = shortened ? shortened.getBoundingClientRect()
                : range.getBoundingClientRect();
            if (!within(seen, box, 1)) wrong.push(textContent);
        }
        return wrong.map((what) => `${what}: ${it.className} ${it.dataset.do}`);
    })"""


def at_every_size(page: Page, question: str, played: str) -> dict[str, object]:
    """What the question finds wrong with the board, by the size at which it does."""
    found = {}
    for name, size in SIZES.items():
        resize(page, size)
        found[name] = page.evaluate(question)
    resize(page, SIZES[played])
    return {name: wrong for name, wrong in found.items() if wrong}


def open_game(page: Page, url: str, game: str) -> GamePlayer:
    """A player in a game that was kept before the page came."""
    page.goto(url + "licences.html")  # where nothing is kept
    page.evaluate(
        "(kept) => void Object.assign(localStorage, kept)", left("20260102000000000", game, "game")
    )
    player = GamePlayer(page, url)
    player.goto()
    expect(page.locator("#board .seat").first).to_be_visible()
    return player


def begun(page: Page, url: str, *lines: str) -> GamePlayer:
    """A player in a game of four under WRC 2015 with these events."""
    return open_game(page, url, text(START, *lines))
