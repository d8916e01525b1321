"""Steps through the program of a Mutate card, operation by operation (section 7 of the rules).

A program in progress is a record: a = row, b = who played the card, c = seats an operation about all has been
through, d = the spot of that player emptied last + 1, e = the design returned to their hand last + 1, f = the
card. Whatever needs a decision is pushed above the record of its own continuation.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import SEAT
from monstrum.games.mutation_wars.rules.playability import concerns, concerns_somebody, in_scope, scope
from monstrum.games.mutation_wars.state import WarsState, turn_order

WIDTH = opcodes.WIDTH


def operate(state: WarsState, row: i64, actor: i64, target: i64) -> None:
    """One operation for one player, or the question it begins with."""
    state.catalog.operations[state.catalog.code[row]].act(state, row, actor, target)


@final
class Run(Frame[WarsState]):
    """MW-7.4, MW-7.14  The next operation; one without a legal option is skipped without a decision."""

    def resolve(self, state: WarsState, action: i64) -> None:
        row, actor, served = state.a, state.b, state.c
        freed, returned, card = state.d, state.e, state.f
        op = state.catalog.code[row]
        if op == opcodes.END:
            return
        who = scope(state, row)
        if who == opcodes.ALL:
            while served < state.seats and not concerns(state, row, actor, turn_order(state, served)):
                served += 1
            if served < state.seats:
                state.push(kinds.RUN, NOBODY, row, actor, served + 1, freed, returned, card)
                operate(state, row, actor, turn_order(state, served))
                return
        state.push(kinds.RUN, NOBODY, row + WIDTH, actor, 0, freed, returned, card)
        if who == opcodes.ALL:
            return
        if who == opcodes.SELF or state.catalog.operations[op].asks:
            if concerns(state, row, actor, actor):
                operate(state, row, actor, actor)
        elif concerns_somebody(state, row, actor):
            asked = kinds.TARGET_OPPONENT if who == opcodes.OPP else kinds.TARGET_CREATURE
            state.push(asked, actor, row, card)


@final
class Target(Frame[WarsState]):
    """MW-7.2  Which creature or opponent: those for whom the operation can do something."""

    def options(self, state: WarsState, out: Actions) -> None:
        who = scope(state, state.a)
        for seat in range(state.seats):
            if in_scope(who, state.actor, seat) and concerns(state, state.a, state.actor, seat):
                out.add(SEAT + seat)

    def resolve(self, state: WarsState, action: i64) -> None:
        state.emit(events.TARGETED, state.actor, action - SEAT)
        operate(state, state.a, state.actor, action - SEAT)
