"""An answer told step by step is the same answer: the same events in order, the same state at the end."""

import random
from typing import Any

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.games.library import load_game
from monstrum.texts.match import LATELY, Match
from monstrum.texts.unfolding import answered, unfold

GAMES: dict[str, dict[str, Any]] = {
    "xybrid": {"players": 3},
    "mutation_wars": {"players": 3},
    "hybrid": {"mission": "HYM-3"},
}


@pytest.mark.parametrize("name", GAMES)
def test_record_by_record_a_game_goes_the_same_way(name: str) -> None:
    game = load_game(name)
    rng = random.Random(name)
    longest = 0
    for seed in range(2):
        state = game.start(GAMES[name], seed)
        for _ in range(250):
            if state.over():
                break
            state.events.take()
            seat = rng.choice(engine.waiting(state))
            action = rng.choice(engine.legal_actions(state, seat))
            before = state.clone()
            engine.play(state, seat, action)
            stages = list(unfold(before, seat, [action]))
            events = [event.numbers() for stage in stages for event in stage.events]
            assert events == [event.numbers() for event in state.events.list]
            again = before.clone()
            for _ in answered(again, seat, action):
                longest = max(longest, len(stages))
            assert digest(again) == digest(state)
    assert longest >= 3


@pytest.mark.parametrize("name", GAMES)
def test_what_an_answer_ends_with_is_the_position_as_long_as_nothing_else_happens(name: str) -> None:
    match, rng, reached = Match(load_game(name), GAMES[name], 5), random.Random(5), 0
    for _ in range(150):
        if match.over():
            break
        seat = rng.choice(engine.waiting(match.state))
        match.play(seat, [rng.choice(engine.legal_actions(match.state, seat))])
        if stage := match.reached():
            reached += 1
            for reader in range(-1, match.state.seats):
                assert match.game.view(stage.state, reader) == match.game.view(match.state, reader)
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
            assert match.reached() is None
        elif match.picks.get(seat) and rng.random() < 0.2:
            match.take_back(seat)
            assert match.reached() is None
    assert reached


def test_a_match_remembers_its_last_answers_and_forgets_those_that_were_undone() -> None:
    match = Match(load_game("xybrid"), {"players": 2}, 5)
    rng = random.Random(5)
    for _ in range(LATELY + 10):
        seat = engine.waiting(match.state)[0]
        match.play(seat, [rng.choice(engine.legal_actions(match.state, seat))])
    assert len(match.lately) == LATELY
    for answer in match.lately:
        told = match.told[answer.before.told : answer.after]
        events = [event for stage in answer.stages() for event in stage.events]
        assert [event.numbers() for event in events] == [each.event.numbers() for each in told]
    while not match.can_undo(engine.waiting(match.state)[0]):
        asked = engine.waiting(match.state)[0]
        match.play(asked, [rng.choice(engine.legal_actions(match.state, asked))])
    match.undo(engine.waiting(match.state)[0])
    assert all(answer.after <= len(match.told) for answer in match.lately)
    match.rewind(0)
    assert not match.lately
