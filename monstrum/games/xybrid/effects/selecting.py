"""Selectors: `choose`, `upto`, `all`, `random`, `highest`, `self`, and the decisions they ask for.

Records of these frames: a = row of the program, b = source part, c = controller, d = parts picked so far,
e = parts to pick in all.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM as BY_CHANCE
from monstrum.core.numbers import ONE
from monstrum.core.state import CHANCE, Frame
from monstrum.games.xybrid.content.catalog import ALL, HIGHEST, RANDOM, SELF, UPTO
from monstrum.games.xybrid.effects.operands import close_set, has_picked, lay_found, lay_one
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import CHOOSE, NONE, part_action, part_of
from monstrum.games.xybrid.rules.candidates import (
    find_candidates,
    goes_with,
    keep_fitting,
    keep_next,
    number_of,
    pick_of,
)
from monstrum.games.xybrid.state import LabState


def select(state: LabState, at: i64, source: i64, controller: i64) -> None:
    """Put the selected parts on the operands, or ask for them first."""
    code = state.catalog.code
    selector, operation = code[at + 1], code[at + 2]
    found = state.legal  # between two decisions it holds nothing
    found.clear()
    find_candidates(state, selector, operation, controller, source, found)
    pick = pick_of(state, selector)
    if pick == ALL:
        keep_fitting(state, operation, controller, found, 0)
        lay_found(state, found)
        return
    if pick == SELF or found.count() == 0:
        lay_found(state, found)
        return
    if pick == UPTO:
        state.push(kinds.EFFECT_UPTO, controller, at, source, controller, 0, 1)
        return
    matching = found.count()
    keep_fitting(state, operation, controller, found, 0)
    wanted = ONE if pick == HIGHEST else number_of(state, selector)
    total = wanted if wanted < found.count() else found.count()
    if pick == RANDOM:
        if matching == total:
            lay_found(state, found)  # XY-12.9: where all are taken there is no random event
        else:
            state.push(kinds.RANDOM_PART, CHANCE, at, source, controller, 0, total)
    else:
        kind = kinds.EFFECT_COST if code[at + 3] else kinds.EFFECT_PART  # rows of a cost know where it ends
        state.push(kind, controller, at, source, controller, 0, total)


def find_selected(state: LabState, found: Actions) -> None:
    """The candidates of the loaded record."""
    code = state.catalog.code
    find_candidates(state, code[state.a + 1], code[state.a + 2], state.c, state.b, found)


def name_parts(state: LabState, block: i64, out: Actions, base: i64) -> None:
    """The parts in a buffer become actions of a block."""
    catalog, items = state.catalog, out.items
    for at in range(base, out.count()):
        items[at] = part_action(catalog, block, items[at])


@final
class EffectPart(Frame[LabState]):
    """`choose`, or a tie of `highest`: the controller picks, one part after the other in ascending order."""

    def options(self, state: LabState, out: Actions) -> None:
        find_selected(state, out)
        keep_next(state, state.catalog.code[state.a + 2], state.c, state.d, state.e, out, 0)
        name_parts(state, CHOOSE, out, 0)

    def resolve(self, state: LabState, action: i64) -> None:
        state.lay(part_of(state.catalog, action))
        paying = state.kind == kinds.EFFECT_COST or state.kind == kinds.EFFECT_COST_MORE
        if state.d + 1 == state.e:
            close_set(state, state.e)
        else:
            kind = kinds.EFFECT_COST_MORE if paying else kinds.EFFECT_PART_MORE
            state.push(kind, state.actor, state.a, state.b, state.c, state.d + 1, state.e)


@final
class EffectUpto(Frame[LabState]):
    """`upto`: one candidate or none."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(NONE)
        find_selected(state, out)
        name_parts(state, CHOOSE, out, 1)

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NONE:
            state.emit(events.DECLINED, state.actor)
            state.lay(0)
        else:
            lay_one(state, part_of(state.catalog, action))


def tell_random(state: LabState, frame: Frame[LabState], part: i64) -> None:
    """Chance has picked a part; where there was only one it was no chance (XY-12.9)."""
    possible = Actions()
    frame.options(state, possible)
    if possible.count() > 1:
        state.emit(events.PICKED_AT_RANDOM, part, marks=BY_CHANCE)


@final
class RandomPart(Frame[LabState]):
    """XY-12.9  Uniform over the candidates in ascending id order; what must be taken anyway is no event."""

    def options(self, state: LabState, out: Actions) -> None:
        self.find_possible(state, state.d, out)
        name_parts(state, CHOOSE, out, 0)

    def find_possible(self, state: LabState, number: i64, found: Actions) -> None:
        """What goes with the parts picked so far, the last operands."""
        operation, row = state.catalog.code[state.a + 2], state.operands
        find_selected(state, found)
        first = state.laid - number
        items = found.items
        kept: i64 = 0
        for at in range(found.count()):
            part = items[at]
            if has_picked(state, number, part):
                continue
            if not goes_with(state, operation, part, state.c, row, first, state.laid):
                continue
            items[kept] = part
            kept += 1
        found.cut(kept)

    def resolve(self, state: LabState, action: i64) -> None:
        part = part_of(state.catalog, action)
        tell_random(state, self, part)
        state.lay(part)
        left = state.legal
        left.clear()
        self.find_possible(state, state.d + 1, left)
        if left.count() > state.e - state.d - 1 > 0:
            state.push(kinds.RANDOM_PART, CHANCE, state.a, state.b, state.c, state.d + 1, state.e)
            return
        if state.d + 1 < state.e:
            for at in range(left.count()):
                state.lay(left.items[at])
        close_set(state, state.e)
