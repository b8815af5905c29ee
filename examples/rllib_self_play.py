#!/usr/bin/env python3
"""Trains a policy by self-play with RLlib's PPO until it beats greedy. On a laptop or on a cluster:

    pip install "crownlands[pettingzoo]" "ray[rllib]" torch
    python examples/rllib_self_play.py --curve curve.csv --out policy.pt
    python examples/rllib_self_play.py --policy policy.pt --games 1000

The policy weighs offers: it sees what its seat would observe after each of them (State.ahead) and gives every one a number: what the critic thinks of
the position after it, as sharply as it pays, and a correction that is learnt by itself (crownlands.ppo is the same with JAX).
All seats are played by the same policy; the reward of a seat is its part of the victory at the end. It learns from nothing; with --lessons N it first
looks at N games of greedy players, at what they take and who wins.

Many games are played at once (--lanes), since RLlib needs as long for one decision as for dozens that are made together. The critic foretells chances
(log-loss), the rate of learning falls, and what plays in the end is a running average of what was learnt, for single rounds jump about.
"""

import argparse
import copy
import time

import gymnasium as gym
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.algorithms.ppo.torch.ppo_torch_learner import PPOTorchLearner
from ray.rllib.connectors.connector_v2 import ConnectorV2
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.evaluation.postprocessing import Postprocessing

import crownlands
from crownlands.benchmark import interval
from crownlands.curve import Curve
from crownlands.weighing import duel, scales

PLACES = 32
"""As many offers are weighed; later ones are never taken."""
ROUND = 4096
"""Decisions of a round, after which it learns from them."""
MEMORY = 0.9
"""What plays in the end is a running average, with so much of the one before."""


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

    def doubt(self, seen, target):
        """How badly the critic foretells what came of these positions."""
        return torch.nn.functional.binary_cross_entropy_with_logits(self.weigh("seen", seen), target, reduction="none")

    def doubt_after(self, ahead, taken, target):
        """The same of the positions that were chosen, unless the game was over there."""
        chosen = ahead[torch.arange(len(taken)), taken.long()]
        size = len(self.seen_mean)
        going = (chosen[:, size:].sum(-1) == 0).float()
        return going * self.doubt(chosen[:, :size], target)


class Shuffle(ConnectorV2):
    """Mixes the decisions of a round before they are cut into parts: RLlib leaves them game by game in the first epoch, so that each part is a few games."""

    def __call__(self, *, batch, **_):
        def mixed(columns, order):
            return {name: mixed(value, order) if isinstance(value, dict) else value[order] for name, value in columns.items()}

        return {policy: mixed(columns, torch.randperm(len(columns[Columns.ACTIONS]))) for policy, columns in batch.items()}


class Learner(PPOTorchLearner):
    """RLlib's PPO with a critic that foretells chances; it learns from positions after a decision, too, since the policy asks it about those."""

    def build(self):
        super().build()
        self._learner_connector.append(Shuffle())

    def compute_loss_for_module(self, *, module_id, config, batch, fwd_out):
        loss = super().compute_loss_for_module(module_id=module_id, config=config, batch=batch, fwd_out=fwd_out)
        target = batch[Postprocessing.VALUE_TARGETS].clamp(0.0, 1.0)
        seen, critic = batch[Columns.OBS], self.module[module_id].unwrapped()
        doubt = critic.doubt(seen["seen"], target) + critic.doubt_after(seen["ahead"], batch[Columns.ACTIONS], target)
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


def config(table, runners=0, lanes=64, rounds=80, rate=1e-3, seed=1):
    """PPO for the one policy that plays every seat."""
    named = {name: {"mean": scale.mean.tolist(), "spread": scale.spread.tolist()} for name, scale in zip(("ahead", "seen"), scales(table, PLACES))}
    return (
        PPOConfig()
        # Its check would try actions that are not offered.
        .environment(SelfPlay, env_config={"game": table.game, "players": table.players, "seed": seed}, disable_env_checking=True)
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=lanes, rollout_fragment_length="auto", batch_mode="truncate_episodes")
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Weigher, model_config={"hidden": 16, **named}))
        .training(lr=[[0, rate], [rounds * ROUND, rate / 10]], grad_clip=0.5)
        .training(gamma=1.0, lambda_=0.9, clip_param=0.2, use_kl_loss=False, entropy_coeff=0.003, vf_loss_coeff=0.0)
        .training(train_batch_size_per_learner=ROUND, minibatch_size=512, num_epochs=2)
        .learners(num_learners=0, learner_class=Learner)
        .debugging(seed=seed, log_level="ERROR")
    )


def average(old, new, number):
    """The running average of what was learnt, after this round."""
    weight = max(1 - MEMORY, 1 / number)
    return {name: (1 - weight) * old[name] + weight * value for name, value in new.items()}


def against(table, module, bot, games, seed=1):
    """How the policy does against a bot: its part of the victory, over how many games, and both in words."""
    share, games = duel(table, module.take, bot, games=games, seed=seed, places=PLACES)
    low, high = interval(share, games)
    return share, games, f"{share:.1%} of {games} games against {bot} ({low:.1%} to {high:.1%})"


def learn(table, chosen, learning):
    """Learns for so many rounds, says how it goes, and returns the policy that plays."""
    learnt, kept = learning.get_module("all"), copy.deepcopy(learning.get_module("all"))
    curve, begun, playing = Curve(chosen.curve), time.monotonic(), 0.0
    for number in range(1, chosen.rounds + 1):
        learning.train()
        kept.load_state_dict(average(kept.state_dict(), learnt.state_dict(), number))
        if number % chosen.every == 0 or number == chosen.rounds:
            paused = time.monotonic()
            seconds, decisions = paused - begun - playing, number * ROUND
            share, games, said = against(table, kept, "greedy", chosen.trial, seed=7)
            print(f"round {number}, {decisions:,} decisions, {seconds:.0f} s: {said}", flush=True)
            curve.add(number, decisions, seconds, share, games)
            playing += time.monotonic() - paused
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="northgard")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=80, help=f"so often it plays {ROUND:,} decisions and learns from them (default 80)")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, in the beginning; it falls to a tenth (default 0.001)")
    parser.add_argument("--lessons", type=int, default=0, help="games of greedy players to look at before that (default 0)")
    parser.add_argument("--runners", type=int, default=0, help="workers that play; 0, the default, plays in this process")
    parser.add_argument("--lanes", type=int, default=64, help="games that each of them plays at once (default 64)")
    parser.add_argument("--every", type=int, default=10, help="between so many rounds it plays against greedy (default 10)")
    parser.add_argument("--trial", type=int, default=100, help="so many games then (default 100)")
    parser.add_argument("--games", type=int, default=400, help="against random and greedy, in the end (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="the file to write how it went (CSV)")
    parser.add_argument("--out", help="the file to keep the policy in")
    parser.add_argument("--policy", help="plays with the policy of this file and learns nothing")
    chosen = parser.parse_args()
    table = crownlands.game(chosen.game).open(chosen.players)
    torch.manual_seed(chosen.seed)
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    learning = config(table, chosen.runners, chosen.lanes, chosen.rounds, chosen.rate, chosen.seed).build_algo()
    module = learning.get_module("all")
    if chosen.policy:
        module.load_state_dict(torch.load(chosen.policy))
    else:
        if chosen.lessons:
            begun = time.monotonic()
            imitate(module, table, chosen.lessons)
            learning.set_weights({"all": module.get_state()})
            said = against(table, module, "greedy", chosen.trial)[-1]
            print(f"after {chosen.lessons} games of greedy players, {time.monotonic() - begun:.0f} s: {said}", flush=True)
        module = learn(table, chosen, learning)
    if chosen.out:
        torch.save(module.state_dict(), chosen.out)
    for bot in ("random", "greedy"):
        said = against(table, module, bot, chosen.games)[-1]
        print(f"{table.game}, {table.players} players: {said}, fair share {1 / table.players:.1%}", flush=True)
    learning.stop()


if __name__ == "__main__":
    main()
