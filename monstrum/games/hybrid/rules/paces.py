"""HY-7.3  What the eight steps from a square cost, asked once.

Where nobody stands near, the price of a step follows from the ground and from how somebody walks: it is
kept with the ground, for everybody who walks alike. Elsewhere it is asked for each search.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.state import NO_ROW
from monstrum.games.hybrid.rules.aptitudes import crosses_rocks, puny
from monstrum.games.hybrid.rules.figures import alone, near
from monstrum.games.hybrid.rules.ground import Ground
from monstrum.games.hybrid.rules.squares import DIRECTIONS, WIDTH
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from monstrum.games.hybrid.state import SkirmishState

GAITS: Final = 8  # size of the base, Puny or not, over rocks or around
NOT_ASKED: Final[i64] = 0  # no step is for nothing

# HY-7.4  What the direction adds, by facing and direction: sideways or retreating.
SURCHARGE: Final[vec[i64]] = vec[i64](
    [1 if 1 < (direction - 2 * facing) % 8 < 7 else 0 for facing in range(4) for direction in range(8)]
)


def gait_of(state: SkirmishState, figure: i64) -> i64:
    """All that a step asks of who walks, if nobody is near."""
    gait = state.base[figure] - 1
    if puny(state, figure):
        gait += 2
    if crosses_rocks(state, figure):
        gait += 4
    return gait


def paces_of(ground: Ground, gait: i64) -> vec[i64]:
    """The prices by square and direction, as far as they have been asked for."""
    if not ground.paces:
        ground.paces = [None] * GAITS
    known = ground.paces[gait]
    if known is None:
        known = vec[i64]([NOT_ASKED] * (ground.mission.rows * WIDTH * DIRECTIONS))
        ground.paces[gait] = known
    return known


def ask_paces(state: SkirmishState, figure: i64, gait: i64, square: i64, prices: vec[i64]) -> None:
    """Write what the steps from a square cost who faces where they lead; the figurine has been lifted."""
    base = state.base[figure]
    start = square * DIRECTIONS
    if state.templates or near(state, 0, square, base) or near(state, 1, square, base):
        ask_steps(state, figure, square, prices)
        return
    known = paces_of(state.ground, gait)
    if known[start] == NOT_ASKED:
        ask_steps(state, figure, square, known)
    for at in range(start, start + DIRECTIONS):
        prices[at] = known[at]


def paces_around(state: SkirmishState, figure: i64, square: i64) -> vec[i64]:
    """The prices kept with the ground, those from this square among them, for who stands there; no prices if
    somebody else is near, or there is more on the board than the ground knows of."""
    if state.templates or not alone(state, figure, square):
        return NO_ROW
    known = paces_of(state.ground, gait_of(state, figure))
    if known[square * DIRECTIONS] == NOT_ASKED:
        ask_steps(state, figure, square, known)
    return known


def priced(prices: vec[i64], square: i64, facing: i64, direction: i64, sliding: bool) -> i64:
    """HY-7.4, HY-9.55  What a step costs who faces so; FORBIDDEN."""
    price = prices[square * DIRECTIONS + direction]
    if price == FORBIDDEN:
        return FORBIDDEN
    if sliding:
        return 1
    return price + SURCHARGE[facing * DIRECTIONS + direction]


def ask_steps(state: SkirmishState, figure: i64, square: i64, prices: vec[i64]) -> None:
    for direction in range(DIRECTIONS):
        way: i64 = direction
        prices[square * DIRECTIONS + way] = step_cost(state, figure, square, way // 2, way, False)
