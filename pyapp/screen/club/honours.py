"""Honours: who had the most of what on an evening."""

from typing import Callable

from ...club.honours import Award, honours
from ...club.records import Club, Series
from ...club.series import games_of
from ...words.words import Words
from ..html import Html, html, joined
from .belonging import titled
from .frame import folded
from .standing import decimals, percent

# How much an honour is, where that is not a plain number.
WRITTEN: "dict[str, Callable[[Words, float], str]]" = {
    "fewest_deal_ins": percent,
    "most_dora": decimals,
}


def honoured(say: Words, club: Club, kinds: tuple[Series, ...]) -> Html:
    """Draw the honours of each kind of games, folded."""
    names, parts = {each.id: each.name for each in club.players}, []
    for title, each in titled(say, kinds):
        rows = [_row(say, award, names) for award in honours(games_of(club, each))]
        head = " · ".join([say("club_honours")] + [title] * (title != ""))
        if rows:
            parts.append(folded(head, html('<ul class="rows">%s</ul>', joined(rows))))
    return joined(parts)


def _row(say: Words, award: Award, names: dict[str, str]) -> Html:
    who = say.listed([names.get(each) or say("club_somebody") for each in award.players])
    write = WRITTEN.get(award.id)
    worth = write(say, award.worth) if write else say.number(int(award.worth))
    line = "<li><span>%s<small>%s</small></span><b>%s</b></li>"
    return html(line, say("honour_" + award.id), who, worth)
