"""The hand of a question as a table shows it: tiles, indicators, winds and sticks, as html."""

from ....riichi.hand import Hand
from ....riichi.seats import THREE
from ....riichi.text import Entry
from ....riichi.tiles import NORTH, Tile
from ....words.lookup import capital
from ....words.words import Words
from ...hand.tiles import meld_html
from ...hand.tools import book_names
from ...html import BACK, NOTHING, Html, html, joined, tile_svg

INDICATORS = 5  # that lie on the wall, turned or not
STICK = '<svg class="stick" aria-hidden="true"><use href="#%s"/></svg>'
FLAGS = ("ippatsu", "rinshan", "last_tile", "robs_nuki")


def table_html(say: Words, entry: Entry, book: bool = True) -> Html:
    """All that lies on the table: the hand last, for the eye ends there; book: with the rules."""
    hand = hand_html(say, entry.hand, entry.by) if entry.hand.size else NOTHING
    made = '<div class="felt practice-table">%s%s%s</div>'
    return html(made, facts_html(say, entry, book), walls_html(say, entry), hand)


def facts_html(say: Words, entry: Entry, book: bool) -> Html:
    """How the hand was won, whose it is, and what is said of it beside the tiles."""
    situation = entry.situation
    wind = say.wind(situation.seat)
    seat = say("seat_dealer", wind=wind) if situation.dealer else wind
    facts: list[Html | str] = [
        html("<b>%s</b>", say.title(entry.by)),
        say("practice_seat", wind=seat),
    ]
    if entry.hand.size:  # a cell is the same in every round
        facts.append(say("practice_round", wind=say.wind(situation.round)))
    if situation.riichi:
        yaku_id = "riichi" if situation.riichi == 1 else "double_riichi"
        facts.append(_with_stick("riichi", say.title(yaku_id)))
    facts += [say("key_" + flag) for flag in FLAGS if getattr(situation, flag)]
    if situation.chankan:
        facts.append(say("key_chankan" if situation.chankan == 1 else "key_chankan_2"))
    if situation.honba:
        facts.append(_with_stick("honba", say("n_honba", n=situation.honba)))
    if situation.sticks:
        facts.append(_with_stick("riichi", say("riichi_sticks", n=situation.sticks)))
    if book:
        facts.append(book_names(entry, say)[0])
    parts = [html("<li>%s</li>", fact) for fact in facts]
    return html('<ul class="practice-facts">%s</ul>', joined(parts))


def _with_stick(stick: str, what: str) -> Html:
    return html("%s%s", html(STICK, stick), what)


def walls_html(say: Words, entry: Entry) -> Html:
    """The indicators among the tiles that are not turned, those beneath, norths set aside."""
    situation = entry.situation
    if not entry.hand.size:
        return NOTHING
    parts = [_wall(say, say("practice_dora"), situation.indicators)]
    if situation.ura:
        parts.append(_wall(say, say("practice_ura"), situation.ura))
    if situation.nuki and entry.rules.players == THREE:
        norths = joined([tile_svg(NORTH)] * situation.nuki)
        name = html('<span class="unseen">%d</span>', situation.nuki)
        made = '<span class="practice-wall"><small>%s</small>%s<span>%s</span></span>'
        parts.append(html(made, say.title("nuki"), name, norths))
    return html('<div class="practice-walls">%s</div>', joined(parts))


def _wall(say: Words, title: str, tiles: tuple[Tile, ...]) -> Html:
    shown = [tile_svg(tile, "", say.tile(tile)) for tile in tiles]
    shown += [tile_svg(BACK)] * (INDICATORS - len(tiles))
    made = '<span class="practice-wall"><small>%s</small><span>%s</span></span>'
    return html(made, title, joined(shown))


def hand_html(say: Words, hand: Hand, by: str) -> Html:
    """The tiles in hand, the winning tile apart, the calls with their called tile sideways."""
    parts = [tile_svg(tile, "", say.tile(tile)) for tile in hand.concealed]
    if hand.winning is not None:
        name = say("winning_tile", tile=say.tile(hand.winning))
        won = tile_svg(hand.winning, "won", name)
        parts.append(html('<span class="practice-won">%s<small>%s</small></span>', won, say(by)))
    for meld in hand.melds:
        named = say("practice_call", call=say(meld.call), tiles=say.tiles(meld.tiles))
        made = '<span class="meld" role="img" aria-label="%s">%s</span>'
        parts.append(html(made, capital(named), meld_html(meld)))
    return html('<div class="practice-hand">%s</div>', joined(parts))
