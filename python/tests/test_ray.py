"""Work that is spread over workers."""

import os
import signal
from dataclasses import astuple

import numpy as np
import pytest
import ray
from ray.cluster_utils import Cluster

import crownlands
import crownlands.ray as spread

TABLE = crownlands.game("two-heirs").open(2)


@pytest.fixture(scope="module")
def cluster():
    """A cluster of two processors that was there before anybody asked for workers."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", cluster.address)
        yield cluster
    ray.shutdown()
    cluster.shutdown()


class Killer:
    """Kills a worker in the middle, and watches for one that was not there before."""

    def __init__(self):
        self.first, self.replaced = [], False

    def __call__(self, done, crew):
        if done and not self.first:
            self.first = crew[:]
            ray.kill(crew[0])
        self.replaced |= any(worker not in self.first for worker in crew)


def test_without_workers_everything_is_played_here():
    result = spread.arena(TABLE, ["greedy", "random"], 12, workers=0)
    assert sum(result.wins) == pytest.approx(12) and result.seats == [12, 12]
    assert result.win_rates[0] > 0.8
    study = spread.balance(TABLE, "greedy", 10, workers=0)
    assert sum(study.by_seat) == pytest.approx(1)
    samples = spread.selfplay(TABLE, ["greedy"], 4, workers=0)
    assert len(samples.observations) == len(samples.results) > 4


@pytest.mark.parametrize(
    "play",
    [
        lambda **how: spread.arena(TABLE, ["greedy", "random"], 64, **how),
        lambda **how: spread.selfplay(TABLE, ["random"], 64, **how),
        lambda **how: spread.balance(TABLE, "random", 64, **how),
    ],
    ids=["arena", "selfplay", "balance"],
)
def test_one_worker_and_two_of_which_one_is_killed_give_the_result_of_none(cluster, play):
    alone, killer = play(workers=0), Killer()
    others = [play(workers=1), play(workers=2, progress=killer)]
    assert killer.replaced, "what the killed one was to play is played by one that was not there before"
    for other in others:
        for here, there in zip(astuple(alone), astuple(other), strict=True):
            assert np.array_equal(here, there) if isinstance(here, np.ndarray) else here == there


def test_a_worker_that_dies_between_two_games_of_a_piece_changes_nothing(cluster, tmp_path):
    """The kill above comes when it comes; this one always strikes in the midst of a piece, after games of it were played."""
    shared = (TABLE, ["greedy", "random"], 5)

    def work(shared, numbers, mark=tmp_path / "dead"):
        ended = []
        for number in numbers:
            if number == 12 and not mark.exists():
                mark.write_text(str(os.getpid()))
                os.kill(os.getpid(), signal.SIGKILL)
            ended += spread._play(shared, range(number, number + 1))
        return ended, os.getpid()

    broken = spread.spread(work, shared, 32, 2)
    dead = int((tmp_path / "dead").read_text())
    assert broken[1][1] != dead, "another one played what it had begun"
    alone = spread.spread(work, shared, 32, 1)
    assert [ended for ended, _ in broken] == [ended for ended, _ in alone]
    assert [end for ended, _ in alone for end in ended] == spread.arena(TABLE, ["greedy", "random"], 32, seed=5, workers=1).outcomes


def test_more_workers_than_processors_take_turns(cluster):
    alone = spread.balance(TABLE, "random", 40, workers=0)
    most = []
    assert spread.balance(TABLE, "random", 40, workers=4, progress=lambda done, crew: most.append(len(crew))) == alone
    assert max(most) == 4 and ray.cluster_resources()["CPU"] == 2


@pytest.mark.parametrize("lost", ["ObjectLostError", "OwnerDiedError", "ObjectFetchTimedOutError", "WorkerCrashedError"])
def test_a_result_that_is_lost_is_made_again(cluster, monkeypatch, lost):
    kind, get, missed = getattr(ray.exceptions, lost), ray.get, []

    def lose(ready):
        if not missed:
            missed.append(ready)
            raise kind() if lost == "WorkerCrashedError" else kind(ready.hex(), None, "")
        return get(ready)

    monkeypatch.setattr(ray, "get", lose)
    assert spread.balance(TABLE, "random", 24, workers=2) == spread.balance(TABLE, "random", 24, workers=0)
    assert missed


def test_a_mistake_in_the_work_itself_is_not_repeated(cluster):
    def work(shared, numbers):
        raise ValueError("nobody can do this")

    with pytest.raises(ValueError, match="nobody can do this"):
        spread.spread(work, None, 8, 1)
