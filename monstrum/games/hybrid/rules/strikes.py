"""HY-9.10 – HY-9.16, HY-14.1, HY-14.8  Offensive Combat: strikes one after the other, then the push."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.numbers import ZERO
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import BRUTISH_STRENGTH, COMBINED_ATTACK, OC
from monstrum.games.hybrid.effects.opcodes import EXTRA_WOUND
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.attacks import (
    CARDLESS,
    DREW_BLOOD,
    HIT,
    HITTING,
    IS_COMBINED,
    IS_COUNTER,
    IS_EXTRA,
    IS_PERFECT,
    IS_SECOND,
    PARRYING,
    ROLLED,
    TOLD,
    UNPARRIED,
    covers_strike,
    report,
    return_wound,
)
from monstrum.games.hybrid.rules.effect_sums import total_of_roll
from monstrum.games.hybrid.rules.expiry import end_action, end_first_strike
from monstrum.games.hybrid.rules.figures import in_contact
from monstrum.games.hybrid.rules.in_force import ATTACKS
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.opening import open_parry
from monstrum.games.hybrid.rules.rolls import COMBINED, CRITICAL, DIE_AT, PERFECT, STRIKE, roll, succeeded
from monstrum.games.hybrid.rules.sightings import make_contact
from monstrum.games.hybrid.rules.success import (
    HEROIC,
    NOVICE,
    SKILLED,
    count_strike,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.rules.triggers import BEFORE_ROLL, ON_HIT, fire, waits_for
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_STRIKE, push_batch, suffer
from monstrum.games.hybrid.state import USES, SkirmishState, side_of

# Stages of STRIKES (register f): what comes next.
FIRST: Final = 0
AFTER_FIRST: Final = 1
EXTRA: Final = 2
PUSHING: Final = 3
RESOLVED: Final = 4
FURTHER: Final = 5  # what was laid for the first strike has ended


def may_combine(state: SkirmishState, figure: i64) -> bool:
    """HY-14.1  X times per game, once per round."""
    used = state.combined[figure]
    return aptitude(state, figure, COMBINED_ATTACK) > used % USES and used // USES != state.round


def strike(state: SkirmishState, attacker: i64, target: i64, level: i64, points: i64, bits: i64 = 0) -> None:
    """HY-9.1 (3)  The LoM is chosen: the strikes come next, and before the roll a Combined Attack if
    wanted."""
    state.emit(events.ATTACKED, attacker, target, OC)
    if may_combine(state, attacker):
        state.push(kinds.COMBINED, side_of(attacker), attacker, target, level, bits, points)
    else:
        state.push(kinds.STRIKES, NOBODY, attacker, target, level, bits, points)


class Combine(Frame[SkirmishState]):
    """HY-14.1, D25  Immediately before the first attack's roll; it is used whatever comes of it."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        attacker = state.a
        bits = state.d
        if action == actions.YES:
            bits |= IS_COMBINED
            state.own_combined()[attacker] = state.combined[attacker] % USES + 1 + USES * state.round
            state.emit(events.COMBINED, attacker)
        state.push(kinds.STRIKES, NOBODY, attacker, state.b, state.c, bits, state.e)


class Strikes(Frame[SkirmishState]):
    """HY-9.1 (4) – (9)  One strike, the level's further strike, the Combined Attack, the push. If somebody is
    eliminated or contact is broken the rest is dropped."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        attacker, target, level, bits, points, stage = state.a, state.b, state.c, state.d, state.e, state.f
        if stage != RESOLVED and not still_fighting(state, attacker, target):
            stage = RESOLVED
        if stage == AFTER_FIRST:
            state.push(kinds.STRIKES, NOBODY, attacker, target, level, bits, points, FURTHER)
            end_first_strike(state)
            return
        if stage == FURTHER:
            if level == SKILLED and bits & DREW_BLOOD:
                state.push(kinds.STRIKES, NOBODY, attacker, target, level, bits, points, EXTRA)
                state.push(kinds.SECOND_STRIKE, side_of(attacker), attacker, target, level)
                return
            stage = EXTRA
        if stage == EXTRA and not bits & IS_COMBINED:
            stage = PUSHING
        if stage == PUSHING:
            squares = aptitude(state, attacker, BRUTISH_STRENGTH) if bits & HIT else ZERO
            if squares:
                state.push(kinds.STRIKES, NOBODY, attacker, target, level, bits, points, RESOLVED)
                state.push(kinds.PUSH, NOBODY, attacker, target, squares)
                return
            stage = RESOLVED
        if stage == FIRST:
            state.push(kinds.STRIKES, NOBODY, attacker, target, level, bits, points, AFTER_FIRST)
            of_strike: i64 = (UNPARRIED if bits & IS_COUNTER else 0) | (bits & CARDLESS)
            state.push(kinds.STRIKE, NOBODY, attacker, target, level, of_strike, points)
        elif stage == EXTRA:
            state.push(kinds.STRIKES, NOBODY, attacker, target, level, bits, points, PUSHING)
            state.push(kinds.STRIKE, NOBODY, attacker, target, level, IS_EXTRA | UNPARRIED)
        else:
            if state.action == 0:
                end_action(state)
            make_contact(state)  # HY-11.1: the first attack has been resolved


def still_fighting(state: SkirmishState, attacker: i64, target: i64) -> bool:
    return on_board(state, attacker) and on_board(state, target) and in_contact(state, attacker, target)


class SecondStrike(Frame[SkirmishState]):
    """HY-9.13, D31  Skilled Strike: a second attack on the same target."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.YES:
            state.push(kinds.STRIKE, NOBODY, state.a, state.b, state.c, IS_SECOND)


class Strike(Frame[SkirmishState]):
    """HY-9.1 (4) – (6)  One attack roll, the parry, the Wounds. The waiting STRIKES learns what came of
    it."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        attacker, target, level, bits, points, outcome = state.a, state.b, state.c, state.d, state.e, state.f
        if bits & HITTING:
            self.wound(state, attacker, target, level, bits)
        elif not bits & ROLLED:
            if not bits & TOLD and waits_for(state, BEFORE_ROLL):
                state.push(kinds.STRIKE, NOBODY, attacker, target, level, bits | TOLD, points)
                fire(state, BEFORE_ROLL, attacker, target)
                return
            if not still_fighting(state, attacker, target):
                return
            state.push(kinds.STRIKE, NOBODY, attacker, target, level, bits | ROLLED, points)
            self.roll(state, attacker, target, level, bits, points)
        elif bits & PARRYING:
            if not succeeded(outcome):
                self.hit(state, attacker, target, level, bits, points)
        elif succeeded(outcome):
            report(state, HIT)
            if outcome % DIE_AT == PERFECT:
                bits |= IS_PERFECT
            if not bits & UNPARRIED and covers_strike(state, attacker, target):
                state.push(kinds.STRIKE, NOBODY, attacker, target, level, bits | PARRYING, points)
                state.push(kinds.PARRY, NOBODY, target, attacker, state.parry_level[target])
                if not bits & (IS_SECOND | CARDLESS):  # HY-10.13
                    open_parry(state, target, attacker, 0)
            else:
                self.hit(state, attacker, target, level, bits, points)
        elif (
            outcome % DIE_AT == CRITICAL
            and not bits & UNPARRIED
            and state.parry_level[target] == NOVICE
            and covers_strike(state, attacker, target)
        ):
            return_wound(state, target, attacker)  # HY-9.23

    def roll(
        self, state: SkirmishState, attacker: i64, target: i64, level: i64, bits: i64, points: i64
    ) -> None:
        extra = bits & IS_EXTRA != 0
        found = Modifiers()
        count_strike(state, attacker, target, level, points, extra, found)
        dice = extra_dice(state, attacker, OC, ATTACKS, ZERO if extra else level)
        perfect = perfect_up_to(state, attacker, OC)
        roll(state, attacker, COMBINED if extra else STRIKE, found, dice, perfect, OC)

    def hit(
        self, state: SkirmishState, attacker: i64, target: i64, level: i64, bits: i64, points: i64
    ) -> None:
        """ON_HIT  Successful and not parried: what waits for it comes before the Wounds."""
        if waits_for(state, ON_HIT):
            state.push(kinds.STRIKE, NOBODY, attacker, target, level, bits | HITTING, points)
            fire(state, ON_HIT, attacker, target)
        else:
            self.wound(state, attacker, target, level, bits)

    def wound(self, state: SkirmishState, attacker: i64, target: i64, level: i64, bits: i64) -> None:
        """HY-9.2  The strike of a Combined Attack causes exactly one."""
        number: i64 = 1
        if not bits & IS_EXTRA:
            if level == HEROIC:
                number += 1
            if bits & IS_PERFECT:
                number += 1
            if state.at_work:
                number += total_of_roll(state, EXTRA_WOUND, attacker, OC, ATTACKS)
        wounded = suffer(state, target, number, BY_STRIKE)
        if wounded and not bits & IS_EXTRA:
            report(state, DREW_BLOOD)
        push_batch(state, wounded, side_of(attacker), attacker)
