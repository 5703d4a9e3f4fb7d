"""The places of the page that are looked at, and the steps that lead there.

A step is what a control does (its data-do), "#field=text" for what is written in a field, or
"?selector" for what has to be seen before the next.
"""

from pyapp.club.handover import dump_handed
from pyapp.club.links import word_of
from pyapp.game.saved import load
from tests.game_text import accepted, text
from tests.packed import squeeze

WIN = "234567m33456p67s+8s"
OF_THREE = "rules:tenhou-sanma"
NORTHS = "123456p567s99m78s+9s,riichi,nuki:2,dora:3z,ura:1m," + OF_THREE
SAID = (
    WIN + ",riichi,open_riichi,seat:E,house_yaku="
    "open_riichi/tsubame_gaeshi/kanburi/paarenchan/open_riichi_fed"
)
KANS = "5m+5m,ankan:1111z,kan:9999s,kan:2222p,kan:5550s,dora:1m2m3m4m1s,rules:tenhou"
HANDS = {
    "empty": "",
    "riichi": WIN + ",dora:4p,riichi,honba:12,sticks:3",
    "open": "456m99p56p+7p,pon:555z,chii:234s,dora:4p,seat:N",
    "double riichi": WIN + ",double_riichi,ippatsu,dora:1p2p3p4p5p,ura:1s1s2s2s3s",
    "four kans": KANS,
    "six yakuman": "1z+1z,ankan:2222z,ankan:3333z,ankan:4444z,ankan:5555z,rules:mahjong-soul",
    "dealer": "19m19p19s1234567z+7z,seat:E,rules:m-league",
    "chankan": WIN + ",chankan,seat:W",
    "renhou": WIN + ",first_turn,seat:W",
    "waits": "2345678m22p,ankan:1111p,dora:1s2s,rules:common-japanese",
    "three players": NORTHS,
    "a robbed north": "1199m2277p3388s4z+4z,robs_nuki,seat:W,rules:mahjong-soul-sanma",
    "another's norths": "5p+5p,kan:1111z,kan:9999s,nuki:2,dora:1p3p,rules:tenhou",
    "house rules": "123m,rules:common-japanese,limit_kiriage_mangan=yes",
    "local yaku that are said": SAID,
    "impossible": "11111m99p,dora:1m,riichi,pon:222p",
    "incomplete": "19m19p19s123456z+1m",
    "no yaku": "456m99p56p+7p,pon:444z",
    "three, impossible": "2345m+5m,chii:345m,nuki:3,seat:N," + OF_THREE,
}
# What the dock and the felt show whole, without scrolling.
WHOLE = {
    "empty": "",
    "half a hand": "234m99p5p",
    "three calls, two of them kans": "99m5m,ankan:1111p,kan:2222s,pon:555z,dora:4p",
    "thirteen waits": "19m19p19s1234567z",
    "win": WIN + ",riichi",
    "yakuman": "19m19p19s1234567z+7z",
    "refused": "11234m456p678s99p+1m,seat:S",
    "honba and many yaku": "22233344m444p55s+5s,riichi,ippatsu,dora:1m,seat:E,honba:2",
    "three, empty": OF_THREE + ",seat:E",
    "three, norths and all": NORTHS.replace("nuki:2,dora:3z", "nuki:4,dora:9p") + ",honba:2",
    "three, four kans": "5p+5p,kan:1111z,kan:9999s,kan:2222p,kan:6666z,nuki:4,dora:1p1p3p4p7p,"
    + OF_THREE,
    "four yaku with honba": WIN + ",riichi,ippatsu,dora:4p,honba:12",
}
# What is opened over a hand, or offered on its screen: a hand and the steps.
ALL = "?.rest .books > :visible"  # of an answer, which on a phone comes in two steps
HAND_SHEETS = {
    "menu": ("riichi", "page open menu"),
    "notation": ("riichi", "page open menu", "page open text"),
    "notation with an error": (
        *("riichi", "page open menu", "page open text", "#write=12?", "page write"),
    ),
    "keyboard": ("riichi", "page open menu", "page open keys"),
    "winds": ("riichi", "page open winds"),
    "last hands": ("riichi", "hand clear", "page open menu", "page open hands", "?.last button"),
    "ron": ("riichi", "page open ron", ALL),
    "tsumo": ("riichi", "page open tsumo", ALL),
    "three, winds": ("three players", "page open winds"),
    "three, tsumo": ("three players", "page open tsumo", ALL),
    "yakuman": ("four kans", "page open ron", ALL),
    "open, tsumo": ("open", "page open tsumo", ALL),
}
MODES = {
    "a mode": ("house rules", "hand mode pon"),
    "dora": ("riichi", "hand mode dora"),
    "a choice of fives": ("four kans", "hand clear", "hand mode chii", "hand tile 4p"),
}
RULE_GROUPS = ("yaku", "limit", "fu", "dora", "pay", "pao", "draw", "misc", "end")
# House rules from their name to their end, each step looked at.
RULE_STEPS = (
    *("rules fold limit", "rules option limit_kiriage_mangan no", "rules only", "rules only"),
    *("rules name", "rules keep", "#house-name=Club", "rules keep", "rules link"),
    *("rules option limit_kiriage_mangan yes", "rules save", "rules rename", "rules cancel"),
    *("rules delete", "#rules-search=Club", "rules clear", "rules rulebook wrc-2015"),
)
RULES_WELL = (
    *("rules fold limit", "rules only", "rules name", "rules save", "rules delete"),
    "#rules-search=Club",
)


def game_of(*names: str) -> str:
    """A game of four, or of three, with some of each kind of event."""
    three = len(names) == 3
    return text(
        f"start rules:{'tenhou-sanma' if three else 'wrc-2015'} hanchan names:{','.join(names)}",
        "riichi B",
        f"ron from:C B:4/30::{NORTHS.split(',')[0]},riichi,nuki:2,ron"
        if three
        else f"ron from:D B:2/30::{WIN},riichi,ron",
        "draw tenpai:AB",
        f"tsumo C:{3 if three else 4}/30",
        players=len(names),
    )


def link_of(game: str) -> str:
    """The link to a copy of a game that is nowhere else."""
    return "#game/" + word_of(dump_handed("2" * 20, accepted(load(game)), game), squeeze)


LINK = link_of(game_of("Ann", "Bob", "Cid", "Dee"))
GAME_SHEETS = {
    "board": (),
    "focus": ("game seat 0",),
    "amid": ("game sheet more", "game facing table"),
    "more": ("game sheet more",),
    "win": ("game win", "game winner 0", "game from 1", "game han 0 2"),
    "draw": ("game draw", "game rare"),
    "log": ("game sheet log",),
    "removed": ("game sheet log", "game remove 2"),
    "inserted": ("game sheet log", "game insert 2"),
    "edited": ("game sheet log", "game edit 2"),
    "needs": ("game seat 0", "game sheet needs"),
    "end": ("game sheet more", "game sheet end"),
    "chombo": ("game sheet more", "game sheet chombo"),
    "correction": ("game sheet more", "game adjust"),
    "wrong": ("game sheet more", "game adjust", "#game-sheet [name=points0]=100", "game record"),
    "games": ("game sheet more", "game games"),
    "share": ("game sheet more", "game share", "?.scan svg"),
    "copied": ("game sheet more", "game share", "?.scan svg", "game share link"),
    "arrived": (
        *("game sheet more", "game games", "#game-pasted=" + LINK, "game pasted"),
        '?#game-sheet [data-do="game choose theirs"]',  # else it lies over what is opened next
    ),
    "penalty": ("game sheet more", "game penalty", "game record"),
    "new game": ("game sheet more", "game new"),
    "under way": ("game sheet more", "game new", "game underway", "game record"),
    "players": ("game sheet more", "game setup"),
}
# What is done to come back to the board from what does not close.
BACK = {
    "removed": ("game undo",),
    "focus": ("game seat 0",),
    "amid": ("game sheet more", "game facing each"),
    "needs": ("game seat 0",),
}
