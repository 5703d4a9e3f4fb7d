"""The Rules screen: rulebooks, every rule, what is changed and what assumed."""

import re

import pytest

from pyapp.riichi.options import HOUSE_OPTIONS, SUBSET
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import BadRule, value_text, with_text
from pyapp.riichi.text import Entry, parse_entry
from pyapp.screen.rules.view import rules_view


def view(text: str = "", terms: str = "english") -> str:
    entry = parse_entry(text)
    assert isinstance(entry, Entry), entry
    return rules_view(entry, terms)


def option_html(html: str, id: str) -> str:
    """From a rule's own box to the next."""
    for box in html.split('<div class="option"')[1:]:
        if f'id="about-{id}"' in box:
            return box
    raise AssertionError(id)


def test_every_rulebook_can_be_chosen() -> None:
    html = view("rules:ema-2025")
    chosen = re.findall(r'<input type="radio"[^>]*data-do="rulebook" data-arg="([^"]+)"', html)
    assert chosen == [book.key for book in RULEBOOKS]
    assert re.findall(r'data-arg="([^"]+)" checked><span><b>', html) == ["ema-2025"]


def test_rulebooks_name_their_edition_and_source() -> None:
    html = view()
    for book in RULEBOOKS:
        assert f"<b>{book.title}</b> {book.edition}<small>{book.source}</small>" in html


def test_every_rule_has_a_control() -> None:
    html = view()
    for option in HOUSE_OPTIONS:
        box = option_html(html, option.id)
        assert 'data-do="option"' in box, option.id
        assert f'data-arg="{option.id}' in box


def test_every_control_changes_to_a_value_the_rule_takes() -> None:
    html = view("rules:mahjong-soul end_uma=9/3/-3/-9")
    rules = rules_for("mahjong-soul")
    texts = re.findall(r'data-do="option" data-arg="([a-z0-9_]+)=([^"]*)"', html)
    for select in re.findall(r'<select [^>]*data-arg="([^"]+)"[^>]*>(.*?)</select>', html):
        texts += [(select[0], value) for value in re.findall(r'value="([^"]*)"', select[1])]
    assert {id for id, _ in texts} == {option.id for option in HOUSE_OPTIONS}
    for id, text in texts:
        assert not isinstance(with_text(rules, id, text), BadRule), (id, text)


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)
def test_controls_show_the_rulebooks_choice(book: object) -> None:
    key = getattr(book, "key", "")
    html = view("rules:" + key)
    rules = rules_for(key)
    for option in HOUSE_OPTIONS:
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
    assert 'data-arg="limit_double_yakuman=suuankou_tanki/daisuushii"' in box
    assert 'data-arg="limit_double_yakuman=none" checked' in box


def test_changes_are_marked_and_can_be_taken_back() -> None:
    html = view("rules:ema-2025 limit_kiriage_mangan=no fu_double_wind_pair=4")
    box = option_html(html, "limit_kiriage_mangan")
    assert '<span class="mark changed">changed</span>' in box
    assert 'data-arg="limit_kiriage_mangan=yes" aria-label="Rounded-up mangan: Back to yes"' in box
    assert 'data-arg="fu_double_wind_pair=2"' in option_html(html, "fu_double_wind_pair")
    assert html.count("mark changed") == 2
    assert "<p>2 changed " in html
    assert re.search(r'id="reset-all" data-do="rulebook" data-arg="ema-2025"', html)


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


@pytest.mark.parametrize("terms", ["english", "romaji", "japanese"])
def test_html_is_whole_and_without_inline_style(terms: str) -> None:
    html = view("rules:tenhou limit_kiriage_mangan=yes", terms)
    for tag in ("div", "section", "label", "select", "option", "span", "small", "b", "button"):
        assert len(re.findall(f"<{tag}[ >]", html)) == html.count(f"</{tag}>"), tag
    assert "style=" not in html
    assert "{" not in html
