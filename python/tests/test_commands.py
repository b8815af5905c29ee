"""The commands say what they should."""

import crownlands
from crownlands import benchmark, census, features, laws, speed


def test_the_census_counts(capsys):
    assert census.main(["--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + sum(len(game.players) for game in crownlands.games())


def test_the_features_are_printed(capsys):
    assert features.main() == 0
    assert "always 1" in capsys.readouterr().out


def test_the_laws_are_a_command(capsys):
    assert laws.main(["--games", "2"]) == 0
    assert capsys.readouterr().out.count("every law holds") == 4


def test_speed_is_printed_for_every_game_and_peer(capsys):
    assert speed.main(["--seconds", "0.03", "--lanes", "16"]) == 0
    said = capsys.readouterr().out
    for game in crownlands.games():
        assert f"| {game.id}, " in said
        assert f"| crownlands.pettingzoo {game.id} |" in said
    for peer in ("OpenSpiel hearts", "OpenSpiel kuhn_poker", "PettingZoo tictactoe_v3"):
        assert f"| {peer} |" in said
    assert "does not run here" not in said


def test_tries_take_turns(monkeypatch):
    called = []
    monkeypatch.setattr(speed, "rate", lambda step, seconds: called.append(step) or float(len(called)))
    assert speed.best(["a", "b"], 1) == [5, 6], "the best of each"
    assert "".join(called) == "ab" * speed.TRIES


def test_the_benchmark_plays_by_its_protocol(capsys):
    table = crownlands.game("two-heirs").open(2)
    seen = []

    def first(state):
        seen.append((state.seed, state.seat))
        return 0

    measured = benchmark.measure(table, first, "random", 4)
    assert {(seed, seat) for seed, seat in seen} == {(1, 1), (2, 0), (3, 1), (4, 0)}
    assert measured.games == 4 and measured.low <= measured.share <= measured.high
    again = benchmark.measure(table, first, "random", 4)
    assert (again.share, again.lead) == (measured.share, measured.lead)
    assert benchmark.main(["two-heirs", "--hero", "greedy", "--rival", "random", "--games", "6"]) == 0
    said = capsys.readouterr().out
    assert "greedy among random, two-heirs for 2: 100.0% of 6 games" in said and "rules" in said
    low, high = benchmark.interval(0.5, 100)
    assert round(low, 3) == 0.404 and round(high, 3) == 0.596
