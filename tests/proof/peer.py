"""The PyPI package `mahjong` 2.1.0 asked about the same hand: a peer, not an authority.

Its known limits, which `can_judge` leaves out: it asks for no red five, a double-wind
pair is always 4 fu, every indicator counts, a honba is always 300, haitei with rinshan
is an error, and there is no renhou standing alone, no two han minimum, no closed kan
robbed, no other fu for seven pairs, pinfu, a replacement tile or a triplet finished by
ron. Its yakuman always add up. Of three players it knows the share of north that is lost, honba of
200 and 100 and norths that are worth nothing in the hand; norths set aside are a number to it, it
takes 2m to 8m without complaint, and a robbed north is asked as any ron.
"""

from typing import Any

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld as PeerMeld

from pyapp.riichi.dora import counting_indicators
from pyapp.riichi.hand import Hand, Meld, Situation, problems
from pyapp.riichi.readings import readings
from pyapp.riichi.rules import Rules
from pyapp.riichi.tiles import KIND_OF, RED_FIVES, Tile

WINDS = (EAST, SOUTH, WEST, NORTH)
RED_PLACES = {34: 16, 35: 52, 36: 88}  # where the package keeps the red fives among 136


def can_judge(hand: Hand, situation: Situation, by: str, rules: Rules) -> bool:
    """Whether the package has the rules that this win needs."""
    wrong = [each.id for each in problems(hand, situation, rules)]
    honba = (200 if rules.players == 3 else 300, 100)
    renhou = situation.first_turn and by == "ron" and situation.seat != 0
    wind = situation.seat + 27
    double_wind = situation.seat == situation.round and hand.tiles.count(wind) == 2
    lacking = (
        situation.rinshan and situation.last_tile,
        "too_many_plain_fives" in wrong,
        counting_indicators(hand, situation, by, rules) < len(situation.indicators),
        rules.pay_honba != honba and situation.honba,
        rules.yaku_north_value,
        rules.house_yaku,
        not readings(hand, by, rules),  # dealt for a local yaku
        rules.pay_north_share != "lost" and by == "tsumo",
        situation.chankan == 2,
        rules.fu_chiitoitsu != 25,
        rules.fu_pinfu_tsumo != 20,
        rules.fu_rinshan_tsumo != 2 and situation.rinshan,
        rules.fu_open_pinfu_ron == 20 and by == "tsumo",  # leaves out the fu of the self-draw too
        rules.fu_ron_completed_triplet != "open",
        rules.yaku_ryuuiisou_needs_hatsu,
        renhou and rules.yaku_renhou in ("mangan", "five_han"),
        rules.yaku_two_han_minimum_at_5_honba and situation.honba >= 5,
        rules.limit_double_yakuman not in ((), ALL_DOUBLES),
        double_wind and rules.fu_double_wind_pair == 2,
    )
    return not any(lacking)


ALL_DOUBLES = ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii")


class Question:
    """The hand in the package's own form, so that asking can be timed by itself."""

    def __init__(self, hand: Hand, situation: Situation, by: str, rules: Rules) -> None:
        used: set[int] = set()
        # Plain fives must not take the place of a red one.
        reds = set(RED_PLACES.values()) if rules.yaku_red_fives else set()

        def places(tiles: tuple[Tile, ...]) -> list[int]:
            found = []
            for tile in tiles:
                if tile in RED_FIVES and rules.yaku_red_fives:
                    place = RED_PLACES[tile]
                else:
                    first = KIND_OF[tile] * 4
                    free = [p for p in range(first, first + 4) if p not in used | reds]
                    place = free[0]
                used.add(place)
                found.append(place)
            return found

        assert hand.winning is not None
        self.tiles = places(hand.concealed)
        self.win_tile = places((hand.winning,))[0]
        self.tiles.append(self.win_tile)
        self.melds = [_meld(meld, places(meld.tiles)) for meld in hand.melds]
        for meld in self.melds:
            self.tiles.extend(meld.tiles)
        self.dora = [KIND_OF[tile] * 4 + 1 for tile in situation.indicators]
        self.ura = [KIND_OF[tile] * 4 + 1 for tile in situation.ura]
        if not (situation.riichi and rules.yaku_ura_dora):
            self.ura = []
        tsumo = by == "tsumo"
        first = situation.first_turn
        dealer = situation.seat == 0
        self.config = HandConfig(
            is_tsumo=tsumo,
            is_riichi=situation.riichi == 1,
            is_daburu_riichi=situation.riichi == 2,
            is_ippatsu=situation.ippatsu and rules.yaku_ippatsu,
            is_rinshan=situation.rinshan,
            is_chankan=bool(situation.chankan),
            is_haitei=tsumo and situation.last_tile,
            is_houtei=not tsumo and situation.last_tile,
            is_tenhou=first and tsumo and dealer,
            is_chiihou=first and tsumo and not dealer,
            is_renhou=first and not tsumo and not dealer and rules.yaku_renhou == "yakuman",
            player_wind=WINDS[situation.seat],
            round_wind=WINDS[situation.round],
            tsumi_number=situation.honba,
            num_nuki_dora=situation.nuki,
            options=OptionalRules(
                has_open_tanyao=rules.yaku_open_tanyao,
                has_aka_dora=rules.yaku_red_fives > 0,
                has_double_yakuman=bool(rules.limit_double_yakuman),
                kazoe_limit=HandConstants.KAZOE_SANBAIMAN
                if rules.limit_counted_13_han == "sanbaiman"
                else HandConstants.KAZOE_LIMITED,
                kiriage=rules.limit_kiriage_mangan,
                fu_for_open_pinfu=rules.fu_open_pinfu_ron == 30,
                renhou_as_yakuman=True,
                limit_to_sextuple_yakuman=False,
                is_three_player=rules.players == 3,
            ),
        )

    def ask(self) -> Any:
        """The package's answer."""
        return HandCalculator.estimate_hand_value(
            self.tiles,
            self.win_tile,
            melds=self.melds,
            dora_indicators=self.dora,
            config=self.config,
            ura_dora_indicators=self.ura,
        )


def _meld(meld: Meld, places: list[int]) -> PeerMeld:
    kinds = {"chii": PeerMeld.CHI, "pon": PeerMeld.PON, "kakan": PeerMeld.SHOUMINKAN}
    return PeerMeld(
        meld_type=kinds.get(meld.call, PeerMeld.KAN), tiles=places, opened=meld.call != "ankan"
    )


def pay(response: Any, by: str, dealer: bool) -> str:
    """The package's payments as score tables print them, or its error."""
    if response.error:
        return str(response.error)
    cost = response.cost
    main = cost["main"] + cost["main_bonus"]
    if by == "ron" or dealer:
        return str(main)
    return f"{cost['additional'] + cost['additional_bonus']}/{main}"
