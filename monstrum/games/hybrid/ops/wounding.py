"""6.2, HY-6  `wound`, `heal`, `eliminate`: Wounds of one effect are one batch."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid import events, kinds
from monstrum.games.hybrid.catalog import DC, E_N, EFFECT_WIDTH
from monstrum.games.hybrid.modifiers import Modifiers
from monstrum.games.hybrid.rules.attacks import may_parry
from monstrum.games.hybrid.rules.expiry import end_by_healing
from monstrum.games.hybrid.rules.in_force import PARRIES
from monstrum.games.hybrid.rules.rolls import PARRY, roll, succeeded
from monstrum.games.hybrid.rules.success import count_parry, extra_dice, perfect_up_to
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, push_batch, push_elimination, suffer
from monstrum.games.hybrid.state import NO_FIGURE, SkirmishState


def wound(state: SkirmishState, number: i64, n: i64, avoidable: bool, by: i64) -> None:
    """HY-6.4  The targets on the operands suffer together; those who may parry do so one after the other."""
    wounded: i64 = 0
    for _ in range(number):
        figure = state.take()
        if not on_board(state, figure):
            continue
        if avoidable and may_parry(state, figure, True):
            state.push(kinds.AVOID, NOBODY, figure, n, by, 0)
        else:
            wounded |= suffer(state, figure, n, BY_EFFECT)
    push_batch(state, wounded, by)


@final
class Avoid(Frame[SkirmishState]):
    """6.2  An avoidable Wound: parried as a shot, whatever its direction. No Action cards (HY-5.10)."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, n, by, rolled, outcome = state.a, state.b, state.c, state.d, state.f
        if not on_board(state, figure):
            return
        if not rolled:
            if not may_parry(state, figure, True):
                push_batch(state, suffer(state, figure, n, BY_EFFECT), by)
                return
            state.push(kinds.AVOID, NOBODY, figure, n, by, 1)
            level = state.parry_level[figure]
            found = Modifiers()
            count_parry(state, figure, level, 0, found)
            dice = extra_dice(state, figure, DC, PARRIES, level)
            roll(state, figure, PARRY, found, dice, perfect_up_to(state, figure, DC), DC)
        elif succeeded(outcome):
            state.emit(events.PARRIED, figure, NO_FIGURE)
        else:
            push_batch(state, suffer(state, figure, n, BY_EFFECT), by)


def heal(state: SkirmishState, row: i64, figure: i64) -> None:
    """HY-6.6  Never below 0; aptitudes lost by a Wound stay lost."""
    n = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
    healed = n if n < state.wounds[figure] else state.wounds[figure]
    if healed > 0:
        state.wounds[figure] -= healed
        state.emit(events.HEALED, figure, healed)
        end_by_healing(state, figure)


def eliminate(state: SkirmishState, number: i64, by: i64) -> None:
    """Counts as done by the card's owner."""
    gone: i64 = 0
    bit: i64 = 1
    for _ in range(number):
        figure = state.take()
        if on_board(state, figure):
            gone |= bit << figure
    if gone:
        push_elimination(state, 0, gone, by)
