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
from monstrum.games.xybrid.effects.operands import close_set, has_picked, lay_one, lay_set, picked
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import CHOOSE, NONE, part_action, part_of
from monstrum.games.xybrid.rules.candidates import (
    candidates,
    fitting,
    next_picks,
    number_of,
    pick_of,
    reach,
    room,
)
from monstrum.games.xybrid.state import LabState


def select(state: LabState, at: i64, source: i64, controller: i64) -> None:
    """Put the selected parts on the operands, or ask for them first."""
    code = state.catalog.code
    selector, operation = code[at + 1], code[at + 2]
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
    wanted = ONE if pick == HIGHEST else number_of(state, selector)
    total = min(wanted, reach(state, operation, parts, -1, controller, []))
    if pick == RANDOM:
        if len(parts) == total:
            lay_set(state, parts)  # XY-12.9: where all are taken there is no random event
        else:
            state.push(kinds.RANDOM_PART, CHANCE, at, source, controller, 0, total)
    else:
        kind = kinds.EFFECT_COST if code[at + 3] else kinds.EFFECT_PART  # rows of a cost know where it ends
        state.push(kind, controller, at, source, controller, 0, total)


def selected(state: LabState) -> list[int]:
    """The candidates of the loaded record."""
    code = state.catalog.code
    return candidates(state, code[state.a + 1], code[state.a + 2], state.c, state.b)


@final
class EffectPart(Frame[LabState]):
    """`choose`, or a tie of `highest`: the controller picks, one part after the other in ascending order."""

    def options(self, state: LabState, out: Actions) -> None:
        operation = state.catalog.code[state.a + 2]
        parts = selected(state)
        found = next_picks(state, operation, parts, picked(state, state.d), state.e, state.c)
        for part in found:
            out.add(part_action(state.catalog, CHOOSE, part))

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
    if possible.count() > 1:
        state.emit(events.PICKED_AT_RANDOM, part, marks=BY_CHANCE)


@final
class RandomPart(Frame[LabState]):
    """XY-12.9  Uniform over the candidates in ascending id order; what must be taken anyway is no event."""

    def options(self, state: LabState, out: Actions) -> None:
        for part in self.possible(state, state.d):
            out.add(part_action(state.catalog, CHOOSE, part))

    def possible(self, state: LabState, number: i64) -> list[int]:
        """What goes with the parts picked so far."""
        operation = state.catalog.code[state.a + 2]
        so_far = picked(state, number)
        found: list[int] = []
        for part in selected(state):
            if not has_picked(state, number, part) and room(state, operation, part, state.c, so_far):
                found.append(part)
        return found

    def resolve(self, state: LabState, action: i64) -> None:
        part = part_of(state.catalog, action)
        tell_random(state, self, part)
        state.lay(part)
        left = self.possible(state, state.d + 1)
        if len(left) > state.e - state.d - 1 > 0:
            state.push(kinds.RANDOM_PART, CHANCE, state.a, state.b, state.c, state.d + 1, state.e)
            return
        if state.d + 1 < state.e:
            for forced in left:
                state.lay(forced)
        close_set(state, state.e)
