"""A won hand as a picture to be sent: its tiles, what it pays, and why."""

from ...riichi.arrange import arrange
from ...riichi.hand import ANKAN
from ...riichi.rulebooks import named
from ...riichi.score import Score
from ...riichi.text import Entry
from ...words.words import Words
from ..app import App, Note, Outcome, Step
from ..effects import COPIED, SAVED, SharePicture
from ..html import BACK
from ..picture import Line, Placed, Row, picture
from .amounts import amount, worth, yaku_lines
from .dock import ways

FILE = "tenbou-hand.png"
TOLD = {COPIED: "end_copied", SAVED: "game_exported"}


def share_hand(app: App, by: str) -> Outcome:
    """Send the hand as a picture; by: the way it wins."""
    won = dict(ways(app.entry)).get(by)
    if not isinstance(won, Score):
        return Outcome(app, ())
    return Outcome(app, (SharePicture(hand_svg(app.say, app.entry, won), FILE, _shared),))


def _shared(how: str, _text: str) -> Step:
    """Say whether the picture was copied or saved."""
    told = TOLD.get(how)
    return lambda app: Outcome(app, (Note(app.say(told), False),) if told else ())


def hand_svg(say: Words, entry: Entry, won: Score) -> str:
    """Draw a win."""
    parts: list[Line | Row] = [_tiles(entry, won)]
    indicators = entry.situation.indicators + entry.situation.ura
    if indicators:
        parts.append((tuple([Placed(each, False, False) for each in indicators]),))
    parts.append(Line(amount(say, won.payments), say.title(won.by), 64, True))
    parts.append(Line(worth(say, won.value), "", 32, False))
    for line in yaku_lines(say, entry, won):
        han = "" if won.value.yakuman else say("n_han", n=line.han)
        parts.append(Line(line.name, han, 28, False))
    parts.append(Line(entry.house or say.rulebook(named(entry.rulebook)), "Tenbou", 22, False))
    return picture(parts)


def _tiles(entry: Entry, won: Score) -> Row:
    """The hand in its groups: the winning tile marked, the called one on its side."""
    hand, reading = entry.hand, won.reading
    row: list[tuple[Placed, ...]] = []
    concealed = len(reading.groups) - len(hand.melds)
    for place, tiles in enumerate(arrange(hand, reading)):
        if place < concealed:
            last = len(tiles) - 1 if place == reading.finished else -1
            group = [Placed(each, False, at == last) for at, each in enumerate(tiles)]
        elif hand.melds[place - concealed].call == ANKAN:
            shown = (BACK,) + tiles[:2] + (BACK,)
            group = [Placed(each, False, False) for each in shown]
        else:
            group = [Placed(each, at == 0, False) for at, each in enumerate(tiles)]
        row.append(tuple(group))
    return tuple(row)
