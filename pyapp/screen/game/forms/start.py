"""The sheets that begin a game and list those on the device."""

from ....game.events import HANCHAN, TONPUUSEN, Refused
from ....game.game import Game
from ....game.legal import rules_of
from ....riichi.rulebooks import RULEBOOKS, named
from ....riichi.rules import Rules
from ....riichi.settle import SEATS
from ...html import escape
from ...words import Words, number
from ..controls import act, error_html, framed, radios, text_button
from ..sentences import problem_text, thousands
from ..state import Desk, Kept, StartDraft


def start_sheet(say: Words, desk: Desk) -> str:
    """Names in turn order, rulebook and length; all of it has a default."""
    draft = desk.draft
    assert isinstance(draft, StartDraft)
    start = draft.start
    parts = ["<h3>%s</h3>" % escape(say("t_players"))]
    fields = []
    more = 'maxlength="16" autocomplete="off" autocapitalize="words" spellcheck="false"'
    for seat in SEATS:
        wind = say.wind(seat)
        label = '<i class="wind" aria-hidden="true">%s</i><span class="unseen">%s</span>' % (
            escape(wind[:1]),
            escape(say.say("t_name_of", wind=wind)),
        )
        fields.append(
            '<label class="field name">%s<input name="name%d" value="%s" placeholder="%s" %s></label>'
            % (label, seat, escape(start.names[seat]), escape(wind), more)
        )
    parts.append('<div class="names">%s</div>' % "".join(fields))
    parts.append(_books(say, draft))
    lengths = [(HANCHAN, say("t_hanchan")), (TONPUUSEN, say("t_tonpuusen"))]
    parts.append(radios("length", say("t_length"), "length", lengths, start.length, "two"))
    if desk.pending:
        parts.append('<p class="help">%s</p>' % escape(say("t_waiting_hand")))
    edited = draft.place is not None
    foot = error_html(desk.error)
    foot += text_button("record", say("t_record" if edited else "t_begin"), "main")
    title = say("t_start_edit" if edited else "t_start_title")
    if not edited:
        parts.append('<div class="list">%s</div>' % text_button("sheet games", say("t_all_games")))
    return framed(say, title, "".join(parts), foot)


def _books(say: Words, draft: StartDraft) -> str:
    """The rulebook, the Hand screen's house rules with theirs, and the points it plays for."""
    start, house = draft.start, draft.house
    rows = []
    for book in RULEBOOKS:
        title = book.short
        if book.key == house[0] and house[1]:
            title = say.say("t_house", title=title)
        chosen = " selected" if book.key == start.rulebook else ""
        rows.append('<option value="%s"%s>%s</option>' % (book.key, chosen, escape(title)))
    html = (
        '<h3 id="of-book">%s</h3><select id="game-book" data-do="table" data-arg="book "'
        ' aria-labelledby="of-book">%s</select>'
    ) % (escape(say("t_rulebook")), "".join(rows))
    rules = rules_of(start._replace(length=HANCHAN))
    if isinstance(rules, Rules):
        html += '<p class="help">%s</p>' % escape(points_line(say, rules))
    return html


def points_line(say: Words, rules: Rules) -> str:
    """What a game is played for: "Start 30,000, return 30,000, uma +15 +5 −5 −15, oka 0"."""
    begin, back = rules.end_start_return
    uma = say("t_floating")
    if not isinstance(rules.end_uma, str):
        uma = " ".join([thousands(each * 1000)[:-2] for each in rules.end_uma])
    values = {"start": number(begin), "back": number(back), "uma": uma, "oka": rules.end_oka}
    return say.say("t_points_line", **values)


# The games on the device


def games_sheet(say: Words, desk: Desk) -> str:
    """Every game kept here, the newest first."""
    parts: list[str] = []
    if desk.error:
        parts.append(error_html(desk.error))
        parts.append('<p class="help">%s</p>' % escape(say("t_kept_as_is")))
    if desk.deleted:
        undo = text_button("undelete", say("t_undelete"), "small")
        parts.append('<p class="fixed" role="status">%s%s</p>' % (escape(say("t_deleted")), undo))
    rows = [_kept(say, desk, each) for each in desk.kept]
    if rows:
        parts.append('<ul class="games">%s</ul>' % "".join(rows))
    else:
        parts.append('<p class="help">%s</p>' % escape(say("t_no_games")))
    # The label is the button: a file field cannot be drawn like one.
    parts.append(
        '<label class="wide small">%s<input type="file" class="unseen" name="file" accept=".txt,text/plain"></label>'
        % escape(say("t_import"))
    )
    new = text_button("new", say("t_new_game"), "main")
    return framed(say, say("t_games"), "".join(parts), new)


def _kept(say: Words, desk: Desk, kept: Kept) -> str:
    game = kept.game
    if isinstance(game, Game):
        title = ", ".join(game.start.names)
        about = "%s · %s" % (kept.date, named(game.start.rulebook).short)
        count = len(game.log)
        about += " · " + say.say("t_hands_1" if count == 1 else "t_hands_n", n=count)
        if game.over:
            about += " · " + say("t_over")
        elif kept.id == desk.id:
            about += " · " + say("t_opened")
        inner = "<b>%s</b><small>%s</small>" % (escape(title), escape(about))
        first = act("load " + kept.id, inner, "", 'class="open"')
    else:
        first = '<div class="open"><b>%s</b><small>%s · %s</small></div>' % (
            escape(say("t_damaged_game")),
            escape(kept.date),
            escape(_why(say, game)),
        )
    save = text_button("export " + kept.id, "↓", "icon", say.say("t_export_of", date=kept.date))
    delete = text_button("delete " + kept.id, "×", "icon", say.say("t_delete_of", date=kept.date))
    return "<li>%s%s%s</li>" % (first, save, delete)


def _why(say: Words, refused: Refused) -> str:
    return problem_text(say, ("", "", "", ""), refused.problems[0])
