"""The cases of tests/cases/statistics.txt; runs on CPython and in MicroPython alike."""

from pyapp.club.figures import OF, shown
from pyapp.club.records import Result
from pyapp.club.results import of_game
from pyapp.club.statistics import counted, sums, word_of
from pyapp.club.tally import PEAKS, lane, peaks_in
from pyapp.game.events import Start
from pyapp.game.notation import parse_event
from pyapp.game.saved import dump, extended

PLAYERS = "ABCD"


def run(text: str) -> "tuple[int, list[str]]":
    """How many cases hold, and a line for each that does not."""
    held, failures = 0, []
    results: list[Result] = []
    for number, full in enumerate(text.split("\n")):
        line = full.split("  #")[0].strip()
        if not line or line[:1] == "#":
            continue
        if line == "new":
            results = []
        elif line[:1] == ">":
            words = line.split(" ")
            seat = PLAYERS.index(words[1])
            for at in range(2, len(words), 2):
                got = figure(results, seat, words[at])
                if got == words[at + 1]:
                    held += 1
                else:
                    failures.append(f"line {number + 1}: {words[at]} {got}, not {words[at + 1]}")
        else:
            read(results, line)
    return held, failures


def read(results: "list[Result]", line: str) -> None:
    """Begin a game with a line, or go on with the last one."""
    if line.split(" ")[0] == "result":
        start_line, scores = line[7:].split(" = ")
        numbers = tuple([int(word) for word in scores.split(" ")])
        start = parse_event("start " + start_line, len(numbers))
        assert isinstance(start, Start), line
        results.append(counted(blank(start, numbers)))
        return
    event = parse_event(line, 4)
    if isinstance(event, Start):
        results.append(blank(event, (0,) * len(event.names)))
        text = dump((event,))
    else:
        text = extended(results[-1].log, event)  # type: ignore[arg-type]
    known = of_game(results[-1], text)
    assert isinstance(known, Result), (line, known)
    results[-1] = known


def blank(start: Start, scores: "tuple[int, ...]") -> Result:
    """A result of which nothing else is known."""
    none = (0,) * len(scores)
    return Result(
        *("r", "2026-03-14", "e", 1, "1", start, tuple(PLAYERS[: len(scores)]), scores, 0, ()),
        *(none, none, True, False, "", "", (), ""),
        *(none, none, 0, 0),
    )


def figure(results: "list[Result]", seat: int, id_: str) -> str:
    """A figure as hit/n, a lane or a peak as a number."""
    totals = sums(tuple(results))
    (total,) = [totals[who] for who in totals if who.player == PLAYERS[seat]]
    if id_ in PEAKS:
        rows = [peaks_in(word_of(each), len(each.players)) for each in results if each.log]
        return str(max([row[seat][PEAKS.index(id_)] for row in rows]))
    if id_[:5] == "lane:":
        return str(lane(total, id_[5:]))
    found = shown(OF[id_], total, len(results[0].players))
    return str(found.hit) if found.figure.form == "count" else f"{found.hit}/{found.n}"
