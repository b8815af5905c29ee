"""One seat as a Gymnasium environment: alone against Henry in The Two Heirs, or against bots in any game.

>>> from crownlands.gymnasium import SeatEnv
>>> env = SeatEnv("two-heirs", players=1)                  # alone against Henry
>>> env = SeatEnv("brian-boru", 3, bots="greedy", seat=0)  # against two greedy bots

Actions are places among the offers of the moment (``info["offers"]``, in notation); ``info["action_mask"]`` says which there are. ``numbers=True``
takes stable numbers instead. The reward comes at the end: the part of the victory, from 0 to 1.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import ACTION_NUMBERS, Refused, State, game

__all__ = ["MOST_PLACES", "SeatEnv"]

MOST_PLACES = 512
"""As many offers as are told apart by their place."""


class SeatEnv(gymnasium.Env):
    """One seat of a game; the others are bots."""

    metadata = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        id: str = "two-heirs",
        players: int | None = None,
        *,
        seat: int = 0,
        bots: str | list[str] = "random",
        numbers: bool = False,
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        self.table = game(id).open(players, **terms)
        if not 0 <= seat < self.table.players:
            raise ValueError(f"{seat} is no seat; there are 0 to {self.table.players - 1}")
        self.seat = seat
        self.bots = [bots] * self.table.players if isinstance(bots, str) else list(bots)
        if len(self.bots) != self.table.players:
            raise ValueError(f"{len(self.bots)} bots were named for {self.table.players} seats")
        self.numbers = numbers
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(ACTION_NUMBERS if numbers else MOST_PLACES)
        size = (self.table.observation_size,)
        self.observation_space = spaces.Box(low=-np.inf, high=np.inf, shape=size, dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.dice = int(self.np_random.integers(2**63))
        self.state: State = self.table.begin(self.dice)
        self._let_bots_play()
        return self._seen()

    def _let_bots_play(self) -> None:
        state = self.state
        while not state.over:
            others = [seat for seat in state.deciding if seat != self.seat]
            if not others:
                return
            seed = (self.dice + 2 * len(state) + 1) % 2**63
            state.act(state.choose(self.bots[others[0]], others[0], seed=seed), others[0])

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        state = self.state
        mask = np.zeros(self.action_space.n, dtype=np.int8)
        if state.over:
            outcome = state.outcome
            info = {"action_mask": mask, "score": outcome.scores[self.seat], "place": outcome.places[self.seat]}
            return state.observe(self.seat), info
        self._choices = state.numbers(self.seat) if self.numbers else list(range(state.count(self.seat)))
        mask[self._choices[: self.action_space.n]] = 1
        offers = state.offers(self.seat)
        return state.observe(self.seat, seed=len(state)), {"action_mask": mask, "offers": offers, "choices": self._choices}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self.state.over:
            raise Refused("the game is over; reset it")
        try:
            place = self._choices.index(int(action))
        except ValueError:
            place = -1
        self.state.act(place, self.seat)
        self._let_bots_play()
        observation, info = self._seen()
        over = self.state.over
        reward = self.state.outcome.share(self.seat) if over else 0.0
        return observation, reward, over, False, info

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.state.svg(self.seat)
        return self.state.text(self.seat) if self.render_mode == "ansi" else None
