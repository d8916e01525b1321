"""PettingZoo's own suites, on every game with every number of players."""

import importlib
import warnings
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from monstrum.core.errors import BadConfig, IllegalAction
from monstrum.envs.learnable import LEARNABLE
from tests.envs.seats import SEATS, short

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # the suites use games of PettingZoo's older kind
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.performance_benchmark import performance_benchmark

# The suites warn about what is meant: dictionaries as observations, no legal action at the end.
WARNINGS_ARE_MEANT = pytest.mark.filterwarnings("ignore::UserWarning")


def table(name: str) -> ModuleType:
    return importlib.import_module(f"monstrum.envs.{name}_v0")


@WARNINGS_ARE_MEANT
@pytest.mark.parametrize(("name", "players"), SEATS)
def test_the_interface_is_the_one_pettingzoo_wants(name: str, players: int) -> None:
    api_test(table(name).env(players=players, **short(name)), num_cycles=150)


@WARNINGS_ARE_MEANT
@pytest.mark.parametrize(("name", "players"), SEATS)
def test_seeds_are_honoured(name: str, players: int) -> None:
    seed_test(lambda: table(name).env(players=players, **short(name)), num_cycles=30)


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_it_can_be_benchmarked(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """PettingZoo measures for five seconds; here every look at its clock takes one."""
    ticks = iter(range(1000))
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))

    performance_benchmark(table(name).env(players=players, **short(name)))

    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_a_whole_game_pays_zero_sum_returns(name: str, players: int) -> None:
    env = table(name).env(players=players, **short(name))
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        action = None
        if not (terminated or truncated):
            assert (info["action_mask"] == seen["action_mask"]).all()
            action = rng.choice(np.flatnonzero(seen["action_mask"]))
        env.step(action)
    assert abs(sum(paid.values())) < 1e-9
    assert not env.agents


@pytest.mark.parametrize("name", LEARNABLE)
def test_who_is_not_asked_has_an_empty_mask(name: str) -> None:
    env = table(name).raw_env(players=2)
    env.reset(seed=1)
    for agent in env.possible_agents:
        asked = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == asked
        assert env.infos[agent]["action_mask"].any() == asked


@pytest.mark.parametrize("name", LEARNABLE)
def test_an_illegal_action_is_refused_raw_and_loses_otherwise(name: str) -> None:
    raw = table(name).raw_env()
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="its mask says"):
        raw.step(wrong)

    env = table(name).env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(wrong)
    assert env.terminations[loser]
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        agent: -1.0 if agent == loser else 0.0 for agent in env.agents
    }


def test_the_same_seed_is_the_same_game_as_everywhere_else() -> None:
    from monstrum.core.codec import digest
    from monstrum.games.library import load_game

    env = table("xybrid").raw_env()
    env.reset(seed=11)
    assert digest(env.state_now) == digest(load_game("xybrid").start({"players": 2}, 11))


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(BadConfig, match="2 to 4 players"):
        table("xybrid").raw_env(players=7)
    with pytest.raises(BadConfig, match="no setting"):
        table("xybrid").raw_env(colour="red")
    with pytest.raises(BadConfig, match="render mode"):
        table("xybrid").raw_env(render_mode="hologram")
    with pytest.raises(BadConfig, match="'illegal' is lose or raise"):
        table("xybrid").raw_env(illegal="ignore")
    fresh: Any = table("xybrid").raw_env()
    with pytest.raises(BadConfig, match="call reset"):
        fresh.observe("player_0")


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_picture_shows_nothing_the_agent_may_not_see(name: str) -> None:
    env = table(name).raw_env(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert len(shown.splitlines()) > 5
    own = env.lesson.game.know(env.state_now, env._seats[env.agent_selection])
    from monstrum.core.quick import Quick

    env.state_now = env.lesson.game.sample(own, Quick(9))
    assert env.render() == shown
