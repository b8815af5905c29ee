"""A small PPO that learns by self-play, on JAX, RLax and Optax: ``python -m crownlands.ppo two-heirs --minutes 5``.

A policy weighs offers: it looks at what the seat would observe after each of them (``Batch.ahead``) and gives every one a number; offers are drawn by
the softmax of these. So it needs no list of all actions, and what it learns of one offer holds for all that lead to the like. The number is what the
critic thinks of the position after the offer, as sharply as it pays, and a correction that is learnt by itself; so the critic learns from positions
after a decision as well as from those before. Every seat is played by the same policy; the reward of a seat is its part of the victory at the end. No
bot is asked, but the hand-written judgement of the bots is among the quantities that are observed (``crownlands.features``).

``pip install "crownlands[ppo]"`` brings what it stands on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import rlax

from . import State, Table, game
from .benchmark import interval
from .curve import Curve
from .weighing import Scale, duel, scales

__all__ = ["Policy", "Terms", "train"]


#: Seeds from here on are for learning; whoever compares players uses smaller ones (docs/researchers.md).
APART = 1 << 32


@dataclass(frozen=True)
class Terms:
    """How it is learnt."""

    lanes: int = 64
    """Games that are played at once."""
    steps: int = 64
    """Decisions in each of them between two updates."""
    places: int = 32
    """As many offers are weighed; later ones are never taken."""
    hidden: int = 8
    """Hidden units, beside what is linear."""
    epochs: int = 2
    parts: int = 8
    """Every epoch takes what was played in so many parts."""
    rate: float = 3e-3
    """The learning rate in the beginning."""
    last: float = 0.1
    """So much of it is left in the end; it falls evenly."""
    clip: float = 0.2
    sharp: float = 6.0
    """How sharply the critic's opinion is followed in the beginning."""
    decay: float = 0.9
    """The lambda of the generalised advantage estimate; nothing is discounted."""
    entropy: float = 0.003
    memory: float = 0.9
    """What is handed out is a running average of what was learnt, with so much of the one before; single updates jump about."""
    seed: int = 1


def _weigh(layers: dict[str, Any], seen: Any) -> Any:
    """A number for each row: what is linear, and a few hidden units beside it. What rows hold beyond what is weighed counts for nothing.

    It is the weights that are scaled, and not the rows, of which there are very many; that takes all digits, which a GPU would save by itself.
    """
    slopes = jnp.concatenate([layers["line"][:, None], layers["into"]], axis=1) / layers["spread"][:, None]
    times = partial(jnp.matmul, precision=jax.lax.Precision.HIGHEST)
    sums = times(seen, jnp.pad(slopes, ((0, seen.shape[-1] - len(slopes)), (0, 0)))) - times(layers["mean"], slopes)
    return sums[..., 0] + jnp.tanh(sums[..., 1:] + layers["bias"]) @ layers["out"]


def _judge(params: dict[str, Any], ahead: Any) -> Any:
    """What the critic thinks of the position after each offer: the odds of victory, as a logarithm. Where an offer ends the game they are known."""
    size = params["value"]["mean"].shape[0]
    won, over = ahead[..., size], ahead[..., size:].sum(axis=-1) > 0
    return jnp.where(over, 8.0 * won - 4.0, jnp.clip(_weigh(params["value"], ahead), -4.0, 4.0))


def _logits(params: dict[str, Any], ahead: Any, counts: Any) -> Any:
    offered = jnp.arange(ahead.shape[-2]) < counts[..., None]
    judged = jnp.exp(params["policy"]["sharp"]) * jax.lax.stop_gradient(_judge(params, ahead))
    return jnp.where(offered, judged + _weigh(params["policy"], ahead), -1e9)


def _doubt(params: dict[str, Any], seen: Any, target: Any) -> Any:
    """How badly the critic foretells what came of these positions."""
    return optax.sigmoid_binary_cross_entropy(_weigh(params["value"], seen), target)


@jax.jit
def _draw(params: dict[str, Any], key: Any, ahead: Any, counts: Any, observations: Any) -> tuple[Any, Any, Any]:
    logits = _logits(params, ahead, counts)
    taken = jax.random.categorical(key, logits)
    chances = jnp.take_along_axis(jax.nn.log_softmax(logits), taken[:, None], 1)[:, 0]
    return taken, chances, jax.nn.sigmoid(_weigh(params["value"], observations))


@jax.jit
def _best(params: dict[str, Any], ahead: Any, counts: Any) -> Any:
    return jnp.argmax(_logits(params, ahead, counts), axis=-1)


def _loss(params: dict[str, Any], part: dict[str, Any], clip: float, entropy: float) -> Any:
    logits = _logits(params, part["ahead"], part["counts"])
    logs = jax.nn.log_softmax(logits)
    chances = jnp.take_along_axis(logs, part["taken"][:, None], 1)[:, 0]
    ratio = jnp.exp(chances - part["chances"])
    weight = part["weight"] / jnp.maximum(part["weight"].sum(), 1.0)
    gain = part["advantage"]
    mean = (gain * weight).sum()
    gain = (gain - mean) / jnp.sqrt(((gain - mean) ** 2 * weight).sum() + 1e-6)
    size = params["value"]["mean"].shape[0]
    chosen = jnp.take_along_axis(part["ahead"], part["taken"][:, None, None], 1)[:, 0]
    going = chosen[:, size:].sum(axis=-1) == 0
    value = _doubt(params, part["observations"], part["target"]) + going * _doubt(params, chosen, part["target"])
    share = len(weight) * weight
    policy = rlax.clipped_surrogate_pg_loss(ratio, gain * share, clip) + entropy * rlax.entropy_loss(logits, share)
    return policy + (weight * value).sum()


def advantages(
    seats: np.ndarray, values: np.ndarray, rewards: np.ndarray, done: np.ndarray, decay: float
) -> tuple[np.ndarray, np.ndarray]:
    """The generalised advantage of every decision (steps × lanes), each seat by its own next decision, and whether it counts.

    The last decision of a seat in a game that has not ended yet does not: nobody knows what came of it.
    """
    steps, lanes = seats.shape
    index, players = np.arange(lanes), rewards.shape[-1]
    after, running = np.zeros((lanes, players)), np.zeros((lanes, players))
    known = np.zeros((lanes, players), dtype=bool)
    gains, counted = np.zeros((steps, lanes)), np.zeros((steps, lanes), dtype=bool)
    for step in reversed(range(steps)):
        ended = done[step].astype(bool)
        after[ended], running[ended], known[ended] = rewards[step][ended], 0.0, True
        seat = seats[step]
        gain = after[index, seat] - values[step] + decay * running[index, seat]
        counted[step] = known[index, seat]
        gains[step] = running[index, seat] = np.where(counted[step], gain, 0.0)
        after[index, seat], known[index, seat] = values[step], True
    return gains, counted


class Policy:
    """What was learnt."""

    def __init__(self, params: dict[str, Any], places: int) -> None:
        self.params, self.places = params, places

    def take(self, ahead: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """The best offer of each lane of a batch with ``ahead=True``; what :func:`crownlands.weighing.duel` asks."""
        return np.asarray(_best(self.params, ahead, counts), dtype=np.int64)

    def choose(self, state: State, seed: int = 0) -> int:
        """The place of the best offer to the seat to decide."""
        ahead = state.ahead(seed=seed)[: self.places]
        rows = np.zeros((1, self.places, ahead.shape[1]), dtype=np.float32)
        rows[0, : len(ahead)] = ahead
        return int(self.take(rows, np.array([len(ahead)]))[0])

    def save(self, path: str) -> None:
        """Writes it to a file of NumPy, whole or not at all."""
        flat = {f"{part}.{name}": np.asarray(value) for part, all in self.params.items() for name, value in all.items()}
        begun = Path(f"{path}.part")
        with begun.open("wb") as file:
            np.savez(file, places=self.places, **flat)
        begun.replace(path)

    @staticmethod
    def load(path: str) -> Policy:
        """Reads what :meth:`save` wrote."""
        with np.load(path) as kept:
            params: dict[str, dict[str, Any]] = {"policy": {}, "value": {}}
            for name in kept.files:
                part, _, rest = name.partition(".")
                if rest:
                    params[part][rest] = jnp.asarray(kept[name])
            return Policy(params, int(kept["places"]))


def _layers(key: Any, scale: Scale, hidden: int) -> dict[str, Any]:
    """Nothing is known yet: every row is worth the same."""
    size = len(scale.mean)
    return {
        "mean": jnp.asarray(scale.mean),
        "spread": jnp.asarray(scale.spread),
        "line": jnp.zeros(size),
        "into": jax.random.normal(key, (size, hidden)) / np.sqrt(size),
        "bias": jnp.zeros(hidden),
        "out": jnp.zeros(hidden),
    }


def _begin(table: Table, terms: Terms) -> dict[str, Any]:
    ahead, seen = scales(table, terms.places, APART + terms.seed + 1000)
    one, two = jax.random.split(jax.random.PRNGKey(terms.seed))
    policy = _layers(one, ahead, terms.hidden) | {"sharp": jnp.log(jnp.float32(terms.sharp))}
    return {"policy": policy, "value": _layers(two, seen, terms.hidden)}


def _play(batch: Any, params: dict[str, Any], key: Any, terms: Terms) -> dict[str, Any]:
    """Plays on for a while and keeps what was seen and done; what learning looks at stays where it is computed."""
    kept: dict[str, list[Any]] = {}
    for step in jax.random.split(key, terms.steps):
        seen = {"ahead": batch.ahead, "counts": np.minimum(batch.counts, terms.places), "observations": batch.observations}
        # Copies: the arrays of the batch are written to at every step.
        held = {name: jnp.array(value, copy=True) for name, value in seen.items()}
        held["taken"], held["chances"], held["values"] = _draw(params, step, held["ahead"], held["counts"], held["observations"])
        held["seats"] = batch.seats.copy()
        batch.step(np.asarray(held["taken"]).astype(np.int64))
        held |= {"rewards": batch.rewards.copy(), "done": batch.done.copy()}
        for name, value in held.items():
            kept.setdefault(name, []).append(value)
    computed = ("ahead", "counts", "observations", "taken", "chances")
    return {name: (jnp if name in computed else np).stack(values) for name, values in kept.items()}


def _samples(batch: Any, params: dict[str, Any], key: Any, terms: Terms) -> dict[str, Any]:
    """Plays on for a while; every decision with what came of it."""
    played = _play(batch, params, key, terms)
    values = played["values"]
    gains, counted = advantages(played["seats"], values, played["rewards"], played["done"], terms.decay)
    played |= {"advantage": gains.astype(np.float32), "weight": counted.astype(np.float32)}
    played["target"] = np.clip(values + played["advantage"], 0.0, 1.0).astype(np.float32)
    wanted = ("ahead", "counts", "observations", "taken", "chances", "advantage", "weight", "target")
    return {name: jnp.asarray(played[name]).reshape(-1, *played[name].shape[2:]) for name in wanted}


def train(
    table: Table,
    terms: Terms = Terms(),
    *,
    updates: int | None = None,
    seconds: float = float("inf"),
    told: Callable[[int, Policy], None] | None = None,
) -> Policy:
    """Learns by self-play for so many updates, or so long; ``told`` is told how many there were, and what is known by then."""
    if updates is None and seconds == float("inf"):
        raise ValueError("it must be said when to end: updates or seconds")
    batch = table.batch(terms.lanes, seed=APART + terms.seed, width=terms.places, ahead=True)
    params, key = _begin(table, terms), jax.random.PRNGKey(terms.seed + 1)
    fixed = {part: {name: name in ("mean", "spread") for name in all} for part, all in params.items()}
    labels = jax.tree.map(lambda still: "still" if still else "learnt", fixed)
    rule = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(terms.rate))
    tuned = optax.multi_transform({"learnt": rule, "still": optax.set_to_zero()}, labels)
    momentum, kept = tuned.init(params), params

    @partial(jax.jit, donate_argnums=(1,))
    def learn(params: Any, momentum: Any, samples: Any, part: Any, pace: Any) -> tuple[Any, Any]:
        slope = jax.grad(_loss)(params, {name: value[part] for name, value in samples.items()}, terms.clip, terms.entropy)
        change, momentum = tuned.update(slope, momentum, params)
        return optax.apply_updates(params, jax.tree.map(lambda each: pace * each, change)), momentum

    shuffle, started, number = np.random.default_rng(terms.seed), time.monotonic(), 0
    passed = 1.0 if updates == 0 or seconds <= 0 else 0.0
    while passed < 1:
        key, playing = jax.random.split(key)
        samples = _samples(batch, params, playing, terms)
        pace = jnp.float32(1 - (1 - terms.last) * passed)
        for _ in range(terms.epochs):
            for part in np.array_split(shuffle.permutation(terms.lanes * terms.steps), terms.parts):
                params, momentum = learn(params, momentum, samples, part, pace)
        number += 1
        weight = max(1 - terms.memory, 1 / number)
        kept = jax.tree.map(lambda old, new: (1 - weight) * old + weight * new, kept, params)
        if told:
            told(number, Policy(kept, terms.places))
        passed = max(number / updates if updates else 0.0, (time.monotonic() - started) / seconds)
    return Policy(kept, terms.places)


class Teller:
    """Plays against a bot as it is learnt, says how it went, and keeps what there is so far."""

    def __init__(self, table: Table, chosen: argparse.Namespace) -> None:
        self.table, self.chosen, self.started = table, chosen, time.monotonic()
        self.curve = Curve(chosen.curve)

    def __call__(self, number: int, policy: Policy) -> None:
        chosen = self.chosen
        if not chosen.every or number % chosen.every or not chosen.bots:
            return
        share, games = duel(self.table, policy.take, chosen.bots[-1], games=min(chosen.games, chosen.trial), seed=7, places=policy.places)
        decisions, seconds = number * chosen.lanes * chosen.steps, time.monotonic() - self.started
        print(f"update {number}, {decisions:,} decisions, {seconds:.0f} s: {share:.1%} of {games} games against {chosen.bots[-1]}", flush=True)
        self.curve.add(number, decisions, seconds, share, games)
        if chosen.out:
            policy.save(chosen.out)


def _chosen(arguments: list[str] | None) -> argparse.Namespace:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.ppo", description="Learns a game by self-play and plays against bots.")
    parser.add_argument("game", nargs="?", default="two-heirs")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn (default 5)")
    parser.add_argument("--updates", type=int, help="so many updates instead, which always learn the same")
    parser.add_argument("--lanes", type=int, default=Terms.lanes, help=f"games that are played at once (default {Terms.lanes})")
    parser.add_argument("--steps", type=int, default=Terms.steps, help=f"decisions in each of them between two updates (default {Terms.steps})")
    parser.add_argument("--hidden", type=int, default=Terms.hidden, help=f"hidden units (default {Terms.hidden})")
    parser.add_argument("--rate", type=float, default=Terms.rate, help=f"the learning rate in the beginning (default {Terms.rate})")
    parser.add_argument("--games", type=int, default=200, help="so many against each bot in the end (default 200)")
    parser.add_argument("--every", type=int, default=20, help="between so many updates it plays against the last of the bots (default 20)")
    parser.add_argument("--trial", type=int, default=60, help="so many games then (default 60)")
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="the file to write how it went (CSV)")
    parser.add_argument("--out", help="the file to keep the policy in")
    parser.add_argument("--policy", help="plays with the policy of this file and learns nothing")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    chosen = _chosen(arguments)
    table = game(chosen.game).open(chosen.players)
    if chosen.policy:
        policy = Policy.load(chosen.policy)
    else:
        terms = Terms(seed=chosen.seed, lanes=chosen.lanes, steps=chosen.steps, hidden=chosen.hidden, rate=chosen.rate)
        limit = float("inf") if chosen.updates else 60 * chosen.minutes
        policy = train(table, terms, updates=chosen.updates, seconds=limit, told=Teller(table, chosen))
        if chosen.out:
            policy.save(chosen.out)
    for bot in chosen.bots:
        share, games = duel(table, policy.take, bot, games=chosen.games, places=policy.places)
        low, high = interval(share, games)
        said = f"{share:.1%} of {games} games against {bot} ({low:.1%} to {high:.1%}; fair share {1 / table.players:.1%})"
        print(f"{table.game}, {table.players} players: {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
