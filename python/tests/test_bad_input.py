"""Whatever is handed in, the answer is an exception, and the interpreter goes on."""

import json
import random

import numpy as np
import pytest
from conftest import wander

import crownlands
from crownlands import CrownlandsError, Record, Refused, Scenario, State, Table, Unreadable

ODD = [None, 1.5, float("nan"), b"\x00", [], {}, object(), -1, 2**70, "", "no", "\x00", "é" * 50, True]


def test_an_action_that_is_refused_says_its_clause_and_changes_nothing(game):
    state = wander(game.open().begin(seed=1), 10)
    while len(state.deciding) == state.table.players:
        state.act(0)
    other = next(seat for seat in range(state.table.players) if seat not in state.deciding)
    before = state.copy()
    with pytest.raises(Refused) as refused:
        state.act(state.offers()[0], other)
    assert refused.value.clause and refused.value.clause in str(refused.value)
    for place in (-1, state.count(), 10**9):
        with pytest.raises(Refused):
            state.act(place)
    with pytest.raises(Unreadable):
        state.act("fly to the moon")
    assert state == before


#: What is handed in, where, and which of the odd things mean something there: Python takes `True` for 1, and `None` for nothing said.
TAKERS = {
    "act": (lambda state, odd: state.act(odd), (True,)),
    "act on a seat": (lambda state, odd: state.act(0, odd), (None, True)),
    "offers": (lambda state, odd: state.offers(odd), (None, True)),
    "choose": (lambda state, odd: state.choose(odd), ()),
    "settle": (lambda state, odd: state.settle(odd), ()),
    "think": (lambda state, odd: state.think(odd), ()),
    "game": (lambda state, odd: crownlands.game(odd), ()),
    "record": (lambda state, odd: Record.read(odd), ()),
    "scenario": (lambda state, odd: Scenario.read(odd), ()),
    "bytes": (lambda state, odd: State.from_bytes(odd), ()),
    "setup": (lambda state, odd: Table.from_setup(odd), ()),
    "rules version": (lambda state, odd: Table.from_setup(json.dumps(state.table.setup), odd), (None, True)),
    "place": (lambda state, odd: state.table.place(odd), ()),
    "play": (lambda state, odd: state.table.play(odd, 1), ()),
    "bots": (lambda state, odd: state.table.batch(4, bots=[odd]), (None,)),
    "actions": (lambda state, odd: state.table.batch(4, actions=odd), ()),
    "width": (lambda state, odd: state.table.batch(4, width=odd), (True,)),
    "step": (lambda state, odd: state.table.batch(4).step(odd), ()),
    "option": (lambda state, odd: crownlands.game("brian-boru").open(3, viking_tie_claim=odd), ()),
    "edition": (lambda state, odd: crownlands.game("brian-boru").open(3, edition=odd), (None,)),
    "language": (lambda state, odd: crownlands.game("brian-boru").name(odd), ()),
}


@pytest.mark.parametrize("taker", TAKERS)
def test_odd_things_raise_where_actions_seats_and_names_belong(taker):
    call, fine = TAKERS[taker]
    for odd in ODD:
        state = crownlands.game("brian-boru").open(3).begin(seed=1)
        if any(odd is known for known in fine):
            call(state, odd)
            continue
        with pytest.raises((CrownlandsError, TypeError, OverflowError, ValueError)):
            call(state, odd)
            pytest.fail(f"{odd!r} was taken")


def test_an_unknown_argument_of_a_batch_is_named():
    with pytest.raises(TypeError, match="nonsense"):
        crownlands.game("brian-boru").open(3).batch(4, nonsense=1)


def test_foreign_bytes_never_become_a_state(game):
    dice = random.Random(1)
    state = wander(game.open().begin(seed=1), 25)
    good = state.to_bytes()
    for foreign in (b"", b"{}", b"\xff" * 40, good[: len(good) // 2], b"[" * 100_000, good + b"x"):
        with pytest.raises(CrownlandsError):
            State.from_bytes(foreign)
    read = 0
    for _ in range(300):
        bent = bytearray(good)
        for _ in range(dice.randint(1, 4)):
            bent[dice.randrange(len(bent))] = dice.randrange(32, 127)
        try:
            read += State.from_bytes(bytes(bent)).count() > 0
        except CrownlandsError:
            pass
    assert read < 300


def test_a_batch_refuses_what_it_cannot_take_and_changes_nothing():
    table = crownlands.game("two-heirs").open(2)
    batch = table.batch(4, seed=1)
    before = [batch.hash(lane) for lane in range(4)]
    with pytest.raises(Refused, match="lane 2"):
        batch.step(np.array([0, 0, 10_000, 0]))
    for wrong in (np.zeros(3, dtype=np.int64), np.zeros((2, 2), dtype=np.int64), np.zeros(4, dtype=np.float32), [0, 0, 0, 0]):
        with pytest.raises((CrownlandsError, TypeError)):
            batch.step(wrong)
    assert before == [batch.hash(lane) for lane in range(4)]
    for lanes in (0, 2**40, -1):
        with pytest.raises((CrownlandsError, OverflowError)):
            table.batch(lanes)
    with pytest.raises(CrownlandsError, match="GiB"):
        crownlands.game("northgard").open(3).batch(2**21, width=0, observe=False)
    with pytest.raises(CrownlandsError, match="every seat"):
        table.batch(2, bots=["greedy", "greedy"])
    with pytest.raises(IndexError):
        batch.view(4)


def test_arrays_of_a_batch_can_be_written_to_without_harm():
    batch = crownlands.game("two-heirs").open(2).batch(4, seed=1)
    batch.counts[:] = -7
    batch.observations[:] = np.nan
    batch.step(np.zeros(4, dtype=np.int64))
    assert (batch.counts > 0).all() and np.isfinite(batch.observations).all()


def test_a_finished_game_asks_nobody():
    table = crownlands.game("two-heirs").open(2)
    state, _ = table.play(["random", "random"], 1)
    for call in (lambda: state.act(0), lambda: state.choose("greedy"), lambda: state.offers(), lambda: state.think("10")):
        with pytest.raises(Refused, match="over"):
            call()
    assert not state.observe().any()
