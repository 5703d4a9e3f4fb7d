"""How a player enters the events of a game, touch by touch: in a browser or without one."""

from pyapp.game.events import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Event,
    ExhaustiveDraw,
    Penalty,
    Riichi,
    Snapshot,
    Stop,
    Win,
)

LIMITS = (5, 6, 8, 11, 13)  # the han that stand for a limit


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("\u2212", "-").replace(",", "").replace("+", ""))


class GameTouches:
    """The touches for each kind of event; who drives the page says how one is made."""

    def tap(self, *whats: str) -> None:
        """Touch controls of the game, each of which has to be there."""
        raise NotImplementedError

    def offers(self, what: str) -> bool:
        """Whether a control that does this, or something that begins so, is to be seen."""
        raise NotImplementedError

    def is_pressed(self, what: str) -> bool:
        """Whether such a button is held down."""
        raise NotImplementedError

    def write(self, **fields: str) -> None:
        """Type into fields of the sheet."""
        raise NotImplementedError

    def choose(self, what: str) -> None:
        """Choose in a list."""
        raise NotImplementedError

    def leave_sheet(self) -> None:
        """Close the sheet if one is open."""
        raise NotImplementedError

    def enter(self, event: Event) -> str:
        """Do everything but the last touch, the one that records; gives what that one is."""
        if isinstance(event, Riichi):
            return f"riichi {event.seat}"
        if isinstance(event, AbortiveDraw | Stop):
            self.tap("sheet more")
            return f"abortive {event.kind}" if isinstance(event, AbortiveDraw) else "stop"
        if isinstance(event, Win):
            self.win(event)
        elif isinstance(event, ExhaustiveDraw):
            self.draw(event)
        elif isinstance(event, Chombo):
            self.tap("sheet more", "sheet chombo", f"pick {event.seat}")
        elif isinstance(event, Penalty):
            self.leave_sheet()  # the result
            self.tap("sheet more", "penalty", f"offender {event.seat}")
            self.write(points=str(event.points), reason=event.reason)
        else:
            assert isinstance(event, Adjustment)
            self.tap("sheet more", "adjust")
            deltas = enumerate(event.deltas)
            self.write(**{f"points{seat}": str(each) for seat, each in deltas if each})
            self.write(sticks=str(event.sticks or ""), reason=event.reason)
        return "record"

    def under_way(self, at: Snapshot) -> None:
        """On the sheet of a new game, say where the game stands."""
        self.tap("underway")
        self.choose(f"deal {at.hand}")
        self.write(honba=str(at.honba), sticks=str(at.sticks))
        self.write(**{f"score{seat}": str(score) for seat, score in enumerate(at.scores)})
        self.tap(*[f"won {seat}" for seat in at.won if self.offers(f"won {seat}")])

    def win(self, event: Win) -> None:
        """Say who has won what from whom."""
        self.tap("win", *[f"winner {won.seat}" for won in event.wins])
        if not self.offers("from "):
            return  # so many void the hand
        self.tap("from tsumo" if event.discarder is None else f"from {event.discarder}")
        for won in event.wins:
            if not self.offers(f"han {won.seat} "):
                continue  # by head bump another is paid
            if won.yakuman:
                self.tap(f"han {won.seat} y{won.yakuman}")
            else:
                # From five han on the buttons are limits: the one this hand reaches.
                low = [won.han] if won.han < 5 else [han for han in LIMITS if han <= won.han]
                self.tap(f"han {won.seat} {low[-1]}")
                if won.han < 5:
                    self.tap(f"fu {won.seat} {won.fu}")
            self.tap(*[f"liable {won.seat} {yakuman} {seat}" for yakuman, seat in won.liable])
        if event.kan_feeder is not None:
            self.tap(f"fed {event.kan_feeder}")

    def draw(self, event: ExhaustiveDraw) -> None:
        """Say who was tenpai, and what else there was."""
        self.tap("draw")
        for seat in range(4):
            what = f"tenpai {seat}"
            if self.offers(what) and self.is_pressed(what) != (seat in event.tenpai):
                self.tap(what)
        if event.nagashi or event.karaten:
            self.tap("rare")
        self.tap(*[f"nagashi {seat}" for seat in event.nagashi])
        self.tap(*[f"karaten {seat}" for seat in event.karaten])
