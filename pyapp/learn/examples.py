"""An example of every yaku and of everything that fu are about: hands as text, ids only.

Each wins by the way that it names under every rulebook that knows what it shows, and shows little
else. None holds a red five, or so many fives that a set with red ones would lack them. Where three
play (no chii, no 2 to 8 of characters) some have another hand, and some cannot be.
"""

from ..riichi.seats import THREE

# A hand with nothing of its own, as it is and with its triplet called.
_CLOSED = "234p777p678s99m13s+2s,"
_CALLED = "234p678s99m13s+2s,pon:777p,"
_VALUES = "234p678s99m13s%s+2s,ron"
_VALUES_CALLED = "234p678s99m13s+2s,pon:%s,ron"
NONE = ""

# The closed hand and the open one, NONE where there is none; behind them those of three players
# where these have others.
YAKU_EXAMPLES: "dict[str, tuple[str, ...]]" = {
    "riichi": (_CLOSED + "riichi,ron", NONE),
    "double_riichi": (_CLOSED + "double_riichi,ron", NONE),
    "ippatsu": (_CLOSED + "riichi,ippatsu,ron", NONE),
    "menzen_tsumo": (_CLOSED + "tsumo", NONE),
    "rinshan": (
        "234p678s99m13s+2s,ankan:7777p,rinshan,tsumo",
        "234p678s99m13s+2s,daiminkan:7777p,rinshan,tsumo",
    ),
    "chankan": (_CLOSED + "chankan,ron", _CALLED + "chankan,ron"),
    "haitei": (_CLOSED + "last_tile,tsumo", _CALLED + "last_tile,tsumo"),
    "houtei": (_CLOSED + "last_tile,ron", _CALLED + "last_tile,ron"),
    "tenhou": (_CLOSED + "first_turn,tsumo,seat:E", NONE),
    "chiihou": (_CLOSED + "first_turn,tsumo", NONE),
    "renhou": (_CLOSED + "first_turn,ron", NONE),
    "pinfu": ("234p567p99m345s67s+8s,ron", NONE),
    "iipeikou": ("223344p678p99m13s+2s,ron", NONE),
    "tanyao": ("234p666p345s88s46s+5s,ron", "345s88s46s+5s,pon:666p,chii:234m,ron")
    + ("234p666p345s88s46s+5s,ron", "345s88s46s+5s,pon:666p,pon:222p,ron"),
    "haku": (_VALUES % "555z", _VALUES_CALLED % "555z"),
    "hatsu": (_VALUES % "666z", _VALUES_CALLED % "666z"),
    "chun": (_VALUES % "777z", _VALUES_CALLED % "777z"),
    "seat_wind": (_VALUES % "222z", _VALUES_CALLED % "222z"),
    "round_wind": (_VALUES % "111z", _VALUES_CALLED % "111z"),
    "pei": (_VALUES % "444z", _VALUES_CALLED % "444z"),
    "chiitoitsu": ("11m2266p3388s77z9p+9p,ron", NONE),
    "sanshoku_doujun": ("234m234p777s99p24s+3s,ron", "234p777s99p24s+3s,chii:234m,ron")
    + (NONE, NONE),
    "ittsuu": ("123456789p99m13s+2s,ron", "456789p99m13s+2s,chii:123p,ron")
    + ("123456789p99m13s+2s,ron", "12345679p99m+8p,pon:222s,ron"),
    "chanta": ("123p789p333z99m13s+2s,ron", "123p333z99m13s+2s,chii:789p,ron")
    + ("123p789p333z99m13s+2s,ron", "123p789p99m13s+2s,pon:333z,ron"),
    "sanshoku_doukou": ("111m111p678s99p11s+1s,ron", "111m678s99p11s+1s,pon:111p,ron"),
    "sanankou": ("222p777p444s99m67s+8s,ron", "222p777p444s9m+9m,chii:678s,ron")
    + ("222p777p444s99m67s+8s,ron", "222p777p444s9m+9m,pon:333z,ron"),
    "sankantsu": (
        "99m67s+8s,ankan:2222p,ankan:7777p,ankan:4444s,ron",
        "99m67s+8s,ankan:2222p,daiminkan:7777p,daiminkan:4444s,ron",
    ),
    "toitoi": ("222p777p333z99m44s+4s,ron", "222p333z99m44s+4s,pon:777p,ron"),
    "shousangen": ("234p555z666z77z13s+2s,ron", "234p666z77z13s+2s,pon:555z,ron"),
    "honroutou": ("1199m11p99s2233z7z+7z,ron", "999m333z99p11s+1s,pon:111p,ron"),
    "ryanpeikou": ("223344p667788s9m+9m,ron", NONE),
    "honitsu": ("123p567p333z88p24p+3p,ron", "123p567p88p24p+3p,pon:333z,ron"),
    "junchan": ("123p789p999s99m13s+2s,ron", "123p789p99m13s+2s,pon:999s,ron"),
    "chinitsu": ("123p345p678p99p57p+6p,ron", "345p678p99p57p+6p,chii:123p,ron")
    + ("123p345p678p99p57p+6p,ron", "345p678p99p57p+6p,pon:222p,ron"),
    "kokushi": ("19m19p19s1123456z+7z,ron", NONE),
    "kokushi_13": ("19m19p19s1234567z+7z,ron", NONE),
    "suuankou": ("222p777p444s99m33z+3z,tsumo", NONE),
    "suuankou_tanki": ("222p777p444s333z9m+9m,ron", NONE),
    "daisangen": ("555z666z777z99m13s+2s,ron", "555z666z99m13s+2s,pon:777z,ron"),
    "shousuushii": ("111z222z333z44z13s+2s,ron", "222z333z44z13s+2s,pon:111z,ron"),
    "daisuushii": ("111z222z333z99m44z+4z,ron", "222z333z99m44z+4z,pon:111z,ron"),
    "tsuuiisou": ("111z222z666z55z77z+7z,ron", "222z666z55z77z+7z,pon:111z,ron"),
    "chinroutou": ("111m999m111s99s11p+1p,ron", "999m111s99s11p+1p,pon:111m,ron"),
    "ryuuiisou": ("223344s666s88s66z+6z,ron", "666s88s22334s+4s,pon:666z,ron"),
    "chuuren": ("1123455678999p+1p,ron", NONE),
    "junsei_chuuren": ("1112345678999p+5p,ron", NONE),
    "suukantsu": (
        "9m+9m,ankan:2222p,ankan:7777p,ankan:4444s,ankan:3333z,ron",
        "9m+9m,ankan:2222p,daiminkan:7777p,daiminkan:4444s,kakan:3333z,ron",
    ),
}


def yaku_example(item: str, players: int) -> tuple[str, str]:
    """Look up a closed and an open hand with the yaku, NONE where this many players have none."""
    row = YAKU_EXAMPLES.get(item, (NONE, NONE))
    return (row[-2], row[-1]) if players == THREE else (row[0], row[1])


_RUNS = "234p567p345s%s,riichi,ron"
_ONE_SET = "567p99m67s777z+8s,%s,ron"

# What fu are given for, in the order of counting, and a hand each; then what to beware of.
FU_EXAMPLES = (
    ("winning", "567p345s99m67s+8s,pon:666z,ron"),
    ("menzen_ron", "234p567p345s99m67s+8s,ron"),
    ("koutsu_melded_simple", _ONE_SET % "pon:333p"),
    ("koutsu_concealed_simple", "567p333p345s99m67s+8s,riichi,ron"),
    ("koutsu_melded_outer", "234p567p99m67s+8s,pon:666z,ron"),
    ("koutsu_concealed_outer", "234p567p999m11s67s+8s,riichi,ron"),
    ("kantsu_melded_simple", _ONE_SET % "daiminkan:3333p"),
    ("kantsu_concealed_simple", "567p345s99m67s+8s,ankan:3333p,riichi,ron"),
    ("kantsu_melded_outer", "234p567p99m67s+8s,daiminkan:6666z,ron"),
    ("kantsu_concealed_outer", "234p567p99m67s+8s,ankan:6666z,ron"),
    ("pair_dragon", _RUNS % "77z67s+8s"),
    ("pair_seat_wind", _RUNS % "22z67s+8s"),
    ("pair_round_wind", _RUNS % "11z67s+8s"),
    ("pair_double_wind", _RUNS % "11z67s+8s" + ",seat:E"),
    ("pair_pei", _RUNS % "44z67s+8s"),
    ("pair_guest_wind", _RUNS % "33z67s+8s"),
    ("kanchan", _RUNS % "99m13s+2s"),
    ("penchan", "234p567p678s99m12s+3s,riichi,ron"),
    ("tanki", _RUNS % "678s9m+9m"),
    ("ryanmen", _RUNS % "99m67s+8s"),
    ("shanpon", "234p567p345s99m77s+7s,tsumo"),
    ("tsumo", "234p567p345s99m13s+2s,tsumo"),
    ("pinfu_tsumo", "234p567p345s99m67s+8s,tsumo"),
    ("open_pinfu", "456p78p234s99m+9p,chii:123p,ron"),
    ("chiitoitsu", "11m2266p3388s77z9p+9p,ron"),
    ("ron_triplet", "234p567p345s99m77s+7s,riichi,ron"),
    ("wait_choice", "56789p99m666z+7p,pon:222s,ron"),
    ("rinshan_tsumo", "567p345s99m67s+8s,ankan:3333p,rinshan,tsumo"),
)
FU_IDS = tuple([item for item, _text in FU_EXAMPLES])


def fu_example(item: str, players: int) -> str:
    """Look up a hand with the fu, NONE where this many players have none."""
    if item == "open_pinfu" and players == THREE:
        return NONE  # without chii every call has fu
    for each, text in FU_EXAMPLES:
        if each == item:
            return text
    return NONE
