"""HY-9.1 – HY-9.4  What strikes and shots have in common: bits of an attack, parries, and reports to whoever
waits."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import DC
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.effect_sums import NO_ATTACK, NO_PARRY, forbidden
from monstrum.games.hybrid.rules.expiry import begin_action, leave_parry
from monstrum.games.hybrid.rules.figures import behind, in_contact
from monstrum.games.hybrid.rules.in_force import PARRIES
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.records import BITS, OUTCOME
from monstrum.games.hybrid.rules.rolls import DIE_AT, FAILURE, PARRY, PERFECT, roll, succeeded
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.squares import APART, side_toward
from monstrum.games.hybrid.rules.success import (
    BASIC,
    HEROIC,
    NOVICE,
    SKILLED,
    count_parry,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.rules.triggers import BEFORE_ROLL, ON_PARRY, fire, waits_for
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, push_batch, suffer
from monstrum.games.hybrid.state import SkirmishState, side_of

# Bits of register d: of STRIKES and SHOTS, reported by their strikes and shots.
HIT: Final = 1  # an attack roll succeeded (HY-14.8)
DREW_BLOOD: Final = 2  # the first strike caused a Wound (HY-9.13)
IS_COMBINED: Final = 4  # a Combined Attack is announced
IS_COUNTER: Final = 8  # a counter-strike: no cards, no parry, no Combined Attack
HIT_FIRST: Final = 16  # the first shot has hit: successful and not parried …
HIT_SECOND: Final = 32  # … and the second
IS_REACTION: Final = 64  # Skilled Firing
CARDLESS: Final = 128  # no Action cards by anyone; also a bit of one STRIKE or SHOT
WOUNDS_AT: Final = (
    256  # Wounds of the first shot · WOUNDS_AT, the second · WOUNDS_AT², the third · WOUNDS_AT³
)

# Bits of register d: of one STRIKE or SHOT.
ROLLED: Final = 1  # its roll is in register f
PARRYING: Final = 2  # the parry's is
IS_PERFECT: Final = 4
IS_SECOND: Final = 8  # second strike of Skilled Strike, second shot of Heroic Firing
IS_EXTRA: Final = 16  # the strike of a Combined Attack, the shot through a victim (HY-14.17)
UNPARRIED: Final = 32  # nobody may parry it
OF_SHOT: Final = 64  # told to a parry: the attack is a shot
TOLD: Final = 512  # BEFORE_ROLL has been told
HITTING: Final = 1024  # ON_HIT has been told: the Wounds come next


def report(state: SkirmishState, bits: i64) -> None:
    """Tell the record that waits, now on top, what became of the attack."""
    waiting = state.under(0)
    state.put_register(waiting, BITS, state.register(waiting, BITS) | bits)


def report_roll(state: SkirmishState, outcome: i64) -> None:
    state.put_register(state.under(0), OUTCOME, outcome)


def may_parry(state: SkirmishState, target: i64, ranged: bool) -> bool:
    """HY-9.21  Whether the announced LoM covers such an attack; from behind is asked by the caller."""
    level = state.parry_level[target]
    if level == 0 or forbidden(state, target, NO_PARRY):
        return False
    return not ranged or level == BASIC or level == HEROIC


def covers_strike(state: SkirmishState, attacker: i64, target: i64) -> bool:
    """HY-9.21  Whether the target's parry applies to a strike of this attacker."""
    return may_parry(state, target, False) and not behind(state, attacker, target)


def face(state: SkirmishState, figure: i64, other: i64) -> None:
    """HY-9.11, HY-9.24  Turn free of charge so that the other, in contact, is in front."""
    side = side_toward(state.place[figure], state.base[figure], 0, state.place[other], state.base[other])
    if side != APART and side != state.facing[figure]:
        state.own_places()
        state.facing[figure] = side
        state.emit(events.TURNED, figure, side, 0)
        check_sight(state)


class Parry(Frame[SkirmishState]):
    """HY-9.22 – HY-9.25  a parrier, b attacker, c LoM, d bits, e points, f roll: the attack waits below."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        parrier, attacker, level, bits, points = state.a, state.b, state.c, state.d, state.e
        if not bits & ROLLED:
            if not bits & TOLD and waits_for(state, BEFORE_ROLL):
                state.push(kinds.PARRY, NOBODY, parrier, attacker, level, bits | TOLD, points)
                fire(state, BEFORE_ROLL, parrier, attacker)
                return
            if not may_parry(state, parrier, bits & OF_SHOT != 0):  # what was laid has ended or forbidden it
                report_roll(state, FAILURE)
                leave_parry(state)
                return
            state.push(kinds.PARRY, NOBODY, parrier, attacker, level, bits | ROLLED, points)
            found = Modifiers()
            count_parry(state, parrier, level, points, found)
            dice = extra_dice(state, parrier, DC, PARRIES, level)
            roll(state, parrier, PARRY, found, dice, perfect_up_to(state, parrier, DC), DC)
            return
        outcome = state.f
        report_roll(state, outcome)
        if not succeeded(outcome):
            leave_parry(state)
            return
        state.emit(events.PARRIED, parrier, attacker)
        fire(state, ON_PARRY, parrier, attacker)
        leave_parry(state)
        if bits & OF_SHOT:
            return
        if level == NOVICE and outcome % DIE_AT == PERFECT:
            return_wound(state, parrier, attacker)
        elif level == SKILLED:
            counter_strike(state, parrier, attacker)


def return_wound(state: SkirmishState, parrier: i64, attacker: i64) -> None:
    """HY-9.23  A Novice Parry wounds a clumsy attacker."""
    push_batch(state, suffer(state, attacker, 1, BY_EFFECT), side_of(parrier), dealer=parrier)


def counter_strike(state: SkirmishState, parrier: i64, attacker: i64) -> None:
    """HY-9.24  The parrier turns to face the attacker and makes a Basic Strike at him."""
    if (
        on_board(state, parrier)
        and on_board(state, attacker)
        and in_contact(state, parrier, attacker)
        and not forbidden(state, parrier, NO_ATTACK)
    ):
        begin_action(state)  # HY-10.15: nothing laid for the attack counts for it
        state.push(kinds.STRIKES, NOBODY, parrier, attacker, BASIC, IS_COUNTER)
        face(state, parrier, attacker)
