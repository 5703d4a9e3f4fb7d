"""What is found of one case."""

from typing import NamedTuple


class Found(NamedTuple):
    """The answer got and the one that the line wants, as the case files write them: equal where
    the case holds. `rulebook` is the key where a line names several, `hand` the notation that
    opens the hand, both "" where there is none.
    """

    got: str
    wanted: str
    rulebook: str
    hand: str

    @property
    def holds(self) -> bool:
        """Whether the answer is the one that the case wants."""
        return self.got == self.wanted


def finding(got: str, wanted: str, rulebook: str = "", hand: str = "") -> Found:
    """Compare an answer with the one that is wanted."""
    return Found(got, wanted, rulebook, hand)
