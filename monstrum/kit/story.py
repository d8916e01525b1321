"""What can happen in a game, declared once: an event is one line.

    (DRAWN, "drawn", "player part"),

A line has the number of the event, the code of its sentence, and what its numbers are, in their order. A word
of the last is the name of a parameter of the sentence, and a sort: how its number is spelled, and what it
refers to. `number?` tells the event with the sentence `…_nothing` where that number is 0; `-` is a number
nobody reads.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monstrum.core.board import Cue
from monstrum.core.contract import Sentence
from monstrum.core.events import AUTOMATIC, Event

UNREAD = "-"

EventLine = tuple[int, str, str]


@dataclass(frozen=True, slots=True)
class Sort:
    """How the numbers of a parameter are spelled (of a state and the number), what they refer to (`part` for
    part:A13; or found from the state, the number and the seat named last before), whether they are
    counted."""

    said: Callable[[Any, int], str]
    ref: str | Callable[[Any, int, int], str] = ""
    counts: bool = False


class Story:
    """The events of a game as sentences and cues."""

    def __init__(
        self,
        lines: Sequence[EventLine],
        sorts: Mapping[str, Sort],
        alone: Callable[[Event, Any], Sentence],
        seats: Sequence[str] = ("player", "rival"),
    ) -> None:
        self.lines = {kind: (code, tuple(params.split())) for kind, code, params in lines}
        self.sorts = sorts
        self.alone = alone
        self.seats = seats

    def told(self, event: Event, state: Any) -> Sentence:
        """Which sentence it is, and its parameters as ids."""
        if event.kind == AUTOMATIC:
            return self.alone(event, state)
        code, names = self.lines[event.kind]
        params: dict[str, str] = {}
        for name, number in zip(names, (event.a, event.b, event.c, event.d), strict=False):
            if name.endswith("?") and number == 0:
                code += "_nothing"
            if name != UNREAD:
                params[name.rstrip("?")] = self.sorts[name.rstrip("?")].said(state, number)
        return Sentence(code, params)

    def cue(self, event: Event, state: Any) -> Cue:
        """What the sentence refers to, in its order; then its numbers."""
        if event.kind == AUTOMATIC:
            return Cue()
        code, names = self.lines[event.kind]
        refs: list[str] = []
        numbers: list[int] = []
        whose = 0
        for name, number in zip(names, (event.a, event.b, event.c, event.d), strict=False):
            if name == UNREAD:
                continue
            sort = self.sorts[name.rstrip("?")]
            if name in self.seats:
                whose = number
            ref = sort.ref(state, number, whose) if callable(sort.ref) else sort.ref
            if ref:
                refs.append(ref if callable(sort.ref) else f"{ref}:{sort.said(state, number)}")
            elif sort.counts:
                numbers.append(number)
        return Cue(code, tuple(refs), tuple(numbers))

    def codes(self) -> set[str]:
        """Every sentence a line may be told with."""
        found = {code for code, _ in self.lines.values()}
        told_at_zero = {
            f"{code}_nothing"
            for code, names in self.lines.values()
            if any(name.endswith("?") for name in names)
        }
        return found | told_at_zero
