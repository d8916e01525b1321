"""What draws a warrior where: his side's aim, the enemy's, and enemies to fight. Nearer is better, in
proportion to how much it matters and to how much of it he can still do in the rounds left."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import MV, F
from monstrum.games.hybrid.rules.objectives import rank
from monstrum.games.hybrid.rules.warriors import in_play, printed_value
from monstrum.games.hybrid.state import NO_FIGURE, ON_BOARD, SLOTS, SkirmishState, first_of, side_of
from monstrum.games.hybrid.thinking.aims import Aim, aim_of
from monstrum.games.hybrid.thinking.walks import FAR, walk_from, walker_of
from monstrum.games.hybrid.thinking.worth import life, warrior_worth

PACE: Final = 0.25  # a Movement point on the way to what he is there for
RUNS: Final = 2.0  # he is the one who does it
SECONDS: Final = 1.2  # he comes next
ESCORTS: Final = 0.4
CARRIES: Final = 4.0
CHASES: Final = 1.5
GUARDS: Final = 0.7
HUNTS: Final = 1.0  # where fighting is all there is
SKIRMISHES: Final = 0.45  # where there is something else to do
SHOOTING_RANGE: Final = 4  # squares a shooter likes to keep
TIRELESS: Final = 2  # Movement points a run gains (HY-9.51)


@final
class Pulls:
    """Maps of distances, each with a weight, and the enemies worth walking to."""

    def __init__(self) -> None:
        self.maps: list[vec[i64]] = []
        self.weights: list[float] = []
        self.prey: list[vec[i64]] = []
        self.appetites: list[float] = []
        self.hunger = 0.0
        self.nearest: i64 = 1  # how close he wants to come to his prey
        self.objective: i64 = 0  # he should accept this one
        self.exit_worth = 0.0  # what leaving the board would be worth

    def pull(self, distances: vec[i64], weight: float) -> None:
        self.maps.append(distances)
        self.weights.append(weight)

    def at(self, square: i64) -> float:
        """How good it is to be on a square."""
        total = 0.0
        for place in range(len(self.maps)):
            total -= self.weights[place] * PACE * float(self.maps[place][square])
        if self.hunger > 0.0 and self.prey:
            best = -1000.0
            for place in range(len(self.prey)):
                far = self.prey[place][square]
                if far < self.nearest:
                    far = self.nearest
                liking = self.appetites[place] - PACE * float(far)
                if liking > best:
                    best = liking
            total += self.hunger * best
        return total


def pulls_of(state: SkirmishState, figure: i64) -> Pulls:
    side = side_of(figure)
    ours = aim_of(state, side)
    theirs = aim_of(state, 1 - side)
    found = Pulls()
    found.hunger = SKIRMISHES if ours.open or theirs.open else HUNTS
    follow_own(state, figure, ours, found)
    watch_theirs(state, figure, ours, theirs, found)
    look_for_prey(state, figure, found)
    return found


def follow_own(state: SkirmishState, figure: i64, ours: Aim, found: Pulls) -> None:
    walker = walker_of(state, figure)
    if ours.bearer != NO_FIGURE:
        if ours.bearer == figure:
            found.exit_worth = 100.0
            pull_to_any(state, ours.exits, walker, CARRIES, found)
        elif side_of(ours.bearer) == side_of(figure):
            found.pull(walk_from(state.ground, state.place[ours.bearer], walker), ESCORTS)
        else:
            found.pull(walk_from(state.ground, state.place[ours.bearer], walker), CHASES)
        return
    if ours.objective:
        place = turn_of(state, figure, ours.square, ours.objective)
        weight = RUNS if place == 0 else SECONDS if place == 1 else ESCORTS
        if place == 0 or place == 1:
            found.objective = ours.objective
        found.pull(walk_from(state.ground, ours.square, walker), weight)
    if ours.leaving > 0 and ours.exits:
        place = turn_of(state, figure, ours.exits[0], 0)
        found.exit_worth = 100.0 if ours.leaving <= 1 else 12.0
        if ours.objective:
            found.exit_worth = 0.5  # not yet all of them
            return
        weight = RUNS if place < ours.leaving else SECONDS
        pull_to_any(state, ours.exits, walker, weight, found)


def pull_to_any(state: SkirmishState, squares: list[int], walker: i64, weight: float, found: Pulls) -> None:
    """To the first of a row of squares: Exits lie side by side."""
    if squares:
        found.pull(walk_from(state.ground, squares[0], walker), weight)


def watch_theirs(state: SkirmishState, figure: i64, ours: Aim, theirs: Aim, found: Pulls) -> None:
    """Be where the enemy has to go."""
    walker = walker_of(state, figure)
    if theirs.bearer != NO_FIGURE:
        if side_of(theirs.bearer) != side_of(figure) and ours.bearer == NO_FIGURE:
            found.pull(walk_from(state.ground, state.place[theirs.bearer], walker), CHASES)
        return
    if theirs.objective and theirs.objective != ours.objective and not ours.objective:
        found.pull(walk_from(state.ground, theirs.square, walker), GUARDS)
    if theirs.leaving > 0 and theirs.exits and not theirs.objective:
        found.pull(walk_from(state.ground, theirs.exits[0], walker), GUARDS)


def turn_of(state: SkirmishState, figure: i64, square: i64, objective: i64) -> i64:
    """How many friends get there before him; a large number if he cannot do it himself."""
    if objective and not able(state, figure, objective):
        return SLOTS
    own = rounds_to(state, figure, square)
    earlier: i64 = 0
    first: i64 = first_of(side_of(figure))
    for friend in range(first, first + SLOTS):
        if friend == figure or not in_play(state, friend):
            continue
        if objective and not able(state, friend, objective):
            continue
        their = rounds_to(state, friend, square)
        if their < own or (their == own and friend < figure):
            earlier += 1
    return earlier


def able(state: SkirmishState, figure: i64, objective: i64) -> bool:
    """HY-13.1, HY-13.7"""
    if rank(state, figure) < 1:
        return False
    carried = state.mission.objective_carry[objective] == 1
    return not carried or (state.base[figure] == 1 and state.carried[figure] == 0)


def rounds_to(state: SkirmishState, figure: i64, square: i64) -> float:
    """How many rounds of running it is; a long time for who waits outside."""
    if state.status[figure] != ON_BOARD:
        entry = state.entry[figure]
        if entry < 0:
            return float(FAR)
        far = walk_from(state.ground, square, walker_of(state, figure))[entry]
        return 1.0 + float(far) / float(speed(state, figure))
    far = walk_from(state.ground, square, walker_of(state, figure))[state.place[figure]]
    return float(far) / float(speed(state, figure))


def speed(state: SkirmishState, figure: i64) -> i64:
    """HY-7.1, HY-9.51  What a Basic Move gives him."""
    points = state.catalog.mt[state.profile[figure]] - state.wounds[figure]
    if points < 1:
        points = 1
    return points + (TIRELESS if printed_value(state, figure, MV) else 0)


def look_for_prey(state: SkirmishState, figure: i64, found: Pulls) -> None:
    """The nearest and the weakest: what is worth more in fewer Wounds draws from further away."""
    walker = walker_of(state, figure)
    if printed_value(state, figure, F) > 1:
        found.nearest = SHOOTING_RANGE
    first: i64 = (1 - side_of(figure)) * SLOTS
    for enemy in range(first, first + SLOTS):
        if state.status[enemy] == ON_BOARD:
            found.prey.append(walk_from(state.ground, state.place[enemy], walker))
            found.appetites.append(0.4 * warrior_worth(state, enemy) / float(life(state, enemy)))
