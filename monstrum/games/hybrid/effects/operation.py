"""6.2  An operation of Hybrid's effects, and its place in the rows of a pack."""

from typing import Any

from mypy_extensions import i64

from monstrum.core.operations import Operation
from monstrum.games.hybrid.content.catalog import E_OP, EFFECT_WIDTH
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import SkirmishState


class FieldOperation(Operation[SkirmishState]):
    """The actor is owner and card, as in a record; `d`, `e` and `f` of the effect are in the loaded record.
    Flags and points, blocks and fixed rolls go on to others: any target will do."""

    def __init__(
        self, name: str, does: Any, *, together: bool = False, anywhere: bool = False, fallen: bool = False
    ) -> None:
        super().__init__(name)
        self.does = does  # whom it acts on, its arguments, whether it lasts (`vocabulary.py`)
        self.together = together  # HY-6.4: its targets are dealt with at once
        self.anywhere = anywhere  # it is about solid squares, too
        self.fallen = fallen  # it is about warriors who are eliminated

    def act_together(self, state: SkirmishState, row: i64, actor: i64, number: i64) -> None:
        """So many targets, on the operands."""


class FigureOperation(FieldOperation):
    """It acts on a warrior in play, if on any."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return in_play(state, thing)


def operation_of(state: SkirmishState, row: i64) -> FieldOperation:
    found = state.catalog.operations[state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP]]
    assert isinstance(found, FieldOperation)
    return found


def column(state: SkirmishState, row: i64, place: i64) -> i64:
    """What is written to one of the columns `E_…`."""
    return state.catalog.effects.rows[row * EFFECT_WIDTH + place]
