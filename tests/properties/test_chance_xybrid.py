"""Scripted and explicit chance reach the same states as seeded chance."""

import random

import pytest

from monstrum.core.chance import Script
from monstrum.core.engine import actor, legal_actions, play, step
from monstrum.core.events import RANDOM, Event
from monstrum.core.state import CHANCE, State
from monstrum.games.xybrid.rules import events
from monstrum.games.xybrid.rules.actions import CHOOSE, PLAYER, block_of, part_action, part_of, reveal_action
from monstrum.games.xybrid.state import DECK, LabState, members
from tests.properties.play import game

SEEDS = 30


def lab(state: State) -> LabState:
    assert isinstance(state, LabState)
    return state


def seeded_game(seats: int, seed: int) -> tuple[list[LabState], list[int], list[list[Event]]]:
    """A random game: its states, the actions taken in them, the events that led to each state."""
    choices = random.Random(seed)
    state = lab(game("xybrid").start({"players": seats}, seed))
    states, actions, told = [state.clone()], [], [state.events.take()]
    while not state.over():
        action = choices.choice(legal_actions(state, actor(state)))
        step(state, action)
        actions.append(action)
        states.append(state.clone())
        told.append(state.events.take())
    return states, actions, told


def numbers(state: State) -> list[int]:
    """The whole state but the generator."""
    out: list[int] = []
    state.dump(out)
    return out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scripted_game_reaches_the_states_of_the_seeded_one(seats: int) -> None:
    for seed in range(SEEDS):
        states, actions, told = seeded_game(seats, seed)
        script = written(states, told)
        state = game("xybrid").start({"players": seats}, "another seed", script=script)
        for at, action in enumerate(actions):
            assert numbers(state) == numbers(states[at])
            play(state, actor(state), action)
        assert numbers(state) == numbers(states[-1])
        assert state.chance.picks_used == len(script.picks)
        assert state.chance.shuffles_used == len(script.shuffles)


def written(states: list[LabState], told: list[list[Event]]) -> Script:
    """The script of a game that has been played: every shuffle and every pick, in order."""
    picks: list[int] = []
    shuffles: list[list[int]] = []
    catalog = states[0].catalog
    dealt = [reveal_action(catalog, event.b) for event in told[0] if event.kind == events.BREAKTHROUGH_DEALT]
    for state, happened in zip(states, told, strict=True):
        shuffled = False
        for event in happened:
            if event.kind == events.DECK_SHUFFLED:
                shuffled = True
                shuffles.append([])
            elif event.kind == events.RESTOCKED and shuffled:
                shuffles[-1].append(event.a)
            elif event.kind == events.FIRST_PLAYER_PICKED and event.marks & RANDOM:
                picks.append(PLAYER + event.a)
            elif event.kind == events.PICKED_AT_RANDOM and event.marks & RANDOM:
                picks.append(part_action(catalog, CHOOSE, event.a))
        if shuffled:
            shuffles[-1] += members(state, DECK)
    return Script([], picks, [shuffles[0], dealt, *shuffles[1:]])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_explicit_game_reaches_the_states_of_the_seeded_one(seats: int) -> None:
    xybrid = game("xybrid")
    asked = 0
    for seed in range(SEEDS):
        states, actions, told = seeded_game(seats, seed)
        state = lab(xybrid.start({"players": seats}, 0, explicit=True))
        for at, happened in enumerate(told):
            asked += follow(state, outcomes(states[0], happened))
            for seat in range(-1, seats):
                assert xybrid.know(state, seat).digest() == xybrid.know(states[at], seat).digest()
            if at < len(actions):
                play(state, actor(state), actions[at])
        assert state.over()
        assert xybrid.result(state) == xybrid.result(states[-1])
    assert asked > SEEDS * 40


def outcomes(state: LabState, happened: list[Event]) -> list[int]:
    """What chance decided, as the actions an explicit game asks for."""
    found: list[int] = []
    for event in happened:
        if event.kind == events.BREAKTHROUGH_DEALT:
            found.append(reveal_action(state.catalog, event.b))
        elif event.kind == events.FIRST_PLAYER_PICKED and event.marks & RANDOM:
            found.append(PLAYER + event.a)
        elif event.kind in (events.RESTOCKED, events.PICKED_AT_RANDOM):
            found.append(part_action(state.catalog, CHOOSE, event.a))
        elif event.kind == events.SAW:
            found.append(part_action(state.catalog, CHOOSE, event.b))
    return found


def follow(state: LabState, outcomes: list[int]) -> int:
    """Answer the questions of explicit chance; what is known already is not asked, so it is skipped."""
    asked = 0
    while actor(state) == CHANCE:
        legal = legal_actions(state, CHANCE)
        assert len(legal) > 1
        while not fits(state, outcomes[0], legal):
            outcomes.pop(0)
        play(state, CHANCE, translated(state, outcomes.pop(0), legal))
        asked += 1
    return asked


def fits(state: LabState, outcome: int, legal: list[int]) -> bool:
    return translated(state, outcome, legal) in legal


def translated(state: LabState, outcome: int, legal: list[int]) -> int:
    """A random part may be asked for in the block of a swap."""
    catalog = state.catalog
    if 13 <= outcome < 13 + 6 * catalog.parts:
        return part_action(catalog, block_of(catalog, legal[0]), part_of(catalog, outcome))
    return outcome


def test_explicit_outcomes_can_be_walked_to_the_end_without_a_seed() -> None:
    choices = random.Random(1)
    state = game("xybrid").start({"players": 3}, 0, explicit=True)
    chance_nodes = 0
    while not state.over():
        who = actor(state)
        chance_nodes += who == CHANCE
        play(state, who, choices.choice(legal_actions(state, who)))
    assert chance_nodes > 40
