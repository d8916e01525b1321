"""MW-1  Setup: a dealer, shuffled decks, one body and three Body Part cards each, one of them attached."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import BP, BT, MU
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import NONE, SEAT, attached_body, attached_design
from monstrum.games.mutation_wars.rules.attaching import add_attachments, attach_to_body
from monstrum.games.mutation_wars.rules.decks import BODIES, hand_of, reveal_body, top_body
from monstrum.games.mutation_wars.rules.geometry import add_body, join_body
from monstrum.games.mutation_wars.state import (
    GROWN_START,
    NO_SEAT,
    QUICK_HANDS,
    WarsState,
    left_of,
    turn_order,
)

DEALT: Final = 3  # Body Part cards (MW-1.5)
DEALT_GROWN: Final = 5  # in grown-start
ATTACHED_GROWN: Final = 3
SECOND_JOINT: Final = 2  # the edge of the root the second body of grown-start joins (MW-15.4)


def push_setup(state: WarsState, dealer: i64) -> None:
    """MW-1.2 – MW-1.8  The dealer, the shuffles, bodies, cards, first parts; then turn 1."""
    state.push(kinds.FIRST_TURN, NOBODY)
    state.push(kinds.SETUP_PARTS, NOBODY)
    state.push(kinds.SETUP_DEAL, NOBODY)
    state.push(kinds.SETUP_BODIES, NOBODY)
    state.push(kinds.SHUFFLE, NOBODY, BODIES)
    state.push(kinds.SHUFFLE, NOBODY, BT)
    state.push(kinds.SHUFFLE, NOBODY, MU)
    state.push(kinds.SHUFFLE, NOBODY, BP)
    if dealer == NO_SEAT:
        state.push(kinds.DEALER, CHANCE)
    else:
        state.token = dealer


@final
class Dealer(Frame[WarsState]):
    """MW-1.2  Any seat, each as likely as the others."""

    def options(self, state: WarsState, out: Actions) -> None:
        for seat in range(state.seats):
            out.add(SEAT + seat)

    def resolve(self, state: WarsState, action: i64) -> None:
        state.token = action - SEAT
        state.emit(events.DEALER_PICKED, state.token, marks=RANDOM)


@final
class SetupBodies(Frame[WarsState]):
    """MW-1.4  In turn order the top body of the pile; in grown-start two in a row (MW-15.4)."""

    def resolve(self, state: WarsState, action: i64) -> None:
        each = 2 if state.variants & GROWN_START else 1
        taken, decided = state.a, state.b
        while taken < each * state.seats:
            if state.chance.explicit and not decided:
                state.push(kinds.SETUP_BODIES, NOBODY, taken, 1)
                reveal_body(state)
                return
            decided = 0
            seat = turn_order(state, taken // each)
            colour = top_body(state)
            state.emit(events.BODY_REVEALED, seat, colour, marks=REVEALS | RANDOM)
            if state.bodies[seat] == 0:
                add_body(state, seat, colour)
                state.emit(events.BODY_JOINED, seat, 0, colour, -1)
            else:
                join_body(state, seat, SECOND_JOINT, colour)
                state.emit(events.BODY_JOINED, seat, 1, colour, SECOND_JOINT)
            taken += 1


@final
class SetupDeal(Frame[WarsState]):
    """MW-1.5, MW-1.7  Three Body Part cards in a row to each player; with quick-hands a MU and a BT too."""

    def resolve(self, state: WarsState, action: i64) -> None:
        if state.a == state.seats:
            return
        seat = turn_order(state, state.a)
        state.push(kinds.SETUP_DEAL, NOBODY, state.a + 1)
        if state.variants & QUICK_HANDS:
            state.push(kinds.DRAW_CARDS, NOBODY, seat, BT, 1)
            state.push(kinds.DRAW_CARDS, NOBODY, seat, MU, 1)
        state.push(kinds.DRAW_CARDS, NOBODY, seat, BP, DEALT_GROWN if state.variants & GROWN_START else DEALT)


@final
class SetupParts(Frame[WarsState]):
    """MW-1.6  In turn order each player attaches."""

    def resolve(self, state: WarsState, action: i64) -> None:
        if state.a < state.seats:
            seat = turn_order(state, state.a)
            state.push(kinds.SETUP_PARTS, NOBODY, state.a + 1)
            state.push(kinds.SETUP_ATTACH, seat)


@final
class SetupAttach(Frame[WarsState]):
    """MW-1.6  One card is attached. In grown-start a second and a third may follow (MW-15.4)."""

    def options(self, state: WarsState, out: Actions) -> None:
        if state.a > 0:
            out.add(NONE)
        add_attachments(state, state.actor, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return state.a == 0 and hand_of(state, seat, BP) > 1

    def private(self, state: WarsState) -> bool:
        return True

    def resolve(self, state: WarsState, action: i64) -> None:
        seat, number = state.actor, state.a + 1
        if action == NONE:
            state.emit(events.PASSED, seat, kinds.SETUP_ATTACH)
            return
        if state.variants & GROWN_START and number < ATTACHED_GROWN:
            state.push(kinds.SETUP_ATTACH, seat, number)
        state.push(kinds.ATOMIC, NOBODY, seat)
        attach_to_body(state, seat, attached_design(action), attached_body(action))


@final
class FirstTurn(Frame[WarsState]):
    """MW-1.8  The token passes one seat left; then turn 1 starts, with the dealer last."""

    def resolve(self, state: WarsState, action: i64) -> None:
        state.token = left_of(state, state.token)
        state.push(kinds.TURN, NOBODY)
