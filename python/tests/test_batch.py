"""Many games at once."""

import numpy as np
import pytest

import crownlands


def random_actions(batch, draw):
    return (draw.random(len(batch)) * batch.counts).astype(np.int64)


def test_a_batch_plays_what_single_states_play(game):
    """Every step of one lane, taken again by a state with the same chance, comes to the same table."""
    batch = game.open().batch(8, seed=3)
    draw = np.random.default_rng(3)
    ended = 0
    for _ in range(400):
        offers = [batch.offers(lane) for lane in range(8)]
        assert [len(each) for each in offers] == batch.counts.tolist()
        batch.step(random_actions(batch, draw))
        ended += int(batch.done.sum())
        assert np.allclose(batch.rewards.sum(axis=1), batch.done)
    assert ended > 0 and batch.scores.any()


def test_the_same_seed_and_actions_are_the_same_games(game):
    runs = []
    for lanes in (4, 64):
        batch, draw = game.open().batch(lanes, seed=5), np.random.default_rng(5)
        for _ in range(150):
            actions = np.zeros(lanes, dtype=np.int64)
            actions[:4] = (draw.random(4) * batch.counts[:4]).astype(np.int64)
            batch.step(actions)
        runs.append(([batch.hash(lane) for lane in range(4)], batch.observations[:4].copy()))
    assert runs[0][0] == runs[1][0]
    assert np.array_equal(runs[0][1], runs[1][1])


def test_masks_and_numbers_agree_with_the_notation(game):
    batch = game.open().batch(3, seed=1, actions="numbers", observe=False)
    assert batch.masks.shape == (3, crownlands.ACTION_NUMBERS) and batch.observations.shape == (3, 0)
    draw = np.random.default_rng(1)
    shifted = total = 0
    for _ in range(100):
        for lane in range(3):
            numbers = {crownlands.action_number(offer) for offer in batch.offers(lane)}
            offered = set(np.flatnonzero(batch.masks[lane]).tolist())
            assert len(offered) == batch.counts[lane]
            shifted += len(offered - numbers)
            total += len(offered)
        batch.step(np.array([draw.choice(np.flatnonzero(mask)) for mask in batch.masks]))
    assert shifted / total < 0.02, "hardly any two offers of one list share a number"


def test_opponents_may_be_bots_inside():
    table = crownlands.game("brian-boru").open(3)
    batch = table.batch(16, seed=2, bots=[None, "greedy", "random"], width=64)
    draw, wins = np.random.default_rng(2), np.zeros(3)
    while wins.sum() < 16:
        assert not batch.seats.any()
        batch.step(random_actions(batch, draw))
        wins += batch.rewards.sum(axis=0)
    assert wins[1] > wins[2]


def test_arrays_are_written_in_place_and_handed_on_by_dlpack():
    batch = crownlands.game("two-heirs").open(2).batch(4)
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(np.zeros(4, dtype=np.int64))
    assert observations is batch.observations and masks is batch.masks
    assert not np.array_equal(before, observations)
    assert np.shares_memory(np.from_dlpack(observations), observations)


def test_wandering_ends_games():
    batch = crownlands.game("two-heirs").open(2).batch(32, observe=False)
    assert batch.wander(500) > 32


@pytest.mark.parametrize("width", [0, 16, 600])
def test_masks_are_as_wide_as_wanted(width):
    batch = crownlands.game("brian-boru").open(3).batch(2, width=width)
    assert batch.masks.shape == (2, width)
    assert (batch.masks.sum(axis=1) == np.minimum(batch.counts, width)).all()
