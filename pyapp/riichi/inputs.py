"""What other programs hand in, judged once, at the API's door.

The engine trusts its records, since the page and the text form make none but good ones. Here
a record of the right types is asked whether its values exist at all; what is then impossible
in play is for `hand.problems`. Each function gives the problems it finds, () when all is well.
"""

from .free_text import clean_name
from .hand import RON, TSUMO, Hand, Situation, seen_tiles
from .liability import FED_YAKUMAN
from .options import OPTIONS
from .points import Value, value, yakuman_value
from .problem import Problem, problem
from .rulebooks import rulebook
from .rules import BadRule, Rules, accepts, value_text
from .seats import all_seats
from .settle import Claim, Deal
from .text import SAID, Entry
from .tiles import TILES
from .worths import FU, LEAST_LIMIT, most_yakuman

MOST_COUNTERS = 99  # honba, sticks: what the text form can say

_GOOD_RULES: dict[Rules, bool] = {}  # found good before; a program has few
_MOST_RULES = 1000


def no_such(what: str, value: int | str) -> Problem:
    """Note a value that its field or argument cannot have."""
    return problem("no_such_value", what, value)


def rules_problems(rules: Rules) -> tuple[Problem, ...]:
    """List options whose value is none of theirs."""
    if rules in _GOOD_RULES:
        return ()
    wrong = tuple([no_such(bad.option, bad.value) for bad in check(rules)])
    if not wrong:
        if len(_GOOD_RULES) >= _MOST_RULES:
            _GOOD_RULES.clear()
        _GOOD_RULES[rules] = True
    return wrong


def check(rules: Rules) -> tuple[BadRule, ...]:
    """List every field whose value its option does not accept, in the order of OPTIONS."""
    return tuple(
        [
            BadRule("bad_value", asked.id, value_text(getattr(rules, asked.id)))
            for asked in OPTIONS
            if not accepts(asked, getattr(rules, asked.id), rules.players)
        ]
    )


def hand_problems(hand: Hand, situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    """List tiles, seats, counters and rules that do not exist."""
    wrong = rules_problems(rules)
    if wrong:
        return wrong
    seat, round_wind, riichi, _, _, chankan, _, _, _, _, honba, sticks, nuki, _, said = situation
    found: list[Problem] = []
    good = 0 <= nuki <= MOST_COUNTERS
    tiles = seen_tiles(hand, situation if good else situation._replace(nuki=0))
    if tiles and (min(tiles) < 0 or max(tiles) >= TILES):
        found.extend([no_such("tile", tile) for tile in tiles if not 0 <= tile < TILES])
    # The usual hand is through after these; which of them it was is found out only then.
    if not (
        0 <= seat < rules.players
        and 0 <= round_wind <= 3
        and 0 <= riichi <= 2
        and 0 <= chankan <= 2
        and 0 <= honba <= MOST_COUNTERS
        and 0 <= sticks <= MOST_COUNTERS
        and good
    ):
        greatest = (("seat", rules.players - 1),) + _MOST
        for field, most in greatest:
            if not 0 <= getattr(situation, field) <= most:
                found.append(no_such(field, getattr(situation, field)))
    found.extend([no_such("said", word) for word in said if word not in SAID])
    return tuple(found)


# The other fields of a situation that are numbers, and the greatest of each.
_MOST = (
    ("round", 3),
    ("riichi", 2),
    ("chankan", 2),
    ("honba", MOST_COUNTERS),
    ("sticks", MOST_COUNTERS),
    ("nuki", MOST_COUNTERS),
)


def entry_problems(entry: Entry) -> tuple[Problem, ...]:
    """List what in an entry does not exist: in its hand, its rulebook, how it was won."""
    found = list(hand_problems(entry.hand, entry.situation, entry.rules))
    if entry.by not in (RON, TSUMO, ""):
        found.append(no_such("by", entry.by))
    if rulebook(entry.rulebook) is None:
        found.append(problem("unknown_rulebook", entry.rulebook))
    if clean_name(entry.house) != entry.house:
        found.append(no_such("house", entry.house))
    return tuple(found)


def deal_problems(deal: Deal, rules: Rules) -> tuple[Problem, ...]:
    """List seats and counters of a deal that do not exist, and rules."""
    wrong = rules_problems(rules)
    if wrong:
        return wrong
    found = list(seats_problems("dealer", (deal.dealer,), rules))
    found.extend(seats_problems("riichi", deal.riichi, rules))
    for field in ("honba", "loose"):
        if not 0 <= getattr(deal, field) <= MOST_COUNTERS:
            found.append(no_such(field, getattr(deal, field)))
    return tuple(found)


def seats_problems(what: str, seats: tuple[int, ...], rules: Rules) -> tuple[Problem, ...]:
    """List seats that nobody sits at, or that are named twice."""
    found: list[Problem] = []
    for place, seat in enumerate(seats):
        if seat not in all_seats(rules.players):
            found.append(no_such(what, seat))
        elif seat in seats[:place]:
            found.append(problem("seat_twice", what, seats=(seat,)))
    return tuple(found)


def claims_problems(
    claims: tuple[Claim, ...], discarder: int | None, kan_feeder: int | None, rules: Rules
) -> tuple[Problem, ...]:
    """Say why these cannot have won together, or not from these."""
    winners = tuple([claim.winner for claim in claims])
    found = list(seats_problems("winner", winners, rules))
    for what, seat in (("discarder", discarder), ("kan_feeder", kan_feeder)):
        if seat is not None:
            found.extend(seats_problems(what, (seat,), rules))
            if seat in winners:
                found.append(problem("pays_himself", seats=(seat,)))
    if not claims:
        found.append(problem("no_winner"))
    if discarder is None and len(claims) > 1:
        found.append(problem("one_tsumo", seats=winners))
    if discarder is not None and kan_feeder is not None:
        found.append(problem("fed_kan_is_tsumo", seats=(kan_feeder,)))
    for claim in claims:
        if not _exists(claim.value, rules):
            found.append(no_such("value", claim.winner))
        found.extend(_liable_problems(claim, rules))
    return tuple(found)


def _liable_problems(claim: Claim, rules: Rules) -> tuple[Problem, ...]:
    found: list[Problem] = []
    named: list[str] = []
    for yakuman, seat in claim.liable:
        if yakuman not in FED_YAKUMAN:
            found.append(no_such("liable", yakuman))
        if yakuman in named:
            found.append(problem("liable_twice", yakuman, seats=(seat,)))
        named.append(yakuman)
        found.extend(seats_problems("liable", (seat,), rules))
        if seat == claim.winner:
            found.append(problem("pays_himself", yakuman, seats=(seat,)))
    return tuple(found)


def _exists(worth: Value, rules: Rules) -> bool:
    """Tell whether a hand can have the value under these rules."""
    if worth.yakuman:
        possible = 0 < worth.yakuman <= most_yakuman(rules)
        return possible and worth == yakuman_value(worth.yakuman)
    if worth.fu not in FU and (worth.fu or worth.han < LEAST_LIMIT):
        return False  # a limit by itself counts no fu
    return worth.han > (worth.fu == 25) and worth == value(worth.han, worth.fu, rules)
