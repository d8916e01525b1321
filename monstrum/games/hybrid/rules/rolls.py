"""HY-5  Natural Rolls: dice against a Success Level. The outcome is told to the record that waits below."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.effect_sums import NO_AUTOMATIC, SUCCEEDS, automatic
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.records import (
    DICE,
    FATE,
    KEPT,
    OUTCOME,
    PERFECT_UP_TO,
    ROLLER,
    SUCCESS_LEVEL,
    TARGET,
)
from monstrum.games.hybrid.rules.success import (
    NO_MODE_ROLL,
    count_other,
    count_trap,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.rules.triggers import AFTER_ROLL, BEFORE_ROLL, fire, waits_for
from monstrum.games.hybrid.state import NO_FIGURE, SkirmishState

# Outcomes, as register f of the waiting record holds them: outcome + DIE_AT · kept die.
FAILURE: Final = 0
SUCCESS: Final = 1
PERFECT: Final = 2
CRITICAL: Final = 3
DIE_AT: Final = 16

# What is rolled for, told by the event.
STRIKE: Final = 0
SHOT: Final = 1
PARRY: Final = 2
BRUSH: Final = 3
HINDER: Final = 4
JUMP: Final = 5
TRAP: Final = 6
GAS: Final = 7
COMBINED: Final = 8
EFFECT: Final = 9
ROLL_NAMES: Final = [
    "strike", "shot", "parry", "brush", "hinder", "jump", "trap", "gas", "combined", "effect",
]  # fmt: skip

DIE: Final = 10  # faces
KIND_AT: Final = 256  # register d: highest Perfect die + KIND_AT · kind

IS_AGAIN: Final = 1 << 20  # … and this: the roll is made again, for the record of the first one

# What becomes of a roll that is not applied yet (register f of ROLLED).
FRESH: Final = 0
STANDS: Final = 1  # it has been made again
NO_ROLL: Final[i64] = -1


def succeeded(outcome: i64) -> bool:
    """Whether an outcome, with or without its die, is a success."""
    result = outcome % DIE_AT
    return result == SUCCESS or result == PERFECT


def roll(
    state: SkirmishState,
    figure: i64,
    kind: i64,
    found: Modifiers,
    dice: i64,
    perfect: i64,
    mode: i64 = NO_MODE_ROLL,
) -> None:
    """HY-5.1  The dice come next; the record on top of the stack now gets the outcome in its register f."""
    if not state.muted:
        for at in range(found.number):
            state.emit(events.SL_LINE, figure, found.code[at], found.amount[at])
    if state.at_work and decided(state, figure, kind, mode):
        return
    state.push(kinds.ROLL, CHANCE, figure, found.total, dice, perfect + KIND_AT * kind)


def decided(state: SkirmishState, figure: i64, kind: i64, mode: i64) -> bool:
    """`auto_success`, `auto_fail`: no die is rolled, a plain success or a plain failure."""
    found = automatic(state, figure, mode)
    if found == NO_AUTOMATIC:
        return False
    outcome: i64 = SUCCESS if found == SUCCEEDS else FAILURE
    state.emit(events.NO_ROLL, figure, outcome + DIE_AT * kind)
    state.put_register(state.under(0), OUTCOME, outcome)
    return True


def other_roll(
    state: SkirmishState,
    figure: i64,
    kind: i64,
    mode: i64 = NO_MODE_ROLL,
    bonus: i64 = 0,
    dice: i64 = 0,
    points: i64 = 0,
) -> None:
    """HY-5.12, HY-9.57  A roll that is neither strike, shot nor parry: in MV for brush aside and Skilled
    Move, else without a mode. `bonus` is what an effect adds, `dice` the extra die of a Master Move, `points`
    those of the cards laid for the Action."""
    if waits_for(state, BEFORE_ROLL):
        state.push(kinds.ROLLING, NOBODY, figure, kind, mode, bonus, dice, points)
        fire(state, BEFORE_ROLL, figure, of_action=takes_cards(kind))
    else:
        roll_other(state, figure, kind, mode, bonus, dice, points)


def roll_other(
    state: SkirmishState, figure: i64, kind: i64, mode: i64, bonus: i64, dice: i64, points: i64
) -> None:
    found = Modifiers()
    if kind == TRAP:
        count_trap(state, figure, found)
    else:
        count_other(state, figure, mode, bonus, points, found, kind == EFFECT)
    net = dice + extra_dice(state, figure, mode, 0, 0)
    roll(state, figure, kind, found, net, perfect_up_to(state, figure, mode), mode)


class Rolling(Frame[SkirmishState]):
    """BEFORE_ROLL has been told: now the roll is counted and made."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        roll_other(state, state.a, state.b, state.c, state.d, state.e, state.f)


def takes_cards(kind: i64) -> bool:
    """HY-5.10, HY-5.12, HY-10.13  Whether a roll of this kind is one that Action cards are laid for."""
    return kind <= HINDER


def outcome_of(die: i64, level: i64, perfect: i64) -> i64:
    """HY-5.3, HY-5.5  10 always fails and 1 always succeeds, whatever the Success Level."""
    if die == DIE:
        return CRITICAL
    if die <= perfect:
        return PERFECT
    return SUCCESS if die <= level or die == 1 else FAILURE


class Thrown(Frame[SkirmishState]):
    """A die with ten faces."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for face in range(1, DIE + 1):
            out.add(actions.DIE + face)

    def scripted(self, state: SkirmishState) -> i64:
        die = state.chance.scripted_die()
        if die < 0:
            return -1
        return actions.DIE + die


class Roll(Thrown):
    """HY-5.8, HY-5.9  One die after the other; the lowest counts, or the highest with dice against the
    roller."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        die = action - actions.DIE
        dice = state.c
        wanted = 1 + (dice if dice > 0 else -dice)
        kept = state.e
        if kept == 0 or (die < kept) == (dice > 0):
            kept = die
        if wanted > 1:
            state.emit(events.DIE_ROLLED, state.a, die, marks=RANDOM)
        if state.f + 1 < wanted:
            state.push(kinds.ROLL, CHANCE, state.a, state.b, dice, state.d, kept, state.f + 1)
            return
        if state.d & IS_AGAIN:
            self.made_again(state, kept, wanted)
        elif waits_for(state, AFTER_ROLL):
            figure = state.a
            opposing = other_of_combat(state)
            of_action = takes_cards(state.d // KIND_AT)
            state.push(kinds.ROLLED, NOBODY, figure, state.b, dice, state.d, kept, FRESH)
            if wanted == 1:
                state.emit(events.DIE_ROLLED, figure, kept, marks=RANDOM)
            fire(state, AFTER_ROLL, figure, opposing, of_action)
        else:
            apply_roll(state, kept)

    def made_again(self, state: SkirmishState, kept: i64, wanted: i64) -> None:
        """The second result stands."""
        if wanted == 1:
            state.emit(events.DIE_ROLLED, state.a, kept, marks=RANDOM)
        at = last_rolled(state)
        if at != NO_ROLL:
            state.put_register(at, KEPT, kept)


def other_of_combat(state: SkirmishState) -> i64:
    """The other warrior of the attack or parry that waits for a roll, now on top; nobody for other rolls."""
    at = state.under(0)
    kind = state.kind_of(at)
    if kind == kinds.STRIKE or kind == kinds.SHOT or kind == kinds.PARRY:
        return state.register(at, TARGET)
    return NO_FIGURE


def last_rolled(state: SkirmishState) -> i64:
    """Where the record of the last roll that is not applied yet lies."""
    return state.nearest(kinds.ROLLED)


def roll_again(state: SkirmishState, at: i64) -> None:
    """The roll of this record is made again at once, before anything else that waits for it."""
    state.put_register(at, FATE, STANDS)
    figure, level = state.register(at, ROLLER), state.register(at, SUCCESS_LEVEL)
    dice, kind = state.register(at, DICE), state.register(at, PERFECT_UP_TO)
    state.push(kinds.ROLL, CHANCE, figure, level, dice, kind | IS_AGAIN)


def apply_roll(state: SkirmishState, kept: i64) -> None:
    """The result of the loaded roll is told to the record that waits for it, now on top."""
    outcome = outcome_of(kept, state.b, state.d % KIND_AT)
    marked = outcome + DIE_AT * (state.d // KIND_AT)
    state.emit(events.ROLLED, state.a, state.b, kept, marked, marks=RANDOM)
    state.put_register(state.under(0), OUTCOME, outcome + DIE_AT * kept)


class Rolled(Frame[SkirmishState]):
    """AFTER_ROLL has been told: the result is applied."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        apply_roll(state, state.e)


def push_die(state: SkirmishState, register: i64) -> None:
    """A die for this register of the record on top of the stack."""
    state.push(kinds.DIE, CHANCE, register)


class Die(Thrown):
    """One plain die for the record below: register `a` says which of its registers gets it."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        state.put_register(state.under(0), state.a, action - actions.DIE)
