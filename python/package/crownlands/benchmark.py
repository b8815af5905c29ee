"""The protocol by which players can be compared: ``python -m crownlands.benchmark two-heirs --hero search:100 --rival greedy``.

Game ``n``, counted from 1, is ``table.begin(seed=n)`` with the hero on seat ``n`` mod players and the rival on all others; rivals choose with
``state.choose(kind, seed=len(state))``. A hero is a kind of bot, or a function of yours (``module:function``) that is given a state and says which
place or notation to take. It must look at nothing but what its seat may know: ``view``, ``observe``, ``ahead``, ``imagine``.
"""

from __future__ import annotations

import argparse
import importlib
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from . import State, Table, __version__, game

__all__ = ["Measured", "interval", "measure"]

Hero = Callable[[State], "int | str"]


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many games (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


@dataclass(frozen=True)
class Measured:
    """How a hero did."""

    games: int
    share: float
    """Its part of the victories, from 0 to 1."""
    low: float
    high: float
    """Their 95 % interval."""
    fair: float
    """What a player like all others would have."""
    lead: float
    """Points ahead of the best rival, on average."""
    milliseconds: float
    """For a decision of the hero, on average."""

    def __str__(self) -> str:
        return (
            f"{self.share:.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%}; fair share {self.fair:.1%}), "
            f"lead {self.lead:+.1f} points, {self.milliseconds:.2f} ms a decision"
        )


def measure(table: Table, hero: str | Hero, rival: str, games: int = 1000) -> Measured:
    """Plays by the protocol."""
    decide = (lambda state: state.choose(hero, seed=len(state))) if isinstance(hero, str) else hero
    shares = lead = spent = 0.0
    decisions = 0
    for number in range(1, games + 1):
        seat, state = number % table.players, table.begin(seed=number)
        while (acting := state.seat) is not None:
            if acting == seat:
                started = time.perf_counter()
                action = decide(state)
                spent += time.perf_counter() - started
                decisions += 1
            else:
                action = state.choose(rival, seed=len(state))
            state.act(action)
        end = state.outcome
        assert end is not None, "nobody is asked any more"
        shares += end.share(seat)
        others = [score for other, score in enumerate(end.scores) if other != seat]
        lead += end.scores[seat] - max(others, default=0)
    low, high = interval(shares / games, games)
    return Measured(games, shares / games, low, high, 1 / table.players, lead / games, 1000 * spent / max(1, decisions))


def _hero(name: str) -> str | Hero:
    """A kind of bot, unless it names a function of a module that can be imported."""
    module, _, function = name.partition(":")
    if not function.isidentifier():
        return name
    try:
        return getattr(importlib.import_module(module), function, name)
    except ImportError:
        return name


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.benchmark", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="the usual number, if nothing is said")
    parser.add_argument("--hero", default="greedy", help="a kind of bot, or module:function (default greedy)")
    parser.add_argument("--rival", default="greedy", help="the kind of bot on all other seats (default greedy)")
    parser.add_argument("--games", type=int, default=1000)
    chosen = parser.parse_args(arguments)
    shown = game(chosen.game)
    table = shown.open(chosen.players)
    measured = measure(table, _hero(chosen.hero), chosen.rival, max(1, chosen.games))
    edition, digest = table.edition
    print(f"{chosen.hero} among {chosen.rival}, {table.game} for {table.players}: {measured}")
    print(f"crownlands {__version__}, rules {shown.rules_version}, edition {edition} {digest[:12]}, features {table.feature_version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
