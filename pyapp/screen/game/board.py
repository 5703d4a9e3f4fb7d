"""The board: the seats round the screen, in the middle the deal and what happened last, the
actions below.
"""

from ...game.ending import ending
from ...game.events import ExhaustiveDraw, Win
from ...game.game import Game, places
from ...game.legal import tenpai_seats
from ...riichi.seats import others
from ...words.words import Words
from ..html import ARROW, NOTHING, Html, html, joined, truth
from .controls import control, text_button, wind_badge
from .moves import change_html, direction, row
from .sentences import about, begun_text, deal, headline, unbroken
from .state import TABLE, NoGame, OpenGame, State

SIDES = ("bottom", "right", "top", "left")  # where the seats are, in turn order
LONG = 7  # characters of a number above which it is written smaller where there is little room
LOOK = (
    '%s<span class="who"><span class="name" title="%s">%s</span>'
    ' <span class="score%s">%s</span> %s <span class="unseen">%s</span></span>'
)
SEAT = (
    '<div class="seat %s%s" data-seat="%s" data-wind="%s" data-score="%s">'
    '<div class="turn">%s%s</div></div>'
)
MIDDLE = (
    '<div class="middle" id="game-middle" tabindex="-1"><div class="deal">'
    '<h2><span class="unseen">%s</span><b aria-hidden="true">%s</b></h2>%s</div>%s</div>'
)
LAMPS = 8  # that are lit, of more only their number
COUNT = '<span class="count"><svg class="stick"><use href="#%s"/></svg>%s%d</span>'
EVENT = '<div class="event"><h3>%s</h3>%s<ul class="%s">%s</ul></div>'
MOVED = '<li class="%s"><span class="unseen">%s</span> <b class="%s">%s</b><small>%s</small></li>'


def board_html(say: Words, state: State) -> Html:
    """The seats and the middle; without a game nothing."""
    if isinstance(state, NoGame):
        return NOTHING
    amid = state.facing == TABLE
    seats = [_seat(say, state.game, state.focus, seat, amid) for seat in state.game.seats]
    return joined(seats + [_middle(say, state)])


def _seat(say: Words, game: Game, focus: int | None, seat: int, amid: bool) -> Html:
    wind, score = game.wind(seat), game.scores[seat]
    word_id = "game_seat" if wind else "game_seat_dealer"
    place = say("nth_place", n=places(game.scores, game.rules)[seat])
    spoken = say(word_id, wind=say.wind(wind), place=place)
    shown = say.number(score)
    change = game.log[-1].deltas[seat] if game.log else 0
    note = change_html(say, change) if change else Html("<small></small>")
    if focus is not None and focus != seat:
        apart = score - game.scores[focus]
        note = html("<small>%s</small>", shown)
        shown = say.signed(apart) if apart else "±0"
        spoken = say("game_apart", other=game.start.names[focus])
    name, long = game.start.names[seat], " long" if len(shown) > LONG else ""
    if amid:
        note = joined((note, _apart(say, game, seat, place)))
    look = html(LOOK, wind_badge(say, wind), name, name, long, shown, note, spoken)
    pressed = html('class="look" aria-pressed="%s"', truth(focus == seat))
    player = control("seat %d" % seat, look, "", pressed)
    stick = NOTHING if game.over else _stick(say, game, seat)
    dealer = "" if wind else " dealer"
    return html(SEAT, SIDES[seat], dealer, seat, wind, score, player, stick)


def _apart(say: Words, game: Game, seat: int, place: str) -> Html:
    """The place of a player, and how far from each other one, at whose side they see it."""
    parts = []
    for other in reversed(others(seat, game.rules.players)):
        apart, side = game.scores[seat] - game.scores[other], SIDES[(other - seat) % len(SIDES)]
        text = say.signed(apart) if apart else "±0"
        parts.append(html('<i class="%s %s">%s</i>', side, direction(apart), text))
    shown = '<span class="apart" aria-hidden="true"><b>%s</b>%s</span>'
    return html(shown, place, joined(parts))


def _stick(say: Words, game: Game, seat: int) -> Html:
    """The riichi stick: an empty place to tap, or the stick that lies there."""
    down = seat in game.riichi
    stick = Html('<svg class="stick" aria-hidden="true"><use href="#riichi"/></svg>')
    inner = html("<span>%s</span>", stick if down else say.title("riichi"))
    label = say("game_riichi_of", name=game.start.names[seat])
    pressed = html('class="lay" aria-pressed="%s"', truth(down))
    return control("riichi %d" % seat, inner, label, pressed)


def _middle(say: Words, state: OpenGame) -> Html:
    game = state.game
    title = deal(say, game, game.hand)
    honba, sticks = say("n_honba", n=game.honba), say("riichi_sticks", n=game.sticks)
    spoken = say("game_centre", deal=title, honba=honba, sticks=sticks)
    if game.over:
        over = html("<p>%s</p>", say("game_over_" + game.over))
        return html(MIDDLE, spoken, say("game_over"), over, _result(say, game))
    amid = state.facing == TABLE
    counts = [
        html(COUNT, stick, Html("<i></i>" * min(n, LAMPS) if amid else ""), n)
        for stick, n in (("honba", game.honba), ("riichi", game.sticks))
    ]
    lying = html('<p class="counts" aria-hidden="true">%s</p>', joined(counts))
    below = _last_event(say, game)
    if amid:
        below = joined((below, html('<b class="across" aria-hidden="true">%s</b>', title)))
    if state.focus is not None:
        text = say("game_needs", name=game.start.names[state.focus])
        below = text_button("sheet needs", text, "small")
    return html(MIDDLE, spoken, title, lying, below)


def _last_event(say: Words, game: Game) -> Html:
    """What happened last and what it moved, the largest gain first; at first who deals."""
    names = game.start.names
    if not game.log:
        return html('<div class="event"><p>%s</p></div>', begun_text(say, game))
    step = game.log[-1]
    changes = sorted([(-step.deltas[seat], seat) for seat in game.seats if step.deltas[seat]])
    title, more = headline(say, game, step.event)
    told = unbroken(say, game, step.event.wins if isinstance(step.event, Win) else (), more)
    ready: tuple[int, ...] = ()
    if isinstance(step.event, ExhaustiveDraw):
        ready = tenpai_seats(step.event, game.rules)
        changes += [(0, seat) for seat in ready if not step.deltas[seat]]
    rows = [
        html(
            MOVED,
            SIDES[seat],
            names[seat],
            direction(-loss),
            say.signed(-loss) if loss else "",
            say.title("tenpai") if seat in ready else "",
        )
        for loss, seat in changes
    ]
    # Who is tenpai stands at their sides.
    told_so = isinstance(step.event, ExhaustiveDraw) and ready and not step.event.nagashi
    kind = Html(' class="unseen"') if told_so else NOTHING
    line = html("<p%s>%s</p>", kind, told) if more else NOTHING
    return html(EVENT, title, line, "sides", joined(rows))


def _result(say: Words, game: Game) -> Html:
    """The final points, the first place first."""
    rows = []
    for each in ending(game).standings:
        total = html("<b>%s</b>", say.thousands(each.total))
        rows.append(row(game.start.names[each.seat], total))
    return html(EVENT, say("game_result"), NOTHING, "", joined(rows))


def title_text(say: Words, state: State) -> Html:
    """What is played, beside the way to the Hand screen."""
    return html("%s", about(say, state.game)) if isinstance(state, OpenGame) else NOTHING


def bar_html(say: Words, state: State) -> Html:
    """The actions under the board."""
    parts: list[Html] = []
    if isinstance(state, OpenGame):
        if state.game.over:
            parts.append(text_button("sheet end", say("game_result"), "first"))
        else:
            parts.append(text_button("win", say("game_win"), "first"))
            parts.append(text_button("draw", say("game_draw")))
        can = (("undo", state.history.can_undo), ("redo", bool(state.history.future)))
        for do, possible in can:
            more = html('class="step" aria-disabled="%s"', truth(not possible))
            parts.append(control(do, ARROW, say("key_" + do), more))
        parts.append(text_button("sheet log", say("game_log")))
        parts.append(text_button("sheet more", say("game_more")))
    return joined(parts)
