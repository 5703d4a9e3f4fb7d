"""The last hands of a text that is kept."""

from pyapp.screen.hand.last import Left, hand_lines, load_hand


def load_hands(text: str) -> list[Left]:
    """Those that can be read, the newest first."""
    found = [load_hand(line) for line in hand_lines(text)]
    return [each for each in found if each]
