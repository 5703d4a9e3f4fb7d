"""The page of yaku: every one once, at what it is worth, with all that is told of it."""

import re

import pytest

from pyapp.learn.yaku_status import yaku_status
from pyapp.riichi.rulebooks import Rulebook, rules_for
from pyapp.riichi.yaku import YAKU_IDS
from pyapp.screen.guide.entries import BEGIN, Looking, toggled
from pyapp.screen.guide.source import COMING, FAILED
from pyapp.screen.guide.yaku import Other, found_text, rows
from pyapp.screen.guide.yaku import listed as of_list
from tests.entered import BOOKS, entry_of, under, won
from tests.screen.answer.reading import plain, those_of_four, whole
from tests.screen.apps import filled
from tests.spoken import words

OTHER = Other(words("romaji"), words("japanese"))
NEVER = {4: {"pei"}, 3: {"sanshoku_doujun"}}  # that no rules for so many know


def page(
    key: str = "wrc-2015", look: Looking = BEGIN, terms: str = "native", source: str = COMING
) -> str:
    entry = under(key)
    return filled(of_list(words(terms), entry, look, OTHER, rows(entry.rules), source))


def listed(html: str) -> dict[str, str]:
    """The heads of the entries as they are read, by id."""
    pattern = r'<section class="entry" id="entry-(\w+)"><h3><button[^>]*>(.*?)</button>'
    found = re.findall(pattern, html)
    assert len({yaku_id for yaku_id, _head in found}) == len(found)
    return {yaku_id: plain(head) for yaku_id, head in found}


def opened(yaku_id: str, key: str = "wrc-2015", terms: str = "native") -> str:
    html = page(key, BEGIN._replace(open=yaku_id), terms)
    told = re.search(r'<div class="told">(.*?)</section><section class="entr|$', html)
    assert told
    return html[html.index('<div class="told">') :]


@BOOKS
def test_every_yaku_is_there_once(book: Rulebook) -> None:
    html = page(book.key)
    known = set(YAKU_IDS) - NEVER[book.rules.players]
    assert set(listed(html)) == known, "pyapp/learn/examples.py: see YAKU_EXAMPLES"
    assert whole(html)


def test_local_yaku_of_the_house_are_among_them_and_marked() -> None:
    entry = entry_of("rules:wrc-2025 house_yaku=sanrenkou.3.2/daisharin/daichisei")
    say, ids = words(), ("sanrenkou", "daisharin", "daichisei")
    every = rows(entry.rules)
    assert set(listed(filled(of_list(say, entry, BEGIN, OTHER, every, "")))) > set(ids)
    for yaku_id, worth in zip(
        ids, ("3 han open 2 han", "yakuman closed only", "double yakuman"), strict=True
    ):
        look = BEGIN._replace(open=yaku_id)
        html = filled(of_list(say, entry, look, OTHER, every, ""))
        head = listed(html)[yaku_id]
        assert "house" in head
        assert worth in head
        assert say("about_" + yaku_id) in html
    assert "Replaces Tsuuiisou" in plain(html)
    assert not {*ids} & {*listed(page("wrc-2025"))}


@BOOKS
def test_each_is_worth_what_the_rules_make_of_it(book: Rulebook) -> None:
    say = words()
    for yaku_id, head in listed(page(book.key)).items():
        stands = yaku_status(yaku_id, book.rules)
        hit = stands.closed or stands.open
        if hit is None:
            assert "han" not in head
            continue
        worth = say.yakuman(hit.yakuman) if hit.yakuman else f"{hit.han} han"
        if stands.alone:
            worth = "mangan"
        assert worth in head
        assert ("closed only" in head) == (stands.open is None)
        if stands.open and stands.open != stands.closed:
            assert f"open {stands.open.han} han" in head


def test_names_stand_beside_names() -> None:
    heads = listed(page())
    assert heads["tanyao"].startswith("Tanyao 断么九 depends on the rules 1 han")
    assert heads["honitsu"] == "Honitsu 混一色 3 han open 2 han"
    assert heads["pinfu"] == "Pinfu 平和 1 han closed only"
    assert listed(page(terms="japanese"))["pinfu"] == "平和 pinfu 1翻 closed only"


def test_what_rules_have_not_stands_apart() -> None:
    html = page("jpml-a-2026")
    apart = html[html.index("<h2>Not in these rules</h2>") :]
    assert {"ippatsu", "renhou"} <= set(listed(apart))
    assert not {"riichi", "tanyao"} & set(listed(apart))
    text = plain(opened("ippatsu", "jpml-a-2026"))
    assert "The rules in use do not count it." in text
    assert "House rules can add it: Ippatsu." in text


@pytest.mark.parametrize("key", ["wrc-2015", "jpml-a-2026", "tenhou-sanma"])
def test_each_tells_what_it_needs_and_shows_a_hand(key: str) -> None:
    rules = rules_for(key)
    for row in rows(rules):
        look, stands = BEGIN._replace(open=row.id), row.status
        html = filled(of_list(words(), under(key), look, OTHER, (row,), COMING))
        shown = [each for each in (stands.closed, stands.open) if each]
        assert html.count('class="example"') == len(shown)
        for text in re.findall(r'data-do="guide hand ([^"]*)"', html):
            entry = entry_of(text)
            assert (entry.rules, entry.rulebook) == (rules, key)


def test_what_an_entry_says() -> None:
    text = plain(opened("ryanpeikou"))
    assert "Replaces Iipeikou." in text
    assert "Replaces Chiitoitsu." in text
    assert "3 han, in a closed hand only." in text
    assert "Not counted if the hand also has Chinitsu." in plain(opened("honitsu"))
    assert "3 han in a closed hand, 2 han in an open one." in plain(opened("honitsu"))
    assert "Never together with: Rinshan." in plain(opened("ippatsu", "tenhou"))
    assert "With a yakuman" in plain(opened("kokushi"))
    assert "pays as much as mangan" in plain(opened("renhou"))
    elsewhere = plain(opened("tanyao"))
    closed = those_of_four(lambda rules: not rules.yaku_open_tanyao)
    assert f"Under other rules {closed}: 1 han, closed only" in elsewhere
    text = plain(opened("renhou"))
    assert "EMA 2008: yakuman, closed only" in text
    without = those_of_four(lambda rules: rules.yaku_renhou == "none")
    assert f"{without}: not counted" in text
    assert "own kan or kita" in plain(opened("rinshan", "tenhou-sanma"))


def test_the_example_is_counted_and_leads_on() -> None:
    html = opened("shousangen")
    assert "Shousangen 5z 5z 5z" in plain(html)
    assert 'data-do="guide open yaku/haku"' in html
    assert "4 han" in plain(html)


def test_it_says_how_many_are_found() -> None:
    say = words()
    look = BEGIN._replace(search="flush ")
    assert found_text(say, look, 2, 9) == "2 of 9 yaku"
    assert found_text(say, look, 0, 9) == "No yaku found for “flush”."
    assert found_text(say, BEGIN, 9, 9) == ""


def test_one_entry_is_open_at_a_time() -> None:
    look = toggled(BEGIN, "pinfu")
    assert look.open == "pinfu"
    assert toggled(look._replace(source=True), "tanyao") == Looking("tanyao", "", False)
    assert toggled(look, "pinfu").open == ""


def test_the_source_folds_out() -> None:
    shut = page(look=BEGIN._replace(open="riichi"))
    assert 'data-do="guide yaku source" class="reset" aria-expanded="false"' in shut
    look = BEGIN._replace(open="riichi", source=True)
    assert "Loading…" in page(look=look)
    assert 'data-do="guide yaku again"' in page(look=look, source=FAILED)
    text = "yaku/riichi 0 1\f" + "a.py:1\n_moment(<x>)\fb.py:2\ndef b():\n    pass"
    shown = page(look=look, source=text)
    assert "<figcaption>a.py:1</figcaption>" in shown
    assert "_moment(&lt;x&gt;)" in shown
    assert "def b():\n    pass" in shown


@BOOKS
def test_other_yakuman_count_beside_one_where_the_rules_add_them(book: Rulebook) -> None:
    """All honours with the three dragons: no other yaku counts, the Guide said under any rules."""
    both = entry_of(f"111z2z+2z pon:555z pon:666z pon:777z rules:{book.key}")
    added = won(both, "ron").value.yakuman == 2
    told = plain(opened("daisangen", book.key))
    assert ("only another yakuman counts" in told) == added
    assert ("With a yakuman, no other yaku" in told) != added


# Yaku of a closed hand alone, each in one with a closed kan. In no other has it room for one, or
# time: the first turn ends with it, and ippatsu too.
WITH_A_KAN = {
    "riichi": "234567m99p67s+8s ankan:2222p riichi ron",
    "double_riichi": "234567m99p67s+8s ankan:2222p double_riichi ron",
    "menzen_tsumo": "234567m99p67s+8s ankan:2222p tsumo",
    "iipeikou": "223344m99p67s+8s ankan:2222p tsumo",
    "suuankou": "333m555p22z77s+7s ankan:1111z tsumo",
    "suuankou_tanki": "333m555p777s2z+2z ankan:1111z tsumo",
}


@pytest.mark.parametrize("yaku_id", sorted(set(YAKU_IDS) - NEVER[4]))
def test_a_closed_kan_is_spoken_of_where_there_is_room_for_one(yaku_id: str) -> None:
    """That it keeps the hand closed was said of pinfu, seven pairs and the first draw as well."""
    says = yaku_id in WITH_A_KAN
    if says:
        entry = entry_of(WITH_A_KAN[yaku_id] + " rules:mahjong-soul")
        assert yaku_id in [hit.id for hit in won(entry, entry.by).yaku]
    assert ("keeps the hand closed" in opened(yaku_id, "mahjong-soul")) == says
