"""Regions in the document: each made when what it is made from changes, or made before.

Of many within one that is written anew, a phone shows the first: the others come soon after, and
so does what stands further down.
"""

from typing import Callable

from pyscript import window

from ..screen.effects import SOON
from ..screen.region import Later, Region
from .document import Written, find

FEW = 8  # regions that are written one by one within another
KEPT = 4  # of one element, made before
SEEN = 12  # regions of a frame, at least what a phone shows of it
TOP = 60  # pixels that a page may be scrolled by and still show what it begins with
PHONE = "(max-width: 699px)"


class Regions:
    """What the document holds of the regions, and what was made of them besides."""

    def __init__(self, written: Written, again: Callable[[], None]) -> None:
        """Take what writes, and `again`, which paints the App once more."""
        self.written, self.again = written, again
        self.painted: dict[str, Region] = {}
        self.within: dict[str, list[str]] = {}  # ids of those painted, by their frame
        self.made: dict[str, list[tuple[Region, str]]] = {}  # not painted, by id

    def paint(self, regions: tuple[Region, ...], fresh: bool = False) -> None:
        """Make those regions anew that are made from something else now; those within one that is
        written anew, or of which many differ, are written with it, in one piece. fresh: whether
        they come into sight with this.
        """
        regions = self.seen(regions, fresh)
        texts = {each.id: self.text_of(each) for each in regions if not self.is_painted(each)}
        inner: dict[str, list[Region]] = {}
        differ: dict[str, int] = {}  # how many differ of those in a frame
        for each in regions:
            inner.setdefault(each.frame, []).append(each)
            if each.id in self.painted and each.id in texts:
                changed = self.written.shown.get(each.id) != texts[each.id]
                differ[each.frame] = differ.get(each.frame, 0) + changed
        for region in regions:
            region_id = region.id
            fresh = not self.is_painted(region)
            many = differ.get(region_id, 0) > FEW and not fresh
            if many or fresh:
                text = texts[region_id] if fresh else self.written.shown[region_id]
                self.note(region)
                if self.written.changed(region_id, text) or many:
                    self.written.write(region_id, self.filled(region_id, text, inner, texts))
        self.written.settle()

    def is_painted(self, region: Region) -> bool:
        """Whether the document shows the region as it would be made now."""
        return self.painted.get(region.id) == region

    def note(self, region: Region) -> None:
        """Have it as what is painted, and keep what was before it."""
        if not self.is_painted(region):
            self.put_by(region.id)
            self.painted[region.id] = region
        within = self.within.setdefault(region.frame, [])
        if region.id not in within:
            within.append(region.id)

    def seen(self, regions: tuple[Region, ...], fresh: bool) -> tuple[Region, ...]:
        """Leave out what a phone does not show yet, and have it follow."""
        later, to_make, long = self.put_off(regions, fresh)
        if not later or not window.matchMedia(PHONE).matches:
            return regions
        if long and window.scrollY > TOP:  # asked for only then: it has all laid out
            return regions
        for each in to_make if fresh else ():
            self.clear(each.id)
        window.setTimeout(lambda *_: self.follow(to_make), SOON)
        return tuple([each for each in regions if each.id not in later])

    def put_off(
        self, regions: tuple[Region, ...], fresh: bool
    ) -> tuple[list[str], list[Region], bool]:
        """Of many that come into a frame, or at the top of a page are written with it, give the ids
        of those behind the first, and of what says so itself as long as it is not made, or comes
        into sight; then what says so, and whether any of the others was there before.
        """
        ready = self.is_painted if fresh else self.is_made
        later: list[str] = []
        to_make: list[Region] = []
        count: dict[str, int] = {}  # how many of a frame are written with it or come
        anew: list[str] = []  # what is written anew
        long = False
        for each in regions:
            there, framed = each.id in self.painted, each.frame in later
            if isinstance(each, Later) and not ready(each):
                to_make.append(each)
                later.append(each.id)
            elif framed or not there or (each.frame in anew and not fresh):
                count[each.frame] = count.get(each.frame, 0) + 1
                if framed or count[each.frame] > SEEN:
                    later.append(each.id)
                    long = long or there
            if not self.is_painted(each):
                anew.append(each.id)
        return later, to_make, long

    def follow(self, to_make: list[Region]) -> None:
        """What is seen is painted: make the rest, and have it painted if it is still wanted."""
        for each in to_make:
            self.make(each)
        self.again()

    def filled(
        self, region_id: str, text: str, inner: dict[str, list[Region]], texts: dict[str, str]
    ) -> str:
        """The html of a region with that of those within it; what it held besides is forgotten."""
        wanted = inner.get(region_id, [])
        before, self.within[region_id] = self.within.get(region_id, []), []
        kept = [each.id for each in wanted]
        for each in before:
            if each not in kept:
                self.drop(each)
        places = []
        for region in wanted:
            place = text.find(' id="%s"' % region.id)
            if place >= 0:
                own = texts[region.id] if region.id in texts else self.written.shown[region.id]
                self.note(region)
                self.written.shown[region.id] = own
                own = self.filled(region.id, own, inner, texts)
                places.append((text.find(">", place) + 1, own))
        made, done = "", 0
        for place, own in sorted(places):
            made += text[done:place] + own
            done = text.find("</", place)
        return made + text[done:]

    def clear(self, region_id: str) -> None:
        """Empty a region that the document has from the last time."""
        if region_id in self.painted:
            self.drop(region_id)
            find("#" + region_id).innerHTML = ""

    def drop(self, region_id: str) -> None:
        """A region is gone with all that was within it: keep what they held."""
        self.put_by(region_id)
        self.forget(region_id)
        for each in self.within.pop(region_id, ()):
            self.drop(each)

    def put_by(self, region_id: str) -> None:
        """Keep what a region holds: it may be asked for again."""
        if region_id in self.painted:
            self.keep(self.painted[region_id], self.written.shown[region_id])

    def keep(self, region: Region, text: str) -> None:
        """Keep what was made of a region."""
        made = self.made.setdefault(region.id, [])
        made.insert(0, (region, text))
        del made[KEPT:]

    def make(self, region: Region) -> bool:
        """Make a region, if it is neither painted so nor made so already; gives whether it was."""
        if self.is_made(region):
            return False
        self.keep(region, self.text_of(region))
        return True

    def is_made(self, region: Region) -> bool:
        """Whether it is painted so, or was made."""
        made = self.made.get(region.id, ())
        return self.is_painted(region) or region in [each for each, _text in made]

    def text_of(self, region: Region) -> str:
        """What a region is to hold."""
        for each, text in self.made.get(region.id, ()):
            if each == region:
                return text
        return region.make(*region.made_from).text

    def forget(self, region_id: str) -> None:
        """Have a region written whatever was written before: it is gone, or empty again."""
        self.written.shown.pop(region_id, None)
        self.painted.pop(region_id, None)
