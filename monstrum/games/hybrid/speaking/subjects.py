"""Whom and what a pending decision is about, from the registers of its record by their names."""

from typing import NamedTuple

from monstrum.core.state import NO_RECORD
from monstrum.games.hybrid.content.catalog import E_OP, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import REROLL, SPAWN
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.movement_record import FLAGS_AT
from monstrum.games.hybrid.rules.rolls import KIND_AT
from monstrum.games.hybrid.state import FIGURES, NO_FIGURE, SkirmishState
from monstrum.kit.asks import NOT_THERE, Asked


def subject(state: SkirmishState, now: Asked) -> int:
    """The warrior it is about: the one who moves, or the one in the register `figure`."""
    mover = now.register("mover")
    if mover != NOT_THERE:
        return mover % FLAGS_AT
    figure = now.register("figure")
    known = 0 <= figure < FIGURES and not joins(state, now)
    return figure if known else NO_FIGURE


def joins(state: SkirmishState, now: Asked) -> bool:
    """Whether the effect that asks brings somebody new, who has no letter yet."""
    row = now.register("row")
    return row != NOT_THERE and operation(state, row) == SPAWN


def operation(state: SkirmishState, row: int) -> int:
    """What a row of an effect does."""
    return int(state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP])


class Rolled(NamedTuple):
    """A roll whose result is not applied yet."""

    figure: int
    level: int
    dice: int
    perfect: int
    kept: int


def rolled_again(state: SkirmishState, row: int) -> Rolled | None:
    """HY-5.7  The roll that a row of an effect lets somebody make again; None: it does something else."""
    record = state.nearest(kinds.ROLLED) if operation(state, row) == REROLL else NO_RECORD
    if record == NO_RECORD:
        return None
    figure, level, dice, perfect, kept = (state.register(record, number) for number in range(5))
    return Rolled(figure, level, dice, perfect % KIND_AT, kept)
