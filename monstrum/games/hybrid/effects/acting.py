"""6.2  An operation meets its targets, one after the other; Wounds of one effect fall together."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_DURATION, EFFECT_WIDTH, T_SCOPE, TARGET_WIDTH
from monstrum.games.hybrid.effects.aiming import target_of
from monstrum.games.hybrid.effects.blocks import run_block
from monstrum.games.hybrid.effects.candidates import EACH
from monstrum.games.hybrid.effects.keeping import keep
from monstrum.games.hybrid.effects.operation import operation_of
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.in_force import S_DOORS, S_FOE, S_OWNER, S_TILES
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.state import OF_DOOR, OF_SIDE, OF_TILE, SkirmishState

THE_BLOCK: Final = 0  # of `for_each`


@final
class Act(Frame[SkirmishState]):
    """b targets left, on the operands: the next one, or all of them where they are dealt with together."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, number, c, d, e, f = state.a, state.b, state.c, state.d, state.e, state.f
        at = row * EFFECT_WIDTH
        rows = state.catalog.effects.rows
        operation = operation_of(state, row)
        if operation.together and not e & EACH:
            operation.act_together(state, row, c, number)
            check_sight(state)
            return
        thing = state.take()
        if number > 1:
            state.push(kinds.ACT, NOBODY, row, number - 1, c, d, e, f)
        if e & EACH:
            run_block(state, row, THE_BLOCK, thing, c, d, e)
        elif rows[at + E_DURATION]:
            keep(state, row, subject_of(state, row, thing, e), c, e)
            if number == 1:
                check_sight(state)
        else:
            operation.act(state, row, c, thing)


def subject_of(state: SkirmishState, row: i64, thing: i64, e: i64) -> i64:
    """A target as the subject of something that lasts."""
    scope = state.catalog.effects.targets[target_of(state, row, e) * TARGET_WIDTH + T_SCOPE]
    if scope == S_OWNER or scope == S_FOE:
        return OF_SIDE + thing
    if scope == S_DOORS:
        return OF_DOOR + thing
    return OF_TILE + thing if scope == S_TILES else thing
