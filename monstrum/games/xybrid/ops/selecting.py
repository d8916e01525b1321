"""Selectors: `choose`, `upto`, `all`, `random`, `highest`, `self`, and the decisions they ask for.

Records of these frames: a = row of the program, b = source part, c = controller, d = parts picked so far,
e = parts to pick in all.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM as BY_CHANCE
from monstrum.core.state import CHANCE, Frame
from monstrum.games.xybrid import events, kinds
from monstrum.games.xybrid.actions import CHOOSE, NONE, part_action, part_of
from monstrum.games.xybrid.catalog import ALL, HIGHEST, RANDOM, SELF, UPTO
from monstrum.games.xybrid.ops.operands import close_set, has_picked, lay_one, lay_set, picked
from monstrum.games.xybrid.rules.effects import (
    candidates,
    next_picks,
    number_of,
    pick_of,
    reach,
    room,
    some_set_pays,
)
from monstrum.games.xybrid.state import LabState

STEPS_IN_A_COST: Final = 16


def select(state: LabState, at: i64, source: i64, controller: i64) -> None:
    """Put the selected parts on the operands, or ask for them first."""
    code = state.catalog.code
    selector, operation, cost = code[at + 1], code[at + 2], code[at + 3]
    parts = candidates(state, selector, operation, controller, source)
    pick = pick_of(state, selector)
    if pick == ALL:
        lay_set(state, fitting(state, operation, parts, controller))
        return
    if pick == SELF or not parts:
        lay_set(state, parts)
        return
    if pick == UPTO:
        state.push(kinds.EFFECT_UPTO, controller, at, source, controller, 0, 1)
        return
    wanted = 1 if pick == HIGHEST else number_of(state, selector)
    total = min(wanted, reach(state, operation, parts, -1, controller, []))
    if pick == RANDOM:
        state.push(kinds.RANDOM_PART, CHANCE, at, source, controller, 0, total)
    else:
        kind = kinds.EFFECT_COST if cost else kinds.EFFECT_PART
        state.push(kind, controller, at, source, controller, 0, total)


def fitting(state: LabState, operation: i64, parts: list[int], controller: i64) -> list[int]:
    """XY-13.9  All matches; where places are short, those that fit, in ascending order."""
    found: list[int] = []
    for part in parts:
        if room(state, operation, part, controller, found):
            found.append(part)
    return found


def selected(state: LabState) -> list[int]:
    """The candidates of the loaded record."""
    code = state.catalog.code
    return candidates(state, code[state.a + 1], code[state.a + 2], state.c, state.b)


def close_or_go_on(state: LabState, kind: i64, actor: i64) -> None:
    """One part more has been picked: close the set, or ask for the next."""
    if state.d + 1 == state.e:
        close_set(state, state.e)
    else:
        state.push(kind, actor, state.a, state.b, state.c, state.d + 1, state.e)


@final
class EffectPart(Frame[LabState]):
    """`choose`, or a tie of `highest`: the controller picks, one part after the other in ascending order."""

    def options(self, state: LabState, out: Actions) -> None:
        for part in self.offered(state):
            out.add(part_action(state.catalog, CHOOSE, part))

    def offered(self, state: LabState) -> list[int]:
        code = state.catalog.code
        operation, place = code[state.a + 2], code[state.a + 3]
        parts = selected(state)
        so_far = picked(state, state.d)
        found = next_picks(state, operation, parts, so_far, state.e, state.c)
        if not place:
            return found
        cost, step = (place - 1) // STEPS_IN_A_COST, (place - 1) % STEPS_IN_A_COST
        paying: list[int] = []
        for part in found:
            if some_set_pays(state, cost, step, parts, [*so_far, part], state.e, state.c, state.b):
                paying.append(part)
        return paying

    def resolve(self, state: LabState, action: i64) -> None:
        state.lay(part_of(state.catalog, action))
        paying = state.kind == kinds.EFFECT_COST or state.kind == kinds.EFFECT_COST_MORE
        close_or_go_on(state, kinds.EFFECT_COST_MORE if paying else kinds.EFFECT_PART_MORE, state.actor)


@final
class EffectUpto(Frame[LabState]):
    """`upto`: one candidate or none."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(NONE)
        for part in selected(state):
            out.add(part_action(state.catalog, CHOOSE, part))

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NONE:
            state.emit(events.DECLINED, state.actor)
            lay_set(state, [])
        else:
            lay_one(state, part_of(state.catalog, action))


def tell_random(state: LabState, frame: Frame[LabState], part: i64) -> None:
    """Chance has picked a part; where there was only one it was no chance (XY-12.9)."""
    possible = Actions()
    frame.options(state, possible)
    state.emit(events.PICKED_AT_RANDOM, part, marks=BY_CHANCE if possible.count() > 1 else 0)


@final
class RandomPart(Frame[LabState]):
    """XY-12.9  Uniform over the candidates in ascending id order; a single one is no random event."""

    def options(self, state: LabState, out: Actions) -> None:
        code = state.catalog.code
        so_far = picked(state, state.d)
        for part in selected(state):
            if not has_picked(state, state.d, part) and room(state, code[state.a + 2], part, state.c, so_far):
                out.add(part_action(state.catalog, CHOOSE, part))

    def resolve(self, state: LabState, action: i64) -> None:
        part = part_of(state.catalog, action)
        tell_random(state, self, part)
        state.lay(part)
        close_or_go_on(state, kinds.RANDOM_PART, CHANCE)
