"""6.2  Operations of missions and of the sequence: `set_flag`, `score`, `carry`, `extra_activation`."""

from mypy_extensions import i64

from monstrum.core.state import WIDTH
from monstrum.games.hybrid.content.catalog import E_N, E_X, EFFECT_WIDTH
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


def set_flag(state: SkirmishState, row: i64) -> None:
    """6.7  A mission flag; gates may open or close with it."""
    at = row * EFFECT_WIDTH
    flag = state.catalog.effects.rows[at + E_X]
    value = state.catalog.effects.rows[at + E_N]
    if state.flags[flag] != value:
        state.flags[flag] = value
        state.emit(events.FLAG_SET, flag, value)
        if set_gates(state):
            check_sight(state)
        check_nv(state)
        maybe_end_game(state, False)


def mark(state: SkirmishState, c: i64, points: i64) -> None:
    """Mission points go to the effect's owner, whatever the target; a neutral special has none to give."""
    side = owner_of(c)
    if side < 2:
        state.score[side] += points
        state.emit(events.SCORED, side, points)


def bear(state: SkirmishState, figure: i64, objective: i64) -> None:
    """HY-13.7  The target bears the Objective, if it can and nobody else does."""
    if not on_board(state, figure):
        return
    where = state.objective_at[objective]
    if state.carried[figure] == objective or where == NO_OBJECTIVE or where >= GONE_WITH:
        return
    if where == CARRIED:
        for bearer in range(FIGURES):
            if state.carried[bearer] == objective:
                return
    if may_bear(state, figure):
        state.carried[figure] = objective
        state.objective_at[objective] = CARRIED
        state.objective_square[objective] = NO_SQUARE
        state.emit(events.BORNE, figure, objective)
        check_nv(state)


def extra_activation(state: SkirmishState, figure: i64) -> None:
    """HY-3.11  Once more at the end of the sequence; one that is granted in an extra activation, or after the
    sequence, is lost."""
    if in_play(state, figure) and in_sequence(state):
        state.extras = [*state.extras, figure]
        state.emit(events.EXTRA_GRANTED, figure)


def in_sequence(state: SkirmishState) -> bool:
    """Whether the round's numbers are still being gone through, or are yet to be."""
    for at in range(0, state.top, WIDTH):
        if state.kind_of(at) == kinds.SEQUENCE:
            return state.register(at, EXTRA) == 0
        if state.kind_of(at) == kinds.WHO_STARTS:
            return True
    return False
