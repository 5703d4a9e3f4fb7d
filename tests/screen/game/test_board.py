"""The middle of the board: what happened last and what it moved; at the end the result."""

from html.parser import HTMLParser

from pyapp.game.ending import ending
from pyapp.screen.game.board import board_html
from pyapp.screen.game.needs import needs_sheet
from pyapp.screen.game.state import OpenGame
from tests.game_text import NAMES
from tests.rows import rows, several
from tests.screen.game.open_games import GAMES, after, game_state
from tests.spoken import words

START = GAMES["begun"][0]
MINUS = "\u2212"  # written ~ here


class Event(HTMLParser):
    """The words of the event, each text of it apart."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.depth or ("class", "event") in attrs:
            self.depth += 1

    def handle_endtag(self, tag: str) -> None:
        self.depth -= bool(self.depth)

    def handle_data(self, data: str) -> None:
        if self.depth and data.strip():
            self.texts.append(data)


def shown(state: OpenGame) -> str:
    reader = Event()
    reader.feed(board_html(words(), state).text)
    return " ".join(" ".join(reader.texts).split())


@rows("last_events.tsv", lines=several)
def test_the_last_event_and_what_it_moved(lines: tuple[str, ...], told: str) -> None:
    assert shown(after(*lines)) == told.replace("~", MINUS)


def test_two_winners_each_with_their_worth() -> None:
    told = shown(after("ron from:D A:2/30 B:5/0", start=GAMES["going on"][0]))
    worths, moved = "Ann: 2 han 30 fu and Bob: 5 han mangan", "Bob +8,000 Ann +2,900 Dee ~10,900"
    assert told == f"Ron {worths} {moved}".replace("~", MINUS)


def test_a_worth_does_not_break_inside() -> None:
    board = board_html(words(tag="ja"), after("ron from:D A:2/30 B:5/0")).text
    assert '：<span class="whole">30符2翻</span>、' in board
    assert '：<span class="whole">5翻</span><span class="whole">満貫</span>' in board
    needs = needs_sheet(words(), after("tsumo C:4/30").game, 0).text
    assert '<td><span class="whole">2 han 100 fu</span>' in needs


def test_an_abortive_draw_says_which() -> None:
    told = shown(after("abortive four_winds", start=GAMES["going on"][0]))
    assert told == "Abortive draw Four of the same wind"


def test_at_the_end_the_result() -> None:
    """The final points, the first place first."""
    state = game_state("over")
    rows = [
        f"{NAMES[each.seat]} {words().thousands(each.total)}"
        for each in ending(state.game).standings
    ]
    assert rows[0].startswith("Dee +")
    assert shown(state) == " ".join(["Result", *rows])


def test_a_long_name_can_be_had_whole() -> None:
    state = after(start=START.replace("Ann", "Maximiliane%20von%20Hohenstein"))
    html = board_html(words(), state).text
    assert 'class="name" title="Maximiliane von Hohenstein">Maximiliane von Hohenstein<' in html
