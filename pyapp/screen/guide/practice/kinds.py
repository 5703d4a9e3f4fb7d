"""How kinds of question are shown: a row for a sentence that takes more than its words, and one for
the sums that answer the kinds of a topic, where they are not the usual ones.
"""

from typing import Any, Callable, TypeAlias

from ....learn.kinds import (
    CELL,
    DORA_TILE,
    INCOME,
    KIND,
    PAYMENT_HONBA,
    SHARE,
    YAKU_HAN,
    Question,
)
from ....learn.solution import Solution
from ....riichi.arrange import arrange
from ....riichi.hand import RON
from ....riichi.score import Score, score
from ....riichi.yaku import YAKU_IDS
from ....words.words import Words
from ...answer.groups import Tiles
from ...html import Html, html, joined
from .sum import (
    fu_section,
    indicators_section,
    payers_section,
    payments_section,
    table_link,
    yaku_section,
)


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
    YAKU_HAN: lambda say, question: say("ask_yaku_han", yaku=say(YAKU_IDS[question.ask[0]])),
    CELL: _cell,
    PAYMENT_HONBA: _payment_honba,
    SHARE: _share,
}
Sums: TypeAlias = "tuple[Callable[[Words, Question, Score, Tiles], Html], ...]"
POINTS: Sums = (yaku_section, fu_section, payments_section)
USUAL: Sums = POINTS + (table_link,)
WITH_PAYERS: Sums = POINTS + (payers_section, table_link)
# By kind, and by the topic of a kind.
SUMS: "dict[str, Sums]" = {
    "fu": (fu_section,),
    "yaku": (yaku_section,),
    "dora": (yaku_section,),
    "han": (yaku_section,),
    "limits": POINTS,
    "cells": (payments_section, table_link),
    DORA_TILE: (indicators_section,),
    INCOME: WITH_PAYERS,
    SHARE: WITH_PAYERS,
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
