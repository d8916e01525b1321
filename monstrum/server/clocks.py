"""Thinking time: a bank per seat, and an increment whenever the decision passes on. The time is told to it.

Seconds inside, whole milliseconds in the log. Every row of the log carries what is left after it, so a table
that is loaded again goes on from there: time while nobody served it does not count.
"""

from collections.abc import Iterable, Sequence

from monstrum.server.protocol import ClockTimes


class Clocks:
    """The clocks of one table; `on` is False where there are none."""

    def __init__(self, bank: int, increment: int, seats: int) -> None:
        self.on = bank > 0
        self.left = [float(bank)] * seats
        self.running: tuple[int, ...] = ()
        self.credited = [-1] * seats  # the ply of the last answer that has earned an increment
        self._increment = increment
        self._now = 0.0

    def seconds(self, seat: int, now: float) -> float:
        """What is left of a seat's time."""
        passed = max(0.0, now - self._now) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - passed)

    def tick(self, now: float) -> None:
        """Time has passed for those who are awaited."""
        self.left = [self.seconds(seat, now) for seat in range(len(self.left))]
        self._now = now

    def run(self, seats: Iterable[int], now: float) -> None:
        """From now on these clocks run."""
        self.tick(now)
        self.running = tuple(seats) if self.on else ()

    def credit(self, seat: int, ply: int) -> None:
        """The decision has passed on from this seat. What was undone or taken back and is answered again
        earns nothing twice."""
        if self.on and ply > self.credited[seat]:
            self.credited[seat] = ply
            self.left[seat] += self._increment

    def fallen(self, seat: int, now: float) -> bool:
        return seat in self.running and self.seconds(seat, now) <= 0.0

    def next_fall(self, now: float) -> float | None:
        """Seconds until somebody's time is over."""
        return min((self.seconds(seat, now) for seat in self.running), default=None)

    def stored(self) -> tuple[int, ...]:
        return tuple(round(seconds * 1000) for seconds in self.left) if self.on else ()

    def restore(self, stored: Sequence[int]) -> None:
        if self.on and stored:
            self.left = [milliseconds / 1000 for milliseconds in stored]

    def shown(self, now: float, bots: Sequence[bool]) -> ClockTimes | None:
        """As they stand now; a seat that a bot plays has none."""
        if not self.on:
            return None
        left = [None if bot else round(self.seconds(seat, now), 3) for seat, bot in enumerate(bots)]
        return ClockTimes(left, list(self.running))
