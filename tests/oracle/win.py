"""One reading of one win under one rulebook, with the plain questions the definitions ask."""

from dataclasses import dataclass
from typing import Any

from .partition import Group, Reading
from .tiles import HONOURS, WINDS, suit

Case = dict[str, Any]
Rules = dict[str, Any]


@dataclass(frozen=True)
class Win:
    """One reading with its case and rules; readings and groups never change."""

    reading: Reading
    case: Case
    rules: Rules

    @property
    def groups(self) -> list[Group]:
        return list(self.reading.groups)

    @property
    def tiles(self) -> list[str]:
        return [tile for group in self.groups for tile in group.tiles]

    @property
    def runs(self) -> list[Group]:
        return [group for group in self.groups if group.shape == "shuntsu"]

    @property
    def triples(self) -> list[Group]:
        return [group for group in self.groups if group.is_triple]

    @property
    def kans(self) -> list[Group]:
        return [group for group in self.groups if group.shape == "kantsu"]

    @property
    def pairs(self) -> list[Group]:
        return [group for group in self.groups if group.shape == "pair"]

    @property
    def standard(self) -> bool:
        return self.reading.form == "standard"

    @property
    def closed(self) -> bool:
        """Nothing taken from another player before the winning tile."""
        return not any(group.called for group in self.groups)

    @property
    def tsumo(self) -> bool:
        return bool(self.case["by"] == "tsumo")

    @property
    def seat_wind(self) -> str:
        return WINDS[self.case["seat"]]

    @property
    def round_wind(self) -> str:
        return WINDS[self.case["round"]]

    @property
    def dealer(self) -> bool:
        return bool(self.case["seat"] == 0)

    @property
    def riichi(self) -> int:
        """0 none, 1 riichi, 2 double riichi; only a closed hand can have declared."""
        return int(self.case["riichi"]) if self.closed else 0

    @property
    def rinshan(self) -> bool:
        return bool(self.case["rinshan"] and self.tsumo and (self.kans or self.case["nuki"]))

    @property
    def chankan(self) -> bool:
        return bool((self.case["chankan"] or self.case["robs_closed_kan"]) and not self.tsumo)

    @property
    def first_turn(self) -> bool:
        return bool(self.case["first_turn"] and not self.case["melds"] and not self.case["nuki"])

    def concealed(self, group: Group) -> bool:
        """A koutsu finished by ron is melded, unless the rulebook says otherwise."""
        if group.called:
            return False
        finished_by_ron = group.finished and not self.tsumo
        if finished_by_ron and group.shape == "koutsu":
            return bool(self.rules["fu_ron_completed_triplet"] == "closed")
        return True

    @property
    def concealed_triples(self) -> list[Group]:
        return [group for group in self.triples if self.concealed(group)]

    @property
    def is_renhou(self) -> bool:
        """A win on a discard before the first own draw, never the dealer's."""
        return self.first_turn and not self.tsumo and not self.chankan and not self.dealer

    @property
    def suits_used(self) -> set[str]:
        return {suit(tile) for tile in self.tiles} - {"z"}

    @property
    def has_honours(self) -> bool:
        return any(tile in HONOURS for tile in self.tiles)
