"""What is typed in the club and not taken yet, when the page is ended and begun again."""

from pyapp.screen.club import boxes
from pyapp.screen.club.boxes import boxes_of, dump
from pyapp.screen.club.steps import begin
from pyapp.screen.effects import Fill
from tests.screen.club.evenings import Organiser


def ended(at: Organiser) -> str:
    """What the tab has of it, whose page is ended now."""
    return dump(boxes_of(at.app))


def begun(before: Organiser, text: str, page: str) -> Organiser:
    """The same device with that page loaded."""
    at = Organiser(before.disk)
    at.step(begin)
    at.step(boxes.begin(text))
    at.do(f"club open {page}")
    return at


def half_typed(at: Organiser) -> str:
    """The page of a result of which two scores are typed."""
    at.begin_evening()
    at.do("club draw")
    page = f"result/{at.evening.id}/1.1"
    at.do(f"club open {page}")
    at.type("score0", "41,200")
    at.type("score1", "30000")
    return page


def test_a_result_that_is_half_typed_outlives_the_page() -> None:
    at = Organiser()
    page = half_typed(at)
    again = begun(at, ended(at), page)
    filled = [each for each in again.every if isinstance(each, Fill)]
    assert filled[:2] == [Fill("#club-score0", "41,200"), Fill("#club-score1", "30000")]
    assert "Σ 71,200 of" in again.text
    again.type("score2", "18800")
    again.type("score3", "30000")
    again.do("club save")
    assert again.club.results[0].scores == (41200, 30000, 18800, 30000)
    assert "score" not in ended(again)


def test_boxes_are_filled_again_as_soon_as_their_evening_is_read() -> None:
    at = Organiser()
    page = half_typed(at)
    assert begun(at, ended(at), page).every.count(Fill("#club-score0", "41,200")) == 2


def test_what_other_pages_hold_is_kept_too_and_any_character() -> None:
    at = Organiser()
    half_typed(at)
    at.go("players")
    at.type("names", 'Noa, "Ñ"\n小笠原 %2C\n-')
    again = begun(at, ended(at), f"evening/{at.evening.id}/players")
    assert Fill("#club-names", 'Noa, "Ñ"\n小笠原 %2C\n-') in again.every
    assert boxes_of(again.app)[0][1:] == ("score0", "41,200")


def test_the_question_of_a_near_name_outlives_the_page() -> None:
    at = Organiser()
    at.begin_evening()
    at.type("names", "Sofie")
    at.do("club enter")
    again = begun(at, ended(at), f"evening/{at.evening.id}/players")
    assert "“Sofie” looks like a name already known" in again.text
    again.do("club other 0")
    assert "Sofie" in again.html["club-list"]


def test_what_is_damaged_or_pasted_is_left_out() -> None:
    at = Organiser()
    page = half_typed(at)
    text = ended(at)
    for damaged in (text[:-4], text.replace("41", "42"), "tenbou-boxes 2\nend 0 00000001\n", "\0"):
        assert not boxes_of(begun(at, damaged, page).app), damaged
    at.go("players")
    at.type("names", 2001 * "x")
    assert "xx" not in ended(at)
    assert "30000" in ended(at)


def test_what_was_typed_before_it_came_late_stays() -> None:
    at = Organiser()
    page = half_typed(at)
    again = begun(at, "", page)
    again.type("score1", "25000")
    again.step(boxes.begin(ended(at)))
    assert Fill("#club-score0", "41,200") in again.effects
    assert Fill("#club-score1", "25000") in again.effects


def test_a_name_that_is_forgotten_is_in_no_box() -> None:
    at = Organiser()
    at.begin_evening()
    at.do(f"club open names/{at.id('Vera')}")
    at.type("name", "Vera Smith")
    at.do("club open players", f"club open names/{at.id('Vera')}", "club forget")
    assert "Vera" not in ended(at)
