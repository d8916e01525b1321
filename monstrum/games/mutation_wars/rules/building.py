"""MW-6  Build: attach a part, buy a body, or pass."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.numbers import ZERO
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import BP
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import (
    BUY,
    EDGE,
    NONE,
    attached_body,
    attached_design,
    card_of,
    spot_action,
    spot_of,
)
from monstrum.games.mutation_wars.rules.attaching import add_attachments, attach_to_body
from monstrum.games.mutation_wars.rules.decks import (
    add_gifts,
    discard_from_hand,
    hand_of,
    reveal_body,
    top_body,
)
from monstrum.games.mutation_wars.rules.geometry import (
    every_outer_matched,
    has_empty_spot,
    join_body,
    put_part,
    stands_for,
    take_part,
)
from monstrum.games.mutation_wars.rules.lattice import blocker, somewhere_to_buy
from monstrum.games.mutation_wars.state import (
    EDGES,
    EMPTY,
    SPOTS,
    STRICT_LATTICE,
    WarsState,
    part_design,
)

CHEAP: Final = 3
DEAR: Final = 6


def price(state: WarsState, seat: i64) -> i64:
    """MW-6.5  Three cards if every outer body carries a matched part, otherwise six."""
    return CHEAP if every_outer_matched(state, seat) else DEAR


def may_buy(state: WarsState, seat: i64) -> bool:
    """MW-6.3, MW-6.4  No empty spot, fewer bodies than the target, a body in the pile, the price in hand."""
    if hand_of(state, seat, BP) < CHEAP or state.bodies[seat] >= state.target or state.pile_size == 0:
        return False
    if has_empty_spot(state, seat) or hand_of(state, seat, BP) < price(state, seat):
        return False
    return not state.variants & STRICT_LATTICE or somewhere_to_buy(state, seat)


def add_building(state: WarsState, seat: i64, out: Actions) -> None:
    """MW-6.1  Whatever can be built."""
    if may_buy(state, seat):
        out.add(BUY)
    else:
        add_attachments(state, seat, out)  # a body is bought only where nothing can be attached


def build(state: WarsState, seat: i64, action: i64) -> None:
    state.push(kinds.ATOMIC, NOBODY, seat)
    if action == BUY:
        state.push(kinds.PURCHASE, NOBODY, seat)
        state.push(kinds.BUY_PAYMENT, seat, price(state, seat))
    else:
        attach_to_body(state, seat, attached_design(action), attached_body(action))


@final
class BuildAction(Frame[WarsState]):
    """MW-6.1  One action or none. How many options there are everybody can see: hands are counted."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(NONE)
        add_building(state, state.actor, out)

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, state.kind)
        else:
            build(state, state.actor, action)


# Buying a body ------------------------------------------------------------------------------------


@final
class BuyPayment(Frame[WarsState]):
    """MW-6.6(1)  The next card paid, in ascending order: `a` cards are missing, `b` was the last."""

    def options(self, state: WarsState, out: Actions) -> None:
        least = state.b if state.kind == kinds.BUY_PAYMENT_MORE else ZERO
        add_gifts(state, state.actor, BP, least, state.a, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, BP) > state.a

    def private(self, state: WarsState) -> bool:
        return True

    def resolve(self, state: WarsState, action: i64) -> None:
        seat, missing = state.actor, state.a - 1
        discard_from_hand(state, seat, card_of(action))
        state.emit(events.PAID, seat, card_of(action), marks=REVEALS)
        if missing > 0:
            state.push(kinds.BUY_PAYMENT_MORE, seat, missing, card_of(action))


@final
class Purchase(Frame[WarsState]):
    """MW-6.6(2)  The top body of the pile is revealed."""

    def resolve(self, state: WarsState, action: i64) -> None:
        seat = state.a
        if state.chance.explicit and state.b == 0:
            state.push(kinds.PURCHASE, NOBODY, seat, 1)
            reveal_body(state)
            return
        colour = top_body(state)
        state.emit(events.BODY_REVEALED, seat, colour, marks=REVEALS | RANDOM)
        state.push(kinds.BUY_SPOT, seat, colour)


@final
class BuySpot(Frame[WarsState]):
    """MW-6.6(3)  Any own spot; all of them are occupied. In strict-lattice there must be room beyond it."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat = state.actor
        for spot in range(state.bodies[seat] * EDGES):
            if (
                state.edges[seat * SPOTS + spot] > EMPTY
                and stands_for(state, seat, spot)
                and (not state.variants & STRICT_LATTICE or blocker(state, seat, spot) < 0)
            ):
                out.add(spot_action(seat, spot))

    def resolve(self, state: WarsState, action: i64) -> None:
        if state.variants & STRICT_LATTICE:
            state.push(kinds.BUY_EDGE, state.actor, state.a, spot_of(action))
        else:
            grow(state, state.actor, state.a, spot_of(action), 1)


@final
class BuyEdge(Frame[WarsState]):
    """MW-15.5  strict-lattice: edge 1 or 2 of the new body for the displaced part."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(EDGE + 1)
        out.add(EDGE + 2)

    def resolve(self, state: WarsState, action: i64) -> None:
        grow(state, state.actor, state.a, state.b, action - EDGE)


def grow(state: WarsState, seat: i64, colour: i64, spot: i64, edge: i64) -> None:
    """MW-6.6(4), MW-6.7  The new body joins at the spot; the part that was there moves on as it is."""
    part = take_part(state, seat, spot)
    body = join_body(state, seat, spot, colour)
    put_part(state, seat, body * EDGES + edge, part)
    state.emit(events.BODY_JOINED, seat, body, colour, spot)
    state.emit(events.PART_DISPLACED, seat, part_design(part), spot, body * EDGES + edge)
