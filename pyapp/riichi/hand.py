"""A hand and how it was won, as plain records, and everything that can be wrong with them."""

from typing import NamedTuple

from .problem import Problem, problem
from .rules import Rules
from .seats import THREE
from .tiles import COPIES, EAST, KIND_OF, KINDS, LEFT_OUT, NORTH, RED_FIVES, TILES, Kind, Tile

CHII, PON, ANKAN, DAIMINKAN, KAKAN = "chii", "pon", "ankan", "daiminkan", "kakan"
CALLS = (CHII, PON, DAIMINKAN, KAKAN, ANKAN)
KANS = (ANKAN, DAIMINKAN, KAKAN)
RON, TSUMO = "ron", "tsumo"
FULL = 14  # tiles of a winning hand, a kan counting as three
INDICATORS = 5
CLOSED_KAN = 2  # what Situation.chankan says when the kan robbed was concealed


class Meld(NamedTuple):
    """A called set: how it was called, and its tiles sorted, red fives included."""

    call: str
    tiles: tuple[Tile, ...]

    @property
    def kind(self) -> Kind:
        """The lowest kind of the set."""
        return KIND_OF[self.tiles[0]]


class Hand(NamedTuple):
    """Concealed tiles without the winning tile (sorted), melds, and the winning tile."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    winning: Tile | None

    @property
    def closed(self) -> bool:
        """Whether nothing was called; a concealed kan keeps the hand closed."""
        for meld in self.melds:  # noqa: SIM110 - in a generator this takes three times as long
            if meld.call != ANKAN:
                return False
        return True

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The concealed tiles, the winning tile last."""
        winning = self.winning
        return self.concealed if winning is None else self.concealed + (winning,)

    @property
    def size(self) -> int:
        """Tiles in hand, the winning tile included and every meld counting as three."""
        return len(self.concealed) + (self.winning is not None) + 3 * len(self.melds)


class Situation(NamedTuple):
    """What the tiles do not show, the same for ron and tsumo."""

    seat: int  # 0..3 for east, south, west, north
    round: int
    riichi: int  # 0, 1, or 2 for double riichi
    ippatsu: bool
    rinshan: bool
    chankan: int  # 0, 1, or CLOSED_KAN when the kan robbed was concealed
    last_tile: bool  # haitei on a self-draw, houtei on a discard
    first_turn: bool  # tenhou, chiihou or renhou
    indicators: tuple[Tile, ...]
    ura: tuple[Tile, ...]
    honba: int
    sticks: int
    nuki: int  # norths that the winner has set aside, where three play
    robs_nuki: bool  # the winning tile is one that another player sets aside
    said: tuple[str, ...]  # local yaku that only players can tell, in order of the alphabet

    @property
    def dealer(self) -> bool:
        """Whether the winner sits east."""
        return self.seat == 0


PLAIN = Situation(1, 0, 0, False, False, 0, False, False, (), (), 0, 0, 0, False, ())


def seen_tiles(hand: Hand, situation: Situation) -> list[Tile]:
    """List every tile that this hand, its norths set aside and its indicators show."""
    tiles = list(hand.tiles)
    for meld in hand.melds:
        tiles.extend(meld.tiles)
    tiles.extend(situation.indicators)
    tiles.extend(situation.ura)
    if situation.nuki:
        tiles.extend((NORTH,) * situation.nuki)
    return tiles


def replaced(hand: Hand, situation: Situation) -> bool:
    """Tell whether the winner has drawn a replacement tile: after a kan or a north set aside."""
    return situation.nuki > 0 or bool(kans(hand))


def kans(hand: Hand) -> list[Meld]:
    """List the melds that are kans."""
    return [meld for meld in hand.melds if meld.call in KANS]


def copies_left(hand: Hand, situation: Situation, rules: Rules) -> list[int]:
    """Count the copies of each of the 34 kinds not yet seen; below zero when too many are."""
    left = [COPIES] * KINDS
    if rules.players == THREE:
        for kind in LEFT_OUT:
            left[kind] = 0
    for tile in seen_tiles(hand, situation):
        left[KIND_OF[tile]] -= 1
    return left


def red_copies(red: Tile, rules: Rules) -> int:
    """Count how many of a red five a set of tiles holds: with four reds two are circles."""
    if rules.yaku_red_fives == 0:
        return COPIES  # no dora there, so a red five is as good as any five
    return 2 if rules.yaku_red_fives == 4 and red == RED_FIVES[1] else 1


def problems(hand: Hand, situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    """List everything impossible in a hand of any size, whoever wins it; () when all is well."""
    found: list[Problem] = []
    counts = [0] * TILES
    for tile in seen_tiles(hand, situation):
        counts[tile] += 1
    m, p, s = RED_FIVES
    if counts[m] or counts[p] or counts[s] or counts[4] > 2 or counts[13] > 2 or counts[22] > 2:
        _add_reds(counts, found, rules)
    if max(counts) > COPIES:
        for kind in range(KINDS):
            if counts[kind] > COPIES:
                found.append(problem("too_many_copies", counts[kind], tile=kind))
    if hand.size > FULL:
        found.append(problem("too_many_tiles", hand.size))
    for meld in hand.melds:
        if meld not in _KNOWN_SETS and not is_meld(meld):
            found.append(problem("not_a_meld", tile=meld.tiles[0] if meld.tiles else None))
    return tuple(found) + situation_problems(hand, situation, rules)


def _add_reds(counts: list[int], found: list[Problem], rules: Rules) -> None:
    """Count red fives as fives too, and note of which there are more than a set holds."""
    for red in RED_FIVES:
        plain, reds, most = counts[KIND_OF[red]], counts[red], red_copies(red, rules)
        if reds > most:
            found.append(problem("too_many_red_fives", reds, tile=red))
        elif COPIES > most > COPIES - plain >= reds:
            found.append(problem("too_many_plain_fives", plain, tile=red))
        counts[KIND_OF[red]] += reds


# Melds that are sets, remembered; there are only a few hundred.
_KNOWN_SETS: dict[Meld, bool] = {}


def is_meld(meld: Meld) -> bool:
    """Tell whether the tiles are a set of the kind that the call makes."""
    kinds = sorted([KIND_OF[tile] for tile in meld.tiles])
    if meld.call not in CALLS or len(kinds) != (4 if meld.call in KANS else 3):
        return False
    first = kinds[0]
    if meld.call == CHII:
        good = first < EAST and first % 9 < 7 and kinds == [first, first + 1, first + 2]
    else:
        good = first == kinds[-1]
    if good:
        _KNOWN_SETS[meld] = True
    return good


def situation_problems(hand: Hand, situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    """List what cannot go together in the situation, whoever wins."""
    found: list[Problem] = []
    three = rules.players == THREE
    if three:
        found.extend(_problems_of_three(hand, situation))
    elif situation.nuki or situation.robs_nuki:
        found.append(problem("nuki_of_four"))
    if situation.riichi:
        if not hand.closed:
            found.append(problem("riichi_open"))
    elif situation.ippatsu:
        found.append(problem("ippatsu_without_riichi"))
    if situation.rinshan or situation.chankan:
        found.extend(_problems_of_kan(hand, situation, three))
    if situation.first_turn:
        found.extend(_problems_of_first_turn(hand, situation))
    if situation.indicators or situation.ura:
        found.extend(_problems_of_indicators(situation))
    if situation.said and rules.house_yaku:
        from .local import said_problems  # which few houses need

        found.extend(said_problems(situation, rules))
    return tuple(found)


def _problems_of_kan(hand: Hand, situation: Situation, three: bool) -> list[Problem]:
    """List what cannot go together with a replacement tile or with a robbed kan."""
    found: list[Problem] = []
    if situation.rinshan:
        if not replaced(hand, situation):
            lacking = problem("rinshan_without_nuki") if three else problem("rinshan_without_kan")
            found.append(lacking)
        if situation.chankan:
            found.append(problem("rinshan_and_chankan"))
        if situation.ippatsu:
            found.append(problem("rinshan_and_ippatsu"))
    if situation.chankan:
        if situation.last_tile:
            found.append(problem("chankan_and_last_tile"))
        # The other three copies are in the kan that was robbed.
        kinds = [KIND_OF[tile] for tile in seen_tiles(hand, situation)]
        if hand.winning is not None and kinds.count(KIND_OF[hand.winning]) > 1:
            found.append(problem("chankan_tile_in_hand", tile=hand.winning))
    return found


def _problems_of_first_turn(hand: Hand, situation: Situation) -> list[Problem]:
    found: list[Problem] = []
    if hand.melds:
        found.append(problem("first_turn_and_meld"))
    if situation.riichi:
        found.append(problem("first_turn_and_riichi"))
    if situation.rinshan or situation.chankan or situation.last_tile:
        found.append(problem("first_turn_and_late"))
    return found


def _problems_of_indicators(situation: Situation) -> list[Problem]:
    found: list[Problem] = []
    shown, beneath = len(situation.indicators), len(situation.ura)
    if shown > INDICATORS:
        found.append(problem("too_many_indicators", shown))
    if beneath and not situation.riichi:
        found.append(problem("ura_without_riichi"))
    elif beneath > shown:
        found.append(problem("too_many_ura", beneath))
    return found


def _problems_of_three(hand: Hand, situation: Situation) -> list[Problem]:
    """List what only three cannot have, and what cannot be about the norths that they set aside."""
    found: list[Problem] = []
    kinds = [KIND_OF[tile] for tile in seen_tiles(hand, situation)]
    for kind in LEFT_OUT:
        if kind in kinds:
            found.append(problem("not_in_set", tile=kind))
    for meld in hand.melds:
        if meld.call == CHII:
            found.append(problem("chii_of_three", tile=meld.tiles[0] if meld.tiles else None))
    if EAST + situation.seat == NORTH or EAST + situation.round == NORTH:
        found.append(problem("north_wind"))
    if situation.first_turn and situation.nuki:
        found.append(problem("first_turn_and_nuki"))
    if situation.robs_nuki:
        if hand.winning is not None and hand.winning != NORTH:
            found.append(problem("robs_nuki_tile", tile=hand.winning))
        if situation.rinshan or situation.chankan or situation.last_tile:
            found.append(problem("robs_nuki_and_other"))
    return found
