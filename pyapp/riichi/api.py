"""The scoring engine for other programs: what is worth importing, in one place.

Everything is a pure function over immutable records. For arguments of the right types there is
an answer or a Refusal with its problems, never an exception. The text form of a hand is described
in `text`, the options of a rulebook in `options`.

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

Without yaku, and for anything impossible, there is a Refusal with all its reasons; so it is
where a tile, a seat or another value does not exist:

>>> bad = api.parse("123m456p999s11p24s+3s ippatsu dora:123456z")
>>> [each.id for each in api.score(bad.hand, bad.situation, "ron", bad.rules).problems]
['ippatsu_without_riichi', 'too_many_indicators']
>>> odd = bad.situation._replace(seat=4, honba=-1)
>>> [each.detail for each in api.score(bad.hand, odd, "ron", bad.rules).problems]
[('seat', 4), ('honba', -1)]
>>> api.settle((claim,), 1, deal, entry.rules)
Refusal(problems=(Problem(id='pays_himself', tile=None, seats=(1,), detail=()),))
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
...     if each.options and each.rulebook in ("ema-2016", "tenhou"):
...         print(each.rulebook, each.outcome.total, each.options)
ema-2016 7700 ('limit_kiriage_mangan',)
tenhou 7700 ('limit_kiriage_mangan',)

Three players, two norths set aside: nobody pays the share of the one who is missing:

>>> three = api.parse("123456p567s99m78s+9s riichi nuki:2 rules:tenhou-sanma")
>>> won = api.score(three.hand, three.situation, "tsumo", three.rules)
>>> [(item.id, item.han) for item in won.dora]
[('nuki', 2)]
>>> [(paid.payer, paid.count, paid.total) for paid in won.payments]
[('non_dealer', 1, 2000), ('dealer', 1, 4000)]

>>> api.rulebooks[0].key
'wrc-2015'
>>> api.format(entry._replace(rulebook="tenhou", rules=api.rules_for("tenhou")))
'234567m33456p67s+8s dora:1m riichi sticks:1 rules:tenhou'
"""

from . import inputs as _inputs
from .compare import Comparison
from .compare import compare as _compare
from .hand import Hand as _Hand
from .hand import Situation as _Situation
from .problem import problem as _problem
from .rulebooks import RULEBOOKS as rulebooks
from .rulebooks import Rulebook
from .rulebooks import rulebook as _rulebook
from .rules import Rules as _Rules
from .score import Outcome as _Outcome
from .score import Refusal, Score
from .score import score as _score
from .settle import Claim, Deal, Settlement, Transfer
from .settle import chombo as _chombo
from .settle import exhaustive_draw as _exhaustive_draw
from .settle import settle as _settle
from .text import Entry, TextError
from .text import format_entry as _format_entry
from .text import parse_entry as parse
from .tiles import NAMES as _NAMES
from .tiles import TILES as _TILES
from .waits import Wait
from .waits import waits as _waits

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
    "chombo",
    "compare",
    "exhaustive_draw",
    "format",
    "parse",
    "rulebooks",
    "rules_for",
    "score",
    "settle",
    "tile_name",
    "waits",
)


def score(hand: _Hand, situation: _Situation, by: str, rules: _Rules) -> _Outcome:
    """Score a complete hand won by "ron" or "tsumo", or refuse it (see `score.score`)."""
    wrong = _inputs.hand_problems(hand, situation, rules)
    return Refusal(wrong) if wrong else _score(hand, situation, by, rules)


def waits(hand: _Hand, situation: _Situation, rules: _Rules) -> tuple[Wait, ...] | Refusal:
    """List the waits of a hand one tile short, () when it is not tenpai (see `waits.waits`)."""
    wrong = _inputs.hand_problems(hand, situation, rules)
    return Refusal(wrong) if wrong else _waits(hand, situation, rules)


def compare(
    hand: _Hand, situation: _Situation, by: str, rules: _Rules
) -> tuple[Comparison, ...] | Refusal:
    """Score the hand under each rulebook, in their order (see `compare.compare`)."""
    wrong = _inputs.hand_problems(hand, situation, rules)
    return Refusal(wrong) if wrong else _compare(hand, situation, by, rules)


def settle(
    claims: tuple[Claim, ...],
    discarder: int | None,
    deal: Deal,
    rules: _Rules,
    kan_feeder: int | None = None,
) -> Settlement | Refusal:
    """Settle a win by one or several: who pays what to whom (see `settle.settle`)."""
    wrong = _inputs.deal_problems(deal, rules)
    wrong = wrong or _inputs.claims_problems(claims, discarder, kan_feeder, rules)
    return Refusal(wrong) if wrong else _settle(claims, discarder, deal, rules, kan_feeder)


def exhaustive_draw(
    tenpai: tuple[int, ...], nagashi: tuple[int, ...], deal: Deal, rules: _Rules
) -> Settlement | Refusal:
    """Settle a hand whose tiles have run out (see `settle.exhaustive_draw`)."""
    wrong = _inputs.deal_problems(deal, rules)
    wrong = wrong or _inputs.seats_problems("tenpai", tenpai, rules)
    wrong = wrong or _inputs.seats_problems("nagashi", nagashi, rules)
    return Refusal(wrong) if wrong else _exhaustive_draw(tenpai, nagashi, deal, rules)


def chombo(seat: int, deal: Deal, rules: _Rules) -> Settlement | Refusal:
    """Settle an offence: what is paid now, whose riichi sticks go back (see `settle.chombo`)."""
    wrong = _inputs.deal_problems(deal, rules)
    wrong = wrong or _inputs.seats_problems("seat", (seat,), rules)
    return Refusal(wrong) if wrong else _chombo(seat, deal, rules)


def format(entry: Entry, space: str = " ") -> str | Refusal:  # noqa: A001  # said as api.format
    """Write the canonical text of an entry; a link takes space="," (see `text.format_entry`)."""
    wrong = _inputs.entry_problems(entry)
    if wrong:
        return Refusal(wrong)
    text = _format_entry(entry, space)
    again = parse(text)  # what cannot be read again is not worth writing
    return Refusal((_problem(again.id, again.token),)) if isinstance(again, TextError) else text


def rules_for(key: str) -> _Rules | Refusal:
    """Look up the rules of the rulebook with this key."""
    book = _rulebook(key)
    return book.rules if book else Refusal((_problem("unknown_rulebook", key),))


def tile_name(tile: int) -> str | Refusal:
    """Name a tile as the notation does: "1m", "7z", "0p" for a red five."""
    known = 0 <= tile < _TILES
    return _NAMES[tile] if known else Refusal((_inputs.no_such("tile", tile),))
