"""HY-10.6, HY-10.7, HY-10.15  What the cards of a window change: points, dice, Wounds, rolls made again.

Effects that are in force already are found by the rules themselves; here are points, and what a card would do
that is still in a hand.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    E_MODES,
    E_N,
    E_OP,
    E_TARGET,
    E_WORD,
    EFFECT_WIDTH,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.opcodes import (
    ATTACK,
    AUTO_FAIL,
    AUTO_SUCCESS,
    CANCEL_CARD,
    COPY_POINTS,
    DISCARD_ACTION,
    DRAW_ACTION,
    DRAW_EVENT,
    EXTRA_ACTIVATION,
    EXTRA_DICE,
    EXTRA_WOUND,
    FORBID,
    GRANT_APTITUDE,
    HEAL,
    MOD_ACTIVATION_ROLL,
    MOD_MODE,
    MOD_MT,
    MOD_SL,
    MOVE,
    NO_PERFECT,
    PERFECT_ON,
    RECOVER_ACTION,
    REROLL,
    REVEAL_HAND,
    SET_MODE,
    SKIP_ACTIVATION,
    STEAL_ACTION,
)
from monstrum.games.hybrid.rules.effect_sums import NO_LEVEL_ABOVE
from monstrum.games.hybrid.rules.in_force import S_OPPOSING
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.odds import perfect_chance, success_chance

HIGHEST: Final = 6

# What it is worth, in the unit of `worth.py`, wherever nothing better is known.
ONE_CARD: Final = 0.4
A_LOOK: Final = 0.05
AN_ACTIVATION: Final = 0.8
A_WOUND: Final = 0.4
A_GUARD: Final = 0.15
A_POINT_OF_MOVEMENT: Final = 0.15
INITIATIVE: Final = 0.05
A_SHOVE: Final = 0.1
ANSWERED: Final = 0.2


@final
class Bonus:
    """For the warrior whose Action or parry it is. Against him counts less than nothing."""

    def __init__(self) -> None:
        self.points: i64 = 0  # on the mode value and on the roll
        self.level: i64 = 0  # on the roll alone
        self.dice: i64 = 0
        self.wounds: i64 = 0
        self.parry: i64 = 0  # on the parry of his target
        self.cap: i64 = HIGHEST  # the highest LoM he may use
        self.perfect: i64 = 0  # the highest die that is Perfect, if higher than his own
        self.imperfect = False  # nothing is
        self.again = False  # a failure is rolled again
        self.against = False  # a success is
        self.certain: i64 = 0  # 1 = no roll, a success; -1 = a failure
        self.movement: i64 = 0
        self.besides = 0.0  # what it is worth whatever becomes of the roll

    def copy(self) -> "Bonus":
        other = Bonus()
        other.points, other.level, other.dice, other.wounds = self.points, self.level, self.dice, self.wounds
        other.parry, other.cap, other.perfect = self.parry, self.cap, self.perfect
        other.imperfect, other.again, other.against = self.imperfect, self.again, self.against
        other.certain, other.movement, other.besides = self.certain, self.movement, self.besides
        return other

    def success(self, level: i64, dice: i64, perfect: i64) -> float:
        """The chance of a success with all this, Perfect ones included."""
        if self.certain:
            return 1.0 if self.certain > 0 else 0.0
        chance = success_chance(level + self.points + self.level, dice + self.dice, self.up_to(perfect))
        return self.rerolled(chance, chance)

    def perfectly(self, level: i64, dice: i64, perfect: i64) -> float:
        if self.certain:
            return 0.0
        chance = success_chance(level + self.points + self.level, dice + self.dice, self.up_to(perfect))
        return self.rerolled(perfect_chance(dice + self.dice, self.up_to(perfect)), chance)

    def up_to(self, perfect: i64) -> i64:
        if self.imperfect:
            return 0
        return self.perfect if self.perfect > perfect else perfect

    def rerolled(self, part: float, success: float) -> float:
        """The chance of a part of the successes if failures, or successes, are rolled again."""
        if self.again:
            part = part + (1.0 - success) * part
        if self.against:
            part = success * part
        return part


NO_BONUS: Final = Bonus()


def of_points(points: i64) -> Bonus:
    """Points alone."""
    if points == 0:
        return NO_BONUS
    found = Bonus()
    found.points = points
    return found


def with_effect(state: SkirmishState, before: Bonus, card: i64, mode: i64, own: bool) -> Bonus:
    """The same with the effect of a card: laid by the side whose Action it is, or as a Hindrance."""
    bonus = before.copy()
    first = state.catalog.first_effect[2 * card]
    for row in range(first, state.catalog.first_effect[2 * card + 1]):
        add_row(state, bonus, row, mode, own)
    return bonus


def add_row(state: SkirmishState, bonus: Bonus, row: i64, mode: i64, own: bool) -> None:
    """One operation. What it is worth besides is told for the side that lays the card."""
    rows = state.catalog.effects.rows
    at = row * EFFECT_WIDTH
    op = rows[at + E_OP]
    number = rows[at + E_N]
    modes = rows[at + E_MODES]
    scope = state.catalog.effects.targets[rows[at + E_TARGET] * TARGET_WIDTH + T_SCOPE]
    for_mode = modes == 0 or (modes >> mode) & 1 == 1
    if scope == S_OPPOSING:
        if op == MOD_SL:
            bonus.parry += number
    elif op == MOD_SL and for_mode:
        bonus.level += number
    elif op == MOD_MODE and for_mode:
        bonus.points += number
        bonus.level -= number
    elif op == EXTRA_DICE and for_mode:
        bonus.dice += number
    elif op == EXTRA_WOUND and for_mode:
        bonus.wounds += number
    elif op == PERFECT_ON and for_mode:
        bonus.perfect = number
    elif op == NO_PERFECT:
        bonus.imperfect = True
    elif (op == AUTO_SUCCESS or op == AUTO_FAIL) and for_mode:
        bonus.certain = 1 if op == AUTO_SUCCESS else -1
    elif op == REROLL:
        if own:
            bonus.again = True
        else:
            bonus.against = True
    elif op == FORBID and rows[at + E_WORD] == NO_LEVEL_ABOVE:
        bonus.cap = number
    elif op == MOD_MT:
        bonus.movement += number
    else:
        bonus.besides += worth_of_op(op, number)


def worth_of_op(op: i64, number: i64) -> float:
    """What an operation is worth to whoever plays it, roughly."""
    if op == HEAL:
        return A_WOUND * float(min(number, 2))
    if op == DRAW_ACTION or op == STEAL_ACTION or op == RECOVER_ACTION or op == DRAW_EVENT:
        return ONE_CARD * float(number)
    if op == DISCARD_ACTION:
        return ONE_CARD * float(number)
    if op == REVEAL_HAND:
        return A_LOOK
    if op == EXTRA_ACTIVATION or op == SKIP_ACTIVATION:
        return AN_ACTIVATION
    if op == SET_MODE:
        return A_GUARD
    if op == MOVE:
        return A_POINT_OF_MOVEMENT * float(number)
    if op == MOD_ACTIVATION_ROLL:
        return -INITIATIVE * float(number)
    if op == GRANT_APTITUDE:
        return A_SHOVE
    if op == ATTACK:
        return ANSWERED
    if op == CANCEL_CARD or op == COPY_POINTS:
        return 0.0  # by what lies in the window
    return 0.0
