"""What a line of tests/cases/settlement.txt says, and how the engine settles it.

A line: rules | deal | event | transfers | sticks left. Players are A B C D in turn order.

    rules      rulebook key, "three" when only A B C play, then option=value as in the text form
               of a hand
    deal       dealer:A honba:1 loose:1 riichi:AB (what is not said is A, 0, 0, nobody)
    event      ron from:D A:2/30 B:3/30
               tsumo A:2/70 kan:B           (kan: who fed the open kan of a rinshan win)
               draw tenpai:AB nagashi:C
               chombo A
               calls pon:5z<B ankan:6z kakan:5z      (who is liable to their owner)
    a hand     2/30 han/fu, 5/0 limit hands, y2 yakuman; then :daisangen=C who is liable
    transfers  D>A 2000 ron, table>A 1000 stick; "-" for none; for calls: daisangen=B
"""

from typing import Any

from ..game.events import Chombo, ExhaustiveDraw, Win
from ..game.notation import parse_event
from ..riichi.liability import Call, liability
from ..riichi.options import CHOICE, OPTIONS, PARTED
from ..riichi.rulebooks import rules_for
from ..riichi.rules import BadRule, Rules, with_text
from ..riichi.settle import Claim, Deal, Settlement, chombo, exhaustive_draw, settle
from ..riichi.tiles import KIND_OF, TILE_NAMED
from .found import Found, finding

SEATS = "ABCD"
TABLE = "table"


def settled(line: str) -> Found:
    """Settle a line; the answers are its transfers and the sticks left."""
    rules_text, deal_text, event, expected, sticks = [part.strip() for part in line.split("|")]
    rules = read_rules(rules_text)
    name, _, rest = event.partition(" ")
    if name == "calls":
        found = liability(tuple([_call(word) for word in rest.split()]), rules)
        got = ", ".join([f"{yaku}={SEATS[seat]}" for yaku, seat in found]) or "-"
        return finding(got, expected)
    deal = read_deal(deal_text)
    result = outcome(event, deal, rules)
    got, wanted = f"{transfers_text(result)} | {result.sticks_left}", f"{expected} | {sticks}"
    if got == wanted and sum(result.deltas) != 1000 * (deal.sticks - result.sticks_left):
        got = f"deltas {result.deltas} do not add up"
    return finding(got, wanted)


def outcome(text: str, deal: Deal, rules: Rules) -> Settlement:
    """Settle the event of a line."""
    event = parse_event(text, rules.players)
    if isinstance(event, ExhaustiveDraw):
        return exhaustive_draw(event.tenpai, event.nagashi, deal, rules)
    if isinstance(event, Chombo):
        return chombo(event.seat, deal, rules)
    assert isinstance(event, Win), text
    claims = [Claim(won.seat, won.value(rules), won.liable) for won in event.wins]
    return settle(tuple(claims), event.discarder, deal, rules, event.kan_feeder)


def read_rules(text: str) -> Rules:
    """Read the rules of "key three option=value ..."."""
    words = text.split()
    rules = rules_for(words[0])
    for word in words[1:]:
        if word == "three":
            rules = for_three(rules)
            continue
        option, _, choice = word.partition("=")
        changed = with_text(rules, option, choice)
        assert not isinstance(changed, BadRule), changed
        rules = changed
    return rules


def for_three(rules: Rules) -> Rules:
    """Make rules for three of these: what three cannot have is as at Tenhou, all else stays."""
    sanma = rules_for("tenhou-sanma")
    three: dict[str, Any] = {"players": 3}
    for option in OPTIONS:
        value = getattr(rules, option.id)
        offered = option.offered(sanma.players)
        if option.kind in PARTED:
            three[option.id] = tuple([part for part in value if part in offered])
        elif option.kind == CHOICE and value not in offered:
            three[option.id] = getattr(sanma, option.id)
    return rules._replace(end_uma=(15, 0, -15), draw_noten_total=2000, **three)


def read_deal(text: str) -> Deal:
    """Read the deal of "dealer:A honba:1 loose:1 riichi:AB"."""
    deal = Deal(0, 0, 0, ())
    for word in text.split():
        name, _, said = word.partition(":")
        if name == "riichi":
            deal = deal._replace(riichi=read_seats(said))
        elif name == "dealer":
            deal = deal._replace(dealer=SEATS.index(said))
        elif name == "loose":
            deal = deal._replace(loose=int(said))
        else:
            deal = deal._replace(honba=int(said))
    return deal


def read_seats(text: str) -> tuple[int, ...]:
    """Read the seats of a text like "ES"."""
    return tuple([SEATS.index(letter) for letter in text])


def transfers_text(result: Settlement) -> str:
    """Write the transfers as the case lines do."""
    lines = []
    for payer, payee, points, reason in result.transfers:
        source = TABLE if payer is None else SEATS[payer]
        target = TABLE if payee is None else SEATS[payee]
        lines.append(f"{source}>{target} {points} {reason}")
    return ", ".join(lines) or "-"


def _call(word: str) -> Call:
    call, _, rest = word.partition(":")
    tile, _, feeder = rest.partition("<")
    return Call(call, KIND_OF[TILE_NAMED[tile]], SEATS.index(feeder) if feeder else None)
