"""What is rare in a game: only what its rules have."""

from ....words.words import Words
from ...action import CLUB, asking
from ...html import NOTHING, Html, button, html, joined, truth
from ..controls import control, error_html, framed, list_html, text_button
from ..state import FACINGS, OpenGame, offers


def more_sheet(say: Words, state: OpenGame, page: str = "", evening: str = "") -> Html:
    """The inside of the dialog; page, evening: of the club's evening from which the game was begun."""
    game = state.game
    parts: list[Html] = []
    kinds = offers(game, "abortive")
    if kinds:
        rows = [text_button("abortive " + kind, say("game_" + kind)) for kind in kinds]
        parts.append(_group(say("game_abortive"), rows))
    rows = []
    rows.append(text_button("sheet end", say("game_standings")))
    if offers(game, "adjustment") is not None:
        rows.append(text_button("adjust", say("game_adjust")))
    if offers(game, "chombo") is not None:
        rows.append(text_button("sheet chombo", say("game_chombo")))
    if offers(game, "penalty") is not None:
        rows.append(text_button("penalty", say("game_penalty")))
    if not game.over:
        rows.append(_stop(say, offers(game, "stop") is not None))
        rows.append(text_button("dice", say("game_dice")))
    for facing in FACINGS:
        if facing != state.facing:
            rows.append(text_button("facing " + facing, say("game_facing_" + facing)))
    rows.append(text_button("setup", say("game_start_edit")))
    rows.append(text_button("share", say("share_game")))
    parts.append(_group(say("game_board"), rows))
    rows = [text_button("new", say("game_new_game")), text_button("games", say("game_all_games"))]
    rows.append(button(asking(CLUB, "open", page), evening or say("club")))
    parts.append(_group(say("game_games"), rows))
    parts.append(error_html(state.error))
    return framed(say, say("game_more"), joined(parts))


def _stop(say: Words, able: bool) -> Html:
    """Draw the way to stop a game, and why it cannot be stopped now."""
    why = NOTHING if able else html("<small>%s</small>", say("cannot_hand_in_progress"))
    look = html("<span>%s</span>%s", say("game_stop"), why)
    return control("stop", look, "", html('aria-disabled="%s"', truth(not able)))


def _group(title: str, rows: list[Html]) -> Html:
    return html("<h3>%s</h3>%s", title, list_html(rows))
