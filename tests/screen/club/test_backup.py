"""All of a club in one file, on this device and on another."""

from tests.screen.club.evenings import Organiser


def played() -> Organiser:
    at = Organiser()
    at.begin_evening()
    at.go("tables")
    at.do("club draw")
    at.result("1.1", 41200, 30000, 18800, 30000)
    at.do("club open")
    return at


def test_before_the_first_result_the_page_asks_to_be_installed() -> None:
    at = Organiser()
    at.begin_evening()
    at.do(f"club open result/{at.evening.id}/new")
    assert "install Tenbou" in at.text
    at = played()
    at.do(f"club open result/{at.evening.id}/1.2")
    assert "install Tenbou" not in at.text


def test_a_backup_opens_on_another_device() -> None:
    at = played()
    assert "No backup yet." in at.text
    at.do("club backup")
    ((name, text),) = at.files
    assert name == f"tenbou-club-{at.club.backup}.txt"
    assert f"Last backup: on {at.club.backup}" in at.text
    other = Organiser()
    other.do(f"club restore {text}")
    assert other.heard.startswith("The backup is added (evenings: 1, games: 1).")
    assert other.club == at.club
    assert Organiser(other.disk).club == at.club
    other.do("club undo")
    assert other.club.results == ()


def test_evenings_of_a_day_stay_as_they_were_begun() -> None:
    at, names = Organiser(), tuple(f"No. {n}" for n in range(9))
    for name in names:
        at.begin_evening(name)
    at.begin_evening("The next day", date="2026-11-25")
    at.do("club open", "club backup")
    in_order = (*names, "The next day")
    assert tuple(each.name for each in at.club.evenings) == in_order
    assert [at.text.index(name) for name in in_order] == sorted(
        (at.text.index(name) for name in in_order), reverse=True
    )
    assert tuple(each.name for each in Organiser(at.disk).club.evenings) == in_order
    other = Organiser()
    other.begin_evening("Later", date="2026-11-26")
    other.do("club open", f"club restore {at.files[0][1]}")
    assert tuple(each.name for each in other.club.evenings) == (*in_order, "Later")
    other = Organiser()
    other.begin_evening("Earlier", date="2026-11-23")
    other.do("club open", f"club restore {at.files[0][1]}")
    assert tuple(each.name for each in other.club.evenings) == ("Earlier", *in_order)


def test_no_undo_takes_back_that_a_backup_is_saved() -> None:
    at = played()
    at.do("club backup")
    assert "club undo" not in at.controls()
    at.result("1.2", 41200, 30000, 18800, 30000)
    at.do("club undo", "club undo")
    assert (at.heard, at.club.results) == ("Undone: The result is entered.", ())
    at.do("club redo", "club open")
    assert (len(at.club.results), "Last backup: on" in at.text) == (1, True)
    assert Organiser(at.disk).club == at.club


def test_what_is_no_backup_changes_nothing() -> None:
    at = played()
    at.do("club backup")
    text = at.files[0][1]
    before = at.club
    for bad in ("", "hello", text[:-9], text.replace("Ida", "Ada", 1), text[: len(text) // 2]):
        at.do(f"club restore {bad}")
        assert at.wrong.startswith("This file cannot be read")
        assert at.club == before


def test_a_file_that_is_too_long_is_not_cut_but_refused() -> None:
    at = played()
    assert 'data-file="club restore" data-most="16000000"' in at.html["club-room"]
    at.do("club too_long 16000000")
    assert at.wrong == "This file is too large: at most 16 MB are read."


def test_the_first_page_does_not_say_that_all_stays_where_nothing_does() -> None:
    at, lost = Organiser(), [False]
    at.app = at.app._replace(device=at.app.device._replace(lost=lambda: lost[0]))
    at.do("club open")
    assert "Everything stays on this device." in at.text
    lost[0] = True
    assert "Everything stays" not in at.text
    assert "This device stores nothing for this page" in at.text


def test_a_device_that_is_full_is_said_and_takes_nothing_from_the_page() -> None:
    at = played()
    at.tab.opens = at.tab.room = False
    at.result("1.2", 41200, 30000, 18800, 30000)
    unkept = "This device stores nothing for this page: save a backup before you leave."
    assert (at.wrong, at.text.count("41,200"), len(at.club.results)) == (unkept, 2, 2)
    at.do("club open", "club backup")
    other = Organiser()
    other.do(f"club restore {at.files[0][1]}")
    assert other.club == at.club
    assert len(Organiser(at.disk).club.results) == 1
    at.tab.opens = True
    at.go("players")
    at.do(f"club there {at.id('Ida')}")
    assert (at.wrong, Organiser(at.disk).club) == ("", at.club)
