"""The hand as text: the box it is written in, the link to it, and its worth read out."""

from ...riichi.score import Score
from ...riichi.text import TextError, format_entry, parse_entry
from ..action import Action
from ..answer.amounts import spoken, worth
from ..answer.dock import ways
from ..answer.picture import share_hand
from ..app import App, Draft, Note, Outcome, Step
from ..effects import CopyLink, Select, Speak
from ..hand.room import put_hand

RULES_NAMED = ("rules:", "house:", "=")  # of which notation says by what rules it counts


def act(app: App, action: Action) -> Outcome:
    """Take the text typed into the box, copy it, or have the answer read out."""
    verb = action.verb
    if verb == "draft":
        return Outcome(app._replace(draft=app.draft._replace(typed=action.what)), ())
    if verb == "write":
        return _write(app)
    if verb == "picture":
        return share_hand(app, action.what)
    if verb == "copy":
        link = CopyLink(format_entry(app.entry, ","), _copied)
        return Outcome(app._replace(sheet=""), (link,))
    return _read_out(app, action.what) if verb == "say" else Outcome(app, ())


def _read_out(app: App, by: str) -> Outcome:
    """Have said what the hand is worth when it is won so."""
    say, won = app.say, dict(ways(app.entry)).get(by)
    if not isinstance(won, Score):
        return Outcome(app, ())
    what, paid = worth(say, won.value), spoken(say, won.payments)
    text = say("win_spoken", way=say(by), worth=what, paid=paid)
    return Outcome(app, (Speak(text, say.language, voiceless),))


def voiceless(app: App) -> Outcome:
    """Say that the device cannot read out."""
    return Outcome(app, (Note(app.say("no_voice"), False),))


def _write(app: App) -> Outcome:
    """Take the hand from the notation box; the rules stay unless it names some."""
    text = app.draft.typed
    entry = parse_entry(text)
    if isinstance(entry, TextError):
        wrong = Draft(text, text, app.say.text_error(entry))
        end = entry.place + len(entry.token)
        return Outcome(app._replace(draft=wrong), (Select("#write", entry.place, end),))
    if not [each for each in RULES_NAMED if each in text]:
        now = app.entry
        entry = entry._replace(rulebook=now.rulebook, rules=now.rules, house=now.house)
    taken = put_hand(app, entry)
    return Outcome(taken.app._replace(sheet=""), taken.effects + (Note("", False),))


def _copied(done: bool) -> Step:
    def told(app: App) -> Outcome:
        return Outcome(app, (Note(app.say("copied" if done else "not_copied"), False),))

    return told
