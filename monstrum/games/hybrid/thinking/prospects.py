"""How good it would be for a warrior to end a Movement somewhere, in a mode: what he can do from there, how
near it is to what he wants, and what he has to fear."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import BRUTISH_STRENGTH, DC, MV, OC, SACRIFICE, F
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.figures import behind, behind_from, enemies_at, free, fronts
from monstrum.games.hybrid.rules.firing import line_at
from monstrum.games.hybrid.rules.lines import clear_of_ground
from monstrum.games.hybrid.rules.move_end import NO_COUNTER_HERE, counter_under
from monstrum.games.hybrid.rules.objectives import lying_under
from monstrum.games.hybrid.rules.sight import BRIGHT, UNSEEN, from_of, range_of_sight, rocks_of
from monstrum.games.hybrid.rules.squares import NOWHERE, SQUARES, beside, distance, side_toward
from monstrum.games.hybrid.rules.success import BASIC, EXPERT_LEVEL, MASTER, NOVICE
from monstrum.games.hybrid.rules.warriors import highest_level, nv
from monstrum.games.hybrid.state import ON_BOARD, SLOTS, SkirmishState, side_of
from monstrum.games.hybrid.thinking.blows import best_strike, guard_against, shot_gain
from monstrum.games.hybrid.thinking.bonuses import NO_BONUS, of_points
from monstrum.games.hybrid.thinking.dangers import Dangers, best_guard, no_guard
from monstrum.games.hybrid.thinking.hands import card_worth, highest_card, patience
from monstrum.games.hybrid.thinking.pulls import pulls_of
from monstrum.games.hybrid.thinking.worth import life, wounds_worth

NOT_YET: Final = -1.0
ACCEPTED: Final = 6.0  # an objective his side wants
WATCHING: Final = 0.25  # a Skilled Firing counter (HY-9.40)
UNCOVERED: Final = 0.3  # an Event counter: mostly a card, now and then a Trap
SHOVED: Final = 0.6  # chance that a strike with Brutish Strength pushes


def uncovers(state: SkirmishState, figure: i64) -> bool:
    """HY-11.6, HY-11.7  Whether he would turn up a counter: his side may, and a Trap need not hurt him."""
    if state.last_counter == side_of(figure) or not state.cards.any():
        return False
    return 2 * state.wounds[figure] < nv(state, figure)


@final
class Prospects:
    """One warrior, before he decides."""

    def __init__(self, state: SkirmishState, figure: i64) -> None:
        self.state = state
        self.figure = figure
        self.side = side_of(figure)
        self.base = state.base[figure]
        self.pulls = pulls_of(state, figure)
        self.dangers = Dangers(state, figure)
        self.open = no_guard()
        self.guard = no_guard()
        self.pulled: list[float] = [0.0] * SQUARES
        self.known: vec[i64] = vec[i64]([0] * SQUARES)
        self.strikes: list[float] = [NOT_YET] * (2 * SLOTS)  # by enemy's slot, then from behind
        self.shots: list[float] = [NOT_YET] * SQUARES
        self.range = range_of_sight(state, figure) if state.status[figure] == ON_BOARD else BRIGHT
        self.card = highest_card(state, self.side)  # it may be laid for a strike
        self.may_uncover = state.counter_square[0] >= 0 and uncovers(state, figure)
        self.all_round = highest_level(state, figure, F) >= NOVICE

    def prepare_guard(self) -> None:
        """The LoM of Defensive Combat he would take up where he is."""
        state = self.state
        if state.status[self.figure] == ON_BOARD:
            place = state.place[self.figure]
            self.guard = best_guard(state, self.dangers, self.figure, place, state.facing[self.figure])

    def at(self, square: i64, facing: i64, mode: i64, level: i64) -> float:
        """The worth of ending here; the warrior has been put there."""
        guard = self.guard if mode == DC else self.open
        furtive = mode == MV and level == EXPERT_LEVEL
        worth = self.pull(square) - self.dangers.at(square, facing, guard, furtive)
        if mode == OC:
            worth += self.by_strike(square)
        elif mode == F:
            worth += self.by_shot(square, facing)
        elif mode == MV and level == BASIC:
            worth += self.by_sacrifice(square)
        if self.pulls.objective and lying_under(self.state, self.figure) == self.pulls.objective:
            worth += ACCEPTED
        if self.may_uncover and counter_under(self.state, self.figure) != NO_COUNTER_HERE:
            worth += UNCOVERED
        return worth

    def pull(self, square: i64) -> float:
        if not self.known[square]:
            self.known[square] = 1
            self.pulled[square] = self.pulls.at(square)
        return self.pulled[square]

    # Strikes ----------------------------------------------------------------------------------------

    def by_strike(self, square: i64) -> float:
        """HY-9.10  The best target in front."""
        state = self.state
        touched = enemies_at(state, self.side, square, self.base)
        best = 0.0
        first: i64 = (1 - self.side) * SLOTS
        slot: i64 = 0
        while touched:
            if touched & 1 and fronts(state, self.figure, first + slot):
                gain = self.strike_at(first + slot)
                if gain > best:
                    best = gain
            touched >>= 1
            slot += 1
        return best

    def strike_at(self, enemy: i64) -> float:
        """A strike at an enemy in contact, from where the warrior stands now."""
        state = self.state
        back = behind(state, self.figure, enemy)
        key = 2 * (enemy % SLOTS) + (1 if back else 0)
        if self.strikes[key] == NOT_YET:
            guard = 0.0 if back else guard_against(state, enemy, False)
            gain = best_strike(state, self.figure, enemy, back, guard)
            if self.card >= 0:
                bonus = of_points(state.catalog.points[self.card])
                helped = best_strike(state, self.figure, enemy, back, guard, bonus)
                gain = max(gain, helped - patience(state) * card_worth(state, self.card))
            self.strikes[key] = gain
        return self.strikes[key] + self.by_push(enemy)

    def by_push(self, enemy: i64) -> float:
        """HY-7.41, HY-14.8  Every square of a push that is not free is a Wound."""
        state = self.state
        squares = aptitude(state, self.figure, BRUTISH_STRENGTH)
        if squares == 0:
            return 0.0
        base = state.base[enemy]
        place = state.place[enemy]
        way = 2 * side_toward(state.place[self.figure], self.base, 0, place, base)
        owed = squares
        while owed:
            place = beside(place, way)
            if place == NOWHERE or not state.ground.fits(place, base) or not free(state, enemy, place, base):
                break
            owed -= 1
        if owed == 0:
            return 0.0
        return SHOVED * (wounds_worth(state, enemy, 1 + owed) - wounds_worth(state, enemy, 1))

    def by_sacrifice(self, square: i64) -> float:
        """HY-14.14"""
        state = self.state
        power = aptitude(state, self.figure, SACRIFICE)
        if power == 0:
            return 0.0
        touched = enemies_at(state, self.side, square, self.base)
        gain = -wounds_worth(state, self.figure, life(state, self.figure))
        first: i64 = (1 - self.side) * SLOTS
        slot: i64 = 0
        while touched:
            if touched & 1:
                gain += wounds_worth(state, first + slot, power)
            touched >>= 1
            slot += 1
        return gain if gain > 0.0 else 0.0

    # Shots ------------------------------------------------------------------------------------------

    def by_shot(self, square: i64, facing: i64) -> float:
        """HY-9.30  The best target in sight; where nobody is seen, the chance to wait for somebody."""
        if not self.all_round:
            return self.best_target()
        if self.shots[square] == NOT_YET:
            self.shots[square] = self.best_target()
        return self.shots[square]

    def best_target(self) -> float:
        best = 0.0
        first: i64 = (1 - self.side) * SLOTS
        for enemy in range(first, first + SLOTS):
            if self.state.status[enemy] == ON_BOARD:
                gain = self.shot_at(enemy)
                if gain > best:
                    best = gain
        if best == 0.0 and highest_level(self.state, self.figure, F) > NOVICE:
            return WATCHING
        return best

    def shot_at(self, enemy: i64) -> float:
        """One shot from where the warrior stands now, at the best LoM he masters."""
        state = self.state
        place = state.place[self.figure]
        other = state.place[enemy]
        if distance(place, self.base, other, state.base[enemy]) > self.range:
            return 0.0
        if self.base + state.base[enemy] == 2 and not clear_of_ground(state.ground, place, other):
            return 0.0
        level: i64 = NOVICE if self.all_round else BASIC
        line = line_at(state, self.figure, enemy, level)
        if line == UNSEEN:
            return 0.0
        if highest_level(state, self.figure, F) >= MASTER:
            straight = line_at(state, self.figure, enemy, MASTER)
            if straight != UNSEEN:
                line = straight
                level = MASTER
        guard = 0.0
        if not behind_from(state, from_of(line), enemy):
            guard = guard_against(state, enemy, True)
        return shot_gain(state, self.figure, enemy, level, NO_BONUS, rocks_of(line), guard)
