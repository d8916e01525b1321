"""SWAP: one decision over all legal pairs, made as first and second part.

Records: a = row of the program, b = source, c = controller, d = first part of the pair.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import CHANCE, Frame
from monstrum.games.xybrid.content.catalog import RANDOM
from monstrum.games.xybrid.effects.operation import Found, LabOperation, swap_worth
from monstrum.games.xybrid.effects.selecting import name_parts, tell_random
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import NONE, SWAP, WITH, part_of
from monstrum.games.xybrid.rules.candidates import (
    declines_late,
    find_firsts,
    find_partners,
    may_decline,
    pick_of,
)
from monstrum.games.xybrid.rules.zones import swap
from monstrum.games.xybrid.state import LabState


def find_pairs(state: LabState, at: i64, controller: i64, source: i64, found: Actions) -> None:
    """The first parts of the pairs a row of the program allows."""
    code = state.catalog.code
    find_firsts(state, code[at + 1], code[at + 2], controller, source, found)


def may_leave_it(state: LabState, at: i64) -> bool:
    """Whether none is an answer to the question for the first part."""
    code = state.catalog.code
    return may_decline(state, code[at + 1], code[at + 2])


def may_leave_it_late(state: LabState, at: i64) -> bool:
    """Whether none is an answer to the question for the second part."""
    code = state.catalog.code
    return declines_late(state, code[at + 1], code[at + 2])


@final
class Swap(LabOperation):
    """XY-12.5  Without a legal pair nothing is asked."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        found = state.legal  # between two decisions it holds nothing
        found.clear()
        find_pairs(state, row, actor, thing, found)
        if found.count() == 0:
            return
        random = pick_of(state, state.catalog.code[row + 1]) == RANDOM
        state.push(kinds.EFFECT_SWAP, CHANCE if random else actor, row, thing, actor)

    def foresees(self, state: LabState, found: Found) -> float:
        return swap_worth(state, found)


@final
class EffectSwap(Frame[LabState]):
    """The first part of the pair; none where the effect says `upto`."""

    def options(self, state: LabState, out: Actions) -> None:
        if state.actor != CHANCE and may_leave_it(state, state.a):
            out.add(NONE)
        base = out.count()
        find_pairs(state, state.a, state.c, state.b, out)
        name_parts(state, SWAP, out, base)

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NONE:
            state.emit(events.DECLINED, state.actor)
            return
        random = pick_of(state, state.catalog.code[state.a + 2]) == RANDOM
        first = part_of(state.catalog, action)
        if state.actor == CHANCE:
            tell_random(state, self, first)
        actor = CHANCE if random else state.c
        state.push(kinds.EFFECT_SWAP_WITH, actor, state.a, state.b, state.c, first)


@final
class EffectSwapWith(Frame[LabState]):
    """The second part of the pair; none where chance has picked the first and the second is `upto`."""

    def continues(self, state: LabState) -> bool:
        """After a first part that chance has picked, the choice begins here."""
        return pick_of(state, state.catalog.code[state.a + 1]) != RANDOM

    def options(self, state: LabState, out: Actions) -> None:
        second = state.catalog.code[state.a + 2]
        if state.actor != CHANCE and may_leave_it_late(state, state.a):
            out.add(NONE)
        base = out.count()
        find_partners(state, second, state.d, state.c, state.b, out)
        name_parts(state, WITH, out, base)

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NONE:
            state.emit(events.DECLINED, state.actor)
            return
        second = part_of(state.catalog, action)
        if state.actor == CHANCE:
            tell_random(state, self, second)
        swap(state, state.d, second)
