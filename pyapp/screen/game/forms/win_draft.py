"""A win as it is entered: who, from whom, what it is worth, who is liable."""

from ....game.events import Event, Refused, Riichi, Win, Won, won
from ....game.game import Game
from ....game.legal import LEAST_LIMIT
from ....game.play import play
from ....riichi.hand import RON, TSUMO
from ....riichi.liability import Liable
from ....riichi.problem import Problem
from ....riichi.score import Refusal, Score, score
from ....riichi.settle import SEATS
from ....riichi.text import EMPTY, Entry, format_entry, parse_entry
from ..state import WinDraft, unknown

NEW = WinDraft(None, (), "", None, None, ())


def draft_of(event: Win, place: int) -> WinDraft:
    """The draft that changes a win of the log."""
    by = TSUMO if event.discarder is None else RON
    return WinDraft(place, event.wins, by, event.discarder, event.kan_feeder, ())


def event_of(draft: WinDraft) -> Win:
    """The event as entered."""
    feeder = draft.feeder if draft.by == TSUMO else None
    return Win(draft.wins, draft.payer if draft.by == RON else None, feeder)


def missing(draft: WinDraft) -> str:
    """The id of what is still to be said, "" when the win is complete."""
    if not draft.wins:
        return "ask_winner"
    if not draft.by or (draft.by == RON and draft.payer is None):
        return "ask_payer"
    for each in draft.wins:
        if unknown(each):
            return "ask_worth"
        if not each.yakuman and each.han < LEAST_LIMIT and not each.fu:
            return "ask_fu"
    return ""


def outcome(game: Game, draft: WinDraft) -> Game | Refused:
    """The game after this win, riichi sticks laid down first."""
    for event in events_of(game, draft):
        after = play(game, event)
        if isinstance(after, Refused):
            return after
        game = after
    return game


def events_of(game: Game, draft: WinDraft) -> tuple[Event, ...]:
    """The win, and before it the riichi that nobody had put down."""
    found: tuple[Event, ...] = ()
    for seat in draft.lay:
        if seat not in game.riichi:
            found += (Riichi(seat, None),)
    return found + (event_of(draft),)


# Winners


def toggle_winner(draft: WinDraft, seat: int) -> WinDraft:
    """One more winner, or one less; several win only on a discard."""
    rest = tuple([each for each in draft.wins if each.seat != seat])
    if len(rest) < len(draft.wins):
        lay = tuple([each for each in draft.lay if each != seat])
        return draft._replace(wins=rest, lay=lay)
    wins = rest + (Won(seat, 0, 0, 0, (), ""),)
    if len(wins) > 1 and draft.by == TSUMO:
        draft = draft._replace(by="")
    if draft.payer == seat:
        draft = draft._replace(payer=None, by="")
    if draft.feeder == seat:
        draft = draft._replace(feeder=None)
    return draft._replace(wins=wins)


def change_won(draft: WinDraft, fresh: Won) -> WinDraft:
    """The draft with another worth for the winner at that seat."""
    return draft._replace(
        wins=tuple([fresh if each.seat == fresh.seat else each for each in draft.wins])
    )


def find(draft: WinDraft, seat: int) -> Won | None:
    """The winner at a seat, None if he is none."""
    for each in draft.wins:
        if each.seat == seat:
            return each
    return None


def with_liable(one: Won, yakuman: str, seat: int | None) -> Won:
    """The winner with who answers for a yakuman, None for nobody."""
    rest: tuple[Liable, ...] = tuple([each for each in one.liable if each[0] != yakuman])
    return one._replace(liable=rest if seat is None else rest + ((yakuman, seat),))


# Hands from the Hand screen


def seated(entry: Entry, game: Game, seat: int) -> Entry:
    """The hand as this player holds it at this table: winds, counters, sticks and rules."""
    situation = entry.situation._replace(
        seat=game.wind(seat), round=game.round % 4, honba=game.honba, sticks=game.sticks
    )
    return entry._replace(situation=situation, rulebook=game.start.rulebook, rules=game.rules)


def judged(entry: Entry, game: Game, seat: int, by: str) -> Won | Problem:
    """What the hand is worth at this table, or why it wins nothing there."""
    entry = seated(entry, game, seat)
    result = score(entry.hand, entry.situation, by, entry.rules)
    if isinstance(result, Refusal):
        return result.problems[0]
    return won(seat, result.value, (), kept_text(entry, by))


def kept_text(entry: Entry, by: str) -> str:
    """The hand for the log; the rules and counters are the game's."""
    situation = entry.situation._replace(honba=0, sticks=0)
    plain = EMPTY._replace(hand=entry.hand, situation=situation, by=by)
    return format_entry(plain, ",")


def hand_of(one: Won) -> Entry | None:
    """The tiles of a winner, None when only the worth was said."""
    entry = parse_entry(one.hand) if one.hand else None
    return entry if isinstance(entry, Entry) else None


def take(draft: WinDraft, entry: Entry, by: str, game: Game) -> WinDraft | Problem:
    """The draft with a hand from the Hand screen; its seat wind says who won."""
    seat = (game.dealer + entry.situation.seat) % 4
    found = judged(entry, game, seat, by)
    if isinstance(found, Problem):
        return found
    if by == TSUMO or draft.by == TSUMO:
        draft = draft._replace(wins=(), lay=())
    if find(draft, seat) is None:
        draft = toggle_winner(draft, seat)
    draft = change_won(draft, found)
    if by == TSUMO or draft.payer is None:
        draft = draft._replace(by=by, payer=None)
    else:
        draft = draft._replace(by=by)
    undeclared = entry.situation.riichi and seat not in game.riichi + draft.lay
    if undeclared and draft.place is None:
        draft = draft._replace(lay=draft.lay + (seat,))
    return draft


# Liability


def may_be_liable(game: Game, one: Won) -> tuple[str, ...]:
    """The yakuman of a hand for which somebody may answer."""
    if not one.yakuman:
        return ()
    entry = hand_of(one)
    if entry is None:
        return game.rules.pao_yakuman
    called = [meld for meld in entry.hand.melds if meld.call != "ankan"]
    if not called:
        return ()
    entry = seated(entry, game, one.seat)
    result = score(entry.hand, entry.situation, entry.by, entry.rules)
    if not isinstance(result, Score):
        return ()
    made = [hit.id for hit in result.yaku]
    return tuple([id for id in game.rules.pao_yakuman if id in made])


def may_be_fed(game: Game, draft: WinDraft) -> bool:
    """Whether to ask who fed an open kan whose replacement tile won."""
    if not game.rules.pao_rinshan_after_fed_kan or draft.by != TSUMO or len(draft.wins) != 1:
        return False
    entry = hand_of(draft.wins[0])
    if entry is None:
        return True
    open_kans = [meld for meld in entry.hand.melds if meld.call == "daiminkan"]
    return entry.situation.rinshan and bool(open_kans)


def others(seat: int) -> tuple[int, ...]:
    """The three other seats in turn order."""
    return tuple([(seat + turn) % 4 for turn in SEATS[1:]])
