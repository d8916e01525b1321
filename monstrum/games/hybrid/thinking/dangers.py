"""What a warrior has to fear where he might stand: who can come and strike him, from the front or from
behind, and who can shoot at him. Enemies who are still to act in this round count more."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.numbers import ONE
from monstrum.games.hybrid.content.catalog import DC, OC, F
from monstrum.games.hybrid.rules.lines import clear_of_ground
from monstrum.games.hybrid.rules.sight import range_of_sight
from monstrum.games.hybrid.rules.squares import (
    BACK,
    FACINGS,
    NOWHERE,
    SQUARES,
    WIDTH,
    beside,
    beyond_back,
    distance,
    side_toward,
)
from monstrum.games.hybrid.rules.success import BASIC, HEROIC, SKILLED
from monstrum.games.hybrid.rules.warriors import highest_level, printed_value
from monstrum.games.hybrid.state import ON_BOARD, SLOTS, SkirmishState, side_of
from monstrum.games.hybrid.thinking.blows import best_shot, best_strike, parry_chance, plain_strike
from monstrum.games.hybrid.thinking.walks import FAR, walk_from, walker_of
from monstrum.games.hybrid.thinking.worth import life, wounds_worth

CAUTION: Final = 0.6  # of what could happen is feared
ACTED: Final = 0.55  # of it, from an enemy who has been activated in this round
BARELY: Final = 0.6  # chance that he comes who needs all his points
SURELY: Final = 0.9
STEPS_OUT: Final = 0.4  # chance that a shooter finds a line who has none now
UNSEEN_AS_YET: Final = 0.5
SIDE_BITS: Final = 10  # a distance on foot, up to FAR
FARTHEST: Final = 1023
ASKED: Final = 0x100_0000_0000  # beside four of them


@final
class Guard:
    """HY-9.21  How a warrior would defend himself: the chances of a parry, and what a parried strike costs
    its attacker."""

    def __init__(self, level: i64, strike: float, shot: float, counter: bool) -> None:
        self.level = level
        self.strike = strike
        self.shot = shot
        self.counter = counter


def no_guard() -> Guard:
    return Guard(0, 0.0, 0.0, False)


def guard_at(state: SkirmishState, figure: i64, level: i64) -> Guard:
    chance = parry_chance(state, figure, level)
    ranged = chance if level == BASIC or level == HEROIC else 0.0
    return Guard(level, chance, ranged, level == SKILLED)


@final
class Dangers:
    """All enemies of one warrior, each with what he can do to him."""

    def __init__(self, state: SkirmishState, figure: i64) -> None:
        self.state = state
        self.figure = figure
        self.base = state.base[figure]
        self.enemies: list[int] = []
        self.ways: list[vec[i64]] = []
        self.reaches: list[int] = []
        self.urgency: list[float] = []
        self.strike: list[float] = []  # expected loss by a strike from the front, nobody parrying
        self.stab: list[float] = []  # from behind
        self.shot: list[float] = []
        self.sight: list[int] = []
        self.counter: list[float] = []  # what a counter-strike takes from him
        self.most = wounds_worth(state, figure, life(state, figure))
        first: i64 = (1 - side_of(figure)) * SLOTS
        for enemy in range(first, first + SLOTS):
            if state.status[enemy] == ON_BOARD:
                self.add(enemy)
        self.sides: vec[i64] = vec[i64]([0] * (len(self.enemies) * SQUARES))  # once asked for, packed

    def add(self, enemy: i64) -> None:
        state = self.state
        self.enemies.append(enemy)
        self.ways.append(walk_from(state.ground, state.place[enemy], walker_of(state, enemy)))
        points = state.catalog.mt[state.profile[enemy]] - state.wounds[enemy]
        self.reaches.append(points if points > 1 else ONE)
        self.urgency.append(CAUTION if state.order[enemy] else CAUTION * ACTED)
        strikes = printed_value(state, enemy, OC) > 0
        self.strike.append(best_strike(state, enemy, self.figure, False, 0.0) if strikes else 0.0)
        self.stab.append(best_strike(state, enemy, self.figure, True, 0.0) if strikes else 0.0)
        self.counter.append(plain_strike(state, self.figure, enemy))
        if printed_value(state, enemy, F):
            self.shot.append(best_shot(state, enemy, self.figure, 0.0))
            self.sight.append(range_of_sight(state, enemy))
        else:
            self.shot.append(0.0)
            self.sight.append(0)

    def at(self, square: i64, facing: i64, guard: Guard, furtive: bool) -> float:
        """The expected loss of a warrior who ends here, facing so; never more than he is."""
        total = 0.0
        for at in range(len(self.enemies)):
            enemy: i64 = self.enemies[at]
            loss = self.by_strike(at, enemy, square, facing, guard)
            if self.sight[at]:
                shot = self.by_shot(at, enemy, square, facing, guard, furtive)
                if shot > loss:
                    loss = shot
            total += loss * self.urgency[at]
        return total if total < self.most else self.most

    def by_strike(self, at: i64, enemy: i64, square: i64, facing: i64, guard: Guard) -> float:
        """He comes to the nearest side, or to the back if that is within reach as well."""
        state = self.state
        place = state.place[enemy]
        touching = side_toward(square, self.base, facing, place, state.base[enemy])
        near: i64 = FAR
        rear: i64 = FAR
        if touching >= 0:
            near = 0
            if touching == BACK:
                rear = 0
        if rear:
            sides = self.to_sides(at, square)
            for side in range(FACINGS):
                far = (sides >> (SIDE_BITS * side)) & FARTHEST
                if far < near:
                    near = far
                if (side - facing) % FACINGS == BACK and far < rear:
                    rear = far
        reach: i64 = self.reaches[at]
        if near > reach:
            return 0.0
        chance = SURELY if near < reach else BARELY
        front = self.strike[at] * (1.0 - guard.strike)
        if guard.counter:
            front -= guard.strike * self.counter[at] * UNSEEN_AS_YET
        if rear < reach and self.stab[at] > front:
            return chance * self.stab[at]
        return chance * front

    def to_sides(self, at: i64, square: i64) -> i64:
        """How far an enemy walks to each side of the base, as one number; asked once."""
        known = self.sides[at * SQUARES + square]
        if known == 0:
            known = ASKED
            for side in range(FACINGS):
                known |= self.to_side(at, square, side) << (SIDE_BITS * side)
            self.sides[at * SQUARES + square] = known
        return known

    def to_side(self, at: i64, square: i64, side: i64) -> i64:
        """How far an enemy walks to the squares along one side of the base."""
        ways = self.ways[at]
        first = beside(square, 2 * side)
        if self.base == 2 and (side == 1 or side == 2):
            first = beside(first, 2 * side) if first != NOWHERE else NOWHERE
        if first == NOWHERE:
            return FAR
        far = ways[first]
        if self.base == 2:
            second = first + WIDTH if side % 2 else first + 1
            if ways[second] < far:
                far = ways[second]
        return far

    def by_shot(self, at: i64, enemy: i64, square: i64, facing: i64, guard: Guard, furtive: bool) -> float:
        state = self.state
        place = state.place[enemy]
        far = distance(place, state.base[enemy], square, self.base)
        sight: i64 = self.sight[at]
        if far > sight + self.reaches[at]:
            return 0.0
        chance = SURELY
        if far > sight or not clear_of_ground(state.ground, place, square):
            chance = STEPS_OUT
        loss = self.shot[at]
        if not beyond_back(place, square, self.base, facing):
            loss *= 1.0 - guard.shot
        if furtive:
            loss *= 0.6  # HY-9.54
        return chance * loss


def best_guard(state: SkirmishState, dangers: Dangers, figure: i64, square: i64, facing: i64) -> Guard:
    """The LoM of Defensive Combat that leaves least to fear here."""
    best = guard_at(state, figure, BASIC)
    least = dangers.at(square, facing, best, False)
    highest = highest_level(state, figure, DC)
    for level in range(SKILLED, highest + 1):
        guard = guard_at(state, figure, level)
        fear = dangers.at(square, facing, guard, False)
        if fear < least:
            least = fear
            best = guard
    return best
