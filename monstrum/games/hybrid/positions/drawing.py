"""The board of a state as rows of letters and a legend: what `board_text.py` reads back."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content.terms import FACINGS, TEMPLATES
from monstrum.games.hybrid.positions.board_text import FigureText
from monstrum.games.hybrid.positions.map_text import Square, square_text
from monstrum.games.hybrid.rules import ground
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.gates import has_room
from monstrum.games.hybrid.rules.squares import base_squares, column_of, row_of, square_at
from monstrum.games.hybrid.state import (
    LYING,
    NO_COUNTER,
    ON_BOARD,
    SLOTS,
    TEMPLATE_WIDTH,
    SkirmishState,
)

KEPT: Final = 64  # grounds whose signs are known
SIGNS: Final[Mapping[int, str]] = {
    ground.VOID: " ",
    ground.WALL: "#",
    ground.PILLAR: "&",
    ground.FLOOR: ".",
    ground.PASSAGE: ":",
    ground.ROCKS: "%",
    ground.TRAPDOOR: "_",
    ground.PIT: "^",
    ground.ENTRY: "<",
    ground.EXIT: ">",
}
DOOR_SIGNS: Final = {ground.CLOSED: "+=", ground.OPEN: "/~", ground.LOCKED: "!!", ground.DESTROYED: "::"}


def square_of(square: int) -> Square:
    return (column_of(square), row_of(square))


def ground_sign(here: ground.Ground, square: int) -> str:
    """What is on a square when nothing stands or lies there."""
    door = here.mission.door_at[square]
    if door >= 0:
        double = here.mission.door_squares[2 * door + 1] >= 0
        return DOOR_SIGNS[here.doors[door]][double]
    return SIGNS[here.kinds[square]]


@lru_cache(KEPT)
def ground_signs(here: ground.Ground) -> tuple[tuple[str, ...], ...]:
    """Row by row. Where something about the ground changes, it is another one."""
    mission = here.mission
    return tuple(
        tuple(ground_sign(here, square_at(column, row)) for column in range(mission.columns))
        for row in range(mission.rows)
    )


def things_on(state: SkirmishState) -> dict[int, str]:
    """Objectives and face-down counters that lie on the board, by square."""
    found = {
        state.counter_square[at]: "?"
        for at in range(len(state.counter_square))
        if state.counter_face[at] != NO_COUNTER
    }
    for number in range(1, len(state.objective_at)):
        if state.objective_at[number] == LYING:
            found[state.objective_square[number]] = str(number)
    return found


def letter_of(state: SkirmishState, figure: int) -> str:
    """Its own letter, or the one of its slot: A … for the Griffins, a … for the Scorpions."""
    own = state.letter[figure]
    return chr(own) if own else chr(ord("A" if figure < SLOTS else "a") + figure % SLOTS)


def draw_board(state: SkirmishState) -> tuple[list[str], list[str]]:
    """Rows and legend. A figurine covers what lies under it: the legend says it, unless it is floor."""
    rows = [list(row) for row in ground_signs(state.ground)]
    legend: list[str] = []
    things = things_on(state)
    figures = [figure for figure in range(2 * SLOTS) if state.status[figure] == ON_BOARD]
    covered = {
        square for figure in figures for square in base_squares(state.place[figure], state.base[figure])
    }
    for square, thing in sorted(things.items()):
        column, row = square_of(square)
        if square not in covered:
            if rows[row][column] != ".":
                legend.append(f"{thing}@{column},{row} on {rows[row][column]}")
            rows[row][column] = thing
    shared = {figure for figure in figures if overlapped(state, figure, figures)}
    for figure in figures:
        squares = base_squares(state.place[figure], state.base[figure])
        place = square_text(square_of(squares[0]))
        line = f"{letter_of(state, figure)}@{place} {FACINGS[state.facing[figure]]}"
        under = {rows[row_of(square)][column_of(square)] for square in squares}
        if figure in shared or len(under) > 1 or any(square in things for square in squares):
            legend.append(line)  # the map shows what is under it, so the legend alone names the figurine
            for square in squares:
                column, row = square_of(square)
                rows[row][column] = things.get(square, rows[row][column])
            continue
        sign = under.pop()
        legend.append(line if sign == "." else f"{line} on {sign}")
        for square in squares:
            rows[row_of(square)][column_of(square)] = letter_of(state, figure)
    return ["".join(row) for row in rows], legend + door_lines(state) + template_lines(state)


def overlapped(state: SkirmishState, figure: int, figures: list[int]) -> bool:
    """Whether a friend is on the same squares, walking through (HY-7.21)."""
    own = set(base_squares(state.place[figure], state.base[figure]))
    return any(
        own.intersection(base_squares(state.place[other], state.base[other]))
        for other in figures
        if other != figure
    )


def door_lines(state: SkirmishState) -> list[str]:
    squares = state.mission.door_squares
    return [
        ":@"
        + " ".join(square_text(square_of(squares[at])) for at in (2 * door, 2 * door + 1) if squares[at] >= 0)
        for door in range(state.mission.doors)
        if state.ground.doors[door] == ground.DESTROYED
    ]


def template_lines(state: SkirmishState) -> list[str]:
    rows = state.templates
    return [
        f"{TEMPLATES[rows[at]].lower()}@{square_text(square_of(rows[at + 1]))}"
        for at in range(0, len(rows), TEMPLATE_WIDTH)
        if rows[at] >= 0
    ]


def seat_figure(state: SkirmishState, figure: int, drawn: FigureText, profile: int) -> None:
    base = state.catalog.base[profile]
    if drawn.base not in (0, base):
        size = "four squares" if base == 2 else "one square"
        name = state.catalog.profile_ids[profile]
        raise BadPosition(f"map: {drawn.letter} is {name}, whose base has {size}.")
    state.own_profile()[figure] = profile
    state.own_base()[figure] = base
    state.own_letter()[figure] = ord(drawn.letter)
    square = square_at(drawn.square[0], drawn.square[1])
    if not has_room(state.ground, square, base):
        raise BadPosition(f"map: {drawn.letter} does not fit on {square_text(drawn.square)}.")
    put_figure(state, figure, square, FACINGS.index(drawn.facing))
