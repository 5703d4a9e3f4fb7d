"""Random cases for the two scorers to agree on.

random_case(rng) is a finished hand in a situation that can happen (it may still have no yaku);
random_any(rng) a pile that is no finished hand. The same rng state gives the same case. No case
holds more than four copies of a tile, or two red fives of a suit, indicators included. Of three
players there are norths set aside too.
"""

from random import Random

from .partition import readings
from .shapes import APART, Shape, random_shape
from .text import FLAGS, SAID
from .tiles import ALL_KINDS, NOT_FOR_THREE, ORPHANS, SUITS, plain, sort_key
from .win import Case

Melds = list[tuple[str, list[str]]]

# How often a set that could be called has been: a hand is all closed, mixed, or all called.
CALLED_SHARES = [0.0, 0.0, 0.3, 0.6, 1.0]


def place(rng: Random, shape: Shape, players: int) -> tuple[list[str], Melds]:
    """Which sets are called, and how (of three nobody calls a run); the rest is concealed."""
    share = rng.choice(CALLED_SHARES)
    concealed: list[str] = []
    melds: Melds = []
    for name, tiles in shape:
        called = rng.random() < share
        if name == "kantsu":
            melds.append((rng.choice(["daiminkan", "kakan"]) if called else "ankan", [*tiles]))
        elif called and (name == "koutsu" or (name == "shuntsu" and players == 4)):
            melds.append(("chii" if name == "shuntsu" else "pon", [*tiles]))
        else:
            concealed += tiles
    rng.shuffle(melds)
    return concealed, melds


def redden(rng: Random, concealed: list[str], melds: Melds) -> None:
    """Make some fives red, at most one of a suit; of all four fives one is always red."""
    for suit in SUITS:
        five = f"5{suit}"
        piles = [pile for pile in [concealed, *[tiles for _, tiles in melds]] if five in pile]
        fives = sum(pile.count(five) for pile in piles)
        if fives == 4 or (fives and rng.random() < 0.5):
            pile = rng.choice(piles)
            pile[pile.index(five)] = f"0{suit}"


def unseen(rng: Random, seen: list[str], players: int = 4) -> list[str]:
    """The rest of a shuffled wall of 136 tiles with one red five of each suit, or of 108."""
    wall = ALL_KINDS * 4
    for suit in SUITS:
        wall[wall.index(f"5{suit}")] = f"0{suit}"
    if players == 3:
        wall = [tile for tile in wall if plain(tile) not in NOT_FOR_THREE]
    for tile in seen:
        wall.remove(tile)
    rng.shuffle(wall)
    return wall


def random_case(rng: Random, players: int = 4) -> Case:
    shape = random_shape(rng, players)
    concealed, melds = place(rng, shape, players)
    redden(rng, concealed, melds)
    concealed.sort(key=lambda tile: (*sort_key(tile), tile))
    winning = choose_winning(rng, concealed)
    concealed.remove(winning)
    case: Case = {
        "concealed": concealed,
        "melds": [(call, sorted(tiles, key=lambda t: (*sort_key(t), t))) for call, tiles in melds],
        "winning": winning,
        "by": rng.choice(["ron", "tsumo"]),
        "seat": rng.randrange(players),
        "round": rng.choice([0, 0, 1, 2, 3][: players + 1]),
        "riichi": 0,
        "ippatsu": False,
        "rinshan": False,
        "chankan": False,
        "robs_closed_kan": False,
        "last_tile": rng.random() < 0.12,
        "first_turn": False,
        "indicators": [],
        "ura": [],
        "honba": rng.choice([0, 0, 0, 1, 2, 3, 4, 5, 6]),
        "nuki": 0,
        "robs_nuki": False,
        "said": [],
    }
    if shape[0][0] == APART:
        most_indicators = draw_at_once(case)
    else:
        if players == 3 and rng.random() < 0.6:
            set_aside(rng, case)
        most_indicators = choose_situation(rng, case)
    turn_indicators(rng, case, most_indicators, players)
    case["said"] = [word for word in SAID if can_be_said(word, case) and rng.random() < 0.2]
    return case


def can_be_said(word: str, case: Case) -> bool:
    """Ron is on a discard, of no kan and no north. A kan has ended the first turns."""
    if word == "paarenchan":
        return bool(case["seat"] == 0)
    if word == "open_riichi":
        return bool(case["riichi"])
    robs = case["chankan"] or case["robs_closed_kan"] or case["robs_nuki"]
    if case["by"] == "tsumo":
        return False
    if word == "open_riichi_fed":
        return bool(case["riichi"])
    return not robs and (word == "tsubame_gaeshi" or not (case["ippatsu"] or case["first_turn"]))


def set_aside(rng: Random, case: Case) -> None:
    """Norths set aside, as many as there still can be; perhaps won on one of another player."""
    melded = [tile for _, tiles in case["melds"] for tile in tiles]
    kept = [*case["concealed"], *melded, case["winning"]].count("4z")
    case["nuki"] = rng.randint(0, 4 - kept)
    if case["winning"] == "4z" and case["by"] == "ron" and rng.random() < 0.5:
        case["robs_nuki"] = True
        case["last_tile"] = False


def choose_winning(rng: Random, concealed: list[str]) -> str:
    """Any concealed tile, but often one of an even number: it ends a pair wait, thirteen orphans
    on thirteen sides, or the pure nine gates.
    """
    kinds = [plain(tile) for tile in concealed]
    even = [tile for tile in concealed if kinds.count(plain(tile)) in (2, 4)]
    return rng.choice(even if even and rng.random() < 0.25 else concealed)


def draw_at_once(case: Case) -> int:
    """Win with the first draw; give the most indicators there can be."""
    case["by"] = "tsumo"
    case["first_turn"] = True
    case["last_tile"] = False
    return 1


def choose_situation(rng: Random, case: Case) -> int:
    """Set the flags, only in combinations that can happen; give the most indicators there can
    be.
    """
    calls = [call for call, _ in case["melds"]]
    closed = all(call == "ankan" for call in calls)
    tsumo = case["by"] == "tsumo"
    early = not calls and not case["nuki"] and not case["robs_nuki"]
    if early and rng.random() < 0.08 and (tsumo or case["seat"] != 0):
        case["first_turn"] = True
        case["last_tile"] = False
        return 1
    if closed and rng.random() < 0.45:
        case["riichi"] = rng.choice([1, 1, 1, 2])
    has_kan = any("kan" in call for call in calls)
    norths = ["4z"] * case["nuki"]
    others = [*case["concealed"], *[tile for _, tiles in case["melds"] for tile in tiles], *norths]
    only_copy = plain(case["winning"]) not in [plain(tile) for tile in others]
    if tsumo and (has_kan or case["nuki"]) and rng.random() < 0.4:
        case["rinshan"] = True
    if not tsumo and only_copy and not case["robs_nuki"] and rng.random() < 0.25:
        orphans = all(plain(tile) in ORPHANS for tile in case["concealed"])
        closed_kan = rng.random() < (0.5 if orphans else 0.03)
        case["robs_closed_kan" if closed_kan else "chankan"] = True
        case["last_tile"] = False
    # A double riichi pays ippatsu only within the first turns: nobody has called or drawn far.
    robs = case["chankan"] or case["robs_closed_kan"]
    rushed = case["riichi"] == 2 and (has_kan or robs or case["last_tile"] or case["nuki"])
    if case["riichi"] and not rushed and not case["rinshan"] and rng.random() < 0.4:
        case["ippatsu"] = True
        if case["riichi"] == 2:
            return 1
    return 5


def turn_indicators(rng: Random, case: Case, most: int, players: int) -> None:
    seen = [*case["concealed"], case["winning"]]
    seen += [tile for _, tiles in case["melds"] for tile in tiles]
    wall = unseen(rng, seen + ["4z"] * case["nuki"], players)
    if case["chankan"] or case["robs_closed_kan"]:
        wall = [tile for tile in wall if plain(tile) != plain(case["winning"])]
    count = min(most, rng.choice([0, 0, 1, 1, 1, 1, 2, 3, 5]))
    wanted = dora_makers(case)
    if rng.random() < 0.25:
        wall.sort(key=lambda tile: plain(tile) not in wanted)
        useful = wall[:10]
        rng.shuffle(useful)
        wall[:10] = useful
    case["indicators"] = wall[:count]
    if case["riichi"] and rng.random() < 0.7:
        case["ura"] = wall[count : count + rng.choice([count, count, rng.randint(0, count)])]


def dora_makers(case: Case) -> list[str]:
    """Kinds near those of the hand, so that dora happen often."""
    numbers = [plain(tile) for tile in case["concealed"]] + ["4z"] * case["nuki"]
    return [f"{int(tile[0]) - 1}{tile[1]}" for tile in numbers if int(tile[0]) > 1]


def random_any(rng: Random) -> Case:
    """A case whose tiles are no finished hand, mostly a near miss."""
    while True:
        case = random_case(rng)
        if rng.random() < 0.7:
            swap_one(rng, case)
        else:
            rest = unseen(rng, [*case["indicators"], *case["ura"]])
            case["melds"] = []
            case["concealed"], case["winning"] = rest[:13], rest[13]
            case["riichi"] = 0
            case["said"] = []
            for flag in FLAGS:
                case[flag] = False
            case["ura"] = []
            case["indicators"] = case["indicators"][:1]
        case["concealed"] = sorted(case["concealed"], key=lambda t: (*sort_key(t), t))
        if not readings(case["concealed"], case["melds"], case["winning"]):
            return case


def swap_one(rng: Random, case: Case) -> None:
    """Replace one concealed tile by one that is still in the wall."""
    seen = [*case["concealed"], case["winning"], *case["indicators"], *case["ura"]]
    seen += [tile for _, tiles in case["melds"] for tile in tiles]
    wall = [tile for tile in unseen(rng, seen) if plain(tile) != plain(case["winning"])]
    case["concealed"][rng.randrange(len(case["concealed"]))] = wall[0]
