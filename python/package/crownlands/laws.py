"""The laws of the games, held over the binding: ``python -m crownlands.laws --games 1000``.

Random games are played from Python, decision by decision, and checked against the rules in Rust:

* the same log leads to the same state, through the table that servers use, and every outcome of chance comes from the seed;
* what is offered is not refused, and what another seat wants now is;
* what a seat imagines looks to it like what it sees;
* a state survives being written and read, copied and compared;
* every game ends within its bound.
"""

from __future__ import annotations

import argparse
import pickle
import random
import sys
import time

from . import Game, Refused, State, Table, games


def broken(law: str, state: State) -> AssertionError:
    """A law that does not hold, with the game that breaks it as a scenario."""
    return AssertionError(f"{law}\n{state.scenario(law)}")


def check_here(state: State, dice: random.Random) -> None:
    """The laws of one position in which somebody decides."""
    seat = dice.choice(state.deciding)
    offers = state.offers(seat)
    if not offers or len(set(offers)) != len(offers) or len(offers) != state.count(seat):
        raise broken("somebody who must decide is offered different actions", state)
    if any(state.why(offer, seat) is not None for offer in dice.sample(offers, min(3, len(offers)))):
        raise broken("what is offered is not refused", state)
    numbers = state.numbers(seat)
    if len(set(numbers)) != len(offers):
        raise broken("different offers have different numbers", state)
    idle = [other for other in range(state.table.players) if other not in state.deciding]
    if idle and state.why(offers[0], idle[0]) is None:
        raise broken("who is not asked may not act", state)
    if state.imagine(seat, seed=dice.getrandbits(32)).view(seat) != state.view(seat):
        raise broken("what a seat imagines looks to it like what it sees", state)
    before, copy = state.hash, state.copy()
    try:
        copy.act(len(offers), seat)
    except Refused:
        pass
    else:
        raise broken("an action that is not offered is refused", state)
    if copy != state or copy.hash != before:
        raise broken("what is refused changes nothing", state)


def play(table: Table, seed: int, longest: int) -> State:
    """Plays a random game and checks it on the way."""
    dice = random.Random(seed)
    state = table.begin(seed)
    looks = {dice.randrange(150) for _ in range(3)}
    while not state.over:
        if len(state) in looks:
            check_here(state, dice)
        seat = dice.choice(state.deciding)
        state.act(dice.randrange(state.count(seat)), seat)
        if len(state) > longest:
            raise broken("every game ends", state)
    return state


def check_end(state: State) -> None:
    """The laws of a finished game."""
    record = state.record()
    proof = record.verify()
    if not proof["fair"] or not proof["finished"] or proof["compared"] != len(state):
        raise broken("the same log leads to the same state", state)
    again = pickle.loads(pickle.dumps(state))
    if again != state or again.hash != state.hash or again.outcome != state.outcome:
        raise broken("a state survives being written and read", state)


def check(game: Game, count: int, seed: int = 1) -> int:
    """Plays so many random games, over all numbers of players; how many steps they took."""
    tables = [game.open(players) for players in game.players]
    steps = 0
    for number in range(count):
        state = play(tables[number % len(tables)], seed + number, game.longest)
        check_end(state)
        steps += len(state)
    return steps


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.laws", description="Plays random games over the binding and checks the laws.")
    parser.add_argument("--games", type=int, default=1000, help="so many of each title (default 1000)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for one in games():
        started = time.perf_counter()
        steps = check(one, chosen.games, chosen.seed)
        print(f"{one.id}: {chosen.games} games, {steps} steps, every law holds ({time.perf_counter() - started:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
