"""The Rules screen: rulebooks, every rule, what is changed and what assumed."""

import re

import pytest

from pyapp.check.settlements import for_three
from pyapp.riichi.free_text import word_of
from pyapp.riichi.options import HOUSE_OPTIONS, OPTIONS, PARTED, Option
from pyapp.riichi.problem import problem
from pyapp.riichi.rulebooks import RULEBOOKS, rules_for
from pyapp.riichi.rules import BadRule, changes_from, value_text, with_text
from pyapp.screen.rules.names import choice_name
from pyapp.screen.rules.options import options_regions
from pyapp.screen.rules.state import BEGIN, NAME, RENAME, Form
from pyapp.screen.rules.view import ask_html, now_html
from pyapp.words.languages import LANGUAGES
from tests.entered import entry_of
from tests.rows import rows, several
from tests.screen.rules.said import said
from tests.screen.rules.screens import ALL_OPEN, OPEN, kept_rules, view
from tests.spoken import words

LISTED = HOUSE_OPTIONS


def option_html(html: str, option_id: str) -> str:
    """From a rule's own box to the next."""
    for box in html.split('<div class="option"')[1:]:
        if f'id="about-{option_id}"' in box:
            return box
    raise AssertionError(option_id)


def test_every_rulebook_can_be_chosen() -> None:
    html = view("rules:ema-2025")
    chosen = re.findall(r'<input type="radio"[^>]*data-do="rules rulebook ([^"]+)"', html)
    assert chosen == [book.key for book in RULEBOOKS]
    assert re.findall(r'data-do="rules rulebook ([^"]+)" checked>', html) == ["ema-2025"]


def test_rulebooks_name_their_edition_and_source() -> None:
    html = view()
    for book in RULEBOOKS:
        assert f"<dt>{book.short}</dt><dd>{book.source}</dd>" in html
        alone = [each.title for each in RULEBOOKS].count(book.title) == 1
        name, edition = (book.title, book.edition) if alone else (book.short, "")
        shown = f'<b class="source">{name}</b> <span class="source">{edition}</span>'
        assert shown in html
        assert alone or f'<h4 class="source">{book.title}</h4>' in html
    assert book.source not in view(look=BEGIN)


def test_editions_of_one_body_stand_together() -> None:
    bodies = re.findall(r'<div class="body"><h4 class="source">(.*?)</h4>(.*?)</div>', view())
    ema = dict(bodies)["European Mahjong Association"]
    assert re.findall("<b[^>]*>(.*?)</b>", ema) == ["EMA 2008", "EMA 2016", "EMA 2025"]


def test_rulebooks_of_three_players_stand_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    sanma = [
        each._replace(key=each.key + "-3", short=each.short + " 3", rules=for_three(each.rules))
        for each in RULEBOOKS
        if each.key in ("tenhou", "mahjong-soul")
    ]
    books = (*(each for each in RULEBOOKS if each.rules.players == 4), *sanma)
    monkeypatch.setattr("pyapp.screen.rules.view.RULEBOOKS", books)
    html = view()
    fields = re.findall(r"<legend>(.*?)</legend>(.*?)</fieldset>", html)
    assert [legend for legend, _ in fields] == ["4 players", "3 players"]
    three = re.findall(r'data-do="rules rulebook ([^"]+)"', fields[1][1])
    assert three == ["tenhou-3", "mahjong-soul-3"]


def test_each_rulebook_says_what_sets_it_apart_from_the_one_in_use() -> None:
    html = view("rules:ema-2016")
    lines = dict(re.findall(r'id="rulebook-([^"]+)".*?<small>(.*?)</small>', html))
    assert lines["ema-2016"] == "in use"
    assert lines["ema-2025"] == (
        "4 rules differ: Kiriage mangan, Double wind pair, Closed kan counts for pao and 1 more"
    )
    for book in RULEBOOKS:
        count = len(changes_from(rules_for("ema-2016"), book.rules))
        if book.rules.players == 3:
            assert lines[book.key] == ""
        else:
            assert book.key == "ema-2016" or lines[book.key].startswith(f"{count} rule")


def listed(players: int) -> list[Option]:
    """The rules that so many players are asked about."""
    return [option for option in LISTED if len(option.offered(players)) > 1]


@pytest.mark.parametrize(("key", "players"), [("wrc-2015", 4), ("tenhou-sanma", 3)])
def test_every_rule_has_a_control(key: str, players: int) -> None:
    html = view("rules:" + key)
    for option in listed(players):
        box = option_html(html, option.id)
        assert re.search(rf'data-do="rules (option|part) {option.id}[ "]', box), option.id


def test_what_a_rulebook_alone_decides_is_not_listed() -> None:
    (players,) = [option for option in OPTIONS if option not in LISTED]
    assert players.id == "players"
    assert 'id="about-players"' not in view()


def test_what_only_three_are_asked_is_not_listed_for_four() -> None:
    three = [option.id for option in LISTED if option not in listed(4)]
    assert three == ["yaku_north_value", "pay_north_share"]
    for option_id in three:
        assert f'id="about-{option_id}"' not in view("rules:tenhou")
        assert f'id="about-{option_id}"' in view("rules:tenhou-sanma")


def test_what_is_assumed_of_three_within_a_rule_is_said_there() -> None:
    """The rulebook's value is sure, but not all that it means."""
    three, four = view("rules:tenhou-sanma"), view("rules:tenhou")
    ippatsu = re.compile(r'<small id="about-yaku_ippatsu">([^<]*)</small>')
    (said_of_three,), (said_of_four,) = ippatsu.findall(three), ippatsu.findall(four)
    assert said_of_three.endswith("also on another player’s kita (for Tenhou, assumed).")
    assert "assumed" not in said_of_four
    share = option_html(three, "pay_north_share")
    names = dict(re.findall(r'<option value="(\w+)"[^>]*>([^<]*)</option>', share))
    assert names["full"] == "All of it from each (assumed)"
    assert [each for each, name in names.items() if "assumed" in name] == ["full"]


@pytest.mark.parametrize(
    ("key", "uma"), [("mahjong-soul", "9/3/-3/-9"), ("mahjong-soul-sanma", "9/0/-9")]
)
def test_every_control_changes_to_a_value_the_rule_takes(key: str, uma: str) -> None:
    html = view(f"rules:{key} end_uma={uma}")
    rules = rules_for(key)
    texts = re.findall(r'data-do="rules (?:option|part) ([a-z0-9_]+) ([^"]*)"', html)
    select = r'<select [^>]*data-do="rules option ([a-z0-9_]+)"[^>]*>(.*?)</select>'
    for option_id, inside in re.findall(select, html):
        texts += [(option_id, value) for value in re.findall(r'value="([^"]*)"', inside)]
    assert {option_id for option_id, _ in texts} == {option.id for option in listed(rules.players)}
    for option_id, text in texts:
        assert not isinstance(with_text(rules, option_id, text), BadRule), (option_id, text)


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.key)
def test_controls_show_the_rulebooks_choice(book: object) -> None:
    key = getattr(book, "key", "")
    html = view("rules:" + key)
    rules = rules_for(key)
    for option in listed(rules.players):
        value = getattr(rules, option.id)
        box = option_html(html, option.id)
        if option.kind in PARTED:
            checked = re.findall(rf'id="option-{option.id}-(\w+)"[^>]* checked>', box)
            assert tuple(checked) == value
        elif isinstance(value, bool):
            assert (" checked" in box) == value
        else:
            assert f'value="{value_text(value)}" selected' in box


def test_a_checkbox_of_a_subset_names_its_part() -> None:
    box = option_html(view("limit_double_yakuman=daisuushii"), "limit_double_yakuman")
    assert 'data-do="rules part limit_double_yakuman suuankou_tanki">' in box
    assert 'data-do="rules part limit_double_yakuman daisuushii" checked>' in box


def test_a_touch_draws_what_it_changes_and_nothing_else() -> None:
    """Of twenty local yaku and their neighbours one, the heading's count and the way back."""
    drawn_by = {
        "house_yaku=sanrenkou": ["head-of-house", "local-sanrenkou", "below-house_yaku"],
        "limit_kiriage_mangan=no": ["head-of-limit", "rule-limit_kiriage_mangan"],
    }
    for text, changed in drawn_by.items():
        before, after = parts_of(""), parts_of(text)
        assert [each for each in after if after[each] != before[each]] == changed


def parts_of(text: str) -> dict[str, object]:
    """What each region of the rules is made from."""
    regions = options_regions(words(), entry_of(text), OPEN, tuple(listed(4)))
    return {each.id: each.made_from for each in regions}


def test_changes_are_marked_and_can_be_taken_back() -> None:
    html = view("rules:ema-2025 limit_kiriage_mangan=no fu_double_wind_pair=4")
    box = option_html(html, "limit_kiriage_mangan")
    assert '<span class="mark changed">changed</span>' in box
    back = 'data-do="rules option limit_kiriage_mangan yes" aria-label="'
    assert back + 'Kiriage mangan: Back to yes"' in box
    box = option_html(html, "fu_double_wind_pair")
    assert 'data-do="rules option fu_double_wind_pair 2" aria-label' in box
    assert html.count("mark changed") == 3  # and the rulebook
    assert "<p>* = changes to EMA 2025: Kiriage mangan and Double wind pair</p>" in html
    assert "<p>EMA 2025: 2 rules changed, not saved yet</p>" in html
    back = 'data-do="rules rulebook ema-2025" id="reset-all" class="reset"'
    assert re.search(back + "[^>]*>Back to EMA 2025<", html)


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
    html = view(
        "limit_kiriage_mangan=no house_yaku=sanrenkou", kept=("Our_club", "Family rules:tenhou")
    )
    ids = re.findall(r'<(?:input|select|button)[^>]* id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    for box in re.findall(r'<(?:input type="checkbox"|select)[^>]*? id="([^"]+)"', html):
        single = f'<label for="{box}">' in html
        inside = re.search(rf'<label><input type="checkbox" id="{box}"[^>]*>(<span>)?[^<]+<', html)
        by_itself = re.search(rf'<select id="{box}" aria-label="[^"]+"', html)
        assert single or inside or by_itself, f"{box} has no name in pyapp/words/catalogues/en.ftl"


# House rules with a name

CLUB = "Our_club rules:ema-2025 limit_kiriage_mangan=no"


def buttons(html: str) -> list[str]:
    """What the buttons ask for that are not about a rulebook or a rule."""
    asked = re.findall(r'<button[^>]* data-do="rules ([^"]+)"', html)
    return [each for each in asked if each.split()[0] not in ("fold", "option", "clear", "only")]


def test_nothing_changed_can_become_house_rules() -> None:
    assert buttons(view("rules:tenhou")) == ["name", "link"]


def test_changes_can_be_given_a_name_or_taken_back() -> None:
    html = view("rules:tenhou yaku_ippatsu=no")
    assert buttons(html) == ["rulebook tenhou", "link", "name"]


@pytest.mark.parametrize(
    ("text", "said_there"),
    [
        ("rules:tenhou", ""),
        ("rules:tenhou yaku_ippatsu=no", "* = changes to Tenhou: Ippatsu"),
        ("house:" + CLUB, "* = changes to EMA 2025: Kiriage mangan"),
        ("house:Family", "* = changes to WRC 2015: no rule changed"),
    ],
)
def test_the_star_of_the_rules_in_use_says_what_it_means(text: str, said_there: str) -> None:
    title, line = re.findall(r"<bdi[^>]*>(.*?)</bdi></h3><p>(.*?)</p>", view(text))[0]
    assert title.endswith(" *") == line.startswith("* ") == bool(said_there)
    assert not said_there or line == said_there


@pytest.mark.parametrize(
    "text", ["rules:tenhou yaku_ippatsu=no", "house:" + CLUB, f"house:{CLUB} yaku_ippatsu=no"]
)
def test_what_is_not_saved_is_one_line_with_one_main_button(text: str) -> None:
    html = ask_html(words(), entry_of(text), BEGIN._replace(kept=kept_rules(CLUB)))
    saved = text == "house:" + CLUB
    assert html.text.count("<p>") == html.text.count('class="main"') == (0 if saved else 1)


def test_kept_house_rules_stand_before_the_rulebooks() -> None:
    html = view("house:" + CLUB, kept=(CLUB, "family rules:tenhou", "Zen"))
    own, _, printed = html.partition('id="fold-books"')
    assert re.findall(r'id="own-\d" data-do="(.*?)"', own) == [
        "rules take rules:tenhou house:family",
        f"rules take rules:ema-2025 house:{CLUB.replace('rules:ema-2025 ', '')}",
        "rules take rules:wrc-2015 house:Zen",
    ]
    assert re.findall(r'id="([^"]*)"[^>]* checked><span><b', html) == ["own-1"]
    assert "<small>EMA 2025: 1 rule differs: Kiriage mangan</small>" in own
    assert own.count('<span class="mark">house</span>') == 3
    assert buttons(html) == ["name", "rename", "delete", "link"]
    assert "what your house rules start from" in printed
    assert "<p>Saved: Our club.</p>" in html


def test_changed_house_rules_offer_to_be_kept_and_the_kept_ones() -> None:
    html = view("house:" + CLUB + " yaku_ippatsu=no", kept=(CLUB,))
    taken = "take rules:ema-2025 house:Our_club limit_kiriage_mangan=no"
    assert buttons(html) == ["name", taken, "link", "save"]
    assert "<p>Not saved in “Our club” yet: Ippatsu</p>" in html


def test_house_rules_that_are_not_kept_here_offer_to_be() -> None:
    html = view("house:" + CLUB, kept=("Family",))
    assert buttons(html) == ["decline", "link", "save"]
    assert "<p>“Our club” came with a link, not saved here</p>" in html
    assert not re.search(r" checked><span><b", html)


@pytest.mark.parametrize("kind", [NAME, RENAME])
def test_a_name_is_asked_for_with_what_is_wrong(kind: str) -> None:
    form = Form(kind, '"<b>&', problem("house_taken"))
    html = view("house:" + CLUB, kept=(CLUB,), look=BEGIN._replace(form=form))
    assert 'value="&quot;&lt;b&gt;&amp;"' in html
    assert "You already have house rules with that name. Choose another." in said(html)
    assert 'aria-invalid="true" aria-describedby="house-error"' in html


@pytest.mark.parametrize("undo", [True, False])
def test_what_came_of_it_is_told(undo: bool) -> None:
    html = view(look=BEGIN._replace(told="Deleted: <i>.", undo=undo))
    assert "<p>Deleted: &lt;i&gt;.</p>" in html
    assert ('data-do="rules undo"' in html) == undo


@pytest.mark.parametrize("name", ["<b>x</b>", "מועדון", "🀄" * 40, "a & b"])
def test_names_are_written_as_text(name: str) -> None:
    text = f"house:{word_of(name)} yaku_ippatsu=no"
    html = view(text, kept=(text.removeprefix("house:"),))
    assert name in said(html)
    assert "<b>x" not in html


# Folding and finding


def test_what_is_folded_is_not_there() -> None:
    html = view(look=BEGIN)
    assert len(re.findall('aria-expanded="false"', html)) == 1 + len(ALL_OPEN) - 2
    assert 'class="option"' not in html
    html = view(look=BEGIN._replace(open=("fu",)))
    shown = re.findall(r'id="about-(\w+)"', html)
    assert shown == [option.id for option in LISTED if option.group == "fu"]
    assert 'id="rulebook-' not in html


def test_groups_tell_how_many_rules_they_have_and_how_many_are_changed() -> None:
    html = view("limit_kiriage_mangan=no", look=BEGIN)
    assert '<span>Limits</span><small class="changed">1 rule changed</small>' in html
    assert (
        f"<span>Fu</span><small>{sum(each.group == 'fu' for each in LISTED)} rules</small>" in html
    )


def test_only_what_differs() -> None:
    look = BEGIN._replace(only_changed=True)
    html = view("limit_kiriage_mangan=no end_oka=20", look=look)
    assert re.findall(r'id="about-(\w+)"', html) == ["limit_kiriage_mangan", "end_oka"]
    assert html.endswith(f"2 of {len(listed(4))} rules")
    assert "Only what differs from WRC 2015: 2" in html
    assert "Only what differs" not in view(look=BEGIN)


@rows("found_rules.tsv", ids=several)
def test_rules_are_found_by_words(text: str, ids: tuple[str, ...]) -> None:
    html = view(look=BEGIN._replace(search=text))
    assert re.findall(r'id="about-(\w+)"', html) == list(ids)
    if ids:
        assert html.endswith(f"{len(ids)} of {len(listed(4))} rules")
    else:
        assert html.endswith(f"No rule found for “{text}”.")


def test_none_is_found_only_where_all_were_looked_at() -> None:
    look = BEGIN._replace(search="uma", only_changed=True)
    assert view("end_oka=20", look=look).endswith(f"0 of {len(listed(4))} rules")


def test_rules_are_found_in_the_words_that_are_set() -> None:
    assert "yaku_ura_dora" in view("", words("japanese"), BEGIN._replace(search="裏ドラ"))
    assert 'id="about-limit_double_yakuman"' in view(
        "", words("wrc"), BEGIN._replace(search="nine gates")
    )


def test_choices_are_said_as_players_write_them() -> None:
    say = words()
    assert choice_name(say, True) == "yes"
    assert choice_name(say, ()) == "none"
    assert choice_name(say, (300, 100)) == "300 / 100"
    assert choice_name(say, (25000, 30000)) == "25,000 / 30,000"
    assert choice_name(say, ("daisangen", "daisuushii", "suukantsu")) == (
        "daisangen, daisuushii and suukantsu"
    )
    assert choice_name(words("wrc"), ("suukantsu",)) == "four kongs"


def test_the_usual_rulebook_of_a_language_is_said_to_be_that() -> None:
    for row in LANGUAGES:
        say = words(tag=row.tag)
        for key, shown in ((row.book, "book_usual"), ("m-league", "house_none")):
            html = now_html(say, entry_of("rules:" + key), (), False)
            assert f"<p>{say(shown)}</p>" in html.text
        changed = now_html(say, entry_of(f"rules:{row.book} yaku_ippatsu=no"), (), False)
        assert say("book_usual") not in changed.text
