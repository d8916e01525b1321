"""The numbers a total is made of: what each is, and how much. A roll and its explanation read the same
ones."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 32  # no roll has more


@final
class Modifiers:
    """Codes and amounts in the order they are added up; it is filled anew for each total."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.total: i64 = 0
        self.code: vec[i64] = vec[i64]([0] * ROOM)
        self.amount: vec[i64] = vec[i64]([0] * ROOM)

    def clear(self) -> None:
        self.number = 0
        self.total = 0

    def add(self, code: i64, amount: i64) -> None:
        """Something that adds nothing is not written down."""
        if amount != 0 and self.number < ROOM:
            self.code[self.number] = code
            self.amount[self.number] = amount
            self.number += 1
        self.total += amount
