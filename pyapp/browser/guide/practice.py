"""The Practice page of the Guide: runs of questions, the progress they make, and its file."""

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from ...learn.course import placed
from ...learn.duel import SEED_LETTERS, Duel, format_duel, parse_duel
from ...learn.kinds import Question
from ...learn.progress import (
    CLOCK,
    NEW,
    UNPLACED,
    Progress,
    climbed,
    learnt,
    load,
    same_duel,
    standing,
    toggled,
    wanted,
    with_duel,
)
from ...learn.slips import Verdict
from ...riichi.problem import Problem
from ...screen.guide.practice import run as runs
from ...screen.guide.practice.answers import answer_said
from ...screen.guide.practice.asked import Asked, begun, chosen, done, mistouched, typed
from ...screen.guide.practice.pages import (
    PROGRESS,
    day_over_html,
    duel_html,
    head_html,
    home_html,
    placed_html,
    progress_html,
    rung_done_html,
    told_html,
)
from ...screen.guide.practice.question import question_html
from ...screen.guide.practice.run import ALOUD, DAY, DUEL, LENGTHS, MODES, TEST, Run
from ...screen.html import NOTHING, Html, html, joined
from ...screen.moments import iso
from .. import clipboard, store
from ..document import find
from ..files import download, read_file
from ..moments import new_name
from .keys import KEYS
from .progress import KeptProgress
from .room import REGION, Room

if TYPE_CHECKING:
    from .page import GuidePage

KEPT = "practice"  # the field of what this tab keeps
LETTERS = 8  # of a seed
AHEAD = 40  # milliseconds after an answer until the next question is made
STILL, NEAREST = '{"preventScroll": true}', '{"block": "nearest"}'
LARGEST = 100000  # bytes of a file: what is longer is read as far as this, and refused


class Practice(Room):
    def __init__(self, guide: "GuidePage") -> None:
        super().__init__(guide)
        self.view = ""  # "", PROGRESS or the mode of a run
        self.run: Run | None = None
        self.asked: Asked | None = None
        self.offered: Duel | None = None  # the duel that is shown before it begins
        self.bad_link = False
        self.ahead: Question | None = None  # the next question, made while the answer is read
        self.before: Progress | None = None  # what undo brings back
        self.after = NEW  # and what it was undone from: what another tab has done since stays
        self.seconds = 0  # of the last answer
        self.told = ""
        self.since = 0.0  # when the tiles were drawn, in milliseconds; 0 while no clock runs
        self.spent = 0.0  # milliseconds before that
        self.timer: Any = None
        self.came = False  # whether the focus is to go to what was asked or said
        self.kept = KeptProgress(random_seed(), self.renew)
        document.addEventListener("change", self.file_chosen)
        saved = runs.load(store.read(KEPT))
        if saved:
            self.run, self.asked = saved

    # Where it is

    def open(self, rest: str) -> None:
        view, _, more = rest.partition("/")
        self.stop()
        self.view = view if view in MODES or view == PROGRESS else ""
        self.told = ""
        if view == DUEL:
            self.open_duel(more)
        elif view in MODES and not self.goes_on(view):
            self.start(view)

    def goes_on(self, mode: str) -> bool:
        """Whether the run that is on is of this mode, and has something to show still."""
        run = self.run
        if run is None or run.mode != mode:
            return False
        return not runs.is_over(run) or self.asked is not None or run.seed == today()

    def layer(self) -> str:
        return "/" + self.view if self.view else ""

    def address(self) -> str:
        if self.view != DUEL or not self.offered:
            return self.layer()
        return "%s/%s" % (self.layer(), format_duel(self.mine() or self.offered, ","))

    def start(self, mode: str) -> None:
        """Begin a run."""
        seed = today() if mode == DAY else random_seed()
        self.run, self.asked, self.ahead, self.spent = runs.start(mode, seed), None, None, 0.0
        self.keep()

    def open_duel(self, text: str) -> None:
        """Show the duel of a link, go on with the one that is on, or offer a new one."""
        found = parse_duel(text) if text else None
        self.bad_link = isinstance(found, Problem)
        run = self.run if self.run and self.run.mode == DUEL else None
        if isinstance(found, Duel):
            self.offered = found
            if run and run.theirs and not same_duel(run.theirs, found):
                self.run = self.asked = None
        elif not text and run and run.theirs:
            self.offered = run.theirs
        elif not self.offered or text:
            self.new_duel()

    def new_duel(self) -> None:
        """A duel under the rules in use."""
        entry = self.page.session.state.entry
        empty = runs.start(DUEL, random_seed())
        self.offered = Duel(empty.seed, runs.rules_of(empty, entry), (), 0)
        if self.run and self.run.mode == DUEL:
            self.run = self.asked = None

    def mine(self) -> Duel | None:
        """What I came to in the duel that is shown."""
        offered = self.offered
        for duel in self.kept.progress.duels:
            if offered and same_duel(duel, offered):
                return duel
        return None

    def leave(self) -> None:
        self.stop()

    # Questions

    def draw(self) -> None:
        """Have a question on the screen, under the rules in use."""
        run, asked = self.run, self.asked
        if not run or self.view != run.mode or (runs.is_over(run) and asked is None):
            return
        entry = self.page.session.state.entry
        rules = runs.rules_of(run, entry).rules
        stale = asked is not None and asked.verdict is None and asked.question.entry.rules != rules
        if asked is None or stale:
            question = self.ahead
            if question is None or question.entry.rules != rules:
                question = self.question(run)
            self.ahead = None
            self.spent = 0.0
            self.asked = begun(question)
            self.came = True
            self.keep()

    def question(self, run: Run) -> Question:
        entry = self.page.session.state.entry
        return runs.next_question(run, self.kept.progress, entry, random_seed())

    def make_ahead(self) -> None:
        """Make the next question while this one's answer is read."""
        run, asked = self.run, self.asked
        if run and asked and asked.verdict and not self.ahead and not runs.is_over(run):
            self.ahead = self.question(run)

    def take(self, asked: Asked) -> None:
        """The question after a touch: if it is answered now, all that follows from it."""
        before, self.asked = self.asked, asked
        if not self.run or asked.verdict is None or (before and before.verdict):
            return
        self.stop()
        self.seconds = int(self.spent / 1000)
        self.count(asked.question, asked.verdict)
        self.came = True
        window.setTimeout(lambda *_: self.make_ahead(), AHEAD)
        self.keep()

    def count(self, question: Question, found: Verdict) -> None:
        """Have the run and the progress know of an answer."""
        run = self.run
        if not run:
            return
        self.run = run = runs.counted(run, found.right, self.seconds)
        self.before = self.kept.progress
        seconds, rung = self.seconds, runs.rung_of(run)

        def step(progress: Progress) -> Progress:
            return learnt(progress, rung, question, found, seconds)

        self.kept.change(step)
        if run.mode == DAY:
            day = "%s %d" % (run.seed, found.right)
            self.kept.change(lambda progress: progress._replace(day=day))
        elif run.mode == TEST and runs.is_over(run):
            place = placed(run.right)
            self.kept.change(lambda progress: progress._replace(rung=place))
        elif run.mode == DUEL and runs.is_over(run) and self.offered:
            mine = runs.result(run, self.offered.under)
            self.kept.change(lambda progress: with_duel(progress, mine))
        self.after = self.kept.progress

    def take_back(self) -> None:
        """The answer was a mistouch."""
        run, asked, before = self.run, self.asked, self.before
        if run and asked and before is not None and run.mode != DUEL:
            self.run = runs.uncounted(run, self.seconds)
            self.asked = mistouched(asked)
            self.before = self.ahead = None
            self.came = True
            if self.kept.progress == self.after:
                self.kept.change(lambda _now: before)
            self.keep()

    def go_on(self) -> None:
        """The next question, or what came of the run."""
        if self.run and self.asked and self.asked.verdict:
            self.asked = self.before = None
            self.came = True
            self.keep()
            if self.run.mode == DUEL:
                self.page.show_address()  # at its end with the result

    def keep(self) -> None:
        """Have the device keep the run, for a page that is loaded again."""
        store.write(KEPT, runs.dump(self.run, self.asked) if self.run else "")

    # The clock

    def go(self) -> None:
        """The tiles are drawn: time runs."""
        if self.asked and self.asked.verdict is None and not self.asked.shown and not self.since:
            self.since = window.performance.now()
            if self.timer is None:
                self.timer = window.setInterval(lambda *_: self.tick(), 1000)

    def stop(self) -> None:
        if self.since:
            self.spent += window.performance.now() - self.since
            self.since = 0.0
        if self.timer is not None:
            window.clearInterval(self.timer)
            self.timer = None

    def tick(self) -> None:
        clock = find("#practice-clock")
        if clock:
            now = self.spent + (window.performance.now() - self.since if self.since else 0.0)
            clock.textContent = "%d:%02d" % divmod(int(now / 1000), 60)

    # What is shown

    def renew(self) -> None:
        """What is kept has changed."""
        page = self.page
        if page.guide and page.at_guide and self.guide.room is self:
            self.guide.paint()

    def paint(self) -> None:
        if not self.kept.known:
            self.page.put(REGION, "")
            return
        self.draw()
        self.page.put(REGION, self.html().text)
        self.tick()
        if self.came:
            self.came = False
            spot = find("#practice-verdict") or find("#practice-ask")
            if spot:
                spot.focus(window.JSON.parse(STILL))
                find(".practice-verdict, .practice").scrollIntoView(window.JSON.parse(NEAREST))
        window.requestAnimationFrame(lambda *_: self.go())

    def html(self) -> Html:
        say, progress, view = self.page.say, self.kept.progress, self.view
        entry = self.page.session.state.entry
        told = self.told or self.wrong()
        said = told_html(say, told, self.told in UNDONE and self.before is not None)
        if view == "":
            inside = home_html(say, progress, entry, today(), said)
        elif view == PROGRESS:
            inside = progress_html(say, progress, entry.rules, said)
        else:
            inside = joined((said, self.run_html()))
        return html('<div class="practice" data-view="%s">%s</div>', view or "home", inside)

    def wrong(self) -> str:
        """What is wrong with what is kept, as the id of its words; "" for nothing."""
        kept = self.kept
        if store.trouble():
            return store.trouble()
        if kept.wrong:
            return "practice_newer" if kept.wrong == "newer_version" else "practice_damaged"
        return "" if kept.kept else "practice_not_kept"

    def run_html(self) -> Html:
        say, run, asked = self.page.say, self.run, self.asked
        if self.view == DUEL and (run is None or run.mode != DUEL or asked is None):
            return self.offer_html()
        if run is None:
            return NOTHING
        clock = CLOCK in self.kept.progress.wants and run.mode != ALOUD
        if asked is None:
            return joined((head_html(say, run, 0, False), self.over_html(run)))
        place = run if asked.verdict is None else run._replace(right=run.right[:-1])
        head = head_html(say, place, LENGTHS.get(run.mode, 0), clock)
        back = self.before is not None and run.mode != DUEL
        aloud = run.mode == ALOUD
        heard = aloud and self.voice() is not None
        parts = [head, self.climbed_html(run, asked), question_html(say, asked, aloud, back, heard)]
        return joined(parts)

    def climbed_html(self, run: Run, asked: Asked) -> Html:
        """That a rung is done, as soon as it is."""
        rung, progress = runs.rung_of(run), self.kept.progress
        if rung == UNPLACED or not asked.verdict or self.before is None:
            return NOTHING
        if climbed(self.before, rung) or not climbed(progress, rung):
            return NOTHING
        return rung_done_html(self.page.say, standing(progress))

    def over_html(self, run: Run) -> Html:
        say = self.page.say
        if run.mode == TEST:
            return placed_html(say, run, placed(run.right))
        return day_over_html(say, run.right[-1:] == (True,))

    def offer_html(self) -> Html:
        offered = self.offered
        if not offered:
            return NOTHING
        say, mine = self.page.say, self.mine()
        theirs = offered if offered.right and offered != mine else None
        told = say("practice_bad_duel") if self.bad_link else ""
        head = head_html(say, runs.start(DUEL, ""), 0, False)
        return joined((head, duel_html(say, offered, mine, theirs, told)))

    # What controls ask for

    def do(self, verb: str, what: str) -> None:
        asked = self.asked
        if verb == "choose" and asked:
            self.take(chosen(asked, what))
        elif verb == "done" and asked:
            self.take(done(asked))
        elif verb == "next":
            self.go_on()
        elif verb == "back":
            self.take_back()
        elif verb == "show" and asked:
            self.stop()
            self.asked, self.came = asked._replace(shown=True), True
        elif verb == "hear":
            self.speak()
        elif verb == "grade" and asked:
            self.grade(asked, what == "right")
        elif verb == "want":
            self.kept.change(lambda progress: wanted(progress, what))
        elif verb == "kind":
            self.kept.change(lambda progress: toggled(progress, what))
        elif verb in ("begin", "again", "link"):
            self.duel(verb)
        else:
            self.files(verb)

    def grade(self, asked: Asked, right: bool) -> None:
        """How an answer that was said aloud went."""
        self.seconds = int(self.spent / 1000)
        self.count(asked.question, Verdict(right, ()))
        self.asked, self.before, self.came = None, None, True
        self.keep()

    def duel(self, verb: str) -> None:
        offered = self.offered
        if not offered:
            return
        if verb == "begin":
            self.run, self.asked = runs.start(DUEL, offered.seed, offered), None
            self.spent, self.ahead, self.bad_link = 0.0, None, False
            self.came = True
        elif verb == "again":
            self.new_duel()
            self.page.show_address()
        else:
            shown = self.mine() or offered._replace(right=(), seconds=0)
            link = "guide/practice/duel/" + format_duel(shown, ",")
            clipboard.copy_link(link, self.copied)

    def copied(self, done: bool) -> None:
        self.told = "copied" if done else "not_copied"
        self.renew()

    def key(self, event: Any) -> None:
        asked, key = self.asked, str(event.key)
        key = KEYS.get(key, key)
        if not asked or not self.run or self.view != self.run.mode:
            return
        on_button = event.target.tagName in ("BUTTON", "A")
        if key == "enter":
            if on_button and not asked.typed:
                return  # a click follows
            if asked.verdict:
                self.go_on()
            elif self.view == ALOUD:
                self.asked, self.came = asked._replace(shown=True), True
            else:
                self.take(done(asked))
        elif self.view == ALOUD or (key == " " and on_button):
            return
        elif (len(key) > 1 and key in KEYS.values()) or key in "0123456789/ ":
            self.take(typed(asked, key))
        else:
            return
        event.preventDefault()
        self.guide.paint()

    # Spoken answers

    def voice(self) -> Any:
        """A voice of this device for the language, None without one."""
        try:
            for voice in window.speechSynthesis.getVoices():
                if voice.localService and str(voice.lang)[:2] == self.page.say.language[:2]:
                    return voice
        except Exception:  # there is no such thing here
            return None
        return None

    def speak(self) -> None:
        voice = self.voice()
        if voice and self.asked:
            question = self.asked.question
            text = answer_said(self.page.say, question, question.answer).replace(" / ", ", ")
            said = window.SpeechSynthesisUtterance.new(text)
            said.voice, said.lang = voice, voice.lang
            window.speechSynthesis.cancel()
            window.speechSynthesis.speak(said)

    # The file of it

    def files(self, verb: str) -> None:
        if verb == "export":
            self.export()
        elif verb == "reset":
            self.replace(NEW, "practice_was_reset")
        elif verb == "undo" and self.before is not None:
            self.replace(self.before, "")
            self.before = None

    def replace(self, progress: Progress, told: str) -> None:
        """Another progress in place of this one, which undo brings back."""
        store.protect()
        self.before = None if self.kept.wrong else self.kept.progress
        self.kept.replace(progress)
        self.told = told
        self.run = self.asked = self.ahead = None
        self.keep()

    def export(self) -> None:
        download("tenbou-practice-%s.txt" % today(), self.kept.text())
        self.told = "practice_exported"

    def file_chosen(self, event: Any) -> None:
        box = event.target
        if box.name == "practice" and box.type == "file":
            read_file(box, LARGEST, self.imported)

    def imported(self, text: str) -> None:
        """Take over the progress of a file; a file that is none changes nothing."""
        progress = load(text)
        if isinstance(progress, Problem):
            newer = progress.id == "newer_version"
            self.told = "practice_newer_file" if newer else "practice_no_file"
        else:
            self.replace(progress, "practice_imported")
        self.renew()


UNDONE = ("practice_was_reset", "practice_imported")


def random_seed() -> str:
    """Letters by chance."""
    count = len(SEED_LETTERS)
    return "".join([SEED_LETTERS[int(window.Math.random() * count)] for _ in range(LETTERS)])


def today() -> str:
    """The date, the same for all at one moment."""
    return iso(new_name())[:10]
