"""Requests: what the next hand to practise on must be, drawn as often as hands are really won."""

from typing import Callable, NamedTuple, TypeAlias

from ..riichi.hand import RON, TSUMO
from ..riichi.rules import Rules
from ..riichi.worths import LEAST_LIMIT, worth_exists
from .dice import Dice
from .plans import RARE_FAMILIES

OPEN, CLOSED = "open", "closed"
# Flags that a request can name besides the fields of a situation that are on or off.
DOUBLE_RIICHI = "double_riichi"


class Request(NamedTuple):
    """What a hand must be; "", 0 and None leave it to chance."""

    family: str  # the id of a kind of hand (see plans)
    han: int
    fu: int
    by: str
    form: str  # OPEN or CLOSED
    dealer: bool | None
    pair: str  # as `fu_groups` names it
    wait: str  # as `readings` names it
    set: str  # as `fu_groups` names it
    flag: str  # "riichi", DOUBLE_RIICHI, "ippatsu", "rinshan", "chankan" or "last_tile"


Requests: TypeAlias = "tuple[Request, ...]"
ANY = Request("", 0, 0, "", "", None, "", "", "", "")
hand = ANY._replace  # makes a request for a hand of which only this is wanted


class Recipe(NamedTuple):
    """How something to know is practised."""

    kinds: tuple[str, ...]
    requests: Requests
    known: Callable[[Rules], bool]


def recipe(
    kinds: tuple[str, ...],
    *requests: Request,
    known: "Callable[[Rules], bool]" = lambda rules: True,
) -> Recipe:
    """Say how something is practised: by default by any hand, under all rules."""
    return Recipe(kinds, requests or (ANY,), known)


# Of a thousand wins in 300,000 games with red fives and open tanyao: their han, and the fu of
# those to 4 han. 20 and 25 fu have no hand of 1 han: their share falls to the others.
HAN = ((1, 150), (2, 225), (3, 235), (4, 193), (5, 113), (6, 53), (7, 20), (8, 7), (9, 2), (11, 2))
FU = ((30, 626), (40, 273), (50, 23), (60, 4), (70, 2))
FU_FROM_TWO_HAN = ((20, 63), (25, 23)) + FU
# How many hands of a hundred come from the rare end.
REALISTIC, USUAL, HARD = 0, 20, 100
# The rare end: what a learner of real hands alone would never meet.
RARE_CELLS = ((1, 50), (1, 60), (1, 70), (2, 25), (2, 50), (2, 60), (2, 70), (2, 80), (3, 25)) + (
    ((3, 50), (3, 60), (3, 70), (4, 20), (4, 25), (6, 0), (7, 0), (8, 0), (9, 0), (11, 0))
)
RARE_FLAGS = (DOUBLE_RIICHI, "ippatsu", "rinshan", "chankan", "last_tile")


def usual_request(rare: int, rules: Rules, dice: Dice) -> Request:
    """Request the next hand: so often (percent) from the rare end, else as hands are won."""
    if dice.chance(rare):
        kind = dice.below(3)
        if kind == 0:
            return ANY._replace(family=dice.pick(RARE_FAMILIES).id)
        if kind == 1:
            flags = [flag for flag in RARE_FLAGS if flag != "ippatsu" or rules.yaku_ippatsu]
            return ANY._replace(flag=dice.pick(flags))
        cells = [cell for cell in RARE_CELLS if ways(cell[0], cell[1], rules)]
        han, fu = dice.pick(cells)
        return ANY._replace(han=han, fu=fu)
    han = dice.weighted(HAN)
    rows = FU if han == 1 else FU_FROM_TWO_HAN
    fu = dice.weighted([row for row in rows if ways(han, row[0], rules)])
    return ANY._replace(han=han, fu=fu if han < LEAST_LIMIT else 0)


def ways(han: int, fu: int, rules: Rules) -> tuple[str, ...]:
    """Tell how a hand of these han and fu can be won."""
    if han >= LEAST_LIMIT or fu == 0:
        return (RON, TSUMO)
    return tuple([by for by in (RON, TSUMO) if worth_exists(han, fu, by, rules)])


def possible(request: Request, rules: Rules) -> bool:
    """Say whether a hand of the request can be won under the rules, as far as its worth tells."""
    if (request.family, request.form) == ("tanyao", OPEN) and not rules.yaku_open_tanyao:
        return False
    found = ways(request.han, request.fu, rules)
    return request.by in found if request.by else len(found) > 0
