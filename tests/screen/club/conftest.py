"""The rulebooks of the random games are there while these tests run."""

from tests.game.conftest import rulebooks_for_three

__all__ = ["rulebooks_for_three"]
