"""MW-6.2  A Body Part card from the hand to a spot: the options and the change all attaching decisions share.

Spots of a body are equivalent, so an option is a card and a body. In strict-lattice (MW-15.5) they are not:
there a second pick names the spot, if the body has several empty ones.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.content.catalog import PARTS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import attach_action, spot_action, spot_of
from monstrum.games.mutation_wars.rules.decks import show_from_hand
from monstrum.games.mutation_wars.rules.geometry import empty_spot, put_part
from monstrum.games.mutation_wars.state import EDGES, EMPTY, MARKS, SPOTS, STRICT_LATTICE, WarsState


def add_attachments(state: WarsState, seat: i64, out: Actions) -> None:
    """Every Body Part card in hand with every body that has an empty spot."""
    bodies: i64 = 0  # mask
    for body in range(state.bodies[seat]):
        if empty_spot(state, seat, body) >= 0:
            bodies |= 1 << body
    if bodies == 0:
        return
    hand, first, number = state.hand, seat * state.catalog.designs, state.bodies[seat]
    for design in range(PARTS):
        if hand[first + design]:
            for body in range(number):
                if (bodies >> body) & 1:
                    out.add(attach_action(design, body))


def attach_to_body(state: WarsState, seat: i64, design: i64, body: i64) -> None:
    """To the lowest empty spot; in strict-lattice the spot is asked for if there is a choice."""
    spot = empty_spot(state, seat, body)
    if state.variants & STRICT_LATTICE and empty_after(state, seat, spot):
        state.push(kinds.ATTACH_SPOT, seat, design, body)
        sightings.left(state, seat, design)  # everybody has seen it, and that it is still in the hand
        sightings.entered(state, seat, design)
        state.emit(events.SHOWN, seat, design, body, marks=REVEALS)
    else:
        attach(state, seat, design, spot)


def empty_after(state: WarsState, seat: i64, spot: i64) -> bool:
    """Whether the body has another empty spot after this one."""
    for later in range(spot + 1, spot - spot % EDGES + EDGES):
        if state.edges[seat * SPOTS + later] == EMPTY:
            return True
    return False


def attach(state: WarsState, seat: i64, design: i64, spot: i64) -> None:
    """MW-6.2, MW-9.5  The card becomes a part, upright and face up."""
    show_from_hand(state, seat, design)
    put_part(state, seat, spot, design * MARKS)
    state.emit(events.ATTACHED, seat, design, spot, marks=REVEALS)


@final
class AttachSpot(Frame[WarsState]):
    """MW-15.5  strict-lattice: which empty spot of body `b` the card `a` goes to."""

    def options(self, state: WarsState, out: Actions) -> None:
        for spot in range(state.b * EDGES, state.b * EDGES + EDGES):
            if state.edges[state.actor * SPOTS + spot] == EMPTY:
                out.add(spot_action(state.actor, spot))

    def resolve(self, state: WarsState, action: i64) -> None:
        attach(state, state.actor, state.a, spot_of(action))
