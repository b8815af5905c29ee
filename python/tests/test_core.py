"""Games, tables, states, views, chance, bots, records, scenarios, boards."""

import copy
import json
import pickle
import threading
import xml.etree.ElementTree as xml

import numpy as np
import pytest
from conftest import wander

import crownlands
from crownlands import Record, Refused, Scenario, State, Unreadable


def test_the_shelf_holds_four_games_and_says_what_they_are(game):
    assert len(crownlands.games()) == 4
    assert game.id in repr(game) and game.name() in repr(game)
    assert game.name("cs") and game.name("pl")
    assert game.usual_players in game.players
    for option in game.options().values():
        assert option["name"] and option["clause"]
    table = game.open()
    assert table.players == game.usual_players
    assert table.edition[0] == game.editions[0]
    assert game.id in repr(table)


def test_rules_are_told_clause_by_clause_in_three_languages(game):
    told = {lang: game.rules(lang) for lang in ("en", "cs", "pl")}
    numbers = [[clause for chapter in chapters for clause in chapter["clauses"]] for chapters in told.values()]
    assert numbers[0] == numbers[1] == numbers[2] and len(numbers[0]) > 50
    first = numbers[0][0]
    assert game.clause(first) == told["en"][0]["clauses"][first]
    with pytest.raises(Unreadable, match="no clause"):
        game.clause("XX-99.9")


def test_a_game_is_played_to_its_end_with_every_bot(game):
    state = game.open().begin(seed=3)
    kinds = ["random", "greedy", "easy", "search:5", "search-hand:5"]
    while not state.over:
        state.act(state.choose(kinds[len(state) % len(kinds)], seed=len(state)))
    end = state.outcome
    assert end.winners and sum(end.shares) == pytest.approx(1)
    assert len(end.scores) == len(end.places) == state.table.players
    assert state.seat is None and state.deciding == [] and state.pending == "over"
    assert str(end.scores) in repr(state)


def test_chance_is_an_input(game):
    state, rolling, met = game.open().begin(), game.open().begin(seed=7), 0
    assert state.seed is None and rolling.seed == 7
    for _ in range(60):
        while state.pending == "chance":
            outcome = state.roll(7)
            assert state.roll(7) == outcome
            state.settle(outcome)
            met += 1
        assert state == rolling and state.pending == "seats"
        place = len(state) % state.count()
        state.act(place)
        rolling.act(place)
    while state.pending == "chance":
        state.settle(state.roll(7))
    assert met > 0
    with pytest.raises(Refused, match="TABLE-1"):
        state.settle(outcome)


def test_a_view_hides_what_others_hold_and_imagining_agrees_with_it(game):
    state = wander(game.open().begin(seed=5), 40)
    for seat in range(state.table.players):
        imagined = state.imagine(seat, seed=11)
        assert imagined.view(seat) == state.view(seat)
        assert np.array_equal(imagined.observe(seat, seed=3), state.observe(seat, seed=3))
    assert state.view() != state.view(0)


def test_states_are_copied_compared_written_and_read(game):
    state = wander(game.open().begin(seed=5), 30)
    for again in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), State.from_bytes(state.to_bytes())):
        assert again == state and again.hash == state.hash and again.steps == state.steps
        again.act(0)
        assert again != state
    assert state != "a state" and state.table == pickle.loads(pickle.dumps(state.table))
    imagined = state.imagine(0)
    assert State.from_bytes(imagined.to_bytes()) == imagined
    assert state.table.place(state.position_document()) == state


def test_a_table_of_older_rules_stays_one_when_it_is_pickled():
    table = crownlands.game("crescent-moon").open(4)
    assert table.rules_version == crownlands.game("crescent-moon").rules_version > 1
    older = crownlands.Table.from_setup(json.dumps(table.setup), 1)
    again = pickle.loads(pickle.dumps(older))
    assert again.rules_version == 1 and again == older != table
    with pytest.raises(crownlands.CrownlandsError, match="99"):
        crownlands.Table.from_setup(json.dumps(table.setup), 99)


def test_a_record_proves_itself(game):
    table = game.open()
    state, decisions = table.play(["random"] * table.players, seed=4)
    record = state.record([f"player {seat}" for seat in range(table.players)])
    proof = record.verify()
    assert proof["fair"] and proof["finished"] and proof["steps"] == len(state) >= decisions
    again = Record.read(record.write())
    assert again == record and again.outcome == state.outcome
    assert again.replay() == state
    assert len(again.replay(5)) == 5
    with pytest.raises(Unreadable):
        Record.read(record.write().replace("player 0", "player X"))


def test_a_game_is_a_scenario_that_holds(game):
    state = wander(game.open().begin(seed=2), 12)
    scenario = Scenario.read(state.scenario("Twelve decisions"))
    scenario.run()
    assert scenario.title == "Twelve decisions" and scenario.game == game.id
    assert scenario.state() == game.open().begin()


def test_what_happens_is_told_with_its_clause(game):
    state = game.open().begin(seed=1)
    assert state.prompt(state.seat) and state.prompt(state.seat, "cs") != state.prompt(state.seat)
    labels = state.labels()
    assert [notation for notation, _ in labels] == state.offers()
    told = state.tell(0)
    assert told and all("-" in clause and sentence for clause, sentence in told)
    score = state.score()
    assert len(score["totals"]) == state.table.players


def test_boards_are_drawn_as_svg_and_with_letters(game):
    state = wander(game.open().begin(seed=1), 60)
    for seat in (None, 0):
        drawing = xml.fromstring(state.svg(seat))
        assert drawing.tag.endswith("svg") and drawing.get("viewBox")
        assert len(state.text(seat)) > 200
    assert state._repr_svg_() == state.svg()


def test_a_search_says_what_it_thinks(game):
    state = wander(game.open().begin(seed=9), 20)
    while state.count() < 2:
        state.act(0)
    thoughts = state.think("40", seed=1)
    assert len(thoughts) == state.count()
    assert sum(visits for _, visits, _ in thoughts) == 40
    assert {notation for notation, _, _ in thoughts} == set(state.offers())


def test_an_edition_of_ones_own_is_played(game):
    text = game.edition_text()
    assert game.check_edition(text)["tag"]["id"] == game.editions[0]
    table = game.open(edition=text)
    assert table.begin(seed=1).count() > 0
    assert "own edition" in repr(table)
    with pytest.raises(Unreadable) as problem:
        game.check_edition(text + "\nnonsense = [")
    assert problem.value.line is not None


def test_other_threads_run_while_a_bot_thinks():
    state = crownlands.game("northgard").open(2).begin(seed=1)
    ticks, done = [], threading.Event()

    def tick():
        while not done.wait(0.001):
            ticks.append(1)

    other = threading.Thread(target=tick)
    other.start()
    state.think("300ms")
    done.set()
    other.join()
    assert len(ticks) > 5


def test_the_same_seed_plays_the_same():
    table = crownlands.game("two-heirs").open(2)
    ends = table.play_many(["greedy", "random"], [1, 2, 3])
    assert ends == [table.play(["greedy", "random"], seed)[0].outcome for seed in (1, 2, 3)]


def test_every_name_has_a_docstring():
    import inspect

    for name in crownlands._core.__all__:
        thing = getattr(crownlands._core, name)
        if not inspect.isclass(thing):
            continue
        assert thing.__doc__, name
        for member, value in vars(thing).items():
            if not member.startswith("_"):
                assert value.__doc__, f"{name}.{member}"


def test_the_stub_says_what_is_there():
    """Every name, argument and default, compared by mypy's stubtest."""
    import subprocess
    import sys

    checked = subprocess.run([sys.executable, "-m", "mypy.stubtest", "crownlands._core"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
