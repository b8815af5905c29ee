"""What the tests share."""

import os
import random

import pytest

import crownlands

TABLES = [(game.id, players) for game in crownlands.games() for players in game.players]

#: How many random games of each title the laws are held over; `.ci/run` plays 1,000.
LAW_GAMES = int(os.environ.get("CROWNLANDS_LAW_GAMES", "40"))


@pytest.fixture(params=[game.id for game in crownlands.games()])
def game(request):
    return crownlands.game(request.param)


def wander(state, decisions, seed=1):
    """Plays on at random."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if state.over:
            break
        state.act(dice.randrange(state.count()))
    return state


def pytest_sessionfinish(session, exitstatus):
    """Where everything must be there (`.ci/run`), a test that was skipped is a failure."""
    skipped = session.config.pluginmanager.get_plugin("terminalreporter").stats.get("skipped", [])
    if os.environ.get("CI") and skipped:
        session.exitstatus = 1
