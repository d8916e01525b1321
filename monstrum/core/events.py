"""What happened, as integers first; words come later, and only where someone reads them.

An event knows its audience (a mask of seats, or everybody), whether it revealed something hidden
and whether chance made it: undo depends on both.
"""

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1

REVEALS: Final = 1  # somebody now knows something that was hidden
RANDOM: Final = 2  # chance decided

AUTOMATIC: Final = 0  # the kind every game shares: a decision with one option was taken by itself
COMMITTED: Final = 1  # and this one: a seat has chosen in a sealed block; not what
FIRST_KIND: Final = 2  # games number their own kinds from here


@final
class Event:
    """One event, for those who read it; the core itself never makes one in search."""

    def __init__(self, kind: i64, audience: i64, marks: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.kind = kind
        self.audience = audience
        self.marks = marks
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def seen_by(self, seat: i64) -> bool:
        """Spectators (seat -1) see what everybody sees."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def numbers(self) -> tuple[int, int, int, int, int, int]:
        """What a reader learns from it (the audience itself is nobody's business)."""
        return (self.kind, self.marks, self.a, self.b, self.c, self.d)


@final
class Events:
    """The events since somebody last took them."""

    def __init__(self) -> None:
        self.list: list[Event] = []

    def take(self) -> list[Event]:
        taken = self.list
        self.list = []
        return taken


NOBODY_LISTENS: Final = Events()  # of muted states; it stays empty
