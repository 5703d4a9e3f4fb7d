"""What is entered by one answer: whose riichi, whose chombo, why a hand is void."""

from ....game.ending import CHOMBO_POINTS
from ....game.events import AbortiveDraw, Chombo, Event, Refused, Riichi
from ....game.game import Game
from ....game.play import play
from ....words.words import Words
from ...html import Html, joined
from ..controls import Choice, help_html, players, radios
from ..moves import preview
from ..state import OneDraft, offers
from .entry import entry_sheet, kind_name

QUESTIONS = {"riichi": "game_riichi_who", "chombo": "game_chombo_who", "abortive": "game_reason"}


def one_of(event: Riichi | Chombo | AbortiveDraw) -> OneDraft:
    """The draft that changes such an event of the log."""
    if isinstance(event, AbortiveDraw):
        return OneDraft(None, "abortive", event.kind)
    return OneDraft(None, "riichi" if isinstance(event, Riichi) else "chombo", str(event.seat))


def change_one(draft: OneDraft, game: Game, verb: str, what: str) -> OneDraft:
    """The draft after an action; one that cannot be changes nothing."""
    return (
        draft._replace(choice=what) if verb == "pick" and what in _answers(draft, game) else draft
    )


def _answers(draft: OneDraft, game: Game) -> tuple[str, ...]:
    if draft.kind == "chombo":
        return tuple([str(seat) for seat in game.seats])
    return offers(game, draft.kind) or ()


def event_of(draft: OneDraft, stands: "Event | None") -> Event:
    """The event with that answer; stands: the one that it takes the place of in the log."""
    if draft.kind == "abortive":
        return AbortiveDraw(draft.choice)
    if draft.kind == "chombo":
        return Chombo(int(draft.choice))
    return Riichi(int(draft.choice), stands.wall if isinstance(stands, Riichi) else None)


def one_sheet(say: Words, game: Game, draft: OneDraft, error: str) -> Html:
    """The inside of the dialog; game: the one in which it happens."""
    kind = draft.kind
    answers = _answers(draft, game)
    choices: list[Choice] = [(answer, say("game_" + answer)) for answer in answers]
    if kind != "abortive":
        choices = players(game, tuple([int(answer) for answer in answers]))
    columns = "two" if kind == "abortive" else ""
    parts = [radios("pick", say(QUESTIONS[kind]), "pick", choices, draft.choice, columns)]
    after = play(game, event_of(draft, None)) if draft.choice else None
    if after and not isinstance(after, Refused):
        later = CHOMBO_POINTS.get(game.rules.misc_chombo, 0) if kind == "chombo" else 0
        if later:
            parts.append(help_html(say("game_chombo_later", n=later)))
        if not later or game.riichi:
            parts.append(preview(say, game, after))
    return entry_sheet(say, game, draft, kind_name(say, kind), joined(parts), error)
