"""HY-7  A Movement under way: what is left of it."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.games.hybrid.learning.writing import BOARD, put, put_square
from monstrum.games.hybrid.rules.movement_so_far import Movement
from monstrum.games.hybrid.rules.turns import MOST_TURNS

POINTS: Final = 20
ARRIVALS: Final = 4
POWERS: Final = 8  # the lowest MoveFlags of `kinds.py`


@final
class MovementFields:
    """Where the fields about a Movement are."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.left = encoder.field("move_points", 1, POINTS, "Movement: MP left")
        self.arrival = encoder.field(
            "move_arrival", ARRIVALS, 1, "has not moved yet, came straight, diagonally, fell into a trapdoor"
        )
        self.free = encoder.field("move_free_turn", 1, 1, "the free quarter-turn was still there on arrival")
        self.turns = encoder.field("move_turns", 1, MOST_TURNS, "turns made on this square")
        self.powers = encoder.field(
            "move_powers",
            POWERS,
            1,
            "doors are free, may brush aside, slides, may hinder, may sacrifice himself, is furtive, has two"
            " points more, may only turn",
        )
        self.columns = encoder.field(
            "picked_column", 1, BOARD, "own gesture: the square picked before its facing, column + 1"
        )
        self.rows = encoder.field("picked_row", 1, BOARD, "… and row + 1")

    def write(self, movement: Movement, items: vec[u8]) -> None:
        put(items, self.left, movement.left)
        items[self.arrival + movement.came] = 1
        if movement.free:
            items[self.free] = 1
        put(items, self.turns, movement.turns)
        for power in range(POWERS):
            put(items, self.powers + power, (movement.flags >> power) & 1)

    def write_picked(self, square: i64, items: vec[u8]) -> None:
        put_square(items, self.columns, self.rows, square)
