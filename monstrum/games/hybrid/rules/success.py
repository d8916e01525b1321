"""HY-5  The Success Level of each Natural Roll, as the list of its modifiers: rolls and explanations share
it."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.numbers import ONE
from monstrum.games.hybrid.content.catalog import (
    DC,
    DORSAL_PROTECTION,
    DUELLIST,
    FELON,
    FRENZY,
    OC,
    PRESTIGE,
    VELOCITY,
    F,
)
from monstrum.games.hybrid.effects.opcodes import EXTRA_DICE, MOD_SL
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.effect_sums import perfect_by_effects, total_of_roll
from monstrum.games.hybrid.rules.figures import behind
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.warriors import inspired, nv
from monstrum.games.hybrid.state import LOST_PRESTIGE, SkirmishState

# Modifiers, by code; `explain.py` names the rule behind each.
NATURAL_VALUE: Final = 0
WOUNDS: Final = 1
FROM_BEHIND: Final = 2
FELONY: Final = 3
GUARDED_BACK: Final = 4
EXPERT: Final = 5
LARGE_TARGET: Final = 6
ROCKS_ON_LINE: Final = 7
FURTIVE_TARGET: Final = 8
CONVINCED: Final = 9
FRENZIED: Final = 10
PRESTIGIOUS: Final = 11
POINTS: Final = 12
TRAP_BONUS: Final = 13
EFFECTS: Final = 14
QUICK: Final = 15
MODIFIER_NAMES: Final = [
    "natural_value", "wounds", "from_behind", "felon", "dorsal_protection", "expert", "large_target", "rocks",
    "furtive_target", "conviction", "frenzy", "prestige", "points", "trap", "effects",
    "velocity",
]  # fmt: skip

NO_LEVEL: Final[i64] = 0
BASIC: Final[i64] = 1
NOVICE: Final[i64] = 2
SKILLED: Final[i64] = 3
EXPERT_LEVEL: Final[i64] = 4
MASTER: Final[i64] = 5
HEROIC: Final[i64] = 6

TRAP_MODIFIER: Final = 3  # HY-11.7
NO_MODE_ROLL: Final = -1  # HY-5.12: jumps, Traps, gas have no mode


def plain(state: SkirmishState, figure: i64, found: Modifiers) -> None:
    """HY-5.2  NV less Wounds, and Prestige: what every Natural Roll has."""
    found.add(NATURAL_VALUE, nv(state, figure))
    found.add(WOUNDS, -state.wounds[figure])
    found.add(PRESTIGIOUS, prestige(state, figure))


def prestige(state: SkirmishState, figure: i64) -> i64:
    """HY-14.12  +X on all Natural Rolls until the first Wound."""
    if state.lost[figure] & LOST_PRESTIGE or state.wounds[figure]:
        return 0
    return aptitude(state, figure, PRESTIGE)


def hand_to_hand(state: SkirmishState, figure: i64, found: Modifiers) -> None:
    """HY-14.4, HY-14.7  Conviction and Frenzy: on OC and DC rolls."""
    found.add(CONVINCED, inspired(state, figure))
    if state.frenzy[figure]:
        found.add(FRENZIED, aptitude(state, figure, FRENZY) * state.frenzy[figure])


def count_strike(
    state: SkirmishState,
    attacker: i64,
    target: i64,
    level: i64,
    points: i64,
    combined: bool,
    found: Modifiers,
) -> None:
    """HY-9.12 – HY-9.16  A strike. Novice Strikes and the strike of a Combined Attack do not count Wounds."""
    found.add(NATURAL_VALUE, nv(state, attacker))
    if level != NOVICE and not combined:
        found.add(WOUNDS, -state.wounds[attacker])
    found.add(PRESTIGIOUS, prestige(state, attacker))
    if behind(state, attacker, target):
        guard = aptitude(state, target, DORSAL_PROTECTION)
        found.add(FROM_BEHIND, 0 if guard else 1)
        found.add(FELONY, aptitude(state, attacker, FELON))
        found.add(GUARDED_BACK, -guard)
    if level == EXPERT_LEVEL and not combined:
        found.add(EXPERT, 2)
    hand_to_hand(state, attacker, found)
    found.add(POINTS, points)
    if state.at_work:
        found.add(EFFECTS, total_of_roll(state, MOD_SL, attacker, OC, ATTACKS))


def count_shot(
    state: SkirmishState, shooter: i64, target: i64, rocks: i64, points: i64, found: Modifiers
) -> None:
    """HY-5.4, HY-8.7, HY-9.54  A shot."""
    plain(state, shooter, found)
    found.add(LARGE_TARGET, 1 if state.base[target] == 2 else 0)
    found.add(ROCKS_ON_LINE, -rocks)
    found.add(FURTIVE_TARGET, -2 if state.furtive[target] else 0)
    found.add(POINTS, points)
    if state.at_work:
        found.add(EFFECTS, total_of_roll(state, MOD_SL, shooter, F, ATTACKS))


def count_parry(state: SkirmishState, parrier: i64, level: i64, points: i64, found: Modifiers) -> None:
    """HY-9.22, HY-9.25  A parry."""
    plain(state, parrier, found)
    if level == EXPERT_LEVEL:
        found.add(EXPERT, 2)
    hand_to_hand(state, parrier, found)
    found.add(POINTS, points)
    if state.at_work:
        found.add(EFFECTS, total_of_roll(state, MOD_SL, parrier, DC, PARRIES))


def count_other(
    state: SkirmishState,
    figure: i64,
    mode: i64,
    bonus: i64,
    points: i64,
    found: Modifiers,
    of_effect: bool = False,
) -> None:
    """HY-5.12, HY-9.57  Rolls of a Movement (mode MV) and rolls without a mode; `bonus` is what the effect
    says that asks for the roll."""
    plain(state, figure, found)
    if of_effect:
        found.add(EFFECTS, bonus)
    found.add(POINTS, points)
    if state.at_work:
        found.add(EFFECTS, total_of_roll(state, MOD_SL, figure, mode, 0))


def count_trap(state: SkirmishState, figure: i64, found: Modifiers) -> None:
    """HY-11.7, HY-14.16  Against a Trap: +3, and who has Velocity is quicker by X."""
    plain(state, figure, found)
    found.add(TRAP_BONUS, TRAP_MODIFIER)
    found.add(QUICK, aptitude(state, figure, VELOCITY))
    if state.at_work:
        found.add(EFFECTS, total_of_roll(state, MOD_SL, figure, NO_MODE_ROLL, 0))


def extra_dice(state: SkirmishState, figure: i64, mode: i64, role: i64, level: i64) -> i64:
    """HY-5.8, HY-5.9  Net number of extra dice: Master levels count one."""
    dice: i64 = 1 if level == MASTER else 0
    if state.at_work:
        dice += total_of_roll(state, EXTRA_DICE, figure, mode, role)
    return dice


def perfect_up_to(state: SkirmishState, figure: i64, mode: i64) -> i64:
    """HY-5.3, HY-14.5  The highest kept die that is a Perfect Success."""
    highest: i64 = 1
    if mode == OC or mode == F:
        skill = aptitude(state, figure, DUELLIST)
        highest = skill if skill > 1 else ONE
    return perfect_by_effects(state, figure, mode, highest) if state.at_work else highest
