"""DESTROY, TAKE, ATTACH, TOLAB, STOCK, DRAW: operations that move parts."""

from typing import final

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid import events, kinds
from monstrum.games.xybrid.actions import TAKE, part_action, part_of
from monstrum.games.xybrid.catalog import ARM
from monstrum.games.xybrid.ops.operands import pop_set, push_set
from monstrum.games.xybrid.rules import zones
from monstrum.games.xybrid.rules.draws import draw_part
from monstrum.games.xybrid.rules.effects import in_lab
from monstrum.games.xybrid.state import LAB, LabState


def destroy(state: LabState) -> None:
    """To the bottom of the deck, in ascending id order, each under the one before (XY-12.8, XY-13.2)."""
    for part in pop_set(state):
        zones.destroy(state, part)


def take(state: LabState, controller: int) -> None:
    """To the controller's hand; not a draw."""
    for part in pop_set(state):
        zones.put_in_hand(state, controller, part)
        state.emit(events.TAKEN, controller, part)


def to_lab(state: LabState) -> None:
    """Into the lab, which may then hold more than S."""
    for part in pop_set(state):
        zones.put_in_lab(state, part)


def stock(state: LabState) -> None:
    """The top n of the deck (or what is left) into the lab."""
    wanted = max(0, state.operands.pop())
    if wanted:
        state.push(kinds.RESTOCK, NOBODY, state.held[LAB] + wanted)


def more_to_attach(state: LabState) -> bool:
    """Whether the set of ATTACH still holds a part; an empty one is put away."""
    if state.operands[-1] > 0:
        return True
    state.operands.pop()
    return False


def attach_next(state: LabState, controller: int) -> None:
    """XY-13.6  The next part of the set; an arm with both sides open asks for a side first."""
    parts = pop_set(state)
    part = parts[0]
    push_set(state, parts[1:])
    if state.catalog.type_of[part] == ARM and zones.both_sides_open(state, controller):
        state.push(kinds.EFFECT_SIDE, controller, part)
    else:
        zones.attach(state, controller, part, zones.free_slot(state, controller, part))


def more_to_draw(state: LabState, at: int, source: int) -> bool:
    """DRAW(n) goes on until n parts are drawn or nothing in the lab matches; then n is put away."""
    if state.operands[-1] > 0 and in_lab(state, state.catalog.code[at + 1], source):
        return True
    state.operands.pop()
    return False


def draw_next(state: LabState, at: int, source: int, controller: int) -> None:
    """One draw, one decision."""
    state.operands[-1] -= 1
    state.push(kinds.EFFECT_DRAW, controller, at, source)


@final
class EffectDraw(Frame[LabState]):
    """XY-4.5, XY-4.7  Draws made by effects take any lab part that passes the effect's own filters."""

    def options(self, state: LabState, out: Actions) -> None:
        for part in in_lab(state, state.catalog.code[state.a + 1], state.b):
            out.add(part_action(state.catalog, TAKE, part))

    def resolve(self, state: LabState, action: int) -> None:
        draw_part(state, state.actor, part_of(state.catalog, action))
