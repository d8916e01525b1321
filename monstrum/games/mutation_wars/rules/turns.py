"""MW-2, MW-3  Turn structure: Deal, Build, Mutate, Battle, Clean up, End of turn, everybody in turn order."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import KINDS
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.decks import draw_card
from monstrum.games.mutation_wars.rules.winning import count_action
from monstrum.games.mutation_wars.state import (
    BATTLE,
    BUILD,
    BUILD_OR_MUTATE,
    CLEANUP,
    DEAL,
    END_OF_TURN,
    MUTATE,
    NO_CARD,
    NO_SEAT,
    WarsState,
    turn_order,
)


@final
class Turn(Frame[WarsState]):
    """MW-2.1  A new turn: Deal comes first, the phases follow."""

    def resolve(self, state: WarsState, action: i64) -> None:
        state.turn += 1
        state.phase = DEAL
        state.emit(events.TURN_STARTED, state.turn, state.token)
        state.push(kinds.PHASE, NOBODY, BUILD)
        state.push(kinds.DEAL, NOBODY)


@final
class Deal(Frame[WarsState]):
    """MW-3.1, MW-3.2  One card of each kind per player, in turn order; a deck without any is passed over."""

    def resolve(self, state: WarsState, action: i64) -> None:
        if not state.chance.explicit:
            for turn in range(state.seats):
                for kind in range(KINDS):
                    draw_card(state, turn_order(state, turn), kind)
        elif state.a < state.seats:
            state.push(kinds.DEAL, NOBODY, state.a + 1)
            for kind in range(KINDS - 1, -1, -1):
                state.push(kinds.DRAW_CARDS, NOBODY, turn_order(state, state.a), kind, 1)


@final
class Phase(Frame[WarsState]):
    """MW-2.2, MW-2.3  Each player in turn order gets one action of phase `a`; `b` of them have had it."""

    def resolve(self, state: WarsState, action: i64) -> None:
        phase, acted = state.a, state.b
        if acted == state.seats:
            phase = next_phase(state, phase)
            acted = 0
            if phase == END_OF_TURN:
                state.push(kinds.END_OF_TURN if state.a == CLEANUP else kinds.FINAL_CHECK, NOBODY)
                return
        if acted == 0:
            state.phase = phase
            state.emit(events.PHASE_STARTED, phase)
        seat = turn_order(state, acted)
        state.push(kinds.PHASE, NOBODY, phase, acted + 1)
        if phase == BUILD:
            merged = state.variants & BUILD_OR_MUTATE
            state.push(kinds.BUILD_OR_MUTATE_ACTION if merged else kinds.BUILD_ACTION, seat)
        elif phase == MUTATE:
            state.push(kinds.MUTATE_ACTION, seat)
        elif phase == CLEANUP:
            state.push(kinds.CLEANUP_ACTION, seat)
        elif phase == BATTLE or (state.finalists >> seat) & 1:
            state.push(kinds.BATTLE_ACTION, seat)


def next_phase(state: WarsState, phase: i64) -> i64:
    """MW-2.1; with build-or-mutate there is no Mutate phase of its own (MW-15.3). After Clean up and after a
    final battle (MW-15.2) the turn ends."""
    if phase == BUILD and not state.variants & BUILD_OR_MUTATE:
        return MUTATE
    if phase == BUILD or phase == MUTATE:
        return BATTLE
    return CLEANUP if phase == BATTLE else END_OF_TURN


@final
class Atomic(Frame[WarsState]):
    """MW-2.4  An atomic action of seat `a` is over: it is counted, and a battle leaves the table."""

    def resolve(self, state: WarsState, action: i64) -> None:
        state.attacker = NO_SEAT
        state.defender = NO_SEAT
        state.attacker_card = NO_CARD
        state.defender_card = NO_CARD
        state.protected = NO_CARD
        count_action(state, state.a)
