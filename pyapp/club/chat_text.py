"""Results as people and bots write them in a chat: names and points, wherever in a line."""

from ..game.ending import CHOMBO, PENALTY, STICKS, YAKITORI
from ..riichi.rules import whole_number
from .roster import folded
from .table_cells import BLANK, MINUS, WINDS, Row, date_of, plain_digit, points_of, row_of, seat_of
from .texts import whole_name

NTHS = ("1", "2", "3", "4")  # what a place begins with, in every language
# In a chat: what parts names from points and players from each other, words that say nothing, and
# what makes a number a place.
BETWEEN = '\t;:=/|(["、点點점'
IDLE = ("", "-", "–", "—", "pts", "points")
RANKED = (".", ")", "st", "nd", "rd", "th", "er", "e", "位", "위")
# Of what kind the cells of a player are, names, points and more, and all those of a game.
PLAYER = ("np", "npp", "npn")
GAMES = [d + n * each + p for d in ("", "d") for each in PLAYER for n in (3, 4) for p in ("", "p")]
# What a label calls a round, and a table.
LABELS = (
    "round|game|runde|ronde|ronda|partie|partida|тур|игра|hanchan|回戦|半荘|轮|輪|场|場|회전",
    "table|tisch|mesa|стол|卓|桌|번 탁|탁",
)

# What our result has besides places and points, as all languages call it.
BESIDES = (
    (CHOMBO, "chombo|チョンボ|犯规|錯和|촌보|чомбо"),
    (PENALTY, "penal|pénal|strafe|ペナルティ|罚分|罰分|페널티|штраф"),
    (YAKITORI, "yakitori|焼き鳥|烧鸟|燒鳥|야키토리|якитори"),
    (STICKS, "stick|bets |bâton|stäbchen|palito|供託|供托|공탁|палочк"),
)
OUTSIDE = "outside|対局外|对局之外|對局以外|대국 밖|fuera |hors |außerhalb|вне "


def placed_of(number: int, line: str) -> "tuple[int, str, int, int] | None":
    """Read a line of one player: place and name, points and final points, with two blanks between
    in our result; each but name and points may miss.
    """
    nth, _blank, rest = line.strip().partition(" ")
    ways = [(0, line)]  # a name may begin with a digit: "2pac 41200"
    named = "a" <= nth[1:2].lower() <= "z" and nth[1:] not in RANKED
    if nth[:1] in NTHS and not nth[1:2].isdigit() and not named:
        ways.insert(0, (int(nth[:1]), rest))
    for place, text in ways:
        cells = [part.strip() for part in text.split("  ") if part.strip()]
        if len(cells) < 3:
            cells = _spoken(text)
        points = points_of(cells[1]) if _kinds(cells) in PLAYER[:2] else None
        if points is not None:
            return place, whole_name(cells[0]), points, number
    return None


def besides_of(line: str, names: "list[str]", ours: bool) -> "list[tuple[str, str, int]]":
    """Read what our result has besides: whose, what and how much, as "Ida: Chombo −20.0"; "" for
    nobody's, sticks on the table and what is outside of the game, where it is ours for sure; [] for
    any other line.
    """
    for name in names:
        behind, colon, told = line[len(name) :].replace("：", ":").partition(":")
        if colon and not behind.strip() and line.startswith(name):
            return _amounts(name, told)
    if not ours:  # "Bets Olsen: 25" is a player
        return []
    head, _colon, told = line.replace("：", ":").partition(":")
    many = whole_number(told.strip(), 2)
    if _called(head, BESIDES[-1][1]) and many is not None:
        return [("", STICKS, many)]
    return [("", "", 0)] if told and _called(head, OUTSIDE) else []


def _called(text: str, words: str) -> bool:
    """Tell whether one of these words stands in a text."""
    return [word for word in words.split("|") if word in folded(text)] != []


def _amounts(name: str, text: str) -> "list[tuple[str, str, int]]":
    """Read signed amounts, each behind what it is for: "Chombo −20.0 and Penalty −5.0"."""
    found = []
    for sign in MINUS + "+":
        text = text.replace(sign, "\n" + sign)
    word, *parts = text.split("\n")
    for part in parts:
        behind = part[1:].lstrip("0123456789.,")
        points = points_of(part[: len(part) - len(behind)].rstrip(".,"))
        items = [item for item, words in BESIDES if _called(word, words)]
        if len(items) != 1 or points is None or (points > 0 and items != [STICKS]):
            return []
        found.append((name, items[0], points))
        word = behind
    return [] if word.strip() else found


def told_of(word: str) -> "tuple[str, int] | None":
    """Read "name:points"."""
    name, _colon, text = word.rpartition(":")
    points = points_of(text)
    return (whole_name(name), points) if name and points is not None else None


def _spoken(line: str) -> list[str]:
    """Part names from points as people write them: "Ida: 41,200; 2. Jun - 30 000 / 伊田8800"."""
    cells: list[str] = []
    for part in _parts(line):
        name, last = "", ""
        for word in part.split(" "):
            figure = word.rstrip(")]")
            if not name and word[:1] in NTHS and word[1:] in RANKED:
                last = ""
            elif last and len(word) == 3 and word.isdigit():  # "41 200"
                cells[-1] += word
                last = ""
            elif points_of(figure) is not None or date_of(figure):
                cells += [name, figure]
                name, last = "", figure if len(figure) <= 3 else ""
            elif word not in IDLE and (name or ":" not in word):  # no time of day
                name, last = (name + " " + word).strip(), ""
        cells.append(name)
    return [cell for cell in cells if cell]


def _parts(line: str) -> list[str]:
    """Part a line wherever a sign stands between names and points, but not in a number or a day."""
    text, plain = "", "".join([plain_digit(each) for each in line])
    for at, each in enumerate(plain):
        before, behind = plain[at - 1 : at], plain[at + 1 : at + 5]
        digits = len(behind) - len(behind.lstrip("0123456789"))
        inside = (
            each in ",/:" and before.isdigit() and digits in ((1, 3) if each == "," else (1, 2, 4))
        )
        begins = before > "\u2e80" and (each.isdigit() or each in MINUS)
        text += "\n" if each in "," + BETWEEN and not inside else "\n" + each if begins else each
    return text.split("\n")


def _kinds(cells: list[str]) -> str:
    """Say of each cell whether it is points, a date, or a name."""
    kinds = [
        "p" if points_of(each) is not None else "d" if date_of(each) else "n" for each in cells
    ]
    return "".join(kinds)


def of_chat(text: str) -> list[str]:
    """Give the cells of a game that was written in a chat; [] where there is anything else."""
    cells = _spoken(text)
    return cells if _kinds(cells) in GAMES else []


def label_of(line: str) -> "tuple[int, int, str] | None":
    """Read what begins a line, or is all of it: the round and the table, 0 for none, and what comes
    behind; None where neither is told.
    """
    label, colon, rest = line.replace("：", ":").partition(":")
    round_, table = [_numbered(folded(label), words.split("|")) for words in LABELS]
    told = (round_ or table) and (colon or len(_spoken(label)) <= 4)
    return (round_, table, rest) if told else None


def _numbered(label: str, words: list[str]) -> int:
    """Find the number beside one of these words, 0 for none: "round 2", "2. runde", "第2回戦"."""
    for word in words:
        before, found, after = label.partition(word)
        if found:
            behind = _digits(after.lstrip(" .#")).partition(" ")[0]
            ahead = _digits(before.rstrip(" .")).rpartition(" ")[2]
            touches = _digits(before[-1:]).strip()
            return whole_number((touches and ahead) or behind or ahead, 3) or 0
    return 0


def _digits(text: str) -> str:
    """Give the digits of a text, with a blank for all else."""
    return "".join([each if each in "0123456789" else " " for each in text])


def found_in(cells: list[str]) -> "tuple[list[str], Row, list[str], bool] | None":
    """Find as many names as points among cells, of four players or of three: what comes before,
    both, the one cell that comes behind, and whether seats stand beside them.
    """
    points = [points_of(cell) for cell in cells]
    texts = [cell != "" and points_of(cell) is None and not date_of(cell) for cell in cells]
    for many in (len(WINDS) + 1, len(WINDS), len(WINDS) - 1):
        for first in range(len(cells) - 2 * many + 1):
            # Name, points, final points and wind of each; without the one or the other; names and
            # points by turns, which may be of too many; first names.
            for step, behind in ((4, 1), (3, 1), (2, 1), (1, many)):
                places = [first + step * n for n in range(many)]
                last = places[-1] + max(step - 1, behind)
                if last >= len(cells):
                    continue
                if [at for at in places if not texts[at] or points[at + behind] is None]:
                    continue
                ends = [at + step - 1 for at in places]
                winds = [cells[at] for at in ends if step > 3 or (step > 2 and points[at] is None)]
                names = [whole_name(cells[at]) for at in places]
                row = row_of(names, [cells[at + behind] for at in places], winds)
                if row and many > len(WINDS) and step == 2:
                    return None
                if row and many <= len(WINDS):
                    rest = [cell for cell in cells[last + 1 :] if cell]
                    return cells[:first], row, rest if len(rest) == 1 else [], winds != []
    return None


def command_of(words: list[str]) -> Row | None:
    """Read Ronhorn's command: words with a colon begin what the next ones go on with."""
    told: list[tuple[str, str]] = []
    for word in words:
        key, colon, text = word.partition(":")
        if colon:
            told.append((folded(key), text))
        elif told:
            told[-1] = (told[-1][0], (told[-1][1] + " " + word).strip())
    names: dict[int, str] = {}
    scores: dict[int, int] = {}
    sticks = 0
    for key, text in told:
        seat = seat_of(key.partition("_")[0])
        points = points_of(text)
        if "stick" in key:
            sticks = points or 0
        elif seat >= 0 and points is not None and ("score" in key or seat in names):
            scores[seat] = points
        elif seat >= 0:
            names[seat] = whole_name(text.lstrip("@"))
    seats = list(range(len(names)))
    if len(seats) < len(WINDS) - 1 or [s for s in seats if s not in scores or not names.get(s)]:
        return None
    return BLANK._replace(
        names=tuple([names[s] for s in seats]),
        scores=tuple([scores[s] for s in seats]),
        sticks=sticks,
    )
