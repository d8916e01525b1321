"""How fast bots play before somebody's eyes."""

from typing import Final

from monstrum.terminal.phrases import phrase

DELAYS: Final = (3.0, 1.5, 0.8, 0.4, 0.15, 0.0)  # seconds before each answer
USUAL: Final = 3


class Pace:
    """One of a few speeds, or a pause."""

    def __init__(self, level: int = USUAL) -> None:
        self.level = level
        self.paused = False

    def delay(self) -> float:
        return DELAYS[self.level]

    def change(self, by: int) -> None:
        self.level = min(len(DELAYS) - 1, max(0, self.level + by))

    def __str__(self) -> str:
        code = "paused" if self.paused else "speed"
        return phrase(code, level=self.level + 1, most=len(DELAYS))
