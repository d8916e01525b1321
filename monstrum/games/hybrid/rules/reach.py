"""HY-7.27 and everything within reach: where a Movement can end, facing where, for how much, by which way.

A search over places, cheapest first. A place is a square and what the rules make matter there: the facing,
whether the free quarter-turn is left, whether one has turned here, how one came (a diagonal step closes the
Exit, HY-7.38), and which doors have been opened on the way. Costs come from the same functions as in play.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.rules.actions import DOOR, ENTER, FACING, JUMP, SQUARE, STEP, TURN
from monstrum.games.hybrid.rules.doors import may_open
from monstrum.games.hybrid.rules.figures import lift_figure, put_figure
from monstrum.games.hybrid.rules.ground import OPEN, Ground, with_door
from monstrum.games.hybrid.rules.jumps import jump_cost
from monstrum.games.hybrid.rules.legal_ends import entry_places, may_end, may_exit
from monstrum.games.hybrid.rules.movement_so_far import DIAGONAL, FELL, STARTED, STRAIGHT, Movement
from monstrum.games.hybrid.rules.squares import DIRECTIONS, FACINGS, SQUARES, beside
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from monstrum.games.hybrid.rules.turns import TURN_HALF, TURN_LEFT, TURN_RIGHT, keeps_free, net_cost
from monstrum.games.hybrid.state import ON_BOARD, SkirmishState

PLACES: Final = 49_152  # square, facing, free, turned, came: 1024 · 4 · 2 · 2 · 3
REFUND: Final = 1  # turning back on the first square may give a point back
NO_PLACE: Final = -1
NO_LAYER: Final = -1
TURN_BY: Final = [0, TURN_RIGHT, TURN_HALF, TURN_LEFT]  # by quarter-turns clockwise


def place_of(square: i64, facing: i64, free: bool, turned: bool, came: i64) -> i64:
    found = square * 4 + facing
    found = found * 2 + (1 if free else 0)
    found = found * 2 + (1 if turned else 0)
    return found * 3 + came


def square_in(place: i64) -> i64:
    return place % PLACES // 48


def facing_in(place: i64) -> i64:
    return place // 12 % 4


def free_in(place: i64) -> bool:
    return place // 6 % 2 == 1


def turned_in(place: i64) -> bool:
    return place // 3 % 2 == 1


def came_in(place: i64) -> i64:
    return place % 3


class Walk:
    """A search over places, cheapest first, for whoever keeps what was found. A layer of places has its doors
    opened, the first one none; costs carry the REFUND."""

    def __init__(self, state: SkirmishState, movement: Movement) -> None:
        self.state = state
        self.figure = movement.figure
        self.points = movement.left + REFUND
        self.sliding = movement.sliding
        self.door_cost: i64 = 0 if movement.doors_free else 1
        self.queue: list[list[int]] = []  # by cost
        self.grounds: list[Ground] = [state.ground]  # by layer: the doors opened so far
        self.opened: list[int] = [movement.opened]

    def add(self, place: i64, cost: i64, parent: i64, element: i64) -> None:
        """A place was found for this cost, if the points allow and no cheaper way is known."""
        raise NotImplementedError

    def visit(self, place: i64, cost: i64) -> bool:
        """What is found in a place and around it; true if that is enough."""
        raise NotImplementedError

    def turned(self, place: i64, facing: i64, free: bool) -> i64:
        """The place in which one has turned."""
        raise NotImplementedError

    def enqueue(self, place: i64, cost: i64) -> None:
        while len(self.queue) <= cost:
            self.queue.append([])
        self.queue[cost].append(place)

    def run(self) -> bool:
        """Until nothing is left, or enough is found."""
        cost: i64 = 0
        while cost < len(self.queue):
            bucket = self.queue[cost]
            at = 0
            while at < len(bucket):  # turns and doors may cost nothing: they are added to the same bucket
                place: i64 = bucket[at]
                at += 1
                if self.visit(place, cost):
                    return True
            cost += 1
        return False

    def turn(self, place: i64, cost: i64, facing: i64, free: bool) -> None:
        """HY-7.12  A turn element in every direction."""
        self.turn_from(place, cost, facing, facing, free, 0)

    def turn_back(self, movement: Movement, start: i64, facing: i64) -> None:
        """HY-7.13  The second turn element of a square, priced from how one arrived."""
        paid = net_cost(movement.arrival, facing, movement.free)
        self.turn_from(start, REFUND, facing, movement.arrival, movement.free, paid)

    def turn_from(self, place: i64, cost: i64, facing: i64, arrival: i64, free: bool, paid: i64) -> None:
        for quarters in range(1, FACINGS):
            toward: i64 = (facing + quarters) % FACINGS
            price: i64 = ZERO if self.sliding else net_cost(arrival, toward, free) - paid
            after = self.turned(place, toward, keeps_free(arrival, toward, free))
            self.add(after, cost + price, place, TURN + TURN_BY[quarters])

    def known_layer(self, layer: i64, door: i64) -> i64:
        """The layer in which this door is open too, or NO_LAYER."""
        bit: i64 = 1
        opened: i64 = self.opened[layer] | (bit << door)
        for known in range(len(self.opened)):
            if self.opened[known] == opened:
                return known
        return NO_LAYER

    def layer_with(self, layer: i64, door: i64) -> i64:
        """The same, made if there is none yet."""
        known = self.known_layer(layer, door)
        if known != NO_LAYER:
            return known
        bit: i64 = 1
        self.opened.append(self.opened[layer] | (bit << door))
        self.grounds.append(with_door(self.grounds[layer], door, OPEN))
        return len(self.opened) - 1


@final
class Reach(Walk):
    """What a search found. Costs are MP from now on; ways are lists of actions."""

    def __init__(
        self,
        state: SkirmishState,
        movement: Movement,
        doors: bool = False,
        jumps: bool = False,
        stop_at_end: bool = False,
    ) -> None:
        super().__init__(state, movement)
        self.doors = doors
        self.jumps = jumps
        self.stop_at_end = stop_at_end  # it is only asked whether any legal end exists
        self.best: dict[int, int] = {}  # place → cost + REFUND
        self.parent: dict[int, int] = {}
        self.element: dict[int, int] = {}  # place → the action that led there
        self.ends: dict[int, int] = {}  # square * 4 + facing → the cheapest place
        self.exit = NO_PLACE  # the cheapest place to leave from
        self.safe: dict[int, bool] = {}
        self.endings: dict[int, bool] = {}  # layer, square and whether one has moved → may it end here
        self.prices: dict[int, list[int]] = {}  # layer, square and facing → what steps and jumps cost

    # The search -------------------------------------------------------------------------------------

    def add(self, place: i64, cost: i64, parent: i64, element: i64) -> None:
        if cost > self.points:
            return
        known = self.best.get(place)
        if known is not None and known <= cost:
            return
        self.best[place] = cost
        self.parent[place] = parent
        self.element[place] = element
        self.enqueue(place, cost)

    def turned(self, place: i64, facing: i64, free: bool) -> i64:
        layer = place // PLACES * PLACES
        return layer + place_of(square_in(place), facing, free, True, came_in(place))

    def visit(self, place: i64, cost: i64) -> bool:
        if self.best[place] != cost:
            return False
        self.state.ground = self.grounds[place // PLACES]
        ending = self.ends_at(place // PLACES, square_in(place), came_in(place) != STARTED)
        if self.stop_at_end:
            if ending:
                return True
        else:
            if not ending and not self.can_finish(place, cost):
                return False  # HY-7.27: the element that led here is refused
            if ending:
                self.note_end(place, cost)
            self.note_exit(place, cost)
        self.expand(place, cost)
        return False

    def ends_at(self, layer: i64, square: i64, travelled: bool) -> bool:
        """Whether a Movement may end on a square; asked once."""
        key: int = (layer * SQUARES + square) * 2 + (1 if travelled else 0)
        known = self.endings.get(key)
        if known is None:
            known = may_end(self.state, self.figure, square, travelled)
            self.endings[key] = known
        return known

    def note_end(self, place: i64, cost: i64) -> None:
        key = square_in(place) * 4 + facing_in(place)
        if key not in self.ends:
            self.ends[key] = place

    def note_exit(self, place: i64, cost: i64) -> None:
        """HY-7.38  Leaving costs one more point."""
        if self.exit == NO_PLACE and cost < self.points:
            diagonally = came_in(place) == DIAGONAL
            if may_exit(self.state, self.figure, square_in(place), diagonally):
                self.exit = place

    def can_finish(self, place: i64, cost: i64) -> bool:
        """HY-7.27  Whether a legal end is left by steps and turns alone."""
        if place not in self.safe:
            inner = Movement(self.figure, self.points - cost)
            inner.sliding = self.sliding
            search = Reach(self.state, inner, stop_at_end=True)
            search.add(place % PLACES, REFUND, NO_PLACE, 0)
            self.safe[place] = search.run()
        return self.safe[place]

    def expand(self, place: i64, cost: i64) -> None:
        """Everything that can be done next."""
        layer = place // PLACES * PLACES
        square = square_in(place)
        facing = facing_in(place)
        free = free_in(place)
        if not turned_in(place):
            self.turn(place, cost, facing, free)
        prices = self.prices_from(place // PLACES, square, facing)
        for direction in range(DIRECTIONS):
            how: i64 = DIAGONAL if direction % 2 else STRAIGHT
            price = prices[direction]
            if price != FORBIDDEN:
                after = place_of(beside(square, direction), facing, free, False, how)
                self.add(layer + after, cost + price, place, STEP + direction)
            price = prices[DIRECTIONS + direction]
            if price != FORBIDDEN:
                after = place_of(beside(beside(square, direction), direction), facing, free, False, how)
                self.add(layer + after, cost + price, place, JUMP + direction)
        if self.doors:
            for door in range(self.state.mission.doors):
                # HY-7.18: each door once in a Movement
                if (self.opened[place // PLACES] >> door) & 1 == 0 and may_open(
                    self.state, self.figure, square, door
                ):
                    behind = self.layer_with(place // PLACES, door)
                    self.add(behind * PLACES + place % PLACES, cost + self.door_cost, place, DOOR + door)

    def prices_from(self, layer: i64, square: i64, facing: i64) -> list[int]:
        """What the eight steps cost from here, then the eight jumps; asked once for each facing."""
        key: int = (layer * SQUARES + square) * FACINGS + facing
        known = self.prices.get(key)
        if known is not None:
            return known
        found: list[int] = []
        for direction in range(DIRECTIONS):
            found.append(step_cost(self.state, self.figure, square, facing, direction, self.sliding))
        for direction in range(DIRECTIONS):
            price: i64 = FORBIDDEN
            if self.jumps:
                price = jump_cost(self.state, self.figure, square, facing, direction, self.sliding)
            found.append(price)
        self.prices[key] = found
        return found

    # What was found ---------------------------------------------------------------------------------

    def cost(self, square: i64, facing: i64) -> i64:
        """The least MP for ending on a square with a facing, or FORBIDDEN."""
        place = self.ends.get(square * 4 + facing, NO_PLACE)
        if place == NO_PLACE:
            return FORBIDDEN
        return self.best[place] - REFUND

    def least(self, square: i64) -> i64:
        """The least MP for ending on a square, whatever the facing, or FORBIDDEN."""
        found: i64 = FORBIDDEN
        for facing in range(FACINGS):
            cost = self.cost(square, facing)
            if cost != FORBIDDEN and (found == FORBIDDEN or cost < found):
                found = cost
        return found

    def squares(self) -> list[int]:
        """The squares a Movement can end on, ascending."""
        return sorted({key // 4 for key in self.ends})

    def way(self, square: i64, facing: i64) -> list[int]:
        """The actions that lead there, in order."""
        place = self.ends.get(square * 4 + facing, NO_PLACE)
        return [] if place == NO_PLACE else self.way_to(place)

    def way_to(self, place: i64) -> list[int]:
        found: list[int] = []
        at: int = place
        while at != NO_PLACE:
            element = self.element[at]
            if element >= SQUARE:  # entering is a square, then a facing
                found += [FACING + facing_in(at), element, ENTER]
            elif element:
                found.append(element)
            at = self.parent[at]
        found.reverse()
        return found

    def exit_cost(self) -> i64:
        """The least MP for leaving the board, the point for it included; FORBIDDEN if there is no way."""
        if self.exit == NO_PLACE:
            return FORBIDDEN
        return self.best[self.exit] - REFUND + 1


def reach(state: SkirmishState, movement: Movement, doors: bool = True, jumps: bool = True) -> Reach:
    """Everything a Movement under way can still reach. A jump is taken as if it succeeded."""
    figure = movement.figure
    found = Reach(state, movement, doors, jumps)
    ground = state.ground
    place = state.place[figure]
    facing = state.facing[figure]
    on_board = state.status[figure] == ON_BOARD
    if on_board:
        lift_figure(state, figure)
        seed(found, movement, place, facing)
    else:
        # HY-7.36: entering costs one, with any facing
        for square in entry_places(state, figure):
            for toward in range(FACINGS):
                start = place_of(square, toward, True, False, STRAIGHT)
                found.add(start, 1 + REFUND, NO_PLACE, SQUARE + square)
    found.run()
    state.ground = ground
    if on_board:
        put_figure(state, figure, place, facing)
    return found


def seed(found: Reach, movement: Movement, square: i64, facing: i64) -> None:
    """The places one is in now: as one stands, and after the second turn element of a square."""
    came = STRAIGHT if movement.came == FELL else movement.came
    free = keeps_free(movement.arrival, facing, movement.free)
    start = place_of(square, facing, free, movement.turns > 0, came)
    found.add(start, REFUND, NO_PLACE, 0)
    if movement.turns == 1:
        found.turn_back(movement, start, facing)


def can_finish(state: SkirmishState, movement: Movement) -> bool:
    """HY-7.27  Whether a legal end can be reached from here by steps and turns alone."""
    figure = movement.figure
    if may_end(state, figure, state.place[figure], movement.travelled()):
        return True
    search = Reach(state, movement, stop_at_end=True)
    place = state.place[figure]
    facing = state.facing[figure]
    lift_figure(state, figure)
    seed(search, movement, place, facing)
    found = search.run()
    put_figure(state, figure, place, facing)
    return found
