"""The rollout bandit: its arithmetic, that it is fair, and that the same seed gives the same answer."""

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.names import make_bot
from monstrum.bots.rollout import bandit
from monstrum.core.bandit import Bandit, ahead, behind, best_first, better_half
from monstrum.core.codec import digest
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.library import brings, load_game

GAMES = ["xybrid", "mutation_wars"]


def position(name: str, plies: int) -> State:
    game = load_game(name)
    state = game.start({"players": 2}, plies)
    rng = Quick(plies)
    for _ in range(plies):
        options = legal_actions(state, actor(state))
        step(state, options[rng.below(len(options))])
    return state


def thinker(name: str, gate: float = 1.0) -> Bandit:
    return Bandit(brings(name, "learning").rival(), brings(name, "value")(2), 4, 3, 3, gate)


def test_the_best_come_first_and_equals_keep_their_order() -> None:
    assert best_first([7, 8, 9, 5], [1.0, 3.0, 1.0, 3.0]) == [8, 5, 7, 9]


def test_differences_are_taken_world_by_world() -> None:
    assert ahead([5, 7, 9], [4, 6, 8]) == (1.0, 0.0)
    assert behind([0, 1, 0, 1], [9, 9, 9, 9])
    assert behind([4, 4], [4, 4]), "what makes no difference needs no more worlds"
    assert not behind([9, 0, 9, 0], [5, 5, 5, 5])


def test_half_of_the_challengers_leave_and_the_base_stays() -> None:
    assert better_half([0, 1, 2, 3, 4], [[9], [1], [5], [7], [3]]) == [0, 2, 3]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", [0, 40])
def test_equal_knowledge_and_seed_give_equal_answers_and_the_state_stays(name: str, plies: int) -> None:
    game, state = load_game(name), position(name, plies)
    seat, before = actor(state), digest(state)
    knowledge = game.know(state, seat)
    answers = {
        thinker(name).choose(game.sample(knowledge, Quick(truth)), seat, Quick(9)) for truth in range(2)
    }
    assert answers == {thinker(name).choose(state, seat, Quick(9))}
    assert digest(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_behind_a_gate_nobody_passes_it_answers_as_its_base_would(name: str) -> None:
    state = position(name, 30)
    seat = actor(state)
    base = brings(name, "learning").rival()
    assert thinker(name, gate=1e9).choose(state, seat, Quick(3)) == base.choose(state, seat, Quick(3))


def test_the_bot_answers_as_its_twin_in_the_core() -> None:
    game, state = load_game("xybrid"), position("xybrid", 25)
    seat = actor(state)

    inside = bandit("xybrid", 2)
    assert inside is not None
    assert ask(make_bot("rollout", 1), game, state, seat, 77) == inside.choose(state, seat, Quick(77))
