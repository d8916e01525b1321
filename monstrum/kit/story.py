"""What can happen in a game, declared once: an event is one line.

    (DRAWN, "drawn", "player part"),

A line has the number of the event, the code of its sentence, and what its numbers are, in their order. A word
of the last is the name of a parameter of the sentence, and a sort: how its number is spelled, and what it
refers to; `new_colour:colour` has the sort of another. `-` is a number nobody reads. An event without a code
is told to nobody.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from monstrum.core.board import Cue
from monstrum.core.contract import Sentence
from monstrum.core.events import AUTOMATIC, Event

UNREAD = "-"

EventLine = tuple[int, str, str]
Varied = Mapping[int, Callable[[Event], str]]
"""By event: what is added to the code of its sentence (`_more`), or another one; nothing for neither."""


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
        varied: Varied = MappingProxyType({}),
    ) -> None:
        self.lines = {kind: (code, tuple(map(parameter, params.split()))) for kind, code, params in lines}
        self.sorts = sorts
        self.alone = alone
        self.seats = seats
        self.varied = varied

    def told(self, event: Event, state: Any) -> Sentence:
        """Which sentence it is, and its parameters as ids."""
        if event.kind == AUTOMATIC:
            return self.alone(event, state)
        code, names = self.lines[event.kind]
        params: dict[str, str] = {}
        if not code:
            return Sentence("", params)
        for (name, sort), number in zip(names, numbers_of(event), strict=False):
            if name != UNREAD:
                said = self.sorts[sort].said(state, number)
                params |= {name: said} if isinstance(said, str) else said
        if event.kind in self.varied:
            more = self.varied[event.kind](event)
            code = code + more if more.startswith("_") else more or code
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
        for (name, sort_name), number in zip(names, numbers_of(event), strict=False):
            if name == UNREAD:
                continue
            sort = self.sorts[sort_name]
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
        return {code for code, _ in self.lines.values() if code}


def parameter(word: str) -> tuple[str, str]:
    """Name and sort."""
    name, _, sort = word.partition(":")
    return name, sort or name


def numbers_of(event: Event) -> tuple[int, int, int, int]:
    return event.a, event.b, event.c, event.d
