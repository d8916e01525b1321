"""An observation is a function of what its seat may know, and stays within the bounds its fields declare."""

from pathlib import Path

import numpy as np
import pytest

from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions
from monstrum.core.quick import Quick
from monstrum.core.rivals import RandomRival
from monstrum.core.state import State
from monstrum.envs.learnable import LEARNABLE, Lesson, lesson
from monstrum.envs.opponents import core_rival
from monstrum.envs.watching import Bytes, Watcher, scales, upper_bounds
from monstrum.texts.scenario import first_position, run_step
from monstrum.texts.scenario_file import read_scenario
from tests.envs.seats import SEATS, stops_of

GAMES = 4
SCENARIOS = Path(__file__).parents[1] / "scenarios"
RARE = {"mutation_wars": {"finalists", "scores"}}  # a test of their own shows them


def different_fields(taken: Lesson, one: Bytes, other: Bytes) -> list[str]:
    return [
        field.name
        for field in taken.encoder.fields
        if (
            one[field.start : field.start + field.size] != other[field.start : field.start + field.size]
        ).any()
    ]


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_states_a_seat_cannot_tell_apart_give_it_the_same_observation(name: str, players: int) -> None:
    taken = lesson(name, players)
    watcher = Watcher(taken.encoder)
    pairs = 0
    for seed in range(GAMES):
        for stop in stops_of(name, players, seed):
            for seat in range(players):
                other = taken.game.sample(taken.game.know(stop.state, seat), Quick(stop.ply))
                seen = watcher.observation(stop.state, seat)
                assert different_fields(taken, seen, watcher.observation(other, seat)) == []
                pairs += 1
    assert pairs > 20


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_numbers_stay_within_their_fields_and_the_mask_is_the_legal_actions(name: str, players: int) -> None:
    taken = lesson(name, players)
    watcher = Watcher(taken.encoder)
    high = upper_bounds(taken.encoder)
    for seed in range(GAMES):
        for stop in stops_of(name, players, seed):
            for seat in range(players):
                assert (watcher.observation(stop.state, seat) <= high).all()
            mask = watcher.mask(stop.state)
            wanted = [] if stop.state.over() else sorted(legal_actions(stop.state, actor(stop.state)))
            assert np.flatnonzero(mask).tolist() == wanted


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars"])  # for Hybrid see `test_hybrid.py`
def test_every_field_comes_to_use_and_changes_with_the_position(name: str) -> None:
    """A field that is always zero would be one that was forgotten."""
    taken = lesson(name, 2)
    watcher = Watcher(taken.encoder)
    used = np.zeros(taken.encoder.size, dtype=np.int64)
    for seed in range(40):
        for stop in stops_of(name, 2, seed):
            for seat in range(2):
                used += watcher.observation(stop.state, seat) > 0
    idle = [
        field.name for field in taken.encoder.fields if not used[field.start : field.start + field.size].any()
    ]
    assert set(idle) == RARE.get(name, set())


def test_a_final_battle_is_seen() -> None:
    """MW-15.2: random players hardly ever come there, so a scenario does."""
    scenario = read_scenario(SCENARIOS / "mutation_wars" / "MW-15.2-final-battle.toml")
    taken = lesson("mutation_wars", 3)
    state = first_position(scenario, taken.game)
    for step in scenario.steps[:5]:
        run_step(taken.game, state, step)
    seen = Watcher(taken.encoder).observation(state, 1)
    fields = {field.name: seen[field.start : field.start + field.size] for field in taken.encoder.fields}
    assert fields["finalists"].tolist() == [1, 0, 1]  # P1, P2, P0 as P1 counts them
    assert fields["scores"][:2].tolist() == [0, 0]
    assert fields["scores"][2] > 0
    assert fields["chosen"].sum() == 0


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_fields_lie_side_by_side_without_gaps(name: str, players: int) -> None:
    encoder = lesson(name, players).encoder
    at = 0
    for field in encoder.fields:
        assert field.start == at, field.name
        assert field.size > 0
        assert 0 < field.most <= 255
        at += field.size
    assert at == encoder.size
    assert (scales(encoder) > 0).all()


def test_others_do_not_see_the_card_a_seat_has_committed_to() -> None:
    """XY-7.1: the observer sees that somebody has chosen; only the seat itself sees what."""
    taken = lesson("xybrid", 2)
    watcher = Watcher(taken.encoder)
    state = at_the_sealed_block(taken.game)
    choices = legal_actions(state, 0)
    assert len(choices) > 2
    mine, theirs = set(), set()
    for choice in choices:
        after = state.clone()
        after.buffers[0].append(choice)
        mine.add(watcher.observation(after, 0).tobytes())
        theirs.add(watcher.observation(after, 1).tobytes())
    assert len(mine) == len(choices)
    assert len(theirs) == 1


def at_the_sealed_block(game: Game) -> State:
    from monstrum.core.engine import decision, step

    state = game.start({"players": 2}, 3)
    state.mute()
    rng = Quick(3)
    while decision(state) != "BREAKTHROUGH":
        legal = legal_actions(state, actor(state))
        step(state, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_greedy_rival_in_the_core_beats_the_random_one(name: str) -> None:
    from monstrum.core.engine import step

    taken = lesson(name, 2)
    rng = Quick(1)
    sides = [core_rival("greedy", taken), RandomRival()]
    won = 0.0
    for seed in range(12):
        state = taken.game.start(taken.config, seed)
        state.mute()
        while not state.over():
            seat = actor(state)
            step(state, sides[(seat + seed) % 2].choose(state, seat, rng))
        won += taken.encoder.returns(state)[seed % 2]
    assert won >= 6
