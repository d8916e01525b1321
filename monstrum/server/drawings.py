"""A board as readers have it, with its mark."""

import hashlib
from functools import cached_property
from typing import Final

from monstrum.core.board import Board, Zone
from monstrum.server.differences import ENCODE, Json, difference

SIZE: Final = 6  # bytes of a mark
NO_BOARD: Final = Board("", (), ())
Marked = tuple[tuple[Zone, ...], list[bytes]]
"""Zones that were marked, each with its digest."""


class Drawing:
    """A board that was told, or is about to be."""

    def __init__(self, board: Board, before: "Drawing | None" = None) -> None:
        """`before`: one that may have zones with it in common."""
        self.board = board
        self._marked: Marked = before._marked if before is not None else ((), [])

    @cached_property
    def mark(self) -> str:
        """Equal for boards that read alike; it says nothing that their reader does not see."""
        board, (zones, digests) = self.board, self._marked
        known = dict(zip(map(id, zones), digests, strict=True))
        parts = [known.get(id(zone)) or digest(zone) for zone in board.zones]
        self._marked = board.zones, parts
        rest = digest((board.status, board.standings, board.sums, board.phase))
        return hashlib.blake2b(b"".join([rest, *parts]), digest_size=SIZE).hexdigest()


def digest(part: object) -> bytes:
    return hashlib.blake2b(ENCODE(part), digest_size=2 * SIZE).digest()


def board_difference(old: Drawing, new: Drawing) -> Json:
    """What leads from one board to the other; things that lie on both are the same objects mostly."""
    return difference(old.board, new.board)
