"""The Rules screen: rulebooks, every rule, what is changed and what assumed."""

import re

import pytest

from pyapp.riichi.options import HOUSE_OPTIONS, OPTIONS, SUBSET, Option
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import BadRule, value_text, with_text
from pyapp.riichi.text import Entry, parse_entry
from pyapp.screen.rules.names import choice_name
from pyapp.screen.rules.view import rules_view
from pyapp.words.languages import NATIVE, TERMINOLOGIES
from pyapp.words.words import Words
from tests.screen.rules.said import raw, untranslated
from tests.spoken import words

LISTED = HOUSE_OPTIONS


def view(text: str = "", say: Words | None = None) -> str:
    entry = parse_entry(text)
    assert isinstance(entry, Entry), entry
    return rules_view(entry, say or words()).text


def option_html(html: str, id: str) -> str:
    """From a rule's own box to the next."""
    for box in html.split('<div class="option"')[1:]:
        if f'id="about-{id}"' in box:
            return box
    raise AssertionError(id)


def test_every_rulebook_can_be_chosen() -> None:
    html = view("rules:ema-2025")
    chosen = re.findall(r'<input type="radio"[^>]*data-do="rules rulebook ([^"]+)"', html)
    assert chosen == [book.key for book in RULEBOOKS]
    assert re.findall(
        r'data-do="rules rulebook ([^"]+)" checked><span class="source"><b>', html
    ) == ["ema-2025"]


def test_rulebooks_name_their_edition_and_source() -> None:
    html = view()
    for book in RULEBOOKS:
        assert f"<b>{book.title}</b> {book.edition}<small>{book.source}</small>" in html


def listed(players: int) -> list[Option]:
    """The rules that so many players are asked about."""
    return [option for option in LISTED if len(option.offered(players)) > 1]


@pytest.mark.parametrize(("key", "players"), [("wrc-2015", 4), ("tenhou-sanma", 3)])
def test_every_rule_has_a_control(key: str, players: int) -> None:
    html = view("rules:" + key)
    for option in listed(players):
        box = option_html(html, option.id)
        assert re.search(rf'data-do="rules option {option.id}[ "]', box), option.id


def test_what_a_rulebook_alone_decides_is_not_listed() -> None:
    (players,) = [option for option in OPTIONS if option not in LISTED]
    assert players.id == "players"
    assert 'id="about-players"' not in view()


def test_what_only_three_are_asked_is_not_listed_for_four() -> None:
    three = [option.id for option in LISTED if option not in listed(4)]
    assert three == ["yaku_north_value", "pay_north_share"]
    for id in three:
        assert f'id="about-{id}"' not in view("rules:tenhou")
        assert f'id="about-{id}"' in view("rules:tenhou-sanma")


@pytest.mark.parametrize(
    ("key", "uma"), [("mahjong-soul", "9/3/-3/-9"), ("mahjong-soul-sanma", "9/0/-9")]
)
def test_every_control_changes_to_a_value_the_rule_takes(key: str, uma: str) -> None:
    html = view(f"rules:{key} end_uma={uma}")
    rules = rules_for(key)
    texts = re.findall(r'data-do="rules option ([a-z0-9_]+) ([^"]*)"', html)
    select = r'<select [^>]*data-do="rules option ([a-z0-9_]+)"[^>]*>(.*?)</select>'
    for id, inside in re.findall(select, html):
        texts += [(id, value) for value in re.findall(r'value="([^"]*)"', inside)]
    assert {id for id, _ in texts} == {option.id for option in listed(rules.players)}
    for id, text in texts:
        assert not isinstance(with_text(rules, id, text), BadRule), (id, text)


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)
def test_controls_show_the_rulebooks_choice(book: object) -> None:
    key = getattr(book, "key", "")
    html = view("rules:" + key)
    rules = rules_for(key)
    for option in listed(rules.players):
        value = getattr(rules, option.id)
        box = option_html(html, option.id)
        if option.kind == SUBSET:
            checked = re.findall(rf'id="option-{option.id}-(\w+)"[^>]* checked>', box)
            assert tuple(checked) == value
        elif isinstance(value, bool):
            assert (" checked" in box) == value
        else:
            assert f'value="{value_text(value)}" selected' in box


def test_a_checkbox_of_a_subset_names_the_subset_it_would_make() -> None:
    box = option_html(view("limit_double_yakuman=daisuushii"), "limit_double_yakuman")
    assert 'data-do="rules option limit_double_yakuman suuankou_tanki/daisuushii"' in box
    assert 'data-do="rules option limit_double_yakuman none" checked' in box


def test_changes_are_marked_and_can_be_taken_back() -> None:
    html = view("rules:ema-2025 limit_kiriage_mangan=no fu_double_wind_pair=4")
    box = option_html(html, "limit_kiriage_mangan")
    assert '<span class="mark changed">changed</span>' in box
    back = 'data-do="rules option limit_kiriage_mangan yes" aria-label="'
    assert back + 'Rounded-up mangan: Back to yes"' in box
    box = option_html(html, "fu_double_wind_pair")
    assert 'data-do="rules option fu_double_wind_pair 2" aria-label' in box
    assert html.count("mark changed") == 2
    assert "<p>2 changed " in html
    assert 'data-do="rules rulebook ema-2025" class="reset" id="reset-all"' in html


def test_nothing_changed_offers_no_way_back() -> None:
    html = view("rules:ema-2025")
    assert 'class="reset"' not in html
    assert "mark changed" not in html


def test_assumed_values_are_marked_until_changed() -> None:
    assert "assumed" in option_html(view(), "end_yakitori")
    assert '<span class="mark">' not in option_html(view(), "fu_double_wind_pair")
    box = option_html(view("end_yakitori=-20"), "end_yakitori")
    assert "assumed" not in box
    assert "changed" in box
    for book in RULEBOOKS:
        assert view("rules:" + book.key).count('<span class="mark">') == len(book.assumed)


def test_a_value_of_ones_own_is_offered_too() -> None:
    box = option_html(view("end_uma=9/3/-3/-9"), "end_uma")
    assert '<option value="9/3/-3/-9" selected>9 / 3 / −3 / −9</option>' in box


def test_every_control_is_named() -> None:
    html = view("limit_kiriage_mangan=no")
    ids = re.findall(r'<(?:input|select|button)[^>]* id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    for id in re.findall(r'<(?:input type="checkbox"|select)[^>]*? id="([^"]+)"', html):
        single = f'<label for="{id}">' in html
        inside = re.search(rf'<label><input type="checkbox" id="{id}"[^>]*>[^<]+</label>', html)
        assert single or inside, id


@pytest.mark.parametrize("terms", [NATIVE, *TERMINOLOGIES])
def test_html_is_whole_and_says_all_in_words(terms: str) -> None:
    html = view("rules:tenhou limit_kiriage_mangan=yes", words(terms))
    for tag in ("div", "section", "label", "select", "option", "span", "small", "b", "button"):
        assert len(re.findall(f"<{tag}[ >]", html)) == html.count(f"</{tag}>"), tag
    assert "style=" not in html
    assert raw(html) == []


@pytest.mark.parametrize("text", ["", "rules:ema-2025 limit_kiriage_mangan=no end_uma=9/3/-3/-9"])
@pytest.mark.parametrize("terms", [NATIVE, *TERMINOLOGIES])
def test_all_but_the_names_of_rulebooks_is_translated(terms: str, text: str) -> None:
    html = view(text, words(terms, pseudo=True))
    assert raw(html) == []
    without_books = re.sub(r'<span class="source">.*?</small></span>', "", html)
    assert untranslated(without_books) == []
    assert len(untranslated(html)) >= len(RULEBOOKS)


@pytest.mark.parametrize("terms", [NATIVE, *TERMINOLOGIES])
def test_rules_and_their_choices_differ_in_name(terms: str) -> None:
    say = words(terms)
    names = [say(option.id) for option in LISTED]
    assert len(set(names)) == len(names)
    for option in LISTED:
        chosen = [choice_name(say, choice) for choice in option.choices]
        assert len(set(chosen)) == len(chosen), option.id


def test_meanings_use_the_terminology() -> None:
    def meaning(terms: str, id: str) -> str:
        found = re.search(f'<small id="about-{id}">([^<]*)</small>', view("", words(terms)))
        assert found, id
        return found[1]

    assert meaning(NATIVE, "yaku_open_tanyao") == "All simples counts on an open hand too."
    assert meaning("romaji", "yaku_open_tanyao") == "Tanyao counts on an open hand too."
    assert meaning("japanese", "yaku_ura_dora") == "立直 winners count 裏ドラ."
    assert meaning(NATIVE, "yaku_ura_dora") == "Riichi winners count ura dora."
    assert meaning("wrc", "fu_double_wind_pair").startswith("Minipoints of")


def test_choices_are_said_as_players_write_them() -> None:
    say = words()
    assert choice_name(say, True) == "yes"
    assert choice_name(say, ()) == "none"
    assert choice_name(say, (300, 100)) == "300 / 100"
    assert choice_name(say, (25000, 30000)) == "25,000 / 30,000"
    assert choice_name(say, ("daisangen", "daisuushii", "suukantsu")) == (
        "big three dragons, big four winds and four kans"
    )
    assert choice_name(words("wrc"), ("suukantsu",)) == "four kongs"
