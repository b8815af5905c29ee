"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: list[int]
    """The seats that won; several where the rules share the victory or teams play, none where somebody alone lost."""
    places: list[int]
    """The place of each seat, from 1; equals share a place."""
    scores: list[int]
    """The score of each seat."""

    def share(self, seat: int) -> float:
        """The part of the victory of a seat, from 0 to 1: what rewards are made of."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    @property
    def shares(self) -> list[float]:
        """The part of the victory of each seat."""
        return [self.share(seat) for seat in range(len(self.scores))]
