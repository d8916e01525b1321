"""Every place a Movement can end, and the first thing to do on the way there.

The walk of `rules/reach.py`, with less in mind: a place is a square, a facing, whether the free
quarter-turn is left and which doors were opened. Trapdoors are not jumped. Bots look after every element, so
only the first one of a way is ever asked for.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.actions import DOOR, ENTER, EXIT, STEP, STOP, TURN
from monstrum.games.hybrid.rules.doors import may_open
from monstrum.games.hybrid.rules.figures import lift_figure, put_figure
from monstrum.games.hybrid.rules.ground import CLOSED, Ground
from monstrum.games.hybrid.rules.legal_ends import entry_places, may_end, may_exit
from monstrum.games.hybrid.rules.movement_so_far import DIAGONAL, Movement
from monstrum.games.hybrid.rules.reach import NO_LAYER, NO_PLACE, REFUND, Walk
from monstrum.games.hybrid.rules.squares import (
    DIRECTIONS,
    FACINGS,
    SQUARES,
    WIDTH,
    beside,
    holds,
    no_squares,
    put,
)
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from monstrum.games.hybrid.rules.turns import keeps_free
from monstrum.games.hybrid.state import ON_BOARD, SkirmishState

PLACES: Final = 8192  # square, facing, free quarter-turn
MOST_LAYERS: Final = 4  # of opened doors
UNKNOWN: Final = -1
BESIDE_DOOR: Final = 2  # squares: as far as the north-west square of a large base is
ASKED: Final = 1
ALLOWED: Final = 2


@final
class Ways(Walk):
    """What was found. A place is layer · PLACES + (square · 4 + facing) · 2 + free."""

    def __init__(self, state: SkirmishState, movement: Movement) -> None:
        super().__init__(state, movement)
        self.held = movement.flags & kinds.HELD != 0
        self.turned_at_start = movement.turns > 0
        self.best: vec[i64] = vec[i64]([UNKNOWN] * PLACES)
        self.parent: vec[i64] = vec[i64]([NO_PLACE] * PLACES)
        self.element: vec[i64] = vec[i64]([0] * PLACES)
        self.steps: vec[i64] = vec[i64]([UNKNOWN] * (SQUARES * DIRECTIONS))  # what a step straight on costs
        self.stands: vec[i64] = vec[i64]([0] * SQUARES)  # whether a Movement may end there
        self.listed: vec[i64] = vec[i64]([0] * SQUARES)  # facings already among the ends
        self.ends: list[int] = []  # places to end on, cheapest first
        self.exit_from: i64 = UNKNOWN  # the place from which a step, or nothing more, leads out
        self.exit_by: i64 = EXIT
        self.near_doors = near_doors(state.ground)

    def add(self, place: i64, cost: i64, parent: i64, element: i64) -> None:
        if cost > self.points:
            return
        known = self.best[place]
        if known != UNKNOWN and known <= cost:
            return
        self.best[place] = cost
        self.parent[place] = parent
        self.element[place] = element
        self.enqueue(place, cost)

    def turned(self, place: i64, facing: i64, free: bool) -> i64:
        return place_of(place // PLACES, square_in(place), facing, free)

    def visit(self, place: i64, cost: i64) -> bool:
        if self.best[place] == cost:
            self.note_end(place)
            self.expand(place, cost)
        return False

    def note_end(self, place: i64) -> None:
        square = square_in(place)
        bit: i64 = 1
        bit = bit << facing_in(place)
        if self.listed[square] & bit:
            return
        if self.stands[square] == 0:
            moved = self.parent[place] != NO_PLACE or self.element[place] == ENTER
            allowed = may_end(self.state, self.figure, square, moved)
            self.stands[square] = ASKED | (ALLOWED if allowed else 0)
        if self.stands[square] & ALLOWED:
            self.listed[square] |= bit
            self.ends.append(place)

    def expand(self, place: i64, cost: i64) -> None:
        layer = place // PLACES
        square = square_in(place)
        facing = facing_in(place)
        free = place % 2 == 1
        came_by = self.element[place]
        root = self.parent[place] == NO_PLACE
        self.state.ground = self.grounds[layer]
        if not (TURN <= came_by < TURN + 3 or (root and self.turned_at_start)):
            self.turn(place, cost, facing, free)
        if self.held:
            return
        for direction in range(DIRECTIONS):
            price = self.step_price(layer, square, direction)
            if price == FORBIDDEN:
                continue
            if not self.sliding:
                turn = (direction - 2 * facing) % 8
                if 1 < turn < 7:
                    price += 1  # HY-7.4
            to = beside(square, direction)
            self.add(place_of(layer, to, facing, free), cost + price, place, STEP + direction)
            self.note_exit(place, to, cost + price, direction)
        if not holds(self.near_doors, square):
            return
        for door in range(self.state.mission.doors):
            if len(self.grounds) < MOST_LAYERS or self.known_layer(layer, door) != NO_LAYER:
                opened = (self.opened[layer] >> door) & 1
                if opened == 0 and may_open(self.state, self.figure, square, door):
                    behind = self.layer_with(layer, door)
                    self.make_room(behind)
                    self.add(behind * PLACES + place % PLACES, cost + self.door_cost, place, DOOR + door)

    def step_price(self, layer: i64, square: i64, direction: i64) -> i64:
        """What a step costs without the surcharge for its direction; asked once where no door was opened."""
        if layer:
            return step_cost(self.state, self.figure, square, direction // 2, direction, self.sliding)
        at = square * DIRECTIONS + direction
        if self.steps[at] == UNKNOWN:
            price = step_cost(self.state, self.figure, square, direction // 2, direction, self.sliding)
            self.steps[at] = ZERO if price == FORBIDDEN else price
        return self.steps[at] if self.steps[at] else FORBIDDEN

    def note_exit(self, place: i64, to: i64, cost: i64, direction: i64) -> None:
        """HY-7.38  Leaving costs one more point and wants a straight step; the first one found will do."""
        if self.exit_from != UNKNOWN or cost >= self.points:
            return
        state = self.state
        if may_exit(state, self.figure, to, direction % 2 == 1) and may_end(state, self.figure, to, True):
            self.exit_from = place
            self.exit_by = STEP + direction

    def make_room(self, layer: i64) -> None:
        """For the places of a layer that is new."""
        if len(self.best) == layer * PLACES:
            self.best = longer(self.best, UNKNOWN)
            self.parent = longer(self.parent, NO_PLACE)
            self.element = longer(self.element, 0)

    def cost(self, place: i64) -> i64:
        """MP from now on."""
        return self.best[place] - REFUND

    def ground_at(self, place: i64) -> Ground:
        return self.grounds[place // PLACES]

    def first_element(self, place: i64) -> i64:
        """What to do now to get there; STOP where one is there."""
        at = place
        element: i64 = STOP
        while self.parent[at] != NO_PLACE:
            element = self.element[at]
            at = self.parent[at]
        return self.element[at] if self.element[at] == ENTER else element

    def root_of(self, place: i64) -> i64:
        """The place a way begins in: for who comes from outside, where he enters."""
        at = place
        while self.parent[at] != NO_PLACE:
            at = self.parent[at]
        return at

    def first_to_exit(self) -> i64:
        """What to do now to leave the board."""
        if self.exit_by == EXIT:
            return EXIT
        first = self.first_element(self.exit_from)
        return self.exit_by if first == STOP else first


def near_doors(ground: Ground) -> vec[i64]:
    """The squares from which a base might touch a closed door: mostly there is none, and quickly said."""
    found = no_squares()
    mission = ground.mission
    for at in range(2 * mission.doors):
        door = mission.door_squares[at]
        if door < 0 or ground.doors[at // 2] != CLOSED:
            continue
        first: i64 = door // WIDTH - BESIDE_DOOR
        for row in range(max(first, 0), min(first + 2 * BESIDE_DOOR + 1, WIDTH)):
            for column in range(door % WIDTH - BESIDE_DOOR, door % WIDTH + BESIDE_DOOR + 1):
                if 0 <= column < WIDTH:
                    put(found, row * WIDTH + column, 1)
    return found


def longer(items: vec[i64], filler: i64) -> vec[i64]:
    """With room for one more layer."""
    size: i64 = len(items)
    found: vec[i64] = vec[i64]([filler] * (size + PLACES))
    for at in range(size):
        found[at] = items[at]
    return found


def place_of(layer: i64, square: i64, facing: i64, free: bool) -> i64:
    found = layer * PLACES + (square * FACINGS + facing) * 2
    return found + 1 if free else found


def square_in(place: i64) -> i64:
    return place % PLACES // 8


def facing_in(place: i64) -> i64:
    return place // 2 % 4


def find_ways(state: SkirmishState, movement: Movement) -> Ways:
    """Everything a Movement can still reach. The state is as it was when this returns."""
    figure = movement.figure
    found = Ways(state, movement)
    if state.status[figure] != ON_BOARD:
        enter_ways(state, found, entry_places(state, figure))
        return found
    ground = state.ground
    square = state.place[figure]
    facing = state.facing[figure]
    lift_figure(state, figure)
    start = place_of(0, square, facing, keeps_free(movement.arrival, facing, movement.free))
    found.add(start, REFUND, NO_PLACE, 0)
    if movement.left > 0 and may_exit(state, figure, square, movement.came == DIAGONAL):
        found.exit_from = start
    if movement.turns == 1:
        found.turn_back(movement, start, facing)
    found.run()
    state.ground = ground
    put_figure(state, figure, square, facing)
    return found


def enter_ways(state: SkirmishState, found: Ways, entries: list[int]) -> None:
    """HY-7.36  Entering costs one, with any facing."""
    ground = state.ground
    for square in entries:
        for facing in range(FACINGS):
            found.add(place_of(0, square, facing, True), 1 + REFUND, NO_PLACE, ENTER)
    found.run()
    state.ground = ground
