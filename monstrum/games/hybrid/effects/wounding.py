"""6.2, HY-6  `wound`, `heal`, `eliminate`: Wounds of one effect are one batch."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import DC, E_N, E_X
from monstrum.games.hybrid.effects.operation import FigureOperation, column
from monstrum.games.hybrid.effects.scenery import side_behind
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.attacks import may_parry
from monstrum.games.hybrid.rules.expiry import check_nv, end_by_healing
from monstrum.games.hybrid.rules.in_force import PARRIES
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.rolls import PARRY, roll, succeeded
from monstrum.games.hybrid.rules.success import count_parry, extra_dice, perfect_up_to
from monstrum.games.hybrid.rules.triggers import BEFORE_ROLL, ON_PARRY, fire, waits_for
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, push_batch, push_elimination, suffer
from monstrum.games.hybrid.state import FIGURES, NO_FIGURE, SkirmishState


@final
class Wound(FigureOperation):
    """HY-6.4  The targets suffer together, when those who may parry have done so."""

    def act_together(self, state: SkirmishState, row: i64, actor: i64, number: i64) -> None:
        parrying: i64 = 0
        struck: i64 = 0
        bit: i64 = 1
        for _time in range(number):
            figure = state.take()
            if not on_board(state, figure):
                continue
            if column(state, row, E_X) == 1 and may_parry(state, figure, True):
                parrying |= bit << figure
            else:
                struck |= bit << figure
        by = side_behind(actor)
        state.push(kinds.AVOID, NOBODY, column(state, row, E_N), by, parrying, struck, NOBODY_PARRIES)


# Register e of AVOID: who is parrying, + 1; BEFORE_ROLL has been told; his roll is in register f.
NOBODY_PARRIES: Final = 0
PARRIER: Final = 64
TOLD: Final = 64
ROLLED: Final = 128


@final
class Avoid(Frame[SkirmishState]):
    """6.2  Wounds of an effect: a how many, b side or -1, c those who may still parry, d those who suffer. An
    avoidable one is parried as a shot, whatever its direction, without Action cards (HY-5.10)."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        n, by, parrying, struck, stage, outcome = state.a, state.b, state.c, state.d, state.e, state.f
        figure = stage % PARRIER - 1
        bit: i64 = 1
        if stage & ROLLED:
            if succeeded(outcome):
                state.push(kinds.AVOID, NOBODY, n, by, parrying, struck, NOBODY_PARRIES)
                state.emit(events.PARRIED, figure, NO_FIGURE)
                fire(state, ON_PARRY, figure)
                return
            struck |= bit << figure
        elif stage & TOLD:
            if may_parry(state, figure, True):
                self.parry(state, figure, n, by, parrying, struck)
                return
            struck |= bit << figure
        for figure in range(FIGURES):
            if not (parrying >> figure) & 1:
                continue
            parrying &= ~(bit << figure)
            if not may_parry(state, figure, True):
                struck |= bit << figure
            elif waits_for(state, BEFORE_ROLL):
                state.push(kinds.AVOID, NOBODY, n, by, parrying, struck, figure + 1 + TOLD)
                fire(state, BEFORE_ROLL, figure)
                return
            else:
                self.parry(state, figure, n, by, parrying, struck)
                return
        wounded: i64 = 0
        for figure in range(FIGURES):
            if (struck >> figure) & 1:
                wounded |= suffer(state, figure, n, BY_EFFECT)
        push_batch(state, wounded, by)

    def parry(self, state: SkirmishState, figure: i64, n: i64, by: i64, parrying: i64, struck: i64) -> None:
        state.push(kinds.AVOID, NOBODY, n, by, parrying, struck, figure + 1 + ROLLED)
        level = state.parry_level[figure]
        found = Modifiers()
        count_parry(state, figure, level, 0, found)
        dice = extra_dice(state, figure, DC, PARRIES, level)
        roll(state, figure, PARRY, found, dice, perfect_up_to(state, figure, DC), DC)


@final
class Heal(FigureOperation):
    """HY-6.6  Never below 0; aptitudes lost by a Wound stay lost."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        n = column(state, row, E_N)
        healed = n if n < state.wounds[thing] else state.wounds[thing]
        if healed > 0:
            state.own_wounds()[thing] -= healed
            state.emit(events.HEALED, thing, healed)
            end_by_healing(state, thing)
            check_nv(state)


@final
class Eliminate(FigureOperation):
    """Counts as done by the card's owner."""

    def act_together(self, state: SkirmishState, row: i64, actor: i64, number: i64) -> None:
        gone: i64 = 0
        bit: i64 = 1
        for _time in range(number):
            figure = state.take()
            if on_board(state, figure):
                gone |= bit << figure
        if gone:
            push_elimination(state, 0, gone, side_behind(actor))
