"""The rollout bandit: its arithmetic, that it is fair, and that the same seed gives the same answer."""

from itertools import pairwise
from typing import Any

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.levels import levels_of
from monstrum.bots.minds import Grade, mind
from monstrum.bots.names import make_bot
from monstrum.core.bandit import Bandit, ahead, behind, better_half
from monstrum.core.codec import digest
from monstrum.core.engine import actor, legal_actions, sealed, step
from monstrum.core.quick import Quick
from monstrum.core.rivals import best_first
from monstrum.core.state import State
from monstrum.games.library import OURS, load_game

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("xybrid", {"players": 2}),
    ("mutation_wars", {"players": 2}),
    ("hybrid", {"mission": "HYM-1"}),
]
NAMES = [name for name, _ in GAMES]
SMALL = Grade(worlds=4, width=3, answers=3)


def position(name: str, plies: int) -> State:
    game = load_game(name)
    state = game.start(dict(GAMES)[name], plies)
    rng = Quick(plies)
    for _ in range(plies):
        options = legal_actions(state, actor(state))
        step(state, options[rng.below(len(options))])
    return state


def thinker(name: str, grade: Grade = SMALL) -> Bandit:
    return mind(load_game(name), 2).bandit(grade)


def test_the_best_come_first_and_equals_keep_their_order() -> None:
    assert best_first([7, 8, 9, 5], [1.0, 3.0, 1.0, 3.0]) == [8, 5, 7, 9]


def test_differences_are_taken_world_by_world() -> None:
    assert ahead([5, 7, 9], [4, 6, 8]) == (1.0, 0.0)
    assert behind([0, 1, 0, 1], [9, 9, 9, 9])
    assert behind([4, 4], [4, 4]), "what makes no difference needs no more worlds"
    assert not behind([9, 0, 9, 0], [5, 5, 5, 5])


def test_half_of_the_challengers_leave_and_the_base_stays() -> None:
    assert better_half([0, 1, 2, 3, 4], [[9], [1], [5], [7], [3]]) == [0, 2, 3]


@pytest.mark.parametrize("name", NAMES)
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


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars"])
def test_behind_a_gate_nobody_passes_it_answers_as_its_base_would(name: str) -> None:
    state = position(name, 30)
    seat = actor(state)
    closed = thinker(name, Grade(worlds=4, width=3, answers=3, gate=1e9))
    assert closed.choose(state, seat, Quick(3)) == mind(load_game(name), 2).base.choose(state, seat, Quick(3))


def test_the_bot_answers_as_its_twin_in_the_core() -> None:
    game, state = load_game("xybrid"), position("xybrid", 25)
    seat = actor(state)
    inside = thinker("xybrid", Grade(worlds=8, width=3, answers=24))
    assert ask(make_bot("rollout", 1), game, state, seat, 77) == inside.choose(state, seat, Quick(77))


@pytest.mark.parametrize("name", NAMES)
def test_no_decision_has_more_rollouts_than_its_budget(name: str) -> None:
    """Secret choices included; what is decided early has fewer."""
    grade = Grade(worlds=6, width=3, answers=2)
    state, rng, secret = position(name, 0), Quick(5), False
    for _ in range(60):
        if state.over():
            break
        seat = actor(state)
        options = legal_actions(state, seat)
        secret = secret or sealed(state)
        if len(options) > 1 and (sealed(state) or rng.below(6) == 0):
            thought = thinker(name, grade).think(state, seat, options, rng)
            assert thought.simulations <= grade.simulations
            assert thought.plans[thought.best][0] in options
        step(state, options[rng.below(len(options))])
    assert secret or name == "mutation_wars"


@pytest.mark.parametrize("name", NAMES)
def test_no_level_thinks_longer_than_it_may(name: str) -> None:
    """In the open as in a sealed block; and the highest does use what it has."""
    most = 0
    for plies in (0, 35):
        state = position(name, plies)
        while len(legal_actions(state, actor(state))) < 3:
            step(state, legal_actions(state, actor(state))[0])
        seat = actor(state)
        for grade, _ in levels_of(name):
            thought = thinker(name, grade).think(state, seat, legal_actions(state, seat), Quick(1))
            assert thought.simulations <= grade.simulations if grade.worlds else thought.simulations == 0
            most = max(most, thought.simulations)
    assert most > levels_of(name)[-2][0].simulations // 2


@pytest.mark.parametrize("name", NAMES)
def test_a_reply_in_a_rollout_is_legal_and_leaves_the_world_alone(name: str) -> None:
    """It is somebody's who knows no more than the world it is in, which is a guess already."""
    base, rng = mind(load_game(name), 2).base, Quick(7)
    state = position(name, 0)
    answers = 0
    while not state.over() and answers < 150:
        seat, before = actor(state), digest(state)
        reply = base.reply(state, seat, rng)
        assert digest(state) == before
        assert reply[0] in legal_actions(state, seat)
        step(state, reply[0])
        answers += 1
    assert answers == 150 or state.over()


@pytest.mark.parametrize("name", OURS)
def test_budgets_grow_from_level_to_level(name: str) -> None:
    grades = [grade for grade, _ in levels_of(name)]
    assert len(grades) == 8
    for below, above in pairwise(grades):
        assert above.overlooks < below.overlooks or above.simulations > below.simulations


def test_a_movement_is_one_plan_and_is_carried_out_to_its_end() -> None:
    """HY-7.2  What was begun is gone on with, element by element, without thinking again."""
    state = position("hybrid", 0)
    bandit = thinker("hybrid", Grade(worlds=4, width=3, answers=4))
    longest = 0
    for ply in range(120):
        if state.over():
            break
        seat = actor(state)
        rest, options = list(bandit.rest), legal_actions(state, seat)
        can_go_on = len(options) > 1 and rest and rest[0] in options
        goes_on = can_go_on and bandit.base.mark(state) == bandit.mark
        action = bandit.choose(state, seat, Quick(ply))
        if goes_on:
            assert [action, *bandit.rest] == rest
            longest = max(longest, len(rest))
        step(state, action)
    assert longest >= 2
