"""The sheet of a win: who, from whom, how much, who is liable, and what moves by it."""

from ....game.events import Won
from ....game.game import Game
from ....game.hands import hand_of
from ....riichi.hand import FULL, RON, TSUMO
from ....riichi.points import needs_two_han
from ....riichi.seats import others
from ....riichi.text import Entry
from ....riichi.worths import FU, LEAST_LIMIT, MANY_FU, most_yakuman, worth_exists
from ....words.lookup import capital
from ....words.words import Words
from ...hand.tiles import meld_html, tiles_svg
from ...html import NOTHING, Html, html, joined
from ..controls import Choice, control, help_html, players, radios, text_button, toggles
from ..moves import what_moves
from ..seats import seat_at
from ..sentences import named_worth, unbroken
from ..state import WinDraft, unknown
from .entry import entry_sheet
from .win_actions import AS_BOARD, AS_HAND, NOBODY
from .win_draft import contradicting, is_void, missing, outcome, paid
from .win_tiles import may_be_fed, may_be_liable, with_riichi

LIMITS = ((5, "mangan"), (6, "haneman"), (8, "baiman"), (11, "sanbaiman"))
COUNTED = 13


def win_sheet(say: Words, game: Game, draft: WinDraft, error: str, entered: Entry) -> Html:
    """The inside of the dialog; game: the one in which it is won, entered: what the Hand screen
    holds, which is offered unless a winner has it.
    """
    taken = [hand.hand for hand in map(hand_of, draft.wins) if hand]
    offer = entered if entered.hand.size and entered.hand not in taken else None
    winners = tuple([each.seat for each in draft.wins])
    parts = [toggles(game.start.names, say("game_who_won"), "winner", winners)]
    if offer and not winners:
        parts.append(_offer(say, game, offer, None))
    if is_void(draft, game):
        parts.append(help_html(say("game_void_ron")))
    elif winners:
        parts.append(_payers(say, game, draft, winners))
    parts += _worths(say, game, draft, offer)
    if may_be_fed(game, draft):
        who = [(NOBODY, say("game_nobody"))] + players(game, others(winners[0], game.rules.players))
        now = NOBODY if draft.feeder is None else str(draft.feeder)
        parts.append(radios("fed", say("game_fed"), "fed", who, now))
    differing = contradicting(draft, game)
    for each in [each for each in draft.wins if each.seat in differing]:
        parts.append(_riichi(say, game, draft, each))
    if not missing(draft, game) and not is_void(draft, game):
        parts.append(what_moves(say, game, outcome(game, draft), error))
    return entry_sheet(say, game, draft, say("game_win"), joined(parts), error)


def _worths(say: Words, game: Game, draft: WinDraft, offer: Entry | None) -> list[Html]:
    """What each hand is worth that is paid; by head bump that is one of several."""
    hands, names = paid(draft, game), game.start.names
    parts = [_worth(say, game, draft, each, offer) for each in hands]
    if 0 < len(hands) < len(draft.wins):
        name, payer = names[hands[0].seat], names[draft.payer or 0]
        parts = [help_html(say("game_head_bump", name=name, payer=payer))] + parts
    return parts


def _riichi(say: Words, game: Game, draft: WinDraft, one: Won) -> Html:
    """What holds where the hand and the board differ in riichi."""
    seat, declared = one.seat, one.seat in game.riichi
    word_id = "game_no_riichi" if declared else "game_no_stick"
    as_hand, as_board = "%d %s" % (seat, AS_HAND), "%d %s" % (seat, AS_BOARD)
    choices = [(as_hand, say("game_leave" if declared else "game_lay"))]
    if with_riichi(one, game, int(declared)):
        choices.append((as_board, say("game_with_riichi" if declared else "game_without_riichi")))
    now = as_hand if seat in draft.agreed else ""
    title = say(word_id, name=game.start.names[seat])
    asked = radios("riichi-%d" % seat, title, "riichi", choices, now, "two")
    return html('<section class="asked%s">%s</section>', " answered" if now else "", asked)


def _payers(say: Words, game: Game, draft: WinDraft, winners: tuple[int, ...]) -> Html:
    choices: list[Choice] = [(TSUMO, say.title("tsumo"))] if len(winners) == 1 else []
    choices += players(game, tuple([seat for seat in game.seats if seat not in winners]))
    now = draft.by
    if now == RON:
        now = "" if draft.payer is None else str(draft.payer)
    return radios("payer", say("game_from"), "from", choices, now)


def _offer(say: Words, game: Game, entered: Entry, seat: int | None) -> Html:
    """The hand on the Hand screen, for a winner or for who sits at its wind."""
    hand = entered.hand
    name = game.start.names[seat_at(game, entered.situation.seat) if seat is None else seat]
    text = say("game_use_hand" if hand.size >= FULL else "game_go_on_hand", name=name)
    tiles = joined([tiles_svg(hand.tiles)] + [meld_html(each) for each in hand.melds])
    do = "use" if seat is None else "use %d" % seat
    look = html('<span aria-hidden="true">%s</span><b>%s</b>', tiles, text)
    return control(do, look, "", Html('class="entered"'))


def _worth(say: Words, game: Game, draft: WinDraft, one: Won, offer: Entry | None) -> Html:
    """The worth of a winner: from the tiles, or chosen as han and fu."""
    seat, name = one.seat, game.start.names[one.seat]
    parts: list[Html] = []
    if one.hand and not unknown(one):
        fixed = '<p class="fixed"><span><b>%s</b> %s</span>%s</p>'
        change = text_button("clear %d" % seat, say("game_change"), "small")
        told = unbroken(say, game, (one,), named_worth(say, game, one))
        parts.append(html(fixed, told, say("game_from_tiles"), change))
    else:
        label = say("game_tiles_of", name=name)
        shown = label if len(draft.wins) > 1 else say("game_tiles")
        tiles = text_button("tiles %d" % seat, shown, "small", label)
        offered = _offer(say, game, offer, seat) if offer else NOTHING
        parts.append(html('<div class="by-tiles">%s%s</div>', offered, tiles))
        parts.append(_han(say, game, one))
        if 0 < one.han < LEAST_LIMIT:
            ways = (draft.by,) if draft.by else (RON, TSUMO)
            choices = [("%d %d" % (seat, fu), say.number(fu)) for fu in _fu(one.han, ways, game)]
            title, now = say("game_fu", name=name), "%d %d" % (seat, one.fu)
            parts.append(radios("fu-%d" % seat, title, "fu", choices, now, "six"))
    for yakuman in may_be_liable(game, one):
        start = "%d %s " % (seat, yakuman)
        now = start + str(dict(one.liable).get(yakuman, NOBODY))
        choices = [(start + NOBODY, say("game_nobody"))]
        choices += players(game, others(seat, game.rules.players), start)
        title = say("game_liable", yakuman=say.title(yakuman))
        parts.append(radios("liable-%d-%s" % (seat, yakuman), title, "liable", choices, now))
    return html('<section class="worth">%s</section>', joined(parts))


def _fu(han: int, ways: tuple[str, ...], game: Game) -> list[int]:
    """The fu that hands of so many han have, won in one of these ways; the rarest left out."""
    return [
        fu
        for fu in FU
        if fu < MANY_FU and [by for by in ways if worth_exists(han, fu, by, game.rules)]
    ]


def _han(say: Words, game: Game, one: Won) -> Html:
    rules = game.rules
    least = 2 if needs_two_han(game.honba, rules) else 1
    choices = [(str(han), say.number(han)) for han in range(least, LEAST_LIMIT)]
    choices += [(str(han), capital(say.limit(limit))) for han, limit in LIMITS]
    if rules.limit_counted_13_han == "yakuman":
        choices.append((str(COUNTED), say("game_counted")))
    choices.append(("y1", capital(say.yakuman(1))))
    choices += [("y%d" % count, "%d×" % count) for count in range(2, most_yakuman(rules) + 1)]
    now = "y%d" % one.yakuman if one.yakuman else str(_step(one.han))
    seat, title = "%d " % one.seat, say("game_worth", name=game.start.names[one.seat])
    choices = [(seat + what, text) for what, text in choices]
    return radios("han-%d" % one.seat, title, "han", choices, seat + now, "worths")


def _step(han: int) -> int:
    """The choice that stands for so many han."""
    if han < LEAST_LIMIT:
        return han
    return max([least for least, _limit in LIMITS + ((COUNTED, ""),) if least <= han])
