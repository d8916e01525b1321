"""6.2  Operations of missions and of the sequence: `set_flag`, `score`, `carry`, `extra_activation`."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import WIDTH
from monstrum.games.hybrid.content.catalog import E_N, E_X
from monstrum.games.hybrid.effects.operation import FieldOperation, FigureOperation, column
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.rules.objectives import may_bear
from monstrum.games.hybrid.rules.records import EXTRA
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import owner_of
from monstrum.games.hybrid.rules.victory import maybe_end_game
from monstrum.games.hybrid.rules.warriors import in_play, on_board
from monstrum.games.hybrid.state import CARRIED, FIGURES, GONE_WITH, NO_OBJECTIVE, NO_SQUARE, SkirmishState


@final
class SetFlag(FieldOperation):
    """6.7  A mission flag; gates may open or close with it."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        flag, value = column(state, row, E_X), column(state, row, E_N)
        if state.flags[flag] != value:
            state.own_flags()[flag] = value
            state.emit(events.FLAG_SET, flag, value)
            if set_gates(state):
                check_sight(state)
            check_nv(state)
            maybe_end_game(state, False)


@final
class Score(FieldOperation):
    """Mission points go to the effect's owner, whatever the target; a neutral special has none to give."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        side, points = owner_of(actor), column(state, row, E_N)
        if side < 2:
            state.own_score()[side] += points
            state.emit(events.SCORED, side, points)


@final
class Carry(FigureOperation):
    """HY-13.7  The target bears the Objective, if it can and nobody else does."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        objective = column(state, row, E_N)
        if not on_board(state, thing):
            return
        where = state.objective_at[objective]
        if state.carried[thing] == objective or where == NO_OBJECTIVE or where >= GONE_WITH:
            return
        if where == CARRIED:
            for bearer in range(FIGURES):
                if state.carried[bearer] == objective:
                    return
        if may_bear(state, thing):
            state.own_carried()[thing] = objective
            state.own_objective_at()[objective] = CARRIED
            state.own_objective_square()[objective] = NO_SQUARE
            state.emit(events.BORNE, thing, objective)
            check_nv(state)


@final
class ExtraActivation(FigureOperation):
    """HY-3.11  Once more at the end of the sequence; one that is granted in an extra activation, or after the
    sequence, is lost."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if in_play(state, thing) and in_sequence(state):
            state.own_extras().append(thing)
            state.emit(events.EXTRA_GRANTED, thing)


@final
class SkipActivation(FigureOperation):
    """He loses his next activation (HY-15.2)."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        state.own_skips()[thing] += 2
        state.emit(events.SKIPS, thing)


@final
class ModActivationRoll(FieldOperation):
    """Added to the next Activation Roll of a side."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        state.own_initiative()[thing] += column(state, row, E_N)
        state.emit(events.INITIATIVE, thing, column(state, row, E_N))


def in_sequence(state: SkirmishState) -> bool:
    """Whether the round's numbers are still being gone through, or are yet to be."""
    for at in range(0, state.top, WIDTH):
        if state.kind_of(at) == kinds.SEQUENCE:
            return state.register(at, EXTRA) == 0
        if kinds.before_turns(state.kind_of(at)):
            return True
    return False
