"""A second, slow counting of a game for the statistics: from its events, each of which is looked at
in a game played anew up to it.

It shares no counting with pyapp/club: what a win brought is settled again, a winner at a time, with
nothing on the table, and the sticks are given out here.
"""

from collections import Counter

from pyapp.game.ending import ending
from pyapp.game.events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Riichi,
    Start,
    Stop,
    Win,
    Won,
)
from pyapp.game.game import Game
from pyapp.game.play import replay
from pyapp.riichi.score import Score, score
from pyapp.riichi.settle import Claim, settle
from pyapp.riichi.text import Entry, parse_entry
from tests.game_text import accepted

Counts = list[Counter[str]]


def recount(events: tuple[Event, ...]) -> Counts:
    """By seat: how often there was what a lane names, or how much; "max ..." are peaks."""
    players = len(accepted(replay(events[:1])).seats)
    found: Counts = [Counter() for _ in range(players)]
    states = [accepted(replay(events[: many + 1])) for many in range(len(events))]
    declared: set[int] = set()  # who has a riichi that stands in the hand that is played
    streak = 0  # hands that the dealer has won in a row
    for before, event, after in zip(states[:-1], events[1:], states[1:], strict=True):
        if isinstance(event, Riichi):
            declared.add(event.seat)
        if isinstance(event, Chombo):
            found[event.seat]["chombo"] += 1
        for seat in range(players):
            if isinstance(event, Adjustment):
                found[seat]["corrected"] += 1
            else:
                found[seat]["net"] += after.scores[seat] - before.scores[seat]
        if isinstance(event, Win | ExhaustiveDraw | AbortiveDraw):
            paid = winners(before, event)
            streak = streak + 1 if before.dealer in [won.seat for won in paid] else 0
            count_hand(found, before, event, declared, paid)
            dealer = found[before.dealer]
            dealer["max dealer_run"] = max(dealer["max dealer_run"], streak)
            dealer["max most_honba"] = max(dealer["max most_honba"], before.honba)
        if not isinstance(event, Riichi):
            declared = set() if after.riichi == () else declared
    count_ending(found, states[-1], events)
    return found


def count_ending(found: Counts, game: Game, events: tuple[Event, ...]) -> None:
    best_first = sorted(game.scores, reverse=True)
    ties_are_told = game.rules.end_ties == "seat_order"
    total = {each.seat: each.total for each in ending(game).standings}
    for seat, score_ in enumerate(game.scores):
        places = [place + 1 for place, other in enumerate(best_first) if other == score_]
        if ties_are_told:
            places = [places[list(game.scores[:seat]).count(score_)]]
        mine = found[seat]
        mine["logs"] += 1
        mine["games"] += 1
        mine[("first", "second", "third", "fourth")[places[0] - 1]] += 1
        mine["last"] += places[0] == len(game.scores)
        mine["places"] += 2 * sum(places) // len(places)
        mine["bust"] += score_ < 0
        mine["raw"] += score_
        mine["gain"] += score_ - game.rules.end_start_return[0]
        mine["points"] += total[seat]
        mine["stopped"] += not game.over or any(isinstance(each, Stop) for each in events)


def winners(game: Game, event: Event) -> list[Won]:
    """Those who are paid, the nearest to the discarder first."""
    if not isinstance(event, Win):
        return []
    if event.discarder is None:
        return list(event.wins)
    several, players = game.rules.pay_simultaneous_ron, len(game.seats)
    if len(event.wins) == 3 and (
        several == "double_paid_triple_abort" or "triple_ron" in game.rules.draw_abortive
    ):
        return []
    first = event.discarder
    ordered = sorted(event.wins, key=lambda won: (won.seat + players - first) % players)
    return ordered[:1] if several == "nearest_only" else ordered


def count_hand(
    found: Counts, game: Game, event: Event, declared: set[int], paid: list[Won]
) -> None:
    for seat, mine in enumerate(found):
        mine["hands"] += 1
        mine["riichi"] += seat in declared
        mine["dealt"] += seat == game.dealer
        if isinstance(event, ExhaustiveDraw):
            tenpai = set(event.tenpai) | declared
            if game.rules.draw_karaten == "tenpai":
                tenpai |= set(event.karaten)
            mine["draws"] += 1
            mine["tenpai"] += seat in tenpai
            mine["nagashi"] += seat in event.nagashi
            mine["riichi_drawn"] += seat in declared
        elif not paid:
            mine["aborted"] += 1
    if isinstance(event, Win) and paid:
        count_win(found, game, event, declared, paid)


def count_win(found: Counts, game: Game, event: Win, declared: set[int], paid: list[Won]) -> None:
    lost: Counter[int] = Counter()
    back = game.rules.pay_multi_ron_sticks == "own_back_rest_nearest" and len(paid) > 1
    others = game.loose + len(declared)
    if back:
        others -= sum(won.seat in declared for won in paid)
    elif paid[0].seat in declared:
        others -= 1
    for place, won in enumerate(paid):
        each = game.rules.pay_multi_ron_honba == "each_winner"
        honba = game.honba if place == 0 or each else 0
        bare = game.deal._replace(honba=0, loose=0, riichi=())
        claim = (Claim(won.seat, won.value(game.rules), won.liable),)
        full = settle(
            claim, event.discarder, bare._replace(honba=honba), game.rules, event.kan_feeder
        )
        plain = settle(claim, event.discarder, bare, game.rules, event.kan_feeder)
        sticks = others if place == 0 else 0
        mine = found[won.seat]
        mine["wins"] += 1
        mine["gained"] += full.deltas[won.seat] + 1000 * sticks
        mine["sticks"] += sticks
        mine["tsumo"] += event.discarder is None
        mine["riichi_won"] += won.seat in declared
        mine["mangan"] += won.value(game.rules).limit != ""
        mine["dealer_wins"] += won.seat == game.dealer
        mine["max best_win"] = max(mine["max best_win"], plain.deltas[won.seat])
        mine["max most_fu"] = max(mine["max most_fu"], won.fu)
        for seat, delta in enumerate(full.deltas):
            lost[seat] -= min(delta, 0)
            if event.discarder is None and seat != won.seat:
                found[seat]["others_tsumo"] += 1
                hard = won.value(game.rules).limit != ""
                found[seat]["dealer_hit"] += hard and seat == game.dealer
        count_tiles(mine, game, event, won)
    if event.discarder is not None:
        loser = found[event.discarder]
        loser["deal_ins"] += 1
        loser["paid"] += lost[event.discarder]
        loser["riichi_dealt_in"] += event.discarder in declared
        if event.discarder not in declared:
            worst = max(loser["max worst_deal_in"], lost[event.discarder])
            loser["max worst_deal_in"] = worst


def count_tiles(mine: Counter[str], game: Game, event: Win, won: Won) -> None:
    entry = parse_entry(won.hand) if won.hand else None
    if not isinstance(entry, Entry):
        return
    wind = (won.seat - game.dealer) % len(game.seats)
    there = entry.situation._replace(
        seat=wind, round=game.hand // len(game.seats), honba=game.honba, sticks=0
    )
    scored = score(entry.hand, there, "tsumo" if event.discarder is None else "ron", game.rules)
    if not isinstance(scored, Score) or scored.value != won.value(game.rules):
        return
    named = {hit.id for hit in scored.yaku if hit.han or hit.yakuman}
    called = [meld for meld in entry.hand.melds if meld.call != "ankan"]
    riichi = bool(named & {"riichi", "double_riichi"}) or there.riichi > 0
    mine["shown"] += 1
    mine["closed"] += not called
    mine["shown_riichi"] += riichi
    mine["dama"] += not called and not riichi
    mine["dora"] += sum(item.han for item in scored.dora)
    mine["with_ura"] += any(item.id == "ura" for item in scored.dora)
    mine["riichi_only"] += named == {"riichi"} and not scored.dora
    for yaku in named:
        mine["yaku_" + yaku] += 1


def begun(start: Event) -> Start:
    assert isinstance(start, Start)
    return start
