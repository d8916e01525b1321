"""HY-14.17  What an Armour-Piercing Shot is worth: the shot for nothing at whoever stands behind a victim."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import ARMOUR_PIERCING_SHOT
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.figures import behind_from
from monstrum.games.hybrid.rules.piercing import line_through, may_pierce
from monstrum.games.hybrid.rules.sight import from_of, rocks_of
from monstrum.games.hybrid.rules.success import BASIC
from monstrum.games.hybrid.state import SLOTS, SkirmishState, side_of
from monstrum.games.hybrid.thinking.blows import guard_against, shot_gain
from monstrum.games.hybrid.thinking.bonuses import NO_BONUS


def gain_through(state: SkirmishState, shooter: i64, victim: i64, target: i64, level: i64) -> float:
    """What the shot through a victim takes from one enemy behind him, with one die and no cards."""
    line = line_through(state, shooter, victim, target, level)
    guard = 0.0 if behind_from(state, from_of(line), target) else guard_against(state, target, True)
    return shot_gain(state, shooter, target, BASIC, NO_BONUS, rocks_of(line), guard)


def gain_behind(state: SkirmishState, shooter: i64, victim: i64, level: i64) -> float:
    """The best of those behind a victim, if there is one; nothing for who has no such shot."""
    best = 0.0
    if aptitude(state, shooter, ARMOUR_PIERCING_SHOT) == 0:
        return best
    enemies: i64 = (1 - side_of(shooter)) * SLOTS
    for target in range(enemies, enemies + SLOTS):
        if may_pierce(state, shooter, victim, target, level):
            best = max(best, gain_through(state, shooter, victim, target, level))
    return best
