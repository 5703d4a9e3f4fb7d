"""Which groups of a reading make a yaku, so that the sheet can show their tiles."""

from typing import Callable, TypeAlias

from .hand import Situation
from .readings import Reading
from .shapes import KANTSU, KOUTSU, SHUNTSU, Group
from .tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS

Places: TypeAlias = "tuple[int, ...]"

_YAKUHAI = {"haku": WHITE, "hatsu": GREEN, "chun": RED}
_OF_DRAGONS = ("shousangen", "daisangen")
_OF_WINDS = ("shousuushii", "daisuushii")
_CONCEALED = ("sanankou", "suuankou", "suuankou_tanki")
_KANS = ("sankantsu", "suukantsu")


def makers(id: str, reading: Reading, situation: Situation) -> Places:
    """The places of the groups that make a yaku; () when the whole hand or the win does."""
    groups = reading.groups
    if id in _YAKUHAI:
        return _where(groups, lambda each: each.kind == _YAKUHAI[id])
    if id == "seat_wind":
        return _where(groups, lambda each: each.kind == EAST + situation.seat)
    if id == "round_wind":
        return _where(groups, lambda each: each.kind == EAST + situation.round)
    if id in _OF_DRAGONS:
        return _where(groups, lambda each: each.kind in DRAGONS)
    if id in _OF_WINDS:
        return _where(groups, lambda each: each.kind in WINDS)
    if id in _CONCEALED:
        return _where(groups, lambda each: _triplet(each) and not each.melded)
    if id in _KANS:
        return _where(groups, lambda each: each.shape == KANTSU)
    if id == "toitoi":
        return _where(groups, _triplet)
    if id == "iipeikou" or id == "ryanpeikou":
        return _twins(groups)
    if id == "sanshoku_doujun":
        return _three(groups, SHUNTSU, 9)
    if id == "sanshoku_doukou":
        return _three(groups, KOUTSU, 9)
    if id == "ittsuu":
        return _three(groups, SHUNTSU, 3)
    return ()


def _triplet(group: Group) -> bool:
    return group.shape == KOUTSU or group.shape == KANTSU


def _where(groups: tuple[Group, ...], test: Callable[[Group], bool]) -> Places:
    return tuple([place for place, each in enumerate(groups) if test(each)])


def _twins(groups: tuple[Group, ...]) -> Places:
    """The identical runs, two by two; a third alike is left out."""
    found: Places = ()
    for place, each in enumerate(groups):
        if each.shape == SHUNTSU and place not in found:
            for other in range(place + 1, len(groups)):
                if groups[other].run == each.run and other not in found:
                    found += (place, other)
                    break
    return found


def _three(groups: tuple[Group, ...], shape: str, step: int) -> Places:
    """Three groups of one shape whose lowest kinds stand `step` apart."""
    kinds = [
        each.kind
        if each.kind < EAST and (each.shape == shape or (shape == KOUTSU and _triplet(each)))
        else -1
        for each in groups
    ]
    for low in kinds:
        first = low >= 0 and (step == 9 or low % 9 == 0)
        if first and low + step in kinds and low + 2 * step in kinds:
            return tuple([kinds.index(low + step * n) for n in range(3)])
    return ()
