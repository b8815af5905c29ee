"""The laws, over the binding."""

from conftest import LAW_GAMES

from crownlands import laws


def test_random_games_hold_every_law(game):
    assert laws.check(game, LAW_GAMES) > 20 * LAW_GAMES
