#!/usr/bin/env python3
"""Trains a policy by self-play with RLlib's PPO, and lets it play against greedy. On a laptop or on a cluster:

    pip install "crownlands[pettingzoo]" "ray[rllib]" torch
    python examples/rllib_self_play.py --minutes 10 --runners 2

The policy weighs offers: it sees what its seat would observe after each of them (State.ahead) and gives every one a number: what the critic thinks of
the position after it, as sharply as it pays, and a correction that is learnt by itself (crownlands.ppo is the same with JAX).
All seats are played by the same policy; the reward of a seat is its part of the victory at the end.

Before that it looks at games of greedy players (--lessons) and learns what they take and who wins: RLlib plays some hundred decisions a second on a
laptop, and from nothing (--lessons 0) it would take hours to come as far.
"""

import argparse
import time

import gymnasium as gym
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.algorithms.ppo.torch.ppo_torch_learner import PPOTorchLearner
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.evaluation.postprocessing import Postprocessing

import crownlands
from crownlands.benchmark import interval
from crownlands.weighing import duel, scales

PLACES = 24
"""As many offers are weighed; later ones are never taken."""


class SelfPlay(MultiAgentEnv):
    """One game; every seat is an agent."""

    def __init__(self, config):
        super().__init__()
        self.table = crownlands.game(config["game"]).open(config["players"])
        self.seats = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents = self.seats[:]
        size = self.table.observation_size
        space = gym.spaces.Dict(
            {
                "ahead": gym.spaces.Box(-np.inf, np.inf, (PLACES, size + self.table.players), np.float32),
                "mask": gym.spaces.Box(0, 1, (PLACES,), np.float32),
                "seen": gym.spaces.Box(-np.inf, np.inf, (size,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.seats, space)
        self.action_spaces = dict.fromkeys(self.seats, gym.spaces.Discrete(PLACES))
        self.dice = np.random.default_rng([config.get("seed", 1), getattr(config, "worker_index", 0)])

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.state = self.table.begin(int(self.dice.integers(2**62)))
        return {self.seats[self.state.seat]: self._seen(self.state.seat)}, {}

    def _seen(self, seat):
        shape = self.observation_spaces[self.seats[0]]
        ahead, mask = np.zeros(shape["ahead"].shape, np.float32), np.zeros(PLACES, np.float32)
        if seat == self.state.seat:
            rows = self.state.ahead(seat, seed=len(self.state))[:PLACES]
            ahead[: len(rows)], mask[: len(rows)] = rows, 1
        else:
            mask[0] = 1
        seen = np.zeros(shape["seen"].shape, np.float32) if self.state.over else self.state.observe(seat, seed=len(self.state))
        return {"ahead": ahead, "mask": mask, "seen": seen}

    def step(self, actions):
        (action,) = actions.values()
        self.state.act(int(action))
        if not self.state.over:
            agent = self.seats[self.state.seat]
            return {agent: self._seen(self.state.seat)}, {agent: 0.0}, {"__all__": False}, {"__all__": False}, {}
        end = self.state.outcome
        seen = {agent: self._seen(seat) for seat, agent in enumerate(self.seats)}
        rewards = {agent: end.share(seat) for seat, agent in enumerate(self.seats)}
        return seen, rewards, {"__all__": True}, {"__all__": False}, {}


class Weigher(TorchRLModule, ValueFunctionAPI):
    """Gives every offer a number: what is linear, and a few hidden units beside it."""

    def setup(self):
        for name in ("ahead", "seen"):
            mean, spread = (torch.tensor(self.model_config[name][part], dtype=torch.float32) for part in ("mean", "spread"))
            self.register_buffer(f"{name}_mean", mean)
            self.register_buffer(f"{name}_spread", spread)
            self.add_module(f"{name}_line", torch.nn.Linear(len(mean), 1))
            hidden = self.model_config["hidden"]
            self.add_module(f"{name}_units", torch.nn.Sequential(torch.nn.Linear(len(mean), hidden), torch.nn.Tanh(), torch.nn.Linear(hidden, 1)))
            for layer in (getattr(self, f"{name}_line"), getattr(self, f"{name}_units")[2]):
                torch.nn.init.zeros_(layer.weight)
                torch.nn.init.zeros_(layer.bias)

        self.sharp = torch.nn.Parameter(torch.tensor(6.0).log())

    def weigh(self, name, rows):
        rows = (rows - getattr(self, f"{name}_mean")) / getattr(self, f"{name}_spread")
        return (getattr(self, f"{name}_line")(rows) + getattr(self, f"{name}_units")(rows)).squeeze(-1)

    def judge(self, ahead):
        """What the critic thinks of the position after each offer: the odds of victory, as a logarithm. Where an offer ends the game they are known."""
        size = len(self.seen_mean)
        over = ahead[..., size:].sum(-1) > 0
        return torch.where(over, 8.0 * ahead[..., size] - 4.0, self.weigh("seen", ahead[..., :size]).clamp(-4.0, 4.0))

    def logits(self, ahead, mask):
        with torch.no_grad():
            judged = self.judge(ahead)
        weighed = self.sharp.exp() * judged + self.weigh("ahead", ahead)
        return torch.where(mask > 0, weighed, torch.full_like(weighed, -1e9))

    def _forward(self, batch, **_):
        seen = batch[Columns.OBS]
        return {Columns.ACTION_DIST_INPUTS: self.logits(seen["ahead"], seen["mask"])}

    def compute_values(self, batch, embeddings=None):
        return self.weigh("seen", batch[Columns.OBS]["seen"]).sigmoid()

    def take(self, ahead, counts):
        """The best offer of each lane, for `crownlands.weighing.duel`."""
        mask = torch.from_numpy(np.arange(ahead.shape[1]) < counts[:, None])
        with torch.no_grad():
            return self.logits(torch.from_numpy(ahead), mask).argmax(dim=1).numpy()

    def doubt_after(self, ahead, taken, target):
        """How badly the critic foretells what came of the positions that were chosen."""
        chosen = ahead[torch.arange(len(taken)), taken.long()]
        size = len(self.seen_mean)
        going = (chosen[:, size:].sum(-1) == 0).float()
        return going * torch.nn.functional.binary_cross_entropy_with_logits(self.weigh("seen", chosen[:, :size]), target, reduction="none")


class Learner(PPOTorchLearner):
    """RLlib's PPO; the critic learns from the positions after a decision, too, since the policy asks it about those."""

    def compute_loss_for_module(self, *, module_id, config, batch, fwd_out):
        loss = super().compute_loss_for_module(module_id=module_id, config=config, batch=batch, fwd_out=fwd_out)
        target = batch[Postprocessing.VALUE_TARGETS].clamp(0.0, 1.0)
        doubt = self.module[module_id].unwrapped().doubt_after(batch[Columns.OBS]["ahead"], batch[Columns.ACTIONS], target)
        counted = batch.get(Columns.LOSS_MASK, torch.ones_like(doubt)).float()
        return loss + (doubt * counted).sum() / counted.sum()


def lessons(table, games):
    """Decisions of greedy players: what they saw, what lay ahead of their offers, which they took, and what part of the victory they had."""
    rows, masks, taken, results = [], [], [], []
    for number in range(games):
        state, seats = table.begin(seed=10_000 + number), []
        while (seat := state.seat) is not None:
            place = state.choose("greedy", seed=len(state))
            if 1 < state.count() and place < PLACES:
                ahead = state.ahead(seat, seed=len(state))[:PLACES]
                rows.append(np.zeros((PLACES, ahead.shape[1]), np.float32))
                rows[-1][: len(ahead)] = ahead
                masks.append(np.arange(PLACES) < len(ahead))
                taken.append(place)
                seats.append(seat)
            state.act(place)
        results += [state.outcome.share(seat) for seat in seats]
    return [torch.from_numpy(np.array(each)) for each in (rows, masks, taken, np.array(results, np.float32))]


def imitate(module, table, games, epochs=12):
    """Takes what greedy players take, and thinks of positions what came of them."""
    ahead, masks, taken, results = lessons(table, games)
    rule = torch.optim.Adam(module.parameters(), lr=2e-3)
    for _ in range(epochs):
        for part in torch.randperm(len(taken)).split(256):
            logits = module.logits(ahead[part], masks[part])
            loss = torch.nn.functional.cross_entropy(logits, taken[part]) + module.doubt_after(ahead[part], taken[part], results[part]).mean()
            rule.zero_grad()
            loss.backward()
            rule.step()


def config(table, runners, seed):
    """PPO for the one policy that plays every seat."""
    named = {name: {"mean": scale.mean.tolist(), "spread": scale.spread.tolist()} for name, scale in zip(("ahead", "seen"), scales(table, PLACES))}
    return (
        PPOConfig()
        # Its check would try actions that are not offered.
        .environment(SelfPlay, env_config={"game": table.game, "players": table.players, "seed": seed}, disable_env_checking=True)
        .env_runners(num_env_runners=runners, rollout_fragment_length="auto", batch_mode="complete_episodes")
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Weigher, model_config={"hidden": 16, **named}))
        .training(learner_class=Learner, lr=5e-4, gamma=1.0, lambda_=0.9, clip_param=0.2, use_kl_loss=False, entropy_coeff=0.003, vf_loss_coeff=1.0, grad_clip=0.5)
        .training(train_batch_size_per_learner=4000, minibatch_size=500, num_epochs=3)
        .learners(num_learners=0)
        .debugging(seed=seed, log_level="ERROR")
    )


def against(table, learning, bot, games, seed=1):
    """How the policy does against a bot, in words."""
    share, games = duel(table, learning.get_module("all").take, bot, games=games, seed=seed, places=PLACES)
    low, high = interval(share, games)
    return f"{share:.1%} of {games} games against {bot} ({low:.1%} to {high:.1%})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="two-heirs")
    parser.add_argument("--players", type=int)
    parser.add_argument("--lessons", type=int, default=100, help="games of greedy players to look at in the beginning")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--runners", type=int, default=2, help="workers that play")
    parser.add_argument("--games", type=int, default=200, help="against greedy, in the end")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    table = crownlands.game(chosen.game).open(chosen.players)
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    learning = config(table, chosen.runners, chosen.seed).build_algo()
    torch.manual_seed(chosen.seed)
    if chosen.lessons:
        begun = time.monotonic()
        imitate(learning.get_module("all"), table, chosen.lessons)
        learning.set_weights({"all": learning.get_module("all").get_state()})
        print(f"after {chosen.lessons} games of greedy players, {time.monotonic() - begun:.0f} s: {against(table, learning, 'greedy', chosen.games)}", flush=True)
    started, rounds, said = time.monotonic(), 0, time.monotonic()
    while time.monotonic() - started < 60 * chosen.minutes:
        learning.train()
        rounds += 1
        if time.monotonic() - said > 120:
            said = time.monotonic()
            print(f"{rounds} rounds, {said - started:.0f} s: {against(table, learning, 'greedy', 100, seed=7)}", flush=True)
    for bot in ("random", "greedy"):
        said = against(table, learning, bot, chosen.games)
        print(f"{table.game}, {table.players} players, {rounds} rounds: {said}, fair share {1 / table.players:.1%}", flush=True)
    learning.stop()


if __name__ == "__main__":
    main()
