"""Cases as one line of text, the form of tests/cases, read and written without the engine."""

from typing import Any

from .win import Case, Rules

CALLS = {
    "chii": "chii",
    "pon": "pon",
    "ankan": "ankan",
    "daiminkan": "daiminkan",
    "kan": "daiminkan",
    "kakan": "kakan",
}
FLAGS = ["ippatsu", "rinshan", "chankan", "robs_closed_kan", "last_tile", "first_turn"]
SAID = ["kanburi", "open_riichi", "open_riichi_fed", "paarenchan", "tsubame_gaeshi"]
SEATS = "ESWN"
LISTS = ("limit_double_yakuman", "house_yaku", "pao_yakuman", "draw_abortive")


def tiles_of(text: str) -> list[str]:
    """Of "13m0p" these are 1m, 3m and the red five of p."""
    tiles: list[str] = []
    digits = ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        else:
            tiles += [digit + letter for digit in digits]
            digits = ""
    return tiles


def blank_case(by: str) -> Case:
    return {
        "concealed": [],
        "melds": [],
        "winning": "",
        "by": by,
        "seat": 1,
        "round": 0,
        "riichi": 0,
        **dict.fromkeys(FLAGS, False),
        "indicators": [],
        "ura": [],
        "honba": 0,
        "nuki": 0,
        "robs_nuki": False,
        "said": [],
    }


def read_case(text: str, by: str) -> tuple[Case, Rules]:
    """The case, and the house rules the line names."""
    case = blank_case(by)
    house: Rules = {}
    case["said"] = [token for token in text.split() if token in SAID]
    for token in text.split():
        key, _, value = token.partition(":")
        if "=" in token:
            option, _, wanted = token.partition("=")
            house[option] = read_option(option, wanted)
        elif key in CALLS:
            case["melds"].append((CALLS[key], tiles_of(value)))
        elif key in ("dora", "ura"):
            case["indicators" if key == "dora" else "ura"] = tiles_of(value)
        elif key in ("seat", "round"):
            case[key] = SEATS.index(value)
        elif key in ("honba", "nuki"):
            case[key] = int(value)
        elif token in ("riichi", "double_riichi"):
            case["riichi"] = 1 if token == "riichi" else 2
        elif token in FLAGS or token == "robs_nuki":
            case[token] = True
        elif key not in ("sticks", "rules", *SAID):
            concealed, _, winning = token.partition("+")
            case["concealed"] += tiles_of(concealed)
            case["winning"] = winning or case["concealed"].pop()
    return case, house


def read_option(option: str, text: str) -> Any:
    """A value of a rulebook: yes, no, a number or several of them, a word, words in a list."""
    if option in LISTS:
        return () if text == "none" else tuple(text.split("/"))
    if text in ("yes", "no"):
        return text == "yes"
    if not text[-1].isdigit() or "_" in text:
        return text
    numbers = tuple(int(part) for part in text.split("/"))
    return numbers if len(numbers) > 1 else numbers[0]


def write_case(case: Case) -> str:
    """The line that read_case reads back; for naming a case in a failed test."""
    words = ["".join(case["concealed"]) + "+" + case["winning"]]
    words += [f"{call}:{''.join(tiles)}" for call, tiles in case["melds"]]
    for key, name in (("indicators", "dora"), ("ura", "ura")):
        if case[key]:
            words.append(f"{name}:{''.join(case[key])}")
    words += [f"seat:{SEATS[case['seat']]}", f"round:{SEATS[case['round']]}"]
    words += ["", "riichi", "double_riichi"][case["riichi"]].split()
    words += [flag for flag in FLAGS if case[flag]]
    words += ["robs_nuki"] * case["robs_nuki"] + case["said"]
    for key in ("nuki", "honba"):
        if case[key]:
            words.append(f"{key}:{case[key]}")
    return " ".join(words)
