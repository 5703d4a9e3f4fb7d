"""The backup of a club: one file with all that is kept, saved and opened."""

from ...club.kept import dump, load, merged
from ...club.records import EMPTY
from ...riichi.problem import Problem
from ...words.words import Words
from ..action import CLUB, asking
from ..app import App, Outcome
from ..effects import After, Download
from ..files import MILLION, file_box
from ..html import Html, html
from ..moments import iso
from .frame import control
from .steps import changed, state_of, with_club, with_state

DAY = 10  # characters of a date
BACKUP = '<h2>%s</h2><p>%s</p><div class="line">%s%s</div>'
OPEN = '<label class="second file">%s%s</label>'
MOST = 16 * MILLION  # bytes; five years of sixty players are two million


def backup(say: Words, last: str) -> Html:
    """Draw when the last one was saved, and the ways to save one and to open one."""
    told = say("club_backup_last", date=last) if last else say("club_backup_never")
    save_ = control("backup", say("club_backup_save"), "second")
    open_ = html(OPEN, say("club_backup_open"), file_box(asking(CLUB, "restore"), MOST))
    return html(BACKUP, say("club_backup"), told, save_, open_)


def save(app: App) -> Outcome:
    """Save the whole club as a file, and note the day, which no undo takes back."""
    state, day = state_of(app), iso(app.device.new_name())[:DAY]
    club = state.club._replace(backup=day)
    past, future = [
        tuple([(each._replace(backup=day), told) for each, told in way])
        for way in (state.past, state.future)
    ]
    file = Download("tenbou-club-%s.txt" % day, dump(club))
    done, effects = with_club(app, club, app.say("club_backup_saved"), file)
    return Outcome(with_state(done, past=past, future=future, step=""), effects)


def restore(app: App, text: str) -> Outcome:
    """Put what a backup holds to what there is; a file that is none changes nothing.

    A phone needs seconds for five years of a club.
    """
    coming = with_state(app, told=app.say("guide_coming"), wrong="")
    return Outcome(coming, (After(0, lambda app: _with(app, text)),))


def _with(app: App, text: str) -> Outcome:
    found = load(text)
    if isinstance(found, Problem):
        return Outcome(with_state(app, wrong=app.say("club_backup_bad"), told=""), ())
    told = app.say("club_backup_opened", evenings=len(found.evenings), games=len(found.results))
    return changed(app, merged(state_of(app).club, found, EMPTY).kept, told)
