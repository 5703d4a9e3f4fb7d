"""Every control of a hand speaks the words of the page, and asks for what it names."""

import re

import pytest
from catalogues import FIRST, block, language_words, terminology_words

from pyapp.riichi.text import EMPTY
from pyapp.riichi.tiles import NAMES, TILE_NAMED
from pyapp.screen.action import HAND, PAGE, Action, read
from pyapp.screen.hand.actions import enter, turn
from pyapp.screen.hand.scene import Scene, scene
from pyapp.screen.hand.state import START, Session, State, with_entry
from pyapp.screen.hand.tiles import ring_html
from pyapp.screen.hand.tools import book_names, round_html
from pyapp.words.languages import LANGUAGES, NATIVE, WRC
from pyapp.words.words import Words
from tests.entered import entry_of
from tests.screen.answer.reading import told, whole
from tests.spoken import words

HANDS = (
    "",
    "0m+5m ankan:1111z kan:9999s ankan:2222p kan:5550p dora:1m2m rules:tenhou rinshan",
    "234567m33456p67s+8s riichi dora:4p0s7z ura:1z9s honba:1 sticks:1",
    "456m99p56p+7p pon:555z chii:234s seat:E round:W honba:12 limit_kiriage_mangan=no",
    "119m19p19s123456z+7z robs_closed_kan first_turn rules:ema-2016",
    "123m double_riichi ippatsu last_tile",
    "123p99m44z nuki:2 rinshan rules:tenhou-sanma",
    "1199m2277p3388s4z+4z robs_nuki seat:W rules:mahjong-soul-sanma",
    "2m5m chii:345m nuki:4 seat:N rules:tenhou-sanma",
    *("1m", "11111m", "00m rules:tenhou", "1357m1357p13579s", "234m456p789s1122z3m"),
    *("123m456p789s11z23s", "19m19p19s1234567z", "123m456p11z23s pon:222z dora:1s1s1s1s"),
    *("147m258p369s12345z", "456m99p567p chii:234s chii:234s", "123m456p789s11z23s+4s"),
    "456m88p567p chii:234s chii:234s rules:ema-2008",
    "234567m33p riichi pon:555z chii:123s ippatsu rinshan chankan last_tile first_turn ura:1z",
    "456m88p567p chii:234s chii:678s honba:5 rules:ema-2016 yaku_two_han_minimum_at_5_honba=yes",
    "1112223334445z+5z rules:mahjong-soul honba:3",
    "11123m99p789s+1m pon:777z seat:E round:E honba:2 sticks:3 last_tile",
    "11122233399m78m+9m riichi ippatsu dora:1m ura:2m rules:tenhou",
)
REFUSED = (
    *("tile 1m", "run 8m", "run 1m", "mode pon", "mode ankan", "mode ura", "mode dora", "undo"),
    *("riichi", "ippatsu", "last_tile", "rinshan", "chankan", "first_turn", "unmeld 0", "undora 0"),
    *("nuki", "unnuki", "tile 5m", "mode chii"),
)


def states() -> list[State]:
    found = [with_entry(START, entry_of(text)) for text in HANDS]
    red = enter(with_entry(START, entry_of("rules:tenhou")), Action(HAND, "mode", "chii")).state
    found.append(enter(red, Action(HAND, "tile", "3m")).state)
    assert found[-1].offer
    return found


def painted(now: Scene) -> str:
    return "".join((*now.hand, now.dora, now.offer, now.answer.html))


def everything(say: Words) -> str:
    """All that can be read of these hands on the screen and in its notes."""
    read: list[str] = []
    for state in states():
        session = Session(state, (), ())
        now = scene(session, say)
        read += [told(painted(now)), *[key.label for key in now.keys]]
        read += [tool.text for tool in now.tools]
        read += [*book_names(state.entry, say), told(round_html(state, say).text)]
        for tap in REFUSED:
            notes = turn(session, Action(HAND, *tap.partition(" ")[::2]))[1]
            read += [say.problem(note, state.entry.hand) for note in notes]
    rules = EMPTY.rules
    read += [told(ring_html(tile, rules, say).text) for tile in range(len(NAMES))]
    return " ".join(read)


def test_html_is_whole_whatever_the_hand() -> None:
    scenes = [scene(Session(state, (), ()), words()) for state in states()]
    assert [now for now in scenes if not whole(painted(now))] == []
    answers = {now.answer.state for now in scenes}
    assert answers == {"empty", "incomplete", "tenpai", "impossible", "no-yaku", "win"}


@pytest.mark.parametrize("terms", [NATIVE, WRC])
def test_the_screen_needs_no_words_but_the_first(terms: str) -> None:
    row = LANGUAGES[0]
    blocks = [block(language_words(row, FIRST))]
    if terms != NATIVE:
        blocks.append(block(terminology_words(terms, row)))
    assert everything(Words(row.tag, terms, tuple(blocks))) == everything(words(terms))


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ("native", ["Run", "Triplet", "Chii", "Pon", "Open kan", "Closed kan"]),
        ("wrc", ["Own chow", "Own pung", "Chow", "Pung", "Melded kong", "Own kong"]),
        ("romaji", ["Shuntsu", "Koutsu", "Chii", "Pon", "Daiminkan", "Ankan"]),
        ("japanese", ["順子", "刻子", "チー", "ポン", "大明槓", "暗槓"]),
    ],
)
def test_each_terminology_has_its_words_on_the_buttons(terms: str, said: list[str]) -> None:
    assert [tool.text for tool in scene(Session(START, (), ()), words(terms)).tools[:6]] == said


def test_what_a_control_asks_for_does_what_it_shows() -> None:
    for state in states():
        session = Session(state, (), ())
        asked = re.findall(r'data-do="([^"]*)"', painted(scene(session, words())))
        rooms = {read(do).room for do in asked}
        assert rooms <= {HAND, PAGE}
        for do in asked:
            if do.startswith(HAND):
                after, notes = turn(session, read(do))
                assert after != session or notes, do


def test_the_sets_around_a_key_start_from_it() -> None:
    found = re.findall(r'data-do="([^"]*)" role="menuitem">', _ring("8m"))
    assert found == ["hand triplet 8m", "hand kan 8m", "hand pair 8m"]
    assert re.findall(r"</span>(\w[^<]*)</button>", _ring("0p")) == [
        *("Triplet", "Closed kan", "Run", "Pair")
    ]


def _ring(name: str) -> str:
    return ring_html(TILE_NAMED[name], EMPTY.rules, words()).text
