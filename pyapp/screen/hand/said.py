"""Keys for the local yaku that somebody has to say, as many of them as the house plays."""

from ...riichi.hand import FULL
from ...riichi.local import SAID, locals_of
from ...riichi.text import Entry
from ...words.words import Words
from ..action import HAND, asking
from ..html import NOTHING, Html, html, joined, truth
from .entering import Step, drop_invalid_flags, new_problem
from .state import State

KEY = '<button type="button" data-do="%s" aria-pressed="%s" aria-disabled="%s">%s</button>'


def turned(state: State, yaku_id: str) -> Step:
    """Say a local yaku, or take it back."""
    changed = _turned(state.entry, yaku_id)
    wrong = new_problem(state.entry, state.entry.hand, changed.situation)
    if wrong:
        return Step(state, (wrong,))
    return drop_invalid_flags(state._replace(entry=changed, offer=()))


def _turned(entry: Entry, yaku_id: str) -> Entry:
    said = entry.situation.said
    if yaku_id in said:
        said = tuple([each for each in said if each != yaku_id])
    elif yaku_id in [each.id for each in SAID]:
        said = tuple(sorted(said + (yaku_id,)))
    return entry._replace(situation=entry.situation._replace(said=said))


def said_html(entry: Entry, say: Words) -> Html:
    """Draw the keys of a full hand; nothing where the house plays none of these."""
    if entry.hand.size < FULL:
        return NOTHING
    known = [each.id for each in SAID]
    played = [each.row.id for each in locals_of(entry.rules.house_yaku) if each.row.id in known]
    keys: list[Html] = []
    for yaku_id in played:
        pressed = yaku_id in entry.situation.said
        after = _turned(entry, yaku_id).situation
        refused = not pressed and new_problem(entry, entry.hand, after) is not None
        do = asking(HAND, "said", yaku_id)
        keys.append(html(KEY, do, truth(pressed), truth(refused), say.title(yaku_id)))
    return joined(keys)
