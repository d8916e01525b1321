"""The lines behind a number: what it is, how much, whose. A roll and its explanation read the same lines."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 24


@final
class Lines:
    """Codes and amounts in the order they are added up; it is filled anew for each roll."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.total: i64 = 0
        self.code: vec[i64] = NO_LINES
        self.amount: vec[i64] = NO_LINES

    def clear(self) -> None:
        if len(self.code) == 0:
            self.code = vec[i64]([0] * ROOM)
            self.amount = vec[i64]([0] * ROOM)
        self.number = 0
        self.total = 0

    def add(self, code: i64, amount: i64) -> None:
        """Lines of nothing are left out."""
        if amount != 0 and self.number < ROOM:
            self.code[self.number] = code
            self.amount[self.number] = amount
            self.number += 1
        self.total += amount


NO_LINES: Final[vec[i64]] = vec[i64]()
