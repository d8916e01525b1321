"""What an attack can be expected to do: every roll of it, parries included, weighed by what Wounds are worth.

Where somebody would stand is told by `back` (struck from behind) and `guard` (the chance of a parry), so that
places nobody stands on yet can be judged.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import DC, DORSAL_PROTECTION, FELON, OC, F
from monstrum.games.hybrid.effects.opcodes import EXTRA_WOUND
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.attacks import may_parry
from monstrum.games.hybrid.rules.effect_sums import NO_AUTOMATIC, SUCCEEDS, automatic, total_of_roll
from monstrum.games.hybrid.rules.figures import behind
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.success import (
    BASIC,
    HEROIC,
    MASTER,
    SKILLED,
    count_parry,
    count_shot,
    count_strike,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.rules.warriors import highest_level
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.bonuses import NO_BONUS, Bonus
from monstrum.games.hybrid.thinking.odds import perfect_chance, success_chance
from monstrum.games.hybrid.thinking.worth import life, wounds_worth

MOST: Final[i64] = 7  # Wounds that are told apart


def back_bonus(state: SkirmishState, attacker: i64, target: i64) -> i64:
    """HY-9.16, HY-14.6, HY-14.13  What striking from behind adds."""
    guard = aptitude(state, target, DORSAL_PROTECTION)
    bonus = aptitude(state, attacker, FELON) - guard
    return bonus if guard else bonus + 1


def strike_level(
    state: SkirmishState, attacker: i64, target: i64, level: i64, combined: bool, back: bool
) -> i64:
    """The Success Level of a strike made from behind, or not, wherever the two stand now."""
    found = Modifiers()
    count_strike(state, attacker, target, level, 0, combined, found)
    total = found.total
    if behind(state, attacker, target) != back:
        bonus = back_bonus(state, attacker, target)
        total += bonus if back else -bonus
    return total


def parry_chance(state: SkirmishState, parrier: i64, level: i64, bonus: Bonus = NO_BONUS) -> float:
    """HY-9.22, HY-9.25"""
    if state.at_work:
        found_so = automatic(state, parrier, DC)
        if found_so != NO_AUTOMATIC:
            return 1.0 if found_so == SUCCEEDS else 0.0
    found = Modifiers()
    count_parry(state, parrier, level, 0, found)
    dice = extra_dice(state, parrier, DC, PARRIES, level)
    return bonus.success(found.total, dice, perfect_up_to(state, parrier, DC))


def guard_against(state: SkirmishState, target: i64, ranged: bool, points: i64 = 0) -> float:
    """HY-9.21  The chance that the target parries an attack that does not come from behind; `points` are
    against him, or for him."""
    if not may_parry(state, target, ranged):
        return 0.0
    bonus = NO_BONUS
    if points:
        bonus = Bonus()
        bonus.level = points
    return parry_chance(state, target, state.parry_level[target], bonus)


def strike_spread(
    state: SkirmishState,
    attacker: i64,
    target: i64,
    level: i64,
    bonus: Bonus,
    combined: bool,
    back: bool,
    guard: float,
) -> list[float]:
    """HY-9.1  The chances of 0, 1, 2 … Wounds by all strikes of a LoM, and by the Combined Attack."""
    perfect = perfect_up_to(state, attacker, OC)
    first = strike_level(state, attacker, target, level, False, back)
    dice = extra_dice(state, attacker, OC, ATTACKS, level)
    number: i64 = (2 if level == HEROIC else 1) + bonus.wounds
    if state.at_work:
        number += total_of_roll(state, EXTRA_WOUND, attacker, OC, ATTACKS)
    found: list[float] = [0.0] * (MOST + 1)
    found[0] = 1.0
    open_side = 1.0 if back else 1.0 - guard
    perfectly = bonus.perfectly(first, dice, perfect) * open_side
    plainly = bonus.success(first, dice, perfect) * open_side - perfectly
    found = struck(found, plainly, perfectly, number, False, 99)
    left = life(state, target)
    if level == SKILLED:
        still = open_side if state.parry_level[target] == HEROIC else 1.0
        perfectly = perfect_chance(dice, perfect) * still
        plainly = success_chance(first, dice, perfect) * still - perfectly
        found = struck(found, plainly, perfectly, 1, True, left)
    if combined:
        extra = strike_level(state, attacker, target, level, True, back)
        chance = success_chance(extra, extra_dice(state, attacker, OC, ATTACKS, 0), perfect)
        found = one_more(found, chance, left)
    return found


def struck(
    before: list[float], plainly: float, perfectly: float, number: i64, if_wounded: bool, left: i64
) -> list[float]:
    """The spread after one more attack; a second strike needs a target that is wounded and lives."""
    found: list[float] = [0.0] * (MOST + 1)
    for wounds in range(MOST + 1):
        chance = before[wounds]
        if chance == 0.0:
            continue
        if if_wounded and (wounds == 0 or wounds >= left):
            found[wounds] += chance
            continue
        found[wounds] += chance * (1.0 - perfectly - plainly)
        found[capped(wounds + number)] += chance * plainly
        found[capped(wounds + number + 1)] += chance * perfectly
    return found


def one_more(before: list[float], chance: float, left: i64) -> list[float]:
    """HY-14.1  Exactly one Wound more, if the target still stands."""
    found: list[float] = [0.0] * (MOST + 1)
    for wounds in range(MOST + 1):
        if wounds >= left:
            found[wounds] += before[wounds]
        else:
            found[wounds] += before[wounds] * (1.0 - chance)
            found[capped(wounds + 1)] += before[wounds] * chance
    return found


def capped(wounds: i64) -> i64:
    return wounds if wounds < MOST else MOST


def spread_worth(state: SkirmishState, target: i64, spread: list[float]) -> float:
    total = 0.0
    for wounds in range(1, MOST + 1):
        if spread[wounds] > 0.0:
            total += spread[wounds] * wounds_worth(state, target, wounds)
    return total


def strike_gain(
    state: SkirmishState,
    attacker: i64,
    target: i64,
    level: i64,
    bonus: Bonus,
    combined: bool,
    back: bool,
    guard: float,
) -> float:
    """What a strike takes from the target, less what its parry gives back (HY-9.24)."""
    spread = strike_spread(state, attacker, target, level, bonus, combined, back, guard)
    gain = spread_worth(state, target, spread)
    if guard > 0.0 and not back and state.parry_level[target] == SKILLED:
        hit = bonus.success(
            strike_level(state, attacker, target, level, False, back),
            extra_dice(state, attacker, OC, ATTACKS, level),
            perfect_up_to(state, attacker, OC),
        )
        gain -= hit * guard * plain_strike(state, target, attacker)
    return gain


def plain_strike(state: SkirmishState, attacker: i64, target: i64) -> float:
    """A Basic Strike that nobody parries."""
    return spread_worth(
        state, target, strike_spread(state, attacker, target, BASIC, NO_BONUS, False, False, 0.0)
    )


def best_strike(
    state: SkirmishState, attacker: i64, target: i64, back: bool, guard: float, bonus: Bonus = NO_BONUS
) -> float:
    """The gain with the best LoM he masters."""
    best = 0.0
    highest = highest_level(state, attacker, OC, bonus.points)
    if highest > bonus.cap:
        highest = bonus.cap
    for level in range(1, highest + 1):
        gain = strike_gain(state, attacker, target, level, bonus, False, back, guard)
        if gain > best:
            best = gain
    return best


def shot_gain(
    state: SkirmishState, shooter: i64, target: i64, level: i64, bonus: Bonus, rocks: i64, guard: float
) -> float:
    """HY-9.30  What one shot takes from the target."""
    found = Modifiers()
    count_shot(state, shooter, target, rocks, 0, found)
    dice = extra_dice(state, shooter, F, ATTACKS, level)
    perfect = perfect_up_to(state, shooter, F)
    perfectly = bonus.perfectly(found.total, dice, perfect)
    plainly = bonus.success(found.total, dice, perfect) - perfectly
    number: i64 = 1 + bonus.wounds
    if state.at_work:
        number += total_of_roll(state, EXTRA_WOUND, shooter, F, ATTACKS)
    gain = plainly * wounds_worth(state, target, number)
    gain += perfectly * wounds_worth(state, target, number + 1)
    return gain * (1.0 - guard)


def hit_chance(
    state: SkirmishState, shooter: i64, target: i64, level: i64, bonus: Bonus, rocks: i64, guard: float
) -> float:
    """HY-14.17  That one shot succeeds and is not parried."""
    found = Modifiers()
    count_shot(state, shooter, target, rocks, 0, found)
    dice = extra_dice(state, shooter, F, ATTACKS, level)
    return bonus.success(found.total, dice, perfect_up_to(state, shooter, F)) * (1.0 - guard)


def best_shot(state: SkirmishState, shooter: i64, target: i64, guard: float) -> float:
    """In the open, with the best LoM he masters."""
    level: i64 = MASTER if highest_level(state, shooter, F) >= MASTER else BASIC
    return shot_gain(state, shooter, target, level, NO_BONUS, 0, guard)
