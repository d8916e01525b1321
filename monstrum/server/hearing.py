"""What each reader of a table has been told so far: put together once, and gone on with from there.

A log only grows, but for an undo: then the last thing known is not where it was, and all is read anew.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Sequence

from monstrum.server.notices import Notice
from monstrum.server.protocol import Happened
from monstrum.texts.match import Told


class Hearing:
    """The events of one reader in one language. `counts`: for every event of the match, how many of the
    reader's there were with it."""

    def __init__(self) -> None:
        self.events: list[Happened] = []
        self.counts: list[int] = []
        self._latest: list[int] = []  # for every event of the reader, the highest ply so far
        self._last: Told | None = None  # of the match's events that were read
        self._notices: list[Notice] = []  # that were read

    def go_on(
        self,
        told: Sequence[Told],
        notices: Sequence[Notice],
        as_heard: Callable[[Told | Notice], Happened | None],
    ) -> None:
        """`as_heard`: an event as the reader is told it; None if they are not."""
        if not self._follows(told, notices):
            self.events, self.counts, self._latest, self._notices = [], [], [], []
        known = len(self.counts)
        for each in in_order(told[known:], notices[len(self._notices) :], known):
            event = as_heard(each)
            if event is not None:
                self.events.append(event)
                self._latest.append(max(event.ply, self._latest[-1] if self._latest else 0))
            if isinstance(each, Told):
                self.counts.append(len(self.events))
        self._last = told[-1] if told else None
        self._notices = list(notices)

    def _follows(self, told: Sequence[Told], notices: Sequence[Notice]) -> bool:
        """Whether all that was read is still there, and what is new comes after it."""
        known = len(self.counts)
        return (
            len(told) >= known
            and (known == 0 or told[known - 1] is self._last)
            and list(notices[: len(self._notices)]) == self._notices
            and all(notice.at >= known for notice in notices[len(self._notices) :])
        )

    def since(self, ply: int) -> tuple[int, list[Happened]]:
        """How many events came before a ply, and those from it on."""
        found = [event for event in self.events[bisect_left(self._latest, ply) :] if event.ply >= ply]
        return len(self.events) - len(found), found


def in_order(events: Sequence[Told], notices: Sequence[Notice], first: int = 0) -> Iterator[Told | Notice]:
    """What the game tells, from its event number `first` on, and between it what the server tells."""
    left = deque(notices)
    for number, told in enumerate(events, first):
        while left and left[0].at <= number:
            yield left.popleft()
        yield told
    yield from left
