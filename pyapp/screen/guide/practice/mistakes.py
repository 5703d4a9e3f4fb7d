"""What slip an answer comes from, in a sentence; and what atoms of practice are called."""

from ....learn.slips import SLIPS
from ....learn.working import Question, Work, limit_name
from ....riichi.fu import total
from ....riichi.tiles import dora_after
from ....words.words import Words
from ..fu import fu_name

# What a sentence takes beside the answer; the others take the answer alone.
WITH_TILE = ("ron_triplet_concealed", "guest_wind_pair", "double_wind_pair")
WITH_TILES = ("called_set_concealed", "outer_set_simple")
WITH_WAIT = ("wait_missed", "wait_invented")
WITH_YAKU = ("closed_value", "closed_yaku")


def mistake(say: Words, id: str, question: Question, work: Work, given: str) -> str:
    """The sentence for a slip that gives this answer, with what it was made on."""
    key = "slip_" + id
    if id in WITH_TILE:
        return say(key, given=given, tile=_tile(say, id, work))
    if id in WITH_TILES:
        return say(key, given=given, tiles=say.listed(_recounted(say, id, work)))
    if id in WITH_WAIT and work.reading is not None:
        return say(key, given=given, wait=say(work.reading.wait))
    if id in WITH_YAKU:
        return say(key, given=given, yaku=say.listed(_closed(say, id, work)))
    if id == "indicator_is_dora":
        return say(key, given=given, **_indicator(say, question, work))
    if id == "limit_missed":
        return say(key, given=given, limit=say(limit_name(work.value)))
    if id in ("honba_forgotten", "honba_whole"):
        return say(key, given=given, honba=say("n_honba", n=work.honba))
    if id == "sticks_forgotten":
        return say(key, given=given, sticks=say("riichi_sticks", n=work.sticks))
    if id == "fu_not_rounded_up":
        fu = total(work.items)
        return say(key, given=given, n=fu, fu=say("n_fu", n=work.value.fu))
    if id == "kiriage":
        lifted = work.rules.limit_kiriage_mangan
        return say("slip_kiriage" if lifted else "slip_kiriage_not", given=given)
    if id == "dealer_swapped":
        return say(key if work.dealer else "slip_dealer_swapped_not", given=given)
    return say(key, given=given)


def _tile(say: Words, id: str, work: Work) -> str:
    """The triplet that ron finished, or the pair of winds."""
    if work.reading is None:
        return ""
    if id == "ron_triplet_concealed":
        return say.tile(work.reading.groups[work.reading.finished].kind)
    return say.tile(work.reading.pair.kind)


def _made(id: str, work: Work) -> Work:
    """The steps with the slip."""
    return dict(SLIPS)[id](work) or work


def _recounted(say: Words, id: str, work: Work) -> list[str]:
    """The tiles of the triplets and kans whose fu the slip changes."""
    found: list[str] = []
    for item, other in zip(work.items, _made(id, work).items):
        if item.group is not None and item.fu != other.fu:
            found.append(say.tile(item.group.kind))
    return found


def _closed(say: Words, id: str, work: Work) -> list[str]:
    """The yaku that an open hand has not, or has for less."""
    had = [(hit.id, hit.han) for hit in work.yaku]
    return [say(hit.id) for hit in _made(id, work).yaku if (hit.id, hit.han) not in had]


def _indicator(say: Words, question: Question, work: Work) -> dict[str, str]:
    """The first indicator that was taken for the dora, and what it names."""
    situation = question.entry.situation
    shown = situation.indicators + situation.ura
    tile = question.ask[0] if question.ask else shown[0]
    dora = dora_after(tile, work.rules.players)
    return {"tile": say.tile(tile), "named": say.tile(dora)}


# Atoms


def atom_name(say: Words, atom: str) -> str:
    """What an atom is called in a list."""
    group, _blank, id = atom.partition(" ")
    if group == "fu":
        return fu_name(say, id)
    if group == "row":
        return say("atom_row", fu=say("n_fu", n=int(id)))
    if group == "slip":
        return say.title("atom_" + id)
    if group == "dora":
        return say("atom_indicator")
    return say.title(id)
