"""DESTROY, TAKE, ATTACH, TOLAB, STOCK, DRAW: operations that move parts."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.content.catalog import ARM
from monstrum.games.xybrid.effects.operands import drop_set, lay_set, member, set_size
from monstrum.games.xybrid.rules import events, kinds, zones
from monstrum.games.xybrid.rules.actions import ON_LEFT, ON_RIGHT, TAKE, part_action, part_of
from monstrum.games.xybrid.rules.candidates import next_in_lab
from monstrum.games.xybrid.rules.draws import draw_part
from monstrum.games.xybrid.state import LAB, LEFT, RIGHT, LabState


def destroy(state: LabState) -> None:
    """To the bottom of the deck, in ascending id order, each under the one before (XY-12.8, XY-13.2)."""
    for at in range(set_size(state)):
        part = member(state, at)
        zones.destroy(state, part)
    drop_set(state)


def take(state: LabState, controller: i64) -> None:
    """To the controller's hand; not a draw."""
    for at in range(set_size(state)):
        part = member(state, at)
        zones.put_in_hand(state, controller, part)
        state.emit(events.TAKEN, controller, part)
    drop_set(state)


def to_lab(state: LabState) -> None:
    """Into the lab, which may then hold more than S."""
    for at in range(set_size(state)):
        part = member(state, at)
        zones.put_in_lab(state, part)
    drop_set(state)


def stock(state: LabState) -> None:
    """The top n of the deck (or what is left) into the lab."""
    wanted = state.take()
    if wanted > 0:
        state.push(kinds.RESTOCK, NOBODY, state.held[LAB] + wanted)


def more_to_attach(state: LabState) -> bool:
    """Whether the set of ATTACH still holds a part; an empty one is put away."""
    if set_size(state) > 0:
        return True
    drop_set(state)
    return False


def attach_next(state: LabState, controller: i64) -> None:
    """XY-13.6  The next part of the set; an arm with both sides open asks for a side first."""
    part = member(state, 0)
    rest = [member(state, at) for at in range(1, set_size(state))]
    drop_set(state)
    lay_set(state, rest)
    if state.catalog.type_of[part] == ARM and zones.both_sides_open(state, controller):
        state.push(kinds.EFFECT_SIDE, controller, part)
    else:
        zones.attach(state, controller, part, zones.free_slot(state, controller, part))


def more_to_draw(state: LabState, at: i64, source: i64) -> bool:
    """DRAW(n) goes on until n parts are drawn or nothing in the lab matches; then n is put away."""
    if state.operands[state.laid - 1] > 0 and next_in_lab(state, state.catalog.code[at + 1], source, -1) >= 0:
        return True
    state.take()
    return False


def draw_next(state: LabState, at: i64, source: i64, controller: i64) -> None:
    """One draw, one decision."""
    state.operands[state.laid - 1] -= 1
    state.push(kinds.EFFECT_DRAW, controller, at, source)


@final
class EffectDraw(Frame[LabState]):
    """XY-4.5, XY-4.7  Draws made by effects take any lab part that passes the effect's own filters."""

    def options(self, state: LabState, out: Actions) -> None:
        selector = state.catalog.code[state.a + 1]
        part = next_in_lab(state, selector, state.b, -1)
        while part >= 0:
            out.add(part_action(state.catalog, TAKE, part))
            part = next_in_lab(state, selector, state.b, part)

    def resolve(self, state: LabState, action: i64) -> None:
        draw_part(state, state.actor, part_of(state.catalog, action))


@final
class EffectSide(Frame[LabState]):
    """XY-13.6  An arm goes left or right while both sides are open."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(ON_LEFT)
        out.add(ON_RIGHT)

    def resolve(self, state: LabState, action: i64) -> None:
        zones.attach(state, state.actor, state.a, LEFT if action == ON_LEFT else RIGHT)
