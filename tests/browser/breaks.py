"""What no line may end inside: names of yaku, words of keys, payments with their stroke."""

import re

from catalogues import read
from playwright.sync_api import Page

from pyapp.riichi.yaku import YAKU_IDS
from pyapp.words.languages import LANGUAGES
from pyapp.words.words import Words

KEYS = [word.id for word in read(LANGUAGES[0].tag) if word.id.startswith("key_") and word.is_term]

# Words that stand in many sentences, by language.
WORDS = {"zh-Hans": ("放铳",), "zh-Hant": ("放銃",), "ja": ("放銃",), "ko": ("방총", "도라")}
DORA = ("dora", "ura", "aka", "nuki")
SPACELESS = re.compile("^[\u3005-\ud7a3]+$")  # Chinese, Japanese or Korean, in one piece
# Matches of a pattern, in texts that are seen, that are not all on one line.
BROKEN = r"""(pattern) => {
    const around = document.querySelector("dialog[open]") || document.body;
    const found = [];
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || !text.parentElement.checkVisibility()) continue;
        if (text.parentElement.closest("svg, .unseen, textarea, select")) continue;
        for (const match of text.data.matchAll(new RegExp(pattern, "gu"))) {
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            const lines = [...range.getClientRects()].filter((it) => it.width > 0.5);
            const tops = lines.map((it) => (it.top + it.bottom) / 2);
            if (Math.max(...tops) - Math.min(...tops) > 4)
                found.push(`${match[0]}: ${text.data.trim()}`);
        }
    }
    return found;
}"""
AMOUNT = r"[+−]?\d[\d,.\u00a0\u202f]*"
PAYMENT = rf"{AMOUNT}\s?/\s?{AMOUNT}|[+−]\s?\d[\d,.]*|·\s\+\d"


def unbroken(say: Words) -> str:
    """The pattern of what stays in one line in a language: the longest first."""
    names = {say(yaku_id) for yaku_id in YAKU_IDS} | {*WORDS.get(say.language, ())}
    whole = {name for name in names if SPACELESS.match(name)}
    whole |= {say("counted", name=say(dora_id), n=9).split(" ")[-1] for dora_id in DORA}
    whole |= {part for key in KEYS for part in re.split("[ -]", say(key, n=2))}
    longest = sorted((name for name in whole if len(name) > 1), key=len, reverse=True)
    pattern = "|".join([*map(re.escape, longest), PAYMENT])
    return pattern.replace("9", r"\d+").replace("\\-", "-")  # as JavaScript has it


def worths(say: Words) -> str:
    """The pattern of what a hand is worth: a number of han with one of fu."""
    both = say("han_and_fu", han=say("n_han", n=7), fu=say("n_fu", n=8))
    return both.replace("7", r"\d+").replace("8", r"\d+")


def broken(page: Page, say: Words, *more: str) -> list[str]:
    """What breaks inside, of what lies on top; more: further patterns."""
    found: list[str] = page.evaluate(BROKEN, "|".join([*more, unbroken(say)]))
    return found
