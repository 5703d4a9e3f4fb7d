"""Playing on the game screen as a player does, from the events' text form."""

import contextlib
from pathlib import Path

from playwright.sync_api import Error, FilePayload, Page, expect

from pyapp.game.events import Event, Start
from tests.browser.hand_page import reached
from tests.browser.host import followed, reload
from tests.game_touches import GameTouches, number

# With what its sheets need: they are drawn once, and a tap at once after the first means them.
READY = "html[data-complete]"
LETTERS = "ESWN"


class GamePlayer(GameTouches):
    """A page with a game; `taps` counts every tap."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.taps = 0
        page.emulate_media(reduced_motion="reduce")

    def goto(self, fragment: str = "") -> None:
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}#{fragment}" if fragment else self.url)
        self.page.wait_for_selector(READY, state="attached")

    def reload(self) -> None:
        followed(self.page)
        reload(self.page)
        self.page.wait_for_selector(READY, state="attached")
        expect(self.page.locator("#game:not([hidden])")).to_be_visible()

    def crash(self) -> None:
        """The page's process ends, with no farewell to the page."""
        with self.page.expect_event("crash"), contextlib.suppress(Error):
            self.page.goto("chrome://crash")  # never gets anywhere
        gone, self.page = self.page, self.page.context.new_page()
        gone.close()
        self.page.emulate_media(reduced_motion="reduce")

    def kill(self) -> None:
        """The page's process ends, and it is opened again."""
        self.crash()
        self.page.goto(self.url)
        self.page.wait_for_selector(READY, state="attached")

    def tap(self, *whats: str) -> None:
        for what in whats:
            self.touch(what)

    def touch(self, what: str) -> None:
        """Touch a control of the game."""
        self.taps += 1
        selector = f'[data-do="game {what}"]'
        if what == "undo":  # a click there may count as the second one of what closed a sheet
            self.page.locator(f"{selector}:visible").first.press("Enter")
            return
        # A whole game is hundreds of taps: this is a tenth of what Playwright's own click takes.
        self.page.mouse.click(*reached(self.page, selector + ":not(:disabled)"))

    def open(self) -> None:
        """From the Hand screen; while no game is on, by the menu."""
        if not self.page.locator("#to-game").is_visible():
            self.taps += 1
            self.page.locator("#menu").click()
        self.tap("open")
        expect(self.page.locator("#game:not([hidden])")).to_be_visible()

    def begin(self, *names: str) -> None:
        """A new game with these names, or those that stand there."""
        expect(self.page.locator("#game-sheet[open]")).to_be_visible()
        for seat, name in enumerate(names):
            self.page.fill(f"[name=name{seat}]", name)
        self.tap("record")
        self.closed()

    def closed(self) -> None:
        expect(self.page.locator("#game-sheet[open]")).to_be_hidden()
        expect(self.page.locator("[inert]")).to_have_count(0)  # the board is in reach a frame later

    def leave_sheet(self) -> None:
        if self.page.locator("#game-sheet[open]").is_visible():
            self.tap("close")
            self.closed()

    def offers(self, what: str) -> bool:
        return self.page.locator(f'[data-do^="game {what}"]').count() > 0

    def is_pressed(self, what: str) -> bool:
        button = self.page.locator(f'[data-do="game {what}"]')
        return button.get_attribute("aria-pressed") == "true"

    def write(self, **fields: str) -> None:
        for name, text in fields.items():
            self.page.fill(f"[name={name}]", text)

    def choose(self, what: str) -> None:
        name, value = what.split()
        self.page.select_option(f"#game-{name}", value)

    # Events

    def play(self, event: Event) -> None:
        """Enter an event and see that the game has taken it."""
        before = self.events
        if isinstance(event, Start):
            self.start(event)
            return
        self.tap(self.enter(event))
        expect(self.page.locator("#game")).to_have_attribute("data-events", str(before + 1))

    def start(self, event: Start) -> None:
        sheet = self.page.locator("#game-sheet")
        if self.events and not event.changes:  # from the game that is on, or its end
            self.leave_sheet()
            self.tap("sheet more", "new")
            self.choose(f"book {event.rulebook}")
        else:
            rules = [f"rules:{event.rulebook}"]
            rules += [f"{option}={choice}" for option, choice in event.changes]
            self.goto(",".join(rules))
            self.open()
            if sheet.is_hidden():  # a game is on
                self.more("new")
        self.tap(f"length {event.length}")
        if event.at:
            self.under_way(event.at)
        self.begin(*event.names)

    def more(self, what: str) -> None:
        self.tap("sheet more")
        self.tap(what)

    def choose_file(self, file: FilePayload | Path) -> None:
        """A file for the list of games, by the device's own dialog."""
        with self.page.expect_file_chooser() as chooser:
            self.page.locator("#game-sheet label:has([name=file])").click()
        chooser.value.set_files(file)

    # What is to be seen

    @property
    def events(self) -> int:
        game = self.page.locator("#game[data-events]")
        return int(game.get_attribute("data-events") or "0") if game.count() else 0

    def state(self) -> str:
        """The board as the case files write it."""
        game = self.page.locator("#game")
        facts = {
            name: game.get_attribute(f"data-{name}") or ""
            for name in ("hand", "honba", "sticks", "over")
        }
        seats = self.page.locator(".seat")
        shown = seats.locator(".score").all_inner_texts()
        scores = {
            int(seats.nth(place).get_attribute("data-seat") or ""): number(shown[place])
            for place in range(len(shown))
        }
        hand = int(facts["hand"])
        words = [str(scores[seat]) for seat in sorted(scores)]
        turn, dealer = divmod(hand, len(scores))
        deal = LETTERS[turn] + str(dealer + 1)
        words.append(deal + (f"+{facts['honba']}" if facts["honba"] != "0" else ""))
        words.append(f"sticks:{facts['sticks']}")
        if facts["over"]:
            words.append(f"over:{facts['over']}")
        return " ".join(words)
