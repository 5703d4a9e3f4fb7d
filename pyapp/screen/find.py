"""Finding yaku and rules by words of the page, and by all other names that players give them.

The browser makes letters alike in case, accents and width, which Python there cannot; `fold` does
the rest, which depends on no language. The other names come folded: see .ci/build/called.py.
"""

from typing import Callable

from ..words.languages import LANGUAGES
from ..words.words import Words
from .app import Device

NAMES = "names"  # the file of words that has them
TWICE = "0123456789l"  # no romaji: "all" is not in "terminal"
SILENT = "ー々'’`\""
APART = "-‐‑–—−_/:;,.+&()[]、。・·"
# Chinese signs that are written differently in Japan, Taiwan and China, or mistaken for each other.
SAME = (
    "対对對 気氣气 貫贯 順顺 么幺 帯帶带 純纯 槓杠 槍搶抢枪 嶺岭 開开 撈捞 魚鱼 発發发 国國 無无 双雙"
    " 両兩两 単單单 騎骑 蓮莲連连 宝寶 灯燈 緑綠绿 頭头 門门 風风 場场塲 満滿满 計计 数數 裏裡里 紅红"
    " 栄榮荣 聴聽听 荘莊庄 杯盃 罰罚 点點 東东 断斷 食喰 飛飞 焼燒烧 鳥鸟 責责 払拂 続續续 馬马 擊击"
    " 響响 複复復 損损 錯错 縛缚 輪轮 将將 種种 龍龙竜 圏圈 飜翻番 優优 残殘 託托 終终 賞赏"
    " 親亲 閑閒闲 与與 須须 張张"
)
LONG = {  # a vowel, and after which letters it only makes theirs longer
    "u": "o",
    "ア": "アカサタナハマヤラワャ",
    "イ": "イキシチニヒミリエケセテネヘメレ",
    "ウ": "ウクスツヌフムユルュオコソトノホモヨロョ",
}
_FIRST = {sign: signs[0] for signs in SAME.split() for sign in signs[1:]}


def fold(text: str) -> str:
    """Make ways of writing a name alike: long vowels and double letters count once, hiragana are
    katakana, a Chinese sign has one form, hyphens and the like part words.
    """
    made, last = "", " "
    for sign in text:
        sign = _FIRST.get(sign, sign)
        if "ぁ" <= sign <= "ゖ":
            sign = chr(ord(sign) + 0x60)
        if sign in APART:
            sign = " "
        again = sign == last and sign not in TWICE
        if not again and last not in LONG.get(sign, "") and sign not in SILENT:
            made += sign
            last = sign
    return made


class Searched:
    """What can be searched for, with what the page says of it."""

    def __init__(self, ids: tuple[str, ...], said: Callable[[Words, str], str]) -> None:
        self.ids, self.said = ids, said
        self.say: Words | None = None
        self.lines: list[str] = []  # what is said of each in these words, alike

    def read(self, device: Device, say: Words) -> list[str]:
        """Give that; it takes long, so it is remembered."""
        if self.say is not say:
            said = "\n".join([self.said(say, each) for each in self.ids])
            self.say, self.lines = say, device.alike(said).split("\n")
        return self.lines


def found(device: Device, text: str, say: Words, among: Searched) -> tuple[str, ...] | None:
    """Find the ids that have all words of the text in what is said of them or in one other name; if
    none has, those that have each somewhere. None where nothing is asked.
    """
    other = device.words(LANGUAGES[0].tag, NAMES)  # asked for as soon as somebody may search
    typed = [(word, fold(word).split()) for word in device.alike(text).split()]
    wanted = [each for each in typed if each[1]]
    if not wanted:
        return None
    lines = zip(among.ids, among.read(device, say))
    fits = [(own, _fit(wanted, here, other(own) if other else "")) for own, here in lines]
    best = max([fit for _own, fit in fits])
    return tuple([own for own, fit in fits if fit == best > 0])


def _fit(wanted: list[tuple[str, list[str]]], said: str, names: str) -> int:
    """Tell how well it fits: 2 if all words are said or their parts are in one name, 1 if each is
    said or in some name.
    """
    apart = [part for word, some in wanted if word not in said for part in some]
    if not apart:
        return 2
    if not all(part in names for part in apart):
        return 0
    parts = [part for _word, some in wanted for part in some]
    return 2 if any(all(part in name for part in parts) for name in names.split()) else 1
