"""The score sheet beside a wide board: how far the players are apart and what each needs, and the
last hands with what they moved, newest first.
"""

from ...game.events import Riichi
from ...game.game import Game, Played, places
from ...game.needs import need
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .controls import text_button
from .log import told
from .moves import change_html
from .needs import least_html
from .sentences import deal_of

MOST = 12  # hands that are shown; the log has all
HEAD = "<header><h2>%s</h2>%s</header><table><thead><tr>%s</tr>%s</thead>%s</table>"
HAND = '<tbody><tr><th colspan="%d" scope="rowgroup"><b>%s</b> %s</th></tr><tr>%s</tr></tbody>'


def score_html(say: Words, game: Game) -> Html:
    """The sheet: the players, where they stand, and the hands."""
    names = [html('<th scope="col" title="%s">%s</th>', name, name) for name in game.start.names]
    stand = NOTHING
    if not game.over:
        stand = html("<tr>%s</tr>", joined([_standing(say, game, seat) for seat in game.seats]))
    change = text_button("sheet log", say("game_change"), "small")
    rows = joined([_hand(say, game, *each) for each in hands(game)[:MOST]])
    return html(HEAD, say("game_log"), change, joined(names), stand, rows)


def hands(game: Game) -> "list[tuple[Played, tuple[int, ...]]]":
    """The events that end a hand or move points, newest first, each with what has changed
    since the one before: the riichi of a hand stand with its end.
    """
    found: list[tuple[Played, tuple[int, ...]]] = []
    moved = (0,) * len(game.seats)
    for step in game.log:
        moved = tuple([sum(both) for both in zip(moved, step.deltas)])
        if not isinstance(step.event, Riichi):
            found.append((step, moved))
            moved = (0,) * len(game.seats)
    found.reverse()
    return found


def _standing(say: Words, game: Game, seat: int) -> Html:
    """The place of a player, how far the next better one is, and the least tsumo to get there."""
    place, score = places(game.scores, game.rules)[seat], game.scores[seat]
    better = [each for each in game.scores if each > score]
    parts = [html("<b>%s</b>", say("nth_place", n=place))]
    if better:
        parts.append(change_html(say, score - min(better)))
        goal = say("game_for_place", place=say("nth_place", n=place - 1))
        least = least_html(say, need(game, seat, place - 1, None))
        parts.append(html("<small>%s</small><small>%s %s</small>", goal, say.title("tsumo"), least))
    return html("<td>%s</td>", joined(parts))


def _hand(say: Words, game: Game, step: Played, moved: tuple[int, ...]) -> Html:
    """A hand: what happened, the scores after it and what they changed by."""
    title = deal_of(say, game, step)
    cells = [
        html("<td><b>%s</b>%s</td>", say.number(step.after[seat]), change_html(say, moved[seat]))
        for seat in game.seats
    ]
    return html(HAND, len(cells), title, told(say, game, step), joined(cells))
