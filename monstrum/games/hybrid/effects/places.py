"""6.2, 6.4  Where `teleport`, `revive` and `spawn` may put a figurine."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    A_GROUP,
    A_KIND,
    A_SIDE,
    ACCESS_WIDTH,
    E_N,
    E_OP,
    E_WORD,
    E_X,
    EFFECT_WIDTH,
    ENTRY,
)
from monstrum.games.hybrid.effects.opcodes import REVIVE, SPAWN, TELEPORT
from monstrum.games.hybrid.rules.figures import free
from monstrum.games.hybrid.rules.legal_ends import awaited
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, distance, holds, meets, touches
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.state import LYING, NO_FIGURE, OBJECTIVES, SkirmishState, side_of

# `where` and `zone`, in the order of the vocabulary.
AT_ENTRY: Final = 0
BY_LEADER: Final = 1  # of revive
BY_OBJECTIVE: Final = 1  # of spawn
ANYWHERE: Final = 2  # of spawn
AT_ACCESS: Final = 1  # of teleport
IN_TILE: Final = 2  # of teleport


def places(state: SkirmishState, row: i64, subject: i64, c: i64) -> list[int]:
    """The north-west squares where the figurine may be put."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    op = rows[at + E_OP]
    where = rows[at + E_WORD]
    figure: i64 = NO_FIGURE if op == SPAWN else subject
    side = subject if op == SPAWN else side_of(subject)
    base = state.catalog.base[rows[at + E_X]] if op == SPAWN else state.base[subject]
    by_entry = op != TELEPORT and where == AT_ENTRY
    at_entry = by_entry and has_entry(state, side)
    found: list[int] = []
    for line in range(state.mission.rows):
        for column in range(state.mission.columns):
            square: i64 = line * WIDTH + column
            if not is_room(state, figure, side, square, base):
                continue
            if op == TELEPORT:
                fits = lands(state, row, figure, square)
            elif by_entry:
                fits = joins(state, side, square, base, at_entry)
            elif op == REVIVE:
                fits = beside_leader(state, side, square, base)
            elif where == BY_OBJECTIVE:
                fits = near_objective(state, square, base)
            else:
                fits = True
            if fits:
                found.append(square)
    return found


def is_room(state: SkirmishState, figure: i64, side: i64, square: i64, base: i64) -> bool:
    """HY-1.9, HY-7.37  A free place where one may stand: no rocks, no open trapdoor, no awaited Entry."""
    ground = state.ground
    if not ground.fits(square, base) or not free(state, figure, square, base):
        return False
    if meets(ground.rocks, square, base) or (base == 1 and holds(ground.pits, square)):
        return False
    for covered in base_squares(square, base):
        if state.mission.access_at[covered] and awaited(state, 1 - side, covered):
            return False
    return True


def lands(state: SkirmishState, row: i64, figure: i64, square: i64) -> bool:
    """`teleport`: within so many squares, anywhere, on an Access, or in the tile he stands on."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    base = state.base[figure]
    place = state.place[figure]
    if square == place or distance(place, base, square, base) > rows[at + E_N]:
        return False
    zone = rows[at + E_WORD]
    if zone == AT_ACCESS:
        for covered in base_squares(square, base):
            if state.mission.access_at[covered]:
                return True
        return False
    if zone == IN_TILE:
        tile = state.mission.tile_at[place]
        for covered in base_squares(square, base):
            if state.mission.tile_at[covered] != tile:
                return False
        return tile >= 0
    return True


def joins(state: SkirmishState, side: i64, square: i64, base: i64, at_entry: bool) -> bool:
    """6.4  `where=ENTRY` for a side without a usable Entry is its deployment zone."""
    if at_entry:
        return at_entry_square(state, side, square, base)
    return in_zone(state, side, square, base)


def has_entry(state: SkirmishState, side: i64) -> bool:
    """6.4  Whether a side has a usable Entry: open, and for anybody."""
    return entries(state, side) != 0


def entries(state: SkirmishState, side: i64) -> i64:
    """The open Entries of a side that are not for a standby group, as bits."""
    mission = state.mission
    found: i64 = 0
    bit: i64 = 1
    for access in range(mission.accesses):
        at = access * ACCESS_WIDTH
        if (
            not (state.ground.gates >> access) & 1
            and mission.access[at + A_SIDE] == side
            and mission.access[at + A_KIND] == ENTRY
            and mission.access[at + A_GROUP] < 0
        ):
            found |= bit << access
    return found


def at_entry_square(state: SkirmishState, side: i64, square: i64, base: i64) -> bool:
    """HY-7.36  On an Entry; a large base on both squares of a double one."""
    open_ones = entries(state, side)
    doorway: i64 = 0
    for covered in base_squares(square, base):
        if state.mission.access_at[covered] & open_ones:
            doorway += 1
    return doorway >= base


def in_zone(state: SkirmishState, side: i64, square: i64, base: i64) -> bool:
    for covered in base_squares(square, base):
        if not (state.mission.zone_at[covered] >> side) & 1:
            return False
    return True


def beside_leader(state: SkirmishState, side: i64, square: i64, base: i64) -> bool:
    leader = state.leader[side]
    if leader == NO_FIGURE or not on_board(state, leader):
        return False
    return touches(square, base, state.place[leader], state.base[leader])


def near_objective(state: SkirmishState, square: i64, base: i64) -> bool:
    """On a lying Objective, or next to one."""
    for objective in range(1, OBJECTIVES):
        lying = state.objective_at[objective] == LYING
        if lying and distance(square, base, state.objective_square[objective], 1) <= 1:
            return True
    return False
