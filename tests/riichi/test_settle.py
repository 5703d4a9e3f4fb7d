"""The settlement cases, and what must hold for every settlement."""

from hypothesis import given
from hypothesis import strategies as st

from pyapp.check.settlements import for_three, settled
from pyapp.riichi.options import OPTIONS
from pyapp.riichi.points import value, yakuman_value
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import Rules, with_change
from pyapp.riichi.settle import Claim, Deal, Settlement, chombo, deltas_of, exhaustive_draw, settle


def test_a_wrong_case_is_noticed() -> None:
    good = "wrc-2015 | dealer:A | ron from:D B:2/30 | D>B 2000 ron | 0"
    assert settled(good).holds
    wrong = settled(good.replace("2000", "2100"))
    assert (wrong.got, wrong.holds) == ("D>B 2000 ron | 0", False)


SETTLED_HERE = [option.id for option in OPTIONS if option.group in ("pay", "pao")]


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """A rulebook with any of the choices of the options that settle."""
    rules = draw(st.sampled_from(RULEBOOKS)).rules
    if rules.players == 4 and draw(st.booleans()):
        rules = for_three(rules)
    for option in OPTIONS:
        if option.id in SETTLED_HERE and option.kind == "choice" and draw(st.booleans()):
            offered = option.offered(rules.players)
            changed = with_change(rules, option.id, draw(st.sampled_from(offered)))
            assert isinstance(changed, Rules)
            rules = changed
    return rules


@st.composite
def settlements(draw: st.DrawFn) -> tuple[int, Deal, Settlement]:
    """How many play, what lies on the table, and how a hand is settled."""
    rules = draw(any_rules())
    players = rules.players
    seats = st.integers(0, players - 1)
    seat_sets = st.sets(seats).map(lambda chosen: tuple(sorted(chosen)))
    deal = Deal(draw(seats), draw(st.integers(0, 9)), draw(st.integers(0, 5)), draw(seat_sets))
    kind = draw(st.sampled_from(("ron", "tsumo", "draw", "chombo")))
    if kind == "draw":
        return players, deal, exhaustive_draw(draw(seat_sets), draw(seat_sets), deal, rules)
    if kind == "chombo":
        return players, deal, chombo(draw(seats), deal, rules)
    discarder = draw(seats)
    others = [seat for seat in range(players) if seat != discarder]
    winners = draw(st.lists(st.sampled_from(others), min_size=1, max_size=3, unique=True))
    claims = []
    for winner in winners if kind == "ron" else winners[:1]:
        yakuman = draw(st.integers(0, 3))
        fu = draw(st.sampled_from((30, 40, 50, 70, 110)))
        worth = yakuman_value(yakuman) if yakuman else value(draw(st.integers(1, 13)), fu, rules)
        feeder = st.sampled_from([seat for seat in range(players) if seat != winner])
        liable = tuple(
            (name, draw(feeder))
            for name in draw(st.sampled_from(((), ("daisangen",), ("daisangen", "suukantsu"))))
        )
        claims.append(Claim(winner, worth, liable))
    if kind == "ron":
        return players, deal, settle(tuple(claims), discarder, deal, rules)
    kan_feeder = discarder if draw(st.booleans()) else None
    return players, deal, settle(tuple(claims), None, deal, rules, kan_feeder)


@given(settlements())
def test_nothing_is_created_or_lost(case: tuple[int, Deal, Settlement]) -> None:
    players, deal, result = case
    assert sum(result.deltas) + 1000 * (result.sticks_left - deal.sticks) == 0
    assert result.deltas == deltas_of(result.transfers, players)
    assert len(result.deltas) == players
    assert 0 <= result.sticks_left <= deal.sticks
    for payer, payee, points, _reason in result.transfers:
        assert points > 0
        assert points % 100 == 0
        assert payer != payee


@given(settlements())
def test_winners_are_paid_and_take_all_sticks(case: tuple[int, Deal, Settlement]) -> None:
    _players, deal, result = case
    if not result.winners:
        return
    assert result.sticks_left == 0
    for winner in result.winners:
        gained = [move for move in result.transfers if move.payee == winner]
        assert any(move.payer is not None for move in gained)
    from_table = [move.points for move in result.transfers if move.payer is None]
    assert sum(from_table) == 1000 * deal.sticks
