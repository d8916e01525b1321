"""HY-7.27 and everything within reach: where a Movement can end, facing where, for how much, by which way.

A search over places, cheapest first; the page, the bots and the rule about dead ends all ask it. A place is a
square, the facing and whether the free quarter-turn is left; each set of opened doors is a layer of places.
Who has turned on a square turns no more there, which matters only where no Movement may end: there it is a
place of its own. Costs come from the same functions as in play.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.core.state import NO_ROW
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.actions import DOOR, ENTER, FACING, JUMP, SQUARE, STEP, STOP, TURN
from monstrum.games.hybrid.rules.doors import may_open
from monstrum.games.hybrid.rules.figures import lift_figure, put_figure
from monstrum.games.hybrid.rules.ground import CLOSED, Ground, with_door_ajar
from monstrum.games.hybrid.rules.jumps import jump_cost
from monstrum.games.hybrid.rules.legal_ends import entry_places, may_end, may_exit
from monstrum.games.hybrid.rules.movement_so_far import DIAGONAL, Movement
from monstrum.games.hybrid.rules.paces import NOT_ASKED, ask_paces, gait_of, priced
from monstrum.games.hybrid.rules.squares import DIRECTIONS, FACINGS, WIDTH, beside, distance
from monstrum.games.hybrid.rules.steps import FORBIDDEN
from monstrum.games.hybrid.rules.trail import (
    NO_ENTRY,
    Trail,
    cost_in,
    element_in,
    layer_in,
    parent_in,
    place_in,
    travelled_in,
    turned_in,
    written,
)
from monstrum.games.hybrid.rules.turns import TURN_HALF, TURN_LEFT, TURN_RIGHT, keeps_free, net_cost
from monstrum.games.hybrid.state import ON_BOARD, SkirmishState

REFUND: Final = 1  # turning back on the first square may give a point back: all costs carry it
NO_DOORS: Final = 1  # layers
ALL_DOORS: Final = 200
TURN_BY: Final[vec[i64]] = vec[i64]([0, TURN_RIGHT, TURN_HALF, TURN_LEFT])  # by quarter-turns clockwise

# A place: ((square · 4 + facing) · 2 + free) · 2 + late.
PER_SQUARE: Final = 16
PER_FACING: Final = 4
FREE: Final = 2
LATE: Final = 1  # turned already where no Movement may end

# What is known of ending on a square; with a step in the Movement, shifted by TRAVELLED.
ASKED: Final = 1
ALLOWED: Final = 2
TRAVELLED: Final = 2


def place_of(square: i64, facing: i64, free: bool, late: bool) -> i64:
    found = square * PER_SQUARE + facing * PER_FACING
    if free:
        found += FREE
    return found + LATE if late else found


@final
class Layer:
    """The board with some doors opened: what was found on it, and what steps cost there."""

    def __init__(self, ground: Ground, opened: i64, squares: i64) -> None:
        self.ground = ground
        self.opened = opened  # mask
        self.best: vec[i64] = vec[i64]([0] * (squares * PER_SQUARE))  # 256 · entry + cost of each place
        self.prices: vec[i64] = vec[i64]([NOT_ASKED] * (squares * DIRECTIONS))


@final
class Sheet:
    """What a search that is content with any end writes on: it is wiped where it was written on, and used
    again, as such a search mostly ends after a few places."""

    def __init__(self, ground: Ground, squares: i64) -> None:
        self.layer = Layer(ground, 0, squares)
        self.stands: vec[i64] = vec[i64]([0] * squares)

    def wipe(self, entries: vec[i64]) -> None:
        """Of what stands at the places of these entries."""
        best, prices, stands = self.layer.best, self.layer.prices, self.stands
        for number in range(1, len(entries)):
            place = place_in(entries[number])
            square = place // PER_SQUARE
            best[place] = 0
            stands[square] = 0
            for at in range(square * DIRECTIONS, square * DIRECTIONS + DIRECTIONS):
                prices[at] = NOT_ASKED


SHEETS: Final[list[Sheet]] = []  # that nobody writes on now


def blank_sheet(ground: Ground, squares: i64) -> Sheet:
    """One for a board of this size. Games in other threads take sheets too: the list is asked only once."""
    try:
        sheet = SHEETS.pop()
    except IndexError:
        return Sheet(ground, squares)
    if len(sheet.stands) != squares:
        return Sheet(ground, squares)
    sheet.layer.ground = ground
    return sheet


@final
class Reach:
    """What a search found. Ends are numbers of entries, cheapest first; costs are MP from now on."""

    def __init__(
        self, state: SkirmishState, movement: Movement, layers: i64, jumps: bool, sheet: Sheet | None = None
    ) -> None:
        self.state = state
        self.figure = movement.figure
        self.points = movement.left + REFUND
        self.small = state.base[movement.figure] == 1
        self.sliding = movement.sliding
        self.held = movement.flags & kinds.HELD != 0
        self.door_cost: i64 = 0 if movement.doors_free else 1
        self.most_layers = layers
        self.jumps = jumps and holds_any(state.ground.pits)
        self.stop_at_end = sheet is not None  # it is only asked whether any legal end exists
        self.gait = gait_of(state, movement.figure)
        self.leaves = state.mission.accesses != 0 and sheet is None
        self.squares_there = state.mission.rows * WIDTH
        self.trail = Trail(self.points)
        self.layers: list[Layer] = []
        self.stands: vec[i64] = NO_ROW
        self.found: vec[i64] = NO_ROW  # the end of each facing
        if sheet is not None:
            self.layers.append(sheet.layer)
            self.stands = sheet.stands
        else:
            self.layers.append(Layer(state.ground, movement.opened, self.squares_there))
            self.stands = vec[i64]([0] * self.squares_there)
            self.found = vec[i64]([NO_ENTRY] * (self.squares_there * FACINGS))
        self.ends: vec[i64] = vec[i64]()
        self.exit: i64 = NO_ENTRY  # the cheapest place to leave from
        self.doors: vec[i64] = vec[i64]()  # closed ones that can be come to

    # The search -------------------------------------------------------------------------------------

    def add(
        self, layer: i64, place: i64, cost: i64, element: i64, turned: bool, travelled: bool, parent: i64
    ) -> None:
        """A place was found for this cost, if the points allow and no cheaper way is known."""
        best = self.layers[layer].best
        known = best[place]
        if cost > self.points or (known and cost_in(known) <= cost):
            return
        entry = written(cost, element, layer, place, turned, travelled, parent)
        best[place] = (self.trail.enqueue(entry) << 8) | cost

    def run(self) -> bool:
        """Until nothing is left, or enough is found."""
        trail = self.trail
        for cost in range(self.points + 1):
            number = trail.first[cost]
            while number:
                if self.visit(number, cost):
                    return True
                number = trail.links[number]  # turns and doors may cost nothing: they wait in the same queue
        return False

    def comes_to_an_end(self, sheet: Sheet) -> bool:
        """The same for who has lent a sheet, which is blank again then."""
        found = self.run()
        sheet.wipe(self.trail.entries)
        SHEETS.append(sheet)
        return found

    def visit(self, number: i64, cost: i64) -> bool:
        """What is found in a place and around it; true if that is enough."""
        entry = self.trail.entries[number]
        layer = self.layers[layer_in(entry)]
        place = place_in(entry)
        if layer.best[place] >> 8 != number:
            return False  # it was come to for less
        if place & FREE == 0:
            better = layer.best[place | FREE]
            if better and cost_in(better) < cost:
                return False  # for less, with the free quarter-turn left
        self.state.ground = layer.ground
        square = place // PER_SQUARE
        ending = self.ends_at(square, travelled_in(entry))
        if ending:
            if self.stop_at_end:
                return True
            self.note_end(number, place // PER_FACING)
        elif not self.stop_at_end and not self.can_finish(layer, entry):
            return False  # HY-7.27: the element that led here is refused
        if not turned_in(entry):
            self.turn(entry, number, place // PER_FACING % FACINGS, place & FREE != 0, 0, not ending)
        if not self.held:
            self.step(layer, entry, number)
            if self.doors:
                self.open_doors(layer, entry, number)
        return False

    def ends_at(self, square: i64, travelled: bool) -> bool:
        """Whether a Movement may end on a square; asked once."""
        shift: i64 = TRAVELLED if travelled else 0
        known = self.stands[square] >> shift
        if known & ASKED == 0:
            known = ASKED
            if may_end(self.state, self.figure, square, travelled):
                known |= ALLOWED
            self.stands[square] |= known << shift
        return known & ALLOWED != 0

    def note_end(self, number: i64, end: i64) -> None:
        if self.found[end] == NO_ENTRY:
            self.found[end] = number
            self.ends = append(self.ends, number)

    def turn(self, entry: i64, number: i64, arrival: i64, free: bool, paid: i64, late: bool) -> None:
        """HY-7.12, HY-7.13  A turn element in every direction, priced from how one arrived."""
        place = place_in(entry)
        square = place // PER_SQUARE
        facing = place // PER_FACING % FACINGS
        cost = cost_in(entry)
        for quarters in range(1, FACINGS):
            toward: i64 = (facing + quarters) % FACINGS
            price: i64 = ZERO if self.sliding else net_cost(arrival, toward, free) - paid
            after = place_of(square, toward, keeps_free(arrival, toward, free), late)
            element = TURN + TURN_BY[quarters]
            self.add(layer_in(entry), after, cost + price, element, True, travelled_in(entry), number)

    def step(self, layer: Layer, entry: i64, number: i64) -> None:
        """HY-7.3, HY-7.31  A step, or a jump, in every direction."""
        place = place_in(entry) & ~LATE
        square = place // PER_SQUARE
        facing = place // PER_FACING % FACINGS
        prices = self.prices_from(layer, square)
        best = layer.best
        left = self.points - cost_in(entry)
        for direction in range(DIRECTIONS):
            way: i64 = direction
            price = priced(prices, square, facing, way, self.sliding)
            if price != FORBIDDEN and price <= left:
                cost = cost_in(entry) + price
                to = beside(square, way)
                after = place + (to - square) * PER_SQUARE
                known = best[after]
                if known == 0 or cost_in(known) > cost:
                    self.add(layer_in(entry), after, cost, STEP + way, False, True, number)
                if self.leaves:
                    self.note_exit(layer, entry, number, after, cost, STEP + way)
        if self.jumps:
            self.jump(layer, entry, number)

    def jump(self, layer: Layer, entry: i64, number: i64) -> None:
        """HY-7.31  Taken as if it succeeded."""
        place = place_in(entry) & ~LATE
        square = place // PER_SQUARE
        facing = place // PER_FACING % FACINGS
        for direction in range(DIRECTIONS):
            way: i64 = direction
            price = jump_cost(self.state, self.figure, square, facing, way, self.sliding)
            if price != FORBIDDEN and price <= self.points - cost_in(entry):
                cost = cost_in(entry) + price
                after = place + (beside(beside(square, way), way) - square) * PER_SQUARE
                self.add(layer_in(entry), after, cost, JUMP + way, False, True, number)
                if self.leaves:
                    self.note_exit(layer, entry, number, after, cost, JUMP + way)

    def open_doors(self, layer: Layer, entry: i64, number: i64) -> None:
        """HY-7.17, HY-7.18  Each door once in a Movement."""
        square = place_in(entry) // PER_SQUARE
        for at in range(len(self.doors)):
            door = self.doors[at]
            if (layer.opened >> door) & 1 == 0 and may_open(self.state, self.figure, square, door):
                behind = self.layer_with(layer, door)
                if behind:
                    cost = cost_in(entry) + self.door_cost
                    travelled = travelled_in(entry)
                    place = place_in(entry)
                    self.add(behind, place, cost, DOOR + door, turned_in(entry), travelled, number)

    def layer_with(self, layer: Layer, door: i64) -> i64:
        """The layer in which this door is open too, made if there is none yet; 0 if there are enough."""
        bit: i64 = 1
        opened = layer.opened | (bit << door)
        for known in range(len(self.layers)):
            if self.layers[known].opened == opened:
                return known
        if len(self.layers) >= self.most_layers:
            return 0
        self.layers.append(Layer(with_door_ajar(layer.ground, door), opened, self.squares_there))
        return len(self.layers) - 1

    # Prices and dead ends ---------------------------------------------------------------------------

    def prices_from(self, layer: Layer, square: i64) -> vec[i64]:
        """What the steps from a square cost who faces where they lead; asked once."""
        if layer.prices[square * DIRECTIONS] == NOT_ASKED:
            ask_paces(self.state, self.figure, self.gait, square, layer.prices)
        return layer.prices

    def can_finish(self, layer: Layer, entry: i64) -> bool:
        """HY-7.27  Whether a legal end is left by steps and turns alone: mostly it is one step away."""
        place = place_in(entry)
        square = place // PER_SQUARE
        facing = place // PER_FACING % FACINGS
        left = self.points - cost_in(entry)
        if left == 0:
            return False  # turning alone changes nothing
        prices = self.prices_from(layer, square)
        for direction in range(DIRECTIONS):
            price = priced(prices, square, facing, direction, self.sliding)
            if price != FORBIDDEN and price <= left and self.ends_at(beside(square, direction), True):
                return True
        movement = Movement(self.figure, left)
        movement.sliding = self.sliding
        sheet = blank_sheet(self.state.ground, self.squares_there)
        search = Reach(self.state, movement, NO_DOORS, False, sheet)
        search.add(0, place, REFUND, 0, turned_in(entry), travelled_in(entry), NO_ENTRY)
        return search.comes_to_an_end(sheet)

    def note_exit(self, layer: Layer, entry: i64, parent: i64, place: i64, cost: i64, element: i64) -> None:
        """HY-7.38  Leaving costs one more point and wants to have come straight."""
        square = place // PER_SQUARE
        if self.small and self.state.mission.access_at[square] == 0:
            return  # mostly so, and quickly said
        if cost >= self.points or (self.exit and cost_in(self.trail.entries[self.exit]) <= cost):
            return
        diagonally = (element - STEP if element < TURN else element - JUMP) % 2 == 1
        if not may_exit(self.state, self.figure, square, diagonally):
            return
        there = written(cost, element, layer_in(entry), place, False, True, parent)
        if self.ends_at(square, True) or self.can_finish(layer, there):
            self.exit = self.trail.keep(there)

    # Beginnings -------------------------------------------------------------------------------------

    def look_for_doors(self, square: i64, base: i64) -> None:
        """The closed doors that points are enough for."""
        if self.most_layers == NO_DOORS:
            return
        ground = self.state.ground
        squares = ground.mission.door_squares
        for door in range(ground.mission.doors):
            if ground.doors[door] != CLOSED:
                continue
            for at in range(2 * door, 2 * door + 2):
                if squares[at] >= 0 and (square < 0 or distance(square, base, squares[at], 1) <= self.points):
                    self.doors = append(self.doors, door)
                    break

    def begin_here(self, movement: Movement, square: i64, facing: i64) -> None:
        """The places one is in now: as one stands, and after the second turn element of a square."""
        travelled = movement.travelled()
        spent = movement.turns > 1  # who comes back turns again: another place
        start = place_of(square, facing, keeps_free(movement.arrival, facing, movement.free), spent)
        self.add(0, start, REFUND, 0, movement.turns > 0, travelled, NO_ENTRY)
        first = self.trail.first[REFUND]
        entry = self.trail.entries[first]
        diagonally = movement.came == DIAGONAL
        leaves = self.leaves and may_exit(self.state, self.figure, square, diagonally)
        if leaves and movement.left > 0:
            self.leave_from(first, square, travelled)
        if movement.turns == 1:
            paid = net_cost(movement.arrival, facing, movement.free)
            late = not self.ends_at(square, travelled)
            self.turn(entry, first, movement.arrival, movement.free, paid, late)
            if leaves and self.trail.first[0]:
                self.leave_from(self.trail.first[0], square, travelled)  # turning back gives a point back

    def leave_from(self, number: i64, square: i64, travelled: bool) -> None:
        """HY-7.38  From where one stands, if the Movement could as well end."""
        if self.ends_at(square, travelled) or self.can_finish(self.layers[0], self.trail.entries[number]):
            self.exit = number

    def begin_outside(self) -> None:
        """HY-7.36  Entering costs one, with any facing."""
        for square in entry_places(self.state, self.figure):
            for facing in range(FACINGS):
                place = place_of(square, facing, True, False)
                self.add(0, place, 1 + REFUND, ENTER, False, True, NO_ENTRY)

    # What was found ---------------------------------------------------------------------------------

    def square(self, end: i64) -> i64:
        return place_in(self.trail.entries[end]) // PER_SQUARE

    def facing(self, end: i64) -> i64:
        return place_in(self.trail.entries[end]) // PER_FACING % FACINGS

    def spent(self, end: i64) -> i64:
        """MP from now on."""
        return cost_in(self.trail.entries[end]) - REFUND

    def ground(self, end: i64) -> Ground:
        """With the doors opened on the way."""
        return self.layers[layer_in(self.trail.entries[end])].ground

    def end_at(self, square: i64, facing: i64) -> i64:
        """The end on a square with a facing, or NO_ENTRY."""
        return self.found[square * FACINGS + facing]

    def cost(self, square: i64, facing: i64) -> i64:
        """The least MP for ending on a square with a facing, or FORBIDDEN."""
        end = self.end_at(square, facing)
        return FORBIDDEN if end == NO_ENTRY else self.spent(end)

    def squares(self) -> list[int]:
        """The squares a Movement can end on, ascending."""
        found: list[int] = []
        for square in range(self.squares_there):
            at: i64 = square * FACINGS
            if self.found[at] or self.found[at + 1] or self.found[at + 2] or self.found[at + 3]:
                found.append(square)
        return found

    def exit_cost(self) -> i64:
        """The least MP for leaving the board, the point for it included; FORBIDDEN if there is no way."""
        return FORBIDDEN if self.exit == NO_ENTRY else self.spent(self.exit) + 1

    def way(self, end: i64) -> list[int]:
        """The actions that lead there, in order."""
        found: list[int] = []
        at = end
        while at != NO_ENTRY:
            entry = self.trail.entries[at]
            element = element_in(entry)
            if element == ENTER:  # entering is a square, then a facing
                found += [FACING + self.facing(at), SQUARE + self.square(at), ENTER]
            elif element:
                found.append(element)
            at = parent_in(entry)
        found.reverse()
        return found

    def root(self, end: i64) -> i64:
        """The place a way begins in: for who comes from outside, where he enters."""
        at = end
        parent = parent_in(self.trail.entries[at])
        while parent != NO_ENTRY:
            at = parent
            parent = parent_in(self.trail.entries[at])
        return at

    def first_element(self, end: i64) -> i64:
        """What to do now to get there; STOP where one is there."""
        found: i64 = STOP
        at = end
        while at != NO_ENTRY:
            entry = self.trail.entries[at]
            if element_in(entry):
                found = element_in(entry)
            at = parent_in(entry)
        return found


def holds_any(squares: vec[i64]) -> bool:
    for row in range(WIDTH):
        if squares[row]:
            return True
    return False


def reach(state: SkirmishState, movement: Movement, layers: i64 = ALL_DOORS, jumps: bool = True) -> Reach:
    """Everything a Movement under way can still reach. The state is as it was when this returns."""
    figure = movement.figure
    ground = state.ground
    square = state.place[figure]
    facing = state.facing[figure]
    found = Reach(state, movement, layers, jumps)
    if state.status[figure] == ON_BOARD:
        lift_figure(state, figure)
        found.look_for_doors(square, state.base[figure])
        found.begin_here(movement, square, facing)
        found.run()
        put_figure(state, figure, square, facing)
    else:
        found.look_for_doors(-1, state.base[figure])
        found.begin_outside()
        found.run()
    state.ground = ground
    return found


def can_finish(state: SkirmishState, movement: Movement) -> bool:
    """HY-7.27  Whether a legal end can be reached from here by steps and turns alone."""
    figure = movement.figure
    square = state.place[figure]
    facing = state.facing[figure]
    if may_end(state, figure, square, movement.travelled()):
        return True
    if movement.flags & kinds.HELD or (movement.left == 0 and movement.turns != 1):
        return False  # turning alone changes nothing, and only a second turn may give a point back
    sheet = blank_sheet(state.ground, state.mission.rows * WIDTH)
    search = Reach(state, movement, NO_DOORS, False, sheet)
    lift_figure(state, figure)
    search.begin_here(movement, square, facing)
    found = search.comes_to_an_end(sheet)
    put_figure(state, figure, square, facing)
    return found
