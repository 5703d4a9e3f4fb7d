"""Every catalogue writes as its script does, and has one word for one thing, none a retired one."""

import re
from collections.abc import Iterator
from pathlib import Path

import catalogues
import pytest

from pyapp.words.languages import LANGUAGES, TERMINOLOGIES, Language, language
from pyapp.words.words import Words
from tests.spoken import words

IN_EACH = pytest.mark.parametrize("row", LANGUAGES, ids=[row.tag for row in LANGUAGES])
WIDE = "[\u3040-\u30fa\u30fc-\u9fff]"  # kana and Chinese signs
# What is wrong in a script: plain marks beside its signs and values, marks of another one, a space
# where the script has none, or none where it has one.
MARKS = "。，、：；？！（）「」"
FULL_WIDTH = rf"(?:{WIDE}|\}})[,.:;?!()]|[,.:;?!()]{WIDE}|[{MARKS}] | [{MARKS}]"
WRONG = {
    "ja": FULL_WIDTH,
    "zh-Hans": FULL_WIDTH,
    "zh-Hant": FULL_WIDTH,
    "ko": "[。、，：；？！（）「」『』]|니다",  # one style of sentence
    "fr": r"[^\u00a0]:|[^\u202f][;?!]|«[^\u00a0]|[^\u00a0]»",
    "es": r"^[^¿]*\w\?|^[^¡]*\w!",
    "ru": r"[^\u00a0]—",
}
# Korean particles after a sound that closes a syllable, and after a vowel.
AFTER_CODA = "은|을|과|으로|이 |이라면|이면|이나|이에요"
AFTER_VOWEL = "는|를|와|로|가 |라면|면|나|예요"
# What is typed, and the key that is pressed.
SIGNS_THEMSELVES = ("write_help", "hint_typing", "shortcuts_more", "shortcut_keys_keys")
# A space between Chinese or Japanese signs is where a key may break, or in a name.
SPACED = (
    *("key_", "book_", "title_", "edition_", "source_"),
    *("haku", "hatsu", "chun", "pei", "robs_nuki_and"),
)
# Terms that Latin languages write alike, which sentences name by their ids, and where they belong
# to names, to what is typed and to the language itself.
TERMS = (
    *("han", "fu", "ron", "tsumo", "tenpai", "noten", "honba", "dora", "riichi", "ippatsu", "yaku"),
    *("mangan", "yakuman", "pinfu", "tanyao", "chii", "pon", "rinshan", "haitei", "chankan"),
)
WRITTEN_OUT = {
    *("write_help", "page_title", "page_description", "about_what", "edition_tenhou"),
    "cannot_four_riichi_needs_four",  # "han declarado"
    "ask_yaku_han",  # whose value has the name of the term
    *("source_wrc_2015", "source_ema_2008", "source_ema_2025"),  # titles
}
# Where letters and digits stand together because they are typed so, or are a name or a unit.
TYPED = {*SIGNS_THEMSELVES, "shortcut_tiles", "browsers", "no_script", "source_wrc_2025"}
RETIRED = {
    "en": r"aside|self-draw, closed|or:|feeder|fed|mistouch\w*|anew|melded|concealed|besides",
    "ja": "責任払いの人|5枚目だけ|自己点検|例題|ロンで成立|ブラウザー",
    "zh-Hans": "规则集|自定规则|听第五张|点棒|例子|条文|更新版本|判罚|抹去",
    "zh-Hant": "規則集|聽第五張|點棒|例子|條文|剩牌|捨入|判罰|抹去",
    "ko": "책임자|선오름|다섯 장째 대기|뜬 인원|진도|예제|글로|선수|손님|국수",
    "es": r"apuestas?|escalera|clasificatorio|impar|robar un|no puede ser|palos? en la mesa|mano a",
    "fr": r"mises?\b(?! à jour)|carrés?|impair|c’est impossible|lue en|bâtons?|main par main",
    "de": r"(?:das|ein|beim) warten|unentschieden|ungerade|selbstprüfung|so nicht möglich|steinen?",
    "ru": "четыре раза|так не бывает|отложенный север|закр. чи|закр. пон|вещ|костям|костей",
}
# Where nobody is addressed, what would address somebody.
ADDRESSES = {
    "es": r"tú|tus?|te|ti|contigo",
    "fr": r"vous|votre|vos|(?!chez|assez)\w+ez",
    "de": r"du|dir|dich|dein\w*",
}
# The keys that say the term itself, and where the language has a shorter word or another one.
KEYS = {
    **{each: each for each in ("chii", "pon", "daiminkan", "ankan", "riichi", "ippatsu")},
    **{"run": "shuntsu", "triplet": "koutsu", "pair": "pair", "double": "double_riichi"},
    **{"rinshan": "rinshan", "chankan": "chankan", "nuki": "nuki"},
}
SHORTER = {
    "ja": {"pair", "rinshan", "nuki"},
    "zh-Hans": {"pair", "rinshan", "nuki"},
    "zh-Hant": {"pair", "rinshan", "nuki"},
    "ko": {"pair", "nuki"},
    "es": {"rinshan"},
    "fr": {"rinshan"},
    "de": {"rinshan"},
    "ru": {"rinshan", "daiminkan", "ankan"},
    "ema": {"chankan", "ankan"},
    "wrc": {"run", "triplet", "chankan", "ankan"},
    "romaji": {"rinshan", "nuki"},
    "japanese": {"pair", "rinshan", "nuki"},
}


def texts(row: Language) -> Iterator[tuple[str, bool, str]]:
    """Each text of a catalogue: its id, whether it is a term, and every form of it."""
    for word in catalogues.read(row.tag):
        for form in catalogues.pattern(word.pattern, row.locale).forms:
            yield word.id, word.is_term, form


@IN_EACH
def test_no_space_is_doubled_or_at_an_end_and_no_hyphen_is_soft(row: Language) -> None:
    assert matching(row.tag, r"  |^\s|\s$|\xad") == {}, f"{row.tag}.ftl"


def matching(tag: str, pattern: str) -> dict[str, str]:
    """The texts of a language in which the pattern is found, by their ids."""
    row = language(tag)
    assert row
    return {word_id: text for word_id, _, text in texts(row) if re.search(pattern, text)}


@pytest.mark.parametrize("tag", WRONG)
def test_marks_are_those_of_the_script(tag: str) -> None:
    wrong = matching(tag, WRONG[tag])
    remedy = f"{tag}.ftl: marks, or spaces beside them, that are not its script's ({WRONG[tag]})"
    found = {word_id: wrong[word_id] for word_id in wrong if word_id not in SIGNS_THEMSELVES}
    assert found == {}, remedy


@pytest.mark.parametrize("tag", ["ja", "zh-Hans", "zh-Hant"])
def test_chinese_and_japanese_have_no_spaces_beside_their_signs(tag: str) -> None:
    wrong = matching(tag, rf"{WIDE} (?:{WIDE}|[A-Za-z])|[A-Za-z] {WIDE}")
    found = {word_id: wrong[word_id] for word_id in wrong if not word_id.startswith(SPACED)}
    assert found == {}, f"{tag}.ftl: no space beside its signs"


@pytest.mark.parametrize("tag", ["en", "es", "fr", "de"])
def test_sentences_name_terms_by_their_ids(tag: str) -> None:
    row = language(tag)
    assert row
    term = re.compile(rf"\b({'|'.join(TERMS)})\b", re.IGNORECASE)
    wrong = {
        word_id: text
        for word_id, is_term, text in texts(row)
        if not is_term and word_id not in WRITTEN_OUT and term.search(re.sub(r"\{\w+\}", "", text))
    }
    assert wrong == {}, f"{tag}.ftl: name a term by its id, as {{ -ron }}"


@IN_EACH
def test_a_choice_is_not_cut_by_its_box(row: Language) -> None:
    """It does not wrap, and at 360 pixels a wide face has room for no more letters."""
    say = words(tag=row.tag)
    said = {each: say(each) for each in say.table if each.startswith("choice_")}
    long = {each: text for each, text in said.items() if len(text) > 35}
    assert long == {}, f"{row.tag}.ftl: in 35 letters at most"


@pytest.mark.parametrize("tag", RETIRED)
def test_retired_words_do_not_come_back(tag: str) -> None:
    edge = r"\b" if tag in ("en", "es", "fr", "de") else ""
    found = matching(tag, rf"(?i){edge}(?:{RETIRED[tag]}){edge}")
    assert found == {}, f"{tag}.ftl: another word was chosen for what RETIRED names"


@pytest.mark.parametrize("tag", ADDRESSES)
def test_nobody_is_addressed(tag: str) -> None:
    found = matching(tag, rf"(?i)\b(?:{ADDRESSES[tag]})\b")
    assert found == {}, f"{tag}.ftl: sentences that address nobody"


@pytest.mark.parametrize("tag", [*(row.tag for row in LANGUAGES), *TERMINOLOGIES])
def test_keys_say_what_sentences_say(tag: str) -> None:
    say = words(tag=tag) if language(tag) else words(tag)
    other = {
        key
        for key, term in KEYS.items()
        if bare(say("key_" + key)) != bare(say(term)) and bare(say("key_" + key))
    }
    remedy = (
        f"{tag}.ftl: what a key says and what sentences do, or SHORTER of {Path(__file__).name}"
    )
    assert other ^ SHORTER.get(tag, set()) == set(), remedy


def bare(text: str) -> str:
    """For comparing: small letters, no spaces."""
    return text.replace(" ", "").casefold()


def test_korean_particles_suit_the_end_of_their_term() -> None:
    row, say = language("ko"), words(tag="ko")
    assert row
    wrong = set()
    for word_id, _, text in texts(row):
        for term, particle in re.findall(rf"\{{(\w+)\}}({AFTER_CODA}|{AFTER_VOWEL})", text):
            if say.knows(term):
                coda = (ord(say(term)[-1]) - ord("가")) % 28  # 0: ends in a vowel; 8: in ㄹ
                kind = coda not in (0, 8) if "로" in particle else coda > 0
                if kind != (particle in AFTER_CODA.split("|")):
                    wrong.add((word_id, say(term), particle))
            elif term in ("n", "seven_pairs"):  # numbers end in either
                wrong.add((word_id, term, particle))
    assert wrong == set()


@pytest.mark.parametrize("tag", ["ja", "zh-Hans", "zh-Hant", "ko"])
def test_foreign_terms_stand_apart(tag: str) -> None:
    say = words("romaji", tag)
    worth = say("han_and_fu", han=say("n_han", n=3), fu=say("n_fu", n=30))
    assert worth in ("30 fu 3 han", "3 han 30 fu")
    assert say("han_at_limit", first=say("n_han", n=7), then=say("haneman")) == "7 han haneman"
    assert say("counted", name=say("dora"), n=1).split() == ["dora", "1"]
    assert say("yaku_kan_dora").casefold() == "kan dora"
    together = r"[a-z]\d|\d[a-z]|[a-z][A-Z]"
    if tag != "ko":  # where particles follow at once
        together += f"|(?:{'|'.join(TERMS)}){WIDE}|{WIDE}(?:{'|'.join(TERMS)})"
    wrong = {name: text for name, text in filled(say).items() if re.search(together, text)}
    assert wrong.keys() <= TYPED, wrong


def filled(say: Words) -> dict[str, str]:
    """All sentences with their terms, 2 for a number and … for what else is filled in."""
    found = {}
    for word in catalogues.read(say.language):
        values: dict[str, str | int] = dict.fromkeys(catalogues.variables_of(word.pattern), "…")
        if not word.is_term:
            found[word.id] = say(word.id, **{**values, **({"n": 2} if "n" in values else {})})
    return found


def test_german_writes_nouns_with_a_capital_in_romaji_too() -> None:
    say = words("romaji", "de")
    assert say("yaku_kan_dora") == "Kan-Dora"
    assert say("n_han", n=3) == "3 Han"
    assert say("practice_ura") == "Ura Dora-Anzeiger"
    assert say("slip_dealer_swapped") == "Das gilt für einen Ko; gewonnen hat der Oya."
    assert say("rinshan") == words(tag="de")("rinshan")


@pytest.mark.parametrize("tag", ["ja", "zh-Hans", "zh-Hant", "ko"])
def test_own_terms_take_no_space(tag: str) -> None:
    say = words(tag=tag)
    assert " " not in say("yaku_kan_dora") + say("n_han", n=3)
