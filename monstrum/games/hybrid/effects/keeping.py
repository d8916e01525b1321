"""6.2, 6.5  Operations whose result lasts: a row of `lasting` from now on."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import E_DURATION, E_MODES, E_N, E_OP, E_WORD, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import LOCK_DOOR, MOD_NV, MOD_SL
from monstrum.games.hybrid.effects.scenery import side_behind
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.effect_table import last, sleeps, until_of, weigh
from monstrum.games.hybrid.rules.expiry import check_values
from monstrum.games.hybrid.rules.in_force import ALL_MODES
from monstrum.games.hybrid.rules.sources import WHILE_WOUNDED, source_of
from monstrum.games.hybrid.state import (
    FIGURES,
    L_MODES,
    L_N,
    L_OP,
    L_ROLE,
    L_SOURCE,
    L_SUBJECT,
    L_UNTIL,
    L_WORD,
    LASTING_WIDTH,
    OF_DOOR,
    SkirmishState,
)


def keep(state: SkirmishState, row: i64, subject: i64, c: i64, e: i64) -> None:
    """An effect lasts on a figurine, a side, a tile or a door. HY-6.6: less NV may eliminate at once."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    op = rows[at + E_OP]
    of_figure = subject < FIGURES
    if rows[at + E_DURATION] == WHILE_WOUNDED and of_figure and state.wounds[subject] == 0:
        state.emit(events.EFFECT_LOST, source_of(c), op)
        return
    kept: vec[i64] = vec[i64]([0] * LASTING_WIDTH)
    kept[L_OP] = -1 - op if sleeps(state, row, e) else op
    kept[L_SUBJECT] = subject
    kept[L_N] = rows[at + E_N]
    kept[L_MODES] = rows[at + E_MODES] if rows[at + E_MODES] else ALL_MODES
    if op == MOD_SL:
        kept[L_ROLE] = rows[at + E_WORD]
    else:
        kept[L_WORD] = rows[at + E_WORD]
    kept[L_UNTIL] = until_of(state, row, e, subject)
    kept[L_SOURCE] = source_of(c)
    last(state, kept)
    weigh(state)
    if op == LOCK_DOOR:
        state.emit(events.DOOR_LOCKED, subject - OF_DOOR)
    else:
        state.emit(events.LASTS, source_of(c), op, subject, rows[at + E_N])
    if op == MOD_NV:
        check_values(state, side_behind(c))
