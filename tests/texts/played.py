"""Matches for tests, played by a bot that takes anything."""

from functools import cache

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.texts.match import Match


@cache
def xybrid() -> Game:
    """The game with its standard pack."""
    return load_game("xybrid")


def new_match(seed: int = 1, players: int = 2) -> Match:
    return Match(xybrid(), {"players": players}, seed)


def play_on(match: Match, plies: int = 10_000, seed: int = 7) -> Match:
    """Random answers, until the game is over or there are so many entries."""
    rng = Quick(seed)
    while not match.over() and len(match.entries) < plies:
        seat = engine.waiting(match.state)[0]
        options = engine.legal_actions(match.state, seat)
        match.play(seat, [options[rng.below(len(options))]])
    return match


def up_to_sealed(match: Match) -> Match:
    """Play until everybody has to commit to a breakthrough."""
    while not engine.sealed(match.state):
        play_on(match, len(match.entries) + 1, seed=len(match.entries))
    return match


def up_to(match: Match, decision: str) -> Match:
    """Play until this decision is pending."""
    for _ in range(2_000):
        if match.over() or engine.decision(match.state) == decision:
            break
        seat = engine.waiting(match.state)[0]
        options = engine.legal_actions(match.state, seat)
        match.play(seat, [options[len(match.entries) * 7 % len(options)]])
    assert engine.decision(match.state) == decision, "this game never asks for it: take another seed"
    return match
