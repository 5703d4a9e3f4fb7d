"""The roster: names met, alike names asked about, players put together, and forgotten."""

from typing import Callable, NamedTuple

from ..game.events import Adjustment, Penalty, Start, Stop
from ..game.game import MOST_EVENTS
from ..game.notation import PLAYERS, format_event, parse_event
from ..game.saved import NAME, VERSION
from ..kept.codec import pack, unpack
from ..riichi.problem import Problem, problem
from .records import Club, Evening, Player, Result, Round, fresh, player_of, put
from .texts import once, too_long, whole_name

MOST_PLAYERS = 1000
MOST_ALIASES = 20
GONE = "–"
NAMING = ("start", "adjust", "penalty", "stop")  # how the lines of a game begin that name somebody
CAPITALS = ((0x41, 0x5A), (0xC0, 0xDE), (0x410, 0x42F))  # whose small letters come 32 later
ACCENTS = "\x80"  # where letters begin that MicroPython does not make small
TIMES = 0xD7  # the sign among them
# Letters of alphabets; scripts from there on write no blanks between words.
ACCENTED, ALPHABETS = 0xC0, 0x0E00
# What is said behind a name and is not part of it.
HONORIFICS = ("さん", "くん", "君", "ちゃん", "様", "氏", "先生", "プロ")
SPACES = " \t.-_'’・　"  # make no difference between names
SHORT, LONG = 4, 8  # letters from which one, or two, that differ may be a slip


class Met(NamedTuple):
    """A name that came up: the player that it is, or those whose names are near it, or like it
    where several are.
    """

    name: str
    player: str  # an id, "" for nobody known
    near: tuple[str, ...]  # ids


def names_in(text: str) -> tuple[str, ...]:
    """Read pasted names, one a line or between commas, each once."""
    for mark in ("\r", "\t", ",", ";", "、", "，"):
        text = text.replace(mark, "\n")
    names = [_unlisted(whole_name(line)) for line in text.split("\n")]
    return once([name for name in names if name])


def _unlisted(line: str) -> str:
    """Leave out what a list begins its lines with, "3." or a dash, where a name follows."""
    start = line.lstrip("0123456789")
    listed = line[:2] in ("- ", "* ", "• ", "– ") or (start != line and start[:1] in (".", ")"))
    return (start[1:].strip() if listed else "") or line


def key(name: str) -> str:
    """Reduce a name to what tells it from others: no capitals, blanks, dots or honorifics."""
    for honorific in HONORIFICS:
        if len(name) > len(honorific) and name.endswith(honorific):
            name = name[: -len(honorific)]
            break
    return "".join([each for each in folded(name) if each not in SPACES]) or name


def folded(text: str) -> str:
    """Write capitals small, also those with accents and Russian ones, which MicroPython leaves."""
    if not text or max(text) < ACCENTS:
        return text.lower()
    small = []
    for each in text:
        code = ord(each)
        capital = [first for first, last in CAPITALS if first <= code <= last and code != TIMES]
        small.append(chr(code + 32) if capital else each)
    return "".join(small)


class Keys(NamedTuple):
    """The keys of a roster: those of each player, and whose each is."""

    of: "tuple[tuple[str, tuple[str, ...]], ...]"
    owners: "dict[str, tuple[str, ...]]"  # ids, by key: of several who insist on names so alike
    owner: dict[str, str]  # an id, by name


# The roster that was last asked about, and its keys: names come several at a time.
_LAST: "list[tuple[tuple[Player, ...], Keys]]" = []


def _keys(players: tuple[Player, ...]) -> Keys:
    if not _LAST or _LAST[0][0] is not players:
        found = []
        owners: dict[str, tuple[str, ...]] = {}
        owner: dict[str, str] = {}
        for player in players:
            names = [each for each in (player.name,) + player.aliases if each]
            known = once([key(each) for each in names])
            found.append((player.id, known))
            for each in known:
                owners[each] = owners.get(each, ()) + (player.id,)
            for each in names:
                owner.setdefault(each, player.id)
        _LAST[:] = [(players, Keys(tuple(found), owners, owner))]
    return _LAST[0][1]


def met(club: Club, name: str) -> Met:
    """Look a name up in the roster, among names and aliases; if it is new, look for near ones."""
    name, keys = whole_name(name), _keys(club.players)
    wanted = key(name)
    like = (keys.owner[name],) if name in keys.owner else keys.owners.get(wanted, ())
    if len(like) == 1:
        return Met(name, like[0], ())
    near = [id_ for id_, known in keys.of if [each for each in known if _alike(each, wanted)]]
    return Met(name, "", like or tuple(near))


def taken_for(club: Club, names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """List the names that are written otherwise than a known one, with capitals or blanks, and whom
    each is taken for: a player, or who is named so before it.
    """
    found, keys = [], _keys(club.players)
    first: dict[str, str] = {}
    for name in names:
        like = keys.owners.get(key(name), ())
        player = player_of(club, like[0]) if like else None
        known = player.name if player else first.setdefault(key(name), name)
        if name not in keys.owner and name != known and len(like) < 2:
            found.append((name, known))
    return tuple(found)


def is_near(name: str, others: "list[str]") -> bool:
    """Tell whether a name may be a slip of one of others, or they of it."""
    return bool([each for each in others if _alike(key(each), key(name))])


def _alike(one: str, other: str) -> bool:
    """Tell whether two keys may be slips of one another, or one the beginning of the other."""
    short, long_ = (one, other) if len(one) <= len(other) else (other, one)
    if long_.startswith(short) and len(short) > 1:
        return True
    slips = 0 if len(short) < SHORT else 1 if len(short) < LONG else 2
    return slips > 0 and len(long_) - len(short) <= slips and _distance(one, other) <= slips


def _distance(one: str, other: str) -> int:
    """Count the letters to be put in, left out, changed or swapped with the next."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one):
        last, row = row, [i + 1]
        for j, theirs in enumerate(other):
            least = min(last[j] + (letter != theirs), last[j + 1] + 1, row[j] + 1)
            if i and j and letter == other[j - 1] and one[i - 1] == theirs:
                least = min(least, before[j - 1] + 1)
            row.append(least)
        before = last
    return row[-1]


def alphabetical(players: tuple[Player, ...]) -> list[Player]:
    """List who has a name, in the order of the alphabet."""
    named = [each for each in players if each.name]
    return sorted(named, key=lambda each: (folded(each.name), each.id))


def entered(club: Club, names: tuple[str, ...], seed: str, guest: bool = False) -> Club | Problem:
    """Enter new players.

    Problems: "no_name", "name_taken" with the name, "name_too_long", "too_many_players".
    """
    players = list(club.players)
    if len(players) + len(names) > MOST_PLAYERS:
        return problem("too_many_players", MOST_PLAYERS)
    owner = dict(_keys(club.players).owner)
    for name in names:
        found = _name_for(owner, name, "")
        if isinstance(found, Problem):
            return found
        id_ = fresh("p", [each.id for each in players], seed + name)
        players.append(Player(id_, found, (), guest))
        owner[found] = id_
    return club._replace(players=tuple(players))


def _name_for(owner: dict[str, str], typed: str, id_: str) -> str | Problem:
    """Clean a name for a player, or say why it cannot be: nobody else may be called just so."""
    name = whole_name(typed)
    if not name:
        return problem("no_name")
    if owner.get(name, id_) != id_:
        return problem("name_taken", name)
    return too_long((name,)) or name


def changed(club: Club, player: Player) -> Club | Problem:
    """Give a player another name, other aliases, or make a guest of one, or none any more."""
    for typed in (player.name,) + player.aliases:
        found = _name_for(_keys(club.players).owner, typed, player.id)
        if isinstance(found, Problem):
            return found
    if len(player.aliases) > MOST_ALIASES:
        return problem("too_many_aliases", MOST_ALIASES)
    player = player._replace(
        name=whole_name(player.name), aliases=tuple([whole_name(each) for each in player.aliases])
    )
    return club._replace(players=put(club.players, player))


def remembered(club: Club, id_: str, name: str) -> Club | Problem:
    """Remember a name as an alias of a player, so that it is asked about once."""
    player = player_of(club, id_)
    if player is None or not player.name:
        return problem("no_such_player")
    if _keys(club.players).owner.get(whole_name(name)) == id_:
        return club
    return changed(club, player._replace(aliases=player.aliases + (whole_name(name),)))


def merged(club: Club, id_: str, other: str) -> Club | Problem:
    """Make one player of two: all that the other did is this one's, and the name an alias.

    "both_at_a_table" where they met in a game: then they are two.
    """
    player, gone = player_of(club, id_), player_of(club, other)
    if player is None or gone is None or id_ == other:
        return problem("no_such_player")
    plans = [table for each in club.evenings for round_ in each.plan for table in round_.tables]
    tables = [each.players for each in club.results] + plans
    if [each for each in tables if id_ in each and other in each]:
        return problem("both_at_a_table")

    def one(ids: tuple[str, ...]) -> tuple[str, ...]:
        if other in ids and id_ in ids:
            return tuple([each for each in ids if each != other])
        return tuple([id_ if each == other else each for each in ids])

    names = [each for each in (gone.name,) + gone.aliases if each]
    aliases = player.aliases + tuple(names)
    player = player._replace(aliases=aliases[:MOST_ALIASES])
    penalties = []
    for penalty in club.penalties:
        penalties.append(penalty._replace(player=one((penalty.player,))[0]))
    return club._replace(
        players=tuple([player if p.id == id_ else p for p in club.players if p.id != other]),
        evenings=tuple([_with_ids(each, one) for each in club.evenings]),
        results=tuple([each._replace(players=one(each.players)) for each in club.results]),
        penalties=tuple(penalties),
    )


def _with_ids(evening: Evening, one: "Callable[[tuple[str, ...]], tuple[str, ...]]") -> Evening:
    """Change the ids of players wherever an evening has them."""
    plan = [
        Round(tuple([one(table) for table in round_.tables]), one(round_.bench))
        for round_ in evening.plan
    ]
    return evening._replace(present=one(evening.present), plan=tuple(plan))


def forgotten(club: Club, id_: str) -> Club | Problem:
    """Forget a player in every text: names and aliases are gone from the roster, from results and
    their logs, from remarks and reasons. The games stay, for the others.
    """
    player = player_of(club, id_)
    if player is None:
        return problem("no_such_player")
    names = tuple([each for each in (player.name,) + player.aliases if each])
    gone = player._replace(name="", aliases=())
    others = tuple([n for p in club.players if p.id != id_ for n in (p.name,) + p.aliases])
    penalties = []
    for penalty in club.penalties:
        reason = "" if penalty.player == id_ else without(penalty.reason, names)
        penalties.append(penalty._replace(reason=reason))
    return club._replace(
        name=without(club.name, names),
        players=tuple([gone if each.id == id_ else each for each in club.players]),
        evenings=tuple([_evening_without(each, names) for each in club.evenings]),
        results=tuple([_result_without(each, id_, names, others) for each in club.results]),
        penalties=tuple(penalties),
        series=tuple([each._replace(name=without(each.name, names)) for each in club.series]),
    )


def _evening_without(evening: Evening, names: tuple[str, ...]) -> Evening:
    start = start_without(evening.start, names)
    return evening._replace(name=without(evening.name, names), start=start)


def _result_without(
    result: Result, id_: str, names: tuple[str, ...], others: tuple[str, ...]
) -> Result:
    """Forget somebody in a result: at the seat of the id, and wherever one of the names stands."""
    seat = result.players.index(id_) if id_ in result.players else -1
    played = names if seat < 0 else names + (result.start.names[seat],)
    note = without(result.note, played)
    start = start_without(result.start, played, others=others)
    if (note, start) == (result.note, result.start) and seat < 0:
        return result
    log = log_without(result.log, played, seat, others=others)
    return result._replace(note=note, start=start, log=log)


def start_without(
    start: Start, names: tuple[str, ...], instead: str = "", others: tuple[str, ...] = ()
) -> Start:
    """Forget names in the start of a game; others: those that stay, be they ever so alike."""
    keys = [key(each) for each in names if each]
    gone = [each for each in start.names if key(each) in keys and each not in others]
    kept = tuple([instead if each in gone else each for each in start.names])
    return start._replace(names=kept, house=without(start.house, names))


def log_without(
    text: str,
    names: tuple[str, ...],
    seat: int = -1,
    instead: str = "",
    others: tuple[str, ...] = (),
) -> str:
    """Forget names in the text of a game, in its reasons too, and who sat at a seat; a text that
    cannot be read is dropped.
    """
    opened = unpack(NAME, VERSION, text, MOST_EVENTS + 1)
    if isinstance(opened, Problem):
        return ""
    lines, many = [], len(PLAYERS)
    for line in opened.lines:
        event = parse_event(line, many) if line.split(" ")[0] in NAMING else None
        if isinstance(event, Problem):
            return ""
        if isinstance(event, Start):
            event = start_without(event, names, instead, others)
            kept = [("" if at == seat else name) for at, name in enumerate(event.names)]
            event, many = event._replace(names=tuple(kept)), len(kept)
        elif isinstance(event, (Adjustment, Penalty, Stop)):
            event = event._replace(reason=without(event.reason, names))
        lines.append(format_event(event) if event else line)
    return pack(NAME, opened.version, lines)


def without(text: str, names: tuple[str, ...]) -> str:
    """Put a dash where one of these names stands in a text, as a word of its own where its script
    has such.
    """
    for name in sorted([each for each in names if each], key=lambda each: (-len(each), each)):
        place = folded(text).find(folded(name))
        while place >= 0:
            end = place + len(name)
            if not (_inside_a_word(text, place) or _inside_a_word(text, end)):
                text, end = text[:place] + GONE + text[end:], place + 1
            place = folded(text).find(folded(name), end)
    return text


def _inside_a_word(text: str, place: int) -> bool:
    """Tell whether letters of one alphabetic word stand on both sides of a place."""
    around = text[place - 1 : place + 1] if place else ""
    return len(around) > 1 and not [c for c in around if not _is_letter(c)]


def _is_letter(each: str) -> bool:
    return "a" <= folded(each) <= "z" or ACCENTED <= ord(each) < ALPHABETS
