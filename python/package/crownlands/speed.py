"""How fast it is, side by side with others, in one run: ``python -m crownlands.speed``.

Peers are measured as they are installed; one that is not is left out, and that is said. Every figure is decisions in a second with actions drawn
at random, the best of several tries.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from . import Table, games

TRIES = 3


def rate(step: Callable[[], int], seconds: float) -> float:
    """How many decisions in a second ``step`` takes, which says how many it took."""
    done, started = 0, time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        done += step()
    return done / passed


def best(steps: Sequence[Callable[[], int]], seconds: float) -> list[float]:
    """The best of several tries of each: what is slower was disturbed. They take turns, so that a busy moment of the machine touches all of them."""
    tries = [[rate(step, seconds / TRIES) for step in steps] for _ in range(TRIES)]
    return [max(each) for each in zip(*tries)]


def single(table: Table) -> Callable[[], int]:
    """Single steps from Python: look how many offers there are, take one."""
    seeds = iter(range(1, 1 << 30))
    draw = random.Random(1).random

    def play() -> int:
        state, decisions = table.begin(next(seeds)), 0
        while not state.over:
            state.act(int(draw() * state.count()))
            decisions += 1
        return decisions

    return play


def vectorised(table: Table, lanes: int, observe: bool) -> Callable[[], int]:
    """Many games stepped together, with actions drawn by NumPy."""
    batch = table.batch(lanes, seed=1, observe=observe, width=0)
    counts, draw = batch.counts, np.random.default_rng(1)

    def step() -> int:
        batch.step((draw.random(lanes) * counts).astype(np.int64))
        return lanes

    for _ in range(20):
        step()
    return step


def wandering(table: Table, lanes: int) -> Callable[[], int]:
    """Many games stepped together, with actions drawn inside: one call takes many steps."""
    batch = table.batch(lanes, seed=1, observe=False, width=0)

    def step() -> int:
        batch.wander(50)
        return 50 * lanes

    step()
    return step


def racing(table: Table) -> Callable[[], int]:
    """Random games in pure Rust on the same cores, with nothing but the rules."""
    seeds = iter(range(1, 1 << 30))
    return lambda: table.race(200, next(seeds))


def zoo(env) -> Callable[[], int]:
    """Random games of a PettingZoo environment."""

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else None
            env.step(env.action_space(agent).sample(mask))
            steps += 1
        return steps

    return play


def adapted_games() -> Iterator[tuple[str, Callable[[], int]]]:
    """Our own games as PettingZoo sees them: observations, masks over all numbers and everything else its interface asks for."""
    from .pettingzoo import env

    for game in games():
        yield f"crownlands.pettingzoo {game.id}", zoo(env(game.id))


def pettingzoo_games() -> Iterator[tuple[str, Callable[[], int]]]:
    """PettingZoo's classic games that need nothing else."""
    import importlib

    for name in ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "chess_v6", "go_v5"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            env = module.env()
        except Exception as problem:  # A peer that is installed in part.
            print(f"(PettingZoo {name} does not run here: {problem})")
            continue
        yield f"PettingZoo {name}", zoo(env)


#: Card games of OpenSpiel, small and large.
CARDS = (
    "blackjack", "crazy_eights", "cribbage", "euchre", "gin_rummy", "goofspiel", "hanabi", "hearts", "kuhn_poker", "leduc_poker",
    "oh_hell", "skat", "spades", "tiny_bridge_2p",
)


def openspiel_games() -> Iterator[tuple[str, Callable[[], int]]]:
    """OpenSpiel's card games, from Python."""
    import pyspiel

    for name in (*CARDS, "tic_tac_toe"):
        try:
            game, draw = pyspiel.load_game(name), random.Random(1)
        except Exception as problem:  # A game that was left out when it was built.
            print(f"(OpenSpiel {name} does not run here: {str(problem).splitlines()[0]})")
            continue

        def play(game=game, draw=draw) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw.choice(state.chance_outcomes())[0])
                    continue
                if state.is_simultaneous_node():
                    moves = [draw.choice(state.legal_actions(player)) for player in range(game.num_players())]
                    state.apply_actions(moves)
                    steps += len(moves)
                    continue
                state.apply_action(draw.choice(state.legal_actions()))
                steps += 1
            return steps

        yield f"OpenSpiel {name}", play


def pgx_games() -> Iterator[tuple[str, Callable[[], int]]]:
    """Pgx on the CPU, vectorised."""
    import jax
    import pgx

    for name in ("tic_tac_toe", "kuhn_poker"):
        env, lanes = pgx.make(name), 1024
        begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
        key = jax.random.PRNGKey(1)

        def play(env=env, begin=begin, step=step, lanes=lanes, key=key) -> int:
            state, steps = begin(jax.random.split(key, lanes)), 0
            while not bool(state.terminated.all()):
                logits = jax.numpy.log(state.legal_action_mask.astype(float))
                steps += int((~state.terminated).sum())
                state = step(state, jax.random.categorical(key, logits))
            return steps

        yield f"Pgx {name}, {lanes} lanes", play


def peers(seconds: float) -> dict[str, float]:
    """What the others do, and our own games where they go by the interface of another."""
    steps: dict[str, Callable[[], int]] = {}
    listed = (("PettingZoo", adapted_games), ("PettingZoo", pettingzoo_games), ("OpenSpiel", openspiel_games), ("Pgx", pgx_games))
    for label, games_of in listed:
        try:
            steps |= games_of()
        except ImportError as problem:
            print(f"({label} is not installed: {problem})")
    return dict(zip(steps, best(list(steps.values()), seconds)))


def resident() -> int | None:
    """The bytes of memory this process holds; ``None`` where the system does not say."""
    try:
        with open("/proc/self/statm") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None


def memory(table: Table, lanes: int = 8192) -> int | None:
    """The bytes that a game of a batch takes with everything it needs, arrays for observations apart."""
    before = resident()
    batch = table.batch(lanes, seed=1, observe=False, width=0)
    batch.wander(60)
    after = resident()
    return None if before is None or after is None else max(0, after - before) // lanes


def own(lanes: int, seconds: float) -> list[tuple[str, float, float, float, float, float, int | None]]:
    """Every game: single steps, vectorised, with observations, with actions drawn inside, pure Rust, bytes of a game in a batch."""
    # Before anything else was made and given back, whose memory would be used again.
    sizes = {game.id: memory(game.open()) for game in games()}
    rows = []
    for game in games():
        table = game.open()
        steps = (single(table), vectorised(table, lanes, False), vectorised(table, lanes, True), wandering(table, lanes), racing(table))
        rows.append((f"{game.id}, {table.players} players", *best(steps, seconds), sizes[game.id]))
    return rows


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.speed", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure (default 3)")
    parser.add_argument("--lanes", type=int, default=1024, help="games stepped at once (default 1024)")
    chosen = parser.parse_args(arguments)
    print(f"Decisions in a second with random actions, {os.cpu_count()} cores, {chosen.lanes} lanes, Python {sys.version.split()[0]}\n")
    rows = own(chosen.lanes, chosen.seconds)
    print("| game | single steps | vectorised | with observations | drawn inside | pure Rust | vectorised / Rust | drawn inside / Rust | bytes a game |")
    print("| --- | --: | --: | --: | --: | --: | --: | --: | --: |")
    for name, one, many, seen, inside, rust, size in rows:
        held = "not known" if size is None else f"{size:,}"
        print(f"| {name} | {one:,.0f} | {many:,.0f} | {seen:,.0f} | {inside:,.0f} | {rust:,.0f} | {many / rust:.0%} | {inside / rust:.0%} | {held} |")
    print()
    others = peers(chosen.seconds)
    print("| peer, from Python | decisions/s |\n| --- | --: |")
    for name, figure in others.items():
        print(f"| {name} | {figure:,.0f} |")
    zoo = max((figure for name, figure in others.items() if name.startswith("PettingZoo")), default=None)
    spiel = max((figure for name, figure in others.items() if name.startswith("OpenSpiel") and "toe" not in name), default=None)
    print()
    if zoo:
        print(f"single steps / the fastest of PettingZoo's classic games: {min(row[1] for row in rows) / zoo:.1f} to {max(row[1] for row in rows) / zoo:.1f} times")
    if spiel:
        print(f"vectorised / the fastest card game of OpenSpiel: {min(row[2] for row in rows) / spiel:.1f} to {max(row[2] for row in rows) / spiel:.1f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
