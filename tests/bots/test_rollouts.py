"""Rollouts: worlds stay as they are, chances are chances, and a plan that does not fit is no error."""

from typing import Any

import pytest

from monstrum.bots.bot import Sampler
from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.games.library import OURS, load_game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("xybrid", {"players": 2}),
    ("xybrid", {"players": 4}),
    ("mutation_wars", {"players": 3}),
    ("hybrid", {"mission": "HYM-1"}),
]


def sampler_at(name: str, config: dict[str, Any], plies: int) -> tuple[Sampler, list[int]]:
    """What a seat thinks with after so many answers of greed, and its options."""
    game = load_game(name)
    state = game.start(config, 1)
    state.mute()
    while plies > 0 or len(engine.legal_actions(state, engine.actor(state))) < 2:
        engine.step(state, Sampler(game, 0, None, 1).policy(state))
        plies -= 1
    seat = engine.actor(state)
    return Sampler(game, seat, game.know(state, seat), 5), engine.legal_actions(state, seat)


@pytest.mark.parametrize(("name", "config"), TABLES)
@pytest.mark.parametrize("answers", [0, 6, 10**4])
def test_a_rollout_is_a_chance_in_each_world_and_leaves_them_alone(
    name: str, config: dict[str, Any], answers: int
) -> None:
    sampler, actions = sampler_at(name, config, 40)
    worlds = [sampler() for _ in range(2)]
    before = [digest(world) for world in worlds]
    first = sampler.rollout(worlds, actions[:1], answers)
    assert len(first) == 2
    assert all(0.0 <= chance <= 1.0 for chance in first)
    assert [digest(world) for world in worlds] == before
    assert sampler.rollout(worlds, actions[:1], answers) == first  # the same plan has the same luck
    if answers > 1000:
        assert all(chance in (0.0, 0.5, 1.0) or chance == pytest.approx(1 / 3) for chance in first)


def test_a_plan_that_does_not_fit_ends_where_it_does_not() -> None:
    sampler, actions = sampler_at("xybrid", {"players": 2}, 10)
    worlds = [sampler()]
    assert sampler.rollout(worlds, [-7]) == sampler.rollout(worlds, [])
    assert sampler.rollout(worlds, [actions[0], -7]) == sampler.rollout(worlds, actions[:1])


@pytest.mark.parametrize("name", OURS)
def test_the_policy_is_greed_on_the_table_itself(name: str) -> None:
    sampler, actions = sampler_at(name, {}, 20)
    world = sampler()
    promises = sampler.promises(world, actions)
    assert sampler.policy(world) == actions[promises.index(max(promises))]


@pytest.mark.parametrize(("name", "config"), TABLES)
def test_plans_are_gestures_that_begin_with_an_option_and_can_be_rolled_out(
    name: str, config: dict[str, Any]
) -> None:
    sampler, actions = sampler_at(name, config, 12)
    world = sampler()
    plans = sampler.plans(world, 3)
    assert 1 <= len(plans) <= 4
    assert {plan[0] for plan in plans} <= set(actions)
    assert len(sampler.rollout([world], plans[0], 4)) == 1
