"""The rulebooks as the oracle reads them: only what decides the value of a hand.

Each book is what it changes of WRC 2015. Kept apart from the engine's own tables, so that a slip
in one shows against the other.
"""

from .win import Rules

DOUBLES = ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii")

WRC_2015: Rules = {
    "players": 4,
    "yaku_red_fives": 0,
    "yaku_open_tanyao": True,
    "yaku_ippatsu": True,
    "yaku_ura_dora": True,
    "yaku_kan_dora": True,
    "yaku_renhou": "mangan",
    "yaku_ryuuiisou_needs_hatsu": False,
    "yaku_kokushi_robs_closed_kan": True,
    "yaku_rinshan_with_haitei": False,
    "yaku_two_han_minimum_at_5_honba": False,
    "yaku_north_value": False,
    "house_yaku": (),
    "limit_kiriage_mangan": True,
    "limit_counted_13_han": "sanbaiman",
    "limit_yakuman_stacking": False,
    "limit_double_yakuman": (),
    "fu_double_wind_pair": 4,
    "fu_open_pinfu_ron": 30,
    "fu_pinfu_tsumo": 20,
    "fu_chiitoitsu": 25,
    "fu_rinshan_tsumo": 2,
    "fu_ron_completed_triplet": "open",
    "dora_rinshan_counts_new_indicator": "yes",
    "dora_chankan_counts_new_indicator": False,
    "pay_honba": (300, 100),
    "pay_north_share": "lost",
}

CHANGES: dict[str, Rules] = {
    "wrc-2015": {},
    "wrc-2025": {
        "limit_counted_13_han": "yakuman",
        "limit_yakuman_stacking": True,
        "fu_double_wind_pair": 2,
    },
    "ema-2008": {
        "yaku_open_tanyao": False,
        "yaku_renhou": "yakuman",
        "yaku_two_han_minimum_at_5_honba": True,
        "limit_kiriage_mangan": False,
        "limit_counted_13_han": "yakuman",
        "limit_yakuman_stacking": True,
        "limit_double_yakuman": DOUBLES,
    },
    "ema-2016": {"limit_kiriage_mangan": False},
    "ema-2025": {"fu_double_wind_pair": 2},
    "m-league": {
        "yaku_red_fives": 3,
        "yaku_renhou": "none",
        "yaku_kokushi_robs_closed_kan": False,
        "limit_yakuman_stacking": True,
        "fu_double_wind_pair": 2,
    },
    "jpml-a-2026": {
        "yaku_ippatsu": False,
        "yaku_ura_dora": False,
        "yaku_kan_dora": False,
        "yaku_renhou": "none",
        "limit_kiriage_mangan": False,
        "limit_counted_13_han": "yakuman",
        "limit_yakuman_stacking": True,
        "fu_double_wind_pair": 2,
    },
    "tenhou": {
        "yaku_red_fives": 3,
        "yaku_renhou": "none",
        "yaku_kokushi_robs_closed_kan": False,
        "limit_kiriage_mangan": False,
        "limit_counted_13_han": "yakuman",
        "limit_yakuman_stacking": True,
        "dora_rinshan_counts_new_indicator": "closed_kan_only",
    },
    "mahjong-soul": {
        "yaku_red_fives": 3,
        "yaku_renhou": "none",
        "limit_kiriage_mangan": False,
        "limit_counted_13_han": "yakuman",
        "limit_yakuman_stacking": True,
        "limit_double_yakuman": DOUBLES,
        "dora_rinshan_counts_new_indicator": "closed_kan_only",
    },
    "common-japanese": {
        "yaku_red_fives": 3,
        "yaku_renhou": "none",
        "limit_kiriage_mangan": False,
        "limit_counted_13_han": "yakuman",
        "limit_yakuman_stacking": True,
        "dora_rinshan_counts_new_indicator": "closed_kan_only",
    },
}
# Three play as the same house has four play, but for this.
SANMA: Rules = {"players": 3, "yaku_red_fives": 2, "pay_honba": (200, 100)}
for house in ("tenhou", "mahjong-soul"):
    CHANGES[house + "-sanma"] = {**CHANGES[house], **SANMA}


def rulebook(key: str) -> Rules:
    assert key in CHANGES, f"tests/oracle/rulebooks.py does not say what {key} changes"
    return {**WRC_2015, **CHANGES[key]}
