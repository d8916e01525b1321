"""Scripted and explicit chance reach the same states as seeded chance."""

import random

import pytest

from monstrum.core.chance import Script
from monstrum.core.engine import actor, legal_actions, play, step
from monstrum.core.events import Event
from monstrum.core.state import CHANCE, State
from monstrum.games.mutation_wars.content.catalog import KINDS
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import CARD, COLOUR, SEAT
from monstrum.games.mutation_wars.rules.decks import COPIES
from monstrum.games.mutation_wars.state import WarsState
from tests.properties.play import config, game

SEEDS = 6


def wars(state: State) -> WarsState:
    assert isinstance(state, WarsState)
    return state


class Watched(random.Random):
    """A random game that remembers what chance did, as the outcomes explicit chance asks for."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(f"{seats} {seed}")
        self.config = config("mutation_wars", seats, seed)
        self.state = wars(game("mutation_wars").start(self.config, seed))
        self.states = [self.state.clone()]
        self.told: list[list[Event]] = [self.state.events.take()]
        self.actions: list[int] = []
        while not self.state.over():
            action = self.choice(legal_actions(self.state, actor(self.state)))
            step(self.state, action)
            self.actions.append(action)
            self.states.append(self.state.clone())
            self.told.append(self.state.events.take())


def outcomes(happened: list[Event]) -> list[int]:
    """What chance decided, in order."""
    found: list[int] = []
    for event in happened:
        if event.kind == events.DEALER_PICKED:
            found.append(SEAT + event.a)
        elif event.kind == events.DREW:
            found.append(CARD + event.b)
        elif event.kind == events.STOLEN_CARD:
            found.append(CARD + event.c)
        elif event.kind == events.BODY_REVEALED:
            found.append(COLOUR + event.b)
        elif event.kind == events.BODY_REPLACED:
            found.append(COLOUR + event.d)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_explicit_game_tells_the_seats_the_same_as_the_seeded_one(seats: int) -> None:
    wars_game = game("mutation_wars")
    asked = 0
    for seed in range(SEEDS):
        seeded = Watched(seats, seed)
        state = wars(wars_game.start(seeded.config, 0, explicit=True))
        for at, happened in enumerate(seeded.told):
            decided = outcomes(happened)
            emitted = outcomes(state.events.take())  # an outcome that is the only one is not asked for
            while actor(state) == CHANCE:
                assert len(legal_actions(state, CHANCE)) > 1
                play(state, CHANCE, decided[len(emitted)])
                emitted += outcomes(state.events.take())
                asked += 1
            assert emitted == decided
            for seat in range(-1, seats):
                mine, theirs = wars_game.view(state, seat), wars_game.view(seeded.states[at], seat)
                assert mine == theirs
            if at < len(seeded.actions):
                play(state, actor(state), seeded.actions[at])
        assert state.over()
    assert asked > SEEDS * 60


def numbered(items: list[int]) -> list[int]:
    """Equal cards told apart, as a scripted shuffle wants them."""
    return [item * COPIES + items[:at].count(item) for at, item in enumerate(items)]


def decks(state: WarsState) -> list[list[int]]:
    """The three decks and the pile, from the top."""
    found = []
    for kind in range(KINDS):
        room, size = state.catalog.room[kind], state.deck_size[kind]
        found.append([state.deck[at] for at in range(room + size - 1, room - 1, -1)])
    found.append([state.pile[at] for at in range(state.pile_size - 1, -1, -1)])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_scripted_setup_deals_what_the_script_says(seats: int) -> None:
    """The four shuffles of the setup, written down from a seeded game, deal the same hands and bodies."""
    for seed in range(SEEDS):
        agreed = {"players": seats}
        seeded = wars(game("mutation_wars").start(agreed, seed))
        told = seeded.events.take()
        lying = decks(seeded)
        drawn = [event.b for event in told if event.kind == events.DREW]
        bodies = [event.b for event in told if event.kind == events.BODY_REVEALED]
        dealer = next(event.a for event in told if event.kind == events.DEALER_PICKED)
        orders = [[*drawn, *lying[0]], lying[1], lying[2], [*bodies, *lying[3]]]
        script = Script([], [SEAT + dealer], [numbered(order) for order in orders])
        state = wars(game("mutation_wars").start(agreed, "another seed", script=script))
        mine: list[int] = []
        theirs: list[int] = []
        state.dump(mine)
        seeded.dump(theirs)
        assert mine == theirs


def test_explicit_games_never_shuffle_and_can_be_walked_without_a_seed() -> None:
    choices = random.Random(1)
    state = wars(game("mutation_wars").start({"players": 3, "max_turns": 20}, 0, explicit=True))
    nodes = 0
    while not state.over():
        who = actor(state)
        nodes += who == CHANCE
        assert who != CHANCE or state.kind in range(kinds.DEALER, kinds.SHUFFLE)
        play(state, who, choices.choice(legal_actions(state, who)))
    assert nodes > 100
