"""6.2  Operations about rolls: `reroll`, `set_die`, and the rolls effects ask for."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_N, E_WORD
from monstrum.games.hybrid.effects.blocks import block_given, run_block
from monstrum.games.hybrid.effects.opcodes import REROLL
from monstrum.games.hybrid.effects.operation import FieldOperation, FigureOperation, column, operation_of
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
    push_die,
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


@final
class Reroll(FigureOperation):
    """The roll is made again, once; the second result stands."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        at = just_rolled(state, thing, column(state, row, E_WORD))
        if at != NO_ROLL and state.register(at, FATE) != STANDS:
            state.emit(events.REROLLED, state.register(at, ROLLER))
            roll_again(state, at)


def too_late(state: SkirmishState, op: i64) -> bool:
    """Whether nothing can come of an effect any more: the roll has been made again already."""
    if op != REROLL:
        return False
    at = last_rolled(state)
    return at == NO_ROLL or state.register(at, FATE) == STANDS


@final
class SetDie(FigureOperation):
    """The kept die of the roll that was just made becomes this."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        at = just_rolled(state, thing, OWN)
        if at != NO_ROLL:
            value = column(state, row, E_N)
            state.put_register(at, KEPT, value)
            state.emit(events.DIE_SET, state.register(at, ROLLER), value)


@final
class NaturalRoll(FigureOperation):
    """A roll of the target, without Action cards."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if in_play(state, thing):
            state.push(kinds.BRANCH, NOBODY, row, thing, actor, state.d, state.e)
            other_roll(state, thing, EFFECT, bonus=column(state, row, E_N))

    def finish(self, state: SkirmishState, row: i64, thing: i64, choice: i64) -> None:
        branch: i64 = THEN if succeeded(choice) else ELSE
        if choice % DIE_AT == PERFECT and block_given(state, row, IF_PERFECT):
            branch = IF_PERFECT
        elif choice % DIE_AT == CRITICAL and block_given(state, row, IF_CRITICAL):
            branch = IF_CRITICAL
        run_block(state, row, branch, thing, state.c, state.d, state.e)


@final
class FixedRoll(FieldOperation):
    """A die against a stated number."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.BRANCH, NOBODY, row, thing, actor, state.d, state.e)
        push_die(state, INTO_F)

    def finish(self, state: SkirmishState, row: i64, thing: i64, choice: i64) -> None:
        branch: i64 = THEN if choice <= column(state, row, E_N) else ELSE
        run_block(state, row, branch, thing, state.c, state.d, state.e)


@final
class Branch(Frame[SkirmishState]):
    """What follows from a roll: a Perfect Success and a Critical Failure have their own where it is given."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        operation_of(state, state.a).finish(state, state.a, state.b, state.f)
