"""The fu, by what they are given for, in the order of counting, as html."""

from ...learn.examples import FU_IDS
from ...learn.fu_groups import GUEST, PAIRS, RON_TRIPLET, SETS, set_id
from ...learn.fu_lines import PAIR_PEI, PINFU_TSUMO, RINSHAN_TSUMO, WAIT_CHOICE, FuLine, fu_lines
from ...riichi.arrange import arrange
from ...riichi.hand import ANKAN
from ...riichi.readings import KANCHAN, PENCHAN, RYANMEN, SHANPON, TANKI
from ...riichi.score import Score
from ...riichi.shapes import KANTSU, PAIR
from ...riichi.text import Entry
from ...words.lookup import capital
from ...words.words import Words
from ..action import GUIDE
from ..answer.groups import Tiles, tiles_html
from ..answer.sheet import fu_section
from ..app import App, Outcome
from ..html import BACK, NOTHING, Html, html, joined, tile_svg
from ..region import Region
from ..script import in_one_line
from . import lists
from .entries import (
    Looking,
    columns_html,
    entry_html,
    example_html,
    group_html,
    look_at,
    paragraphs,
)
from .frame import ROOM
from .page import Page, no_attributes, stays
from .parts import guide_of, with_guide
from .source import source_fold

FU = "fu"  # the page
LIST = "fu-list"
FRAME = '<div id="fu-list"></div>'
WAITS = (KANCHAN, PENCHAN, TANKI, RYANMEN, SHANPON)
# The groups of the page and what stands in each.
WIN = ("winning", "menzen_ron", "tsumo")
BEWARE = (PINFU_TSUMO, "open_pinfu", "chiitoitsu", RON_TRIPLET, WAIT_CHOICE, RINSHAN_TSUMO)
GROUPS = (
    ("guide_fu_win", WIN),
    ("guide_fu_sets", SETS),
    ("guide_fu_pairs", PAIRS + (PAIR_PEI,)),
    ("guide_fu_waits", WAITS),
    ("guide_fu_beware", BEWARE),
)
FIRST_COLUMN = ("guide_fu_win", "guide_fu_sets")
# Of these the page of rules has the words.
OPTIONS = {
    PINFU_TSUMO: "fu_pinfu_tsumo",
    RON_TRIPLET: "fu_ron_completed_triplet",
    RINSHAN_TSUMO: "fu_rinshan_tsumo",
}
STEPS = ("base", "ron", "sets", "pair", "wait", "tsumo", "round")
HEAD = (
    '<span class="name"><b>%s</b></span> <span class="bit">%s</span>'
    ' <span class="number"><b>%s</b></span>'
)


def _opened(app: App, fu_id: str) -> Outcome:
    return lists.opened(app, FU, FU_IDS, fu_id, _fill)


def _fill(app: App) -> Outcome:
    entry, state = app.entry, guide_of(app).fu
    return Outcome(with_guide(app, fu=state._replace(rules=entry.rules, rows=fu_lines(entry))), ())


def _regions(app: App) -> tuple[Region, ...]:
    guide = guide_of(app)
    parts = (Region(ROOM, GUIDE, (), frame),)
    if not guide.fu.rows:
        return parts
    return parts + listed(app.say, guide.fu.look, guide.fu.rows, guide.sources)


def listed(
    say: Words, look: Looking, lines: "tuple[FuLine, ...]", source: str
) -> tuple[Region, ...]:
    """How fu are counted, and every item; source: see `source_fold`."""
    parts = [Region(LIST, ROOM, (say, lines), list_html)]
    for line in lines:
        told = source if look.open == line.id else ""
        made_from = (say, look_at(look, line.id), line, told)
        parts.append(Region("entry-" + line.id, LIST, made_from, line_html))
    return tuple(parts)


FU_PAGE = Page(
    _opened, lists.act, stays, _regions, no_attributes, lambda app: lists.address(app, FU)
)


def frame() -> Html:
    """The region of the list."""
    return Html(FRAME)


def list_html(say: Words, lines: "tuple[FuLine, ...]") -> Html:
    """How fu are counted, and the items, each to be filled by itself."""
    pairs = lines[0].entry.rules.fu_chiitoitsu
    told = [say("fu_step_" + step, seven_pairs=pairs) for step in STEPS]
    steps = [html("<li>%s</li>", in_one_line(each)) for each in told]
    how = '<section class="entries"><h2>%s</h2><ol class="card steps">%s</ol></section>'
    left = [html(how, say("guide_fu_how"), joined(steps))]
    right: list[Html] = []
    for title, ids in GROUPS:
        column = left if title in FIRST_COLUMN else right
        there = [line.id for fu_id in ids for line in lines if line.id == fu_id]
        column.append(group_html(say(title), there))
    return columns_html(left, right)


def line_html(say: Words, look: Looking, line: FuLine, source: str) -> Html:
    """An item, and all about it where it is open."""
    head = html(HEAD, fu_name(say, line.id), bit_html(say, line), say("n_fu", n=line.fu))
    inside = about_html(say, line, look, source) if look.open == line.id else NOTHING
    return entry_html(FU, line.id, look, head, inside)


def fu_name(say: Words, fu_id: str) -> str:
    """What fu are given for, in a few words."""
    if fu_id in SETS:
        shape, state, tiles = fu_id.split("_")
        return capital(say("fu_" + tiles, set=say(state + "_" + shape)))
    if fu_id == GUEST:
        return say("fu_pair_guest_wind")
    if fu_id == WAIT_CHOICE:
        return say("fu_wait_choice")
    if fu_id in OPTIONS:
        return say(OPTIONS[fu_id])
    return say.title("earns_" + fu_id if say.knows("earns_" + fu_id) else fu_id)


def bit_html(say: Words, line: FuLine) -> Html:
    """The tiles that earn the fu, where it is one set, pair or wait."""
    won = line.won
    tiles = arrange(line.entry.hand, won.reading)
    melds = len(won.reading.groups) - len(line.entry.hand.melds)
    for place, group in enumerate(won.reading.groups):
        wanted = False
        if line.id in SETS:
            wanted = set_id(group) == line.id
        elif line.id in PAIRS or line.id == PAIR_PEI:
            wanted = group.shape == PAIR
        elif line.id in WAITS or line.id == RON_TRIPLET:
            wanted = place == won.reading.finished
        if wanted:
            if group.shape == KANTSU and line.entry.hand.melds[place - melds].call == ANKAN:
                back = tile_svg(BACK)
                return joined((back, tiles_html(say, tiles[place][:2], False), back))
            return tiles_html(say, tiles[place], place == won.reading.finished)
    return NOTHING


def about_html(say: Words, line: FuLine, look: Looking, source: str) -> Html:
    """All about an item: what it is given for, the count of an example, and its source."""

    def counted(entry: Entry, won: Score, tiles: Tiles) -> Html:
        return fu_section(say, won, tiles)

    example = example_html(say, say("guide_example"), line.entry, counted)
    fold = source_fold(say, FU, "fu/" + line.id, look.source, source)
    return joined((paragraphs([say("fu_is_" + line.id)]), example, fold))
