"""The question on the screen: what is asked, how answers are read, what is said to them."""

import re

import pytest

from pyapp.learn.duel import new_duel
from pyapp.learn.facts import FACT_IDS
from pyapp.learn.kinds import KINDS, TOPICS, Answer, Question, answer_text, read_answer
from pyapp.learn.progress import NEW
from pyapp.learn.questions import question, question_for
from pyapp.learn.slips import SLIP_IDS, slipped, steps, verdict
from pyapp.riichi.text import format_entry, parse_entry
from pyapp.riichi.tiles import KIND_OF, dora_after
from pyapp.riichi.yaku import YAKU
from pyapp.screen.guide.fu import GROUPS
from pyapp.screen.guide.practice import run as runs
from pyapp.screen.guide.practice.answers import answer_said, is_typed
from pyapp.screen.guide.practice.asked import (
    Asked,
    answered,
    begun,
    chosen,
    done,
    mistouched,
    typed,
)
from pyapp.screen.guide.practice.mistakes import fact_name, mistake
from pyapp.screen.guide.practice.question import USUALLY
from pyapp.words.lookup import capital
from pyapp.words.words import Words
from tests.entered import under
from tests.learn.dealt import asked_of, slips_made
from tests.screen.samples import question_shown
from tests.spoken import words

BOOKS = ("wrc-2015", "tenhou", "tenhou-sanma")


def of(kind: str, seed: str = "a", key: str = "wrc-2015") -> Question:
    return question((kind,), 20, under(key), seed)


def shown(say: Words, asked: Asked, aloud: bool = False) -> str:
    return question_shown(say, asked, USUALLY._replace(aloud=aloud, heard=aloud)).text


def attribute(html: str, name: str) -> str:
    found = re.search(rf'{name}="([^"]*)"', html)
    assert found, name
    return found[1]


def plain(html: str) -> str:
    """What is read, without its marks."""
    return re.sub(r"<[^>]*>", " ", html)


def test_every_row_of_practice_has_words() -> None:
    """A kind its sentence, a topic its switch, a slip its sentence and its name."""
    ids = ["ask_" + kind for kind in KINDS] + ["kind_" + topic for topic in TOPICS]
    ids += [start + slip_id for slip_id in SLIP_IDS for start in ("slip_", "fact_")]
    missing = [each for each in ids if not words().knows(each)]
    assert missing == [], "pyapp/words/catalogues: these ids have no words"


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_has_its_hooks(kind: str) -> None:
    say = words()
    for key in BOOKS:
        for seed in ("a", "b", "c"):
            asked = of(kind, seed, key)
            text = shown(say, begun(asked))
            assert parse_entry(attribute(text, "data-entry")) == asked.entry
            put = attribute(text, "data-ask").split(" ")
            assert (put[0], tuple(map(int, put[1:]))) == (kind, asked.ask)
            values = re.findall(r'data-choice data-value="([^"]*)"', text)
            assert values == [answer_text(kind, each) for each in asked.choices]
            assert "data-verdict" not in text
            assert text.count("<kbd") == (0 if is_typed(kind) else min(9, len(values)))
            assert text.count('practice-won"><svg class="tile won"') == text.count("practice-won")
            for given in (asked.answer, "nothing"):
                wrong = given != asked.answer
                after = shown(say, answered(begun(asked), answer_like(asked) if wrong else given))
                assert attribute(after, "data-verdict") == ("wrong" if wrong else "right")


def answer_like(asked: Question) -> Answer:
    """A wrong answer."""
    if asked.kind == "yaku":
        return tuple(str(each) for each in asked.choices if each not in tuple(asked.answer))[:1]  # type: ignore[arg-type]
    return next(each for each in asked.choices if each != asked.answer)


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_and_its_text_are_inverse(kind: str) -> None:
    for seed in range(12):
        asked = of(kind, f"{seed}", BOOKS[seed % 3])
        each: Answer
        for each in (asked.answer, *(asked.choices if kind != "yaku" else ())):
            assert read_answer(kind, answer_text(kind, each)) == each
            assert answer_said(words(), asked, each)


@pytest.mark.parametrize("kind", KINDS)
def test_a_touch_answers(kind: str) -> None:
    asked = begun(of(kind))
    if kind == "yaku":
        right = asked.question.answer
        assert isinstance(right, tuple)
        assert done(asked) == asked  # nothing is chosen
        for yaku_id in right:
            asked = chosen(asked, str(yaku_id))
            assert asked.verdict is None
        asked = chosen(chosen(asked, str(right[0])), str(right[0]))  # off, and on again
        asked = done(asked)
    else:
        asked = chosen(asked, answer_text(kind, asked.question.answer))
    assert asked.verdict is not None
    assert asked.verdict.right
    assert chosen(asked, "0") == asked  # the first answer counts
    assert mistouched(asked).verdict is None


def test_a_number_that_is_typed_need_not_stand_among_the_choices() -> None:
    asked = begun(of("fu_hand"))
    for key in "38":
        asked = typed(asked, key)
    assert done(asked).given == 38
    assert done(begun(of("fu_hand"))).verdict is None  # nothing was typed


@pytest.mark.parametrize(
    ("text", "keys", "said"),
    [
        ("income", "600/800", "One number is asked for here."),
        ("fu_hand", "30/40", "One number is asked for here."),
        ("income", "650", "Payments are whole hundreds."),
        ("payment", "65/100", "Payments are whole hundreds."),
        ("yaku_han riichi", "13", "At most 6 is possible here."),
        ("dora_han", "13", "At most 12 is possible here."),
        ("fu_wait", "24", "At most 2 is possible here."),
        ("fu_win", "11", "At most 10 is possible here."),
        ("fu_hand", "111", "At most 110 is possible here."),
    ],
)
def test_what_cannot_be_an_answer_is_refused_and_why(text: str, keys: str, said: str) -> None:
    asked = begun(asked_of(text, "234567m34599p68s+7s dora:9p riichi ron"))
    for key in keys:
        asked = typed(asked, key)
    assert said not in shown(words(), asked)  # before it is to be taken
    asked = done(asked)
    assert asked.verdict is None
    assert said in shown(words(), asked)
    asked = typed(asked, "clear")
    assert said not in shown(words(), asked)
    for key in answer_text(asked.question.kind, asked.question.answer):
        asked = typed(asked, key)
    assert done(asked).verdict == (True, ())


def test_a_slip_is_said_with_its_tiles() -> None:
    say = words()
    told = dict.fromkeys(SLIP_IDS, "")
    for slip_id, asked, wrong in slips_made():
        told[slip_id] += mistake(say, slip_id, asked, steps(asked), wrong)
    assert "nine of characters" in told["ron_triplet_concealed"]
    assert "red dragon" in told["called_set_concealed"]
    assert "you gave fu to this pair" in told["guest_wind_pair"]
    assert "closed wait" in told["wait_missed"]
    assert "two-sided wait" in told["wait_invented"]
    assert "pinfu" in told["closed_yaku"]
    assert "ittsuu" in told["closed_value"]
    assert "38" in told["fu_not_rounded_up"] or "32" in told["fu_not_rounded_up"]
    assert "2 riichi sticks" in told["sticks_forgotten"]
    assert "that is for the dealer; a non-dealer won" in told["dealer_swapped"]
    assert told["indicator_is_dora"].endswith("is the tile after it: two of characters.")
    asked = of("yaku")
    first, *others = map(str, asked.answer)  # type: ignore[arg-type]
    given = (*others, "chinroutou")  # which no slip leads to
    ends = {"yaku_forgotten": f"left out {say(first)}.", "yaku_invented": "this: chinroutou."}
    for slip_id, end in ends.items():
        assert mistake(say, slip_id, asked, steps(asked), given).endswith(end)


def test_of_two_numbers_one_stroke_stands_between_them() -> None:
    shares = next(each for each in map(of, ["payment"] * 20, "abcdefghijklmnopqrst") if two(each))
    asked = begun(shares)
    for key in ("/", "1", "/", "/", "2", " "):
        asked = typed(asked, key)
    assert asked.typed == "1/2"


def two(asked: Question) -> bool:
    return isinstance(asked.answer, tuple)


def test_two_slips_that_give_one_number_are_both_said() -> None:
    asked = asked_of("fu_hand", "234567m34599p68s+7s riichi ron")
    html = shown(words(), answered(begun(asked), 30))
    slips = ["menzen_ron_forgotten", "wait_missed", "fu_not_rounded_up", "way_fu_swapped"]
    assert attribute(html, "data-slip").split(" ") == slips  # of which three are said
    told = plain(html)
    assert told.count("30 fu") == 1  # above them
    assert "30 fu could come from one of these:" in told
    assert html.count("<li>You left out the ") == 2


def test_a_yaku_left_out_is_said_once() -> None:
    """And not again as one whose only han a call has taken; where its han are asked, as that."""
    left_out = "345m567p22s67s+8s chii:234m dora:4m ron"
    told = plain(shown(words(), answered(begun(asked_of("han", left_out)), 1)))
    assert "You left out tanyao" in told
    assert "is always 1 han" not in told
    told = plain(shown(words(), answered(begun(asked_of("yaku_han tanyao", left_out)), 0)))
    assert "tanyao is always 1 han" in told.lower()
    assert "left out" not in told


# What is said to an answer, under which rules it matters; all that a learner once read otherwise.
SAID = (
    (
        "share N",
        "34m44p234567s555z+2m seat:W tsumo",
        "1000",
        "1,000: that is the dealer’s part; you",
    ),
    (
        "share E",
        "34m44p234567s555z+2m seat:W tsumo",
        "500",
        "500: that is a non-dealer’s part; you",
    ),
    (
        "share N",
        "34m44p234567s555z+2m seat:W tsumo",
        "2000",
        "2,000: that is for 2 han 30 fu by ron, and from the discarder alone. This was tsumo.",
    ),
    (
        "cell 3 30",
        "seat:W tsumo",
        "3900",
        "3,900 all: that is for 3 han 30 fu by ron, and from the discarder alone. This was tsumo.",
    ),
    # By tsumo this very hand, which has menzen tsumo then, would pay 2,000/3,900.
    (
        "payment",
        "234567m34588p67s+8s riichi ron",
        "1000/2000",
        "2,000: that is for 3 han 30 fu by tsumo. This was ron.",
    ),
    # 20 + 2 + 4 + 8; by ron, which finishes the 7m, it would be 20 + 10 + 2 + 8: 40 as well.
    (
        "fu_hand",
        "77m34588p789s555z+7m seat:N round:S riichi tsumo",
        "50",
        "50 fu: you took the fu for winning the other way. This was tsumo.",
    ),
    # Taken for terminals, a run or a pair that earns fu, and what a beginner does: closed.
    (
        "fu_hand",
        "4p456666s+4p chii:345m pon:666p seat:W round:S ron",
        "40",
        "40 fu could come from one of these:   The 10 fu for ron need a closed hand",
    ),
    (
        "yaku_han chanta",
        "123p789s11z78m+9m pon:777z ron",
        "0",
        "0 han: 2 han in a closed hand, 1 han in an open one.",
    ),
    ("yaku_han sanankou", "333m555p777s234s8s+8s tsumo", "0", "0 han: sanankou is always 2 han,"),
    (
        "share W N",
        "234567m34599p67s+8s riichi ron",
        "2000",
        "2,000: on ron only the discarder pays",
    ),
    ("fu_win", "567m88s45s+6s pon:777z chii:234m tsumo", "10", "10 fu: tsumo earns 2 fu. The 10"),
    ("fu_win", "567m88s45s+6s pon:777z chii:234m ron", "10", "10 fu: the 10 fu for ron need a"),
    (
        "fu_set 4",
        "567m88s45s+6s chii:234m pon:777z tsumo",
        "0",
        "left out the fu for this set: red dragon (4 fu)",
    ),
    ("fu_set 4", "567m88s45s+6s pon:777z pon:333z tsumo", "0", "0 fu: a wind that is neither seat"),
    (
        "fu_pair 4",
        "234567m345p67s44z+8s seat:N riichi ron",
        "4",
        "of the seat wind only, not of the",
    ),
    (
        "fu_pair 4",
        "234567m345p67s11z+8s seat:S riichi ron",
        "4",
        "of the round wind only, not of the",
    ),
    ("fu_pair 4", "234567m345p67s77z+8s riichi ron", "4", "this pair earns 2 fu, never more: red"),
    ("fu_pair 3", "234567m345p67s77p+8s riichi ron", "2", "pair of number tiles earns no fu"),
    (
        "yaku",
        "555m88s45s+6s pon:777z pon:222m tsumo",
        "menzen_tsumo,chun",
        "Only a closed hand has",
    ),
    (
        "yaku_han chun",
        "567m88s45s+6s pon:777z chii:234m tsumo",
        "2",
        "red dragon is always 1 han, no",
    ),
    (
        "fu_hand",
        "33399p67s+8s pon:222s pon:555z tsumo",
        "30",
        "three of circles (4 fu), two of bamboo (2 fu) or white dragon (4 fu).",
    ),
    (
        "limit",
        "234567m34599p68s+7s riichi dora:3m3m2p ron",
        "none",
        "No limit: 4 han 40 fu does reach a limit: mangan.",
    ),
    ("dora_han", "234067m34599p67s+8s dora:8p riichi ron", "0", "left out dora (2 han)."),
    (
        "dora_han",
        "234067m34599p67s+8s dora:3m riichi ron rules:tenhou",
        "1",
        "left out dora (1 han) or red five (1",
    ),
    (
        "limit",
        "11145678m55666z+3m riichi dora:7m ura:7z tsumo",
        "haneman",
        "out ura dora (2 han), perhaps dora (1 han) too.",
    ),
    # 6 han 50 fu: with one or two less it is mangan.
    (
        "limit",
        "234567m88p67s+8s ankan:2222p riichi ippatsu dora:1m7p ron",
        "mangan",
        "left out dora (1 han or 2 han).",
    ),
    # 11 han; who left out both left out each.
    (
        "limit",
        "1112344445789m+6m dora:2m ura:7m seat:E riichi ron",
        "baiman",
        "left out dora (1 han) or ura dora (1 han).",
    ),
)


@pytest.mark.parametrize(("text", "hand", "wrong", "said"), SAID)
def test_what_is_said_to_an_answer(text: str, hand: str, wrong: str, said: str) -> None:
    asked = asked_of(text, hand)
    given = read_answer(asked.kind, wrong)
    assert given is not None
    told = plain(shown(words(), answered(begun(asked), given)))
    assert said in told


def test_the_limit_that_a_hand_reaches_is_said_before_miscounts() -> None:
    asked = asked_of("limit", "1155m2288p3366s4z+4z seat:S dora:1z riichi tsumo rules:wrc-2015")
    told = plain(shown(words(), answered(begun(asked), "mangan")))
    below = told.index("4 han 25 fu is below mangan: it pays 1,600 / 3,200.")
    assert below < told.index("Mangan could come from one of these:")
    told = plain(shown(words(tag="ja"), answered(begun(asked), "mangan")))
    assert "25符4翻" in told  # in the order of the language
    none = plain(shown(words(), answered(begun(asked), "haneman")))
    assert "below mangan" in none


def test_an_indicator_that_adds_nothing_is_shown_with_its_dora() -> None:
    asked = asked_of("dora_han", "234567m34599p67s+8s dora:1z riichi ron")
    assert asked.answer == 0
    told = shown(words(), answered(begun(asked), 1))
    row = told[told.rindex("<i>→</i>") - 1000 :]
    assert "east" in plain_names(row)
    assert "south" in plain_names(row)
    assert "0 han" in plain(told)
    assert "open yaku/riichi" not in told  # nor a total of all han, which nobody asked


def plain_names(html: str) -> str:
    return " ".join(re.findall(r'aria-label="([^"]*)"', html)).lower()


def test_an_indicator_is_said_to_be_misread_in_one_way() -> None:
    asked = asked_of("dora_han", "234567m34599p67s+8s dora:8p riichi ron")
    ways = ["indicator_is_dora", "dora_off", "dora_forgotten"]
    slips = slipped(asked.kind, asked.ask, steps(asked))
    assert [slip_id for slip_id, given in slips if given == 0] == ways
    html = shown(words(), answered(begun(asked), 0))
    assert set(attribute(html, "data-slip").split(" ")) == set(ways)
    assert "the indicator itself" in html
    assert "the very next tile" not in html


@pytest.mark.parametrize(
    ("text", "hand", "given", "said"),
    [
        # 3,500 by the rules in force; 4 fu for the pair make 42, so 50, and 3,200 of the table.
        (
            "payment_honba",
            "111p2z+2z pon:111z pon:555m pon:666m seat:S round:S honba:3 rules:ema-2025 ron",
            "4100",
            "You counted its fu by other rules.",
        ),
        # 1,000 and 300 sticks more than the table's 7,700 without kiriage: or a honba forgotten.
        (
            "income",
            "2366678m456p345s+4m riichi dora:4s seat:W round:S honba:1 sticks:1 rules:wrc-2025 ron",
            "9000",
            "These rules raise 4 han 30 fu",
        ),
        ("han", "234567m345p67s44z+8s riichi ron", "1", "the round wind. You left out pinfu."),
        ("payment", "234567m345p67s44z+8s riichi tsumo", "500/1000", "wind. You left out pinfu."),
        (
            "han",
            "234m99m333p777s88s+9m riichi ron",
            "3",
            "it is open. The hand does not have this: sanankou.",
        ),
    ],
)
def test_a_slip_of_the_rules_or_of_the_fu_is_said_of_what_follows_too(
    text: str, hand: str, given: str, said: str
) -> None:
    asked = asked_of(text, hand)
    answer = read_answer(asked.kind, given)
    assert answer is not None
    slips = verdict(asked, answer).slips
    told = [mistake(words(), each, asked, steps(asked), answer) for each in slips]
    assert any(said in capital(each) for each in told), (asked.answer, slips, told)


def test_only_an_indicator_that_changes_the_number_is_named() -> None:
    """7m and 8m are there once each: only the ura, 7z in place of the two 5z, makes less."""
    asked = asked_of("limit", "11145678m55666z+3m riichi dora:7m ura:7z tsumo")
    told = mistake(words(), "indicator_is_dora", asked, steps(asked), "haneman")
    assert told.endswith("red dragon. The dora is the tile after it: white dragon.")


def test_every_tile_that_is_named_makes_a_difference() -> None:
    """Each indicator that is said to be misread, by itself, names other tiles of the hand."""
    say, met = words(), 0
    named = {say.tile(tile): tile for tile in range(34)}
    for seed in range(120):
        asked = question(("dora_han", "han", "limit"), 60, under("tenhou"), f"named {seed}")
        hand, situation = asked.entry.hand, asked.entry.situation
        tiles = hand.tiles + tuple(tile for meld in hand.melds for tile in meld.tiles)
        held = [KIND_OF[tile] for tile in tiles]
        for slip_id, given in slipped(asked.kind, asked.ask, steps(asked)):
            if slip_id != "indicator_is_dora":
                continue
            told = mistake(say, slip_id, asked, steps(asked), given)
            of = told.split(": ")[1].split(". ")[0].replace(", and ", ", ").replace(" and ", ", ")
            for name in of.split(", "):
                indicator = named[name.removeprefix("red ") if "five" in name else name]
                assert indicator in [KIND_OF[each] for each in situation.indicators + situation.ura]
                assert held.count(indicator) != held.count(dora_after(indicator, 4)), told
                met += 1
    assert met > 20


def test_what_the_table_has_is_said_without_what_lies_on_the_table() -> None:
    """2 han 40 fu is 2,600, and three counters 900 more; the answer has 5,200 of 3 han 40 fu."""
    asked = asked_of("payment_honba", "234567m34599p68s+7s riichi ippatsu honba:3 ron")
    assert asked.answer == (3500,)
    told = plain(shown(words(), answered(begun(asked), (6100,))))
    assert (
        "6,100: that is 5,200 from the table for 3 han 40 fu, plus the points for 3 honba. "
        "Here it is 2 han 40 fu."
    ) in told


def test_what_the_rules_do_not_have_is_not_spoken_of() -> None:
    for rules, *spoken in (
        ("wrc-2015",),
        ("tenhou", "red five"),
        ("tenhou-sanma", "red five", "kita"),
    ):
        asked = asked_of("dora_han", f"234567p33399p67s+8s dora:8p riichi ron rules:{rules}")
        told = mistake(words(), "dora_overcounted", asked, steps(asked), 4)
        assert [each for each in ("red five", "kita") if each in told] == spoken


def test_help_brings_back_sooner_only_what_was_right() -> None:
    asked = begun(asked_of("fu_hand", "234567m34599p68s+7s riichi ron"))._replace(helped=True)
    said = "With help: it will come back sooner."
    assert said in shown(words(), answered(asked, 40))
    assert said not in shown(words(), answered(asked, 30))


def test_an_answer_that_no_slip_gives_says_so() -> None:
    asked = asked_of("fu_hand", "234567m34599p68s+7s riichi ron")
    html = shown(words(), answered(begun(asked), 70))
    assert attribute(html, "data-slip") == ""
    assert "70 fu: not one of the usual mistakes." in html


def test_the_working_adds_up_and_leads_to_the_guide() -> None:
    asked = asked_of("payment", "234567m34599p68s+7s riichi ron")
    html = shown(words(), answered(begun(asked), asked.answer))
    for link in ("yaku/riichi", "fu/kanchan", "fu/menzen_ron", "table"):
        assert f'data-do="guide open {link}"' in html
    assert f'data-do="guide hand {format_entry(asked.entry)}"' in html
    assert re.search(r"32 before rounding.*<b>40</b>", html)


@pytest.mark.parametrize("key", BOOKS)
def test_every_line_leads_to_an_entry_of_the_guide(key: str) -> None:
    fu = {each for _title, ids in GROUPS for each in ids}
    entries = {"fu": fu, "yaku": {row.id for row in YAKU}}
    met = set()
    for seed in range(60):
        asked = question(("payment", "fu_hand"), 60, under(key), f"line {seed}")
        html = shown(words(), answered(begun(asked), asked.answer))
        for page, entry_id in re.findall(r'data-do="guide open (fu|yaku)/(\w+)"', html):
            assert entry_id in entries[page]
            met.add(entry_id)
    assert met & {"koutsu_melded_outer", "koutsu_concealed_simple"}


@pytest.mark.parametrize("text", ["fu_win", "fu_wait", "fu_hand", "fu_pair 3"])
def test_the_fu_are_worked_out_on_the_groups(text: str) -> None:
    """Of pinfu only the 20 for winning is a line: nothing else tells how the tiles are grouped."""
    asked = asked_of(text, "234567m34599p67s+8s riichi tsumo")
    html = shown(words(), answered(begun(asked), asked.answer))
    assert html.count('<span class="group">') == 5


def test_said_aloud_the_answer_stays_hidden_until_it_is_asked_for() -> None:
    asked = begun(of("payment"))
    good = answer_said(words(), asked.question, asked.question.answer)
    before = shown(words(), asked, aloud=True)
    assert good not in plain(before)
    assert "data-choice" not in before
    after = shown(words(), asked._replace(shown=True), aloud=True)
    assert good in plain(after)
    assert {"guide practice grade right", "guide practice grade wrong"} <= set(
        re.findall(r'data-do="([^"]*)"', after)
    )


# Runs


def one_of(mode: str) -> runs.Run:
    theirs = new_duel("abc", under("tenhou")) if mode == runs.DUEL else None
    return runs.start(mode, "2026-11-22" if mode == runs.DAY else "seed", theirs)


@pytest.mark.parametrize("mode", runs.MODES)
def test_a_run_and_its_text_are_inverse(mode: str) -> None:
    run = one_of(mode)
    assert runs.load(runs.dump(run, None)) == (run, None)
    for seed in ("a", "b"):
        found = runs.next_question(run, NEW, under("tenhou"), seed)
        asked = begun(found)
        assert runs.load(runs.dump(run, asked)) == (run, asked)
        after = answered(asked, found.answer)
        run = runs.counted(run, True, 7)
        assert runs.load(runs.dump(run, after)) == (run, after)
        wrong = answered(asked, answer_like(found))
        assert runs.load(runs.dump(run, wrong)) == (run, wrong)
    assert runs.uncounted(run, 7).right == (True,)


def test_a_run_that_an_earlier_version_kept_has_whole_seconds() -> None:
    read = runs.load("learn\nseed\n10\n83\n")
    assert read
    assert (read[0].right, read[0].time, runs.seconds(read[0])) == ((True, False), 83_000, 83)
    assert [runs.seconds(read[0]._replace(time=each)) for each in (1400, 1499, 1500)] == [1, 1, 2]


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_of_each_kind_outlives_a_reload(kind: str) -> None:
    run = one_of(runs.LEARN)
    for key in BOOKS:
        asked = begun(of(kind, "again", key))
        assert runs.load(runs.dump(run, asked)) == (run, asked)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "learn",
        "nothing\nseed\n\n0\n",
        "learn\nseed\n12\n0\n",
        "learn\nseed\n1\nx\n",
        "duel\nseed\n1\n5\nno duel",
        "learn\nseed\n\n0\n\nfu_hand\n\n123m\n20 30\nfu kanchan\n",
        "learn\nseed\n\n0\n\nfu_hand\n\nx\n20 30\nfu kanchan\n",
        "learn\nseed\n\n0\n\nfu_set\n9\n234567m34599p68s+7s riichi ron\n2 4\nfu kanchan\n",
        "learn\nseed\n\n0\n\ncell\n\nron\n2 4\nfu kanchan\n",
    ],
)
def test_what_is_no_run(text: str) -> None:
    assert runs.load(text) is None


def test_what_is_missed_is_what_is_practised() -> None:
    boxes = NEW.boxes
    cards = tuple(
        card._replace(box=0, due=0) if card.fact == "fu penchan" else card for card in boxes.cards
    )
    weak = NEW._replace(boxes=boxes._replace(asked=9, cards=cards))
    run = one_of(runs.WEAK)
    for seed in range(5):
        found = runs.next_question(run, weak, under("tenhou"), f"{seed}")
        assert found.facts[0] == "fu penchan"


# The views


def test_every_fact_has_a_name_of_its_own() -> None:
    names = [(fact.split(" ")[0], fact_name(words(), fact)) for fact in FACT_IDS]
    assert len(set(names)) == len(names)


def test_a_question_for_each_slip_shows_its_sentence() -> None:
    """Made for the slip, answered with the slip's number: that slip is named on the screen."""
    say = words()
    for slip_id in SLIP_IDS:
        found = question_for("slip " + slip_id, KINDS, under("wrc-2015"), "shown")
        assert found is not None
        given = dict(slipped(found.kind, found.ask, steps(found)))[slip_id]
        html = shown(say, answered(begun(found), given))
        assert slip_id in attribute(html, "data-slip").split(" ")
