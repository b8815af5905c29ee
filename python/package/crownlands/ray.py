"""Self-play, arena and balance on Ray, on one machine or on many.

>>> import crownlands, crownlands.ray as spread
>>> table = crownlands.game("two-heirs").open(2)
>>> result = spread.arena(table, ["greedy", "random"], games=200, seed=1, workers=2)  # doctest: +SKIP

Work is cut into pieces that depend on nothing but the seed, so the result is the same whatever the number of workers, and whatever happens to them:
a worker that is lost, or whose result is, is replaced and its piece is played again. ``workers=0`` plays in this process, without Ray; otherwise a
cluster that is there is joined, and one is started on this machine where there is none. Every worker takes one processor of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from . import Outcome, Table

__all__ = ["ArenaResult", "Balance", "Samples", "arena", "balance", "selfplay", "spread"]

PIECE = 8
"""As many games are played in one piece of work."""
LOST = 20
"""So many workers may be lost before it is given up."""


def seed_of(seed: int, number: int) -> int:
    """The seed of game ``number``: far from those of its neighbours and of other runs."""
    return int(np.random.SeedSequence([seed, number]).generate_state(1, np.uint64)[0] >> 1)


def seated(bots: Sequence[str], number: int, players: int) -> list[str]:
    """Who sits where in game ``number``: the line-up moves on by one seat from game to game."""
    return [bots[(seat + number) % len(bots)] for seat in range(players)]


def spread(
    work: Callable[[Any, range], Any],
    shared: Any,
    games: int,
    workers: int,
    progress: Callable[[int, list[Any]], None] | None = None,
) -> list[Any]:
    """Calls ``work(shared, numbers)`` for pieces of ``range(games)`` and returns what they return, in order.

    ``progress`` is told how many pieces are done, and which workers there are.
    """
    pieces = [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    if workers == 0:
        return [work(shared, piece) for piece in pieces]

    import ray

    if not ray.is_initialized():
        _join(workers)

    @ray.remote(max_restarts=0, num_cpus=1)
    class Worker:
        def work(self, shared: Any, piece: range) -> Any:
            return work(shared, piece)

    gone = (ray.exceptions.RayActorError, ray.exceptions.ObjectLostError, ray.exceptions.WorkerCrashedError)
    kept = ray.put(shared)
    waiting = list(reversed(range(len(pieces))))
    done: dict[int, Any] = {}
    crew = [Worker.remote() for _ in range(min(workers, len(pieces)))]
    busy: dict[Any, tuple[int, Any]] = {}
    lost = 0

    def give(worker: Any) -> None:
        """Another piece; a worker for whom there is none leaves its processor to those who still wait for one."""
        if waiting:
            number = waiting.pop()
            busy[worker.work.remote(kept, pieces[number])] = (number, worker)
        else:
            crew.remove(worker)
            ray.kill(worker)

    for worker in crew[:]:
        give(worker)
    while busy:
        (ready, *_), _ = ray.wait(list(busy))
        number, worker = busy.pop(ready)
        try:
            done[number] = ray.get(ready)
        except gone:
            lost += 1
            if lost > LOST:
                raise
            waiting.append(number)
            crew.remove(worker)
            ray.kill(worker)
            # What all of them were given may have been lost with the rest.
            kept, worker = ray.put(shared), Worker.remote()
            crew.append(worker)
        give(worker)
        if progress:
            progress(len(done), crew)
    return [done[number] for number in range(len(pieces))]


def _join(workers: int) -> None:
    """Joins the cluster that is there (``RAY_ADDRESS``, or one on this machine), or starts one of this size here."""
    import ray

    try:
        ray.init(address="auto", log_to_driver=False, logging_level="warning")
    except ConnectionError:
        ray.init(address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="warning")


@dataclass
class ArenaResult:
    """Who won how often."""

    bots: list[str]
    games: int
    wins: list[float] = field(default_factory=list)
    """By bot: victories, shared ones in part."""
    seats: list[int] = field(default_factory=list)
    """By bot: how many seats it had in all games together."""
    points: list[float] = field(default_factory=list)
    """By bot: points on average."""
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def win_rates(self) -> list[float]:
        """By bot: the victories for each game and seat."""
        return [wins / max(1, seats) for wins, seats in zip(self.wins, self.seats)]


def _play(shared: tuple[Table, list[str], int], numbers: range) -> list[Outcome]:
    table, bots, seed = shared
    return [
        table.play(seated(bots, number, table.players), seed_of(seed, number))[0].outcome for number in numbers
    ]


def arena(table: Table, bots: Sequence[str], games: int, seed: int = 1, workers: int = 2, **more: Any) -> ArenaResult:
    """Plays games between these bots, each in every seat in turn. With one bot named less often than there are seats the line-up goes round."""
    if not bots:
        raise ValueError("somebody must play")
    outcomes = [outcome for piece in spread(_play, (table, list(bots), seed), games, workers, **more) for outcome in piece]
    result = ArenaResult(list(bots), games, [0.0] * len(bots), [0] * len(bots), [0.0] * len(bots), outcomes)
    for number, outcome in enumerate(outcomes):
        for seat in range(table.players):
            bot = (seat + number) % len(bots)
            result.seats[bot] += 1
            result.wins[bot] += outcome.share(seat)
            result.points[bot] += outcome.scores[seat]
    result.points = [points / max(1, seats) for points, seats in zip(result.points, result.seats)]
    return result


@dataclass
class Samples:
    """What a learner may learn from."""

    observations: np.ndarray
    """By sample: what the seat to decide observed."""
    results: np.ndarray
    """By sample: the part of the victory that seat had in the end."""
    points: np.ndarray
    """By sample: the points that seat had in the end."""
    games: np.ndarray
    """By sample: the number of the game."""


def _sample(shared: tuple[Table, list[str], int, float], numbers: range) -> list[tuple[np.ndarray, float, int, int]]:
    table, bots, seed, keep = shared
    found = []
    for number in numbers:
        own = seed_of(seed, number)
        dice = np.random.default_rng(own)
        line = seated(bots, number, table.players)
        state, met = table.begin(own), []
        while not state.over:
            seat = state.seat
            if dice.random() < keep:
                met.append((seat, state.observe(seat, seed=len(state))))
            state.act(state.choose(line[seat], seat, seed=int(dice.integers(2**63))), seat)
        end = state.outcome
        found += [(seen, end.share(seat), end.scores[seat], number) for seat, seen in met]
    return found


def selfplay(
    table: Table, bots: Sequence[str], games: int, seed: int = 1, workers: int = 2, keep: float = 0.1, **more: Any
) -> Samples:
    """Plays games between bots and keeps some of the positions, each as the seat to decide observes it."""
    pieces = spread(_sample, (table, list(bots), seed, keep), games, workers, **more)
    found = [sample for piece in pieces for sample in piece]
    empty = np.zeros((0, table.observation_size), dtype=np.float32)
    return Samples(
        np.stack([sample[0] for sample in found]) if found else empty,
        np.array([sample[1] for sample in found], dtype=np.float32),
        np.array([sample[2] for sample in found], dtype=np.float32),
        np.array([sample[3] for sample in found], dtype=np.int64),
    )


@dataclass
class Balance:
    """How even a game is between equal players."""

    games: int
    by_seat: list[float]
    """By seat: how often it won."""
    points: list[float]
    """By seat: points on average."""
    margin: float
    """How far the best was ahead of the next, on average."""


def balance(table: Table, bot: str, games: int, seed: int = 1, workers: int = 2, **more: Any) -> Balance:
    """Lets equal bots play and says what their seats are worth."""
    outcomes = [outcome for piece in spread(_play, (table, [bot], seed), games, workers, **more) for outcome in piece]
    seats, count = range(table.players), max(1, len(outcomes))
    ranked = [sorted(outcome.scores, reverse=True) for outcome in outcomes]
    return Balance(
        len(outcomes),
        [sum(outcome.share(seat) for outcome in outcomes) / count for seat in seats],
        [sum(outcome.scores[seat] for outcome in outcomes) / count for seat in seats],
        sum(scores[0] - scores[1] for scores in ranked if len(scores) > 1) / count,
    )
