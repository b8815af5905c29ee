"""PettingZoo, Gymnasium and OpenSpiel."""

import warnings

import numpy as np
import pytest
from conftest import TABLES

import crownlands

pytest.importorskip("pettingzoo")


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(id, players):
    from pettingzoo.test import api_test, seed_test

    from crownlands.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(probably should be gymnasium.spaces.box|numpy array|unusual|not in).*")
        api_test(env(id, players), num_cycles=60)
    seed_test(lambda: env(id, players), num_cycles=40)


def test_a_game_of_pettingzoo_ends_with_the_parts_of_the_victory():
    from crownlands.pettingzoo import raw_env

    env = raw_env("two-heirs", 2, render_mode="ansi")
    env.reset(seed=3)
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        total += reward
        if terminated:
            assert "score" in info
            env.step(None)
            continue
        assert observation["action_mask"][info["numbers"]].all()
        assert observation["action_mask"].sum() == len(info["offers"])
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert total == pytest.approx(1) and env.render()


@pytest.mark.parametrize(
    "terms", [{"id": "two-heirs", "players": 1}, {"id": "brian-boru", "players": 3, "bots": "greedy", "seat": 1}, {"id": "two-heirs", "players": 2, "numbers": True}]
)
def test_gymnasium_finds_nothing_wrong(terms):
    from gymnasium.utils.env_checker import check_env

    from crownlands.gymnasium import SeatEnv

    env = SeatEnv(**terms)
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    over, reward = False, 0.0
    while not over:
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert observation in env.observation_space
    assert 0 <= reward <= 1 and "score" in info
    again, _ = env.reset(seed=1)
    assert np.array_equal(again, env.reset(seed=1)[0])
    with pytest.raises(crownlands.Refused):
        env.step(env.action_space.n + 5)

    class Masked(type(env)):
        """Takes the nearest offer, so that the checker, which knows no masks, can play."""

        def step(self, action):
            return super().step(self._choices[int(action) % len(self._choices)])

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(**terms), skip_render_check=True)


def test_openspiels_search_plays_one_of_our_games():
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import crownlands.openspiel as spiel

    game = spiel.load_game("two-heirs", 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, solve=False, random_state=np.random.RandomState(1))
    state = game.new_initial_state(seed=1)
    for _ in range(6):
        action = 0 if state.is_chance_node() else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    seer = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(1))
    while state.is_chance_node():
        state.apply_action(0)
    assert seer.step(state) in state.legal_actions()


@pytest.mark.parametrize("chance", [True, False])
def test_an_openspiel_game_is_played_to_its_end(chance):
    import crownlands.openspiel as spiel

    game = spiel.load_game("brian-boru", 3, chance=chance)
    state, dice = game.new_initial_state(), np.random.default_rng(1)
    met = 0
    while not state.is_terminal():
        met += state.is_chance_node()
        if state.is_player_node():
            player = state.current_player()
            action = int(dice.choice(state.legal_actions()))
            assert state.legal_actions_mask()[action] == 1
            assert state.string_to_action(state.action_to_string(player, action)) == action
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            other = state.resample_from_infostate(player)
            for look in ("information_state_string", "observation_string", "information_state_tensor", "observation_tensor"):
                assert getattr(other, look)(player) == getattr(state, look)(player), look
        else:
            (action, chances), = state.chance_outcomes()
            assert chances == 1
        state.apply_action(action)
    assert (met > 0) == chance
    assert game.get_type().chance_mode.name == "SAMPLED_STOCHASTIC", "dice are rolled either way"
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert state.current_player() == spiel.TERMINAL and state.legal_actions() == []


def test_an_information_state_remembers_and_an_observation_does_not():
    import crownlands.openspiel as spiel

    game = spiel.load_game("two-heirs", 2)
    state = game.new_initial_state(seed=1)
    while state.is_chance_node():
        state.apply_action(0)
    player, first = state.current_player(), state.observation_string()
    before = state.information_state_string(player)
    assert before == first, "nothing has been done yet"
    action = state.legal_actions()[0]
    child = state.child(action)
    remembered = child.information_state_string(player).removesuffix(child.observation_string(player))
    assert remembered.endswith(f" {action}\n") and remembered.count("\n") == 1
    assert child.information_state_string(1 - player) == child.observation_string(1 - player), "the other was not asked"
    assert state.information_state_string(player) == before, "a copy remembers by itself"
