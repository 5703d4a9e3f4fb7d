"""How kinds of question are shown: a row for a sentence that takes more than its words, and one for
the sums that answer the kinds of a topic, where they are not the usual ones. Line by line these say
how the answer comes about; each line leads to its place in the Guide.
"""

from typing import Any, Callable, TypeAlias

from ....learn.kinds import KIND, Question
from ....learn.solution import Solution
from ....riichi.arrange import arrange
from ....riichi.dora import DoraItem, indicators_that_count
from ....riichi.explain import makers
from ....riichi.hand import RON
from ....riichi.score import Score, score
from ....riichi.tiles import dora_after
from ....riichi.yaku import YAKU_IDS
from ....words.words import Words
from ...action import GUIDE, asking
from ...answer.groups import Tiles, hand_html, row, section, tiles_html
from ...answer.payments import NOBODY, payers_list, points_section
from ...answer.sheet import fu_section
from ...html import Html, button, html, joined, tile_svg


def _cell(say: Words, question: Question) -> str:
    entry, (han, fu) = question.entry, question.ask
    worth = {"han": say("n_han", n=han), "fu": say("n_fu", n=fu)}
    who = say("dealer" if entry.situation.dealer else "non_dealer")
    return say("ask_cell", who=who, way=say(entry.by), **worth)


def _payment_honba(say: Words, question: Question) -> str:
    return say("ask_payment_honba", honba=say("n_honba", n=question.entry.situation.honba))


def _share(say: Words, question: Question) -> str:
    payer, discarder = question.ask
    seat = say.wind(payer)
    if question.entry.by != RON:
        return say("ask_share", seat=seat)
    if payer == discarder:
        return say("ask_share_own", seat=seat)
    return say("ask_share_ron", seat=seat, discarder=say.wind(discarder))


SENTENCES: "dict[str, Callable[[Words, Question], str]]" = {
    "yaku_han": lambda say, question: say("ask_yaku_han", yaku=say(YAKU_IDS[question.ask[0]])),
    "cell": _cell,
    "payment_honba": _payment_honba,
    "share": _share,
}


ITSELF = ("aka", "nuki")  # dora that no indicator names


def _line(place: str, name: str) -> Html:
    """A name that leads to its place in the Guide."""
    return button(asking(GUIDE, "open", place), name, "", Html('class="line"'))


def _yaku_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
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
        name = _line("yaku/" + hit.id, say.title(hit.id))
        rows.append(row(name, joined(groups), size, "wide" if len(groups) > 1 else ""))
    rows += _dora_rows(say, question, won.dora)
    value = won.value
    worth = say.yakuman(value.yakuman) if value.yakuman else say("n_han", n=value.han)
    rows.append(row(say("total_han"), "", worth, "sum"))
    return section(say.title("yaku"), rows)


def _dora_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """The dora alone, with each indicator that adds no han, and the han of all."""
    items = _all_dora(question, won)
    worth = say("n_han", n=sum([item.han for item in items]))
    rows = _dora_rows(say, question, items) + [row(say("total_han"), "", worth, "sum")]
    return section(say.title("dora"), rows)


def _dora_rows(say: Words, question: Question, items: tuple[DoraItem, ...]) -> list[Html]:
    rows: list[Html] = []
    for item in items:
        if item.id in ITSELF:
            shown = tile_svg(item.tile, "", say.tile(item.tile))
            tile = html("<span>%s</span>", joined([shown] * item.han))
        else:
            tile = _names(say, item.tile, question.entry.rules.players)
        rows.append(row(say.title(item.id), tile, say("n_han", n=item.han)))
    return rows


def _all_dora(question: Question, won: Score) -> tuple[DoraItem, ...]:
    """The dora, and each indicator that adds no han."""
    entry, had = question.entry, [(item.id, item.tile) for item in won.dora]
    counted = indicators_that_count(entry.hand, entry.situation, won.by, entry.rules)
    shown = [(dora_id, tile) for dora_id, tiles in counted for tile in tiles]
    return won.dora + tuple([DoraItem(*each, 0) for each in shown if each not in had])


def _names(say: Words, indicator: int, players: int) -> Html:
    """An indicator and the dora that it names."""
    dora = dora_after(indicator, players)
    shown = (tile_svg(indicator, "", say.tile(indicator)), tile_svg(dora, "", say.tile(dora)))
    return html("<span>%s<i>→</i>%s</span>", *shown)


def _indicators_section(say: Words, question: Question, won: Score, tiles: Tiles) -> Html:
    """What the indicator names, and the order in which tiles follow each other."""
    entry = question.entry
    shown = _names(say, question.ask[0], entry.rules.players)
    note = html('<p class="quiet">%s</p>', say("practice_dora_order"))
    return section(say.title("dora"), [row(say("practice_dora"), shown, "")], note)


Sums: TypeAlias = "tuple[Callable[[Words, Question, Score, Tiles], Html], ...]"
FU: Sums = (
    lambda say, question, won, tiles: html(
        '<div class="felt">%s</div>', hand_html(say, question.entry.hand, won, tiles)
    ),
    lambda say, question, won, tiles: fu_section(say, won, tiles),
)
PAYMENTS: Sums = (
    lambda say, question, won, tiles: points_section(say, question.entry, won, NOBODY),
)
PAYERS: Sums = (lambda say, question, won, tiles: payers_list(say, question.entry, won, NOBODY),)
TABLE: Sums = (lambda say, question, won, tiles: _line("table", say("practice_table")),)
YAKU: Sums = (_yaku_section,)
POINTS = YAKU + FU[1:] + PAYMENTS
USUAL = POINTS + TABLE
WITH_PAYERS = POINTS + PAYERS + TABLE
# By kind, and by the topic of a kind.
SUMS: "dict[str, Sums]" = {
    "fu": FU,
    "yaku": YAKU,
    "dora": (_dora_section,),
    "han": YAKU,
    "limits": POINTS,
    "cells": PAYMENTS + TABLE,
    "dora_tile": (_indicators_section,),
    "income": WITH_PAYERS,
    "share": WITH_PAYERS,
}


def sentence(say: Words, question: Question) -> str:
    """What is asked, in one sentence."""
    kind = question.kind
    return SENTENCES[kind](say, question) if kind in SENTENCES else say("ask_" + kind)


def sums_html(say: Words, question: Question, solution: Solution) -> Html:
    """The sums that a question of this kind takes."""
    entry, kind = question.entry, question.kind
    won: Any = solution  # of a cell, which has all of a score that its sections read
    tiles: Any = ()
    if entry.hand.size:
        won = score(entry.hand, entry.situation, entry.by, entry.rules)
        assert isinstance(won, Score)
        tiles = arrange(entry.hand, won.reading)
    sums = SUMS.get(kind) or SUMS.get(KIND[kind].topic) or USUAL
    parts = joined([each(say, question, won, tiles) for each in sums])
    return html('<div class="why practice-why">%s</div>', parts)
