"""HY-7.27  The ways of a Movement for those who point at a goal: squares passed, cost, and what to answer."""

from monstrum.core.board import Way
from monstrum.games.hybrid.asks import block_of
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.reach import Reach
from monstrum.games.hybrid.rules.squares import NOWHERE, WIDTH, base_squares, beside
from monstrum.games.hybrid.rules.trail import NO_ENTRY
from monstrum.games.hybrid.speaking.naming import square_word
from monstrum.games.hybrid.state import ON_BOARD, SLOTS, SkirmishState


def ways(state: SkirmishState, figure: int, found: Reach) -> tuple[Way, ...]:
    """One for each square and facing to end with, the cheapest of a square first; then the Exit."""
    told: list[Way] = []
    start = state.place[figure]
    for square in found.squares():
        ends = [(found.cost(square, facing), facing) for facing in range(len(terms.FACINGS))]
        for cost, facing in sorted(ends, key=lambda end: (end[0], end[1] != state.facing[figure])):
            taken = found.way(found.end_at(square, facing))
            if taken:
                ref = f"square:{square_word(square)}"
                told.append(way(ref, start, cost, taken, facing, actions.STOP))
    if found.exit != NO_ENTRY:
        ref = f"exit:{square_word(found.square(found.exit))}"
        taken = [*found.way(found.exit), actions.EXIT]
        told.append(way(ref, start, found.exit_cost(), taken, found.facing(found.exit)))
    return tuple(told)


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
