"""What can happen in a game, declared once: an event is one line.

    (DRAWN, "drawn", "player part"),

A line has the number of the event, the code of its sentence, and what its numbers are, in their order. A word
of the last is the name of a parameter of the sentence, and a sort: how its number is spelled, and what it
refers to. `number?` tells the event with the sentence `…_nothing` where that number is 0; `-` is a number
nobody reads. An event without a code is told to nobody.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monstrum.core.board import Cue
from monstrum.core.contract import Sentence
from monstrum.core.events import AUTOMATIC, Event

UNREAD = "-"

EventLine = tuple[int, str, str]

Otherwise = Callable[[Event], tuple[str, str] | None]
"""Another sentence for an event in some cases, and what its numbers are then."""


@dataclass(frozen=True, slots=True)
class Sort:
    """How the numbers of a parameter are spelled (of a state and the number; several parameters where the
    sentence wants more of one number, or calls it otherwise), what they refer to (`part` for
    part:A13; or found from the state, the number and the seat named last before), whether they are
    counted."""

    said: Callable[[Any, int], str | dict[str, str]]
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
        otherwise: Mapping[int, Otherwise] | None = None,
    ) -> None:
        self.lines = {kind: (code, tuple(params.split())) for kind, code, params in lines}
        self.sorts = sorts
        self.alone = alone
        self.seats = seats
        self.otherwise = otherwise or {}

    def line(self, event: Event) -> tuple[str, tuple[str, ...]]:
        """The code of an event's sentence and what its numbers are."""
        found = self.otherwise[event.kind](event) if event.kind in self.otherwise else None
        return self.lines[event.kind] if found is None else (found[0], tuple(found[1].split()))

    def told(self, event: Event, state: Any) -> Sentence:
        """Which sentence it is, and its parameters as ids."""
        if event.kind == AUTOMATIC:
            return self.alone(event, state)
        code, names = self.line(event)
        params: dict[str, str] = {}
        if not code:
            return Sentence("", params)
        for name, number in zip(names, (event.a, event.b, event.c, event.d), strict=False):
            if name.endswith("?") and number == 0:
                code += "_nothing"
            if name != UNREAD:
                said = self.sorts[name.rstrip("?")].said(state, number)
                params |= {name.rstrip("?"): said} if isinstance(said, str) else said
        return Sentence(code, params)

    def cue(self, event: Event, state: Any) -> Cue:
        """What the sentence refers to, in its order; then its numbers."""
        if event.kind == AUTOMATIC:
            return Cue()
        code, names = self.lines[event.kind]
        if not code:
            return Cue()
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
        found = {code for code, _ in self.lines.values() if code}
        told_at_zero = {
            f"{code}_nothing"
            for code, names in self.lines.values()
            if any(name.endswith("?") for name in names)
        }
        return found | told_at_zero
