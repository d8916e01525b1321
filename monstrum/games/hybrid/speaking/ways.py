"""HY-7.27  The ways of a Movement for those who point at a goal: squares passed, cost, and what to answer."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.board import Way
from monstrum.games.hybrid.asks import block_of
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.paces import priced
from monstrum.games.hybrid.rules.reach import FREE, LATE, PER_SQUARE, Reach
from monstrum.games.hybrid.rules.squares import DIRECTIONS, NOWHERE, WIDTH, base_squares, beside
from monstrum.games.hybrid.rules.steps import FORBIDDEN
from monstrum.games.hybrid.rules.trail import (
    NO_ENTRY,
    cost_in,
    element_in,
    layer_in,
    parent_in,
    place_in,
    travelled_in,
)
from monstrum.games.hybrid.speaking.naming import square_word
from monstrum.games.hybrid.state import ON_BOARD, SLOTS, SkirmishState


def ways(state: SkirmishState, figure: int, found: Reach) -> tuple[Way, ...]:
    """One for each square and facing to end with, the cheapest of a square first; then the Exit."""
    told: list[Way] = []
    start = state.place[figure]
    straight = Straight(found)
    for square in found.squares():
        ends = [(found.cost(square, facing), facing) for facing in range(len(terms.FACINGS))]
        for cost, facing in sorted(ends, key=lambda end: (end[0], end[1] != state.facing[figure])):
            taken = straight.way(found.end_at(square, facing))
            if taken:
                ref = f"square:{square_word(square)}"
                told.append(way(ref, start, cost, taken, facing, actions.STOP))
    if found.exit != NO_ENTRY:
        ref = f"exit:{square_word(found.square(found.exit))}"
        taken = [*straight.way(found.exit), actions.EXIT]
        told.append(way(ref, start, found.exit_cost(), taken, found.facing(found.exit)))
    return tuple(told)


class Straight:
    """Of all the ways that cost the least, one that people would go: as straight as may be."""

    def __init__(self, found: Reach) -> None:
        self.found = found
        self.before: dict[
            int, tuple[int, int]
        ] = {}  # by entry: the element that led there, and the entry before

    def way(self, end: int) -> list[int]:
        """The actions that lead there, in order; it costs what the first way costs that was found."""
        root = self.found.square(self.found.root(end))
        elements: list[int] = []
        at = end
        while at != NO_ENTRY:
            if at not in self.before:
                self.before[at] = self.step_before(at, root)
            element, parent = self.before[at]
            if element == actions.ENTER:
                elements += [actions.FACING + self.found.facing(at), actions.SQUARE + self.found.square(at)]
            if element:
                elements.append(element)
            at = parent
        elements.reverse()
        return elements

    def step_before(self, at: int, root: int) -> tuple[int, int]:
        """Of equally cheap steps to a place that from nearest to the line from where it all began; only from
        squares on which the Movement might end (HY-7.27)."""
        entry = self.found.trail.entries[at]
        best = element_in(entry), parent_in(entry)
        to, place, cost = self.found.square(at), place_in(entry), cost_in(entry)
        if not actions.STEP <= best[0] < actions.TURN or place & LATE:
            return best
        layer = self.found.layers[layer_in(entry)]
        least = off_line(root, to, beside(to, opposite(best[0] - actions.STEP)))
        for direction in range(DIRECTIONS):
            if least == 0:
                break
            square = beside(to, opposite(direction))
            if not 0 <= square < self.found.squares_there or off_line(root, to, square) >= least:
                continue
            came = place + (square - to) * PER_SQUARE
            known = layer.best[came]
            if known == 0 or cost_in(known) >= cost or self.dearer(layer.best, came):
                continue
            before = self.found.trail.entries[known >> 8]
            if not self.found.ends_at(square, travelled_in(before)):
                continue
            facing = self.found.facing(at)
            price = priced(
                self.found.prices_from(layer, square), square, facing, direction, self.found.sliding
            )
            if price != FORBIDDEN and cost_in(known) + price == cost:
                least = off_line(root, to, square)
                best = actions.STEP + direction, known >> 8
        return best

    def dearer(self, best: vec[i64], place: int) -> bool:
        """For less one comes there with the free quarter-turn left: nothing was tried from here."""
        better = best[place | FREE]
        return place & FREE == 0 and better != 0 and cost_in(better) < cost_in(best[place])


def opposite(direction: int) -> int:
    return (direction + DIRECTIONS // 2) % DIRECTIONS


def off_line(start: int, end: int, square: int) -> int:
    """How far a square lies from the line between two others; only for comparing."""
    columns, rows = end % WIDTH - start % WIDTH, end // WIDTH - start // WIDTH
    return abs(columns * (square // WIDTH - start // WIDTH) - rows * (square % WIDTH - start % WIDTH))


def way(ref: str, start: int, cost: int, taken: list[int], facing: int, stop: int = -1) -> Way:
    """The squares passed, from the elements of the Movement."""
    path: list[str] = []
    at = start
    for action in taken:
        block = block_of(action)
        if block == "square":
            at = action - actions.SQUARE
        elif block == "step":
            at = beside(at, action - actions.STEP)
        elif block == "jump":
            at = beside(beside(at, action - actions.JUMP), action - actions.JUMP)
        else:
            continue
        path.append(square_word(at))
    rolls = any(block_of(action) == "jump" for action in taken)
    return Way(ref, cost, tuple(taken), tuple(path), terms.FACINGS[facing], rolls, stop)


def threatened(state: SkirmishState, side: int) -> tuple[str, ...]:
    """HY-1.7, HY-9.10  The squares in front of the enemies: whoever stands there can be struck."""
    found: set[int] = set()
    for enemy in range((1 - side) * SLOTS, (2 - side) * SLOTS):
        if state.status[enemy] == ON_BOARD:
            own = base_squares(state.place[enemy], state.base[enemy])
            ahead = [beside(square, 2 * state.facing[enemy]) for square in own]
            found |= {square for square in ahead if square != NOWHERE and square not in own}
    return tuple(f"square:{square_word(square)}" for square in sorted(found) if not solid(state, square))


def solid(state: SkirmishState, square: int) -> bool:
    return bool(state.ground.solid[square // WIDTH] >> (square % WIDTH) & 1)
