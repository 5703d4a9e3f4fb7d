"""The club's cases, a line each; runs on CPython and in MicroPython alike."""

from pyapp.club.evenings import blank_result, with_evening
from pyapp.club.records import EMPTY, SERIES, Club, Evening, Penalty, Series, player_of
from pyapp.club.results import with_result
from pyapp.club.roster import changed, entered, met
from pyapp.club.series import table, with_penalty, with_series
from pyapp.game.events import HANCHAN, Start

DATE = "2026-03-14"


class Cases:
    """The club that the lines so far have made."""

    def __init__(self) -> None:
        self.club = EMPTY

    def line(self, line: str) -> str:
        """Take a line; gives what was got instead of what it says, or ""."""
        words = line.split(" ")
        if words[0] == "players":
            self.begin(words[1:])
        elif words[0] == "rules":
            self.rules(words[1])
        elif words[0] == "game":
            self.game(words[1:])
        elif words[0] == "penalty":
            id_ = met(self.club, words[1]).player
            late = Penalty("x", id_, int(words[2]), "late", DATE, "e", "", False)
            self.club = good(with_penalty(self.club, late))
        else:
            said, _equals, wanted = line.partition(" = ")
            got = self.series(said.split(" ")[1:])
            return "" if got == wanted else got
        return ""

    def begin(self, names: "list[str]") -> None:
        self.club = good(entered(EMPTY, tuple([name.lstrip("+") for name in names]), "cases"))
        for place, player in enumerate(self.club.players):
            guest = names[place][0] == "+"
            self.club = good(changed(self.club, player._replace(guest=guest)))
        self.rules("wrc-2025")

    def rules(self, book: str) -> None:
        many = 3 if book.endswith("sanma") else 4
        start = Start(("",) * many, book, (), HANCHAN, "", None)
        self.club = good(with_evening(self.club, Evening("e", "", DATE, start, (), (), 0, 0)))

    def game(self, words: "list[str]") -> None:
        evening = self.club.evenings[0]
        many = len(evening.start.names)
        ids = tuple([met(self.club, name).player for name in words[many : 2 * many]])
        sticks = int(words[-1][7:]) if words[-1][:7] == "sticks:" else 0
        number = len(self.club.results) + 1
        blank = blank_result(self.club, evening, number, "1", ids, "seed")
        scores = tuple([int(word) for word in words[:many]])
        self.club = good(with_result(self.club, blank._replace(scores=scores, sticks=sticks)))

    def series(self, words: "list[str]") -> str:
        many = len(self.club.evenings[0].start.names)
        series = SERIES._replace(id="s", name="S", rule=words[0], players=many)
        for word in words[1:]:
            name, _colon, value = word.partition(":")
            if name == "without":
                series = series._replace(penalties=False)
            elif name == "carried":
                self.club = good(with_series(self.club, series._replace(id="before")))
                series = series._replace(carries="before")
            elif name == "tie":
                series = series._replace(tie=value)
            elif name == "best":
                series = series._replace(best=int(value))
            else:
                series = series._replace(least=int(value))
        return told(self.club, good(with_series(self.club, series)).series[-1])


def told(club: Club, series: Series) -> str:
    """A series as the cases have it."""
    found = table(club, series)
    parts = []
    for row in found.rows:
        player = player_of(club, row.player)
        parts.append(f"{row.place or '-'} {player.name if player else ''} {row.value}")
    sums = (found.results, found.carried, found.penalties, found.total)
    parts.append("sums " + " ".join([str(each) for each in sums]) + f" guests {found.guests}")
    return "; ".join(parts)


def good(found: "Club | object") -> Club:
    """A club that was not refused."""
    assert isinstance(found, Club), found
    return found


def run(text: str) -> "tuple[int, list[str]]":
    """How many lines there are, and what is wrong with each that does not hold."""
    cases = Cases()
    failures = []
    count = 0
    for number, line in enumerate(text.split("\n")):
        if line and line[0] != "#":
            count += 1
            got = cases.line(line)
            if got:
                failures.append(f"line {number + 1}: {got}")
    return count, failures
