"""ATTACH: a Body Part card grows at once, anywhere or on the spot just emptied."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.operations import Operation
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.content.catalog import BP, PARTS
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import NONE, attach_action, attached_body, attached_design
from monstrum.games.mutation_wars.rules.attaching import add_attachments, attach, attach_to_body
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.geometry import has_empty_spot
from monstrum.games.mutation_wars.state import EDGES, EMPTY, SPOTS, WarsState


@final
class AttachFromHand(Operation[WarsState]):
    """`freed` asks for another card than the very one just returned; without one there is no decision."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return hand_of(state, thing, BP) > 0 and has_empty_spot(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        optional = state.catalog.code[row + 2]
        if state.catalog.code[row + 3] == opcodes.ANY_EMPTY:
            state.push(kinds.ATTACH_NOW, actor, optional)
            return
        record = state.under(0)  # the card in progress
        spot = state.register(record, kinds.RUN_FREED) - 1
        returned = state.register(record, kinds.RUN_RETURNED) - 1
        others = hand_of(state, actor, BP) - (1 if returned >= 0 else 0)
        if spot >= 0 and state.edges[actor * SPOTS + spot] == EMPTY and others > 0:
            state.push(kinds.REFILL, actor, spot, returned, optional)


@final
class AttachNow(Frame[WarsState]):
    """A Body Part card to an own empty spot; `a` = may be declined."""

    def options(self, state: WarsState, out: Actions) -> None:
        if state.a:
            out.add(NONE)
        add_attachments(state, state.actor, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, BP) > 1

    def private(self, state: WarsState) -> bool:
        return True

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, kinds.ATTACH_NOW)
        else:
            attach_to_body(state, state.actor, attached_design(action), attached_body(action))


@final
class Refill(Frame[WarsState]):
    """Another card to the freed spot `a`; of the design `b` just returned there must be a second one."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat = state.actor
        if state.c:
            out.add(NONE)
        for design in range(PARTS):
            number = state.hand[seat * state.catalog.designs + design]
            if design == state.b:
                number -= 1
            if number > 0:
                out.add(attach_action(design, state.a // EDGES))

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, BP) > (2 if state.b >= 0 else 1)

    def private(self, state: WarsState) -> bool:
        return True

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, kinds.REFILL)
        else:
            attach(state, state.actor, attached_design(action), state.a)
