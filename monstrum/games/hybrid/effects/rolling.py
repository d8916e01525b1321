"""6.2  Operations about rolls: `reroll`, `set_die`, and the rolls effects ask for."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_N, E_OP, E_WORD, EFFECT_WIDTH
from monstrum.games.hybrid.effects.blocks import block_given, run_block
from monstrum.games.hybrid.effects.opcodes import FIXED_ROLL, REROLL
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.records import FATE, KEPT, ROLLER
from monstrum.games.hybrid.rules.rolls import (
    CRITICAL,
    DIE_AT,
    EFFECT,
    NO_ROLL,
    PERFECT,
    STANDS,
    last_rolled,
    other_roll,
    roll_again,
    succeeded,
)
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import SkirmishState, side_of

OWN: Final = 0  # the first word of `which`
INTO_F: Final = 5  # of a DIE: the register that gets it

# The blocks of natural_roll; fixed_roll has the first two.
THEN: Final = 0
ELSE: Final = 1
IF_PERFECT: Final = 2
IF_CRITICAL: Final = 3


def just_rolled(state: SkirmishState, figure: i64, which: i64) -> i64:
    """Where the record of the roll that was just made lies: the target's own, or an enemy's."""
    at = last_rolled(state)
    if at == NO_ROLL:
        return NO_ROLL
    roller = state.register(at, ROLLER)
    mine = roller == figure if which == OWN else side_of(roller) != side_of(figure)
    return at if mine else NO_ROLL


def reroll(state: SkirmishState, row: i64, figure: i64) -> None:
    """The roll is made again, once; the second result stands."""
    at = just_rolled(state, figure, state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD])
    if at != NO_ROLL and state.register(at, FATE) != STANDS:
        state.emit(events.REROLLED, state.register(at, ROLLER))
        roll_again(state, at)


def too_late(state: SkirmishState, op: i64) -> bool:
    """Whether nothing can come of an effect any more: the roll has been made again already."""
    if op != REROLL:
        return False
    at = last_rolled(state)
    return at == NO_ROLL or state.register(at, FATE) == STANDS


def set_die(state: SkirmishState, row: i64, figure: i64) -> None:
    """The kept die of the roll that was just made becomes this."""
    at = just_rolled(state, figure, OWN)
    if at != NO_ROLL:
        value = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
        state.put_register(at, KEPT, value)
        state.emit(events.DIE_SET, state.register(at, ROLLER), value)


def ask_roll(state: SkirmishState, row: i64, thing: i64, c: i64, d: i64, e: i64) -> None:
    """`natural_roll`: of the target, without Action cards; `fixed_roll`: a die against a stated number."""
    at = row * EFFECT_WIDTH
    fixed = state.catalog.effects.rows[at + E_OP] == FIXED_ROLL
    if not fixed and not in_play(state, thing):
        return
    state.push(kinds.BRANCH, NOBODY, row, thing, c, d, e)
    if fixed:
        state.push(kinds.DIE, CHANCE, INTO_F)
    else:
        other_roll(state, thing, EFFECT, bonus=state.catalog.effects.rows[at + E_N])


@final
class Branch(Frame[SkirmishState]):
    """What follows from a roll: a Perfect Success and a Critical Failure have their own where it is given."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, thing, c, d, e, outcome = state.a, state.b, state.c, state.d, state.e, state.f
        at = row * EFFECT_WIDTH
        if state.catalog.effects.rows[at + E_OP] == FIXED_ROLL:
            branch: i64 = THEN if outcome <= state.catalog.effects.rows[at + E_N] else ELSE
        else:
            branch = THEN if succeeded(outcome) else ELSE
            if outcome % DIE_AT == PERFECT and block_given(state, row, IF_PERFECT):
                branch = IF_PERFECT
            elif outcome % DIE_AT == CRITICAL and block_given(state, row, IF_CRITICAL):
                branch = IF_CRITICAL
        run_block(state, row, branch, thing, c, d, e)
