"""The words for what a hand is made of and worth, and for what is wrong with it."""

from ..riichi.fu import FuItem
from ..riichi.hand import ANKAN, Hand
from ..riichi.problem import Problem
from ..riichi.rulebooks import Rulebook
from ..riichi.shapes import KANTSU, KOUTSU, SIMPLE
from ..riichi.text import TextError
from ..riichi.tiles import EAST, KIND_OF, NAMES, RED_FIVES, SUITS, Tile
from .lookup import Lookup

WINDS = ("east", "south", "west", "north")


class Words(Lookup):
    """The words of a language in one of its terminologies; `title` gives them a capital."""

    def tile(self, tile: Tile) -> str:
        """Name a tile as it is spoken: "red five of circles"."""
        if tile not in self.tiles_named:
            self.tiles_named[tile] = self._tile(tile)
        return self.tiles_named[tile]

    def _tile(self, tile: Tile) -> str:
        kind = KIND_OF[tile]
        if kind >= EAST:
            return self("tile_" + NAMES[kind])
        word_id = "red_tile" if tile in RED_FIVES else "tile"
        number, suit = self("number_%d" % (kind % 9 + 1)), self("suit_" + SUITS[kind // 9])
        return self(word_id, n=number, suit=suit)

    def tiles(self, tiles: tuple[Tile, ...], kind: str = "and") -> str:
        """Name several tiles in a row."""
        return self.listed([self.tile(tile) for tile in tiles], kind)

    def player(self, seat: int) -> str:
        """Name who sits at a wind, as somebody who acts: "East" for 0."""
        return self("player_" + WINDS[seat])

    def rulebook(self, book: Rulebook) -> str:
        """Name a rulebook shortly, in the language where that has a name for it."""
        word_id = "book_" + book.key.replace("-", "_")
        return self(word_id) if self.knows(word_id) else book.short

    def wind(self, n: int) -> str:
        """Name east, south, west, north for 0..3."""
        return self(WINDS[n])

    def fu(self, item: FuItem, by_ron: bool = False) -> str:
        """Name what earns fu: "concealed triplet of terminals", "edge wait"; by_ron: whether ron
        has finished the set.
        """
        group = item.group
        if group is not None and (item.id == KOUTSU or item.id == KANTSU):
            how = "" if by_ron else "melded_" if group.melded else "concealed_"
            name = self(how + item.id)
            if group.traits & SIMPLE:
                word_id = "of_simples"
            else:
                word_id = "of_honours" if group.kind >= EAST else "of_terminals"
            name = self(word_id, set=name)
            return self("finished_by_ron", set=name) if by_ron else name
        return self("earns_" + item.id if self.knows("earns_" + item.id) else item.id)

    def limit(self, word_id: str) -> str:
        """Name a limit, "" for none."""
        return self(word_id) if word_id else ""

    def yakuman(self, n: int) -> str:
        """Name this many yakuman: "yakuman", "double yakuman", "3× yakuman"."""
        if n < 3:
            return self("yakuman" if n < 2 else "double_yakuman")
        return self("n_yakuman", n=n)

    def problem(self, problem: Problem, hand: Hand | None = None) -> str:
        """Say what is wrong, with the tile and the reason; with the hand it names the calls."""
        values: dict[str, str | int] = {"calls": self("pon")}
        if problem.detail:
            values["n"], last = problem.detail[0], problem.detail[-1]
            values["yaku"], values["other"] = self(str(values["n"])), self(str(last))
        if problem.tile is not None:
            values["tile"] = self.tile(problem.tile)
        if hand is not None:
            values["calls"] = self._calls(hand, problem.id == "riichi_open")
        return self(problem.id, **values)

    def _calls(self, hand: Hand, only_open: bool) -> str:
        calls: list[str] = []
        for meld in hand.melds:
            word = self(meld.call)
            if word not in calls and not (only_open and meld.call == ANKAN):
                calls.append(word)
        return self.listed(calls)

    def text_error(self, error: TextError) -> str:
        """Say what cannot be read."""
        word_id = error.id
        if word_id == "bad_tile" and error.token[-1] in "0123456789":
            word_id = "tile_unfinished"
        return self(word_id, token=error.token, character=error.character)
