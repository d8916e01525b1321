"""What every game's state has: the stack of pending work, the operands of effects, chance, events.

Pending work is data. A record is eight integers: kind, actor and six arguments. The class behind a
kind is stateless and sits in the table `game.py` fills. What comes later is pushed first.
"""

from typing import Any, Final, Generic, TypeVar

from monstrum.core.actions import Actions
from monstrum.core.chance import Chance
from monstrum.core.events import EVERYBODY, Event, Events

NOBODY: Final = -1  # the frame runs by itself
CHANCE: Final = -2  # chance decides: drawn, scripted, or asked in explicit mode
SEALED: Final = -3  # several seats decide secretly; argument `a` is the mask of seats asked

NOTHING: Final = -1  # the action of a frame that needs none
WIDTH: Final = 8

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """One kind of pending work: it lists its legal actions and resolves one. It keeps nothing."""

    def __init__(self, name: str, *, follows: bool = False) -> None:
        self.name = name
        self.follows = follows  # asks for the next pick of a gesture

    def options(self, state: S, out: Actions) -> None:
        """Write the legal actions of the loaded record in canonical order."""

    def resolve(self, state: S, action: int) -> None:
        """Do it. The record has left the stack; its numbers are still loaded in the state."""

    def continues(self, state: S) -> bool:
        """Whether the loaded record goes on with a gesture its seat has begun."""
        return self.follows

    def secret(self, state: S, seat: int) -> bool:
        """Whether others cannot see how many options the seat has: then even a single one is asked."""
        return False

    # Chance only.

    def weight(self, state: S, action: int) -> int:
        """How many equal cards stand behind this outcome."""
        return 1

    def scripted(self, state: S) -> int:
        """The action the script has for this event, or -1; a die asks `scripted_die` instead."""
        return state.chance.scripted_pick()

    # Sealed blocks only. `state.buffers[seat]` holds what the seat has picked so far.

    def offers(self, state: S, seat: int, out: Actions) -> None:
        """What this seat may pick next."""

    def complete(self, state: S, seat: int) -> bool:
        """Whether this seat has picked all it must."""
        return len(state.buffers[seat]) > 0


class State:
    """The part of a state that no rulebook speaks of."""

    def __init__(self, seats: int, table: "list[Frame[Any]]", chance: Chance, muted: bool) -> None:
        self.seats = seats
        self.table = table
        self.chance = chance
        self.events = Events(muted)
        self.stack: list[int] = []
        self.operands: list[int] = []  # what effects in progress have found and picked so far
        self.buffers: list[list[int]] = []  # one per seat while a sealed block is open
        self.automatic = True  # single options are taken by themselves
        self.legal = Actions()
        # The loaded record.
        self.kind = 0
        self.actor = NOBODY
        self.a = 0
        self.b = 0
        self.c = 0
        self.d = 0
        self.e = 0
        self.f = 0

    def push(
        self, kind: int, actor: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Put work on top of the stack: it comes before everything already there."""
        stack = self.stack
        stack.append(kind)
        stack.append(actor)
        stack.append(a)
        stack.append(b)
        stack.append(c)
        stack.append(d)
        stack.append(e)
        stack.append(f)

    def load(self) -> None:
        """Make the top record readable as kind, actor, a … f."""
        stack = self.stack
        top = len(stack) - WIDTH
        self.kind = stack[top]
        self.actor = stack[top + 1]
        self.a = stack[top + 2]
        self.b = stack[top + 3]
        self.c = stack[top + 4]
        self.d = stack[top + 5]
        self.e = stack[top + 6]
        self.f = stack[top + 7]

    def drop(self) -> None:
        """Take the top record off. Cancelling what comes later is dropping it."""
        del self.stack[len(self.stack) - WIDTH :]

    def over(self) -> bool:
        return not self.stack

    def emit(
        self,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        audience: int = EVERYBODY,
        marks: int = 0,
    ) -> None:
        if not self.events.muted:
            self.events.list.append(Event(kind, audience, marks, a, b, c, d))

    def clone(self) -> "State":
        """A muted copy that shares nothing mutable. Each game writes its own."""
        raise NotImplementedError

    def copy_pending(self, other: "State") -> None:
        """The part of `clone` that every game shares."""
        self.stack = other.stack.copy()
        self.operands = other.operands.copy()
        if other.buffers:
            self.buffers = [buffer.copy() for buffer in other.buffers]

    def dump(self, out: list[int]) -> None:
        """The whole state but chance, as integers; each game writes its own, ending with `dump_pending`."""
        raise NotImplementedError

    def dump_pending(self, out: list[int]) -> None:
        dump_list(out, self.stack)
        dump_list(out, self.operands)
        out.append(len(self.buffers))
        for buffer in self.buffers:
            dump_list(out, buffer)


def dump_list(out: list[int], items: list[int]) -> None:
    out.append(len(items))
    out.extend(items)
