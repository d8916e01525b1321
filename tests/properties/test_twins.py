"""Secrets in games made for them: twin positions whose hidden hands differ, on every channel."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from monstrum.core.engine import decision, legal_actions, play, waiting
from monstrum.core.state import State
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.state import SkirmishState
from tests.marks import rule
from tests.properties.play import MOST_DECISIONS, Stop, config
from tests.properties.twins import HYBRID_ACTIONS, check_twins, rich
from tests.rules.hybrid.skirmish import skirmish

MISSIONS = ["HYM-1", "HYM-2", "HYM-3", "HYM-4", "HYM-5", "HYM-6"]
WINDOWS = ("CARDS", "HINDRANCE", "BID", "RESERVE")  # where hands matter: always looked at
STOPS = 12  # per game
SOAK_GAMES = 60


def likes(state: State, legal: list[int], rng: random.Random) -> int:
    """Any action; but attacks and cards are seldom declined, and a Movement comes to an end."""
    if decision(state) == "MOVE" and actions.STOP in legal and rng.random() < 0.3:
        return int(actions.STOP)
    if len(legal) > 1 and actions.NONE in legal and rng.random() < 0.7:
        legal = [action for action in legal if action != actions.NONE]
    return rng.choice(legal)


def secret_stops(name: str, agreed: dict[str, object], seed: int, most: int) -> Iterator[Stop]:
    """One game with rich decks, stopped in card windows and now and then elsewhere."""
    game = rich(name)
    rng = random.Random(f"{name} {agreed} {seed}")
    state = game.start(agreed, seed)
    found = ply = 0
    while not state.over() and found < most:
        wanted = 0.25 if decision(state) in WINDOWS else 0.02 if name == "hybrid" else 0.06
        if rng.random() < wanted:
            found += 1
            yield Stop(seed, ply, state, rng)
        seat = rng.choice(waiting(state))
        legal = legal_actions(state, seat)
        play(state, seat, likes(state, legal, rng) if name == "hybrid" else rng.choice(legal))
        state.events.take()
        ply += 1
        assert ply < MOST_DECISIONS, "the game does not end"


def play_secret(name: str, agreed: dict[str, object], seeds: range, most: int = STOPS) -> int:
    compared = 0
    for seed in seeds:
        for stop in secret_stops(name, agreed, seed, most):
            try:
                compared += check_twins(stop, rich(name))
            except Exception as error:
                error.add_note(f"in a game of {name} {agreed}, seed {seed}, ply {stop.ply}")
                raise
    return compared


DUELS = {
    "strike": ("#As.t#", ("A@1 E G_TEMPLAR", "s@2 W S_HYBRID", "t@4 W S_HYBRID"), ("mode OC", "strike s")),
    "shot": (
        "#A...s#\n#....t#",
        ("A@1,0 E G_GARELL", "s@5,0 W S_HYBRID", "t@5,1 W S_HYBRID"),
        ("mode F", "stop", "shoot s", "shoot t"),
    ),
}
SOME_DUELS = 10  # of each kind
DECISIONS = 6


def duel(kind: str, seed: int) -> tuple[SkirmishState, random.Random]:
    """A window is open. A's side holds a theft; the other side holds anything, one card of it just drawn."""
    rng = random.Random(f"{kind} {seed}")
    map, legend, words = DUELS[kind]
    stock = Counter(HYBRID_ACTIONS)
    mine = ["ACT-04", *rng.sample(list(stock.elements()), 2)]
    stock -= Counter(mine)
    theirs = rng.sample(list(stock.elements()), rng.randint(1, 4))
    stock -= Counter(theirs)
    keys = {
        "hands": {"GRIFFIN": mine, "SCORPION": theirs},
        "deck": dict(stock),
        "locks": [f"SCORPION {rng.choice(theirs)}"],
    }
    game = rich("hybrid")
    assert isinstance(game, Hybrid)
    fight = skirmish(map, *legend, active="A", game=game, keys=keys, s={"parry": rng.choice([0, 1])})
    return fight.play(*words).state, rng


@rule("HY-10.14", "HY-10.4")
@pytest.mark.parametrize("kind", DUELS)
def test_hidden_hands_change_nothing_in_a_duel(kind: str) -> None:
    for seed in range(SOME_DUELS):
        state, rng = duel(kind, seed)
        for ply in range(DECISIONS):
            try:
                check_twins(Stop(seed, ply, state, rng), rich("hybrid"))
            except Exception as error:
                error.add_note(f"in a duel ({kind}), seed {seed}, ply {ply}")
                raise
            seat = waiting(state)[0]
            play(state, seat, likes(state, legal_actions(state, seat), rng))


@pytest.mark.parametrize("mission", MISSIONS)
def test_hidden_hands_of_hybrid_change_nothing_that_is_told(mission: str) -> None:
    assert play_secret("hybrid", {"mission": mission}, range(1)) > STOPS


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["xybrid", "mutation_wars"])
def test_hidden_hands_change_nothing_that_is_told(name: str, seats: int) -> None:
    assert play_secret(name, config(name, seats, seats), range(1)) > STOPS


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
def test_hidden_hands_of_hybrid_in_many_games(mission: str) -> None:
    print(play_secret("hybrid", {"mission": mission}, range(1_000, 1_000 + SOAK_GAMES), 100))


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["xybrid", "mutation_wars"])
def test_hidden_hands_in_many_games(name: str, seats: int) -> None:
    for seed in range(1_000, 1_000 + SOAK_GAMES):
        play_secret(name, config(name, seats, seed), range(seed, seed + 1), 100)
