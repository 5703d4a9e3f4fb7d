"""How the answer to a question comes about, line by line; each leads to its place in the Guide."""

from ....learn.kinds import Question
from ....riichi.explain import makers
from ....riichi.score import Score
from ....riichi.tiles import dora_after
from ....words.words import Words
from ...action import GUIDE, asking
from ...answer import sheet
from ...answer.groups import Tiles, row, section, tiles_html
from ...answer.payments import payers_list, points_section
from ...html import Html, button, html, joined, tile_svg

ITSELF = ("aka", "nuki")  # dora that no indicator names


def payments_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """From han and fu to the points."""
    return points_section(say, question.entry, won, ())


def payers_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """Who pays whom."""
    return payers_list(say, question.entry, won, ())


def table_link(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """The way to the score table."""
    return button(asking(GUIDE, "open", "table"), say("practice_table"), "", Html('class="line"'))


def _line(page: str, id: str, name: str) -> Html:
    """A name that leads to its place in the Guide."""
    return button(asking(GUIDE, "open", "%s/%s" % (page, id)), name, "", Html('class="line"'))


def fu_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """Every fu with the tiles that earn it, and what they come to."""
    return sheet.fu_section(say, won, tiles)


def yaku_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """Every yaku with the tiles that make it, the dora, and the han of all."""
    situation = question.entry.situation
    rows: list[Html] = []
    for hit in won.yaku:
        groups = [
            html("<span>%s</span>", tiles_html(say, tiles[place], place == won.reading.finished))
            for place in makers(hit.id, won.reading, situation)
        ]
        if hit.yakuman:
            size = say.yakuman(hit.yakuman)
        else:
            size = say("n_han", n=hit.han) if hit.han else say("not_added")
        name = _line("yaku", hit.id, say.title(hit.id))
        rows.append(row(name, joined(groups), size, "wide" if len(groups) > 1 else ""))
    players = question.entry.rules.players
    for item in won.dora:
        shown = tile_svg(item.tile, "", say.tile(item.tile))
        if item.id in ITSELF:
            tile = html("<span>%s</span>", joined([shown] * item.han))
        else:
            tile = _names(say, item.tile, players)
        rows.append(row(say.title(item.id), tile, say("n_han", n=item.han)))
    value = won.value
    worth = say.yakuman(value.yakuman) if value.yakuman else say("n_han", n=value.han)
    rows.append(row(say("total_han"), "", worth, "sum"))
    return section(say.title("yaku"), rows)


def _names(say: Words, indicator: int, players: int) -> Html:
    """An indicator and the dora that it names."""
    dora = dora_after(indicator, players)
    shown = (tile_svg(indicator, "", say.tile(indicator)), tile_svg(dora, "", say.tile(dora)))
    return html("<span>%s<i>→</i>%s</span>", *shown)


def indicators_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """What the indicator names, and the order in which tiles follow each other."""
    entry = question.entry
    shown = _names(say, question.ask[0], entry.rules.players)
    note = html('<p class="quiet">%s</p>', say("practice_dora_order"))
    return section(say.title("dora"), [row(say("practice_dora"), shown, "")], note)
