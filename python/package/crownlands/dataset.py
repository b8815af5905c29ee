"""Records as data for learners: ``python -m crownlands.dataset games --out games.npz``.

Any folder of records will do: those of ``crownlands arena … --records games`` and ``crownlands simulate … --records games``, or games that people
played. Every decision with more than one answer becomes a sample: what the seat observed, which of its offers it took, and what part of the victory it had
in the end.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np

from . import CrownlandsError, Record

__all__ = ["Dataset", "decisions", "read"]


@dataclass
class Dataset:
    """What was decided, and what came of it; one row for each decision."""

    observations: np.ndarray
    """What the seat observed."""
    taken: np.ndarray
    """The place of the offer it took."""
    counts: np.ndarray
    """How many offers it had."""
    numbers: np.ndarray
    """The stable number of the action it took."""
    results: np.ndarray
    """The part of the victory it had in the end."""
    points: np.ndarray
    """Its points in the end."""
    seats: np.ndarray
    games: np.ndarray
    """Which of the records it comes from, in their order."""

    def __len__(self) -> int:
        return len(self.taken)

    def save(self, path: str | Path) -> None:
        """Writes it to a file of NumPy."""
        np.savez_compressed(path, **{field.name: getattr(self, field.name) for field in fields(self)})


def decisions(record: Record, game: int = 0) -> list[tuple]:
    """The samples of one record; none where it has not ended, or where something was taken back (its log does not lead to its end)."""
    if record.outcome is None:
        return []
    steps, state, end = record.replay().steps, record.replay(0), record.outcome
    found = []
    for step in steps:
        if step.startswith("~ "):
            state.settle(step[2:])
            continue
        letter, _, action = step.partition(": ")
        seat = ord(letter) - ord("a")
        offers = state.offers(seat)
        place = offers.index(action)
        if len(offers) > 1:
            seen, number = state.observe(seat, seed=len(state)), state.numbers(seat)[place]
            found.append((seen, place, len(offers), number, end.share(seat), end.scores[seat], seat, game))
        state.act(place, seat)
    return found


def read(paths: Iterable[str | Path]) -> Dataset:
    """Reads records, which must be of one game and number of players."""
    found: list[tuple] = []
    table = None
    for game, path in enumerate(paths):
        record = Record.read(Path(path).read_text())
        mine = record.replay(0).table
        if table is not None and (mine.game, mine.players) != (table.game, table.players):
            raise CrownlandsError(f"{path} is a game of {mine.game} for {mine.players}; the others are of {table.game} for {table.players}")
        table = table or mine
        found += decisions(record, game)
    if table is None:
        raise CrownlandsError("there is no record")
    kinds = (np.float32, np.int32, np.int32, np.int32, np.float32, np.int32, np.int32, np.int32)
    columns = zip(*found) if found else [()] * len(kinds)
    arrays = [np.array(column, dtype=kind) for column, kind in zip(columns, kinds)]
    arrays[0] = arrays[0].reshape(len(found), table.observation_size)
    return Dataset(*arrays)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.dataset", description="Makes data for learners of records.")
    parser.add_argument("folder", help="the folder of the records (*.json)")
    parser.add_argument("--out", required=True, help="the file to write (npz)")
    chosen = parser.parse_args(arguments)
    try:
        paths = sorted(Path(chosen.folder).rglob("*.json"))
        data = read(paths)
    except (CrownlandsError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    data.save(chosen.out)
    print(f"{len(data)} decisions of {len(np.unique(data.games))} games; {len(paths)} records were read")
    return 0


if __name__ == "__main__":
    sys.exit(main())
