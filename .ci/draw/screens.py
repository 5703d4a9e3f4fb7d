"""Every screen of the built page at every size, to be looked at: build/screens, a sheet a screen.

`make screens`, or only some: `make screens ONLY="win 360x560"`.
"""

import sys
from collections.abc import Iterator

from drawn import ROOT, built_page
from playwright.sync_api import Browser, Page, ViewportSize

from pyapp.game.saved import checksum

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
# The hand in the address, and the controls that are touched there; a game that is going on.
Screen = tuple[str, tuple[str, ...], tuple[str, ...]]
WON = "#234567m33456p67s+8s,riichi,dora:1m"
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
    "three-new-game": ("#rules:tenhou-sanma", ("page open menu", "game open"), ()),
    "menu": ("", ("page open menu",), ()),
    "rules": ("", ("page open rules",), ()),
    "hand-in-a-game": (WON, (), PLAYED),
    "last-hands": ("", ("page open menu", "page open hands"), ()),
    "board": ("", ("game open",), PLAYED),
    "result": ("", ("page open menu", "game open", "game sheet end"), ENDED),
    "log": ("", ("game open", "game sheet log"), PLAYED),
    "new-game": ("", ("page open menu", "game open"), ()),
    "win-sheet": (WON, ("game open", "game win"), PLAYED),
}


def kept(events: tuple[str, ...]) -> str:
    """A script that gives the device this game."""
    lines = ["tenbou-game 1", *events, f"end {len(events)} {checksum(list(events))}", ""]
    text = "\n".join(lines)
    return f"""if (location.protocol === "http:") {{
        localStorage["tenbou.stored"] = "yes";
        if ({len(events)} && !sessionStorage.seeded) {{
            sessionStorage.seeded = "yes";
            localStorage["tenbou.game.20260102030405000"] = {text!r};
            localStorage["tenbou.table"] = "20260102030405000";
        }}
    }}"""


def open_screen(
    browser: Browser, url: str, screen: Screen, size: tuple[int, int]
) -> Iterator[Page]:
    """The screen in each colour scheme."""
    address, touches, events = screen
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, has_touch=True, service_workers="block")
    context.add_init_script(kept(events))
    page = context.new_page()
    page.goto(url + address)
    page.wait_for_selector("html[data-complete]", state="attached")
    for touch in touches:
        page.locator(f'[data-do="{touch}"]:visible').first.click()
    page.wait_for_timeout(400)  # what moves comes to rest
    for scheme in SCHEMES:
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        yield page
    context.close()


def main(only: list[str]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if name in only] or list(STATES)
    sizes = [each for each in SIZES if f"{each[0]}x{each[1]}" in only] or SIZES
    with built_page() as (browser, url):
        for name in names:
            for width, height in sizes:
                shots = open_screen(browser, url, STATES[name], (width, height))
                for scheme, page in zip(SCHEMES, shots, strict=False):
                    page.screenshot(path=SCREENS / f"{name}-{width}x{height}-{scheme}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
