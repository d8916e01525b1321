"""HY-7.38, HY-7.39  Leaving the board by an Exit: out of play, but not eliminated."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.counters import clear_counters
from monstrum.games.hybrid.rules.equipment import end_aura, lose_equipment
from monstrum.games.hybrid.rules.figures import lift_figure
from monstrum.games.hybrid.rules.objectives import leave_with_objective
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.victory import maybe_end_game
from monstrum.games.hybrid.state import EXITED, SkirmishState


def leave_board(state: SkirmishState, figure: i64) -> None:
    """HY-13.10, HY-15.3  With what he bears; his side may have won by it."""
    leave_with_objective(state, figure)
    lift_figure(state, figure)
    state.own_status()[figure] = EXITED
    clear_counters(state, figure)
    end_aura(state, figure)
    state.emit(events.EXITED, figure)
    lose_equipment(state, figure)
    check_sight(state)
    maybe_end_game(state, False)
