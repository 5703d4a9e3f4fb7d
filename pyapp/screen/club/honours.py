"""Honours: who had the most of what on an evening."""

from typing import Callable

from ...club.honours import Award, honours
from ...club.records import Player, Result
from ...words.words import Words
from ..html import NOTHING, Html, html, joined
from .standing import decimals, percent

# How much an honour is, where that is not a plain number.
WRITTEN: "dict[str, Callable[[Words, float], str]]" = {
    "fewest_deal_ins": percent,
    "most_dora": decimals,
}


def honoured(say: Words, results: tuple[Result, ...], players: tuple[Player, ...]) -> Html:
    """Draw the honours of some games, folded."""
    names = {each.id: each.name for each in players}
    rows = [_row(say, each, names) for each in honours(results)]
    if not rows:
        return NOTHING
    inner = html('<summary>%s</summary><ul class="rows">%s</ul>', say("club_honours"), joined(rows))
    return html('<details class="fold-in">%s</details>', inner)


def _row(say: Words, award: Award, names: dict[str, str]) -> Html:
    who = say.listed([names.get(each) or say("club_somebody") for each in award.players])
    write = WRITTEN.get(award.id)
    worth = write(say, award.worth) if write else say.number(int(award.worth))
    line = "<li><span>%s<small>%s</small></span><b>%s</b></li>"
    return html(line, say("honour_" + award.id), who, worth)
