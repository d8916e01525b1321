"""HY-1.9, HY-7.12, HY-7.36 – HY-7.38  Where a Movement may end, and where one may enter or leave."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import A_GROUP, A_KIND, A_SIDE, ACCESS_WIDTH, ENTRY, EXIT
from monstrum.games.hybrid.rules.aptitudes import puny, titan
from monstrum.games.hybrid.rules.conditions import condition_holds
from monstrum.games.hybrid.rules.figures import free
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, holds, meets
from monstrum.games.hybrid.state import SLOTS, STANDBY, SkirmishState, side_of


def may_end(state: SkirmishState, figure: i64, square: i64, travelled: bool) -> bool:
    """HY-1.9, HY-7.12, HY-7.37  Whether a Movement may end here; `travelled`: it contains a step."""
    base = state.base[figure]
    if not free(state, figure, square, base):
        return False
    if travelled and meets(state.ground.rocks, square, base) and not titan(state, figure):
        return False
    if state.mission.accesses == 0:
        return True
    enemy: i64 = 1 - side_of(figure)
    if base == 1:
        return not awaited(state, enemy, square)
    for covered in base_squares(square, base):
        if awaited(state, enemy, covered):
            return False
    return True


def awaited(state: SkirmishState, side: i64, square: i64) -> bool:
    """HY-7.37  Whether a standby warrior of this side may come in here."""
    if state.mission.access_at[square] == 0:
        return False
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.status[figure] == STANDBY and enters_at(state, figure, square):
            return True
    return False


def enters_at(state: SkirmishState, figure: i64, square: i64) -> bool:
    """HY-7.36  Whether this is an open Entry of his side and of his standby group. Who is tied to one uses
    that one, a large base the whole Access it belongs to."""
    mission = state.mission
    group = state.group[figure]
    entry = state.entry[figure]
    if entry >= 0:
        together = mission.access_at[square] & mission.access_at[entry] != 0
        if square != entry and not (state.base[figure] == 2 and together):
            return False
    elif group >= 0 and len(mission.group_entries) > group:
        entries = mission.group_entries[group]
        if square not in entries:
            return False
    bits = mission.access_at[square] & ~state.ground.gates
    for access in range(mission.accesses):
        at = access * ACCESS_WIDTH
        only = mission.access[at + A_GROUP]
        if (
            (bits >> access) & 1
            and mission.access[at + A_SIDE] == side_of(figure)
            and mission.access[at + A_KIND] == ENTRY
            and (only < 0 or only == group or left_over(state, figure))
        ):
            return True
    return False


def left_over(state: SkirmishState, figure: i64) -> bool:
    """HY-2.7  His zone had no place for him, so he waits at any Entry of his side."""
    return state.group[figure] < 0 and not state.mission.by_entry[side_of(figure)]


def entry_places(state: SkirmishState, figure: i64) -> list[int]:
    """HY-7.36  North-west squares where a standby warrior may be put, if his group may enter now: free Entry
    squares; for a large base both squares of a double Access and the two beside them on one side."""
    found: list[int] = []
    base = state.base[figure]
    group = state.group[figure]
    if group >= 0 and not condition_holds(state, side_of(figure), state.mission.group_if[group]):
        return found
    for square in range(state.mission.rows * WIDTH):
        if base == 1:
            entry = state.mission.access_at[square] != 0 and enters_at(state, figure, square)
            if entry and clear_to_enter(state, figure, square):
                found.append(square)
        elif square % WIDTH < WIDTH - 1 and square // WIDTH < WIDTH - 1:
            doorway = 0
            for covered in base_squares(square, 2):
                if state.mission.access_at[covered] and enters_at(state, figure, covered):
                    doorway += 1
            if doorway >= 2 and clear_to_enter(state, figure, square):
                found.append(square)
    return found


def clear_to_enter(state: SkirmishState, figure: i64, square: i64) -> bool:
    """Room for the base: nothing solid, nobody there, no rocks, and no open trapdoor for a small one."""
    base = state.base[figure]
    ground = state.ground
    if not ground.fits(square, base) or not free(state, figure, square, base):
        return False
    if meets(ground.rocks, square, base) and not titan(state, figure):
        return False
    return base == 2 or not holds(ground.pits, square)


def may_exit(state: SkirmishState, figure: i64, square: i64, diagonally: bool) -> bool:
    """HY-7.38  On an open Exit of his side, not after a diagonal step unless he is Puny."""
    if state.mission.accesses == 0 or (diagonally and not puny(state, figure)):
        return False
    if state.base[figure] == 1:
        return is_exit(state, side_of(figure), square)
    for covered in base_squares(square, state.base[figure]):
        if is_exit(state, side_of(figure), covered):
            return True
    return False


def is_exit(state: SkirmishState, side: i64, square: i64) -> bool:
    """HY-7.38  Whether this is an open Exit of this side."""
    mission = state.mission
    bits = mission.access_at[square] & ~state.ground.gates
    if bits == 0:
        return False
    for access in range(mission.accesses):
        at = access * ACCESS_WIDTH
        if (
            (bits >> access) & 1
            and mission.access[at + A_SIDE] == side
            and mission.access[at + A_KIND] == EXIT
        ):
            return True
    return False
