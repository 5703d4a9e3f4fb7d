"""Somebody who runs an evening, without a browser."""

import re

from pyapp.club.records import Club, Evening
from pyapp.screen.club.room import regions
from pyapp.screen.club.steps import begin, state_of
from tests.kept.device import Disk
from tests.screen.apps import KeepingPlayer, app_of, drawn

NAMES = "Ida\nJun\nMarek\nSofia\nTove\nUma\nVera\nWang\nXenia"


class Organiser(KeepingPlayer):
    """One whose club has begun; the texts of earlier visits are on the disk."""

    def __init__(self, disk: Disk | None = None) -> None:
        super().__init__(app_of("rules:wrc-2015"), disk or Disk())
        self.step(begin)
        self.disk.settle()
        self.do("club open")

    @property
    def club(self) -> Club:
        return state_of(self.app).club

    @property
    def evening(self) -> Evening:
        return self.club.evenings[-1]

    @property
    def heard(self) -> str:
        """What came of the last step."""
        return state_of(self.app).told

    @property
    def wrong(self) -> str:
        return state_of(self.app).wrong

    def type(self, name: str, text: str) -> None:
        self.do(f"club field {name} {text}")

    def id(self, name: str) -> str:
        return next(each.id for each in self.club.players if each.name == name)

    def begin_evening(
        self, name: str = "Tuesday", names: str = NAMES, date: str = "2026-11-24"
    ) -> None:
        self.do("club open new")
        self.type("name", name)
        self.type("date", date)
        self.do("club begin")
        self.type("names", names)
        self.do("club enter")

    def go(self, part: str) -> None:
        self.do(f"club open evening/{self.evening.id}/{part}".rstrip("/"))

    def result(self, at: str, *scores: int) -> None:
        self.do(f"club open result/{self.evening.id}/{at}")
        for seat, score in enumerate(scores):
            self.type(f"score{seat}", str(score))
        self.do("club save")

    @property
    def html(self) -> dict[str, str]:
        return drawn(regions, self.app)

    @property
    def text(self) -> str:
        """What is to be read, all together."""
        return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", " ".join(self.html.values())))

    def controls(self) -> list[str]:
        return re.findall(r'data-do="([^"]*)"', " ".join(self.html.values()))
