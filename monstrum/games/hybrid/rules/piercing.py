"""HY-14.17  Armour-Piercing Shot: who may be shot at through the body of a victim, and along which line."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import ARMOUR_PIERCING_SHOT
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.attacks import CARDLESS, IS_EXTRA
from monstrum.games.hybrid.rules.effect_sums import NO_ATTACK, NO_FIRE, forbidden
from monstrum.games.hybrid.rules.expiry import end_strike
from monstrum.games.hybrid.rules.figures import apart
from monstrum.games.hybrid.rules.records import TARGETS
from monstrum.games.hybrid.rules.sight import UNSEEN, line_to
from monstrum.games.hybrid.rules.success import NOVICE
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.state import NO_FIGURE, SLOTS, SkirmishState, side_of

EXTRA_AT: Final = 64 * 64  # register b of SHOTS: the two targets, then EXTRA_AT · (the one behind them + 1)


def line_through(state: SkirmishState, shooter: i64, victim: i64, target: i64, level: i64) -> i64:
    """The direct line of sight, for which the first victim is no obstacle; all round at LoM 2 (HY-9.32)."""
    return line_to(state, shooter, target, level == NOVICE, victim)


def may_pierce(state: SkirmishState, shooter: i64, victim: i64, target: i64, level: i64) -> bool:
    """R52  Whether an enemy stands behind a victim: at most X squares from him, not nearer to the marksman,
    and in sight."""
    if victim == NO_FIGURE or target == victim or side_of(target) == side_of(shooter):
        return False
    if not on_board(state, shooter) or not on_board(state, victim) or not on_board(state, target):
        return False
    return (
        apart(state, victim, target) <= aptitude(state, shooter, ARMOUR_PIERCING_SHOT)
        and apart(state, shooter, target) >= apart(state, shooter, victim)
        and line_through(state, shooter, victim, target, level) != UNSEEN
    )


def pierced_by(state: SkirmishState, shooter: i64, first: i64, other: i64, target: i64, level: i64) -> i64:
    """R127  Through whom an enemy may be shot at: the victim of the shot declared first, if he fits."""
    if may_pierce(state, shooter, first, target, level):
        return first
    return other if may_pierce(state, shooter, other, target, level) else NO_FIGURE


def push_piercing(state: SkirmishState, shooter: i64, first: i64, other: i64, level: i64) -> None:
    """HY-14.17  The marksman is asked if somebody stands behind one of those he has hit (or NO_FIGURE)."""
    if aptitude(state, shooter, ARMOUR_PIERCING_SHOT) == 0 or not on_board(state, shooter):
        return
    if forbidden(state, shooter, NO_ATTACK) or forbidden(state, shooter, NO_FIRE):
        return
    enemies: i64 = (1 - side_of(shooter)) * SLOTS
    for target in range(enemies, enemies + SLOTS):
        if pierced_by(state, shooter, first, other, target, level) != NO_FIGURE:
            state.push(kinds.PIERCE, side_of(shooter), shooter, first, other, level)
            return


class Pierce(Frame[SkirmishState]):
    """D25  HY-14.17: the second enemy, or none. His shot takes no cards, and what was laid is over."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        shooter, first, other, level = state.a, state.b, state.c, state.d
        enemies: i64 = (1 - side_of(shooter)) * SLOTS
        for target in range(enemies, enemies + SLOTS):
            if pierced_by(state, shooter, first, other, target, level) != NO_FIGURE:
                out.add(actions.FIGURE + target)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.NONE:
            return
        shooter, level = state.a, state.d
        target = action - actions.FIGURE
        victim = pierced_by(state, shooter, state.b, state.c, target, level)
        shots = state.under(0)
        state.put_register(shots, TARGETS, state.register(shots, TARGETS) + EXTRA_AT * (target + 1))
        state.emit(events.PIERCING, shooter, target)
        state.push(kinds.SHOT, NOBODY, shooter, target, level, IS_EXTRA | CARDLESS, victim)
        end_strike(state, False)  # HY-10.15
