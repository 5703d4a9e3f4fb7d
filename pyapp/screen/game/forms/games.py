"""The games on the device: to open, to save as a file, to delete."""

from ....game.game import Game
from ....words.words import Words
from ...action import GAME, asking
from ...files import file_box
from ...html import NOTHING, Html, html, joined
from ...problems import problem_text
from ..controls import control, error_html, framed, help_html, text_button
from ..sentences import rules_name
from ..state import GameList, Kept

PASTED = (
    '<label class="pasted">%s<textarea id="game-pasted" data-input="game field pasted" rows="2"'
    ' data-most="30000" spellcheck="false" autocomplete="off">%s</textarea></label>%s'
)


def games_sheet(say: Words, sheet: GameList, open_id: str, error: str) -> Html:
    """The inside of the dialog: every game kept here, the newest first."""
    wrong, deleted = error_html(error) if error else NOTHING, NOTHING
    if sheet.deleted:
        undo = text_button("undelete", say("game_undelete"), "small")
        deleted = html('<p class="fixed" role="status">%s%s</p>', say("game_deleted"), undo)
    listed = NOTHING
    if sheet.games == ():
        listed = help_html(say("game_no_games"))
    elif sheet.games:
        rows = [_kept(say, each, each.id == open_id) for each in sheet.games]
        listed = html('<ul class="games">%s</ul>', joined(rows))
    # The label is the button: a file field cannot be drawn like one.
    box = file_box(asking(GAME, "import"))
    file = html('<label class="second file">%s%s</label>', say("game_import"), box)
    pasted = html(
        PASTED,
        say("game_paste"),
        sheet.pasted,
        text_button("pasted", say("game_use_pasted"), "second"),
    )
    new = text_button("new", say("game_new_game"), "main")
    return framed(say, say("game_games"), joined((wrong, deleted, listed, file, pasted)), new)


def _kept(say: Words, kept: Kept, opened: bool) -> Html:
    game = kept.game
    if isinstance(game, Game):
        facts = [kept.date, rules_name(say, game.start), say("game_events", n=len(game.log))]
        if game.over:
            facts.append(say("game_over"))
        elif opened:
            facts.append(say("game_opened"))
        title = say.listed(game.start.names)
    else:
        facts = [kept.date, problem_text(say, (), game.problems[0])]
        title = say("game_damaged_game")
    inner = html("<b>%s</b><small>%s</small>", title, "\u00a0· ".join(facts))
    if isinstance(game, Game):
        first = control("load " + kept.id, inner, "", Html('class="open"'))
    else:
        first = html('<div class="open">%s</div>', inner)
    save = text_button("export " + kept.id, "↓", "icon", say("game_export_of", date=kept.date))
    delete = text_button("delete " + kept.id, "×", "icon", say("game_delete_of", date=kept.date))
    return html("<li>%s%s%s</li>", first, save, delete)
