"""What the games are like, counted over random games: ``python -m crownlands.census``."""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass, field
from statistics import mean

from . import Table, games


@dataclass
class Census:
    """What was counted at one table."""

    decisions: list[int] = field(default_factory=list)
    chances: list[int] = field(default_factory=list)
    offers: list[int] = field(default_factory=list)
    actions: set[str] = field(default_factory=set)
    together: int = 0
    """Decisions at which others decided at the same time."""


def count(table: Table, number: int, seed: int = 1) -> Census:
    """Plays so many random games and counts."""
    census = Census()
    for game in range(number):
        dice, state, decisions = random.Random(seed + game), table.begin(seed + game), 0
        while not state.over:
            offers = state.offers()
            census.offers.append(len(offers))
            census.actions.update(offers)
            census.together += len(state.deciding) > 1
            decisions += 1
            state.act(dice.randrange(len(offers)))
        census.decisions.append(decisions)
        census.chances.append(len(state) - decisions)
    return census


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.census", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="so many at each table (default 200)")
    chosen = parser.parse_args(arguments)
    print("| table | decisions a game | chance a game | offers, mean | offers, most | different actions met | decided at once | observation | state |")
    print("| --- | --: | --: | --: | --: | --: | --: | --: | --: |")
    for game in games():
        for players in game.players:
            table = game.open(players)
            census = count(table, chosen.games)
            at_once = census.together / max(1, len(census.offers))
            print(
                f"| {game.name()}, {players} | {mean(census.decisions):.0f} ({min(census.decisions)} to {max(census.decisions)}) | {mean(census.chances):.0f} "
                f"| {mean(census.offers):.1f} | {max(census.offers)} | {len(census.actions):,} | {at_once:.0%} | {table.observation_size:,} numbers | {table.state_bytes:,} bytes |"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
