"""Fixed hands with so many fu that dealing hardly finds one; the engine says what each is worth.

Without riichi and dora each has one han, or no yaku when it is won by ron, until riichi gives one.
"""

from ..riichi.hand import RON, TSUMO, Hand
from ..riichi.text import Entry, parse_entry
from .dice import Dice
from .request import OPEN

HELD_FROM = 80  # fu
TERMINAL, DRAGON = ",ankan:1111s", ",ankan:5555z"
# By ron the first of each has no yaku; the second has one han more than the first.
# A ron has 20 and 10, a tsumo 20 and 2; a kan of terminals 32 concealed, one of simples 16.
HELD = {
    # 32, 8 and 2 for the wait
    (80, RON): ("456p999p22s35s+4s" + TERMINAL, "456p555z22s35s+4s" + TERMINAL),
    # 32, 16 and 2
    (80, TSUMO): (
        "456p22s35s+4s,ankan:7777p" + TERMINAL,
        "456p22s35s+4s,ankan:7777p" + DRAGON,
    ),
    # 32, 16 and 4
    (90, RON): (
        "456s22s99p+9p,ankan:7777p" + TERMINAL,
        "456s22s55z+5z,ankan:7777p" + TERMINAL,
    ),
    # 32 twice
    (90, TSUMO): (
        "456p22s67s+8s,ankan:9999p" + TERMINAL,
        "456p22s67s+8s,ankan:9999p" + DRAGON,
    ),
    (100, RON): ("456p22s67s+8s,ankan:9999p" + TERMINAL, "456p22s67s+8s,ankan:9999p" + DRAGON),
    # 32 twice, 4 and 2
    (100, TSUMO): (
        "22s35s+4s,pon:555z,ankan:9999p" + TERMINAL,
        "22s35s+4s,pon:666z,ankan:9999p" + DRAGON,
    ),
    # 32 twice, 4 for the triplet and 4 for a pair of both winds; or three concealed triplets.
    (110, RON): (
        "456p99s11z+9s,ankan:9999p" + TERMINAL,
        "456p99s22z+9s,ankan:9999p" + TERMINAL,
        "456p999s2s+2s,ankan:9999p" + TERMINAL,
    ),
    # 32 twice and 16, of three kans
    (110, TSUMO): ("22p67s+8s,daiminkan:1111p,ankan:9999p" + TERMINAL,),
}


def held_hand(fu: int, by: str, form: str, dice: Dice) -> Hand | None:
    """Take a hand that may come to these fu; None where none does."""
    texts = HELD.get((fu, by))
    if texts is None:
        return None
    entry = parse_entry(dice.pick(texts))
    assert isinstance(entry, Entry)
    hand = entry.hand
    if form and hand.closed == (form == OPEN):
        return None
    return hand
