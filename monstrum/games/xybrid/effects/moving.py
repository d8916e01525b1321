"""DESTROY, TAKE, ATTACH, TOLAB, STOCK, DRAW: operations that move parts."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.content.catalog import ARM, AUX, CORE
from monstrum.games.xybrid.effects.operands import drop_set, lay_set, member, set_size
from monstrum.games.xybrid.effects.operation import TYPICAL_AUX, Found, LabOperation, place_worth, reachable
from monstrum.games.xybrid.rules import events, kinds, zones
from monstrum.games.xybrid.rules.actions import ON_LEFT, ON_RIGHT, TAKE, part_action, part_of
from monstrum.games.xybrid.rules.candidates import next_in_lab
from monstrum.games.xybrid.rules.draws import draw_part
from monstrum.games.xybrid.rules.zones import open_slots
from monstrum.games.xybrid.state import LAB, LEFT, MONSTER, RIGHT, LabState


@final
class Destroy(LabOperation):
    """To the bottom of the deck, in ascending id order, each under the one before (XY-12.8, XY-13.2)."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return state.catalog.type_of[thing] != CORE

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        for at in range(set_size(state)):
            zones.destroy(state, member(state, at))
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return -place_worth(state, found)


@final
class Take(LabOperation):
    """To the controller's hand; not a draw."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return state.catalog.type_of[thing] != CORE and state.place[thing] != LAB

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        for at in range(set_size(state)):
            part = member(state, at)
            there = state.place[part]
            zones.put_in_hand(state, actor, part)
            state.emit(events.TAKEN, actor, part, there)
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return 1.0 + max(0.0, -place_worth(state, found))


@final
class ToLab(LabOperation):
    """Into the lab, which may then hold more than S."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return state.catalog.type_of[thing] != CORE and state.place[thing] != LAB

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        for at in range(set_size(state)):
            zones.put_in_lab(state, member(state, at))
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return -0.8 * place_worth(state, found)


@final
class Stock(LabOperation):
    """The top n of the deck (or what is left) into the lab."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        wanted = state.take()
        if wanted > 0:
            state.push(kinds.RESTOCK, NOBODY, state.held[LAB] + wanted)


def more_to_attach(state: LabState) -> bool:
    """Whether the set of ATTACH still holds a part; an empty one is put away."""
    if set_size(state) > 0:
        return True
    drop_set(state)
    return False


@final
class Attach(LabOperation):
    """XY-13.6  The next part of the set; an arm with both sides open asks for a side first."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        kind = state.catalog.type_of[thing]
        if kind == CORE or state.place[thing] == MONSTER + actor:
            return False
        return kind == AUX or open_slots(state, actor, kind) > 0

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        part = member(state, 0)
        rest = [member(state, at) for at in range(1, set_size(state))]
        drop_set(state)
        lay_set(state, rest)
        if state.catalog.type_of[part] == ARM and zones.both_sides_open(state, actor):
            state.push(kinds.EFFECT_SIDE, actor, part)
        else:
            zones.attach(state, actor, part, zones.free_slot(state, actor, part))

    def foresees(self, state: LabState, found: Found) -> float:
        return TYPICAL_AUX if reachable(state, found) else 0.0


def more_to_draw(state: LabState, at: i64, source: i64) -> bool:
    """DRAW(n) goes on until n parts are drawn or nothing in the lab matches; then n is put away."""
    if state.operands[state.laid - 1] > 0 and next_in_lab(state, state.catalog.code[at + 1], source, -1) >= 0:
        return True
    state.take()
    return False


@final
class DrawParts(LabOperation):
    """XY-4.7  One draw, one decision."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        state.operands[state.laid - 1] -= 1
        state.push(kinds.EFFECT_DRAW, actor, row, thing)

    def foresees(self, state: LabState, found: Found) -> float:
        return 1.5 * float(found.number)


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
