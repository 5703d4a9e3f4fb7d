"""Every screen of the built page at every size, to be looked at: build/screens, a sheet a screen.

`make screens`, or only some: `make screens ONLY="win 360x560 dark"`. In other languages, and at
another size: `make screens ONLY="de ja 390x1560"`, where sheets need not be scrolled.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache

from drawn import ROOT, built_page
from playwright.sync_api import Browser, FilePayload, Page, ViewportSize

from pyapp.club.kept import dump
from pyapp.kept.codec import checksum
from pyapp.riichi.local import LOCAL_IDS
from pyapp.riichi.options import HOUSE_OPTIONS
from pyapp.words.languages import language
from tests.club.season import small

SCREENS = ROOT / "build/screens"
SIZES = ((320, 480), (360, 560), (390, 664), (664, 390), (820, 1180), (1440, 900))
SCHEMES = ("light", "dark")

NAMES = ("Bartholomew-Maximilian", "Wilhelmina of the Hills", "小笠原さゆり子ちゃん", "Dee")
PLAYED = (
    f"start rules:wrc-2015 hanchan names:{','.join(NAMES).replace(' ', '%20')}",
    "riichi B",
    "ron from:D B:2/30::234567m33456p67s+8s,riichi",
    "draw tenpai:AB",
    "tsumo C:4/30",
)
ENDED = (*PLAYED, "stop")
OF_THREE = (
    f"start rules:tenhou-sanma hanchan names:{','.join(NAMES[:3]).replace(' ', '%20')}",
    "riichi B",
    "tsumo B:5/20::123456p567s99m78s+9s,riichi,nuki:2,tsumo",
    "ron from:B A:3/30 C:2/40",
    "riichi C",
)
# The hand in the address; the controls that are touched there, by data-do or selector; a game that
# is going on.
Screen = tuple[str, tuple[str, ...], tuple[str, ...]]
AMID = ("game sheet more", "game facing table")
WON = "#234567m33456p67s+8s,riichi,dora:1m"
LOCAL = "222333444m99p68s+7s"
WON_OF_THREE = "#123456p567s99m78s+9s,riichi,nuki:2,dora:3z,ura:1m,rules:tenhou-sanma"
STATES: dict[str, Screen] = {
    "empty": ("", (), ()),
    "half": ("#234m99p5p", (), ()),
    "calls": ("#9m+9m,pon:111z,kan:2222p,ankan:1111p,chii:234s", (), ()),
    "thirteen-waits": ("#19m19p19s1234567z", (), ()),
    "win": (WON, (), ()),
    "open-win": ("#456m99p56p+7p,pon:555z,chii:234s,dora:4p", (), ()),
    "yakuman": ("#19m19p19s1234567z+7z", (), ()),
    "no-yaku": ("#234m456p99p67s+8s,pon:222s,seat:S", (), ()),
    "impossible": ("#11111m", (), ()),
    "answer": (WON, ("page open ron",), ()),
    "answer-voiceless": (WON, ("page open ron", "page say ron"), ()),
    "answer-in-a-game": (WON, ("page open ron",), PLAYED),
    "three-empty": ("#rules:tenhou-sanma,seat:E", (), ()),
    "three-half": ("#123p99s5p4z,nuki:1,rules:mahjong-soul-sanma", (), ()),
    "three-win": (WON_OF_THREE, (), ()),
    "three-impossible": ("#2345m+5m,chii:345m,nuki:3,seat:N,rules:tenhou-sanma", (), ()),
    "three-answer": (WON_OF_THREE, ("page open tsumo",), ()),
    "three-rules": ("#rules:tenhou-sanma", ("page open rules",), ()),
    "three-winds": ("#rules:tenhou-sanma", ("page open winds",), ()),
    "three-board": ("", ("game open",), OF_THREE),
    "three-win-sheet": ("", ("game open", "game win"), OF_THREE),
    "three-result": (
        "",
        ("page open menu", "game open", "game sheet end"),
        (*OF_THREE[:-1], "stop"),
    ),
    "three-under-way": (
        "#rules:tenhou-sanma",
        ("page open menu", "game open", "game underway"),
        (),
    ),
    "three-new-game": ("#rules:tenhou-sanma", ("page open menu", "game open"), ()),
    "menu": ("", ("page open menu",), ()),
    "rules": ("", ("page open rules",), ()),
    "hand-in-a-game": (WON, (), PLAYED),
    "last-hands": ("", ("page open menu", "page open hands"), ()),
    "board": ("", ("game open",), PLAYED),
    "result": ("", ("page open menu", "game open", "game sheet end"), ENDED),
    "result-voiceless": (
        "",
        ("page open menu", "game open", "game sheet end", "game say"),
        ENDED,
    ),
    "amid": ("", ("game open", *AMID), PLAYED),
    "amid-dice": ("", ("game open", *AMID, "game sheet more", "game dice"), PLAYED),
    "three-amid": ("", ("game open", *AMID), OF_THREE),
    "log": ("", ("game open", "game sheet log"), PLAYED),
    "new-game": ("", ("page open menu", "game open"), ()),
    "under-way": ("", ("page open menu", "game open", "game underway"), ()),
    "win-sheet": (WON, ("game open", "game win"), PLAYED),
    "draw": ("", ("game open", "game draw", "game rare"), PLAYED),
    "more": ("", ("game open", "game sheet more"), PLAYED),
    "chombo": ("", ("game open", "game sheet more", "game sheet chombo"), PLAYED),
    "penalty": ("", ("game open", "game sheet more", "game penalty"), PLAYED),
    "correction": ("", ("game open", "game sheet more", "game adjust"), PLAYED),
    "focus": ("", ("game open", "game seat 0"), PLAYED),
    "needs": ("", ("game open", "game seat 0", "game sheet needs"), PLAYED),
    "insert": ("", ("game open", "game sheet log", "game insert 2"), PLAYED),
    "removed": ("", ("game open", "game sheet log", "game remove 2"), PLAYED),
    "games": ("", ("game open", "game sheet more", "game games"), PLAYED),
    "share": ("", ("game open", "game sheet more", "game share", "game share text"), PLAYED),
    "keyboard": ("", ("page open menu", "page open keys"), ()),
    "notation": (WON, ("page open menu", "page open text"), ()),
    "winds": ("", ("page open winds",), ()),
    "rules-local": (
        f"#{LOCAL},house_yaku=uumensai/sanrenkou.3.2/daisharin",
        ("page open rules", "rules fold house"),
        (),
    ),
    "said-local": (
        f"{WON},open_riichi,seat:E,house_yaku={'/'.join(LOCAL_IDS)}",
        (),
        (),
    ),
    "answer-local": (f"#{LOCAL},house_yaku=sanrenkou", ("page open ron",), ()),
    **{
        f"rules-{group}": ("", ("page open rules", f"rules fold {group}"), ())
        for group in ("sources", *dict.fromkeys(each.group for each in HOUSE_OPTIONS))
    },
    **{
        f"guide{page.replace('/', '-')}": (f"#guide{page}", (), ())
        for page in (
            *("", "/table", "/yaku", "/fu", "/practice", "/about"),
            *("/yaku/chanta", "/yaku/renhou", "/fu/kantsu_concealed_outer"),
        )
    },
    **{
        f"club{page.replace('/', '-').rstrip('-')}": (f"#club{page}", (), ())
        for page in ("", "/new", "/players", "/import")
    },
    # Of a club that has played, see `season`.
    **{
        f"club-{page.replace('/', '-')}": (f"#club/{page}", (), ())
        for page in (
            *("series/s001", "series/s002/rules", "series/s001/evenings", "evening/e000"),
            *("evening/e000/tables", "evening/e000/players", "result/e000/r00000", "game/r00000"),
            *("player/p001", "player/p001/course", "player/p001/against", "player/p001/seats"),
            *("player/p001/yaku", "names/p001"),
        )
    },
    "club-kept-game": ("#club/keeper/-/20260102030405000", (), ENDED),
    **{
        f"practice-{page}": (f"#guide/practice/{page}", (), ())
        for page in ("learn", "weak", "say", "test", "duel", "progress", "first", "rung_limits")
    },
    **{
        f"clock-{name}": ("#club/new", ("club begin", "[data-do$='/clock']", *more), ())
        for name, more in (
            ("set", ()),
            ("on", ("club start",)),
            ("armed", ("club start", "club arm")),
        )
    },
    "practice-wrong": ("#guide/practice/rung_30", ("guide practice begin", "[data-choice]"), ()),
    "practice-help": (
        "#guide/practice/rung_30",
        ("guide practice begin", "guide practice help table"),
        (),
    ),
}


@cache
def season() -> bytes:
    """The backup of a club that has played for a month."""
    return dump(small(NAMES)).encode()


def kept(events: tuple[str, ...], tag: str) -> str:
    """A script that gives the device this language and this game."""
    lines = ["tenbou-game 1", *events, f"end {len(events)} {checksum(list(events))}", ""]
    text = "\n".join(lines)
    return f"""if (location.protocol === "http:") {{
        localStorage["tenbou.stored"] = "yes";
        localStorage["tenbou.language"] = {tag!r};
        if ({len(events)} && !sessionStorage.seeded) {{
            sessionStorage.seeded = "yes";
            localStorage["tenbou.game.20260102030405000"] = {text!r};
            localStorage["tenbou.tab.before"] = '{{"at": 1, "open": "20260102030405000"}}';
        }}
    }}"""


def open_screen(
    browser: Browser, url: str, screen: Screen, size: tuple[int, int], tag: str
) -> Iterator[Page]:
    """The screen in each colour scheme."""
    address, touches, events = screen
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, has_touch=True, service_workers="block")
    context.add_init_script(kept(events, tag))
    page = context.new_page()
    if address.startswith("#club/") and not events:
        page.goto(url + "#club")
        with page.expect_file_chooser() as chooser:
            page.locator("#club label.file").click()
        file = FilePayload(name="club.txt", mimeType="text/plain", buffer=season())
        chooser.value.set_files(file)
        page.wait_for_selector("[data-do='club open series/s001']")
    page.goto(url + address)
    page.wait_for_selector("html[data-complete]", state="attached")
    for touch in touches:
        control = touch if touch[0] == "[" else f'[data-do="{touch}"]'
        page.locator(f"{control}:visible").first.click()
    page.wait_for_timeout(400)  # what moves comes to rest
    for scheme in SCHEMES:
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        yield page
    context.close()


def main(only: list[str]) -> None:
    """Draw all screens, or only those that are named."""
    strange = [each for each in only if not (each in (*STATES, *SCHEMES) or language(each))]
    if wrong := [each for each in strange if not re.fullmatch(r"\d+x\d+", each)]:
        sys.exit(f"{__doc__}\nNo screen, size, scheme or language: {' '.join(wrong)}\n")
    names = [name for name in STATES if name in only] or list(STATES)
    asked = [tuple(map(int, each.split("x"))) for each in only if re.fullmatch(r"\d+x\d+", each)]
    schemes = [scheme for scheme in SCHEMES if scheme in only] or SCHEMES
    with built_page() as (browser, url):
        for tag in [each for each in only if language(each)] or ["en"]:
            folder = SCREENS if tag == "en" else SCREENS / tag
            folder.mkdir(parents=True, exist_ok=True)
            for name in names:
                for width, height in asked or SIZES:
                    shots = open_screen(browser, url, STATES[name], (width, height), tag)
                    for page, scheme in zip(shots, SCHEMES, strict=True):
                        if scheme in schemes:
                            page.screenshot(path=folder / f"{name}-{width}x{height}-{scheme}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
