"""A mission made from a drawn board alone, for scenarios and examples: nothing but what the letters say.

`<` is an Entry and `>` an Exit of both sides unless `access` says whose; Objectives may be accepted by anybody and
have no effect; forces are empty, nobody can win, and the round limit is far away.
"""

from collections.abc import Sequence

from monstrum.games.hybrid import catalog as cat
from monstrum.games.hybrid import terms
from monstrum.games.hybrid.board_text import BoardText
from monstrum.games.hybrid.catalog import Mission
from monstrum.games.hybrid.map_text import Square
from monstrum.games.hybrid.mission_rows import lay_out, on_board, row

Access = tuple[int, int, Sequence[Square]]  # side, ENTRY or EXIT, squares

ROUND_LIMIT = 99


def sketch_mission(board: BoardText, access: Sequence[Access] | None = None) -> Mission:
    """The mission a board draws."""
    mission = Mission()
    mission.id = "drawn"
    lay_out(mission, board.map)
    _lay_access(mission, _drawn_access(board) if access is None else access)
    _lay_objectives(mission, board)
    counters = [on_board(square) for square, thing in board.things.items() if thing == "?"]
    mission.counter_squares = sorted([*mission.counter_squares, *counters])
    mission.event_counters = len(mission.counter_squares)
    mission.fixed, mission.quick, mission.compulsory = [[], []], [[], []], [[], []]
    no_limit = [cat.NO_LIMIT, cat.NO_LIMIT]
    mission.rank_total, mission.max_warriors, mission.max_rank0 = row(no_limit), row(no_limit), row(no_limit)
    mission.deploy_order, mission.by_entry = row([1, 0]), row([0, 0])
    mission.conditions = row([cat.IF_ALWAYS, 0, 0, 0])
    mission.round_limit = ROUND_LIMIT
    mission.decks = (1 << len(terms.DECKS)) - 1
    return mission


def _drawn_access(board: BoardText) -> list[Access]:
    found: list[Access] = []
    for sign, kind in (("<", cat.ENTRY), (">", cat.EXIT)):
        squares = board.map.squares(sign)
        found += [(side, kind, squares) for side in range(cat.SIDES) if squares]
    return found


def _lay_access(mission: Mission, access: Sequence[Access]) -> None:
    rows: list[int] = []
    for number, (side, kind, squares) in enumerate(access):
        rows += (side, kind, 0, cat.NONE)  # condition 0: always
        for square in squares:
            mission.access_at[on_board(square)] |= 1 << number
    mission.accesses, mission.access = len(access), row(rows)


def _lay_objectives(mission: Mission, board: BoardText) -> None:
    numbers = terms.OBJECTIVES + 1
    for number in range(1, numbers):
        for square in board.map.squares(str(number)):
            mission.objective_square[number] = on_board(square)
    for square, thing in board.things.items():
        if thing != "?":
            mission.objective_square[int(thing)] = on_board(square)
    mission.objective_accepts = row([cat.EITHER] * numbers)
    mission.objective_needs, mission.objective_needs_count = row([0] * numbers), row([0] * numbers)
    mission.objective_keep, mission.objective_carry = row([0] * numbers), row([0] * numbers)
    mission.objective_first, mission.objective_end = row([0] * numbers), row([0] * numbers)
