"""The scoring engine for other programs: what is worth importing, in one place.

Everything is a pure function over immutable records; a refusal is a value, never an
exception. The text form of a hand is described in `text`, the options of a rulebook in
`options`.

>>> from pyapp.riichi import api
>>> entry = api.parse("234567m33456p67s+8s riichi dora:1m sticks:1")
>>> best = api.score(entry.hand, entry.situation, "tsumo", entry.rules)
>>> best.value.han, best.value.fu, best.value.limit
(5, 20, 'mangan')
>>> [(hit.id, hit.han) for hit in best.yaku]
[('riichi', 1), ('menzen_tsumo', 1), ('pinfu', 1), ('tanyao', 1)]
>>> [(paid.payer, paid.count, paid.total) for paid in best.payments]
[('non_dealer', 2, 2000), ('dealer', 1, 4000)]

Who pays whom, with the riichi stick that the winner had laid down:

>>> claim = api.Claim(winner=1, value=best.value, liable=())
>>> deal = api.Deal(dealer=0, honba=0, loose=0, riichi=(1,))
>>> api.settle((claim,), None, deal, entry.rules).deltas
(-4000, 9000, -2000, -2000)

Without yaku, and for anything impossible, there is a Refusal with all its reasons:

>>> bad = api.parse("123m456p999s11p24s+3s ippatsu dora:123456z")
>>> [each.id for each in api.score(bad.hand, bad.situation, "ron", bad.rules).problems]
['ippatsu_without_riichi', 'too_many_indicators']
>>> api.parse("123m riichii")
TextError(id='unknown_word', token='riichii', place=5, character='r')

One tile short, a hand has waits, each with the copies left and what it wins:

>>> short = api.parse("234m234p567m99p23s seat:E")
>>> for wait in api.waits(short.hand, short.situation, short.rules):
...     print(api.tile_name(wait.tile), wait.left, wait.ron.total, wait.tsumo.total)
1s 4 1500 2100
4s 4 5800 7800

The same hand under every rulebook, with the options that make a difference:

>>> for each in api.compare(entry.hand, entry.situation, "ron", entry.rules):
...     if each.options:
...         print(each.rulebook, each.outcome.total, each.options)
ema-2008 7700 ('limit_kiriage_mangan',)
ema-2016 7700 ('limit_kiriage_mangan',)
jpml-a-2026 7700 ('limit_kiriage_mangan',)
tenhou 7700 ('limit_kiriage_mangan',)
mahjong-soul 7700 ('limit_kiriage_mangan',)
common-japanese 7700 ('limit_kiriage_mangan',)
>>> [book.key for book in api.rulebooks][:3]
['wrc-2015', 'wrc-2025', 'ema-2008']
>>> api.format(entry._replace(rulebook="tenhou", rules=api.rules_for("tenhou")))
'234567m33456p67s+8s dora:1m riichi sticks:1 rules:tenhou'
"""

from .compare import Comparison, compare
from .rulebooks import RULEBOOKS as rulebooks
from .rulebooks import Rulebook, rules_for
from .score import Refusal, Score, score
from .settle import Claim, Deal, Settlement, Transfer, settle
from .text import Entry, TextError
from .text import format_entry as format
from .text import parse_entry as parse
from .tiles import name as tile_name
from .waits import Wait, waits

__all__ = (
    "Claim",
    "Comparison",
    "Deal",
    "Entry",
    "Refusal",
    "Rulebook",
    "Score",
    "Settlement",
    "TextError",
    "Transfer",
    "Wait",
    "compare",
    "format",
    "parse",
    "rulebooks",
    "rules_for",
    "score",
    "settle",
    "tile_name",
    "waits",
)
