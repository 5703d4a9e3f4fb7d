"""The game screen: what its controls do, how hands come and go between it and the Hand screen, and
the regions it is drawn in.
"""

from typing import Callable

from ...game.events import Event, Start, Win
from ...game.game import Game
from ...game.hands import hand_of
from ...game.notation import PLAYERS, parse_event
from ...riichi.hand import FULL, RON, TSUMO
from ...riichi.rulebooks import rules_for
from ...riichi.rules import changes_from, value_text
from ...riichi.text import EMPTY, Entry
from ..action import CLUB, Action
from ..app import App, Focus, Outcome
from ..effects import Follow, FullScreen, KeepSetting
from ..hand.at_table import is_bare
from ..hand.room import put_hand
from ..hand.state import back
from ..html import Html, html
from ..region import Attribute, Region
from ..trail import GAME, HAND
from .actions import take_hand, turn
from .aside import ENDS_DEAL, ENTERED, put_aside, taken_up
from .board import bar_html, board_html, title_text
from .controls import ERROR, OUTPUT
from .dice import draw_seats, throw
from .forms.start import drafted, new_start, same_players
from .forms.win_tiles import empty_hand, held, kept_seat, won_hand
from .games import ABOVE, FACING, delete, open_game, save, show_list, trouble, undelete
from .handing import (
    choose,
    export,
    read_result,
    refuse_file,
    share,
    share_result,
    take_file,
    take_pasted,
    take_word,
)
from .outcomes import asking_for, filled, followed, game_of, next_hand, told, with_board, with_hand
from .paper import print_sheet
from .score_sheet import score_html
from .seats import seat_at, seat_of
from .sheets import ALONE, Around, sheet_html
from .state import (
    DRAFTS,
    TABLE,
    End,
    Log,
    NoGame,
    OpenGame,
    Plain,
    Sheet,
    StartDraft,
    State,
    WinDraft,
    base,
    place_in_log,
    unknown,
)
from .typed import TYPED, outputs

SHEET = "game-sheet"
ENTRY = '#game-sheet [data-place="%d"] button'
FRAME = (
    '<main id="game" tabindex="-1" hidden><h1 class="unseen">Tenbou</h1>'
    '<p id="game-title"></p><section id="board"></section>'
    '<p id="game-note" role="status"></p><aside id="game-score"></aside><nav id="game-bar"></nav></main>'
    '<dialog id="game-sheet" class="sheet" aria-labelledby="game-sheet-title"></dialog>'
)


def act(app: App, action: Action) -> Outcome:
    """What a control of the game asks for."""
    if action.verb == "field":
        return _typed(app, action.what)
    app = filled(app)
    verb, what = action.verb, action.what
    if verb in _OF_OPEN:
        board = game_of(app).board
        return _OF_OPEN[verb](app, board, what) if isinstance(board, OpenGame) else Outcome(app, ())
    return _OWN[verb](app, what) if verb in _OWN else _turned(app, action)


def _typed(app: App, what: str) -> Outcome:
    """What stands in a text field now; what was wrong before is not said on meanwhile."""
    name, _blank, text = what.partition(" ")
    game = game_of(app)
    rest = tuple([each for each in game.typed if each[0] != name])
    game = game._replace(typed=rest + ((name, text),))
    if isinstance(game.board.sheet, TYPED):
        game = game._replace(board=game.board._replace(error=""))
    return Outcome(app._replace(game=game), ())


def _turned(app: App, action: Action) -> Outcome:
    """A step of the board or of what is entered over it."""
    state = game_of(app)
    before = state.board
    board, text = turn(before, action, app.say)
    if not isinstance(before.sheet, ENTERED):
        board = taken_up(state, board, app.entry)
    app = app._replace(game=put_aside(state, before, board, action.verb))
    outcome, more = with_board(app, board), False
    if isinstance(board, OpenGame):
        old = before.game if isinstance(before, OpenGame) else None
        more = old is None or len(board.game.log) > len(old.log)
        if board.game is not old:
            outcome = _gone_on(app, outcome, old, action.verb)
    if board.facing != before.facing:
        full = FullScreen(board.facing == TABLE)
        outcome = asking_for(outcome, KeepSetting(FACING, board.facing), full)
    outcome = asking_for(outcome, *told(outcome.app, text, not more))
    place = place_in_log(before.sheet)
    if place and isinstance(board.sheet, Log):
        outcome = asking_for(outcome, Focus(ENTRY % place.at))
    above, begins = game_of(app).above, before.sheet
    if above and action.verb == "close" and isinstance(begins, StartDraft) and not begins.changes:
        return followed(outcome, lambda app: _up(app, above))
    if isinstance(board, NoGame) and not board.sheet:
        outcome = followed(outcome, lambda app: _to_hand(app, ""))
    return outcome


def _gone_on(before: App, outcome: Outcome, old: Game | None, verb: str) -> Outcome:
    """Keep the game after a step, and have the hand of the deal that is played now."""
    board, won = game_of(outcome.app).board, before.entry
    used = verb == "record" and _is_used(game_of(before).board.sheet, won)
    known = None if used or not (isinstance(board, OpenGame) and board.id) else old
    outcome = followed(outcome, lambda app: save(app, old))
    app, effects = followed(outcome, lambda app: _hand_after(app, won, known, verb))
    hands = before.session, app.session
    return Outcome(app._replace(game=game_of(app)._replace(hands=hands)), effects)


def _up(app: App, page: str) -> Outcome:
    """To the page of the club from which a game was begun, which may have been before this visit."""
    if not app.club:
        return Outcome(app, (Follow("%s/%s" % (CLUB, page)),))
    from ..club.room import act as club

    return club(app, Action(CLUB, "open", page))


def _hand_after(app: App, won: Entry, old: Game | None, verb: str) -> Outcome:
    """The hand after a step of the game: empty for the next deal, or the tiles again of a win that
    was taken back, where nothing else is entered; won: the hand before that step.
    """
    board = game_of(app).board
    if not isinstance(board, OpenGame):
        return Outcome(app, ())
    ended = board.game.over and not (old and old.over)
    if ended or not old or [e for e in _added(old, board.game) if isinstance(e, ENDS_DEAL)]:
        return next_hand(app, won)
    gone = _added(board.game, old) if verb == "undo" and is_bare(app.entry, app.seating) else []
    wins = sum([each.wins for each in gone if isinstance(each, Win)], ())
    hands = [(hand_of(each), each.seat) for each in wins if each.hand]
    for entry, seat in hands[-1:]:
        if entry:
            return _hand_again(app, held(entry, board.game, seat))
    return Outcome(app, ())


def _is_used(sheet: "Sheet | None", entry: Entry) -> bool:
    """Whether the hand of the Hand screen goes into a deal that was before."""
    wins = sheet.wins if isinstance(sheet, WinDraft) and sheet.place else ()
    return entry.hand in [each.hand for each in [hand_of(won) for won in wins] if each]


def _added(old: Game, game: Game) -> list[Event]:
    """The events at the end of a game's log that an older one does not have yet; none where its log
    was changed within.
    """
    known = len(old.log)
    if known and (len(game.log) < known or game.log[known - 1] is not old.log[-1]):
        return []
    return [step.event for step in game.log[known:]]


def _hand_again(app: App, entry: Entry) -> Outcome:
    """A hand again that made room for the next, and that step is taken back."""
    outcome, before = with_hand(app, entry), app.session
    if not before.past or before.past[-1].entry.hand != entry.hand:
        return outcome
    session = back(before)._replace(state=outcome.app.session.state)
    return outcome._replace(app=outcome.app._replace(session=session))


# Coming and going


def _open(app: App, what: str) -> Outcome:
    """From the Hand screen, with the tiles that were asked for there, or why they do not win so;
    "again" at the start.
    """
    board = game_of(app).board
    if isinstance(board, NoGame):
        return (
            Outcome(_shown(app), ()) if board.sheet else _ask_start(_shown(app), _fresh_start(app))
        )
    if what or asked_for(app) is None:
        return Outcome(_shown(app), ())
    return with_board(_shown(app), _with_hand_of(app, board, app.entry))


def asked_for(app: App) -> tuple[str, str] | None:
    """The name of the winner whose tiles the win that is entered asks for, where the Hand screen is
    shown and has them all, and the way to win, "" where that is open; else None.
    """
    board, entry = game_of(app).board, app.entry
    if app.at_game or isinstance(board, NoGame) or not isinstance(board.sheet, WinDraft):
        return None
    winner = seat_at(base(board.game, board.sheet.place), entry.situation.seat)
    waits = [each for each in board.sheet.wins if each.seat == winner and unknown(each)]
    if not waits or entry.hand.size < FULL:
        return None
    return board.game.start.names[winner], board.sheet.by


def _shown(app: App) -> App:
    """The board takes the place of the Hand screen."""
    return app if app.at_game else app._replace(shown=GAME, sheet="")


def _back_at_hand(outcome: Outcome) -> Outcome:
    """The Hand screen again."""
    return outcome._replace(app=outcome.app._replace(shown=HAND))


def _ask_start(app: App, draft: StartDraft, above: str = "") -> Outcome:
    """Lay the start over the board; above: the page to which its way back leads, "" for none."""
    game = game_of(app)._replace(above=above, begins=draft._replace(waiting=None))
    board = taken_up(game, game.board._replace(sheet=draft, error=trouble(app)), app.entry)
    outcome = with_board(app._replace(game=game), board)
    return asking_for(outcome, KeepSetting(ABOVE, above))


def _fresh_start(app: App) -> StartDraft:
    """A new game with the rules of the Hand screen."""
    entry = app.entry
    changes = changes_from(rules_for(entry.rulebook), entry.rules)
    texts = tuple([(field, value_text(value)) for field, value in changes])
    return new_start((entry.rulebook, texts, entry.house))


def _new(app: App, _what: str) -> Outcome:
    return _ask_start(app, _fresh_start(app))


def _again(app: App, board: OpenGame, _what: str) -> Outcome:
    """A new game with the players and rules of the one that is over."""
    return _ask_start(app, same_players(board.game))


def _of_table(app: App, what: str) -> Outcome:
    """A new game with the players and rules of a club's table; what: its page, then the start. A
    win that is being entered in another game comes first.
    """
    page, _blank, line = what.partition(" ")
    start = parse_event(line, len(PLAYERS))
    if not isinstance(start, Start):
        return Outcome(app, ())
    app = _shown(app)
    if isinstance(game_of(app).board.sheet, DRAFTS):
        return asking_for(Outcome(app, ()), *told(app, app.say("game_first")))
    return _ask_start(app, drafted(start), page)


# To and from the Hand screen


def _take(app: App, by: str) -> Outcome:
    """A won hand comes from the Hand screen; without a game one is begun first."""
    entry, board, text = app.entry, game_of(app).board, ""
    if isinstance(board, NoGame) or (board.game.over and not isinstance(board.sheet, WinDraft)):
        start = _fresh_start(app)._replace(waiting=(entry, by))
        outcome = _ask_start(_shown(app), start)
    else:
        state, text = take_hand(board, entry, by, app.say)
        outcome = with_board(_shown(app), state)
    return asking_for(outcome, *told(outcome.app, text))


def _to_hand(app: App, _what: str) -> Outcome:
    """Back to the Hand screen; winds, counters, sticks and rules are the game's."""
    board, entry = game_of(app).board, app.entry
    if not app.at_game:
        return Outcome(app, ())
    outcome = Outcome(app, ())
    if isinstance(board, OpenGame) and app.seating:
        place = board.sheet.place if isinstance(board.sheet, WinDraft) else None
        kept = kept_seat(entry, base(board.game, place))
        if kept != entry:
            outcome = with_hand(app, kept)
    return _back_at_hand(outcome)


def _to_tiles(app: App, board: OpenGame, what: str) -> Outcome:
    """To the Hand screen, to enter the tiles of a winner: those of the log are there to be changed."""
    seat = seat_of(board.game, what)
    draft = board.sheet
    if not isinstance(draft, WinDraft) or seat is None:
        return Outcome(app, ())
    place = draft.place
    known = won_hand(board.game, "%d %d" % (place.at, seat)) if place and place.instead else None
    empty = empty_hand(base(board.game, place), seat, draft.wins)
    return _back_at_hand(with_hand(app, known or empty))


def _use(app: App, board: OpenGame, what: str) -> Outcome:
    """The hand that is entered becomes that of a winner, or else is gone on with."""
    entry = app.entry
    if not isinstance(board.sheet, WinDraft):
        return Outcome(app, ())
    game, seat = base(board.game, board.sheet.place), seat_of(board.game, what)
    entry = kept_seat(entry, game) if seat is None else held(entry, game, seat)
    after = _with_hand_of(app, board, entry)
    return _back_at_hand(put_hand(app, entry)) if after.error else with_board(app, after)


def _with_hand_of(app: App, board: OpenGame, entry: Entry) -> State:
    """The win that is entered with that hand; where it wins nothing so, as it was, and why."""
    by = board.sheet.by if isinstance(board.sheet, WinDraft) else ""
    after = take_hand(board, entry, by or RON, app.say).state
    if by or not after.error:
        return after
    other = take_hand(board, entry, TSUMO, app.say).state
    return after if other.error else other


def _to_won_hand(app: App, board: OpenGame, what: str) -> Outcome:
    """A hand of the log on the Hand screen, counters as they were then."""
    entry = won_hand(board.game, what)
    if entry is None:
        return Outcome(app, ())
    outcome = with_board(app, board._replace(sheet=None))
    return _back_at_hand(followed(outcome, lambda app: put_hand(app, entry, True)))


# What is not a step of the game as it is entered.
_OWN: dict[str, Callable[[App, str], Outcome]] = {
    "open": _open,
    "take": _take,
    "hand": _to_hand,
    "seats": draw_seats,
    "new": _new,
    "table": _of_table,
    "games": show_list,
    "load": open_game,
    "delete": delete,
    "undelete": undelete,
    "export": export,
    "import": take_file,
    "pasted": take_pasted,
    "arrive": take_word,
    "choose": choose,
    "too_long": refuse_file,
}
# The same, of the game that is open.
_OF_OPEN: dict[str, Callable[[App, OpenGame, str], Outcome]] = {
    "tiles": _to_tiles,
    "use": _use,
    "show": _to_won_hand,
    "dice": throw,
    "again": _again,
    "share": share,
    "result": share_result,
    "say": read_result,
    "print": print_sheet,
}


# What is shown


def regions(app: App) -> tuple[Region, ...]:
    """The board, and the sheet over it part by part, so that what is typed stays while the rest
    changes.
    """
    say, game = app.say, game_of(app)
    board, sheet = game.board, game.board.sheet
    amid = TABLE if board.facing == TABLE else ""  # of the others the style sheet knows
    table = (say, board._replace(sheet=None, error="", facing=amid))
    parts: tuple[Region, ...] = (
        Region("game-title", "", table, title_text),
        Region("board", "", table, board_html),
        Region("game-bar", "", table, bar_html),
    )
    if app.device.is_wide() and isinstance(board, OpenGame):
        parts += (Region("game-score", "", (say, board.game), score_html),)
    if sheet is None:
        return parts
    entered = app.entry if isinstance(sheet, WinDraft) else EMPTY
    around = _around(app) if isinstance(sheet, (Plain, End)) else ALONE
    if not isinstance(sheet, TYPED):
        return parts + (Region(SHEET, "", (say, board, entered, around), sheet_html),)
    drawn = (say, board._replace(error=""), entered)
    parts += (Region(SHEET, "", drawn, sheet_html), Region(ERROR, SHEET, (board.error,), _plain))
    for place, text in enumerate(outputs(say, board, game.typed)):
        parts += (Region(OUTPUT % place, SHEET, (text,), _plain),)
    return parts


def _around(app: App) -> Around:
    """Give what the club has to do with the game, as far as known here."""
    game, club = game_of(app), app.club
    if not club:
        return Around(game.above, "", game.has_club)
    from ..club.evening import named

    has_club = club.club.evenings != () if club.known else game.has_club
    name = named(app, game.above.split("/")[-2:][0]) if game.above else ""
    return Around(game.above, name, has_club)


def _plain(text: str) -> Html:
    return html("%s", text)


def is_amid(app: App) -> bool:
    """Tell whether the board lies amid the table while a game is played: then it is to stay on."""
    board = game_of(app).board
    on = isinstance(board, OpenGame) and not board.game.over
    return app.at_game and on and board.facing == TABLE


def stays_dark(app: App) -> Outcome:
    """Say that the browser does not keep the screen on."""
    return asking_for(Outcome(app, ()), *told(app, app.say("stays_dark")))


def attributes(app: App) -> tuple[Attribute, ...]:
    """What is said of the board for those who do not see it, and for the style sheet."""
    say, board = app.say, game_of(app).board
    found: tuple[Attribute, ...] = (
        Attribute("game", "data-facing", board.facing),
        Attribute("board", "aria-label", say("game_board")),
        Attribute("game-bar", "aria-label", say("game_actions")),
        Attribute("game-score", "aria-label", say("game_log")),
        Attribute(SHEET, "data-sheet", game_of(app).sheet_name),
    )
    if isinstance(board, OpenGame):
        game = board.game
        for name in ("hand", "honba", "sticks", "over"):
            found += (Attribute("game", "data-" + name, str(getattr(game, name))),)
        found += (Attribute("game", "data-events", str(len(game.log))),)
    return found
