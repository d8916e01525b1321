"""A board as readers have it, with its mark."""

import hashlib
from functools import cached_property
from typing import Final

from monstrum.core.board import Board
from monstrum.server.differences import ENCODE, Json, difference

SIZE: Final = 6  # bytes of a mark
NO_BOARD: Final = Board("", (), ())


class Drawing:
    """A board that was told, or is about to be."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @cached_property
    def mark(self) -> str:
        """Equal for boards that read alike; it says nothing that their reader does not see."""
        return hashlib.blake2b(ENCODE(self.board), digest_size=SIZE).hexdigest()


def board_difference(old: Drawing, new: Drawing) -> Json:
    """What leads from one board to the other; things that lie on both are the same objects mostly."""
    return difference(old.board, new.board)
