"""The hot loops: games played to the end at random, one or many."""

from monstrum.core.actions import Actions
from monstrum.core.engine import next_to_commit, step
from monstrum.core.quick import Quick
from monstrum.core.state import CHANCE, SEALED, State


def playout(state: State, rng: Quick) -> int:
    """Play the state to its end, every decision at random; answers how many decisions there were."""
    decisions = 0
    while state.stack:
        options = pending_options(state)
        step(state, options.items[rng.below(options.count())])
        decisions += 1
    return decisions


def pending_options(state: State) -> Actions:
    """The legal actions of the seat that owes a decision; `settle` has just written them, but for sealed ones."""
    state.load()
    if state.actor == SEALED or state.actor == CHANCE:
        out = state.legal
        out.clear()
        frame = state.table[state.kind]
        if state.actor == SEALED:
            frame.offers(state, next_to_commit(state), out)
        else:
            frame.options(state, out)
    return state.legal


def playouts(state: State, number: int, rng: Quick) -> int:
    """Many games from one state, each on its own copy with its own chance."""
    decisions = 0
    for _ in range(number):
        copy = state.clone()
        copy.chance.rekey([rng.word() for _ in range(8)])
        decisions += playout(copy, rng)
    return decisions
