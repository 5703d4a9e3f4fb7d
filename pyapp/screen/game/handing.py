"""Games that leave the device and come to it: as links, as texts, as files. What comes is shown and
becomes a game of its own; a copy of a game that is here is compared with it, and one is chosen.
"""

from ...club.handover import APART, Handed, compared, dump_handed, load_handed
from ...game.events import Refused
from ...game.game import Game
from ...game.history import opened
from ...game.saved import HEAD, beside, dump, load
from ...riichi.problem import Problem
from .. import effects as asked
from ..app import App, Outcome, Step
from ..effects import (
    COPIED,
    REFUSED,
    SAVED,
    SOON,
    After,
    Download,
    DrawCode,
    KeepText,
    PackText,
    Protect,
    UnpackWord,
)
from ..files import too_long
from ..moments import iso
from ..problems import problem_text
from ..trail import GAME
from .games import GAMES, open_list, open_text, save, with_game, with_sheet, with_text
from .outcomes import asking_for, filled, followed, game_of, telling
from .result import result_svg, result_text
from .state import DRAFTS, Arrived, End, GameList, OpenGame, Share, StartDraft, beneath

LINK = "game/"  # what the fragment of a link begins with, before its word
UNDER = (StartDraft,) + DRAFTS  # what stays under a copy that comes
TOLD = {COPIED: "end_copied", REFUSED: "end_not_copied", SAVED: "game_exported"}


# Out


def share(app: App, board: OpenGame, way: str) -> Outcome:
    """Show the ways to hand the open game over, or go one of them: "link", "text", "file"."""
    text = dump_handed(board.id, board.game, game_of(app).text)
    title = app.say.listed(board.game.start.names)
    if way == "link":
        return Outcome(app, (PackText(text, lambda word: _share_link(title, word)),))
    if way:
        file = file_name(board.id, board.game) if way == "file" else ""
        return Outcome(app, (asked.Share(title, text, "", file, _shared),))
    draw = PackText(text, _draw)
    fresh = with_sheet(app, Share(None, "", ""))
    return asking_for(fresh, After(SOON, lambda app: Outcome(app, (draw,))))


def _share_link(title: str, word: str) -> Step:
    if not word:
        return lambda app: _telling(app, "share_too_long", "")
    return lambda app: Outcome(app, (asked.Share(title, "", LINK + word, "", _shared),))


def _shared(how: str, text: str) -> Step:
    """Say what came of it on the sheet from which it was asked for; text: what is to be copied by
    hand where nothing else was allowed.
    """
    return lambda app: _telling(app, TOLD.get(how, ""), text if how == REFUSED else "")


def _telling(app: App, told: str, text: str) -> Outcome:
    sheet = game_of(app).board.sheet
    if not isinstance(sheet, (Share, End)):
        return Outcome(app, ())
    return with_sheet(app, sheet._replace(told=told, text=text))


def _draw(word: str) -> Step:
    code = DrawCode(LINK + word, _drawn)
    return (lambda app: Outcome(app, (code,))) if word else _drawn("")


def _drawn(svg: str) -> Step:
    """Show the link as a code, if its sheet is still open."""

    def step(app: App) -> Outcome:
        sheet = game_of(app).board.sheet
        if not isinstance(sheet, Share):
            return Outcome(app, ())
        return with_sheet(app, sheet._replace(code=svg))

    return step


def export(app: App, identity: str) -> Outcome:
    """Save a game as a file; one that cannot be read, as it is kept."""

    def saved(app: App, text: str) -> Outcome:
        read = load(text)
        game = None if isinstance(read, Refused) else read
        content = dump_handed(identity, game, text) if game else text
        file = Download(file_name(identity, game), content)
        return telling(Outcome(app, (file,)), app.say("game_exported"))

    return with_text(app, identity, saved)


def file_name(identity: str, game: Game | None) -> str:
    """The name of the file of a game, None of one that cannot be read."""
    words = ["tenbou", iso(identity)[:10]] + list(game.start.names if game else ())
    letters = [each if each.isalpha() or each.isdigit() else "-" for each in "-".join(words)]
    return "".join(letters) + ".txt"


def share_result(app: App, board: OpenGame, way: str) -> Outcome:
    """Hand the result over as text, or as a picture."""
    if way == "picture":
        svg = result_svg(app.say, board.game)
        return Outcome(app, (asked.SharePicture(svg, "tenbou-result.png", _shared),))
    return Outcome(app, (asked.Share("", result_text(app.say, board.game), "", "", _shared),))


def read_result(app: App, board: OpenGame, _what: str) -> Outcome:
    """Have the result read out."""
    say = app.say
    text = result_text(say, board.game).replace("\n", ". ")
    return Outcome(app, (asked.Speak(text, say.language, _voiceless),))


def _voiceless(app: App) -> Outcome:
    """Say on the result that it cannot be read out."""
    shown = isinstance(game_of(app).board.sheet, End)
    return with_sheet(app, End("no_voice", "")) if shown else Outcome(app, ())


# In


def take_word(app: App, word: str) -> Outcome:
    """Look at what a link has brought."""
    return Outcome(app, (UnpackWord(word, _taken),))


def take_pasted(app: App, _what: str) -> Outcome:
    """Look at what was pasted: a link, or the text of a game."""
    sheet = game_of(app).board.sheet
    text = sheet.pasted.strip() if isinstance(sheet, GameList) else ""
    _page, link, word = text.rpartition("#" + LINK)
    return take_word(app, word) if link else take_file(app, text)


def take_file(app: App, text: str) -> Outcome:
    """Look at the text of a file."""
    return _taken(text)(app)


def _taken(text: str | Problem) -> Step:
    """Show what a text holds; one that is no game changes nothing, and says why."""
    found = load_handed(text) if isinstance(text, str) else text

    def step(app: App) -> Outcome:
        app = app if app.at_game else app._replace(shown=GAME, sheet="")
        if isinstance(found, Problem):
            return _nothing_opened(app, problem_text(app.say, (), found))
        if not found.identity:
            return _open_fresh(app, found.game)
        return with_text(app, found.identity, lambda app, kept: _arrived(app, found, kept))

    return step


def refuse_file(app: App, most: str) -> Outcome:
    """Say that a file is longer than so many bytes."""
    return _nothing_opened(app, too_long(app.say, most))


def _nothing_opened(app: App, why: str) -> Outcome:
    nothing = app.say("game_nothing_opened")
    return open_list(app, False, app.say("sentences", first=why, then=nothing))


def _open_fresh(app: App, game: Game) -> Outcome:
    """Open a game under a new name."""
    board = OpenGame(opened(game), "", None, None, game_of(app).board.facing, "")
    return followed(with_game(app, board), lambda app: save(app, None))


def _arrived(app: App, came: Handed, text: str) -> Outcome:
    """Show the copy that came, beside the game of that identity here, whose text is given."""
    mine = load(text) if text else None
    if isinstance(mine, Refused):
        return _open_fresh(app, came.game)  # beside what cannot be read
    app = filled(app)
    sheet = beneath(game_of(app).board.sheet)
    under = sheet if isinstance(sheet, UNDER) else None
    return with_sheet(app, Arrived(*came, mine, text, *compared(mine, came.game), under))


def choose(app: App, whose: str) -> Outcome:
    """Go on with "theirs", the copy that came, or with "mine", of which nothing is lost: where both
    went on it stays as a game beside the copy.
    """
    sheet = game_of(app).board.sheet
    if not isinstance(sheet, Arrived):
        return Outcome(app, ())
    came, name = Handed(sheet.identity, sheet.game), HEAD + sheet.identity

    def go_on(app: App, text: str) -> Outcome:
        if text != sheet.text:  # another tab has gone on meanwhile
            return _arrived(app, came, text)
        if whose == "mine":
            if isinstance(sheet.under, DRAFTS) and text == game_of(app).text:
                return with_sheet(app, sheet.under)
            return open_text(app, came.identity, text)
        theirs = dump(came.game.events)
        opened = asking_for(open_text(app, came.identity, theirs), Protect())
        if sheet.how == APART:
            opened = asking_for(opened, KeepText(GAMES, beside(name, text), text))
        return asking_for(opened, KeepText(GAMES, name, theirs))

    return with_text(app, sheet.identity, go_on)
