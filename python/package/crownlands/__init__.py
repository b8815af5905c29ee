"""Four deep board games for research.

>>> import crownlands
>>> table = crownlands.game("two-heirs").open(2)
>>> state = table.begin(seed=7)
>>> while not state.over:
...     state.act(state.choose("greedy"))
>>> state.outcome.scores  # doctest: +SKIP
[61, 54]

A :class:`Game` is what stands on the shelf, a :class:`Table` its rules opened for so many players, options and an edition, a
:class:`State` one game that is being played, a :class:`Batch` many of them that are stepped together into NumPy arrays.
Standard interfaces: :mod:`crownlands.pettingzoo`, :mod:`crownlands.gymnasium`, :mod:`crownlands.openspiel`, :mod:`crownlands.ray`. Learning: :mod:`crownlands.features`,
:mod:`crownlands.weighing`, :mod:`crownlands.ppo`.
"""

from __future__ import annotations

from ._core import (
    ACTION_NUMBERS,
    Batch,
    Game,
    Record,
    Scenario,
    State,
    Table,
    __version__,
    action_number,
    game,
    games,
)
from .errors import CrownlandsError, Refused, Unreadable
from .outcome import Outcome

__all__ = [
    "ACTION_NUMBERS",
    "Batch",
    "CrownlandsError",
    "Game",
    "Outcome",
    "Record",
    "Refused",
    "Scenario",
    "State",
    "Table",
    "Unreadable",
    "__version__",
    "action_number",
    "game",
    "games",
]
