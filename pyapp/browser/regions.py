"""Regions in the document: each made when what it is made from changes, or made before.

Of many within one that is written anew, a phone shows the first: the others come soon after.
"""

from typing import Callable

from pyscript import window

from ..screen.region import Region
from .document import Written

FEW = 4  # regions that are written one by one within another
KEPT = 4  # of one element, made before
SEEN = 12  # regions of a frame, at least what a phone shows of it
PHONE = "(max-width: 699px)"
SOON = 30  # milliseconds, in which those are painted


class Regions:
    """What the document holds of the regions, and what was made of them besides."""

    def __init__(self, written: Written, again: Callable[[], None]) -> None:
        """again: has all painted once more."""
        self.written, self.again = written, again
        self.painted: dict[str, Region] = {}
        self.made: dict[str, list[tuple[Region, str]]] = {}  # not painted, by id

    def paint(self, regions: tuple[Region, ...]) -> None:
        """Make those regions anew that are made from something else now; those within one that is
        written anew are written with it, in one piece.
        """
        regions = self.seen(regions)
        new = [each for each in regions if self.painted.get(each.id) != each]
        frames = [each.frame for each in new if each.id in self.painted]
        for region in regions:
            region_id = region.id
            many = frames.count(region_id) > FEW and region not in new  # else they come with it
            if many or self.painted.get(region_id) != region:
                text = self.text_of(region)
                self.put_by(region_id)
                self.painted[region_id] = region
                if self.written.changed(region_id, text) or many:
                    self.written.write(region_id, self.filled(region_id, text, regions))
        self.written.typed = []

    def seen(self, regions: tuple[Region, ...]) -> tuple[Region, ...]:
        """Leave out of many that are to come into a frame those that a phone does not show yet."""
        seen: list[Region] = []
        later: list[str] = []
        fresh: dict[str, int] = {}  # how many of a frame come
        for each in regions:
            if each.id not in self.painted:
                fresh[each.frame] = fresh.get(each.frame, 0) + 1
                if fresh[each.frame] > SEEN or each.frame in later:
                    later.append(each.id)
                    continue
            seen.append(each)
        if not later or not window.matchMedia(PHONE).matches:
            return regions
        window.setTimeout(lambda *_: self.again(), SOON)
        return tuple(seen)

    def filled(self, region_id: str, text: str, regions: tuple[Region, ...]) -> str:
        """The html of a region with that of those within it."""
        for region in regions:
            place = text.find(' id="%s"' % region.id) if region.frame == region_id else -1
            if place >= 0:
                inner = self.written.shown[region.id] = self.text_of(region)
                self.painted[region.id] = region
                inner = self.filled(region.id, inner, regions)
                end = text.find(">", place) + 1
                text = text[:end] + inner + text[text.find("</", end) :]
        for each in list(self.painted.values()):
            if each.frame == region_id and each not in regions:
                self.put_by(each.id)
                self.forget(each.id)
        return text

    def put_by(self, region_id: str) -> None:
        """Keep what a region holds: it may be asked for again."""
        if region_id in self.painted:
            self.keep(self.painted[region_id], self.written.shown[region_id])

    def keep(self, region: Region, text: str) -> None:
        """Keep what was made of a region."""
        made = self.made.setdefault(region.id, [])
        made.insert(0, (region, text))
        del made[KEPT:]

    def is_made(self, region: Region) -> bool:
        """Whether it is painted so, or was made."""
        made = self.made.get(region.id, ())
        return self.painted.get(region.id) == region or region in [each for each, _text in made]

    def text_of(self, region: Region) -> str:
        """What a region is to hold."""
        if self.painted.get(region.id) == region:
            return self.written.shown[region.id]
        for each, text in self.made.get(region.id, ()):
            if each == region:
                return text
        return region.make(*region.made_from).text

    def forget(self, region_id: str) -> None:
        """Have a region written whatever was written before: it is gone, or empty again."""
        self.written.shown.pop(region_id, None)
        self.painted.pop(region_id, None)
