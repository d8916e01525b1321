"""The hot loops: games played to the end at random, one or many."""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.engine import next_to_commit, settle, step
from monstrum.core.quick import Quick
from monstrum.core.state import SEALED, State


def playout(state: State, rng: Quick) -> i64:
    """Play the state to its end, every decision at random; answers how many decisions there were."""
    decisions: i64 = 0
    while state.top > 0:
        options = pending_options(state)
        step(state, options.items[rng.below(options.count())])
        decisions += 1
    return decisions


def pending_options(state: State) -> Actions:
    """The legal actions of whoever owes a decision; as a rule `settle` has just written them."""
    if not state.fresh:
        state.load()
        out = state.legal
        out.clear()
        frame = state.table[state.kind]
        if state.actor == SEALED:
            frame.offers(state, next_to_commit(state), out)
        else:
            frame.options(state, out)
    return state.legal


def playouts(state: State, number: i64, rng: Quick) -> i64:
    """Many games from one state (settled or not), each on its own copy with its own chance."""
    decisions: i64 = 0
    for _time in range(number):
        copy = state.clone()
        copy.chance.rekey([rng.word() for _ in range(8)])
        settle(copy)
        decisions += playout(copy, rng)
    return decisions
