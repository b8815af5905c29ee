"""For policies that weigh offers against one another by what lies ahead of them (``Batch.ahead``): how large the numbers are, and how strong a policy is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from . import Table

__all__ = ["Scale", "duel", "scales"]


@dataclass(frozen=True)
class Scale:
    """How large numbers are: taken from their mean and divided by their spread they are all about one."""

    mean: np.ndarray
    spread: np.ndarray

    @staticmethod
    def of(seen: np.ndarray) -> Scale:
        """The scale of these rows. What never changes in them is made as good as nothing."""
        spread = seen.std(axis=0)
        return Scale(seen.mean(axis=0), np.where(spread > 1e-4, np.maximum(spread, 0.02), 1e6).astype(np.float32))


def scales(table: Table, places: int, seed: int = 1) -> tuple[Scale, Scale]:
    """Of what lies ahead of an offer, and of an observation: as random games show them."""
    batch = table.batch(64, seed=seed, width=places, ahead=True)
    ahead, observations = [], []
    for _ in range(12):
        batch.wander(7)
        ahead.append(batch.ahead[np.arange(places) < batch.counts[:, None]])
        observations.append(batch.observations.copy())
    return Scale.of(np.concatenate(ahead)), Scale.of(np.concatenate(observations))


def duel(
    table: Table,
    take: Callable[[np.ndarray, np.ndarray], np.ndarray],
    bot: str,
    *,
    games: int = 100,
    seed: int = 1,
    places: int = 48,
) -> tuple[float, int]:
    """The part of the victory that a policy has among bots, and over how many games: equally many on every seat, each seat with the same seeds.

    ``take`` is given what lies ahead (lanes × places × numbers) and how many offers there are in each lane, and says which place it takes.
    """
    lanes = max(1, games // table.players)
    total = 0.0
    for seat in range(table.players):
        bots: list[str | None] = [bot] * table.players
        bots[seat] = None
        batch = table.batch(lanes, seed=seed, width=places, ahead=True, observe=False, bots=bots)
        # Every lane counts its first game alone: short ones would count more often otherwise.
        going = np.ones(lanes, dtype=bool)
        while going.any():
            batch.step(np.asarray(take(batch.ahead, np.minimum(batch.counts, places)), dtype=np.int64))
            ended = going & batch.done.astype(bool)
            total += float(batch.rewards[ended, seat].sum())
            going &= ~ended
    return total / (lanes * table.players), lanes * table.players
