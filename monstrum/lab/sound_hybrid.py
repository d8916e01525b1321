"""Hybrid: nobody stands where nobody can."""

from monstrum.core.state import State
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.rules.warriors import nv
from monstrum.games.hybrid.state import CARRIED, OBJECTIVES, ON_BOARD
from monstrum.lab.usage import Unsound


def check(state: State) -> None:
    """HY-6.3, HY-13.7  Nobody stands in a wall or has too many Wounds; each objective is borne once."""
    skirmish = skirmish_state(state)
    for figure, status in enumerate(list(skirmish.status)):
        if status != ON_BOARD:
            continue
        letter = chr(skirmish.letter[figure])
        if not skirmish.ground.fits(skirmish.place[figure], skirmish.base[figure]):
            raise Unsound(f"{letter} stands where there is no room")
        if skirmish.wounds[figure] >= nv(skirmish, figure):
            raise Unsound(f"{letter} has Wounds enough to be eliminated")
    for objective in range(1, OBJECTIVES):
        borne = sum(carried == objective for carried in skirmish.carried)
        if borne != (skirmish.objective_at[objective] == CARRIED):
            raise Unsound(f"Objective {objective} is borne by {borne} warriors")
