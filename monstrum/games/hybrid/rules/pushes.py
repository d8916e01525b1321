"""HY-7.40 – HY-7.46  Forced movement: how far a push carries, and what it costs the victim."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules.aptitudes import titan
from monstrum.games.hybrid.rules.figures import free, put_figure
from monstrum.games.hybrid.rules.squares import NOWHERE, beside, holds
from monstrum.games.hybrid.rules.steps import newly_on_rocks
from monstrum.games.hybrid.state import SkirmishState


def push_figure(state: SkirmishState, figure: i64, direction: i64, squares: i64) -> i64:
    """HY-7.40, HY-7.44  Move a figurine straight away, square by square; returns the Wounds of the push."""
    wounds: i64 = 0
    square = state.place[figure]
    base = state.base[figure]
    for done in range(squares):
        to = beside(square, direction)
        if to == NOWHERE or not state.ground.fits(to, base) or not free(state, figure, to, base):
            wounds += squares - done  # HY-7.41: every square not covered
            break
        if newly_on_rocks(state, square, to, base) and not titan(state, figure):
            wounds += 1  # HY-7.43
        square = to
        if base == 1 and holds(state.ground.pits, square):
            wounds += 1 + squares - done - 1  # HY-7.42: the fall, and every square still owed
            break
    put_figure(state, figure, square, state.facing[figure])
    return wounds
