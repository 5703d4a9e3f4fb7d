"""A club of many evenings: the last ones are shown and changed while the others are read."""

from itertools import count

from pyapp.club.kept import ROSTER, changes, load
from pyapp.club.records import EMPTY, SERIES, Club
from pyapp.screen.app import Effect, Step
from pyapp.screen.club.room import regions
from pyapp.screen.club.steps import begin, state_of
from pyapp.screen.effects import After, FindAll
from tests.club import clubs
from tests.kept.device import Disk
from tests.screen.apps import drawn
from tests.screen.club.evenings import NAMES, Organiser


def many(evenings: int) -> Club:
    """A club of many evenings without results."""
    blank = clubs.EVENING._replace(present=())
    days = [f"2026-{n // 28 + 1:02}-{n % 28 + 1:02}" for n in range(evenings)]
    return clubs.CLUB._replace(
        evenings=tuple(blank._replace(id=f"e{day}", date=day) for day in days)
    )


def disk_of(club: Club) -> Disk:
    disk = Disk()
    disk.inside.update(dict(changes(EMPTY, club)))
    return disk


def test_an_evening_goes_on_where_the_device_kept_an_older_roster() -> None:
    at = Organiser()
    at.begin_evening()
    older = at.disk.inside[ROSTER]
    at.type("names", "Zoe")
    at.do("club enter")
    at.go("tables")
    at.do("club draw")
    at.disk.inside[ROSTER] = older
    again = Organiser(at.disk)
    again.go("players")
    again.type("names", "Yves")
    again.do("club enter")
    assert (again.wrong, again.heard) == ("", "1 player added.")
    assert again.evening.present == (*at.evening.present[:9], again.id("Yves"))


def test_the_first_page_shows_the_last_evenings_and_all_when_asked() -> None:
    at = Organiser(disk_of(many(30)))
    at.do("club open")
    shown = [each for each in at.controls() if each.startswith("club open evening/")]
    assert shown == [f"club open evening/{each.id}" for each in at.club.evenings[:-13:-1]]
    at.do("club pick whole true")
    assert len([each for each in at.controls() if each.startswith("club open evening/")]) == 30


def test_the_last_evenings_show_while_the_others_are_read() -> None:
    at = Organiser()
    club = many(40)._replace(series=(SERIES._replace(id="s1"),))
    clock = count(0, 20)
    device = at.app.device._replace(clock=lambda: float(next(clock)))
    app, effects = begin(at.app._replace(device=device))
    (find,) = [each for each in effects if isinstance(each, FindAll)]
    seen = set()
    app, effects = find.then(dict(changes(EMPTY, club)))(app)
    while not state_of(app).whole:
        held = state_of(app).club.evenings
        seen.add(len(held))
        assert held == club.evenings[40 - len(held) :], "the last ones come first"
        for page in ("series/s1", "player/" + club.players[0].id):
            assert "Loading" in drawn(regions, app._replace(shown=f"club/{page}"))["club-room"]
        (after,) = [each for each in effects if isinstance(each, After)]
        app, effects = after.then(app)
    assert min(seen - {0}) in range(13, 20)
    assert state_of(app).club == club


class Slow(Organiser):
    """One whose device takes long over old evenings: `work` has it read for a turn."""

    def __init__(self, club: Club) -> None:
        self.waits: list[Step] = []
        super().__init__(disk_of(club))

    def step(self, step: Step) -> None:
        if self.app.device.clock() == 0:
            clock = count(0, 20)
            device = self.app.device._replace(clock=lambda: 1.0 + next(clock))
            self.app = self.app._replace(device=device)
        super().step(step)

    def _run(self, effect: Effect) -> None:
        if isinstance(effect, After):
            self.waits.append(effect.then)
        else:
            super()._run(effect)

    def work(self) -> bool:
        if self.waits:
            self.step(self.waits.pop(0))
            self.disk.settle()
        return self.waits != []

    def read_on(self) -> None:
        while self.work():
            pass


def test_evenings_are_changed_while_older_ones_are_read() -> None:
    club = many(40)
    at = Slow(club)
    while not state_of(at.app).known:
        at.work()
    assert at.heard == at.say("guide_coming")
    new = at.club.evenings[-1]
    at.do(f"club open evening/{new.id}/players", "club field names Noa", "club enter")
    at.do("club backup")
    assert (at.wrong, at.files) == (at.say("guide_coming"), [])
    at.do("club open", "club undo")
    at.do(f"club open evening/{new.id}/players", "club field names Moe", "club enter")
    at.read_on()
    assert at.club.evenings[:-1] == club.evenings[:-1]
    assert [each.name for each in at.club.players[len(club.players) :]] == ["Moe"]
    assert Organiser(at.disk).club == at.club, "all is kept"
    at.do("club undo", "club undo", "club undo")
    at.read_on()
    assert at.club == club == Organiser(at.disk).club, "what was read since is there"
    at.do("club open", "club backup")
    assert load(at.files[0][1]) == at.club


def test_what_another_tab_writes_before_a_change_is_kept_stays() -> None:
    at = Slow(many(3))
    at.read_on()
    other = Organiser(at.disk)
    id_ = other.evening.id
    at.do(f"club open evening/{id_}/players", "club field names Noa", "club enter")
    other.do(f"club open evening/{id_}/players", "club field names Moe", "club enter")
    at.read_on()
    for tab in (at, other, Organiser(at.disk)):
        names = [each.name for each in tab.club.players if each.id in tab.evening.present]
        assert sorted(names)[-2:] == ["Moe", "Noa"]


def test_two_tabs_that_draw_a_round_at_once_have_both() -> None:
    at = Slow(many(3))
    at.read_on()
    other = Organiser(at.disk)
    for tab in (at, other):
        tab.do(f"club open evening/{at.evening.id}/players", f"club field names {NAMES}")
    at.do("club enter")
    at.read_on()
    other.do("club open")
    for tab in (at, other):
        tab.go("tables")
    at.do("club draw")
    other.do("club draw")
    at.read_on()
    for tab in (at, other, Organiser(at.disk)):
        assert len({*tab.evening.plan}) == len(tab.evening.plan) == 2


def test_of_two_tabs_that_change_the_same_one_is_told() -> None:
    at = Slow(many(3))
    at.read_on()
    at.do(f"club open evening/{at.evening.id}/players", f"club field names {NAMES}", "club enter")
    at.read_on()
    at.go("tables")
    at.do("club draw")
    at.read_on()
    at.result("1.1", 30000, 30000, 30000, 30000)
    at.read_on()
    other = Organiser(at.disk)
    id_ = at.club.results[0].id
    at.result(id_, 31000, 29000, 30000, 30000)
    other.result(id_, 32000, 28000, 30000, 30000)
    at.read_on()
    assert at.club.results == other.club.results == Organiser(at.disk).club.results
    assert (at.wrong, other.wrong) == (at.say("club_elsewhere"), "")
