"""Observations are documented, number by number."""

import numpy as np
from conftest import wander

from crownlands import features


def test_every_number_has_a_name(game):
    table = game.open()
    assert 2 * len(features.QUANTITIES[game.id]) == table.feature_count
    names = features.names(table)
    assert len(names) == len(set(names)) == table.observation_size
    assert names[0].endswith("always 1")


def test_numbers_mean_what_their_names_say(game):
    state = wander(game.open().begin(seed=6), 50)
    seen = dict(zip(features.names(state.table), state.observe(state.seat)))
    assert seen["own: always 1"] == 1
    left = seen["own: always 1, by the share of the game that is left"]
    assert 0 <= left <= 1
    pairs = state.observe(state.seat).reshape(-1, 2)
    assert np.allclose(pairs[:, 1], pairs[:, 0] * left, atol=1e-4)
