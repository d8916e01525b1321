"""What every game's state has: the stack of pending work, the operands of effects, chance, events.

Pending work is data. A record is eight integers: kind, actor and six arguments. The class behind a
kind is stateless and sits in the table `game.py` fills. What comes later is pushed first.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monstrum.core.actions import Actions, doubled
from monstrum.core.chance import Chance
from monstrum.core.events import EVERYBODY, NOBODY_LISTENS, Event, Events

NOBODY: Final[i64] = -1  # the frame runs by itself
CHANCE: Final[i64] = -2  # chance decides: drawn, scripted, or asked in explicit mode
SEALED: Final = -3  # several seats decide secretly; argument `a` is the mask of seats asked

NOTHING: Final = -1  # the action of a frame that needs none
WIDTH: Final = 8
DEPTH: Final = 7  # records a stack has room for before it grows: with them it fits a small block of memory
NO_RECORD: Final[i64] = -1

NO_ROW: Final[vec[i64]] = vec[i64]()
NO_LIST: Final[list[int]] = []  # of all states that have nothing there: it is replaced, never changed
NO_BUFFERS: Final[list[list[int]]] = []

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One kind of pending work: it lists its legal actions and resolves one. It keeps nothing."""

    def __init__(self, name: str, *, follows: bool = False) -> None:
        self.name = name
        self.follows = follows  # asks for the next pick of a gesture

    def options(self, state: S, out: Actions) -> None:
        """Write the legal actions of the loaded record in canonical order."""

    def resolve(self, state: S, action: i64) -> None:
        """Do it. The record has left the stack; its numbers are still loaded in the state."""

    def continues(self, state: S) -> bool:
        """Whether the loaded record goes on with a gesture its seat has begun."""
        return self.follows

    def secret(self, state: S, seat: i64) -> bool:
        """Whether others cannot see how many options the seat has: then even a single one is asked."""
        return False

    def private(self, state: S) -> bool:
        """Whether others may not see which option it was: then only its seat is told that it was taken by
        itself."""
        return False

    # Chance only.

    def weight(self, state: S, action: i64) -> i64:
        """How many equal cards stand behind this outcome."""
        return 1

    def total(self, state: S, out: Actions) -> i64:
        """The weights of all outcomes together; a frame that knows their sum need not add them up."""
        total: i64 = 0
        for at in range(out.count()):
            total += self.weight(state, out.items[at])
        return total

    def scripted(self, state: S) -> i64:
        """The action the script has for this event, or -1; a die asks `scripted_die` instead."""
        return state.chance.scripted_pick()

    # Sealed blocks only. `state.buffers[seat]` holds what the seat has picked so far.

    def offers(self, state: S, seat: i64, out: Actions) -> None:
        """What this seat may pick next."""

    def complete(self, state: S, seat: i64) -> bool:
        """Whether this seat has picked all it must."""
        return len(state.buffers[seat]) > 0


def frame_table(frames: "list[Frame[Any]]") -> "vec[Frame[Any]]":
    """The frames of a game by kind. In a vector the compiled core finds them without asking what they are."""
    return vec[Frame](frames)  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a state that no rulebook speaks of."""

    def __init__(self, seats: i64, table: "vec[Frame[Any]]", chance: Chance, muted: bool) -> None:
        self.seats = seats
        self.table = table
        self.chance = chance
        self.muted = muted  # nobody reads the events
        self.events = NOBODY_LISTENS if muted else Events()
        self.stack: vec[i64] = NO_ROW
        self.top: i64 = 0  # how much of the stack is in use
        self.operands: vec[i64] = NO_ROW  # what effects in progress have found and picked so far
        self.laid: i64 = 0  # how many operands there are
        self.buffers: list[list[int]] = NO_BUFFERS  # one per seat while a sealed block is open
        self.automatic = True  # single options are taken by themselves
        self.legal = Actions()
        self.fresh = False  # the pending decision is loaded, and `legal` holds its options
        # The loaded record.
        self.kind: i64 = 0
        self.actor: i64 = NOBODY
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        self.f: i64 = 0

    # The stack --------------------------------------------------------------------------------------

    def push(
        self, kind: i64, actor: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Put work on top of the stack: it comes before everything already there."""
        top, stack = self.top, self.stack
        if top + WIDTH > len(stack):
            stack = doubled(stack) if top else vec[i64]([0] * (WIDTH * DEPTH))
            self.stack = stack
        self.fresh = False
        stack[top] = kind
        stack[top + 1] = actor
        stack[top + 2] = a
        stack[top + 3] = b
        stack[top + 4] = c
        stack[top + 5] = d
        stack[top + 6] = e
        stack[top + 7] = f
        self.top = top + WIDTH

    def load(self) -> None:
        """Make the top record readable as kind, actor, a … f."""
        load_top(self)

    def drop(self) -> None:
        """Take the top record off. Cancelling what comes later is dropping it."""
        self.fresh = False
        self.top -= WIDTH

    def over(self) -> bool:
        return self.top == 0

    def records(self) -> list[int]:
        """What is pending, flat, the next thing last."""
        return [self.stack[at] for at in range(self.top)]

    def put_records(self, numbers: Sequence[int]) -> None:
        """Replace everything pending."""
        while len(self.stack) < len(numbers):
            self.stack = doubled(self.stack)
        for at, number in enumerate(numbers):
            self.stack[at] = number
        self.top = len(numbers)
        self.fresh = False

    # Records that wait. A record is where it begins in the stack; its registers count from 0, which is a.

    def depth(self) -> i64:
        """How many records are pending."""
        return self.top // WIDTH

    def under(self, depth: i64) -> i64:
        """The record that lies so many below the top one; NO_RECORD where the stack is not as deep."""
        record = self.top - (depth + 1) * WIDTH
        return record if record >= 0 else NO_RECORD

    def nearest(self, kind: i64) -> i64:
        """The uppermost record of a kind, or NO_RECORD."""
        record = self.top - WIDTH
        while record >= 0 and self.stack[record] != kind:
            record -= WIDTH
        return record if record >= 0 else NO_RECORD

    def kind_of(self, record: i64) -> i64:
        """The kind of a record; NO_RECORD for none."""
        return self.stack[record] if record >= 0 else NO_RECORD

    def actor_of(self, record: i64) -> i64:
        """Whom a record waits for."""
        return self.stack[record + 1]

    def register(self, record: i64, number: i64) -> i64:
        return self.stack[record + 2 + number]

    def put_register(self, record: i64, number: i64, value: i64) -> None:
        self.fresh = False
        self.stack[record + 2 + number] = value

    # The operands -----------------------------------------------------------------------------------

    def lay(self, number: i64) -> None:
        """Put a number on the operands."""
        if self.laid == len(self.operands):
            self.operands = doubled(self.operands)
        self.operands[self.laid] = number
        self.laid += 1

    def take(self) -> i64:
        """Take the last one off."""
        self.laid -= 1
        return self.operands[self.laid]

    def found(self) -> list[int]:
        """The operands, the last one last."""
        return [self.operands[at] for at in range(self.laid)]

    def put_found(self, numbers: Sequence[int]) -> None:
        self.laid = 0
        for number in numbers:
            self.lay(number)

    # Events -----------------------------------------------------------------------------------------

    def emit(
        self,
        kind: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        audience: i64 = EVERYBODY,
        marks: i64 = 0,
    ) -> None:
        if not self.muted:
            self.events.list.append(Event(kind, audience, marks, a, b, c, d))

    def mute(self) -> None:
        self.muted = True
        self.events = NOBODY_LISTENS

    def listen(self) -> None:
        """From here on somebody reads the events."""
        self.muted = False
        self.events = Events()

    # Copies -----------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """A muted copy that shares nothing mutable. Each game has its own (`tools/fields.py` writes it)."""
        raise NotImplementedError

    def copy_pending(self, other: "State") -> None:
        """The part of `clone` that every game shares."""
        self.stack = other.stack[:]
        self.top = other.top
        if other.laid:
            self.operands = other.operands[:]
            self.laid = other.laid
        if other.buffers:
            self.buffers = [buffer.copy() for buffer in other.buffers]

    def dump(self, out: list[int]) -> None:
        """The whole state but chance, as integers; each game has its own, ending with `dump_pending`."""
        raise NotImplementedError

    def dump_pending(self, out: list[int]) -> None:
        dump_list(out, self.records())
        dump_list(out, self.found())
        out.append(len(self.buffers))
        for buffer in self.buffers:
            dump_list(out, buffer)


def load_top(state: State) -> None:
    """`load` for the loops of the engine: a function is called directly, a method of an open class is not."""
    stack = state.stack
    top = state.top - WIDTH
    state.kind = stack[top]
    state.actor = stack[top + 1]
    state.a = stack[top + 2]
    state.b = stack[top + 3]
    state.c = stack[top + 4]
    state.d = stack[top + 5]
    state.e = stack[top + 6]
    state.f = stack[top + 7]


def dump_list(out: list[int], items: list[int]) -> None:
    out.append(len(items))
    out.extend(items)


def dump_row(out: list[int], items: vec[i64]) -> None:
    dump_part(out, items, 0, len(items))


def dump_part(out: list[int], items: vec[i64], start: i64, size: i64) -> None:
    out.append(size)
    for at in range(start, start + size):
        out.append(items[at])


def dump_rows(out: list[int], items: vec[i64], count: i64, width: i64) -> None:
    """The first records of a row that has room for more."""
    out.append(count)
    for at in range(count * width):
        out.append(items[at])
