"""The buffer a frame writes its legal actions into."""

from typing import final


@final
class Actions:
    """Integers in canonical order. Read it before the next call into the engine, never later."""

    def __init__(self) -> None:
        self.items: list[int] = []

    def clear(self) -> None:
        self.items.clear()

    def add(self, action: int) -> None:
        self.items.append(action)

    def count(self) -> int:
        return len(self.items)
