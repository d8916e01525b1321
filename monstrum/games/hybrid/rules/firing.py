"""HY-9.30 – HY-9.37  Firing: which targets are legal at which LoM, shots and their Wounds."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import F
from monstrum.games.hybrid.effects.opcodes import EXTRA_WOUND
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.attacks import (
    CARDLESS,
    HIT_FIRST,
    HIT_SECOND,
    HITTING,
    IS_EXTRA,
    IS_PERFECT,
    IS_REACTION,
    IS_SECOND,
    OF_SHOT,
    PARRYING,
    ROLLED,
    TOLD,
    WOUNDS_AT,
    may_parry,
    report,
)
from monstrum.games.hybrid.rules.effect_sums import total_of_roll
from monstrum.games.hybrid.rules.expiry import end_action, next_shot
from monstrum.games.hybrid.rules.figures import apart, engaged, shot_from_behind
from monstrum.games.hybrid.rules.in_force import ATTACKS
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.opening import (
    ANSWERED,
    NO_CARD,
    NO_MORE_HINDRANCE,
    ONE_CARD,
    SHOOTER_LAID,
    open_parry,
)
from monstrum.games.hybrid.rules.piercing import EXTRA_AT, line_through, push_piercing
from monstrum.games.hybrid.rules.points import first_points, second_points
from monstrum.games.hybrid.rules.records import BITS
from monstrum.games.hybrid.rules.rolls import DIE_AT, PERFECT, SHOT, roll, succeeded
from monstrum.games.hybrid.rules.sight import UNSEEN, from_of, line_past, line_to, rocks_of
from monstrum.games.hybrid.rules.sightings import make_contact
from monstrum.games.hybrid.rules.success import (
    BASIC,
    EXPERT_LEVEL,
    HEROIC,
    MASTER,
    NO_LEVEL,
    NOVICE,
    SKILLED,
    count_shot,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.rules.triggers import BEFORE_ROLL, ON_HIT, fire, waits_for
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_SHOT, push_batch, suffer
from monstrum.games.hybrid.state import FIGURES, SkirmishState, side_of

NO_TARGET: Final[i64] = -1
TARGETS_AT: Final = 64  # register b of SHOTS: target + TARGETS_AT · (second target + 1), then EXTRA_AT

# Stages of SHOTS (register f).
FIRST: Final = 0
SECOND: Final = 1
WOUNDING: Final = 2
RESOLVED: Final = 3
TIED: Final = 4  # what is tied to the second shot has begun
PIERCING: Final = 5  # HY-14.17: all declared shots are rolled


def line_at(state: SkirmishState, shooter: i64, target: i64, level: i64) -> i64:
    """HY-9.31 – HY-9.36  The line of a shot at this LoM, or UNSEEN where the target is not legal."""
    if level == NOVICE:
        return line_to(state, shooter, target, True)
    if level == EXPERT_LEVEL:
        return UNSEEN if engaged(state, shooter) else line_past(state, shooter, target)
    if level == SKILLED or apart(state, shooter, target) < 2:
        return UNSEEN
    return line_to(state, shooter, target, False)


def may_shoot(state: SkirmishState, shooter: i64, target: i64, level: i64) -> bool:
    """HY-9.4  Whether this enemy is a legal target at the LoM."""
    if side_of(target) == side_of(shooter) or not on_board(state, target):
        return False
    return line_at(state, shooter, target, level) != UNSEEN


def legal_at_some_level(state: SkirmishState, shooter: i64, target: i64) -> bool:
    """HY-9.1 (1)  Whether the target is legal at some LoM, whatever the shooter's value."""
    return (
        may_shoot(state, shooter, target, BASIC)
        or may_shoot(state, shooter, target, NOVICE)
        or may_shoot(state, shooter, target, EXPERT_LEVEL)
    )


def usable_levels(state: SkirmishState, shooter: i64, target: i64, highest: i64) -> i64:
    """HY-9.1 (3)  The LoMs up to the highest at which one shot at the target is legal, as bits. Skilled
    Firing is no shot, Heroic Firing needs two."""
    found: i64 = 0
    if may_shoot(state, shooter, target, BASIC):
        found |= 1 << BASIC
        if highest >= MASTER:
            found |= 1 << MASTER
    if highest >= NOVICE and may_shoot(state, shooter, target, NOVICE):
        found |= 1 << NOVICE
    if highest >= EXPERT_LEVEL and may_shoot(state, shooter, target, EXPERT_LEVEL):
        found |= 1 << EXPERT_LEVEL
    return found


def shoot(
    state: SkirmishState, shooter: i64, target: i64, second: i64, level: i64, bits: i64, points: i64
) -> None:
    """HY-9.1 (4)  The LoM is chosen: the shots come next."""
    state.emit(events.ATTACKED, shooter, target, F)
    both = target + TARGETS_AT * (second + 1)
    state.push(kinds.SHOTS, NOBODY, shooter, both, level, bits, points, FIRST)


class Shots(Frame[SkirmishState]):
    """HY-9.36  All rolls and parries are made, then all Wounds are applied together."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        shooter, both, level, bits, points, stage = state.a, state.b, state.c, state.d, state.e, state.f
        target = both % TARGETS_AT
        second = both // TARGETS_AT % TARGETS_AT - 1
        if stage == FIRST:
            state.push(kinds.SHOTS, NOBODY, shooter, both, level, bits, points, SECOND)
            state.push(kinds.SHOT, NOBODY, shooter, target, level, bits & CARDLESS, first_points(points))
        elif stage == SECOND and second != NO_TARGET:
            state.push(kinds.SHOTS, NOBODY, shooter, both, level, bits, points, TIED)
            next_shot(state)
        elif stage == TIED and on_board(state, shooter):
            state.push(kinds.SHOTS, NOBODY, shooter, both, level, bits, points, PIERCING)
            of_shot = (bits & CARDLESS) | IS_SECOND
            state.push(kinds.SHOT, NOBODY, shooter, second, level, of_shot, second_points(points))
        elif stage == RESOLVED:
            if state.action == 0:
                end_action(state)
            make_contact(state)  # HY-11.1
        elif stage == WOUNDING:
            state.push(kinds.SHOTS, NOBODY, shooter, both, level, bits, points, RESOLVED)
            through = both // EXTRA_AT - 1
            wounded: i64 = 0
            for victim in range(FIGURES):  # HY-6.4: all Wounds of one warrior together
                number = self.wounds(bits // WOUNDS_AT, victim == target)
                number += self.wounds(bits // WOUNDS_AT // WOUNDS_AT, victim == second)
                number += self.wounds(bits // WOUNDS_AT // WOUNDS_AT // WOUNDS_AT, victim == through)
                if number:
                    wounded |= suffer(state, victim, number, BY_SHOT)
            push_batch(state, wounded, side_of(shooter), dealer=shooter)
        else:
            state.push(kinds.SHOTS, NOBODY, shooter, both, level, bits, points, WOUNDING)
            hit: i64 = target if bits & HIT_FIRST else NO_TARGET
            push_piercing(state, shooter, hit, second if bits & HIT_SECOND else NO_TARGET, level)

    def wounds(self, packed: i64, hit: bool) -> i64:
        return packed % WOUNDS_AT if hit else ZERO


class Shot(Frame[SkirmishState]):
    """HY-9.1 (4), (5)  One shot: its roll, its parry; the waiting SHOTS learns the Wounds."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        shooter, target, level, bits, points, outcome = state.a, state.b, state.c, state.d, state.e, state.f
        if bits & HITTING:
            self.wound(state, shooter, bits)
        elif not bits & ROLLED:
            if not bits & TOLD and waits_for(state, BEFORE_ROLL):
                state.push(kinds.SHOT, NOBODY, shooter, target, level, bits | TOLD, points)
                fire(state, BEFORE_ROLL, shooter, target)
                return
            if not on_board(state, shooter) or not on_board(state, target):
                return
            line = self.line(state, shooter, target, level, bits, points)
            if line == UNSEEN:
                return
            state.push(kinds.SHOT, NOBODY, shooter, target, level, bits | ROLLED, points)
            extra = bits & IS_EXTRA != 0
            found = Modifiers()
            count_shot(state, shooter, target, rocks_of(line), ZERO if extra else points, found)
            dice = extra_dice(state, shooter, F, ATTACKS, NO_LEVEL if extra else level)
            roll(state, shooter, SHOT, found, dice, perfect_up_to(state, shooter, F), F)
        elif bits & PARRYING:
            if not succeeded(outcome):
                self.hit(state, shooter, target, level, bits, points)
        elif succeeded(outcome) and on_board(state, shooter) and on_board(state, target):
            if outcome % DIE_AT == PERFECT:
                bits |= IS_PERFECT
            line = self.line(state, shooter, target, level, bits, points)
            if may_parry(state, target, True) and not shot_from_behind(state, shooter, from_of(line), target):
                limits = parry_limits(state.register(state.under(0), BITS), level)
                state.push(kinds.SHOT, NOBODY, shooter, target, level, bits | PARRYING, points)
                state.push(kinds.PARRY, NOBODY, target, shooter, state.parry_level[target], OF_SHOT)
                if not bits & CARDLESS:
                    open_parry(state, target, shooter, limits)
            else:
                self.hit(state, shooter, target, level, bits, points)

    def line(
        self, state: SkirmishState, shooter: i64, target: i64, level: i64, bits: i64, points: i64
    ) -> i64:
        """HY-9.31 – HY-9.36, or through the victim in register e (HY-14.17)."""
        if bits & IS_EXTRA:
            return line_through(state, shooter, points, target, level)
        return line_at(state, shooter, target, level)

    def hit(
        self, state: SkirmishState, shooter: i64, target: i64, level: i64, bits: i64, points: i64
    ) -> None:
        """ON_HIT  Successful and not parried: what waits for it comes before the Wounds."""
        if waits_for(state, ON_HIT):
            state.push(kinds.SHOT, NOBODY, shooter, target, level, bits | HITTING, points)
            fire(state, ON_HIT, shooter, target)
        else:
            self.wound(state, shooter, bits)

    def wound(self, state: SkirmishState, shooter: i64, bits: i64) -> None:
        """HY-9.2"""
        number: i64 = 2 if bits & IS_PERFECT else 1
        if state.at_work:
            number += total_of_roll(state, EXTRA_WOUND, shooter, F, ATTACKS)
        if bits & IS_EXTRA:
            report(state, number * WOUNDS_AT * WOUNDS_AT * WOUNDS_AT)
        elif bits & IS_SECOND:
            report(state, HIT_SECOND | (number * WOUNDS_AT * WOUNDS_AT))
        else:
            report(state, HIT_FIRST | (number * WOUNDS_AT))


def parry_limits(bits: i64, level: i64) -> i64:
    """HY-9.36, HY-9.44, HY-10.9  Who may lay how many cards on the parry of a shot, by what has been laid."""
    limits: i64 = 0
    if level == HEROIC:
        limits |= NO_CARD if bits & ANSWERED else ONE_CARD
    if bits & IS_REACTION and bits & SHOOTER_LAID:
        limits |= NO_MORE_HINDRANCE
    return limits


def seen_by_none(state: SkirmishState, shooter: i64) -> bool:
    """HY-9.40  Whether the shooter sees no enemy and touches none."""
    if engaged(state, shooter):
        return False
    for target in range(FIGURES):
        if (
            side_of(target) != side_of(shooter)
            and on_board(state, target)
            and line_to(state, shooter, target, False) != UNSEEN
        ):
            return False
    return True


def two_shots(highest: i64) -> bool:
    """HY-9.36  Whether Heroic Firing is mastered."""
    return highest >= HEROIC
