"""A state a seat cannot tell from the true one. It is made from knowledge alone and cannot see the truth."""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.chance import Chance
from monstrum.core.quick import Quick
from monstrum.games.hybrid.knowing.dealt import deal_unseen
from monstrum.games.hybrid.knowing.knowledge import SkirmishKnowledge, know
from monstrum.games.hybrid.state import SkirmishState, side_of


def sample(knowledge: SkirmishKnowledge, rng: Quick) -> SkirmishState:
    """Equal knowledge and equal rng give bit-equal states."""
    return filled(knowledge, knowledge.masked.clone(), rng)


def guess(state: SkirmishState, seat: i64, rng: Quick) -> SkirmishState:
    """The same for who wants a single one: what the seat knows is spent for it."""
    knowledge = know(state, seat)
    return filled(knowledge, knowledge.masked, rng)


def filled(knowledge: SkirmishKnowledge, state: SkirmishState, rng: Quick) -> SkirmishState:
    """The masked state, with everything in it that was erased."""
    state.chance = Chance([rng.word() for _ in range(8)], state.chance.explicit)
    if state.cards.any():
        deal_unseen(state, knowledge.seat, rng)
    fill_numbers(state, knowledge.numbered, rng)
    fill_commitments(state, knowledge.sealed, rng)
    return state


def fill_numbers(state: SkirmishState, numbered: list[int], rng: Quick) -> None:
    """HY-3.10  Any order of the warriors who still have a counter, after the numbers turned up so far."""
    for side in range(2):
        waiting = [figure for figure in numbered if side_of(figure) == side]
        rng.mix(waiting)
        number: i64 = state.revealed[side]
        for figure in waiting:
            number += 1
            state.own_order()[figure] = number


def fill_commitments(state: SkirmishState, sealed: list[int], rng: Quick) -> None:
    """Others who have committed get one of their possible choices, pick by pick."""
    if not sealed:
        return
    state.load()
    frame = state.table[state.kind]
    for seat in sealed:
        while not frame.complete(state, seat):
            out = Actions()
            frame.offers(state, seat, out)
            state.buffers[seat].append(out.items[rng.below(out.count())])
