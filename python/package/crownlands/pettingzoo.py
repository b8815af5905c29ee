"""The games as PettingZoo environments (AEC: agents act one after the other).

>>> from crownlands.pettingzoo import env
>>> game = env("northgard", players=3)
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     game.step(None if terminated or truncated else game.action_space(agent).sample(observation["action_mask"]))

Agents are called ``seat_0``, ``seat_1`` … . Chance is part of the environment. Where the rules let several choose secretly at once they are
asked one after the other; nobody sees what the others chose. Actions are the stable numbers of the notation (see ``crownlands.action_number``);
``info["offers"]`` says in notation what the numbers of ``info["numbers"]`` stand for.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import ACTION_NUMBERS, State, Table, game

__all__ = ["CrownlandsEnv", "env", "raw_env"]


class CrownlandsEnv(AECEnv):
    """One game of Crownlands. The reward of a seat is its part of the victory, from 0 to 1, when the game is over."""

    metadata = {"name": "crownlands_v0", "render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.metadata = {**self.metadata, "name": f"crownlands_{table.game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        bounds = {"low": -np.inf, "high": np.inf, "dtype": np.float32}
        observed = {
            "observation": spaces.Box(shape=(table.observation_size,), **bounds),
            "action_mask": spaces.Box(low=0, high=1, shape=(ACTION_NUMBERS,), dtype=np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(observed) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTION_NUMBERS) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state_of_game: State = self.table.begin(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Asks whoever must decide, or ends the game."""
        state = self.state_of_game
        if state.over:
            outcome = state.outcome
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = outcome.share(seat)
                self.terminations[agent] = True
                self.infos[agent] = {"score": outcome.scores[seat], "place": outcome.places[seat]}
            return
        self.agent_selection = self.possible_agents[state.seat]
        self._numbers = state.numbers()
        self.infos[self.agent_selection] = {"offers": state.offers(), "numbers": self._numbers}

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        mask = np.zeros(ACTION_NUMBERS, dtype=np.int8)
        if not self.state_of_game.over and agent == self.agent_selection:
            mask[self._numbers] = 1
        seat = self.possible_agents.index(agent)
        seen = self.state_of_game.observe(seat, seed=len(self.state_of_game))
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            place = self._numbers.index(int(action))
        except ValueError:
            place = -1
        self.state_of_game.act(place)
        self._turn()
        self._accumulate_rewards()

    def state(self) -> np.ndarray:
        """What everybody together observes: the observations of the seats one after the other."""
        seed = len(self.state_of_game)
        return np.concatenate([self.state_of_game.observe(seat, seed=seed) for seat in range(self.table.players)])

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.state_of_game.svg()
        return self.state_of_game.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(id: str, players: int | None = None, *, render_mode: str | None = None, **terms: Any) -> CrownlandsEnv:
    """The environment without wrappers. ``terms`` are those of :meth:`crownlands.Game.open`."""
    return CrownlandsEnv(game(id).open(players, **terms), render_mode)


def env(id: str, players: int | None = None, *, render_mode: str | None = None, **terms: Any) -> AECEnv:
    """The environment with the usual wrappers of PettingZoo: an action that is not offered loses, calls in a wrong order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(id, players, render_mode=render_mode, **terms), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
