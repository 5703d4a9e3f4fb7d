"""The named house rules of the device: each is a text under its name, which all tabs share."""

from typing import TYPE_CHECKING, Callable

from ..kept.client import ELSEWHERE, NOT_KEPT, Client, News
from ..kept.shelf import Kind
from ..screen.rules.house import HouseRules, in_order, joined, next_name, read_house
from ..screen.rules.room import kept, not_kept
from ..screen.rules.state import Texts
from .shared import SHARED

if TYPE_CHECKING:
    from .loop import Loop

HEAD = "rules."
KIND = Kind(HEAD, joined, lambda name, _text: HEAD + next_name(name[len(HEAD) :]))


class KeptRules:
    """What is kept, as this tab has it."""

    def __init__(
        self,
        changed: Callable[[tuple[HouseRules, ...], Texts, bool], None],
        lost: Callable[[str, bool, str], None],
    ) -> None:
        """changed: told what is kept when that has changed; lost: told a name when another tab was
        faster (True) or the device keeps nothing (False), and the name mine stands under now."""
        self.changed = changed
        self.lost = lost
        self.known = False  # whether the device has been asked
        self.client = Client(SHARED, KIND, self.told)
        self.client.find_all(self.found)

    def found(self, texts: dict[str, str]) -> None:
        self.known = True
        self.read()

    def read(self) -> None:
        """Understand the texts anew."""
        texts = tuple([(name[len(HEAD) :], slot.text) for name, slot in self.client.slots.items()])
        found = [read_house(name, text) for name, text in texts if text]
        self.changed(in_order([each for each in found if each]), texts, self.known)

    def put(self, changes: tuple[tuple[str, str], ...]) -> None:
        """Put texts under names, "" for none any more."""
        for name, text in changes:
            self.client.put(HEAD + name, text)
        self.read()

    def told(self, news: News) -> None:
        """Take what came of it, or what another tab has written."""
        self.read()
        if news.what in (ELSEWHERE, NOT_KEPT):
            name, place = news.name[len(HEAD) :], news.beside[len(HEAD) :]
            self.lost(name, news.what == ELSEWHERE, place)


_kept: list[KeptRules] = []  # one, once it is needed


def house_rules(loop: "Loop") -> KeptRules:
    """The house rules of the device, which are read when they are first needed."""
    if not _kept:
        _kept.append(
            KeptRules(
                lambda rules, texts, known: loop.step(kept(rules, texts, known)),
                lambda name, elsewhere, place: loop.step(not_kept(name, elsewhere, place)),
            )
        )
    return _kept[0]
