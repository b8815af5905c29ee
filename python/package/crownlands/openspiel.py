"""The games as OpenSpiel sees them, so that its algorithms in Python can be tried.

>>> import crownlands.openspiel as spiel
>>> game = spiel.load_game("brian-boru", players=3)

Chance is sampled: a chance node has one outcome, and applying it draws one with the dice of the state (OpenSpiel calls that *sampled stochastic*);
:meth:`CrownlandsState.chance_outcomes` says so. With ``chance=False`` there are no chance nodes at all: the dice are rolled behind each action.
Where several decide at once they are asked one after the other. Returns are the parts of the victory, from 0 to 1.

An observation is what a player sees now; an information state is that and everything the player was asked before and did then (perfect recall). Both
depend on nothing else, so that states which look alike to a player have the same strings and tensors. A tensor is the same for both: it says what is
seen, and past games are told apart by the string.
"""

from __future__ import annotations

import hashlib
from types import SimpleNamespace
from typing import Any

import numpy as np

from . import ACTION_NUMBERS, State, Table, game

__all__ = ["CHANCE", "TERMINAL", "CrownlandsGame", "CrownlandsState", "load_game"]

CHANCE = -1
"""``pyspiel.PlayerId.CHANCE``."""
TERMINAL = -4
"""``pyspiel.PlayerId.TERMINAL``."""


class CrownlandsGame:
    """A table, with the calls of ``pyspiel.Game``."""

    def __init__(self, table: Table, chance: bool = True) -> None:
        self.table = table
        self.chance = chance
        self._dice = 0

    def next_dice(self) -> int:
        """A seed that no state of this game has had yet."""
        self._dice += 1
        return self._dice

    def new_initial_state(self, seed: int | None = None) -> CrownlandsState:
        """A new game; each has other dice, unless a seed is given."""
        return CrownlandsState(self, self.table.begin(), self.next_dice() if seed is None else seed)

    def get_type(self) -> SimpleNamespace:
        """What kind of game it is, in the words of ``pyspiel.GameType``."""
        import pyspiel

        kind = pyspiel.GameType
        alone = self.table.players == 1
        return SimpleNamespace(
            short_name=f"crownlands_{self.table.game.replace('-', '_')}",
            long_name=game(self.table.game).name(),
            dynamics=kind.Dynamics.SEQUENTIAL,
            # Dice are rolled either way; without chance nodes, behind the actions.
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.CONSTANT_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=max(game(self.table.game).players),
            min_num_players=min(game(self.table.game).players),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def num_players(self) -> int:
        return self.table.players

    def num_distinct_actions(self) -> int:
        return ACTION_NUMBERS

    def max_chance_outcomes(self) -> int:
        return 1 if self.chance else 0

    def max_game_length(self) -> int:
        return game(self.table.game).longest

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """The victory is one, however it is shared; alone one may lose it."""
        return 1.0 if self.table.players > 1 else None

    def observation_tensor_size(self) -> int:
        return self.table.observation_size

    def observation_tensor_shape(self) -> list[int]:
        return [self.table.players, self.table.feature_count]

    def information_state_tensor_size(self) -> int:
        return self.table.observation_size

    def information_state_tensor_shape(self) -> list[int]:
        return self.observation_tensor_shape()

    def get_parameters(self) -> dict[str, Any]:
        return {"players": self.table.players, **self.table.options}

    def __str__(self) -> str:
        return f"crownlands_{self.table.game}(players={self.table.players})"


class CrownlandsState:
    """A game that is being played, with the calls of ``pyspiel.State``."""

    def __init__(self, game: CrownlandsGame, state: State, seed: int) -> None:
        self._game, self._state, self._seed = game, state, seed
        self._history: list[int] = []
        # What each player was asked and did: a digest of what was seen then, and the action.
        self._recall: list[tuple[str, ...]] = [()] * game.num_players()
        self._roll()

    def _roll(self) -> None:
        if not self._game.chance:
            self._state.advance(self._seed)

    def get_game(self) -> CrownlandsGame:
        return self._game

    @property
    def state(self) -> State:
        """The game itself."""
        return self._state

    def current_player(self) -> int:
        if self._state.over:
            return TERMINAL
        seat = self._state.seat
        return CHANCE if seat is None else seat

    def is_terminal(self) -> bool:
        return self._state.over

    def is_chance_node(self) -> bool:
        return self._state.pending == "chance"

    def is_player_node(self) -> bool:
        return self._state.pending == "seats"

    def is_simultaneous_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: that chance decides. Which of all is drawn when it is applied."""
        return [(0, 1.0)] if self.is_chance_node() else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._state.over:
            return []
        if self.is_chance_node():
            return [0] if player in (None, CHANCE) else []
        seat = self._state.seat
        return sorted(self._state.numbers(seat)) if player in (None, seat) else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = np.zeros(ACTION_NUMBERS, dtype=int)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            if action != 0:
                raise ValueError(f"{action} is no outcome of chance; there is 0")
            self._state.settle(self._state.roll(self._seed))
        else:
            numbers, player = self._state.numbers(), self.current_player()
            place = numbers.index(action) if action in numbers else -1
            met = self._digest(player).hex() if place >= 0 else ""
            self._state.act(place)
            self._recall[player] += (f"{met} {action}",)
            self._roll()
        self._history.append(action)

    def action_to_string(self, *arguments: int) -> str:
        """``action_to_string(action)`` or ``action_to_string(player, action)``."""
        action = arguments[-1]
        if self.is_chance_node():
            return "chance"
        return self._state.offers()[self._state.numbers().index(action)]

    def string_to_action(self, text: str) -> int:
        return self._state.numbers()[self._state.offers().index(text)]

    def returns(self) -> list[float]:
        return self._state.outcome.shares if self._state.over else [0.0] * self._game.num_players()

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        return self._history[:]

    def history_str(self) -> str:
        return ", ".join(self._state.steps)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees now, and what the player was asked before and did then."""
        player = self._player(player)
        return "\n".join((*self._recall[player], self.observation_string(player)))

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, as text."""
        return str(self._state.view(self._player(player)))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.observation_tensor(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now, as numbers: the learning features of a table imagined from it, always the same table for the same view."""
        player = self._player(player)
        return self._state.observe(player, seed=int.from_bytes(self._digest(player), "little")).tolist()

    def _digest(self, player: int) -> bytes:
        """A short stand-in for what a player sees now."""
        return hashlib.blake2b(self.observation_string(player).encode(), digest_size=8).digest()

    def _player(self, player: int | None) -> int:
        return (self._state.seat or 0) if player is None else player

    def resample_from_infostate(self, player: int, probability_sampler: Any = None) -> CrownlandsState:
        """A game that could be going on as far as a player knows."""
        seed = int(2**31 * probability_sampler()) if probability_sampler else self._game.next_dice()
        other = CrownlandsState(self._game, self._state.imagine(player, seed), seed)
        # What others remember the player cannot know; they begin to remember here.
        other._recall[player] = self._recall[player]
        return other

    def clone(self) -> CrownlandsState:
        """A copy with other dice: whoever tries something out on a copy must not learn what the dice of the original will show."""
        copy = object.__new__(CrownlandsState)
        copy._game, copy._state, copy._seed = self._game, self._state.copy(), self._game.next_dice()
        copy._history, copy._recall = self._history[:], self._recall[:]
        return copy

    def child(self, action: int) -> CrownlandsState:
        child = self.clone()
        child.apply_action(action)
        return child

    def __str__(self) -> str:
        return self._state.text()


def load_game(id: str, players: int | None = None, *, chance: bool = True, **terms: Any) -> CrownlandsGame:
    """A game by its id; ``terms`` are those of :meth:`crownlands.Game.open`."""
    return CrownlandsGame(game(id).open(players, **terms), chance)
