"""HY-4.8, D34  Effects that fire at one moment: the active player's first, then the opponent's, each in the
order its player chooses. They lie on the operands, four numbers each (`rules/triggers.py`)."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.sources import active_side, decides, owner_of, self_of
from monstrum.games.hybrid.rules.triggers import INSTANCE
from monstrum.games.hybrid.state import SkirmishState

MOST: Final = 32  # options a choice has room for


@final
class Firing(Frame[SkirmishState]):
    """HY-4.8  a how many are left: the next one, or the question which is next."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        number = state.a
        side = active_side(state)
        if count_of(state, number, side) == 0:
            side = 1 - side
        first = next_of(state, number, side, 0)
        if next_of(state, number, side, first + 1) < number and count_of(state, number, side) > 1:
            state.push(kinds.EFFECT_ORDER, side, number, side)
        else:
            carry_out(state, number, first)


@final
class EffectOrder(Frame[SkirmishState]):
    """D34  Which of one's own effects is next; equal ones are offered once."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        at: i64 = next_of(state, state.a, state.b, 0)
        while at < state.a and out.count() < MOST:
            out.add(actions.CHOICE + out.count())
            at = next_of(state, state.a, state.b, at + 1)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        number, side = state.a, state.b
        at = next_of(state, number, side, 0)
        for _time in range(action - actions.CHOICE):
            at = next_of(state, number, side, at + 1)
        carry_out(state, number, at)


def start_of(state: SkirmishState, number: i64, at: i64) -> i64:
    return state.laid - (number - at) * INSTANCE


def side_of_instance(state: SkirmishState, number: i64, at: i64) -> i64:
    return decides(state, state.operands[start_of(state, number, at) + 1])


def count_of(state: SkirmishState, number: i64, side: i64) -> i64:
    found: i64 = 0
    for at in range(number):
        if side_of_instance(state, number, at) == side:
            found += 1
    return found


def next_of(state: SkirmishState, number: i64, side: i64, first: i64) -> i64:
    """The next effect of a side from this place on that is not like one before it; `number` if none is."""
    for at in range(first, number):
        if side_of_instance(state, number, at) == side and not repeated(state, number, at):
            return at
    return number


def repeated(state: SkirmishState, number: i64, at: i64) -> bool:
    """Whether one before it stands for this one too: effects of one card happen in their printed order, and
    of two that are alike it does not matter which is first."""
    start = start_of(state, number, at)
    operands = state.operands
    for other in range(at):
        before = start_of(state, number, other)
        same_card = operands[start + 1] == operands[before + 1]
        same_self = self_of(operands[start + 2]) == self_of(operands[before + 2])
        alike = operands[start] == operands[before] and operands[start + 2] == operands[before + 2]
        alike = alike and owner_of(operands[start + 1]) == owner_of(operands[before + 1])
        if (same_card and same_self) or alike:
            return True
    return False


def instance(state: SkirmishState, number: i64, choice: i64) -> i64:
    """Where the effect behind an option of EFFECT_ORDER starts on the operands, for those who tell it."""
    at = next_of(state, number, state.b, 0)
    for _time in range(choice):
        at = next_of(state, number, state.b, at + 1)
    return start_of(state, number, at)


def carry_out(state: SkirmishState, number: i64, at: i64) -> None:
    """One of them comes next, the others wait."""
    start = start_of(state, number, at)
    operands = state.operands
    row, c, d, e = operands[start], operands[start + 1], operands[start + 2], operands[start + 3]
    for place in range(start + INSTANCE, state.laid):
        operands[place - INSTANCE] = operands[place]
    state.laid -= INSTANCE
    if number > 1:
        state.push(kinds.FIRING, NOBODY, number - 1)
    state.push(kinds.RUN, NOBODY, row, row + 1, c, d, e, row + 1)
