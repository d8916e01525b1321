"""What a bot did instead of answering, and where in its code."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One of them. As text it completes "the bot …"."""

    what: str  # `failed in my_bot.py, line 12 (KeyError: 'P0')`
    file: str = ""  # whole, where it is known
    line: int = 0

    def __str__(self) -> str:
        return self.what
