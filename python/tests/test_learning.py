"""Policies that weigh offers, and how they learn."""

import numpy as np
import pytest
from conftest import wander

import crownlands
from crownlands.weighing import duel, scales


def test_what_lies_ahead_is_what_is_seen_after_the_act(game):
    state = wander(game.open().begin(seed=3), 20)
    size, players = state.table.observation_size, state.table.players
    for _ in range(30):
        if state.over:
            break
        rows = state.ahead(seed=5)
        assert rows.shape == (state.count(), size + players)
        assert np.allclose(rows[:, 0] + rows[:, size:].sum(axis=1), 1), "the game goes on, or somebody has won"
        assert np.array_equal(rows, state.ahead(seed=5))
        wander(state, 1, seed=len(state))


def test_an_offer_that_ends_the_game_says_who_has_won():
    table = crownlands.game("two-heirs").open(2)
    last, _ = table.play(["random", "random"], 5)
    steps = len(last)
    record = last.record()
    state = record.replay(steps - 1)
    while state.pending == "chance":
        steps -= 1
        state = record.replay(steps - 1)
    seat, size = state.seat, table.observation_size
    ends = state.ahead()[:, size:]
    assert (ends.sum(axis=1) == 1).any()
    place = int(np.flatnonzero(ends.sum(axis=1))[0])
    state.act(place)
    state.advance(1)
    assert state.over and state.outcome.share(seat) == ends[place, 0]


def test_a_batch_looks_ahead_by_places():
    table = crownlands.game("northgard").open(2)
    batch = table.batch(6, seed=1, width=20, ahead=True)
    assert batch.ahead.shape == (6, 20, table.observation_size + 2)
    assert table.batch(6).ahead.size == 0
    batch.step(np.zeros(6, dtype=np.int64))
    offered = np.arange(20) < batch.counts[:, None]
    assert not batch.ahead[~offered].any() and batch.ahead[offered].any(axis=1).all()
    for wrong in ({"actions": "numbers"}, {"width": 0}):
        with pytest.raises(crownlands.Unreadable, match="places"):
            table.batch(6, ahead=True, **wrong)


def test_the_hand_written_judgement_alone_beats_random():
    """A policy that takes the offer with the best judgement, which is among what is observed, and nothing else."""
    table = crownlands.game("two-heirs").open(2)
    lead = np.zeros(table.observation_size + 2, dtype=np.float32)
    lead[2], lead[table.feature_count + 2], lead[-2] = 1, -1, 100

    def take(ahead, counts):
        return np.where(np.arange(ahead.shape[1]) < counts[:, None], ahead @ lead, -np.inf).argmax(axis=1)

    share, games = duel(table, take, "random", games=20)
    assert games == 20 and share > 0.8
    assert (share, games) == duel(table, take, "random", games=20)
    ahead, seen = scales(table, 16)
    assert ahead.mean.shape == lead.shape and (seen.spread > 0).all()


def test_advantages_go_by_the_next_decision_of_the_same_seat():
    from crownlands.ppo import advantages

    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.5], [0.4], [0.7], [0.2]])
    rewards, done = np.zeros((4, 1, 2)), np.zeros((4, 1))
    rewards[2, 0], done[2, 0] = (1, 0), 1
    gains, counted = advantages(seats, values, rewards, done, 1.0)
    assert counted[:, 0].tolist() == [True, True, True, False], "nobody knows what came of the last decision"
    assert np.allclose(gains[:3, 0], [1 - 0.5, 0 - 0.4, 1 - 0.7])
    short, _ = advantages(seats, values, rewards, done, 0.0)
    assert np.allclose(short[:3, 0], [0.7 - 0.5, 0 - 0.4, 1 - 0.7])


def test_ppo_learns_to_beat_random_and_is_kept(tmp_path):
    from crownlands.ppo import Policy, Terms, train

    table = crownlands.game("two-heirs").open(2)
    terms = Terms(lanes=48, steps=40, places=32, hidden=8, rate=3e-3)
    told = []
    policy = train(table, terms, updates=6, told=lambda number, _: told.append(number))
    assert told == [1, 2, 3, 4, 5, 6]
    share, _ = duel(table, policy.take, "random", games=40, places=policy.places)
    assert share > 0.7
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    state = table.begin(seed=1)
    assert again.choose(state) == policy.choose(state) < state.count()
    with pytest.raises(ValueError, match="when to end"):
        train(table, terms)


def test_ppo_is_a_command(tmp_path, capsys):
    from crownlands import ppo

    kept, curve = str(tmp_path / "policy.npz"), tmp_path / "curve.csv"
    small = ["--updates", "2", "--lanes", "4", "--steps", "8", "--hidden", "2", "--every", "1", "--trial", "2"]
    against = ["two-heirs", "--players", "2", "--games", "4", "--bots", "random"]
    assert ppo.main([*against, *small, "--curve", str(curve), "--out", kept]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 3 and said[0].startswith("update 1, 32 decisions,") and "of 2 games against random" in said[1]
    assert said[2].startswith("two-heirs, 2 players: ") and "of 4 games against random" in said[2]
    assert [line.split(",")[:2] for line in curve.read_text().splitlines()] == [["update", "decisions"], ["1", "32"], ["2", "64"]]
    from crownlands import curve as curves

    drawn = tmp_path / "curve.svg"
    assert curves.main([f"a & b={curve}", str(curve), "--out", str(drawn)]) == 0
    assert all(words in drawn.read_text() for words in ("a &amp; b</text>", ">curve</text>", ">60</text>", "</svg>"))
    assert ppo.main([*against, "--policy", kept]) == 0
    assert capsys.readouterr().out.splitlines() == said[2:], "what was kept plays the same"


def test_records_become_data(tmp_path):
    from crownlands import dataset

    table = crownlands.game("brian-boru").open(3)
    ends = []
    for seed in range(3):
        state, _ = table.play(["greedy", "random", "random"], seed)
        (tmp_path / f"{seed}.json").write_text(state.record().write())
        ends.append(state.outcome)
    assert dataset.main([str(tmp_path), "--out", str(tmp_path / "data.npz")]) == 0
    data = np.load(tmp_path / "data.npz")
    assert data["observations"].shape == (len(data["taken"]), table.observation_size)
    assert (data["taken"] < data["counts"]).all() and (data["counts"] > 1).all()
    for seat, game, result in zip(data["seats"], data["games"], data["results"]):
        assert result == pytest.approx(ends[game].share(seat))
    other = crownlands.game("two-heirs").open(2).play(["random", "random"], 1)[0]
    (tmp_path / "other.json").write_text(other.record().write())
    assert dataset.main([str(tmp_path), "--out", str(tmp_path / "again.npz")]) == 1
    assert dataset.main([str(tmp_path / "nowhere"), "--out", str(tmp_path / "again.npz")]) == 1
